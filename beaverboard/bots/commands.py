"""The commands `advise` and `analyse`."""

import argparse
from pathlib import Path
from typing import Any

from beaverboard import record
from beaverboard.arguments import add_seed, whole

PLAYOUTS = 4000
MOST = 1_000_000


class BadPosition(ValueError):
    """A position from which nothing can be advised."""


def add_thinking(commands: Any) -> None:
    command = commands.add_parser("advise", help="rank the moves of a position, and say why")
    command.add_argument(
        "match", metavar="RECORD_OR_POSITION", help="a record's file, or a position as text"
    )
    command.add_argument(
        "--ply",
        type=whole(0, record.LONGEST),
        default=None,
        metavar="N",
        help="the position after N moves [the last]",
    )
    command.add_argument(
        "--seat",
        type=whole(1, 8),
        default=None,
        metavar="N",
        help="the seat to advise; it must be in turn [the one in turn]",
    )
    command.add_argument(
        "--playouts",
        type=whole(1, MOST),
        default=PLAYOUTS,
        metavar="N",
        help="how many playouts, in all",
    )
    add_seed(command)
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run_command=run_advise)

    command = commands.add_parser("analyse", help="look back at a finished match")
    command.add_argument("record", type=Path, metavar="RECORD", help="a record's file")
    command.add_argument(
        "--playouts",
        type=whole(10, MOST),
        default=None,
        metavar="N",
        help="per position and per choice [fewer in a longer match]",
    )
    add_seed(command)
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run_command=run_analyse)


# The search is imported only when a command runs.


def run_advise(parsed: argparse.Namespace) -> None:
    from beaverboard.bots import running

    running.advise(parsed)


def run_analyse(parsed: argparse.Namespace) -> None:
    from beaverboard.bots import running

    running.analyse(parsed)
