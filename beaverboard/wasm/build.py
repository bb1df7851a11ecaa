"""`beaverboard build-wasm`: the games as WebAssembly, built once for what they are made of."""

import argparse
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from beaverboard import compiled, games
from beaverboard.extras import extra
from beaverboard.games.game import Game

PACKAGE = __name__.rpartition(".")[0]
FOLDER = Path(__file__).parent
RUNTIME = sorted((FOLDER / "runtime").glob("*.mjs"))
COMPILERS = ("numba", "llvmlite", "numpy", "ziglang")


class CannotBuild(ValueError):
    """The message says which game, and why."""


def add_build_wasm(commands: Any) -> None:
    command = commands.add_parser("build-wasm", help="build the games as WebAssembly")
    command.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    command.add_argument("--out", type=Path, metavar="FOLDER", help="copy them there")
    command.set_defaults(run_command=run_build_wasm)


def run_build_wasm(parsed: argparse.Namespace) -> None:
    try:
        built = build_games([games.named(name) for name in parsed.games or games.GAMES])
    except CannotBuild as error:
        sys.exit(f"beaverboard build-wasm: {error}")
    for game, folder in built.items():
        if parsed.out:
            shutil.copytree(folder, parsed.out, dirs_exist_ok=True)
        module, text = (folder / f"{game}{kind}" for kind in (".wasm", ".mjs"))
        sizes = f"{packed(module):.1f} kB + {packed(text):.1f} kB gzip"
        print(f"{game}: {sizes} in {parsed.out or folder}")


def packed(path: Path) -> float:
    return len(gzip.compress(path.read_bytes(), mtime=0)) / 1000


def build_games(wanted: Sequence[Game]) -> dict[str, Path]:
    """The folder of every game, by its name; a process for each that has to be built."""
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        folders = list(workers.map(built, wanted))
    return {game.name: folder for game, folder in zip(wanted, folders, strict=True)}


def built(game: Game) -> Path:
    """A folder with GAME.wasm, GAME.mjs and what they need; from the cache if it is there."""
    folder = compiled.CACHE_ROOT / "wasm" / f"{game.name}-{digest(game)}"
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as made:
            build(game, Path(made))
            Path(made).chmod(0o755)
            try:
                os.rename(made, folder)
            except OSError:
                if not folder.exists():  # another process was as quick
                    raise
            Path(made).mkdir(exist_ok=True)  # for who cleans up
    return folder


def build(game: Game, folder: Path) -> None:
    """Always, whatever is cached."""
    command = [sys.executable, "-m", f"{PACKAGE}.compiling", game.name, str(folder)]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        raise CannotBuild(f"{game.name}: {lines[-1]}")
    for path in RUNTIME:
        shutil.copy(path, folder)


def digest(game: Game) -> str:
    """Of all that the module of a game is made of: sources that it reaches, but not those of other
    games, and the versions of the compilers."""
    with extra("wasm"):
        import ziglang  # noqa: F401 # who builds needs its linker
    sources = compiled.sources()
    ahead = {
        game.module,
        "beaverboard.match",
        *(each for each in sources if in_package(each, PACKAGE)),
    }
    ahead &= sources.keys()
    reached: set[str] = set()
    while ahead:
        reached |= ahead
        ahead = {name for at in ahead for name in compiled.imported(at)} - reached
    others = [each for each in games.GAMES.values() if each is not game]
    made_of = hashlib.sha256(game.name.encode())
    for name in sorted(reached):
        if not any(is_of(name, other) for other in others):
            made_of.update(f"{name}\n{sources[name]}\n".encode())
    foreign = compiled.foreign_files(game.module) if compiled.is_foreign(game.module) else []
    data = sorted(compiled.PACKAGE.glob("bots/*.json"))
    for path in (*foreign, *data, *RUNTIME):
        made_of.update(path.read_bytes())
    made_of.update(" ".join(version(each) for each in COMPILERS).encode())
    return made_of.hexdigest()[:16]


def in_package(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def is_of(module: str, game: Game) -> bool:
    """Whether a module belongs to a game: one of its package, or a page named like its folder."""
    return in_package(module, game.package) or module.rpartition(".")[2] == game.folder.name
