"""The bots that are compiled into batches and playouts, behind one function.

A policy looks at the state as its seat knows it and must not be swayed by anything else;
it draws its lots from a stream of its own.
"""

from typing import Any

import numba
import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import greedy

RANDOM, GREEDY = range(2)


def choose(policy: int, s: Any, out: np.ndarray, d: Any) -> int:
    """The action of the seat in turn; `out` is room for the legal ones."""
    if policy == GREEDY:
        return greedy.greedy(s, out, d)
    count = engine.legal(s, out)
    return int(out[dealer.below(d, count)])


def choose_in(policy: int, pool: np.ndarray, i: int, out: np.ndarray, dealers: np.ndarray) -> int:
    return choose(policy, pool[i], out, dealers[0])


numba.jit_module(cache=True, nogil=True, error_model="numpy")
