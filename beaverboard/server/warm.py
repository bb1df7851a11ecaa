"""Compile the games before anybody waits for them: in a child process, one line a game.

What it compiles lands in Numba's cache on the disk, so the server then only loads it.
"""

import hashlib
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

import numba

from beaverboard import compiled
from beaverboard.bots import advice, analysis
from beaverboard.bots.bot import POLICIES, bot_named
from beaverboard.bots.levels import WEAKEST
from beaverboard.games import GAMES, named
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup
from beaverboard.match import Match

PLIES = 40


def warm(game: Game) -> None:
    """Everything that a table does, in every mode."""
    for mode, seats in game.modes.items():
        setup = Setup.of(game, mode, seats[0])
        seed = hashlib.sha256(setup.game.name.encode())
        match = Match.dealt(setup, {"key": seed.hexdigest()})
        bots = [bot_named(name, seed.hexdigest()) for name in (*POLICIES, WEAKEST)]
        while not match.over and match.ply < PLIES:
            for viewer in (None, *range(match.seats)):
                match.view(viewer)
                match.events(viewer)
            action = bots[match.ply % len(bots)].choose(match, match.turn)
            words = game.text.words(action)
            match.why_not(words)
            match.play_watched(words, seed.hexdigest())
            if match.ply == 1:
                advice.advise(match, match.turn, playouts=10, seed=0)
                analysis.look_once(match)
        match.scores()
        match.winners()
        Match.from_position(match.position())


def stamp(name: str) -> Path:
    """A file beside the cache that says: this game is in it, as compiled from this folder (Numba
    keeps what it compiled by the place of the source)."""
    folder = hashlib.sha256(str(compiled.PACKAGE).encode()).hexdigest()[:8]
    made_by = f"{platform.machine()}-{platform.python_version()}-numba-{numba.__version__}"
    return compiled.CACHE_ROOT / f"{name}-{compiled.digest()}-{folder}-{made_by}.warm"


def main(names: Sequence[str]) -> None:
    for name in names or GAMES:
        if not stamp(name).exists():
            warm(named(name))
            stamp(name).touch()
        print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
