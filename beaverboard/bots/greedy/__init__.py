"""The greedy bots: one page of heuristics per game, behind one compiled door.

A page is `greedy/<game>.py` with `greedy(s, out, d)`: the action of the seat in turn, from
what that seat knows; `out` is room for the legal actions, `d` the bot's own stream. And with
`traits(s, p, x)`: how a seat stands, in `TRAITS` numbers that `outlook` weighs once `LAPS` laps are
played on, in games of several rounds its total first. `NOTEWORTHY` lists the events that advice
may mention, and whose: `mine` or `others`. A page is found by the game's name; what it
does not have, and all of it for a game without one, is in `default`.
"""

from typing import Any

import numpy as np

from beaverboard.bots.greedy import default
from beaverboard.door import Door, pages_in

PAGES: Door[Any] = Door(pages_in(__name__, default.page_of))


@PAGES.function
def greedy(s: Any, out: np.ndarray, d: Any) -> int:
    action: int = PAGES.page(s).greedy(s, out, d)
    return action


@PAGES.function
def traits(s: Any, p: int, x: np.ndarray) -> None:
    PAGES.page(s).traits(s, p, x)
