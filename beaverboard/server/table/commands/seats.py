"""Sitting down, getting up, and what the host decides about seats."""

from beaverboard.server.clock import hashed
from beaverboard.server.protocol import bodies, messages
from beaverboard.server.protocol.bodies import HeldSeat, Link
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.sanitize import alike
from beaverboard.server.store.database import Conflict
from beaverboard.server.store.storage import HOST
from beaverboard.server.table import log
from beaverboard.server.table.driver import pass_on_host, people
from beaverboard.server.table.log import AgreedSeat, AgreedSetup, Agreement, Request
from beaverboard.server.table.registry import check_level, checked_name
from beaverboard.server.table.room import Guest, Room

CODE_SECONDS = 24 * 3600
ENTRIES = 2_000  # besides moves that a table's log may have: it is replayed when it is loaded


async def join(room: Room, wish: bodies.Join) -> HeldSeat:
    table = room.table
    if table.status in ("over", "closed"):
        raise Refusal("error-is-over" if table.status == "over" else "error-table-closed")
    token = room.tables.sources.token()
    join_key = hashed(wish.key) if wish.key else None
    if join_key in table.join_keys:  # a retry: the answer was lost, and the token with it
        seat = table.join_keys[join_key]
        adding = room.tables.storage.add_token(table.id, table.number, hashed(token), seat)
        await room.catching_up(adding)
        return HeldSeat(seat=seat, token=token)
    if table.besides_moves >= ENTRIES:
        raise Refusal("error-log-full")
    name = checked_name(wish.name)
    if any(seat.name and alike(seat.name, name) for seat in table.seats):
        raise Refusal("error-name-taken", name=name)
    seat = free_seat(room, wish.seat)
    joined = log.Joined(seat=seat, name=name, join_key=join_key)
    await room.append(joined, holders={hashed(token): seat}, revoked=(seat,))
    room.tell()
    return HeldSeat(seat=seat, token=token)


def free_seat(room: Room, wanted: int | None) -> int:
    free = room.table.open_seats
    if not free or room.table.lesson:
        raise Refusal("error-no-free-seat")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refusal("error-seat-taken", seat=wanted)
    return wanted


async def holder(room: Room, token: str | None) -> int:
    """The seat, or `HOST`, that the token holds. Good only for what is done under the lock that
    the caller has, and `unless_changed` since the room's last entry."""
    if token is None:
        raise Refusal("error-token-missing")
    (seat,) = await room.tables.holders(room.table.id, [token])
    if seat is None:
        raise Refusal("error-token-unknown")
    return seat


async def link(room: Room, token: str | None) -> Link:
    """A code with which another device can take the same seat, once."""
    table, sources, storage = room.table, room.tables.sources, room.tables.storage
    seat = await holder(room, token)
    if seat == HOST:
        raise Refusal("error-not-your-seat")
    code = sources.id()
    expires = sources.milliseconds() + CODE_SECONDS * 1000
    await room.catching_up(storage.add_code(table.id, table.number, hashed(code), seat, expires))
    return Link(seat=seat, code=code, seconds=CODE_SECONDS)


async def claim(room: Room, code: str) -> HeldSeat:
    table, sources, token = room.table, room.tables.sources, room.tables.sources.token()
    exchanging = room.tables.storage.exchange(
        table.id, table.number, hashed(code), hashed(token), sources.milliseconds()
    )
    seat = await room.catching_up(exchanging)
    if seat is None:
        raise Refusal("error-code-unknown")
    return HeldSeat(seat=seat, token=token)


async def delete(room: Room, token: str | None) -> None:
    if await holder(room, token) not in (HOST, room.table.host):
        raise Refusal("error-not-host")
    await room.catching_up(room.tables.delete(room))


def live(room: Room) -> None:
    if room.table.status == "over":
        raise Refusal("error-is-over")
    if room.table.status == "closed":
        raise Refusal("error-table-closed")


async def leave(room: Room, message: messages.Leave, request: Request, guest: Guest) -> None:
    live(room)
    await vacate(room, log.Left, message.seat, request, guest)


async def remove(room: Room, message: messages.Remove, request: Request, guest: Guest) -> None:
    live(room)
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
        await pass_on_host(room, heir, {})


def heirs(room: Room, leaving: Guest) -> list[int]:
    """Who could be host next: seats of the same device, then people who are there, then others."""
    return sorted(people(room), key=lambda p: (p not in leaving.seats, not room.here(p), p))


async def make_host(room: Room, message: messages.MakeHost, request: Request) -> None:
    if room.table.seats[message.seat].kind != "person":
        raise Refusal("error-not-found", seat=message.seat)
    await pass_on_host(room, message.seat, request)


async def hand_over(
    room: Room, message: messages.HandOver, request: Request, *, by_host: bool
) -> None:
    live(room)
    seat = room.table.seats[message.seat]
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


async def take_back(
    room: Room, message: messages.TakeBack, request: Request, *, by_host: bool
) -> None:
    live(room)
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


async def rematch(room: Room, request: Request) -> None:
    """The same people at a new table, everybody one place on; their tokens hold there too."""
    table, tables = room.table, room.tables
    if table.status != "over":
        raise Refusal("error-not-over")
    if table.rematch is not None:
        return
    tables.check_ready(table.setup.game.name)
    count = len(table.seats)
    states = [table.seats[(p + 1) % count] for p in range(count)]
    agreed = Agreement(
        setup=AgreedSetup(**table.setup.as_json()),
        seats=tuple(AgreedSeat(kind=s.kind, name=s.name, level=s.level) for s in states),
        host=None if table.host is None else (table.host - 1) % count,
        listed=False,
        hints=table.hints,
        chat=table.chat,
        seconds=table.seconds,
        absent=table.absent,
        stand_in=table.stand_in,
    )
    known = await tables.storage.holders(table.id)
    holders = {hash: seat if seat == HOST else (seat - 1) % count for hash, seat in known.items()}
    following = await tables.create(agreed, holders)
    try:
        await room.append(log.Rematch(table=following.table.id, **request))
    except Conflict:  # another process has opened the next table
        await tables.delete(following)
        raise
