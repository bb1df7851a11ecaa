"""The levels that people choose from, weakest first.

A level is a number of playouts, so it is as strong on any machine. The weaker ones
make the mistakes of people: they look ahead only a little, and overlook some of their moves.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    playouts: int
    overlooked: float = 0.0  # part of the moves


NO_SEARCH = Level(0)
LEVELS = {
    "kit": Level(40, overlooked=0.4),
    "yearling": Level(60, overlooked=0.15),
    "builder": Level(200),
    "master": Level(4000),
}
WEAKEST, *_, STRONGEST = LEVELS
