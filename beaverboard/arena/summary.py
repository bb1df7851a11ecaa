"""What many matches come to: scores, lengths and win shares, with their uncertainty."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from beaverboard.arena.estimate import NORMAL_95, Estimate, Histogram, win_share
from beaverboard.arena.facts import Facts
from beaverboard.extras import extra

with extra("arena"):
    from rich.table import Column, Table

PERCENTILES = (5, 25, 50, 75, 95)


@dataclass(frozen=True, slots=True)
class Spread:
    mean: float
    deviation: float
    percentiles: tuple[float, ...]  # of PERCENTILES

    @classmethod
    def of(cls, counts: Mapping[str, int]) -> "Spread":
        histogram = Histogram(counts)
        return cls(
            mean=histogram.mean,
            deviation=histogram.deviation,
            percentiles=tuple(histogram.percentile(each) for each in PERCENTILES),
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
        return cls.around(Estimate(mean, NORMAL_95 * float(shares.std()) / len(shares) ** 0.5))

    @classmethod
    def around(cls, estimate: Estimate) -> "Share":
        return cls(estimate.mean, max(0.0, estimate.low), min(1.0, estimate.high))


@dataclass(frozen=True, slots=True)
class Summary:
    matches: int
    length: Spread
    scores: tuple[Spread, ...]  # one a seat
    wins: tuple[Share, ...]

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "percentiles": list(PERCENTILES)}


def summarise(facts: Facts) -> Summary:
    seats = facts["seats"].values()
    return Summary(
        matches=facts["matches"],
        length=Spread.of(facts["measures"]["length"]),
        scores=tuple(Spread.of(seat["score"]) for seat in seats),
        wins=tuple(Share.around(win_share(seat["share"])) for seat in seats),
    )


def table(summary: Summary, bots: Sequence[str]) -> Table:
    names = ("", "mean", "sd", *(f"{p} %" for p in PERCENTILES), "wins")
    # Whole in 80 columns
    result = Table(*(Column(each, no_wrap=True) for each in names), show_edge=False, pad_edge=False)
    result.caption = "Scores by seat; wins are shares, with half the width of their 95 % interval."
    for p, (spread, share) in enumerate(zip(summary.scores, summary.wins, strict=True)):
        won = f"{share.mean:.4f} ± {(share.high - share.low) / 2:.4f}"
        result.add_row(f"{p + 1} {bots[p]}", *spread.cells(), won)
    result.add_row("actions", *summary.length.cells(), "")
    return result
