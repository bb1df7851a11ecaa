"""What to play now, how likely that wins, and why.

    advise(match, seat=0, playouts=2000, seed=1)

gives the legal moves of the seat in turn, the one that the search would play first, each with
its chances and how sure these are. `reasons` say what the first move gains and risks: facts
about playouts of it and of the next best one, as keys and arguments of sentences. All of it
depends on what the seat knows, the playouts and the seed, and on nothing else.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Literal

from beaverboard import chance, engine
from beaverboard.bots import evaluation, greedy, search_bot, search_data
from beaverboard.bots.evaluation import MINE, OTHERS
from beaverboard.bots.levels import Level
from beaverboard.bots.search_bot import Weighed
from beaverboard.dealer import BOTS
from beaverboard.games.game import Game
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


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of the seat after a move: sums over `DEALS`, see `evaluation.OUTCOME`."""

    share: float
    beaten: int
    score: float
    score_squares: float
    times: list[list[int]]  # by whose event it is, and which
    shares: list[list[float]]


@dataclass(frozen=True, slots=True)
class Telling:
    """What a game's reasons can speak of."""

    events: tuple[tuple[int, int, str], ...]  # number, whose, key
    unit: str  # of scores
    lowest_wins: bool


def advise(match: Match, seat: int, playouts: int, seed: int | str) -> Advice:
    """For the seat, which must be in turn."""
    found = search_bot.weigh(match, seat, playouts, seed)
    outcomes = outcomes_of(match, seat, [each.action for each in compared(found)], seed)
    why = reasons(found, outcomes, telling(match.setup.game, match.setup.mode))
    return Advice(tuple(advised(each) for each in found), tuple(why))


def telling(game: Game, mode: str | None) -> Telling:
    events = [
        (game.text.EVENTS.index(what), WHOSE[whose], f"advice-{game.name}-{what}-{whose}")
        for what, whose in greedy.PAGES.page_of(game).NOTEWORTHY
    ]
    return Telling(tuple(events), game.mode(mode).unit, game.lowest_wins)


def outcomes_of(match: Match, seat: int, actions: list[int], seed: int | str) -> list[Outcome]:
    if not actions:
        return []
    dealers = search_bot.dealers(seed, OUTCOMES)
    world = chance.new_dealer(chance.key_of(seed), BOTS, OUTCOMES + 1)
    dealers[search_data.WORLD] = world[0]
    outcomes = engine.pool(evaluation.OUTCOME, len(actions))
    outcomes["action"] = actions
    pool = search_bot.states(match, seat, dealers)
    plan = search_bot.plan(Level(DEALS))
    evaluation.event_statistics(search_bot.prepared(match.setup, pool, dealers, plan), outcomes)
    names = [each.name for each in fields(Outcome)]
    return [Outcome(**{name: row[name].tolist() for name in names}) for row in outcomes]


OUTCOMES = 1  # the number of their stream; weighing has 0


def spoken(reason: Reason, language: str = "en") -> str:
    arguments = dict(reason.arguments)
    if "what" in arguments:
        arguments["what"] = sentence(str(arguments["what"]), language)
    return sentence(reason.key, language, **arguments)


# What follows runs in browsers too, translated: plain functions of plain values. Square roots are
# exact everywhere; powers are not.


def advised(found: Weighed) -> Advised:
    low, high = interval(found)
    return Advised(found.action, found.playouts, found.share, low, high, found.score)


def interval(found: Weighed) -> tuple[float, float]:
    """With two wins and two losses more than were seen: a move that won all of its ten playouts
    need not win for sure."""
    n, mean = found.playouts, found.share
    if n == 0:
        return 0.0, 1.0
    squares = n * mean * mean + n * (n - 1) * found.error * found.error
    centre = (n * mean + 2) / (n + 4)
    variance = max(0.0, (squares + 2) / (n + 4) - centre * centre)
    margin = NORMAL_95 * math.sqrt(variance / (n + 4))
    return max(0.0, min(centre - margin, mean)), min(1.0, max(centre + margin, mean))


def compared(found: Sequence[Weighed]) -> list[Weighed]:
    """The moves whose outcomes are counted: the advised one and the next best."""
    best, *others = found
    tried = [each for each in others if each.playouts]
    return [best, *tried[:1]] if best.playouts else []


