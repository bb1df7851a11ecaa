"""Two servers at one PostgreSQL: everybody sees everything, whoever they are connected to."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from beaverboard.client import Refused, TableClient
from beaverboard.match import Match
from beaverboard.server.store import cluster
from beaverboard.server.store.cluster import Cluster, News
from beaverboard.server.table.room import Room
from tests.scale import scaled
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer, position_of, run_scenario, running
from tests.server.test_crashes import insisting
from tests.server.test_seats import BEA, OPEN, one_move, opened

BOT = {"kind": "bot", "level": "greedy"}


@asynccontextmanager
async def two(
    folder: Path, postgres: Postgres, **settings: Any
) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    database = postgres.address(postgres.new_database())
    async with (
        running(folder, database=database, **settings) as here,
        running(folder, database=database, **settings) as there,
    ):
        yield here, there


async def until(table: TableClient, known: Any) -> None:
    async with table.heard:
        await table.heard.wait_for(known)


async def until_ply(table: TableClient, ply: int) -> None:
    await until(table, lambda: table.position and table.position["ply"] >= ply)


def moves(table: TableClient) -> list[dict[str, Any]]:
    """The moves that the client was told of."""
    return [line for line in table.log if line["key"] == "happened-moved"]


def plies(table: TableClient) -> list[int]:
    return [line["ply"] for line in moves(table)]


async def play(table: TableClient, *seats: int) -> None:
    async for seat, view in table.turns(*seats):
        await table.move(seat, view["moves"][0]["action"])


def test_a_match_between_people_at_two_servers(tmp_path: Path, postgres: Postgres) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there):
            id, tokens = await opened(here, BEA, OPEN, BOT, options={"rounds": 1})
            cas = await there.client.join(id, "Cas")
            async with (
                here.client.sit(id, tokens) as bea,
                there.client.sit(id, [cas.token]) as cass,
                there.client.sit(id) as watching,
            ):
                await until(bea, lambda: bea.table["seats"][1]["here"])
                await until(bea, lambda: bea.table["spectators"] == 1)
                await cass.do("chat", seat=1, text="hello from afar")
                await until(bea, lambda: bea.chat)
                await bea.do("start")
                await asyncio.gather(play(bea, 0), play(cass, 1), play(watching))
                everything = list(range(1, bea.table["ply"] + 1))
                for table in (bea, cass, watching):
                    assert plies(table)[-50:] == everything[-50:]
                    assert table.table["result"] == bea.table["result"]
            for server in (here, there):
                record = await server.client.ask("GET", f"/api/tables/{id}/record")
                assert Match.replay(record).over

    run_scenario(scenario())


def test_somebody_who_leaves_one_server_is_gone_at_the_other(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there):
            id, tokens = await opened(here, BEA, OPEN)
            cas = await there.client.join(id, "Cas")
            async with here.client.sit(id, tokens) as bea:
                async with there.client.sit(id, [cas.token]) as cass:
                    await until(bea, lambda: bea.table["seats"][1]["here"])
                    await until(cass, lambda: cass.table["seats"][0]["here"])
                await until(bea, lambda: not bea.table["seats"][1]["here"])
                async with there.client.sit(id, [cas.token]) as cass:
                    await bea.do("remove", seat=1)
                    await until(cass, lambda: cass.table["seats"][1]["kind"] == "open")
                    with pytest.raises(Refused, match="error-not-your-seat"):
                        await cass.do("contribute", seat=1, text="late")
                    await here.client.ask("DELETE", f"/api/tables/{id}", token=tokens[0])
                    await until(cass, lambda: cass.goodbye)
                    assert cass.goodbye and cass.goodbye["reason"] == "deleted"

    run_scenario(scenario())


def test_commands_at_two_servers_at_once_are_each_carried_out_once(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres, shuffle_seconds=1e6) as (here, there):
            people = [{"kind": "person", "name": f"Player {p}"} for p in range(4)]
            opening = await here.client.open("biber-gang", people)
            id = opening["id"]
            tokens = [opening["host"], *(held["token"] for held in opening["seats"])]
            async with here.client.sit(id, tokens) as one, there.client.sit(id, tokens) as other:
                for turn in range(10):
                    muted = [
                        (one, other)[p % 2].do("mute", seat=p, muted=turn % 2 == 0)
                        for p in range(4)
                    ]
                    await asyncio.gather(*muted)
                key = "the-same-start"
                await asyncio.gather(one.do("start", key=key), other.do("start", key=key))
                await asyncio.gather(
                    *(
                        (one, other)[p % 2].do("contribute", seat=p, text=f"chance {p}")
                        for p in range(4)
                    )
                )
                await until_ply(one, 0)
                await until_ply(other, 0)
                fields = {"seat": 0, "ply": 0, "move": "turn 0", "key": "the-same-move"}
                answers = await asyncio.gather(
                    *(table.do("move", **fields) for table in (one, other, one, other))
                )
                assert [answer["ply"] for answer in answers] == [1] * 4
                await until_ply(other, 1)
                for table in (one, other):
                    keys = [line["key"] for line in table.log]
                    assert keys.count("happened-started") == keys.count("happened-moved") == 1
                    assert keys.count("happened-contributed") == 4
                    assert keys.count("happened-muted") == keys.count("happened-unmuted") == 20
                    assert table.table["contributions"] == [f"chance {p}" for p in range(4)]

    run_scenario(scenario())


def test_servers_that_write_to_many_tables_do_not_wait_for_each_other(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both commit many rows at once, and renew their leases all the time: no deadlock."""
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.02)

    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there), AsyncExitStack() as stack:
            tables = []
            for _ in range(8):
                id, tokens = await opened(here, BEA, OPEN)
                for server in (here, there):
                    sitting = server.client.sit(id, tokens)
                    tables.append(await stack.enter_async_context(sitting))
            for turn in range(scaled(6, 50)):
                muted = [table.do("mute", seat=0, muted=turn % 2 == 0) for table in tables]
                await asyncio.gather(*muted)
            for server in (here, there):
                for metric in server.services.metrics.refusals.collect():
                    assert metric.samples == []

    run_scenario(scenario())


