"""The application: makes all parts, hands each what it uses, and routes requests to them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial

import numba
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket

import beaverboard
from beaverboard import warm
from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.match import Match
from beaverboard.server.api import analysis, http, openapi
from beaverboard.server.api.pages import add_pages
from beaverboard.server.api.services import OpenSockets, RateLimits, Services
from beaverboard.server.api.socket import SocketHandler
from beaverboard.server.clock import Clock, Sources
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.ops.security import SecurityMiddleware, origin_allowed
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.settings import Settings
from beaverboard.server.store.database import Conflict, Corrupt, DiskFull, Unavailable
from beaverboard.server.store.storage import Storage
from beaverboard.server.table.commands.dispatch import Dispatcher
from beaverboard.server.table.registry import TableRegistry
from beaverboard.server.table.sweeper import Sweeper
from beaverboard.server.table.table import Deal
from beaverboard.server.workers.analysis import AnalysisQueue
from beaverboard.server.workers.compile import Compiler
from beaverboard.server.workers.pool import BotPool, IsReady

log = logging.getLogger("beaverboard.server")


@dataclass(frozen=True, slots=True)
class Parts:
    """What the server is made of; tests replace some of it."""

    clock: Sources = field(default_factory=Sources)
    deal: Deal = Match.dealt
    bot_pool: Callable[[Settings, IsReady], BotPool] = BotPool.from_settings
    analyses: Callable[[Settings, Clock], AnalysisQueue] = AnalysisQueue.from_settings
    compiler: Callable[[], Compiler] = Compiler
    load: Callable[[Game], None] = warm.warm_rules  # what the server itself runs compiled
    compiled: Callable[[], object] = lambda: None  # called when nothing is missing any more


def create(settings: Settings, parts: Parts | None = None) -> FastAPI:
    app = FastAPI(
        title="Beaverboard",
        version=beaverboard.__version__,
        lifespan=partial(life, settings=settings, parts=parts or Parts()),
        docs_url=None,
        redoc_url=None,
    )
    origins = frozenset(settings.origins.split())
    app.include_router(http.router)
    app.include_router(analysis.router)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, not_in_schema)
    app.add_exception_handler(HTTPException, not_there)
    app.add_exception_handler(Conflict, conflicted)
    app.add_exception_handler(Unavailable, unavailable)
    app.add_exception_handler(Exception, failed)
    app.add_exception_handler(DiskFull, disk_full)
    app.add_exception_handler(Corrupt, damaged)
    # FastAPI's own way to change the document; mypy sees a method overwritten.
    app.openapi = partial(openapi.document, app)  # type: ignore[method-assign]

    @app.websocket("/ws/{id}")
    async def serve_socket(websocket: WebSocket, id: str) -> None:
        services: Services = app.state.services
        address = websocket.client.host if websocket.client else ""
        may_greet = partial(services.limits.greeting.take, address)
        full = services.sockets.count >= settings.sockets
        crowded = services.sockets.of[address] >= settings.sockets_an_address
        if full or crowded or not origin_allowed(websocket.headers, origins) or not may_greet():
            await websocket.close()  # before it is accepted: 403
            return
        services.sockets.enter(address)
        try:
            await app.state.socket_handler.serve(websocket, id, may_greet)
        finally:
            services.sockets.leave(address)

    add_pages(app, settings.pages)
    app.add_middleware(SecurityMiddleware, origins=origins)
    return app


@asynccontextmanager
async def life(app: FastAPI, *, settings: Settings, parts: Parts) -> AsyncIterator[None]:
    metrics, clock, compiler = Metrics(), parts.clock, parts.compiler()
    storage = await Storage.opened(settings.database, metrics)
    bot_pool = parts.bot_pool(settings, compiler.is_ready)
    registry = TableRegistry(settings, storage, metrics, bot_pool, clock, parts.deal, compiler)
    compiler.on_ready = registry.part_compiled
    app.state.services = services = Services(
        settings=settings,
        clock=clock,
        metrics=metrics,
        storage=storage,
        compiler=compiler,
        bot_pool=bot_pool,
        analyses=parts.analyses(settings, clock.monotonic),
        registry=registry,
        sweeper=Sweeper(registry, storage, clock, settings),
        sockets=OpenSockets(),
        limits=RateLimits(settings, clock),
    )
    app.state.socket_handler = SocketHandler(
        settings=settings,
        clock=clock,
        metrics=metrics,
        storage=storage,
        registry=registry,
        dispatcher=Dispatcher(registry, storage, clock, settings),
        bot_pool=bot_pool,
        is_ready=compiler.is_ready,
    )
    metrics.add_gauges(gauges(services))
    getting_ready = asyncio.create_task(get_ready(services, parts), name="readiness")
    try:
        yield
    finally:
        getting_ready.cancel()
        with suppress(asyncio.CancelledError):
            await getting_ready
        await services.sweeper.close()
        await registry.close()
        await services.analyses.close()
        await bot_pool.close()
        await storage.close()


def gauges(services: Services) -> dict[str, tuple[str, Callable[[], float]]]:
    """Name, help text and value of each gauge."""
    registry, compiler = services.registry, services.compiler
    bot_pool, analyses = services.bot_pool, services.analyses
    return {
        "sockets": ("sockets that are open", lambda: services.sockets.count),
        "tables": ("tables in memory", lambda: len(registry.rooms)),
        "owned_tables": (
            "tables whose bots and clocks run here",
            lambda: sum(room.owned for room in registry.rooms.values()),
        ),
        "games_ready": ("games that can be played", lambda: len(registry.ready)),
        "parts_to_compile": ("parts of games left to compile", lambda: compiler.left),
        "compile_failures": ("children that failed to compile", lambda: compiler.failures),
        "bot_failures": ("bots that failed or hung", lambda: bot_pool.failures),
        "bot_hurried": (
            "moves that the greedy bot made because too many waited",
            lambda: bot_pool.hurried,
        ),
        "bot_deaths": (
            "processes of bots that died and were replaced",
            lambda: bot_pool.deaths,
        ),
        "analyses": ("analyses in memory", lambda: analyses.count),
        "analysis_failures": ("analyses that failed or hung", lambda: analyses.failures),
    }


async def get_ready(services: Services, parts: Parts) -> None:
    """Interpreted, every game can be played at once, while children compile; compiled, as soon
    as what was compiled is loaded."""
    ready, compiler = services.registry.ready, services.compiler
    try:
        if numba.config.DISABLE_JIT:
            ready |= set(GAMES)
            await services.bot_pool.prepare()
            await compiler.run()
        else:
            await compiler.run()
            for game in GAMES.values():
                await asyncio.to_thread(parts.load, game)
                ready.add(game.name)
                log.info("game ready", extra={"game": game.name})
            await services.bot_pool.prepare()
    except Exception as error:
        log.critical("getting ready failed", exc_info=error)
        raise
    parts.compiled()


# Errors


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return JSONResponse(error.problem().model_dump(), error.status)


async def not_in_schema(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return await refused(request, Refusal("error-bad-message", field=where))


async def not_there(request: Request, error: Exception) -> Response:
    """No such address or method; or a body that is not even text."""
    assert isinstance(error, HTTPException)
    if error.status_code == 400:
        return await refused(request, Refusal("error-bad-message", field="body"))
    body = Refusal("error-not-found").problem().model_dump()
    return JSONResponse(body, error.status_code, headers=error.headers)


async def conflicted(request: Request, error: Exception) -> Response:
    return await refused(request, Refusal("error-try-again"))


async def unavailable(request: Request, error: Exception) -> Response:
    return JSONResponse(Refusal("error-try-again").problem().model_dump(), 503)


async def disk_full(request: Request, error: Exception) -> Response:
    return await refused(request, Refusal("error-disk-full"))


async def damaged(request: Request, error: Exception) -> Response:
    return await refused(request, Refusal("error-table-damaged"))


async def failed(request: Request, error: Exception) -> Response:
    """A mistake of ours, which is raised again after this and logged."""
    return JSONResponse(Refusal("error-try-again").problem().model_dump(), 500)
