"""Analyses over HTTP: they grow, are kept, are refused when they must be, and survive a death."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from beaverboard.bots.analysis import Step
from beaverboard.server.app import Parts
from beaverboard.server.clock import Clock
from beaverboard.server.workers import analysis
from beaverboard.server.workers.analysis import AnalysisQueue
from tests.bots.blunders import BLUNDERS
from tests.server.running_server import QUICK_PARTS, RunningServer, run_scenario, running

(DAM_IT,) = (thrown for thrown in BLUNDERS if thrown.name == "dam-it")
FOREVER = (sys.executable, "-c", "import time; time.sleep(1000)")

Answer = tuple[int, dict[str, Any]]


async def ask(
    server: RunningServer, record: object, first: int = 0, address: str = "192.0.2.1"
) -> Answer:
    """From an address that the proxy on this machine names."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        body, headers = {"record": record, "first": first}, {"x-forwarded-for": address}
        answer = await client.post("/api/analysis", json=body, headers=headers, timeout=60)
        return answer.status_code, answer.json()


async def grown(server: RunningServer, record: object) -> list[dict[str, Any]]:
    """What is told until all is there."""
    told = []
    while True:
        status, found = await ask(server, record)
        assert status == 200, found
        told.append(found)
        if found["done"] == found["plies"]:
            return told
        await asyncio.sleep(0.05)


def with_command(*command: str, kept: int = 50, seconds: float = 60.0) -> Parts:
    def made(_: object, clock: Clock) -> AnalysisQueue:
        return AnalysisQueue(kept, clock, seconds=seconds, command=command)

    return replace(QUICK_PARTS, analyses=made)


def another(number: int) -> dict[str, Any]:
    """The same match, but not the same record."""
    return {**DAM_IT.record(), "chance": {"key": f"{number:064x}"}}


def test_an_analysis_grows_and_names_who_threw_it_away(tmp_path: Path) -> None:
    record = DAM_IT.record()

    async def scenario() -> None:
        async with running(tmp_path) as server:
            told = await grown(server, record)
            first, last = told[0], told[-1]
            assert first["chances"] == first["moments"] == first["seats"] == []
            assert [each["done"] for each in told] == sorted(each["done"] for each in told)
            assert len(last["chances"]) == len(record["moves"]) + 1
            assert last["chances"][-1] == [1.0, 0.0]
            worst = last["moments"][0]
            assert (worst["ply"], worst["seat"]) == (DAM_IT.ply, DAM_IT.seat)
            assert worst["move"] == record["moves"][DAM_IT.ply - 1]
            assert worst["cost"] == pytest.approx(worst["better_share"] - worst["share"])
            for seat in last["seats"]:
                parts = seat["start"] + seat["luck"] + seat["choices"] + seat["gifts"]
                assert parts == pytest.approx(seat["result"])
            # Asked again it is there at once, whatever the order of the fields.
            turned = dict(reversed(record.items()))
            assert await ask(server, turned) == (200, last)
            _, rest = await ask(server, record, first=4)
            assert rest["chances"] == last["chances"][4:]
            assert (await ask(server, record, first=99))[1]["chances"] == []

    run_scenario(scenario())


def test_what_is_no_finished_match_of_today_is_refused(tmp_path: Path) -> None:
    record = DAM_IT.record()
    cut = {**record, "moves": record["moves"][:-1], "result": None}

    async def scenario() -> None:
        async with running(tmp_path, with_command(*FOREVER)) as server:
            for given, status, key in (
                ({}, 409, "error-bad-record"),
                ({**record, "game": "chess"}, 409, "error-bad-record"),
                ({**record, "moves": ["take 9"]}, 409, "error-bad-record"),
                ({**record, "result": None}, 409, "error-bad-record"),
                ({**record, "game": ["dam-it"]}, 409, "error-bad-record"),
                (cut, 409, "error-not-over"),
                ({**record, "version": 0}, 409, "error-other-version"),
                ([], 422, "error-bad-message"),
                (None, 422, "error-bad-message"),
                ({**record, "start": "x" * 70_000}, 413, "error-too-large"),
            ):
                answer, problem = await ask(server, given)
                assert (answer, problem["key"]) == (status, key), given
            _, problem = await ask(server, {**record, "moves": ["take 9"]})
            assert problem["arguments"]["detail"].startswith("move 1 of 1")
            assert (await ask(server, record, first=-1))[0] == 422

    run_scenario(scenario())


