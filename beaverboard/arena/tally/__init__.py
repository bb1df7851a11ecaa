"""What each seat took, built and went through in a match: one page per game, behind one door.

A page is `tally/<game>.py`. Its `COLUMNS` say what it counts, in the order of the columns of
`rows` (a row a seat, zeros at first); `COMES_UP` says which events a report tells of and in
which words; `DEAD_ENDS` are those that stop a round or match which nobody brings to an end.
Three compiled functions count:

    opening(s, d, rows)     once, after the deal; `d` still has the events of the deal
    note(s, event, rows)    every event after that, as it is called out
    closing(s, rows)        once, when the match is over

They only read the state. Each game has a page, found by its name.
"""

import importlib
from typing import Any

import numba
import numba.extending
import numpy as np

from beaverboard.games import GAMES

PAGES: dict[str, Any] = {}  # by the name of the game
BY_TYPE: dict[Any, Any] = {}  # for compiled callers: the record's Numba type
BY_FIELDS: dict[Any, Any] = {}  # for Python callers: the record's field names

for game in GAMES.values():
    page = importlib.import_module(f"{__name__}.{game.folder.name}")
    PAGES[game.name] = page
    BY_TYPE[numba.from_dtype(game.rules.STATE)] = page
    BY_FIELDS[game.rules.STATE.names] = page


def opening(s: Any, d: Any, rows: np.ndarray) -> None:
    BY_FIELDS[s.dtype.names].opening(s, d, rows)


def note(s: Any, event: np.ndarray, rows: np.ndarray) -> None:
    BY_FIELDS[s.dtype.names].note(s, event, rows)


def closing(s: Any, rows: np.ndarray) -> None:
    BY_FIELDS[s.dtype.names].closing(s, rows)


# No annotations: Numba compares them with those of the lambda.


@numba.extending.overload(opening, inline="always")
def compiled_opening(s, d, rows):
    of_game = BY_TYPE[s].opening
    return lambda s, d, rows: of_game(s, d, rows)


@numba.extending.overload(note, inline="always")
def compiled_note(s, event, rows):
    of_game = BY_TYPE[s].note
    return lambda s, event, rows: of_game(s, event, rows)


@numba.extending.overload(closing, inline="always")
def compiled_closing(s, rows):
    of_game = BY_TYPE[s].closing
    return lambda s, rows: of_game(s, rows)
