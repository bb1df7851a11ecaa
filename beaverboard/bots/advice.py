"""What to play now, how likely that wins, and why.

    advise(match, seat=0, playouts=2000, seed=1)

gives the legal moves of the seat in turn, the one that the search would play first, each with
its chances and how sure these are. `reasons` say what the first move gains and risks: facts
about playouts of it and of the next best one, as keys and arguments of sentences. All of it
depends on what the seat knows, the playouts and the seed, and on nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np

from beaverboard import chance, engine
from beaverboard.bots import evaluation, greedy, search_bot, search_data
from beaverboard.bots.evaluation import MINE, OTHERS
from beaverboard.bots.levels import Level
from beaverboard.bots.search_bot import Weighed
from beaverboard.dealer import BOTS
from beaverboard.games.setup import Setup
from beaverboard.locales import sentence
from beaverboard.match import Match

NORMAL_95 = 1.96
DEALS = 400  # in which outcomes are counted for the reasons

# A reason must matter, and be more than chance.
OFTEN = 0.08  # more or less often, in parts of all deals
SELDOM, NEARLY_ALWAYS = 0.05, 0.9
HARM = 0.05  # of the win
CLEAR = 2.0  # standard errors

WHOSE = {"mine": MINE, "others": OTHERS}

Kind = Literal["chances", "gain", "risk"]
Arguments = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Advised:
    """A move with its share of the win and the 95 % interval of that; in a team, the team's."""

    action: int
    playouts: int  # moves that soon fell behind had fewer
    share: float
    low: float
    high: float
    score: float  # the mean final score


@dataclass(frozen=True, slots=True)
class Reason:
    """The key of a sentence with its arguments. An argument `what` is a key itself."""

    kind: Kind
    key: str
    arguments: Arguments


@dataclass(frozen=True, slots=True)
class Advice:
    moves: tuple[Advised, ...]  # best first
    reasons: tuple[Reason, ...]


def advise(match: Match, seat: int, playouts: int, seed: int | str) -> Advice:
    """For the seat, which must be in turn."""
    found = search_bot.weigh(match, seat, playouts, seed)
    moves = tuple(advised(each) for each in found)
    return Advice(moves, tuple(reasons(match, seat, found, seed)))


def advised(found: Weighed) -> Advised:
    low, high = interval(found)
    return Advised(found.action, found.playouts, found.share, low, high, found.score)


def interval(found: Weighed) -> tuple[float, float]:
    """With two wins and two losses more than were seen: a move that won all of its ten playouts
    need not win for sure."""
    n, mean = found.playouts, found.share
    if n == 0:
        return 0.0, 1.0
    squares = n * mean * mean + n * (n - 1) * found.error**2
    centre = (n * mean + 2) / (n + 4)
    variance = max(0.0, (squares + 2) / (n + 4) - centre * centre)
    margin = NORMAL_95 * (variance / (n + 4)) ** 0.5
    return max(0.0, min(centre - margin, mean)), min(1.0, max(centre + margin, mean))


def spoken(reason: Reason, language: str = "en") -> str:
    arguments = dict(reason.arguments)
    if "what" in arguments:
        arguments["what"] = sentence(str(arguments["what"]), language)
    return sentence(reason.key, language, **arguments)


# Why


def reasons(
    match: Match, seat: int, found: tuple[Weighed, ...], seed: int | str
) -> Iterator[Reason]:
    best, *others = found
    tried = [each for each in others if each.playouts]
    if not others:
        yield Reason("chances", "advice-only", {"share": percent(best.share)})
    elif tried:
        yield chances_of(best, tried[0])
    if best.playouts:
        outcomes = outcomes_of(match, seat, [best, *tried[:1]], seed)
        yield from event_reasons(match.setup, outcomes)


def chances_of(best: Weighed, second: Weighed) -> Reason:
    doubt = (best.error**2 + second.error**2) ** 0.5
    key = "advice-ahead" if best.share - second.share > CLEAR * doubt else "advice-equal"
    return Reason("chances", key, {"share": percent(best.share), "other": percent(second.share)})