def test_bots_run_in_one_process_and_move_on_when_it_dies(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "LEASE", 2)
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.2)

    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there):
            id, tokens = await opened(here, BEA, BOT)
            async with here.client.sit(id, tokens) as bea, there.client.sit(id) as watching:
                await bea.do("start")
                for _ in range(2):
                    await one_move(bea, 0)
                await until_ply(watching, 4)
                owner, other = here, there
                if there.registry.rooms[id].owned:
                    owner, other = there, here
                # The process hangs: it neither renews its lease nor moves.
                for task in owner.registry.cluster._tasks:
                    task.cancel()
                owner.registry.rooms[id].owned = False
                while not other.registry.rooms[id].owned:
                    await asyncio.sleep(0.05)
                async with other.client.sit(id, tokens) as again:
                    while sum(line["arguments"]["bot"] for line in moves(again)) < 4:
                        await one_move(again, 0)

    run_scenario(scenario())


def test_a_killed_listener_comes_back(tmp_path: Path, postgres: Postgres) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there):
            id, tokens = await opened(here, BEA, BOT, options={"rounds": 1})
            async with here.client.sit(id, tokens) as bea, there.client.sit(id) as watching:
                await bea.do("start")
                for _ in range(5):
                    await one_move(bea, 0)
                    while not await asyncio.to_thread(kill_listeners, postgres):
                        await asyncio.sleep(0.05)
                    await until_ply(watching, position_of(bea)["ply"])
                await play(bea, 0)
                await play(watching)
                assert plies(watching) == list(range(1, bea.table["ply"] + 1))

    run_scenario(scenario())


def kill_listeners(postgres: Postgres) -> int:
    killed = postgres.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    )
    return len(killed)


