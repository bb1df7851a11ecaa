"""What many matches come to: counts and sums of whole numbers in nested dictionaries.

Facts of chunks are added key by key. As all numbers are whole, the sum is exact and the same
in any order, and its size does not grow with the number of matches. Part of a win are
counted in sixtieths, so that a win shared by up to six seats stays whole.
"""

from typing import Any

import numpy as np

from beaverboard.arena import tally, watch
from beaverboard.arena.matches import Results
from beaverboard.games.setup import Setup

Facts = dict[str, Any]

WIN = 60
TWENTIETHS = 20  # of a match: when its lead changed hands for the last time


def added(a: Facts, b: Facts) -> Facts:
    total = dict(a)
    for key, more in b.items():
        if key not in total:
            total[key] = more
        elif isinstance(more, dict):
            total[key] = added(total[key], more)
        else:
            total[key] += more
    return total


def in_order(facts: Facts) -> Facts:
    """Keys by number or name, whichever chunk came first."""
    ordered = sorted(facts, key=lambda key: (not is_number(key), int(key) if is_number(key) else 0))
    return {
        key: in_order(facts[key]) if isinstance(facts[key], dict) else facts[key] for key in ordered
    }


def is_number(key: str) -> bool:
    return key.removeprefix("-").isdecimal()


def facts_of(setup: Setup, results: Results) -> Facts:
    shares = sixtieths(results)
    facts: Facts = {
        "matches": len(results.lengths),
        "measures": {"length": histogram(results.lengths)},
        "seats": {
            str(p): {"score": histogram(results.scores[:, p]), "share": histogram(shares[:, p])}
            for p in range(setup.seats)
        },
    }
    if not len(results.events):
        return facts
    facts["measures"] = {name: histogram(each) for name, each in measures(setup, results).items()}
    place = results.shares[:, :, watch.PLACE]
    facts["places"] = {
        str(at): {
            "score": histogram(results.scores[place == at]),
            "share": histogram(shares[place == at]),
        }
        for at in range(setup.seats)
    }
    facts["events"] = {
        name: event_sums(results.events[:, what])
        for what, name in enumerate(setup.game.text.EVENTS)
    }
    facts["worth"] = {
        column.name: worth(column.is_category, results.tallies[:, :, i], shares, results.scores)
        for i, column in enumerate(tally.PAGES.page_of(setup.game).COLUMNS)
    }
    return facts


def sixtieths(results: Results) -> np.ndarray:
    """Of every match, the part of the win that each seat has."""
    wins = results.wins.astype(np.int64)
    return wins * WIN // np.maximum(wins.sum(axis=1, keepdims=True), 1)


def histogram(numbers: np.ndarray) -> dict[str, int]:
    values, counts = np.unique(numbers, return_counts=True)
    return {str(value): int(count) for value, count in zip(values, counts, strict=True)}


def measures(setup: Setup, results: Results) -> dict[str, np.ndarray]:
    """Whole numbers that every watched match has."""
    settled = results.course[:, watch.SETTLED].astype(np.int64)
    return {
        "length": results.lengths,
        "turns": results.shares[:, :, watch.TURNS].sum(axis=1),
        "decisions": results.shares[:, :, watch.DECISIONS].sum(axis=1),
        "choices": results.shares[:, :, watch.CHOICES].sum(axis=1),
        "lead_changes": results.course[:, watch.LEAD_CHANGES],
        "settled": settled * TWENTIETHS // np.maximum(results.lengths, 1),
        "winners": results.wins.sum(axis=1),
        "winning_score": scores_at(results, best_ranked(results)),
        "margin": margins(setup, results),
    }


def best_ranked(results: Results) -> np.ndarray:
    return results.shares[:, :, watch.RANK].argmin(axis=1)


def scores_at(results: Results, seats: np.ndarray) -> np.ndarray:
    return np.take_along_axis(results.scores, seats[:, None], axis=1)[:, 0]


def margins(setup: Setup, results: Results) -> np.ndarray:
    """By how many points the winner is ahead of the next; partners are not each other's."""
    ranks = results.shares[:, :, watch.RANK]
    shared = results.wins.sum(axis=1) > setup.partners
    losers = np.where(ranks > 1, ranks, setup.seats + 2)
    behind = losers.argmin(axis=1)
    ahead = np.abs(scores_at(results, best_ranked(results)) - scores_at(results, behind))
    nobody = losers.min(axis=1) > setup.seats + 1
    return np.where(shared | nobody, 0, ahead)


def event_sums(counts: np.ndarray) -> dict[str, int]:
    wide = counts.astype(np.int64)
    return {
        "sum": int(wide.sum()),
        "squares": int((wide * wide).sum()),
        "matches": int((wide > 0).sum()),
    }


def worth(
    is_category: bool, numbers: np.ndarray, shares: np.ndarray, scores: np.ndarray
) -> dict[str, Any]:
    """What goes with a number of a seat: sums for a straight line; of a category, for each."""
    x, y, s = (each.astype(np.int64).ravel() for each in (numbers, shares, scores))
    if is_category:
        return {str(at): sums(x[x == at], y[x == at], s[x == at]) for at in np.unique(x)}
    return sums(x, y, s)


def sums(x: np.ndarray, y: np.ndarray, s: np.ndarray) -> dict[str, int]:
    products = {
        "x": x, "y": y, "s": s, "xx": x * x, "yy": y * y, "ss": s * s, "xy": x * y, "xs": x * s
    }  # fmt: skip
    return {"n": len(x), **{name: int(each.sum()) for name, each in products.items()}}
