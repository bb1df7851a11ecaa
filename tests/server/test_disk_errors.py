"""Disks that are full or damaged: told in words, and nothing is lost."""

import asyncio
import json
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from websockets.asyncio.client import connect

from beaverboard.client import Refused
from beaverboard.server import run
from beaverboard.server.settings import BadSetting, Settings
from beaverboard.server.table import driver
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import SocketClient, connected
from tests.server.test_seats import BEA, CAS, opened

BOT = {"kind": "bot", "level": "random"}


@contextmanager
def full(engine: sa.Engine) -> Iterator[None]:
    """The database file may not grow: SQLite then says the same as when the disk is full."""

    def limit(connection: Any, *_: object) -> None:
        connection.execute("PRAGMA max_page_count = 1")  # that is: as it is

    def unlimited(connection: Any, *_: object) -> None:
        connection.execute("PRAGMA max_page_count = 1000000")

    event.listen(engine, "checkout", limit)
    try:
        yield
    finally:
        event.remove(engine, "checkout", limit)
        event.listen(engine, "checkout", unlimited)


async def next_move(talk: SocketClient, number: int) -> dict[str, Any] | None:
    """The answer to the next move of a person at the table; none if a bot is in turn."""
    await talk.settle()
    assert talk.position is not None
    ply, turn = talk.position["ply"], talk.position["turn"]
    moves = [v["view"]["moves"] for v in talk.position["views"] if v["seat"] == turn]
    if not moves:
        return None
    action, key = moves[0][0]["action"], f"the-move-{number}"
    return await talk.ask("move", seat=turn, ply=ply, move=action, key=key)


def test_a_full_disk_is_told_and_the_match_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "DISK_FULL_SECONDS", 0.05)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            people, tokens = await opened(server, BEA, CAS)
            with_bot, other_tokens = await opened(server, BEA, BOT)
            async with (
                connected(server, people, *tokens) as talk,
                connected(server, with_bot, *other_tokens) as other,
                connected(server, people) as watching,
            ):
                await talk.ask("start", key="start-now")
                await other.ask("start", key="start-now")
                with full(server.services.storage.engine):
                    refused = await until_refused(talk)
                    assert refused["key"] == "error-disk-full"
                    with pytest.raises(Refused, match="error-disk-full"):
                        for _ in range(500):  # what is free in the last page may be used yet
                            await server.client.open("biber-gang", [BEA, CAS])
                    for number in range(20):  # at last the bot is in turn, and tries in vain
                        await next_move(other, number)
                    async with connected(server, people) as newcomer:  # reading goes on
                        await talk.settle()
                        assert newcomer.position and talk.position
                        assert newcomer.position["ply"] == talk.position["ply"]
                for each in (talk, other):
                    assert each.position is not None
                    ply = each.position["ply"]
                    while each.position["ply"] < ply + 10:
                        answer = await next_move(each, 1000 + each.sequence)
                        assert answer is None or answer["type"] == "accepted", answer
                await watching.settle()
                heard = (*talk.heard, *other.heard, *watching.heard)
                assert not any(json.loads(text)["type"] == "goodbye" for text in heard)

    run_scenario(scenario())


async def until_refused(talk: SocketClient) -> dict[str, Any]:
    for number in range(2_000):
        answer = await next_move(talk, number)
        if answer is not None and answer["type"] == "error":
            return answer
    raise AssertionError("the disk was never full")


# Damaged pages


def pages_of(file: Path, table: str) -> tuple[int, int, list[int]]:
    """The size of a page, the root page of a table, and the leaves below it."""
    with closing(sqlite3.connect(file)) as database:
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)
        ).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    page = file.read_bytes()[(root - 1) * size : root * size]
    assert page[0] == 5, "the table fits into one page"
    (cells,) = struct.unpack(">H", page[3:5])
    at = [struct.unpack(">H", page[12 + 2 * i : 14 + 2 * i])[0] for i in range(cells)]
    leaves = [struct.unpack(">I", page[p : p + 4])[0] for p in at]
    return size, root, [*leaves, struct.unpack(">I", page[8:12])[0]]


def overwrite(file: Path, page: int, size: int) -> None:
    with file.open("r+b") as database:
        database.seek((page - 1) * size)
        database.write(b"\xa5" * size)


async def some_tables(server: RunningServer, count: int, moves: int) -> list[tuple[str, list[str]]]:
    """Tables one after the other, so that pages of the log belong to few of them."""
    made = []
    for _ in range(count):
        id, tokens = await opened(server, BEA, CAS)
        async with connected(server, id, *tokens) as talk:
            await talk.ask("start", key="start-now")
            for number in range(moves):
                await next_move(talk, number)
        made.append((id, tokens))
    return made


@pytest.fixture
def tables(tmp_path: Path) -> tuple[Path, list[tuple[str, list[str]]]]:
    made: list[tuple[str, list[str]]] = []

    async def scenario() -> None:
        async with running(tmp_path) as server:
            made.extend(await some_tables(server, 6, 40))

    run_scenario(scenario())
    return tmp_path / "tables.sqlite", made


def test_a_damaged_page_of_the_log_costs_its_own_tables_alone(
    tmp_path: Path, tables: tuple[Path, list[tuple[str, list[str]]]]
) -> None:
    file, made = tables
    size, _, leaves = pages_of(file, "entries")
    overwrite(file, leaves[0], size)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            (first, _), *others, (last, tokens) = made
            with pytest.raises(Refused, match="error-table-damaged"):
                await server.client.ask("GET", f"/api/tables/{first}")
            address = server.address.replace("http", "ws") + f"/ws/{first}"
            async with connect(address, compression=None, proxy=None) as socket:
                assert json.loads(await socket.recv())["key"] == "error-table-damaged"
            for id, _ in others[2:]:
                assert (await server.client.ask("GET", f"/api/tables/{id}"))["ply"] == 40
            async with connected(server, last, *tokens) as talk:
                answer = await next_move(talk, 1000)
                assert answer is not None and answer["type"] == "accepted"
            assert (await server.client.ask("GET", "/healthz"))["tables"] > 0

    run_scenario(scenario())


@pytest.mark.parametrize("what", ["entries", "tables", "header"])
def test_a_damaged_root_page_stops_the_server_with_a_sentence(
    tmp_path: Path, tables: tuple[Path, list[tuple[str, list[str]]]], what: str
) -> None:
    file, _ = tables
    if what == "header":
        size, page = 4096, 1
    elif what == "entries":
        size, page, _ = pages_of(file, what)
    else:
        size, page = 4096, root_of(file, what)
    overwrite(file, page, size)
    with pytest.raises(BadSetting, match="beaverboard backup"):
        run.prepare(Settings(database=str(file)))


def root_of(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as database:
        asked = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,))
        return int(asked.fetchone()[0])


def test_a_root_page_damaged_while_the_server_runs_stops_it(
    tmp_path: Path, tables: tuple[Path, list[tuple[str, list[str]]]]
) -> None:
    file, made = tables
    size, root, _ = pages_of(file, "entries")

    async def scenario() -> None:
        async with running(tmp_path) as server:
            overwrite(file, root, size)
            storage = server.services.storage
            storage.engine.dispose()  # what SQLite has in memory still is right
            with pytest.raises(Refused, match="error-table-damaged"):
                await server.client.ask("GET", f"/api/tables/{made[0][0]}")
            assert storage.damage is not None and "beaverboard backup" in storage.damage
            while not server.registry.closing:  # the server ends by itself
                await asyncio.sleep(0.02)

    run_scenario(scenario())
