"""What each seat took, built and went through in a match: one page per game, behind one door.

A page is `tally/<game>.py`. Its `COLUMNS` say what it counts, in the order of the columns of
`rows` (a row a seat, zeros at first); `COMES_UP` lists the events that a report mentions and
their words; `DEAD_ENDS` are those that stop a round or match which nobody brings to an end.
Three compiled functions count:

    opening(s, d, rows)     once, after the deal; `d` still has the events of the deal
    note(s, event, rows)    every event after that, as it is called out
    closing(s, rows)        once, when the match is over

They only read the state. A page is found by the game's name; without one, a report mentions
all events of the game and nothing else is counted (`default`).
"""

from typing import Any

import numpy as np

from beaverboard.arena.tally import default
from beaverboard.door import Door, pages_in

PAGES: Door[Any] = Door(pages_in(__name__, default.page_of))


@PAGES.function
def opening(s: Any, d: Any, rows: np.ndarray) -> None:
    PAGES.page(s).opening(s, d, rows)


@PAGES.function
def note(s: Any, event: np.ndarray, rows: np.ndarray) -> None:
    PAGES.page(s).note(s, event, rows)


@PAGES.function
def closing(s: Any, rows: np.ndarray) -> None:
    PAGES.page(s).closing(s, rows)
