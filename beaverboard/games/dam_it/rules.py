"""Dam It!: fish wood out of the river, build dams, keep the garbage out.

The numbered headings are those of `rules.en.md`, in its order; the numbers behind
functions and lines are its rules. A match is one record of dtype `STATE`, passed as
`s`; `d` is the dealer, `p` a seat, `k` a position in the river (0-3; 4 is the top of the
draw pile), `c` a river card, which is its kind. A set of kinds is a number with a bit for
each. Verbs change the record; everything else only reads it. `refusal` is the whole of
legality, so `play` trusts its caller.
"""

import numpy as np

from beaverboard import dealer
from beaverboard.compiled import compile_functions
from beaverboard.dealer import EVERYONE, NOTHING, Dealer, Record, at, call, call_card

State = Record  # of dtype STATE

# DI-1  Material

TREES = 7  # kinds 0 to 6: birch, pine, acacia, maple, willow, beech, oak
DISPOSAL, GARBAGE = TREES, TREES + 1
HELD = TREES + 1  # kinds that a hand can hold
KINDS = TREES + 2
COPIES = 6  # of every tree
DISPOSALS = 12
GARBAGES = 12
CARDS = TREES * COPIES + DISPOSALS + GARBAGES

COSTS = np.array([3, 5, 7, 9, 11])
STACKS, HEIGHT = 5, 3
DAMS = STACKS * HEIGHT
DAM = KINDS  # in events, the dam at `level` of `stack` is card DAM + HEIGHT * stack + level

# The printed numbers were pictures, lost in all the rulebooks we could read, so both tables
# can be set before the deal. Values: a review names five of the trees and the range 1 to
# 3, the split is ours. Points: a review gives the range 3 to 17 for the 15 dams, and the
# rulebook has a dam of cost 5 worth 7; the rest is inferred.
#              birch pine acacia maple willow beech oak
TREE_VALUES = (1,    1,   2,     2,    2,     3,    3)  # fmt: skip
#              cost 3   cost 5   cost 7     cost 9      cost 11, each from top to bottom
DAM_POINTS = ( 5, 4, 3, 8, 7, 6, 11, 10, 9, 14, 13, 12, 17, 16, 15)  # fmt: skip
DISPOSAL_VALUE = 2  # DI-3.2.1

SEATS = 4
CUBES = 4  # of every player
RIVER = 4
MOVES = 76  # no match has more: 62 takes and 14 builds, or 61 and 15

# An action is TAKE + k, DISPOSE + k, or BUILD + SETS * stack + set of kinds - 1.
TAKE = 0
DISPOSE = TAKE + RIVER + 1
BUILD = DISPOSE + RIVER + 1
SETS = 2**HELD - 1  # the empty set builds nothing
ACTIONS = BUILD + SETS * STACKS

COUNT = np.array([kinds.bit_count() for kinds in range(SETS + 1)], np.int8)  # kinds in a set

# Why an action is refused
FINE = 0
(
    OVER,
    UNKNOWN,
    TOO_FEW_CUBES,
    NOT_GARBAGE,
    NO_DISPOSAL,
    EMPTY_STACK,
    NOT_IN_HAND,
    TOO_LITTLE,
) = range(1, 9)

# Zones and events
AT_RIVER, AT_PILE, AT_HAND, AT_CUBES, AT_DAMS, AT_STACKS, AT_DISCARDS = range(7)
(
    SHUFFLED,
    FLOATED,
    SHOWN,
    STARTS,
    PAID,
    TAKEN,
    GAINED,
    KEPT,
    DISCARDED,
    SLID,
    BUILT,
    RIVER_EMPTY,
    DAMS_GONE,
    SCORED,
    FINISHED,
) = range(15)

