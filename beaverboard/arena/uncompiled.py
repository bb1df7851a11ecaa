"""Matches between bots that are not compiled into batches, one decision at a time.

Match number i has the same deal as in a batch. Every seat has its own bot, made anew for
every match with lots of its own, so that its course depends on the seed and on i alone.
"""

from collections.abc import Sequence

import numpy as np

from beaverboard import chance, engine
from beaverboard.arena import batch, watch
from beaverboard.arena.watch import Watch
from beaverboard.bots.bot import NETWORK, Bot, bot_named
from beaverboard.games.setup import Setup
from beaverboard.match import Match

LOTS = 8  # streams a match: more than seats


def needs_seats(names: Sequence[str]) -> bool:
    """Whether one of the bots can only play at a match of its own."""
    return any(name.startswith(NETWORK) for name in names)


def play_seated(
    setup: Setup,
    names: Sequence[str],
    key: bytes,
    first: int,
    scores: np.ndarray,
    wins: np.ndarray,
    lengths: np.ndarray,
    kept: np.ndarray,
    seen: Watch,
) -> None:
    """Fill the rows of `scores`, `wins`, `lengths` and, if it has any, the moves that are `kept`,
    and what is `seen`, with the matches from `first` on."""
    dealt, seed = chance.from_key(key), key.hex()
    # read once: they draw no lots
    trained: dict[str, Bot] = {n: bot_named(n, seed) for n in names if n.startswith(NETWORK)}
    for i in range(len(lengths)):
        match = Match.dealt(setup, dealt, number=first + i)
        bots = [
            trained.get(name) or bot_named(name, seed, LOTS * (first + i) + p)
            for p, name in enumerate(names)
        ]
        moves = []
        while not match.over:
            moves.append(bots[match.turn].choose(match, match.turn))
            match.play(moves[-1])
        lengths[i] = match.ply
        scores[i] = match.scores()
        wins[i, list(match.winners())] = True
        if len(kept) > 0:
            kept[i, : len(moves)] = moves
        if watch.watching(seen):
            batch.watch_again(
                setup.row(),
                np.array(moves, np.int64),
                chance.key_words(key),
                first + i,
                engine.pool(setup.game.rules.STATE),
                engine.dealers(),
                np.empty(setup.game.rules.ACTIONS, np.int64),
                i,
                seen,
            )