def test_without_any_wake_up_the_slow_poll_finds_what_is_new(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(self: Cluster) -> None:
        await asyncio.sleep(1e6)

    monkeypatch.setattr(Cluster, "_listen", deaf)
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.1)

    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there):
            id, tokens = await opened(here, BEA, OPEN)
            cas = await there.client.join(id, "Cas")
            async with (
                here.client.sit(id, tokens) as bea,
                there.client.sit(id, [cas.token]) as cass,
            ):
                await until(bea, lambda: bea.table["seats"][1]["here"])
                await bea.do("start")
                for ply in range(6):
                    for table in (bea, cass):
                        await until_ply(table, ply)
                    seat = position_of(bea)["turn"]
                    await one_move((bea, cass)[seat], seat)
                await cass.do("chat", seat=1, text="hello")
                await until(bea, lambda: bea.chat)
                for table in (bea, cass):
                    await until_ply(table, 6)

    run_scenario(scenario())


def test_news_that_a_table_chokes_on_hold_up_no_other_table(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    choking: list[str] = []
    learn = Room.learn

    def choke(room: Room, news: News | None) -> None:
        if choking and room.table.id == choking[0]:
            choking.clear()
            raise RuntimeError("not foreseen")
        learn(room, news)

    monkeypatch.setattr(Room, "learn", choke)

    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there), AsyncExitStack() as stack:
            seated = []
            for _ in range(2):
                id, tokens = await opened(here, BEA, {"kind": "bot", "level": "random"})
                bea = await stack.enter_async_context(here.client.sit(id, tokens))
                seated.append((bea, await stack.enter_async_context(there.client.sit(id)), id))
            choking.append(seated[0][2])
            for bea, watching, _ in seated:
                await bea.do("start")
                while not watching.position:
                    if watching.lost:  # sent away, to come back
                        await watching.connect()
                    await asyncio.sleep(0.01)
            assert not choking

    run_scenario(scenario(), seconds=60)


def test_a_database_that_crashes_and_comes_back_loses_nothing(
    tmp_path: Path, postgres: Postgres
) -> None:
    chance = random.Random("crash")

    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there):
            id, tokens = await opened(here, BEA, OPEN, BOT, options={"rounds": scaled(1, 5)})
            cas = await there.client.join(id, "Cas")
            acknowledged: dict[int, int] = {}
            async with (
                here.client.sit(id, tokens) as bea,
                there.client.sit(id, [cas.token]) as cass,
            ):
                await bea.do("start")
                people = [
                    asyncio.create_task(insist(bea, 0, acknowledged)),
                    asyncio.create_task(insist(cass, 1, acknowledged)),
                ]
                for _ in range(scaled(1, 10)):
                    await asyncio.sleep(0.3 + chance.random() / 5)
                    await asyncio.to_thread(postgres.stop_hard)
                    for server in (here, there):  # words, no traceback
                        with pytest.raises(Refused, match="error-try-again"):
                            await server.client.ask("GET", "/api/tables")
                    await asyncio.to_thread(postgres.start)
                await asyncio.gather(*people)
            record = await there.client.ask("GET", f"/api/tables/{id}/record")
            match = Match.replay(record)
            kept = [match.game.text.action(words) for words in match.moves]
            assert all(kept[ply - 1] == action for ply, action in acknowledged.items())
            assert len(acknowledged) > 10

    run_scenario(scenario(), seconds=scaled(120, 600))


async def insist(table: TableClient, seat: int, acknowledged: dict[int, int]) -> None:
    """Play a seat to the end and ask again, with the same key, when told to try again."""
    async for _, view in table.turns(seat):
        action = view["moves"][0]["action"]
        ply = position_of(table)["ply"]
        key = f"key-{seat}-{ply}-of-mine"
        answer = await insisting(table, "move", seat=seat, ply=ply, move=action, key=key)
        acknowledged[answer["ply"]] = action
