"""The application: routes, sockets and pages around the tables."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import beaverboard
from beaverboard.match import Match
from beaverboard.server import http, lookback, openapi, readiness, sockets
from beaverboard.server.analyst import Analyst
from beaverboard.server.guard import Guard, origin_allowed
from beaverboard.server.limits import Buckets
from beaverboard.server.refusal import Refusal
from beaverboard.server.settings import Settings
from beaverboard.server.sources import Clock, Sources
from beaverboard.server.storage import Conflict, Storage, Unavailable
from beaverboard.server.table import Deal
from beaverboard.server.tables import Tables
from beaverboard.server.thinkers import Thinkers

CLIENT_ROUTES = ("/", "/t/{id}", "/r", "/r/", "/r/{id}", "/matches", "/rules/{game}")


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
    thinkers: Callable[[Settings], Thinkers] = Thinkers.of
    analyst: Callable[[Settings, Clock], Analyst] = Analyst.of
    get_ready: Callable[[Tables], Coroutine[Any, Any, None]] = readiness.get_ready


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
    # FastAPI's own way to change the document; mypy sees a method overwritten.
    app.openapi = partial(openapi.document, app)  # type: ignore[method-assign]

    @app.websocket("/ws/{id}")
    async def socket(websocket: WebSocket, id: str) -> None:
        address = websocket.client.host if websocket.client else ""
        open_sockets: Sockets = app.state.sockets
        full = open_sockets.count >= settings.sockets
        crowded = open_sockets.of[address] >= settings.sockets_an_address
        if full or crowded or not origin_allowed(websocket.headers, origins):
            await websocket.close()  # before it is accepted: 403
            return
        open_sockets.enter(address)
        try:
            await sockets.serve(websocket, app.state.tables, id)
        finally:
            open_sockets.leave(address)

    add_pages(app, settings.pages)
    app.add_middleware(Guard, origins=origins)
    return app


@asynccontextmanager
async def life(app: FastAPI, *, settings: Settings, parts: Parts) -> AsyncIterator[None]:
    storage = await Storage.opened(settings.database)
    thinkers, sources = parts.thinkers(settings), parts.sources
    tables = Tables(settings, storage, thinkers, sources, parts.deal)
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
            "games_ready": ("games that are compiled", lambda: len(tables.ready)),
            "bot_failures": ("bots that failed or hung", lambda: thinkers.failures),
            "analyses": ("analyses in memory", lambda: analyst.count),
            "analysis_failures": ("analyses that failed or hung", lambda: analyst.failures),
        }
    )
    app.state.opening = Buckets(sources.monotonic, settings.tables_a_minute)
    app.state.opening_all_day = Buckets(sources.monotonic, settings.tables_a_day, 86_400.0)
    app.state.joining = Buckets(sources.monotonic, settings.joins_a_minute)
    app.state.looking_back = Buckets(sources.monotonic, settings.looks_a_minute)
    app.state.analysing = Buckets(sources.monotonic, settings.analyses_a_minute)
    getting_ready = asyncio.create_task(parts.get_ready(tables), name="readiness")
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


# Pages


def built_pages() -> Path:
    """In the package if it was installed, else where they are built."""
    package = Path(__file__).parents[1]
    inside = package / "pages"
    return inside if inside.is_dir() else package.parent / "web" / "dist"


def add_pages(app: FastAPI, folder: str) -> None:
    """The built pages, if there are any; the page itself looks at the address."""
    pages = Path(folder) if folder else built_pages()
    if not (pages / "index.html").is_file():
        return

    async def index(request: Request) -> Response:
        return FileResponse(pages / "index.html", headers={"cache-control": "no-cache"})

    for route in CLIENT_ROUTES:
        app.add_api_route(route, index, include_in_schema=False, response_class=FileResponse)
    app.mount("/", StaticFiles(directory=pages))
