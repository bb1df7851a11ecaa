"""The greedy bots: one page of heuristics per game, behind one compiled door.

A page is `greedy/<game>.py` with `greedy(s, out, d)`: the action of the seat in turn, from
what that seat knows; `out` is room for the legal actions, `d` the bot's own stream. And with
`traits(s, p, x)`: how a seat stands, in `TRAITS` numbers that `outlook` weighs once `LAPS` laps are
played on, in games of several rounds its total first. Each game has one, found by its name.
"""

import importlib
from typing import Any

import numba
import numba.extending
import numpy as np

from beaverboard.games import GAMES
from beaverboard.games.game import Game

BY_TYPE: dict[Any, Any] = {}  # for compiled callers: the record's Numba type
BY_FIELDS: dict[Any, Any] = {}  # for Python callers: the record's field names

for game in GAMES.values():
    found = importlib.import_module(f"{__name__}.{game.folder.name}")
    BY_TYPE[numba.from_dtype(game.rules.STATE)] = BY_FIELDS[game.rules.STATE.names] = found


def greedy(s: Any, out: np.ndarray, d: Any) -> int:
    action: int = BY_FIELDS[s.dtype.names].greedy(s, out, d)
    return action


def page(game: Game) -> Any:
    return BY_FIELDS[game.rules.STATE.names]


def traits(s: Any, p: int, x: np.ndarray) -> None:
    BY_FIELDS[s.dtype.names].traits(s, p, x)


# No annotations: Numba compares them with those of the lambda.
@numba.extending.overload(greedy, inline="always")
def compiled_greedy(s, out, d):
    of_game = BY_TYPE[s].greedy
    return lambda s, out, d: of_game(s, out, d)


@numba.extending.overload(traits, inline="always")
def compiled_traits(s, p, x):
    of_game = BY_TYPE[s].traits
    return lambda s, p, x: of_game(s, p, x)
