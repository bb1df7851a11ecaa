"""Le Roi des Castors: what ends a match, and who has won."""

from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVERYONE, NOTHING, Dealer, at, call, call_card
from beaverboard.games.roi_des_castors.dams import complete_dams, laid_logs, laid_sum, points
from beaverboard.games.roi_des_castors.state import (
    DISCOVERY,
    EXPERT,
    FINISHED,
    HAND,
    KINDS,
    LAST_LAP,
    REVEALED,
    RIVAL,
    SCORED,
    SOLO,
    TEAM,
    VALUES,
    State,
    side_of,
    value,
)

# RC-5  End of Normal


def reach_goal(s: State, d: Dealer) -> None:
    if not s.equal_turns:
        finish(s, d)  # RC-5.1
    elif not s.last_lap:
        s.last_lap = True  # RC-5.3
        call(d, LAST_LAP, int(s.turn), 0)


def finish(s: State, d: Dealer) -> None:
    s.over = True
    if s.mode == TEAM:
        reveal_hands(s, d)
    for p in range(s.seats):
        call(d, SCORED, p, score(s, p))
    call(d, FINISHED, NOTHING, 0)


def score(s: State, p: int) -> int:
    if s.mode == EXPERT:
        return points(s, p)
    if s.mode == TEAM:
        return team_sum(s, side_of(s, p))
    if s.mode == SOLO:
        return laid_sum(s, p)
    return complete_dams(s, p)


def tie_break(s: State, p: int) -> int:
    # RC-5.2; RC-11.5
    if s.mode == TEAM:
        return others_in_hand(s, side_of(s, p))
    return laid_logs(s, p) if s.mode == DISCOVERY else laid_sum(s, p)


def beats(s: State, p: int, q: int) -> bool:
    if s.mode == SOLO:
        return rival_wins(s)
    if score(s, p) != score(s, q):
        return score(s, p) > score(s, q)
    return tie_break(s, p) > tie_break(s, q)


# RC-11.5


def team_sum(s: State, q: int) -> int:
    """RC-11.5; before the end only what is open."""
    result = laid_sum(s, q)
    if s.over:
        for c in range(VALUES):
            result += value(c) * int(s.hand[q, c])
    return result


def others_in_hand(s: State, q: int) -> int:
    result = 0
    for c in range(VALUES, KINDS):
        result += int(s.hand[q, c])
    return result


def reveal_hands(s: State, d: Dealer) -> None:
    for q in range(2):
        for c in range(KINDS):
            for _ in range(s.hand[q, c]):
                call_card(d, REVEALED, q, c, EVERYONE, NOTHING, at(HAND, q, c))


# RC-12.5, RC-12.6

SOLO_LOGS = 17


def rival_wins(s: State) -> bool:
    # RC-12.5, RC-12.6
    mine, his = laid_sum(s, 0), laid_sum(s, RIVAL)
    if mine != his:
        return his > mine
    return laid_logs(s, 0) < SOLO_LOGS


compile_functions(__name__)
