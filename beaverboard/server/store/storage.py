"""Tables on disk: rows, logs and hashed tokens, in SQLite or PostgreSQL.

All writing goes through one task, which takes whatever has queued up into a single
transaction (group commit): `write` returns when the disk has it. A whole transaction runs in a
thread: switching between thread and event loop for every statement took longer than the
statements.

An append to a table's log first increments `number` in the table's row by compare-and-set:
that locks the row, and of two processes the loser gets a `Conflict`. Whatever else depends on
who holds which seat (`unless_changed`) locks the row the same way, because every change of a
holder is an entry of the log.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from beaverboard.server.clock import new_id
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.store.database import (
    Conflict,
    DiskFull,
    Unavailable,
    fatal_damage,
    is_corrupt,
    is_lock_contention,
    open_database,
    translate_error,
)
from beaverboard.server.store.schema import codes, entries, sayings, tables, tokens

log = logging.getLogger("beaverboard.server")

HOST = -1  # the "seat" of a host's token

# Statements of every move, built once: building one takes longer than executing it.
CHANGING = ("number", "status", "updated", "summary", "snapshot", "record")
INCREMENT_NUMBER = (
    tables.update()
    .where(tables.c.id == sa.bindparam("at"), tables.c.number == sa.bindparam("before"))
    .values({name: sa.bindparam(name) for name in CHANGING})
)
LOCK = (
    tables.update()
    .where(tables.c.id == sa.bindparam("at"), tables.c.number == sa.bindparam("before"))
    .values(number=tables.c.number)
)
INSERT_ENTRY = entries.insert()
ROW = sa.select(tables).where(tables.c.id == sa.bindparam("at"))
ENTRIES = (
    sa.select(entries)
    .where(entries.c.table_id == sa.bindparam("at"), entries.c.number > sa.bindparam("entry"))
    .order_by(entries.c.number)
)
SAID = (
    sa.select(sayings.c.number, sayings.c.author, sayings.c.key, sayings.c.body)
    .where(sayings.c.table_id == sa.bindparam("at"), sayings.c.number > sa.bindparam("saying"))
    .order_by(sayings.c.number)
)
PAYLOADS = sa.bindparam("payloads", type_=sa.ARRAY(sa.Text))
WAKE = sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.func.unnest(PAYLOADS)))
SAYINGS = 50  # kept of each table
CHANNEL = "beaverboard"  # on which PostgreSQL is asked to wake up the others


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of a table's log as it is stored. `table.log` knows what the kinds mean."""

    number: int
    ply: int | None
    kind: str
    body: str  # JSON
    time: int
    hash: str


@dataclass(frozen=True, slots=True)
class Saying:
    """Something said at a table: who asked under which key, and what."""

    number: int
    author: str
    key: str
    body: str


@dataclass(frozen=True, slots=True)
class Stored:
    row: Mapping[str, Any]
    entries: Sequence[LogRow]  # all, or those that were asked for
    sayings: Sequence[Saying]


Job = Callable[[sa.Connection], Any]


@dataclass(frozen=True, slots=True)
class Append:
    """An entry, its table's row as it is then, and what belongs in the same transaction."""

    table: str
    entry: LogRow
    row: Mapping[str, Any]
    besides: Job | None = None

    def incremented(self) -> dict[str, Any]:
        number = self.entry.number
        return {"at": self.table, "before": number - 1, "number": number, **self.row}


T = TypeVar("T")


