"""The one loop that plays whole matches in compiled code, whoever chooses the moves.

Players are a NamedTuple with a method `choose(room, i, length)`: the action of the seat in turn in
`room.pool[0]`, in row `i` after `length` actions. Compiled, the loop is made once per class of
players and per game.

Match number n draws from the sub-streams numbered n, one for the deal and one for the
bots, so its course depends on the key and on n alone: not on which thread plays it, nor
on what was played before.
"""

from typing import Any, NamedTuple, Protocol

import numba.extending
import numpy as np

from beaverboard import dealer, engine, step
from beaverboard.arena import watch
from beaverboard.arena.watch import Watch
from beaverboard.bots import policy
from beaverboard.dealer import BOTS, MATCH

# Indices of the streams in a room; a search has more, after these.
DEALS, LOTS = range(2)


class Matches(NamedTuple):
    """Which matches are played: those numbered from `first` on."""

    setup: np.ndarray
    key: np.ndarray
    first: int


class Room(NamedTuple):
    """What a match is played in."""

    pool: np.ndarray  # the first is the match
    dealers: np.ndarray
    out: np.ndarray  # room for legal actions


class Rows(NamedTuple):
    """The results, a row a match; `moves` only if it has any rows."""

    scores: np.ndarray
    wins: np.ndarray
    lengths: np.ndarray
    moves: np.ndarray


class Players(Protocol):
    def choose(self, room: Room, i: int, length: int) -> int: ...


class Policies(NamedTuple):
    kinds: np.ndarray  # by seat

    @numba.extending.register_jitable(inline="always")
    def choose(self, room: Room, i: int, length: int) -> int:
        s = room.pool[0]
        return policy.choose(int(self.kinds[s.turn]), s, room.out, room.dealers[LOTS])


class KnownMoves(NamedTuple):
    """Play matches again."""

    moves: np.ndarray  # a row a match

    @numba.extending.register_jitable(inline="always")
    def choose(self, room: Room, i: int, length: int) -> int:
        return int(self.moves[i, length])


def choose(players: Players, room: Room, i: int, length: int) -> int:
    return players.choose(room, i, length)


# No annotations: Numba compares them with those of the lambda.
@numba.extending.overload(choose, inline="always")
def compiled_choose(players, room, i, length):
    of_class = players.instance_class.choose
    return lambda players, room, i, length: of_class(players, room, i, length)


@numba.extending.register_jitable
def play_matches(matches: Matches, players: Any, room: Room, rows: Rows, seen: Watch) -> None:
    """Fill the rows, and what is `seen`."""
    s, deals, lots = room.pool[0], room.dealers[DEALS], room.dealers[LOTS]
    watched = watch.watching(seen)  # asked once: a call would cost more than a random move
    keeps_moves = len(rows.moves) > 0
    for i in range(len(rows.lengths)):
        dealer.open_stream(deals, matches.key, MATCH, matches.first + i)
        dealer.open_stream(lots, matches.key, BOTS, matches.first + i)
        watch.switch_calling(seen, deals)
        engine.deal(s, matches.setup[0], deals)
        if watched:
            watch.after_deal(seen, i, s, deals)
        length = 0
        while not s.over:
            if watched:
                watch.before_action(seen, i, s, room.out)
            action = choose(players, room, i, length)
            if keeps_moves:
                rows.moves[i, length] = action
            engine.play(s, action, deals)
            length += 1
            if watched:
                watch.after_action(seen, i, s, deals, length)
        if watched:
            watch.after_match(seen, i, s)
        rows.lengths[i] = length
        for p in range(s.seats):
            rows.scores[i, p] = engine.score(s, p)
            rows.wins[i, p] = step.engine_wins(s, p)
