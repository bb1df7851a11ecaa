"""A report from its first line to its last: play, measure, write."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import pairwise

from beaverboard.arena.ladder import Pair, add, equal_share, line_ups, play_chunk
from beaverboard.arena.plan import Plan, PlayChunk, Progress, silent
from beaverboard.arena.report.finding import Finding
from beaverboard.arena.report.html import made_by, page, paragraph
from beaverboard.arena.report.overview import overview, standing_out
from beaverboard.arena.report.sections import section
from beaverboard.arena.run import HERE, Hands, gather
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
        Setup.of(game, mode, seats, options)  # complains if it can't be
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
    hands: Hands = HERE,
    progress: Progress = silent,
) -> Finding:
    """Play the matches of a plan, and let each level meet the one below."""
    task = PlayChunk(plan.as_json(), rows=False)
    facts = gather(task, plan.chunks, hands, progress)
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
    game = findings[0].setup.game
    body = [f"<h1>{escape(game.title)} in numbers</h1>", *introduction(findings, command)]
    if len(findings) > 1:
        body += [standing_out(findings), overview(findings)]
    body += [section(each) for each in findings]
    return page(f"{game.title} in numbers", body)


def introduction(findings: Sequence[Finding], command: str) -> Iterator[str]:
    first = findings[0]
    game, plan = first.setup.game, first.plan
    changed = {
        option.name: first.setup.options[option.name]
        for option in game.options
        if first.setup.options[option.name] != option.default
    }
    by = f" {escape(game.title)} is by {escape(game.authors)}." if game.authors else ""
    yield paragraph(
        f"What {plan.matches:,} matches {'for each line below ' if len(findings) > 1 else ''}say "
        f"about the game. They were played by {escape(players(plan.bots))}, after version "
        f"{game.version} of our rules.{by}",
        "Bots never tire, never forget and never bluff; read the figures as what the rules make "
        "of equally sensible players.",
    )
    if changed:
        told = ", ".join(f"{name} = {value}" for name, value in changed.items())
        yield paragraph(f"Options that differ from the usual: {escape(told)}.")
    yield made_by(
        command,
        "The same command gives the same page. A figure behind ± is half of a 95 % interval: in "
        "nineteen of twenty such pages the truth is within it.",
    )


def players(bots: Sequence[str]) -> str:
    kinds = list(dict.fromkeys(bots))
    return f"the bot {kinds[0]} in every seat" if len(kinds) == 1 else f"the bots {', '.join(bots)}"
