"""Le Roi des Castors: dams, what they count, and what they have to count."""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.games.roi_des_castors.state import (
    ARCHITECTE,
    CLASSES,
    COMPLETE,
    DISCOVERY,
    RAISED,
    State,
    has_bonus,
    value,
)


def put_on_dam(s: State, q: int, k: int, log_class: int) -> None:
    if k == s.dams[q]:
        s.dams[q] += 1
    s.logs[q, k, log_class] += 1
    s.top[q, k] = class_value(log_class)


def class_value(log_class: int) -> int:
    return 2 if log_class == RAISED else value(log_class)


def follows(below: int, above: int) -> bool:
    # RC-4.3
    return above == below or above == below + 1


def dam_sum(s: State, q: int, k: int) -> int:
    result = 0
    for log_class in range(CLASSES):
        result += class_value(log_class) * int(s.logs[q, k, log_class])
    return result


def dam_logs(s: State, q: int, k: int) -> int:
    result = 0
    for log_class in range(CLASSES):
        result += int(s.logs[q, k, log_class])
    return result


def laid_sum(s: State, q: int) -> int:
    result = 0
    for k in range(s.dams[q]):
        result += dam_sum(s, q, k)
    return result


def laid_logs(s: State, q: int) -> int:
    result = 0
    for k in range(s.dams[q]):
        result += dam_logs(s, q, k)
    return result


def complete_dams(s: State, q: int) -> int:
    count = 0
    for k in range(s.dams[q]):
        if s.fate[q, k] == COMPLETE:
            count += 1
    return count


# RC-5.1

#               seats: 0  1  2  3  4  5
DAMS_TO_WIN = np.array([0, 0, 3, 3, 4, 3])
DAM_GOAL = np.array([0, 0, 7, 7, 5, 5])


def dams_to_win(s: State) -> int:
    return int(DISCOVERY_DAMS[s.seats] if s.mode == DISCOVERY else DAMS_TO_WIN[s.seats])


def dam_goal(s: State) -> int:
    return int(DISCOVERY_LOGS[s.seats] if s.mode == DISCOVERY else DAM_GOAL[s.seats])


# RC-8, Architecte

CLAIMS = 2


def can_claim(s: State, q: int, k: int) -> bool:
    if not has_bonus(s, q, ARCHITECTE) or measure(s, q, k) != dam_goal(s) - 1:
        return False
    claimed = 0
    for other in range(s.dams[q]):
        if s.fate[q, other] == COMPLETE and measure(s, q, other) < dam_goal(s):
            claimed += 1
    return claimed < CLAIMS


# RC-9.2, RC-9.3

POINTS_TO_WIN = np.array([0, 0, 15, 15, 14, 11])  # by seats
SPEED_DAMS, SPEED = 5, 2
SYMMETRY_DAMS, SYMMETRY = 3, 1
LOWEST, HIGHEST = 4, 7  # sums of dams that count


def points(s: State, q: int) -> int:
    """RC-9.2, RC-9.3; for the Architecte with the dams lifted that give most (RC-9.5)."""
    dams = int(s.dams[q])
    plain, counting, liftable, nearly = 0, 0, 0, 0
    low, high, lowest = 10**6, 0, 0
    for k in range(dams):
        total = counted_sum(s, q, k)
        plain += dam_points(total)
        counting += int(LOWEST <= total <= HIGHEST)
        liftable += int(LOWEST - 1 <= total < HIGHEST)
        nearly += int(total == LOWEST - 1)
        if total < low:
            low, lowest = total, 0
        lowest += int(total == low)
        high = max(high, total)
    lifts = int(s.lifts) if has_bonus(s, q, ARCHITECTE) else 0
    # every lift gives a point; one of a dam just below the lowest sum counts for speed too
    lifted = plain + min(lifts, liftable) + speed(counting + min(lifts, nearly))
    even = low == high or (high == low + 1 and lowest <= lifts)
    if dams >= SYMMETRY_DAMS and even and LOWEST <= high <= HIGHEST:
        return max(lifted, dams * dam_points(high) + speed(dams) + SYMMETRY)
    return lifted


def counted_sum(s: State, q: int, k: int) -> int:
    """RC-9.2: more than 7 counts as 7; with the option `exact` it counts nothing."""
    total = dam_sum(s, q, k)
    return total if s.exact else min(total, HIGHEST)


def dam_points(total: int) -> int:
    """Of a counted sum."""
    return total - LOWEST + 1 if LOWEST <= total <= HIGHEST else 0


def speed(counting: int) -> int:
    # RC-9.3
    return SPEED if counting >= SPEED_DAMS else 0


# RC-10  Discovery

DISCOVERY_DAMS = np.array([0, 0, 3, 3, 3, 2])  # by seats
DISCOVERY_LOGS = np.array([0, 0, 4, 4, 3, 4])


def measure(s: State, q: int, k: int) -> int:
    """What a dam is judged by."""
    return dam_logs(s, q, k) if s.mode == DISCOVERY else dam_sum(s, q, k)


compile_functions(__name__)
