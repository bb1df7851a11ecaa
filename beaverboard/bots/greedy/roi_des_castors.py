"""Le Roi des Castors, played the way a busy builder plays.

What completes a dam within the turn is laid before all else, with the least waste, and before
that whatever else can be laid in the same turn. Where nothing can be completed, cards with
REPLAY cost nothing, so they are played first: draws, then shields, then looks; then logs bring
dams on. Attacks and stories aim at whoever is ahead. Cards that fit no dam are discarded first.
Powers are used whenever they can be; one that works once a game waits until it gains something:
the Bûcheron's for two logs of 1, the Architecte's for a dam that only breaking the order completes.

In expert a dam is complete with 7, or with as little as wins. All logs together make up to twelve
dams, so with more than two seats they soon run out: a dam is begun only if it counts this turn, and
built only so that it can come out even; until for a lap nobody has found a log to lay.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import Dealer
from beaverboard.games.roi_des_castors import dams, laying, rules, state
from beaverboard.games.roi_des_castors.actions import (
    AIM,
    DISCARD,
    DRAW,
    LAY,
    OPTIMISE,
    PASS,
    PLAY,
    RECYCLE,
    STEAL,
    STORE,
    TAKE,
    USE,
    meaning,
)
from beaverboard.games.roi_des_castors.state import (
    DISCOVERY,
    EXPERT,
    GROWING,
    KINDS,
    LOG_DECK,
    SOLO,
    TEAM,
    VALUES,
    State,
)

WINS = 1_000_000
BEFORE_COMPLETING = 220_000  # a log that fits, while others can complete another dam afterwards
COMPLETES = 200_000  # within this turn
BRINGS_ON = 1_000  # a log that fits
NEVER = 1_000
WASTE = 300  # for each point over the goal
MOST_WASTE = 2
FULL = dams.HIGHEST - dams.LOWEST + 1  # points of a dam of 7
EXPERT_DAMS = np.array([0, 0, 4, 4, 4, 3])  # of 7, that give points enough, by seats
NEW_DAM_TOO_MANY = -500
NO_GAIN = -1
WORTH_RAISING = 2  # logs of 1
JUNK = 40  # cards worth less are gladly discarded

#                   logs     Récolte Troc Perm. Chap. Espion Pioche Prot. Recyclage
KEEP = np.array([0, 0, 0, 90, 70, 50, 60, 45, 80, 48, 65])
PLAY_FIRST = np.array([0, 0, 0, 90_000, 60_000, 70_000, 30_000, 40_000, 80_000, 65_000, 50_000])
COSTS_THE_TURN = 500  # a card without REPLAY: better than to discard, not than to lay


def greedy(s: State, out: np.ndarray, d: Dealer) -> int:
    count = rules.legal(s, out)
    best, best_action = -(10**9), int(out[0])
    for i in range(count):
        merit = merit_of(s, int(out[i]))
        if merit > best:
            best, best_action = merit, int(out[i])
    return best_action


def merit_of(s: State, action: int) -> int:
    """How good an action looks; passing counts 0."""
    q = state.side(s)
    verb, place, source, c = meaning(action)
    if s.phase == state.POWER:
        gains = power_gains(s, q)
        if verb == USE or verb == STORE or verb == AIM:
            if not gains:
                return NO_GAIN
        elif gains:
            return 0  # a power comes first
    if verb == LAY:
        return lay_merit(s, q, c, place)
    if verb == DISCARD:
        return discard_merit(s, q, c)
    if verb == PLAY:
        return play_merit(s, c, source)
    if verb == DRAW:
        return 100 if place == LOG_DECK else JUNK + 10
    if verb == TAKE:
        return card_worth(s, q, int(s.river[place]))
    if verb == RECYCLE or verb == STEAL:
        return card_worth(s, q, c)
    if verb == STORE:
        return store_merit(c)
    if verb == AIM:
        return 1 + lead(s, place)
    if verb == PASS:
        return 0
    return -1 if verb == OPTIMISE else 1  # a power; Construction Optimisée is never begun


def power_gains(s: State, q: int) -> bool:
    """Whether the power is better used now than later."""
    character = s.character[q]
    if s.uses[character] != state.ONCE_A_GAME:
        return True
    if character == state.BUCHERON:
        return stock(s, q, state.LOG_1) >= WORTH_RAISING
    if character == state.ARCHITECTE:
        return completes_out_of_order(s, q)
    return True  # cards, a place in the reserve or a turn of somebody else's: the sooner the better


def completes_out_of_order(s: State, q: int) -> bool:
    """A log that doesn't follow completes a dam that nothing else completes in this turn."""
    for k in range(s.dams[q]):
        total, top = dams.measure(s, q, k), int(s.top[q, k])
        missing = missing_points(s, q, total)
        goal = goal_of(s, q, total, missing)
        most = min(goal + MOST_WASTE, most_wanted(s, goal, missing <= FULL))
        if s.fate[q, k] != GROWING or total >= goal:
            continue
        if line_end(s, q, total, top, 0, state.LAYS, -1, goal, most) != NEVER:
            continue
        for c in range(VALUES):
            v = state.value(c)
            if stock(s, q, c) > 0 and not dams.follows(top, v) and goal <= total + v <= most:
                return True
    return False


