"""What `beaverboard simulate`, `ladder`, `report`, `compare` and `tune` do."""

import argparse
import json
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from beaverboard import games
from beaverboard.arena import compare, ladder, run, summary, tune
from beaverboard.arena.estimate import Histogram
from beaverboard.arena.facts import Facts
from beaverboard.arena.matches import line_up, play_matches
from beaverboard.arena.plan import Plan, PlayChunk, Progress
from beaverboard.arena.report import comparing, pages
from beaverboard.arguments import options_from, setup_from
from beaverboard.bots.bot import bot_named
from beaverboard.console import console, progress_bar
from beaverboard.extras import extra
from beaverboard.games.setup import BadSetup, Setup

with extra("arena"):
    from rich.progress import TaskID


def run_simulate(parsed: argparse.Namespace) -> None:
    plan = Plan.of(setup_from(parsed), parsed.bots.split(","), parsed.matches, parsed.seed)
    with progress_bar() as bar:
        task = bar.add_task("compiling", total=None)
        if parsed.cluster is None:
            play_matches(plan.setup, matches=1, bots=plan.bots)
        bar.update(task, description="playing", total=plan.matches)
        begun = time.perf_counter()
        steps: list[int] = []

        def progress(matches: int) -> None:
            steps.append(matches)
            bar.advance(task, matches)

        workers = workers_from(parsed)
        if parsed.run is None:
            playing = PlayChunk(plan.as_json(), watched=False, rows=False)
            facts = run.gather(playing, plan.chunks, workers, progress)
        else:
            facts = play_into_folder(plan, parsed.run, workers, progress)
        seconds = time.perf_counter() - begun
    result = summary.summarise(facts)
    if parsed.json:
        shown = {"setup": plan.setup.as_json(), "bots": list(plan.bots), **result.as_json()}
        print(json.dumps(shown, indent=2))
    else:
        console.print(summary.table(result, plan.bots))
    actions = Histogram(facts["measures"]["length"]).total
    before = steps[0] if parsed.run else 0  # progress of a run folder begins with what it has
    part = 1 - before / plan.matches
    print(
        f"{plan.matches} matches, {actions} actions"
        + (f"; {before} matches were there before" if before else "")
        + f"; {seconds:.2f} s: {part * plan.matches / seconds:,.0f} matches/s, "
        f"{part * actions / seconds:,.0f} actions/s",
        file=sys.stderr,
    )


def workers_from(parsed: argparse.Namespace) -> run.Workers:
    return run.Workers(parsed.threads, parsed.cluster)


def play_into_folder(plan: Plan, folder: Path, workers: run.Workers, progress: Progress) -> Facts:
    try:
        return run.keep(plan, folder, workers, progress)
    except KeyboardInterrupt:
        print(
            f"\nStopped. What was played is in {folder}; the same command goes on from there.",
            file=sys.stderr,
        )
        raise


def run_ladder(parsed: argparse.Namespace) -> None:
    setup = setup_from(parsed)
    bots = parsed.bots.split(",")
    for bot in bots:
        line_up([bot], setup.seats)  # raises before anything is compiled
    with progress_bar() as bar:
        tasks: dict[str, TaskID] = {}

        def progress(pair: str, matches: int) -> None:
            if pair not in tasks:
                tasks[pair] = bar.add_task(pair, total=parsed.matches)
            bar.advance(tasks[pair], matches)

        result = ladder.play_ladder(
            setup,
            bots,
            matches=parsed.matches,
            seed=parsed.seed,
            line=parsed.line,
            stop_early=not parsed.all,
            with_luck=parsed.less_luck,
            threads=parsed.threads,
            folder=parsed.run,
            progress=progress,
        )
    if parsed.json:
        print(json.dumps(result.as_json(), indent=2))
    else:
        console.print(ladder.table(result))


