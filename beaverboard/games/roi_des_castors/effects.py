"""Le Roi des Castors: what action and bonus cards do."""

from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVERYONE, Dealer, at, call, call_card
from beaverboard.games.roi_des_castors.actions import (
    FINE,
    NO_SUCH_LOG,
    NOT_DISCARDED,
    NOT_HELD,
    NOT_IN_RESERVE,
    NOT_NOW,
)
from beaverboard.games.roi_des_castors.characters import (
    refuse_power,
    refuse_story,
    refuse_target,
    share_monopole,
    tell_story,
)
from beaverboard.games.roi_des_castors.hands import (
    can_draw_any,
    give_up,
    leave,
    look_into,
    take_in_openly,
)
from beaverboard.games.roi_des_castors.state import (
    AGAIN,
    AIMED,
    AIMING,
    ASIDE,
    CANCELLED,
    CARD_DONE,
    CHAPARDAGE,
    DISCARDED_PILE,
    ESPION,
    FROM_HAND,
    HAND,
    KINDS,
    MAIN,
    MARCHAND,
    NO_TARGET,
    PERMANENTE,
    PICKING,
    PIOCHE,
    PLAYED,
    POWER,
    PROTECTION,
    RECOLTE,
    RECYCLAGE,
    RECYCLED,
    RECYCLING,
    REPLAYS,
    SAGE,
    SHIELDS,
    SOLO,
    STEALING,
    STOLEN,
    TO_ADJUST,
    TROC,
    TROC_IN,
    TROC_OUT,
    State,
    changes,
    clear_question,
    has_bonus,
    holds,
    side,
    sides,
)

# RC-7  Action and bonus cards (effects reconstructed but for what stands in quotes)


def refuse_playing(s: State, source: int, c: int) -> int:
    if s.phase != MAIN and s.phase != AGAIN:
        return NOT_NOW
    if holds(s, side(s), source, c):
        return FINE
    return NOT_HELD if source == FROM_HAND else NOT_IN_RESERVE


def play_card(s: State, source: int, c: int, d: Dealer) -> None:
    q = side(s)
    leave(s, q, source, c)
    clear_question(s)
    s.card = c
    shield = (c == PERMANENTE or c == PROTECTION) and s.mode != SOLO
    target = at(SHIELDS, q, c) if shield else at(ASIDE, 0, c)
    call_card(d, PLAYED, int(s.turn), c, EVERYONE, at(HAND + source, q, c), target)
    if not shield:
        s.aside[c] += 1
    elif c == PERMANENTE:
        s.permanente[q] += 1
    else:
        s.protection[q] += 1
    if c == RECOLTE or c == PIOCHE:
        s.owed = s.draws[c]
        next_pick(s)
    elif c == TROC:
        s.phase = TROC_OUT
    elif c == CHAPARDAGE or c == ESPION:
        start_aiming(s, d)
    elif c == RECYCLAGE and has_discards(s):
        s.phase = RECYCLING
    else:
        s.phase = CARD_DONE


def finish_card(s: State, d: Dealer) -> None:
    replays = s.replay[s.card] and changes(s, REPLAYS)
    share_monopole(s, d)
    clear_question(s)
    if replays:
        s.phase = AGAIN
    else:
        s.phase = TO_ADJUST


# Récolte Abondante, Pioche


def next_pick(s: State) -> None:
    if s.owed > 0 and can_draw_any(s):
        s.phase = PICKING
    else:
        s.phase = CARD_DONE


# Troc Avantageux


def troc_limit(s: State) -> int:
    # RC-8, Marchand
    return 3 if has_bonus(s, side(s), MARCHAND) else 2


def start_troc_in(s: State) -> None:
    s.done = 0
    next_troc_in(s)


def next_troc_in(s: State) -> None:
    if s.done < troc_limit(s) and can_draw_any(s):
        s.phase = TROC_IN
    else:
        s.phase = CARD_DONE


# Chapardage Furtif, Espion


def start_aiming(s: State, d: Dealer) -> None:
    for q in range(sides(s)):
        if refuse_target(s, q) == FINE:
            s.phase = AIMING
            return
    call(d, NO_TARGET, int(s.turn), 0)
    s.phase = CARD_DONE


def refuse_aiming(s: State, q: int) -> int:
    if s.phase == AIMING:
        return refuse_target(s, q)
    reason = refuse_power(s, SAGE, SAGE)
    return refuse_story(s, q) if reason == FINE else reason


def aim(s: State, q: int, d: Dealer) -> None:
    """Aim a card, or in step 1 the Vieux Sage's story, at side `q`."""
    call(d, AIMED, int(s.turn), q)
    cancelled = s.protection[q] > 0
    if cancelled:
        s.protection[q] -= 1
        s.aside[PROTECTION] += 1
        call_card(
            d, CANCELLED, q, PROTECTION, EVERYONE, at(SHIELDS, q, PROTECTION), at(ASIDE, 0, 0)
        )
    if s.phase == POWER:
        tell_story(s, q, cancelled, d)
    elif cancelled:
        s.phase = CARD_DONE
    else:
        look_into(s, side(s), q, d)
        if s.card == ESPION:
            s.phase = CARD_DONE
        else:
            s.victim = q
            s.phase = STEALING


def refuse_stealing(s: State, c: int) -> int:
    if s.phase != STEALING:
        return NOT_NOW
    return FINE if s.hand[s.victim, c] > 0 else NO_SUCH_LOG


def steal(s: State, c: int, d: Dealer) -> None:
    q, victim = side(s), int(s.victim)
    give_up(s, victim, c)
    take_in_openly(s, q, c)
    call_card(d, STOLEN, int(s.turn), c, EVERYONE, at(HAND, victim, c), at(HAND, q, c))
    s.done += 1
    if s.done == 2:
        s.phase = CARD_DONE


# Recyclage


def has_discards(s: State) -> bool:
    for c in range(KINDS):
        if s.discards[c] > 0:
            return True
    return False


def refuse_recycling(s: State, c: int) -> int:
    if s.phase != RECYCLING:
        return NOT_NOW
    return FINE if s.discards[c] > 0 else NOT_DISCARDED


def recycle(s: State, c: int, d: Dealer) -> None:
    q = side(s)
    s.discards[c] -= 1
    take_in_openly(s, q, c)
    call_card(d, RECYCLED, int(s.turn), c, EVERYONE, at(DISCARDED_PILE, 0, c), at(HAND, q, c))
    s.phase = CARD_DONE


compile_functions(__name__)
