"""Several processes, or machines, at one PostgreSQL.

Any of them commits to any table (`storage`). What this module adds: they publish who is
connected where (presence), one of them at a time holds the lease of a table and runs its bots
and clocks, and each reads what the others have written. A notification is only a wake-up: what
is new is read from the table's own log after the last known number, and whatever a lost
notification would have announced is found by a slow poll.

The cluster knows a table in memory as a `Replica`; the lock of a replica is held while what
others have written is applied to it.
"""

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import Any, Protocol

import sqlalchemy as sa

from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.store.database import Unavailable
from beaverboard.server.store.schema import entries, presence, sayings, tables
from beaverboard.server.store.storage import Job, LogRow, Saying, Storage, log_row

log = logging.getLogger("beaverboard.server")

HEARTBEAT = 2.0  # seconds between two polls of everything
LEASE = 10  # seconds after which a process without a heartbeat counts as dead
RECONNECT = 0.5
LISTEN = "LISTEN beaverboard"  # to `CHANNEL`


@dataclass(frozen=True, slots=True)
class Connected:
    """Who is connected to a table, here or by way of other processes."""

    seats: frozenset[int] = frozenset()
    host: bool = False
    spectators: int = 0
    # Seats whose page shows a score sheet after a round: the ply up to which it was closed.
    sheets: Mapping[int, int] = field(default_factory=dict)

    @property
    def anybody(self) -> bool:
        return bool(self.seats or self.host or self.spectators)


NOBODY = Connected()


@dataclass(frozen=True, slots=True)
class News:
    """What others have written to a table after what this process knew of it."""

    reading: int  # what was read later knows more
    entries: Sequence[LogRow]
    sayings: Sequence[Saying]
    said: int
    elsewhere: Connected


class Replica(Protocol):
    """A table in the memory of this process."""

    lock: asyncio.Lock
    owned: bool  # its bots and clocks run here
    elsewhere: Connected

    @property
    def id(self) -> str: ...
    @property
    def known(self) -> tuple[int, int]:
        """The numbers of its last entry and its last saying."""

    def connected_here(self) -> Connected: ...
    def start_driving(self) -> None: ...
    def learn(self, news: News | None) -> None: ...
    def forget(self) -> None: ...


# Statements for many tables at once, built once: every move of another process runs them.
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


def lease_end() -> sa.ColumnElement[datetime]:
    """When a lease taken now expires, by the clock of the database."""
    return sa.func.now() + sa.func.make_interval(0, 0, 0, 0, 0, 0, LEASE)


