"""Whoever drips a request, says nothing or takes no answer is let go; others are served."""

import asyncio
import logging
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from beaverboard.server import run
from beaverboard.server.api import protocols
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import connected
from tests.server.test_seats import BEA, CAS, opened


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "SECONDS", 0.5)


HEAD = "POST /api/tables HTTP/1.1\r\nHost: beavers\r\n"
GET = "GET /healthz HTTP/1.1\r\nHost: beavers\r\n\r\n"
FOREIGN = "Origin: http://evil.example\r\n"  # refused before the body has come
SLOW = {  # what is sent at once, and what is sent over and over
    "nothing": ("", ""),
    "headers": (HEAD, "X: y\r\n"),
    "one long header": (HEAD + "X: ", "y"),
    "a body": (HEAD + "Content-Length: 60000\r\n\r\n", " "),
    "a body in parts": (HEAD + "Transfer-Encoding: chunked\r\n\r\n", "1\r\n \r\n"),
    "a body after its answer": (HEAD + FOREIGN + "Content-Length: 60000\r\n\r\n", " "),
    "a second request": (GET + HEAD, "X: y\r\n"),
    "empty lines": ("", "\r\n"),
}


async def dripped(server: RunningServer, first: str, more: str) -> None:
    """Returns when the server has closed the connection."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(first.encode())
    closed = asyncio.create_task(reader.read())
    while not closed.done():
        writer.write(more.encode())
        await asyncio.wait([closed], timeout=0.05)
    closed.exception()  # a reset is as good as an end
    writer.close()


@pytest.mark.parametrize(("first", "more"), SLOW.values(), ids=SLOW.keys())
def test_a_request_that_does_not_come_in_time_is_not_waited_for(
    first: str, more: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk:
                slow = [asyncio.create_task(dripped(server, first, more)) for _ in range(20)]
                assert (await server.client.ask("GET", "/healthz"))["status"] == "ok"
                await asyncio.gather(*slow)
                # A socket lives on: it is no request.
                assert (await talk.ask("ping"))["type"] == "pong"
            async with connected(server, id, *tokens) as talk:
                assert (await talk.ask("ping"))["type"] == "pong"

    run_scenario(scenario(), seconds=60)
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def test_answers_that_nobody_takes_are_not_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked, count = b"GET /openapi.json HTTP/1.1\r\nHost: beavers\r\n\r\n", 400

    async def scenario() -> None:
        async with running(tmp_path) as server:
            size = len(str(await server.client.ask("GET", "/openapi.json")))
            host, port = server.address.removeprefix("http://").split(":")
            with socket.socket() as plain:
                plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                plain.connect((host, int(port)))
                plain.sendall(asked * count)
                await asyncio.sleep(4 * protocols.SECONDS)
                plain.settimeout(10)
                taken = await asyncio.to_thread(read_all, plain)
            assert taken < size * count / 2
            assert (await server.client.ask("GET", "/healthz"))["status"] == "ok"

    run_scenario(scenario(), seconds=60)
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []


def read_all(plain: socket.socket) -> int:
    taken = 0
    try:
        while part := plain.recv(65_536):
            taken += len(part)
    except ConnectionError:
        pass
    return taken


@pytest.fixture
def few_files() -> Iterator[int]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
    yield hard
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_opens_as_many_sockets_as_the_system_lets_it(few_files: int) -> None:
    run.allow_many_files()
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (few_files, few_files)
