"""Many matches on one machine, the same for any number of threads."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields

import numpy as np

from beaverboard import chance, engine
from beaverboard.arena import batch, luck, search_batch, tally, uncompiled, watch
from beaverboard.arena.match_loop import Matches, Policies, Room, Rows
from beaverboard.arena.search_players import SearchPlayers
from beaverboard.arena.watch import Watch
from beaverboard.bots import outlook, search_bot, search_data
from beaverboard.bots.bot import POLICIES, bot_named
from beaverboard.bots.levels import NO_SEARCH, level_of
from beaverboard.games.setup import BadSetup, Setup

CALL = 500  # matches a compiled call, which nothing can interrupt


class Stopped(Exception):
    """Playing was called off in the middle."""


@dataclass(frozen=True, slots=True)
class Results:
    """One row a match; one column a seat in `scores`, `wins` and `luck`. Where the matches were
    watched, `events`, `course`, `shares` and `tallies` as `watch` says; else they have no rows.
    Nor have `moves` and `luck` if it was not asked for."""

    scores: np.ndarray
    wins: np.ndarray
    lengths: np.ndarray
    events: np.ndarray
    course: np.ndarray
    shares: np.ndarray
    tallies: np.ndarray
    moves: np.ndarray
    luck: np.ndarray  # as part of the win

    @classmethod
    def room(
        cls, setup: Setup, matches: int, *, watched: bool, with_luck: bool = False
    ) -> "Results":
        seats, seen = setup.seats, matches if watched else 0
        gone_through = matches if with_luck else 0
        columns = len(tally.PAGES.page_of(setup.game).COLUMNS)
        return cls(
            scores=np.zeros((matches, seats), np.int32),
            wins=np.zeros((matches, seats), np.bool_),
            lengths=np.zeros(matches, np.int32),
            events=np.zeros((seen, len(setup.game.text.EVENTS)), np.int32),
            course=np.zeros((seen, watch.COURSE), np.int32),
            shares=np.zeros((seen, seats, watch.SHARES), np.int32),
            tallies=np.zeros((seen, seats, columns), np.int32),
            moves=np.zeros((gone_through, luck.LONGEST), np.int32),
            luck=np.zeros((gone_through, seats)),
        )

    def part(self, begin: int, end: int) -> "Results":
        """The same rows, not copies."""
        return Results(*(getattr(self, field.name)[begin:end] for field in fields(self)))

    @property
    def rows(self) -> Rows:
        """Where a batch writes how matches ended."""
        return Rows(self.scores, self.wins, self.lengths, self.moves)

    def watch(self, setup: Setup) -> Watch:
        """Where a batch writes what it sees."""
        names = list(setup.game.text.EVENTS)
        starts = names.index("starts") if "starts" in names else -1
        memo = np.zeros(watch.MEMO, np.int64)
        return Watch(starts, memo, self.events, self.course, self.shares, self.tallies)

    @property
    def win_shares(self) -> np.ndarray:
        """Of every match, the part of the win that each seat has."""
        return self.wins / np.maximum(self.wins.sum(axis=1, keepdims=True), 1)


def line_up(names: Sequence[str], seats: int) -> list[str]:
    """One bot per seat; a single name stands for all."""
    if len(names) == 1:
        names = [names[0]] * seats
    if len(names) != seats:
        raise BadSetup(f"bots: one name, or one for each of the {seats} seats")
    for name in set(names):
        bot_named(name, seed=0)  # raises if there is none
    return list(names)


def is_quick(bots: Sequence[str]) -> bool:
    """Whether the bot is compiled into batches; all others are much slower."""
    return POLICIES.keys() >= set(bots)


def play_matches(
    setup: Setup,
    *,
    matches: int,
    seed: int | str = 0,
    bots: Sequence[str] = ("random",),
    first: int = 0,
    threads: int = 1,
    watched: bool = False,
    with_luck: bool = False,
    progress: Callable[[int], None] = lambda matches: None,
    stop: threading.Event | None = None,
) -> Results:
    """Play the matches numbered from `first` on; the same seed and number, the same deal."""
    bots = line_up(bots, setup.seats)
    quick = is_quick(bots) and not with_luck
    play, call = player(setup, bots, quick=quick), CALL if quick else 1
    key = chance.key_of(seed)
    results = Results.room(setup, matches, watched=watched, with_luck=with_luck)

    def play_some(begin: int) -> int:
        if stop is not None and stop.is_set():
            raise Stopped
        part = results.part(begin, min(begin + call, matches))
        play(key, first + begin, part)
        if with_luck:
            measure_luck(setup, key, first + begin, part)
        return len(part.lengths)

    begins = range(0, matches, call)
    if threads == 1:
        for begin in begins:
            progress(play_some(begin))
    else:
        with ThreadPoolExecutor(threads) as executor:
            for done in executor.map(play_some, begins):
                progress(done)
    return results


# Plays matches from a number on, with a key, into the rows of results
Player = Callable[[bytes, int, Results], None]


def player(setup: Setup, bots: Sequence[str], *, quick: bool) -> Player:
    if uncompiled.is_needed(bots):
        return uncompiled_player(setup, bots)
    return batch_player(setup, bots) if quick else search_player(setup, bots)


def policies(bots: Sequence[str]) -> np.ndarray:
    """The policy of each bot; for bots that search, which have none, an arbitrary one."""
    return np.array([POLICIES.get(name, 0) for name in bots], np.int64)


def batch_player(setup: Setup, bots: Sequence[str]) -> Player:
    players = Policies(policies(bots))

    def play(key: bytes, first: int, results: Results) -> None:
        room = Room(
            engine.pool(setup.game.rules.STATE),
            engine.dealers(2),
            np.empty(setup.game.rules.ACTIONS, np.int64),
        )
        matches = Matches(setup.row(), chance.key_words(key), first)
        batch.play_batch(matches, players, room, results.rows, results.watch(setup))

    return play


def search_player(setup: Setup, bots: Sequence[str]) -> Player:
    kinds = policies(bots)
    plans = search_bot.plan(*(level_of(name) or NO_SEARCH for name in bots))

    def play(key: bytes, first: int, results: Results) -> None:
        pool = engine.pool(setup.game.rules.STATE, search_data.STATES)
        dealers = engine.dealers(search_data.DEALERS)
        search = search_bot.prepared(setup, pool, dealers, plans[:1])
        matches = Matches(setup.row(), chance.key_words(key), first)
        search_batch.play_batch(
            matches,
            SearchPlayers(kinds, plans, search),
            Room(pool, dealers, search.memory.out),
            results.rows,
            results.watch(setup),
        )

    return play


def uncompiled_player(setup: Setup, bots: Sequence[str]) -> Player:
    def play(key: bytes, first: int, results: Results) -> None:
        uncompiled.play_uncompiled(setup, bots, key, first, results.rows, results.watch(setup))

    return play


def measure_luck(setup: Setup, key: bytes, first: int, results: Results) -> None:
    """Of matches that were played, from their moves."""
    samples = luck.Samples(
        pool=engine.pool(setup.game.rules.STATE, luck.STATES),
        dealers=engine.dealers(luck.DEALERS),
        out=np.empty(setup.game.rules.ACTIONS, np.int64),
        size=luck.SAMPLES,
        outlook=outlook.of(setup),
    )
    matches = Matches(setup.row(), chance.key_words(key), first)
    for i, length in enumerate(results.lengths):
        luck.control_variate(matches, i, results.moves[i, :length], samples, results.luck[i])
