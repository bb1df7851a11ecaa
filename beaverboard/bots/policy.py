"""The bots that are compiled into batches and playouts, behind one function.

A policy looks at the state as its seat knows it and must not be swayed by anything else;
its random numbers come from a stream of its own.
"""

from typing import Any

import numba.extending
import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import greedy

RANDOM, GREEDY = range(2)


# Inlined into its callers: the call alone would cost a tenth of a random move.
@numba.extending.register_jitable(inline="always")
def choose(policy: int, s: Any, out: np.ndarray, d: Any) -> int:
    """The action of the seat in turn; `out` is room for the legal ones."""
    if policy == RANDOM:
        action = int(out[dealer.below(d, engine.legal(s, out))])
    else:
        action = greedy.greedy(s, out, d)
    return action
