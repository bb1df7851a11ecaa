"""Compiling in the background: children compile what is missing, part by part, on all cores.

What is played comes first. A child that dies is started again after a pause; one part that
always fails holds up no other. Children have the lowest priority: playing goes before.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from beaverboard import warm

log = logging.getLogger("beaverboard.server")

COMMAND = (sys.executable, "-m", "beaverboard.warm")
PAUSE = 1.0  # seconds after a first failure, twice as many after every further one
LONGEST = 60.0
FEW = 3  # failures in a row that may pass
NICE = 19

Part = tuple[str, str]  # the name of a game, and which part of it


def lowest_priority() -> None:
    os.nice(NICE)


async def end(child: Process) -> None:
    if child.returncode is None:
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()


class Compiler:
    def __init__(
        self,
        command: Sequence[str] = COMMAND,
        pause: float = PAUSE,
        children: int | None = None,
        on_ready: Callable[[str, str], None] = lambda game, part: None,
    ) -> None:
        self._command = command
        self._pause = pause
        self._children = children or os.cpu_count() or 1
        self.on_ready = on_ready
        self._missing: list[Part] = warm.missing()
        self._busy: set[Part] = set()
        self._failed: Counter[Part] = Counter()
        self._wanted: dict[str, int] = {}
        self.failures = 0  # in all
        self.failures_in_a_row = 0

    def is_ready(self, game: str, part: str) -> bool:
        return (game, part) not in self._missing

    @property
    def left(self) -> int:
        """How many parts are still to be compiled."""
        return len(self._missing)

    @property
    def fails(self) -> bool:
        return self.failures_in_a_row > FEW

    def want(self, game: str) -> None:
        """Somebody plays it: its parts come before those of others."""
        self._wanted.setdefault(game, len(self._wanted))

    async def run(self) -> None:
        """Return when nothing is missing any more."""
        async with asyncio.TaskGroup() as compiling:
            for _ in range(self._children):
                compiling.create_task(self._compile_parts())

    async def _compile_parts(self) -> None:
        while self._missing:
            part = self._next()
            if part is None:  # the others are busy with all there is
                await asyncio.sleep(self._pause)
                continue
            self._busy.add(part)
            try:
                await self._compile(part)
            except (OSError, ChildProcessError) as error:
                self._failed[part] += 1
                self.failures += 1
                self.failures_in_a_row += 1
                log.error("compiling failed", extra={"part": " ".join(part), "error": str(error)})
                await asyncio.sleep(
                    min(LONGEST, self._pause * 2 ** min(self._failed[part], 10) / 2)
                )
            else:
                self.failures_in_a_row = 0
                self._missing.remove(part)
                log.info("compiled", extra={"part": " ".join(part)})
                self.on_ready(*part)
            finally:
                self._busy.discard(part)

    def _next(self) -> Part | None:
        """The most wanted part. Two parts of one game share much: the second one waits, and
        loads what the first one compiled."""
        games = {game for game, _ in self._busy}
        free = [part for part in self._missing if part[0] not in games]
        return min(free, key=self._urgency, default=None)

    def _urgency(self, part: Part) -> tuple[int, int]:
        return self._failed[part], self._wanted.get(part[0], len(self._wanted))

    async def _compile(self, part: Part) -> None:
        if not warm.stamp(*part).exists():  # else another server's children were faster
            # Ctrl-C is for the server, which ends its children itself.
            starting = asyncio.create_task(
                asyncio.create_subprocess_exec(
                    *self._command,
                    *part,
                    stdout=asyncio.subprocess.DEVNULL,
                    env=os.environ | {"NUMBA_DISABLE_JIT": "0"},
                    start_new_session=True,
                    preexec_fn=lowest_priority if sys.platform != "win32" else None,
                )
            )
            try:
                child = await asyncio.shield(starting)
                if code := await child.wait():
                    raise ChildProcessError(f"the child ended with {code}")
            finally:
                await end(await starting)  # also one that was just being started
        if not warm.stamp(*part).exists():
            raise ChildProcessError("the child left no stamp")
