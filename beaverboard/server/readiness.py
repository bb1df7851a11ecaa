"""Getting the games ready without holding anybody up."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress

from beaverboard.games import GAMES
from beaverboard.server import warm
from beaverboard.server.tables import Tables

log = logging.getLogger("beaverboard.server")


async def get_ready(tables: Tables) -> None:
    """A child compiles what is not cached; each game it names is then loaded here."""
    cached = [name for name in GAMES if warm.stamp(name).exists()]
    for name in cached:
        await load(tables, name)
    missing = [name for name in GAMES if name not in cached]
    if missing:
        await compile_in_child(tables, missing)
    await tables.thinkers.prepare()


async def compile_in_child(tables: Tables, missing: list[str]) -> None:
    command = [sys.executable, "-m", "beaverboard.server.warm", *missing]
    # Ctrl-C is for the server, which ends its children itself: here, the bots, the analyst.
    child = await asyncio.create_subprocess_exec(*command, stdout=PIPE, start_new_session=True)
    try:
        assert child.stdout is not None
        async for line in child.stdout:
            await load(tables, line.decode().strip())
        if await child.wait():
            log.error("compiling failed", extra={"code": child.returncode})
    finally:
        if child.returncode is None:
            with suppress(ProcessLookupError):
                child.kill()
            await child.wait()


async def load(tables: Tables, game: str) -> None:
    await asyncio.to_thread(warm.warm, GAMES[game])
    tables.ready.add(game)
    log.info("game ready", extra={"game": game})
