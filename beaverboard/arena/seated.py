"""Matches between bots that are not compiled into batches, one decision at a time.

Match number i has the same deal as in a batch. Every seat has its own bot, made anew for
every match with lots of its own, so that its course depends on the seed and on i alone.
"""

from collections.abc import Sequence

import numpy as np

from beaverboard import chance
from beaverboard.bots.bot import NETWORK, Bot, seated
from beaverboard.games.setup import Setup
from beaverboard.match import Match

LOTS = 8  # streams a match: more than seats


def needs_seats(names: Sequence[str]) -> bool:
    """Whether one of the bots can only play at a match of its own."""
    return any(name.startswith(NETWORK) for name in names)


def play_seated(
    setup: Setup,
    names: Sequence[str],
    seed: int | str,
    first: int,
    scores: np.ndarray,
    wins: np.ndarray,
    lengths: np.ndarray,
) -> None:
    """Fill the rows of `scores`, `wins` and `lengths` with the matches from `first` on."""
    dealt = chance.from_key(chance.key_of(seed))
    # read once: they draw no lots
    trained: dict[str, Bot] = {n: seated(n, seed) for n in names if n.startswith(NETWORK)}
    for i in range(len(lengths)):
        match = Match.dealt(setup, dealt, number=first + i)
        bots = [
            trained.get(name) or seated(name, seed, LOTS * (first + i) + p)
            for p, name in enumerate(names)
        ]
        while not match.over:
            match.play(bots[match.turn].choose(match, match.turn))
        lengths[i] = match.ply
        scores[i] = match.scores()
        wins[i, list(match.winners())] = True
