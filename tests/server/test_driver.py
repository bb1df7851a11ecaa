"""When a clock runs out or a person is gone, a bot moves until they return; everybody sees it."""

from dataclasses import replace
from pathlib import Path

from beaverboard.client import TableClient
from beaverboard.server.app import Parts
from tests.server.serving import QUICK_PARTS, Running, play_out, position_of, running
from tests.server.test_seats import BEA, CAS, OPEN, opened


class Hands:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def ticking(hands: Hands) -> Parts:
    return replace(QUICK_PARTS, clock=replace(QUICK_PARTS.clock, monotonic=hands))


async def advance(server: Running, id: str, hands: Hands, seconds: float) -> None:
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

    play_out(scenario())


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

    play_out(scenario())


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

    play_out(scenario())


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

    play_out(scenario())