def run_report(parsed: argparse.Namespace) -> None:
    game = games.named(parsed.game)
    bots = parsed.bots.split(",")
    wanted = pages.setups(game, parsed.mode, parsed.seats, options_from(game, parsed.option))
    plans = [Plan.of(setup, bots, parsed.matches, parsed.seed) for setup in wanted]
    levels = tuple(parsed.levels.split(","))
    for name in levels:
        bot_named(name, seed=0)  # raises before anything is played
    if len(set(levels)) < 2 or len(set(levels)) != len(levels):
        raise BadSetup("levels: at least two different ones")
    path = check_writable(parsed.output or Path(f"{game.name}-report.html"))
    with progress_bar() as bar:
        task = bar.add_task("compiling", total=parsed.matches * len(plans))
        findings = []
        for plan in plans:
            found = pages.investigate(
                plan,
                levels,
                skill_matches=parsed.skill_matches,
                workers=workers_from(parsed),
                progress=lambda matches: bar.advance(task, matches),
            )
            findings.append(found)
            bar.update(task, description=f"{found.name} done")
    path.write_text(pages.written(findings, command_line(parsed)), "utf-8")
    count = "1 setup" if len(findings) == 1 else f"{len(findings)} setups"
    print(f"{path}: {count}, {sum(each.matches for each in findings):,} matches")


def run_compare(parsed: argparse.Namespace) -> None:
    changed = setup_from(parsed)
    options = options_from(changed.game, parsed.base)
    base = Setup.of(changed.game, changed.mode, changed.seats, options)
    if base.options == changed.options:
        raise BadSetup("nothing to compare: give an --option that differs from the usual")
    bots = parsed.bots.split(",")
    plan = Plan.of(base, bots, parsed.matches, parsed.seed)
    other = Plan.of(changed, bots, parsed.matches, parsed.seed)
    path = check_writable(parsed.output or Path(f"{changed.game.name}-compare.html"))
    with progress_bar() as bar:
        task = bar.add_task("playing both", total=2 * parsed.matches)
        compared = compare.compare(
            plan, other, workers_from(parsed), lambda matches: bar.advance(task, matches)
        )
    path.write_text(comparing.written(compared, command_line(parsed)), "utf-8")
    console.print(comparing.summary_table(compared))
    print(f"{path}: {parsed.matches:,} matches each, on the same seeds")


def run_tune(parsed: argparse.Namespace) -> None:
    game = games.named(parsed.game)
    options = options_from(game, parsed.option)
    ranges = tune.ranges_from(game, parsed.vary)
    goals = [tune.Goal.read(game, text) for text in parsed.goal]
    if not goals:
        raise BadSetup("goal: give one at least, such as --goal place=5")
    base = [
        Setup.of(game, mode, seats, options)
        for mode in (parsed.mode.split(",") if parsed.mode else [None])
        for seats in seats_from(parsed.seats)
    ]
    for setup in base:
        line_up([parsed.bots], setup.seats)  # raises before anything is compiled
    field = tune.candidates(base, ranges, parsed.candidates, parsed.seed)
    with progress_bar() as bar:
        choosing = len(field) > 1
        confirming = (2 if choosing else 1) * parsed.confirm * len(base)
        task = bar.add_task("tuning", total=parsed.matches * choosing + confirming)
        play = tune.player(
            [parsed.bots], workers_from(parsed), lambda matches: bar.advance(task, matches)
        )
        result = tune.tune(
            field, goals, play, budget=parsed.matches, confirm=parsed.confirm, seed=parsed.seed
        )
    if parsed.json:
        print(json.dumps(result.as_json(), indent=2))
        return
    if result.rounds:
        console.print(tune.rounds_table(result))
    console.print(tune.figures_table(result))
    print(tune.verdict(result))


def seats_from(text: str | None) -> list[int | None]:
    try:
        return [int(part) for part in text.split(",")] if text else [None]
    except ValueError:
        raise BadSetup(f"seats: whole numbers with commas, not {text:.60}") from None


def check_writable(path: Path) -> Path:
    """Raise `BadSetup` before playing if the file can't be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a").close()
    except OSError as error:
        raise BadSetup(f"{path}: {error.strerror}") from None
    return path


def command_line(parsed: argparse.Namespace) -> str:
    """The command that gives the same page, on any machine."""
    words: list[str] = ["beaverboard", parsed.command_name, parsed.game]
    for name in REPEATED:
        given = getattr(parsed, name, None)
        if given not in (None, []):
            for each in given if isinstance(given, list) else [given]:
                words += [f"--{name.replace('_', '-')}", str(each)]
    return shlex.join(words)


REPEATED: Sequence[str] = (
    "mode", "seats", "base", "option", "bots", "matches", "skill_matches", "levels", "seed",
)  # fmt: skip
