"""The host of a table: who has the rights, and who gets them next."""

from beaverboard.server.clock import Clock
from beaverboard.server.store.storage import HOST
from beaverboard.server.table import log
from beaverboard.server.table.log import Request
from beaverboard.server.table.room import Guest, Room


def people(room: Room) -> list[int]:
    return [p for p, seat in enumerate(room.table.seats) if seat.kind == "person"]


def heirs(room: Room, leaving: Guest) -> list[int]:
    """Who could be host next: seats of the same device, then people who are there, then others."""
    here = room.seats_here()
    return sorted(people(room), key=lambda p: (p not in leaving.seats, p not in here, p))


async def pass_on_host(room: Room, seat: int, request: Request) -> None:
    """The rights go with a seat from now on; the old host's token holds nothing."""
    name = room.table.seats[seat].name
    await room.append(log.HostChanged(seat=seat, name=name, **request), revoked=(HOST,))


async def replace_gone_host(room: Room, clock: Clock, seconds: float) -> None:
    """Without a host nobody can start, remove or mute: somebody who is there takes over from one
    who has been gone for so many seconds."""
    async with room.lock:
        gone = clock() - room.host_gone_since
        if not room.owned or room.forgotten or room.host_here() or gone < seconds:
            return
        here = room.seats_here()
        if following := [p for p in people(room) if p in here]:
            await pass_on_host(room, following[0], Request())
            room.broadcast()
