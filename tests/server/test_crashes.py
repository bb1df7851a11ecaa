"""kill -9 in the middle of play: what was acknowledged is there, once, and play goes on."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import beaverboard.client
from beaverboard.client import Client, Refused, TableClient
from beaverboard.games import GAMES
from beaverboard.match import Match
from beaverboard.server.store.database import engine_of
from beaverboard.server.store.schema import entries
from tests.scale import scaled
from tests.server.postgres import free_port
from tests.server.running_server import run_scenario

KILLS = scaled(2, 30)
ROUNDS = scaled(1, 5)


def started(folder: Path, port: int, *more: str) -> "subprocess.Popen[bytes]":
    command = [
        sys.executable, "-m", "beaverboard.server.cli", "serve", "--port", str(port),
        "--database", str(folder / "tables.sqlite"), "--log", "warning",
        "--pause-least", "0", "--pause-most", "0", "--messages-a-second", "1000",
        *more,
    ]  # fmt: skip
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(command, stdout=log, stderr=log)


@contextmanager
def server(folder: Path, port: int, *more: str) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """A list whose last process is the server; whatever runs at the end is ended."""
    processes = [started(folder, port, *more)]
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.wait()


async def ready(client: Client) -> None:
    while True:
        try:
            if all(game["ready"] for game in await client.ask("GET", "/api/games")):
                return
        except OSError:
            pass
        except Exception as error:  # httpx has errors of its own for a closed door
            assert "httpx" in type(error).__module__
        await asyncio.sleep(0.1)


def test_an_acknowledged_move_survives_kill_9(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process on SQLite, two on PostgreSQL, of which one or the other is killed."""
    monkeypatch.setattr(beaverboard.client, "RETRIES", 1000)  # a busy machine starts slowly
    chance = random.Random(os.environ.get("BEAVERBOARD_SEED", "kill"))
    shared = database.startswith("postgresql")
    ports = [free_port() for _ in range(2 if shared else 1)]

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            enter = stack.enter_async_context
            running = [
                stack.enter_context(server(tmp_path, port, "--database", database))
                for port in ports
            ]
            clients = [await enter(Client(f"http://127.0.0.1:{port}")) for port in ports]
            for client in clients:
                await ready(client)
            seat_requests = [
                {"kind": "person", "name": "Bea"},
                {"kind": "person", "name": "Cas"},
                {"kind": "bot", "level": "greedy"},
            ]
            opening = await clients[0].open("biber-gang", seat_requests, options={"rounds": ROUNDS})
            id = opening["id"]
            tokens = [held["token"] for held in opening["seats"]]
            acknowledged: dict[int, str] = {}
            bea = await enter(clients[0].sit(id, [opening["host"], tokens[0]]))
            cas = await enter(clients[-1].sit(id, [tokens[1]]))
            watching = [await enter(client.sit(id)) for client in clients]
            await bea.do("start")
            people = [
                asyncio.create_task(play(bea, 0, acknowledged, chance)),
                asyncio.create_task(play(cas, 1, acknowledged, chance)),
                *(asyncio.create_task(watch(table)) for table in watching),
            ]
            for _ in range(KILLS):
                await moved_on(bea, chance.randrange(1, 6))
                await asyncio.sleep(chance.random() * 0.02)
                which = chance.randrange(len(ports))
                running[which][-1].send_signal(signal.SIGKILL)
                running[which][-1].wait()
                check(database, id, acknowledged)
                running[which].append(started(tmp_path, ports[which], "--database", database))
                await ready(clients[which])
                for person in people:
                    assert not person.done() or person.exception() is None
            await asyncio.gather(*people)
            check(database, id, acknowledged)
            assert len(acknowledged) > KILLS
            for client, table in zip(clients, watching, strict=True):
                record = await client.ask("GET", f"/api/tables/{id}/record")
                assert Match.replay(record).over
                # Whoever watched has seen every move, through every reconnection.
                seen = [line["ply"] for line in table.log if line["key"] == "happened-moved"]
                assert seen == list(range(1, len(record["moves"]) + 1))

    run_scenario(scenario(), seconds=240 + 30 * KILLS)


async def play(
    table: TableClient, mine: int, acknowledged: dict[int, str], chance: random.Random
) -> None:
    async for seat, view in table.turns(mine):
        key = f"key-{chance.getrandbits(64):016x}"
        move = chance.choice(view["moves"])["action"]
        assert table.position is not None
        ply = table.position["ply"]
        answer = await insisting(table, "move", seat=seat, ply=ply, move=move, key=key)
        acknowledged[answer["ply"]] = key


async def watch(table: TableClient) -> None:
    async for _ in table.turns():
        raise AssertionError("nobody's turn")


async def insisting(table: TableClient, type: str, **fields: Any) -> dict[str, Any]:
    """Ask again, with the same key, while the server says to try again."""
    while True:
        try:
            return await table.do(type, **fields)
        except Refused as refused:
            if refused.key != "error-try-again":
                raise
            await asyncio.sleep(0.05)


async def moved_on(table: TableClient, plies: int) -> None:
    """Wait until so many moves more were played, or the match is over."""
    seen = table.position["ply"] if table.position else 0
    while table.table["status"] != "over":
        if table.position and table.position["ply"] >= seen + plies:
            return
        await asyncio.sleep(0.002)


