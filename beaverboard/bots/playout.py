"""Greedy bots play on: the end of every playout, compiled."""

from typing import Any

import numpy as np

from beaverboard import engine
from beaverboard.bots import greedy, outlook
from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING

UNLIMITED = NOTHING


def play_on(s: Any, d: Any, out: np.ndarray, this_round: int, turns: int) -> None:
    """Until the round or the match is over, or so many turns have passed."""
    passed = 0
    while not s.over and outlook.round_of(s) == this_round and passed != turns:
        p = s.turn
        engine.play(s, greedy.greedy(s, out, d), d)
        passed += int(s.turn != p)


compile_functions(__name__)
