"""Between rounds bots wait until everybody has closed the score sheet, but not for ever."""

import asyncio
from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import SocketClient, connected
from tests.server.test_cluster import two
from tests.server.test_driver import Hands, advance, ticking
from tests.server.test_seats import BEA, CAS, OPEN, opened

BOT = {"kind": "bot", "level": "random"}  # on the seat that begins every round


async def greet(talk: SocketClient, *tokens: str, sheet: bool | None = False) -> None:
    await talk.ask("hello", tokens=list(tokens), sheet=sheet)


async def start(talk: SocketClient) -> None:
    await talk.ask("start", key="the-start", fill=None)


async def play_round(server: RunningServer, id: str, people: dict[int, SocketClient]) -> int:
    """Play until a round has ended; people take the first of their moves. The ply of the next
    one, which a bot begins."""
    room = await server.registry.room(id)
    rounds = room.table.finished_rounds
    while room.table.finished_rounds == rounds:
        table = room.table
        if table.turn in people and table.match is not None:
            move = {"seat": table.turn, "ply": table.ply, "move": table.match.legal_actions()[0]}
            await people[table.turn].ask("move", key=f"move-{table.ply:05}", **move)
        else:
            await asyncio.sleep(0.001)
    assert room.table.turn is not None and room.table.moved_by_bot(room.table.turn)
    return room.table.ply


async def until_reading(talk: SocketClient, *seats: int) -> None:
    """Presence is told now and then."""
    while [p for p, seat in enumerate(talk.table["seats"]) if seat["reading"]] != list(seats):
        await talk.receive()


async def stays(server: RunningServer, id: str, ply: int) -> None:
    """Bots without a pause would have moved by now."""
    for _ in range(50):
        await asyncio.sleep(0.002)
    assert server.registry.rooms[id].table.ply == ply


async def goes_on(server: RunningServer, id: str, ply: int) -> None:
    while server.registry.rooms[id].table.ply == ply:
        await asyncio.sleep(0.001)


def test_bots_wait_until_every_connected_person_has_closed_the_sheet(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BOT, BEA, OPEN, options={"rounds": 3})
            cas = (await server.client.join(id, "Cas")).token
            async with (
                connected(server, id, *tokens) as bea,
                connected(server, id, cas) as cass,
                connected(server, id) as watching,
            ):
                await greet(bea, *tokens)
                await greet(cass, cas)
                await greet(watching)
                await start(bea)
                ply = await play_round(server, id, {1: bea, 2: cass})
                await until_reading(watching, 1, 2)
                await bea.ask("ready", ply=ply)
                await until_reading(watching, 2)
                await stays(server, id, ply)
                assert (await cass.ask("ready", ply=ply - 1))["type"] == "pong"  # of a round before
                await stays(server, id, ply)
                await cass.ask("ready", ply=ply)
                await until_reading(watching)
                await goes_on(server, id, ply)
                # The next round waits again.
                ply = await play_round(server, id, {1: bea, 2: cass})
                await until_reading(watching, 1, 2)
                await stays(server, id, ply)

    run_scenario(scenario())


def test_bots_do_not_wait_for_who_is_gone_watches_or_shows_no_sheet(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BOT, BEA, OPEN, options={"rounds": 3})
            cas = (await server.client.join(id, "Cas")).token
            async with connected(server, id, *tokens) as bea, connected(server, id) as watching:
                await greet(watching)
                async with connected(server, id, cas) as cass:
                    await greet(cass, cas)
                    await start(bea)
                    ply = await play_round(server, id, {1: bea, 2: cass})
                    await until_reading(watching, 2)
                    await stays(server, id, ply)
                await until_reading(watching)
                await goes_on(server, id, ply)

    run_scenario(scenario())


def test_who_comes_back_with_the_sheet_open_is_waited_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BOT, BEA, CAS, options={"rounds": 2})
            async with connected(server, id, *tokens) as both:
                await greet(both, *tokens)
                await start(both)
                ply = await play_round(server, id, {1: both, 2: both})
                await until_reading(both, 1, 2)
                await greet(both, *tokens, sheet=True)
                await stays(server, id, ply)
                # One device, one sheet: it is closed for both seats.
                await greet(both, *tokens, sheet=False)
                await goes_on(server, id, ply)

    run_scenario(scenario())


def test_people_may_move_while_others_read(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, BOT, OPEN, options={"rounds": 2})
            cas = (await server.client.join(id, "Cas")).token
            async with connected(server, id, *tokens) as bea, connected(server, id, cas) as cass:
                await greet(bea, *tokens)
                await greet(cass, cas)
                await start(bea)
                room = server.registry.rooms[id]
                while room.table.finished_rounds == 0:
                    table = room.table
                    if table.turn == 1 or table.match is None:
                        await asyncio.sleep(0.001)
                        continue
                    talk = bea if table.turn == 0 else cass
                    move = {"seat": table.turn, "ply": table.ply}
                    action = table.match.legal_actions()[0]
                    await talk.ask("move", key=f"move-{table.ply:05}", move=action, **move)
                ply = room.table.ply
                assert room.table.turn == 0
                for number in range(2):  # the two cards that are turned up first
                    assert room.table.match is not None
                    if room.table.turn != 0:
                        break
                    action = room.table.match.legal_actions()[0]
                    asked = {"seat": 0, "ply": ply + number, "move": action}
                    answer = await bea.ask("move", key=f"first-move-{number}", **asked)
                    assert answer["type"] == "accepted"
                ply = room.table.ply
                assert room.table.turn == 1
                await bea.ask("ready", ply=ply)
                await stays(server, id, ply)
                await cass.ask("ready", ply=ply)
                await goes_on(server, id, ply)

    run_scenario(scenario())


def test_bots_wait_for_twenty_seconds_at_most(tmp_path: Path) -> None:
    async def scenario() -> None:
        hands = Hands()
        async with running(tmp_path, ticking(hands)) as server:
            id, tokens = await opened(server, BOT, BEA, CAS, options={"rounds": 2})
            async with connected(server, id, *tokens) as both:
                await greet(both, *tokens)
                await start(both)
                ply = await play_round(server, id, {1: both, 2: both})
                await advance(server, id, hands, 19)
                await stays(server, id, ply)
                await advance(server, id, hands, 2)
                await goes_on(server, id, ply)
                await until_reading(both)

    run_scenario(scenario())


def test_bots_wait_for_people_at_another_server(tmp_path: Path, postgres: Postgres) -> None:
    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there):
            id, tokens = await opened(here, BOT, BEA, OPEN, options={"rounds": 2})
            cas = (await there.client.join(id, "Cas")).token
            async with connected(here, id, *tokens) as bea, connected(there, id, cas) as cass:
                await greet(bea, *tokens)
                await greet(cass, cas)
                while not all(seat["here"] for seat in bea.table["seats"][1:]):
                    await bea.receive()
                await start(bea)
                ply = await play_round(here, id, {1: bea, 2: cass})
                for talk in (bea, cass):
                    await until_reading(talk, 1, 2)
                await bea.ask("ready", ply=ply)
                await until_reading(cass, 2)
                await stays(here, id, ply)
                await cass.ask("ready", ply=ply)
                await goes_on(here, id, ply)
                await until_reading(bea)

    run_scenario(scenario())
