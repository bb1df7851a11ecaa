"""Dam It!: the cards that each seat took, the dams it built, and what it was left with."""

import numpy as np

from beaverboard.arena.tally.column import Column
from beaverboard.compiled import compile_functions
from beaverboard.dealer import CARD, NOTHING, SEAT, WHAT, Dealer
from beaverboard.games.dam_it import rules
from beaverboard.games.dam_it.rules import COSTS, DAM, DISPOSAL, HEIGHT, STACKS, State
from beaverboard.games.dam_it.text import NAMES

TAKEN, BUILT, LEFT = "Cards taken", "Dams built", "At the end"
COLUMNS = (
    *(Column(f"takes_{name}", f"{name} card", TAKEN) for name in NAMES[: DISPOSAL + 1]),
    *(Column(f"dams_{cost}", f"dam of cost {cost}", BUILT) for cost in COSTS),
    Column("garbage", "garbage card kept (DI-3.1.4)", LEFT),
    Column("disposed", "garbage card disposed of (DI-3.1.4)", LEFT),
    Column("cubes_paid", "cube paid (DI-3.1.1)", LEFT),
    Column("cubes", "cube at the end", LEFT),
    Column("wood", "wood of value 1 left in hand", LEFT),
)
DAMS = DISPOSAL + 1  # the column of the cheapest dams
GARBAGE, DISPOSED, PAID, CUBES, WOOD = range(DAMS + STACKS, DAMS + STACKS + 5)

COMES_UP = {
    "paid": "cube is laid on a card (DI-3.1.1)",
    "gained": "cube is gained with a card (DI-3.1.2)",
    "kept": "garbage goes into a dam pile (DI-3.1.4)",
    "built": "a dam is built (DI-3.2)",
    "river-empty": "the river runs dry and ends the game (DI-4.1)",
    "dams-gone": "the last dam ends the game (DI-4.2)",
}
DEAD_ENDS = ()


def opening(s: State, d: Dealer, rows: np.ndarray) -> None:
    """Everyone begins with the same cubes and no cards."""


def note(s: State, event: np.ndarray, rows: np.ndarray) -> None:
    what, p, c = event[WHAT], event[SEAT], event[CARD]
    if p == NOTHING:
        return
    if what == rules.TAKEN:
        rows[p, c] += 1
    elif what == rules.BUILT:
        rows[p, DAMS + (c - DAM) // HEIGHT] += 1
    elif what == rules.PAID:
        rows[p, PAID] += 1
    elif what == rules.DISCARDED and c == rules.GARBAGE:
        rows[p, DISPOSED] += 1


def closing(s: State, rows: np.ndarray) -> None:
    for p in range(s.seats):
        rows[p, GARBAGE] = s.garbage[p]
        rows[p, CUBES] = s.cubes[p]
        rows[p, WOOD] = rules.wood(s, p)


compile_functions(__name__)
