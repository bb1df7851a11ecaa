"""BiberClan: furnish a lodge with five cards, while everybody meddles with everybody's.

The numbered headings are those of `rules.en.md`, in its order; the numbers behind
functions and lines are its rules. A match is one record of dtype `STATE`, passed as
`s`; `d` is the dealer, `p` the seat in turn, `q` the seat whose lodge is meant, `k` a
space in it (B1 B2 B3 T1 T2), `t` both in one number: `SPACES * q + k`. Sets of spaces are
bits, and so are sets of seats. Verbs change the record; everything else only reads it.
`refusal` is the whole of legality, so `play` trusts its caller.
"""

import numpy as np

from beaverboard import dealer
from beaverboard.compiled import compile_functions
from beaverboard.dealer import (
    ALL_SEATS,
    EVERYONE,
    NO_ONE,
    NOTHING,
    Dealer,
    Record,
    at,
    call,
    call_card,
    only,
)

State = Record  # of dtype STATE

# BC-1  Cards

NUMBERS = 10  # 0 to 9
CLEANUP_CARD, FLIP_CARD, SWAP_CARD, PEEK_CARD = range(NUMBERS, NUMBERS + 4)
KINDS = NUMBERS + 4

CLAN, CLAN_AND_BAND = range(2)
COPIES = np.array(
    [  # 0  1   2   3   4  5  6  7  8  9  Cleanup Flip Swap Peek
        [7, 6, 6, 6, 5, 5, 5, 4, 4, 4, 5, 9, 0, 0],
        [11, 10, 10, 10, 9, 9, 9, 8, 8, 8, 5, 9, 7, 7],  # BC-8.1
    ]
)
CARDS = 120
NUMBER_CARDS = 92

SEATS = 6
SPACES = 5
B1, B2, B3, T1, T2 = range(SPACES)
TURNS = 40  # BC-6.6
ROUNDS = 10  # the most that the option allows
# In a round, a last turn after the other 40, a placing and a keeping in each, and the actions
MOST_ACTIONS = 2 * (TURNS + 1) * SEATS + int(COPIES[CLAN_AND_BAND, NUMBERS:].sum())

# BC-1.2: what lies under an upper space
UNDER_T1 = 1 << B1 | 1 << B2
UNDER_T2 = 1 << B2 | 1 << B3
FULL = (1 << SPACES) - 1

# By the filled spaces of a lodge: how many they are; the lower ones under an upper card; the
# empty ones that may be filled.
COUNT = np.array([bin(filled).count("1") for filled in range(FULL + 1)])
COVERED = np.array(
    [
        (UNDER_T1 if filled >> T1 & 1 else 0) | (UNDER_T2 if filled >> T2 & 1 else 0)
        for filled in range(FULL + 1)
    ]
)
FREE = np.array(
    [
        ~filled
        & (
            UNDER_T1
            | UNDER_T2
            | (1 << T1 if filled & UNDER_T1 == UNDER_T1 else 0)
            | (1 << T2 if filled & UNDER_T2 == UNDER_T2 else 0)
        )
        for filled in range(FULL + 1)
    ]
)

# What the seat in turn has to decide: what becomes of its drawn card, of a received one, or
# of an action card, in the order of these.
PLACING, KEEPING, CLEANING, FLIPPING, SWAPPING, PEEKING = range(6)

# An action is a verb plus SIDES * t + side, SIDES * k + side, t, or the number of a pair.
DOWN, UP = range(2)
SIDES = 2
TARGETS = SEATS * SPACES
PAIRS = np.array([(t, u) for t in range(TARGETS) for u in range(t, TARGETS)])
PAIR = np.zeros((TARGETS, TARGETS), np.int64)
PAIR[PAIRS[:, 0], PAIRS[:, 1]] = PAIR[PAIRS[:, 1], PAIRS[:, 0]] = np.arange(len(PAIRS))
PLACE = 0
SWAP = PLACE + SIDES * TARGETS
KEEP = SWAP + SIDES * TARGETS
CLEAN = KEEP + SIDES * SPACES
FLIP = CLEAN + TARGETS
PEEK = FLIP + TARGETS
EXCHANGE = PEEK + TARGETS
ACTIONS = EXCHANGE + TARGETS * (TARGETS + 1) // 2

