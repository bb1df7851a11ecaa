"""Le Roi des Castors: the powers of the characters.

Their bonuses stand where they count: the Bûcheron's hand in `state.py`, the Architecte's dams in
`dams.py`, the Maître-Nageur's further logs in `laying.py`, the Marchand's Troc in `effects.py`.
"""

from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVERYONE, NOTHING, Dealer, at, call, call_card
from beaverboard.games.roi_des_castors.actions import (
    ASLEEP,
    FINE,
    NO_OPPONENT,
    NO_POWER,
    NOT_HELD,
    NOT_NOW,
    POWER_PAST,
    PROTECTED,
    RESERVE_FULL,
    SPENT,
)
from beaverboard.games.roi_des_castors.hands import (
    can_draw,
    can_draw_any,
    draw_into_hand,
    give_up,
    has_river,
    seers,
    start_drawing,
    take_in,
    take_in_openly,
)
from beaverboard.games.roi_des_castors.laying import complete
from beaverboard.games.roi_des_castors.state import (
    ARCHITECTE,
    ASIDE,
    BUCHERON,
    CLAIMED,
    CLAIMING,
    DECK,
    DISCARDED,
    DRAWN,
    DRAWN_PAIR,
    HAND,
    MARCHAND,
    MONOPOLE,
    NAGEUR,
    NEVER,
    ONCE_A_GAME,
    PILE,
    POWER,
    POWERED,
    RESERVE,
    SAGE,
    SENTINELLE,
    STORED,
    TO_DRAW,
    State,
    in_reserve,
    is_a,
    side,
    sides,
)

# RC-8  Characters

RESERVE_LIMIT = 2


def has_power(s: State, q: int) -> bool:
    """RC-3.1: not asked when it can't be used."""
    character = s.character[q]
    if character == NOTHING or s.uses[character] == NEVER or s.spent[q]:
        return False
    if character == NAGEUR:
        return can_draw_any(s) or has_river(s)
    if character == SENTINELLE:
        return s.held[q] > 0 and in_reserve(s, q) < RESERVE_LIMIT
    if character == SAGE:
        for other in range(s.seats):
            if refuse_story(s, other) == FINE:
                return True
        return False
    return True  # BUCHERON, ARCHITECTE, MARCHAND


def refuse_power(s: State, first: int, last: int) -> int:
    """Refuse a power that the characters from `first` to `last` have."""
    character = s.character[side(s)]
    if character < first or character > last or s.uses[character] == NEVER:
        return NO_POWER if s.phase == POWER else NOT_NOW
    if s.spent[side(s)]:
        return SPENT
    return FINE if s.phase == POWER else POWER_PAST


def refuse_using(s: State) -> int:
    if s.phase == CLAIMING:
        return FINE
    reason = refuse_power(s, BUCHERON, MARCHAND)
    if reason == FINE or s.character[side(s)] < SAGE:
        return reason
    return refuse_power(s, NAGEUR, NAGEUR)


def spend_power(s: State, q: int) -> None:
    if s.uses[s.character[q]] == ONCE_A_GAME:
        s.spent[q] = 1


def use(s: State, d: Dealer) -> None:
    q, p = side(s), int(s.turn)
    if s.phase == CLAIMING:
        k = int(s.dam)
        s.dam = NOTHING
        call(d, CLAIMED, p, k)
        complete(s, q, k, d)
        return
    character = int(s.character[q])
    call(d, POWERED, p, character)
    spend_power(s, q)
    if character == BUCHERON:
        s.raising = True
    elif character == ARCHITECTE:
        s.free = True
    elif character == MARCHAND:
        s.monopole = True
    else:
        s.swimming = True
    start_drawing(s)


# Marchand


def share_monopole(s: State, d: Dealer) -> None:
    if s.fresh and s.monopole and can_draw(s, DECK):
        for p in range(s.seats):
            if is_a(s, p, MARCHAND) and p != s.turn:
                call(d, MONOPOLE, p, 0)
                draw_into_hand(s, p, DECK, d)


# Vieux Sage


def refuse_target(s: State, q: int) -> int:
    # RC-7: of a story as of a card
    if q >= sides(s) or q == side(s):
        return NO_OPPONENT
    return PROTECTED if s.permanente[q] > 0 else FINE


def refuse_story(s: State, q: int) -> int:
    reason = refuse_target(s, q)
    if reason != FINE:
        return reason
    return ASLEEP if s.asleep[q] else FINE


def tell_story(s: State, q: int, cancelled: bool, d: Dealer) -> None:
    call(d, POWERED, int(s.turn), SAGE)
    spend_power(s, side(s))
    if not cancelled:
        s.asleep[q] = 1
    start_drawing(s)


# Sentinelle


def refuse_storing(s: State, c: int) -> int:
    reason = refuse_power(s, SENTINELLE, SENTINELLE)
    if reason != FINE:
        return reason
    if in_reserve(s, side(s)) >= RESERVE_LIMIT:
        return RESERVE_FULL
    return FINE if s.hand[side(s), c] > 0 else NOT_HELD


def store(s: State, c: int, d: Dealer) -> None:
    q, p = side(s), int(s.turn)
    call(d, POWERED, p, SENTINELLE)
    spend_power(s, q)
    give_up(s, q, c)
    s.reserve[q, c] += 1
    call_card(d, STORED, p, c, EVERYONE, at(HAND, q, c), at(RESERVE, q, c))
    start_drawing(s)


# Maître-Nageur


def swim_for(s: State, c: int, openly: int, d: Dealer) -> None:
    """One of the two cards drawn."""
    q = side(s)
    i = 0 if s.drawn[0] == NOTHING else 1
    s.drawn[i] = c
    s.drawn_open[i] = openly
    if not openly:
        call_card(d, DRAWN, int(s.turn), c, seers(s, q), at(PILE, 0, 0), at(DRAWN_PAIR, q, i))
    s.fresh = True
    s.owed -= 1
    s.phase = TO_DRAW


def drop_drawn(s: State, c: int, d: Dealer) -> None:
    """Of two equal cards the open one goes: which one it was must not tell of the other. Nor does
    the event say of two hidden ones which was drawn first."""
    i = 0 if s.drawn[0] == c and (s.drawn[1] != c or s.drawn_open[0]) else 1
    q = side(s)
    both_open = s.drawn_open[0] and s.drawn_open[1]
    remembered = both_open or (s.drawn_open[1 - i] and s.drawn[1 - i] != c)  # RC-6
    source = at(DRAWN_PAIR, q, i if s.drawn_open[0] or s.drawn_open[1] else 0)
    s.drawn[i] = NOTHING
    s.drawn_open[i] = 0
    s.aside[c] += 1
    call_card(d, DISCARDED, int(s.turn), c, EVERYONE, source, at(ASIDE, 0, c))
    keep_drawn(s, 1 - i, remembered)
    s.phase = TO_DRAW


def keep_drawn(s: State, i: int, remembered: bool) -> None:
    c = int(s.drawn[i])
    if remembered:
        take_in_openly(s, side(s), c)
    else:
        take_in(s, side(s), c)
    s.drawn[i] = NOTHING
    s.drawn_open[i] = 0


compile_functions(__name__)
