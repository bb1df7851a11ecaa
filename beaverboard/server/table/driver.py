"""What happens at a table by itself: bots move, clocks run out, absent people are stood in for.

One task a table drives it, in the process that owns the table. While nobody is connected the
table rests.
"""

import asyncio
import logging
from dataclasses import dataclass

from beaverboard.server.clock import Sources
from beaverboard.server.settings import Settings
from beaverboard.server.store.database import Conflict, Corrupt, DiskFull, Unavailable
from beaverboard.server.table import lesson, log, shuffling
from beaverboard.server.table.room import Room
from beaverboard.server.table.table import Table
from beaverboard.server.workers.pool import BotPool

logger = logging.getLogger("beaverboard.server")

DISK_FULL_SECONDS = 2.0  # before a bot tries again to keep its move

Absence = type[log.Away | log.TimedOut]  # why a bot moves for a person


@dataclass(frozen=True, slots=True)
class Driver:
    room: Room
    bot_pool: BotPool
    clock: Sources
    settings: Settings

    async def run(self) -> None:
        room = self.room
        try:
            while not room.forgotten:
                room.changed.clear()
                try:
                    await self._next_turn()
                except Conflict:
                    pass  # another process was first; the room knows by now
                except DiskFull:
                    await asyncio.sleep(DISK_FULL_SECONDS)
        except (Unavailable, Corrupt):
            pass  # the room is forgotten already, and comes back as the disk has it
        except Exception as error:
            logger.error("driver failed", exc_info=error)
            room.forget()

    async def _next_turn(self) -> None:
        seat = self.room.table.turn
        if self.room.table.starting and self._runs():
            await self._shuffle()
        elif seat is None or not self._runs():
            await self.room.changed.wait()
        elif self.room.table.moved_by_bot(seat):
            if (ends := self.room.break_ends()) is None:
                await self._bot_turn(seat)
            else:
                await self._wait_for_readers(ends)
        else:
            await self._person_turn(seat)

    def _runs(self) -> bool:
        return self.room.owned and bool(self.room.guests)

    async def _shuffle(self) -> None:
        """Deal once everybody who is here has added to the shuffle, or after long enough."""
        room = self.room
        ends = room.turn_began + self.settings.shuffle_seconds
        if shuffling.awaited(room):
            try:
                async with asyncio.timeout(max(0.0, ends - self.clock.monotonic())):
                    await room.changed.wait()
                return
            except TimeoutError:
                pass
        async with room.lock:
            if room.owned and room.table.starting:
                await shuffling.deal(room)
                room.broadcast()

    # Bots

    async def _wait_for_readers(self, ends: float) -> None:
        """Between two rounds: until everybody has closed the score sheet, or for long enough."""
        try:
            async with asyncio.timeout(max(0.0, ends - self.clock.monotonic())):
                await self.room.changed.wait()
        except TimeoutError:
            if self.clock.monotonic() >= ends:
                self.room.end_break()

    async def _bot_turn(self, seat: int) -> None:
        """Think and pause; give up when the turn is no longer the bot's."""
        room, table = self.room, self.room.table
        ply, level = table.ply, table.bot_level(seat)
        thought = asyncio.create_task(self._think(table, seat, level))
        ready = asyncio.create_task(self._after_pause(thought))
        try:
            while not ready.done():
                changed = asyncio.create_task(room.changed.wait())
                await asyncio.wait({ready, changed}, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                room.changed.clear()
                now = (room.table.ply, room.table.turn, self._runs())
                still_bots = now == (ply, seat, True) and room.table.moved_by_bot(seat)
                if not still_bots or room.table.bot_level(seat) != level:
                    room.changed.set()
                    return
            await self._move(seat, ply, ready.result())
        finally:
            ready.cancel()
            thought.cancel()

    async def _think(self, table: Table, seat: int, level: str) -> int:
        """The bot's action; at a lesson's table the one that its course has."""
        match = table.match
        assert match is not None
        if words := lesson.next_words(table):
            return match.game.text.action(words)
        seed = table.bot_seed_for(level)
        imagined, legal = match.imagined(seat, seed).position(), match.legal_actions()
        return await self.bot_pool.choose(imagined, seat, level, seed, legal)

    async def _after_pause(self, thought: "asyncio.Task[int]") -> int:
        """The bot's answer after a pause. Its timing must not reveal how long the search took:
        an answer that is not there after the pause waits for a whole further one."""
        while True:
            pause = self.clock.pause(self.settings.pause_least, self.settings.pause_most)
            await asyncio.sleep(pause)
            if pause == 0.0 or thought.done():
                return await thought

    async def _move(self, seat: int, ply: int, action: int) -> None:
        room = self.room
        async with room.lock:
            table = room.table
            if table.ply != ply or table.turn != seat or not table.moved_by_bot(seat):
                return
            assert table.match is not None
            words = table.match.game.text.words(action)
            await room.append(log.Moved(seat=seat, words=words, bot=True))
            room.broadcast()

    # People

    async def _person_turn(self, seat: int) -> None:
        """Wait for them until the clock has run out or they have been away for too long."""
        due = self._deadline(seat)
        if due is None:
            await self.room.changed.wait()
            return
        ends, absence = due
        try:
            async with asyncio.timeout(max(0.0, ends - self.clock.monotonic())):
                await self.room.changed.wait()
        except TimeoutError:
            await self._stand_in(seat, absence)

    def _deadline(self, seat: int) -> tuple[float, Absence] | None:
        """When a bot moves for the seat, and why; none if it is waited for without end."""
        room, table = self.room, self.room.table
        choices: list[tuple[float, Absence]] = []
        if table.absent is not None and seat not in room.seats_here() and self._people_here():
            gone = max(room.gone_since[seat], room.turn_began)
            choices.append((gone + table.absent, log.Away))
        if table.seconds is not None:
            choices.append((room.turn_began + table.seconds, log.TimedOut))
        return min(choices, key=lambda choice: choice[0], default=None)

    def _people_here(self) -> bool:
        room = self.room
        there = bool(room.elsewhere.seats) or room.elsewhere.host
        return there or any(guest.seats or room.is_host(guest) for guest in room.guests)

    async def _stand_in(self, seat: int, absence: Absence) -> None:
        room = self.room
        async with room.lock:
            if not room.owned or room.table.turn != seat or room.table.moved_by_bot(seat):
                return
            due = self._deadline(seat)
            if due is None or self.clock.monotonic() < due[0] or due[1] is not absence:
                return
            await room.append(absence(seat=seat, name=room.table.seats[seat].name))
            room.broadcast()
