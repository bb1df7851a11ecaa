"""Positions and moves evaluated by playouts, for advice and analysis. Compiled.

`win_shares` asks what every seat may expect, from what a spectator knows. The others try moves of
the seat in turn, from what it knows, all in the same imagined deals: `compare` two moves as the
search plays on; `compare_with_greedy` a move and the greedy bot's as greedy bots play on;
`event_statistics` counts the events after some moves, for reasons in words.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import greedy, outlook, playout, tree
from beaverboard.bots.outlook import SEATS, Outlook
from beaverboard.bots.playout import UNLIMITED
from beaverboard.bots.search import variance
from beaverboard.bots.search_data import EXPLORING, IMAGINED, PLAYED, ROOT, WORLD, Search
from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVENTS, IMAGINATION, NOTHING, SEAT, WHAT

KINDS = 64  # of events; no game has as many
MINE, OTHERS = range(2)  # whose event it is; one that is nobody's counts as the others'

# Two moves in the same deals: sums over these
PAIR = np.dtype(
    [
        ("action", np.int64, (2,)),
        ("deals", np.int64),
        ("share", np.float64, (2, SEATS)),
        ("squares", np.float64, (SEATS,)),  # of what the first gains the seat over the second
        ("latest", np.float64, (2, SEATS)),  # shares in the deal being played
    ]
)

# What became of the seat in turn after a move: sums over deals
OUTCOME = np.dtype(
    [
        ("action", np.int64),
        ("share", np.float64),
        ("latest", np.float64),  # share in the deal being played
        ("beaten", np.int64),  # deals in which the move after it had more
        ("score", np.float64),
        ("score_squares", np.float64),
        ("times", np.int64, (2, KINDS)),  # deals in which the event happened, by whose it is
        ("shares", np.float64, (2, KINDS)),  # of the win in these
        ("noted", np.int64, (2, KINDS)),  # the last of these, counted from 1
    ]
)

CHECK = 64  # deals between two checks whether it is worth going on
DOUBT = 2.0  # standard errors


def win_shares(search: Search, shares: np.ndarray) -> None:
    """The share of the win that each seat may expect in the state `pool[ROOT]`."""
    pool, out, o = search.pool, search.memory.out, search.outlook
    d, latest = search.dealers[WORLD], np.zeros(SEATS)
    playouts = 1 if pool[ROOT].over else int(search.plan[0].playouts)
    d.calling = 0
    for deal in range(playouts):
        pool[PLAYED] = pool[ROOT]
        s = pool[PLAYED]
        dealer.open_stream(d, d.key, IMAGINATION, deal)
        engine.redeal(s, NOTHING, d)
        finish_round(s, d, out, o, outlook.round_of(s), latest)
        for p in range(s.seats):
            shares[p] += latest[p] / playouts


def compare(search: Search, pairs: np.ndarray, worth: float) -> None:
    """Try the two moves of `pairs[0]`, with the tree of a search below them; stop when the
    first hardly gains as much as `worth`."""
    pool, dealers, memory = search.pool, search.dealers, search.memory
    pair, seat, o = pairs[0], int(pool[ROOT].turn), search.outlook
    tree.reset(search)
    while 4 * (pair.deals + 1) <= search.plan[0].playouts:
        deal = int(pair.deals)
        tree.begin_deal(search, EXPLORING + deal)
        for m in range(2):
            tree.explore(pool, dealers, memory, o, EXPLORING + deal, int(pair.action[m]))
        tree.begin_deal(search, deal)
        for m in range(2):
            tree.play_out(pool, dealers, memory, o, deal, int(pair.action[m]))
            add(pair, m, memory.notes[0].shares)
        end_deal(pair)
        if pair.deals % CHECK == 0 and gain(pair, seat) + DOUBT * gain_error(pair, seat) < worth:
            break


def compare_with_greedy(search: Search, pairs: np.ndarray) -> None:
    """Try the first move of `pairs[0]` and, for the second, whatever the greedy bot would do;
    all play on as it would. Where it would do the same, nothing is gained or lost."""
    pool, out, o = search.pool, search.memory.out, search.outlook
    d, pair, shares = search.dealers[WORLD], pairs[0], np.zeros(SEATS)
    while 2 * (pair.deals + 1) <= search.plan[0].playouts:
        tree.imagine(pool, d, int(pair.deals))
        pair.action[1] = greedy.greedy(pool[IMAGINED], out, d)
        for m in range(2):
            s = begin_playout(pool, d, int(pair.deals))
            if m == 0 or pair.action[1] != pair.action[0]:
                this_round = outlook.round_of(s)
                engine.play(s, int(pair.action[m]), d)
                finish_round(s, d, out, o, this_round, shares)
            add(pair, m, shares)
        end_deal(pair)


# A deal in which moves are tried


def begin_playout(pool: np.ndarray, d: Any, deal: int) -> Any:
    pool[PLAYED] = pool[IMAGINED]
    dealer.open_stream(d, d.key, IMAGINATION, 2 * deal + 1)
    return pool[PLAYED]


def finish_round(
    s: Any, d: Any, out: np.ndarray, o: Outlook, this_round: int, shares: np.ndarray
) -> None:
    """Play on to the end of the round, and fill in what the seats may expect then."""
    playout.play_on(s, d, out, this_round, UNLIMITED)
    outlook.shares(s, o, this_round, shares)


def add(pair: Any, m: int, shares: np.ndarray) -> None:
    """Note what every seat has of a move."""
    for p in range(SEATS):  # those that nobody has stay 0
        pair.latest[m, p] = shares[p]
        pair.share[m, p] += shares[p]


def end_deal(pair: Any) -> None:
    pair.deals += 1
    for p in range(SEATS):  # those that nobody has stay 0
        pair.squares[p] += (pair.latest[0, p] - pair.latest[1, p]) ** 2


def gain(pair: Any, seat: int) -> float:
    """What the first move gains the seat over the second."""
    return float((pair.share[0, seat] - pair.share[1, seat]) / pair.deals)


def gain_error(pair: Any, seat: int) -> float:
    """The standard error of that."""
    total = float(pair.share[0, seat] - pair.share[1, seat])
    spread = variance(total, float(pair.squares[seat]), int(pair.deals))
    return float(np.sqrt(spread / pair.deals))


def event_statistics(search: Search, outcomes: np.ndarray) -> None:
    """Fill the outcomes of some moves of the seat in turn, all in the same deals."""
    pool, out, o = search.pool, search.memory.out, search.outlook
    d, seat = search.dealers[WORLD], int(pool[ROOT].turn)
    shares = search.memory.notes[0].shares  # not a new array: WebAssembly has no allocator
    for deal in range(int(search.plan[0].playouts)):
        tree.imagine(pool, d, deal)
        for m in range(len(outcomes)):
            outcome = outcomes[m]
            s = begin_playout(pool, d, deal)
            this_round = outlook.round_of(s)
            play_noting_events(s, d, out, outcome, seat, deal + 1)
            outlook.shares(s, o, this_round, shares)
            share = shares[seat]
            score = outlook.final_score(s, seat, o)
            outcome.share += share
            outcome.latest = share
            if m > 0 and share > outcomes[m - 1].latest:
                outcomes[m - 1].beaten += 1
            outcome.score += score
            outcome.score_squares += score * score
            for whose in range(2):
                for what in range(KINDS):
                    if outcome.noted[whose, what] == deal + 1:
                        outcome.times[whose, what] += 1
                        outcome.shares[whose, what] += share


def play_noting_events(
    s: Any, d: Any, out: np.ndarray, outcome: Any, seat: int, number: int
) -> None:
    """Play the move and then, as greedy bots, on to the end of the round; `number` marks the
    events of this deal."""
    this_round = outlook.round_of(s)
    action = int(outcome.action)
    d.calling = 1
    while True:
        d.called = 0
        engine.play(s, action, d)
        for i in range(min(int(d.called), EVENTS)):
            whose = MINE if d.event[i, SEAT] == seat else OTHERS
            outcome.noted[whose, d.event[i, WHAT]] = number
        if s.over or outlook.round_of(s) != this_round:
            break
        action = greedy.greedy(s, out, d)
    d.calling = 0


compile_functions(__name__)
