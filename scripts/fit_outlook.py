"""Fit what a seat may expect of a match: `beaverboard/bots/outlook.json`.

    python -m scripts.fit_outlook [SETUP ...] [--bots greedy] [--matches 6000]

A setup is named as in that file, or by the beginning of its name: `dam-it`, `biber-gang 2`.
Matches of the bots are simulated, in games of several rounds single rounds. At changes of turn the
traits of all seats are noted, and in the end who won.

Rounds are independent, so matches of several are put together from them: some rounds for the
totals so far, the one that was simulated, some for the rest. The slopes and weights are those
under which the final shares of the win are most likely, with chances as exp(promise); see
`outlook`.

The file holds what `greedy` gave first, and then bots that search with that: `--bots search-60
--matches 2000` at two seats, `--bots search-40 --matches 500` at more. Team, solo and expert with
five seats have the weights of `greedy`.
"""

import argparse
import json
from typing import Any, NamedTuple

import numpy as np

from beaverboard import chance, dealer, engine, step
from beaverboard.arena.match_loop import Matches, Room, choose
from beaverboard.arena.matches import line_up, policies
from beaverboard.arena.search_players import SearchPlayers
from beaverboard.bots import greedy, outlook, search_bot
from beaverboard.bots.levels import NO_SEARCH, level_of
from beaverboard.bots.outlook import Outlook
from beaverboard.bots.search_data import DEALERS, DEALS, LOTS, ROOT, STATES
from beaverboard.compiled import compile_functions
from beaverboard.dealer import BOTS, MATCH, NOTHING
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup

ROWS = 40_000  # positions at most
MOST_LEFT = 9  # of the ten rounds that the options allow
PLAYED = 2  # rounds behind the totals so far
TOTAL = 0  # the trait, in games of several rounds
SEED = 12345


class Positions(NamedTuple):
    """What is kept of matches: `traits` by position and seat, with the number of the match, and
    `shares` and `scores` by match and seat."""

    traits: np.ndarray
    matches: np.ndarray
    shares: np.ndarray
    scores: np.ndarray


def simulate(matches: Matches, players: SearchPlayers, every: int, kept: Positions) -> int:
    """Play the matches; keep about one position in `every` changes of turn. How many there are."""
    made = players.search
    room = Room(made.pool, made.dealers, made.memory.out)
    s, deals, lots = room.pool[ROOT], room.dealers[DEALS], room.dealers[LOTS]
    count = 0
    for i in range(len(kept.shares)):
        dealer.open_stream(deals, matches.key, MATCH, i)
        dealer.open_stream(lots, matches.key, BOTS, i)
        engine.deal(s, matches.setup[0], deals)
        turn, length = NOTHING, 0
        while not s.over:
            p = int(s.turn)
            if (
                (p != turn or s.seats == 1)
                and count < len(kept.traits)
                and dealer.below(lots, every) == 0
            ):
                for q in range(s.seats):
                    greedy.traits(s, q, kept.traits[count, q])
                kept.matches[count] = i
                count += 1
            turn = p
            engine.play(s, choose(players, room, i, length), deals)
            length += 1
        for p in range(s.seats):
            kept.scores[i, p] = engine.score(s, p)
            kept.shares[i, p] = 1.0 if step.engine_wins(s, p) else 0.0
    return count


compile_functions(__name__, cache=False)


class Sample:
    """Positions of simulated matches."""

    def __init__(self, setup: Setup, bot: str, matches: int, every: int) -> None:
        bots = line_up([bot], setup.seats)
        pool = engine.pool(setup.game.rules.STATE, STATES)
        self.traits = np.zeros((ROWS, setup.seats, greedy.PAGES.page_of(setup.game).TRAITS))
        self.matches = np.zeros(ROWS, np.int64)
        self.shares = np.zeros((matches, setup.seats))
        self.scores = np.zeros((matches, setup.seats))
        plans = search_bot.plan(*(level_of(name) or NO_SEARCH for name in bots))
        known = outlook.name(setup) in outlook.fitted()
        expected = outlook.of(setup) if known else unknown(setup)
        dealers = engine.dealers(DEALERS)
        search = search_bot.prepared(setup, pool, dealers, plans[:1], expected=expected)
        count = simulate(
            Matches(setup.row(), chance.key_words(chance.key_of(SEED)), 0),
            SearchPlayers(policies(bots), plans, search),
            every,
            Positions(self.traits, self.matches, self.shares, self.scores),
        )
        self.traits, self.matches = self.traits[:count], self.matches[:count]
        if setup.seats > 1:
            self.shares /= np.maximum(self.shares.sum(axis=1, keepdims=True), 1)


