"""What a match is worth to a seat: its share of the win, or of what it may expect.

After the end that is a fact. Before it, the chances of the seats are as exp(promise):

- After a round of several, the promise is the total so far times a slope, by the number of
  rounds that are left.
- In the middle of a round, it is a weighted sum of the seat's traits, which the game's greedy
  page lists. Alone at the table, the other side promises 0.

`scripts/fit_outlook.py` fits slopes and weights to simulated matches and writes `outlook.json`;
a game of another package has its own beside its rules. Where there is none, a search plays on to
the end of the match.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numba.extending
import numpy as np

from beaverboard import engine, floats, step
from beaverboard.bots import greedy
from beaverboard.door import Door
from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup

FILE = Path(__file__).with_suffix(".json")
SEATS = 8
TO_THE_END = 2**31  # turns; no match has as many


class Outlook(NamedTuple):
    """As compiled code wants it; not to be shared by threads."""

    partners: int  # seats that win together
    horizon: int  # turns that a search plays on before it asks
    slopes: np.ndarray  # by rounds left; before them, the mean points of a round
    weights: np.ndarray  # of the traits, by rounds left after this one
    traits: np.ndarray  # room for those of a seat


@cache
def fitted() -> dict[str, dict[str, Any]]:
    """By setup: the weights; where there are rounds, the slopes and a round's mean points."""
    known: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
    for game in GAMES.values():
        if (path := game.folder / FILE.name).exists():
            known |= json.loads(path.read_text("utf-8"))
    return known


def is_fitted(game: Game) -> bool:
    return all(name(Setup.of(game, mode.name)) in fitted() for mode in game.modes)


def name(setup: Setup) -> str:
    return f"{setup.game.name} {setup.mode or ''} {setup.seats}".replace("  ", " ")


def of(setup: Setup) -> Outlook:
    if not is_fitted(setup.game):
        nothing = np.zeros((1, greedy.PAGES.page_of(setup.game).TRAITS))
        return Outlook(setup.partners, TO_THE_END, nothing[0], nothing, np.zeros(len(nothing[0])))
    known = fitted()[name(setup)]
    weights = np.array(known["weights"])
    slopes = np.array(known.get("points", [0.0]) + known.get("slopes", []))
    return made(setup, slopes, weights)


def made(setup: Setup, slopes: np.ndarray, weights: np.ndarray) -> Outlook:
    horizon = greedy.PAGES.page_of(setup.game).LAPS * setup.seats
    return Outlook(setup.partners, horizon, slopes, weights, np.zeros(weights.shape[1]))


def stops_after_rounds(game: Game) -> bool:
    return game.several_rounds and is_fitted(game)


ROUNDS: Door[bool] = Door(stops_after_rounds)


def round_of(s: Any) -> int:
    return int(s.round_no) if ROUNDS.page(s) else 0


def rounds_left(s: Any) -> int:
    return int(s.rounds) - int(s.round_no) + 1 if ROUNDS.page(s) else 0


def has_rounds(record_type: Any) -> bool:
    game = ROUNDS.game_of(record_type)
    return game is not None and ROUNDS.page_of(game)


# No annotations: Numba compares them with those of the lambda.


@numba.extending.overload(round_of, inline="always")
def compiled_round_of(s):
    if has_rounds(s):
        return lambda s: s.round_no + 0
    return lambda s: 0


@numba.extending.overload(rounds_left, inline="always")
def compiled_rounds_left(s):
    if has_rounds(s):
        return lambda s: s.rounds - s.round_no + 1
    return lambda s: 0


@numba.extending.register_jitable
def shares(s: Any, o: Outlook, this_round: int, out: np.ndarray) -> None:
    """What each seat may expect of the win; partners win together. `this_round` is the one that
    was being played."""
    if s.over:
        winners = 0
        for p in range(s.seats):
            out[p] = float(o.partners) if step.engine_wins(s, p) else 0.0
            winners += 1 if out[p] > 0 else 0
        for p in range(s.seats):
            out[p] /= max(1, winners)
    else:
        round_is_over = round_of(s) != this_round
        for p in range(s.seats):
            out[p] = after_round(s, p, o) if round_is_over else promise(s, p, o)
        most = 0.0 if s.seats == 1 else out[0]
        for p in range(s.seats):
            most = max(most, out[p])
        total = floats.exp(-most) if s.seats == 1 else 0.0
        for p in range(s.seats):
            out[p] = floats.exp(out[p] - most)
            total += out[p]
        for p in range(s.seats):
            out[p] = out[p] * o.partners / total


@numba.extending.register_jitable
def after_round(s: Any, p: int, o: Outlook) -> float:
    return o.slopes[rounds_left(s)] * engine.score(s, p)


@numba.extending.register_jitable
def promise(s: Any, p: int, o: Outlook) -> float:
    greedy.traits(s, p, o.traits)
    row = max(0, rounds_left(s) - 1)
    total = 0.0
    for i in range(len(o.traits)):
        total += o.weights[row, i] * o.traits[i]
    return total


@numba.extending.register_jitable
def final_score(s: Any, p: int, o: Outlook) -> float:
    """The seat's score, with average rounds for those that are left."""
    score = float(engine.score(s, p))
    return score if s.over else score + o.slopes[0] * rounds_left(s)
