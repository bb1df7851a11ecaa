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
import inspect
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import numba
import numba.extending

from beaverboard.games import GAMES
from beaverboard.games.game import Game

Page = TypeVar("Page")
Function = TypeVar("Function", bound=Callable[..., Any])


class Door(Generic[Page]):
    def __init__(self, page_of: Callable[[Game], Page]) -> None:
        self._by_type: dict[Any, tuple[Game, Page]] = {}  # by the record's Numba type
        self._by_fields: dict[Any, Page] = {}  # by the names of the record's fields
        for game in GAMES.values():
            self.add(game, page_of(game))

    def add(self, game: Game, page: Page) -> None:
        state = game.rules.STATE
        record_type = numba.from_dtype(state)
        if record_type in self._by_type or state.names in self._by_fields:
            raise ValueError(f"{game.name}: another game has the same STATE")
        self._by_type[record_type] = game, page
        self._by_fields[state.names] = page

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


def pages_in(package: str) -> Callable[[Game], Any]:
    """Pages that are modules of a package, each named like the folder of its game."""
    return lambda game: importlib.import_module(f"{package}.{game.folder.name}")
