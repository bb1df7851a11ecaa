"""Who waits for the bots' processes, how long, and that a hint is for who holds the seat."""

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from beaverboard.server.app import Parts
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.workers.pool import WAITING_HINTS, BotPool, Json
from tests.server.running_server import (
    QUICK_PARTS,
    InProcessBots,
    RunningServer,
    run_scenario,
    running,
)
from tests.server.socket_client import SocketClient, connected
from tests.server.test_seats import BEA, CAS, opened

# Writes down what it is asked, and answers with the position's number when a file says so.
STUB = """
import json, pathlib, sys, time
folder = pathlib.Path(sys.argv[1])
(folder / "started").open("a").write("once more\\n")
print("ready", flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    with (folder / "asked").open("a") as log:
        log.write(json.dumps(asked) + "\\n")
    while not (folder / asked["position"]).exists():
        time.sleep(0.01)
    answer = {"action": int(asked["position"].split("-")[1])}
    if "playouts" in asked:
        answer = {"moves": [answer], "reasons": []}
    print(json.dumps(answer), flush=True)
"""


class Asked:
    """Processes of bots that answer when they are let: questions are named `kit-3`, `hint-4`."""

    def __init__(self, folder: Path, workers: int = 1) -> None:
        self.folder = folder
        self.now = 0.0
        command = (sys.executable, "-c", STUB, str(folder))
        self.bot_pool = BotPool(workers, 60.0, command, clock=lambda: self.now)

    async def ask(self, name: str) -> "asyncio.Task[Any]":
        """Ask, and let it get in line."""
        legal = [int(name.split("-")[1])]
        task: asyncio.Task[Any] = asyncio.create_task(
            self.bot_pool.advise(name, 0, "1", legal)
            if name.startswith("hint")
            else self.bot_pool.choose(name, 0, name.split("-")[0], "1", legal)
        )
        await asyncio.sleep(0)
        return task

    def let(self, *names: str) -> None:
        for name in names:
            (self.folder / name).touch()

    @property
    def questions(self) -> list[Json]:
        path = self.folder / "asked"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    @property
    def names(self) -> list[str]:
        return [question["position"] for question in self.questions]

    async def until_asked(self, count: int) -> None:
        while len(self.names) < count:
            await asyncio.sleep(0.01)

    @property
    def starts(self) -> int:
        return len((self.folder / "started").read_text().splitlines())


def test_quick_bots_come_before_strong_ones_and_those_before_hints(tmp_path: Path) -> None:
    async def scenario() -> None:
        asked = Asked(tmp_path)
        names = ["hint-1", "hint-2", "master-3", "kit-4", "hint-5", "master-6", "kit-7"]
        tasks = [await asked.ask(name) for name in names]
        asked.let(*names)
        await asyncio.gather(*tasks)
        bots = ["kit-4", "kit-7", "master-3", "master-6"]
        assert asked.names == ["hint-1", *bots, "hint-2", "hint-5"]
        await asked.bot_pool.close()

    run_scenario(scenario())


def test_one_process_is_left_to_the_bots(tmp_path: Path) -> None:
    async def scenario() -> None:
        asked = Asked(tmp_path, workers=3)
        hints = [await asked.ask(f"hint-{number}") for number in range(4)]
        await asked.until_asked(2)
        asked.let("master-9")
        assert await (await asked.ask("master-9")) == 9
        assert sorted(asked.names) == ["hint-0", "hint-1", "master-9"]
        asked.let(*(f"hint-{number}" for number in range(4)))
        await asyncio.gather(*hints)
        await asked.bot_pool.close()

    run_scenario(scenario())


def test_some_hints_may_wait_but_not_too_many(tmp_path: Path) -> None:
    async def scenario() -> None:
        asked = Asked(tmp_path)
        first, *waiting = [await asked.ask(f"hint-{n}") for n in range(WAITING_HINTS + 1)]
        with pytest.raises(Refusal, match="error-hints-busy"):
            await (await asked.ask("hint-98"))
        # Who does not want it any more makes room for another one.
        waiting[2].cancel()
        waiting.append(await asked.ask("hint-99"))
        bot = await asked.ask("master-100")
        asked.let(*(f"hint-{n}" for n in range(100)), "master-100")
        await asyncio.gather(first, bot, *(task for task in waiting if task is not waiting[2]))
        left = [f"hint-{n}" for n in range(1, WAITING_HINTS + 1) if n != 3]
        assert asked.names == ["hint-0", "master-100", *left, "hint-99"]
        await asked.bot_pool.close()

    run_scenario(scenario())


def test_who_gives_up_a_thought_does_not_end_the_process(tmp_path: Path) -> None:
    async def scenario() -> None:
        asked = Asked(tmp_path)
        for number, name in enumerate(("hint-1", "master-2")):
            given_up = await asked.ask(name)
            await asked.until_asked(2 * number + 1)
            given_up.cancel()
            following = await asked.ask(f"master-{number + 7}")
            asked.let(name, f"master-{number + 7}")
            assert await following == number + 7
        assert (asked.starts, asked.bot_pool.failures) == (1, 0)
        await asked.bot_pool.close()

    run_scenario(scenario())


