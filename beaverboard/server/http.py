"""Everything that does not need a socket: covers, rules, tables, seats, records."""

from typing import Annotated, Any

import numba
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.concurrency import run_in_threadpool

import beaverboard
from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.games.setup import BadSetup, Option
from beaverboard.lessons import lesson_of
from beaverboard.locales import LANGUAGES
from beaverboard.server import protocol, seats
from beaverboard.server.frames import frames
from beaverboard.server.guard import StrictRoute
from beaverboard.server.limits import Buckets
from beaverboard.server.protocol import Problem
from beaverboard.server.refusal import Refusal
from beaverboard.server.room import Room, retried
from beaverboard.server.tables import Tables


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": Problem} for status in statuses}


router = APIRouter(route_class=StrictRoute, responses=problems(422))

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]
bearer = HTTPBearer(auto_error=False)
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


def tables_of(request: Request) -> Tables:
    return request.app.state.tables


AllTables = Annotated[Tables, Depends(tables_of)]


async def found(tables: AllTables, id: TableId) -> Room:
    room = await tables.room(id)
    if tables.sharing.shared:
        async with room.lock:
            await room.catch_up()
        if room.forgotten:
            raise Refusal("error-not-found")
    return room


Found = Annotated[Room, Depends(found)]


def token_of(credentials: HTTPAuthorizationCredentials | None) -> str | None:
    return None if credentials is None else credentials.credentials


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def not_too_fast(buckets: Buckets, request: Request) -> None:
    if not buckets.take(address_of(request)):
        raise Refusal("error-too-fast")


# Health, games, rules


@router.get("/healthz")
async def health(request: Request, tables: AllTables) -> protocol.Health:
    compiler = tables.compiler
    starting = compiler.left or len(tables.ready) < len(GAMES)
    return protocol.Health(
        status="degraded" if compiler.fails else "starting" if starting else "ok",
        version=beaverboard.__version__,
        tables=len(tables.rooms),
        sockets=request.app.state.sockets.count,
        ready=tuple(game for game in GAMES if game in tables.ready),
        missing=tuple(game for game in GAMES if game not in tables.ready),
        interpreted=bool(numba.config.DISABLE_JIT),
        parts_to_compile=compiler.left,
    )


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, tables: AllTables) -> Response:
    """For Prometheus, if it asks from where it may."""
    allowed = tables.settings.metrics.split()
    if "*" not in allowed and (request.client is None or request.client.host not in allowed):
        raise Refusal("error-not-found")
    return Response(tables.storage.meter.text(), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/games")
async def covers(tables: AllTables) -> list[protocol.GameFacts]:
    return [facts(game, game.name in tables.ready) for game in GAMES.values()]


def facts(game: Game, ready: bool) -> protocol.GameFacts:
    return protocol.GameFacts(
        name=game.name,
        title=game.title,
        version=game.version,
        modes=tuple(
            protocol.ModeFacts(mode=mode.name, seats=tuple(mode.seats)) for mode in game.modes
        ),
        options=tuple(option_facts(game, option) for option in game.options),
        minutes=game.minutes,
        age=game.age,
        authors=game.authors,
        publisher=game.publisher,
        languages=tuple(each for each in LANGUAGES if rules_page(game, each).exists()),
        ready=ready,
        lesson=lesson_of(game.name) is not None,
    )


def option_facts(game: Game, option: Option) -> protocol.OptionFacts:
    default = option.default
    row = isinstance(default, tuple)
    return protocol.OptionFacts(
        name=option.name,
        kind="switch" if isinstance(default, bool) else "numbers" if row else "number",
        default=default,
        low=option.low,
        high=option.high,
        count=len(default) if isinstance(default, tuple) else 1,
        modes=tuple(mode.name for mode in game.modes if option.applies_to(mode.name)),
    )


@router.get("/api/games/{game}/options/{name}", responses=problems(404))
async def check_option(
    game: str, name: str, value: Annotated[str, Query(max_length=200)]
) -> protocol.OptionCheck:
    """Whether a value can be agreed on, while it is being typed."""
    options = GAMES[game].options if game in GAMES else ()
    option = next((each for each in options if each.name == name), None)
    if option is None:
        raise Refusal("error-not-found")
    try:
        option.read(value)
    except BadSetup:
        return protocol.OptionCheck(fine=False, rule=option.rule)
    return protocol.OptionCheck(fine=True, rule=option.rule)


def rules_page(game: Game, language: str) -> Any:
    return game.folder / f"rules.{language}.md"


class Markdown(Response):
    media_type = "text/markdown"


NO_RULES = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}


