"""Le Roi des Castors: what the numbers of actions mean, and the reasons to refuse one."""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING
from beaverboard.games.roi_des_castors.state import (
    DAMS,
    DECK,
    FROM_HAND,
    FROM_RESERVE,
    KINDS,
    LOG_DECK,
    OTHERS,
    RIVER_CARDS,
    SEATS,
    VALUES,
)

# A verb is the number of its first action; the others follow in the order of `MEANING`.
PASS, USE = range(2)
DRAW = 2
TAKE = DRAW + 2
DISCARD = TAKE + RIVER_CARDS
PLAY = DISCARD + KINDS
OPTIMISE = PLAY + 2 * OTHERS
AIM = OPTIMISE + 1
STORE = AIM + SEATS
STEAL = STORE + KINDS
RECYCLE = STEAL + VALUES
FROM = RECYCLE + KINDS
TO = FROM + DAMS
MOVE = TO + DAMS
LAY = MOVE + VALUES

SOURCES = (FROM_HAND, FROM_RESERVE)

# What an action means: its verb; its place (a pile, a place in the River, a side or a dam); where
# its card comes from; the kind of its card (of MOVE: of a log that counts as much).
VERB, PLACE, SOURCE, KIND = range(4)
MEANING = np.array(
    [
        (PASS, NOTHING, NOTHING, NOTHING),
        (USE, NOTHING, NOTHING, NOTHING),
        *((DRAW, pile, NOTHING, NOTHING) for pile in (DECK, LOG_DECK)),
        *((TAKE, i, NOTHING, NOTHING) for i in range(RIVER_CARDS)),
        *((DISCARD, NOTHING, FROM_HAND, c) for c in range(KINDS)),
        *((PLAY, NOTHING, source, c) for source in SOURCES for c in range(VALUES, KINDS)),
        (OPTIMISE, NOTHING, NOTHING, NOTHING),
        *((AIM, q, NOTHING, NOTHING) for q in range(SEATS)),
        *((STORE, NOTHING, FROM_HAND, c) for c in range(KINDS)),
        *((STEAL, NOTHING, NOTHING, c) for c in range(VALUES)),
        *((RECYCLE, NOTHING, NOTHING, c) for c in range(KINDS)),
        *((FROM, k, NOTHING, NOTHING) for k in range(DAMS)),
        *((TO, k, NOTHING, NOTHING) for k in range(DAMS)),
        *((MOVE, NOTHING, NOTHING, c) for c in range(VALUES)),
        *(
            (LAY, k, source, c)
            for k in range(DAMS + 1)
            for source in SOURCES
            for c in range(VALUES)
        ),
    ],
    np.int16,
)
ACTIONS = len(MEANING)


def meaning(action: int) -> tuple[int, int, int, int]:
    """Verb, place, source and kind."""
    verb, place = int(MEANING[action, VERB]), int(MEANING[action, PLACE])
    return verb, place, int(MEANING[action, SOURCE]), int(MEANING[action, KIND])


def play_action(source: int, c: int) -> int:
    return PLAY + OTHERS * source + c - VALUES


def lay_action(source: int, c: int, k: int) -> int:
    return LAY + VALUES * (2 * k + source) + c


# Why an action is refused
FINE = 0
(
    OVER,
    UNKNOWN,
    NOT_NOW,
    MUST_ACT,
    MUST_ANSWER,
    POWER_PAST,
    SPENT,
    NO_POWER,
    RESERVE_FULL,
    ASLEEP,
    NOT_HELD,
    NOT_IN_RESERVE,
    THREE_LOGS,
    NO_DAM,
    FALLING,
    STEP_TOO_HIGH,
    IS_COMPLETE,
    IS_DEAD,
    NO_OPPONENT,
    PROTECTED,
    NO_SUCH_LOG,
    NOT_DISCARDED,
    NOT_DRAWN,
    NOTHING_TO_DRAW,
    NO_RIVER,
    NO_LOG_DECK,
    LOG_FIRST,
    EXPERT_ONLY,
    OPTIMISED,
    NOT_AFTER_REPLAY,
    NO_MOVE,
) = range(1, 32)


compile_functions(__name__)
