"""Tables on disk: rows, logs and hashed tokens, in SQLite or PostgreSQL.

All writing goes through one task, which takes whatever has queued up into a single
transaction (group commit): `write` returns when the disk has it. The database is spoken to
in threads, a whole transaction at a time: going back and forth for every statement took
longer than the statements.

An append to a table's log first increments `number` in the table's row by compare-and-set:
that locks the row, and of two processes the loser gets a `Conflict`. Whatever else depends on
who holds which seat (`unless_changed`) locks the row the same way, because every change of a
holder is an entry of the log.
"""

import asyncio
import json
import logging
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from beaverboard.server.clock import new_id
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.table.log import Entry

log = logging.getLogger("beaverboard.server")

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x6265617665  # the lock that PostgreSQL knows by this number
HOST = -1  # the "seat" of a host's token

schema = sa.MetaData()
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False, index=True),
    sa.Column("server_seed", sa.String(64), nullable=False),
    sa.Column("bot_seed", sa.String(64), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),  # the line in the lobby
    sa.Column("snapshot", sa.Text),  # the position, should the game's version change
    sa.Column("record", sa.Text),  # once it is over
    sa.Column("said", sa.Integer, nullable=False, server_default="0"),  # number of the last saying
    sa.Column("number", sa.Integer, nullable=False, server_default="0"),  # of the last entry
    sa.Column("owner", sa.String(22)),  # the process that runs its bots and clocks
    sa.Column("owned_until", sa.DateTime(timezone=True)),
)
entries = sa.Table(
    "entries",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "ply", name="one_entry_a_ply"),
)
tokens = sa.Table(
    "tokens",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)