# Why an action is refused
FINE = 0
(
    OVER,
    UNKNOWN,
    NO_LODGE,
    HOLDS_NUMBER,
    HOLDS_RECEIVED,
    HOLDS_ACTION,
    IS_FILLED,
    UNSUPPORTED,
    FIFTH,
    IS_EMPTY,
    IS_COVERED,
    IS_FULL,
    ONLY_OPEN,
    SAME_LODGE,
    IS_UP,
) = range(1, 16)

# Zones and events
PILE, DISCARDS, LODGE, HAND, ASIDE = range(5)
(
    DEALT,
    STARTS,
    DRAWN,
    SHOWN,
    CANCELLED,
    LAID,
    TAKEN,
    DISCARDED,
    TURNED_UP,
    TURNED_DOWN,
    EXCHANGED,
    PEEKED,
    RESHUFFLED,
    LAST_TURNS,
    STALLED,
    REVEALED,
    BONUS,
    PENALTY,
    SCORED,
    FIVE_EQUAL,
    FINISHED,
) = range(21)

# Who has seen a card: a bit for each seat and one for the spectators
ALL_EYES = (1 << (SEATS + 1)) - 1

STATE = np.dtype(
    [
        # seen by everyone
        ("seats", np.int8),
        ("mode", np.uint8),
        ("rounds", np.int8),
        ("memory_aid", np.bool_),  # what pages show; the rules never ask
        ("round_no", np.int8),
        ("phase", np.int8),
        ("turn", np.uint8),
        ("over", np.bool_),
        ("starter", np.int8),
        ("ender", np.int8),  # who began the end of the round
        ("last_ender", np.int8),  # and of the last finished one
        ("shuffles", np.uint8),  # of the discard pile, in this round
        ("left", np.uint8),  # cards in the draw pile
        ("discarded", np.uint8),  # cards in the discard pile
        ("peeked", np.int8),  # the target that the last move peeked at
        ("turns", np.int8, (SEATS,)),  # had in this round
        ("aside", np.uint8, (KINDS - NUMBERS,)),  # action cards out of this round
        ("filled", np.uint8, (SEATS,)),  # spaces with a card
        ("up", np.uint8, (SEATS,)),  # spaces with a card that lies face up
        ("seen", np.uint8, (SEATS, SPACES)),  # who has seen the card there
        ("born", np.uint8, (SEATS, SPACES)),  # its shuffle; 0 once everyone has seen it
        ("hand_seen", np.uint8),  # the same of the card in hand
        ("hand_born", np.uint8),
        ("discards", np.int8, (NUMBER_CARDS,)),  # the top card is `discards[discarded - 1]`
        ("total", np.int16, (SEATS,)),
        ("points", np.int16, (ROUNDS, SEATS)),
        ("last", np.int8, (SEATS, SPACES)),  # the lodges of the last finished round
        # seen by those in `hand_seen`
        ("hand", np.int8),  # drawn or received
        # seen by those in `seen`
        ("card", np.int8, (SEATS, SPACES)),
        # seen by no one
        ("pile", np.int8, (CARDS,)),  # the top card is `pile[left - 1]`
        ("padding", np.int8, (8,)),
    ]
)

# BC-2  Start


def deal(s: State, setup: Record, d: Dealer) -> None:
    s.seats = setup["seats"]
    s.mode = setup["mode"]
    s.rounds = setup["rounds"]
    s.memory_aid = setup["memory_aid"]
    s.round_no = 1
    s.over = False
    s.total[:] = 0
    s.points[:] = 0
    s.last[:] = NOTHING
    s.last_ender = NOTHING
    s.starter = dealer.first_seat(d, int(s.seats), setup["begins"])  # BC-2.2
    deal_round(s, d)


