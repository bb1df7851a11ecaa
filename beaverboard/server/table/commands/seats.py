"""Commands about seats: getting up, bots that stand in, and what the host decides."""

from beaverboard.server.clock import Clock
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.store.database import Conflict
from beaverboard.server.store.storage import HOST, Storage
from beaverboard.server.table import log
from beaverboard.server.table.host import heirs, pass_on_host
from beaverboard.server.table.log import AgreedSeat, AgreedSetup, Agreement, Request
from beaverboard.server.table.opening import check_level
from beaverboard.server.table.registry import TableRegistry
from beaverboard.server.table.room import Guest, Room

JUST_GONE = 10.0  # seconds for which nobody else may have a bot move for a person


def check_live(room: Room) -> None:
    if room.table.status == "over":
        raise Refusal("error-is-over")
    if room.table.status == "closed":
        raise Refusal("error-table-closed")


def check_playing(room: Room) -> None:
    check_live(room)
    if not room.table.started:
        raise Refusal("error-not-started")


async def leave(room: Room, message: messages.Leave, request: Request, guest: Guest) -> None:
    check_live(room)
    await vacate(room, log.Left, message.seat, request, guest)


async def remove(room: Room, message: messages.Remove, request: Request, guest: Guest) -> None:
    check_live(room)
    if room.table.seats[message.seat].kind != "person":
        raise Refusal("error-not-found", seat=message.seat)
    await vacate(room, log.Removed, message.seat, request, guest)


async def vacate(
    room: Room, kind: type[log.Left | log.Removed], seat: int, request: Request, by: Guest
) -> None:
    was_host = room.table.host == seat
    name = room.table.seats[seat].name
    await room.append(kind(seat=seat, name=name, **request), revoked=(seat,))
    if was_host and (heir := next(iter(heirs(room, by)), None)) is not None:
        await pass_on_host(room, heir, Request())


async def make_host(room: Room, message: messages.MakeHost, request: Request) -> None:
    if room.table.seats[message.seat].kind != "person":
        raise Refusal("error-not-found", seat=message.seat)
    await pass_on_host(room, message.seat, request)


async def hand_over(
    room: Room,
    message: messages.HandOver,
    request: Request,
    clock: Clock,
    *,
    own: bool,
    by_host: bool,
) -> None:
    """`own`: it is the seat of who asks. Anybody who sits at the table may ask for a bot in the
    place of a person who is gone."""
    check_live(room)
    seat = room.table.seats[message.seat]
    if seat.kind == "person" and not own:
        if message.seat not in room.seats_here():
            since = None if by_host else clock() - room.gone_since[message.seat]
            await stand_in_for_gone(room, message.seat, request, since)
            return
        if not by_host:
            raise Refusal("error-not-your-seat", seat=message.seat)
    if seat.kind == "person":
        if not room.table.started:
            raise Refusal("error-not-started")
        if seat.stand_in is not None:
            raise Refusal("error-seat-taken", seat=message.seat)
        await room.append(log.HandedOver(seat=message.seat, name=seat.name, **request))
        return
    if not by_host:
        raise Refusal("error-not-host")
    level = message.level or room.table.stand_in
    check_level(level)
    await room.append(log.BotJoined(seat=message.seat, level=level, **request))


async def stand_in_for_gone(room: Room, seat: int, request: Request, seconds: float | None) -> None:
    """A bot moves until the person is here again. A connection that was lost some `seconds` ago
    may be no reason for it; the host is not asked."""
    check_playing(room)
    if room.table.seats[seat].stand_in is not None:
        raise Refusal("error-seat-taken", seat=seat)
    if seconds is not None and seconds < JUST_GONE:
        raise Refusal("error-just-gone", name=room.table.seats[seat].name)
    await room.append(log.Away(seat=seat, name=room.table.seats[seat].name, **request))


async def wait(room: Room, message: messages.Wait, request: Request) -> None:
    check_playing(room)
    seat = room.table.seats[message.seat]
    if seat.kind != "person" or message.seat in room.seats_here():
        raise Refusal("error-is-here", name=seat.name)
    if seat.stand_in is not None:
        raise Refusal("error-seat-taken", seat=message.seat)
    await room.append(log.Waited(seat=message.seat, name=seat.name, **request))


async def take_back(
    room: Room, message: messages.TakeBack, request: Request, *, by_host: bool
) -> None:
    check_live(room)
    seat = room.table.seats[message.seat]
    if seat.kind == "bot":
        if not by_host:
            raise Refusal("error-not-host")
        await room.append(log.BotLeft(seat=message.seat, level=seat.level, **request))
        return
    if seat.kind == "open" or seat.stand_in is None:
        raise Refusal("error-no-stand-in", seat=message.seat)
    await room.append(log.TakenBack(seat=message.seat, name=seat.name, **request))


async def mute(room: Room, message: messages.Mute, request: Request) -> None:
    if room.table.seats[message.seat].kind != "person":
        raise Refusal("error-not-found", seat=message.seat)
    kind = log.Muted if message.muted else log.Unmuted
    name = room.table.seats[message.seat].name
    await room.append(kind(seat=message.seat, name=name, **request))


async def returned(room: Room, seat: int) -> None:
    """Somebody for whom a bot moved is here again."""
    state = room.table.seats[seat]
    if room.table.status == "playing" and state.stand_in in ("away", "clock"):
        await room.append(log.Returned(seat=seat, name=state.name))


async def rematch(room: Room, request: Request, storage: Storage, registry: TableRegistry) -> None:
    """The same people at a new table, everybody one place on; their tokens hold there too."""
    table = room.table
    if table.status != "over":
        raise Refusal("error-not-over")
    if table.rematch is not None:
        return
    registry.check_ready(table.setup.game.name)
    count = len(table.seats)
    states = [table.seats[(p + 1) % count] for p in range(count)]
    agreed = Agreement(
        setup=AgreedSetup(**table.setup.as_json()),
        seats=tuple(
            AgreedSeat(kind=s.kind, name=s.name, level=s.level, beaver=s.beaver, colour=s.colour)
            for s in states
        ),
        host=None if table.host is None else (table.host - 1) % count,
        listed=False,
        hints=table.hints,
        chat=table.chat,
        seconds=table.seconds,
        absent=table.absent,
        stand_in=table.stand_in,
        friendly_undo=table.friendly_undo,
    )
    known = await storage.holders(table.id)
    holders = {hash: seat if seat == HOST else (seat - 1) % count for hash, seat in known.items()}
    following = await registry.create(agreed, holders)
    try:
        await room.append(log.Rematch(table=following.table.id, **request))
    except Conflict:  # another process has opened the next table
        await registry.delete(following)
        raise
