"""A run of many matches: what is agreed, and the chunks that it is played in.

A chunk has a fixed range of match numbers, and a match depends on seed and number alone; so
it does not matter where, when and in which order chunks are played.
"""

import hashlib
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from beaverboard import chance, compiled, games
from beaverboard.arena.columns import table_columns
from beaverboard.arena.facts import Facts, facts_of
from beaverboard.arena.matches import Results, is_quick, line_up, play_matches
from beaverboard.bots.bot import NETWORK
from beaverboard.games.setup import BadSetup, Setup

Progress = Callable[[int], None]  # called with how many more matches are done

CHUNK = 10_000  # matches
SLOW_CHUNK = 100  # where bots take milliseconds or seconds a move


def silent(matches: int) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Plan:
    setup: Setup
    bots: tuple[str, ...]  # by seat
    matches: int
    seed: int | str

    @classmethod
    def of(cls, setup: Setup, bots: Sequence[str], matches: int, seed: int | str = 0) -> "Plan":
        if type(matches) is not int or matches < 1:
            raise BadSetup(f"matches: a whole number from 1 on, not {matches!s:.60}")
        chance.key_of(seed)
        return cls(setup, tuple(line_up(bots, setup.seats)), matches, seed)

    @property
    def chunk(self) -> int:
        return CHUNK if is_quick(self.bots) else SLOW_CHUNK

    @property
    def chunks(self) -> int:
        return -(-self.matches // self.chunk)

    def matches_of(self, number: int) -> int:
        return min(self.chunk, self.matches - number * self.chunk)

    def as_json(self) -> dict[str, Any]:
        """All that the results depend on."""
        return {
            "setup": self.setup.as_json(),
            "version": self.setup.game.version,
            "bots": list(self.bots),
            "matches": self.matches,
            "seed": self.seed,
            "chunk": self.chunk,
            "code": code(self.setup, self.bots),
        }

    @classmethod
    def from_json(cls, agreed: Mapping[str, Any]) -> "Plan":
        setup = agreed["setup"]
        game = games.named(setup["game"])
        made = Setup.recorded(game, setup["mode"], setup["seats"], setup["options"])
        return cls.of(made, agreed["bots"], agreed["matches"], agreed["seed"])


def code(setup: Setup, bots: Sequence[str]) -> str:
    """A digest of the rules, the bots and all else that decides how matches go."""
    seen = hashlib.sha256()
    if compiled.is_foreign(setup.game.module):
        seen.update(compiled.digest(setup.game.module).encode())
    seen.update(compiled.digest("beaverboard.arena.batch").encode())
    if not is_quick(bots):
        seen.update(compiled.digest("beaverboard.arena.search_batch").encode())
    for name in bots:
        if name.startswith(NETWORK):
            seen.update(Path(name.removeprefix(NETWORK)).read_bytes())
    return seen.hexdigest()[:16]


class OtherCode(Exception):
    """The rules and bots here are not those that were agreed on."""


@dataclass(frozen=True, slots=True)
class Chunk:
    number: int
    matches: int
    facts: Facts
    columns: dict[str, np.ndarray]  # a row for each match and seat; none if not asked for


class Task(Protocol):
    """Plays a chunk, here or on another machine."""

    def __call__(
        self, number: int, progress: Progress = silent, stop: threading.Event | None = None
    ) -> Chunk: ...


@dataclass(frozen=True, slots=True)
class PlayChunk:
    """The task of a plan, as plain data that can be sent elsewhere."""

    agreed: dict[str, Any]
    watched: bool = True
    rows: bool = True

    def __call__(
        self, number: int, progress: Progress = silent, stop: threading.Event | None = None
    ) -> Chunk:
        plan, results = self.played(number, progress, stop)
        first, rows = number * plan.chunk, {}
        if self.rows:
            rows = table_columns(plan.setup, plan.bots, results, first)
        return Chunk(number, len(results.lengths), facts_of(plan.setup, results), rows)

    def played(
        self, number: int, progress: Progress = silent, stop: threading.Event | None = None
    ) -> tuple[Plan, Results]:
        plan = Plan.from_json(self.agreed)
        if code(plan.setup, plan.bots) != self.agreed["code"]:
            raise OtherCode
        results = play_matches(
            plan.setup,
            matches=plan.matches_of(number),
            seed=plan.seed,
            bots=plan.bots,
            first=number * plan.chunk,
            watched=self.watched,
            progress=progress,
            stop=stop,
        )
        return plan, results
