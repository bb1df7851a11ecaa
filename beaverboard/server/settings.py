"""What can be set: by flag, by environment variable, in a file; the first one named wins."""

import argparse
import os
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from beaverboard.extras import MissingExtra


class BadSetting(ValueError):
    """A setting that does not exist or has a value it can't have."""


@contextmanager
def exit_on_bad_setting(command: str) -> Iterator[None]:
    """Print the error on one line and exit with code 2."""
    try:
        yield
    except (BadSetting, MissingExtra) as error:
        print(f"beaverboard {command}: {error}", file=sys.stderr)
        sys.exit(2)


def setting(default: Any, text: str) -> Any:
    return field(default=default, metadata={"help": text})


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8000, "port to listen on; 0 picks a free one")
    database: str = setting("beaverboard.sqlite", "SQLite file, or postgresql://user@host/name")
    origins: str = setting("", "foreign origins that may connect, separated by spaces")
    proxies: str = setting("127.0.0.1", "proxies whose X-Forwarded-For is trusted; * for any")
    metrics: str = setting("127.0.0.1 ::1", "addresses that may read /metrics; * for any")
    pages: str = setting(
        "", "folder of the built pages; those that came with the package if none is given"
    )
    log: str = setting("info", "what to log: debug, info, warning, error")
    bot_workers: int = setting(1, "processes in which bots think")
    bot_seconds: float = setting(10.0, "time limit for a bot's move")
    bot_patience: float = setting(
        3.0, "seconds that a strong bot waits for a process before the greedy one moves instead"
    )
    bot_megabytes: int = setting(2048, "memory limit of a process in which bots think")
    pause_least: float = setting(0.2, "shortest pause before a bot's move, in seconds")
    pause_most: float = setting(0.5, "longest pause before a bot's move, in seconds")
    shuffle_seconds: float = setting(
        5.0, "for which the deal waits for people who are here to add to the shuffle"
    )
    idle_seconds: float = setting(600.0, "after which a table without people leaves memory")
    host_seconds: float = setting(180.0, "after which somebody else is host when the host is gone")
    waiting_hours: float = setting(24.0, "after which a table that never started is closed")
    playing_hours: float = setting(24.0 * 30, "after which a match that rests is closed")
    keep_days: float = setting(0.0, "after which a finished match is deleted; 0 never")
    tables_a_minute: int = setting(30, "tables that one address may open in a minute")
    tables_a_day: int = setting(300, "tables that one address may open in a day")
    joins_a_minute: int = setting(120, "seats and codes that one address may ask for in a minute")
    looks_a_minute: int = setting(
        300, "looks at records and analyses that one address may ask for in a minute"
    )
    analyses: int = setting(50, "analyses of finished matches that are kept in memory")
    analyses_a_minute: int = setting(10, "matches that one address may have analysed in a minute")
    hellos_a_minute: int = setting(600, "connections and hellos that one address has in a minute")
    hints_a_minute: int = setting(12, "hints that one socket may ask for in a minute")
    messages_a_second: int = setting(20, "messages that one socket may send a second")
    sockets: int = setting(5000, "sockets at once")
    sockets_an_address: int = setting(200, "sockets at once from one address")


NAMES = {each.name: each for each in fields(Settings)}


def add_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", metavar="FILE", help="TOML file with these settings")
    for name, each in NAMES.items():
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            dest=name,
            metavar=type(each.default).__name__.upper(),
            help=f"{each.metadata['help']} [{variable(name)}; {each.default}]",
        )


def variable(name: str) -> str:
    return f"BEAVERBOARD_{name.upper()}"


def read(args: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a command line; `BadSetting` says which one is wrong."""
    config = getattr(args, "config", None) or environment.get("BEAVERBOARD_CONFIG")
    given: dict[str, object] = dict(from_file(Path(config))) if config else {}
    for name in NAMES:
        if variable(name) in environment:
            given[name] = environment[variable(name)]
        if getattr(args, name, None) is not None:
            given[name] = getattr(args, name)
    return replace(Settings(), **{name: checked(name, value) for name, value in given.items()})


def from_file(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadSetting(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path}: {error}") from None


def checked(name: str, value: object) -> Any:
    if name not in NAMES:
        raise BadSetting(f"there is no setting {name}; there are {', '.join(NAMES)}")
    kind: Any = type(NAMES[name].default)
    try:
        known = kind(value)
    except (TypeError, ValueError):
        raise BadSetting(f"{name}: {value} is not {kind.__name__}") from None
    if kind in (int, float) and known < 0:
        raise BadSetting(f"{name}: not less than 0")
    return known
