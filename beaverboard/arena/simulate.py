"""Matches by the million on one machine, the same for any number of threads."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from beaverboard import chance, engine
from beaverboard.arena import batch, search_batch, seated
from beaverboard.bots import outlook, search, searching
from beaverboard.bots.bot import POLICIES, check_name
from beaverboard.bots.levels import LEVELS, NO_SEARCH
from beaverboard.games.setup import BadSetup, Setup

CHUNK = 500  # matches a compiled call
SEARCH_CHUNK = 1  # where one match takes seconds


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
        check_name(name)
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
    bots = line_up(bots, setup.seats)
    searching_at_all = not LEVELS.keys().isdisjoint(bots)
    play = search_player(setup, bots) if searching_at_all else player(setup, bots)
    if seated.needs_seats(bots):
        play = seated_player(setup, bots, seed)
    chunk = SEARCH_CHUNK if searching_at_all else CHUNK
    key = chance.key_words(chance.key_of(seed))
    results = Results(
        scores=np.zeros((matches, setup.seats), np.int32),
        wins=np.zeros((matches, setup.seats), np.bool_),
        lengths=np.zeros(matches, np.int32),
    )

    def play_chunk(begin: int) -> int:
        rows = slice(begin, min(begin + chunk, matches))
        play(key, first + begin, results.scores[rows], results.wins[rows], results.lengths[rows])
        return len(results.lengths[rows])

    begins = range(0, matches, chunk)
    if threads == 1:
        for begin in begins:
            progress(play_chunk(begin))
    else:
        with ThreadPoolExecutor(threads) as executor:
            for done in executor.map(play_chunk, begins):
                progress(done)
    return results


# Plays matches from a number on, with a key, into rows of scores, wins and lengths
Player = Callable[[np.ndarray, int, np.ndarray, np.ndarray, np.ndarray], None]


def policies(bots: Sequence[str]) -> np.ndarray:
    """Of bots that search, which have none, any."""
    return np.array([POLICIES.get(name, 0) for name in bots], np.int64)


def player(setup: Setup, bots: Sequence[str]) -> Player:
    row, kinds = setup.row(), policies(bots)

    def play(
        key: np.ndarray, first: int, scores: np.ndarray, wins: np.ndarray, lengths: np.ndarray
    ) -> None:
        pool, dealers = engine.pool(setup.game.rules.STATE), engine.dealers(2)
        out = np.empty(setup.game.rules.ACTIONS, np.int64)
        batch.play_batch(row, kinds, key, first, pool, dealers, out, scores, wins, lengths)

    return play


def search_player(setup: Setup, bots: Sequence[str]) -> Player:
    row, kinds, slopes = setup.row(), policies(bots), outlook.slopes(setup)
    plans = np.array([searching.plan(setup, LEVELS.get(name, NO_SEARCH)) for name in bots])

    def play(
        key: np.ndarray, first: int, scores: np.ndarray, wins: np.ndarray, lengths: np.ndarray
    ) -> None:
        pool = engine.pool(setup.game.rules.STATE, search.STATES)
        dealers, memory = engine.dealers(search.DEALERS), searching.memory(setup)
        search_batch.play_batch(
            row, kinds, plans, slopes, key, first, pool, dealers, memory, scores, wins, lengths
        )

    return play


def seated_player(setup: Setup, bots: Sequence[str], seed: int | str) -> Player:
    def play(
        key: np.ndarray, first: int, scores: np.ndarray, wins: np.ndarray, lengths: np.ndarray
    ) -> None:
        seated.play_seated(setup, bots, seed, first, scores, wins, lengths)

    return play
