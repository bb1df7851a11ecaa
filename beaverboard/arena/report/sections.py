"""The part of a report that tells about one setup, card by card."""

from collections.abc import Iterator
from html import escape

from beaverboard.arena import tally
from beaverboard.arena.estimate import Estimate, worth_of
from beaverboard.arena.facts import TWENTIETHS
from beaverboard.arena.report import svg
from beaverboard.arena.report.finding import Finding
from beaverboard.arena.report.html import (
    card,
    estimated,
    fact,
    figure,
    paragraph,
    percent,
    plain,
    sides,
    table,
)
from beaverboard.arena.report.svg import Row
from beaverboard.arena.tally.column import Column

ORDINALS = ("begins", "2nd to play", "3rd to play", "4th to play", "5th to play", "6th to play")
NOTABLE = 0.005  # a part of the win below which an advantage is none to speak of
RARE = 0.01
CAUSE = "The cards are dealt at random, so the difference is their own doing."
COMPANY = (
    "This is company, not cause: whoever plays well, or has luck, also ends up with certain things."
)


def section(found: Finding) -> str:
    cards = "".join(part for part in parts(found) if part)
    title = escape(f"{found.setup.game.title}: {found.name}")
    return f'<h2 id="{found.key}">{title}</h2><div class="cards">{cards}</div>'


def parts(found: Finding) -> Iterator[str]:
    yield length(found)
    yield scores(found)
    yield order(found)
    yield closeness(found)
    yield lead(found)
    yield choices(found)
    yield skill(found)
    yield from worth(found)
    yield rules(found)


def one_in(part: float) -> str:
    """A part as people say it."""
    return "more than every second one" if part > 0.5 else f"one in {1 / part:,.0f}"


def length(found: Finding) -> str:
    actions, turns = found.measure("length"), found.measure("turns")
    shown, unit = (actions, "decisions") if found.alone else (turns, "turns")
    low, high = shown.percentile(5), shown.percentile(95)
    each = "" if found.alone else f", {plain('turns-each', turns.mean / found.setup.seats)} a seat"
    told = paragraph(
        f"A match takes {plain(unit, shown.mean)} {unit}{each}.",
        f"Nine in ten last between {low:.0f} and {high:.0f}.",
        "Its length hardly varies."
        if high <= low * 1.25
        else "Some are three times as long as others."
        if high >= low * 3
        else "",
        f"With every card chosen and every place for it, {plain('length', actions.mean)} decisions."
        if not found.alone and actions.mean > 1.05 * turns.mean
        else "",
    )
    return card("How long a match is", told, figure(svg.histogram(f"{unit} of a match", shown)))


def scores(found: Finding) -> str:
    every, winning = found.scores, found.measure("winning_score")
    if found.alone:
        wins = found.place(0)
        told = paragraph(
            f"The player ends with {plain('score', every.mean)} points on average and beats the "
            f"automatic opponent in {estimated('win', wins)} of the matches."
        )
        return card("How scores spread", told, figure(svg.histogram("scores", every)))
    told = paragraph(
        f"A seat ends with {plain('score', every.mean)} points on average, the winner with "
        f"{plain('winning-score', winning.mean)}.",
        f"Nine seats in ten have between {every.percentile(5):.0f} and {every.percentile(95):.0f}.",
    )
    picture = svg.histogram("scores of winners over those of all seats", winning, beside=every)
    return card("How scores spread", told, figure(picture, "In front: winners. Behind: all seats."))


def order(found: Finding) -> str:
    if found.alone:
        return ""
    shares = [found.place(at) for at in range(found.setup.seats)]
    first, equal = found.first_share, found.first_equal
    gained = first.mean - equal
    who = "The team that begins" if found.setup.partners > 1 else "Whoever begins"
    told = (
        f"{who} wins {estimated('first-share', first)} of the time, "
        f"where {100 * equal:.1f} % would be equal."
    )
    if not first.clear_of(equal):
        judged = f"In {found.matches:,} matches that is no more than chance."
    elif abs(gained) < NOTABLE:
        judged = "That is beyond chance, and yet nobody at the table will notice."
    elif gained > 0:
        judged = f"Beginning is worth {100 * gained:.1f} percentage points."
    else:
        judged = f"Beginning costs {-100 * gained:.1f} percentage points."
    rows = [
        Row(ORDINALS[at], share, share.clear_of(found.equal)) for at, share in enumerate(shares)
    ]
    picture = svg.intervals(
        "share of the wins by place in the order of play",
        rows,
        line=found.equal,
        line_says="equal share",
    )
    return card("Who begins", paragraph(told, judged), figure(picture, "With 95 % intervals."))


