"""Sockets that come, vanish, stall or talk."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from beaverboard import client
from beaverboard.client import Refused
from beaverboard.server.api import socket as sockets
from beaverboard.server.store import storage
from beaverboard.server.store.database import Unavailable
from beaverboard.server.table.commands import chat
from tests.server.running_server import run_scenario, running
from tests.server.socket_client import SocketClient, connected
from tests.server.test_seats import BEA, CAS, DAM, OPEN, opened


def test_somebody_who_vanishes_is_noticed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            room = await server.registry.room(id)
            async with connected(server, id) as watching:
                for _ in range(20):
                    async with connected(server, id, *tokens) as talk:
                        assert len(room.guests) == 2
                        transport = talk.socket.transport
                        transport.abort()
                    while len(room.guests) > 1:
                        await asyncio.sleep(0.005)
                await watching.settle()
                while any(seat["here"] for seat in watching.table["seats"]):
                    await watching.receive()  # presence is told now and then
            while (await server.client.ask("GET", "/healthz"))["sockets"]:
                await asyncio.sleep(0.01)

    run_scenario(scenario())


def test_somebody_who_does_not_read_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SEND_SECONDS", 0.5)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            room = await server.registry.room(id)
            async with connected(server, id, *tokens) as talk:
                stalled = await stalling(server.address, id)
                while len(room.guests) < 2:
                    await asyncio.sleep(0.005)
                while len(room.guests) == 2:
                    for _ in range(20):
                        room._send_table(None)
                    await talk.settle()
                assert len(room.guests) == 1  # and who reads has noticed nothing
                assert (await talk.ask("ping"))["type"] == "pong"
                stalled.close()

    run_scenario(scenario())


async def stalling(address: str, id: str) -> socket.socket:
    """A socket that says hello and then never reads."""
    host, port = address.removeprefix("http://").split(":")
    stalled = socket.socket()
    stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    await asyncio.to_thread(stalled.connect, (host, int(port)))
    upgrade = (
        f"GET /ws/{id} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    hello = b'{"type": "hello", "protocol": 1, "sequence": 1, "tokens": []}'
    frame = bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello  # masked with zeros
    await asyncio.to_thread(stalled.sendall, upgrade.encode())
    await asyncio.to_thread(stalled.recv, 100)
    await asyncio.to_thread(stalled.sendall, frame)
    return stalled


def test_only_so_many_sockets(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, sockets_an_address=2) as server:
            id, _ = await opened(server, BEA, CAS)
            async with connected(server, id), connected(server, id):
                with pytest.raises(Exception, match="403"):
                    async with connected(server, id):
                        pass
            while (await server.client.ask("GET", "/healthz"))["sockets"]:
                await asyncio.sleep(0.01)
            async with connected(server, id):
                pass

    run_scenario(scenario())


def test_partners_talk_among_themselves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            team = {"game": "roi-des-castors", "mode": "team"}
            id, tokens = await opened(server, BEA, CAS, DAM, OPEN, **team)
            host, bea, cas, dam = tokens
            async with server.client.sit(id, [host, bea]) as first:
                await first.do("chat", seat=0, text="for all")
                await first.do("chat", seat=0, text="for the partner", to=[2])
                with pytest.raises(Refused, match="error-bad-message"):
                    await first.do("chat", seat=0, text="for nobody", to=[])
                with pytest.raises(Refused, match="error-not-partners"):
                    await first.do("chat", seat=0, text="for an opponent", to=[2, 1])
                assert [said["text"] for said in first.chat][-1] == "for the partner"
            async with server.client.sit(id, [dam]) as partner:
                assert [said["text"] for said in partner.chat] == ["for all", "for the partner"]
            for tokens in ([cas], []):  # an opponent, a spectator
                async with server.client.sit(id, tokens) as other:
                    assert [said["text"] for said in other.chat] == ["for all"]

    run_scenario(scenario())


def test_nobody_whispers_where_everybody_plays_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                with pytest.raises(Refused, match="error-not-partners"):
                    await table.do("chat", seat=0, text="psst", to=[1])

    run_scenario(scenario())


def test_chat_is_cleaned_limited_and_remembered(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN)
            async with server.client.sit(id, tokens) as table:
                await table.do("chat", seat=0, text="<b>he\u202ello</b>\n\u0000  z" + "\u0301" * 9)
                await table.do("chat", seat=0, reaction="tail-slap")
                async with server.client.sit(id) as late:
                    said: list[dict[str, Any]] = late.chat
                    assert said[0]["text"] == "<b>hello</b> ź" + "\u0301" * 3
                    assert said[1]["reaction"] == "tail-slap"
                    assert [each["name"] for each in said] == ["Bea", "Bea"]
                with pytest.raises(Refused, match="error-too-fast"):
                    for _ in range(20):
                        await table.do("chat", seat=0, text="again")

    run_scenario(scenario())


def test_chat_survives_a_restart_until_it_is_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "BURST", 1000)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN)
            async with connected(server, id, *tokens) as talk:
                for number in range(storage.SAYINGS + 5):
                    fields = {"seat": 0, "text": f"word {number}", "key": f"the-word-{number}"}
                    assert (await talk.ask("chat", **fields))["type"] == "accepted"
        async with running(tmp_path) as server:
            async with connected(server, id, *tokens) as talk:
                welcome = await talk.ask("hello", tokens=tokens)
                said = [each["text"] for each in welcome["chat"]]
                assert said == [f"word {n}" for n in range(5, storage.SAYINGS + 5)]
                await talk.ask("chat", **fields)  # a retry across the restart
                await talk.ask("chat", seat=0, text="new", key="another-word")
                await talk.settle()
                numbers = [json.loads(text) for text in talk.heard if '"type":"chat"' in text]
                assert [each["said"]["number"] for each in numbers] == [storage.SAYINGS + 6]
                await talk.ask("switch-chat", on=False, key="switch-off")
        async with running(tmp_path) as server:
            async with connected(server, id, *tokens) as talk:
                assert (await talk.ask("hello", tokens=tokens))["chat"] == []
                await talk.ask("switch-chat", on=True, key="switch-on")
                await talk.ask("chat", seat=0, text="again", key="once-more")
                (said,) = (await talk.ask("hello", tokens=tokens))["chat"]
                assert said["number"] == storage.SAYINGS + 7  # pages know the older numbers

    run_scenario(scenario())


def test_who_can_not_be_greeted_now_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that got no welcome would wait for it on an open socket for ever."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            known, failures = server.services.storage.holders, 3

            async def failing(table: str) -> dict[str, int]:
                nonlocal failures
                failures -= 1
                if failures >= 0:
                    raise Unavailable("the database is away")
                return await known(table)

            monkeypatch.setattr(server.services.storage, "holders", failing)
            address = server.address.replace("http", "ws") + f"/ws/{id}"
            async with connect(address, compression=None, proxy=None) as raw:
                talk = SocketClient(raw)
                answer = await talk.ask("hello", tokens=list(tokens))
                assert (answer["type"], answer["key"]) == ("error", "error-try-again")
                await raw.wait_closed()
                assert raw.close_code == 1013
            monkeypatch.setattr(client, "RETRY_SECONDS", 0.01)
            async with server.client.sit(id, tokens) as table:
                assert table.you["seats"] == [0, 1]
            assert failures < 0

    run_scenario(scenario(), seconds=30)
