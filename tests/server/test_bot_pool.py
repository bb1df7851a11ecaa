"""Bots in processes of their own: they answer, and when they don't, the table goes on."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
import uvloop

from beaverboard.bots.advice import Advice, advise
from beaverboard.bots.levels import LEVELS
from beaverboard.client import Refused
from beaverboard.games import GAMES
from beaverboard.match import Match
from beaverboard.server.workers.bots import think
from beaverboard.server.workers.pool import BotPool
from tests.server.running_server import QUICK_PARTS, position_of, run_scenario, running
from tests.server.socket_client import connected
from tests.server.test_seats import BEA, CAS, one_move, opened

SEED = "5" * 64


def asked(match: Match, level: str = "greedy") -> tuple[str, int, str, str, list[int]]:
    imagined = match.imagined(match.turn, SEED).position()
    return imagined, match.turn, level, SEED, match.legal_actions()


def test_a_bot_thinks_in_another_process_and_always_the_same() -> None:
    async def scenario() -> None:
        bot_pool = BotPool(1, 60.0)
        for game in GAMES:
            match = Match.new(game, seed=3)
            for level in bot_pool.levels:
                action = await bot_pool.choose(*asked(match, level))
                assert action in match.legal_actions()
                assert action == await bot_pool.choose(*asked(match, level))
        assert bot_pool.failures == 0
        await bot_pool.close()

    run_scenario(scenario())


def test_a_bot_that_hangs_fails_or_cheats_is_replaced_by_a_legal_move() -> None:
    answers = "import sys\nprint('ready', flush=True)\nfor line in sys.stdin: "
    for broken in (
        "import time; time.sleep(100)",
        "raise SystemExit(3)",
        answers + "print('nonsense', flush=True)",
        answers + "print('{\"action\": 10000}', flush=True)",
        answers + 'print(\'{"error": "no idea"}\', flush=True)',
    ):

        async def scenario(broken: str = broken) -> None:
            bot_pool = BotPool(1, 1.0, (sys.executable, "-c", broken), 1.0)
            match = Match.new("biber-gang", seed=3)
            for _ in range(2):
                assert await bot_pool.choose(*asked(match)) in match.legal_actions()
            assert bot_pool.failures == 2
            await bot_pool.close()

        run_scenario(scenario())


def test_a_bot_that_eats_all_memory_is_replaced_by_a_legal_move() -> None:
    greedy = (
        "from beaverboard.server.workers import bots\n"
        "bots.think = lambda asked: {'action': len(bytearray(2 ** 31))}\n"
        "bots.main()"
    )

    async def scenario() -> None:
        match = Match.new("biber-gang", seed=3)
        for megabytes, failures in ((1024, 1), (0, 0)):
            bot_pool = BotPool(1, 60.0, (sys.executable, "-c", greedy), megabytes=megabytes)
            position, seat, level, seed, _ = asked(match)
            legal = [2**31]  # what it answers when nothing stops it
            await bot_pool.choose(position, seat, level, seed, legal)
            assert bot_pool.failures == failures
            await bot_pool.close()

    run_scenario(scenario())


LOOPS = [uvloop.new_event_loop, asyncio.new_event_loop]  # `beaverboard serve` runs the first


class Watched(BotPool):
    """Keeps what was asked and answered; the processes can be killed."""

    def __init__(self, seconds: float = 60.0) -> None:
        super().__init__(1, seconds)
        self.started: list[Process] = []
        self.chosen: list[tuple[dict[str, Any], int]] = []

    async def _start(self) -> Process:
        self.started.append(await super()._start())
        return self.started[-1]

    async def choose(
        self, position: str, seat: int, level: str, seed: str, legal: Sequence[int]
    ) -> int:
        action = await super().choose(position, seat, level, seed, legal)
        question = {"position": position, "seat": seat, "level": level, "seed": seed}
        self.chosen.append((question, action))
        return action

    async def kill(self, *, noticed: bool) -> None:
        last = self.started[-1]
        if last.returncode is None:
            os.kill(last.pid, signal.SIGKILL)
        if noticed:
            await last.wait()
            await asyncio.sleep(0.05)  # its pipes break too


@pytest.mark.parametrize("noticed", [False, True])
@pytest.mark.parametrize("loop", LOOPS)
def test_a_bot_whose_process_died_while_idle_answers_as_if_nothing_had_happened(
    loop: Any, noticed: bool
) -> None:
    async def scenario() -> None:
        bot_pool = Watched()
        match = Match.new("biber-gang", seed=3)
        first = await bot_pool.choose(*asked(match, "kit"))
        for number in (2, 3):
            await bot_pool.kill(noticed=noticed)
            assert await bot_pool.choose(*asked(match, "kit")) == first
            assert len(bot_pool.started) == number
        assert bot_pool.failures == 0
        await bot_pool.close()

    run_scenario(scenario(), loop=loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_bot_whose_process_dies_while_it_thinks_is_asked_once_more(
    loop: Any, tmp_path: Path
) -> None:
    dying = (
        "import os, pathlib, sys\n"
        "print('ready', flush=True)\n"
        "for line in sys.stdin:\n"
        "    runs = len(list(pathlib.Path(sys.argv[1]).iterdir()))\n"
        "    pathlib.Path(sys.argv[1], str(runs)).touch()\n"
        "    if runs < int(sys.argv[2]): os.kill(os.getpid(), 9)\n"
        "    print('{\"action\": 7}', flush=True)\n"
    )

    async def scenario() -> None:
        for deaths, action, failures in ((1, 7, 0), (2, 8, 1)):
            runs = tmp_path / str(deaths)
            runs.mkdir()
            bot_pool = BotPool(1, 60.0, (sys.executable, "-c", dying, str(runs), str(deaths)))
            assert await bot_pool.choose("", 0, "kit", "1", [7, 8]) == action
            assert bot_pool.failures == failures
            assert len(list(runs.iterdir())) == 2
            assert await bot_pool.choose("", 0, "kit", "1", [7, 8]) == 7
            await bot_pool.close()

    run_scenario(scenario(), loop=loop)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_table_goes_on_with_its_bots_own_moves_when_their_process_dies(
    loop: Any, tmp_path: Path
) -> None:
    async def scenario() -> None:
        parts = replace(QUICK_PARTS, bot_pool=lambda *_: Watched())
        async with running(tmp_path, parts) as server:
            bot_pool = server.services.bot_pool
            assert isinstance(bot_pool, Watched)
            id, tokens = await opened(server, BEA, {"kind": "bot", "level": "kit"})
            async with connected(server, id, *tokens) as talk:
                assert (await talk.ask("start", key="start-it", fill=None))["type"] == "accepted"
                while len(bot_pool.started) < 4:
                    message = await talk.receive()
                    position = message.get("position")
                    if position and position["turn"] == 0:
                        if bot_pool.started:
                            await bot_pool.kill(noticed=True)
                        ply, view = position["ply"], position["views"][0]["view"]
                        move = view["moves"][0]["action"]
                        await talk.send("move", key=f"move-{ply:04}", seat=0, ply=ply, move=move)
            assert len(bot_pool.chosen) > 3
            assert bot_pool.failures == 0
            for question, action in bot_pool.chosen:
                assert action == think(question)["action"]

    run_scenario(scenario(), loop=loop)


def test_a_table_goes_on_when_its_bot_hangs(tmp_path: Path) -> None:
    async def scenario() -> None:
        hanging = (sys.executable, "-c", "import time; time.sleep(100)")
        parts = replace(QUICK_PARTS, bot_pool=lambda *_: BotPool(1, 0.2, hanging, 0.2))
        async with running(tmp_path, parts) as server:
            id, tokens = await opened(server, {"kind": "bot", "level": "greedy"}, BEA)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await one_move(table, 1)
            assert server.services.bot_pool.failures

    run_scenario(scenario())


def test_advice_comes_from_another_process_and_is_the_same_as_here() -> None:
    async def scenario() -> None:
        bot_pool = BotPool(1, 60.0)
        match = Match.new("biber-gang", seed=3)
        position, seat, _, seed, legal = asked(match)
        given = await bot_pool.advise(position, seat, seed, legal)
        playouts = LEVELS[bot_pool.strongest].playouts
        assert given == json_of(advise(Match.from_position(position), seat, playouts, seed))
        assert bot_pool.failures == 0
        await bot_pool.close()

    run_scenario(scenario())


def json_of(given: Advice) -> Any:
    return json.loads(json.dumps(asdict(given)))


def test_there_is_no_hint_rather_than_a_wrong_one(tmp_path: Path) -> None:
    answers = "import sys\nprint('ready', flush=True)\nfor line in sys.stdin: "
    wrong = answers + 'print(\'{"moves": [{"action": 0}], "reasons": []}\', flush=True)'

    async def scenario() -> None:
        command = (sys.executable, "-c", wrong)
        parts = replace(QUICK_PARTS, bot_pool=lambda *_: BotPool(1, 5.0, command))
        async with running(tmp_path, parts) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                with pytest.raises(Refused, match="error-try-again"):
                    await table.hint(0)
                await one_move(table, 0)
            assert server.services.bot_pool.failures == 1

    run_scenario(scenario())


def test_a_bots_turn_is_taken_up_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        never = replace(QUICK_PARTS, bot_pool=lambda *_: Silent(1, 60.0))
        async with running(tmp_path, never) as server:
            id, tokens = await opened(server, {"kind": "bot", "level": "greedy"}, BEA)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
        async with running(tmp_path) as server:
            async with server.client.sit(id, tokens) as table:
                await one_move(table, 1)

    run_scenario(scenario())


class Silent(BotPool):
    async def choose(self, *asked: Any) -> int:
        await asyncio.sleep(1000)
        return 0


def test_a_slow_thought_waits_for_a_whole_pause_more(tmp_path: Path) -> None:
    """When a bot answers is a sum of drawn pauses, whatever it thought about."""
    pauses: list[tuple[float, float]] = []

    def pause(least: float, most: float) -> float:
        pauses.append((least, most))
        return 0.01 * len(pauses)

    class Slow(BotPool):
        async def choose(self, *asked: Any) -> int:
            while len(pauses) < 3:
                await asyncio.sleep(0.001)
            return int(asked[-1][0])

    async def scenario() -> None:
        sources = replace(QUICK_PARTS.clock, pause=pause)
        parts = replace(QUICK_PARTS, clock=sources, bot_pool=lambda *_: Slow(1, 60.0))
        async with running(tmp_path, parts, pause_least=0.7, pause_most=1.6) as server:
            id, tokens = await opened(server, {"kind": "bot", "level": "greedy"}, BEA)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                async with table.heard:
                    await table.heard.wait_for(lambda: position_of(table)["ply"] >= 1)
        assert len(pauses) >= 3
        assert set(pauses) == {(0.7, 1.6)}

    run_scenario(scenario())
