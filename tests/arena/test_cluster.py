"""A real scheduler and two real workers; some of them die."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from beaverboard.arena import cluster, plan, run
from beaverboard.arena.errors import ClusterError
from beaverboard.arena.plan import Plan, PlayChunk
from beaverboard.arena.run import Workers
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from tests.scale import ALL

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds
SETUP = Setup.of(GAMES["biber-gang"], options={"rounds": 1})


@dataclass(slots=True)
class Cluster:
    folder: Path
    address: str = ""
    processes: list[subprocess.Popen[bytes]] = field(default_factory=list)

    def start(self, name: str, *arguments: str) -> Path:
        log = self.folder / f"{name}.log"
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "5s",
        }
        with log.open("wb") as written:
            self.processes.append(
                subprocess.Popen(
                    [sys.executable, "-m", "dask", *arguments],
                    stdout=written,
                    stderr=subprocess.STDOUT,
                    cwd=self.folder,
                    env=environment,
                )
            )
        return log

    def start_scheduler(self) -> None:
        log = self.start("scheduler", *"scheduler --host 127.0.0.1 --port 0 --no-dashboard".split())
        found = waited_for(log, r"Scheduler at:\s+(tcp://\S+)")
        self.address = found.group(1)

    def start_worker(self, name: str) -> None:
        flags = "--nthreads 1 --no-nanny --no-dashboard --memory-limit 0 --death-timeout 20".split()
        waited_for(self.start(name, "worker", self.address, *flags), r"Registered to")

    def kill(self, which: int) -> None:
        self.processes[which].send_signal(signal.SIGKILL)
        self.processes[which].wait()


def waited_for(log: Path, pattern: str) -> re.Match[str]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := re.search(pattern, log.read_text()):
            return found
        time.sleep(0.05)
    raise TimeoutError(log.read_text())


@contextmanager
def running(folder: Path, *workers: str) -> Iterator[Cluster]:
    started = Cluster(folder)
    try:
        started.start_scheduler()
        for name in workers:
            started.start_worker(name)
        yield started
    finally:
        for process in started.processes:
            process.kill()
            process.wait()


def many() -> Plan:
    """Workers play with the true size of a chunk."""
    return Plan.of(SETUP, ["greedy"], 40 * plan.CHUNK, seed=9)


def once(act: Callable[[], None]) -> Callable[[int], None]:
    """Act when the first chunk has arrived."""
    left = [act]

    def progress(matches: int) -> None:
        if matches and left:
            left.pop()()

    return progress


@pytest.mark.skipif(not ALL, reason="plays whole chunks again and again: left to make test-all")
def test_workers_and_the_scheduler_may_die(tmp_path: Path) -> None:
    here = tmp_path / "here"
    facts = run.keep(many(), here)
    wanted = (here / "matches.parquet").read_bytes()
    (tmp_path / "cluster").mkdir()
    with running(tmp_path / "cluster", "one", "two") as started:
        workers = Workers(cluster=started.address)
        # both workers live
        assert run.gather(PlayChunk(many().as_json(), rows=False), many().chunks, workers) == facts
        # they have other rules or bots than we: nothing is mixed
        with pytest.raises(ClusterError, match="another version of beaverboard"):
            run.gather(PlayChunk({**many().as_json(), "code": "0" * 16}), 2, workers)
        # one of them dies: the other plays its chunks
        folder = tmp_path / "worker"
        run.keep(many(), folder, workers, once(lambda: started.kill(1)))
        assert (folder / "matches.parquet").read_bytes() == wanted
        # the scheduler dies: what arrived is kept, and the run goes on elsewhere
        folder = tmp_path / "scheduler"
        with pytest.raises(ClusterError, match="the scheduler was lost"):
            run.keep(many(), folder, workers, once(lambda: started.kill(0)))
    kept = len(list((folder / "chunks").glob("*.parquet")))
    assert 0 < kept < many().chunks
    counted: list[int] = []
    run.keep(many(), folder, Workers(threads=2), counted.append)
    assert counted[0] == kept * plan.CHUNK
    assert (folder / "matches.parquet").read_bytes() == wanted


def test_a_cluster_without_workers_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "JOIN", 1)
    with running(tmp_path) as started, pytest.raises(ClusterError, match="it has no workers"):
        run.gather(PlayChunk(many().as_json()), 1, Workers(cluster=started.address))


@pytest.mark.parametrize(
    "address", ["localhost", "localhost:8786", "http://localhost:8786", "tcp://"]
)
def test_an_address_must_look_like_one(address: str) -> None:
    with pytest.raises(ClusterError, match="an address like tcp://host:8786"):
        run.gather(PlayChunk(many().as_json()), 1, Workers(cluster=address))


def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "ANSWER", 1)
    with pytest.raises(ClusterError, match="no scheduler answers there"):
        run.gather(PlayChunk(many().as_json()), 1, Workers(cluster="tcp://127.0.0.1:9"))
