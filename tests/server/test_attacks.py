"""People who do not want to play: fuzzed messages, broken frames, floods, guessed rights."""

import ast
import asyncio
import base64
import gc
import json
import logging
import os
import random
import socket
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import beaverboard.server
from beaverboard.client import Refused
from beaverboard.server import app
from beaverboard.server.clock import Sources, hashed
from beaverboard.server.protocol.bodies import NewTable
from beaverboard.server.settings import Settings
from beaverboard.server.table.opening import open_table
from beaverboard.server.table.registry import RESTING
from tests.scale import scaled
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import SocketClient, connected
from tests.server.test_refusals import COMMANDS, TOKEN, unchanged
from tests.server.test_seats import BEA, CAS, OPEN, one_move, opened

MESSAGES = scaled(600, 6_000)
ABANDONED = scaled(1_000, 4_000)


# Messages


def deep(levels: int) -> Any:
    nested: Any = 0
    for _ in range(levels):
        nested = [nested] if levels % 2 else {"a": nested}
    return nested


def strange(chance: random.Random) -> Any:
    """Something that no message has at its place."""
    choices: list[Any] = [
        None, True, -1, 0, 1, 7, 8, 2**31, 2**63, 10**400, 0.5, float("inf"), "", "x", "0" * 5000,
        "\u0000", "\u202e", "🦫" * 50, "'; DROP TABLE tables; --", "<script>", [], {}, [[]],
        {"": 1}, deep(50), deep(301), "move", TOKEN, list(range(1000)), "\ud800",
    ]  # fmt: skip
    return chance.choice(choices)


def fuzzed(chance: random.Random, number: int) -> str:
    """A message that was fine once."""
    type = chance.choice([*COMMANDS, "hello", "ping", "hint", "why", "cheat", ""])
    message: dict[str, Any] = {"type": type, "protocol": 1, "sequence": number}
    message |= COMMANDS.get(type, {})
    message["key"] = f"the-key-{number}"
    for _ in range(chance.choice((0, 1, 1, 2, 5))):
        name = chance.choice([*message, "strange", "by", "seats", "bot", "words"])
        if chance.random() < 0.3:
            message.pop(name, None)
        else:
            message[name] = strange(chance)
    text = json.dumps(message)
    if chance.random() < 0.1:
        cut = chance.randrange(len(text))
        text = text[:cut] + chance.choice(["", "}", "\u0000", '"', "[" * 2000]) + text[cut:]
    return text.encode("utf-8", "replace").decode()


def test_fuzzed_messages_get_typed_answers_and_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """From a spectator, from somebody with a wrong token, and from somebody at another table."""
    chance = random.Random("fuzz")

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, OPEN)
            _, foreign = await opened(server, BEA, CAS)
            async with (
                connected(server, id, *tokens) as host,
                connected(server, id) as watching,
                connected(server, id, TOKEN) as stranger,
                connected(server, id, *foreign) as neighbour,
            ):
                await host.ask("start", fill="random", key="start-it")
                await host.ask("switch-chat", on=False, key="switch-off")
                before = await unchanged(server, id)
                for number in range(MESSAGES):
                    talk = chance.choice((watching, stranger, neighbour))
                    await talk.socket.send(fuzzed(chance, number))
                    if number % 20 == 0:
                        await settled(talk)
                for talk in (watching, stranger, neighbour):
                    await settled(talk)
                    kinds = {json.loads(text)["type"] for text in talk.heard}
                    assert kinds <= {"welcome", "error", "pong", "table", "position"}
                assert await unchanged(server, id) == before
                assert (await host.ask("ping"))["type"] == "pong"

    run_scenario(scenario(), seconds=scaled(120, 1200))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def settled(talk: SocketClient) -> None:
    await talk.send("ping")
    number = talk.sequence = talk.sequence + 10**6  # none that a fuzzed message had
    await talk.send("ping")
    await talk.answer(number + 1)


# Frames


