"""The compiled entry point for bots that sit at a `Match`."""

import numpy as np

from beaverboard.bots import policy
from beaverboard.compiled import compile_functions


def pick(kind: int, pool: np.ndarray, out: np.ndarray, dealers: np.ndarray) -> int:
    """The action that a policy chooses in the state `pool[0]`."""
    return policy.choose(kind, pool[0], out, dealers[0])


compile_functions(__name__)