def closeness(found: Finding) -> str:
    if found.alone:
        return ""
    margin, deviation = found.measure("margin"), found.scores.deviation
    winners, middle = found.measure("winners"), margin.percentile(50)
    shared = 1 - winners.at_most(found.setup.partners)
    close = max(1, round(deviation / 8))
    told = paragraph(
        f"In the middle the winner is {plain('margin', middle, 0)} "
        f"{'point' if middle == 1 else 'points'} ahead of the next, where the scores of seats "
        f"differ by {deviation:.1f} as a rule.",
        f"{percent('close', margin.at_most(close), 0)} of the matches are decided by "
        f"{'a point' if close == 1 else f'{close} points'} or less",
        f"and {percent('shared', shared)} are shared." if shared else "and none is shared.",
    )
    return card(
        "How close it gets", told, figure(svg.histogram("points between winner and next", margin))
    )


def lead(found: Finding) -> str:
    changes, settled = found.measure("lead_changes"), found.measure("settled")
    middle = settled.percentile(50) / TWENTIETHS
    early = settled.at_most(TWENTIETHS // 2 - 1)
    told = paragraph(
        f"The lead changes hands {plain('lead-changes', changes.mean)} times;",
        f"in {percent('never', changes.at(0))} of the matches never.",
        f"Half of the matches are settled (the lead stays where it is) before "
        f"{100 * middle + 100 / TWENTIETHS:.0f} % of them are played, {100 * early:.0f} % of the "
        "matches already at half-time.",
    )
    return card(
        "How often the lead changes", told, figure(svg.histogram("changes of lead", changes))
    )


def choices(found: Finding) -> str:
    moves, real, offered = (found.measure(name) for name in ("length", "decisions", "choices"))
    each = offered.total / max(real.total, 1)
    told = [
        f"Of all decisions, {percent('real', real.total / moves.total, 0)} are real: more than one "
        f"move is legal, {plain('choices', each)} on average.",
    ]
    if not found.alone:
        a_turn = real.total / found.measure("turns").total
        told.append(f"A turn has {plain('real-a-turn', a_turn)} of them.")
        if a_turn < 0.9:
            told.append("Some turns play themselves.")
    return card(
        "How much there is to choose",
        paragraph(*told),
        figure(svg.histogram("real decisions in a match", real), "Real decisions in a match."),
    )


def skill(found: Finding) -> str:
    if not found.skill:
        return ""
    rows, told = [], []
    for pair in found.skill:
        share = pair.share
        at = Estimate(share.mean, max(share.mean - share.low, share.high - share.mean))
        against = pair.opponent_share.mean if found.alone else found.equal_pair
        label = f"{pair.challenger} against {pair.opponent}"
        rows.append(Row(label, at, at.clear_of(against)))
        told.append(
            f"{escape(pair.challenger.capitalize())} wins "
            f"{percent(f'skill-{pair.challenger}', share.mean)} against {escape(pair.opponent)} "
            f"({pair.matches:,} matches on the same deals in every seat)."
            if not found.alone
            else f"{escape(pair.challenger.capitalize())} wins "
            f"{percent(f'skill-{pair.challenger}', share.mean)}, {escape(pair.opponent)} "
            f"{100 * against:.1f} % of the same deals."
        )
    line = 0.5 if found.alone else found.equal_pair
    told.append(
        "The further a step is above the line, the more is decided by playing well."
        if not found.alone
        else ""
    )
    picture = svg.intervals(
        "share of the wins of each level against the one below",
        rows,
        line=line,
        line_says="half" if found.alone else "equal strength",
    )
    return card("How much skill decides", paragraph(*told), figure(picture))


def worth(found: Finding) -> Iterator[str]:
    page = tally.PAGES.page_of(found.setup.game)
    groups: dict[str, list[Column]] = {}
    for column in page.COLUMNS:
        if column.is_category:
            yield category(found, column)
        else:
            groups.setdefault(column.group, []).append(column)
    for group, columns in groups.items():
        yield numbers(found, group, columns)


def category(found: Finding, column: Column) -> str:
    values = found.category(column.name)
    if not values or found.alone:
        return ""
    rows = [
        Row(column.names[at], share, share.clear_of(found.equal))
        for at, (_, share, _) in values.items()
    ]
    ranked = sorted(rows, key=lambda row: -row.estimate.mean)
    best, worst = ranked[0], ranked[-1]
    told = paragraph(
        f"{escape(best.label)} wins {estimated('best', best.estimate)} of its matches, "
        f"{escape(worst.label)} {estimated('worst', worst.estimate)}; "
        f"{100 * found.equal:.1f} % would be equal.",
        "They are dealt at random, so the difference is their own doing.",
    )
    lines = [
        (
            escape(column.names[at]),
            f"{count:,}",
            percent(f"{column.name}-{at}", share.mean),
            f"± {100 * share.margin:.1f}",
            f"{score.mean:.2f}",
        )
        for at, (count, share, score) in values.items()
    ]
    picture = svg.intervals(
        f"share of the wins by {column.words}", ranked, line=found.equal, line_says="equal share"
    )
    return card(
        f"{column.group}: what each is worth",
        told,
        sides(
            figure(picture, "Share of the wins, 95 % intervals."),
            table((column.words, "seats", "wins", "95 %", "score"), lines),
        ),
        full=True,
    )


def numbers(found: Finding, group: str, columns: list[Column]) -> str:
    rows, lines = [], []
    for column in columns:
        at = worth_of(found.facts["worth"][column.name])
        if at is None:
            continue
        rows.append(Row(short(column.words), at.share, at.share.clear_of(0)))
        lines.append(
            (
                escape(column.words),
                f"{at.mean:.2f}",
                "–" if found.alone else f"{at.winners:.2f}",
                fact(f"worth-{column.name}", at.share.mean, signed(100 * at.share.mean, 1)),
                f"± {100 * at.share.margin:.1f}",
                signed(at.score.mean, 2),
            )
        )
    if not rows:
        return ""
    picture = svg.intervals(
        f"{group}: what one more goes with", rows, line=0, line_says="no difference"
    )
    return card(
        f"{group}: what one more goes with",
        paragraph(strongest(rows), CAUSE if columns[0].dealt else COMPANY),
        sides(
            figure(picture, "Change of the share of the wins with one more of it, 95 % intervals."),
            table(("one more", "a seat has", "winners", "wins", "95 %", "score"), lines),
        ),
        full=True,
    )


def strongest(rows: list[Row]) -> str:
    """The two ends, in words."""
    clear = sorted((row for row in rows if row.clear), key=lambda row: row.estimate.mean)
    if not clear:
        return "None of these makes a difference beyond chance."
    said = []
    for row, way in ((clear[-1], "more"), (clear[0], "less")):
        gained = 100 * row.estimate.mean
        if (gained > 0) == (way == "more"):
            said.append(
                f"{escape(row.label)}: {abs(gained):.1f} percentage points {way} of the wins"
            )
    return f"One more {'; one more '.join(said)}."


def signed(value: float, digits: int) -> str:
    return f"{value:+.{digits}f}".replace("-", "−")


def short(words: str) -> str:
    return words.split(" (")[0]


def rules(found: Finding) -> str:
    page = tally.PAGES.page_of(found.setup.game)
    lines = []
    for name, words in page.COMES_UP.items():
        often, part = found.event(name), found.event_matches(name)
        if part > 0:
            shown = plain(f"event-{name}", often.mean, 2)
            lines.append((escape(words), shown, f"{100 * part:.1f} %"))
    never = [words for name, words in page.COMES_UP.items() if found.event_matches(name) == 0]
    return card(
        "How often each rule comes up, and dead ends",
        paragraph(dead_ends(found)),
        table(("rule", "times a match", "matches with it"), lines),
        f'<p class="soft">Never: {escape("; ".join(never))}.</p>' if never else "",
        full=True,
    )


def dead_ends(found: Finding) -> str:
    page = tally.PAGES.page_of(found.setup.game)
    if not page.DEAD_ENDS:
        return (
            "This game has no dead ends: something can be done in every turn, and every turn uses "
            "up cards."
        )
    part = found.dead_ends
    what = "; ".join(page.COMES_UP[name] for name in page.DEAD_ENDS)
    if part == 0:
        return f"A dead end here is when {escape(what)}. It never happened."
    weight = " That is a flaw worth working on." if part > RARE else ""
    return (
        f"A dead end here is when {escape(what)}. It happens in {percent('dead-ends', part, 2)} of "
        f"the matches, {one_in(part)}.{weight}"
    )