class Storage:
    def __init__(self, engine: sa.Engine, metrics: Metrics) -> None:
        """Use `opened`."""
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # other processes may write too
        self.process = new_id()
        self._metrics = metrics
        self.damage: str | None = None  # why nothing can be kept any more, in a sentence
        self._threads = ThreadPoolExecutor(3, thread_name_prefix="storage")
        self._jobs: asyncio.Queue[Pending] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_jobs(), name="writer")

    @classmethod
    async def opened(cls, database: str, metrics: Metrics) -> "Storage":
        return cls(await asyncio.to_thread(open_database, database), metrics)

    async def close(self) -> None:
        await self._jobs.join()
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer
        self._threads.shutdown()
        self.engine.dispose()

    # Writing

    async def write(self, job: Job | Append, table: str = "") -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Pending(table, job, done))
        return await done

    async def _write_jobs(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            # Two processes that lock several rows must take them in the same order.
            batch.sort(key=lambda pending: pending.table)
            if not await self._commit(batch):
                for alone in batch:  # one of them failed: find out which
                    await self._commit([alone], last=True)
            for _ in batch:
                self._jobs.task_done()

    async def _commit(self, batch: list["Pending"], *, last: bool = False) -> bool:
        """Run the jobs in one transaction; false if they must be tried one by one."""
        with self._metrics.committing(len(batch)):
            try:
                results = await self._in_thread(lambda: self._run([each.job for each in batch]))
            except Exception as error:
                problem = translate_error(error)
                hopeless = isinstance(problem, Unavailable | DiskFull)
                if not last and (not hopeless or is_lock_contention(error)):
                    return False
                if hopeless:
                    log.warning("commit failed", extra={"error": str(problem)})
                for each in batch:
                    if not each.done.done():
                        each.done.set_exception(problem)
                return True
        for each, result in zip(batch, results, strict=True):
            if not each.done.done():  # whoever asked may be gone
                each.done.set_result(result)
        return True

    def _run(self, jobs: Sequence[Job | Append]) -> list[Any]:
        results: list[Any] = []
        together: list[Append] = []
        with self.engine.begin() as connection:
            for job in jobs:
                if isinstance(job, Append):
                    together.append(job)
                    results.append(None)
                else:
                    self._append(connection, together)
                    together.clear()
                    results.append(job(connection))
            self._append(connection, together)
        return results

    def _append(self, connection: sa.Connection, appends: Sequence[Append]) -> None:
        """Store entries of many tables with few statements: most of a statement's time is the
        round trip to the database."""
        if not appends:
            return
        changed = connection.execute(
            INCREMENT_NUMBER, [each.incremented() for each in appends]
        ).rowcount
        if changed != len(appends):
            raise Conflict("somebody else wrote first, or the table is deleted")
        insert_entries(connection, [(each.table, each.entry) for each in appends])
        for each in appends:
            if each.besides:
                each.besides(connection)
        self.notify(connection, *(each.table for each in appends))

    async def write_apart(self, job: Callable[[sa.Connection], T]) -> T:
        """Run a job in a transaction of its own, beside the group commits. It must not wait for
        rows that they lock."""
        try:
            return await self._in_thread(lambda: self._run([job])[0])
        except DBAPIError as error:
            raise translate_error(error) from None

    def notify(self, connection: sa.Connection, *tables: str) -> None:
        """Wake the other processes up for these tables when this is committed."""
        if self.shared:
            payloads = [f"{self.process} {table}" for table in tables]
            connection.execute(WAKE, {"channel": CHANNEL, "payloads": payloads})

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, self._checking_damage, work
        )

    def _checking_damage(self, work: Callable[[], T]) -> T:
        """Run it; if a page is damaged, find out whether the database can still be used."""
        try:
            return work()
        except DBAPIError as error:
            if is_corrupt(error) and self.damage is None:
                self.damage = fatal_damage(self.engine)
            raise

    async def create(
        self, row: Mapping[str, Any], first: LogRow, holders: Mapping[str, int]
    ) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(**row))
            insert_entries(connection, [(row["id"], first)])
            insert_tokens(connection, row["id"], holders)

        await self.write(job, row["id"])

    async def append(
        self,
        table: str,
        entry: LogRow,
        row: Mapping[str, Any],
        *,
        holders: Mapping[str, int] | None = None,
        revoked: Sequence[int] = (),
        swapped: tuple[int, int] | None = None,
        clear_chat: bool = False,
    ) -> None:
        """Store an entry, what it changes in the table's row, and who holds which seat: tokens
        and codes of two `swapped` seats hold the other one. `clear_chat` deletes all that was
        said."""

        def besides(connection: sa.Connection) -> None:
            if revoked:
                for each in (tokens, codes):
                    connection.execute(
                        each.delete().where(each.c.table_id == table, each.c.seat.in_(revoked))
                    )
            if swapped:
                one, other = swapped
                for each in (tokens, codes):
                    mine = (each.c.table_id == table) & each.c.seat.in_(swapped)
                    moved = sa.case((each.c.seat == one, other), else_=one)
                    connection.execute(each.update().where(mine).values(seat=moved))
            if clear_chat:
                connection.execute(sayings.delete().where(sayings.c.table_id == table))
            insert_tokens(connection, table, holders or {})

        more = bool(holders or revoked or swapped or clear_chat)
        await self.write(Append(table, entry, row, besides if more else None), table)

    async def append_saying(self, table: str, saying: Saying) -> None:
        """Store what was said, and delete what is older than the last few. Increments `said` by
        compare-and-set; the loser gets `Conflict`."""

        def job(connection: sa.Connection) -> None:
            mine = (tables.c.id == table) & (tables.c.said == saying.number - 1)
            counted = tables.update().where(mine).values(said=saying.number)
            if connection.execute(counted).rowcount != 1:
                raise Conflict("somebody else wrote first, or the table is deleted")
            connection.execute(sayings.insert().values(table_id=table, **asdict(saying)))
            old = sayings.c.number <= saying.number - SAYINGS
            connection.execute(sayings.delete().where(sayings.c.table_id == table, old))
            self.notify(connection, table)

        await self.write(job, table)

    async def unless_changed(self, table: str, number: int, job: Job) -> Any:
        """Run a job if `number` is still the table's last entry; else `Conflict`."""

        def locked(connection: sa.Connection) -> Any:
            if connection.execute(LOCK, {"at": table, "before": number}).rowcount != 1:
                raise Conflict("somebody else wrote first, or the table is deleted")
            return job(connection)

        return await self.write(locked, table)

    async def add_token(self, table: str, number: int, hash: str, seat: int) -> None:
        def job(connection: sa.Connection) -> None:
            insert_tokens(connection, table, {hash: seat})

        await self.unless_changed(table, number, job)

    async def add_code(self, table: str, number: int, hash: str, seat: int, expires: int) -> None:
        def job(connection: sa.Connection) -> None:
            row = {"table_id": table, "hash": hash, "seat": seat, "expires": expires}
            connection.execute(codes.insert().values(row))

        await self.unless_changed(table, number, job)

    async def exchange_code(
        self, table: str, number: int, code: str, token: str, now: int
    ) -> int | None:
        """Turn a code into a token, once; its seat, or none if there is no such code."""

        def job(connection: sa.Connection) -> int | None:
            mine = (codes.c.table_id == table) & (codes.c.hash == code) & (codes.c.expires > now)
            seat = (connection.execute(sa.select(codes.c.seat).where(mine))).scalar()
            if seat is None:
                return None
            if connection.execute(codes.delete().where(mine)).rowcount != 1:
                return None  # another process was faster
            insert_tokens(connection, table, {token: seat})
            return int(seat)

        return await self.unless_changed(table, number, job)

    async def delete(self, table: str, number: int) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(tables.delete().where(tables.c.id == table))  # and all that is its
            self.notify(connection, table)

        await self.unless_changed(table, number, job)

    async def close_damaged(self, table: str) -> None:
        """Close a table whose log is damaged, so that it is not loaded again and again."""

        def job(connection: sa.Connection) -> None:
            connection.execute(tables.update().where(tables.c.id == table).values(status="closed"))

        await self.write(job, table)

    # Reading

    async def read(self, reading: Callable[[sa.Connection], T]) -> T:
        """Read from one consistent snapshot."""

        def work() -> T:
            with self.engine.connect() as connection:
                if self.shared:
                    connection.execution_options(isolation_level="REPEATABLE READ")
                else:
                    connection.exec_driver_sql("BEGIN")
                return reading(connection)

        try:
            return await self._in_thread(work)
        except DBAPIError as error:
            raise translate_error(error) from None

    async def load(self, table: str, *, entry: int = 0, saying: int = 0) -> Stored | None:
        """A table with what happened and was said at it, after these numbers if they are given."""

        asked = {"at": table, "entry": entry, "saying": saying}

        def reading(connection: sa.Connection) -> Stored | None:
            row = connection.execute(ROW, asked).first()
            if row is None:
                return None
            return Stored(
                dict(row._mapping),
                [log_row(each) for each in connection.execute(ENTRIES, asked)],
                [Saying(*each) for each in connection.execute(SAID, asked)],
            )

        return await self.read(reading)

    async def holders(self, table: str) -> dict[str, int]:
        """Which hash of a token holds which seat."""
        mine = sa.select(tokens.c.hash, tokens.c.seat).where(tokens.c.table_id == table)
        return await self.read(
            lambda connection: {hash: seat for hash, seat in connection.execute(mine)}
        )

    async def listed(self, limit: int) -> list[dict[str, Any]]:
        wanted = (
            sa.select(tables.c.id, tables.c.status, tables.c.created, tables.c.summary)
            .where(tables.c.listed, tables.c.status.in_(("waiting", "playing")))
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [
            {"id": id, "status": status, "created": created, **json.loads(summary)}
            for id, status, created, summary in rows
        ]

    async def abandoned(self, *, waiting: int, playing: int, limit: int = 100) -> list[str]:
        """Tables that nobody has touched since these times."""
        old = sa.select(tables.c.id).where(
            ((tables.c.status == "waiting") & (tables.c.updated < waiting))
            | ((tables.c.status == "playing") & (tables.c.updated < playing))
        )
        return await self.read(
            lambda connection: list(connection.execute(old.limit(limit)).scalars())
        )

    async def finished(self, *, before: int, limit: int = 100) -> list[tuple[str, int]]:
        """Tables that were over or closed at that time, with the numbers of their last entries."""
        old = sa.select(tables.c.id, tables.c.number).where(
            tables.c.status.in_(("over", "closed")), tables.c.updated < before
        )
        return await self.read(
            lambda connection: [tuple(row) for row in connection.execute(old.limit(limit))]
        )


@dataclass(frozen=True, slots=True)
class Pending:
    table: str
    job: Job | Append
    done: "asyncio.Future[Any]"


def log_row(row: Any) -> LogRow:
    return LogRow(row.number, row.ply, row.kind, row.body, row.time, row.hash)


def insert_entries(connection: sa.Connection, new: Iterable[tuple[str, LogRow]]) -> None:
    connection.execute(INSERT_ENTRY, [{"table_id": table, **asdict(row)} for table, row in new])


def insert_tokens(connection: sa.Connection, table: str, holders: Mapping[str, int]) -> None:
    if rows := [{"table_id": table, "hash": h, "seat": seat} for h, seat in holders.items()]:
        connection.execute(tokens.insert(), rows)
