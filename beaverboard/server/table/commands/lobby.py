"""What the host changes before the start: what is agreed, and who sits where."""

from beaverboard.games.game import Game
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.table import log
from beaverboard.server.table.log import AgreedSetup, Request
from beaverboard.server.table.room import Room


def check_before_start(room: Room) -> None:
    if room.table.status == "closed":
        raise Refusal("error-table-closed")
    if room.table.started or room.table.starting:
        raise Refusal("error-already-started")


async def change_setup(room: Room, message: messages.ChangeSetup, request: Request) -> None:
    check_before_start(room)
    changed = wanted(room.table.setup.game, message, request)
    for p, seat in enumerate(room.table.seats):
        if seat.kind == "person" and p >= changed.setup.seats:
            raise Refusal("error-seat-occupied", seat=p, name=seat.name)
    await room.append(changed)


def wanted(game: Game, message: messages.ChangeSetup, request: Request) -> log.SetupChanged:
    """The entry that the command asks for."""
    try:
        setup = Setup.of(game, message.mode, message.seats, message.options)
    except BadSetup as error:
        raise Refusal("error-bad-setup", detail=str(error)) from None
    return log.SetupChanged(
        setup=AgreedSetup(**setup.as_json()),
        seconds=message.seconds,
        hints=message.hints,
        friendly_undo=message.friendly_undo,
        **request,
    )


async def swap_seats(room: Room, message: messages.SwapSeats, request: Request) -> None:
    check_before_start(room)
    one, other = message.seat, message.other
    if other >= len(room.table.seats) or one == other:
        raise Refusal("error-not-found", seat=other)
    await room.append(log.SeatsSwapped(seat=one, other=other, **request), swapped=(one, other))
