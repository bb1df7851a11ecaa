"""The games are compiled before the clock of any test here runs; databases to test with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from beaverboard import warm
from beaverboard.games import GAMES
from tests.server.postgres import Postgres, started


@pytest.fixture(scope="session", autouse=True)
def compiled_games() -> None:
    for game in GAMES.values():
        warm.compile_game(game.name, list(warm.SERVER_PARTS))
        for part in warm.SERVER_PARTS.values():
            part(game)  # what the disk has must be loaded too


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with started() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds one after the other."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.address(server.new_database())
