"""Whatever is sent, as bytes or as JSON, is answered with an error that has a sentence."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import connect

from beaverboard import cli
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import Match
from beaverboard.record import BadRecord
from beaverboard.server import app
from beaverboard.server.ops import security
from beaverboard.server.protocol.errors import ErrorKey, Refusal
from tests.server.running_server import QUICK, run_scenario, running
from tests.server.socket_client import connected
from tests.server.test_seats import BEA, CAS, OPEN, opened

HALF = "\ud800"  # half a character: JSON can say it, UTF-8 can not
ZEROS = "00" * 32
PROMISED = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
TABLE = "A" * 22


def request(
    method: str, path: str, *headers: str, host: str = "beavers", body: bytes = b""
) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def posted(path: str, body: object, *headers: str) -> bytes:
    written = body if isinstance(body, bytes) else json.dumps(body).encode()
    kind, length = "Content-Type: application/json", f"Content-Length: {len(written)}"
    return request("POST", path, kind, length, *headers, body=written)


def record(**change: Any) -> dict[str, Any]:
    return {**Match.new("biber-gang", seed=1, seats=2).record(), **change}


def wished(**change: Any) -> dict[str, Any]:
    return {"game": "biber-gang", "seats": [OPEN, OPEN], **change}


def nested(levels: int) -> bytes:
    return b"[" * levels + b"]" * levels


RECORDS: dict[str, dict[str, Any]] = {
    "a list for a mode": record(mode=[]),
    "an object for a mode": record(mode={"a": 1}),
    "a number for a mode": record(mode=1),
    "true for a version": record(version=True),
    "an object for a version": record(version={}),
    "a list for seats": record(seats=[2]),
    "nothing for seats": record(seats=None),
    "an object for a game": record(game={}),
    "a list for options": record(options=[]),
    "an object for an option": record(options={"rounds": {}}),
    "a list for chance": record(chance=[]),
    "objects for chance": record(chance={"server_seed": {}, "commitment": [], "contributions": {}}),
    "half a character in a contribution": record(
        chance={"server_seed": ZEROS, "commitment": PROMISED, "contributions": [HALF]}
    ),
    "half a character for a field": {**record(), HALF: 1},
    "half a character for a game": record(game=HALF),
    "half a character for a mode": record(mode=HALF),
    "half a character for an option": record(options={HALF: 1}),
    "half a character for a move": record(moves=[HALF]),
    "half a character for a start": record(start=HALF),
    "half a character in a start": record(start=f"biber-gang | {HALF}"),
    "nothing for a mode": {**Match.new("biber-clan", seed=1).record(), "mode": None},
    "a start of another setup": record(start="biber-clan | "),
}
TABLES: dict[str, Any] = {
    "a list for a mode": wished(mode=[]),
    "half a character for a field": wished(**{HALF: 1}),
    "half a character for a game": wished(game=HALF),
    "half a character for an option": wished(options={HALF: 1}),
    "half a character for a value": wished(options={"rounds": HALF}),
    "half a character for a name": wished(seats=[{"kind": "person", "name": HALF}, OPEN]),
    "half a character for a level": wished(seats=[{"kind": "bot", "level": HALF}, OPEN]),
    "half a character for a kind": wished(seats=[{"kind": HALF}, OPEN]),
    "an option of many digits": wished(options={"rounds": 10**4000}),
    "not a number": wished(seconds=float("nan")),
    "other bytes": b'{"game": "\xff"}',
    "UTF-16": '{"game": "x"}'.encode("utf-16"),
    "a number too long": b'{"game": ' + b"9" * 5000 + b"}",
    "much nested": nested(150),
    "very much nested": nested(20_000),
}
UPGRADE = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
WEBSOCKET = (*UPGRADE, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
REQUESTS = {
    **{f"frames: {what}": posted("/api/frames", {"record": r}) for what, r in RECORDS.items()},
    **{f"analysis: {what}": posted("/api/analysis", {"record": r}) for what, r in RECORDS.items()},
    **{
        f"table: {what}": posted("/api/tables", request_body)
        for what, request_body in TABLES.items()
    },
    **{
        f"nested {levels} levels in a record": posted(
            path, b'{"record": {"game": ' + nested(levels) + b"}}"
        )
        for levels in (100, 190, 400, 900, 970, 3000)
        for path in ("/api/frames", "/api/analysis")
    },
    "a seat with half a name": posted(f"/api/tables/{TABLE}/seats", {"name": HALF}),
    "a lesson with half a name": posted("/api/games/biber-gang/lessons", {"name": HALF}),
    "half a code": posted(f"/api/tables/{TABLE}/claims", {"code": HALF}),
    "an origin that is none": posted("/api/tables", {}, "Origin: http://["),
    "an origin of other letters": posted("/api/tables", {}, "Origin: http://\xff"),
    "an empty origin": posted("/api/tables", {}, "Origin: "),
    "a length in words": request("POST", "/api/tables", "Content-Length: five"),
    "a negative length": request("POST", "/api/tables", "Content-Length: -1"),
    "a length of many digits": request("POST", "/api/tables", f"Content-Length: {'9' * 5000}"),
    "two lengths": request("POST", "/api/tables", "Content-Length: 1", "Content-Length: 2"),
    "an encoding that is none": request("POST", "/api/tables", "Transfer-Encoding: rot13"),
    "a part without a length": request(
        "POST", "/api/tables", "Transfer-Encoding: chunked", body=b"zz\r\n"
    ),
    "a token of other letters": posted(
        f"/api/tables/{TABLE}/links", {}, "Authorization: Bearer \xff"
    ),
    "a type of other letters": request(
        "POST", "/api/tables", "Content-Type: \xff;;=", "Content-Length: 2", body=b"{}"
    ),
    "not HTTP": b"beavers\r\n\r\n",
    "no bytes that HTTP knows": bytes(range(256)),
    "a path of other letters": b"GET /\xff HTTP/1.1\r\nHost: beavers\r\n\r\n",
    "a path with a zero": request("GET", "/api/games/%00/options/%00?value=%00"),
    "rules with a zero": request("GET", "/api/rules/%00/%00"),
    "a file with a zero": request("GET", "/assets/%00"),
    "half a character in a path": request("GET", "/%ed%a0%80"),
    "a path without an end": request("GET", "/" + "a" * 5000),
    "an unknown method": request("BUILD", "/api/tables"),
}


async def asked(address: str, sent: bytes, *more: bytes) -> tuple[int, bytes]:
    """The status and the body of the answer."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    answer = b""
    for part in (sent, *more):
        writer.write(part)
        async with asyncio.timeout(30):
            answer = answer or await reader.readuntil(b"\r\n\r\n")
    status = int(answer.split()[1])
    lengths = [line for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length")]
    body = await reader.readexactly(int(lengths[0].split(b":")[1])) if lengths else b""
    writer.close()
    return status, body


def test_bad_requests_are_answered_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bad = {}

    async def scenario() -> None:
        async with running(tmp_path) as server:
            for what, sent in REQUESTS.items():
                status, body = await asked(server.address, sent)
                try:
                    key = json.loads(body)["key"]
                except (ValueError, KeyError):
                    key = None
                if not 400 <= status < 500 or key not in get_args(ErrorKey):
                    bad[what] = status, body
            assert (await asked(server.address, request("GET", "/healthz")))[0] == 200

    run_scenario(scenario())
    assert bad == {}
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_broken_bytes_after_the_answer_close_the_connection_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The origin is refused before the body has come."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            foreign = ("Origin: http://evil.example", "Transfer-Encoding: chunked")
            head = request("POST", "/api/tables", *foreign)
            assert (await asked(server.address, head, b"zz\r\n\r\n", b"zz"))[0] == 403
            assert (await asked(server.address, request("GET", "/healthz")))[0] == 200

    run_scenario(scenario())
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_a_broken_request_for_a_head_is_answered_without_a_body(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            host, port = server.address.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(request("HEAD", "/healthz", "Transfer-Encoding: chunked", body=b"zz\r\n"))
            answer = await reader.read()
            assert answer.startswith(b"HTTP/1.1 400 ") and answer.endswith(b"\r\n\r\n")
            writer.close()

    run_scenario(scenario())
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_broken_text_together_with_a_close_ends_a_socket_and_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, _ = await opened(server, BEA, CAS)
            address = server.address.replace("http", "ws", 1) + f"/ws/{id}"
            async with connect(address, compression=None, proxy=None) as socket:
                broken_text = b"\x81\x82\x00\x00\x00\x00\xff\xff"
                close = b"\x88\x82\x00\x00\x00\x00\x03\xe8"
                socket.transport.write(broken_text + close)
                await socket.wait_closed()

    run_scenario(scenario())
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_headers_that_are_none_do_not_break_a_handshake(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            for headers, expected in (
                ((*WEBSOCKET, "Origin: http://["), 403),
                ((*WEBSOCKET, "Origin: http://evil.example"), 403),
                ((*UPGRADE, "Sec-WebSocket-Key: x"), 400),
                (UPGRADE, 400),
                ((*WEBSOCKET, "Sec-WebSocket-Protocol: \xff,,"), 400),
            ):
                status, _ = await asked(server.address, request("GET", f"/ws/{TABLE}", *headers))
                assert status == expected, headers

    run_scenario(scenario())
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_a_table_that_no_database_can_name_is_not_found(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            for id in ("%00", "a%00b", "%ed%a0%80", "%ff", "x" * 3000):
                address = f"{server.address.replace('http', 'ws')}/ws/{id}"
                async with connect(address, compression=None, proxy=None) as socket:
                    assert json.loads(await socket.recv())["key"] == "error-not-found"
                status, _ = await asked(server.address, request("GET", f"/api/tables/{id}"))
                assert status in (404, 422)

    run_scenario(scenario())
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_half_characters_over_a_socket_get_typed_answers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, OPEN)
            async with connected(server, id, *tokens) as talk:
                key = "a-key-of-mine"
                for type, fields in (
                    ("contribute", {"seat": 0, "text": HALF, "key": key}),
                    ("chat", {"seat": 0, "text": HALF, "key": key}),
                    ("start", {"fill": HALF, "key": key}),
                    ("hand-over", {"seat": 2, "level": HALF, "key": key}),
                    ("move", {"seat": 0, "ply": 0, "move": HALF, "key": key}),
                    ("move", {"seat": 0, "ply": 0, "move": 0, "key": HALF}),
                    ("hello", {"tokens": [HALF]}),
                    ("ping", {HALF: 1}),
                    ("ping", {HALF: {HALF: HALF}}),
                ):
                    answer = await talk.ask(type, **fields)
                    assert answer["key"] == "error-bad-message", (type, answer)
                await talk.send(HALF)
                await talk.settle()
                assert json.loads(talk.heard[-2])["key"] == "error-unknown-type"

    run_scenario(scenario())
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_arguments_of_a_refusal_can_always_be_written() -> None:
    for value in (HALF, f"a{HALF}b", b"\xff", [HALF], ValueError(HALF), "x" * 1000):
        problem = Refusal("error-bad-setup", detail=value).problem()
        assert problem.model_dump_json()
        assert len(str(problem.arguments["detail"])) <= 100


def test_a_length_is_checked_whoever_reads_the_request(tmp_path: Path) -> None:
    """uvicorn refuses such a length itself; another server might not."""
    for length, status in ((b"five", 400), (b"-1", 400), (b"9" * 5000, 400), (b"65537", 413)):
        told: list[Any] = []

        async def send(message: Any, told: list[Any] = told) -> None:
            told.append(message)

        async def receive() -> Any:
            raise AssertionError("nothing is read")

        headers = [(b"host", b"beavers"), (b"content-length", length)]
        scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers}
        asyncio.run(
            security.SecurityMiddleware(app.create(QUICK), frozenset())(scope, receive, send)
        )
        assert told[0]["status"] == status


def test_a_failure_of_ours_is_told_in_our_form_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:

            async def fails(limit: int) -> None:
                raise KeyError("a bug")

            monkeypatch.setattr(server.services.storage, "listed", fails)
            status, body = await asked(server.address, request("GET", "/api/tables"))
            assert status == 500
            assert json.loads(body) == {"key": "error-try-again", "arguments": {}}

    run_scenario(scenario())
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] != []


@pytest.mark.parametrize("mode", [[], {}, 1, 1.5, True, HALF])
def test_a_mode_that_is_none_can_not_be_set_up(mode: Any) -> None:
    for game in GAMES.values():
        with pytest.raises(BadSetup):
            Setup.of(game, mode)


@pytest.mark.parametrize("damaged", RECORDS.values(), ids=RECORDS.keys())
def test_a_damaged_record_is_refused_in_one_line(
    damaged: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(damaged), "utf-8")
    for command in ("verify", "replay", "analyse"):
        assert cli.main([command, str(path)]) == 2
        told = capsys.readouterr().err
        assert told.startswith("beaverboard: ") and told.count("\n") == 1 and told.encode()
    with pytest.raises(BadRecord):
        Match.replay(damaged)
