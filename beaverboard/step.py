"""One match at a time, as `Match` needs it: compiled entry points for Python callers.

Every function takes (pool, index): handing a record over from Python would cost ten
times as much.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine
from beaverboard.compiled import compile_functions


def open_stream(
    dealers: np.ndarray, j: int, key: np.ndarray, purpose: int, number: int, calling: bool
) -> None:
    d = dealers[j]
    dealer.open_stream(d, key, purpose, number)
    d.calling = int(calling)


def deal(pool: np.ndarray, i: int, setup: np.ndarray, dealers: np.ndarray, j: int) -> None:
    engine.deal(pool[i], setup[0], dealers[j])


def attempt(pool: np.ndarray, i: int, action: int, dealers: np.ndarray, j: int) -> int:
    """Play if the rules allow it; else change nothing and return the reason."""
    s = pool[i]
    reason = engine.refusal(s, action)
    if reason == 0:
        d = dealers[j]
        d.called = 0
        engine.play(s, action, d)
    return reason


def legal(pool: np.ndarray, i: int, out: np.ndarray) -> int:
    return engine.legal(pool[i], out)


def refusal(pool: np.ndarray, i: int, action: int) -> int:
    return engine.refusal(pool[i], action)


def redeal(pool: np.ndarray, i: int, seat: int, dealers: np.ndarray, j: int) -> None:
    engine.redeal(pool[i], seat, dealers[j])


def score(pool: np.ndarray, i: int, p: int) -> int:
    return engine.score(pool[i], p)


def wins(pool: np.ndarray, i: int, p: int) -> bool:
    return engine_wins(pool[i], p)


def engine_wins(s: Any, p: int) -> bool:
    """Nobody beats `p`. A game with an automatic opponent lets it answer in the place of
    the seat itself: `beats(s, p, p)`."""
    if not s.over:
        return False
    for q in range(s.seats):
        if engine.beats(s, q, p):
            return False
    return True


compile_functions(__name__)
