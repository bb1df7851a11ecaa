"""The search at a `Match`: it chooses for a bot, and weighs all moves for advice.

    weigh(match, seat=0, playouts=2000, seed=1)

gives the legal moves of the seat in turn, the one that the search would play first, each with
the share of the win that it may expect. A search is shown an imagined state and never the
true one.
"""

from dataclasses import dataclass

import numpy as np

from beaverboard import chance, engine
from beaverboard.bots import greedy, outlook, search
from beaverboard.bots.levels import Level
from beaverboard.dealer import BOTS
from beaverboard.games.setup import Setup
from beaverboard.match import Match


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a search thinks of a move. Moves that soon fell behind had fewer playouts."""

    action: int
    playouts: int  # that count; those that teach are not among them
    share: float  # of the win; in a team, of the team
    error: float  # the standard error of the share; 1 after a single playout
    score: float  # the mean final score


def plan(setup: Setup, level: Level, *, to_the_end: bool = False) -> np.ndarray:
    """A level as compiled code reads it."""
    turns = greedy.PAGES.page_of(setup.game).LAPS * setup.seats
    row = [level.playouts, setup.partners, level.overlooked, turns, to_the_end]
    return np.array(row, np.float64)


def memory(setup: Setup) -> search.Memory:
    actions = setup.game.rules.ACTIONS
    return search.Memory(
        nodes=engine.pool(search.NODE, search.NODES),
        edges=engine.pool(search.EDGE, search.EDGES),
        moves=engine.pool(search.MOVE, actions + 1),
        notes=engine.pool(search.NOTES),
        out=np.empty(actions, np.int64),
    )


def states(match: Match, seat: int, dealers: np.ndarray) -> np.ndarray:
    if match.over or match.turn != seat:
        raise ValueError(f"seat {seat} is not in turn")
    pool = engine.pool(match.game.rules.STATE, search.STATES)
    pool[search.ROOT] = match.imagine(seat, dealers[search.LOTS : search.LOTS + 1])[0]
    return pool


def words(pool: np.ndarray) -> np.ndarray:
    """The states of a pool as rows of numbers, in the same place."""
    return pool.view(np.ndarray).view(np.int64).reshape(len(pool), -1)


def dealers(seed: int | str, number: int) -> np.ndarray:
    made = engine.dealers(search.DEALERS)
    made[search.LOTS] = chance.new_dealer(chance.key_of(seed), BOTS, number)[0]
    return made


class SearchBot:
    """A level that sits at a match."""

    def __init__(self, name: str, level: Level, seed: int | str, number: int = 0) -> None:
        self.name = name
        self._level = level
        self._dealers = dealers(seed, number)

    def choose(self, match: Match, seat: int) -> int:
        own_memory, pool = memory(match.setup), states(match, seat, self._dealers)
        count = search.weigh(
            pool,
            words(pool),
            self._dealers,
            own_memory,
            plan(match.setup, self._level),
            outlook.of(match.setup),
        )
        return int(search.chosen(own_memory, count))


def weigh(
    match: Match, seat: int, playouts: int, seed: int | str, number: int = 0
) -> tuple[Weighed, ...]:
    """The moves of the seat, which must be in turn, best first; all playouts are used. Every
    number has a stream of its own."""
    own_dealers, own_memory = dealers(seed, number), memory(match.setup)
    pool = states(match, seat, own_dealers)
    count = search.weigh(
        pool,
        words(pool),
        own_dealers,
        own_memory,
        plan(match.setup, Level(playouts), to_the_end=True),
        outlook.of(match.setup),
    )
    chosen = search.chosen(own_memory, count)
    moves = own_memory.moves[: int(own_memory.notes["moves"][0])]
    found = [weighed(*(move[name].item() for name in WANTED)) for move in moves]
    return tuple(sorted(found, key=lambda w: (w.action != chosen, -w.playouts, -w.share)))


WANTED = ("action", "visits", "share", "squares", "score")


def weighed(action: int, playouts: int, share: float, squares: float, score: float) -> Weighed:
    """From sums over playouts."""
    if playouts == 0:
        return Weighed(action, 0, 0.0, 1.0, 0.0)
    mean = share / playouts
    variance = max(0.0, squares / playouts - mean * mean)
    error = (variance / (playouts - 1)) ** 0.5 if playouts > 1 else 1.0
    return Weighed(action, playouts, mean, error, score / playouts)
