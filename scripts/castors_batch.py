"""Many matches of Le Roi des Castors in one compiled call, counted by character."""

import numpy as np

from beaverboard import dealer, engine, step
from beaverboard.bots import policy
from beaverboard.compiled import compile_functions
from beaverboard.dealer import BOTS, MATCH


def play_matches(
    setup: np.ndarray,
    bot: int,
    key: np.ndarray,
    pool: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    lengths: np.ndarray,
    stalemates: np.ndarray,
    wins: np.ndarray,
    dealt: np.ndarray,
) -> None:
    """Play `len(lengths)` matches; add up shares of wins and deals of every character."""
    s = pool[0]
    deals, lots = dealers[0], dealers[1]
    for i in range(len(lengths)):
        dealer.open_stream(deals, key, MATCH, i)
        dealer.open_stream(lots, key, BOTS, i)
        engine.deal(s, setup, deals)
        while not s.over:
            engine.play(s, policy.choose(bot, s, out, lots), deals)
            lengths[i] += 1
        stalemates[i] = s.quiet >= 3 * s.seats
        winners = 0
        for p in range(s.seats):
            winners += int(step.engine_wins(s, p))
        for p in range(s.seats):
            # Without characters the last column counts the seats themselves.
            character = int(s.character[p]) if s.character[p] >= 0 else len(wins) - 1
            dealt[character] += 1
            if step.engine_wins(s, p):
                wins[character] += 1 / winners


compile_functions(__name__, cache=False)
