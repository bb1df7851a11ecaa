"""Doors: functions that become those of the game whose state they are given.

Each kind of page (rules, greedy bots, tallies, observations) has one door. A function of it is
written once, for Python callers:

    RULES = Door(lambda game: game.rules)

    @RULES.function
    def legal(s: Any, out: np.ndarray) -> int:
        return RULES.page(s).legal(s, out)

Called from compiled code, it is replaced by the function of the same name in the page of the game
whose record type the first argument has. So a caller is one text that Numba compiles once per
game, and Numba's cache works (it would not with functions made by a factory).
"""

import importlib
import importlib.util
import inspect
from collections.abc import Callable
from functools import cached_property
from types import SimpleNamespace
from typing import Any, Generic, TypeVar

import numba
import numba.extending

from beaverboard.games import GAMES
from beaverboard.games import __name__ as REGISTRY
from beaverboard.games.game import Game

Page = TypeVar("Page")
Function = TypeVar("Function", bound=Callable[..., Any])


class Door(Generic[Page]):
    def __init__(self, page_of: Callable[[Game], Page]) -> None:
        self._page_of = page_of

    # Games are loaded on first use: a game's own modules may import this one before that.

    @cached_property
    def _by_type(self) -> dict[Any, tuple[Game, Page]]:
        """By the record's Numba type."""
        return {
            numba.from_dtype(game.rules.STATE): (game, self.page_of(game))
            for game in GAMES.values()
        }

    @cached_property
    def _by_fields(self) -> dict[Any, Page]:
        """By the names of the record's fields."""
        return {game.rules.STATE.names: self._page_of(game) for game in GAMES.values()}

    def page(self, s: Any) -> Page:
        """The page for a state."""
        return self._by_fields[s.dtype.names]

    def page_of(self, game: Game) -> Page:
        return self._by_fields[game.rules.STATE.names]

    def game_of(self, record_type: Any) -> Game | None:
        """The game whose state has this Numba type."""
        game, _ = self._by_type.get(record_type, (None, None))
        return game

    def function(self, function: Function) -> Function:
        """Let compiled callers of the function call the page's function of that name."""
        name = function.__name__

        def compiled(record_type: Any) -> Any:
            return getattr(self._by_type[record_type][1], name)

        # Inlined, the door costs nothing. Numba compares the parameters of the two functions to
        # the letter, annotations too, so these have none.
        overload = numba.extending.overload(function, inline="always")
        match len(inspect.signature(function).parameters):
            case 2:

                @overload
                def with_two(s, a):
                    of_game = compiled(s)
                    return lambda s, a: of_game(s, a)

            case 3:

                @overload
                def with_three(s, a, b):
                    of_game = compiled(s)
                    return lambda s, a, b: of_game(s, a, b)

            case count:
                raise TypeError(f"{name}: a door has functions of 2 or 3 arguments, not {count}")
        return function


def pages_in(package: str, default: Callable[[Game], Any]) -> Callable[[Game], Any]:
    """Pages that are modules. One of ours is in the package, named like the folder of its game:
    `bots.greedy.dam_it`. That of another package is beside its rules, named like our package:
    `rafts.greedy`. Whatever a page does not have comes from the default."""

    def page_of(game: Game) -> Any:
        kind = package.rpartition(".")[2]
        ours = game.package.startswith(f"{REGISTRY}.")
        name = f"{package}.{game.folder.name}" if ours else f"{game.package}.{kind}"
        usual = default(game)
        if importlib.util.find_spec(name) is None:
            return usual
        page = importlib.import_module(name)
        if all(hasattr(page, each) for each in vars(usual) if each[0] != "_"):
            return page
        return SimpleNamespace(**{**vars(usual), **vars(page)})

    return page_of
