"""`beaverboard new-game` writes a package that plays and whose tests pass."""

import re
from pathlib import Path

import pytest

from beaverboard.cli import main
from beaverboard.testing.scale import ALL
from tests.outside.packages import new_game, output_of, run

TESTS = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests"]
QUICK = ["-k", "not interpreted"]  # the three ways are for the larger tests: they compile


def test_the_tests_of_a_new_game_pass(tmp_path: Path) -> None:
    new_game(tmp_path, "two-pebbles")
    done = run([*TESTS, *([] if ALL else QUICK)], tmp_path)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_a_new_game_is_simulated(tmp_path: Path) -> None:
    new_game(tmp_path)
    done = run(["-m", "beaverboard.cli", "simulate", "pebbles", "--matches", "5"], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "5 matches" in done.stdout + done.stderr


def test_the_terminal_calls_cards_by_their_names(tmp_path: Path) -> None:
    new_game(tmp_path)
    command = ["-m", "beaverboard.cli", "terminal", "pebbles", "--bot", "random", "--seed", "1"]
    done = run(command, tmp_path, given="1\n" * 12)
    assert done.returncode == 0, done.stderr
    rows = [line for line in done.stdout.splitlines() if line.startswith("  row of seat")]
    taken = re.findall(r"\[taken (\w+)", done.stdout)
    held = " ".join(row.split(": ")[1] for row in rows[-2:]).split()
    assert sorted(taken, key=int) == sorted(held, key=int) == [str(c) for c in range(1, 13)]


@pytest.mark.parametrize(
    ("name", "rule"), [("stepping-stones", "SS-2.1"), ("pebbles", "PE-2.1"), ("x", "XX-2.1")]
)
def test_rules_are_numbered_by_the_initials_of_the_game(
    name: str, rule: str, tmp_path: Path
) -> None:
    new_game(tmp_path, name)
    package = name.replace("-", "_")
    code = f"from {package} import rules, text; print(text.REASONS[rules.NO_CARD].rule)"
    assert output_of(code, tmp_path) == rule


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Pebbles", "small letters, digits and hyphens"),
        ("peb_bles", "small letters, digits and hyphens"),
        ("../pebbles", "small letters, digits and hyphens"),
        ("dam-it", "there is a game dam-it already"),
        ("class", "Python has a module class already"),
        ("json", "Python has a module json already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--folder", str(tmp_path / "new")]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kept").write_text("mine", "utf-8")
    assert main(["new-game", "pebbles", "--folder", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
