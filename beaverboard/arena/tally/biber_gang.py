"""Biber-Gang: what lay in the layouts that were scored, and who began and ended rounds."""

import numpy as np

from beaverboard.arena.tally.column import Column
from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING, SEAT, WHAT, Dealer
from beaverboard.games.biber_gang import rules
from beaverboard.games.biber_gang.rules import BEAVER, PLACES, State
from beaverboard.games.biber_gang.rules import COLUMNS as PILLARS

CARDS, COURSE = "Cards in the scored layouts", "The course of the rounds"
COLUMNS = (
    *(Column(f"card_{c}", str(c), CARDS) for c in range(rules.NUMBERS)),
    Column("beavers", "beaver", CARDS),
    Column("pairs", "pair", CARDS),
    Column("equal_pairs", "round with equal pairs (BG-6.2)", CARDS),
    Column("starts", "round it starts", COURSE),
    Column("ends", "round it ends (BG-4.1)", COURSE),
    Column("takes", "card taken from the discard pile", COURSE),
    Column("swims", "beaver that swims (BG-5.2)", COURSE),
)
PAIRS, EQUAL_PAIRS, STARTS, ENDS, TAKES, SWIMS = range(BEAVER + 1, BEAVER + 7)

COMES_UP = {
    "taken": "a card is taken from the discard pile (BG-3)",
    "swum": "a beaver swims (BG-5.2)",
    "reshuffled": "the discard pile is shuffled into a new draw pile (BG-3.6)",
    "last-turns": "a player ends a round (BG-4.1)",
    "revealed": "a card is turned up only for scoring (BG-4.1)",
    "stalled": "a round is stopped after 40 turns each (BG-4.3)",
}
DEAD_ENDS = ("stalled",)


def opening(s: State, d: Dealer, rows: np.ndarray) -> None:
    """Nothing is known of a layout yet."""


def note(s: State, event: np.ndarray, rows: np.ndarray) -> None:
    what, p = event[WHAT], event[SEAT]
    if p == NOTHING:
        return
    if what == rules.SCORED:
        note_layout(s.last[p], rows[p])
    elif what == rules.STARTS:
        rows[p, STARTS] += 1
    elif what == rules.LAST_TURNS:
        rows[p, ENDS] += 1
    elif what == rules.TAKEN:
        rows[p, TAKES] += 1
    elif what == rules.SWUM:
        rows[p, SWIMS] += 1


def note_layout(cards: np.ndarray, row: np.ndarray) -> None:
    for k in range(PLACES):
        row[cards[k]] += 1
    for k in range(PILLARS):
        if rules.pair_value(cards, k) != NOTHING:
            row[PAIRS] += 1
    first, second = rules.beaver_pair_values(cards)
    if rules.bonus(cards, first, second) < 0:
        row[EQUAL_PAIRS] += 1


def closing(s: State, rows: np.ndarray) -> None:
    """The last round was scored like the others."""


compile_functions(__name__)
