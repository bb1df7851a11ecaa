"""The door for notebooks."""

import sys

import numpy as np
import polars
import pytest

from beaverboard import arena
from beaverboard.arena.matches import play_matches
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup


def test_a_table_of_polars_where_it_is_installed() -> None:
    table = arena.simulate("dam-it", seats=3, bots="greedy", matches=30, seed=4)
    assert isinstance(table, polars.DataFrame)
    results = play_matches(
        Setup.of(GAMES["dam-it"], seats=3), matches=30, seed=4, bots=["greedy"], watched=True
    )
    assert table["score"].to_list() == results.scores.ravel().tolist()
    assert set(table["bot"]) == {"greedy"}


def test_numpy_always(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = arena.simulate("dam-it", matches=10, library="numpy")
    for library in ("polars", "pandas"):
        monkeypatch.setitem(sys.modules, library, None)  # importing it fails now
    found = arena.simulate("dam-it", matches=10)
    assert isinstance(found, np.ndarray)
    assert (found == asked).all()


def test_characters_have_their_names_and_none_is_empty() -> None:
    table = arena.simulate("roi-des-castors", mode="expert", seats=5, matches=20)
    assert "Bûcheron" in set(table["character"])
    table = arena.simulate("roi-des-castors", mode="discovery", matches=20)
    assert set(table["character"]) == {""}


def test_threads_change_nothing() -> None:
    one = arena.simulate("biber-clan", matches=30, options={"rounds": 1}, library="numpy")
    two = arena.simulate(
        "biber-clan", matches=30, options={"rounds": 1}, library="numpy", threads=2
    )
    assert (one == two).all()


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"matches": 0}, "matches: a whole number from 1 on, not 0"),
        ({"threads": 0}, "threads: a whole number from 1 on, not 0"),
        ({"library": "excel"}, "library: one of polars, pandas, numpy, not excel"),
        ({"bots": ["greedy"] * 5}, "one for each of the 2 seats"),
        ({"options": {"speed": 3}}, "has the options"),
    ],
)
def test_bad_input_is_told(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        # Wrong types are what is tested.
        arena.simulate("dam-it", **{"matches": 5, **wrong})  # type: ignore[arg-type]


def test_a_library_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(BadSetup, match="pandas is not installed"):
        arena.simulate("dam-it", matches=5, library="pandas")