def reasons(
    found: Sequence[Weighed], outcomes: Sequence[Outcome], telling: Telling
) -> list[Reason]:
    best, *others = found
    tried = [each for each in others if each.playouts]
    told = event_reasons(outcomes, telling) if outcomes else []
    if not others:
        return [Reason("chances", "advice-only", {"share": percent(best.share)}), *told]
    return [chances_of(best, tried[0]), *told] if tried else told


def chances_of(best: Weighed, second: Weighed) -> Reason:
    doubt = math.sqrt(best.error * best.error + second.error * second.error)
    key = "advice-ahead" if best.share - second.share > CLEAR * doubt else "advice-equal"
    return Reason("chances", key, {"share": percent(best.share), "other": percent(second.share)})


def event_reasons(outcomes: Sequence[Outcome], telling: Telling) -> list[Reason]:
    events = telling.events
    several = len(outcomes) > 1
    gain = gain_of(outcomes, events) if several else None
    points = score_of(outcomes, telling) if several else None
    explained = [what for what, _, key in events if gain and key == gain.arguments["what"]]
    harm = harm_of(outcomes[0], [event for event in events if event[0] not in explained])
    told = [each for each in (gain, points) if each and each.kind == "gain"]
    told += [each for each in (points, harm) if each and each.kind == "risk"]
    beaten = outcomes[0].beaten / DEALS
    if not harm and beaten >= SELDOM:
        told.append(Reason("risk", "advice-risk-other", {"times": percent(beaten)}))
    return told


def gain_of(outcomes: Sequence[Outcome], events: Sequence[tuple[int, int, str]]) -> Reason | None:
    """What the move makes happen more often, or less, and is the better for it."""
    most, found = 0.0, None
    for what, whose, key in events:
        times = [outcome.times[whose][what] / DEALS for outcome in outcomes]
        more = times[0] - times[1]
        noise = math.sqrt((times[0] * (1 - times[0]) + times[1] * (1 - times[1])) / DEALS)
        if abs(more) < OFTEN or abs(more) < CLEAR * noise:
            continue
        drops = [share_drop(outcome, what, whose) for outcome in outcomes]
        worth = more * (drops[0] + drops[1]) / -2
        if worth > most:
            often, other = percent(times[0]), percent(times[1])
            most = worth
            found = Reason(
                "gain", "advice-gain-event", {"what": key, "times": often, "other": other}
            )
    return found


def harm_of(outcome: Outcome, events: Sequence[tuple[int, int, str]]) -> Reason | None:
    """What may happen after the move that costs most."""
    most, found = 0.0, None
    for what, whose, key in events:
        times = outcome.times[whose][what] / DEALS
        fall = share_drop(outcome, what, whose)
        if not SELDOM <= times <= NEARLY_ALWAYS or fall < HARM:
            continue
        if times * fall > most:
            often, fewer = percent(times), percent(fall)
            most = times * fall
            found = Reason(
                "risk", "advice-risk-event", {"what": key, "times": often, "fewer": fewer}
            )
    return found


def share_drop(outcome: Outcome, what: int, whose: int) -> float:
    """By how much the share is smaller in the deals in which the event happens than in all; 0 if
    chance may explain it."""
    times = outcome.times[whose][what]
    if times == 0:
        return 0.0
    mean = outcome.share / DEALS
    fall = mean - outcome.shares[whose][what] / times
    noise = math.sqrt(mean * (1 - mean) / times)
    return fall if abs(fall) > CLEAR * noise else 0.0


def score_of(outcomes: Sequence[Outcome], telling: Telling) -> Reason | None:
    """What the move gains or costs in points, on average, compared with the next best."""
    means = [outcome.score / DEALS for outcome in outcomes]
    squares = [outcome.score_squares / DEALS for outcome in outcomes]
    spread = [max(0.0, squares[i] - means[i] * means[i]) for i in range(2)]
    more = means[0] - means[1]
    if abs(more) < 0.5 or abs(more) < CLEAR * math.sqrt((spread[0] + spread[1]) / DEALS):
        return None
    kind: Kind = "gain" if (more > 0) != telling.lowest_wins else "risk"
    how = "more" if more > 0 else "fewer"
    count = round(abs(more)) or 1
    return Reason(kind, "advice-score", {"count": count, "more": how, "unit": telling.unit})


def percent(share: float) -> int:
    return round(100 * share)
