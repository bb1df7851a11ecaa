"""What is compiled in the background, in which order, and whatever happens to the children."""

import asyncio
import os
import signal
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from beaverboard import codecache, warm
from beaverboard.games import GAMES
from beaverboard.server.app import Parts
from beaverboard.server.workers.compile import Compiler
from tests.server.running_server import QUICK_PARTS, RunningServer, run_scenario, running
from tests.server.test_seats import BEA, CAS, opened

# Says its process and its part; then waits until it may leave the stamp.
CHILD = """
import os, pathlib, sys, time
folder, game, part = sys.argv[1:]
name = f"{game}-{part}"
with open(f"{folder}/started", "a") as started:
    started.write(f"{os.getpid()} {game} {part}\\n")
while not pathlib.Path(folder, "go").exists() and not pathlib.Path(folder, f"{name}.go").exists():
    time.sleep(0.01)
pathlib.Path(folder, f"{name}.warm").touch()
"""
ALL = {(game, part) for game in GAMES for part in warm.SERVER_PARTS}


@pytest.fixture(autouse=True)
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warm, "stamp", lambda game, part: tmp_path / f"{game}-{part}.warm")


def compiler(folder: Path, children: int = 2, child: str = CHILD) -> Compiler:
    return Compiler((sys.executable, "-c", child, str(folder)), pause=0.001, children=children)


def with_compiler(folder: Path, **more: Any) -> Parts:
    return replace(QUICK_PARTS, compiler=lambda: compiler(folder, **more))


def started(folder: Path) -> list[tuple[int, str, str]]:
    """The process, game and part of each child, in order."""
    file = folder / "started"
    lines = file.read_text().splitlines() if file.exists() else []
    return [(int(pid), game, part) for pid, game, part in map(str.split, lines)]


async def until_started(folder: Path, count: int) -> list[tuple[int, str, str]]:
    while len(started(folder)) < count:
        await asyncio.sleep(0.01)
    return started(folder)


async def health(server: RunningServer) -> dict[str, Any]:
    return await server.client.ask("GET", "/healthz")


def test_killing_every_child_five_times_leaves_all_compiled_at_last(tmp_path: Path) -> None:
    async def scenario() -> None:
        made = compiler(tmp_path)
        running = asyncio.create_task(made.run())
        for killed in range(5 * len(ALL)):
            pid, *_ = (await until_started(tmp_path, killed + 1))[killed]
            os.kill(pid, signal.SIGKILL)
        (tmp_path / "go").touch()
        await running
        assert made.left == 0 and all(made.is_ready(*part) for part in ALL)
        assert made.failures >= 5 * len(ALL) - 2  # one may have ended before it was killed
        assert made.failures_in_a_row == 0

    run_scenario(scenario())


def test_what_is_played_comes_first_and_one_game_has_one_child(tmp_path: Path) -> None:
    async def scenario() -> None:
        first, second, third, last = GAMES
        made = compiler(tmp_path)
        compiling = asyncio.create_task(made.run())
        begun = await until_started(tmp_path, 2)
        assert {game for _, game, _ in begun} == {first, second}
        made.prioritise(last)
        made.prioritise(third)
        # Only the first two may end, so that the next two are both seen, however slowly they start.
        for _, game, part in begun:
            (tmp_path / f"{game}-{part}.go").touch()
        next_two = (await until_started(tmp_path, 4))[2:]
        assert {game for _, game, _ in next_two} == {last, third}
        (tmp_path / "go").touch()
        await compiling
        order = [(game, part) for _, game, part in started(tmp_path)]
        assert len(order) == len(set(order)) == len(ALL)
        parts = list(warm.SERVER_PARTS)
        for game in GAMES:
            assert [part for each, part in order if each == game] == parts

    run_scenario(scenario())


def test_a_part_that_always_fails_holds_up_no_other(tmp_path: Path) -> None:
    child = f"""
import sys
if sys.argv[2:] == ["biber-gang", "bots"]:
    sys.exit(1)
{CHILD}"""

    async def scenario() -> None:
        (tmp_path / "go").touch()
        async with running(tmp_path, with_compiler(tmp_path, child=child), ready=False) as server:
            made = server.services.compiler
            while made.left > 1 or not made.fails:
                await asyncio.sleep(0.01)
            assert not made.is_ready("biber-gang", "bots")
            told = await health(server)
            assert (told["status"], told["parts_to_compile"]) == ("degraded", 1)

    run_scenario(scenario())


def test_code_that_can_not_be_written_leaves_no_stamp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a full disk."""
    monkeypatch.setattr(codecache, "unwritten", 0)

    def part(game: object) -> None:
        codecache.unwritten += 1

    monkeypatch.setitem(warm.PARTS, "bots", part)
    with pytest.raises(warm.CannotCompile, match="can't be written"):
        warm.compile_game("dam-it", ["bots"])
    assert not warm.stamp("dam-it", "bots").exists()


def test_a_child_that_leaves_no_stamp_is_started_again(tmp_path: Path) -> None:

    async def scenario() -> None:
        made = compiler(tmp_path, child="pass")
        compiling = asyncio.create_task(made.run())
        while made.failures < 3:
            await asyncio.sleep(0.01)
        assert made.left == len(ALL)
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)

    run_scenario(scenario())


def test_health_and_metrics_tell_how_far_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, with_compiler(tmp_path), ready=False) as server:
            told = await health(server)
            assert told["name"] == "beaverboard"
            assert (told["status"], told["parts_to_compile"]) == ("starting", len(ALL))
            value = server.services.metrics.registry.get_sample_value
            assert value("beaverboard_parts_to_compile") == len(ALL)
            (tmp_path / "go").touch()
            while (await health(server))["status"] != "ok":
                await asyncio.sleep(0.01)
            told = await health(server)
            assert (told["ready"], told["missing"]) == (list(GAMES), [])
            assert value("beaverboard_parts_to_compile") == 0

    run_scenario(scenario())


def test_a_table_is_told_when_its_bots_can_search(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, with_compiler(tmp_path), ready=False) as server:
            server.registry.ready |= set(GAMES)  # as in a process that interprets the rules
            id, tokens = await opened(server, BEA, CAS, game="dam-it")
            async with server.client.sit(id, tokens) as table:
                assert table.table["search"] is False
                await asyncio.sleep(0.3)
                (tmp_path / "go").touch()
                async with table.heard:
                    await table.heard.wait_for(lambda: table.table["search"])

    run_scenario(scenario())
