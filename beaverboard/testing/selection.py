"""Which games the general tests of a file are about."""

from types import ModuleType
from typing import Any

from beaverboard.games import GAMES, named
from beaverboard.games.game import Game
from beaverboard.testing.playing import name, setups


def games_of(module: ModuleType) -> list[Game]:
    """The one that the test file names as `GAME`, or all."""
    wanted = getattr(module, "GAME", None)
    return list(GAMES.values()) if wanted is None else [named(wanted)]


def pytest_generate_tests(metafunc: Any) -> None:
    """For every test that takes a setup, a game or the names of the games, and says no more."""
    games = games_of(metafunc.module)
    for mark in metafunc.definition.iter_markers("parametrize"):
        if {"setup", "game"} & {each.strip() for each in str(mark.args[0]).split(",")}:
            return
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", setups(games=games), ids=name)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
