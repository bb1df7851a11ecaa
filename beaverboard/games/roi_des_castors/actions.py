"""Le Roi des Castors: the numbers of the actions, and the reasons why one is refused."""

from beaverboard.compiled import compile_functions
from beaverboard.games.roi_des_castors.state import DAMS, KINDS, OTHERS, RIVER_CARDS, SEATS, VALUES

# An action is a verb, for most verbs plus a place, a kind or a side; PLAY + OTHERS *
# source + kind, LAY + LAY_CARDS * dam + VALUES * source + kind.
PASS, USE = range(2)
DRAW = 2  # + pile
TAKE = DRAW + 2  # + place in the River
DISCARD = TAKE + RIVER_CARDS  # + kind
PLAY = DISCARD + KINDS
OPTIMISE = PLAY + 2 * OTHERS
AIM = OPTIMISE + 1  # + side
STORE = AIM + SEATS  # + kind
STEAL = STORE + KINDS  # + kind
RECYCLE = STEAL + VALUES  # + kind
FROM = RECYCLE + KINDS  # + dam
TO = FROM + DAMS  # + dam
MOVE = TO + DAMS  # + value less one
LAY = MOVE + VALUES
LAY_CARDS = 2 * VALUES
ACTIONS = LAY + LAY_CARDS * (DAMS + 1)

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