def outcomes_of(match: Match, seat: int, moves: list[Weighed], seed: int | str) -> np.ndarray:
    dealers = search_bot.dealers(seed, OUTCOMES)
    world = chance.new_dealer(chance.key_of(seed), BOTS, OUTCOMES + 1)
    dealers[search_data.WORLD] = world[0]
    outcomes = engine.pool(evaluation.OUTCOME, len(moves))
    outcomes["action"] = [move.action for move in moves]
    pool = search_bot.states(match, seat, dealers)
    plan = search_bot.plan(Level(DEALS))
    evaluation.event_statistics(search_bot.prepared(match.setup, pool, dealers, plan), outcomes)
    return outcomes


OUTCOMES = 1  # the number of their stream; weighing has 0


def event_reasons(setup: Setup, outcomes: np.ndarray) -> Iterator[Reason]:
    events = [
        (
            setup.game.text.EVENTS.index(what),
            WHOSE[whose],
            f"advice-{setup.game.name}-{what}-{whose}",
        )
        for what, whose in greedy.PAGES.page_of(setup.game).NOTEWORTHY
    ]
    gain = points = None
    if len(outcomes) > 1:
        gain, points = gain_of(outcomes, events), score_of(setup, outcomes)
    explained = [what for what, _, key in events if gain and key == gain.arguments["what"]]
    harm = harm_of(outcomes[0], [event for event in events if event[0] not in explained])
    yield from (each for each in (gain, points) if each and each.kind == "gain")
    yield from (each for each in (points, harm) if each and each.kind == "risk")
    beaten = float(outcomes["beaten"][0]) / DEALS
    if not harm and beaten >= SELDOM:
        yield Reason("risk", "advice-risk-other", {"times": percent(beaten)})


Named = list[tuple[int, int, str]]  # events: number, whose, key


def gain_of(outcomes: np.ndarray, events: Named) -> Reason | None:
    """What the move makes happen more often, or less, and is the better for it."""
    most, found = 0.0, None
    for what, whose, key in events:
        times = outcomes["times"][:, whose, what] / DEALS
        more = float(times[0] - times[1])
        noise = float((times * (1 - times)).sum() / DEALS) ** 0.5
        if abs(more) < OFTEN or abs(more) < CLEAR * noise:
            continue
        worth = more * sum(share_drop(outcome, what, whose) for outcome in outcomes) / -2
        if worth > most:
            often, other = percent(times[0]), percent(times[1])
            arguments: Arguments = {"what": key, "times": often, "other": other}
            most, found = worth, Reason("gain", "advice-gain-event", arguments)
    return found


def harm_of(outcome: np.void, events: Named) -> Reason | None:
    """What may happen after the move that costs most."""
    most, found = 0.0, None
    for what, whose, key in events:
        times = float(outcome["times"][whose, what]) / DEALS
        fall = share_drop(outcome, what, whose)
        if not SELDOM <= times <= NEARLY_ALWAYS or fall < HARM:
            continue
        if times * fall > most:
            arguments: Arguments = {"what": key, "times": percent(times), "fewer": percent(fall)}
            most, found = times * fall, Reason("risk", "advice-risk-event", arguments)
    return found


def share_drop(outcome: np.void, what: int, whose: int) -> float:
    """By how much the share is smaller in the deals in which the event happens than in all; 0 if
    chance may explain it."""
    times = int(outcome["times"][whose, what])
    if times == 0:
        return 0.0
    mean = float(outcome["share"]) / DEALS
    fall = mean - float(outcome["shares"][whose, what]) / times
    noise = (mean * (1 - mean) / times) ** 0.5
    return fall if abs(fall) > CLEAR * noise else 0.0


def score_of(setup: Setup, outcomes: np.ndarray) -> Reason | None:
    """What the move gains or costs in points, on average, compared with the next best."""
    means = outcomes["score"] / DEALS
    spread = np.maximum(0.0, outcomes["score_squares"] / DEALS - means * means)
    more = float(means[0] - means[1])
    if abs(more) < 0.5 or abs(more) < CLEAR * float((spread.sum() / DEALS) ** 0.5):
        return None
    kind: Kind = "gain" if (more > 0) != setup.game.lowest_wins else "risk"
    arguments: Arguments = {
        "count": round(abs(more)) or 1,
        "more": "more" if more > 0 else "fewer",
        "unit": setup.game.mode(setup.mode).unit,
    }
    return Reason(kind, "advice-score", arguments)


def percent(share: float) -> int:
    return round(100 * float(share))
