"""What `beaverboard advise` and `beaverboard analyse` print."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path

from beaverboard import record
from beaverboard.bots import advice, analysis, plot
from beaverboard.bots.analysis import Moment, Step
from beaverboard.bots.commands import BadPosition
from beaverboard.console import console, progress_bar
from beaverboard.extras import extra
from beaverboard.match import Match

with extra("arena"):
    from rich.table import Table

NAMED = 5  # moments of a seat, and swings, that are printed
SWING = 0.1  # of the win
WIDTH, HEIGHT = 64, 5  # of a curve, in letters

# Advice


def advise(parsed: argparse.Namespace) -> None:
    match = position_of(parsed.match, parsed.ply)
    if match.over:
        raise BadPosition("the match is over there; --ply names an earlier position")
    seat = match.turn
    if parsed.seat not in (None, seat + 1):
        raise BadPosition(f"seat {parsed.seat} is not in turn there, seat {seat + 1} is")
    given = advice.advise(match, seat, parsed.playouts, parsed.seed)
    words = match.game.text.words
    if parsed.json:
        moves = [{"move": words(each.action), **asdict(each)} for each in given.moves]
        why = [{**asdict(each), "text": advice.spoken(each)} for each in given.reasons]
        facts = {"game": match.game.name, "ply": match.ply, "seat": seat}
        print(json.dumps({**facts, "moves": moves, "why": why}, indent=2))
        return
    table = Table("move", title=f"seat {seat + 1}, after {match.ply} moves")
    for column in ("wins", "95 %", "score", "playouts"):
        table.add_column(column, justify="right")
    for each in given.moves:
        known = (
            (f"{each.share:.1%}", f"{each.low:.0%} – {each.high:.0%}", f"{each.score:.1f}")
            if each.playouts
            else ("?", "?", "?")
        )
        table.add_row(words(each.action), *known, str(each.playouts))
    console.print(table)
    for reason in given.reasons:
        print(advice.spoken(reason) if reason.kind == "chances" else with_kind(reason))


def with_kind(reason: advice.Reason) -> str:
    return f"{reason.kind}: {advice.spoken(reason)}"


def position_of(given: str, ply: int | None) -> Match:
    if "|" in given:
        if ply:
            raise BadPosition("--ply is for records; a position is one already")
        return Match.from_position(given)
    stored = record.read(Path(given))
    final = Match.replay(stored)
    if ply is None or ply == final.ply:
        return final
    if ply > final.ply:
        raise BadPosition(f"--ply {ply}: the record has {final.ply} moves")
    return Match.replay({**stored, "moves": stored["moves"][:ply], "result": None})


# Analysis


def analyse(parsed: argparse.Namespace) -> None:
    stored = record.read(parsed.record)
    growing = analysis.analyse(stored, parsed.playouts, parsed.seed)
    steps: list[Step] = []
    with progress_bar() as bar:
        task = bar.add_task("analysing", total=len(stored["moves"]) + 1)
        for step in growing:
            steps.append(step)
            bar.advance(task)
    moments, accounts = analysis.moments(steps), analysis.accounts(steps)
    if parsed.json:
        found = {
            "chances": [step.chances for step in steps],
            "moments": [{**asdict(m), "cost": m.cost, "kind": m.kind} for m in moments],
            "seats": [asdict(account) for account in accounts],
        }
        print(json.dumps(found, indent=2))
        return
    show_curves(steps)
    show_moments(moments, len(accounts))
    show_swings(steps)
    show_accounts(accounts)


def show_curves(steps: Sequence[Step]) -> None:
    """Of every seat; of two that share one win, the first one's says it all."""
    seats = len(steps[0].chances)
    width = min(WIDTH, max(2, console.width - 16))
    for p in range(1 if mirrored(steps) else seats):
        curve = plot.lines([step.chances[p] for step in steps], width, HEIGHT)
        for row, text in enumerate(curve):
            scale = {0: "100 %", HEIGHT // 2: " 50 %", HEIGHT - 1: "  0 %"}.get(row, "")
            name = f"seat {p + 1}" if row == 0 else ""
            print(f"{name:8}{scale:>6} {text}")
    print(f"{'ply':>14} 0{steps[-1].ply:>{width - 1}}\n")


def mirrored(steps: Sequence[Step]) -> bool:
    return len(steps[0].chances) == 2


def show_moments(moments: Sequence[Moment], seats: int) -> None:
    if not moments:
        print("No choice surely cost anything.")
    for p in range(seats):
        own = [moment for moment in moments if moment.seat == p]
        for moment in own[:NAMED]:
            print(
                f"ply {moment.ply}, seat {p + 1}: {moment.move} was a {moment.kind}, it won "
                f"{moment.share:.0%}; {moment.better} would have won {moment.better_share:.0%}"
            )
        if len(own) > NAMED:
            print(f"  and {len(own) - NAMED} more that cost seat {p + 1} less")


def show_swings(steps: Sequence[Step]) -> None:
    """Plies at which the chances changed most though nobody chose badly."""
    swings = []
    for before, after in pairwise(steps):
        changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        most = max(range(len(changes)), key=lambda p: abs(changes[p]))
        if after.moment is None and abs(changes[most]) >= SWING:
            swings.append((abs(changes[most]), after, most, before.chances[most]))
    for _, step, p, earlier in sorted(swings, key=lambda swing: -swing[0])[:NAMED]:
        assert step.seat is not None
        print(
            f"ply {step.ply}, seat {step.seat + 1}: {step.move} was no mistake, but seat {p + 1} "
            f"went from {earlier:.0%} to {step.chances[p]:.0%}"
        )


def show_accounts(accounts: Sequence[analysis.Account]) -> None:
    table = Table("seat", title="from the start to the result")
    for column in ("start", "luck", "own choices", "others' choices", "result"):
        table.add_column(column, justify="right")
    for each in accounts:
        parts = (f"{part:+.0%}" for part in (each.luck, each.choices, each.gifts))
        table.add_row(str(each.seat + 1), f"{each.start:.0%}", *parts, f"{each.result:.0%}")
    console.print(table)
