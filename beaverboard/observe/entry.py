"""The compiled entry point of observations: what a seat knows and may do."""

from typing import Any

import numpy as np

from beaverboard import engine
from beaverboard.compiled import compile_functions
from beaverboard.observe import observe


def fill(
    pool: np.ndarray, i: int, seat: int, tensor: np.ndarray, mask: np.ndarray, out: np.ndarray
) -> None:
    """Fill in the seat's observation and its legal actions: none if it is not its turn."""
    s = pool[i]
    observe(s, seat, tensor)
    mark_legal(s, seat, mask, out)


def mark_legal(s: Any, seat: int, mask: np.ndarray, out: np.ndarray) -> None:
    mask[:] = 0
    if s.turn == seat:
        for i in range(engine.legal(s, out)):
            mask[out[i]] = 1


compile_functions(__name__)
