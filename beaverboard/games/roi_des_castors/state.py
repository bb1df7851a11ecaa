"""Le Roi des Castors: the cards, what can be asked, what can happen, and the record of a match.

The tables that the other files read: what a mode changes, the decks, the questions, zones and
events. The functions here read one field or two, or clear them.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING, Record

State = Record  # of dtype STATE
NORMAL, EXPERT, DISCOVERY, TEAM, SOLO = range(5)

# What a mode changes
HAND_SIZE, ORDERED, COMPLETES, REPLAYS, CHARACTERS_PLAY = range(5)
MODES = np.array(
    [
        # hand, RC-4.2 and 4.3 hold, dams are completed, REPLAY holds, characters
        [5, 1, 1, 1, 1],
        [5, 1, 0, 1, 1],
        [5, 0, 1, 1, 0],
        [4, 0, 0, 1, 0],
        [10, 0, 0, 0, 0],
    ]
)

# RC-1  Cards

LOG_1, LOG_2, LOG_3 = range(3)  # RC-1.1: the value is one more
RECOLTE, TROC, PERMANENTE, CHAPARDAGE = range(3, 7)  # RC-1.2
ESPION, PIOCHE, PROTECTION, RECYCLAGE = range(7, 11)  # RC-1.3
VALUES = 3
KINDS = 11
OTHERS = KINDS - VALUES
BUCHERON, ARCHITECTE, MARCHAND, SAGE, SENTINELLE, NAGEUR = range(6)  # RC-1.4
CHARACTERS = 6

TEAM_DECK, SOLO_DECK = 4, 5
DECKS = np.array(
    [
        # RC-1.5, for two to five seats
        [16, 12, 8, 6, 8, 6, 0, 0, 0, 0, 0],
        [16, 14, 12, 6, 8, 8, 3, 2, 0, 0, 0],
        [16, 14, 12, 6, 8, 8, 8, 4, 2, 2, 2],
        [16, 14, 12, 6, 8, 8, 8, 4, 4, 2, 2],
        # RC-11.1, RC-12.1
        [16, 14, 12, 6, 8, 8, 8, 4, 4, 2, 2],
        [16, 14, 12, 6, 7, 6, 6, 0, 0, 0, 0],
    ]
)
NEVER, ONCE_A_GAME, EACH_TURN = range(3)  # how often a power works
MOST_LOGS = 48  # what the options allow
MOST_OTHERS = 48
LEAST_LOGS = 30  # enough to deal to five and fill the River
CARDS = MOST_LOGS + MOST_OTHERS
DAMS = MOST_LOGS

SEATS = 5
OBSERVERS = SEATS + 1  # spectators, then every side
RIVER_CARDS = 4
LAYS = 3  # logs in a turn, RC-3.3
DISCARDS_AT_MOST = 3

# Which question is open; from TO_DRAW on, none is, and `settle` goes on.
(
    POWER,
    DRAWING,
    KEEPING,
    MAIN,
    AGAIN,
    LAYING,
    CLAIMING,
    AIMING,
    STEALING,
    TROC_OUT,
    TROC_IN,
    PICKING,
    RECYCLING,
    DISCARDING,
    MOVING_FROM,
    MOVING_TO,
    MOVING,
    ADJUSTING,
    FILLING,
    TO_DRAW,
    CARD_DONE,
    TO_ADJUST,
    TURN_DONE,
) = range(23)

# The piles: in `team` the logs have one of their own.
DECK, LOG_DECK = range(2)

# Where a card is played from
FROM_HAND, FROM_RESERVE = range(2)

# Zones and events
PILE, LOG_PILE, DISCARDED_PILE, ASIDE, HAND, RESERVE, DAM, SHIELDS, RIVER, DRAWN_PAIR = range(10)
(
    DEALT,
    CHARACTER,
    RESERVED,
    STARTS,
    POWERED,
    SLEEPS,
    DRAWN,
    TAKEN,
    RIVER_FILLED,
    SKIPPED,
    LAID,
    RAISED_LOG,
    BROKE_ORDER,
    COMPLETED,
    WENT_OVER,
    CLAIMED,
    DECLINED,
    PLAYED,
    AIMED,
    NO_TARGET,
    CANCELLED,
    SHOWN,
    STOLEN,
    RECYCLED,
    STORED,
    DISCARDED,
    MONOPOLE,
    OPTIMISES,
    MOVED,
    BONUS,
    RESHUFFLED,
    CLEARED,
    LAST_LAP,
    STALEMATE,
    REVEALED,
    SCORED,
    FINISHED,
) = range(37)

# A log in a dam is of its kind, or a 1 that counts 2.
RAISED = VALUES
CLASSES = VALUES + 1

# What became of a dam
GROWING, COMPLETE, DEAD = range(3)
RIVAL = 1  # the Bûcheron's side
STATE = np.dtype(
    [
        # seen by everyone: what was agreed
        ("seats", np.int64),
        ("mode", np.int64),
        ("exact", np.bool_),
        ("equal_turns", np.bool_),
        ("memory_aid", np.bool_),  # what pages show; the rules never ask
        ("ally", np.int8),  # whose face pages show; the rules never ask
        ("optimise", np.int8),  # how often: RC-9.4
        ("copies", np.int8, (KINDS,)),
        ("draws", np.int8, (KINDS,)),  # how many cards a card draws
        ("replay", np.int8, (KINDS,)),  # 1: it carries REPLAY
        ("uses", np.int8, (CHARACTERS,)),  # how often a power works: NEVER …
        ("bonus", np.int8, (CHARACTERS,)),  # 1: it holds
        ("start", np.int8, (CHARACTERS,)),  # kind that lies in the reserve at the start, or NOTHING
        ("keeps", np.int8),  # how many of his two cards the Maître-Nageur keeps
        ("lifts", np.int8),  # RC-9.5
        # seen by everyone: the course of the match
        ("over", np.bool_),
        ("starter", np.int64),
        ("last_lap", np.bool_),  # RC-5.3
        ("quiet", np.int64),  # turns (solo: rounds) in a row without a laid log
        ("monopole", np.bool_),  # the Marchand draws with the others
        ("turn", np.int64),
        ("phase", np.int64),
        # seen by everyone: this turn
        ("dozing", np.bool_),  # the seat in turn sleeps
        ("raising", np.bool_),  # each 1 counts 2
        ("free", np.bool_),  # one log may break the order
        ("swimming", np.bool_),  # two cards are drawn
        ("laid", np.int64),  # logs
        ("last", np.int64),  # value of the last one, else 0
        ("fresh", np.bool_),  # something was drawn: an event for Monopole
        ("card", np.int64),  # whose effect is going on, else NOTHING
        ("owed", np.int64),  # cards still to draw in step 2 or by a card
        ("done", np.int64),  # cards discarded, drawn or stolen so far
        ("victim", np.int64),
        ("dam", np.int64),  # the dam asked about, or from which logs move
        ("dam_to", np.int64),
        ("moved", np.int64),  # value of the first log to move, else 0
        # seen by everyone: cards on the table
        ("left", np.int8, (2,)),  # cards in the piles
        ("discards", np.int8, (KINDS,)),
        ("aside", np.int8, (KINDS,)),  # RC-3.5
        ("river", np.int8, (RIVER_CARDS,)),
        # seen by everyone: what a side has
        ("character", np.int8, (SEATS,)),
        ("spent", np.int8, (SEATS,)),  # 1: the power of once a game is used
        ("asleep", np.int8, (SEATS,)),  # 1: for the next turn
        ("optimised", np.int8, (SEATS,)),  # 1: RC-9.4 is used
        ("permanente", np.int8, (SEATS,)),  # laid open
        ("protection", np.int8, (SEATS,)),  # laid open
        ("reserve", np.int8, (SEATS, KINDS)),
        ("held", np.int8, (SEATS,)),  # cards in hand
        ("dams", np.int8, (SEATS,)),  # how many
        ("logs", np.int8, (SEATS, DAMS, CLASSES)),  # how many of each class
        ("top", np.int8, (SEATS, DAMS)),  # value of the last log of a dam
        ("fate", np.int8, (SEATS, DAMS)),
        # seen by the side in turn; by all where `drawn_open` is 1
        ("drawn", np.int8, (2,)),
        ("drawn_open", np.int8, (2,)),
        # seen by its side, in `solo` by all
        ("hand", np.int8, (SEATS, KINDS)),
        # seen by the observer: of another's hand, what is surely there
        ("known", np.int8, (OBSERVERS, SEATS, KINDS)),
        # seen by no one
        ("pile", np.int8, (2, CARDS)),  # the top card is `pile[i, left[i] - 1]`
        ("padding", np.int8, (38,)),
    ]
)


def value(c: int) -> int:
    return c + 1


def is_log(c: int) -> bool:
    return c < VALUES


def start_kind(choice: int) -> int:
    """What lies in a reserve at the start: 0 is nothing, then come the kinds after the logs."""
    return VALUES - 1 + choice if choice > 0 else NOTHING


def changes(s: State, what: int) -> int:
    return int(MODES[s.mode, what])


def sides(s: State) -> int:
    return 2 if s.mode >= TEAM else s.seats


def side_of(s: State, p: int) -> int:
    return p % 2 if s.mode == TEAM else p


def side(s: State) -> int:
    """The side in turn."""
    return side_of(s, int(s.turn))


def is_a(s: State, q: int, character: int) -> bool:
    return s.character[q] == character


def has_bonus(s: State, q: int, character: int) -> bool:
    # RC-8
    return is_a(s, q, character) and s.bonus[character] != 0


def chooses(s: State) -> bool:
    """Of the two cards drawn one is discarded (RC-8, Maître-Nageur)."""
    return bool(s.swimming) and s.keeps == 1


def hand_limit(s: State, q: int) -> int:
    # RC-3.4; RC-8, Bûcheron
    return changes(s, HAND_SIZE) + int(has_bonus(s, q, BUCHERON))


def holds(s: State, q: int, source: int, c: int) -> bool:
    return s.hand[q, c] > 0 if source == FROM_HAND else s.reserve[q, c] > 0


def in_reserve(s: State, q: int) -> int:
    count = 0
    for c in range(KINDS):
        count += int(s.reserve[q, c])
    return count


def is_bare(s: State, q: int) -> bool:
    return s.held[q] == 0 and in_reserve(s, q) == 0


def deck_row(s: State) -> int:
    if s.mode == TEAM:
        return TEAM_DECK
    return SOLO_DECK if s.mode == SOLO else int(s.seats) - 2


def clear(s: State) -> None:
    s.draws[:] = 0
    s.replay[:] = 0
    s.start[:] = NOTHING
    s.over = False
    s.last_lap = False
    s.quiet = 0
    s.monopole = False
    s.left[:] = 0
    s.discards[:] = 0
    s.aside[:] = 0
    s.river[:] = NOTHING
    s.character[:] = NOTHING
    s.spent[:] = 0
    s.asleep[:] = 0
    s.optimised[:] = 0
    s.permanente[:] = 0
    s.protection[:] = 0
    s.reserve[:] = 0
    s.held[:] = 0
    s.dams[:] = 0
    s.logs[:] = 0
    s.top[:] = 0
    s.fate[:] = GROWING
    s.drawn[:] = NOTHING
    s.drawn_open[:] = 0
    s.hand[:] = 0
    s.known[:] = 0
    s.pile[:] = NOTHING
    s.padding[:] = 0


def clear_question(s: State) -> None:
    s.fresh = False
    s.card = NOTHING
    s.owed = 0
    s.done = 0
    s.victim = NOTHING
    s.dam = NOTHING
    s.dam_to = NOTHING
    s.moved = 0


compile_functions(__name__)
