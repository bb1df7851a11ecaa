"""Packages with a game, seen by a process of their own as if they were installed there."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from beaverboard import newgame

ROOT = Path(__file__).parents[2]
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n"
ENTRY = "[beaverboard.games]\n{name} = {package}:GAME\n"


def make_visible(folder: Path, name: str, package: str | None = None) -> None:
    """What an installer would write beside the package."""
    package = package or name.replace("-", "_")
    notes = folder / f"{package}-0.1.dist-info"
    notes.mkdir(parents=True)
    (notes / "METADATA").write_text(METADATA.format(name=name), "utf-8")
    (notes / "entry_points.txt").write_text(ENTRY.format(name=name, package=package), "utf-8")


def new_game(folder: Path, name: str = "pebbles") -> Path:
    newgame.write(name, folder)
    make_visible(folder, name)
    return folder


def run(
    command: Sequence[str],
    *folders: Path,
    interpreted: bool = True,
    given: str | None = None,
    **environment: str,
) -> subprocess.CompletedProcess[str]:
    """In a process that finds the packages in these folders."""
    return subprocess.run(
        [sys.executable, *command],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, (*folders, ROOT))),
            "NUMBA_DISABLE_JIT": "1" if interpreted else "0",
            "BEAVERBOARD_PROGRESS": "off",
            **environment,
        },
        cwd=folders[0] if folders else None,
        input=given,
        capture_output=True,
        text=True,
    )


def output_of(code: str, *folders: Path) -> str:
    done = run(["-c", code], *folders)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
