"""`beaverboard new-game NAME`: write a package with a small, complete game to start from."""

import argparse
import keyword
import re
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
    command.add_argument("name", metavar="NAME", help="lower case, as in stepping-stones")
    command.add_argument("--folder", type=Path, default=None, help="where [./NAME]")
    command.set_defaults(run_command=run_new_game)


def run_new_game(parsed: argparse.Namespace) -> None:
    folder = parsed.folder or Path(parsed.name)
    for path in write(parsed.name, folder):
        print(path)
    print(f"\nNext: cd {folder}, then see README.md")


def write(name: str, folder: Path) -> list[Path]:
    """Write the package and return its files. Writes nothing if a name or a file is in the way."""
    if not NAME.fullmatch(name):
        raise CannotWrite(f"a name has small letters, digits and hyphens, not {name!s:.60}")
    package = name.replace("-", "_")
    if name in GAMES:
        raise CannotWrite(f"there is a game {name} already")
    if keyword.iskeyword(package) or find_spec(package) is not None:
        raise CannotWrite(f"Python has a module {package} already; choose another name")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotWrite(f"{folder} is there already; --folder names another place")
    replaced = {
        "PACKAGE": package,
        "NAME": name,
        "TITLE": name.replace("-", " ").title(),
        "PREFIX": prefix(name),
    }
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


def prefix(name: str) -> str:
    """The two letters before the numbers of the rules: `SS` for stepping-stones."""
    words = re.sub("[^a-z-]", "", name).strip("-").split("-")
    letters = "".join(word[:1] for word in words) if len(words) > 1 else words[0]
    return letters[:2].ljust(2, "x").upper()
