"""Tables on disk: rows, logs and hashed tokens.

All writing goes through one task, which takes whatever has queued up into a single
transaction (group commit): `write` returns when the disk has it. The database is spoken to
in threads, a whole transaction at a time: going back and forth for every statement took
longer than the statements.
"""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from beaverboard.server.entries import Entry

MIGRATIONS = Path(__file__).parent / "migrations"
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
SAYINGS = 50  # kept of each table


class Conflict(Exception):
    """Somebody else has written to the table."""


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
    entries: Sequence[Entry]
    sayings: Sequence[Saying] = ()


Job = Callable[[sa.Connection], Any]
T = TypeVar("T")


class Storage:
    def __init__(self, engine: sa.Engine) -> None:
        """Use `opened`."""
        self._engine = engine
        self._threads = ThreadPoolExecutor(3, thread_name_prefix="storage")
        self._jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_jobs(), name="writer")

    @classmethod
    async def opened(cls, database: str) -> "Storage":
        address = database if "://" in database else f"sqlite:///{database}"
        engine = sa.create_engine(address)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", careful)
        await asyncio.to_thread(migrate, engine)
        return cls(engine)

    async def close(self) -> None:
        await self._jobs.join()
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer
        self._threads.shutdown()
        self._engine.dispose()

    # Writing

    async def write(self, job: Job) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await done

    async def _write_jobs(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            if not await self._commit(batch):
                for alone in batch:  # one of them failed: find out which
                    await self._commit([alone], last=True)
            for _ in batch:
                self._jobs.task_done()

    async def _commit(
        self, batch: list[tuple[Job, asyncio.Future[Any]]], *, last: bool = False
    ) -> bool:
        try:
            results = await self._in_thread(lambda: self._run([job for job, _ in batch]))
        except Exception as error:
            if last and not batch[0][1].done():
                conflict = isinstance(error, IntegrityError)
                batch[0][1].set_exception(Conflict(str(error.__class__)) if conflict else error)
            return False
        for (_, done), result in zip(batch, results, strict=True):
            if not done.done():  # whoever asked may be gone
                done.set_result(result)
        return True

    def _run(self, jobs: Sequence[Job]) -> list[Any]:
        with self._engine.begin() as connection:
            return [job(connection) for job in jobs]

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def create(
        self, row: Mapping[str, Any], first: Entry, holders: Mapping[str, int]
    ) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(**row))
            insert_entry(connection, row["id"], first)
            insert_tokens(connection, row["id"], holders)

        await self.write(job)

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

        def job(connection: sa.Connection) -> None:
            insert_entry(connection, table, entry)
            changed = connection.execute(tables.update().where(tables.c.id == table).values(**row))
            if changed.rowcount != 1:
                raise Conflict("the table was deleted")
            if revoked:
                for each in (tokens, codes):
                    connection.execute(
                        each.delete().where(each.c.table_id == table, each.c.seat.in_(revoked))
                    )
            if hushed:
                connection.execute(sayings.delete().where(sayings.c.table_id == table))
            insert_tokens(connection, table, holders or {})

        await self.write(job)

    async def say(self, table: str, saying: Saying) -> None:
        """Keep what was said; what is older than the last few is forgotten."""

        def job(connection: sa.Connection) -> None:
            row = sayings.insert().values(table_id=table, **asdict(saying))
            connection.execute(row)
            old = sayings.c.number <= saying.number - SAYINGS
            connection.execute(sayings.delete().where(sayings.c.table_id == table, old))
            counted = tables.update().where(tables.c.id == table).values(said=saying.number)
            if connection.execute(counted).rowcount != 1:
                raise Conflict("the table was deleted")

        await self.write(job)

    async def add_token(self, table: str, hash: str, seat: int) -> None:
        await self.write(lambda connection: insert_tokens(connection, table, {hash: seat}))

    async def add_code(self, table: str, hash: str, seat: int, expires: int) -> None:
        def job(connection: sa.Connection) -> None:
            row = {"table_id": table, "hash": hash, "seat": seat, "expires": expires}
            connection.execute(codes.insert().values(row))

        await self.write(job)

    async def exchange(self, table: str, code: str, token: str, now: int) -> int | None:
        """Turn a code into a token, once; its seat, or none if there is no such code."""

        def job(connection: sa.Connection) -> int | None:
            mine = (codes.c.table_id == table) & (codes.c.hash == code) & (codes.c.expires > now)
            seat = (connection.execute(sa.select(codes.c.seat).where(mine))).scalar()
            if seat is None:
                return None
            connection.execute(codes.delete().where(mine))
            insert_tokens(connection, table, {token: seat})
            return int(seat)

        return await self.write(job)

    async def delete(self, table: str) -> None:
        def job(connection: sa.Connection) -> None:
            for each in (codes, tokens, sayings, entries):
                connection.execute(each.delete().where(each.c.table_id == table))
            connection.execute(tables.delete().where(tables.c.id == table))

        await self.write(job)

    async def give_up(self, table: str) -> None:
        """Close a table whose log is damaged, so that nobody looks at it again and again."""

        def job(connection: sa.Connection) -> None:
            connection.execute(tables.update().where(tables.c.id == table).values(status="closed"))

        await self.write(job)

    # Reading

    async def read(self, reading: Callable[[sa.Connection], T]) -> T:
        def work() -> T:
            with self._engine.connect() as connection:
                return reading(connection)

        return await self._in_thread(work)

    async def load(self, table: str) -> Stored | None:
        def reading(connection: sa.Connection) -> Stored | None:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).first()
            if row is None:
                return None
            mine = sa.select(entries).where(entries.c.table_id == table)
            rows = connection.execute(mine.order_by(entries.c.number))
            talk = sa.select(sayings).where(sayings.c.table_id == table)
            said = connection.execute(talk.order_by(sayings.c.number))
            return Stored(
                dict(row._mapping),
                [entry_of(each) for each in rows],
                [Saying(each.number, each.author, each.key, each.body) for each in said],
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


def entry_of(row: Any) -> Entry:
    try:
        body = json.loads(row.body)
    except ValueError:
        body = {"unreadable": row.body}  # its hash will not check
    return Entry(row.number, row.ply, row.kind, body, row.time, row.hash)


def insert_entry(connection: sa.Connection, table: str, entry: Entry) -> None:
    connection.execute(
        entries.insert().values(
            table_id=table,
            number=entry.number,
            ply=entry.ply,
            kind=entry.kind,
            body=json.dumps(entry.body),
            time=entry.time,
            hash=entry.hash,
        )
    )


def insert_tokens(connection: sa.Connection, table: str, holders: Mapping[str, int]) -> None:
    if rows := [{"table_id": table, "hash": h, "seat": seat} for h, seat in holders.items()]:
        connection.execute(tokens.insert(), rows)


def careful(connection: Any, _: object) -> None:
    """What SQLite must be told so that a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: sa.Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
