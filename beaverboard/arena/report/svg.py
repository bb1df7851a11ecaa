"""Plots as inline SVG: histograms, and means with their intervals. The page's style sheet
gives the colours, so that plots follow the reader's light or dark page and print well."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

import numpy as np

from beaverboard.arena.estimate import Estimate, Histogram

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


def picture(width: int, height: int, told: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(told)}">'
        f"{''.join(parts)}</svg>"
    )


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
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-", "−")


def tick_text(x: float, y: float, text: str) -> str:
    """Centred, but not over the edge."""
    half = 4 * len(text)
    return f'<text class="tick" x="{min(max(x, half), WIDTH - half):.1f}" y="{y}">{text}</text>'


def histogram(told: str, histogram: Histogram, beside: Histogram | None = None) -> str:
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

    drawn = []
    for kind, shares in reversed(list(zip(("bar", "bar beside"), parts, strict=False))):
        # One path for all bars: a rectangle each would make the page three times as large.
        path = "".join(
            f"M{LEFT + i * width + 0.5:.1f} {floor}v{-part / tallest * (floor - TOP):.1f}"
            f"h{max(width - 1, 0.6):.1f}V{floor}"
            for i, part in enumerate(shares)
            if part > 0
        )
        drawn.append(f'<path class="{kind}" d="{path}"/>')
    drawn.append(f'<path class="axis" d="M{LEFT} {floor}H{WIDTH - RIGHT}"/>')
    for tick in nice_ticks(low, high):
        if tick == int(tick):
            drawn.append(tick_text(across(tick), HEIGHT - 9, number(tick)))
    middle = histogram.percentile(50)
    drawn.append(f'<path class="middle" d="M{across(middle):.1f} {TOP - 4}V{floor}"/>')
    anchor = "start" if across(middle) < WIDTH * 0.7 else "end"
    aside = 4 if anchor == "start" else -4
    drawn.append(
        f'<text class="note" text-anchor="{anchor}" x="{across(middle) + aside:.1f}" '
        f'y="{TOP - 8}">median {number(middle)}</text>'
    )
    return picture(WIDTH, HEIGHT, told, drawn)


def bars_of(histogram: Histogram, low: int, step: int, bars: int) -> np.ndarray:
    at = (histogram.values - low) // step
    inside = (at >= 0) & (at < bars)
    counts = np.bincount(at[inside], weights=histogram.counts[inside], minlength=bars)
    return counts / histogram.count


def intervals(
    told: str, rows: Sequence[Row], *, line: float, line_says: str, percent: bool = True
) -> str:
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
        return f"{number(100 * value)} %" if percent else number(value)

    drawn = [f'<path class="axis" d="M{LABELS} {floor}H{WIDTH - RIGHT}"/>']
    for tick in nice_ticks(low, high, most=4):
        drawn.append(
            f'<path class="grid" d="M{across(tick):.1f} {TOP}V{floor}"/>'
            + tick_text(across(tick), height - 9, shown(tick))
        )
    anchor = "end" if across(line) > WIDTH * 0.75 else "middle"
    drawn.append(
        f'<path class="middle" d="M{across(line):.1f} {TOP - 4}V{floor}"/>'
        f'<text class="note" text-anchor="{anchor}" x="{across(line):.1f}" y="{TOP - 8}">'
        f"{escape(line_says)}</text>"
    )
    for i, row in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        at = row.estimate
        kind = "clear" if row.clear else "unclear"
        drawn.append(
            f'<g class="{kind}"><title>{escape(row.label)}: {shown(at.mean)} '
            f"({shown(at.low)} to {shown(at.high)})</title>"
            f'<text class="label" x="{LABELS - 8}" y="{y + 4:.1f}">{escape(row.label)}</text>'
            f'<path class="interval" d="M{across(at.low):.1f} {y:.1f}H{across(at.high):.1f}"/>'
            f'<circle cx="{across(at.mean):.1f}" cy="{y:.1f}" r="4"/></g>'
        )
    return picture(WIDTH, height, told, drawn)
