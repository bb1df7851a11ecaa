"""Open a table as requested, or the table of a lesson."""

from itertools import combinations

from beaverboard import games
from beaverboard.bots import bot
from beaverboard.bots.levels import WEAKEST
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.lessons import LEARNER, lesson_of
from beaverboard.server.clock import Sources, hashed
from beaverboard.server.protocol.bodies import HeldSeat, NewLesson, NewTable, SeatRequest
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.sanitize import alike, clean
from beaverboard.server.store.storage import HOST
from beaverboard.server.table import log
from beaverboard.server.table.log import AgreedSeat, AgreedSetup, Agreement
from beaverboard.server.table.registry import TableRegistry
from beaverboard.server.table.room import Room

Opened = tuple[Room, str, tuple[HeldSeat, ...]]  # with the tokens of the host and of the people


async def open_table(registry: TableRegistry, clock: Sources, body: NewTable) -> Opened:
    """A new table, the host's token, and those of the people on the host's device."""
    setup = setup_of(body)
    registry.check_ready(setup.game.name)
    seats = tuple(agreed_seat(seat) for seat in body.seats)
    names = [seat.name for seat in seats if seat.name is not None]
    if any(alike(one, other) for one, other in combinations(names, 2)):
        raise Refusal("error-name-taken")
    for level in [body.stand_in, *(seat.level for seat in seats if seat.level is not None)]:
        check_level(level)
    agreed = Agreement(
        setup=AgreedSetup(**setup.as_json()),
        seats=seats,
        listed=body.listed,
        hints=body.hints,
        chat=body.chat,
        seconds=body.seconds,
        absent=body.absent,
        stand_in=body.stand_in,
        friendly_undo=body.friendly_undo,
    )
    held = {p: clock.token() for p, seat in enumerate(seats) if seat.kind == "person"}
    host = clock.token()
    holders = {hashed(token): p for p, token in held.items()} | {hashed(host): HOST}
    room = await registry.create(agreed, holders)
    return room, host, tuple(HeldSeat(seat=p, token=token) for p, token in held.items())


async def open_lesson(
    registry: TableRegistry, clock: Sources, game: str, body: NewLesson
) -> Opened:
    """A table for one who learns the game, dealt already; else as `open_table`."""
    lesson = lesson_of(game, body.mode) if game in games.GAMES else None
    if lesson is None:
        raise Refusal("error-not-found", game=game)
    registry.check_ready(game)
    learner = AgreedSeat(
        kind="person", name=checked_name(body.name), beaver=body.beaver, colour=body.colour
    )
    bots = [AgreedSeat(kind="bot", level=WEAKEST)] * (lesson.setup.seats - 1)
    agreed = Agreement(
        setup=AgreedSetup(**lesson.setup.as_json()),
        seats=(learner, *bots),
        lesson=True,
        listed=False,
        hints=True,
        chat=False,
        seconds=None,
        absent=None,
        stand_in=WEAKEST,
    )
    host, token = clock.token(), clock.token()
    holders = {hashed(token): LEARNER, hashed(host): HOST}
    room = await registry.create(agreed, holders, seed=lesson.key)
    async with room.lock:
        await room.append(log.Started(version=lesson.setup.game.version, fill=None))
        room.broadcast()
    return room, host, (HeldSeat(seat=LEARNER, token=token),)


def setup_of(body: NewTable) -> Setup:
    try:
        return Setup.of(games.named(body.game), body.mode, len(body.seats), body.options)
    except (games.UnknownGame, BadSetup) as error:
        raise Refusal("error-bad-setup", detail=str(error)) from None


def agreed_seat(body: SeatRequest) -> AgreedSeat:
    match body.kind:
        case "person":
            return AgreedSeat(
                kind="person",
                name=checked_name(body.name),
                beaver=body.beaver,
                colour=body.colour,
            )
        case "bot":
            return AgreedSeat(kind="bot", level=body.level)
        case "open":
            return AgreedSeat(kind="open")


def checked_name(name: str) -> str:
    cleaned = clean(name)
    if cleaned is None:
        raise Refusal("error-bad-name")
    return cleaned


def check_level(level: str) -> None:
    if level not in bot.NAMES:
        raise Refusal("error-unknown-bot", level=level)
