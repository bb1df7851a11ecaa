"""Whole matches over real sockets: every game and mode, people, bots, spectators."""

import asyncio
import hashlib
import itertools
import json
import runpy
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from beaverboard.client import TableClient
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.games.playing import name, tables
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import SocketClient, connected

every_table = pytest.mark.parametrize("setup", tables(), ids=name)
BOT = {"kind": "bot", "level": "greedy"}
KEYS = itertools.count()


def short(setup: Setup) -> dict[str, Any]:
    """Options for a match that is soon over, where the game has such."""
    return {"rounds": 1} if "rounds" in setup.options else {}


async def opened(server: RunningServer, setup: Setup, seats: list[Any], **agreed: Any) -> Any:
    options = {**{k: v for k, v in setup.as_json()["options"].items()}, **short(setup)}
    return await server.client.open(
        setup.game.name, seats, mode=setup.mode, options=options, **agreed
    )


async def play_seats(table: TableClient, *seats: int) -> None:
    async for seat, view in table.turns(*seats):
        await table.move(seat, view["moves"][-1]["action"])


@every_table
def test_people_bots_and_a_spectator_play_to_the_end(setup: Setup, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            seat_requests = [{"kind": "open"} for _ in range(setup.seats)]
            seat_requests[0] = {"kind": "person", "name": "Bea"}
            if setup.seats > 2:
                seat_requests[-1] = dict(BOT)
            opening = await opened(server, setup, seat_requests)
            id, host = opening["id"], opening["host"]
            tokens = [opening["seats"][0]["token"]]
            for i in range(1, setup.seats - (setup.seats > 2)):
                tokens.append((await server.client.join(id, f"Guest {i}")).token)
            async with (
                server.client.sit(id) as watching,
                server.client.sit(id, [host, tokens[0]]) as first,
            ):
                await first.do("start")
                await first.contribute(0)
                people = [play_seats(first, 0)]
                people += [
                    sit_and_play(server, id, token, seat)
                    for seat, token in enumerate(tokens[1:], 1)
                ]
                people.append(play_seats(watching))  # never in turn: returns at the end
                await asyncio.gather(*people)
                assert first.table["result"] == watching.table["result"]
                assert watching.view(None) is not None
            record = await server.client.ask("GET", f"/api/tables/{id}/record")
            match = Match.replay(record)
            assert match.over
            assert match.result() == record["result"]
            ranks = {"ranks": list(match.ranks()), "sides": match.setup.sides}
            ranks["lowest_wins"] = match.game.lowest_wins
            assert first.table["result"] == {**record["result"], **ranks}
            assert record["chance"]["contributions"][0]
            assert record["chance"]["commitment"] == opening["table"]["commitment"]

    run_scenario(scenario())


async def sit_and_play(server: RunningServer, id: str, token: str, seat: int) -> None:
    async with server.client.sit(id, [token]) as table:
        await play_seats(table, seat)


@every_table
def test_a_match_with_doubled_messages_reloads_and_undos(setup: Setup, tmp_path: Path) -> None:
    """All seats on one device; every message is sent twice, the page is loaded again and
    again, and whatever can be taken back is taken back once."""

    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            seat_requests = [{"kind": "person", "name": f"Player {p}"} for p in range(setup.seats)]
            opening = await opened(server, setup, seat_requests)
            id = opening["id"]
            tokens = [opening["host"], *(held["token"] for held in opening["seats"])]
            stack = AsyncExitStack()
            talk = await stack.enter_async_context(connected(server, id, *tokens))
            await twice(talk, "start")
            for seat in range(setup.seats):
                await twice(talk, "contribute", seat=seat, text=f"chance of {seat}")
            await talk.settle()
            undone = -1
            while talk.table["status"] == "playing":
                assert talk.position is not None
                ply, seat = talk.position["ply"], talk.position["turn"]
                if ply % 7 == 3:
                    await stack.aclose()
                    talk = await stack.enter_async_context(connected(server, id, *tokens))
                position = talk.position
                assert position is not None and position["ply"] == ply
                undo = [each["seat"] for each in position["views"] if each["undo"]]
                if undo and undone < ply - 8:
                    await twice(talk, "undo", seat=undo[0], ply=ply)
                    undone = ply
                else:
                    views = {each["seat"]: each["view"] for each in position["views"]}
                    move = views[seat]["moves"][ply % len(views[seat]["moves"])]
                    await twice(talk, "move", seat=seat, ply=ply, move=move["action"])
                await talk.settle()
            await twice(talk, "chat", seat=0, reaction="thanks")
            await twice(talk, "rematch")
            await stack.aclose()
            room = await server.registry.room(id)
            plies = [h.ply for h in room.table.happened if h.kind in ("moved", "undone")]
            assert plies == list(range(plies[0], plies[-1] + 1))
            assert len(room.said) == 1
            record = await server.client.ask("GET", f"/api/tables/{id}/record")
            assert Match.replay(record).over
            contributions = [f"chance of {seat}" for seat in range(setup.seats)]
            assert record["chance"]["contributions"] == contributions

    run_scenario(scenario(), seconds=120)


async def twice(talk: SocketClient, type: str, **fields: Any) -> None:
    key = f"key-of-{next(KEYS)}"
    first = await talk.ask(type, key=key, **fields)
    again = await talk.ask(type, key=key, **fields)
    for answer in (first, again):
        assert answer["type"] == "accepted", answer
    assert first["ply"] == again["ply"]


def test_the_example_bot_plays_a_match_over_the_network(tmp_path: Path) -> None:
    path = Path(__file__).parents[2] / "examples" / "network_bot.py"
    example = runpy.run_path(str(path))

    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            result = await example["play"](server.address)
            assert len(result["scores"]) == 2

    run_scenario(scenario())


def test_the_seed_stays_secret_until_the_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            seat_requests = [{"kind": "person", "name": "Bea"}, {"kind": "person", "name": "Cas"}]
            opening = await server.client.open("biber-gang", seat_requests, options={"rounds": 1})
            id = opening["id"]
            tokens = [opening["host"], *(held["token"] for held in opening["seats"])]
            assert not any(opening["table"]["contributions"])  # the promise comes first
            heard = [json.dumps(opening)]
            async with connected(server, id, *tokens[:2]) as talk:  # seat 1 is not here
                await talk.ask("start", key="start-it")
                await talk.ask("contribute", seat=0, text="mine", key="contribution")
                heard += talk.heard
            async with connected(server, id, *tokens) as talk:
                assert talk.table["contributions"] == ["mine", ""]
                while talk.position and talk.position["turn"] is not None:
                    ply, seat = talk.position["ply"], talk.position["turn"]
                    views = {each["seat"]: each["view"] for each in talk.position["views"]}
                    move = views[seat]["moves"][0]["action"]
                    await talk.ask("move", seat=seat, ply=ply, move=move, key=f"the-key-{ply}")
                    await talk.settle()
                heard += talk.heard
            chance = (await server.client.ask("GET", f"/api/tables/{id}/record"))["chance"]
            assert not any(chance["server_seed"] in text for text in heard)
            seed = bytes.fromhex(chance["server_seed"])
            assert hashlib.sha256(seed).hexdigest() == opening["table"]["commitment"]
            assert chance["contributions"] == ["mine", ""]

    run_scenario(scenario())
