"""`beaverboard new-game NAME`: a package with a small game that plays, to be made into another."""

import argparse
import keyword
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from beaverboard.games import GAMES, NAME

SKELETON = Path(__file__).parent / "skeleton"
ENDING = ".template"


class CannotWrite(ValueError):
    """The message says what is in the way."""


def add_new_game(commands: Any) -> None:
    command = commands.add_parser("new-game", help="write a package with a new game")
    command.add_argument("name", metavar="NAME", help="small letters, as in stepping-stones")
    command.add_argument("--folder", type=Path, default=None, help="where [./NAME]")
    command.set_defaults(run_command=run_new_game)


def run_new_game(parsed: argparse.Namespace) -> None:
    folder = parsed.folder or Path(parsed.name)
    for path in write(parsed.name, folder):
        print(path)
    print(f"\nNext: cd {folder}, then see README.md")


def write(name: str, folder: Path) -> list[Path]:
    """The files that were written: all of them, or, if something is in the way, none."""
    if not NAME.fullmatch(name):
        raise CannotWrite(f"a name has small letters, digits and hyphens, not {name!s:.60}")
    package = name.replace("-", "_")
    if name in GAMES:
        raise CannotWrite(f"there is a game {name} already")
    if keyword.iskeyword(package) or find_spec(package) is not None:
        raise CannotWrite(f"Python has a module {package} already; choose another name")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotWrite(f"{folder} is there already; --folder names another place")
    # PACKAGE first: a title may hold any word
    replaced = {"PACKAGE": package, "NAME": name, "TITLE": name.replace("-", " ").title()}
    written = []
    for template in sorted(SKELETON.rglob(f"*{ENDING}")):
        inside = str(template.relative_to(SKELETON)).removesuffix(ENDING)
        text = template.read_text("utf-8")
        for word, value in replaced.items():
            inside, text = inside.replace(word, value), text.replace(word, value)
        path = folder / inside
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        written.append(path)
    return written
