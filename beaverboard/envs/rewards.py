"""What a match is worth to its seats: ranks and points, compiled, for all environments."""

from typing import Any

import numpy as np

from beaverboard import engine
from beaverboard.compiled import compile_functions

# What is rewarded: the rank at the end, the points at the end, or the points as they come
RANK, SCORE, LEAD = range(3)


def appraise(pool: np.ndarray, i: int, kind: int, sign: int, rivals: int, out: np.ndarray) -> None:
    """Of every seat, its rank if the match is over, or its margin."""
    s = pool[i]
    for p in range(s.seats):
        out[p] = rank(s, p, rivals) if kind == RANK else margin(s, p, sign, rivals)


def rank(s: Any, p: int, rivals: int) -> float:
    """1 for beating all rivals, -1 for being beaten by all. Alone at the table, the automatic
    opponent answers in the place of the seat itself."""
    if s.seats == 1:
        return -1.0 if engine.beats(s, p, p) else 1.0
    result = 0
    for q in range(s.seats):
        result += int(engine.beats(s, p, q)) - int(engine.beats(s, q, p))
    return result / rivals


def margin(s: Any, p: int, sign: int, rivals: int) -> float:
    """Points ahead of the rivals' mean; alone at the table, points."""
    mine = int(engine.score(s, p))
    if s.seats == 1:
        return float(sign * mine)
    result = 0
    for q in range(s.seats):
        result += mine - int(engine.score(s, q))
    return sign * result / rivals


compile_functions(__name__)
