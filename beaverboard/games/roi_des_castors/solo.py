"""Le Roi des Castors: alone against the Bûcheron. The end is in `ending.py`."""

from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVERYONE, NOTHING, Dealer, at, call_card
from beaverboard.games.roi_des_castors.dams import laid_logs, put_on_dam
from beaverboard.games.roi_des_castors.ending import SOLO_LOGS, finish
from beaverboard.games.roi_des_castors.hands import (
    can_draw,
    clear_aside,
    draw_card,
    give_up,
    take_in,
)
from beaverboard.games.roi_des_castors.state import (
    ASIDE,
    DAM,
    DECK,
    DISCARDED,
    DRAWN,
    HAND,
    KINDS,
    LAID,
    LOG_1,
    PILE,
    RAISED,
    RIVAL,
    VALUES,
    State,
)

# RC-12  Solo (against the Bûcheron)

RIVAL_HAND = 6
RIVAL_LOGS = 2


def rival_turn(s: State, d: Dealer) -> bool:
    """RC-12.4: the Bûcheron's turn; whether he laid a log."""
    laid = 0
    while laid < RIVAL_LOGS and not s.over:
        c = rival_log(s)
        if c == NOTHING:
            break
        give_up(s, RIVAL, c)
        call_card(d, LAID, NOTHING, c, EVERYONE, at(HAND, RIVAL, c), at(DAM, RIVAL, 0))
        put_on_dam(s, RIVAL, 0, RAISED if c == LOG_1 else c)
        laid += 1
        if laid_logs(s, RIVAL) == SOLO_LOGS:
            finish(s, d)  # RC-12.5
    if s.over:
        return True
    for c in range(VALUES, KINDS):
        while s.hand[RIVAL, c] > 0:
            give_up(s, RIVAL, c)
            s.aside[c] += 1
            call_card(d, DISCARDED, NOTHING, c, EVERYONE, at(HAND, RIVAL, c), at(ASIDE, 0, c))
    while s.held[RIVAL] < RIVAL_HAND and can_draw(s, DECK):
        c = draw_card(s, DECK, d)
        take_in(s, RIVAL, c)
        call_card(d, DRAWN, NOTHING, c, EVERYONE, at(PILE, 0, 0), at(HAND, RIVAL, c))
    clear_aside(s, d)  # RC-12.6
    return laid > 0


def rival_log(s: State) -> int:
    for i in range(VALUES):
        c = VALUES - 1 - i
        if s.hand[RIVAL, c] > 0:
            return c
    return NOTHING


compile_functions(__name__)