def play_merit(s: State, c: int, source: int) -> int:
    if s.mode == SOLO:
        return 1
    return (int(PLAY_FIRST[c]) if s.replay[c] else COSTS_THE_TURN) - source  # the reserve keeps


def store_merit(c: int) -> int:
    """The reserve is safe from thieves: logs go there, high ones first."""
    return 10 + c if c < VALUES else 1


def discard_merit(s: State, q: int, c: int) -> int:
    worth = card_worth(s, q, c)
    if s.phase == state.MAIN or s.phase == state.AGAIN or s.phase == state.DISCARDING:
        return JUNK - worth  # for want of anything better, or to be rid of junk
    if s.phase == state.TROC_OUT:
        return JUNK + 5 - worth
    return 1000 - worth


def card_worth(s: State, q: int, c: int) -> int:
    """What a card is worth to side `q`; a log as much as it can do on a dam."""
    if c >= VALUES:
        return int(KEEP[c])
    if s.mode >= TEAM:
        return 100 + state.value(c)
    best = 30 if may_begin(s, q) else 0
    for k in range(s.dams[q]):
        if fits(s, q, k, state.value(c)):
            best = max(best, 60)
    return best + 2 * state.value(c)


def fits(s: State, q: int, k: int, v: int) -> bool:
    """A log of value `v` brings dam `k` on without much waste."""
    if s.fate[q, k] != GROWING:
        return False
    if s.mode == DISCOVERY:
        return True
    room = full_size(s) - dams.dam_sum(s, q, k)
    return room > 0 and dams.follows(int(s.top[q, k]), v) and v <= room + spare_points(s)


def full_size(s: State) -> int:
    return dams.HIGHEST if s.mode == EXPERT else dams.dam_goal(s)


def spare_points(s: State) -> int:
    """How far a dam may go over. In expert the more share the logs, the dearer they are."""
    if s.exact:
        return 0
    return max(0, 4 - int(s.seats)) if s.mode == EXPERT else MOST_WASTE


def may_begin(s: State, q: int) -> bool:
    """Another dam is wanted: fewer are growing than are missing, or nobody can lay anything."""
    if s.mode == EXPERT:
        sound = 0
        for k in range(s.dams[q]):
            sound += int(not s.exact or dams.dam_sum(s, q, k) <= dams.HIGHEST)
        return sound < EXPERT_DAMS[s.seats] or is_lull(s)
    growing, done = 0, 0
    for k in range(s.dams[q]):
        if s.fate[q, k] == GROWING:
            growing += 1
        elif s.fate[q, k] == state.COMPLETE:
            done += 1
    return growing + done < dams.dams_to_win(s)


def is_lull(s: State) -> bool:
    """For a lap nobody has laid a log: the dams begun wait for logs that are used up."""
    return s.quiet >= s.seats


def lay_merit(s: State, q: int, c: int, k: int) -> int:
    v = laying.counts(s, c)
    if s.mode == SOLO:
        return BRINGS_ON + v
    if s.mode == TEAM:
        logs = dams.dam_logs(s, q, k) if k < s.dams[q] else 0
        return BRINGS_ON + 10 * (logs if logs < 10 else 0) + v
    if k == s.dams[q] and not may_begin(s, q):
        return NEW_DAM_TOO_MANY - 10 * v
    before = dams.measure(s, q, k) if k < s.dams[q] else 0
    reached = before + (1 if s.mode == DISCOVERY else v)
    missing = missing_points(s, q, before)
    wins = missing <= FULL
    goal = goal_of(s, q, before, missing)
    most = most_wanted(s, goal, wins)
    if reached > most or (s.mode == EXPERT and before >= goal):
        return NEW_DAM_TOO_MANY
    logs = state.LAYS - int(s.laid) - 1
    end = line_end(s, q, reached, v, v, logs, c, goal, most)
    if end != NEVER:
        return (WINS if wins else COMPLETES) - WASTE * (end - goal) - reached
    if logs > 0 and completes_elsewhere(s, q, k, v, logs, c):
        return BEFORE_COMPLETING + 20 * reached
    if s.mode == EXPERT and s.seats > 2 and not is_lull(s):
        # Where many share the logs, a dam has to come out even, and to count from the first turn.
        if least_end(reached, v) > most or (before == 0 and not counts_at_once(s, q, c, v, logs)):
            return NEW_DAM_TOO_MANY
    return BRINGS_ON + 20 * reached - 10 * v


