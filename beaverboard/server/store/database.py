"""A database of SQLite or PostgreSQL: opened, migrated, and its errors as callers know them."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from beaverboard.server.store.schema import schema

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x6265617665  # the lock that PostgreSQL knows by this number
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


def is_lock_contention(error: Exception) -> bool:
    """PostgreSQL answers, but transactions block each other."""
    blocked = ("40P01", "55P03", "57014")  # deadlock, lock timeout, statement timeout
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in blocked


def is_disk_full(error: DBAPIError) -> bool:
    code = getattr(error.orig, "sqlite_errorcode", None)
    full = code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)
    return full or getattr(error.orig, "sqlstate", None) == "53100"


def is_corrupt(error: DBAPIError) -> bool:
    """A damaged page or file; the low byte of SQLite's codes tells the kind."""
    code = getattr(error.orig, "sqlite_errorcode", None) or 0
    damaged = code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return damaged or getattr(error.orig, "sqlstate", None) in ("XX001", "XX002")


def translate_error(error: Exception) -> Exception:
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


def open_database(database: str) -> sa.Engine:
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
        event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    """Have a commit of SQLite be on the disk when it returns."""
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
