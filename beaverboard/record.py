"""A match as a small JSON file: setup, chance, moves in words, result.

`docs/record.md` describes the fields. This page reads and checks the form; whether the
moves are legal and the result is true only a replay can check (`Match.replay`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beaverboard import chance, games
from beaverboard.chance import BadChance
from beaverboard.games.game import Game
from beaverboard.games.setup import BadSetup, Setup

FORMAT = "beaverboard record 1"
LONGEST = 10_000  # moves; no game lasts a third of it


class BadRecord(ValueError):
    """The record is damaged, of another version, or not a match by the rules."""


class OtherVersion(BadRecord):
    """The record is of another version of its game."""


@dataclass(frozen=True, slots=True)
class Record:
    setup: Setup
    chance: Mapping[str, Any]
    start: str | None
    moves: tuple[str, ...]
    result: dict[str, Any] | None


def parse(data: object) -> Record:
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadRecord(f"not a record: its format is not {FORMAT!r}")
    known = {"format", "version", "game", "mode", "seats", "options", "chance", "moves", "result"}
    if missing := sorted(known - set(data)):
        raise BadRecord(f"not a whole record: {', '.join(missing)} missing")
    if strange := sorted(set(data) - known - {"start"}, key=str):
        raise BadRecord(f"unknown field {strange[0]!s:.60}")
    moves, options, start = data["moves"], data["options"], data.get("start")
    if not isinstance(moves, list) or not all(isinstance(words, str) for words in moves):
        raise BadRecord("moves: a list of texts")
    if len(moves) > LONGEST:
        raise BadRecord(f"moves: at most {LONGEST}")
    if not isinstance(options, dict):
        raise BadRecord("options: names with values")
    if not isinstance(start, str | None):
        raise BadRecord("start: a position as text")
    try:
        game = games.named(str(data["game"]))
        check_version(game, data["version"])
        setup = Setup.recorded(game, data["mode"], data["seats"], options)
        if (setup.mode, setup.seats) != (data["mode"], data["seats"]):
            raise BadSetup("mode and seats are not written down")
        chance.key_from(data["chance"])
    except (games.UnknownGame, BadSetup, BadChance) as error:
        raise BadRecord(str(error)) from None
    return Record(setup, data["chance"], start, tuple(moves), data["result"])


def check_version(game: Game, version: object) -> None:
    number = version if type(version) is int else None
    if number == game.version:
        return
    reader = game.former.get(number) if number is not None else None
    hint = f"beaverboard {reader} reads it" if reader else f"this is version {game.version}"
    raise OtherVersion(f"the record is of {game.name} version {version!s:.20}; {hint}")


def read(path: Path) -> dict[str, Any]:
    """The JSON object in a file; `parse` checks its content."""
    try:
        data = json.loads(path.read_text("utf-8"))
        json.dumps(data, ensure_ascii=False).encode()  # JSON can name halves of characters
    except IsADirectoryError:
        raise BadRecord(f"{path} is a folder, not a record") from None
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from None
    except (UnicodeError, ValueError, RecursionError):
        raise BadRecord(f"{path} is not JSON, or was cut off") from None
    if not isinstance(data, dict):
        raise BadRecord(f"{path} is not a record")
    return data
