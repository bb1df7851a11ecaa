"""The levels that people choose from, weakest first.

A level is a number of playouts, so it is as strong on any machine. A level with a temperature
is in a hurry: of moves that look alike it takes any.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    playouts: int
    temperature: float = 0.0


NO_SEARCH = Level(0)
LEVELS = {
    "kit": Level(30, temperature=0.3),
    "yearling": Level(60),
    "builder": Level(500),
    "master": Level(5000),
}
WEAKEST, *_, STRONGEST = LEVELS
