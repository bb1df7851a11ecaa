"""Le Roi des Castors: piles and hands, and what is remembered of a hand."""

from beaverboard import dealer
from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVERYONE, NOTHING, Dealer, at, call, call_card, only
from beaverboard.games.roi_des_castors.ending import finish
from beaverboard.games.roi_des_castors.state import (
    CLEARED,
    DECK,
    DRAWING,
    DRAWN,
    FROM_HAND,
    HAND,
    KINDS,
    LOG_1,
    LOG_2,
    LOG_3,
    LOG_DECK,
    LOG_PILE,
    PILE,
    POWER,
    RESHUFFLED,
    RIVER_CARDS,
    SHOWN,
    SOLO,
    TEAM,
    TO_DRAW,
    VALUES,
    State,
    side,
    sides,
)

# RC-3.2, RC-3.6: the piles


def start_drawing(s: State) -> None:
    s.owed = 2 if s.swimming else 1
    if s.mode == SOLO:  # RC-12.2
        s.owed = 0
    s.phase = TO_DRAW


def decline_power(s: State) -> None:
    """RC-3.1: drawing means no."""
    if s.phase == POWER:
        start_drawing(s)
        s.phase = DRAWING


def can_draw(s: State, deck: int) -> bool:
    # RC-3.6; RC-11.4
    if s.left[deck] > 0:
        return True
    if deck == DECK:
        for c in range(VALUES if s.mode == TEAM else 0, KINDS):
            if s.discards[c] > 0:
                return True
    return False


def can_draw_any(s: State) -> bool:
    return can_draw(s, DECK) or can_draw(s, LOG_DECK)


def has_river(s: State) -> bool:
    for i in range(RIVER_CARDS):
        if s.river[i] != NOTHING:
            return True
    return False


def draw_into_hand(s: State, q: int, deck: int, d: Dealer) -> None:
    c = draw_card(s, deck, d)
    take_in(s, q, c)
    zone = LOG_PILE if deck == LOG_DECK else PILE
    call_card(d, DRAWN, actor(s, q), c, seers(s, q), at(zone, 0, 0), at(HAND, q, 0))
    if deck == LOG_DECK and s.left[deck] == 0:
        finish(s, d)  # RC-11.5


def actor(s: State, q: int) -> int:
    """The seat that acts for side `q`: the one in turn, or the Marchand's."""
    return int(s.turn) if side(s) == q else q


def draw_card(s: State, deck: int, d: Dealer) -> int:
    if s.left[deck] == 0:
        reshuffle(s, d)
    return pop(s, deck)


def pop(s: State, deck: int) -> int:
    s.left[deck] -= 1
    c = int(s.pile[deck, s.left[deck]])
    s.pile[deck, s.left[deck]] = NOTHING
    return c


def reshuffle(s: State, d: Dealer) -> None:
    # RC-3.6; RC-11.4: only the others
    for c in range(VALUES if s.mode == TEAM else 0, KINDS):
        for _ in range(s.discards[c]):
            s.pile[DECK, s.left[DECK]] = c
            s.left[DECK] += 1
        s.discards[c] = 0
    dealer.shuffle(d, s.pile[DECK], int(s.left[DECK]))
    call(d, RESHUFFLED, NOTHING, int(s.left[DECK]))


def clear_aside(s: State, d: Dealer) -> None:
    # RC-3.5
    count = 0
    for c in range(KINDS):
        count += int(s.aside[c])
        s.discards[c] += s.aside[c]
        s.aside[c] = 0
    if count > 0:
        call(d, CLEARED, NOTHING, count)


# RC-6  What is open


def seers(s: State, q: int) -> int:
    """Who sees the hand of side `q`."""
    if s.mode == SOLO:
        return EVERYONE
    return only(q) | only(q + 2) if s.mode == TEAM else only(q)


def is_hidden(s: State) -> bool:
    """Whether hands are."""
    return s.mode != SOLO


def may_hide_logs(s: State, q: int) -> bool:
    """Whether a side may hold logs that others do not see, judged by what all know: how many
    cards it holds, in `team` how many logs (RC-11.2)."""
    if s.mode == TEAM:
        return s.hand[q, LOG_1] + s.hand[q, LOG_2] + s.hand[q, LOG_3] > 0
    return is_hidden(s) and s.held[q] > 0


def take_in(s: State, q: int, c: int) -> None:
    s.hand[q, c] += 1
    s.held[q] += 1


def take_in_openly(s: State, q: int, c: int) -> None:
    take_in(s, q, c)
    if s.mode == SOLO:
        return
    for observer in range(sides(s) + 1):
        if observer != q + 1:
            s.known[observer, q, c] += 1


def give_up(s: State, q: int, c: int) -> None:
    """All see a card leave a hand."""
    s.hand[q, c] -= 1
    s.held[q] -= 1
    for observer in range(sides(s) + 1):
        if s.known[observer, q, c] > 0:
            s.known[observer, q, c] -= 1


def leave(s: State, q: int, source: int, c: int) -> None:
    if source == FROM_HAND:
        give_up(s, q, c)
    else:
        s.reserve[q, c] -= 1


def look_into(s: State, q: int, seen: int, d: Dealer) -> None:
    """Side `q` sees the hand of side `seen`."""
    if s.mode == SOLO:
        return
    for c in range(KINDS):
        s.known[q + 1, seen, c] = s.hand[seen, c]
        for _ in range(s.hand[seen, c]):
            call_card(d, SHOWN, int(s.turn), c, seers(s, q), at(HAND, seen, 0), NOTHING)


compile_functions(__name__)
