"""The levels that people choose from, weakest first.

A level is a number of playouts, so it is as strong on any machine. The weakest makes the
mistakes of a child: it looks ahead only a little, and overlooks some of its moves.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    playouts: int
    overlooked: float = 0.0  # part of the moves


NO_SEARCH = Level(0)
LEVELS = {
    "kit": Level(40, overlooked=0.4),
    "yearling": Level(60),
    "builder": Level(500),
    "master": Level(5000),
}
WEAKEST, *_, STRONGEST = LEVELS
