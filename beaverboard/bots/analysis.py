"""Analysis of a finished match: win chances ply by ply, and the effects of cards and choices.

    for step in analyse(record, seed=1):
        print(step.ply, step.move, step.chances)

grows ply by ply, so that progress can be shown. `moments` are the choices that cost most,
`accounts` explain how every seat came from its chances at the start to its result.
`docs/analysis.md` describes the method and its limits. The same record, playouts and seed give the
same steps.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from beaverboard import chance, engine
from beaverboard.bots import evaluation, outlook, search_bot, search_data
from beaverboard.bots.levels import Level
from beaverboard.bots.search_data import Search
from beaverboard.dealer import BOTS
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from beaverboard.record import BadRecord

IN_ALL = 150_000  # playouts, shared out over the plies of a match unless a number is given
LEAST, MOST = 100, 1000  # of a ply

WORTH = 0.02  # of the win: what a choice must cost to be named
SURE = 3.0  # standard errors by which it must, as a match has hundreds of choices
CLEAR = 2.0  # standard errors that a choice must stand out by to count for or against a seat

BLUNDER, MISTAKE = 0.2, 0.1  # of the win


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice that cost something: the seat's share of the win as played, and what was better."""

    ply: int  # of the position after it
    seat: int
    move: str
    better: str
    share: float
    better_share: float

    @property
    def cost(self) -> float:
        return self.better_share - self.share

    @property
    def kind(self) -> Literal["slip", "mistake", "blunder"]:
        return "blunder" if self.cost >= BLUNDER else "mistake" if self.cost >= MISTAKE else "slip"


@dataclass(frozen=True, slots=True)
class Step:
    """A ply, and what every seat may expect of the win after it; 0 is the deal."""

    ply: int
    seat: int | None  # who moved
    move: str | None
    chances: tuple[float, ...]
    effect: tuple[float, ...]  # of the choice on every seat's chances, compared with plain play
    moment: Moment | None


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat came from `start` to `result`, which is the sum of the parts: what others dealt
    and did (`luck`, `gifts`) and its own `choices`. Part of these is what its moments cost."""

    seat: int
    start: float
    luck: float
    choices: float  # its own
    gifts: float  # the choices of others
    missed: float  # of its own: what the moments cost, which is not above 0
    result: float

    def rounded(self, digits: int) -> "Account":
        """The same in round numbers that add up; luck takes what is left over."""
        start, choices, gifts, missed, result = (
            round(part, digits)
            for part in (self.start, self.choices, self.gifts, self.missed, self.result)
        )
        luck = round(result - start - choices - gifts, digits)
        return Account(self.seat, start, luck, choices, gifts, missed, result)


def shared_out(plies: int) -> int:
    """Playouts of a ply, so that a long match does not take for ever."""
    return max(LEAST, min(MOST, IN_ALL // max(1, plies)))


def finished(record: Mapping[str, Any]) -> Match:
    match = Match.replay(record)
    if not match.over:
        raise BadRecord("the match is not over: only a finished one can be analysed")
    return match


def analyse(
    record: Mapping[str, Any], playouts: int | None = None, seed: int | str = 0
) -> Iterator[Step]:
    """The steps of the match; `BadRecord` before the first one if it can't be analysed."""
    return steps(finished(record), record, playouts, seed)


def steps(
    final: Match, record: Mapping[str, Any], playouts: int | None, seed: int | str
) -> Iterator[Step]:
    evaluator = Evaluator(final.setup, playouts or shared_out(final.ply), seed)
    match = Match.replay({**record, "moves": [], "result": None})
    yield Step(0, None, None, evaluator.chances(match), (0.0,) * match.seats, None)
    for words in final.moves:
        seat, action = match.turn, match.game.text.action(words)
        is_choice = len(match.legal_actions()) > 1
        effect = evaluator.effect(match, action) if is_choice else (0.0,) * match.seats
        moment = evaluator.moment(match, action) if is_choice else None
        match.play(action)
        yield Step(match.ply, seat, words, evaluator.chances(match), effect, moment)


def compile_analysis(match: Match) -> None:
    """Compile all that analysis needs, at a match in play."""
    evaluator, actions = Evaluator(match.setup, 2 * evaluation.CHECK, seed=0), match.legal_actions()
    evaluator.chances(match)
    evaluator.effect(match, actions[0])
    evaluator.tried(match, actions[0], actions[-1])


