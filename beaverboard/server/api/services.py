"""What the routes use: made once by `app`, and handed to each route as far as it asks for it."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request

from beaverboard.server.clock import Sources
from beaverboard.server.ops.limits import Buckets
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.settings import Settings
from beaverboard.server.store.storage import Storage
from beaverboard.server.table.registry import TableRegistry
from beaverboard.server.table.sweeper import Sweeper
from beaverboard.server.workers.analysis import AnalysisQueue
from beaverboard.server.workers.compile import Compiler
from beaverboard.server.workers.pool import BotPool


@dataclass(slots=True)
class OpenSockets:
    """How many there are, in all and from one address."""

    count: int = 0
    of: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> None:
        self.count += 1
        self.of[address] += 1

    def leave(self, address: str) -> None:
        self.count -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]


class RateLimits:
    """How often one address may do something."""

    def __init__(self, settings: Settings, clock: Sources) -> None:
        now = clock.monotonic
        self.opening = Buckets(now, settings.tables_a_minute)
        self.opening_all_day = Buckets(now, settings.tables_a_day, 86_400.0)
        self.greeting = Buckets(now, settings.hellos_a_minute)
        self.joining = Buckets(now, settings.joins_a_minute)
        self.replaying = Buckets(now, settings.looks_a_minute)
        self.analysing = Buckets(now, settings.analyses_a_minute)
        # Several replays at once would take the interpreter's time from the tables.
        self.one_replay = asyncio.Semaphore(1)


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    clock: Sources
    metrics: Metrics
    storage: Storage
    compiler: Compiler
    bot_pool: BotPool
    analyses: AnalysisQueue
    registry: TableRegistry
    sweeper: Sweeper
    sockets: OpenSockets
    limits: RateLimits


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def part(name: str) -> object:
    """FastAPI hands a route the part of that name."""

    async def handed(request: Request) -> object:
        return getattr(services_of(request), name)

    return Depends(handed)


SettingsPart = Annotated[Settings, part("settings")]
ClockPart = Annotated[Sources, part("clock")]
MetricsPart = Annotated[Metrics, part("metrics")]
StoragePart = Annotated[Storage, part("storage")]
CompilerPart = Annotated[Compiler, part("compiler")]
BotPoolPart = Annotated[BotPool, part("bot_pool")]
AnalysesPart = Annotated[AnalysisQueue, part("analyses")]
RegistryPart = Annotated[TableRegistry, part("registry")]
SocketsPart = Annotated[OpenSockets, part("sockets")]
LimitsPart = Annotated[RateLimits, part("limits")]