def test_a_bot_that_waited_too_long_plays_as_the_greedy_one_does(tmp_path: Path) -> None:
    async def scenario() -> None:
        asked = Asked(tmp_path)
        tasks = [await asked.ask(name) for name in ("master-1", "master-2")]
        asked.now = 100.0
        tasks.append(await asked.ask("master-3"))
        asked.let("master-1", "master-2", "master-3")
        await asyncio.gather(*tasks)
        assert [question["level"] for question in asked.questions] == ["master", "greedy", "master"]
        assert asked.bot_pool.hurried == 1
        await asked.bot_pool.close()

    run_scenario(scenario())


# At a table


class Gate(InProcessBots):
    """Hints that are thought about until the gate opens."""

    def __init__(self) -> None:
        super().__init__(1, 60.0)
        self.opened = asyncio.Event()
        self.begun = asyncio.Semaphore(0)
        self.given_up = asyncio.Semaphore(0)

    async def advise(self, position: str, seat: int, seed: str, legal: Sequence[int]) -> Json:
        self.begun.release()
        try:
            await self.opened.wait()
        except asyncio.CancelledError:
            self.given_up.release()
            raise
        return await super().advise(position, seat, seed, legal)


def gated() -> tuple[Gate, Parts]:
    gate = Gate()
    return gate, replace(QUICK_PARTS, bot_pool=lambda *_: gate)


async def started(server: RunningServer, *seats: Any) -> tuple[str, list[str]]:
    id, tokens = await opened(server, *(seats or (BEA, CAS)))
    async with connected(server, id, *tokens) as talk:
        answer = await talk.ask("start", key="start-it", fill=None)
        assert answer["type"] == "accepted"
    return id, tokens


async def in_turn(talk: SocketClient) -> int:
    await talk.settle()
    assert talk.position is not None
    return int(talk.position["turn"])


def test_a_seat_has_one_hint_under_way_and_its_socket_goes_on_listening(tmp_path: Path) -> None:
    async def scenario() -> None:
        gate, parts = gated()
        async with running(tmp_path, parts) as server:
            id, tokens = await started(server)
            async with connected(server, id, *tokens) as one, connected(server, id, *tokens) as two:
                seat = await in_turn(one)
                number = await one.send("hint", seat=seat, ply=0)
                await gate.begun.acquire()
                for talk in (one, two):
                    again = await talk.ask("hint", seat=seat, ply=0)
                    assert again["key"] == "error-too-fast"
                assert (await one.ask("ping"))["type"] == "pong"
                gate.opened.set()
                assert (await one.answer(number))["type"] == "hint"
                assert (await two.ask("hint", seat=seat, ply=0))["type"] == "hint"

    run_scenario(scenario())


def test_a_socket_may_ask_for_so_many_hints_a_minute(tmp_path: Path) -> None:
    async def scenario() -> None:
        sources = replace(QUICK_PARTS.clock, monotonic=lambda: 0.0)
        parts = replace(QUICK_PARTS, clock=sources)
        async with running(tmp_path, parts, hints_a_minute=12) as server:
            id, tokens = await started(server)
            async with connected(server, id, *tokens) as talk:
                seat = await in_turn(talk)
                answers = [await talk.ask("hint", seat=seat, ply=0) for _ in range(7)]
                assert [answer["type"] for answer in answers] == ["hint"] * 6 + ["error"]
                assert answers[-1]["key"] == "error-too-fast"
            async with connected(server, id, *tokens) as talk:
                assert (await talk.ask("hint", seat=seat, ply=0))["type"] == "hint"

    run_scenario(scenario())


def test_a_socket_that_closes_gives_up_its_hint(tmp_path: Path) -> None:
    async def scenario() -> None:
        gate, parts = gated()
        async with running(tmp_path, parts) as server:
            id, tokens = await started(server)
            async with connected(server, id, *tokens) as talk:
                seat = await in_turn(talk)
                await talk.send("hint", seat=seat, ply=0)
                await gate.begun.acquire()
            await gate.given_up.acquire()
            gate.opened.set()
            async with connected(server, id, *tokens) as talk:
                assert (await talk.ask("hint", seat=seat, ply=0))["type"] == "hint"

    run_scenario(scenario())


async def removed_while_hinted(server: RunningServer, gate: Gate, *, behind: bool) -> Json:
    """The answer to a hint of a player who is removed: while it is thought about, or by a command
    that the hint waits behind."""
    id, (host, bea, cas) = await started(server)
    lock = server.registry.rooms[id].lock
    async with connected(server, id, host) as talk, connected(server, id, bea, cas) as player:
        seat = await in_turn(player)
        if behind:
            async with lock:
                await talk.send("remove", key="remove-it", seat=seat)
                while len(lock._waiters or ()) < 1:
                    await asyncio.sleep(0.01)
                number = await player.send("hint", seat=seat, ply=0)
                while len(lock._waiters or ()) < 2:
                    await asyncio.sleep(0.01)
        else:
            number = await player.send("hint", seat=seat, ply=0)
            await gate.begun.acquire()
            answer = await talk.ask("remove", key="remove-it", seat=seat)
            assert answer["type"] == "accepted"
            await server.client.join(id, "Eva", seat)
        gate.opened.set()
        return await player.answer(number)


@pytest.mark.parametrize("behind", [False, True])
def test_a_removed_player_gets_no_hint(tmp_path: Path, behind: bool) -> None:
    async def scenario() -> None:
        gate, parts = gated()
        async with running(tmp_path, parts) as server:
            answer = await removed_while_hinted(server, gate, behind=behind)
            assert (answer["type"], answer["key"]) == ("error", "error-not-your-seat")

    run_scenario(scenario())
