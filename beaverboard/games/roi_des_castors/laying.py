"""Le Roi des Castors: laying logs, and what a laid log brings about."""

from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVERYONE, Dealer, at, call, call_card
from beaverboard.games.roi_des_castors.actions import (
    FALLING,
    FINE,
    IS_COMPLETE,
    IS_DEAD,
    NO_DAM,
    NOT_HELD,
    NOT_IN_RESERVE,
    NOT_NOW,
    STEP_TOO_HIGH,
    THREE_LOGS,
)
from beaverboard.games.roi_des_castors.dams import (
    POINTS_TO_WIN,
    can_claim,
    complete_dams,
    dam_goal,
    dams_to_win,
    follows,
    laid_logs,
    measure,
    points,
    put_on_dam,
)
from beaverboard.games.roi_des_castors.ending import SOLO_LOGS, finish, reach_goal
from beaverboard.games.roi_des_castors.hands import leave
from beaverboard.games.roi_des_castors.state import (
    AGAIN,
    BROKE_ORDER,
    CLAIMING,
    COMPLETE,
    COMPLETED,
    DAM,
    DEAD,
    EXPERT,
    FROM_HAND,
    GROWING,
    HAND,
    LAID,
    LAYING,
    LAYS,
    LOG_1,
    MAIN,
    NAGEUR,
    ORDERED,
    RAISED,
    RAISED_LOG,
    SOLO,
    TEAM,
    TO_ADJUST,
    WENT_OVER,
    State,
    changes,
    has_bonus,
    holds,
    side,
    value,
)
from beaverboard.games.roi_des_castors.team import pay_bonus

# RC-4  Laying logs


def refuse_laying(s: State, source: int, c: int, k: int) -> int:
    if s.phase != MAIN and s.phase != AGAIN and s.phase != LAYING:
        return THREE_LOGS if s.laid == LAYS else NOT_NOW
    q = side(s)
    if not holds(s, q, source, c):
        return NOT_HELD if source == FROM_HAND else NOT_IN_RESERVE
    if k > s.dams[q] or (s.mode == SOLO and k > 0):
        return NO_DAM  # RC-4.1
    if s.fate[q, k] != GROWING:
        return IS_COMPLETE if s.fate[q, k] == COMPLETE else IS_DEAD  # RC-4.5, RC-4.7
    return FINE if s.free else breaks_order(s, q, k, counts(s, c))


def breaks_order(s: State, q: int, k: int, laid: int) -> int:
    """The rule that a log counting `laid` breaks on dam `k`, or FINE."""
    if not changes(s, ORDERED):
        return FINE
    if laid < s.last:
        return FALLING  # RC-4.2
    if k < s.dams[q] and not follows(int(s.top[q, k]), laid):
        return STEP_TOO_HIGH  # RC-4.3
    return FINE


def counts(s: State, c: int) -> int:
    # RC-8, Bûcheron
    return 2 if s.raising and c == LOG_1 else value(c)


def lay(s: State, source: int, c: int, k: int, d: Dealer) -> None:
    q, p = side(s), int(s.turn)
    laid = counts(s, c)
    if breaks_order(s, q, k, laid) != FINE:
        s.free = False  # RC-8, Architecte
        call(d, BROKE_ORDER, p, k)
    leave(s, q, source, c)
    call_card(d, LAID, p, c, EVERYONE, at(HAND + source, q, c), at(DAM, q, k))
    log_class = c
    if s.raising and c == LOG_1:
        log_class = RAISED
        call(d, RAISED_LOG, p, k)
    put_on_dam(s, q, k, log_class)
    s.laid += 1
    s.last = laid
    judge(s, q, k, d)


def judge(s: State, q: int, k: int, d: Dealer) -> None:
    """What a log just laid on dam `k` brings about."""
    if s.mode == TEAM:
        pay_bonus(s, q, k, d)
    elif s.mode == SOLO:
        if laid_logs(s, q) == SOLO_LOGS:
            finish(s, d)  # RC-12.5
    elif s.mode == EXPERT:
        if points(s, q) >= POINTS_TO_WIN[s.seats]:
            reach_goal(s, d)  # RC-9.5
    elif measure(s, q, k) >= dam_goal(s):
        if s.exact and measure(s, q, k) > dam_goal(s):
            s.fate[q, k] = DEAD  # RC-4.7
            call(d, WENT_OVER, int(s.turn), k)
        else:
            complete(s, q, k, d)
            return
    elif can_claim(s, q, k):
        s.dam = k
        s.phase = CLAIMING
        return
    if not s.over:
        next_log(s)


def complete(s: State, q: int, k: int, d: Dealer) -> None:
    s.fate[q, k] = COMPLETE  # RC-4.5
    call(d, COMPLETED, int(s.turn), k)
    if complete_dams(s, q) >= dams_to_win(s):
        reach_goal(s, d)
    if s.over:
        return
    if has_bonus(s, q, NAGEUR):
        next_log(s)
    else:
        s.phase = TO_ADJUST  # RC-4.6


def next_log(s: State) -> None:
    # RC-3.3, A
    if s.laid == LAYS:
        s.phase = TO_ADJUST
    else:
        s.phase = LAYING


compile_functions(__name__)