def test_an_analysis_that_is_not_compiled_has_to_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            server.services.compiler._missing.append(("dam-it", "advice"))
            status, problem = await ask(server, DAM_IT.record())
            assert (status, problem["key"]) == (503, "error-analysis-later")
            server.services.compiler._missing.clear()
            assert (await ask(server, DAM_IT.record()))[0] == 200

    run_scenario(scenario())


def test_some_may_wait_but_not_too_many(tmp_path: Path) -> None:
    async def scenario() -> None:
        parts = with_command(*FOREVER)
        async with running(tmp_path, parts, analyses_a_minute=100) as server:
            for number in range(analysis.WAITING + 1):
                address = f"192.0.2.{number}"
                status, found = await ask(server, another(number), address=address)
                assert status == 200 and found["done"] == 0
                await asyncio.sleep(0.05 if number == 0 else 0)  # the first is worked on
            assert (await ask(server, another(0)))[1]["before"] == 0
            assert (await ask(server, another(analysis.WAITING)))[1]["before"] == analysis.WAITING
            status, problem = await ask(server, another(99), address="192.0.2.99")
            assert (status, problem["key"]) == (503, "error-analysis-busy")

    run_scenario(scenario())


def test_one_address_may_have_two_under_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, with_command(*FOREVER)) as server:
            asked = [await ask(server, another(number)) for number in (0, 1, 2)]
            assert [status for status, _ in asked] == [200, 200, 429]
            # Somebody else's turn comes, and what is known already may be asked for.
            assert (await ask(server, another(3), address="192.0.2.2"))[0] == 200
            assert (await ask(server, another(3)))[0] == 200
            assert (await ask(server, another(2)))[0] == 429

    run_scenario(scenario())


def test_an_address_may_ask_for_what_is_known_only_so_often(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, with_command(*FOREVER), looks_a_minute=3) as server:
            asked = [(await ask(server, another(0)))[0] for _ in range(4)]
            assert asked == [200, 200, 200, 429]
            assert (await ask(server, another(0), address="192.0.2.2"))[0] == 200

    run_scenario(scenario())


def test_a_match_that_is_much_longer_than_any_other_is_not_analysed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "LONGEST", len(DAM_IT.record()["moves"]) - 1)

    async def scenario() -> None:
        async with running(tmp_path, with_command(*FOREVER)) as server:
            status, problem = await ask(server, DAM_IT.record())
            assert (status, problem["key"]) == (413, "error-too-large")

    run_scenario(scenario())


def test_one_address_may_not_ask_for_too_many_but_ask_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        parts = with_command(*FOREVER)
        async with running(tmp_path, parts, analyses_a_minute=2) as server:
            asked = [(await ask(server, another(number)))[0] for number in (0, 1, 2, 0, 1, 0, 1)]
            assert asked == [200, 200, 429, 200, 200, 200, 200]

    run_scenario(scenario())


DYING = """
import os, pathlib, sys
from beaverboard.server.workers import analysis_process
analyse = analysis_process.analysis.analyse
def dying(record):
    for step in analyse(record):
        if step.ply == 2 and not pathlib.Path(sys.argv[1]).exists():
            pathlib.Path(sys.argv[1]).touch()
            os._exit(9)
        yield step
analysis_process.analysis.analyse = dying
analysis_process.main()
"""


