"""How long a server that still interprets the rules holds its event loop.

    python -m benchmarks.interpreted

Plays matches of every game and mode against bots over a real socket, with undos, reloads, a record
and a replay, and prints for each the longest callbacks of the loop in milliseconds of CPU time:
nobody else is served meanwhile.
"""

import asyncio
import os
import random
import tempfile
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ["NUMBA_DISABLE_JIT"] = "1"  # read once, when Numba is imported: hence before it

from beaverboard.client import Client, Refused
from beaverboard.games import GAMES
from beaverboard.server.workers.compile import Compiler
from tests.server.running_server import QUICK_PARTS, running

PERSON = {"kind": "person", "name": "Johanna"}
BOT = {"kind": "bot", "level": "greedy"}
MOVES = 80  # of the person
UNDO = 0.2  # part of the moves that are taken back
SHOWN = 4

spans: list[float] = []
Handle: Any = asyncio.Handle  # its method `_run` is no part of what is typed
run_handle = Handle._run


def timed_run(handle: asyncio.Handle) -> None:
    began = time.thread_time()
    run_handle(handle)
    spans.append(time.thread_time() - began)


async def play(client: Client, game: str, mode: str | None, seats: int) -> None:
    opening = await client.open(game, [PERSON, *[BOT] * (seats - 1)], mode=mode)
    tokens = [opening["host"], *(held["token"] for held in opening["seats"])]
    choice = random.Random(f"{game} {mode} {seats}")
    moves = 0
    async with client.sit(opening["id"], tokens) as table:
        await table.do("start")
        async for seat, view in table.turns(0):
            await table.move(seat, choice.choice(view["moves"])["action"])
            moves += 1
            if choice.random() < UNDO:
                with suppress(Refused):
                    assert table.position is not None
                    await table.do("undo", seat=seat, ply=table.position["ply"])
            if moves == MOVES // 2:
                async with client.sit(opening["id"], tokens):
                    pass
            if moves == MOVES:
                break
    with suppress(Refused):
        await client.ask("GET", f"/api/tables/{opening['id']}/record", token=tokens[0])
    with suppress(Refused):
        await client.ask("GET", f"/api/tables/{opening['id']}/replay", token=tokens[0])


async def measure() -> None:
    parts = replace(QUICK_PARTS, compiler=lambda: Compiler(("false",), pause=3600))
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), parts) as server:
            await server.client.ask("GET", "/api/games")  # the client imports at its first request
            for game in GAMES.values():
                for mode in game.modes:
                    spans.clear()
                    await play(server.client, game.name, mode.name, mode.seats[-1])
                    longest = sorted(spans, reverse=True)[:SHOWN]
                    told = ", ".join(f"{1000 * seconds:.0f}" for seconds in longest)
                    print(
                        f"{game.name} {mode.name or ''} {mode.seats[-1]} seats: {told} ms",
                        flush=True,
                    )


def main() -> None:
    Handle._run = timed_run
    asyncio.run(measure())


if __name__ == "__main__":
    main()
