"""BiberClan, played the way a sensible neighbour plays.

A card is worth its number, and more beside its equals. Whatever the seat does is judged by
how much richer its own lodge gets and how much poorer the others'. An empty space has a
price, since a better card may still come: so low cards go into other people's lodges, where
they use up space. One high card of the own lodge lies open, which protects it, the others
face down. The fifth card is for those who are ahead.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING, Dealer
from beaverboard.games.biber_clan import rules
from beaverboard.games.biber_clan.rules import (
    CLEAN,
    CLEANING,
    COUNT,
    DOWN,
    EXCHANGE,
    FLIP,
    FLIPPING,
    KEEP,
    KEEPING,
    PAIR,
    PEEK,
    PLACE,
    PLACING,
    SIDES,
    SPACES,
    SWAP,
    UP,
    State,
)

# In hundredths of a point
UNKNOWN = 400  # a card that the seat has not seen
SPACE = 420  # an empty space
EQUAL = np.array([0, 0, 250, 1650, 2700, 9000])  # so many equal cards, with time for another
EQUAL_AT_LAST = np.array([0, 0, 0, 1500, 2500, 9000])
BEHIND = -1500  # to begin the end without being ahead
AHEAD = 400
LAST_TURN = 500  # what a last turn may still bring the others
COVER = 15  # for each point of a card that will be covered
WORST = -(10**9)


def greedy(s: State, out: np.ndarray, d: Dealer) -> int:
    if s.phase == PLACING:
        return placing(s)
    if s.phase == KEEPING:
        return keeping(s)
    if s.phase == CLEANING:
        return CLEAN + best_target(s)
    if s.phase == FLIPPING:
        return FLIP + best_target(s)
    if s.phase == rules.PEEKING:
        return PEEK + best_target(s)
    return exchanging(s)


# What the seat in turn knows and what it is worth to it


def known(s: State, t: int) -> int:
    """The card, if the seat in turn has seen it."""
    q, k = t // SPACES, t % SPACES
    return int(s.card[q, k]) if s.seen[q, k] >> s.turn & 1 else NOTHING


def equals(s: State, q: int, c: int, but: int) -> int:
    """How many known cards `c` a lodge has, without the one at target `but`."""
    count = 0
    if c != NOTHING:
        for t in range(SPACES * q, SPACES * q + SPACES):
            if t != but and known(s, t) == c:
                count += 1
    return count


def is_last(s: State) -> bool:
    return s.ender != NOTHING


def worth(s: State, q: int, c: int, but: int) -> int:
    """What card `c` adds to a lodge, without what lies at target `but`."""
    if c == NOTHING:
        return UNKNOWN
    count = equals(s, q, c, but)
    if is_last(s):
        return 100 * c + int(EQUAL_AT_LAST[count + 1] - EQUAL_AT_LAST[count])
    return 100 * c + int(EQUAL[count + 1] - EQUAL[count])


def space_price(s: State) -> int:
    return 0 if is_last(s) else SPACE


def share(s: State, q: int, gain: int) -> int:
    """A gain of lodge `q`, as the seat in turn sees it."""
    return gain if q == s.turn else -gain // (int(s.seats) - 1)


def estimate(s: State, q: int) -> int:
    """The points of a lodge, as far as the seat in turn knows."""
    result, most = 0, 0
    for t in range(SPACES * q, SPACES * q + SPACES):
        if s.card[q, t % SPACES] != NOTHING:
            c = known(s, t)
            result += UNKNOWN if c == NOTHING else 100 * c
            most = max(most, equals(s, q, c, NOTHING))
    return result + int(EQUAL_AT_LAST[most])


# Number cards


def placing(s: State) -> int:
    c = int(s.hand)
    best, best_action = WORST, 0
    for q in range(s.seats):
        free, open_to = rules.free(s, q), rules.unprotected(s, q)
        for k in range(SPACES):
            t = SPACES * q + k
            if free >> k & 1:
                gain = fill_gain(s, t, c, NOTHING)
                if gain > best:
                    best, best_action = gain, PLACE + SIDES * t + side(s, t, c)
            if open_to >> k & 1:
                gain = swap_gain(s, t, c)
                if gain > best:
                    best, best_action = gain, SWAP + SIDES * t + side(s, t, c)
    return best_action


def keeping(s: State) -> int:
    p, c = int(s.turn), int(s.hand)
    best, best_k = WORST, 0
    free = rules.free(s, p)
    for k in range(SPACES):
        if free >> k & 1:
            gain = fill_gain(s, SPACES * p + k, c, NOTHING)
            if gain > best:
                best, best_k = gain, k
    return KEEP + SIDES * best_k + side(s, SPACES * p + best_k, c)


def fill_gain(s: State, t: int, c: int, but: int) -> int:
    q, k = t // SPACES, t % SPACES
    gain = share(s, q, worth(s, q, c, but) - space_price(s) + cover_gain(s, q, k))
    if q == s.turn and s.ender == NOTHING and COUNT[s.filled[q]] == SPACES - 1:
        gain += SPACE + end_gain(s, worth(s, q, c, but))
    return gain


def swap_gain(s: State, t: int, c: int) -> int:
    q, old = t // SPACES, known(s, t)
    gain = share(s, q, worth(s, q, c, t) - worth(s, q, old, t))
    if q == s.turn:
        return gain
    p = int(s.turn)
    gain += worth(s, p, old, NOTHING) - space_price(s)
    if s.ender == NOTHING and COUNT[s.filled[p]] == SPACES - 1:
        gain += SPACE + end_gain(s, worth(s, p, old, NOTHING))
    return gain


def cover_gain(s: State, q: int, k: int) -> int:
    """An upper card locks two others: good over high cards, bad over low ones."""
    if k < rules.T1:
        return 5 if k == rules.B2 else 0
    gain = 0
    for under in (k - rules.T1, k - rules.T1 + 1):
        c = known(s, SPACES * q + under)
        gain += COVER * (c - 3) if c != NOTHING else 0
    return gain


def end_gain(s: State, more: int) -> int:
    """To begin the end with `more` in the own lodge."""
    p = int(s.turn)
    mine = estimate(s, p) + more
    for q in range(s.seats):
        if q != p and estimate(s, q) + LAST_TURN > mine:
            return BEHIND
    return AHEAD


def side(s: State, t: int, c: int) -> int:
    """One open card of the own lodge, a high one; in others' lodges, a second open card takes
    the protection from the first."""
    q, k = t // SPACES, t % SPACES
    others_open = int(COUNT[int(s.up[q]) & ~(1 << k)])
    if q == s.turn:
        return UP if others_open == 0 and c >= 5 else DOWN
    return UP if others_open == 1 else DOWN


# Action cards


def best_target(s: State) -> int:
    best, best_t = WORST, 0
    for q in range(s.seats):
        spaces = rules.hidden(s, q) if s.phase == rules.PEEKING else rules.unprotected(s, q)
        for k in range(SPACES):
            if spaces >> k & 1:
                gain = action_gain(s, SPACES * q + k)
                if gain > best:
                    best, best_t = gain, SPACES * q + k
    return best_t


def action_gain(s: State, t: int) -> int:
    q, c = t // SPACES, known(s, t)
    if s.phase == CLEANING:
        return share(s, q, space_price(s) - worth(s, q, c, t))
    if s.phase == FLIPPING:
        return flip_gain(s, t)
    return 0 if c != NOTHING else 2 if q != s.turn else 1


def flip_gain(s: State, t: int) -> int:
    """A lodge with exactly one open card has it protected; the more it is worth, the
    better. And an unknown card that is turned up is a card more to choose from."""
    q, k = t // SPACES, t % SPACES
    before, after = int(s.up[q]), int(s.up[q]) ^ 1 << k
    gain = share(s, q, alone(s, q, after) - alone(s, q, before))
    return gain + 100 if known(s, t) == NOTHING and q != s.turn else gain


def alone(s: State, q: int, up: int) -> int:
    """What the only open card of a lodge is worth, if there is one."""
    if COUNT[up] != 1:
        return 0
    for t in range(SPACES * q, SPACES * q + SPACES):
        if up >> t % SPACES & 1:
            return worth(s, q, known(s, t), t)
    return 0


def exchanging(s: State) -> int:
    """An own card for a better one; if there is none to give away, two of others."""
    best, best_pair = WORST, 0
    for q in range(s.seats):
        mine = rules.unprotected(s, q)
        for r in range(q + 1, s.seats):
            theirs = rules.unprotected(s, r)
            for t in range(SPACES * q, SPACES * q + SPACES):
                if mine >> t % SPACES & 1:
                    for u in range(SPACES * r, SPACES * r + SPACES):
                        if theirs >> u % SPACES & 1:
                            gain = exchange_gain(s, t, u)
                            if gain > best:
                                best, best_pair = gain, int(PAIR[t, u])
    return EXCHANGE + best_pair


def exchange_gain(s: State, t: int, u: int) -> int:
    q, r, c, e = t // SPACES, u // SPACES, known(s, t), known(s, u)
    gain = share(s, q, worth(s, q, e, t) - worth(s, q, c, t))
    return gain + share(s, r, worth(s, r, c, u) - worth(s, r, e, u))


# How a seat stands, for the outlook

LAPS = 2
NOTEWORTHY = (
    ("last-turns", "mine"),
    ("last-turns", "others"),
    ("bonus", "mine"),
    ("bonus", "others"),
    ("penalty", "mine"),
    ("penalty", "others"),
    ("five-equal", "mine"),
    ("five-equal", "others"),
)
TRAITS = 14


def traits(s: State, p: int, x: np.ndarray) -> None:
    """The total so far; what the lodge is worth and may become; how near the end is."""
    most, best_other = 0, 0
    for q in range(s.seats):
        most = max(most, int(COUNT[s.filled[q]]))
        if q != p:
            best_other = max(best_other, rules.lodge_points(s.card[q]))
    points, filled = rules.lodge_points(s.card[p]), int(COUNT[s.filled[p]])
    equal = rules.most_equal(s.card[p])
    late, ending = most / SPACES, int(s.ender != NOTHING)
    x[0] = int(s.total[p])
    x[1] = points
    x[2] = filled
    x[3] = int(equal == 2)
    x[4] = int(equal >= 3)
    x[5] = late * points
    x[6] = late * filled
    x[7] = ending * points
    x[8] = ending * filled
    x[9] = int(s.ender == p)
    x[10] = int(s.ender == p and best_other > points)
    x[11] = (p - int(s.turn)) % int(s.seats) / int(s.seats)
    x[12] = late * x[11]
    x[13] = int(COUNT[s.up[p]] == 1)


compile_functions(__name__)
