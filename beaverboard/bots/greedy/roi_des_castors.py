"""Le Roi des Castors, played the way a busy builder plays.

Cards with REPLAY cost nothing, so they are played first: draws, then shields, then looks.
Logs are laid where they bring a dam on without waste, low ones first, so that the higher
ones can follow in the same turn; what completes a dam comes last, unless it wins. Attacks
and stories aim at whoever is ahead. Cards that fit no dam are discarded first. Powers are
used whenever they can be.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import Dealer
from beaverboard.games.roi_des_castors import rules
from beaverboard.games.roi_des_castors.rules import (
    AIM,
    DISCARD,
    DISCOVERY,
    DRAW,
    EXPERT,
    GROWING,
    KINDS,
    LAY,
    LAY_CARDS,
    LOG_DECK,
    OPTIMISE,
    OTHERS,
    PASS,
    PLAY,
    RECYCLE,
    SOLO,
    STEAL,
    STORE,
    TAKE,
    TEAM,
    VALUES,
    State,
)

WINS = 1_000_000
COMPLETES = 10_000
BRINGS_ON = 1_000  # a log that fits
BEFORE_COMPLETING = 12_000  # such a log, while another can complete a dam afterwards
WASTE = 300  # for each point over the goal
NEW_DAM_TOO_MANY = -500
JUNK = 40  # cards worth less are gladly discarded

#                   logs     Récolte Troc Perm. Chap. Espion Pioche Prot. Recyclage
KEEP = np.array([0, 0, 0, 90, 70, 50, 60, 45, 80, 48, 65])
PLAY_FIRST = np.array([0, 0, 0, 90_000, 60_000, 70_000, 500, 40_000, 80_000, 65_000, 50_000])


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
    q = rules.side(s)
    if action >= LAY:
        return lay_merit(s, q, (action - LAY) % LAY_CARDS, (action - LAY) // LAY_CARDS)
    if action >= RECYCLE + KINDS:
        return 1  # Construction Optimisée: never begun
    if action >= RECYCLE:
        return card_worth(s, q, action - RECYCLE)
    if action >= STEAL:
        return card_worth(s, q, action - STEAL)
    if action >= STORE:
        return store_merit(action - STORE)
    if action >= AIM:
        return 1 + lead(s, action - AIM)
    if action == OPTIMISE:
        return -1
    if action >= PLAY:
        return play_merit(s, VALUES + (action - PLAY) % OTHERS, (action - PLAY) // OTHERS)
    if action >= DISCARD:
        return discard_merit(s, q, action - DISCARD)
    if action >= TAKE:
        return card_worth(s, q, int(s.river[action - TAKE]))
    if action >= DRAW:
        return 100 if action == DRAW + LOG_DECK else JUNK + 10
    return 0 if action == PASS else 1


def play_merit(s: State, c: int, source: int) -> int:
    if s.mode == SOLO:
        return 1  # without REPLAY a card costs the turn
    return int(PLAY_FIRST[c]) - source  # the reserve keeps


def store_merit(c: int) -> int:
    """The reserve is safe from thieves: logs go there, high ones first."""
    return 10 + c if c < VALUES else 1


def discard_merit(s: State, q: int, c: int) -> int:
    worth = card_worth(s, q, c)
    if s.phase == rules.MAIN or s.phase == rules.AGAIN or s.phase == rules.DISCARDING:
        return JUNK - worth  # for want of anything better, or to be rid of junk
    if s.phase == rules.TROC_OUT:
        return JUNK + 5 - worth
    return 1000 - worth


def card_worth(s: State, q: int, c: int) -> int:
    """What a card is worth to side `q`; a log as much as it can do on a dam."""
    if c >= VALUES:
        return int(KEEP[c])
    if s.mode >= TEAM:
        return 100 + rules.value(c)
    best = 30 if may_begin(s, q) else 0
    for k in range(rules.wide(s.dams[q])):
        if fits(s, q, k, rules.value(c)):
            best = max(best, 60)
    return best + 2 * rules.value(c)


def fits(s: State, q: int, k: int, v: int) -> bool:
    """A log of value `v` brings dam `k` on without much waste."""
    if s.fate[q, k] != GROWING:
        return False
    if s.mode == DISCOVERY:
        return True
    room = size_wanted(s) - rules.dam_sum(s, q, k)
    allowed = 0 if s.mode == EXPERT or s.exact else 2
    return rules.follows(rules.wide(s.top[q, k]), v) and v <= room + allowed


def size_wanted(s: State) -> int:
    return rules.HIGHEST if s.mode == EXPERT else rules.dam_goal(s)


def may_begin(s: State, q: int) -> bool:
    """Another dam is wanted: fewer are growing than are missing."""
    if s.mode == EXPERT:
        wanted = 4
        for k in range(rules.wide(s.dams[q])):
            if rules.dam_sum(s, q, k) > rules.HIGHEST:
                wanted += 1
        return s.dams[q] < wanted
    growing, done = 0, 0
    for k in range(rules.wide(s.dams[q])):
        if s.fate[q, k] == GROWING:
            growing += 1
        elif s.fate[q, k] == rules.COMPLETE:
            done += 1
    return growing + done < rules.dams_to_win(s)


def lay_merit(s: State, q: int, card: int, k: int) -> int:
    c = card % VALUES
    v = rules.counts(s, c)
    if s.mode == SOLO:
        return BRINGS_ON + v
    if s.mode == TEAM:
        logs = rules.dam_logs(s, q, k) if k < s.dams[q] else 0
        return BRINGS_ON + 10 * (logs if logs < 10 else 0) + v
    if k == s.dams[q]:
        merit = BRINGS_ON // 2 if may_begin(s, q) else NEW_DAM_TOO_MANY
        return merit - 10 * v
    if s.mode == EXPERT:
        return expert_merit(s, q, k, v)
    reached = rules.measure(s, q, k) + (1 if s.mode == DISCOVERY else v)
    goal = rules.dam_goal(s)
    if reached >= goal:
        if s.exact and reached > goal:
            return NEW_DAM_TOO_MANY
        if rules.complete_dams(s, q) + 1 >= rules.dams_to_win(s):
            return WINS
        return COMPLETES - WASTE * (reached - goal)
    merit = BRINGS_ON + 20 * reached - 10 * v
    if s.laid < rules.LAYS - 1 and completes_later(s, q, c, k):
        merit += BEFORE_COMPLETING
    return merit


def completes_later(s: State, q: int, c: int, k: int) -> bool:
    """After a log of kind `c` on dam `k`, another card completes another dam."""
    for other in range(c, VALUES):
        held = int(s.hand[q, other]) + int(s.reserve[q, other])
        if held > int(other == c):
            for dam in range(rules.wide(s.dams[q])):
                if dam != k and fits(s, q, dam, rules.value(other)):
                    added = 1 if s.mode == DISCOVERY else rules.value(other)
                    if rules.measure(s, q, dam) + added >= rules.dam_goal(s):
                        return True
    return False


def expert_merit(s: State, q: int, k: int, v: int) -> int:
    """Points gained, then the nearness to a dam of 7."""
    before = rules.dam_sum(s, q, k)
    if before + v > rules.HIGHEST:
        # a spoilt dam is spoilt for good: the place for logs that fit nowhere
        return NEW_DAM_TOO_MANY if before <= rules.HIGHEST else 1
    gained = rules.dam_points(before + v) - rules.dam_points(before)
    return BRINGS_ON + 100 * gained + 20 * before - 30 * v


def lead(s: State, q: int) -> int:
    """How far side `q` has come, by what lies open."""
    return 1000 * rules.score(s, q) + 10 * rules.laid_sum(s, q) + int(s.held[q])


compile_functions(__name__)
