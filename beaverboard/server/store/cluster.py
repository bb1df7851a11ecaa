"""Several processes, or machines, at one PostgreSQL.

Any of them commits to any table (`storage`). What this page adds: they tell each other who
is connected where, one of them at a time holds the lease of a table and runs its bots and
clocks, and each learns what the others have written. A notification is only a wake-up: what
is new is read from the table's own log after the last known number, and whatever a lost
notification would have told is found by a slow poll.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from beaverboard.server.store.database import Unavailable
from beaverboard.server.store.schema import entries, presence, sayings, tables
from beaverboard.server.store.storage import Job, LogRow, Saying, Storage, log_row

if TYPE_CHECKING:
    from beaverboard.server.table.registry import Tables
    from beaverboard.server.table.room import Room

log = logging.getLogger("beaverboard.server")

HEARTBEAT = 2.0  # seconds between two looks at everything
LEASE = 10  # seconds for which a process is believed to live without a sign
RECONNECT = 0.5
LISTEN = "LISTEN beaverboard"  # to `CHANNEL`


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is connected to a table by way of other processes."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    spectators: int = 0

    @property
    def anybody(self) -> bool:
        return bool(self.seats or self.host or self.spectators)


NOBODY = Elsewhere()


@dataclass(frozen=True, slots=True)
class News:
    """What others have written to a table after what a room knew of it."""

    reading: int  # what was read later knows more
    entries: Sequence[LogRow]
    sayings: Sequence[Saying]
    said: int
    elsewhere: Elsewhere


# Read for many tables at once, and put together once: every move of another process asks it.
KNOWN = (
    sa.func.unnest(
        sa.bindparam("ids", type_=sa.ARRAY(sa.String)),
        sa.bindparam("numbers", type_=sa.ARRAY(sa.Integer)),
        sa.bindparam("sayings", type_=sa.ARRAY(sa.Integer)),
    )
    .table_valued(
        sa.column("id", sa.String), sa.column("number", sa.Integer), sa.column("said", sa.Integer)
    )
    .render_derived()
)
NEW_ENTRIES = (
    sa.select(entries)
    .join(KNOWN, (entries.c.table_id == KNOWN.c.id) & (entries.c.number > KNOWN.c.number))
    .order_by(entries.c.table_id, entries.c.number)
)
NEW_SAYINGS = (
    sa.select(sayings)
    .join(KNOWN, (sayings.c.table_id == KNOWN.c.id) & (sayings.c.number > KNOWN.c.said))
    .order_by(sayings.c.table_id, sayings.c.number)
)
SAID = sa.select(tables.c.id, tables.c.said).join(KNOWN, tables.c.id == KNOWN.c.id)
PRESENT = (
    sa.select(presence)
    .join(KNOWN, presence.c.table_id == KNOWN.c.id)
    .where(presence.c.process != sa.bindparam("but"), presence.c.until > sa.func.now())
)


def later() -> sa.ColumnElement[datetime]:
    """When a lease that is taken now ends, by the clock of the database."""
    return sa.func.now() + sa.func.make_interval(0, 0, 0, 0, 0, 0, LEASE)


def not_locked(wanted: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    """Those of the wanted tables that nobody writes to right now: who locks many rows must not
    wait for any. The others get their turn at the next heartbeat."""
    free = sa.select(tables.c.id).where(wanted).with_for_update(skip_locked=True)
    return tables.c.id.in_(free)


class Cluster:
    """For a database of this process alone there is nothing to do: it owns every table."""

    def __init__(self, all_tables: "Tables") -> None:
        self._tables = all_tables
        self._storage: Storage = all_tables.storage
        self.shared = self._storage.shared
        self._stirred: set[str] = set()
        self._stir = asyncio.Event()
        self._woken: set[str] = set()  # tables that others have written to
        self._wake = asyncio.Event()
        self._readings = 0
        self._learning: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        if self.shared:
            for work in (self._announce(), self._beat(), self._listen(), self._catch_up()):
                self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        tasks = (*self._tasks, *self._learning)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.shared:
            with suppress(Unavailable):
                await self._storage.apart(self._take_leave)

    def _take_leave(self, connection: sa.Connection) -> None:
        me = self._storage.process
        gone = presence.delete().where(presence.c.process == me).returning(presence.c.table_id)
        left = list(connection.execute(gone).scalars())
        mine = not_locked(tables.c.owner == me)
        connection.execute(tables.update().where(mine).values(owner=None))
        for table in left:
            self._storage.wake(connection, table)

    # Presence and leases

    def stir(self, room: "Room") -> None:
        """Who is connected to the room has changed."""
        if self.shared:
            self._stirred.add(room.table.id)
            self._stir.set()

    async def _announce(self) -> None:
        while True:
            await self._stir.wait()
            self._stir.clear()
            stirred, self._stirred = sorted(self._stirred), set()
            for id in stirred:
                try:
                    await self._storage.write(self._announcement(id), id)
                except Exception as error:
                    self._stirred.add(id)  # the next heartbeat tries again
                    if not isinstance(error, Unavailable):
                        log.error("presence failed", exc_info=error)
            await self._take_leases(stirred)

    def _announcement(self, id: str) -> Job:
        room = self._tables.rooms.get(id)
        guests = list(room.guests) if room is not None else []
        seats = {seat for guest in guests for seat in guest.seats}
        row = {
            "seats": sum(1 << seat for seat in seats),
            "host": room is not None and any(guest.host_token for guest in guests),
            "spectators": sum(not guest.seats for guest in guests),
            "until": later(),
        }
        me = self._storage.process
        mine = (presence.c.table_id == id) & (presence.c.process == me)

        def job(connection: sa.Connection) -> None:
            connection.execute(presence.delete().where(mine))
            known = connection.execute(sa.select(tables.c.id).where(tables.c.id == id)).first()
            if guests and known is not None:
                connection.execute(presence.insert().values(table_id=id, process=me, **row))
            elif not guests:
                release = tables.update().where(tables.c.id == id, tables.c.owner == me)
                connection.execute(release.values(owner=None))
            self._storage.wake(connection, id)

        if not guests and room is not None:
            room.owned = False
        return job

    async def _take_leases(self, ids: Iterable[str]) -> None:
        """Become the owner of those that nobody owns."""
        rooms = self._tables.rooms
        wanted = [id for id in ids if id in rooms and rooms[id].guests and not rooms[id].owned]
        if not wanted:
            return
        free = (tables.c.owner.is_(None)) | (tables.c.owned_until < sa.func.now())
        mine = tables.c.owner == self._storage.process
        take = (
            tables.update()
            .where(not_locked(tables.c.id.in_(wanted) & (free | mine)))
            .values(owner=self._storage.process, owned_until=later())
            .returning(tables.c.id)
        )
        with suppress(Unavailable):
            taken = await self._storage.apart(lambda c: list(c.execute(take).scalars()))
            for id in taken:
                if id in rooms:
                    rooms[id].owned = True
                    rooms[id].changed.set()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._renew()
                await self._take_leases(list(self._tables.rooms))
                await self.look_at_everything()
            except Unavailable:
                log.warning("the database does not answer")
                for room in self._tables.rooms.values():
                    room.owned = False
            except Exception as error:
                log.error("heartbeat failed", exc_info=error)
            if self._stirred:
                self._stir.set()

    async def _renew(self) -> None:
        me = self._storage.process

        def job(connection: sa.Connection) -> set[str]:
            alive = presence.update().where(presence.c.process == me).values(until=later())
            connection.execute(alive)
            mine = tables.c.owner == me
            connection.execute(tables.update().where(not_locked(mine)).values(owned_until=later()))
            return set(connection.execute(sa.select(tables.c.id).where(mine)).scalars())

        still_mine = await self._storage.apart(job)
        for id, room in self._tables.rooms.items():
            room.owned = room.owned and id in still_mine

    # What the others have written

    async def _listen(self) -> None:
        import psycopg  # an extra: only those who use PostgreSQL need it

        plain = self._storage.engine.url.set(drivername="postgresql")
        address = plain.render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    address, autocommit=True, connect_timeout=5
                )
                async with connection:
                    await connection.execute(LISTEN)
                    await self.look_at_everything()  # what was missed until now
                    async for note in connection.notifies():
                        process, _, table = note.payload.partition(" ")
                        if process != self._storage.process:
                            self.look_at(table)
            except (psycopg.Error, Unavailable, OSError):
                self._tables.metrics.lost_listeners.inc()
            except Exception as error:
                log.error("listener failed", exc_info=error)
            await asyncio.sleep(RECONNECT)

    def look_at(self, id: str) -> None:
        """Read what is new at a table, soon, and together with what is new at others."""
        if id in self._tables.rooms:
            self._woken.add(id)
            self._wake.set()

    async def _catch_up(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            woken, self._woken = self._woken, set()
            rooms = [self._tables.rooms[id] for id in woken if id in self._tables.rooms]
            try:
                news = await self.news(rooms)
            except Unavailable:
                continue  # the heartbeat looks again
            except Exception as error:
                log.error("reading news failed", exc_info=error)
                continue
            for room in rooms:
                if not room.lock.locked():
                    self._learn(room, news.get(room.table.id))
                else:  # it is writing itself: the others don't wait for that
                    learning = asyncio.create_task(self._learn_later(room, news))
                    self._learning.add(learning)
                    learning.add_done_callback(self._learning.discard)

    async def _learn_later(self, room: "Room", news: Mapping[str, News]) -> None:
        async with room.lock:
            self._learn(room, news.get(room.table.id))

    def _learn(self, room: "Room", news: News | None) -> None:
        try:
            room.learn(news)
        except Exception as error:  # of one table: the others go on
            log.error("learning news failed", exc_info=error)
            self._tables.forget(room)

    async def news(self, rooms: Sequence["Room"]) -> dict[str, News]:
        """By table, if it is still there, what the rooms do not know yet."""
        self._readings += 1
        if not self.shared:
            return await self._own_news(rooms, self._readings)
        asked = {
            "ids": [room.table.id for room in rooms],
            "numbers": [room.table.number for room in rooms],
            "sayings": [room.chats for room in rooms],
            "but": self._storage.process,
        }
        return await self._storage.read(partial(read_news, asked=asked, reading=self._readings))

    async def _own_news(self, rooms: Sequence["Room"], reading: int) -> dict[str, News]:
        """Nobody else writes here, but a table may have been deleted."""
        found = {}
        for room in rooms:
            id = room.table.id
            stored = await self._storage.load(id, entry=room.table.number, saying=room.chats)
            if stored is not None:
                said = stored.row["said"]
                found[id] = News(reading, stored.entries, stored.sayings, said, NOBODY)
        return found

    async def look_at_everything(self) -> None:
        """The slow poll: find the tables in memory that others have changed."""
        rooms = dict(self._tables.rooms)
        ids = list(rooms)
        for first in range(0, len(ids), 500):
            some = ids[first : first + 500]
            me = self._storage.process
            state = await self._storage.read(partial(read_state, ids=some))
            there = await self._storage.read(partial(read_presence, ids=some, but=me))
            for id in some:
                room = rooms[id]
                known = (room.table.number, room.chats)
                if state.get(id) != known or there.get(id, NOBODY) != room.elsewhere:
                    self.look_at(id)


def read_news(connection: sa.Connection, asked: dict[str, Any], reading: int) -> dict[str, News]:
    happened: defaultdict[str, list[LogRow]] = defaultdict(list)
    for row in connection.execute(NEW_ENTRIES, asked):
        happened[row.table_id].append(log_row(row))
    spoken: defaultdict[str, list[Saying]] = defaultdict(list)
    for row in connection.execute(NEW_SAYINGS, asked):
        spoken[row.table_id].append(Saying(row.number, row.author, row.key, row.body))
    present = gathered(connection.execute(PRESENT, asked))
    return {
        id: News(reading, happened[id], spoken[id], said, present.get(id, NOBODY))
        for id, said in connection.execute(SAID, asked)
    }


def read_state(connection: sa.Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    wanted = sa.select(tables.c.id, tables.c.number, tables.c.said).where(tables.c.id.in_(ids))
    return {id: (number, said) for id, number, said in connection.execute(wanted)}


def read_presence(connection: sa.Connection, ids: Sequence[str], but: str) -> dict[str, Elsewhere]:
    wanted = sa.select(presence).where(
        presence.c.table_id.in_(ids),
        presence.c.process != but,
        presence.c.until > sa.func.now(),
    )
    return gathered(connection.execute(wanted))


def gathered(rows: Iterable[Any]) -> dict[str, Elsewhere]:
    found: dict[str, Elsewhere] = {}
    for row in rows:
        known = found.get(row.table_id, NOBODY)
        seats = frozenset(seat for seat in range(8) if row.seats >> seat & 1)
        found[row.table_id] = Elsewhere(
            known.seats | seats, known.host or row.host, known.spectators + row.spectators
        )
    return found