def unknown(setup: Setup) -> Outlook:
    """Of a setup that was not fitted before: all seats promise the same."""
    count = greedy.PAGES.page_of(setup.game).TRAITS
    return outlook.made(setup, np.zeros(MOST_LEFT + 2), np.zeros((MOST_LEFT + 1, count)))


def weights(traits: np.ndarray, shares: np.ndarray) -> np.ndarray:
    """Newton's method on the likelihood of shares as exp(weights @ traits), with a slight pull
    towards 0."""
    if traits.shape[1] == 1:  # alone: the other side has no traits
        traits = np.concatenate([traits, np.zeros_like(traits)], axis=1)
        shares = np.concatenate([shares, 1 - shares], axis=1)
    found = np.zeros(traits.shape[2])
    pull = np.eye(len(found))
    for _ in range(30):
        promises = traits @ found
        raised = np.exp(promises - promises.max(axis=1, keepdims=True))
        chances = raised / raised.sum(axis=1, keepdims=True)
        centred = traits - np.einsum("nst,ns->nt", traits, chances)[:, None, :]
        gradient = np.einsum("nst,ns->t", traits, shares - chances) - pull @ found
        flat = (centred * np.sqrt(chances)[:, :, None]).reshape(-1, len(found))
        found += np.linalg.solve(flat.T @ flat + pull, gradient)
    return found


def fit(setup: Setup, sample: Sample) -> dict[str, Any]:
    if not setup.game.several_rounds:
        return {"weights": [rounded(weights(sample.traits, sample.shares[sample.matches]))]}
    lots = np.random.default_rng(1)
    scores, size = sample.scores, len(sample.traits)
    won = sample.shares > 0
    # Whether more points are better, the winners tell.
    sign = 1 if scores[won].mean() > scores[~won].mean() else -1

    def rounds(count: int) -> np.ndarray:
        together: np.ndarray = sum(
            (scores[lots.integers(len(scores), size=size)] for _ in range(count)),
            np.zeros((size, setup.seats)),
        )
        return together

    def shares_of_win(totals: np.ndarray) -> np.ndarray:
        best = totals * sign == (totals * sign).max(axis=1, keepdims=True)
        shares: np.ndarray = best / best.sum(axis=1, keepdims=True)
        return shares

    slopes, rows = [], []
    for left in range(MOST_LEFT + 1):
        before = rounds(PLAYED)
        traits = sample.traits.copy()
        traits[:, :, TOTAL] = before
        final = before + scores[sample.matches] + rounds(left)
        rows.append(rounded(weights(traits, shares_of_win(final))))
        if left > 0:
            slope = weights(before[:, :, None], shares_of_win(before + rounds(left)))
            slopes += rounded(slope)
    return {"points": [round(float(scores.mean()), 3)], "slopes": slopes, "weights": rows}


def rounded(numbers: np.ndarray) -> list[float]:
    found: list[float] = np.round(numbers, 5).tolist()
    return found


def setups() -> list[Setup]:
    """Every mode and number of seats, of games of several rounds a single one."""
    found = []
    for game in GAMES.values():
        for mode in game.modes:
            for seats in mode.seats:
                one = {"rounds": 1} if game.several_rounds else {}
                found.append(Setup.of(game, mode.name, seats, one))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("setups", nargs="*", metavar="SETUP")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--matches", type=int, default=6000)
    given = parser.parse_args()
    fits = dict(outlook.fitted())
    for setup in setups():
        name = outlook.name(setup)
        if given.setups and not any(f"{name} ".startswith(f"{each} ") for each in given.setups):
            continue
        every = 6 if given.bots == "greedy" else 1  # there are plenty of those
        fits[name] = fit(setup, Sample(setup, given.bots, given.matches, every))
        lines = ",\n".join(f"  {json.dumps(each)}: {json.dumps(fits[each])}" for each in fits)
        outlook.FILE.write_text(f"{{\n{lines}\n}}\n", "utf-8")
        print(name, fits[name]["weights"][0], flush=True)


if __name__ == "__main__":
    main()