def frame(
    opcode: int, body: bytes, *, masked: bool = True, final: bool = True, rsv: int = 0
) -> bytes:
    head = bytes([(0x80 if final else 0) | rsv | opcode])
    mask = 0x80 if masked else 0
    if len(body) < 126:
        head += bytes([mask | len(body)])
    elif len(body) < 2**16:
        head += bytes([mask | 126]) + len(body).to_bytes(2)
    else:
        head += bytes([mask | 127]) + len(body).to_bytes(8)
    return head + (bytes(4) if masked else b"") + body  # masked with zeros


def bomb() -> bytes:
    packed = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packed.compress(bytes(30_000_000)) + packed.flush()


TEXT, BINARY, CONTINUED, PING = 1, 2, 0, 9
ATTACKS: dict[str, list[bytes]] = {
    "70 kB": [frame(TEXT, b"x" * 70_000)],
    "20 MB": [frame(TEXT, b"x" * 20_000_000)],
    "a length that never comes": [frame(TEXT, b"")[:1] + b"\xff" + (2**62).to_bytes(8)],
    "200 kB in fragments": [
        frame(TEXT, b"x" * 1000, final=False),
        *[frame(CONTINUED, b"x" * 1000, final=False)] * 200,
    ],
    "a bomb": [frame(TEXT, bomb(), rsv=0x40)],
    "not UTF-8": [frame(TEXT, b"\xff\xfe\xff")],
    "not masked": [frame(TEXT, b"{}", masked=False)],
    "an unknown opcode": [frame(11, b"{}")],
    "a long ping": [frame(PING, b"x" * 200)],
    "a continuation of nothing": [frame(CONTINUED, b"x")],
    "not a frame": [b"GET / HTTP/1.1\r\n\r\n" * 10],
}


def upgraded(address: str, id: str) -> socket.socket:
    host, port = address.removeprefix("http://").split(":")
    plain = socket.create_connection((host, int(port)))
    plain.sendall(
        f"GET /ws/{id} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
    )
    answer = plain.recv(4096)
    assert b"101" in answer and b"deflate" not in answer.lower()
    return plain


def send_and_hang_up(address: str, id: str, frames: list[bytes]) -> None:
    with upgraded(address, id) as plain:
        plain.settimeout(10)
        try:
            for each in frames:
                plain.sendall(each)
            if frames is not ATTACKS["a length that never comes"]:
                while plain.recv(65_536):
                    pass  # until the server closes
        except (ConnectionError, BrokenPipeError):
            pass


def resident() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("frames", ATTACKS.values(), ids=ATTACKS.keys())
def test_broken_frames_close_their_socket_and_nothing_else(
    frames: list[bytes], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk:
                await asyncio.to_thread(send_and_hang_up, server.address, id, frames)
                before = resident()
                for _ in range(5):
                    await asyncio.to_thread(send_and_hang_up, server.address, id, frames)
                assert resident() - before < 16 * 2**20
                assert (await talk.ask("ping"))["type"] == "pong"
            while (await server.client.ask("GET", "/healthz"))["sockets"]:
                await asyncio.sleep(0.01)

    run_scenario(scenario())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# Floods

ABORTED = 0  # closed without a word


def test_a_flood_is_cut_off_and_other_tables_play_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, messages_a_second=50) as server:
            id, tokens = await opened(server, BEA, CAS)
            flooded, _ = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                floods = [asyncio.create_task(flood(server, flooded)) for _ in range(4)]
                for _ in range(10):
                    await one_move(table, 0, 1)
                    await asyncio.sleep(0.1)  # a person's pace, below every limit
                # Cut off: too fast, or too slow to read what they were told about that.
                assert set(await asyncio.gather(*floods)) <= {1008, 1013, ABORTED}
                assert len(server.registry.rooms[flooded].guests) == 0

    run_scenario(scenario())


async def flood(server: RunningServer, id: str) -> int:
    async with connected(server, id) as talk:
        try:
            while True:
                await talk.socket.send('{"type": "ping", "protocol": 1, "sequence": 1}')
                await asyncio.sleep(0)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else ABORTED


