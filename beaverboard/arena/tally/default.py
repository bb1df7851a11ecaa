"""A game without a page of what to count: a report counts how often its events happen."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.games.game import Game


def opening(s: Any, d: Any, rows: np.ndarray) -> None:
    """Nothing is counted."""


def note(s: Any, event: np.ndarray, rows: np.ndarray) -> None:
    """Nothing is counted."""


def closing(s: Any, rows: np.ndarray) -> None:
    """Nothing is counted."""


compile_functions(__name__)


def page_of(game: Game) -> SimpleNamespace:
    return SimpleNamespace(
        opening=opening,
        note=note,
        closing=closing,
        COLUMNS=(),
        COMES_UP={name: name.replace("-", " ") for name in game.text.EVENTS},
        DEAD_ENDS=(),
    )
