"""A trained player: a small network that looks at what its seat knows.

It is a file of NumPy arrays, as `examples/train.py` saves it, and needs nothing but NumPy to
play. It plays the game, mode, seats and version that it was trained for and no other.
"""

import json
import zipfile
from pathlib import Path

import numpy as np

from beaverboard.bots.bot import UnknownBot
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from beaverboard.observe.observer import Observer

LAYERS = ("w0", "w1", "policy")


class BadNetwork(UnknownBot):
    """The file is no trained player, or one for another game; the message says which."""


def about(setup: Setup) -> dict[str, object]:
    """What must be the same at play as in training: not what is for the pages alone, nor who
    begins."""
    agreed = setup.as_json()
    for option in setup.game.options:
        if option.for_pages or option.is_seat:
            del agreed["options"][option.name]
    return {**agreed, "version": setup.game.version}


def save(path: Path, setup: Setup, parts: dict[str, np.ndarray]) -> None:
    with path.open("wb") as file:
        parts = {"about": np.array(json.dumps(about(setup))), **parts}
        np.savez_compressed(file, allow_pickle=False, **parts)


class NetworkBot:
    def __init__(self, path: str) -> None:
        self.name = f"ppo:{path}"
        try:
            with open(path, "rb") as opened, np.load(opened, allow_pickle=False) as file:
                self._about = json.loads(str(file["about"]))
                self._scale = file["scale"]
                self._layers = [(file[name], file[f"{name}_bias"]) for name in LAYERS]
        except OSError as error:
            raise BadNetwork(f"{path}: {error.strerror or 'no trained player'}") from None
        except (KeyError, ValueError, TypeError, EOFError, zipfile.BadZipFile):
            raise BadNetwork(f"{path}: no trained player") from None
        self._observer: Observer | None = None

    def check(self, setup: Setup) -> None:
        """`BadNetwork` unless the player was trained for this."""
        if self._about != about(setup):
            trained = " ".join(
                f"{name} {self._about.get(name)}" for name in ("mode", "seats", "options")
            )
            raise BadNetwork(
                f"{self.name}: trained for {self._about.get('game')} version "
                f"{self._about.get('version')}, {trained}; not for this setup"
            )

    def choose(self, match: Match, seat: int) -> int:
        if self._observer is None or self._observer.setup != match.setup:
            self.check(match.setup)
            self._observer = Observer(match.setup)
        tensor, mask = self._observer.observe(match, seat)
        x = tensor * self._scale
        for weights, bias in self._layers[:-1]:
            x = np.maximum(x @ weights + bias, 0)
        weights, bias = self._layers[-1]
        return int(np.where(mask == 1, x @ weights + bias, -np.inf).argmax())
