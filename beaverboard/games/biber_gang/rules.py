"""Biber-Gang: swap cards, pair up columns, score least.

The numbered headings are those of `rules.en.md`, in its order; the numbers behind
functions and lines are its rules. A match is one record of dtype `STATE`, passed as
`s`; `d` is the dealer, `p` a seat, `k` a place in a layout (0-3 above, 4-7 below; k and
its `partner` form a column), `c` a card. Verbs change the record; everything else only
reads it. `refusal` is the whole of legality, so `play` trusts its caller.
"""

import numpy as np

from beaverboard import dealer
from beaverboard.compiled import compile_functions
from beaverboard.dealer import (
    ALL_SEATS,
    EVERYONE,
    NOTHING,
    Dealer,
    Record,
    at,
    call,
    call_card,
    only,
)

State = Record  # of dtype STATE

# BG-1  Cards

NUMBERS = 13  # 0 to 12
COPIES = 8
BEAVERS = 4
BEAVER = NUMBERS
CARDS = NUMBERS * COPIES + BEAVERS
DECK = np.array([c for c in range(NUMBERS) for _ in range(COPIES)] + [BEAVER] * BEAVERS, np.int8)

SEATS = 6
COLUMNS = 4
PLACES = 2 * COLUMNS
TURNS = 40  # BG-4.3
ROUNDS = 10  # the most that the option allows

# A round begins with TURNING; a turn is DRAWING, then PLACING.
TURNING, DRAWING, PLACING = range(3)

# An action is a verb, for most verbs plus a place; SWIM + PLACES * beaver + target.
DRAW, TAKE, DISCARD = range(3)
TURN = 3
PUT = TURN + PLACES
REVEAL = PUT + PLACES
SWIM = REVEAL + PLACES
ACTIONS = SWIM + PLACES * PLACES

# Why an action is refused
FINE = 0
(
    OVER,
    UNKNOWN,
    TURN_UP_FIRST,
    ALREADY_TURNED,
    IS_UP,
    DRAW_FIRST,
    HAS_DRAWN,
    LOCKED,
    MUST_SWIM,
    FROM_DISCARD,
    MANY_HIDDEN,
    NOT_FITTING,
    NOT_HIDDEN,
) = range(1, 14)

# Zones and events
PILE, DISCARDS, LAYOUT, HAND = range(4)
(
    DEALT,
    OPENED,
    TURNED,
    STARTS,
    DRAWN,
    TAKEN,
    LAID,
    DISCARDED,
    SWUM,
    RESHUFFLED,
    LAST_TURNS,
    STALLED,
    REVEALED,
    SCORED,
    FINISHED,
) = range(15)

STATE = np.dtype(
    [
        # seen by everyone
        ("seats", np.int8),
        ("rounds", np.int8),
        ("round_no", np.int8),
        ("phase", np.int8),
        ("turn", np.uint8),
        ("over", np.bool_),
        ("starter", np.int8),
        ("ender", np.int8),  # who began the last turns
        ("drawn_openly", np.bool_),  # taken from the discard pile
        ("reshuffled", np.bool_),  # this round: BG-3.6
        ("left", np.uint8),  # cards in the draw pile
        ("discarded", np.uint8),  # cards in the discard pile
        ("turns", np.int8, (SEATS,)),  # had in this round
        ("up", np.int8, (SEATS, PLACES)),  # 1 where a card lies face up
        ("discards", np.int8, (CARDS,)),  # the top card is `discards[discarded - 1]`
        ("total", np.int16, (SEATS,)),
        ("points", np.int16, (ROUNDS, SEATS)),
        ("last", np.int8, (SEATS, PLACES)),  # the layouts of the last finished round
        # seen by the seat in turn, by all if `drawn_openly`
        ("drawn", np.int8),
        # seen by everyone where `up`, else by no one
        ("card", np.int8, (SEATS, PLACES)),
        # seen by no one
        ("pile", np.int8, (CARDS,)),  # the top card is `pile[left - 1]`
        ("padding", np.int8, (1,)),
    ]
)

