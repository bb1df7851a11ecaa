"""Sitting down and what comes with it: tokens, personal links, and deleting the table.

The caller holds the lock of the room.
"""

from collections.abc import Iterable

from beaverboard.server.clock import Sources, hashed
from beaverboard.server.protocol import bodies
from beaverboard.server.protocol.bodies import HeldSeat, Link
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.sanitize import alike
from beaverboard.server.store.storage import HOST, Storage
from beaverboard.server.table import log
from beaverboard.server.table.opening import checked_name
from beaverboard.server.table.registry import TableRegistry
from beaverboard.server.table.room import Room

CODE_SECONDS = 24 * 3600


async def join(room: Room, body: bodies.Join, storage: Storage, clock: Sources) -> HeldSeat:
    table = room.table
    if table.status in ("over", "closed"):
        raise Refusal("error-is-over" if table.status == "over" else "error-table-closed")
    token = clock.token()
    join_key = hashed(body.key) if body.key else None
    if join_key in table.join_keys:  # a retry: the answer was lost, and the token with it
        seat = table.join_keys[join_key]
        adding = storage.add_token(table.id, table.number, hashed(token), seat)
        await room.catching_up(adding)
        return HeldSeat(seat=seat, token=token)
    if table.log_is_full:
        raise Refusal("error-log-full")
    if table.starting:
        raise Refusal("error-already-started")
    name = checked_name(body.name)
    if any(seat.name and alike(seat.name, name) for seat in table.seats):
        raise Refusal("error-name-taken", name=name)
    seat = free_seat(room, body.seat)
    joined = log.Joined(
        seat=seat, name=name, join_key=join_key, beaver=body.beaver, colour=body.colour
    )
    await room.append(joined, holders={hashed(token): seat}, revoked=(seat,))
    room.broadcast()
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


async def held_seats(storage: Storage, id: str, tokens: Iterable[str]) -> list[int | None]:
    """For each token the seat it holds at the table, `HOST`, or none."""
    known = await storage.holders(id)
    return [known.get(hashed(token)) for token in tokens]


async def holder(room: Room, token: str | None, storage: Storage) -> int:
    """The seat, or `HOST`, that the token holds. Good only for what is done under the lock that
    the caller has, and `unless_changed` since the room's last entry."""
    if token is None:
        raise Refusal("error-token-missing")
    (seat,) = await held_seats(storage, room.id, [token])
    if seat is None:
        raise Refusal("error-token-unknown")
    return seat


async def link(room: Room, token: str | None, storage: Storage, clock: Sources) -> Link:
    """A code with which another device can take the same seat, once."""
    table = room.table
    seat = await holder(room, token, storage)
    if seat == HOST:
        raise Refusal("error-not-your-seat")
    code = clock.id()
    expires = clock.milliseconds() + CODE_SECONDS * 1000
    await room.catching_up(storage.add_code(table.id, table.number, hashed(code), seat, expires))
    return Link(seat=seat, code=code, seconds=CODE_SECONDS)


async def claim(room: Room, code: str, storage: Storage, clock: Sources) -> HeldSeat:
    table, token = room.table, clock.token()
    exchanging = storage.exchange_code(
        table.id, table.number, hashed(code), hashed(token), clock.milliseconds()
    )
    seat = await room.catching_up(exchanging)
    if seat is None:
        raise Refusal("error-code-unknown")
    return HeldSeat(seat=seat, token=token)


async def delete(room: Room, token: str | None, storage: Storage, registry: TableRegistry) -> None:
    if await holder(room, token, storage) not in (HOST, room.table.host):
        raise Refusal("error-not-host")
    await room.catching_up(registry.delete(room))
