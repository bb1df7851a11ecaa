"""A server that serves at once, interpreted, and goes on compiled at the same address.

Numba reads only once whether it may compile, so a process runs the rules interpreted or
compiled for life. While compiled code is missing, a process that interprets the rules serves,
and compiles in the background. When all is there, a successor is started: it loads the
compiled code, the first process ends, and the successor serves from the same listening socket.
Tables come back from their logs, players reconnect by themselves.

The process that the user started supervises both and holds the socket.
"""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict
from types import FrameType

from beaverboard import warm
from beaverboard.games import GAMES
from beaverboard.server.settings import Settings, exit_on_bad_setting

log = logging.getLogger("beaverboard.server")

SETTINGS = "BEAVERBOARD_HANDED_SETTINGS"  # the environment variable that hands them to a child
LOADED, GO = "loaded", "go"  # messages on a child's control socket, besides `compiled`


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until a signal comes."""
    if sys.platform == "win32":  # has no way to hand the socket over: compile first
        list(warm.compile_games(list(GAMES)))
    if warm.is_complete():
        from beaverboard.server import run  # late: the watching process does not need it

        run.prepare(settings)
        run.run(settings, listening)
    else:
        sys.exit(Supervisor(settings, listening).serve())


class Child:
    """A server process, and the control socket to it. It ends when that socket does."""

    def __init__(self, settings: Settings, listening: socket.socket, *, compiled: bool) -> None:
        self._control, theirs = socket.socketpair()
        files = (listening.fileno(), theirs.fileno())
        environment = os.environ | {
            SETTINGS: json.dumps(asdict(settings)),
            "NUMBA_DISABLE_JIT": "0" if compiled else "1",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__, *map(str, files)],
            env=environment,
            pass_fds=files,
            start_new_session=True,  # Ctrl-C is for the watching process
        )
        theirs.close()

    def hears(self, word: str) -> bool:
        """Wait for this message of the child; false if it ends instead."""
        heard = b""
        while not heard.endswith(b"\n"):
            part = self._control.recv(64)
            if not part:
                return False
            heard += part
        return heard.decode().strip() == word

    def say(self, word: str) -> None:
        with suppress(OSError):  # it has ended
            self._control.sendall(f"{word}\n".encode())

    def end(self) -> int:
        with suppress(ProcessLookupError):
            self.process.terminate()
        return self.process.wait()


class Supervisor:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._children: list[Child] = []

    def serve(self) -> int:
        """Let children serve one after the other; the exit code of the last."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        serving = self._start(compiled=False)
        if serving.hears("compiled"):
            successor = self._start(compiled=True)
            if successor.hears(LOADED):
                serving.end()
                successor.say(GO)
                serving = successor
            else:
                log.error("the compiled server did not start; the interpreted one goes on")
        return serving.process.wait()

    def _start(self, *, compiled: bool) -> Child:
        child = Child(self._settings, self._listening, compiled=compiled)
        self._children.append(child)
        return child

    def _stop(self, number: int, frame: FrameType | None) -> None:
        for child in self._children:
            with suppress(ProcessLookupError):
                child.process.terminate()


def main(listening_file: int, control_file: int) -> None:
    """A child: `compiled` or not, as its environment says."""
    import numba

    settings = Settings(**json.loads(os.environ.pop(SETTINGS)))
    listening = socket.socket(fileno=listening_file)
    control = socket.socket(fileno=control_file)
    from beaverboard.server import run

    if not numba.config.DISABLE_JIT:
        signal.signal(signal.SIGTERM, run.exit_cleanly)
        warm.load()
        control.sendall(f"{LOADED}\n".encode())
        if not control.recv(64):
            return  # nobody waits for it any more
    with exit_on_bad_setting("serve"):
        run.prepare(settings)
        run.run(settings, listening, control)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
