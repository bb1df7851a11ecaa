"""Plots as inline SVG: histograms, and means with their intervals. What is computed here,
`templates/svg.html` draws; the page's style sheet gives the colours, so that plots follow the
reader's light or dark page and print well."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from beaverboard.arena.estimate import Estimate, Histogram
from beaverboard.arena.report.html import MINUS

WIDTH, HEIGHT = 420, 170
LEFT, RIGHT, TOP, BOTTOM = 8, 8, 22, 26
MOST_BARS = 42
ROW = 20  # the height of a line with a mean
LABELS = 176  # the width of what stands before it


@dataclass(frozen=True, slots=True)
class Row:
    """A mean with its interval, and whether it is clear of the line."""

    label: str
    estimate: Estimate
    clear: bool


@dataclass(frozen=True, slots=True)
class Tick:
    x: str
    y: int
    text: str


@dataclass(frozen=True, slots=True)
class Plot:
    description: str  # to those who can't see it
    height: int
    axis: str  # paths
    middle: str
    note: str
    note_x: str
    note_anchor: str
    width: int = WIDTH
    note_y: int = TOP - 8


@dataclass(frozen=True, slots=True)
class Bars(Plot):
    bars: tuple[tuple[str, str], ...] = ()  # style and path
    ticks: tuple[Tick, ...] = ()


@dataclass(frozen=True, slots=True)
class Dot:
    """A row as it is drawn."""

    label: str
    clear: bool
    mean: str
    low: str
    high: str
    x: str
    y: str
    label_y: str
    bar: str


@dataclass(frozen=True, slots=True)
class Intervals(Plot):
    grid: tuple[tuple[str, Tick], ...] = ()  # path and tick
    dots: tuple[Dot, ...] = ()
    label_x: int = LABELS - 8


def nice_ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between the two."""
    if high <= low:
        return [low]
    rough = (high - low) / most
    unit = 10 ** math.floor(math.log10(rough))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(i * step, 10) for i in range(first, last + 1)]


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-", MINUS)


def tick_at(x: float, y: int, text: str) -> Tick:
    """Centred, but not over the edge."""
    half = 4 * len(text)
    return Tick(f"{min(max(x, half), WIDTH - half):.1f}", y, text)


def histogram(description: str, histogram: Histogram, beside: Histogram | None = None) -> Bars:
    """Bars for the shares of a histogram, over those of another one in a lighter tone."""
    shown = [each for each in (histogram, beside) if each is not None]
    # Beyond these lie three matches in a thousand, which would flatten all others.
    low = math.floor(min(each.percentile(0.15) for each in shown))
    high = math.ceil(max(each.percentile(99.85) for each in shown))
    step = max(1, -(-(high - low + 1) // MOST_BARS))
    bars = -(-(high - low + 1) // step)
    parts = [bars_of(each, low, step, bars) for each in shown]
    tallest = max(float(each.max()) for each in parts) or 1.0
    width = (WIDTH - LEFT - RIGHT) / bars
    floor = HEIGHT - BOTTOM

    def across(value: float) -> float:
        return LEFT + (value - low + 0.5) / step * width

    def path(shares: np.ndarray) -> str:
        # One path for all bars: a rectangle each would make the page three times as large.
        return "".join(
            f"M{LEFT + i * width + 0.5:.1f} {floor}v{-part / tallest * (floor - TOP):.1f}"
            f"h{max(width - 1, 0.6):.1f}V{floor}"
            for i, part in enumerate(shares)
            if part > 0
        )

    kinds = zip(("bar", "bar beside"), parts, strict=False)
    middle = histogram.percentile(50)
    anchor = "start" if across(middle) < WIDTH * 0.7 else "end"
    return Bars(
        description=description,
        height=HEIGHT,
        axis=f"M{LEFT} {floor}H{WIDTH - RIGHT}",
        middle=f"M{across(middle):.1f} {TOP - 4}V{floor}",
        note=f"median {number(middle)}",
        note_x=f"{across(middle) + (4 if anchor == 'start' else -4):.1f}",
        note_anchor=anchor,
        bars=tuple((kind, path(shares)) for kind, shares in reversed(list(kinds))),
        ticks=tuple(
            tick_at(across(tick), HEIGHT - 9, number(tick))
            for tick in nice_ticks(low, high)
            if tick == int(tick)
        ),
    )


def bars_of(histogram: Histogram, low: int, step: int, bars: int) -> np.ndarray:
    at = (histogram.values - low) // step
    inside = (at >= 0) & (at < bars)
    counts = np.bincount(at[inside], weights=histogram.counts[inside], minlength=bars)
    return counts / histogram.count


def intervals(description: str, rows: Sequence[Row], *, line: float, line_says: str) -> Intervals:
    """A dot for each mean and a bar for its 95 % interval, beside a line to compare with."""
    low = min(line, *(row.estimate.low for row in rows))
    high = max(line, *(row.estimate.high for row in rows))
    room = (high - low) * 0.06 or 0.01
    low, high = low - room, high + room
    height = TOP + ROW * len(rows) + BOTTOM
    floor = height - BOTTOM

    def across(value: float) -> float:
        return LABELS + (value - low) / (high - low) * (WIDTH - RIGHT - LABELS)

    def shown(value: float) -> str:
        return f"{number(100 * value)} %"

    def dot(i: int, row: Row) -> Dot:
        y, at = TOP + ROW * (i + 0.5), row.estimate
        return Dot(
            label=row.label,
            clear=row.clear,
            mean=shown(at.mean),
            low=shown(at.low),
            high=shown(at.high),
            x=f"{across(at.mean):.1f}",
            y=f"{y:.1f}",
            label_y=f"{y + 4:.1f}",
            bar=f"M{across(at.low):.1f} {y:.1f}H{across(at.high):.1f}",
        )

    return Intervals(
        description=description,
        height=height,
        axis=f"M{LABELS} {floor}H{WIDTH - RIGHT}",
        middle=f"M{across(line):.1f} {TOP - 4}V{floor}",
        note=line_says,
        note_x=f"{across(line):.1f}",
        note_anchor="end" if across(line) > WIDTH * 0.75 else "middle",
        grid=tuple(
            (f"M{across(tick):.1f} {TOP}V{floor}", tick_at(across(tick), height - 9, shown(tick)))
            for tick in nice_ticks(low, high, most=4)
        ),
        dots=tuple(dot(i, row) for i, row in enumerate(rows)),
    )