def deal_round(s: State, d: Dealer) -> None:
    # BC-2.1
    s.left = 0
    for c in range(KINDS):
        for _ in range(COPIES[s.mode, c]):
            s.pile[s.left] = c
            s.left += 1
    s.pile[s.left :] = NOTHING
    dealer.shuffle(d, s.pile, int(s.left))
    call(d, DEALT, NOTHING, int(s.round_no))
    s.discards[:] = NOTHING
    s.discarded = 0
    s.shuffles = 0
    s.aside[:] = 0
    s.filled[:] = 0
    s.up[:] = 0
    s.card[:] = NOTHING
    s.seen[:] = 0
    s.born[:] = 0
    empty_hand(s)

    s.turns[:] = 0
    s.ender = NOTHING
    s.peeked = NOTHING
    s.turn = s.starter
    call(d, STARTS, int(s.starter), 0)
    draw(s, d)


# BC-3  A turn


def draw(s: State, d: Dealer) -> None:
    """BC-3.1: draw until there is something to decide."""
    p = int(s.turn)
    while True:
        if s.left == 0:
            reshuffle(s, d)
        s.left -= 1
        c = int(s.pile[s.left])
        s.pile[s.left] = NOTHING
        if c < NUMBERS:
            s.hand = c
            s.hand_seen = only(p)
            s.hand_born = s.shuffles
            s.phase = PLACING
            call_card(d, DRAWN, p, c, only(p), at(PILE, 0, 0), at(HAND, p, 0))
            return
        # BC-5.6
        s.aside[c - NUMBERS] += 1
        call_card(d, SHOWN, p, c, EVERYONE, at(PILE, 0, 0), at(ASIDE, 0, c - NUMBERS))
        if possible(s, c):
            s.phase = c - CLEANUP_CARD + CLEANING
            return
        call_card(d, CANCELLED, p, c, EVERYONE, NOTHING, at(ASIDE, 0, c - NUMBERS))


def reshuffle(s: State, d: Dealer) -> None:
    # BC-3.2
    s.left = s.discarded
    for i in range(s.left):
        s.pile[i] = s.discards[i]
    s.discards[:] = NOTHING
    s.discarded = 0
    dealer.shuffle(d, s.pile, int(s.left))
    s.shuffles += 1
    call(d, RESHUFFLED, NOTHING, int(s.left))


