"""`beaverboard build-offline`: all that the pages need to play without a server, in one folder.

The modules of the games; `house.json`, what tables keep to; and `api/`, answers of the server that
never change, written by the code that answers. `files.json`, in the folder of the pages, lists
what a browser keeps to play without a network.
"""

import asyncio
import json
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from beaverboard import record
from beaverboard.bots.bot import NAMES
from beaverboard.bots.levels import LEVELS, STRONGEST
from beaverboard.games import plain
from beaverboard.games.game import Game
from beaverboard.games.setup import MEMORY_AID
from beaverboard.lessons import LEARNER, Lesson, Step, lessons_of
from beaverboard.locales import LANGUAGES
from beaverboard.server.api import http
from beaverboard.server.api.socket import HINTED
from beaverboard.server.protocol import bodies
from beaverboard.server.settings import Settings
from beaverboard.server.table.room import BREAK
from beaverboard.server.table.table import LOG, UNDOS
from beaverboard.wasm import build

FOLDER = "offline"  # in that of the pages
LIST = "files.json"
NOT_KEPT = (".map",)


def write(pages: Path, wanted: list[Game]) -> int:
    """Returns how many files a browser keeps."""
    folder = pages / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for modules in build.build_games(wanted).values():
        shutil.copytree(modules, folder, dirs_exist_ok=True)
    write_json(folder / "house.json", house(wanted))
    write_answers(folder / "api", wanted)
    files = sorted(str(path.relative_to(pages)) for path in pages.rglob("*") if path.is_file())
    kept = [name for name in files if Path(name).suffix not in NOT_KEPT and name[0] != "."]
    write_json(pages / LIST, kept)
    return len(kept)


def write_json(path: Path, value: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    compact = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=as_json)
    path.write_text(compact, "utf-8")


def as_json(value: object) -> Any:
    # json.dumps calls this for what it cannot write itself: models, ranges and the like
    return value.model_dump(mode="json") if isinstance(value, BaseModel) else list(value)  # type: ignore[call-overload]


def house(wanted: list[Game]) -> dict[str, Any]:
    """What the tables of the server keep to, from where it has it."""
    settings = Settings()
    return {
        "format": record.FORMAT,
        "undos": UNDOS,
        "log": LOG,
        "break_seconds": BREAK,
        "hinted": HINTED,
        "pause_least": settings.pause_least,
        "pause_most": settings.pause_most,
        "memory_aid": MEMORY_AID.name,
        "strongest": STRONGEST,
        "levels": [*LEVELS, *(name for name in NAMES if name not in LEVELS)],
        "lessons": {
            game.name: [written(each) for each in lessons_of(game.name)] for game in wanted
        },
    }


def written(lesson: Lesson) -> dict[str, Any]:
    return {
        "setup": lesson.setup.as_json(),
        "key": lesson.key.hex(),
        "learner": LEARNER,
        "course": [{"words": ply.words, "steps": said(ply.steps)} for ply in lesson.course],
        "end": said(lesson.end),
        "tips": lesson.tips,
    }


def said(steps: tuple[Step, ...]) -> list[dict[str, Any]]:
    return [{"key": each.key, "points": [asdict(point) for point in each.points]} for each in steps]


def write_answers(folder: Path, wanted: list[Game]) -> None:
    """At the addresses of the server, with `.json` for those that are JSON."""
    write_json(folder / "games.json", [http.facts(game, ready=True) for game in wanted])
    write_json(folder / "bots.json", bodies.Levels(levels=tuple(LEVELS)))
    for game in wanted:
        if getattr(game.views, "AREAS", None) is None:
            continue  # the pages have a board and the rules of their own
        board = asyncio.run(http.plain_board(game.name))
        write_json(folder / "games" / game.name / "board.json", board)
        for name in {*board.pictures, "cover.svg"}:
            if (drawing := plain.drawing(game, name)) is not None:
                art = folder / "games" / game.name / "art" / name
                art.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(drawing, art)
        for language in LANGUAGES:
            if (page := http.rules_page(game, language)).exists():
                rules = folder / "rules" / game.name / language
                rules.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(page, rules)
