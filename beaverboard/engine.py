"""The one compiled door to all games.

Search, batches and environments call these functions and never name a game. Called from
compiled code, a function of this page becomes the one of the game whose `STATE` the
record has; called from Python, it looks the game up. Its callers are plain modules that
end in `compile_functions`, so that one text serves every game, compiled or not.
"""

from typing import Any

import numba
import numba.extending
import numpy as np

from beaverboard.dealer import DEALER
from beaverboard.games import GAMES
from beaverboard.games.game import Game, Rules, States

BY_TYPE: dict[Any, Rules] = {}  # for compiled callers: the record's Numba type
BY_FIELDS: dict[Any, Rules] = {}  # for Python callers: the record's field names


def register(game: Game) -> None:
    state = game.rules.STATE
    record_type = numba.from_dtype(state)
    if record_type in BY_TYPE or state.names in BY_FIELDS:
        raise ValueError(f"{game.name}: another game has the same STATE")
    # A field named like a method works compiled and breaks interpreted.
    if taken := [name for name in state.names or () if hasattr(np.recarray, name)]:
        raise ValueError(f"{game.name}: STATE has fields named like array methods: {taken}")
    # Two threads on records that share a cache line are slower than one.
    if state.itemsize % 64:
        raise ValueError(f"{game.name}: pad STATE by {-state.itemsize % 64} bytes")
    BY_TYPE[record_type] = BY_FIELDS[state.names] = game.rules


def deal(s: Any, setup: np.ndarray, d: Any) -> None:
    """`setup` is an array of one record, as `Setup.row` makes it."""
    BY_FIELDS[s.dtype.names].deal(s, setup[0], d)


def refusal(s: Any, action: int) -> int:
    return BY_FIELDS[s.dtype.names].refusal(s, action)


def legal(s: Any, out: np.ndarray) -> int:
    return BY_FIELDS[s.dtype.names].legal(s, out)


def play(s: Any, action: int, d: Any) -> None:
    BY_FIELDS[s.dtype.names].play(s, action, d)


def score(s: Any, p: int) -> int:
    return BY_FIELDS[s.dtype.names].score(s, p)


def beats(s: Any, p: int, q: int) -> bool:
    return BY_FIELDS[s.dtype.names].beats(s, p, q)


def redeal(s: Any, seat: int, d: Any) -> None:
    BY_FIELDS[s.dtype.names].redeal(s, seat, d)


# Numba compares the parameters of the two functions to the letter, annotations too, so
# these have none.


@numba.extending.overload(deal, inline="always")
def compiled_deal(s, setup, d):
    of_game = BY_TYPE[s].deal
    return lambda s, setup, d: of_game(s, setup[0], d)


@numba.extending.overload(refusal, inline="always")
def compiled_refusal(s, action):
    of_game = BY_TYPE[s].refusal
    return lambda s, action: of_game(s, action)


@numba.extending.overload(legal, inline="always")
def compiled_legal(s, out):
    of_game = BY_TYPE[s].legal
    return lambda s, out: of_game(s, out)


@numba.extending.overload(play, inline="always")
def compiled_play(s, action, d):
    of_game = BY_TYPE[s].play
    return lambda s, action, d: of_game(s, action, d)


@numba.extending.overload(score, inline="always")
def compiled_score(s, p):
    of_game = BY_TYPE[s].score
    return lambda s, p: of_game(s, p)


@numba.extending.overload(beats, inline="always")
def compiled_beats(s, p, q):
    of_game = BY_TYPE[s].beats
    return lambda s, p, q: of_game(s, p, q)


@numba.extending.overload(redeal, inline="always")
def compiled_redeal(s, seat, d):
    of_game = BY_TYPE[s].redeal
    return lambda s, seat, d: of_game(s, seat, d)


for each in GAMES.values():
    register(each)


def pool(dtype: np.dtype[Any], count: int = 1) -> States:
    """Records to hand to compiled functions as (pool, index). Interpreted code needs them
    readable by field name, which would make compiled calls ten times as slow."""
    records = np.zeros(count, dtype)
    return records.view(np.recarray) if numba.config.DISABLE_JIT else records


def dealers(count: int = 1) -> np.ndarray:
    return pool(DEALER, count)
