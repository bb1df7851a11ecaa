"""`beaverboard new-game` writes a package that plays and whose tests pass."""

from pathlib import Path

import pytest

from beaverboard.cli import main
from beaverboard.testing.scale import ALL
from tests.outside.packages import new_game, run

TESTS = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests"]
QUICK = ["-k", "not interpreted"]  # the three ways are for the larger tests: they compile


def test_the_tests_of_a_new_game_pass(tmp_path: Path) -> None:
    new_game(tmp_path, "two-pebbles")
    done = run([*TESTS, *([] if ALL else QUICK)], tmp_path)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_a_new_game_plays_in_the_terminal(tmp_path: Path) -> None:
    new_game(tmp_path)
    done = run(["-m", "beaverboard.cli", "simulate", "pebbles", "--matches", "5"], tmp_path)
    assert done.returncode == 0, done.stderr
    assert "5 matches" in done.stdout + done.stderr


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