STATE = np.dtype(
    [
        # seen by everyone
        ("seats", np.int8),
        ("memory_aid", np.bool_),  # for the view alone
        ("turn", np.uint8),
        ("over", np.bool_),
        ("left", np.uint8),  # cards in the draw pile
        ("value", np.int8, (HELD,)),
        ("twos", np.uint8),  # the set of kinds worth 2 or more
        ("threes", np.uint8),  # the set of kinds worth 3
        ("points", np.int8, (STACKS, HEIGHT)),
        ("gone", np.uint8, (STACKS,)),  # dams taken from each stack
        ("river", np.int8, (RIVER,)),
        ("cubes_on", np.int8, (RIVER,)),
        ("cubes", np.int8, (SEATS,)),
        ("discards", np.int8, (KINDS,)),  # how many of each kind
        # seen by everyone when they went there, and remembered
        ("hand", np.int8, (SEATS, HELD)),  # how many of each kind
        ("garbage", np.int8, (SEATS,)),  # in the dam pile
        ("owner", np.int8, (STACKS, HEIGHT)),  # of each dam; NOTHING on its stack
        # seen by no one but for the top card, which everyone sees
        ("pile", np.int8, (CARDS,)),  # the top card is `pile[left - 1]`
        ("padding", np.int8, (19,)),
    ]
)

# DI-2  Set-up


