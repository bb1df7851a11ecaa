"""Arguments that several commands share."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from beaverboard import chance, games
from beaverboard.chance import BadSeed
from beaverboard.games.game import Game
from beaverboard.games.setup import BadSetup, Setup, Value


class HelpWithDefaults(argparse.HelpFormatter):
    """Names the default behind the help of an option, unless the help does so itself."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        if action.help is None or action.help.endswith("]") or not action.option_strings:
            return action.help
        if action.default in (None, [], argparse.SUPPRESS) or action.default is False:
            return action.help
        return f"{action.help} [%(default)s]"


class Parser(argparse.ArgumentParser):
    def __init__(self, **how: Any) -> None:
        super().__init__(**{"formatter_class": HelpWithDefaults, **how})


def add_setup(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(games.GAMES))
    command.add_argument("--mode", default=None, help="see `beaverboard games` [the first]")
    command.add_argument(
        "--seats", type=int, default=None, metavar="N", help="how many [the fewest of the mode]"
    )
    add_options(command, "--option", "house rules, see `beaverboard games`; may be repeated")


def add_options(command: argparse.ArgumentParser, name: str, description: str) -> None:
    command.add_argument(name, action="append", default=[], metavar="NAME=VALUE", help=description)


def add_seed(command: argparse.ArgumentParser, default: int | None = 0) -> None:
    help = "a number or 64 hex digits" + (" [a new one]" if default is None else "")
    command.add_argument("--seed", type=seed, default=default, help=help)


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
    return Setup.of(game, parsed.mode, parsed.seats, options_from(game, parsed.option))


def options_from(game: Game, typed: Sequence[str]) -> dict[str, Value]:
    known = {option.name: option for option in game.options}
    options: dict[str, Value] = {}
    for given in typed:
        name, equals, text = given.partition("=")
        if name not in known:
            raise BadSetup(f"option {name:.60}: {game.name} has the options {', '.join(known)}")
        if not equals:
            raise BadSetup(f"option {name}: write it as {name}=VALUE")
        options[name] = known[name].read(text)
    return options
