"""Watching matches while they are played, for `batch` and whatever else plays whole matches.

Watching changes nothing in a match. Match number i of a batch is written to row i of four
tables: `events`, how often each event was called out; `course`; by seat, `shares` of what
happened; and what the game's page of `tally` counts. Unwatched, these tables have no rows.
"""

from typing import Any, NamedTuple

import numpy as np

from beaverboard import engine
from beaverboard.arena import tally
from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVENTS, NOTHING, SEAT, WHAT

# Columns of `course`: how often the lead changed hands, and after how many actions it did
# so for the last time
LEAD_CHANGES, SETTLED = range(2)
COURSE = 2

# Columns of `shares`: rank (1 is the best), place in the order of play, turns, and of the
# actions those with a choice, and how many choices these had together
RANK, PLACE, TURNS, DECISIONS, CHOICES = range(5)
SHARES = 5

# What is remembered of the match being played: who began, who acted last, who leads
STARTER, BEFORE, LEADERS = range(3)
MEMO = 3


class Watch(NamedTuple):
    starts: int  # the event whose seat begins
    memo: np.ndarray
    events: np.ndarray
    course: np.ndarray
    shares: np.ndarray
    tallies: np.ndarray


def watching(w: Watch) -> bool:
    return len(w.events) > 0


def switch_calling(w: Watch, d: Any) -> None:
    """Before the deal."""
    d.calling = int(watching(w))


def after_deal(w: Watch, i: int, s: Any, d: Any) -> None:
    w.memo[STARTER] = NOTHING
    w.memo[BEFORE] = NOTHING
    w.memo[LEADERS] = everyone(s)
    note_events(w, i, d)
    tally.opening(s, d, w.tallies[i])
    d.called = 0


def before_action(w: Watch, i: int, s: Any, out: np.ndarray) -> None:
    """Before an action; `out` is room for the legal ones."""
    row = w.shares[i, int(s.turn)]
    if s.turn != w.memo[BEFORE]:
        row[TURNS] += 1
    choices = engine.legal(s, out)
    if choices > 1:
        row[DECISIONS] += 1
        row[CHOICES] += choices
    w.memo[BEFORE] = s.turn


def after_action(w: Watch, i: int, s: Any, d: Any, length: int) -> None:
    """After the action that makes the match that long."""
    note_events(w, i, d)
    for j in range(min(int(d.called), EVENTS)):
        tally.note(s, d.event[j], w.tallies[i])
    d.called = 0
    if s.over or s.turn != w.memo[BEFORE] or s.seats == 1:
        note_lead(w, i, s, length)


def after_match(w: Watch, i: int, s: Any) -> None:
    tally.closing(s, w.tallies[i])
    starter = max(int(w.memo[STARTER]), 0)
    for p in range(s.seats):
        row = w.shares[i, p]
        row[PLACE] = (p - starter) % int(s.seats)
        row[RANK] = 1
        for q in range(s.seats):
            if engine.beats(s, q, p):
                row[RANK] += 1


def note_events(w: Watch, i: int, d: Any) -> None:
    for j in range(min(int(d.called), EVENTS)):
        what = d.event[j, WHAT]
        w.events[i, what] += 1
        if what == w.starts and w.memo[STARTER] == NOTHING:
            w.memo[STARTER] = d.event[j, SEAT]


def note_lead(w: Watch, i: int, s: Any, length: int) -> None:
    """Who leads is a set of seats. Others may catch up with them; the lead has changed hands
    when none of them is ahead any more."""
    ahead, leaders = seats_ahead(s), int(w.memo[LEADERS])
    if ahead & leaders == 0:
        w.course[i, LEAD_CHANGES] += 1
        w.course[i, SETTLED] = length
        w.memo[LEADERS] = ahead
        return
    if leaders == everyone(s) and ahead != leaders:
        w.course[i, SETTLED] = length  # somebody takes the lead for the first time
    w.memo[LEADERS] = ahead & leaders


def everyone(s: Any) -> int:
    """All seats; of one alone, the automatic opponent too."""
    return (1 << max(int(s.seats), 2)) - 1


def seats_ahead(s: Any) -> int:
    """The set of seats that nobody beats; an automatic opponent has the bit after them."""
    best = 0
    for p in range(1, s.seats):
        if engine.beats(s, p, best):
            best = p
    if engine.beats(s, best, best):
        return 1 << int(s.seats)
    ahead = 0
    for p in range(s.seats):
        if not engine.beats(s, best, p):
            ahead |= 1 << p
    return ahead


compile_functions(__name__)
