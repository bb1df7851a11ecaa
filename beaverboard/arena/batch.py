"""Many matches in one compiled call, watched or not.

Match number i draws from the sub-streams numbered i, one for the deal and one for the
bots, so its course depends on the key and on i alone: not on which thread plays it, nor
on what was played before. Watching changes nothing in it either.

A watched match is written to its row of four tables: `events`, how often each event was
called out; `course`; by seat, `shares` of what happened; and what the game's page of
`tally` counts. Unwatched, these tables have no rows.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine, step
from beaverboard.arena import tally
from beaverboard.bots import policy
from beaverboard.compiled import compile_functions
from beaverboard.dealer import BOTS, EVENTS, MATCH, NOTHING, SEAT, WHAT

# Columns of `course`: how often the lead changed hands, and after how many actions it did
# so for the last time
LEAD_CHANGES, SETTLED = range(2)
COURSE = 2

# Columns of `shares`: rank (1 is the best), place in the order of play, turns, and of the
# actions those with a choice, and how many choices these had together
RANK, PLACE, TURNS, DECISIONS, CHOICES = range(5)
SHARES = 5


def play_batch(
    setup: np.ndarray,
    policies: np.ndarray,
    key: np.ndarray,
    first: int,
    pool: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    scores: np.ndarray,
    wins: np.ndarray,
    lengths: np.ndarray,
    starts: int,
    events: np.ndarray,
    course: np.ndarray,
    shares: np.ndarray,
    tallies: np.ndarray,
) -> None:
    """Fill the rows of the tables with the matches from `first` on. `starts` is the event
    that tells who begins."""
    s = pool[0]
    deals, lots = dealers[0], dealers[1]
    watching = len(events) > 0
    for i in range(len(lengths)):
        dealer.open_stream(deals, key, MATCH, first + i)
        dealer.open_stream(lots, key, BOTS, first + i)
        deals.calling = int(watching)
        engine.deal(s, setup, deals)
        length, before, starter, leaders = 0, NOTHING, NOTHING, everyone(s)
        if watching:
            starter = note_events(deals, starts, starter, events[i])
            tally.opening(s, deals, tallies[i])
        while not s.over:
            if watching:
                note_decision(s, engine.legal(s, out), before, shares[i])
                before = int(s.turn)
            action = policy.choose(int(policies[s.turn]), s, out, lots)
            deals.called = 0
            engine.play(s, action, deals)
            length += 1
            if watching:
                starter = note_events(deals, starts, starter, events[i])
                for j in range(min(int(deals.called), EVENTS)):
                    tally.note(s, deals.event[j], tallies[i])
                if s.over or s.turn != before or s.seats == 1:
                    leaders = note_lead(s, leaders, length, course[i])
        lengths[i] = length
        for p in range(s.seats):
            scores[i, p] = engine.score(s, p)
            wins[i, p] = step.engine_wins(s, p)
        if watching:
            tally.closing(s, tallies[i])
            note_end(s, starter, shares[i])


def everyone(s: Any) -> int:
    return (1 << int(s.seats)) - 1


def note_events(d: Any, starts: int, starter: int, counts: np.ndarray) -> int:
    """Count the events; return who began the match, NOTHING if that is still open."""
    for j in range(min(int(d.called), EVENTS)):
        what = d.event[j, WHAT]
        counts[what] += 1
        if what == starts and starter == NOTHING:
            starter = int(d.event[j, SEAT])
    return starter


def note_decision(s: Any, choices: int, before: int, shares: np.ndarray) -> None:
    row = shares[int(s.turn)]
    if s.turn != before:
        row[TURNS] += 1
    if choices > 1:
        row[DECISIONS] += 1
        row[CHOICES] += choices


def note_lead(s: Any, leaders: int, length: int, course: np.ndarray) -> int:
    """Who leads, as a set of seats, having perhaps been joined by others meanwhile. The lead
    has changed hands when nobody of them is ahead any more."""
    ahead = seats_ahead(s)
    if ahead & leaders == 0:
        course[LEAD_CHANGES] += 1
        course[SETTLED] = length
        return ahead
    if ahead & leaders != leaders and leaders == everyone(s):
        course[SETTLED] = length  # somebody takes the lead for the first time
    return ahead & leaders


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


def note_end(s: Any, starter: int, shares: np.ndarray) -> None:
    for p in range(s.seats):
        shares[p, RANK] = 1
        for q in range(s.seats):
            if engine.beats(s, q, p):
                shares[p, RANK] += 1
        shares[p, PLACE] = (p - max(starter, 0)) % int(s.seats)


compile_functions(__name__)
