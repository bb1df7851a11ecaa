"""Many matches in one compiled call.

Match number i draws from the sub-streams numbered i, one for the deal and one for the
bots, so its course depends on the key and on i alone: not on which thread plays it, nor
on what was played before.
"""

import numpy as np

from beaverboard import dealer, engine, step
from beaverboard.arena import watch
from beaverboard.arena.watch import Watch
from beaverboard.bots import policy
from beaverboard.compiled import compile_functions
from beaverboard.dealer import BOTS, MATCH


def play_batch(
    setup: np.ndarray,
    policies: np.ndarray,
    key: np.ndarray,
    first: int,
    pool: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    scores: np.ndarray,
    wins: np.ndarray,
    lengths: np.ndarray,
    seen: Watch,
) -> None:
    """Fill the rows of `scores`, `wins` and `lengths`, and what is `seen`, with the matches
    from `first` on."""
    s = pool[0]
    deals, lots = dealers[0], dealers[1]
    watched = watch.watching(seen)  # asked once: a call would cost more than a random move
    for i in range(len(lengths)):
        dealer.open_stream(deals, key, MATCH, first + i)
        dealer.open_stream(lots, key, BOTS, first + i)
        watch.listen(seen, deals)
        engine.deal(s, setup, deals)
        if watched:
            watch.dealt(seen, i, s, deals)
        length = 0
        while not s.over:
            if watched:
                watch.asked(seen, i, s, out)
            action = policy.choose(int(policies[s.turn]), s, out, lots)
            engine.play(s, action, deals)
            length += 1
            if watched:
                watch.played(seen, i, s, deals, length)
        if watched:
            watch.ended(seen, i, s)
        lengths[i] = length
        for p in range(s.seats):
            scores[i, p] = engine.score(s, p)
            wins[i, p] = step.engine_wins(s, p)


def watch_again(
    setup: np.ndarray,
    moves: np.ndarray,
    key: np.ndarray,
    number: int,
    pool: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    i: int,
    seen: Watch,
) -> None:
    """Watch a match whose moves are known, into row `i`."""
    s, deals = pool[0], dealers[0]
    dealer.open_stream(deals, key, MATCH, number)
    watch.listen(seen, deals)
    engine.deal(s, setup, deals)
    watch.dealt(seen, i, s, deals)
    for length in range(len(moves)):
        watch.asked(seen, i, s, out)
        engine.play(s, int(moves[length]), deals)
        watch.played(seen, i, s, deals, length + 1)
    watch.ended(seen, i, s)


compile_functions(__name__)
