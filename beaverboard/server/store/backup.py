"""A copy of all tables as they are at one moment, made while the server runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from beaverboard.server.settings import BadSetting

PAGES = 256  # at once, so that the server's writer never waits for long


def copy(database: str, target: Path) -> int:
    """Copy a SQLite database; how many tables are in it."""
    if "://" in database and not database.startswith("sqlite:///"):
        raise BadSetting("only SQLite is copied here; for PostgreSQL use pg_dump")
    source = Path(database.removeprefix("sqlite:///"))
    if not source.is_file():
        raise BadSetting(f"{source}: there is no such file")
    if target.exists():
        raise BadSetting(f"{target}: is there already")
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(target)) as kept,
        ):
            live.backup(kept, pages=PAGES)
            (count,) = kept.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise BadSetting(f"{source}: {error}") from None
    return int(count)
