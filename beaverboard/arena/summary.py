"""What many matches come to: scores, lengths and win shares, with their uncertainty."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from rich.table import Column, Table

from beaverboard.arena.simulate import Results

PERCENTILES = (5, 25, 50, 75, 95)
NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Spread:
    mean: float
    deviation: float
    percentiles: tuple[float, ...]  # of PERCENTILES

    @classmethod
    def of(cls, numbers: np.ndarray) -> "Spread":
        return cls(
            mean=float(numbers.mean()),
            deviation=float(numbers.std()),
            percentiles=tuple(float(each) for each in np.percentile(numbers, PERCENTILES)),
        )

    def cells(self) -> list[str]:
        return [
            f"{self.mean:.2f}",
            f"{self.deviation:.2f}",
            *(f"{each:.0f}" for each in self.percentiles),
        ]


@dataclass(frozen=True, slots=True)
class Share:
    """The mean part of the win, and its 95 % interval."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, shares: np.ndarray) -> "Share":
        mean = float(shares.mean())
        margin = NORMAL_95 * float(shares.std()) / len(shares) ** 0.5
        return cls(mean, max(0.0, mean - margin), min(1.0, mean + margin))


@dataclass(frozen=True, slots=True)
class Summary:
    matches: int
    length: Spread
    scores: tuple[Spread, ...]  # one a seat
    wins: tuple[Share, ...]

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "percentiles": list(PERCENTILES)}


def summarise(results: Results) -> Summary:
    shares = results.shares
    seats = range(shares.shape[1])
    return Summary(
        matches=len(results.lengths),
        length=Spread.of(results.lengths),
        scores=tuple(Spread.of(results.scores[:, p]) for p in seats),
        wins=tuple(Share.of(shares[:, p]) for p in seats),
    )


def table(summary: Summary, bots: Sequence[str]) -> Table:
    result = Table(
        Column("", no_wrap=True),
        "mean",
        "spread",
        *(f"{p} %" for p in PERCENTILES),
        Column("wins", no_wrap=True),
    )
    result.caption = "Scores by seat; wins are shares, with half the width of their 95 % interval."
    names = list(bots) * len(summary.wins) if len(bots) == 1 else list(bots)
    for p, (spread, share) in enumerate(zip(summary.scores, summary.wins, strict=True)):
        won = f"{share.mean:.4f} ± {(share.high - share.low) / 2:.4f}"
        result.add_row(f"{p + 1} {names[p]}", *spread.cells(), won)
    result.add_row("actions", *summary.length.cells(), "")
    return result
