"""Choose options by playing: sequential halving over candidates on common deals.

A candidate is a choice of options. In a round all that are left play the same deals, every round
has the same number of matches in all, and the better half goes on with what it has played so far.
The winner is confirmed, beside the usual options, on deals that no round has used: what was best
of many on one set of deals looks better there than it is.

Goals say what is wanted: a category of seats whose every value wins nearly an equal share, or an
event that is rare. A candidate is judged by the goal that it misses by most, in units of what the
goal allows, so 1 or less is good enough.
"""

import hashlib
import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from beaverboard import chance
from beaverboard.arena import tally
from beaverboard.arena.estimate import Estimate, from_sums
from beaverboard.arena.facts import Facts, added
from beaverboard.arena.plan import Plan, PlayChunk, Progress, silent
from beaverboard.arena.report.finding import Finding
from beaverboard.arena.run import LOCAL, Workers, gather
from beaverboard.extras import extra
from beaverboard.games.game import Game
from beaverboard.games.setup import BadSetup, Option, Setup, Value

with extra("arena"):
    from rich.table import Table

PLACE = "place"  # in the order of play: a category that every game has
MOST_CHOICES = 1_000_000  # of all ranges together


# What is wanted


@dataclass(frozen=True, slots=True)
class Goal:
    """Every value of a category within so many percentage points of an equal share of the wins,
    or an event in at most so many of a hundred matches."""

    name: str
    limit: float
    mode: str | None = None  # None: in all of them

    @classmethod
    def read(cls, game: Game, text: str) -> "Goal":
        """`character=5`, or for one mode alone `expert:character=8`."""
        named, equals, number = text.partition("=")
        mode, colon, name = named.rpartition(":")
        try:
            limit = float(number)
        except ValueError:
            limit = 0.0
        if not equals or not 0 < limit <= 100:
            raise BadSetup(
                f"goal {text:.60}: write it as NAME=POINTS, with points above 0, up to 100"
            )
        if colon:
            game.mode(mode)  # raises if there is none
        page = tally.PAGES.page_of(game)
        if name not in categories(game) and name not in page.COMES_UP:
            raise BadSetup(
                f"goal {name:.60}: {game.name} has the categories {', '.join(categories(game))} "
                f"and the events {', '.join(page.COMES_UP)}"
            )
        return cls(name, limit, mode if colon else None)


def categories(game: Game) -> dict[str, tuple[str, ...]]:
    """What seats can be grouped by, with the names of its values."""
    columns = tally.PAGES.page_of(game).COLUMNS
    return {PLACE: ()} | {each.name: each.names for each in columns if each.is_category}


def goals_of(setup: Setup, goals: Iterable[Goal]) -> list[Goal]:
    """A goal for the mode alone stands before one of the same name for all."""
    chosen: dict[str, Goal] = {}
    for goal in sorted(goals, key=lambda goal: goal.mode is not None):
        if goal.mode in (None, setup.mode):
            chosen[goal.name] = goal
    return list(chosen.values())


@dataclass(frozen=True, slots=True)
class Figure:
    """A share as it was found, and as it is wanted."""

    setup: Setup
    name: str
    found: Estimate
    wanted: float
    within: float

    @property
    def miss(self) -> float:
        """How far it is off, in units of what the goal allows."""
        return abs(self.found.mean - self.wanted) / self.within


def figures(finding: Finding, goals: Iterable[Goal]) -> Iterator[Figure]:
    setup = finding.setup
    for goal in goals_of(setup, goals):
        for name, share, wanted in shares(finding, goal.name):
            yield Figure(setup, name, share, wanted, goal.limit / 100)


def shares(finding: Finding, name: str) -> Iterator[tuple[str, Estimate, float]]:
    """The name of a figure, what was found, what would be best."""
    game = finding.setup.game
    if name == PLACE:
        for at in range(finding.setup.seats):
            yield f"{PLACE} {at + 1}", finding.place(at), finding.equal
    elif name in categories(game):
        for at, (_, share, _) in finding.category(name).items():
            yield categories(game)[name][at], share, finding.equal
    else:
        seen = finding.facts["events"][name]["matches"]
        yield name, from_sums(finding.matches, seen, seen), 0.0


# What can be chosen


@dataclass(frozen=True, slots=True)
class Candidate:
    """A setup for each mode and number of seats; `options` are those that are varied."""

    options: Mapping[str, Value]
    setups: tuple[Setup, ...]

    @property
    def shown(self) -> str:
        return " ".join(f"{name}={shown(value)}" for name, value in self.options.items())

    @property
    def typed(self) -> str:
        """As options of the command line."""
        return " ".join(f"--option {each}" for each in self.shown.split())


