"""Le Roi des Castors: the River and Construction Optimisée. Points are in `dams.py`."""

from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVERYONE, NOTHING, Dealer, at, call, call_card
from beaverboard.games.roi_des_castors.actions import (
    EXPERT_ONLY,
    FINE,
    NO_DAM,
    NO_MOVE,
    NO_RIVER,
    NOT_AFTER_REPLAY,
    NOT_NOW,
    OPTIMISED,
)
from beaverboard.games.roi_des_castors.characters import swim_for
from beaverboard.games.roi_des_castors.dams import POINTS_TO_WIN, dam_logs, points
from beaverboard.games.roi_des_castors.ending import reach_goal
from beaverboard.games.roi_des_castors.hands import (
    can_draw,
    decline_power,
    draw_card,
    take_in_openly,
)
from beaverboard.games.roi_des_castors.state import (
    AGAIN,
    CLASSES,
    DAM,
    DECK,
    DRAWING,
    DRAWN_PAIR,
    EXPERT,
    HAND,
    LOG_1,
    MAIN,
    MOVED,
    MOVING,
    MOVING_FROM,
    MOVING_TO,
    OPTIMISES,
    PILE,
    POWER,
    RAISED,
    RIVER,
    RIVER_CARDS,
    RIVER_FILLED,
    TAKEN,
    TO_ADJUST,
    TO_DRAW,
    VALUES,
    State,
    chooses,
    side,
)

# RC-9  Expert

# RC-9.1: the River


def fill_river(s: State, d: Dealer) -> None:
    for i in range(RIVER_CARDS):
        if s.river[i] == NOTHING and can_draw(s, DECK):
            c = draw_card(s, DECK, d)
            s.river[i] = c
            call_card(d, RIVER_FILLED, NOTHING, c, EVERYONE, at(PILE, 0, 0), at(RIVER, 0, i))


def refuse_taking(s: State, i: int) -> int:
    if s.mode != EXPERT:
        return NO_RIVER
    if s.phase != DRAWING and s.phase != POWER:
        return NOT_NOW
    return FINE if s.river[i] != NOTHING else NO_RIVER


def take(s: State, i: int, d: Dealer) -> None:
    decline_power(s)
    q, c = side(s), int(s.river[i])
    s.river[i] = NOTHING
    zone = DRAWN_PAIR if chooses(s) else HAND
    call_card(d, TAKEN, int(s.turn), c, EVERYONE, at(RIVER, 0, i), at(zone, q, 0))
    fill_river(s, d)
    if chooses(s):
        swim_for(s, c, 1, d)
        return
    take_in_openly(s, q, c)
    s.fresh = True
    s.owed -= 1
    s.phase = TO_DRAW


# RC-9.4: Construction Optimisée

A_GAME, A_TURN = range(2)  # how often


def refuse_optimising(s: State) -> int:
    if s.mode != EXPERT:
        return EXPERT_ONLY
    q = side(s)
    if s.optimised[q]:
        return OPTIMISED
    if s.phase == AGAIN:
        return NOT_AFTER_REPLAY
    if s.phase != MAIN:
        return NOT_NOW
    for k in range(s.dams[q]):
        if can_move_from(s, q, k):
            return FINE
    return NO_MOVE


def refuse_moving_from(s: State, k: int) -> int:
    if s.phase != MOVING_FROM:
        return NOT_NOW
    if k >= s.dams[side(s)]:
        return NO_DAM
    return FINE if can_move_from(s, side(s), k) else NO_MOVE


def refuse_moving_to(s: State, k: int) -> int:
    if s.phase != MOVING_TO:
        return NOT_NOW
    if k >= s.dams[side(s)]:
        return NO_DAM
    return FINE if can_move_to(s, side(s), int(s.dam), k) else NO_MOVE


def refuse_moving(s: State, first: int) -> int:
    if s.phase != MOVING:
        return NOT_NOW
    q, source, target = side(s), int(s.dam), int(s.dam_to)
    if s.moved > 0:
        return FINE if can_move(s, q, source, target, int(s.moved), first) else NO_MOVE
    return FINE if can_begin(s, q, source, target, first) else NO_MOVE


