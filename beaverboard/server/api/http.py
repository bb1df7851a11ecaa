"""Everything that does not need a socket: covers, rules, tables, seats, records."""

from dataclasses import asdict
from typing import Annotated, Any, Literal

import numba
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.concurrency import run_in_threadpool

import beaverboard
from beaverboard.games import GAMES, plain
from beaverboard.games.game import Game
from beaverboard.games.setup import BadSetup, Objection, Option
from beaverboard.lessons import lesson_of
from beaverboard.locales import LANGUAGES
from beaverboard.server.api.auth import Credentials, not_too_fast, token_of
from beaverboard.server.api.frames import frames
from beaverboard.server.api.services import (
    BotPoolPart,
    ClockPart,
    CompilerPart,
    LimitsPart,
    MetricsPart,
    RegistryPart,
    SettingsPart,
    SocketsPart,
    StoragePart,
)
from beaverboard.server.ops.security import StrictRoute
from beaverboard.server.protocol import bodies, messages
from beaverboard.server.protocol.errors import Problem, Refusal, arguments
from beaverboard.server.table import opening
from beaverboard.server.table.commands import joining
from beaverboard.server.table.room import Room, retried


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": Problem} for status in statuses}


router = APIRouter(route_class=StrictRoute, responses=problems(422))

LISTED = 50  # lines of the lobby

# Of answers that are no JSON
NOT_FOUND = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]


async def found(registry: RegistryPart, id: TableId) -> Room:
    room = await registry.room(id)
    if registry.cluster.shared:
        async with room.lock:
            await room.catch_up()
        if room.forgotten:
            raise Refusal("error-not-found")
    return room


Found = Annotated[Room, Depends(found)]


# Health, games, rules


