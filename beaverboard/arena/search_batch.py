"""Whole matches between bots some of which search; else as `batch`.

Apart from it, because compiling the search takes much longer than all the rest.
"""

import numpy as np

from beaverboard import dealer, engine, step
from beaverboard.arena import watch
from beaverboard.arena.watch import Watch
from beaverboard.bots import policy, search
from beaverboard.bots.outlook import Outlook
from beaverboard.compiled import compile_functions
from beaverboard.dealer import BOTS, MATCH


def play_batch(
    setup: np.ndarray,
    policies: np.ndarray,
    plans: np.ndarray,
    o: Outlook,
    key: np.ndarray,
    first: int,
    pool: np.ndarray,
    words: np.ndarray,
    dealers: np.ndarray,
    memory: search.Memory,
    scores: np.ndarray,
    wins: np.ndarray,
    lengths: np.ndarray,
    moves: np.ndarray,
    seen: Watch,
) -> None:
    """Fill the rows of `scores`, `wins`, `lengths` and, if it has any, `moves`, and what is
    `seen`, with the matches from `first` on. A seat whose plan has playouts searches, any other
    follows its policy."""
    s = pool[search.ROOT]
    deals, lots = dealers[search.DEALS], dealers[search.LOTS]
    watched = watch.watching(seen)
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
                watch.asked(seen, i, s, memory.out)
            p = int(s.turn)
            if plans[p, search.PLAYOUTS] > 0:
                count = search.weigh(pool, words, dealers, memory, plans[p], o)
                action = search.chosen(memory, count)
            else:
                action = policy.choose(int(policies[p]), s, memory.out, lots)
            if len(moves) > 0:
                moves[i, length] = action
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


compile_functions(__name__)
