"""A pool of child processes in which bots think, so that none can block or crash the server.

A bot that fails, times out or answers nonsense is replaced by a legal move, and counted. Requests
wait in three queues by priority: moves of all levels but the strongest, moves of the strongest,
hints; the queue of hints is bounded. When the strongest has waited too long, the greedy bot moves
instead: it needs a few milliseconds.

While the search of a game is not compiled, its bots play by their greedy page in a process that
interprets the rules; from the first move after it is there, they play as their level says.
"""

import asyncio
import json
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from beaverboard.bots.bot import POLICIES
from beaverboard.bots.levels import LEVELS, STRONGEST
from beaverboard.games import GAMES
from beaverboard.server.clock import Clock
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.settings import Settings

log = logging.getLogger("beaverboard.server")

COMMAND = (sys.executable, "-m", "beaverboard.server.workers.bots")
MEMORY = "BEAVERBOARD_THINKING_MEGABYTES"  # the limit that a process of bots sets itself
WAITING_HINTS = 8  # at most
GREEDY = "greedy"

Json = dict[str, Any]
Answer = TypeVar("Answer")
Turn = asyncio.Future[Process | None]


class NoAnswer(Exception):
    """A process of the pool failed, timed out or answered nonsense."""


class ProcessDied(Exception):
    """A process of the pool has ended."""


class IsReady(Protocol):
    """Whether a part of a game is compiled."""

    def __call__(self, game: str, part: str, /) -> bool: ...


def always_ready(game: str, part: str) -> bool:
    return True


@dataclass(eq=False, slots=True)
class Queue:
    """Requests of one priority: those that wait for a process, and how many have one."""

    at_once: int  # may have one
    waiting: deque[Turn] = field(default_factory=deque)
    thinking: int = 0


