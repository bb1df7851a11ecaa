"""The command `beaverboard`: play, serve, simulate, check."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from beaverboard import chance, games, record, terminal
from beaverboard.arena import ladder, simulate, summary
from beaverboard.bots import bot
from beaverboard.bots.bot import UnknownBot
from beaverboard.chance import BadSeed
from beaverboard.games.game import BadWords, Game
from beaverboard.games.setup import BadSetup, Setup, Value
from beaverboard.match import IllegalMove, Match
from beaverboard.record import BadRecord
from beaverboard.server.cli import add_play, add_serve

BAD_INPUT = (BadSetup, BadSeed, BadRecord, BadWords, IllegalMove, UnknownBot, games.UnknownGame)
MOST_MATCHES = 100_000_000
MOST_THREADS = 256

console = Console()
errors = Console(stderr=True)


def main(arguments: Sequence[str] | None = None) -> int:
    parsed = parser().parse_args(arguments)
    try:
        parsed.run_command(parsed)
    except BAD_INPUT as error:
        print(f"beaverboard: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stderr.close()
    except KeyboardInterrupt:
        return 130
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="beaverboard", description="Four beaver card games: play, simulate, check."
    )
    top.add_argument("--version", action="version", version=version("beaverboard"))
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("games", help="list the games, their modes and options")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run_command=run_games)

    command = commands.add_parser("simulate", help="play many matches between bots")
    add_setup(command)
    command.add_argument("--matches", type=whole(1, MOST_MATCHES), default=1000, metavar="N")
    command.add_argument("--seed", type=seed, default=0, help="a number or 64 hex digits")
    command.add_argument(
        "--bots",
        default="random",
        metavar="NAMES",
        help=f"one for all or one per seat, with commas: {bot.kinds()}",
    )
    command.add_argument("--threads", type=whole(1, MOST_THREADS), default=1, metavar="N")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run_command=run_simulate)

    command = commands.add_parser("ladder", help="measure which bot is stronger")
    add_setup(command)
    command.add_argument(
        "--bots",
        default="greedy,random",
        metavar="NAMES",
        help=f"with commas: {bot.kinds()}",
    )
    command.add_argument("--matches", type=whole(1, MOST_MATCHES), default=2000, metavar="N")
    command.add_argument("--seed", type=seed, default=0, help="a number or 64 hex digits")
    command.add_argument(
        "--line",
        type=share,
        default=None,
        metavar="SHARE",
        help="stop a pair once its interval is clear of this share (default: an equal share)",
    )
    command.add_argument("--run", type=Path, default=None, metavar="FOLDER", help="keep and resume")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run_command=run_ladder)

    command = commands.add_parser("replay", help="step through a record in words")
    command.add_argument("record", type=Path, metavar="FILE")
    command.add_argument("--json", action="store_true", help="positions and events, for programs")
    command.set_defaults(run_command=run_replay)

    command = commands.add_parser("verify", help="check moves, result and shuffle of a record")
    command.add_argument("record", type=Path, metavar="FILE")
    command.set_defaults(run_command=run_verify)

    command = commands.add_parser("warm", help="compile what is not cached yet")
    command.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    command.set_defaults(run_command=run_warm)

    add_play(commands)
    add_serve(commands)

    command = commands.add_parser("terminal", help="play here against bots")
    add_setup(command)
    command.add_argument("--seed", type=seed, default=None, help="a number or 64 hex digits")
    command.add_argument("--bot", default="greedy", choices=bot.names(), help="who opposes")
    command.set_defaults(run_command=run_terminal)
    return top


def add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(games.GAMES))
    command.add_argument("--mode", default=None)
    command.add_argument("--seats", type=int, default=None, metavar="N")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="see `beaverboard games`",
    )


def whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"a whole number from {low} to {high}, not {text:.60}")
        return number

    return read


def share(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"a share from 0 to 1, not {text:.60}")
    return number


def seed(text: str) -> int | str:
    try:
        given: int | str = int(text)
    except ValueError:
        given = text
    try:
        chance.key_of(given)
    except BadSeed as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return given


def setup_from(parsed: argparse.Namespace) -> Setup:
    game = games.named(parsed.game)
    known = {option.name: option for option in game.options}
    options: dict[str, Value] = {}
    for given in parsed.option:
        name, equals, text = given.partition("=")
        if name not in known:
            raise BadSetup(f"option {name:.60}: {game.name} has the options {', '.join(known)}")
        if not equals:
            raise BadSetup(f"option {name}: write it as {name}=VALUE")
        options[name] = known[name].read(text)
    return Setup.of(game, parsed.mode, parsed.seats, options)


def run_games(parsed: argparse.Namespace) -> None:
    if parsed.json:
        print(json.dumps([described(game) for game in games.GAMES.values()], indent=2))
        return
    table = Table("game", "seats", "options", "by")
    for game in games.GAMES.values():
        table.add_row(
            game.name,
            "\n".join(
                f"{allowed[0]}–{allowed[-1]}" + (f" ({mode})" if mode else "")
                for mode, allowed in game.modes.items()
            ),
            "\n".join(f"{option.name}: {option.allowed}" for option in game.options),
            ", ".join(filter(None, (game.authors, game.publisher))) or "unknown to us",
        )
    console.print(table)


def described(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "version": game.version,
        "modes": [{"mode": mode, "seats": list(allowed)} for mode, allowed in game.modes.items()],
        "options": [
            {"name": option.name, "default": option.default, "allowed": option.allowed}
            for option in game.options
        ],
    }


def run_simulate(parsed: argparse.Namespace) -> None:
    setup = setup_from(parsed)
    bots = parsed.bots.split(",")
    simulate.line_up(bots, setup.seats)  # complains before anything is compiled
    with progress_bar() as bar:
        task = bar.add_task("compiling", total=None)
        simulate.simulate(setup, matches=1, bots=bots)
        bar.update(task, description="playing", total=parsed.matches)
        begun = time.perf_counter()
        results = simulate.simulate(
            setup,
            matches=parsed.matches,
            seed=parsed.seed,
            bots=bots,
            threads=parsed.threads,
            progress=lambda matches: bar.advance(task, matches),
        )
        seconds = time.perf_counter() - begun
    facts = summary.summarise(results)
    if parsed.json:
        print(json.dumps({"setup": setup.as_json(), "bots": bots, **facts.as_json()}, indent=2))
    else:
        console.print(summary.table(facts, bots))
    actions = int(results.lengths.sum())
    print(
        f"{parsed.matches} matches, {actions} actions in {seconds:.2f} s: "
        f"{actions / seconds:,.0f} actions/s",
        file=sys.stderr,
    )


def run_ladder(parsed: argparse.Namespace) -> None:
    setup = setup_from(parsed)
    bots = parsed.bots.split(",")
    for name in bots:
        simulate.line_up([name], setup.seats)  # complains before anything is compiled
    with progress_bar() as bar:
        tasks: dict[str, TaskID] = {}

        def progress(pair: str, matches: int) -> None:
            if pair not in tasks:
                tasks[pair] = bar.add_task(pair, total=parsed.matches)
            bar.advance(tasks[pair], matches)

        result = ladder.climb(
            setup,
            bots,
            matches=parsed.matches,
            seed=parsed.seed,
            line=parsed.line,
            folder=parsed.run,
            progress=progress,
        )
    if parsed.json:
        print(json.dumps(result.as_json(), indent=2))
    else:
        console.print(ladder.table(result))


def progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
    )


def run_replay(parsed: argparse.Namespace) -> None:
    kept = record.read(parsed.record)
    final = Match.replay(kept)
    match = Match.replay({**kept, "moves": [], "result": None})
    if parsed.json:
        steps: list[dict[str, object]] = [{"position": match.position()}]
        for words in final.moves:
            seat = match.turn
            match.play(words)
            steps.append({"seat": seat, "move": words, "position": match.position()})
        print(json.dumps(steps, indent=2))
        return
    print(match.position())
    for ply, words in enumerate(final.moves, start=1):
        seat = match.turn
        match.play(words)
        print(f"{ply:4} seat {seat + 1}: {words}{terminal.told(match.events(seat))}")
    print(match.position())
    print(terminal.result_line(match))


def run_verify(parsed: argparse.Namespace) -> None:
    kept = record.read(parsed.record)
    match = Match.replay(kept)
    shuffle = (
        "the server's seed fits its commitment"
        if "commitment" in kept["chance"]
        else "dealt from the key in the record"
    )
    result = terminal.result_line(match) if match.over else "not finished"
    print(f"{parsed.record}: {match.ply} legal moves of {match.game.name}; {shuffle}; {result}")


def run_warm(parsed: argparse.Namespace) -> None:
    wanted = [games.named(name) for name in parsed.games] or list(games.GAMES.values())
    with progress_bar() as bar:
        task = bar.add_task("compiling", total=len(wanted))
        for game in wanted:
            bar.update(task, description=game.name)
            terminal.warm(game)
            bar.advance(task)


def run_terminal(parsed: argparse.Namespace) -> None:
    terminal.play(setup_from(parsed), seed=parsed.seed, bot=parsed.bot)


if __name__ == "__main__":
    sys.exit(main())
