"""Fit how much a lead after some rounds is worth: the slopes of `beaverboard/bots/outlook.json`.

    python -m scripts.fit_outlook [--matches 20000]

For every game of several rounds, with every mode and number of seats, single rounds of
greedy play are simulated. Rounds are independent, so matches are put together from them: some
rounds for the totals so far, some for the rest. The slope of a number of rounds left is the
one under which the final shares of the win are most likely, given the totals so far.
"""

import argparse
import json

import numpy as np

from beaverboard.arena.simulate import simulate
from beaverboard.bots import outlook
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup

MOST_LEFT = 9  # of the ten rounds that the options allow
PLAYED = 3  # rounds behind the totals so far


def shares_of_win(totals: np.ndarray, sign: int) -> np.ndarray:
    won = totals * sign == (totals * sign).max(axis=1, keepdims=True)
    shares: np.ndarray = won / won.sum(axis=1, keepdims=True)
    return shares


def slope(before: np.ndarray, shares: np.ndarray) -> float:
    """Newton's method on the likelihood of shares as exp(slope * total)."""
    found = 0.0
    for _ in range(50):
        raised = np.exp(found * (before - before.mean(axis=1, keepdims=True)))
        chances = raised / raised.sum(axis=1, keepdims=True)
        expected = (chances * before).sum(axis=1)
        gradient = ((shares * before).sum(axis=1) - expected).mean()
        curvature = ((chances * before**2).sum(axis=1) - expected**2).mean()
        found += gradient / curvature
    return found


def fit(setup: Setup, matches: int) -> dict[str, list[float]]:
    results = simulate(setup, matches=matches, bots=["greedy"])
    points = results.scores.astype(float)
    # Whether more points are better, the winners tell.
    sign = 1 if points[results.wins].mean() > points[~results.wins].mean() else -1
    lots = np.random.default_rng(1)

    def rounds(count: int) -> np.ndarray:
        together: np.ndarray = sum(
            (points[lots.integers(matches, size=matches)] for _ in range(count)),
            np.zeros_like(points),
        )
        return together

    slopes = []
    for left in range(1, MOST_LEFT + 1):
        before = rounds(PLAYED)
        slopes.append(round(slope(before, shares_of_win(before + rounds(left), sign)), 5))
    return {"points": [round(float(points.mean()), 3)], "slopes": slopes}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=20_000)
    given = parser.parse_args()
    fits = {}
    for game in GAMES.values():
        if not any(option.name == "rounds" for option in game.options):
            continue
        for mode, allowed in game.modes.items():
            for seats in allowed:
                setup = Setup.of(game, mode, seats, {"rounds": 1})
                fits[outlook.name(setup)] = fit(setup, given.matches)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(fit)}" for name, fit in fits.items())
    outlook.FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