def test_abandoned_tables_do_not_stay_in_memory(tmp_path: Path) -> None:
    request_body = NewTable.model_validate({"game": "biber-gang", "seats": [BEA, CAS, OPEN]})

    async def scenario() -> None:
        async with running(tmp_path) as server:
            tasks = len(asyncio.all_tasks())
            sizes = []
            for _ in range(4):
                for _ in range(ABANDONED // 4):
                    await open_table(server.registry, server.services.clock, request_body)
                await asyncio.sleep(0)
                sizes.append(resident())
            assert len(server.registry.rooms) <= 2 * RESTING
            assert len(asyncio.all_tasks()) <= tasks + 2 * RESTING
            assert sizes[-1] - sizes[1] < 24 * 2**20, sizes
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await one_move(table, 0)

    run_scenario(scenario(), seconds=600)


def test_one_address_opens_only_so_many_tables_a_day(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, tables_a_day=3) as server:
            for _ in range(3):
                await opened(server, BEA, CAS)
            with pytest.raises(Refused, match="error-too-fast"):
                await opened(server, BEA, CAS)

    run_scenario(scenario())


# Rights

OPEN_TO_ALL = {
    "get /healthz",
    "get /api/games",
    "get /api/games/{game}/art/{name}",
    "get /api/games/{game}/board",
    "get /api/games/{game}/options/{name}",
    "post /api/games/{game}/lessons",
    "get /api/rules/{game}/{language}",
    "get /api/bots",
    "get /api/tables",
    "post /api/tables",
    "get /api/tables/{id}",
    "post /api/tables/{id}/seats",
    "post /api/tables/{id}/claims",  # with a code
    "get /api/tables/{id}/record",  # once it is over
    "get /api/tables/{id}/replay",
    "post /api/frames",
    "post /api/analysis",
}
FOR_HOLDERS = {"delete /api/tables/{id}", "post /api/tables/{id}/links"}


def test_every_route_is_open_on_purpose_or_asks_for_a_token() -> None:
    paths = app.create(Settings()).openapi()["paths"]
    routes = {
        f"{method} {path}": "security" in route
        for path, methods in paths.items()
        for method, route in methods.items()
    }
    assert {name for name, asks in routes.items() if asks} == FOR_HOLDERS
    assert {name for name, asks in routes.items() if not asks} == OPEN_TO_ALL


def test_what_must_not_be_guessed_is_long_and_comes_from_the_system() -> None:
    sources = Sources()
    drawn = []
    for _ in range(2):
        random.seed(1)  # whoever knows the state of this generator learns nothing
        drawn.append((sources.token(), sources.id(), sources.seed()))
    (token, id, seed), others = drawn
    assert token != others[0] and id != others[1] and seed != others[2]
    assert len(base64.urlsafe_b64decode(token + "=")) == len(seed) == 32
    assert len(base64.urlsafe_b64decode(id + "==")) == 16


def test_the_disk_has_tokens_and_codes_as_hashes_only(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN)
            guest = await server.client.join(id, "Cas")
            link = await server.client.ask("POST", f"/api/tables/{id}/links", token=guest.token)
            secrets.extend([*tokens, guest.token, link["code"]])

    run_scenario(scenario())
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert hashed(secrets[0]).encode() in kept
    assert not [secret for secret in secrets if secret.encode() in kept]


def test_who_has_not_said_hello_is_told_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            address = server.address.replace("http", "ws") + f"/ws/{id}"
            async with (
                connect(address, compression=None, proxy=None) as silent,
                server.client.sit(id, tokens) as table,
            ):
                await table.do("start")
                await table.do("chat", seat=0, text="hello")
                for _ in range(3):
                    await one_move(table, 0, 1)
                await silent.send('{"type": "ping", "protocol": 1, "sequence": 1}')
                first = json.loads(await silent.recv())
                assert (first["type"], first["sequence"]) == ("pong", 1)

    run_scenario(scenario())


def test_every_route_asks_for_the_right_it_needs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, (host, bea) = await opened(server, BEA, OPEN)
            guest = (await server.client.join(id, "Cas")).token
            foreign = (await opened(server, BEA, CAS))[1]
            who = {"nobody": "", "wrong": TOKEN, "foreign": foreign[0], "seat": guest, "host": host}
            absent = "A" * 22
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:

                async def status(method: str, path: str, token: str) -> int:
                    headers = {"Authorization": f"Bearer {token}"} if token else {}
                    answer = await client.request(method, path, headers=headers)
                    return answer.status_code

                for name, token in who.items():
                    links = {"seat": 201, "host": 403}.get(name, 401)
                    assert await status("POST", f"/api/tables/{id}/links", token) == links, name
                    for method, path in (("GET", ""), ("DELETE", ""), ("POST", "/links"),
                                         ("GET", "/record"), ("GET", "/replay")):  # fmt: skip
                        assert await status(method, f"/api/tables/{absent}{path}", token) == 404
                    if name != "host":
                        deleted = {"seat": 403}.get(name, 401)
                        assert await status("DELETE", f"/api/tables/{id}", token) == deleted, name
                # A token counts where it belongs only.
                for place in (f"?token={host}", f"?access_token={host}"):
                    assert await status("DELETE", f"/api/tables/{id}{place}", "") == 401
                cookie = {"Cookie": f"token={host}"}
                answer = await client.delete(f"/api/tables/{id}", headers=cookie)
                assert answer.status_code == 401
                # A table that is gone answers as one that never was.
                assert await status("DELETE", f"/api/tables/{id}", host) == 204
                gone, never = [await client.get(f"/api/tables/{each}") for each in (id, absent)]
                assert (gone.status_code, gone.content) == (never.status_code, never.content)
                assert bea

    run_scenario(scenario())


def test_metrics_are_for_those_who_may_read_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk:
                await talk.ask("start", key="start-it")
                await talk.ask("move", seat=0, ply=5, move=0, key="a-stale-one")
                async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
                    text = (await client.get("/metrics")).text
                    foreign = {"X-Forwarded-For": "203.0.113.7"}
                    assert (await client.get("/metrics", headers=foreign)).status_code == 404
            for line in (
                "beaverboard_sockets 1.0",
                "beaverboard_tables 1.0",
                'beaverboard_entries_total{kind="started"} 1.0',
                'beaverboard_refusals_total{key="error-stale-ply"} 1.0',
                "beaverboard_commit_seconds_count",
                "beaverboard_command_seconds_count",
                "process_resident_memory_bytes",
            ):
                assert line in text, line
            assert id not in text and "Bea" not in text
        async with running(tmp_path, metrics="*") as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
                assert (await client.get("/metrics", headers=foreign)).status_code == 200

    run_scenario(scenario())


def test_limits_count_the_address_that_a_proxy_speaks_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        for proxies, last in (("127.0.0.1", 201), ("203.0.113.1", 429)):
            async with running(tmp_path, tables_a_minute=1, proxies=proxies) as server:
                async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
                    statuses = []
                    for number in range(2):
                        headers = {"X-Forwarded-For": f"198.51.100.{number}"}
                        body = {"game": "biber-gang", "seats": [BEA, CAS]}
                        answer = await client.post("/api/tables", json=body, headers=headers)
                        statuses.append(answer.status_code)
                    assert statuses == [201, last]

    run_scenario(scenario())


# SQL


def composed(path: Path) -> Iterator[str]:
    """Calls that hand a database a text put together at run time."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("execute", "executemany", "text", "exec_driver_sql"):
                for argument in node.args[:1]:
                    if isinstance(argument, ast.JoinedStr | ast.BinOp):
                        yield f"{path.name}:{node.lineno}"


def test_no_sql_is_put_together_from_texts(tmp_path: Path) -> None:
    folder = Path(beaverboard.server.__file__).parent
    assert [found for path in folder.rglob("*.py") for found in composed(path)] == []
    planted = tmp_path / "planted.py"
    planted.write_text("connection.execute(f'SELECT {name}')\n", "utf-8")
    assert list(composed(planted))
