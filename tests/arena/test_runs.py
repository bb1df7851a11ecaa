"""Runs: the same bytes in however many threads, stopped, killed and resumed."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from beaverboard.arena import plan as plans
from beaverboard.arena import run
from beaverboard.arena.facts import added, facts_of, in_order
from beaverboard.arena.folder import RunFolder
from beaverboard.arena.matches import play_matches
from beaverboard.arena.plan import Chunk, OtherCode, Plan, PlayChunk
from beaverboard.arena.run import Workers
from beaverboard.arena.summary import summarise
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup

ROOT = Path(__file__).parents[2]
GANG = Setup.of(GAMES["biber-gang"], seats=3, options={"rounds": 1})


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "CHUNK", 100)


def plan(matches: int = 950, seed: int = 5) -> Plan:
    return Plan.of(GANG, ["greedy", "random", "greedy"], matches, seed)


def test_bytes_are_the_same_with_one_thread_and_with_three(tmp_path: Path) -> None:
    one = run.keep(plan(), tmp_path / "one")
    three = run.keep(plan(), tmp_path / "three", Workers(threads=3))
    assert one == three
    for name in ("matches.parquet", "summary.json"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "three" / name).read_bytes()
    assert run.gather(PlayChunk(plan().as_json()), plan().chunks) == one


def test_rows_are_what_was_played(tmp_path: Path) -> None:
    run.keep(plan(), tmp_path / "run")
    table = parquet.read_table(tmp_path / "run" / "matches.parquet")
    results = play_matches(
        GANG, matches=950, seed=5, bots=["greedy", "random", "greedy"], watched=True
    )
    assert table.num_rows == 950 * 3
    assert table["match"].to_pylist() == [i for i in range(950) for _ in range(3)]
    assert table["seat"].to_pylist() == [0, 1, 2] * 950
    assert table["bot"].to_pylist() == ["greedy", "random", "greedy"] * 950
    assert (table["score"].to_numpy() == results.scores.ravel()).all()
    assert np.allclose(table["win"].to_numpy(), results.win_shares.ravel())
    assert (table["length"].to_numpy() == np.repeat(results.lengths, 3)).all()
    assert (table["beavers"].to_numpy() == results.tallies[:, :, 13].ravel()).all()
    assert json.loads(table.schema.metadata[b"run"])["seed"] == 5


def test_the_summary_is_that_of_all_matches(tmp_path: Path) -> None:
    facts = run.keep(plan(), tmp_path / "run")
    told = summarise(facts)
    results = play_matches(GANG, matches=950, seed=5, bots=["greedy", "random", "greedy"])
    assert told.matches == 950
    assert told.length.mean == pytest.approx(results.lengths.mean())
    assert told.length.deviation == pytest.approx(results.lengths.std())
    for p in range(3):
        wanted = np.percentile(results.scores[:, p], (5, 25, 50, 75, 95))
        assert told.scores[p].percentiles == pytest.approx(tuple(wanted))
        assert told.wins[p].mean == pytest.approx(results.win_shares[:, p].mean())
        margin = 1.959964 * results.win_shares[:, p].std() / 950**0.5
        assert told.wins[p].high - told.wins[p].mean == pytest.approx(margin)


def test_facts_add_up_in_any_order() -> None:
    parts = [
        facts_of(GANG, play_matches(GANG, matches=n, first=first, seed=1, watched=True))
        for first, n in ((0, 30), (30, 50), (80, 20))
    ]
    whole = facts_of(GANG, play_matches(GANG, matches=100, seed=1, watched=True))
    assert in_order(added(added(parts[0], parts[1]), parts[2])) == in_order(whole)
    backwards = added(parts[2], added(parts[1], parts[0]))
    assert json.dumps(in_order(backwards)) == json.dumps(in_order(whole))


class Interrupted(Exception):
    pass


@pytest.mark.parametrize("threads", [1, 2])
def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, threads: int) -> None:
    whole, halved = tmp_path / "whole", tmp_path / "halved"
    run.keep(plan(), whole)
    seen: list[int] = []

    def stop_after_some(matches: int) -> None:
        seen.append(matches)
        if sum(seen) > 400 and threading.current_thread() is not threading.main_thread():
            raise Interrupted

    with pytest.raises(Interrupted):
        run.keep(plan(), halved, Workers(threads=threads), stop_after_some)
    assert not (halved / "matches.parquet").exists()
    kept = len(list((halved / "chunks").glob("*.parquet")))
    assert 0 < kept < plan().chunks
    (halved / "chunks" / "000009.parquet.part").write_bytes(b"half a file")
    counted: list[int] = []
    run.keep(plan(), halved, progress=counted.append)
    assert counted[0] == 100 * kept and sum(counted) == 950
    for name in ("matches.parquet", "summary.json"):
        assert (whole / name).read_bytes() == (halved / name).read_bytes()
    assert list((halved / "chunks").iterdir()) == []


def test_a_run_that_is_complete_is_only_read(tmp_path: Path) -> None:
    facts = run.keep(plan(), tmp_path / "run")
    stamp = (tmp_path / "run" / "matches.parquet").stat().st_mtime_ns
    counted: list[int] = []
    assert run.keep(plan(), tmp_path / "run", progress=counted.append) == facts
    assert counted == [950]
    assert (tmp_path / "run" / "matches.parquet").stat().st_mtime_ns == stamp


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (plan(seed=6), "another run, with seed 5 instead of 6"),
        (plan(matches=951), "with matches 950 instead of 951"),
        (Plan.of(GANG, ["random"], 950, 5), "with bots"),
        (Plan.of(Setup.of(GAMES["dam-it"], seats=3), ["greedy"], 950, 5), "with setup"),
    ],
)
def test_a_folder_of_another_run_is_refused(tmp_path: Path, other: Plan, says: str) -> None:
    run.keep(plan(), tmp_path)
    before = (tmp_path / "matches.parquet").read_bytes()
    with pytest.raises(BadSetup, match=says):
        run.keep(other, tmp_path)
    assert (tmp_path / "matches.parquet").read_bytes() == before


def test_a_folder_of_other_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    agreed = plan().as_json()
    with monkeypatch.context() as patch:
        patch.setattr(plans, "code", lambda setup, bots: "0" * 16)
        run.keep(plan(), tmp_path)
    with pytest.raises(BadSetup, match="begun with other rules or bots"):
        run.keep(plan(), tmp_path)
    with pytest.raises(OtherCode):
        PlayChunk({**agreed, "code": "0" * 16})(0)


def test_a_folder_of_something_else_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "to-grandma.txt").write_text("Dear Grandma")
    with pytest.raises(BadSetup, match="not empty, and not of a run"):
        run.keep(plan(), tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["to-grandma.txt"]


def test_folders_that_are_none_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file")
    with pytest.raises(BadSetup, match=r"File exists|Not a directory"):
        run.keep(plan(), tmp_path / "file")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "run.json").write_text('{"setup":')
    with pytest.raises(BadSetup, match="can’t be read"):
        run.keep(plan(), tmp_path / "broken")


def test_two_processes_do_not_work_in_one_folder(tmp_path: Path) -> None:
    with RunFolder(tmp_path, plan()), pytest.raises(BadSetup, match="another process"):
        run.keep(plan(), tmp_path)
    run.keep(plan(), tmp_path)


def test_no_more_chunks_are_in_memory_than_threads() -> None:
    """So that a run of any length needs the same memory."""
    taken: list[int] = []
    playing, most = set[int](), 0

    def task(number: int, progress: Any = None, stop: Any = None) -> Chunk:
        nonlocal most
        playing.add(number)
        most = max(most, len(playing))
        return Chunk(number, 1, {}, {})

    for chunk in run.play_here(task, range(200), 3):
        playing.discard(chunk.number)
        taken.append(chunk.number)
    assert sorted(taken) == list(range(200))
    assert most <= 6  # three being played, three being taken


SIMULATE = [
    *(sys.executable, "-m", "beaverboard.cli", "simulate", "biber-gang", "--option", "rounds=1"),
    *("--bots", "greedy", "--matches", "60000", "--seed", "3", "--json", "--run"),
]


def simulate(folder: Path, threads: int) -> bytes:
    done = subprocess.run(
        [*SIMULATE, str(folder), "--threads", str(threads)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"60000 matches, .* matches/s, .* actions/s", done.stderr)
    assert json.loads(done.stdout)["matches"] == 60_000
    return (folder / "matches.parquet").read_bytes()


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return simulate(tmp_path_factory.mktemp("runs") / "whole", threads=1)


def ended_midway(folder: Path, end: int) -> tuple[int, str]:
    """Start the command and end it after its first chunk: how it ended and what it said."""
    begun = subprocess.Popen(
        [*SIMULATE, str(folder)],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background may have told us not to hear Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    until = time.monotonic() + 300
    while not list(folder.glob("chunks/*.parquet")) and time.monotonic() < until:
        assert begun.poll() is None, begun.stderr and begun.stderr.read()
        time.sleep(0.01)
    os.kill(begun.pid, end)
    _, told = begun.communicate(timeout=60)
    return begun.returncode, told


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL], ids=["Ctrl-C", "kill -9"])
def test_a_command_that_is_ended_resumes_with_the_same_bytes(
    tmp_path: Path, end: int, uninterrupted: bytes
) -> None:
    for attempt in range(10):  # on a busy machine the command may be through before it is hit
        folder = tmp_path / f"run {attempt}"
        code, told = ended_midway(folder, end)
        if not (folder / "matches.parquet").exists():
            break
    assert code == (130 if end == signal.SIGINT else -signal.SIGKILL)
    if end == signal.SIGINT:
        assert "the same command goes on from there" in told
        assert "Traceback" not in told
    assert simulate(folder, threads=2) == uninterrupted
