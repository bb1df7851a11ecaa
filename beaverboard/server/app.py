"""The application: routes, sockets and pages around the tables."""

import asyncio
import logging
from collections import Counter
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
from beaverboard.server import http, lookback, openapi, sockets
from beaverboard.server.analyst import Analyst
from beaverboard.server.compiler import Compiler
from beaverboard.server.guard import Guard, origin_allowed
from beaverboard.server.limits import Buckets
from beaverboard.server.pages import add_pages
from beaverboard.server.refusal import Refusal
from beaverboard.server.settings import Settings
from beaverboard.server.sources import Clock, Sources
from beaverboard.server.storage import Conflict, Corrupt, DiskFull, Storage, Unavailable
from beaverboard.server.table import Deal
from beaverboard.server.tables import Tables
from beaverboard.server.thinkers import IsReady, Thinkers

log = logging.getLogger("beaverboard.server")


@dataclass(slots=True)
class Sockets:
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


@dataclass(frozen=True, slots=True)
class Parts:
    """What the server is made of; tests put in others."""

    sources: Sources = field(default_factory=Sources)
    deal: Deal = Match.dealt
    thinkers: Callable[[Settings, IsReady], Thinkers] = Thinkers.of
    analyst: Callable[[Settings, Clock], Analyst] = Analyst.of
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
    app.state.sockets = Sockets()
    app.include_router(http.router)
    app.include_router(lookback.router)
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
    async def socket(websocket: WebSocket, id: str) -> None:
        address = websocket.client.host if websocket.client else ""
        open_sockets: Sockets = app.state.sockets
        may_greet = partial(app.state.greeting.take, address)
        full = open_sockets.count >= settings.sockets
        crowded = open_sockets.of[address] >= settings.sockets_an_address
        if full or crowded or not origin_allowed(websocket.headers, origins) or not may_greet():
            await websocket.close()  # before it is accepted: 403
            return
        open_sockets.enter(address)
        try:
            await sockets.serve(websocket, app.state.tables, id, may_greet)
        finally:
            open_sockets.leave(address)

    add_pages(app, settings.pages)
    app.add_middleware(Guard, origins=origins)
    return app


@asynccontextmanager
async def life(app: FastAPI, *, settings: Settings, parts: Parts) -> AsyncIterator[None]:
    storage = await Storage.opened(settings.database)
    compiler, sources = parts.compiler(), parts.sources
    thinkers = parts.thinkers(settings, compiler.is_ready)
    tables = Tables(settings, storage, thinkers, sources, parts.deal, compiler)
    compiler.on_ready = tables.part_compiled
    app.state.tables = tables
    app.state.analyst = analyst = parts.analyst(settings, sources.monotonic)
    storage.meter.watch(
        {
            "sockets": ("sockets that are open", lambda: app.state.sockets.count),
            "tables": ("tables in memory", lambda: len(tables.rooms)),
            "owned_tables": (
                "tables whose bots and clocks run here",
                lambda: sum(room.owned for room in tables.rooms.values()),
            ),
            "games_ready": ("games that can be played", lambda: len(tables.ready)),
            "parts_to_compile": ("parts of games left to compile", lambda: compiler.left),
            "compile_failures": ("children that failed to compile", lambda: compiler.failures),
            "bot_failures": ("bots that failed or hung", lambda: thinkers.failures),
            "bot_hurried": (
                "moves that the greedy bot made because too many waited",
                lambda: thinkers.hurried,
            ),
            "bot_deaths": (
                "processes of bots that died and were replaced",
                lambda: thinkers.deaths,
            ),
            "analyses": ("analyses in memory", lambda: analyst.count),
            "analysis_failures": ("analyses that failed or hung", lambda: analyst.failures),
        }
    )
    app.state.opening = Buckets(sources.monotonic, settings.tables_a_minute)
    app.state.opening_all_day = Buckets(sources.monotonic, settings.tables_a_day, 86_400.0)
    app.state.greeting = Buckets(sources.monotonic, settings.hellos_a_minute)
    app.state.joining = Buckets(sources.monotonic, settings.joins_a_minute)
    app.state.looking = asyncio.Semaphore(1)
    app.state.looking_back = Buckets(sources.monotonic, settings.looks_a_minute)
    app.state.analysing = Buckets(sources.monotonic, settings.analyses_a_minute)
    getting_ready = asyncio.create_task(get_ready(tables, parts), name="readiness")
    try:
        yield
    finally:
        getting_ready.cancel()
        with suppress(asyncio.CancelledError):
            await getting_ready
        await tables.close()
        await analyst.close()
        await thinkers.close()
        await storage.close()


async def get_ready(tables: Tables, parts: Parts) -> None:
    """Interpreted, every game can be played at once, while children compile; compiled, as soon
    as what was compiled is loaded."""
    try:
        if numba.config.DISABLE_JIT:
            tables.ready |= set(GAMES)
            await tables.thinkers.prepare()
            await tables.compiler.run()
        else:
            await tables.compiler.run()
            for game in GAMES.values():
                await asyncio.to_thread(parts.load, game)
                tables.ready.add(game.name)
                log.info("game ready", extra={"game": game.name})
            await tables.thinkers.prepare()
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
