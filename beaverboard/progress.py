"""Reports on stderr that a game is being compiled, so that the wait is not taken for a hang.

Numba compiles a function when it is first called and caches the result on the disk; loading from
the cache is not reported. `BEAVERBOARD_PROGRESS=off` disables the reports.
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

VARIABLE = "BEAVERBOARD_PROGRESS"
REPORT_AFTER = 1.0  # seconds of compiling
IDLE = 1.0  # seconds without compiling after which the report is closed
INTERVAL = 0.1
SHARED_CODE = "what all games share"


def disable() -> None:
    """Report nothing in this process and in those that it starts."""
    os.environ[VARIABLE] = "off"


def is_disabled() -> bool:
    return os.environ.get(VARIABLE) == "off" or parent_process() is not None or not sys.stderr


def game_among(arguments: Iterable[Any]) -> str | None:
    """The title of the game whose state, or pool of states, is among these Numba types."""
    for each in arguments:
        game = engine.RULES.game_of(getattr(each, "dtype", each))
        if game is not None:
            return game.title
    return None


def is_ours(compilation: Any) -> bool:
    return str(compilation.data["dispatcher"].py_func.__module__).startswith("beaverboard.")


class CompileProgress(event.Listener):  # type: ignore[misc] # Numba brings no types
    """Counts the functions that Numba compiles. A thread reports: the compiling one is busy."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._reporting = False
        self._depth = 0  # compilations within each other
        self._compiled = 0
        self._last_end = 0.0
        self._title = SHARED_CODE

    def on_start(self, event: Any) -> None:
        if not is_ours(event):
            return
        with self._lock:
            self._depth += 1
            self._title = game_among(event.data["args"]) or self._title
            if not self._reporting and not is_disabled():
                self._reporting, self._compiled = True, 0
                threading.Thread(target=self._report, name="beaverboard-progress").start()

    def on_end(self, event: Any) -> None:
        if is_ours(event):
            with self._lock:
                self._depth -= 1
                self._compiled += 1
                self._last_end = time.monotonic()

    def _report(self) -> None:
        start, reported = time.monotonic(), ""
        while self._is_running():
            time.sleep(INTERVAL)
            elapsed = time.monotonic() - start
            if reported != self._title and self._depth and elapsed >= REPORT_AFTER:
                reported = self._title
                write(f"Compiling {reported} for this machine, once; it may take a minute …\n")
            elif reported and sys.stderr.isatty():
                write(f"    {self._compiled} functions, {elapsed:.0f} s\r")
        if reported:
            seconds = max(self._last_end - start, 0)
            write(f"Compiled {self._compiled} functions in {seconds:.0f} s; they are kept.\n")

    def _is_running(self) -> bool:
        """Until nothing has been compiled for a while, or the program ends."""
        with self._lock:
            active = self._depth > 0 or time.monotonic() - self._last_end < IDLE
            self._reporting = active and threading.main_thread().is_alive()
            return self._reporting


def write(text: str) -> None:
    with suppress(OSError, ValueError):  # stderr may be closed
        sys.stderr.write(text)
        sys.stderr.flush()


def start() -> None:
    event.register("numba:compile", CompileProgress())
