"""A package that is installed adds its game; one that is not leaves nothing behind."""

from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest

from beaverboard import games
from beaverboard.games import GAMES, BadGame
from tests.outside.packages import make_visible, new_game, output_of, run

NAMES = "from beaverboard.games import GAMES; print(*GAMES)"
OURS = "biber-gang biber-clan dam-it roi-des-castors"


def test_a_package_adds_its_game_and_without_it_nothing_remains(tmp_path: Path) -> None:
    new_game(tmp_path)
    assert output_of(NAMES, tmp_path) == f"{OURS} pebbles"
    assert output_of(NAMES) == OURS == " ".join(GAMES)


@pytest.mark.parametrize("first", ["pebbles", "pebbles.rules", "beaverboard", "beaverboard.cli"])
def test_it_does_not_matter_what_is_imported_first(tmp_path: Path, first: str) -> None:
    new_game(tmp_path)
    assert output_of(f"import {first}; {NAMES}", tmp_path) == f"{OURS} pebbles"


BROKEN = {
    "import nowhere_to_be_found": "ModuleNotFoundError: No module named 'nowhere_to_be_found'",
    "GAME = 5": "must lead to a Game, not int",
    "import pebbles; GAME = pebbles.GAME": "must have the same plain name",
    "import dataclasses, pebbles; GAME = dataclasses.replace(pebbles.GAME, name='stones')": (
        "stones: another game has the same STATE"
    ),
}


@pytest.mark.parametrize("code", BROKEN)
def test_a_game_that_cannot_be_loaded_is_left_out_with_the_reason(
    tmp_path: Path, code: str
) -> None:
    new_game(tmp_path)
    make_visible(tmp_path, "stones", "z_stones")
    (tmp_path / "z_stones.py").write_text(code, "utf-8")
    listed = run(["-m", "beaverboard.cli", "games"], tmp_path)
    assert listed.returncode == 0
    assert "pebbles\n" in listed.stdout and "dam-it\n" in listed.stdout
    assert "stones can't be loaded: " in listed.stderr and BROKEN[code] in listed.stderr
    asked = run(["-m", "beaverboard.cli", "terminal", "stones"], tmp_path)
    assert asked.returncode == 2
    assert "the game stones can't be loaded: " in asked.stderr


def test_a_state_must_be_padded_and_have_what_all_share(monkeypatch: pytest.MonkeyPatch) -> None:
    dam_it = GAMES["dam-it"]
    seats, turn, over = ("seats", np.int8), ("turn", np.int8), ("over", np.bool_)
    padding = ("padding", np.int8, (61,))
    for fields, why in (
        ([seats, turn, over], "pad STATE by 61 bytes"),
        ([seats, over, ("padding", np.int8, (62,))], "STATE needs the fields turn"),
        ([seats, turn, over, ("copy", np.int8), padding], "named like array methods: .'copy'."),
    ):
        monkeypatch.setattr(dam_it.rules, "STATE", np.dtype(fields))
        with pytest.raises(BadGame, match=why):
            games.check(dam_it, "dam-it")


def test_a_checkout_that_was_installed_before_has_its_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def none(*, group: str) -> list[EntryPoint]:
        return []

    installed = games.entries()
    monkeypatch.setattr(games, "entry_points", none)
    assert [entry.name for entry in games.entries()] == [entry.name for entry in installed]
    monkeypatch.setattr(games, "PROJECT", tmp_path / "pyproject.toml")
    with pytest.raises(BadGame, match="install it again"):
        games.entries()


# What is kept of compiled code

DIGESTS = """
from beaverboard import compiled
from beaverboard.games import GAMES
import numba
of_state = compiled.foreign_digests(f"void({numba.from_dtype(GAMES['pebbles'].rules.STATE)})")
print(compiled.digest("pebbles.rules"), of_state)
print(compiled.digest(), compiled.digest("beaverboard.step"), compiled.foreign_digests("void()"))
"""


def test_code_is_compiled_anew_when_any_file_of_a_foreign_package_changes(tmp_path: Path) -> None:
    package = new_game(tmp_path) / "pebbles"
    foreign, ours = output_of(DIGESTS, tmp_path).splitlines()
    assert len(set(foreign.split())) == 1  # in its own functions and in those of the search
    for name in ("rules.py", "tables.py"):
        path = package / name
        text = path.read_text("utf-8") if path.exists() else ""
        path.write_text(f"{text}\n# changed\n", "utf-8")
        before, (foreign, still_ours) = foreign, output_of(DIGESTS, tmp_path).splitlines()
        assert foreign != before
        assert still_ours == ours
    assert (
        output_of("from beaverboard import compiled; print(compiled.digest())") == ours.split()[0]
    )
