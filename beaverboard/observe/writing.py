"""The few strokes with which observations are written; `out` is all zeros before.

Seats are counted from the observer's own: it is 0, the one after it 1.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING

EVEN = 128  # a lead of nothing


def mark(out: np.ndarray, n: int, which: int) -> None:
    """Number `which` of a one-hot piece that begins at `n`; NOTHING leaves it empty."""
    if which != NOTHING:
        out[n + which] = 1


def after(p: int, seat: int, seats: int) -> int:
    """How many seats `p` sits after the observer; NOTHING for nobody."""
    return NOTHING if p == NOTHING else (p - seat + seats) % seats


def byte(number: int) -> int:
    """As much of a number as fits."""
    return min(max(number, 0), 255)


compile_functions(__name__)
