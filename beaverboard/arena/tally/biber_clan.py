"""BiberClan: what lay in the lodges that were scored, and who meddled with whose."""

import numpy as np

from beaverboard.arena.tally.column import Column
from beaverboard.compiled import compile_functions
from beaverboard.dealer import CARD, NOTHING, SEAT, VALUE, WHAT, Dealer
from beaverboard.games.biber_clan import rules
from beaverboard.games.biber_clan.rules import NUMBERS, SPACES, State

CARDS, DRAWN, COURSE = (
    "Cards in the scored lodges",
    "Action cards drawn",
    "The course of the rounds",
)
COLUMNS = (
    *(Column(f"card_{c}", str(c), CARDS) for c in range(NUMBERS)),
    Column("cleanups", "Cleanup", DRAWN),
    Column("flips", "Flip", DRAWN),
    Column("swaps", "Swap", DRAWN),
    Column("peeks", "Peek", DRAWN),
    Column("three_equal", "lodge with three equal (BC-6.2)", COURSE),
    Column("four_equal", "lodge with four equal or five (BC-6.2)", COURSE),
    Column("penalties", "end begun too early (BC-6.4)", COURSE),
    Column("starts", "round it starts", COURSE),
    Column("ends", "round whose end it begins (BC-6.1)", COURSE),
    Column("receives", "card taken from another lodge (BC-4.3)", COURSE),
)
ACTION_CARDS = NUMBERS  # the column of the first kind
THREE, FOUR, PENALTIES, STARTS, ENDS, RECEIVES = range(NUMBERS + 4, NUMBERS + 10)

COMES_UP = {
    "taken": "a card of another lodge is taken (BC-4.3)",
    "discarded": "a number card is discarded (BC-4.2, BC-5.4)",
    "shown": "an action card is drawn (BC-3.1)",
    "cancelled": "an action card can’t be carried out (BC-5.6)",
    "turned-up": "Flip turns a card up (BC-5.5)",
    "turned-down": "Flip turns a card down (BC-5.5)",
    "exchanged": "Swap moves a card (BC-8.2)",
    "peeked": "Peek shows a card (BC-8.3)",
    "reshuffled": "the discard pile is shuffled into a new draw pile (BC-3.2)",
    "bonus": "a lodge has three or more equal numbers (BC-6.2)",
    "five-equal": "five equal numbers win the game (BC-6.3)",
    "penalty": "the end was begun too early (BC-6.4)",
    "stalled": "a round is stopped after 40 turns each (BC-6.6)",
}
DEAD_ENDS = ("stalled",)


def opening(s: State, d: Dealer, rows: np.ndarray) -> None:
    """The starter has drawn already, action cards included."""
    for i in range(d.called):
        note(s, d.event[i], rows)


def note(s: State, event: np.ndarray, rows: np.ndarray) -> None:
    what, p = event[WHAT], event[SEAT]
    if p == NOTHING:
        return
    if what == rules.SCORED:
        for k in range(SPACES):
            if s.last[p, k] != NOTHING:
                rows[p, s.last[p, k]] += 1
    elif what == rules.SHOWN:
        rows[p, ACTION_CARDS + event[CARD] - NUMBERS] += 1
    elif what == rules.BONUS:
        rows[p, THREE if event[VALUE] == rules.THREE_EQUAL else FOUR] += 1
    elif what == rules.PENALTY:
        rows[p, PENALTIES] += 1
    elif what == rules.STARTS:
        rows[p, STARTS] += 1
    elif what == rules.LAST_TURNS:
        rows[p, ENDS] += 1
    elif what == rules.TAKEN:
        rows[p, RECEIVES] += 1


def closing(s: State, rows: np.ndarray) -> None:
    """The last round was scored like the others."""


compile_functions(__name__)
