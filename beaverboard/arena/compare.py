"""Two setups side by side on the same seeds: what changes, and whether it is beyond chance.

Match number i of both has the same key, so both share as much luck as their rules allow, and
the differences of pairs vary less than the matches do. Many figures are looked at in one
page, so each must be further from zero than it would have to be alone (Bonferroni): in
nineteen of twenty pages about two equal setups not a single one is marked.
"""

import math
import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any

import numpy as np

from beaverboard.arena import tally, watch
from beaverboard.arena.estimate import NORMAL_95, Estimate, from_sums
from beaverboard.arena.facts import WIN, facts_of, measures, sixtieths
from beaverboard.arena.matches import Results
from beaverboard.arena.plan import Chunk, Plan, PlayChunk, Progress, silent
from beaverboard.arena.report.finding import Finding
from beaverboard.arena.run import LOCAL, Workers, gather
from beaverboard.games.setup import Setup

CONFIDENCE = 0.95
COURSE, WINS, RULES = "The match as a whole", "Who wins", "How often rules come up"
MEASURES = {
    "turns": "turns",
    "length": "decisions",
    "decisions": "real decisions",
    "choices": "legal moves, over all real decisions",
    "winning_score": "score of the winner",
    "margin": "points between the winner and the next",
    "lead_changes": "changes of lead",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A figure of both setups; the interval of the difference is one of 95 %."""

    group: str
    name: str
    words: str
    base: float
    changed: float
    difference: Estimate
    beyond_chance: bool = False
    percent: bool = False


@dataclass(frozen=True, slots=True)
class Comparison:
    base: Finding
    changed: Finding
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class PlayPair:
    """The task: a chunk of both, and the sums of their differences, match by match."""

    base: PlayChunk
    changed: PlayChunk

    def __call__(
        self, number: int, progress: Progress = silent, stop: threading.Event | None = None
    ) -> Chunk:
        plan, base = self.base.played(number, progress, stop)
        other, changed = self.changed.played(number, progress, stop)
        before, after = figures(plan.setup, base), figures(other.setup, changed)
        facts = {
            "base": facts_of(plan.setup, base),
            "changed": facts_of(other.setup, changed),
            "pairs": {name: pair_sums(before[name], after[name]) for name in before},
        }
        return Chunk(number, len(base.lengths) + len(changed.lengths), facts, {})


def figures(setup: Setup, results: Results) -> dict[str, np.ndarray]:
    """Whole numbers of every match, by group and name."""
    found = measures(setup, results)
    every = {f"{COURSE}/{name}": found[name] for name in MEASURES}
    every[f"{COURSE}/scores"] = results.scores.sum(axis=1)
    shares, places = sixtieths(results), results.shares[:, :, watch.PLACE]
    for at in range(setup.seats):
        every[f"{WINS}/{at}"] = (shares * (places == at)).sum(axis=1)
    page = tally.PAGES.page_of(setup.game)
    for i, column in enumerate(page.COLUMNS):
        if not column.is_category:
            every[f"{column.group}/{column.name}"] = results.tallies[:, :, i].sum(axis=1)
    for what, name in enumerate(setup.game.text.EVENTS):
        if name in page.COMES_UP:
            every[f"{RULES}/{name}"] = results.events[:, what]
    return every


def pair_sums(base: np.ndarray, changed: np.ndarray) -> dict[str, int]:
    a, b = base.astype(np.int64), changed.astype(np.int64)
    return {
        "a": int(a.sum()),
        "b": int(b.sum()),
        "d": int((b - a).sum()),
        "dd": int(((b - a) ** 2).sum()),
    }


def compare(
    base: Plan, changed: Plan, workers: Workers = LOCAL, progress: Progress = silent
) -> Comparison:
    task = PlayPair(PlayChunk(base.as_json()), PlayChunk(changed.as_json()))
    facts = gather(task, base.chunks, workers, progress)
    findings = Finding(base, facts["base"], ()), Finding(changed, facts["changed"], ())
    lines = [*paired_lines(base.setup, base.matches, facts["pairs"]), *category_lines(*findings)]
    # Each of k figures has a k-th of the chance to be marked by mere luck.
    many = sum(line.difference.margin > 0 for line in lines)
    stricter = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / max(many, 1)) / NORMAL_95
    marked = [
        replace(line, beyond_chance=abs(line.difference.mean) > stricter * line.difference.margin)
        for line in lines
    ]
    return Comparison(*findings, tuple(marked))


def paired_lines(setup: Setup, matches: int, pairs: dict[str, Any]) -> Iterator[Line]:
    words = {f"{COURSE}/{name}": description for name, description in MEASURES.items()}
    words[f"{COURSE}/scores"] = "score of a seat"
    page = tally.PAGES.page_of(setup.game)
    for at in range(setup.seats):
        words[f"{WINS}/{at}"] = "whoever begins" if at == 0 else f"number {at + 1} in order of play"
    for column in page.COLUMNS:
        words[f"{column.group}/{column.name}"] = column.words
    for name, description in page.COMES_UP.items():
        words[f"{RULES}/{name}"] = description
    for key, sums in pairs.items():
        group, _, name = key.partition("/")
        if sums["a"] == sums["b"] == 0:
            continue
        a_win, a_seat = group == WINS, group not in (COURSE, WINS, RULES) or name == "scores"
        unit = matches * (WIN if a_win else setup.seats if a_seat else 1)
        difference = from_sums(matches, sums["d"], sums["dd"]).scaled(matches / unit)
        yield Line(
            group, name, words[key], sums["a"] / unit, sums["b"] / unit, difference, percent=a_win
        )


def category_lines(base: Finding, changed: Finding) -> Iterator[Line]:
    """What is dealt at random need not be the same in both, so these are not paired."""
    for column in tally.PAGES.page_of(base.setup.game).COLUMNS:
        if not column.is_category:
            continue
        before, after = base.category(column.name), changed.category(column.name)
        for at in sorted(before.keys() & after.keys()):
            (_, a, _), (_, b, _) = before[at], after[at]
            difference = Estimate(b.mean - a.mean, math.hypot(a.margin, b.margin))
            yield Line(
                f"{column.group}: share of the wins",
                f"{column.name}-{at}",
                column.names[at],
                a.mean,
                b.mean,
                difference,
                percent=True,
            )