def not_locked(wanted: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    """The wanted tables but for rows that another transaction has locked (SKIP LOCKED): waiting
    while holding many locks could deadlock. Those are tried at the next heartbeat."""
    free = sa.select(tables.c.id).where(wanted).with_for_update(skip_locked=True)
    return tables.c.id.in_(free)


class Cluster:
    """With SQLite there is nothing to do: this process is alone and owns every table."""

    def __init__(self, storage: Storage, metrics: Metrics, replicas: Mapping[str, Replica]) -> None:
        self._storage = storage
        self._metrics = metrics
        self._replicas = replicas
        self.shared = storage.shared
        self._unpublished: set[str] = set()  # tables whose presence has changed
        self._publish = asyncio.Event()
        self._woken: set[str] = set()  # tables that others have written to
        self._wake = asyncio.Event()
        self._readings = 0
        self._learning: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        if self.shared:
            for work in (self._publish_presence(), self._beat(), self._listen(), self._catch_up()):
                self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        tasks = (*self._tasks, *self._learning)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.shared:
            with suppress(Unavailable):
                await self._storage.write_apart(self._release_everything)

    def _release_everything(self, connection: sa.Connection) -> None:
        me = self._storage.process
        gone = presence.delete().where(presence.c.process == me).returning(presence.c.table_id)
        left = list(connection.execute(gone).scalars())
        mine = not_locked(tables.c.owner == me)
        connection.execute(tables.update().where(mine).values(owner=None))
        for table in left:
            self._storage.notify(connection, table)

    # Presence and leases

    def publish_presence(self, id: str) -> None:
        """Who is connected to the table has changed: the others are told, soon."""
        if self.shared:
            self._unpublished.add(id)
            self._publish.set()

    async def _publish_presence(self) -> None:
        while True:
            await self._publish.wait()
            self._publish.clear()
            ids, self._unpublished = sorted(self._unpublished), set()
            for id in ids:
                try:
                    await self._storage.write(self._presence_job(id), id)
                except Exception as error:
                    self._unpublished.add(id)  # the next heartbeat tries again
                    if not isinstance(error, Unavailable):
                        log.error("presence failed", exc_info=error)
            await self._take_leases(ids)

    def _presence_job(self, id: str) -> Job:
        replica = self._replicas.get(id)
        here = replica.connected_here() if replica is not None else NOBODY
        row = {
            "seats": sum(1 << seat for seat in here.seats),
            "host": here.host,
            "spectators": here.spectators,
            "sheets": json.dumps(here.sheets),
            "until": lease_end(),
        }
        me = self._storage.process
        mine = (presence.c.table_id == id) & (presence.c.process == me)

        def job(connection: sa.Connection) -> None:
            connection.execute(presence.delete().where(mine))
            known = connection.execute(sa.select(tables.c.id).where(tables.c.id == id)).first()
            if here.anybody and known is not None:
                connection.execute(presence.insert().values(table_id=id, process=me, **row))
            elif not here.anybody:
                release = tables.update().where(tables.c.id == id, tables.c.owner == me)
                connection.execute(release.values(owner=None))
            self._storage.notify(connection, id)

        if not here.anybody and replica is not None:
            replica.owned = False
        return job

    async def _take_leases(self, ids: Iterable[str]) -> None:
        """Become the owner of those that nobody owns."""
        replicas = self._replicas
        wanted = [
            id
            for id in ids
            if id in replicas and not replicas[id].owned and replicas[id].connected_here().anybody
        ]
        if not wanted:
            return
        free = (tables.c.owner.is_(None)) | (tables.c.owned_until < sa.func.now())
        mine = tables.c.owner == self._storage.process
        take = (
            tables.update()
            .where(not_locked(tables.c.id.in_(wanted) & (free | mine)))
            .values(owner=self._storage.process, owned_until=lease_end())
            .returning(tables.c.id)
        )
        with suppress(Unavailable):
            taken = await self._storage.write_apart(lambda c: list(c.execute(take).scalars()))
            for id in taken:
                if id in replicas:
                    replicas[id].start_driving()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._renew()
                await self._take_leases(list(self._replicas))
                await self.poll_everything()
            except Unavailable:
                log.warning("the database does not answer")
                for replica in self._replicas.values():
                    replica.owned = False
            except Exception as error:
                log.error("heartbeat failed", exc_info=error)
            if self._unpublished:
                self._publish.set()

    async def _renew(self) -> None:
        me = self._storage.process

        def job(connection: sa.Connection) -> set[str]:
            alive = presence.update().where(presence.c.process == me).values(until=lease_end())
            connection.execute(alive)
            mine = tables.c.owner == me
            connection.execute(
                tables.update().where(not_locked(mine)).values(owned_until=lease_end())
            )
            return set(connection.execute(sa.select(tables.c.id).where(mine)).scalars())

        still_mine = await self._storage.write_apart(job)
        for id, replica in self._replicas.items():
            replica.owned = replica.owned and id in still_mine

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
                    await self.poll_everything()  # what was missed until now
                    async for note in connection.notifies():
                        process, _, table = note.payload.partition(" ")
                        if process != self._storage.process:
                            self.wake_up(table)
            except (psycopg.Error, Unavailable, OSError):
                self._metrics.lost_listeners.inc()
            except Exception as error:
                log.error("listener failed", exc_info=error)
            await asyncio.sleep(RECONNECT)

    def wake_up(self, id: str) -> None:
        """Read what is new at a table, soon, and together with what is new at others."""
        if id in self._replicas:
            self._woken.add(id)
            self._wake.set()

    async def _catch_up(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            woken, self._woken = self._woken, set()
            replicas = [self._replicas[id] for id in woken if id in self._replicas]
            try:
                news = await self.news(replicas)
            except Unavailable:
                continue  # the heartbeat polls again
            except Exception as error:
                log.error("reading news failed", exc_info=error)
                continue
            for replica in replicas:
                if not replica.lock.locked():  # nobody else can take it before `_learn` returns
                    self._learn(replica, news.get(replica.id))
                else:  # it is writing itself: the others don't wait for that
                    learning = asyncio.create_task(self._learn_later(replica, news))
                    self._learning.add(learning)
                    learning.add_done_callback(self._learning.discard)

    async def _learn_later(self, replica: Replica, news: Mapping[str, News]) -> None:
        async with replica.lock:
            self._learn(replica, news.get(replica.id))

    def _learn(self, replica: Replica, news: News | None) -> None:
        try:
            replica.learn(news)
        except Exception as error:  # of one table: the others go on
            log.error("learning news failed", exc_info=error)
            replica.forget()

    async def news(self, replicas: Sequence[Replica]) -> dict[str, News]:
        """By table, if it is still there, what the replicas do not know yet."""
        self._readings += 1
        if not self.shared:
            return await self._own_news(replicas, self._readings)
        asked = {
            "ids": [replica.id for replica in replicas],
            "numbers": [replica.known[0] for replica in replicas],
            "sayings": [replica.known[1] for replica in replicas],
            "but": self._storage.process,
        }
        return await self._storage.read(partial(read_news, asked=asked, reading=self._readings))

    async def _own_news(self, replicas: Sequence[Replica], reading: int) -> dict[str, News]:
        """Nobody else writes here, but a table may have been deleted."""
        found = {}
        for replica in replicas:
            id, (number, said) = replica.id, replica.known
            stored = await self._storage.load(id, entry=number, saying=said)
            if stored is not None:
                said = stored.row["said"]
                found[id] = News(reading, stored.entries, stored.sayings, said, NOBODY)
        return found

    async def poll_everything(self) -> None:
        """The slow poll: find the tables in memory that others have changed."""
        replicas = dict(self._replicas)
        ids = list(replicas)
        for first in range(0, len(ids), 500):
            some = ids[first : first + 500]
            me = self._storage.process
            state = await self._storage.read(partial(read_state, ids=some))
            there = await self._storage.read(partial(read_presence, ids=some, but=me))
            for id in some:
                replica = replicas[id]
                elsewhere = there.get(id, NOBODY)
                if state.get(id) != replica.known or elsewhere != replica.elsewhere:
                    self.wake_up(id)


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


def read_presence(connection: sa.Connection, ids: Sequence[str], but: str) -> dict[str, Connected]:
    wanted = sa.select(presence).where(
        presence.c.table_id.in_(ids),
        presence.c.process != but,
        presence.c.until > sa.func.now(),
    )
    return gathered(connection.execute(wanted))


def gathered(rows: Iterable[Any]) -> dict[str, Connected]:
    found: dict[str, Connected] = {}
    for row in rows:
        known = found.get(row.table_id, NOBODY)
        seats = frozenset(seat for seat in range(8) if row.seats >> seat & 1)
        found[row.table_id] = Connected(
            known.seats | seats,
            known.host or row.host,
            known.spectators + row.spectators,
            latest(known.sheets, read_sheets(row.sheets)),
        )
    return found


def read_sheets(text: str | None) -> dict[int, int]:
    """Of a row of presence; an older release has not written any."""
    return {int(seat): ply for seat, ply in json.loads(text or "{}").items()}


def latest(one: Mapping[int, int], other: Mapping[int, int]) -> dict[int, int]:
    """A seat that is connected twice has seen what one of its pages has shown."""
    return {seat: max(one.get(seat, 0), other.get(seat, 0)) for seat in one.keys() | other.keys()}
