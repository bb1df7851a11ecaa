"""Copies of all tables as they are at one moment, and the way back."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from beaverboard.server.settings import BadSetting

PAGES = 256  # at once, so that the server's writer never waits for long
DATED = "tables-%Y-%m-%d-%H%M%S.sqlite"


def back_up(database: str, target: Path, keep: int | None = None) -> tuple[Path, int]:
    """Copy a SQLite database while it is used: to a new file, or into a folder under today's
    date, where only the newest `keep` copies then stay. The copy, and how many tables it has."""
    source = sqlite_file(database)
    if not source.is_file():
        raise BadSetting(f"{source}: there is no such file")
    if keep is not None and keep < 1:
        raise BadSetting(f"--keep {keep}: at least one copy has to stay")
    if target.is_dir():
        target = target / time.strftime(DATED)
    elif keep is not None:
        raise BadSetting(f"{target}: --keep is for a folder of copies, and there is none")
    if target.exists():
        raise BadSetting(f"{target}: is there already")
    count = copy(source, target)
    if keep is not None:
        for old in sorted(target.parent.glob("tables-*.sqlite"))[:-keep]:
            old.unlink()
    return target, count


def restore(database: str, source: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the database, which is kept beside it: how many tables the copy
    has, and where the former database is now."""
    target = sqlite_file(database)
    if not source.is_file():
        raise BadSetting(f"{source}: there is no such file")
    if target.exists():
        refuse_while_used(target)
    fresh = target.with_name(target.name + ".restoring")
    fresh.unlink(missing_ok=True)
    count = copy(source, fresh)
    with closing(sqlite3.connect(fresh)) as copied:
        (verdict,) = copied.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        fresh.unlink()
        raise BadSetting(f"{source}: {verdict}")
    former = set_aside(target) if target.exists() else None
    fresh.rename(target)
    return count, former


def sqlite_file(database: str) -> Path:
    if "://" in database and not database.startswith("sqlite:///"):
        raise BadSetting("this is for SQLite; for PostgreSQL use pg_dump and pg_restore")
    return Path(database.removeprefix("sqlite:///"))


def copy(source: Path, target: Path) -> int:
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(target)) as copied,
        ):
            live.backup(copied, pages=PAGES)
            (count,) = copied.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise BadSetting(f"{source}: {error}") from None
    return int(count)


def refuse_while_used(database: Path) -> None:
    """A server that writes on to a file that was replaced would lose what it writes."""
    with closing(sqlite3.connect(database, timeout=0)) as alone:
        try:
            alone.execute("PRAGMA locking_mode=EXCLUSIVE")
            alone.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise BadSetting(f"{database} is in use: stop the server first") from None
        except sqlite3.DatabaseError:
            pass  # damaged: that is why it is being replaced


def set_aside(database: Path) -> Path:
    stamp = time.strftime(".before-%Y-%m-%d-%H%M%S")
    former = database.with_name(database.name + stamp)
    for suffix in ("-wal", "-shm"):  # else the next server would take them for the copy's
        part = database.with_name(database.name + suffix)
        if part.exists():
            part.rename(former.with_name(former.name + suffix))
    database.rename(former)
    return former
