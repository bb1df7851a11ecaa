"""A comparison as a page and as a table in the terminal."""

from beaverboard.arena.compare import COURSE, Comparison, Line
from beaverboard.arena.report import html, svg
from beaverboard.arena.report.html import ENVIRONMENT, MINUS
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


def amount(value: float, line: Line, *, sign: bool = False) -> str:
    scaled = 100 * value if line.percent else value
    digits = 1 if line.percent or abs(scaled) >= 100 else 2 if abs(scaled) >= 0.1 else 3
    text = f"{scaled:{'+' if sign else ''},.{digits}f}".replace("-", MINUS)
    return f"{text} %" if line.percent and not sign else text


ENVIRONMENT.filters["amount"] = amount


def written(comparison: Comparison, command: str) -> str:
    base, lines = comparison.base, comparison.lines
    marked = [line for line in lines if line.beyond_chance]
    groups: dict[str, list[Line]] = {}
    for line in lines:
        groups.setdefault(line.group, []).append(line)
    return html.page(
        "comparison.html",
        title=f"{base.setup.game.title}: what if?",
        changes=changes(comparison),
        base=base,
        players=players(base.plan.bots),
        lines=lines,
        marked=marked,
        foremost=[line for line in marked if line.group == COURSE][:4],
        command=command,
        course=COURSE,
        groups=[(group, each, plot(group, each, comparison)) for group, each in groups.items()],
    )


def plot(group: str, lines: list[Line], comparison: Comparison) -> svg.Plot | None:
    if group == COURSE and not comparison.base.alone:
        return svg.histogram(
            "turns of a match, change over base",
            comparison.changed.measure("turns"),
            beside=comparison.base.measure("turns"),
        )
    if all(line.percent for line in lines):
        rows = [Row(line.words, line.difference, line.beyond_chance) for line in lines]
        return svg.intervals(f"{group}: differences", rows, line=0, line_says="no difference")
    return None


def summary_table(comparison: Comparison) -> Table:
    result = Table("", "base", "change", "difference", "95 %")
    for line in comparison.lines:
        if line.beyond_chance:
            result.add_row(
                line.words,
                amount(line.base, line),
                amount(line.changed, line),
                amount(line.difference.mean, line, sign=True),
                f"± {amount(line.difference.margin, line).removesuffix(' %')}",
            )
    result.caption = (
        "What differs beyond chance; everything else is on the page."
        if result.row_count
        else "Nothing differs beyond chance."
    )
    return result
