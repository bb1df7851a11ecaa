"""How Dam It! can be played, and what can be agreed before a match."""

from beaverboard.games.dam_it.rules import COSTS, DAM_POINTS, HEIGHT, SEATS, STACKS, TREE_VALUES
from beaverboard.games.setup import MEMORY_AID, Mode, Option, begins

MODES = (Mode(None, range(2, SEATS + 1)),)

DEAREST = int(COSTS[-1])
LEAST_SUM = DEAREST - 2  # with a disposal card


def too_little_wood(values: tuple[int, ...]) -> str | None:
    if sum(values) >= LEAST_SUM:
        return None
    return f"a sum of at least {LEAST_SUM}, else nobody can pay {DEAREST}, not {sum(values)}"


def rising_stack(points: tuple[int, ...]) -> str | None:
    for stack in range(STACKS):
        column = points[HEIGHT * stack : HEIGHT * (stack + 1)]
        if sorted(set(column), reverse=True) != list(column):
            shown = " ".join(map(str, column))
            return f"points fall from top to bottom; the stack of cost {COSTS[stack]} has {shown}"
    return None


OPTIONS = (
    Option("tree_values", TREE_VALUES, low=1, high=3, objection=too_little_wood, rule="DI-1.4"),
    Option("dam_points", DAM_POINTS, low=1, high=99, objection=rising_stack, rule="DI-1.4"),
    MEMORY_AID,
    begins(SEATS, "DI-2.5"),
)
