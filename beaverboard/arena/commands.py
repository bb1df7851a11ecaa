"""`beaverboard simulate`, `ladder`, `report` and `compare`."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from beaverboard.arguments import add_options, add_seed, add_setup, share, whole
from beaverboard.bots.bot import KINDS, NAMES

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MOST_MATCHES = 100_000_000
MOST_THREADS = 256


def add_arena(commands: "Subparsers") -> None:
    command = commands.add_parser("simulate", help="play many matches between bots")
    add_setup(command)
    add_matches(command, bots="random", matches=1000)
    command.add_argument(
        "--run", type=Path, default=None, metavar="FOLDER", help="keep all as Parquet, and resume"
    )
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run_command=run_simulate)

    command = commands.add_parser("ladder", help="measure which bot is stronger")
    add_setup(command)
    command.add_argument(
        "--bots", default="greedy,random", metavar="NAMES", help=f"with commas: {', '.join(KINDS)}"
    )
    command.add_argument("--matches", type=whole(1, MOST_MATCHES), default=2000, metavar="N")
    add_seed(command)
    command.add_argument(
        "--line",
        type=share,
        default=None,
        metavar="SHARE",
        help="stop a pair once its interval is clear of this share (default: an equal share)",
    )
    command.add_argument(
        "--all", action="store_true", help="play all matches, even of a pair that is clear before"
    )
    command.add_argument(
        "--less-luck",
        action="store_true",
        help="take off what the cards gave the bots on the way, so that fewer matches tell as much",
    )
    add_threads(command)
    command.add_argument("--run", type=Path, default=None, metavar="FOLDER", help="keep and resume")
    command.add_argument("--json", action="store_true", help="for programs")
    command.set_defaults(run_command=run_ladder)

    command = commands.add_parser("report", help="write a page about how a game plays")
    add_setup(command)
    add_matches(command, bots="greedy", matches=10_000)
    command.add_argument(
        "--skill-matches",
        type=whole(0, MOST_MATCHES),
        default=400,
        metavar="N",
        help="at most, of each level of bots against the one below; 0 leaves it out",
    )
    command.add_argument(
        "--levels",
        default="random,greedy",
        metavar="NAMES",
        help=f"these bots, weakest first, with commas: {', '.join(NAMES)}",
    )
    add_output(command, "GAME-report.html")
    command.set_defaults(run_command=run_report, command_name="report")

    command = commands.add_parser("compare", help="write a page about what options change")
    add_setup(command)
    add_options(command, "--base", "an option of the setup to compare with, else as usual")
    add_matches(command, bots="greedy", matches=20_000)
    add_output(command, "GAME-compare.html")
    command.set_defaults(run_command=run_compare, command_name="compare")


def add_matches(command: argparse.ArgumentParser, *, bots: str, matches: int) -> None:
    command.add_argument("--matches", type=whole(1, MOST_MATCHES), default=matches, metavar="N")
    add_seed(command)
    command.add_argument(
        "--bots",
        default=bots,
        metavar="NAMES",
        help=f"one for all or one per seat, with commas: {', '.join(KINDS)}",
    )
    add_threads(command)
    command.add_argument(
        "--cluster", default=None, metavar="ADDRESS", help="of a Dask scheduler: tcp://host:8786"
    )


def add_threads(command: argparse.ArgumentParser) -> None:
    command.add_argument("--threads", type=whole(1, MOST_THREADS), default=1, metavar="N")


def add_output(command: argparse.ArgumentParser, name: str) -> None:
    command.add_argument(
        "--output", type=Path, default=None, metavar="FILE", help=f"instead of {name}"
    )


# What plays and measures is imported when it is wanted.


def run_simulate(parsed: argparse.Namespace) -> None:
    from beaverboard.arena import running

    running.run_simulate(parsed)


def run_ladder(parsed: argparse.Namespace) -> None:
    from beaverboard.arena import running

    running.run_ladder(parsed)


def run_report(parsed: argparse.Namespace) -> None:
    from beaverboard.arena import running

    running.run_report(parsed)


def run_compare(parsed: argparse.Namespace) -> None:
    from beaverboard.arena import running

    running.run_compare(parsed)
