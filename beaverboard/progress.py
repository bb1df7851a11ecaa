"""Says on stderr that a game is being compiled, so that nobody takes the wait for a hang.

Numba compiles a function when it is first called and keeps the result on the disk; what
comes from there is told to nobody. `BEAVERBOARD_PROGRESS=off` switches this off.
"""

import os
import sys
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from multiprocessing import parent_process
from typing import Any

from numba.core import event

from beaverboard import engine

SWITCH = "BEAVERBOARD_PROGRESS"
PATIENCE = 1.0  # seconds of compiling that nobody minds
PAUSE = 1.0  # seconds without compiling after which it is done, for now
TICK = 0.1
SHARED = "what all games share"


def silence() -> None:
    """Say nothing in this process nor in those that it starts."""
    os.environ[SWITCH] = "off"


def silent() -> bool:
    return os.environ.get(SWITCH) == "off" or parent_process() is not None or not sys.stderr


def game_among(given: Iterable[Any]) -> str | None:
    """The game whose state, or pool of states, is among the types of arguments."""
    for each in given:
        game = engine.RULES.game_of(getattr(each, "dtype", each))
        if game is not None:
            return game.title
    return None


def ours(compiling: Any) -> bool:
    return str(compiling.data["dispatcher"].py_func.__module__).startswith("beaverboard.")


class Teller(event.Listener):  # type: ignore[misc] # Numba brings no types
    """Counts what Numba compiles. A thread tells it while it goes on: the compiler can't."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._telling = False
        self._open = 0  # functions within each other
        self._done = 0
        self._last = 0.0  # when one was done
        self._game = SHARED

    def on_start(self, event: Any) -> None:
        if not ours(event):
            return
        with self._lock:
            self._open += 1
            self._game = game_among(event.data["args"]) or self._game
            if not self._telling and not silent():
                self._telling, self._done = True, 0
                threading.Thread(target=self._tell, name="beaverboard-progress").start()

    def on_end(self, event: Any) -> None:
        if ours(event):
            with self._lock:
                self._open -= 1
                self._done += 1
                self._last = time.monotonic()

    def _tell(self) -> None:
        begun, told = time.monotonic(), ""
        while self._goes_on():
            time.sleep(TICK)
            waited = time.monotonic() - begun
            if told != self._game and self._open and waited >= PATIENCE:
                told = self._game
                say(f"Compiling {told} for this machine, once; it may take a minute …\n")
            elif told and sys.stderr.isatty():
                say(f"    {self._done} functions, {waited:.0f} s\r")
        if told:
            seconds = max(self._last - begun, 0)
            say(f"Compiled {self._done} functions in {seconds:.0f} s; they are kept.\n")

    def _goes_on(self) -> bool:
        """Until nothing was compiled for a moment, or the program ends."""
        with self._lock:
            lately = self._open or time.monotonic() - self._last < PAUSE
            self._telling = bool(lately) and threading.main_thread().is_alive()
            return self._telling


def say(text: str) -> None:
    with suppress(OSError, ValueError):  # whoever closes stderr wants to hear nothing
        sys.stderr.write(text)
        sys.stderr.flush()


def start() -> None:
    event.register("numba:compile", Teller())
