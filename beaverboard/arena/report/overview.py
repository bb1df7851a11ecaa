"""What stands out among all setups of a game."""

from collections.abc import Iterator, Sequence

from beaverboard.arena import tally
from beaverboard.arena.report.finding import Finding
from beaverboard.arena.report.html import MINUS

WORTH_A_WORD = 0.01  # a part of the matches or of the wins
MOSTLY = 0.85


Extremes = tuple[Finding, Finding]  # where beginning matters most and least


def remarks(findings: Sequence[Finding]) -> Iterator[str | Extremes]:
    together = [found for found in findings if not found.alone]
    if together:
        yield beginning_remark(together)
    yield from category_remarks(together)
    dead = max(findings, key=lambda found: found.dead_ends)
    if dead.dead_ends > WORTH_A_WORD:
        over = sum(found.dead_ends > WORTH_A_WORD for found in findings)
        yield (
            f"Dead ends: {100 * dead.dead_ends:.0f} % of the matches of {dead.name}, and "
            f"more than one in a hundred in {over} of {len(findings)} setups."
        )
    elif tally.PAGES.page_of(dead.setup.game).DEAD_ENDS:
        yield "Dead ends hardly ever happen."
    long, short = (
        chosen(findings, key=lambda found: found.measure("length").mean) for chosen in (max, min)
    )
    most, least = long.measure("length").mean, short.measure("length").mean
    yield (
        f"A match has about {most:,.0f} decisions, whatever the number of seats."
        if most < 1.05 * least
        else f"A match has from {least:,.0f} decisions ({short.name}) to {most:,.0f} ({long.name})."
    )
    if together:
        lively = max(together, key=lambda found: found.measure("lead_changes").mean)
        yield (
            f"The lead changes hands most often with {lively.name} "
            f"({lively.measure('lead_changes').mean:.1f} times){closest(together)}."
        )
    yield from skill_remark([found for found in together if found.skill])


def closest(together: Sequence[Finding]) -> str:
    """Where it ends closest, if one setup does; modes count their scores differently."""
    ahead = [found.measure("margin").percentile(50) for found in together]
    if len({found.setup.mode for found in together}) > 1 or ahead.count(min(ahead)) > 1:
        return ""
    return f"; it ends closest with {together[ahead.index(min(ahead))].name}"


def skill_remark(skilled: Sequence[Finding]) -> Iterator[str]:
    def decided(found: Finding) -> float:
        """0 where the stronger bot wins no more than its share, 1 where it wins always."""
        return (found.skill[-1].share.mean - found.equal_pair) / (1 - found.equal_pair)

    if not skilled:
        return
    least = min(skilled, key=decided)
    pair = least.skill[-1]
    example = (
        f"{pair.challenger} wins {100 * pair.share.mean:.0f} % "
        f"({100 * pair.share.low:.0f} to {100 * pair.share.high:.0f}) against "
        f"{pair.opponent} with "
        f"{least.name}, where {100 * least.equal_pair:.0f} % would be equal strength"
    )
    yield (
        f"Playing well decides everywhere: {example}."
        if decided(least) > MOSTLY
        else f"Playing well counts least here: {example}."
    )


def beginning_remark(together: Sequence[Finding]) -> str | Extremes:
    def gained(found: Finding) -> float:
        return found.first_share.mean - found.first_equal

    sure = [found for found in together if found.first_share.clear_of(found.first_equal)]
    if not sure:
        return "Who begins makes no difference beyond chance in as many matches as these."
    most = max(sure, key=lambda found: abs(gained(found)))
    least = min(together, key=lambda found: abs(gained(found)))
    if abs(gained(most)) < WORTH_A_WORD:
        return "Who begins makes no difference to speak of, whatever the number of seats."
    return most, least


def category_remarks(together: Sequence[Finding]) -> Iterator[str]:
    """Where what is dealt to seats differs most in worth."""
    for column in tally.PAGES.page_of(together[0].setup.game).COLUMNS if together else ():
        spread = []
        for found in together:
            values = found.category(column.name) if column.is_category else {}
            shares = {at: share.mean for at, (_, share, _) in values.items()}
            if shares:
                best, worst = (
                    max(shares, key=lambda at: shares[at]),
                    min(shares, key=lambda at: shares[at]),
                )
                ratio = (shares[best] - shares[worst]) / found.equal
                spread.append((ratio, found, best, worst, shares))
        if spread:
            _, found, best, worst, shares = max(spread, key=lambda each: each[0])
            yield (
                f"{column.group} differ most with {found.name}: "
                f"{column.names[best]} wins {100 * shares[best]:.0f} %, "
                f"{column.names[worst]} {100 * shares[worst]:.0f} %; "
                f"{100 * found.equal:.0f} % would be equal."
            )


def advantage(found: Finding) -> str:
    """Of beginning, in percentage points."""
    first = found.first_share
    gained = 100 * (first.mean - found.first_equal)
    return f"{gained:+.1f} ± {100 * first.margin:.1f}".replace("-", MINUS)