def deal(s: State, setup: Record, d: Dealer) -> None:
    s.seats = setup["seats"]
    s.memory_aid = setup["memory_aid"]
    s.over = False
    for c in range(TREES):
        s.value[c] = setup["tree_values"][c]
    s.value[DISPOSAL] = DISPOSAL_VALUE
    sort_values(s)
    s.hand[:] = 0
    s.garbage[:] = 0
    s.discards[:] = 0
    # DI-2.1
    for p in range(SEATS):
        s.cubes[p] = CUBES if p < s.seats else 0
    s.cubes_on[:] = 0
    # DI-2.2
    for dam in range(DAMS):
        s.points[dam // HEIGHT, dam % HEIGHT] = setup["dam_points"][dam]
    s.owner[:] = NOTHING
    s.gone[:] = 0
    # DI-2.3
    lay_out_cards(s)
    dealer.shuffle(d, s.pile, CARDS)
    call(d, SHUFFLED, NOTHING, CARDS)
    # DI-2.4
    for k in range(RIVER):
        float_down(s, k, d)
    show_top(s, d)
    # DI-2.5
    s.turn = dealer.first_seat(d, int(s.seats), setup["begins"])
    call(d, STARTS, int(s.turn), 0)


def sort_values(s: State) -> None:
    s.twos = 0
    s.threes = 0
    for c in range(HELD):
        if s.value[c] >= 2:
            s.twos |= 1 << c
        if s.value[c] >= 3:
            s.threes |= 1 << c


def lay_out_cards(s: State) -> None:
    """DI-1.1: the river cards in rising order."""
    s.left = 0
    for c in range(KINDS):
        for _ in range(copies(c)):
            s.pile[s.left] = c
            s.left += 1


def copies(c: int) -> int:
    if c == DISPOSAL:
        return DISPOSALS
    return GARBAGES if c == GARBAGE else COPIES


def float_down(s: State, k: int, d: Dealer) -> None:
    """The top of the draw pile fills position `k`."""
    s.river[k] = pop(s)
    s.cubes_on[k] = 0
    call_card(d, FLOATED, NOTHING, int(s.river[k]), EVERYONE, at(AT_PILE, 0, 0), at(AT_RIVER, 0, k))


def pop(s: State) -> int:
    s.left -= 1
    c = int(s.pile[s.left])
    s.pile[s.left] = NOTHING
    return c


def show_top(s: State, d: Dealer) -> None:
    if s.left > 0:
        call_card(d, SHOWN, NOTHING, card_at(s, RIVER), EVERYONE, NOTHING, at(AT_PILE, 0, 0))


def card_at(s: State, k: int) -> int:
    return int(s.pile[s.left - 1]) if k == RIVER else int(s.river[k])


# DI-3  A turn: exactly one of two actions


def refusal(s: State, action: int) -> int:
    if s.over:
        return OVER
    if action < 0 or action >= ACTIONS:
        return UNKNOWN
    if action >= BUILD:
        return refuse_building(s, stack_of(action), kinds_of(action))
    if action >= DISPOSE:
        return refuse_disposing(s, action - DISPOSE)
    return refuse_taking(s, action - TAKE)


def legal(s: State, out: np.ndarray) -> int:
    n = 0
    if s.over:
        return n
    for k in range(RIVER + 1):
        if refuse_taking(s, k) == FINE:
            out[n] = TAKE + k
            n += 1
            if refuse_disposing(s, k) == FINE:
                out[n] = DISPOSE + k
                n += 1
    # Every set of kinds in the hand, the fullest first
    mine = held(s, int(s.turn))
    kinds = mine
    while kinds > 0:
        value = worth(s, kinds)
        for stack in range(STACKS):
            if pays(value, stack) and has_dam(s, stack):
                out[n] = BUILD + SETS * stack + kinds - 1
                n += 1
        kinds = (kinds - 1) & mine
    return n


def play(s: State, action: int, d: Dealer) -> None:
    if action >= BUILD:
        build(s, stack_of(action), kinds_of(action), d)
    elif action >= DISPOSE:
        take(s, action - DISPOSE, True, d)
    else:
        take(s, action - TAKE, False, d)


def stack_of(action: int) -> int:
    return (action - BUILD) // SETS


def kinds_of(action: int) -> int:
    return (action - BUILD) % SETS + 1


def end_turn(s: State) -> None:
    s.turn = (s.turn + 1) % s.seats


# DI-3.1  Take a river card


def refuse_taking(s: State, k: int) -> int:
    # DI-3.1.1: reaching position k costs k cubes
    return FINE if s.cubes[s.turn] >= k else TOO_FEW_CUBES


def refuse_disposing(s: State, k: int) -> int:
    # DI-3.1.4
    reason = refuse_taking(s, k)
    if reason != FINE:
        return reason
    if card_at(s, k) != GARBAGE:
        return NOT_GARBAGE
    return FINE if s.hand[s.turn, DISPOSAL] > 0 else NO_DISPOSAL


def take(s: State, k: int, disposing: bool, d: Dealer) -> None:
    p, c = int(s.turn), card_at(s, k)
    source = at(AT_PILE, 0, 0) if k == RIVER else at(AT_RIVER, 0, k)
    pay(s, k, d)
    if c != GARBAGE:
        # DI-3.1.3
        s.hand[p, c] += 1
        call_card(d, TAKEN, p, c, EVERYONE, source, at(AT_HAND, p, c))
    elif disposing:
        # DI-3.1.4
        s.discards[GARBAGE] += 1
        call_card(d, DISCARDED, p, GARBAGE, EVERYONE, source, at(AT_DISCARDS, 0, 0))
        discard(s, DISPOSAL, d)
    else:
        s.garbage[p] += 1
        call_card(d, KEPT, p, GARBAGE, EVERYONE, source, at(AT_DAMS, p, 0))
    if k == RIVER:
        pop(s)
    else:
        gain(s, k, d)
        slide(s, k, d)
    show_top(s, d)
    end_after_take(s, d)


def pay(s: State, k: int, d: Dealer) -> None:
    # DI-3.1.1
    p = int(s.turn)
    s.cubes[p] -= k
    for i in range(k):
        s.cubes_on[i] += 1
        call_card(d, PAID, p, NOTHING, EVERYONE, at(AT_CUBES, p, 0), at(AT_RIVER, 0, i))


def gain(s: State, k: int, d: Dealer) -> None:
    # DI-3.1.2
    p = int(s.turn)
    for _ in range(s.cubes_on[k]):
        call_card(d, GAINED, p, NOTHING, EVERYONE, at(AT_RIVER, 0, k), at(AT_CUBES, p, 0))
    s.cubes[p] += s.cubes_on[k]


def slide(s: State, k: int, d: Dealer) -> None:
    # DI-3.1.5, and DI-3.1.2: cubes slide with their card
    for i in range(k, RIVER - 1):
        s.river[i] = s.river[i + 1]
        s.cubes_on[i] = s.cubes_on[i + 1]
        call_card(
            d,
            SLID,
            NOTHING,
            int(s.river[i]),
            EVERYONE,
            at(AT_RIVER, 0, i + 1),
            at(AT_RIVER, 0, i),
        )
    float_down(s, RIVER - 1, d)


def discard(s: State, c: int, d: Dealer) -> None:
    p = int(s.turn)
    s.hand[p, c] -= 1
    s.discards[c] += 1
    call_card(d, DISCARDED, p, c, EVERYONE, at(AT_HAND, p, c), at(AT_DISCARDS, 0, 0))


# DI-3.2  Build a dam


def refuse_building(s: State, stack: int, kinds: int) -> int:
    if not has_dam(s, stack):
        return EMPTY_STACK
    # DI-3.2.1: a set has every kind once, so a hand that has the kinds can lay them
    if kinds & held(s, int(s.turn)) != kinds:
        return NOT_IN_HAND
    return FINE if pays(worth(s, kinds), stack) else TOO_LITTLE


def has_dam(s: State, stack: int) -> bool:
    return s.gone[stack] < HEIGHT


def held(s: State, p: int) -> int:
    """The set of kinds in a hand."""
    kinds = 0
    for c in range(HELD):
        if s.hand[p, c] > 0:
            kinds |= 1 << c
    return kinds


def worth(s: State, kinds: int) -> int:
    """Values are 1, 2 or 3: every kind counts once, every two again, every three again."""
    return int(COUNT[kinds]) + int(COUNT[kinds & s.twos]) + int(COUNT[kinds & s.threes])


def pays(value: int, stack: int) -> bool:
    # DI-3.2.2
    return value >= COSTS[stack]


def build(s: State, stack: int, kinds: int, d: Dealer) -> None:
    p, level = int(s.turn), int(s.gone[stack])
    for c in range(HELD):
        if kinds >> c & 1:
            discard(s, c, d)
    # DI-3.2.3
    s.owner[stack, level] = p
    s.gone[stack] += 1
    dam = DAM + HEIGHT * stack + level
    call_card(d, BUILT, p, dam, EVERYONE, at(AT_STACKS, 0, stack), at(AT_DAMS, p, 0))
    end_after_build(s, d)


# DI-4  End, at once


def end_after_take(s: State, d: Dealer) -> None:
    # DI-4.1: fewer than five cards are left when the four of the river are
    if s.left == 0:
        finish(s, RIVER_EMPTY, d)
    else:
        end_turn(s)


def end_after_build(s: State, d: Dealer) -> None:
    # DI-4.2
    if dams_left(s) == 0:
        finish(s, DAMS_GONE, d)
    else:
        end_turn(s)


def dams_left(s: State) -> int:
    count = DAMS
    for stack in range(STACKS):
        count -= int(s.gone[stack])
    return count


def finish(s: State, cause: int, d: Dealer) -> None:
    s.over = True
    s.turn = 0
    call(d, cause, NOTHING, 0)
    for p in range(s.seats):
        call(d, SCORED, p, score(s, p))
    call(d, FINISHED, NOTHING, 0)


# DI-5  Scoring


def score(s: State, p: int) -> int:
    return dam_points(s, p) + cube_points(int(s.cubes[p])) - penalty(int(s.garbage[p]))


def dam_points(s: State, p: int) -> int:
    result = 0
    for stack in range(STACKS):
        for level in range(s.gone[stack]):
            if s.owner[stack, level] == p:
                result += int(s.points[stack, level])
    return result


def cube_points(cubes: int) -> int:
    return cubes // 2


def penalty(garbage: int) -> int:
    return min(garbage * garbage, 25)


def wood(s: State, p: int) -> int:
    """DI-5.2: the sum of the tree values left in a hand."""
    result = 0
    for c in range(TREES):
        result += int(s.hand[p, c]) * int(s.value[c])
    return result


def beats(s: State, p: int, q: int) -> bool:
    if score(s, p) != score(s, q):
        return score(s, p) > score(s, q)
    return wood(s, p) > wood(s, q)


# What a seat knows


def redeal(s: State, seat: int, d: Dealer) -> None:
    """Deal anew what `seat` (or a spectator: NOTHING; or ALL_SEATS together) cannot know: the
    draw pile below its top card. It is the same for all, as everything else happened in the
    open."""
    below_top = int(s.left) - 1
    for i in range(below_top):
        dealer.pick_up(d, int(s.pile[i]))
    dealer.mix(d)
    for i in range(below_top):
        s.pile[i] = dealer.next_card(d)


compile_functions(__name__)