def shown(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_range(option: Option, text: str) -> list[Value]:
    """`off/on`, `2..4`, or of a row `1..2,3,4/2,2,2`: values with a slash between them, each
    number of which may be a range. Rows that are not allowed together are left out."""
    found: dict[Value, None] = {}
    refused: BadSetup | None = None
    for part in text.split("/"):
        entries = [read_entry(option, entry) for entry in part.split(",")]
        if math.prod(map(len, entries)) > MOST_CHOICES:
            raise too_many()
        for row in itertools.product(*entries):
            try:
                found[option.read(",".join(row))] = None
            except BadSetup as error:
                refused = error
    if refused and not found:
        raise refused
    return list(found)


def read_entry(option: Option, text: str) -> list[str]:
    low, dots, high = text.partition("..")
    if not dots:
        return [text]
    try:
        first, last = int(low), int(high)
    except ValueError:
        raise option.bad(text) from None
    if not option.low <= first <= last <= option.high:
        raise option.bad(text)
    return [str(number) for number in range(first, last + 1)]


def ranges_from(game: Game, typed: Sequence[str]) -> dict[str, list[Value]]:
    known = {option.name: option for option in game.options}
    ranges: dict[str, list[Value]] = {}
    for given in typed:
        name, equals, text = given.partition("=")
        if name not in known:
            raise BadSetup(f"vary {name:.60}: {game.name} has the options {', '.join(known)}")
        if not equals or not text:
            raise BadSetup(f"vary {name}: write it as {name}=VALUE/VALUE or {name}=LOW..HIGH")
        ranges[name] = read_range(known[name], text)
    return ranges


def too_many() -> BadSetup:
    return BadSetup(f"vary: more than {MOST_CHOICES:,} choices; give narrower ranges")


def candidates(
    base: Sequence[Setup], ranges: Mapping[str, Sequence[Value]], most: int, seed: int | str
) -> list[Candidate]:
    """The usual choice first, then all others, or as many of them as are wanted, by lot. Without a
    choice there is the usual one, to be judged."""
    choices = math.prod(len(values) for values in ranges.values())
    if choices > MOST_CHOICES:
        raise too_many()
    usual = {name: base[0].options[name] for name in ranges}
    every = [dict(zip(ranges, each, strict=True)) for each in itertools.product(*ranges.values())]
    others = [each for each in every if each != usual]
    lots = np.random.default_rng(list(derived(seed, "candidates")))
    if len(others) > most - 1:
        picked = lots.choice(len(others), most - 1, replace=False)
        others = [others[i] for i in sorted(picked)]
    return [candidate(base, options) for options in (usual, *others)]


def candidate(base: Sequence[Setup], options: Mapping[str, Value]) -> Candidate:
    """Where a mode ignores an option, it stays as usual."""
    setups = []
    for each in base:
        applied = {
            option.name: options[option.name]
            for option in each.game.options
            if option.name in options and option.applies_to(each.mode)
        }
        setups.append(Setup.of(each.game, each.mode, each.seats, {**each.options, **applied}))
    return Candidate(options, tuple(setups))


# Choosing

Play = Callable[[Setup, int, str], Facts]  # so many matches of a setup on the deals of a seed


@dataclass(frozen=True, slots=True)
class Round:
    candidates: int
    matches: int  # of each candidate and setup, in this round
    best: Candidate
    miss: float


@dataclass(frozen=True, slots=True)
class Tuning:
    rounds: tuple[Round, ...]
    winner: Candidate
    matches: int  # that confirm it, of each setup
    usual: tuple[Figure, ...]
    chosen: tuple[Figure, ...]

    @property
    def miss(self) -> float:
        return worst(self.chosen)

    def as_json(self) -> dict[str, Any]:
        return {
            "rounds": [
                {
                    "candidates": each.candidates,
                    "matches": each.matches,
                    "best": dict(each.best.options),
                    "miss": each.miss,
                }
                for each in self.rounds
            ],
            "options": dict(self.winner.options),
            "matches": self.matches,
            "miss": self.miss,
            "figures": [
                {
                    "mode": chosen.setup.mode,
                    "seats": chosen.setup.seats,
                    "name": chosen.name,
                    "wanted": chosen.wanted,
                    "within": chosen.within,
                    "usual": [usual.found.mean, usual.found.margin],
                    "chosen": [chosen.found.mean, chosen.found.margin],
                }
                for usual, chosen in zip(self.usual, self.chosen, strict=True)
            ],
        }


def derived(seed: int | str, purpose: str) -> bytes:
    """A key of its own for every round."""
    return hashlib.sha256(chance.key_of(seed) + f"beaverboard tune {purpose}".encode()).digest()


def worst(found: Iterable[Figure]) -> float:
    return max(figure.miss for figure in found)


def matches_in_rounds(count: int, setups: int, budget: int) -> list[int]:
    """How many matches each of the candidates left plays of each setup, round by round."""
    if count == 1:
        return []
    left = [count]
    while left[-1] > 2:
        left.append(-(-left[-1] // 2))
    matches = [budget // len(left) // (each * setups) for each in left]
    if matches[0] < 1:
        least = len(left) * count * setups
        raise BadSetup(f"matches: {count} candidates need {least} at least, not {budget}")
    return matches


def tune(
    field: Sequence[Candidate],
    goals: Sequence[Goal],
    play: Play,
    *,
    budget: int,
    confirm: int,
    seed: int | str = 0,
) -> Tuning:
    """Halve the field of candidates, the first of which is the usual one."""
    for setup in field[0].setups:
        if not goals_of(setup, goals):
            raise BadSetup(f"goal: none applies to {setup.mode}")
    left, rounds = list(field), []
    facts: list[list[Facts]] = [[{} for _ in each.setups] for each in field]
    for number, matches in enumerate(matches_in_rounds(len(field), len(field[0].setups), budget)):
        deals = derived(seed, f"round {number}").hex()
        judged = []
        for each, before in zip(left, facts, strict=True):
            for i, setup in enumerate(each.setups):
                before[i] = added(before[i], play(setup, matches, deals))
            judged.append((worst(judge(each, before, goals)), each, before))
        judged.sort(key=lambda each: each[0])
        rounds.append(Round(len(left), matches, judged[0][1], judged[0][0]))
        judged = judged[: -(-len(judged) // 2)]
        left, facts = [each for _, each, _ in judged], [before for _, _, before in judged]
    fresh = derived(seed, "confirmed").hex()

    def confirmed(of: Candidate) -> tuple[Figure, ...]:
        return tuple(judge(of, [play(setup, confirm, fresh) for setup in of.setups], goals))

    usual = confirmed(field[0])
    chosen = confirmed(left[0]) if len(field) > 1 else usual
    return Tuning(tuple(rounds), left[0], confirm, usual, chosen)


def judge(of: Candidate, facts: Sequence[Facts], goals: Iterable[Goal]) -> Iterator[Figure]:
    for setup, known in zip(of.setups, facts, strict=True):
        plan = Plan(setup, (), int(known["matches"]), 0)
        yield from figures(Finding(plan, known, ()), goals)


def player(bots: Sequence[str], workers: Workers = LOCAL, progress: Progress = silent) -> Play:
    def play(setup: Setup, matches: int, deals: str) -> Facts:
        plan = Plan.of(setup, bots, matches, deals)
        return gather(PlayChunk(plan.as_json(), rows=False), plan.chunks, workers, progress)

    return play


# Output


def rounds_table(tuning: Tuning) -> Table:
    result = Table("candidates", "matches each", "best so far", "largest miss")
    result.caption = "A miss of 1 is as much as the goal allows."
    for each in tuning.rounds:
        result.add_row(
            str(each.candidates), f"{each.matches:,}", each.best.shown, f"{each.miss:.2f}"
        )
    return result


def figures_table(tuning: Tuning) -> Table:
    found = ["usual", "chosen"] if tuning.rounds else ["found"]
    result = Table("", "wanted", *found, "")
    unused = " that were not used to choose" if tuning.rounds else ""
    result.caption = (
        f"Percent, with half the width of the 95 % interval: {tuning.matches:,} matches of each "
        f"setup{unused}."
    )
    for usual, chosen in zip(tuning.usual, tuning.chosen, strict=True):
        over = 100 * (abs(chosen.found.mean - chosen.wanted) - chosen.within)
        result.add_row(
            f"{chosen.setup.mode or ''} {chosen.setup.seats}, {chosen.name}".strip(),
            f"{100 * chosen.wanted:.1f} ± {100 * chosen.within:g}",
            *(percent(each.found) for each in ((usual, chosen) if tuning.rounds else (chosen,))),
            f"misses by {over:.1f}" if over > 0 else "",
        )
    return result


def percent(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} ± {100 * share.margin:.1f}"


def verdict(tuning: Tuning) -> str:
    met = "every goal is met" if tuning.miss <= 1 else f"the largest miss is {tuning.miss:.2f}"
    if not tuning.rounds:
        return met
    return f"{tuning.winner.typed}: {met}; as usual it is {worst(tuning.usual):.2f}"
