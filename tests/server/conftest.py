"""The games are compiled before the clock of any test here runs."""

import pytest

from beaverboard.games import GAMES
from beaverboard.server import warm


@pytest.fixture(scope="session", autouse=True)
def compiled_games() -> None:
    warm.main(list(GAMES))
    for game in GAMES.values():
        warm.warm(game)  # what the disk has must be loaded too
