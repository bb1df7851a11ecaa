"""Talk at a table: short texts and reactions; the last ones are kept for those who come in."""

from beaverboard.server.clock import Clock, Sources
from beaverboard.server.ops.limits import Bucket
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.sanitize import clean
from beaverboard.server.table import log
from beaverboard.server.table.commands import moves
from beaverboard.server.table.log import Request
from beaverboard.server.table.room import Room

BURST, A_SECOND = 6, 0.5


def chat_limit(clock: Clock) -> Bucket:
    """How often one connection may say something."""
    return Bucket(clock, A_SECOND, BURST)


async def say(
    room: Room, message: messages.SendChat, request: Request, limit: Bucket, clock: Sources
) -> None:
    seat = room.table.seats[message.seat]
    contents = (message.text, message.reaction, message.proposal)
    if sum(content is not None for content in contents) != 1:
        raise Refusal("error-bad-text")
    text = clean(message.text) if message.text is not None else None
    if message.text is not None and text is None:
        raise Refusal("error-bad-text")
    if not room.table.chat:
        raise Refusal("error-chat-off")
    if seat.muted:
        raise Refusal("error-muted")
    if message.to and not set(message.to) <= set(room.table.setup.partners_of(message.seat)):
        raise Refusal("error-not-partners")
    if not limit.take():
        raise Refusal("error-too-fast")
    said = messages.ChatMessage(
        number=room.chats + 1,
        time=clock.milliseconds(),
        seat=message.seat,
        name=seat.name or "",
        text=text,
        reaction=message.reaction,
        to=hearers(room, message),
        proposal=message.proposal,
    )
    await room.append_saying(said, request["by"], request["key"])


def hearers(room: Room, message: messages.SendChat) -> tuple[int, ...] | None:
    """Who hears it; a proposal only the partner in turn."""
    if message.proposal is None:
        return None if message.to is None else tuple(message.to)
    match = moves.playing(room)
    moves.check_ply(room, message.proposal.ply)
    if message.seat not in room.table.setup.advisers_of(match.turn):
        raise Refusal("error-not-partners")
    moves.checked(match, message.proposal.action)
    return (match.turn,)


async def switch(room: Room, message: messages.SwitchChat, request: Request) -> None:
    switched = log.ChatOn(**request) if message.on else log.ChatOff(**request)
    await room.append(switched, clear_chat=not message.on)
