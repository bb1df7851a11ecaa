"""The observation of a game without a page: made from its view, in Python, which is slow but
needs nothing besides."""

from types import SimpleNamespace
from typing import Any

import numba
import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.games.game import Game
from beaverboard.observe import from_view

LONGEST = 10_000  # of a match whose rules do not say it as `MOVES`


def observe(s: Any, seat: int, out: np.ndarray) -> None:
    with numba.objmode():
        from_view.fill(s, seat, out)


compile_functions(__name__, nogil=False)


class Default(SimpleNamespace):
    """Its pieces are asked for when an environment is made: only then a view is needed."""

    @property
    def PIECES(self) -> Any:
        return from_view.pieces(self._game)


def page_of(game: Game) -> Default:
    most = getattr(game.rules, "MOVES", LONGEST)
    return Default(observe=observe, MOST_ACTIONS=most, _game=game)
