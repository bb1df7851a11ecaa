"""Many matches as one table in memory, for notebooks."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from beaverboard import games
from beaverboard.arena.columns import code_names, named
from beaverboard.arena.plan import Plan, PlayChunk
from beaverboard.arena.run import play_here
from beaverboard.games.setup import BadSetup, Setup

LIBRARIES = ("polars", "pandas", "numpy")


def simulate(
    game: str,
    *,
    mode: str | None = None,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    bots: str | Sequence[str] = "greedy",
    matches: int = 1000,
    seed: int | str = 0,
    threads: int = 1,
    library: str | None = None,
) -> Any:
    """A row for each match and seat, as a table of Polars or pandas, whichever is installed,
    else as a structured array of NumPy; `library` names one of them. The same seed gives the
    same matches, whatever the number of threads."""
    if library not in (None, *LIBRARIES):
        raise BadSetup(f"library: one of {', '.join(LIBRARIES)}, not {library!s:.60}")
    if type(threads) is not int or threads < 1:
        raise BadSetup(f"threads: a whole number from 1 on, not {threads!s:.60}")
    setup = Setup.of(games.named(game), mode, seats, options)
    plan = Plan.of(setup, [bots] if isinstance(bots, str) else bots, matches, seed)
    task = PlayChunk(plan.as_json())
    chunks = sorted(play_here(task, range(plan.chunks), threads), key=lambda chunk: chunk.number)
    columns = {
        name: np.concatenate([chunk.columns[name] for chunk in chunks])
        for name in chunks[0].columns
    }
    return as_table(named(columns, code_names(setup, plan.bots)), library)


def as_table(columns: dict[str, np.ndarray], library: str | None) -> Any:
    for name in [library] if library else LIBRARIES:
        if name == "numpy":
            break
        try:
            return importlib.import_module(name).DataFrame(columns)
        except ImportError:
            if library:
                raise BadSetup(f"library: {name} is not installed") from None
    table = np.empty(
        len(next(iter(columns.values()))), [(name, each.dtype) for name, each in columns.items()]
    )
    for name, each in columns.items():
        table[name] = each
    return table