def refusal(s: State, action: int) -> int:
    if s.over:
        return OVER
    if action < 0 or action >= ACTIONS:
        return UNKNOWN
    if action >= EXCHANGE:
        t, u = PAIRS[action - EXCHANGE]
        return refuse_exchanging(s, t, u)
    if action >= PEEK:
        return refuse_peeking(s, action - PEEK)
    if action >= FLIP:
        return refuse_acting(s, FLIPPING, action - FLIP)
    if action >= CLEAN:
        return refuse_acting(s, CLEANING, action - CLEAN)
    if action >= KEEP:
        return refuse_keeping(s, (action - KEEP) // SIDES)
    if action >= SWAP:
        return refuse_swapping(s, (action - SWAP) // SIDES)
    return refuse_placing(s, (action - PLACE) // SIDES)


def legal(s: State, out: np.ndarray) -> int:
    n = 0
    if s.over:
        return n
    if s.phase == PLACING:
        for q in range(s.seats):
            n = list_sides(out, n, PLACE + SIDES * SPACES * q, free(s, q))
            n = list_sides(out, n, SWAP + SIDES * SPACES * q, unprotected(s, q))
        return n
    if s.phase == KEEPING:
        return list_sides(out, n, KEEP, free(s, int(s.turn)))
    if s.phase == SWAPPING:
        for q in range(s.seats):
            for r in range(q + 1, s.seats):
                n = list_pairs(out, n, q, unprotected(s, q), r, unprotected(s, r))
        return n
    verb = CLEAN if s.phase == CLEANING else FLIP if s.phase == FLIPPING else PEEK
    for q in range(s.seats):
        spaces = hidden(s, q) if verb == PEEK else unprotected(s, q)
        n = list_spaces(out, n, verb + SPACES * q, spaces)
    return n


# Lists of actions are written without a branch, which is fast: every action takes the next
# line, and the next one overwrites it unless it counts.


def list_spaces(out: np.ndarray, n: int, first: int, spaces: int) -> int:
    for k in range(SPACES):
        out[n] = first + k
        n += spaces >> k & 1
    return n


def list_sides(out: np.ndarray, n: int, first: int, spaces: int) -> int:
    for k in range(SPACES):
        out[n] = first + SIDES * k + DOWN
        out[n + 1] = first + SIDES * k + UP
        n += SIDES * (spaces >> k & 1)
    return n


def list_pairs(out: np.ndarray, n: int, q: int, spaces: int, r: int, others: int) -> int:
    for k in range(SPACES):
        if spaces >> k & 1:
            for m in range(SPACES):
                out[n] = EXCHANGE + PAIR[SPACES * q + k, SPACES * r + m]
                n += others >> m & 1
    return n


def play(s: State, action: int, d: Dealer) -> None:
    s.peeked = NOTHING
    if action >= EXCHANGE:
        t, u = PAIRS[action - EXCHANGE]
        exchange(s, t, u, d)
    elif action >= PEEK:
        peek(s, action - PEEK, d)
    elif action >= FLIP:
        flip(s, action - FLIP, d)
    elif action >= CLEAN:
        clean(s, action - CLEAN, d)
    elif action >= KEEP:
        place(s, SPACES * int(s.turn) + (action - KEEP) // SIDES, (action - KEEP) % SIDES, d)
    elif action >= SWAP:
        swap(s, (action - SWAP) // SIDES, (action - SWAP) % SIDES, d)
    else:
        place(s, (action - PLACE) // SIDES, (action - PLACE) % SIDES, d)


def refuse_in(s: State, phase: int, t: int) -> int:
    """Whether `phase` is what the seat in turn has to decide, and `t` is in a lodge."""
    if s.phase != phase:
        if s.phase == PLACING:
            return HOLDS_NUMBER
        return HOLDS_RECEIVED if s.phase == KEEPING else HOLDS_ACTION
    return FINE if t // SPACES < s.seats else NO_LODGE


# BC-4  Placing a number card


def free(s: State, q: int) -> int:
    """BC-4.1: the spaces in which the seat in turn may place a card."""
    filled = int(s.filled[q])
    if q != s.turn and COUNT[filled] == SPACES - 1:
        return 0
    return int(FREE[filled])


def refuse_placing(s: State, t: int) -> int:
    reason = refuse_in(s, PLACING, t)
    return reason if reason != FINE else refuse_filling(s, t)


def refuse_filling(s: State, t: int) -> int:
    q, k = t // SPACES, t % SPACES
    if free(s, q) >> k & 1:
        return FINE
    if int(s.filled[q]) >> k & 1:
        return IS_FILLED
    return FIFTH if FREE[s.filled[q]] >> k & 1 else UNSUPPORTED


def place(s: State, t: int, side: int, d: Dealer) -> None:
    # BC-4.1, and BC-4.3 for a received card
    lay(s, t, side, d)
    end_turn(s, d)


def lay(s: State, t: int, side: int, d: Dealer) -> None:
    """Lay the card in hand into a space, whatever was there."""
    p, q, k, c = int(s.turn), t // SPACES, t % SPACES, int(s.hand)
    s.card[q, k] = c
    s.seen[q, k] = s.hand_seen
    s.born[q, k] = s.hand_born
    s.filled[q] |= 1 << k
    s.up[q] &= FULL - (1 << k)
    if side == UP:
        show(s, q, k)
    empty_hand(s)
    seen = EVERYONE if side == UP else only(p)
    call_card(d, LAID, p, c, seen, at(HAND, p, 0), at(LODGE, q, k))


def is_up(s: State, t: int) -> bool:
    return int(s.up[t // SPACES]) >> t % SPACES & 1 == 1


def show(s: State, q: int, k: int) -> None:
    s.up[q] |= 1 << k
    s.seen[q, k] = ALL_EYES
    s.born[q, k] = 0


def empty_hand(s: State) -> None:
    s.hand = NOTHING
    s.hand_seen = 0
    s.hand_born = 0


def refuse_swapping(s: State, t: int) -> int:
    # BC-4.2, BC-4.3
    reason = refuse_in(s, PLACING, t)
    return reason if reason != FINE else refuse_touching(s, t)


def swap(s: State, t: int, side: int, d: Dealer) -> None:
    p, q, k = int(s.turn), t // SPACES, t % SPACES
    if q == p:
        # BC-4.2
        discard(s, t, d)
        place(s, t, side, d)
        return
    # BC-4.3
    old, seen, born = int(s.card[q, k]), int(s.seen[q, k]), int(s.born[q, k])
    shown = EVERYONE if is_up(s, t) else only(p)
    lay(s, t, side, d)
    s.hand = old
    s.hand_seen = seen | only(p)
    s.hand_born = born
    s.phase = KEEPING
    call_card(d, TAKEN, p, old, shown, at(LODGE, q, k), at(HAND, p, 0))


def refuse_keeping(s: State, k: int) -> int:
    # BC-4.3
    t = SPACES * int(s.turn) + k
    reason = refuse_in(s, KEEPING, t)
    return reason if reason != FINE else refuse_filling(s, t)


def discard(s: State, t: int, d: Dealer) -> None:
    q, k = t // SPACES, t % SPACES
    c = int(s.card[q, k])
    s.discards[s.discarded] = c
    s.discarded += 1
    s.card[q, k] = NOTHING
    s.seen[q, k] = 0
    s.born[q, k] = 0
    s.filled[q] &= FULL - (1 << k)
    s.up[q] &= FULL - (1 << k)
    call_card(d, DISCARDED, int(s.turn), c, EVERYONE, at(LODGE, q, k), at(DISCARDS, 0, 0))


# BC-5  Protection and action cards


def unprotected(s: State, q: int) -> int:
    """The spaces of a lodge whose cards the seat in turn may touch (BC-5.3)."""
    filled, up = int(s.filled[q]), int(s.up[q])
    if filled == FULL:
        return 0
    spaces = filled & ~int(COVERED[filled])  # BC-5.1
    if q != s.turn and COUNT[up] == 1:
        spaces &= ~up  # BC-5.2
    return spaces


def refuse_touching(s: State, t: int) -> int:
    q, k = t // SPACES, t % SPACES
    if unprotected(s, q) >> k & 1:
        return FINE
    filled = int(s.filled[q])
    if not filled >> k & 1:
        return IS_EMPTY
    if filled == FULL:
        return IS_FULL
    return IS_COVERED if COVERED[filled] >> k & 1 else ONLY_OPEN


def refuse_acting(s: State, phase: int, t: int) -> int:
    reason = refuse_in(s, phase, t)
    return reason if reason != FINE else refuse_touching(s, t)


def possible(s: State, c: int) -> bool:
    """BC-5.6: the action card can be carried out."""
    lodges = 0
    for q in range(s.seats):
        if (hidden(s, q) if c == PEEK_CARD else unprotected(s, q)) != 0:
            lodges += 1
    return lodges >= 2 if c == SWAP_CARD else lodges >= 1


def clean(s: State, t: int, d: Dealer) -> None:
    # BC-5.4
    discard(s, t, d)
    draw(s, d)


def flip(s: State, t: int, d: Dealer) -> None:
    # BC-5.5
    p, q, k = int(s.turn), t // SPACES, t % SPACES
    c = int(s.card[q, k])
    if is_up(s, t):
        s.up[q] &= FULL - (1 << k)
        call_card(d, TURNED_DOWN, p, c, EVERYONE, NOTHING, at(LODGE, q, k))
    else:
        show(s, q, k)
        call_card(d, TURNED_UP, p, c, EVERYONE, NOTHING, at(LODGE, q, k))
    draw(s, d)


# BC-6  End of a round


def end_turn(s: State, d: Dealer) -> None:
    p = int(s.turn)
    s.turns[p] += 1
    # BC-6.1
    if s.ender == NOTHING and s.filled[p] == FULL:
        s.ender = p
        call(d, LAST_TURNS, p, 0)
    following = (p + 1) % int(s.seats)
    if following == s.ender:
        finish_round(s, d)
    elif s.ender == NOTHING and s.turns[following] == TURNS:
        # BC-6.6
        call(d, STALLED, NOTHING, TURNS)
        finish_round(s, d)
    else:
        s.turn = following
        draw(s, d)


def finish_round(s: State, d: Dealer) -> None:
    # BC-6.2
    for q in range(s.seats):
        for k in range(SPACES):
            if int(s.filled[q]) & ~int(s.up[q]) & 1 << k:
                show(s, q, k)
                call_card(d, REVEALED, q, int(s.card[q, k]), EVERYONE, NOTHING, at(LODGE, q, k))
    five = False
    for q in range(s.seats):
        points = round_points(s, q, d)
        s.points[s.round_no - 1, q] = points
        s.total[q] += points
        call(d, SCORED, q, points)
        for k in range(SPACES):
            s.last[q, k] = s.card[q, k]
        if five_equal(s.card[q]):
            five = True
            call(d, FIVE_EQUAL, q, int(s.card[q, 0]))
    s.last_ender = s.ender
    # BC-6.3
    if five or s.round_no == s.rounds:
        s.over = True
        s.turn, s.phase = 0, PLACING
        call(d, FINISHED, NOTHING, 0)
        return
    # BC-2.2
    if s.ender != NOTHING:
        s.starter = s.ender
    s.round_no += 1
    deal_round(s, d)


def round_points(s: State, q: int, d: Dealer) -> int:
    points = lodge_points(s.card[q])
    bonus = equal_bonus(most_equal(s.card[q]))
    if bonus:
        call(d, BONUS, q, bonus)
    if q == s.ender and outdone(s.card, int(s.seats), q):
        call(d, PENALTY, q, -TOO_EARLY)
        points -= TOO_EARLY
    return points


THREE_EQUAL, FOUR_EQUAL = 15, 25
TOO_EARLY = 10


def lodge_points(cards: np.ndarray) -> int:
    """BC-6.2, from the cards of a lodge, NOTHING in its empty spaces."""
    result = equal_bonus(most_equal(cards))
    for c in cards:
        if c != NOTHING:
            result += int(c)
    return result


def most_equal(cards: np.ndarray) -> int:
    most = 0
    for k in range(SPACES):
        equal = 0
        for c in cards:
            if c != NOTHING and c == cards[k]:
                equal += 1
        most = max(most, equal)
    return most


def five_equal(cards: np.ndarray) -> bool:
    # BC-6.3
    for c in cards:
        if c == NOTHING or c != cards[0]:
            return False
    return True


def equal_bonus(equal: int) -> int:
    if equal < 3:
        return 0
    return THREE_EQUAL if equal == 3 else FOUR_EQUAL


def outdone(lodges: np.ndarray, seats: int, ender: int) -> bool:
    """BC-6.4: someone has more points than the seat that began the end."""
    points = lodge_points(lodges[ender])
    for q in range(seats):
        if lodge_points(lodges[q]) > points:
            return True
    return False


def score(s: State, p: int) -> int:
    return int(s.total[p])


# BC-7  End of the game


def beats(s: State, p: int, q: int) -> bool:
    # BC-6.3
    if five_equal(s.last[p]) or five_equal(s.last[q]):
        return not five_equal(s.last[q])
    return score(s, p) > score(s, q)


# BC-8  With Biberbande


def refuse_exchanging(s: State, t: int, u: int) -> int:
    # BC-8.2
    reason = refuse_in(s, SWAPPING, max(t, u))
    if reason != FINE:
        return reason
    if t // SPACES == u // SPACES:
        return SAME_LODGE
    reason = refuse_touching(s, t)
    return reason if reason != FINE else refuse_touching(s, u)


def exchange(s: State, t: int, u: int, d: Dealer) -> None:
    q, k, r, m = t // SPACES, t % SPACES, u // SPACES, u % SPACES
    call_exchanged(s, t, u, d)
    call_exchanged(s, u, t, d)
    s.card[q, k], s.card[r, m] = int(s.card[r, m]), int(s.card[q, k])
    s.seen[q, k], s.seen[r, m] = int(s.seen[r, m]), int(s.seen[q, k])
    s.born[q, k], s.born[r, m] = int(s.born[r, m]), int(s.born[q, k])
    if is_up(s, t) != is_up(s, u):
        s.up[q] ^= 1 << k
        s.up[r] ^= 1 << m
    draw(s, d)


def call_exchanged(s: State, t: int, u: int, d: Dealer) -> None:
    q, k = t // SPACES, t % SPACES
    seen = EVERYONE if is_up(s, t) else NO_ONE
    target = at(LODGE, u // SPACES, u % SPACES)
    call_card(d, EXCHANGED, int(s.turn), int(s.card[q, k]), seen, at(LODGE, q, k), target)


def hidden(s: State, q: int) -> int:
    """BC-8.3: the spaces of a lodge whose cards the seat in turn may peek at."""
    return unprotected(s, q) & ~int(s.up[q])


def refuse_peeking(s: State, t: int) -> int:
    # BC-8.3
    reason = refuse_acting(s, PEEKING, t)
    if reason != FINE:
        return reason
    return FINE if hidden(s, t // SPACES) >> t % SPACES & 1 else IS_UP


def peek(s: State, t: int, d: Dealer) -> None:
    p, q, k = int(s.turn), t // SPACES, t % SPACES
    s.seen[q, k] |= only(p)
    s.peeked = t
    call_card(d, PEEKED, p, int(s.card[q, k]), only(p), NOTHING, at(LODGE, q, k))
    draw(s, d)


# What a seat knows
#
# All that a seat has ever seen of a card goes with the card, as its `seen`; so does, as its
# `born`, the shuffle that it was drawn from. What went into a shuffle is known to all.


def eye_of(seat: int) -> int:
    """The bit of a seat in `seen`; of a spectator, if `seat` is NOTHING. All bits, if it is
    ALL_SEATS."""
    if seat == ALL_SEATS:
        return ALL_EYES
    return 1 << SEATS if seat == NOTHING else 1 << seat


def unseen(s: State, t: int, eye: int, shuffle: int) -> bool:
    """A card of that shuffle lies there whose face the eye has never seen."""
    q, k = t // SPACES, t % SPACES
    return s.card[q, k] != NOTHING and s.seen[q, k] & eye == 0 and s.born[q, k] == shuffle


def unseen_hand(s: State, eye: int, shuffle: int) -> bool:
    return s.hand != NOTHING and s.hand_seen & eye == 0 and s.hand_born == shuffle


def redeal(s: State, seat: int, d: Dealer) -> None:
    """Deal anew what `seat` (or a spectator: NOTHING; or ALL_SEATS together) cannot know. The
    unseen cards of every shuffle are a lot of their own. Of the latest one, lodges and hand have
    got some of the numbers; the draw pile has the others and the action cards, in any order."""
    eye = eye_of(seat)
    for shuffle in range(s.shuffles + 1):
        for t in range(SPACES * s.seats):
            if unseen(s, t, eye, shuffle):
                dealer.pick_up(d, int(s.card[t // SPACES, t % SPACES]))
        if unseen_hand(s, eye, shuffle):
            dealer.pick_up(d, int(s.hand))
        if shuffle == s.shuffles:
            for i in range(s.left):
                if s.pile[i] < NUMBERS:
                    dealer.pick_up(d, int(s.pile[i]))
        dealer.mix(d)
        for t in range(SPACES * s.seats):
            if unseen(s, t, eye, shuffle):
                s.card[t // SPACES, t % SPACES] = dealer.next_card(d)
        if unseen_hand(s, eye, shuffle):
            s.hand = dealer.next_card(d)
    while d.held > 0:
        dealer.pick_up(d, dealer.next_card(d))
    for i in range(s.left):
        if s.pile[i] >= NUMBERS:
            dealer.pick_up(d, int(s.pile[i]))
    dealer.mix(d)
    for i in range(s.left):
        s.pile[i] = dealer.next_card(d)


compile_functions(__name__)
