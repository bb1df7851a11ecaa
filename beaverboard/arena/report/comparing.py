"""A comparison as a page and as a table in the terminal."""

from collections.abc import Iterator
from html import escape

from beaverboard.arena.compare import COURSE, Comparison, Line
from beaverboard.arena.report import svg
from beaverboard.arena.report.html import card, fact, figure, made_by, page, paragraph, table
from beaverboard.arena.report.pages import players
from beaverboard.arena.report.svg import Row
from beaverboard.extras import extra
from beaverboard.games.setup import Value

with extra("arena"):
    from rich.table import Table


def shown(value: Value) -> str:
    if isinstance(value, tuple) and min(value) < 0:
        return "as usual"  # numbers that the rules fill in
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def changes(comparison: Comparison) -> list[tuple[str, str, str]]:
    """Name, base and change of every option that differs."""
    base, changed = comparison.base.setup.options, comparison.changed.setup.options
    return [
        (name, shown(base[name]), shown(changed[name]))
        for name in base
        if base[name] != changed[name]
    ]


def amount(line: Line, value: float, *, sign: bool = False) -> str:
    scaled = 100 * value if line.percent else value
    digits = 1 if line.percent or abs(scaled) >= 100 else 2 if abs(scaled) >= 0.1 else 3
    text = f"{scaled:{'+' if sign else ''},.{digits}f}".replace("-", "−")
    return f"{text} %" if line.percent and not sign else text


def written(comparison: Comparison, command: str) -> str:
    setup = comparison.base.setup
    title = f"{setup.game.title}: what if?"
    return page(title, [f"<h1>{escape(title)}</h1>", *told(comparison, command)])


def told(comparison: Comparison, command: str) -> Iterator[str]:
    base = comparison.base
    differing = table(
        ("option", "base", "change"),
        ([escape(cell) for cell in cells] for cells in changes(comparison)),
    )
    yield f'<div class="options">{differing}</div>'
    yield paragraph(
        f"{base.matches:,} matches of each, {escape(base.name)}, played by "
        f"{escape(players(base.plan.bots))} on the same seeds, so that both have the same luck as "
        "far as the rules let them.",
        verdict(comparison),
    )
    yield made_by(
        command,
        "<span class=beyond>Marked</span> figures differ beyond chance, allowing for all the "
        "figures of this page being looked at together; ± is half of a 95 % interval of the "
        "difference.",
    )
    groups: dict[str, list[Line]] = {}
    for line in comparison.lines:
        groups.setdefault(line.group, []).append(line)
    cards = [card(group, *body(group, lines, comparison)) for group, lines in groups.items()]
    yield '<h2 class="minor">Every figure</h2>'
    yield f'<div class="cards">{"".join(cards)}</div>'


def verdict(comparison: Comparison) -> str:
    marked = [line for line in comparison.lines if line.beyond_chance]
    if not marked:
        return "Nothing on this page differs beyond chance."
    whole = [line for line in marked if line.group == COURSE]
    said = [
        f"{escape(line.words)} {'up' if line.difference.mean > 0 else 'down'} from "
        f"{amount(line, line.base)} to {amount(line, line.changed)}"
        for line in whole[:4]
    ]
    count = f"{len(marked)} of {len(comparison.lines)} figures differ beyond chance"
    return f"{count}: {'; '.join(said)}." if said else f"{count}."


def body(group: str, lines: list[Line], comparison: Comparison) -> Iterator[str]:
    if group == COURSE and not comparison.base.alone:
        picture = svg.histogram(
            "turns of a match, change over base",
            comparison.changed.measure("turns"),
            beside=comparison.base.measure("turns"),
        )
        yield figure(picture, "Turns of a match. In front: the change. Behind: the base.")
    elif all(line.percent for line in lines):
        rows = [Row(line.words, line.difference, line.beyond_chance) for line in lines]
        picture = svg.intervals(f"{group}: differences", rows, line=0, line_says="no difference")
        yield figure(picture, "Difference of the share of the wins, 95 % intervals.")
    yield table(("figure", "base", "change", "difference", "95 %"), (cells(line) for line in lines))


def cells(line: Line) -> tuple[str, ...]:
    difference = fact(
        line.name, line.difference.mean, amount(line, line.difference.mean, sign=True)
    )
    if line.beyond_chance:
        difference = f'<span class="beyond">{difference}</span>'
    return (
        escape(line.words),
        amount(line, line.base),
        amount(line, line.changed),
        difference,
        f"± {amount(line, line.difference.margin).removesuffix(' %')}",
    )


def summary_table(comparison: Comparison) -> Table:
    result = Table("", "base", "change", "difference", "95 %")
    for line in comparison.lines:
        if line.beyond_chance:
            result.add_row(
                line.words,
                amount(line, line.base),
                amount(line, line.changed),
                amount(line, line.difference.mean, sign=True),
                f"± {amount(line, line.difference.margin).removesuffix(' %')}",
            )
    result.caption = (
        "What differs beyond chance; everything else is on the page."
        if result.row_count
        else "Nothing differs beyond chance."
    )
    return result