class BotPool:
    def __init__(
        self,
        count: int,
        seconds: float,
        command: Sequence[str] = COMMAND,
        start_seconds: float = 60.0,
        megabytes: int = 0,
        patience: float = 3.0,
        clock: Clock = time.monotonic,
        is_ready: IsReady = always_ready,
        interpreted: bool = False,
    ) -> None:
        self._seconds = seconds
        self._patience = patience
        self._clock = clock
        self._megabytes = megabytes
        self._start_seconds = start_seconds
        self._command = command
        self._is_ready = is_ready
        self._interpreted = interpreted
        self._simple: BotPool | None = None  # for games whose search is not compiled
        count = max(1, count)
        self._idle: list[Process | None] = [None] * count  # started when first needed
        self._running: set[Process] = set()
        self._quick = Queue(count)
        self._strong = Queue(count)
        self._hints = Queue(max(1, count - 1))
        self._answering: set[asyncio.Task[Any]] = set()
        self.failures = 0
        self.deaths = 0  # after which another process was asked
        self.hurried = 0  # moves that the greedy bot made for the strongest

    @classmethod
    def from_settings(cls, settings: Settings, is_ready: IsReady = always_ready) -> "BotPool":
        return cls(
            settings.bot_workers,
            settings.bot_seconds,
            megabytes=settings.bot_megabytes,
            patience=settings.bot_patience,
            is_ready=is_ready,
        )

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
        if not self._is_ready(position.partition(" |")[0], "bots"):
            simple = level if level in POLICIES else "greedy"
            return await self._interpreting().choose(position, seat, simple, seed, legal)

        def chosen(answer: Json) -> int:
            if (action := int(answer["action"])) not in legal:
                raise ValueError(f"action {action} is not legal")
            return action

        queue = self._strong if level == STRONGEST else self._quick
        began = self._clock()
        process = await self._acquire(queue)
        if queue is self._strong and self._clock() - began > self._patience:
            level = GREEDY
            self.hurried += 1
        asked = {"position": position, "seat": seat, "level": level, "seed": seed}
        try:
            return await self._ask(process, queue, asked, chosen)
        except NoAnswer:
            return legal[int(seed, 16) % len(legal)]

    async def advise(self, position: str, seat: int, seed: str, legal: Sequence[int]) -> Json:
        """All legal moves, best first, and the reasons, as `advice.Advice` has them. There is
        no advice rather than a wrong one: `NoAnswer`. Refused when too many want some."""

        def advised(answer: Json) -> Json:
            if sorted(move["action"] for move in answer["moves"]) != sorted(legal):
                raise ValueError("not the legal moves")
            return answer

        playouts = LEVELS[self.strongest].playouts
        asked = {"position": position, "seat": seat, "playouts": playouts, "seed": seed}
        if len(self._hints.waiting) >= WAITING_HINTS:
            raise Refusal("error-hints-busy")
        try:
            async with asyncio.timeout(self._seconds):
                process = await self._acquire(self._hints)
        except TimeoutError:
            raise Refusal("error-hints-busy") from None
        return await self._ask(process, self._hints, asked, advised)

    # Getting a process

    async def _acquire(self, queue: Queue) -> Process | None:
        turn: Turn = asyncio.get_running_loop().create_future()
        queue.waiting.append(turn)
        self._assign()
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # a process has just been handed out
                self._release(turn.result(), queue)
            elif turn in queue.waiting:
                queue.waiting.remove(turn)
            raise

    def _release(self, process: Process | None, queue: Queue) -> None:
        queue.thinking -= 1
        self._idle.append(process)
        self._assign()

    def _assign(self) -> None:
        for queue in (self._quick, self._strong, self._hints):  # the first come first
            while self._idle and queue.waiting and queue.thinking < queue.at_once:
                turn = queue.waiting.popleft()
                if not turn.cancelled():
                    queue.thinking += 1
                    turn.set_result(self._idle.pop())

    # Asking it

    async def _ask(
        self,
        process: Process | None,
        queue: Queue,
        asked: Json,
        read: Callable[[Json], Answer],
    ) -> Answer:
        """When the request is cancelled, the process still finishes it: starting another one
        takes seconds, for which everybody would wait."""
        answering = asyncio.create_task(self._answered(process, queue, asked, read))
        self._answering.add(answering)
        answering.add_done_callback(self._answering.discard)
        return await asyncio.shield(answering)

    async def _answered(
        self,
        process: Process | None,
        queue: Queue,
        asked: Json,
        read: Callable[[Json], Answer],
    ) -> Answer:
        try:
            process = process or await self._start()
            try:
                answer = await self._answer(process, asked)
            except ProcessDied:  # perhaps long ago: that is no fault of the bot
                self.deaths += 1
                log.warning("a process of bots died", extra={"bot": asked.get("level")})
                self._stop(process)
                process = await self._start()
                answer = await self._answer(process, asked)
            return read(answer)
        except (ProcessDied, TimeoutError, OSError, ValueError, KeyError, TypeError) as error:
            self.failures += 1
            log.error(
                "bot failed", extra={"bot": asked.get("level"), "error": type(error).__name__}
            )
            self._stop(process)
            process = None
            raise NoAnswer from None
        except BaseException:  # its answer would come to the next question
            self._stop(process)
            process = None
            raise
        finally:
            self._release(process, queue)

    async def _answer(self, process: Process, asked: Json) -> Json:
        async with asyncio.timeout(self._seconds):
            return await ask(process, asked)

    async def prepare(self) -> None:
        """Start a process before anybody waits for it: importing takes seconds."""
        if not all(self._is_ready(game, "bots") for game in GAMES):
            await self._interpreting().prepare()
            return
        process = await self._acquire(self._quick)
        try:
            process = process or await self._start()
        except (TimeoutError, OSError) as error:
            log.error("bots can't start", extra={"error": type(error).__name__})
        finally:
            self._release(process, self._quick)

    async def _start(self) -> Process:
        environment = os.environ | {
            MEMORY: str(self._megabytes),
            "NUMBA_DISABLE_JIT": "1" if self._interpreted else "0",
        }
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )
        self._running = {each for each in self._running if each.returncode is None} | {process}
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

    def _interpreting(self) -> "BotPool":
        if self._simple is None:
            self._simple = BotPool(
                1, self._seconds, self._command, megabytes=self._megabytes, interpreted=True
            )
        return self._simple

    async def close(self) -> None:
        if self._simple is not None:
            await self._simple.close()
        for answering in self._answering:
            answering.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)
        for process in self._running:
            self._stop(process)
        for process in self._running:
            await process.wait()


async def ask(process: Process, asked: Json) -> Json:
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(json.dumps(asked).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
    except (OSError, RuntimeError):  # uvloop says RuntimeError where a pipe is closed
        raise ProcessDied from None
    if not line.endswith(b"\n"):
        raise ProcessDied
    answer: Json = json.loads(line)
    if "error" in answer:
        raise ValueError(answer["error"])
    return answer
