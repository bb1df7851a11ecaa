"""How Dam It! can be played, and what can be agreed before a match."""

from beaverboard.games.dam_it.rules import COSTS, DAM_POINTS, HEIGHT, SEATS, STACKS, TREE_VALUES
from beaverboard.games.setup import MEMORY_AID, Mode, Objection, OnCards, Option, begins

TREE_NAMES = ("birch", "pine", "acacia", "maple", "willow", "beech", "oak")
MODES = (Mode(None, range(2, SEATS + 1)),)

DEAREST = int(COSTS[-1])
LEAST_SUM = DEAREST - 2  # with a disposal card


def too_little_wood(values: tuple[int, ...]) -> Objection | None:
    if sum(values) >= LEAST_SUM:
        return None
    return Objection(
        f"a sum of at least {LEAST_SUM}, else nobody can pay {DEAREST}, not {sum(values)}",
        "dam-it-too-little-wood",
        {"least": LEAST_SUM, "cost": DEAREST, "sum": sum(values)},
        tuple(range(len(values))),
    )


def rising_stack(points: tuple[int, ...]) -> Objection | None:
    for stack in range(STACKS):
        column = points[HEIGHT * stack : HEIGHT * (stack + 1)]
        if sorted(set(column), reverse=True) != list(column):
            shown = " ".join(map(str, column))
            return Objection(
                f"points fall from top to bottom; the stack of cost {COSTS[stack]} has {shown}",
                "dam-it-rising-stack",
                {"cost": int(COSTS[stack])},
                tuple(range(HEIGHT * stack, HEIGHT * (stack + 1))),
            )
    return None


def tree_values(mode: str | None, seats: int) -> OnCards:
    return OnCards.all(TREE_VALUES, "reconstructed")  # DI-1.2


def dam_points(mode: str | None, seats: int) -> OnCards:
    return OnCards.all(DAM_POINTS, "partly")  # DI-1.3


OPTIONS = (
    Option(
        "tree_values",
        TREE_VALUES,
        low=1,
        high=3,
        objection=too_little_wood,
        rule="DI-1.4",
        on_cards=tree_values,
        cards=TREE_NAMES,
    ),
    Option(
        "dam_points",
        DAM_POINTS,
        low=1,
        high=99,
        objection=rising_stack,
        rule="DI-1.4",
        on_cards=dam_points,
        cards=tuple(f"dam-{cost}" for cost in COSTS for _ in range(HEIGHT)),
    ),
    MEMORY_AID,
    begins(SEATS, "DI-2.5"),
)
