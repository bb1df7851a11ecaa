"""The part of a report about one setup, card by card: what the cards in
`templates/cards/` are filled with."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from beaverboard.arena import tally
from beaverboard.arena.estimate import Estimate, worth_of
from beaverboard.arena.facts import TWENTIETHS
from beaverboard.arena.report import svg
from beaverboard.arena.report.finding import Finding
from beaverboard.arena.report.svg import Row
from beaverboard.arena.tally.column import Column

ORDINALS = ("begins", "2nd to play", "3rd to play", "4th to play", "5th to play", "6th to play")
NOTABLE = 0.005  # share of the win below which an advantage is not mentioned
RARE = 0.01


@dataclass(frozen=True, slots=True)
class Card:
    template: str
    title: str
    values: dict[str, Any]
    full: bool = False  # as wide as the page


def cards(found: Finding) -> Iterator[Card]:
    yield length(found)
    yield scores(found)
    if not found.alone:
        yield order(found)
        yield closeness(found)
    yield lead(found)
    yield choices(found)
    if found.skill:
        yield skill(found)
    yield from worth(found)
    yield rules(found)


def one_in(part: float) -> str:
    """A part as people say it."""
    return "more than every second one" if part > 0.5 else f"one in {1 / part:,.0f}"


def length(found: Finding) -> Card:
    actions, turns = found.measure("length"), found.measure("turns")
    shown, unit = (actions, "decisions") if found.alone else (turns, "turns")
    values = {
        "unit": unit,
        "shown": shown,
        "actions": actions,
        "turns_each": turns.mean / found.setup.seats,
        "low": shown.percentile(5),
        "high": shown.percentile(95),
        "has_long_turns": not found.alone and actions.mean > 1.05 * turns.mean,
        "plot": svg.histogram(f"{unit} of a match", shown),
    }
    return Card("length.html", "How long a match is", values)


def scores(found: Finding) -> Card:
    every, winning = found.scores, found.measure("winning_score")
    plot = (
        svg.histogram("scores", every)
        if found.alone
        else svg.histogram("scores of winners over those of all seats", winning, beside=every)
    )
    values = {"every": every, "winning": winning, "wins": found.place(0), "plot": plot}
    return Card("scores.html", "How scores spread", values)


def order(found: Finding) -> Card:
    shares = [found.place(at) for at in range(found.setup.seats)]
    first, equal = found.first_share, found.first_equal
    gained = first.mean - equal
    who = "The team that begins" if found.setup.partners > 1 else "Whoever begins"
    rows = [
        Row(ORDINALS[at], share, share.clear_of(found.equal)) for at, share in enumerate(shares)
    ]
    plot = svg.intervals(
        "share of the wins by place in the order of play",
        rows,
        line=found.equal,
        line_says="equal share",
    )
    values = {
        "who": who,
        "gained": gained,
        "is_clear": first.clear_of(equal),
        "is_slight": abs(gained) < NOTABLE,
        "plot": plot,
    }
    return Card("order.html", "Who begins", values)


def closeness(found: Finding) -> Card:
    margin, deviation = found.measure("margin"), found.scores.deviation
    winners, middle = found.measure("winners"), margin.percentile(50)
    values = {
        "margin": margin,
        "middle": middle,
        "deviation": deviation,
        "shared": 1 - winners.at_most(found.setup.partners),
        "close": max(1, round(deviation / 8)),
        "plot": svg.histogram("points between winner and next", margin),
    }
    return Card("closeness.html", "How close it gets", values)


def lead(found: Finding) -> Card:
    changes, settled = found.measure("lead_changes"), found.measure("settled")
    values = {
        "changes": changes,
        "settled_percent": 100 * settled.percentile(50) / TWENTIETHS + 100 / TWENTIETHS,
        "early": settled.at_most(TWENTIETHS // 2 - 1),
        "plot": svg.histogram("changes of lead", changes),
    }
    return Card("lead.html", "How often the lead changes", values)


def choices(found: Finding) -> Card:
    moves, real, offered = (found.measure(name) for name in ("length", "decisions", "choices"))
    values = {
        "real_part": real.total / moves.total,
        "each": offered.total / max(real.total, 1),
        "a_turn": None if found.alone else real.total / found.measure("turns").total,
        "plot": svg.histogram("real decisions in a match", real),
    }
    return Card("choices.html", "How much there is to choose", values)


def skill(found: Finding) -> Card:
    rows = []
    for pair in found.skill:
        share = pair.share
        at = Estimate(share.mean, max(share.mean - share.low, share.high - share.mean))
        against = pair.opponent_share.mean if found.alone else found.equal_pair
        label = f"{pair.challenger} against {pair.opponent}"
        rows.append(Row(label, at, at.clear_of(against)))
    plot = svg.intervals(
        "share of the wins of each level against the one below",
        rows,
        line=0.5 if found.alone else found.equal_pair,
        line_says="half" if found.alone else "equal strength",
    )
    return Card("skill.html", "How much skill decides", {"plot": plot})


def worth(found: Finding) -> Iterator[Card]:
    page = tally.PAGES.page_of(found.setup.game)
    groups: dict[str, list[Column]] = {}
    for column in page.COLUMNS:
        if not column.is_category:
            groups.setdefault(column.group, []).append(column)
        elif not found.alone and found.category(column.name):
            yield category(found, column)
    for group, columns in groups.items():
        yield from numbers(found, group, columns)


def category(found: Finding, column: Column) -> Card:
    values = found.category(column.name)
    rows = [
        Row(column.names[at], share, share.clear_of(found.equal))
        for at, (_, share, _) in values.items()
    ]
    ranked = sorted(rows, key=lambda row: -row.estimate.mean)
    plot = svg.intervals(
        f"share of the wins by {column.words}", ranked, line=found.equal, line_says="equal share"
    )
    contents = {
        "column": column,
        "found": values,
        "best": ranked[0],
        "worst": ranked[-1],
        "plot": plot,
    }
    return Card("category.html", f"{column.group}: what each is worth", contents, full=True)


def numbers(found: Finding, group: str, columns: list[Column]) -> Iterator[Card]:
    """One card, if any of the numbers varies."""
    estimates = [(column, worth_of(found.facts["worth"][column.name])) for column in columns]
    lines = [(column, at) for column, at in estimates if at is not None]
    rows = [Row(short(column.words), at.share, at.share.clear_of(0)) for column, at in lines]
    if not rows:
        return
    title = f"{group}: what one more goes with"
    values = {
        "lines": lines,
        "strongest": strongest(rows),
        "are_dealt": columns[0].dealt,
        "plot": svg.intervals(title, rows, line=0, line_says="no difference"),
    }
    yield Card("numbers.html", title, values, full=True)


def strongest(rows: list[Row]) -> list[Row]:
    """The two ends: what goes with most more of the wins, and with most less."""
    clear = sorted((row for row in rows if row.clear), key=lambda row: row.estimate.mean)
    more = [row for row in clear[-1:] if row.estimate.mean > 0]
    less = [row for row in clear[:1] if row.estimate.mean <= 0]
    return more + less


def short(words: str) -> str:
    return words.split(" (")[0]


def rules(found: Finding) -> Card:
    page = tally.PAGES.page_of(found.setup.game)
    values = {
        "comes_up": page.COMES_UP,
        "never": [words for name, words in page.COMES_UP.items() if not found.event_matches(name)],
        "dead_ends": [page.COMES_UP[name] for name in page.DEAD_ENDS],
        "one_in": one_in(found.dead_ends) if found.dead_ends else "",
        "is_flaw": found.dead_ends > RARE,
    }
    return Card("rules.html", "How often each rule comes up, and dead ends", values, full=True)