@router.get("/api/rules/{game}/{language}", response_class=Markdown, responses={404: NO_RULES})
async def rules(game: str, language: str) -> Response:
    if game not in GAMES or language not in LANGUAGES:
        raise Refusal("error-not-found")
    page = rules_page(GAMES[game], language)
    if not page.exists():
        raise Refusal("error-not-found")
    return Markdown(page.read_text("utf-8"))


@router.get("/api/bots")
async def levels(tables: AllTables) -> protocol.Levels:
    return protocol.Levels(levels=tables.thinkers.levels)


# Tables


@router.get("/api/tables", responses=problems(503))
async def lobby(tables: AllTables) -> list[protocol.ListedTable]:
    return await tables.lobby()


@router.post("/api/tables", status_code=201, responses=problems(403, 409, 413, 429, 503))
async def open_table(
    request: Request, tables: AllTables, wish: protocol.NewTable
) -> protocol.CreatedTable:
    not_too_fast(request.app.state.opening, request)
    not_too_fast(request.app.state.opening_all_day, request)
    room, host, held = await tables.open(wish)
    return protocol.CreatedTable(id=room.table.id, host=host, seats=held, table=room.public())


@router.post(
    "/api/games/{game}/lessons", status_code=201, responses=problems(403, 404, 409, 413, 429, 503)
)
async def open_lesson(
    request: Request, tables: AllTables, game: str, wish: protocol.NewLesson
) -> protocol.CreatedTable:
    """A table at which somebody learns the game, dealt already."""
    not_too_fast(request.app.state.opening, request)
    not_too_fast(request.app.state.opening_all_day, request)
    room, host, held = await tables.open_lesson(game, wish)
    return protocol.CreatedTable(id=room.table.id, host=host, seats=held, table=room.public())


@router.get("/api/tables/{id}", responses=problems(404, 409, 503))
async def look(room: Found) -> protocol.Table:
    return room.public()


@router.delete("/api/tables/{id}", status_code=204, responses=problems(401, 403, 404, 409, 503))
async def delete(room: Found, credentials: Credentials) -> None:
    async with room.lock:
        await retried(room, lambda: seats.delete(room, token_of(credentials)))


# Seats


@router.post(
    "/api/tables/{id}/seats",
    status_code=201,
    responses=problems(403, 404, 409, 413, 429, 503),
)
async def sit_down(request: Request, room: Found, wish: protocol.Join) -> protocol.HeldSeat:
    not_too_fast(request.app.state.joining, request)
    async with room.lock:
        return await retried(room, lambda: seats.join(room, wish))


@router.post(
    "/api/tables/{id}/links",
    status_code=201,
    responses=problems(401, 403, 404, 409, 413, 429, 503),
)
async def personal_link(request: Request, room: Found, credentials: Credentials) -> protocol.Link:
    not_too_fast(request.app.state.joining, request)
    async with room.lock:
        return await retried(room, lambda: seats.link(room, token_of(credentials)))


@router.post(
    "/api/tables/{id}/claims",
    status_code=201,
    responses=problems(403, 404, 409, 413, 429, 503),
)
async def claim(request: Request, room: Found, wish: protocol.Claim) -> protocol.HeldSeat:
    not_too_fast(request.app.state.joining, request)
    async with room.lock:
        return await retried(room, lambda: seats.claim(room, wish.code))


# After the end


def record_of(room: Room) -> dict[str, Any]:
    if room.table.record is None:
        raise Refusal("error-not-over")
    return room.table.record


@router.get("/api/tables/{id}/record", responses=problems(404, 409, 503))
async def record(room: Found) -> dict[str, Any]:
    return record_of(room)


@router.get("/api/tables/{id}/replay", responses=problems(404, 409, 503))
async def replay(room: Found) -> protocol.Replay:
    return protocol.Replay(record=record_of(room), seats=room.public().seats)


@router.post("/api/frames", responses=problems(403, 404, 409, 413, 429, 503))
async def look_back(
    request: Request, tables: AllTables, wish: protocol.FramesWish
) -> protocol.Frames:
    """Positions of a match that is over, as a seat or a spectator saw them, or all open."""
    not_too_fast(request.app.state.looking_back, request)
    game = wish.record.get("game")
    if isinstance(game, str) and game in GAMES:
        tables.check_ready(game)
    # Several at once would take the interpreter's time from the tables.
    async with request.app.state.looking:
        return await run_in_threadpool(frames, wish)