class Evaluator:
    """What analysis asks of the playouts: every ply has streams of its own."""

    def __init__(self, setup: Setup, playouts: int, seed: int | str) -> None:
        self._playouts = playouts
        self._seed = seed
        self._key = chance.key_of(seed)
        self._plan = search_bot.plan(Level(playouts))
        self._former: Search | None = None

    def _dealers(self, ply: int, question: int) -> np.ndarray:
        dealers = engine.dealers(search_data.DEALERS)
        for place in (search_data.LOTS, search_data.WORLD):
            number = (ply * QUESTIONS + question) * search_data.DEALERS + place
            dealers[place] = chance.new_dealer(self._key, BOTS, number)[0]
        return dealers

    def _search(
        self, match: Match, pool: np.ndarray, dealers: np.ndarray, plan: np.ndarray
    ) -> Search:
        self._former = search_bot.prepared(match.setup, pool, dealers, plan, self._former)
        return self._former

    def chances(self, match: Match) -> tuple[float, ...]:
        """Every seat's, from what a spectator knows."""
        dealers = self._dealers(match.ply, CHANCES)
        pool = engine.pool(match.game.rules.STATE, search_data.STATES)
        pool[search_data.ROOT] = match.imagine(
            None, dealers[search_data.LOTS : search_data.LOTS + 1]
        )[0]
        shares = np.zeros(outlook.SEATS)
        evaluation.win_shares(self._search(match, pool, dealers, self._plan), shares)
        return tuple(shares[: match.seats].tolist())

    def effect(self, match: Match, action: int) -> tuple[float, ...]:
        """Of the move instead of the greedy bot's, as far as it stands out from chance."""
        dealers = self._dealers(match.ply, EFFECT)
        pool, pairs = search_bot.states(match, match.turn, dealers), engine.pool(evaluation.PAIR)
        pairs["action"][0, 0] = action
        evaluation.compare_with_greedy(self._search(match, pool, dealers, self._plan), pairs)
        gains = [difference(pairs, p) for p in range(match.seats)]
        own, doubt = gains[match.turn]
        clear = abs(own) > CLEAR * doubt
        return tuple(gain if clear else 0.0 for gain, _ in gains)

    def moment(self, match: Match, action: int) -> Moment | None:
        """What the search would rather have played, if that is surely better."""
        seat, ply, words = match.turn, match.ply, match.game.text.words
        number = ply * QUESTIONS + BEST
        best = search_bot.weigh(match, seat, self._playouts, self._seed, number)[0].action
        if best == action:
            return None
        pairs = self.tried(match, best, action)
        cost, doubt = difference(pairs, seat)
        if cost < WORTH or cost < SURE * doubt:
            return None
        better_share, share = (pairs["share"][0, :, seat] / pairs["deals"][0]).tolist()
        return Moment(ply + 1, seat, words(action), words(best), share, better_share)

    def tried(self, match: Match, best: int, action: int) -> np.ndarray:
        """Both moves, in other deals than those that found the best: the best of many looks
        better than it is."""
        dealers = self._dealers(match.ply, COST)
        pool, pairs = search_bot.states(match, match.turn, dealers), engine.pool(evaluation.PAIR)
        pairs["action"][0] = best, action
        plan = self._plan.copy()
        plan["playouts"] *= 4  # there are two moves, and half of the playouts explore
        evaluation.compare(self._search(match, pool, dealers, plan), pairs, WORTH)
        return pairs


# Every question at a ply has streams of its own.
CHANCES, EFFECT, BEST, COST = range(4)
QUESTIONS = 4


def difference(pairs: np.ndarray, seat: int) -> tuple[float, float]:
    """What the first move gains a seat over the second, and the standard error of that."""
    deals = int(pairs["deals"][0])
    first, second = pairs["share"][0, :, seat].tolist()
    mean = (first - second) / deals
    variance = max(0.0, pairs["squares"][0, seat].item() / deals - mean * mean)
    return mean, float((variance / deals) ** 0.5)


def moments(steps: Sequence[Step]) -> tuple[Moment, ...]:
    """The dearest first."""
    found = [step.moment for step in steps if step.moment]
    return tuple(sorted(found, key=lambda moment: (-moment.cost, moment.ply)))


def accounts(steps: Sequence[Step]) -> tuple[Account, ...]:
    """One a seat, up to the last of the steps; luck is what the choices do not explain."""
    first, last = steps[0].chances, steps[-1].chances
    result = []
    for p in range(len(first)):
        choices = sum((step.effect[p] for step in steps if step.seat == p), 0.0)
        gifts = sum((step.effect[p] for step in steps if step.seat not in (p, None)), 0.0)
        missed = -sum((step.moment.cost for step in steps if step.seat == p and step.moment), 0.0)
        luck = last[p] - first[p] - choices - gifts
        result.append(Account(p, first[p], luck, choices, gifts, missed, last[p]))
    return tuple(result)
