"""Finished matches looked back at, in a process of their own, one at a time.

Who asks gets what is there already; who asks again gets what has grown. A number of analyses is
kept, those that nobody asked for longest go first. Some wait for their turn; when too many do,
nothing more is taken on. One that nobody asks about any more is given up.
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
PATIENCE = 60.0  # seconds after which one that nobody asks for is given up


@dataclass(eq=False, slots=True)
class Work:
    """An analysis that is wanted, grows or is done."""

    id: str
    record: Mapping[str, Any]
    plies: int
    address: str  # of who asked first
    asked: float  # when somebody did, last
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
    def of(cls, settings: Settings, clock: Clock) -> "AnalysisQueue":
        return cls(settings.analyses, clock, megabytes=settings.bot_megabytes)

    @property
    def count(self) -> int:
        return len(self._works)

    def known(self, record: Mapping[str, Any]) -> Work | None:
        """What there is of it, and now asked for again. One that failed may be begun anew, but
        not at once."""
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

    async def take_on(self, record: Mapping[str, Any], address: str) -> Work:
        """A new one, if the record is that of a finished match and not too many wait."""
        self._check_queue(address)
        plies = await asyncio.to_thread(checked, record)
        if work := self.known(record):  # somebody else was first
            return work
        self._check_queue(address)
        work = Work(digest(record), record, plies, address, self._clock())
        self._works[work.id] = work
        self._waiting.append(work)
        self._make_room()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work_on(), name="analysis")
        return work

    def before(self, work: Work) -> int:
        """How many are worked on first."""
        return self._waiting.index(work) + 1 if work in self._waiting else 0

    def _check_queue(self, address: str) -> None:
        self._forget_abandoned()
        unfinished = [work for work in self._works.values() if not work.over]
        if sum(work.address == address for work in unfinished) >= UNFINISHED:
            raise Refusal("error-too-fast")
        if len(self._waiting) >= WAITING:
            raise Refusal("error-analysis-busy")

    def _make_room(self) -> None:
        for id in [id for id, work in self._works.items() if work.over]:
            if len(self._works) <= self._kept:
                break
            del self._works[id]

    def _forget_abandoned(self) -> None:
        for work in [each for each in self._waiting if self._abandoned(each)]:
            self._waiting.remove(work)
            del self._works[work.id]

    def _abandoned(self, work: Work) -> bool:
        return self._clock() - work.asked > PATIENCE

    async def _work_on(self) -> None:
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
            self._make_room()
            self._forget_abandoned()

    async def _analyse(self, work: Work) -> None:
        """Until all steps are there, or nobody wants them. The same ones come in every attempt:
        those that are there already are read over."""
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
    """How many moves the match has; refused unless it is a whole one by the rules of today."""
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
    told = json.loads(line)
    moment = told.pop("moment")
    chances, effect = tuple(told.pop("chances")), tuple(told.pop("effect"))
    return Step(
        **told,
        chances=chances,
        effect=effect,
        moment=Moment(**moment) if moment else None,
    )


def summary(work: Work) -> tuple[tuple[Moment, ...], tuple[analysis.Account, ...]]:
    """What can be said so far."""
    if not work.steps:
        return (), ()
    return analysis.moments(work.steps), analysis.accounts(work.steps)
