"""A queue of finished matches to analyse, one at a time, in a child process.

A request returns the steps that are there already; a later one returns more. Analyses are kept
in an LRU cache. The queue is bounded: when it is full, new ones are refused. One that nobody has
asked for during `PATIENCE` is cancelled.
"""

import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from beaverboard.bots import analysis
from beaverboard.bots.analysis import Moment, Step
from beaverboard.match import Match
from beaverboard.record import BadRecord, OtherVersion
from beaverboard.server.clock import Clock
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.settings import Settings
from beaverboard.server.workers.pool import MEMORY

log = logging.getLogger("beaverboard.server")

COMMAND = (sys.executable, "-m", "beaverboard.server.workers.analysis_process")
WAITING = 8  # at most
UNFINISHED = 2  # of one address, at most
LONGEST = 3000  # plies; people and bots stay below, who tries to can get to 5,000
ATTEMPTS = 2
PATIENCE = 60.0  # seconds without a request after which one is cancelled


@dataclass(eq=False, slots=True)
class Work:
    """An analysis that waits, runs or is done."""

    id: str
    record: Mapping[str, Any]
    plies: int
    address: str  # of the first request
    asked: float  # the time of the last request
    steps: list[Step] = field(default_factory=list)
    failed: bool = False

    @property
    def over(self) -> bool:
        return self.failed or len(self.steps) == self.plies + 1


def digest(record: Mapping[str, Any]) -> str:
    return sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()


class AnalysisQueue:
    def __init__(
        self,
        kept: int,
        clock: Clock,
        seconds: float = 60.0,
        megabytes: int = 0,
        command: Sequence[str] = COMMAND,
    ) -> None:
        """`seconds` is what a single step may take."""
        self._kept = max(1, kept)
        self._clock = clock
        self._seconds = seconds
        self._megabytes = megabytes
        self._command = command
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._waiting: list[Work] = []
        self._task: asyncio.Task[None] | None = None
        self.failures = 0

    @classmethod
    def from_settings(cls, settings: Settings, clock: Clock) -> "AnalysisQueue":
        return cls(settings.analyses, clock, megabytes=settings.bot_megabytes)

    @property
    def count(self) -> int:
        return len(self._works)

    def known(self, record: Mapping[str, Any]) -> Work | None:
        """The analysis of a record, if there is one. A failed one can be started again, but not
        at once."""
        work = self._works.get(digest(record))
        if work is None:
            return None
        if work.failed:
            if self._clock() - work.asked < PATIENCE:
                raise Refusal("error-try-again")
            del self._works[work.id]
            return None
        work.asked = self._clock()
        self._works.move_to_end(work.id)
        return work

    async def submit(self, record: Mapping[str, Any], address: str) -> Work:
        """A new one, if the record is that of a finished match and the queue is not full."""
        self._check_queue(address)
        plies = await asyncio.to_thread(checked, record)
        if work := self.known(record):  # somebody else was first
            return work
        self._check_queue(address)
        work = Work(digest(record), record, plies, address, self._clock())
        self._works[work.id] = work
        self._waiting.append(work)
        self._evict()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="analysis")
        return work

    def before(self, work: Work) -> int:
        """How many are analysed before it."""
        return self._waiting.index(work) + 1 if work in self._waiting else 0

    def _check_queue(self, address: str) -> None:
        self._cancel_abandoned()
        unfinished = [work for work in self._works.values() if not work.over]
        if sum(work.address == address for work in unfinished) >= UNFINISHED:
            raise Refusal("error-too-fast")
        if len(self._waiting) >= WAITING:
            raise Refusal("error-analysis-busy")

    def _evict(self) -> None:
        for id in [id for id, work in self._works.items() if work.over]:
            if len(self._works) <= self._kept:
                break
            del self._works[id]

    def _cancel_abandoned(self) -> None:
        for work in [each for each in self._waiting if self._abandoned(each)]:
            self._waiting.remove(work)
            del self._works[work.id]

    def _abandoned(self, work: Work) -> bool:
        return self._clock() - work.asked > PATIENCE

    async def _run(self) -> None:
        while self._waiting:
            work = self._waiting.pop(0)
            for _ in range(ATTEMPTS):
                try:
                    await self._analyse(work)
                    break
                except (TimeoutError, OSError, ValueError, KeyError, TypeError) as error:
                    self.failures += 1
                    log.error("analysis failed", extra={"error": type(error).__name__})
            else:
                work.failed = True
            if not work.over:  # given up
                del self._works[work.id]
            self._evict()
            self._cancel_abandoned()

    async def _analyse(self, work: Work) -> None:
        """Read steps until all are there or nobody asks for them any more. Every attempt gives
        the same steps: those of an earlier one are skipped."""
        environment = os.environ | {MEMORY: str(self._megabytes), "NUMBA_DISABLE_JIT": "0"}
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True
        )
        try:
            assert process.stdin is not None
            process.stdin.write(json.dumps(work.record).encode() + b"\n")
            for number in range(work.plies + 1):
                if self._abandoned(work):
                    break
                async with asyncio.timeout(self._seconds):
                    step = await next_step(process)
                if step.ply != number or len(step.chances) != work.record["seats"]:
                    raise ValueError("not a step of this match")
                if number == len(work.steps):
                    work.steps.append(step)
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task


def checked(record: Mapping[str, Any]) -> int:
    """The number of moves; refused unless the match is finished and of today's version."""
    try:
        match = Match.replay(record)
    except OtherVersion:
        raise Refusal("error-other-version") from None
    except BadRecord as error:
        raise Refusal("error-bad-record", detail=error) from None
    if not match.over:
        raise Refusal("error-not-over")
    if match.ply > LONGEST:
        raise Refusal("error-too-large")
    return match.ply


async def next_step(process: Process) -> Step:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise ValueError("the process is gone")
    fields = json.loads(line)
    moment = fields.pop("moment")
    chances, effect = tuple(fields.pop("chances")), tuple(fields.pop("effect"))
    return Step(
        **fields,
        chances=chances,
        effect=effect,
        moment=Moment(**moment) if moment else None,
    )


def summary(work: Work) -> tuple[tuple[Moment, ...], tuple[analysis.Account, ...]]:
    """The costly choices and the accounts of the seats, as far as the steps go."""
    if not work.steps:
        return (), ()
    return analysis.moments(work.steps), analysis.accounts(work.steps)