def can_move_from(s: State, q: int, source: int) -> bool:
    for target in range(s.dams[q]):
        if can_move_to(s, q, source, target):
            return True
    return False


def can_move_to(s: State, q: int, source: int, target: int) -> bool:
    for first in range(1, VALUES + 1):
        if can_begin(s, q, source, target, first):
            return True
    return False


def can_begin(s: State, q: int, source: int, target: int, first: int) -> bool:
    for second in range(VALUES + 1):
        if can_move(s, q, source, target, first, second):
            return True
    return False


def can_move(s: State, q: int, source: int, target: int, first: int, second: int) -> bool:
    """Both dams satisfy RC-4.3 after logs counting `first` and `second` (0: none) moved."""
    if source == target:
        return False
    has_1, has_2, has_3 = False, False, False
    got_1, got_2, got_3 = False, False, False
    for v in range(1, VALUES + 1):
        moving = int(v == first) + int(v == second)
        there = logs_counting(s, q, source, v)
        if moving > there:
            return False
        kept = there > moving
        got = moving > 0 or logs_counting(s, q, target, v) > 0
        if v == 1:
            has_1, got_1 = kept, got
        elif v == 2:
            has_2, got_2 = kept, got
        else:
            has_3, got_3 = kept, got
    return not (has_1 and has_3 and not has_2) and not (got_1 and got_3 and not got_2)


def logs_counting(s: State, q: int, k: int, v: int) -> int:
    raised = int(s.logs[q, k, RAISED]) if v == 2 else 0
    return int(s.logs[q, k, v - 1]) + raised


def optimise(s: State, d: Dealer) -> None:
    call(d, OPTIMISES, int(s.turn), 0)
    s.phase = MOVING_FROM


def move_from(s: State, k: int) -> None:
    s.dam = k
    s.phase = MOVING_TO


def move_to(s: State, k: int) -> None:
    s.dam_to = k
    s.phase = MOVING


def move(s: State, v: int, d: Dealer) -> None:
    if s.moved == 0:
        s.moved = v
    else:
        finish_moving(s, v, d)


def finish_moving(s: State, second: int, d: Dealer) -> None:
    q, source, target = side(s), int(s.dam), int(s.dam_to)
    move_log(s, q, int(s.moved), d)
    if second > 0:
        move_log(s, q, second, d)
    sort_dam(s, q, target)
    if dam_logs(s, q, source) > 0:
        sort_dam(s, q, source)
    else:
        remove_dam(s, q, source)
    s.optimised[q] = s.optimise == A_GAME
    if points(s, q) >= POINTS_TO_WIN[s.seats]:
        reach_goal(s, d)
    if not s.over:
        s.phase = TO_ADJUST


def move_log(s: State, q: int, v: int, d: Dealer) -> None:
    source, target = int(s.dam), int(s.dam_to)
    log_class = v - 1 if s.logs[q, source, v - 1] > 0 else RAISED
    s.logs[q, source, log_class] -= 1
    s.logs[q, target, log_class] += 1
    c = LOG_1 if log_class == RAISED else log_class
    call_card(d, MOVED, int(s.turn), c, EVERYONE, at(DAM, q, source), at(DAM, q, target))


def sort_dam(s: State, q: int, k: int) -> None:
    for v in range(1, VALUES + 1):
        if logs_counting(s, q, k, v) > 0:
            s.top[q, k] = v


def remove_dam(s: State, q: int, k: int) -> None:
    last = int(s.dams[q]) - 1
    for i in range(k, last):
        for log_class in range(CLASSES):
            s.logs[q, i, log_class] = s.logs[q, i + 1, log_class]
        s.top[q, i] = s.top[q, i + 1]
    for log_class in range(CLASSES):
        s.logs[q, last, log_class] = 0
    s.top[q, last] = 0
    s.dams[q] = last


compile_functions(__name__)
