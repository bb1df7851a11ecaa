"""Between the host's start and the deal: what is agreed stands, and whoever is here adds to the
shuffle. Nobody's part is known before there is nothing left to choose that it could be chosen
for."""

from beaverboard.server.table import log
from beaverboard.server.table.room import Room


def awaited(room: Room) -> list[int]:
    """The seats of people who are here and have not added to the shuffle."""
    seats, here = room.table.seats, room.seats_here()
    return [
        p
        for p, seat in enumerate(seats)
        if seat.kind == "person" and p in here and not seat.contribution
    ]


async def deal(room: Room) -> None:
    """The caller holds the lock, and the host has started."""
    starting = room.table.starting
    assert starting is not None
    version = room.table.setup.game.version
    await room.append(log.Started(version=version, fill=starting.fill))
