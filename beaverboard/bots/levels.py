"""The levels that people choose from, weakest first.

A level is a number of playouts, so it is as strong on any machine. The weaker ones
make the mistakes of people: they look ahead only a little, and overlook some of their moves.
"""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    playouts: int
    overlooked: float = 0.0  # part of the moves


NO_SEARCH = Level(0)
LEVELS = {
    "kit": Level(40, overlooked=0.4),
    "yearling": Level(60, overlooked=0.15),
    "builder": Level(200, overlooked=0.1),
    "master": Level(4000),
}
WEAKEST, *_, STRONGEST = LEVELS


def level_of(name: str) -> Level | None:
    """A level by its name; `search-2000` is one with that many playouts, for experiments."""
    playouts = re.fullmatch(r"search-([1-9]\d{0,5})", name)
    return Level(int(playouts[1])) if playouts else LEVELS.get(name)
