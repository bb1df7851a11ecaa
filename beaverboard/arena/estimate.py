"""Numbers with their uncertainty, read from facts."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from beaverboard.arena.facts import WIN

NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    margin: float

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin

    def clear_of(self, line: float) -> bool:
        return abs(self.mean - line) > self.margin

    def scaled(self, factor: float) -> "Estimate":
        return Estimate(self.mean * factor, self.margin * abs(factor))


def from_sums(count: int, total: int, squares: int) -> Estimate:
    """The mean of independent numbers, from their sum and the sum of their squares."""
    mean = total / count
    variance = max(squares / count - mean * mean, 0.0)
    return Estimate(mean, NORMAL_95 * math.sqrt(variance / count))


class Histogram:
    """How often each whole number occurred."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        pairs = sorted((int(value), count) for value, count in counts.items())
        self.values = np.array([value for value, _ in pairs], np.int64)
        self.counts = np.array([count for _, count in pairs], np.int64)
        self.count = int(self.counts.sum())

    @property
    def total(self) -> int:
        return int((self.values * self.counts).sum())

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def deviation(self) -> float:
        squares = int((self.values * self.values * self.counts).sum())
        return math.sqrt(max(squares / self.count - self.mean**2, 0.0))

    @property
    def estimate(self) -> Estimate:
        return Estimate(self.mean, NORMAL_95 * self.deviation / math.sqrt(self.count))

    def percentile(self, percent: float) -> float:
        """As NumPy has it: between two neighbours in a straight line."""
        at = (self.count - 1) * percent / 100
        reached = np.cumsum(self.counts)
        below, above = (
            int(self.values[np.searchsorted(reached, rank, side="right")])
            for rank in (math.floor(at), math.ceil(at))
        )
        return below + (above - below) * (at - math.floor(at))

    def at_most(self, value: int) -> float:
        """The part of all that are not above the value."""
        return float(self.counts[self.values <= value].sum()) / self.count

    def at(self, value: int) -> float:
        return float(self.counts[self.values == value].sum()) / self.count


def win_share(counts: Mapping[str, int]) -> Estimate:
    """The mean part of the win, from a histogram of sixtieths."""
    return Histogram(counts).estimate.scaled(1 / WIN)


@dataclass(frozen=True, slots=True)
class Worth:
    """What goes with one more of something: in the part of the win, and in points."""

    mean: float  # how many a seat has
    winners: float  # how many a winner has
    share: Estimate
    score: Estimate


def worth_of(sums: Mapping[str, Any]) -> Worth | None:
    """Straight lines by least squares; nothing where all seats have the same number."""
    n, x, y, s = sums["n"], sums["x"], sums["y"], sums["s"]
    spread = sums["xx"] * n - x * x  # whole numbers: exact
    if spread == 0 or y == 0:
        return None
    share = slope(n, x, y, spread, sums["xy"], sums["yy"]).scaled(1 / WIN)
    score = slope(n, x, s, spread, sums["xs"], sums["ss"])
    return Worth(x / n, sums["xy"] / y, share, score)


def slope(n: int, x: int, y: int, spread: int, xy: int, yy: int) -> Estimate:
    together = xy * n - x * y
    steepness = together / spread
    left_over = max((yy * n - y * y) - steepness * together, 0.0) / (n * n)
    return Estimate(steepness, NORMAL_95 * math.sqrt(left_over / (spread / n)))
