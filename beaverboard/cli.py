"""The command `beaverboard`: play, serve, simulate, check, think."""

import argparse
import json
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from beaverboard import games, record, terminal
from beaverboard.arena.commands import add_arena
from beaverboard.arena.errors import ClusterError
from beaverboard.arguments import Parser, add_seed, add_setup, setup_from
from beaverboard.bots.bot import NAMES, UnknownBot
from beaverboard.bots.commands import BadPosition, add_thinking
from beaverboard.chance import BadSeed
from beaverboard.extras import MissingExtra
from beaverboard.games.game import BadWords, Game
from beaverboard.games.setup import BadSetup
from beaverboard.match import IllegalMove, Match
from beaverboard.newgame import CannotWrite, add_new_game
from beaverboard.record import BadRecord
from beaverboard.server.cli import add_backup, add_build_offline, add_play, add_restore, add_serve
from beaverboard.train.checkpoint import BadRun
from beaverboard.train.commands import add_train
from beaverboard.wasm.build import add_build_wasm

BAD_INPUT = (
    BadPosition,
    BadSetup,
    BadSeed,
    BadRecord,
    BadRun,
    BadWords,
    CannotWrite,
    ClusterError,
    IllegalMove,
    UnknownBot,
    games.UnknownGame,
)


def main(arguments: Sequence[str] | None = None) -> int:
    parsed = parser().parse_args(arguments)
    try:
        parsed.run_command(parsed)
    except BAD_INPUT as error:
        print(f"beaverboard: {error}", file=sys.stderr)
        return 2
    except MissingExtra as error:
        print(f"beaverboard {parsed.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stderr.close()
    except KeyboardInterrupt:
        return 130
    return 0


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="beaverboard", description="Four beaver card games: play, simulate, check.")
    top.add_argument("--version", action="version", version=version("beaverboard"))
    add_commands(top)
    return top


def add_commands(top: argparse.ArgumentParser) -> None:
    commands = top.add_subparsers(required=True, metavar="COMMAND", dest="command")

    command = commands.add_parser("games", help="list the games, their modes and options")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run_command=run_games)

    add_arena(commands)

    command = commands.add_parser("replay", help="step through a record in words")
    command.add_argument("record", type=Path, metavar="FILE", help="a record's file")
    command.add_argument("--json", action="store_true", help="print moves and positions as JSON")
    command.set_defaults(run_command=run_replay)

    command = commands.add_parser("verify", help="check moves, result and shuffle of a record")
    command.add_argument("record", type=Path, metavar="FILE", help="a record's file")
    command.set_defaults(run_command=run_verify)

    add_thinking(commands)
    add_train(commands)

    command = commands.add_parser("warm", help="compile what is not cached yet")
    command.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    command.set_defaults(run_command=run_warm)

    add_build_wasm(commands)
    add_build_offline(commands)
    add_new_game(commands)
    add_play(commands)
    add_serve(commands)
    add_backup(commands)
    add_restore(commands)

    command = commands.add_parser("terminal", help="play here against bots")
    add_setup(command)
    add_seed(command, default=None)
    command.add_argument(
        "--bot", default="greedy", choices=NAMES, help="the bot on all other seats"
    )
    command.set_defaults(run_command=run_terminal)


def run_games(parsed: argparse.Namespace) -> None:
    if parsed.json:
        print(json.dumps([described(game) for game in games.GAMES.values()], indent=2))
        return
    for game in games.GAMES.values():
        print(game.name)
        for mode in game.modes:
            least, most = mode.seats[0], mode.seats[-1]
            seats = f"{least}–{most}" if least < most else str(least)
            print("    " + (f"--mode {mode.name}, " if mode.name else "") + f"--seats {seats}")
        for option in game.options:
            modes = f" (mode {', '.join(option.modes)})" if option.modes else ""
            print(f"    --option {option.name}: {option.allowed}{modes}")
        if by := ", ".join(filter(None, (game.authors, game.publisher))):
            print(f"    by {by}")
    for name, why in games.GAMES.broken.items():
        print(f"{name} can't be loaded: {type(why).__name__}: {why}", file=sys.stderr)


def described(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "version": game.version,
        "modes": [{"mode": mode.name, "seats": list(mode.seats)} for mode in game.modes],
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "allowed": option.allowed,
                "modes": [mode.name for mode in game.modes if option.applies_to(mode.name)],
            }
            for option in game.options
        ],
    }


def run_replay(parsed: argparse.Namespace) -> None:
    stored = record.read(parsed.record)
    final = Match.replay(stored)
    match = Match.replay({**stored, "moves": [], "result": None})
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
        print(f"{ply:4} seat {seat + 1}: {words}{terminal.events_line(match, seat)}")
    print(match.position())
    print(terminal.result_line(match))


def run_verify(parsed: argparse.Namespace) -> None:
    stored = record.read(parsed.record)
    match = Match.replay(stored)
    shuffle = (
        "the server's seed fits its commitment"
        if "commitment" in stored["chance"]
        else "dealt from the key in the record"
    )
    result = terminal.result_line(match) if match.over else "not finished"
    print(f"{parsed.record}: {match.ply} legal moves of {match.game.name}; {shuffle}; {result}")


def run_warm(parsed: argparse.Namespace) -> None:
    from beaverboard import warm

    names = [games.named(name).name for name in parsed.games] or list(games.GAMES)
    try:
        for number, game in enumerate(warm.compile_games(names), start=1):
            print(f"{game} is compiled ({number} of {len(names)})", file=sys.stderr)
    except warm.CannotCompile as error:
        sys.exit(f"beaverboard warm: {error}")


def run_terminal(parsed: argparse.Namespace) -> None:
    terminal.play(setup_from(parsed), seed=parsed.seed, bot=parsed.bot)


if __name__ == "__main__":
    sys.exit(main())
