"""Compile the games before anybody waits for them, part by part: `beaverboard warm`.

What is compiled is kept in the cache on the disk, so whoever needs it afterwards only loads it.
A stamp beside it says which part of which game is there.
"""

import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.util import find_spec
from pathlib import Path

import numba
import numpy as np

from beaverboard import codecache, compiled
from beaverboard.bots import advice, analysis
from beaverboard.bots.bot import POLICIES, bot_named
from beaverboard.bots.levels import WEAKEST
from beaverboard.games import GAMES, named
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup
from beaverboard.match import Match

PLIES = 40
SEED = hashlib.sha256(b"warm").hexdigest()


class CannotCompile(ValueError):
    """The message says which part of which game, and why."""


def dealt(game: Game) -> Iterator[Match]:
    """A match of every mode."""
    for mode in game.modes:
        yield Match.dealt(Setup.of(game, mode.name), {"key": SEED})


def play_with(game: Game, names: Sequence[str]) -> Iterator[Match]:
    """Some moves of a match of every mode; each time before a bot moves."""
    bots = [bot_named(name, SEED) for name in names]
    for match in dealt(game):
        while not match.over and match.ply < PLIES:
            yield match
            match.play(bots[match.ply % len(bots)].choose(match, match.turn))


def warm_rules(game: Game) -> None:
    """All that a table does."""
    for match in play_with(game, ["random"]):
        for viewer in (None, *range(match.seats)):
            match.view(viewer)
            match.events(viewer)
        match.imagined(match.turn, SEED)
        match.why_not(match.legal()[0])
        match.scores()
        match.winners()
        Match.from_position(match.position())


def warm_bots(game: Game) -> None:
    for _ in play_with(game, (*POLICIES, WEAKEST)):
        pass


def warm_advice(game: Game) -> None:
    """Hints, and the analysis of a match."""
    for match in dealt(game):
        advice.advise(match, match.turn, playouts=10, seed=0)
        analysis.compile_analysis(match)


def warm_arena(game: Game) -> None:
    """Simulations, reports and ladders."""
    from beaverboard.arena.matches import play_matches

    setup = Setup.of(game)
    for bot in (*POLICIES, WEAKEST):
        play_matches(setup, matches=1, bots=[bot], watched=True)
    play_matches(setup, matches=1, bots=["random"], with_luck=True)


def warm_environments(game: Game) -> None:
    from beaverboard.envs.aec_match import AECMatch
    from beaverboard.envs.vector_matches import VectorMatches

    turns = AECMatch(game.name)
    turns.reset(seed=0)
    turns.last()
    for opponents in POLICIES:
        matches = VectorMatches(game.name, num_envs=2, opponents=opponents)
        matches.reset(seed=0)
        matches.step(np.argmax(matches.masks, axis=1))
        matches.close()


# What somebody waits for comes first: bots that search, then hints. A server itself plays
# interpreted until all of its parts are there.
SERVER_PARTS: dict[str, Callable[[Game], None]] = {
    "bots": warm_bots,
    "advice": warm_advice,
    "rules": warm_rules,
}
PARTS = SERVER_PARTS | {"arena": warm_arena}
if find_spec("gymnasium") and find_spec("pettingzoo"):  # of the extra `envs`
    PARTS["environments"] = warm_environments


def stamp(game: str, part: str) -> Path:
    """A file beside the compiled code that says: this part is there. That which comes with the
    package counts as well."""
    processor = numba.config.CPU_NAME or platform.machine()
    python = ".".join(platform.python_version_tuple()[:2])
    made_by = f"{processor}-{python}-numba-{numba.__version__}"
    module = named(game).module
    code = compiled.digest(module if compiled.is_foreign(module) else None)
    name = f"{game}-{part}-{code}-{made_by}.warm"
    packaged = compiled.PACKAGED / name
    return packaged if packaged.exists() else compiled.CACHE_ROOT / name


def missing() -> list[tuple[str, str]]:
    """The parts of games that a server does not find compiled, in the order in which they are
    wanted."""
    wanted = [(game, part) for part in SERVER_PARTS for game in GAMES]
    return [(game, part) for game, part in wanted if not stamp(game, part).exists()]


def is_complete() -> bool:
    return not missing()


def load() -> None:
    """Load what a server needs; with a complete cache nothing is compiled."""
    for game in GAMES.values():
        warm_rules(game)


def compile_game(game: str, parts: Sequence[str]) -> None:
    """Those of the parts that are missing, in this process."""
    for part in parts:
        if not stamp(game, part).exists():
            PARTS[part](named(game))
            if codecache.unwritten:
                raise CannotCompile(f"compiled code can't be written to {compiled.CACHE_ROOT}")
            stamp(game, part).touch()


def compile_games(names: Sequence[str]) -> Iterator[str]:
    """All parts of the games, a process for each game; their names as they are done."""
    wanted = sorted(names, key=lambda name: -len(named(name).modes))  # those with most first
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        compiling = {workers.submit(compile_in_a_process, name): name for name in wanted}
        for done in as_completed(compiling):
            done.result()
            yield compiling[done]


def compile_in_a_process(game: str) -> None:
    command = [sys.executable, "-m", __name__, game]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
        raise CannotCompile(f"{game}: {lines[-1]}")


if __name__ == "__main__":  # GAME [PART]
    try:
        compile_game(sys.argv[1], sys.argv[2:] or list(PARTS))
    except CannotCompile as error:
        sys.exit(str(error))
