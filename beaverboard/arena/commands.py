"""`beaverboard simulate`, `ladder`, `report`, `compare` and `tune`."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from beaverboard import games
from beaverboard.arguments import add_options, add_seed, add_setup, share, whole
from beaverboard.bots.bot import KINDS, NAMES

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MOST_MATCHES = 100_000_000
MOST_THREADS = 256
MOST_CANDIDATES = 4096


def add_arena(commands: "Subparsers") -> None:
    command = commands.add_parser("simulate", help="play many matches between bots")
    add_setup(command)
    add_matches(command, bots="greedy", matches=1000)
    command.add_argument(
        "--run", type=Path, default=None, metavar="FOLDER", help="store as Parquet, and resume"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run_command=run_simulate)

    command = commands.add_parser("ladder", help="measure which bot is stronger")
    add_setup(command)
    command.add_argument(
        "--bots",
        default="greedy,random",
        metavar="NAMES",
        help=f"comma-separated: {', '.join(KINDS)}",
    )
    command.add_argument(
        "--matches",
        type=whole(1, MOST_MATCHES),
        default=2000,
        metavar="N",
        help="at most, between each two bots",
    )
    add_seed(command)
    command.add_argument(
        "--line",
        type=share,
        default=None,
        metavar="SHARE",
        help="stop a pair once its interval is clear of this share [an equal share]",
    )
    command.add_argument("--all", action="store_true", help="play all matches; never stop early")
    command.add_argument(
        "--less-luck",
        action="store_true",
        help="subtract the luck of the cards (a control variate), so that fewer matches suffice",
    )
    add_threads(command)
    command.add_argument(
        "--run", type=Path, default=None, metavar="FOLDER", help="store and resume"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run_command=run_ladder)

    command = commands.add_parser("report", help="write a page about how a game plays")
    add_setup(command)
    add_matches(command, bots="greedy", matches=10_000)
    command.add_argument(
        "--skill-matches",
        type=whole(0, MOST_MATCHES),
        default=400,
        metavar="N",
        help="at most, between each level of bots and the one below; 0 plays none",
    )
    command.add_argument(
        "--levels",
        default="random,greedy",
        metavar="NAMES",
        help=f"bots, weakest first, comma-separated: {', '.join(NAMES)}",
    )
    add_output(command, "GAME-report.html")
    command.set_defaults(run_command=run_report, command_name="report")

    command = commands.add_parser("compare", help="write a page about what options change")
    add_setup(command)
    add_options(command, "--base", "an option of the setup to compare with; else its default")
    add_matches(command, bots="greedy", matches=20_000)
    add_output(command, "GAME-compare.html")
    command.set_defaults(run_command=run_compare, command_name="compare")

    add_tune(commands)


def add_tune(commands: "Subparsers") -> None:
    command = commands.add_parser("tune", help="choose options that make a game fair")
    command.add_argument("game", metavar="GAME", help=", ".join(games.GAMES))
    command.add_argument(
        "--mode", default=None, metavar="NAMES", help="comma-separated [the first]"
    )
    command.add_argument(
        "--seats", default=None, metavar="NUMBERS", help="comma-separated, as in 2,3 [the fewest]"
    )
    add_options(command, "--option", "an option that is the same for all candidates")
    add_options(
        command, "--vary", "an option and its choices: exact=off/on, rounds=3..5, logs=8..9,8,8"
    )
    command.add_argument(
        "--goal",
        action="append",
        default=[],
        metavar="NAME=POINTS",
        help="a category whose every value is to win within so many points of an equal share "
        "(place, and what the game's tally has, such as character), or an event that may come up "
        "in so many of 100 matches (stalemate); for a mode alone: expert:character=8",
    )
    command.add_argument(
        "--candidates",
        type=whole(2, MOST_CANDIDATES),
        default=64,
        metavar="N",
        help="how many at most; the default options, and others at random",
    )
    command.add_argument(
        "--matches",
        type=whole(1, MOST_MATCHES),
        default=200_000,
        metavar="N",
        help="how many to choose by, all candidates together",
    )
    command.add_argument(
        "--confirm",
        type=whole(1, MOST_MATCHES),
        default=10_000,
        metavar="N",
        help="how many of each setup to confirm the choice by",
    )
    add_seed(command)
    command.add_argument(
        "--bots",
        default="greedy",
        metavar="NAME",
        help=f"one for all seats: {', '.join(KINDS)}",
    )
    add_threads(command)
    add_cluster(command)
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run_command=run_tune)


def add_matches(command: argparse.ArgumentParser, *, bots: str, matches: int) -> None:
    command.add_argument(
        "--matches",
        type=whole(1, MOST_MATCHES),
        default=matches,
        metavar="N",
        help="how many are played",
    )
    add_seed(command)
    command.add_argument(
        "--bots",
        default=bots,
        metavar="NAMES",
        help=f"one for all or one per seat, comma-separated: {', '.join(KINDS)}",
    )
    add_threads(command)
    add_cluster(command)


def add_cluster(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--cluster",
        default=None,
        metavar="ADDRESS",
        help="of a Dask scheduler: tcp://host:8786 [this machine]",
    )


def add_threads(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--threads", type=whole(1, MOST_THREADS), default=1, metavar="N", help="how many"
    )


def add_output(command: argparse.ArgumentParser, name: str) -> None:
    command.add_argument(
        "--output", type=Path, default=None, metavar="FILE", help=f"the page [{name}]"
    )


# What plays and measures is imported only when a command runs.


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


def run_tune(parsed: argparse.Namespace) -> None:
    from beaverboard.arena import running

    running.run_tune(parsed)