def most_wanted(s: State, goal: int, wins: bool) -> int:
    """What a dam may come to at most."""
    if s.exact:
        return goal
    return goal + spare_points(s) if s.mode == EXPERT and not wins else NEVER - 1


def least_end(total: int, top: int) -> int:
    """The least from 7 on that a dam in expert can come to."""
    room = dams.HIGHEST - total
    if top == VALUES:
        return dams.HIGHEST + (-room) % VALUES
    return dams.HIGHEST + int(room == 1 and top > 1)


def counts_at_once(s: State, q: int, c: int, v: int, logs: int) -> bool:
    """A dam begun in expert gives a point this turn, and has room to grow."""
    return line_end(s, q, v, v, v, logs, c, dams.LOWEST, dams.LOWEST) != NEVER


def missing_points(s: State, q: int, before: int) -> int:
    """What a dam of `before` has to give, so that side `q` wins; where dams are completed, each of
    them gives as much as one of 7."""
    if s.mode == EXPERT:
        return int(dams.POINTS_TO_WIN[s.seats]) - dams.points(s, q) + dams.dam_points(before)
    return FULL * (dams.dams_to_win(s) - dams.complete_dams(s, q))


def goal_of(s: State, q: int, before: int, missing: int) -> int:
    """What a dam of `before` should come to: in expert to as little as wins, else to 7; for the
    Architecte to one less, while that counts."""
    architecte = state.has_bonus(s, q, state.ARCHITECTE)
    if s.mode != EXPERT:
        return dams.dam_goal(s) - int(architecte and claims(s, q) < dams.CLAIMS)
    if missing <= FULL:
        return dams.LOWEST - 1 + max(1, missing)
    others = lifts(s, q) - int(before == dams.HIGHEST - 1)
    return dams.HIGHEST - int(architecte and others < s.lifts)


def lifts(s: State, q: int) -> int:
    """Dams of the Architecte that count as 7 already."""
    count = 0
    for k in range(s.dams[q]):
        count += int(dams.dam_sum(s, q, k) == dams.HIGHEST - 1)
    return count


def claims(s: State, q: int) -> int:
    count = 0
    for k in range(s.dams[q]):
        if s.fate[q, k] == state.COMPLETE and dams.measure(s, q, k) < dams.dam_goal(s):
            count += 1
    return count


def completes_elsewhere(s: State, q: int, k: int, low: int, logs: int, spare: int) -> bool:
    """After a log of kind `spare` on dam `k`, another dam can still be completed in this turn."""
    for other in range(s.dams[q]):
        if other != k and s.fate[q, other] == GROWING:
            total, top = dams.measure(s, q, other), int(s.top[q, other])
            missing = missing_points(s, q, total)
            goal = goal_of(s, q, total, missing)
            most = most_wanted(s, goal, missing <= FULL)
            if total < goal and line_end(s, q, total, top, low, logs, spare, goal, most) != NEVER:
                return True
    return False


def line_end(
    s: State, q: int, total: int, top: int, low: int, logs: int, spare: int, goal: int, most: int
) -> int:
    """The least from `goal` to `most` that a dam of `total` can end with, laying so many logs of
    hand and reserve more, none below `low`, without one card of kind `spare`; else NEVER."""
    if total >= goal:
        return total
    if s.mode == DISCOVERY:
        held = -1
        for c in range(VALUES):
            held += stock(s, q, c)
        return goal if total + min(held, logs) >= goal else NEVER
    best = NEVER
    for steps in range(1 << logs):
        reached, v, equal = total, top, 0
        for i in range(logs):
            if steps >> i & 1:
                v, equal = v + 1, 0
            equal += 1
            if v < low or v > VALUES or equal > stock(s, q, v - 1) - int(v - 1 == spare):
                break
            reached += v
            if reached >= goal:
                if reached < best and reached <= most:
                    best = reached
                break
    return best


def stock(s: State, q: int, c: int) -> int:
    return int(s.hand[q, c]) + int(s.reserve[q, c])


