"""Compile the games before anybody waits for them, in parts: `python -m beaverboard.server.warm`.

What is compiled lands in the cache on the disk, so whoever needs it afterwards only loads it.
A stamp beside it says which part of which game is there.
"""

import hashlib
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numba

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


def dealt(game: Game) -> Iterator[Match]:
    """A match of every mode."""
    for mode, seats in game.modes.items():
        yield Match.dealt(Setup.of(game, mode, seats[0]), {"key": SEED})


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
        words = match.legal()[0]
        match.why_not(words)
        match.copy().play_watched(words, SEED)
        match.scores()
        match.winners()
        Match.from_position(match.position())


def warm_bots(game: Game) -> None:
    for _ in play_with(game, (*POLICIES, WEAKEST)):
        pass


def warm_advice(game: Game) -> None:
    """Hints, and the look back at a match."""
    for match in dealt(game):
        advice.advise(match, match.turn, playouts=10, seed=0)
        analysis.compile_analysis(match)


# What somebody waits for comes first: bots that search, then hints. The server itself plays
# interpreted until all of it is there.
PARTS: dict[str, Callable[[Game], None]] = {
    "bots": warm_bots,
    "advice": warm_advice,
    "rules": warm_rules,
}


def stamp(game: str, part: str) -> Path:
    """A file beside the compiled code that says: this part is there. That which comes with the
    package counts as well."""
    processor = numba.config.CPU_NAME or platform.machine()
    python = ".".join(platform.python_version_tuple()[:2])
    made_by = f"{processor}-{python}-numba-{numba.__version__}"
    name = f"{game}-{part}-{compiled.digest()}-{made_by}.warm"
    packaged = compiled.PACKAGED / name
    return packaged if packaged.exists() else compiled.CACHE_ROOT / name


def missing() -> list[tuple[str, str]]:
    """The parts of games that are not compiled yet, in the order in which they are wanted."""
    return [(game, part) for part in PARTS for game in GAMES if not stamp(game, part).exists()]


def is_complete() -> bool:
    return not missing()


def load() -> None:
    """Load what a server needs; with a complete cache nothing is compiled."""
    for game in GAMES.values():
        warm_rules(game)


def main(words: Sequence[str]) -> None:
    """`[GAME [PART]]`: all that is missing if nothing is named."""
    games, parts = words[:1] or GAMES, words[1:2] or PARTS
    for game in games:
        for part in parts:
            if not stamp(game, part).exists():
                PARTS[part](named(game))
                if codecache.unwritten:
                    sys.exit(f"compiled code can't be written to {compiled.CACHE_ROOT}")
                stamp(game, part).touch()
        print(game, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
