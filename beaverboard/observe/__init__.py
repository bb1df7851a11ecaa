"""What a seat knows, as a tensor: one page of pieces per game, behind one compiled door.

A page is `observe/<game>.py` with the table `PIECES` and `observe(s, seat, out)`, which fills
`out` with what the seat knows. It is found by the game's name; without one, the observation is made
from the game's view (`default`). Observations are of perfect recall: whatever a seat has seen of a
card it still sees, with the memory aid or without.
"""

from typing import Any

import numpy as np

from beaverboard.door import Door, pages_in
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup
from beaverboard.observe import default
from beaverboard.observe.pieces import Layout, Piece

PAGES: Door[Any] = Door(pages_in(__name__, default.page_of))


@PAGES.function
def observe(s: Any, seat: int, out: np.ndarray) -> None:
    PAGES.page(s).observe(s, seat, out)


def pieces(game: Game) -> tuple[Piece, ...]:
    table: tuple[Piece, ...] = PAGES.page_of(game).PIECES
    return table


def sign(game: Game) -> int:
    """1 where more points are better, else -1."""
    return -1 if game.lowest_wins else 1


def layout(setup: Setup) -> Layout:
    """The pieces of the setup's observations and where they lie."""
    return Layout(pieces(setup.game), setup)
