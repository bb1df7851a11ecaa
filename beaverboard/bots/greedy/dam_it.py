"""Dam It!, played the way a sensible family member plays.

Wood is worth about what it will bring in a dam: less when the hand has that tree already,
and less towards the end, when there is no time left to build. A card is worth its wood
and its cubes, garbage what it costs or the disposal card spent on it; cubes paid go to the
others. A dam is worth its points without the wood laid for it, which makes overpaying bad.
So good cards are fished first, dams are built when the river brings nothing better, and
all that can still be built is built before the river is empty.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import Dealer
from beaverboard.games.dam_it import rules
from beaverboard.games.dam_it.rules import (
    BUILD,
    DISPOSAL,
    DISPOSE,
    GARBAGE,
    HELD,
    RIVER,
    SETS,
    STACKS,
    TAKE,
    State,
)

# In hundredths of a point
WOOD = 165  # a first card of a kind, per value
SECOND = 80  # a further one, in hundredths of the first
JOKER = 30  # what a disposal card is worth beyond its value
CUBE = 80
RIVAL = 100  # what a cube brings a rival, the less the more rivals share it
BUILDING = 125  # a dam built now is not built by another
FADING = 2  # own turns before the end at which wood begins to lose its worth


def greedy(s: State, out: np.ndarray, d: Dealer) -> int:
    p = int(s.turn)
    rate = wood_rate(s)
    best, best_action = best_take(s, p, rate)
    gain, action = best_build(s, p, rate)
    return action if gain > best else best_action


def wood_rate(s: State) -> int:
    """What wood of value 1 is worth now; in the last turns it can hardly be used."""
    turns = int(s.left) // int(s.seats)
    return WOOD * min(turns, FADING) // FADING


def card_worth(s: State, p: int, c: int, others: int, rate: int) -> int:
    """A card of kind `c` in a hand with so many `others` of it."""
    worth = int(s.value[c]) * rate
    if c == DISPOSAL:
        worth += JOKER * rate // WOOD
    return worth if others == 0 else worth * SECOND // 100


def cube_worth(s: State) -> int:
    return CUBE + RIVAL // (int(s.seats) - 1)


def best_take(s: State, p: int, rate: int) -> tuple[int, int]:
    cube = cube_worth(s)
    best, best_action = -(10**9), TAKE
    for k in range(RIVER + 1):
        if rules.refuse_taking(s, k) != rules.FINE:
            break
        gain, action = -cube * k, TAKE + k
        if k < RIVER:
            gain += cube * int(s.cubes_on[k])
        c = rules.card_at(s, k)
        if c != GARBAGE:
            gain += card_worth(s, p, c, int(s.hand[p, c]), rate)
        else:
            n = int(s.garbage[p])
            loss = 100 * (rules.penalty(n + 1) - rules.penalty(n))
            disposals = int(s.hand[p, DISPOSAL])
            if disposals > 0:
                spent = card_worth(s, p, DISPOSAL, disposals - 1, rate)
                if spent < loss:
                    loss, action = spent, DISPOSE + k
            gain -= loss
        if gain > best:
            best, best_action = gain, action
    return best, best_action


def best_build(s: State, p: int, rate: int) -> tuple[int, int]:
    best, best_action = -(10**9), TAKE
    mine = rules.held(s, p)
    kinds = mine
    while kinds > 0:
        value, spent = 0, 0
        for c in range(HELD):
            if kinds >> c & 1:
                value += int(s.value[c])
                spent += card_worth(s, p, c, int(s.hand[p, c]) - 1, rate)
        for stack in range(STACKS):
            if rules.pays(value, stack) and rules.has_dam(s, stack):
                points = int(s.points[stack, s.gone[stack]])
                gain = 100 * points - spent + BUILDING
                if gain > best:
                    best, best_action = gain, BUILD + SETS * stack + kinds - 1
        kinds = (kinds - 1) & mine
    return best, best_action


# How a seat stands, for the outlook

LAPS = 3
NOTEWORTHY = (("kept", "mine"), ("kept", "others"), ("dams-gone", "others"))
TRAITS = 16


def traits(s: State, p: int, x: np.ndarray) -> None:
    """Points, and what may become points: wood, disposal cards, cubes. What they are worth
    changes with the time that is left, so each counts twice, once by how late it is."""
    late = 1.0 - int(s.left) / rules.CARDS
    kinds, wood, more = 0, 0, 0
    for c in range(HELD):
        held = int(s.hand[p, c])
        if held > 0:
            kinds += 1
            wood += int(s.value[c])
            more += (held - 1) * int(s.value[c])
    affordable = 0
    for stack in range(STACKS):
        if rules.pays(wood, stack) and rules.has_dam(s, stack):
            affordable = max(affordable, int(s.points[stack, s.gone[stack]]))
    x[0] = rules.score(s, p)
    x[1] = wood
    x[2] = more
    x[3] = int(s.hand[p, DISPOSAL])
    x[4] = int(s.cubes[p])
    x[5] = int(s.garbage[p])
    x[6] = affordable
    for i in range(7):
        x[7 + i] = late * x[i]
    x[14] = (p - int(s.turn)) % int(s.seats) / int(s.seats)
    x[15] = late * x[14]


compile_functions(__name__)
