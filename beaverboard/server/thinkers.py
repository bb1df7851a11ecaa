"""Bots think in processes of their own, so that none can hold up or bring down the server.

A bot that fails, hangs or answers nonsense is replaced by a legal move, and reported.
"""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from beaverboard.bots.levels import LEVELS
from beaverboard.server.settings import Settings

log = logging.getLogger("beaverboard.server")

COMMAND = (sys.executable, "-m", "beaverboard.server.thinking")
MEMORY = "BEAVERBOARD_THINKING_MEGABYTES"  # the limit that a process of bots sets itself


Json = dict[str, Any]
Answer = TypeVar("Answer")


class NoAnswer(Exception):
    """A process of bots failed, hung or talked nonsense."""


class Thinkers:
    def __init__(
        self,
        count: int,
        seconds: float,
        command: Sequence[str] = COMMAND,
        start_seconds: float = 60.0,
        megabytes: int = 0,
    ) -> None:
        self._seconds = seconds
        self._megabytes = megabytes
        self._start_seconds = start_seconds
        self._command = command
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(max(1, count)):
            self._idle.put_nowait(None)  # started when first needed
        self._running: set[Process] = set()
        self.failures = 0

    @classmethod
    def of(cls, settings: Settings) -> "Thinkers":
        return cls(settings.bot_workers, settings.bot_seconds, megabytes=settings.bot_megabytes)

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(LEVELS)

    @property
    def strongest(self) -> str:
        return self.levels[-1]

    async def choose(
        self, position: str, seat: int, level: str, seed: str, legal: Sequence[int]
    ) -> int:
        """One of the legal actions: the bot's, or some other if it has none in time."""

        def chosen(answer: Json) -> int:
            if (action := int(answer["action"])) not in legal:
                raise ValueError(f"action {action} is not legal")
            return action

        asked = {"position": position, "seat": seat, "level": level, "seed": seed}
        try:
            return await self._ask(asked, chosen)
        except NoAnswer:
            return legal[int(seed, 16) % len(legal)]

    async def advise(self, position: str, seat: int, seed: str, legal: Sequence[int]) -> Json:
        """All legal moves, best first, and the reasons, as `advice.Advice` has them. There is
        no advice rather than a wrong one: `NoAnswer`."""

        def advised(answer: Json) -> Json:
            if sorted(move["action"] for move in answer["moves"]) != sorted(legal):
                raise ValueError("not the legal moves")
            return answer

        playouts = LEVELS[self.strongest].playouts
        asked = {"position": position, "seat": seat, "playouts": playouts, "seed": seed}
        return await self._ask(asked, advised)

    async def _ask(self, asked: Json, read: Callable[[Json], Answer]) -> Answer:
        process = await self._idle.get()
        try:
            process = process or await self._start()
            async with asyncio.timeout(self._seconds):
                return read(await ask(process, asked))
        except (TimeoutError, OSError, ValueError, KeyError, TypeError) as error:
            self.failures += 1
            log.error(
                "bot failed", extra={"bot": asked.get("level"), "error": type(error).__name__}
            )
            self._stop(process)
            process = None
            raise NoAnswer from None
        except BaseException:  # nobody wants the answer any more, but it would still come
            self._stop(process)
            process = None
            raise
        finally:
            self._idle.put_nowait(process)

    async def prepare(self) -> None:
        """Start a process before anybody waits for it: importing takes seconds."""
        process = await self._idle.get()
        try:
            process = process or await self._start()
        except (TimeoutError, OSError) as error:
            log.error("bots can't start", extra={"error": type(error).__name__})
        finally:
            self._idle.put_nowait(process)

    async def _start(self) -> Process:
        environment = os.environ | {MEMORY: str(self._megabytes)}
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )
        self._running.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self._start_seconds):
                await process.stdout.readline()  # it says when it is ready
        except BaseException:
            self._stop(process)
            raise
        return process

    def _stop(self, process: Process | None) -> None:
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        for process in self._running:
            self._stop(process)
        for process in self._running:
            await process.wait()


async def ask(process: Process, asked: Json) -> Json:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(asked).encode() + b"\n")
    await process.stdin.drain()
    answer: Json = json.loads(await process.stdout.readline() or b'{"error": "gone"}')
    if "error" in answer:
        raise ValueError(answer["error"])
    return answer
