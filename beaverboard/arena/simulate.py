"""Matches by the million on one machine, the same for any number of threads."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from beaverboard import chance, engine
from beaverboard.arena import batch, seated
from beaverboard.bots.bot import POLICIES, bot_named
from beaverboard.games.setup import BadSetup, Setup

CHUNK = 500  # matches a compiled call


@dataclass(frozen=True, slots=True)
class Results:
    """One row a match; one column a seat in `scores` and `wins`."""

    scores: np.ndarray
    wins: np.ndarray
    lengths: np.ndarray

    @property
    def shares(self) -> np.ndarray:
        """Of every match, the part of the win that each seat has."""
        return self.wins / np.maximum(self.wins.sum(axis=1, keepdims=True), 1)


def line_up(names: Sequence[str], seats: int) -> list[str]:
    """One bot per seat; a single name stands for all."""
    if len(names) == 1:
        names = [names[0]] * seats
    if len(names) != seats:
        raise BadSetup(f"bots: one name, or one for each of the {seats} seats")
    for name in names:
        bot_named(name, seed=0)  # complains if there is none
    return list(names)


def simulate(
    setup: Setup,
    *,
    matches: int,
    seed: int | str = 0,
    bots: Sequence[str] = ("random",),
    first: int = 0,
    threads: int = 1,
    progress: Callable[[int], None] = lambda matches: None,
) -> Results:
    """Play the matches numbered from `first` on; the same seed and number, the same deal."""
    names = line_up(bots, setup.seats)
    seated_bots = seated.needs_seats(names)
    policies = np.array([POLICIES.get(name, 0) for name in names], np.int64)
    row, key = setup.row(), chance.key_words(chance.key_of(seed))
    results = Results(
        scores=np.zeros((matches, setup.seats), np.int32),
        wins=np.zeros((matches, setup.seats), np.bool_),
        lengths=np.zeros(matches, np.int32),
    )

    def play_chunk(begin: int) -> int:
        rows = slice(begin, min(begin + CHUNK, matches))
        if seated_bots:
            tables = (results.scores[rows], results.wins[rows], results.lengths[rows])
            seated.play_seated(setup, names, seed, first + begin, *tables)
            return len(results.lengths[rows])
        batch.play_batch(
            row,
            policies,
            key,
            first + begin,
            engine.pool(setup.game.rules.STATE),
            engine.dealers(2),
            np.empty(setup.game.rules.ACTIONS, np.int64),
            results.scores[rows],
            results.wins[rows],
            results.lengths[rows],
        )
        return len(results.lengths[rows])

    begins = range(0, matches, CHUNK)
    if threads == 1:
        for begin in begins:
            progress(play_chunk(begin))
    else:
        with ThreadPoolExecutor(threads) as executor:
            for done in executor.map(play_chunk, begins):
                progress(done)
    return results