def lead(s: State, q: int) -> int:
    """How far side `q` has come, by what lies open."""
    return 1000 * rules.score(s, q) + 10 * dams.laid_sum(s, q) + int(s.held[q])


# How a seat stands, for the outlook

LAPS = 2
NOTEWORTHY = (
    ("completed", "mine"),
    ("completed", "others"),
    ("went-over", "mine"),
    ("sleeps", "mine"),
    ("last-lap", "mine"),
    ("last-lap", "others"),
    ("stalemate", "others"),
)
TRAITS = 24
COMMON = 8  # the traits from here on mean the same in every mode


def traits(s: State, p: int, x: np.ndarray) -> None:
    """What may decide the match: how far the dams are, what can be laid next, what the hand
    can do, and whose turn it is."""
    x[:TRAITS] = 0.0
    q = state.side_of(s, p)
    if s.mode == EXPERT:
        expert_traits(s, q, x)
    elif s.mode >= TEAM:
        sum_traits(s, q, x)
    else:
        dam_traits(s, q, x)
    for c in range(VALUES):
        x[COMMON + c] = stock(s, q, c)
    for c in range(VALUES, KINDS):
        held = stock(s, q, c)
        if c == state.RECOLTE or c == state.PIOCHE:
            x[COMMON + 3] += held
        elif c == state.TROC:
            x[COMMON + 4] += held
        elif c == state.CHAPARDAGE:
            x[COMMON + 5] += held
        else:
            x[COMMON + 6] += held
    x[COMMON + 7] = int(s.asleep[q])
    x[COMMON + 8] = int(s.permanente[q] + s.protection[q] > 0)
    x[COMMON + 9] = (q - state.side(s)) % state.sides(s) / state.sides(s)
    if s.mode <= EXPERT:
        x[COMMON + 10 + s.character[q]] = 1.0


def dam_traits(s: State, q: int, x: np.ndarray) -> None:
    goal = dams.dam_goal(s)
    wanted = dams.dams_to_win(s) - dams.complete_dams(s, q)
    nearest, next_nearest, ready = goal, goal, 0
    for k in range(s.dams[q]):
        if s.fate[q, k] == GROWING:
            missing = goal - dams.measure(s, q, k)
            if missing <= layable(s, q, k):
                ready += 1
            if missing < nearest:
                missing, nearest = nearest, missing
            next_nearest = min(next_nearest, missing)
    x[0] = wanted
    x[1] = nearest / goal
    x[2] = next_nearest / goal if wanted > 1 else 0.0
    x[3] = int(ready > 0)
    x[4] = int(ready > 0 and wanted == 1)
    x[5] = int(nearest / goal < 0.5 and wanted == 1)
    x[6] = int(ready > 1)


def layable(s: State, q: int, k: int) -> int:
    """The most that three logs of hand and reserve can add to dam `k` in one turn."""
    most = 0
    if s.mode == DISCOVERY:
        for c in range(VALUES):
            most += stock(s, q, c)
        return min(most, state.LAYS)
    top = int(s.top[q, k])
    for steps in range(1 << state.LAYS):
        v, total, equal = top, 0, 0
        for i in range(state.LAYS):
            if steps >> i & 1:
                v, equal = v + 1, 0
            equal += 1
            if v > VALUES or equal > stock(s, q, v - 1):
                break
            total += v
        most = max(most, total)
    return most


def sum_traits(s: State, q: int, x: np.ndarray) -> None:
    """In team and solo all logs count; alone, the Bûcheron has no traits of his own."""
    x[0] = dams.laid_sum(s, q)
    x[1] = x[0] * int(s.left[LOG_DECK]) / state.MOST_LOGS
    x[2] = dams.laid_logs(s, q)
    if s.mode == SOLO:
        rival = 1 - q
        x[3] = dams.laid_sum(s, rival)
        x[4] = dams.laid_logs(s, rival)
        for c in range(VALUES):
            x[5] += state.value(c) * int(s.hand[rival, c])
        x[6] = 1.0


def expert_traits(s: State, q: int, x: np.ndarray) -> None:
    x[0] = dams.points(s, q)
    for k in range(s.dams[q]):
        total = dams.dam_sum(s, q, k)
        if total < dams.LOWEST:
            x[1] = max(x[1], total)  # one of those will do
        elif total <= dams.HIGHEST:
            x[total - dams.LOWEST + 2] += 1
            if total < dams.HIGHEST and int(s.top[q, k]) < VALUES:
                x[7] += 1


compile_functions(__name__)
