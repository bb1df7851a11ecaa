"""Compiled: a match played to its end by a policy."""

import numpy as np

from beaverboard import engine
from beaverboard.bots import policy
from beaverboard.compiled import compile_functions
from beaverboard.envs.rewards import rank


def play_out(
    pool: np.ndarray,
    kind: int,
    rivals: int,
    deals: np.ndarray,
    lots: np.ndarray,
    out: np.ndarray,
    ranks: np.ndarray,
) -> None:
    """Fill in every seat's rank after the match `pool[0]` was played to its end."""
    s = pool[0]
    while not s.over:
        engine.play(s, policy.choose(kind, s, out, lots[0]), deals[0])
    for p in range(s.seats):
        ranks[p] = rank(s, p, rivals)


compile_functions(__name__)
