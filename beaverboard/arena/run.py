"""Play chunks: on threads of this machine or on a cluster, into a run folder or only facts."""

import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from beaverboard.arena.cluster import play_on_cluster
from beaverboard.arena.facts import Facts, added, in_order
from beaverboard.arena.folder import RunFolder
from beaverboard.arena.plan import Chunk, Plan, PlayChunk, Progress, Task, silent


@dataclass(frozen=True, slots=True)
class Workers:
    """Who plays: threads here, or the workers of a cluster."""

    threads: int = 1
    cluster: str | None = None

    def play(
        self, task: Task, numbers: Sequence[int], progress: Progress = silent
    ) -> Iterator[Chunk]:
        """The chunks of these numbers, as they are done."""
        if self.cluster is None:
            yield from play_here(task, numbers, self.threads, progress)
            return
        for chunk in play_on_cluster(self.cluster, task, numbers):
            progress(chunk.matches)
            yield chunk


LOCAL = Workers()


def play_here(
    task: Task, numbers: Sequence[int], threads: int, progress: Progress = silent
) -> Iterator[Chunk]:
    """Whoever stops listening stops the threads."""
    stop = threading.Event()
    waiting = iter(numbers)
    executor = ThreadPoolExecutor(threads)
    going: set[Future[Chunk]] = set()
    try:
        while True:
            # No more than the threads have in hand: chunks that wait would fill the memory.
            while len(going) < threads and (number := next(waiting, None)) is not None:
                going.add(executor.submit(task, number, progress, stop))
            if not going:
                return
            done, going = wait(going, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        stop.set()
        executor.shutdown(wait=True, cancel_futures=True)


def gather(task: Task, chunks: int, workers: Workers = LOCAL, progress: Progress = silent) -> Facts:
    """The facts of all chunks; nothing else is kept."""
    facts: Facts = {}
    for chunk in workers.play(task, range(chunks), progress):
        facts = added(facts, chunk.facts)
    return in_order(facts)


def keep(plan: Plan, folder: Path, workers: Workers = LOCAL, progress: Progress = silent) -> Facts:
    """Play what the run folder does not have yet, then put it together."""
    with RunFolder(folder, plan) as kept:
        missing = kept.missing()
        progress(plan.matches - sum(plan.matches_of(number) for number in missing))
        for chunk in workers.play(PlayChunk(plan.as_json()), missing, progress):
            kept.keep(chunk)
        return in_order(kept.finish())