def test_an_analysis_survives_the_death_of_its_process(tmp_path: Path) -> None:
    async def scenario() -> None:
        parts = with_command(sys.executable, "-c", DYING, str(tmp_path / "died"))
        async with running(tmp_path, parts) as server:
            told = await grown(server, DAM_IT.record())
            assert (tmp_path / "died").exists()
            assert [each["done"] for each in told] == sorted(each["done"] for each in told)
            assert told[-1]["moments"][0]["ply"] == DAM_IT.ply

    run_scenario(scenario())


@pytest.mark.parametrize(
    "broken",
    [
        "raise SystemExit(3)",
        "import time; time.sleep(1000)",
        "print('nonsense', flush=True)",
        "print('{\"ply\": 0}', flush=True)",
    ],
)
def test_one_that_always_fails_is_given_up_and_others_get_their_turn(
    broken: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        parts = with_command(sys.executable, "-c", broken, seconds=0.3)
        async with running(tmp_path, parts) as server:
            for number in range(2):
                for _ in range(200):
                    status, found = await ask(server, another(number))
                    if status != 200:
                        break
                    await asyncio.sleep(0.05)
                assert (status, found["key"]) == (409, "error-try-again")

    run_scenario(scenario())


def test_finished_ones_are_kept_until_others_need_the_place() -> None:
    class Told(AnalysisQueue):
        async def _analyse(self, work: analysis.Work) -> None:
            work.steps = [Step(0, None, None, (0.5, 0.5), (0.0, 0.0), None)] * (work.plies + 1)

    async def scenario() -> None:
        now = 0.0
        here = Told(3, lambda: now)
        for number in range(3):
            await here.submit(another(number), "")
            await asyncio.sleep(0.01)
        assert here.known(another(0)) is not None  # and so the one asked for last
        await here.submit(another(3), "")
        await asyncio.sleep(0.01)
        assert here.count == 3
        found = [here.known(another(number)) is not None for number in range(4)]
        assert found == [True, False, True, True]
        await here.close()

    run_scenario(scenario())


def test_one_that_nobody_waits_for_any_more_is_not_begun() -> None:
    async def scenario() -> None:
        now = 0.0

        def clock() -> float:
            return now

        here = AnalysisQueue(5, clock, command=FOREVER)
        first = await here.submit(another(0), "")
        await asyncio.sleep(0.05)
        await here.submit(another(1), "")
        now = analysis.PATIENCE + 1
        third = await here.submit(another(2), "")
        assert here.known(another(1)) is None
        assert (here.before(first), here.before(third)) == (0, 1)
        await here.close()

    run_scenario(scenario())


# A step whenever a file says so, without end.
STEADY = """
import json, pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
record = json.loads(sys.stdin.readline())
name = record["chance"]["key"][-1]
(folder / f"begun-{name}").touch()
for ply in range(1000):
    while not (folder / f"go-{name}-{ply}").exists():
        time.sleep(0.01)
    step = {"ply": ply, "seat": None, "move": None, "chances": [0.5, 0.5], "effect": [0, 0]}
    print(json.dumps({**step, "moment": None}), flush=True)
"""


def test_one_that_nobody_waits_for_any_more_is_ended(tmp_path: Path) -> None:
    async def scenario() -> None:
        now = 0.0
        here = AnalysisQueue(5, lambda: now, command=(sys.executable, "-c", STEADY, str(tmp_path)))
        first = await here.submit(another(0), "192.0.2.1")
        second = await here.submit(another(1), "192.0.2.2")
        (tmp_path / "go-0-0").touch()
        while len(first.steps) < 1:
            await asyncio.sleep(0.01)
        now = analysis.PATIENCE + 1
        assert here.known(another(1)) is second  # which is asked for still
        (tmp_path / "go-0-1").touch()
        while not (tmp_path / "begun-1").exists():
            await asyncio.sleep(0.01)
        assert here.known(another(0)) is None
        assert here.known(another(1)) is second
        assert here.failures == 0
        await here.submit(another(2), "192.0.2.1")  # not counted any more
        await here.submit(another(3), "192.0.2.1")
        await here.close()

    run_scenario(scenario())
