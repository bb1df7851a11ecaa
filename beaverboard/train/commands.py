"""`beaverboard train`."""

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from beaverboard.arguments import add_setup, setup_from, whole

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

MOST = 10**12


def add_train(commands: "Subparsers") -> None:
    command = commands.add_parser("train", help="train a player by self-play")
    add_setup(command)
    command.add_argument(
        "--run",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="folder of the run; a run in it is continued",
    )
    command.add_argument(
        "--minutes",
        type=whole(1, MOST),
        default=10,
        metavar="N",
        help="processor time of the whole run",
    )
    command.add_argument(
        "--decisions",
        type=whole(1, MOST),
        default=None,
        metavar="N",
        help="length of the run in decisions of the learner, instead of minutes",
    )
    command.add_argument(
        "--looks",
        type=whole(1, 1000),
        default=10,
        metavar="N",
        help="how often the strength is measured",
    )
    command.add_argument(
        "--trials", type=whole(1, 10**6), default=512, metavar="N", help="matches per measurement"
    )
    command.add_argument(
        "--matches",
        type=whole(2, 10**6),
        default=512,
        metavar="N",
        help="matches played in parallel",
    )
    command.add_argument(
        "--length", type=whole(2, 10**4), default=64, metavar="N", help="steps of a rollout"
    )
    command.add_argument(
        "--hidden", type=whole(1, 4096), default=192, metavar="N", help="units of each hidden layer"
    )
    command.add_argument(
        "--seed", type=whole(0, MOST), default=0, metavar="N", help="of all random numbers"
    )
    command.set_defaults(run_command=run_train)


def run_train(parsed: argparse.Namespace) -> None:
    from beaverboard.train.run import OPPONENTS, PLAYER, Run, Settings, train

    settings = Settings(
        seed=parsed.seed, matches=parsed.matches, length=parsed.length, hidden=parsed.hidden
    )
    run = Run(setup_from(parsed), settings, parsed.run)
    for look in train(
        run,
        minutes=None if parsed.decisions else parsed.minutes,
        decisions=parsed.decisions or 0,
        looks=parsed.looks,
        trials=parsed.trials,
    ):
        shares = ", ".join(
            f"{share:.3f} against {name}"
            for share, name in zip(look.shares, OPPONENTS, strict=True)
        )
        print(
            f"{look.minutes:6.1f} min {look.decisions:>12,} decisions: {shares}",
            flush=True,
        )
    bots = ",".join([f"ppo:{parsed.run / PLAYER}", *["greedy"] * (run.setup.seats - 1)])
    print(f"saved: beaverboard simulate {agreed(parsed)} --bots {bots}")


def agreed(parsed: argparse.Namespace) -> str:
    """The game and what was agreed, as it is typed."""
    words = [parsed.game]
    if parsed.mode:
        words += ["--mode", parsed.mode]
    if parsed.seats:
        words += ["--seats", str(parsed.seats)]
    for option in parsed.option:
        words += ["--option", option]
    return shlex.join(words)