# BG-2  Start of a round (five rounds)


def deal(s: State, setup: Record, d: Dealer) -> None:
    s.seats = setup["seats"]
    s.rounds = setup["rounds"]
    s.round_no = 1
    s.over = False
    s.total[:] = 0
    s.points[:] = 0
    s.last[:] = NOTHING
    s.card[:] = NOTHING
    deal_round(s, d)


def deal_round(s: State, d: Dealer) -> None:
    # BG-2.1
    for i in range(CARDS):
        s.pile[i] = DECK[i]
    s.left = CARDS
    dealer.shuffle(d, s.pile, CARDS)
    call(d, DEALT, NOTHING, int(s.round_no))
    s.up[:] = 0
    for p in range(s.seats):
        for k in range(PLACES):
            s.card[p, k] = pop(s)
    # BG-2.2
    s.discards[:] = NOTHING
    s.discarded = 0
    first = pop(s)
    call_card(d, OPENED, NOTHING, first, EVERYONE, at(PILE, 0, 0), at(DISCARDS, 0, 0))
    put_on_discards(s, first)

    s.turns[:] = 0
    s.starter = NOTHING
    s.ender = NOTHING
    s.drawn = NOTHING
    s.drawn_openly = False
    s.reshuffled = False
    s.phase = TURNING
    s.turn = 0


def pop(s: State) -> int:
    s.left -= 1
    c = int(s.pile[s.left])
    s.pile[s.left] = NOTHING
    return c


def put_on_discards(s: State, c: int) -> None:
    s.discards[s.discarded] = c
    s.discarded += 1


def refuse_turning(s: State, p: int, k: int) -> int:
    return IS_UP if s.up[p, k] else FINE


def turn_up(s: State, k: int, d: Dealer) -> None:
    # BG-2.3
    p = int(s.turn)
    show(s, p, k, d)
    if hidden(s, p) > PLACES - 2:
        return
    if p + 1 < s.seats:
        s.turn = p + 1
        return
    choose_starter(s, d)
    s.turn = s.starter
    s.phase = DRAWING


def show(s: State, p: int, k: int, d: Dealer) -> None:
    s.up[p, k] = 1
    call_card(d, TURNED, p, int(s.card[p, k]), EVERYONE, NOTHING, at(LAYOUT, p, k))


def choose_starter(s: State, d: Dealer) -> None:
    # BG-2.4
    most, tied = -1, 0
    for p in range(s.seats):
        opening = opening_sum(s, p)
        if opening > most:
            most, tied = opening, 1
        elif opening == most:
            tied += 1
    lot = dealer.below(d, tied) if tied > 1 else 0
    for p in range(s.seats):
        if opening_sum(s, p) == most:
            if lot == 0:
                s.starter = p
                break
            lot -= 1
    call(d, STARTS, int(s.starter), most)


def opening_sum(s: State, p: int) -> int:
    # BG-2.4
    result = 0
    for k in range(PLACES):
        if s.up[p, k]:
            if s.card[p, k] != BEAVER:
                result += int(s.card[p, k])
            elif beaver_value(s, p, k) != NOTHING:
                result += beaver_value(s, p, k)
    return result


def hidden(s: State, p: int) -> int:
    count = 0
    for k in range(PLACES):
        if not s.up[p, k]:
            count += 1
    return count


# BG-3  A turn