@router.get("/healthz")
async def health(
    registry: RegistryPart, compiler: CompilerPart, sockets: SocketsPart
) -> bodies.Health:
    starting = compiler.left or len(registry.ready) < len(GAMES)
    return bodies.Health(
        status="degraded" if compiler.fails else "starting" if starting else "ok",
        version=beaverboard.__version__,
        tables=len(registry.rooms),
        sockets=sockets.count,
        ready=tuple(game for game in GAMES if game in registry.ready),
        missing=tuple(game for game in GAMES if game not in registry.ready),
        interpreted=bool(numba.config.DISABLE_JIT),
        parts_to_compile=compiler.left,
    )


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, counted: MetricsPart, settings: SettingsPart) -> Response:
    """For Prometheus, if it asks from where it may."""
    allowed = settings.metrics.split()
    if "*" not in allowed and (request.client is None or request.client.host not in allowed):
        raise Refusal("error-not-found")
    return Response(counted.text(), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/games")
async def covers(registry: RegistryPart) -> list[bodies.GameFacts]:
    return [facts(game, game.name in registry.ready) for game in GAMES.values()]


def facts(game: Game, ready: bool) -> bodies.GameFacts:
    return bodies.GameFacts(
        name=game.name,
        title=game.title,
        version=game.version,
        modes=tuple(
            bodies.ModeFacts(
                mode=mode.name,
                seats=tuple(mode.seats),
                sides=mode.sides,
                for_newcomers=mode.for_newcomers,
                lesson=lesson_of(game.name, mode.name) is not None,
            )
            for mode in game.modes
        ),
        options=tuple(option_facts(game, option) for option in game.options),
        minutes=game.minutes,
        age=game.age,
        authors=game.authors,
        illustrators=game.illustrators,
        publisher=game.publisher,
        languages=tuple(each for each in LANGUAGES if rules_page(game, each).exists()),
        ready=ready,
        lesson=lesson_of(game.name) is not None,
    )


def option_facts(game: Game, option: Option) -> bodies.OptionFacts:
    default = option.default
    number: Literal["seat", "number"] = "seat" if option.is_seat else "number"
    row = isinstance(default, tuple)
    return bodies.OptionFacts(
        name=option.name,
        kind="switch" if isinstance(default, bool) else "numbers" if row else number,
        default=default,
        low=max(option.low, 0) if option.on_cards else option.low,
        high=option.high,
        count=len(default) if isinstance(default, tuple) else 1,
        modes=tuple(mode.name for mode in game.modes if option.applies_to(mode.name)),
        choices=option.choices,
        cards=option.cards,
        on_cards=tuple(
            bodies.OnCards(mode=mode.name, seats=seats, **on_cards._asdict())
            for mode in game.modes
            if option.applies_to(mode.name) and option.on_cards
            for seats in mode.seats
            for on_cards in [option.on_cards(mode.name, seats)]
        ),
    )


@router.get("/api/games/{game}/board", responses=problems(404))
async def plain_board(game: str) -> bodies.PlainBoard:
    """For pages that have no board of their own for the game."""
    areas = getattr(GAMES[game].views, "AREAS", None) if game in GAMES else None
    if areas is None:
        raise Refusal("error-not-found")
    found, folder = GAMES[game], GAMES[game].folder / "locales"
    words = {each: folder / f"{each}.ftl" for each in LANGUAGES}
    board = plain.board(found)
    return bodies.PlainBoard(
        title=found.title,
        areas=tuple(
            bodies.PlainArea(
                name=area.name,
                owned=area.owned,
                number=area.number,
                columns=board.columns.get(area.name),
            )
            for area in areas
        ),
        cards=tuple(getattr(found.text, "CARDS", ())),
        colours=board.colours,
        pictures=board.pictures,
        words={each: path.read_text("utf-8") for each, path in words.items() if path.exists()},
    )


class Drawing(Response):
    media_type = "image/svg+xml"


@router.get("/api/games/{game}/art/{name}", response_class=Drawing, responses={404: NOT_FOUND})
async def art(game: str, name: str) -> Response:
    """The drawings that a game's package brings for its cards, and `cover.svg`."""
    path = plain.drawing(GAMES[game], name) if game in GAMES else None
    if path is None:
        raise Refusal("error-not-found")
    return Drawing(path.read_text("utf-8"))


@router.get("/api/games/{game}/options/{name}", responses=problems(404))
async def check_option(
    game: str, name: str, value: Annotated[str, Query(max_length=200)]
) -> bodies.OptionCheck:
    """Whether a value can be agreed on, while it is being typed."""
    options = GAMES[game].options if game in GAMES else ()
    option = next((each for each in options if each.name == name), None)
    if option is None:
        raise Refusal("error-not-found")
    try:
        option.read(value)
    except BadSetup as error:
        objection = public_objection(error.objection) if error.objection else None
        return bodies.OptionCheck(fine=False, rule=option.rule, objection=objection)
    return bodies.OptionCheck(fine=True, rule=option.rule, objection=None)


def public_objection(objection: Objection) -> bodies.Objection:
    return bodies.Objection(
        key=objection.key,
        arguments=arguments(objection.arguments),
        numbers=objection.numbers,
    )


def rules_page(game: Game, language: str) -> Any:
    return game.folder / f"rules.{language}.md"


class Markdown(Response):
    media_type = "text/markdown"


@router.get("/api/rules/{game}/{language}", response_class=Markdown, responses={404: NOT_FOUND})
async def rules(game: str, language: str) -> Response:
    if game not in GAMES or language not in LANGUAGES:
        raise Refusal("error-not-found")
    page = rules_page(GAMES[game], language)
    if not page.exists():
        raise Refusal("error-not-found")
    return Markdown(page.read_text("utf-8"))


@router.get("/api/bots")
async def levels(bot_pool: BotPoolPart) -> bodies.Levels:
    return bodies.Levels(levels=bot_pool.levels)


# Tables


@router.get("/api/tables", responses=problems(503))
async def lobby(storage: StoragePart) -> list[bodies.ListedTable]:
    rows = await storage.listed(limit=LISTED)
    return [bodies.ListedTable(**row) for row in rows if row["game"] in GAMES]


@router.post("/api/tables", status_code=201, responses=problems(403, 409, 413, 429, 503))
async def open_table(
    request: Request,
    registry: RegistryPart,
    clock: ClockPart,
    limits: LimitsPart,
    body: bodies.NewTable,
) -> bodies.CreatedTable:
    not_too_fast(limits.opening, request)
    not_too_fast(limits.opening_all_day, request)
    room, host, held = await opening.open_table(registry, clock, body)
    return bodies.CreatedTable(id=room.id, host=host, seats=held, table=room.public())


@router.post(
    "/api/games/{game}/lessons", status_code=201, responses=problems(403, 404, 409, 413, 429, 503)
)
async def open_lesson(
    request: Request,
    registry: RegistryPart,
    clock: ClockPart,
    limits: LimitsPart,
    game: str,
    body: bodies.NewLesson,
) -> bodies.CreatedTable:
    """A table at which somebody learns the game, dealt already."""
    not_too_fast(limits.opening, request)
    not_too_fast(limits.opening_all_day, request)
    room, host, held = await opening.open_lesson(registry, clock, game, body)
    return bodies.CreatedTable(id=room.id, host=host, seats=held, table=room.public())


@router.get("/api/tables/{id}", responses=problems(404, 409, 503))
async def look(room: Found) -> messages.Table:
    return room.public()


@router.delete("/api/tables/{id}", status_code=204, responses=problems(401, 403, 404, 409, 503))
async def delete(
    room: Found, credentials: Credentials, storage: StoragePart, registry: RegistryPart
) -> None:
    token = token_of(credentials)
    async with room.lock:
        await retried(room, lambda: joining.delete(room, token, storage, registry))


# Seats


@router.post(
    "/api/tables/{id}/seats",
    status_code=201,
    responses=problems(403, 404, 409, 413, 429, 503),
)
async def sit_down(
    request: Request,
    room: Found,
    storage: StoragePart,
    clock: ClockPart,
    limits: LimitsPart,
    body: bodies.Join,
) -> bodies.HeldSeat:
    not_too_fast(limits.joining, request)
    async with room.lock:
        return await retried(room, lambda: joining.join(room, body, storage, clock))


@router.post(
    "/api/tables/{id}/links",
    status_code=201,
    responses=problems(401, 403, 404, 409, 413, 429, 503),
)
async def personal_link(
    request: Request,
    room: Found,
    credentials: Credentials,
    storage: StoragePart,
    clock: ClockPart,
    limits: LimitsPart,
) -> bodies.Link:
    not_too_fast(limits.joining, request)
    token = token_of(credentials)
    async with room.lock:
        return await retried(room, lambda: joining.link(room, token, storage, clock))


@router.post(
    "/api/tables/{id}/claims",
    status_code=201,
    responses=problems(403, 404, 409, 413, 429, 503),
)
async def claim(
    request: Request,
    room: Found,
    storage: StoragePart,
    clock: ClockPart,
    limits: LimitsPart,
    body: bodies.Claim,
) -> bodies.HeldSeat:
    not_too_fast(limits.joining, request)
    async with room.lock:
        return await retried(room, lambda: joining.claim(room, body.code, storage, clock))


# After the end


def record_of(room: Room) -> dict[str, Any]:
    if room.table.record is None:
        raise Refusal("error-not-over")
    return room.table.record


@router.get("/api/tables/{id}/record", responses=problems(404, 409, 503))
async def record(room: Found) -> dict[str, Any]:
    return record_of(room)


@router.get("/api/tables/{id}/replay", responses=problems(404, 409, 503))
async def replay(room: Found) -> bodies.Replay:
    sitters = tuple(bodies.Sitter(**asdict(each)) for each in room.table.sitters)
    return bodies.Replay(record=record_of(room), seats=room.public().seats, sitters=sitters)


@router.post("/api/frames", responses=problems(403, 404, 409, 413, 429, 503))
async def look_back(
    request: Request, registry: RegistryPart, limits: LimitsPart, body: bodies.FramesRequest
) -> bodies.Frames:
    """Positions of a match that is over, as a seat or a spectator saw them, or all open."""
    not_too_fast(limits.replaying, request)
    game = body.record.get("game")
    if isinstance(game, str) and game in GAMES:
        registry.check_ready(game)
    async with limits.one_replay:
        return await run_in_threadpool(frames, body)