def check(database: str, id: str, acknowledged: dict[int, str]) -> None:
    """Every acknowledged move is on the disk under its ply, and none is there twice."""
    engine = engine_of(database)
    mine = sa.select(entries.c.ply, entries.c.body).where(entries.c.table_id == id)
    with engine.connect() as connection:
        rows = connection.execute(mine.order_by(entries.c.number)).all()
    engine.dispose()
    found = [(ply, json.loads(body).get("key")) for ply, body in rows if ply is not None]
    plies, keys = [ply for ply, _ in found], [key for _, key in found if key]
    assert plies == list(range(1, len(plies) + 1))
    assert len(set(keys)) == len(keys)
    assert acknowledged.items() <= dict(found).items()


def test_a_server_says_goodbye_and_ends_cleanly(tmp_path: Path) -> None:
    async def scenario() -> None:
        port = free_port()
        with server(tmp_path, port) as processes:
            async with Client(f"http://127.0.0.1:{port}") as client:
                await ready(client)
                seats = [{"kind": "person", "name": "Wanda"}, {"kind": "bot", "level": "greedy"}]
                opening = await client.open("biber-gang", seats)
                tokens = [opening["host"], opening["seats"][0]["token"]]
                async with client.sit(opening["id"], tokens) as table:
                    await table.do("start")
                    processes[-1].terminate()
                    async with table.heard:
                        await table.heard.wait_for(lambda: table.lost)
                    assert table.goodbye is not None
                    assert (table.goodbye["reason"], table.goodbye["reconnect"]) == (
                        "restart",
                        True,
                    )
                assert await asyncio.to_thread(processes[-1].wait) == 0

    run_scenario(scenario())


def test_ctrl_c_ends_the_server_and_its_bots_without_a_traceback(tmp_path: Path) -> None:
    """A terminal tells it to all processes at once."""

    async def scenario() -> None:
        port = free_port()
        command = [sys.executable, "-m", "beaverboard.server.cli", "serve", "--port", str(port)]
        command += ["--database", str(tmp_path / "tables.sqlite"), "--log", "warning"]
        with (tmp_path / "log").open("wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
        try:
            async with Client(f"http://127.0.0.1:{port}") as client:
                await ready(client)
                seats = [{"kind": "person", "name": "Wanda"}, {"kind": "bot", "level": "kit"}]
                opening = await client.open("biber-gang", seats)
                tokens = [opening["host"], opening["seats"][0]["token"]]
                async with client.sit(opening["id"], tokens) as table:
                    await table.do("start")
                    async for seat, _ in table.turns(0):
                        await table.hint(seat)  # comes from one of the bots' processes
                        break
            os.killpg(server.pid, signal.SIGINT)
            await asyncio.to_thread(server.wait, 30)
        finally:
            server.kill()
            server.wait()
        assert "Traceback" not in (tmp_path / "log").read_text()

    run_scenario(scenario(), seconds=120)


LOGGED = {
    "time",
    "level",
    "message",
    "game",
    "table",
    "bot",
    "type",
    "error",
    "trace",
    "code",
    "part",
}


def test_the_logs_have_no_tokens_names_or_cards(tmp_path: Path) -> None:
    """The most talkative log of a server that sees a match, chat, links, errors and damage."""
    secrets: list[str] = ["a-secret-word", "Wanda", "Xaver"]

    async def scenario() -> None:
        port = free_port()
        with server(tmp_path, port, "--log", "debug") as processes:
            async with Client(f"http://127.0.0.1:{port}") as client:
                await ready(client)
                seats = [{"kind": "person", "name": "Wanda"}, {"kind": "bot", "level": "greedy"}]
                opening = await client.open("biber-gang", seats, options={"rounds": 1})
                id, tokens = opening["id"], [opening["host"], opening["seats"][0]["token"]]
                link = await client.ask("POST", f"/api/tables/{id}/links", token=tokens[1])
                claim = await client.ask("POST", f"/api/tables/{id}/claims", {"code": link["code"]})
                secrets.extend([id, *tokens, link["code"], claim["token"]])
                async with client.sit(id, tokens) as table:
                    await table.do("start")
                    await table.do("contribute", seat=0, text="a-secret-word")
                    await table.do("chat", seat=0, text="a-secret-word")
                    for wrong in (tokens[1], 10**40, "a-secret-word"):
                        with pytest.raises(Refused):
                            await table.do("move", seat=0, ply=0, move=wrong)
                    async for seat, view in table.turns(0):
                        if view["moves"]:
                            await table.move(seat, view["moves"][-1]["action"])
                with pytest.raises(Refused):
                    await client.ask("POST", f"/api/tables/{id}/seats", {"name": "Xaver"})
                with pytest.raises(Refused):
                    await client.ask("DELETE", f"/api/tables/{id}", token=tokens[1][::-1])
                record = await client.ask("GET", f"/api/tables/{id}/record")
                secrets.append(record["chance"]["server_seed"])
                with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
                    connection.execute("DELETE FROM entries WHERE ply = 2")
                connection.close()
                processes[-1].terminate()
                assert await asyncio.to_thread(processes[-1].wait) == 0
                processes.append(started(tmp_path, port, "--log", "debug"))
                await ready(client)
                with pytest.raises(Refused, match="error-table-damaged"):
                    await client.ask("GET", f"/api/tables/{id}")

    run_scenario(scenario(), seconds=120)
    lines = (tmp_path / "log").read_text("utf-8").splitlines()
    told = [json.loads(line) for line in lines if not line.startswith("Beaverboard is at")]
    assert {"table opened", "game ready", "table damaged"} <= {line["message"] for line in told}
    for line in told:
        # Nothing but what is known to be harmless: a card could hide in a number.
        assert set(line) <= LOGGED, line
        assert not any(secret in json.dumps(line) for secret in secrets), line
        assert line.get("game", "biber-gang") in GAMES and len(line.get("table", "")) in (0, 12)
