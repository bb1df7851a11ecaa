"""A report from its first line to its last: play, measure, write."""

from collections.abc import Sequence
from itertools import pairwise

from beaverboard.arena.ladder import Pair, add, equal_share, line_ups, play_chunk
from beaverboard.arena.plan import Plan, PlayChunk, Progress, silent
from beaverboard.arena.report import html
from beaverboard.arena.report.finding import Finding
from beaverboard.arena.report.overview import advantage, remarks
from beaverboard.arena.report.sections import cards
from beaverboard.arena.run import LOCAL, Workers, gather
from beaverboard.games.game import Game
from beaverboard.games.setup import BadSetup, Setup, Value


def setups(
    game: Game, mode: str | None, seats: int | None, options: dict[str, Value]
) -> list[Setup]:
    """Every mode and number of seats, or those asked for; options ask for the modes they change."""
    changed = [
        option
        for option in game.options
        if options.get(option.name, option.default) != option.default
    ]
    modes = [
        each
        for each in game.modes
        if mode in (None, each.name) and all(option.applies_to(each.name) for option in changed)
    ]
    if mode is not None or not modes:
        Setup.of(game, mode, seats, options)  # raises if it can't be played
    found = [
        Setup.of(game, each.name, n, options)
        for each in modes
        for n in each.seats
        if seats in (None, n)
    ]
    if not found:
        numbers = sorted({n for each in modes for n in each.seats})
        raise BadSetup(
            f"seats: {game.name} is for {numbers[0]} to {numbers[-1]}, not {seats!s:.60}"
        )
    return found


def investigate(
    plan: Plan,
    levels: Sequence[str],
    *,
    skill_matches: int,
    workers: Workers = LOCAL,
    progress: Progress = silent,
) -> Finding:
    """Play the matches of a plan, and let each level meet the one below."""
    task = PlayChunk(plan.as_json(), rows=False)
    facts = gather(task, plan.chunks, workers, progress)
    skill: list[Pair] = []
    if skill_matches:
        deals = -(-skill_matches // len(line_ups(plan.setup, *levels[:2])))
        for lower, upper in pairwise(levels):
            pair = Pair(upper, lower, even=equal_share(plan.setup))
            add(pair, play_chunk(plan.setup, pair, plan.seed, deals))
            skill.append(pair)
    return Finding(plan, facts, tuple(skill))


def written(findings: Sequence[Finding], command: str) -> str:
    """The page about findings of one game."""
    first = findings[0]
    game, plan, options = first.setup.game, first.plan, first.setup.options
    usual = {option.name: option.default for option in game.options}
    return html.page(
        "report.html",
        title=f"{game.title} in numbers",
        game=game,
        plan=plan,
        players=players(plan.bots),
        changed={name: options[name] for name in usual if options[name] != usual[name]},
        command=command,
        findings=findings,
        remarks=list(remarks(findings)),
        advantage=advantage,
        cards=cards,
    )


def players(bots: Sequence[str]) -> str:
    kinds = list(dict.fromkeys(bots))
    return f"the bot {kinds[0]} in every seat" if len(kinds) == 1 else f"the bots {', '.join(bots)}"