codes = sa.Table(
    "codes",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
sayings = sa.Table(
    "sayings",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("author", sa.String(8), nullable=False),  # who said it, and the command's key
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
presence = sa.Table(
    "presence",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.String(22), primary_key=True),
    sa.Column("seats", sa.Integer, nullable=False),  # those connected to that process, as bits
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Integer, nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)
# What every move does is put together once: that takes longer than doing it.
CHANGING = ("number", "status", "updated", "summary", "snapshot", "record")
COUNT_ON = (
    tables.update()
    .where(tables.c.id == sa.bindparam("at"), tables.c.number == sa.bindparam("before"))
    .values({name: sa.bindparam(name) for name in CHANGING})
)
LOCK = (
    tables.update()
    .where(tables.c.id == sa.bindparam("at"), tables.c.number == sa.bindparam("before"))
    .values(number=tables.c.number)
)
NEW_ENTRY = entries.insert()
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
RESTORE = (
    ". Put a copy that was made with `beaverboard backup` in its place: "
    "docs/hosting.md, Backup and restore"
)
POSTGRES = (
    "-c lock_timeout=5000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=10000"
)


class Conflict(Exception):
    """Somebody else has written to the table."""


class Unavailable(Exception):
    """The database does not answer. Whether a commit was made is not known."""


class DiskFull(Exception):
    """There is no room for what was to be kept. Nothing has changed."""


class Corrupt(Exception):
    """A page of the database is damaged."""


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
    entries: Sequence[Entry]  # all, or those that were asked for
    sayings: Sequence[Saying]


Job = Callable[[sa.Connection], Any]


@dataclass(frozen=True, slots=True)
class Append:
    """An entry, its table's row as it is then, and what has to be done besides."""

    table: str
    entry: Entry
    row: Mapping[str, Any]
    besides: Job | None = None

    def counted(self) -> dict[str, Any]:
        number = self.entry.number
        return {"at": self.table, "before": number - 1, "number": number, **self.row}


T = TypeVar("T")


class Storage:
    def __init__(self, engine: sa.Engine) -> None:
        """Use `opened`."""
        self.engine = engine
        self.shared = engine.dialect.name == "postgresql"  # other processes may write too
        self.process = new_id()
        self.metrics = Metrics()
        self.damage: str | None = None  # why nothing can be kept any more, in a sentence
        self._threads = ThreadPoolExecutor(3, thread_name_prefix="storage")
        self._jobs: asyncio.Queue[Pending] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_jobs(), name="writer")

    @classmethod
    async def opened(cls, database: str) -> "Storage":
        return cls(await asyncio.to_thread(up_to_date, database))

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
        """Carry the jobs out in one transaction; false if they must be tried one by one."""
        with self.metrics.committing(len(batch)):
            try:
                results = await self._in_thread(lambda: self._run([each.job for each in batch]))
            except Exception as error:
                problem = told(error)
                hopeless = isinstance(problem, Unavailable | DiskFull)
                if not last and (not hopeless or getting_in_each_others_way(error)):
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
        """Keep what happened at many tables with few statements: most of the time that one takes
        is spent on the way to the database and back."""
        if not appends:
            return
        counted = connection.execute(COUNT_ON, [each.counted() for each in appends]).rowcount
        if counted != len(appends):
            raise Conflict("somebody else was first, or the table is deleted")
        insert_entries(connection, [(each.table, each.entry) for each in appends])
        for each in appends:
            if each.besides:
                each.besides(connection)
        self.wake(connection, *(each.table for each in appends))

    async def apart(self, job: Callable[[sa.Connection], T]) -> T:
        """Carry a job out in a transaction of its own, beside the others. It must not wait for
        rows that they hold."""
        try:
            return await self._in_thread(lambda: self._run([job])[0])
        except DBAPIError as error:
            raise told(error) from None

    def wake(self, connection: sa.Connection, *tables: str) -> None:
        """Have the other processes look at the tables when this is committed."""
        if self.shared:
            payloads = [f"{self.process} {table}" for table in tables]
            connection.execute(WAKE, {"channel": CHANNEL, "payloads": payloads})

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._noted, work)

    def _noted(self, work: Callable[[], T]) -> T:
        """Do the work; if a damaged page is in its way, find out how bad that is."""
        try:
            return work()
        except DBAPIError as error:
            if is_corrupt(error) and self.damage is None:
                self.damage = fatal_damage(self.engine)
            raise

    async def create(
        self, row: Mapping[str, Any], first: Entry, holders: Mapping[str, int]
    ) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(**row))
            insert_entries(connection, [(row["id"], first)])
            insert_tokens(connection, row["id"], holders)

        await self.write(job, row["id"])

    async def append(
        self,
        table: str,
        entry: Entry,
        row: Mapping[str, Any],
        *,
        holders: Mapping[str, int] | None = None,
        revoked: Sequence[int] = (),
        hushed: bool = False,
    ) -> None:
        """Keep an entry, what it changes in the table's row, and who holds which seat.
        `hushed` forgets all that was said."""

        def besides(connection: sa.Connection) -> None:
            if revoked:
                for each in (tokens, codes):
                    connection.execute(
                        each.delete().where(each.c.table_id == table, each.c.seat.in_(revoked))
                    )
            if hushed:
                connection.execute(sayings.delete().where(sayings.c.table_id == table))
            insert_tokens(connection, table, holders or {})

        more = bool(holders or revoked or hushed)
        await self.write(Append(table, entry, row, besides if more else None), table)

    async def say(self, table: str, saying: Saying) -> None:
        """Keep what was said; what is older than the last few is forgotten."""

        def job(connection: sa.Connection) -> None:
            mine = (tables.c.id == table) & (tables.c.said == saying.number - 1)
            counted = tables.update().where(mine).values(said=saying.number)
            if connection.execute(counted).rowcount != 1:
                raise Conflict("somebody else was first, or the table is deleted")
            connection.execute(sayings.insert().values(table_id=table, **asdict(saying)))
            old = sayings.c.number <= saying.number - SAYINGS
            connection.execute(sayings.delete().where(sayings.c.table_id == table, old))
            self.wake(connection, table)

        await self.write(job, table)

    async def unless_changed(self, table: str, number: int, job: Job) -> Any:
        """Carry a job out if `number` is still the table's last entry; else `Conflict`."""

        def locked(connection: sa.Connection) -> Any:
            if connection.execute(LOCK, {"at": table, "before": number}).rowcount != 1:
                raise Conflict("somebody else was first, or the table is deleted")
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

    async def exchange(
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
            self.wake(connection, table)

        await self.unless_changed(table, number, job)

    async def give_up(self, table: str) -> None:
        """Close a table whose log is damaged, so that nobody looks at it again and again."""

        def job(connection: sa.Connection) -> None:
            connection.execute(tables.update().where(tables.c.id == table).values(status="closed"))

        await self.write(job, table)

    # Reading

    async def read(self, reading: Callable[[sa.Connection], T]) -> T:
        """Read what was the truth at one moment."""

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
            raise told(error) from None

    async def load(self, table: str, *, entry: int = 0, saying: int = 0) -> Stored | None:
        """A table with what happened and was said at it, after these numbers if they are given."""

        asked = {"at": table, "entry": entry, "saying": saying}

        def reading(connection: sa.Connection) -> Stored | None:
            row = connection.execute(ROW, asked).first()
            if row is None:
                return None
            return Stored(
                dict(row._mapping),
                [entry_of(each) for each in connection.execute(ENTRIES, asked)],
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


def getting_in_each_others_way(error: Exception) -> bool:
    """PostgreSQL lives, but two of its guests wait for each other."""
    waiting = ("40P01", "55P03", "57014")  # a deadlock, a lock for too long, a statement too
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in waiting


def is_disk_full(error: DBAPIError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", None)
    full = code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
    return full or getattr(error.orig, "sqlstate", None) == "53100"


def is_corrupt(error: DBAPIError) -> bool:
    """A damaged page or file; the low byte of SQLite's codes tells the kind."""
    code = getattr(error.orig, "sqlite_errorcode", None) or 0
    damaged = code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return damaged or getattr(error.orig, "sqlstate", None) in ("XX001", "XX002")


def told(error: Exception) -> Exception:
    """The error as callers know it."""
    if isinstance(error, IntegrityError):
        return Conflict(type(error).__name__)
    if isinstance(error, DBAPIError) and is_disk_full(error):
        return DiskFull(str(error.orig))
    if isinstance(error, DBAPIError) and is_corrupt(error):
        return Corrupt(str(error.orig))
    if isinstance(error, OperationalError | InterfaceError | PoolTimeout) or (
        isinstance(error, DBAPIError) and error.connection_invalidated
    ):
        return Unavailable(type(error).__name__)
    return error


def entry_of(row: Any) -> Entry:
    try:
        body = json.loads(row.body)
    except ValueError:
        body = {"unreadable": row.body}  # its hash will not check
    return Entry(row.number, row.ply, row.kind, body, row.time, row.hash)


def insert_entries(connection: sa.Connection, new: Iterable[tuple[str, Entry]]) -> None:
    rows = [
        {
            "table_id": table,
            "number": entry.number,
            "ply": entry.ply,
            "kind": entry.kind,
            "body": json.dumps(entry.body),
            "time": entry.time,
            "hash": entry.hash,
        }
        for table, entry in new
    ]
    connection.execute(NEW_ENTRY, rows)


def insert_tokens(connection: sa.Connection, table: str, holders: Mapping[str, int]) -> None:
    if rows := [{"table_id": table, "hash": h, "seat": seat} for h, seat in holders.items()]:
        connection.execute(tokens.insert(), rows)


def up_to_date(database: str) -> sa.Engine:
    """The database of a setting, with the schema of this release."""
    engine = engine_of(database)
    try:
        migrate(engine)
    except (DBAPIError, CommandError) as error:  # the latter if a newer release has written it
        engine.dispose()
        reason = error.orig if isinstance(error, DBAPIError) else error
        hint = RESTORE if isinstance(error, DBAPIError) and is_corrupt(error) else ""
        raise Unavailable(f"can't open the database: {reason}{hint}") from None
    if damage := fatal_damage(engine):
        engine.dispose()
        raise Unavailable(damage)
    return engine


def fatal_damage(engine: sa.Engine) -> str | None:
    """Why the database can't be served from, if it can't. A damaged page within a log costs the
    tables that have entries there; a damaged root, or a last page that nothing can be added to,
    costs all of them. An index whose first and last page can't be read has no root."""
    if engine.dialect.name != "sqlite":
        return None  # PostgreSQL looks after its pages itself
    with engine.connect() as connection:
        for table in schema.sorted_tables:
            first = next(iter(table.primary_key)).name
            ends = [f"SELECT {end}({first}) FROM {table.name}" for end in ("min", "max")]
            last_page = f"SELECT max(rowid) FROM {table.name}"
            for ways in ([last_page], ends):
                errors = [error for way in ways if (error := corruption(connection, way))]
                if len(errors) == len(ways):
                    return f"the database is damaged ({table.name}: {errors[0]}){RESTORE}"
    return None


def corruption(connection: sa.Connection, query: str) -> str | None:
    try:
        connection.exec_driver_sql(query).all()
    except DBAPIError as error:
        if not is_corrupt(error):
            raise
        return str(error.orig)
    return None


def engine_of(database: str) -> sa.Engine:
    """The database of a setting: a file, or an address as SQLAlchemy writes it."""
    address = database if "://" in database else f"sqlite:///{database}"
    address = re.sub(r"^postgres(ql)?://", "postgresql+psycopg://", address)
    try:
        if address.startswith("postgresql"):
            return sa.create_engine(
                address, pool_pre_ping=True, pool_timeout=5, connect_args={"options": POSTGRES}
            )
        engine = sa.create_engine(address)
    except (sa.exc.ArgumentError, ModuleNotFoundError) as error:
        raise Unavailable(f"can't use the database: {error}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", careful)
    return engine


def careful(connection: Any, _: object) -> None:
    """What SQLite must be told so that a commit is on the disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def migrate(engine: sa.Engine, revision: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of processes that start at once, one migrates
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
