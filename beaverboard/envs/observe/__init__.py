"""What a seat knows, as a tensor: one page of pieces per game, behind one compiled door.

A page is `observe/<game>.py` with the table `PIECES` and `observe(s, seat, out)`, which fills
`out` with what the seat knows. Each game has one, found by its name. Observations are of
perfect recall: whatever a seat has seen of a card it still sees, with the memory aid or without.
"""

import importlib
from typing import Any

import numba
import numba.extending
import numpy as np

from beaverboard.envs.observe.pieces import Layout, Piece
from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup

BY_TYPE: dict[Any, Any] = {}  # for compiled callers: the record's Numba type
BY_FIELDS: dict[Any, Any] = {}  # for Python callers: the record's field names

for game in GAMES.values():
    page = importlib.import_module(f"{__name__}.{game.folder.name}")
    BY_TYPE[numba.from_dtype(game.rules.STATE)] = page
    BY_FIELDS[game.rules.STATE.names] = page


def observe(s: Any, seat: int, out: np.ndarray) -> None:
    BY_FIELDS[s.dtype.names].observe(s, seat, out)


# No annotations: Numba compares them with those of the lambda.
@numba.extending.overload(observe, inline="always")
def compiled_observe(s, seat, out):
    of_game = BY_TYPE[s].observe
    return lambda s, seat, out: of_game(s, seat, out)


def pieces(game: Game) -> tuple[Piece, ...]:
    table: tuple[Piece, ...] = BY_FIELDS[game.rules.STATE.names].PIECES
    return table


def sign(game: Game) -> int:
    """1 where more points are better, else -1."""
    return -1 if game.lowest_wins else 1


def layout(setup: Setup) -> Layout:
    """The pieces of the setup's observations and where they lie."""
    return Layout(pieces(setup.game), setup)
