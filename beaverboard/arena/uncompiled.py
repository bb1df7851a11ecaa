"""Matches between bots that are not compiled into batches, one decision at a time.

Match number i has the same deal as in a batch. Every seat has its own bot, made anew for
every match with a random stream of its own, so that its course depends on the seed and on i alone.
"""

from collections.abc import Sequence

import numpy as np

from beaverboard import chance, engine
from beaverboard.arena import batch
from beaverboard.arena.match_loop import KnownMoves, Matches, Room, Rows
from beaverboard.arena.watch import Watch
from beaverboard.bots.bot import NETWORK, Bot, bot_named
from beaverboard.games.setup import Setup
from beaverboard.match import Match

LOTS = 8  # streams a match: more than seats


def is_needed(names: Sequence[str]) -> bool:
    """Whether one of the bots can only play at a match of its own."""
    return any(name.startswith(NETWORK) for name in names)


def play_uncompiled(
    setup: Setup, names: Sequence[str], key: bytes, first: int, rows: Rows, seen: Watch
) -> None:
    """Play the matches from `first` on, then go through them again in compiled code, which fills
    the rows and what is `seen`."""
    dealt, seed = chance.from_key(key), key.hex()
    # read once: they use no random numbers
    trained: dict[str, Bot] = {n: bot_named(n, seed) for n in names if n.startswith(NETWORK)}
    played: list[list[int]] = []
    for number in range(first, first + len(rows.lengths)):
        match = Match.dealt(setup, dealt, number=number)
        bots = [
            trained.get(name) or bot_named(name, seed, LOTS * number + p)
            for p, name in enumerate(names)
        ]
        moves: list[int] = []
        while not match.over:
            moves.append(bots[match.turn].choose(match, match.turn))
            match.play(moves[-1])
        played.append(moves)
    known = np.zeros((len(played), max(map(len, played), default=0)), np.int64)
    for i, moves in enumerate(played):
        known[i, : len(moves)] = moves
    room = Room(
        engine.pool(setup.game.rules.STATE),
        engine.dealers(2),
        np.empty(setup.game.rules.ACTIONS, np.int64),
    )
    matches = Matches(setup.row(), chance.key_words(key), first)
    batch.play_batch(matches, KnownMoves(known), room, rows, seen)
