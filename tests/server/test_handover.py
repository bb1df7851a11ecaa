"""A server with an empty cache: played at once, interpreted, and compiled in the end."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from beaverboard import compiled
from beaverboard.client import Client, Refused, TableClient
from beaverboard.games import GAMES
from beaverboard.match import Match
from tests.server.postgres import free_port
from tests.server.running_server import run_scenario

BEA = {"kind": "person", "name": "Bea"}
BOT = {"kind": "bot", "level": "kit"}


@pytest.fixture
def cold(tmp_path: Path) -> dict[str, str]:
    """An environment whose cache has all the code but no stamp: everything seems to be missing,
    and compiling it takes seconds instead of minutes."""
    cache = tmp_path / "cache"
    cache.mkdir()
    for folder in compiled.CACHE_ROOT.iterdir():
        if folder.is_dir():
            (cache / folder.name).symlink_to(folder)
    return {**os.environ, "BEAVERBOARD_CACHE": str(cache)}


@asynccontextmanager
async def serving(folder: Path, environment: dict[str, str]) -> AsyncIterator[tuple[Any, Client]]:
    port = free_port()
    command = [sys.executable, "-m", "beaverboard.server.cli", "serve", "--port", str(port)]
    command += ["--database", str(folder / "tables.sqlite"), "--pause-least", "0"]
    command += ["--pause-most", "0", "--shuffle-seconds", "0", "--log", "warning"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        async with Client(f"http://127.0.0.1:{port}") as client:
            yield process, client
    finally:
        process.terminate()
        process.wait(20)


async def health(client: Client) -> dict[str, Any]:
    while True:
        try:
            return await client.ask("GET", "/healthz")
        except (httpx.TransportError, Refused):
            await asyncio.sleep(0.1)


async def some_moves(table: TableClient, count: int) -> int:
    """How many of so many moves of seat 0 were made before the match was over."""
    made = 0
    async for seat, view in table.turns(0):
        await table.move(seat, view["moves"][0]["action"])
        made += 1
        if made == count:
            break
    return made


def test_a_match_goes_on_from_interpreted_to_compiled(tmp_path: Path, cold: dict[str, str]) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, cold) as (process, client):
            told = await health(client)
            assert told["interpreted"] and told["ready"] == list(GAMES)
            assert (told["status"], told["missing"]) == ("starting", [])
            opening = await client.open("biber-gang", [BEA, BOT], options={"rounds": 1})
            id, tokens = opening["id"], [opening["host"], opening["seats"][0]["token"]]
            async with client.sit(id, tokens) as table:
                assert not table.table["search"]
                await table.do("start")
                assert await some_moves(table, 3) == 3
                with pytest.raises(Refused, match="error-hints-later"):
                    await hint(table)
                while (await health(client))["interpreted"]:
                    await asyncio.sleep(0.1)
                assert process.poll() is None
                while not table.lost:  # until the first server has said goodbye
                    await asyncio.sleep(0.05)
                await table.connect()
                assert table.table["search"]
                await some_moves(table, 100_000)
            record = await client.ask("GET", f"/api/tables/{id}/record")
            assert Match.replay(record).over
            assert (await health(client))["status"] == "ok"

    run_scenario(scenario())


async def hint(table: TableClient) -> None:
    async for seat, _ in table.turns(0):
        assert table.position is not None
        await table._ask({"type": "hint", "seat": seat, "ply": table.position["ply"]})
        return


def test_a_signal_ends_both_servers(tmp_path: Path, cold: dict[str, str]) -> None:
    async def scenario() -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            async with serving(tmp_path, cold) as (process, client):
                await health(client)
                process.send_signal(number)
                assert await asyncio.to_thread(process.wait, 20) == 0
                with pytest.raises(httpx.TransportError):
                    await client.ask("GET", "/healthz")

    run_scenario(scenario())


def test_the_server_ends_when_the_process_that_watches_it_is_killed(
    tmp_path: Path, cold: dict[str, str]
) -> None:
    async def scenario() -> None:
        async with serving(tmp_path, cold) as (process, client):
            await health(client)
            process.kill()
            while True:
                try:
                    await client.ask("GET", "/healthz")
                    await asyncio.sleep(0.05)
                except httpx.TransportError:
                    return

    run_scenario(scenario())
