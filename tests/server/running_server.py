"""A server in this process, with real sockets on the loopback."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from beaverboard.client import Client, TableClient
from beaverboard.games import GAMES
from beaverboard.server import app, run
from beaverboard.server.api.services import Services
from beaverboard.server.app import Parts
from beaverboard.server.listen import listen
from beaverboard.server.settings import Settings
from beaverboard.server.table.registry import TableRegistry
from beaverboard.server.workers.bots import think
from beaverboard.server.workers.pool import BotPool, Json

QUICK = Settings(
    port=0,
    pause_least=0.0,
    pause_most=0.0,
    shuffle_seconds=0.0,
    tables_a_minute=100_000,
    tables_a_day=100_000,
    joins_a_minute=100_000,
    hellos_a_minute=100_000,
    looks_a_minute=100_000,
    hints_a_minute=100_000,
    messages_a_second=100_000,
)


class InProcessBots(BotPool):
    """Bots in this process: starting child processes takes seconds."""

    async def prepare(self) -> None:
        pass

    async def choose(
        self, position: str, seat: int, level: str, seed: str, legal: Sequence[int]
    ) -> int:
        await asyncio.sleep(0)
        asked = {"position": position, "seat": seat, "level": level, "seed": seed}
        return int(think(asked)["action"])

    async def advise(self, position: str, seat: int, seed: str, legal: Sequence[int]) -> Json:
        await asyncio.sleep(0)
        return think({"position": position, "seat": seat, "playouts": 40, "seed": seed})


QUICK_PARTS = Parts(
    bot_pool=lambda settings, _: InProcessBots(1, settings.bot_seconds), load=lambda game: None
)


@dataclass
class RunningServer:
    address: str
    services: Services
    client: Client

    @property
    def registry(self) -> TableRegistry:
        return self.services.registry


@asynccontextmanager
async def running(
    folder: Path, parts: Parts = QUICK_PARTS, ready: bool = True, **settings: Any
) -> AsyncIterator[RunningServer]:
    """Start a server and wait until all games are ready, unless `ready` is false."""
    database = str(folder / "tables.sqlite")
    known = replace(QUICK, **{"database": database, **settings})
    listening = listen(known)
    application = app.create(known, parts)
    server = run.Server(run.config(application, known))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    services: Services = application.state.services
    while ready and len(services.registry.ready) < len(GAMES):
        await asyncio.sleep(0.001)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with Client(address) as client:
            yield RunningServer(address, services, client)
    finally:
        server.should_exit = True
        await task
        listening.close()


def run_scenario(
    scenario: Coroutine[Any, Any, None],
    seconds: float = 300,
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> None:
    """Run a test against a server, with a time limit."""

    async def limited() -> None:
        async with asyncio.timeout(seconds):
            await scenario

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(limited())


def position_of(table: TableClient) -> dict[str, Any]:
    """The position of a table whose match has begun."""
    assert table.position is not None
    return table.position
