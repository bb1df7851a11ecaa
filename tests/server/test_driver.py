"""When a clock runs out or a person is gone, a bot moves until they return; everybody sees it."""

from dataclasses import replace
from pathlib import Path

import pytest

from beaverboard.client import Refused, TableClient
from beaverboard.server.app import Parts
from tests.server.running_server import (
    QUICK_PARTS,
    RunningServer,
    position_of,
    run_scenario,
    running,
)
from tests.server.test_seats import BEA, CAS, OPEN, opened


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def ticking(hands: Hands) -> Parts:
    return replace(QUICK_PARTS, clock=replace(QUICK_PARTS.clock, monotonic=hands))


async def advance(server: RunningServer, id: str, hands: Hands, seconds: float) -> None:
    hands.time += seconds
    (await server.registry.room(id)).changed.set()


async def until_stand_in(table: TableClient, seat: int, cause: str | None) -> None:
    async with table.heard:
        await table.heard.wait_for(lambda: table.table["seats"][seat]["stand_in"] == cause)


def test_a_bot_moves_when_the_clock_has_run_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with running(tmp_path, ticking(hands)) as server:
            id, tokens = await opened(server, BEA, CAS, seconds=30)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                async with table.heard:
                    await table.heard.wait_for(lambda: table.position is not None)
                assert table.position is not None
                assert table.position["clock"] == {"seat": 0, "seconds": 30, "left": 30.0}
                await advance(server, id, hands, 29)
                await table.do("chat", seat=0, text="wait")
                assert table.table["seats"][0]["stand_in"] is None
                await advance(server, id, hands, 2)
                await until_stand_in(table, 0, "clock")
                assert "happened-timed-out" in [line["key"] for line in table.log]
                async with table.heard:
                    await table.heard.wait_for(lambda: position_of(table)["turn"] == 1)
                await table.do("take-back", seat=0)
                await until_stand_in(table, 0, None)

    run_scenario(scenario())


def test_moving_in_spite_of_the_clock_brings_the_seat_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        hands = Hands()
        parts = replace(ticking(hands), bot_pool=QUICK_PARTS.bot_pool)
        slow = {"pause_least": 1e6, "pause_most": 1e6}
        async with running(tmp_path, parts, True, **slow) as server:
            id, tokens = await opened(server, BEA, CAS, seconds=30)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await advance(server, id, hands, 31)
                await until_stand_in(table, 0, "clock")
                await table.do("move", seat=0, ply=0, move="turn 0")
                await until_stand_in(table, 0, None)
                keys = [line["key"] for line in table.log][-2:]
                assert keys == ["happened-returned", "happened-moved"]

    run_scenario(scenario())


def test_a_bot_moves_for_somebody_gone_while_others_are_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with running(tmp_path, ticking(hands)) as server:
            id, tokens = await opened(server, BEA, OPEN, absent=60)
            cas = await server.client.join(id, "Cas")
            async with server.client.sit(id, [cas.token]) as there:
                async with server.client.sit(id, tokens) as gone:
                    await gone.do("start")
                async with there.heard:
                    await there.heard.wait_for(lambda: not there.table["seats"][0]["here"])
                await advance(server, id, hands, 61)
                await until_stand_in(there, 0, "away")
                async with server.client.sit(id, tokens) as back:
                    assert back.table["seats"][0]["stand_in"] is None
                    await until_stand_in(there, 0, None)

    run_scenario(scenario())


def test_a_table_rests_while_nobody_is_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with running(tmp_path, ticking(hands)) as server:
            id, tokens = await opened(server, BEA, CAS, seconds=30)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
            await advance(server, id, hands, 1000)
            async with server.client.sit(id, tokens) as table:
                assert table.position is not None
                assert table.position["ply"] == 0
                assert table.position["clock"]["left"] == 30.0
                assert table.table["seats"][0]["stand_in"] is None

    run_scenario(scenario())


# Somebody is away


async def one_gone(server: RunningServer, hands: Hands) -> tuple[str, list[str], str, str]:
    """A match of Bea, the host, Cas and Dam; nobody is connected yet."""
    id, tokens = await opened(server, BEA, OPEN, OPEN, absent=60)
    cas = await server.client.join(id, "Cas")
    dam = await server.client.join(id, "Dam")
    async with server.client.sit(id, tokens) as bea:
        await bea.do("start")
    return id, tokens, cas.token, dam.token


def test_anybody_may_ask_for_a_bot_in_the_place_of_who_is_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with running(tmp_path, ticking(hands)) as server:
            id, tokens, cas, _ = await one_gone(server, hands)
            async with server.client.sit(id, [cas]) as cass:
                with pytest.raises(Refused, match="error-just-gone"):
                    await cass.do("hand-over", seat=0)
                await advance(server, id, hands, 11)
                await cass.do("hand-over", seat=0, key="let-a-bot-play")
                await until_stand_in(cass, 0, "away")
                await cass.do("hand-over", seat=0, key="let-a-bot-play")  # a retry
                assert [line["key"] for line in cass.log].count("happened-away") == 1
                with pytest.raises(Refused, match="error-seat-taken"):
                    await cass.do("hand-over", seat=0)
                async with server.client.sit(id, tokens) as bea:  # back: they play themselves
                    assert bea.table["seats"][0]["stand_in"] is None
                    with pytest.raises(Refused, match="error-not-your-seat"):
                        await cass.do("hand-over", seat=0)

    run_scenario(scenario())


def test_whoever_watches_asks_for_no_bot(tmp_path: Path) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with running(tmp_path, ticking(hands)) as server:
            id, _, _, _ = await one_gone(server, hands)
            await advance(server, id, hands, 11)
            async with server.client.sit(id) as watching:
                for command in ("hand-over", "wait"):
                    with pytest.raises(Refused, match="error-not-your-seat"):
                        await watching.do(command, seat=0)

    run_scenario(scenario())


def test_waiting_puts_the_bot_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with running(tmp_path, ticking(hands)) as server:
            id, tokens, cas, _ = await one_gone(server, hands)
            async with server.client.sit(id, [cas]) as cass:
                await advance(server, id, hands, 50)
                await cass.do("wait", seat=0, key="let-us-wait")
                await cass.do("wait", seat=0, key="let-us-wait")  # a retry
                assert [line["key"] for line in cass.log].count("happened-waited") == 1
                await advance(server, id, hands, 50)
                await cass.do("chat", seat=1, text="where is Bea?")
                assert cass.table["seats"][0]["stand_in"] is None
                await advance(server, id, hands, 11)
                await until_stand_in(cass, 0, "away")
                with pytest.raises(Refused, match="error-seat-taken"):
                    await cass.do("wait", seat=0)
                async with server.client.sit(id, tokens):
                    await until_stand_in(cass, 0, None)
                    with pytest.raises(Refused, match="error-is-here"):
                        await cass.do("wait", seat=0)

    run_scenario(scenario())
