"""Databases that older releases have written, as SQL."""

import re
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from beaverboard.server.store.database import engine_of, migrate

DATA = Path(__file__).parent / "data"
# Written by the release whose schema was the first migration: a match after seven moves, one
# that is over, and a table that waits; with the tokens of the host and the people.
FIRST = DATA / "first.sql"
# Written before entries had types: tables whose logs have every kind of entry, among them a match
# that was upgraded to a new version of its game, one that is over with its rematch, a lesson.
EVERY_KIND = DATA / "every_kind.sql"
# Written when Le Roi des Castors had version 1: a match in normal with Monopole in force, and one
# in expert.
CASTORS_1 = DATA / "castors_1.sql"


def read_dump(dump: Path) -> list[tuple[str, list[Any]]]:
    """The table and the values of each line, as SQLite reads them."""
    rows = []
    reader = sqlite3.connect(":memory:")
    for line in dump.read_text("utf-8").splitlines():
        name = re.match(r'INSERT INTO "(\w+)" VALUES', line)
        assert name is not None
        values = line[line.index("VALUES") :].rstrip(";")
        rows.append((name.group(1), list(reader.execute(f"SELECT * FROM ({values})").fetchone())))
    reader.close()
    return rows


def restore(dump: Path, database: str) -> None:
    """Fill an empty database with what the dump has, under the schema that it had."""
    rows = read_dump(dump)
    revision = next(values[0] for name, values in rows if name == "alembic_version")
    engine = engine_of(database)
    migrate(engine, revision)
    old = sa.MetaData()
    old.reflect(engine)
    with engine.begin() as connection:
        for table in ("tables", "entries", "tokens", "codes", "sayings"):  # owners first
            for name, values in rows:
                if name == table:
                    names = [column.name for column in old.tables[table].columns]
                    row = dict(zip(names, values, strict=True))
                    if "listed" in row:
                        row["listed"] = bool(row["listed"])
                    connection.execute(old.tables[table].insert().values(row))
    engine.dispose()
