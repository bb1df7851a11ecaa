"""Looking ahead for advice and analysis: what becomes of the seats. Compiled.

`onlook` asks what every seat may expect, from what an onlooker knows. The others try moves of
the seat in turn, from what it knows, all in the same imagined deals: `compare` two moves as the
search plays on, `depart` a move and the greedy bot's as the greedy bot plays on, `foretell` some
moves, keeping what happened on the way, which can be told in words.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import greedy, outlook, search
from beaverboard.bots.outlook import SEATS, Outlook
from beaverboard.bots.search import IMAGINED, PARTNERS, PLAYED, PLAYOUTS, ROOT, WORLD, Memory
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
FATE = np.dtype(
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

LOOK = 64  # deals between two looks at whether it is worth going on
DOUBT = 2.0  # standard errors


def onlook(
    pool: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    plan: np.ndarray,
    o: Outlook,
    shares: np.ndarray,
) -> None:
    """The share of the win that each seat may expect in the state `pool[ROOT]`."""
    d, latest = dealers[WORLD], np.zeros(SEATS)
    playouts = 1 if pool[ROOT].over else int(plan[PLAYOUTS])
    d.calling = 0
    for deal in range(playouts):
        pool[PLAYED] = pool[ROOT]
        s = pool[PLAYED]
        dealer.open_stream(d, d.key, IMAGINATION, deal)
        engine.redeal(s, NOTHING, d)
        this_round = outlook.round_of(s)
        search.finish_round(s, d, out, this_round)
        outlook.shares(s, int(plan[PARTNERS]), o, this_round, latest)
        for p in range(s.seats):
            shares[p] += latest[p] / playouts


def compare(
    pool: np.ndarray,
    words: np.ndarray,
    dealers: np.ndarray,
    memory: Memory,
    plan: np.ndarray,
    o: Outlook,
    pairs: np.ndarray,
    worth: float,
) -> None:
    """Try the two moves of `pairs[0]`, with the tree of a search below them; stop when the
    first hardly gains as much as `worth`."""
    pair, seat, budget = pairs[0], int(pool[ROOT].turn), int(plan[PLAYOUTS])
    search.forget(dealers, memory, budget)
    while 4 * (pair.deals + 1) <= budget:
        deal, lesson = int(pair.deals), search.LESSONS + int(pair.deals)
        search.begin(pool, words, dealers, memory, lesson)
        for m in range(2):
            search.learn(pool, dealers, memory, lesson, int(pair.action[m]), plan, o)
        search.begin(pool, words, dealers, memory, deal)
        for m in range(2):
            search.play_out(pool, dealers, memory, deal, int(pair.action[m]), plan, o)
            add(pair, m, memory.notes[0].shares)
        close(pair)
        if pair.deals % LOOK == 0 and gain(pair, seat) + DOUBT * doubt(pair, seat) < worth:
            break


def depart(
    pool: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    plan: np.ndarray,
    o: Outlook,
    pairs: np.ndarray,
) -> None:
    """Try the first move of `pairs[0]` and, for the second, whatever the greedy bot would do;
    all play on as it would. Where it would do the same, nothing is gained or lost."""
    d, pair, shares = dealers[WORLD], pairs[0], np.zeros(SEATS)
    budget = int(plan[PLAYOUTS])
    while 2 * (pair.deals + 1) <= budget:
        search.imagine(pool, d, int(pair.deals))
        pair.action[1] = greedy.greedy(pool[IMAGINED], out, d)
        for m in range(2):
            s = begin(pool, d, int(pair.deals))
            if m == 0 or pair.action[1] != pair.action[0]:
                this_round = outlook.round_of(s)
                engine.play(s, int(pair.action[m]), d)
                search.finish_round(s, d, out, this_round)
                outlook.shares(s, int(plan[PARTNERS]), o, this_round, shares)
            add(pair, m, shares)
        close(pair)


# A deal in which two moves are tried


def begin(pool: np.ndarray, d: Any, deal: int) -> Any:
    pool[PLAYED] = pool[IMAGINED]
    dealer.open_stream(d, d.key, IMAGINATION, 2 * deal + 1)
    return pool[PLAYED]


def add(pair: Any, m: int, shares: np.ndarray) -> None:
    """Note what every seat has of a move."""
    for p in range(SEATS):  # those that nobody has stay 0
        pair.latest[m, p] = shares[p]
        pair.share[m, p] += shares[p]


def close(pair: Any) -> None:
    pair.deals += 1
    for p in range(SEATS):  # those that nobody has stay 0
        pair.squares[p] += (pair.latest[0, p] - pair.latest[1, p]) ** 2


def gain(pair: Any, seat: int) -> float:
    """What the first move gains the seat over the second."""
    return float((pair.share[0, seat] - pair.share[1, seat]) / pair.deals)


def doubt(pair: Any, seat: int) -> float:
    """The standard error of that."""
    total = float(pair.share[0, seat] - pair.share[1, seat])
    spread = search.variance(total, float(pair.squares[seat]), int(pair.deals))
    return float(np.sqrt(spread / pair.deals))


def foretell(
    pool: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    plan: np.ndarray,
    o: Outlook,
    fates: np.ndarray,
) -> None:
    """Fill the fates of some moves of the seat in turn, all in the same deals."""
    d, shares = dealers[WORLD], np.zeros(SEATS)
    seat = int(pool[ROOT].turn)
    for deal in range(int(plan[PLAYOUTS])):
        search.imagine(pool, d, deal)
        for m in range(len(fates)):
            fate = fates[m]
            s = begin(pool, d, deal)
            this_round = outlook.round_of(s)
            play_noting(s, d, out, fate, seat, deal + 1)
            outlook.shares(s, int(plan[PARTNERS]), o, this_round, shares)
            share = shares[seat]
            score = outlook.final_score(s, seat, o)
            fate.share += share
            fate.latest = share
            if m > 0 and share > fates[m - 1].latest:
                fates[m - 1].beaten += 1
            fate.score += score
            fate.score_squares += score * score
            for whose in range(2):
                for what in range(KINDS):
                    if fate.noted[whose, what] == deal + 1:
                        fate.times[whose, what] += 1
                        fate.shares[whose, what] += share


def play_noting(s: Any, d: Any, out: np.ndarray, fate: Any, seat: int, number: int) -> None:
    this_round = outlook.round_of(s)
    action = int(fate.action)
    d.calling = 1
    while True:
        d.called = 0
        engine.play(s, action, d)
        for i in range(min(int(d.called), EVENTS)):
            whose = MINE if d.event[i, SEAT] == seat else OTHERS
            fate.noted[whose, d.event[i, WHAT]] = number
        if s.over or outlook.round_of(s) != this_round:
            break
        action = greedy.greedy(s, out, d)
    d.calling = 0


compile_functions(__name__)
