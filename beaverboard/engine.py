"""The rules of all games, as compiled callers see them.

Search, batches and environments call these functions and never name a game. Called from
compiled code, a function of this page becomes the one of the game whose `STATE` the
record has; called from Python, it looks the game up. Its callers are plain modules that
end in `compile_functions`, so that one text serves every game, compiled or not.
"""

from typing import Any

import numba
import numpy as np

from beaverboard.dealer import DEALER
from beaverboard.door import Door
from beaverboard.fields import readable
from beaverboard.games.game import Rules, States

RULES: Door[Rules] = Door(lambda game: game.rules)


@RULES.function
def deal(s: Any, setup: Any, d: Any) -> None:
    RULES.page(s).deal(s, setup, d)


@RULES.function
def refusal(s: Any, action: int) -> int:
    return RULES.page(s).refusal(s, action)


@RULES.function
def legal(s: Any, out: np.ndarray) -> int:
    return RULES.page(s).legal(s, out)


@RULES.function
def play(s: Any, action: int, d: Any) -> None:
    RULES.page(s).play(s, action, d)


@RULES.function
def score(s: Any, p: int) -> int:
    return RULES.page(s).score(s, p)


@RULES.function
def beats(s: Any, p: int, q: int) -> bool:
    return RULES.page(s).beats(s, p, q)


@RULES.function
def redeal(s: Any, seat: int, d: Any) -> None:
    RULES.page(s).redeal(s, seat, d)


def pool(dtype: np.dtype[Any], count: int = 1) -> States:
    """Records to hand to compiled functions as (pool, index). Interpreted code needs them
    readable by field name, which would make compiled calls ten times as slow."""
    records = np.zeros(count, dtype)
    return records.view(readable(dtype)) if numba.config.DISABLE_JIT else records


def dealers(count: int = 1) -> np.ndarray:
    return pool(DEALER, count)
