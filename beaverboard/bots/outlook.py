"""What a match is worth to a seat: its share of the win, or of what it may expect.

After the end that is a fact. After a round of several, the totals and the rounds that are
left say how much can still change: the chances of the seats are as exp(slope * total), the
slope by the number of rounds left. `scripts/fit_outlook.py` fits the slopes to simulated
rounds of greedy play and writes `outlook.json`; games of one round need none.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numba.extending
import numpy as np

from beaverboard import engine, step
from beaverboard.games.setup import Setup

FILE = Path(__file__).with_suffix(".json")


@cache
def fitted() -> dict[str, dict[str, list[float]]]:
    """By setup: the slopes, by rounds left, and the mean points of a round."""
    known: dict[str, dict[str, list[float]]] = json.loads(FILE.read_text("utf-8"))
    return known


def name(setup: Setup) -> str:
    return f"{setup.game.name} {setup.mode or ''} {setup.seats}".replace("  ", " ")


def slopes(setup: Setup) -> np.ndarray:
    """As compiled code wants them: the slope by rounds left, before it the mean points."""
    known = fitted().get(name(setup), {"slopes": [], "points": [0.0]})
    return np.array(known["points"] + known["slopes"])


def round_of(s: Any) -> int:
    return int(s.round_no) if "round_no" in s.dtype.names else 0


def rounds_left(s: Any) -> int:
    return int(s.rounds) - int(s.round_no) + 1 if "round_no" in s.dtype.names else 0


# No annotations: Numba compares them with those of the lambda.


@numba.extending.overload(round_of, inline="always")
def compiled_round_of(s):
    if "round_no" in s.fields:
        return lambda s: s.round_no + 0
    return lambda s: 0


@numba.extending.overload(rounds_left, inline="always")
def compiled_rounds_left(s):
    if "round_no" in s.fields:
        return lambda s: s.rounds - s.round_no + 1
    return lambda s: 0


@numba.extending.register_jitable
def share(s: Any, p: int, partners: int, slopes: np.ndarray) -> float:
    """The seat's share of the win, or its chances after a round; partners win together."""
    if not s.over:
        slope = slopes[rounds_left(s)]
        mine = engine.score(s, p)
        total = 0.0
        for q in range(s.seats):
            total += np.exp(slope * (engine.score(s, q) - mine))
        return partners / total
    if not step.engine_wins(s, p):
        return 0.0
    winners = 0
    for q in range(s.seats):
        if step.engine_wins(s, q):
            winners += 1
    return partners / winners


@numba.extending.register_jitable
def final_score(s: Any, p: int, slopes: np.ndarray) -> float:
    """The seat's score, with average rounds for those that are left."""
    score = float(engine.score(s, p))
    return score if s.over else score + slopes[0] * rounds_left(s)
