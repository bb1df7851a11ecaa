"""The registry: the games of all packages that are installed, ours among them.

A package names its games as entry points in the group `beaverboard.games`, each with where its
`Game` is: `rafts = "rafts.game:GAME"`. Ours are in `pyproject.toml`. They are loaded when somebody
first asks for one, so that a package may be imported before this one.

A game of another package that can't be loaded is left out, and `named` says why; the others
stay.
"""

import copyreg
import re
import tomllib
from collections.abc import Iterator, MutableMapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import numba
import numpy as np

from beaverboard import compiled, locales
from beaverboard.games.game import Game

GROUP = "beaverboard.games"
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
NEEDED = ("seats", "turn", "over")  # fields of every STATE


class UnknownGame(ValueError):
    """There is no game of that name."""


class BadGame(ValueError):
    """A game that can't be played; the message says what is missing."""


def check(game: object, name: str) -> Game:
    """What every game needs, however it was written."""
    if not isinstance(game, Game):
        raise BadGame(f"{name}: the entry point must lead to a Game, not {type(game).__name__}")
    if game.name != name or not NAME.fullmatch(name):
        raise BadGame(f"{name}: the entry point and the Game must have the same plain name")
    state = game.rules.STATE
    fields = state.names or ()
    if lacking := [field for field in NEEDED if field not in fields]:
        raise BadGame(f"{name}: STATE needs the fields {', '.join(lacking)}")
    # A field named like a method works compiled and breaks interpreted.
    if taken := [field for field in fields if hasattr(np.recarray, field)]:
        raise BadGame(f"{name}: STATE has fields named like array methods: {taken}")
    # Two threads on records that share a cache line are slower than one.
    if state.itemsize % 64:
        raise BadGame(f"{name}: pad STATE by {-state.itemsize % 64} bytes")
    return game


class Registry(MutableMapping[str, Game]):
    def __init__(self) -> None:
        self.broken: dict[str, Exception] = {}

    @cached_property
    def _games(self) -> dict[str, Game]:
        games: list[Game] = []
        for entry in entries():
            ours = is_ours(entry)
            try:
                game = check(entry.load(), entry.name)
                if any(game.rules.STATE == other.rules.STATE for other in games):
                    raise BadGame(f"{game.name}: another game has the same STATE")
                if any(game.name == other.name for other in games):
                    raise BadGame(f"{game.name}: another package has a game of that name")
            except Exception as error:  # of somebody else's code: anything
                if ours:
                    raise
                self.broken[entry.name] = error
                continue
            if not ours:
                compiled.add_foreign_state(numba.from_dtype(game.rules.STATE), game.module)
                locales.add_folder(game.folder / "locales")
            games.append(game)
        return {game.name: game for game in sorted(games, key=lambda game: game.place)}

    def __getitem__(self, name: str) -> Game:
        return self._games[name]

    def __setitem__(self, name: str, game: Game) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def is_ours(entry: EntryPoint) -> bool:
    return entry.value.startswith(f"{__name__}.")


def entries() -> list[EntryPoint]:
    """Ours first, then the others by their names."""
    found = list(entry_points(group=GROUP))
    if not any(map(is_ours, found)):
        found += declared()
    return sorted(found, key=lambda entry: (not is_ours(entry), entry.name))


def declared() -> list[EntryPoint]:
    """Ours as `pyproject.toml` has them, for a checkout that was installed before it had them."""
    try:
        project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
        ours: dict[str, str] = project["entry-points"][GROUP]
    except (OSError, KeyError):
        raise BadGame("beaverboard is installed without its games; install it again") from None
    return [EntryPoint(name, value, GROUP) for name, value in ours.items()]


GAMES = Registry()


def named(name: str) -> Game:
    try:
        return GAMES[name]
    except KeyError:
        pass
    if why := GAMES.broken.get(name):
        raise UnknownGame(f"the game {name!s:.60} can't be loaded: {why}") from why
    raise UnknownGame(f"no game {name!s:.60}; there are {', '.join(GAMES)}")


# Setups, matches and environments are pickled and copied with the name of their game.
copyreg.pickle(Game, lambda game: (named, (game.name,)))