def refusal(s: State, action: int) -> int:
    if s.over:
        return OVER
    if action < 0 or action >= ACTIONS:
        return UNKNOWN
    if s.phase != phase_of(action):
        return out_of_phase(s, action)
    p = int(s.turn)
    if action >= SWIM:
        return refuse_swimming(s, p, (action - SWIM) // PLACES, (action - SWIM) % PLACES)
    if action >= REVEAL:
        return refuse_revealing(s, p, action - REVEAL)
    if action >= PUT:
        return refuse_putting(s, p, action - PUT)
    if action >= TURN:
        return refuse_turning(s, p, action - TURN)
    if action == DISCARD:
        return refuse_discarding(s, p)
    return FINE


def legal(s: State, out: np.ndarray) -> int:
    n = 0
    p = int(s.turn)
    if s.over:
        return n
    if s.phase == DRAWING:
        out[0], out[1] = DRAW, TAKE
        return 2
    if s.phase == TURNING:
        for k in range(PLACES):
            if refuse_turning(s, p, k) == FINE:
                out[n] = TURN + k
                n += 1
        return n
    if refuse_discarding(s, p) == FINE:
        out[n] = DISCARD
        n += 1
    for k in range(PLACES):
        if refuse_putting(s, p, k) == FINE:
            out[n] = PUT + k
            n += 1
        if refuse_revealing(s, p, k) == FINE:
            out[n] = REVEAL + k
            n += 1
        if fits(s, p, k):
            for target in range(PLACES):
                if refuse_swimming(s, p, k, target) == FINE:
                    out[n] = SWIM + PLACES * k + target
                    n += 1
    return n


def phase_of(action: int) -> int:
    if action == DRAW or action == TAKE:
        return DRAWING
    return TURNING if TURN <= action < PUT else PLACING


def out_of_phase(s: State, action: int) -> int:
    if s.phase == TURNING:
        return TURN_UP_FIRST
    if phase_of(action) == TURNING:
        return ALREADY_TURNED
    return HAS_DRAWN if s.phase == PLACING else DRAW_FIRST


def play(s: State, action: int, d: Dealer) -> None:
    if action >= SWIM:
        swim(s, (action - SWIM) // PLACES, (action - SWIM) % PLACES, d)
    elif action >= REVEAL:
        discard_drawn(s, d)
        show(s, int(s.turn), action - REVEAL, d)
        end_turn(s, d)
    elif action >= PUT:
        put(s, action - PUT, d)
    elif action >= TURN:
        turn_up(s, action - TURN, d)
    elif action == DISCARD:
        discard_drawn(s, d)
        end_turn(s, d)
    elif action == TAKE:
        take(s, d)
    else:
        draw(s, d)


def draw(s: State, d: Dealer) -> None:
    if s.left == 0:
        reshuffle(s, d)
    p = int(s.turn)
    s.drawn = pop(s)
    s.drawn_openly = False
    s.phase = PLACING
    call_card(d, DRAWN, p, int(s.drawn), only(p), at(PILE, 0, 0), at(HAND, p, 0))


def take(s: State, d: Dealer) -> None:
    p = int(s.turn)
    s.discarded -= 1
    s.drawn = s.discards[s.discarded]
    s.discards[s.discarded] = NOTHING
    s.drawn_openly = True
    s.phase = PLACING
    call_card(d, TAKEN, p, int(s.drawn), EVERYONE, at(DISCARDS, 0, 0), at(HAND, p, 0))


def refuse_putting(s: State, p: int, k: int) -> int:
    # BG-3.1, BG-3.2
    if not is_up_beaver(s, p, k):
        return FINE
    # BG-3.5
    if is_up_beaver(s, p, partner(k)):
        return LOCKED
    return MUST_SWIM if fits(s, p, k) else FINE


def put(s: State, k: int, d: Dealer) -> None:
    p, c = int(s.turn), int(s.drawn)
    call_card(d, LAID, p, c, EVERYONE, at(HAND, p, 0), at(LAYOUT, p, k))
    lay(s, k, c, d)
    end_turn(s, d)


def lay(s: State, k: int, c: int, d: Dealer) -> None:
    """Lay `c` face up at the own place `k`; what lay there goes to the discard pile."""
    p, old = int(s.turn), int(s.card[s.turn, k])
    s.card[p, k] = c
    s.up[p, k] = 1
    put_on_discards(s, old)
    call_card(d, DISCARDED, p, old, EVERYONE, at(LAYOUT, p, k), at(DISCARDS, 0, 0))


def refuse_revealing(s: State, p: int, k: int) -> int:
    # BG-3.3
    if s.drawn_openly:
        return FROM_DISCARD
    return IS_UP if s.up[p, k] else FINE


def refuse_discarding(s: State, p: int) -> int:
    # BG-3.4
    if s.drawn_openly:
        return FROM_DISCARD
    return FINE if hidden(s, p) == 1 else MANY_HIDDEN


def discard_drawn(s: State, d: Dealer) -> None:
    p = int(s.turn)
    put_on_discards(s, int(s.drawn))
    call_card(d, DISCARDED, p, int(s.drawn), EVERYONE, at(HAND, p, 0), at(DISCARDS, 0, 0))


def reshuffle(s: State, d: Dealer) -> None:
    # BG-3.6
    top = int(s.discards[s.discarded - 1])
    s.left = s.discarded - 1
    for i in range(s.left):
        s.pile[i] = s.discards[i]
    s.discards[:] = NOTHING
    s.discarded = 0
    put_on_discards(s, top)
    dealer.shuffle(d, s.pile, int(s.left))
    s.reshuffled = True
    call(d, RESHUFFLED, NOTHING, int(s.left))


# BG-4  End of a round


def end_turn(s: State, d: Dealer) -> None:
    p = int(s.turn)
    s.drawn = NOTHING
    s.drawn_openly = False
    s.turns[p] += 1
    if s.ender == NOTHING and hidden(s, p) == 0:
        s.ender = p
        call(d, LAST_TURNS, p, 0)
    following = (p + 1) % int(s.seats)
    if following == s.ender:
        finish_round(s, d)
    elif s.ender == NOTHING and s.turns[following] == TURNS:
        call(d, STALLED, NOTHING, TURNS)
        finish_round(s, d)
    else:
        s.turn = following
        s.phase = DRAWING


def finish_round(s: State, d: Dealer) -> None:
    for p in range(s.seats):
        for k in range(PLACES):
            if not s.up[p, k]:
                s.up[p, k] = 1
                call_card(d, REVEALED, p, int(s.card[p, k]), EVERYONE, NOTHING, at(LAYOUT, p, k))
    for p in range(s.seats):
        points = round_score(s.card[p])
        s.points[s.round_no - 1, p] = points
        s.total[p] += points
        call(d, SCORED, p, points)
        for k in range(PLACES):
            s.last[p, k] = s.card[p, k]
    if s.round_no == s.rounds:
        s.over = True
        s.turn, s.phase = 0, DRAWING
        call(d, FINISHED, NOTHING, 0)
    else:
        s.round_no += 1
        deal_round(s, d)


# BG-5  Beavers


def partner(k: int) -> int:
    return k + COLUMNS if k < COLUMNS else k - COLUMNS


def is_up_beaver(s: State, p: int, k: int) -> bool:
    return s.up[p, k] == 1 and s.card[p, k] == BEAVER


def beaver_value(s: State, p: int, k: int) -> int:
    # BG-5.1
    other = partner(k)
    if is_up_beaver(s, p, k) and s.up[p, other] and s.card[p, other] != BEAVER:
        return int(s.card[p, other])
    return NOTHING


def fits(s: State, p: int, k: int) -> bool:
    """The drawn card is the number that the own beaver at `k` stands for."""
    return is_up_beaver(s, p, k) and s.drawn != BEAVER and beaver_value(s, p, k) == s.drawn


def refuse_swimming(s: State, p: int, beaver: int, k: int) -> int:
    # BG-5.2
    if not fits(s, p, beaver):
        return NOT_FITTING
    return NOT_HIDDEN if s.up[p, k] else FINE


def swim(s: State, beaver: int, k: int, d: Dealer) -> None:
    p, c = int(s.turn), int(s.drawn)
    call_card(d, SWUM, p, BEAVER, EVERYONE, at(LAYOUT, p, beaver), at(LAYOUT, p, k))
    call_card(d, LAID, p, c, EVERYONE, at(HAND, p, 0), at(LAYOUT, p, beaver))
    s.card[p, beaver] = c
    lay(s, k, BEAVER, d)
    end_turn(s, d)


# BG-6  Scoring a round


def round_score(cards: np.ndarray) -> int:
    first, second = beaver_pair_values(cards)
    return unpaired(cards) + bonus(cards, first, second)


def pair_value(cards: np.ndarray, k: int) -> int:
    """BG-6.1: the value of a column's pair (two beavers: BEAVER), or NOTHING."""
    a, b = int(cards[k]), int(cards[partner(k)])
    if a == BEAVER:
        a = b
    elif b == BEAVER:
        b = a
    return a if a == b else NOTHING


def unpaired(cards: np.ndarray) -> int:
    result = 0
    for k in range(COLUMNS):
        if pair_value(cards, k) == NOTHING:
            result += int(cards[k]) + int(cards[partner(k)])
    return result


def bonus(cards: np.ndarray, first: int, second: int) -> int:
    """BG-6.2, with beaver pairs standing for the values `first` and `second`."""
    result = 0
    if pair_columns(cards) < 2:
        return result
    for value in range(NUMBERS):
        pairs = int(value == first) + int(value == second)
        for k in range(COLUMNS):
            if pair_value(cards, k) == value:
                pairs += 1
        result += equal_pairs(pairs)
    return result


def pair_columns(cards: np.ndarray) -> int:
    count = 0
    for k in range(COLUMNS):
        if pair_value(cards, k) != NOTHING:
            count += 1
    return count


def equal_pairs(count: int) -> int:
    return -5 * count if count >= 2 else 0


def beaver_pair_values(cards: np.ndarray) -> tuple[int, int]:
    """BG-6.4: the values that beaver pairs (two at most) take; NOTHING without one."""
    beaver_pairs = 0
    for k in range(COLUMNS):
        if pair_value(cards, k) == BEAVER:
            beaver_pairs += 1
    if beaver_pairs == 0:
        return NOTHING, NOTHING
    best_first, best_second, best = 0, NOTHING, 1
    for first in range(NUMBERS):
        for second in range(NOTHING, NUMBERS):
            if (second == NOTHING) == (beaver_pairs == 1):
                result = bonus(cards, first, second)
                if result < best:
                    best_first, best_second, best = first, second, result
    return best_first, best_second


def score(s: State, p: int) -> int:
    return int(s.total[p])


# BG-7  End of the game


def beats(s: State, p: int, q: int) -> bool:
    return score(s, p) < score(s, q)


# What a seat knows


def redeal(s: State, seat: int, d: Dealer) -> None:
    """Deal anew what `seat` (or a spectator: NOTHING; or ALL_SEATS together) cannot know. Before
    a reshuffle the pile, a card in another's hand and the face-down cards are one unknown lot;
    after it the pile was made from discarded cards, so the face-down cards are a lot of their
    own."""
    hand_hidden = s.drawn != NOTHING and not s.drawn_openly and s.turn != seat and seat != ALL_SEATS
    for i in range(s.left):
        dealer.pick_up(d, int(s.pile[i]))
    if hand_hidden:
        dealer.pick_up(d, int(s.drawn))
    if s.reshuffled:
        dealer.mix(d)
        deal_back_pile(s, hand_hidden, d)
        pick_up_layouts(s, d)
        dealer.mix(d)
    else:
        pick_up_layouts(s, d)
        dealer.mix(d)
        deal_back_pile(s, hand_hidden, d)
    for p in range(s.seats):
        for k in range(PLACES):
            if not s.up[p, k]:
                s.card[p, k] = dealer.next_card(d)


def deal_back_pile(s: State, hand_hidden: bool, d: Dealer) -> None:
    for i in range(s.left):
        s.pile[i] = dealer.next_card(d)
    if hand_hidden:
        s.drawn = dealer.next_card(d)


def pick_up_layouts(s: State, d: Dealer) -> None:
    for p in range(s.seats):
        for k in range(PLACES):
            if not s.up[p, k]:
                dealer.pick_up(d, int(s.card[p, k]))


compile_functions(__name__)
