"""Biber-Gang, played the way a sensible family member plays.

A layout is worth what its columns will probably cost: a face-down card about the average
card, an open one a little less than its value, as it may still find its partner. Every
placing is judged by how much it lowers that cost. Pairs are made at once, a second pair
of the same value even more gladly. Towards the end of the round, high open cards go
first, because there is no time left to pair them.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING, Dealer
from beaverboard.games.biber_gang import rules
from beaverboard.games.biber_gang.rules import (
    BEAVER,
    COLUMNS,
    DISCARD,
    DRAW,
    PLACES,
    PUT,
    REVEAL,
    SWIM,
    TAKE,
    TURN,
    State,
)

# In hundredths of a point
HIDDEN_CARD = 500
BOTH_HIDDEN = 1140
BEAVER_ALONE = -150  # a beaver beside a face-down card: a pair once that is turned up
HOPE = 90  # what an open number may still gain by finding its partner
SECOND_PAIR = 1000  # BG-6.2
FURTHER_PAIR = 500
WORTH_TAKING = 500  # what the open card must gain to be preferred to an unknown one
ENDING_BEHIND = 600  # what ending the round costs while another layout looks cheaper


def greedy(s: State, out: np.ndarray, d: Dealer) -> int:
    p = int(s.turn)
    if s.phase == rules.TURNING:
        return TURN + first_hidden_column(s, p)
    if s.phase == rules.DRAWING:
        top = int(s.discards[s.discarded - 1])
        return TAKE if best_gain(s, p, top) > WORTH_TAKING else DRAW
    count = rules.legal(s, out)
    best, best_action = -(10**9), int(out[0])
    for i in range(count):
        gain = gain_of(s, p, int(out[i]))
        if gain > best:
            best, best_action = gain, int(out[i])
    return best_action


def first_hidden_column(s: State, p: int) -> int:
    """Two cards of different columns tell more about the start than one column."""
    for k in range(COLUMNS):
        if s.up[p, k] == 0 and s.up[p, rules.partner(k)] == 0:
            return k
    return 0


def gain_of(s: State, p: int, action: int) -> int:
    if action >= SWIM:
        k = (action - SWIM) % PLACES
        return gain_at(s, p, k, BEAVER) + end_gain(s, p, k) + 1
    if action >= REVEAL:
        k = action - REVEAL
        return reveal_gain(s, p, k) + end_gain(s, p, k)
    if action == DISCARD:
        return 0
    return gain_at(s, p, action - PUT, int(s.drawn)) + end_gain(s, p, action - PUT)


def gain_at(s: State, p: int, k: int, c: int) -> int:
    """How much cheaper the layout becomes with `c` at `k`."""
    other = open_card(s, p, rules.partner(k))
    before = column_cost(s, p, k, open_card(s, p, k), other)
    return before - column_cost(s, p, k, c, other)


def open_card(s: State, p: int, k: int) -> int:
    return int(s.card[p, k]) if s.up[p, k] == 1 else NOTHING


def column_cost(s: State, p: int, k: int, a: int, b: int) -> int:
    if a == NOTHING and b == NOTHING:
        return BOTH_HIDDEN
    if a == NOTHING or b == NOTHING:
        c = max(a, b)
        if c == BEAVER:
            return BEAVER_ALONE
        return HIDDEN_CARD + 100 * c - hope(s, p, c)
    if a == BEAVER or b == BEAVER or a == b:
        return -pair_bonus(s, p, k, min(a, b))
    return 100 * (a + b) - hope(s, p, a) - hope(s, p, b)


def hope(s: State, p: int, c: int) -> int:
    """There is time to find a partner only while cards are face down."""
    return HOPE * min(c, 4) // 4 if s.ender == NOTHING and rules.hidden(s, p) > 2 else 0


def pair_bonus(s: State, p: int, k: int, value: int) -> int:
    """What a pair of `value` in the column of `k` adds to pairs in other columns."""
    equal = 0
    for column in range(COLUMNS):
        if column != k and column != rules.partner(k):
            a = open_card(s, p, column)
            b = open_card(s, p, rules.partner(column))
            if a != NOTHING and b != NOTHING and (a == b or a == BEAVER or b == BEAVER):
                pair = min(a, b)
                if pair == value or pair == BEAVER or value == BEAVER:
                    equal += 1
    if equal == 0:
        return 0
    return SECOND_PAIR if equal == 1 else FURTHER_PAIR


def reveal_gain(s: State, p: int, k: int) -> int:
    """Turning up costs nothing but the chance to replace the card unseen; a card beside an
    open low one is better left to be paired on purpose."""
    other = open_card(s, p, rules.partner(k))
    if other == NOTHING:
        return 10
    return 20 + HOPE // 2 if other == BEAVER else 0


def end_gain(s: State, p: int, k: int) -> int:
    """Ending the round is bad while another layout looks cheaper, good while none does."""
    if s.up[p, k] == 1 or rules.hidden(s, p) != 1 or s.ender != NOTHING:
        return 0
    mine = layout_cost(s, p)
    for q in range(s.seats):
        if q != p and layout_cost(s, q) < mine:
            return -ENDING_BEHIND
    return ENDING_BEHIND // 2


def layout_cost(s: State, p: int) -> int:
    cost = 0
    for k in range(COLUMNS):
        cost += column_cost(s, p, k, open_card(s, p, k), open_card(s, p, rules.partner(k)))
    return cost


def best_gain(s: State, p: int, c: int) -> int:
    """The best that card `c` can do for the layout."""
    best = -(10**9)
    for k in range(PLACES):
        if not rules.is_up_beaver(s, p, k):
            best = max(best, gain_at(s, p, k, c))
    return best


# How a seat stands, for the outlook

LAPS = 2
NOTEWORTHY = (("last-turns", "mine"), ("last-turns", "others"), ("swum", "mine"))
TRAITS = 10


def traits(s: State, p: int, x: np.ndarray) -> None:
    """The total so far; what the layout will probably cost, more surely so the nearer the end of
    the round is; whether the end has begun."""
    fewest = PLACES
    for q in range(s.seats):
        fewest = min(fewest, rules.hidden(s, q))
    late = 1.0 - fewest / PLACES
    ending = int(s.ender != NOTHING)
    x[0] = int(s.total[p])
    x[1] = layout_cost(s, p) / 100
    x[2] = rules.hidden(s, p)
    x[3] = late * x[1]
    x[4] = late * x[2]
    x[5] = ending * x[1]
    x[6] = ending * x[2]
    x[7] = int(s.ender == p)
    x[8] = (p - int(s.turn)) % int(s.seats) / int(s.seats)
    x[9] = late * x[8]


compile_functions(__name__)
