"""The table of matches: a row for each match and seat, as columns of NumPy arrays."""

from collections.abc import Mapping, Sequence

import numpy as np

from beaverboard.arena import tally, watch
from beaverboard.arena.facts import WIN, sixtieths
from beaverboard.arena.matches import Results
from beaverboard.games.setup import Setup

# Columns that hold codes, which `names` explains
BOT = "bot"


def table_columns(
    setup: Setup, bots: Sequence[str], results: Results, first: int
) -> dict[str, np.ndarray]:
    matches, seats = len(results.lengths), setup.seats
    kinds = sorted(set(bots))

    def each_match(numbers: np.ndarray) -> np.ndarray:
        return np.repeat(numbers, seats)

    def each_seat(numbers: Sequence[int]) -> np.ndarray:
        return np.tile(np.array(numbers, np.int8), matches)

    def share(column: int, dtype: type) -> np.ndarray:
        return results.shares[:, :, column].astype(dtype).ravel()

    columns = {
        "match": each_match(np.arange(first, first + matches, dtype=np.int64)),
        "seat": each_seat(range(seats)),
        BOT: each_seat([kinds.index(bot) for bot in bots]),
        "place": share(watch.PLACE, np.int8),
        "score": results.scores.ravel(),
        "rank": share(watch.RANK, np.int8),
        "win": sixtieths(results).ravel() / WIN,
        "length": each_match(results.lengths),
        "lead_changes": each_match(results.course[:, watch.LEAD_CHANGES].astype(np.int16)),
        "settled": each_match(results.course[:, watch.SETTLED]),
        "turns": share(watch.TURNS, np.int16),
        "decisions": share(watch.DECISIONS, np.int16),
        "choices": share(watch.CHOICES, np.int32),
    }
    for i, column in enumerate(tally.PAGES.page_of(setup.game).COLUMNS):
        columns[column.name] = results.tallies[:, :, i].astype(np.int16).ravel()
    return columns


def code_names(setup: Setup, bots: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """What the numbers of columns stand for that hold codes; NOTHING is none."""
    categories = {
        column.name: column.names
        for column in tally.PAGES.page_of(setup.game).COLUMNS
        if column.is_category
    }
    return {BOT: tuple(sorted(set(bots))), **categories}


def named(
    columns: Mapping[str, np.ndarray], names: Mapping[str, tuple[str, ...]]
) -> dict[str, np.ndarray]:
    """The columns with words instead of codes, the empty text for none (which is -1)."""
    return {
        name: np.array([*names[name], ""])[codes] if name in names else codes
        for name, codes in columns.items()
    }
