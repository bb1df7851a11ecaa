"""The bot of a game without a page of heuristics: it plays a random legal move. The
playouts of a search do the same up to the end, as there is no outlook."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from beaverboard import dealer, engine
from beaverboard.compiled import compile_functions
from beaverboard.games.game import Game


def greedy(s: Any, out: np.ndarray, d: Any) -> int:
    return int(out[dealer.below(d, engine.legal(s, out))])


def traits(s: Any, p: int, x: np.ndarray) -> None:
    """None."""


compile_functions(__name__)


def page_of(game: Game) -> SimpleNamespace:
    return SimpleNamespace(greedy=greedy, traits=traits, TRAITS=1, LAPS=0, NOTEWORTHY=())
