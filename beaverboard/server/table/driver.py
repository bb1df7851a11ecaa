"""What happens at a table by itself: bots move, clocks run out, absent people are stood in for.

One task a table looks after it, in the process that owns the table. While nobody is connected
the table rests.
"""

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING

from beaverboard.server.store.database import Conflict, Corrupt, DiskFull, Unavailable
from beaverboard.server.store.storage import HOST
from beaverboard.server.table import lesson, log
from beaverboard.server.table.log import Request

if TYPE_CHECKING:
    from beaverboard.server.table.room import Room

logger = logging.getLogger("beaverboard.server")

DISK_FULL_SECONDS = 2.0  # before a bot tries again to keep its move


async def drive(room: "Room") -> None:
    try:
        while not room.forgotten:
            room.changed.clear()
            try:
                await next_turn(room)
            except Conflict:
                pass  # somebody else was first; the room knows by now
            except DiskFull:
                await asyncio.sleep(DISK_FULL_SECONDS)
    except (Unavailable, Corrupt):
        pass  # the room is forgotten already, and comes back as the disk has it
    except Exception as error:
        logger.error("driver failed", exc_info=error)
        room.tables.forget(room)


async def next_turn(room: "Room") -> None:
    seat = room.table.turn
    if seat is None or not runs(room):
        await room.changed.wait()
    elif room.table.moved_by_bot(seat):
        await bot_turn(room, seat)
    else:
        await person_turn(room, seat)


def runs(room: "Room") -> bool:
    return room.owned and bool(room.guests)


# Bots


async def bot_turn(room: "Room", seat: int) -> None:
    """Think and pause; give up when the turn is no longer the bot's."""
    ply, level = room.table.ply, room.table.bot_level(seat)
    match = room.table.match
    assert match is not None
    seed = bot_key(room, level)
    imagined, legal = match.imagined(seat, seed).position(), match.legal_actions()
    bot_pool = room.tables.bot_pool
    if words := lesson.next_words(room.table):
        thought = asyncio.create_task(known(match.game.text.action(words)))
    else:
        thought = asyncio.create_task(bot_pool.choose(imagined, seat, level, seed, legal))
    ready = asyncio.create_task(unhurried(room, thought))
    try:
        while not ready.done():
            changed = asyncio.create_task(room.changed.wait())
            await asyncio.wait({ready, changed}, return_when=asyncio.FIRST_COMPLETED)
            changed.cancel()
            room.changed.clear()
            now = (room.table.ply, room.table.turn, runs(room))
            if now != (ply, seat, True) or not room.table.moved_by_bot(seat):
                room.changed.set()
                return
            if room.table.bot_level(seat) != level:
                room.changed.set()
                return
        await move_for(room, seat, ply, ready.result())
    finally:
        ready.cancel()
        thought.cancel()


async def known(action: int) -> int:
    return action


async def unhurried(room: "Room", thought: "asyncio.Task[int]") -> int:
    """The bot's answer after a pause. When it comes must not tell how hard the thinking was:
    an answer that is not there after the pause waits for a whole further one."""
    settings = room.tables.settings
    while True:
        pause = room.tables.sources.pause(settings.pause_least, settings.pause_most)
        await asyncio.sleep(pause)
        if pause == 0.0 or thought.done():
            return await thought


async def move_for(room: "Room", seat: int, ply: int, action: int) -> None:
    async with room.lock:
        table = room.table
        if table.ply != ply or table.turn != seat or not table.moved_by_bot(seat):
            return
        assert table.match is not None
        words = table.match.game.text.words(action)
        await room.append(log.Moved(seat=seat, words=words, bot=True))
        room.tell()


def bot_key(room: "Room", purpose: str) -> str:
    """A stream of its own for every thought, the same again after a restart."""
    table = room.table
    name = f"{purpose} {table.ply} {table.turn}".encode()
    return hashlib.sha256(b"beaverboard bot" + table.bot_seed + name).hexdigest()


# People


async def person_turn(room: "Room", seat: int) -> None:
    """Wait for them until the clock has run out or they have been away for too long."""
    due = deadline(room, seat)
    if due is None:
        await room.changed.wait()
        return
    ends, cause = due
    try:
        async with asyncio.timeout(max(0.0, ends - room.tables.sources.monotonic())):
            await room.changed.wait()
    except TimeoutError:
        await stand_in(room, seat, cause)


def deadline(room: "Room", seat: int) -> tuple[float, type[log.Away | log.TimedOut]] | None:
    """When a bot moves for the seat, and why; none if it is waited for without end."""
    table = room.table
    choices: list[tuple[float, type[log.Away | log.TimedOut]]] = []
    if table.seconds is not None:
        choices.append((room.turn_began + table.seconds, log.TimedOut))
    if table.absent is not None and not room.here(seat) and people_here(room):
        gone = max(room.gone_since[seat], room.turn_began)
        choices.append((gone + table.absent, log.Away))
    return min(choices, key=lambda choice: choice[0], default=None)


def people_here(room: "Room") -> bool:
    there = bool(room.elsewhere.seats) or room.elsewhere.host
    return there or any(guest.seats or room.is_host(guest) for guest in room.guests)


async def stand_in(room: "Room", seat: int, cause: type[log.Away | log.TimedOut]) -> None:
    async with room.lock:
        if not room.owned:
            return
        due = deadline(room, seat) if room.table.turn == seat else None
        if due is None or room.tables.sources.monotonic() < due[0] or due[1] is not cause:
            return
        if room.table.moved_by_bot(seat):
            return
        await room.append(cause(seat=seat, name=room.table.seats[seat].name))
        room.tell()


# The host


async def replace_gone_host(room: "Room") -> None:
    """Without a host nobody can start, remove or mute: somebody who is there takes over."""
    async with room.lock:
        gone = room.tables.sources.monotonic() - room.host_gone_since
        patience = room.tables.settings.host_seconds
        if not room.owned or room.forgotten or room.host_here() or gone < patience:
            return
        if heirs := [p for p in people(room) if room.here(p)]:
            await pass_on_host(room, heirs[0], {})
            room.tell()


def people(room: "Room") -> list[int]:
    return [p for p, seat in enumerate(room.table.seats) if seat.kind == "person"]


async def pass_on_host(room: "Room", seat: int, request: Request) -> None:
    """The rights go with a seat from now on; the old host's token holds nothing."""
    name = room.table.seats[seat].name
    await room.append(log.HostChanged(seat=seat, name=name, **request), revoked=(HOST,))
