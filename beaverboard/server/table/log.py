"""The append-only log of a table. Each entry's hash covers the one before it."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any


class Damaged(Exception):
    """The log of a table does not check, or can't be played again."""


@dataclass(frozen=True, slots=True)
class Entry:
    number: int
    ply: int | None  # of moves and undos: the table's ply after them
    kind: str
    body: Mapping[str, Any]
    time: int
    hash: str

    @classmethod
    def after(
        cls,
        previous: str,
        number: int,
        ply: int | None,
        kind: str,
        body: Mapping[str, Any],
        time: int,
    ) -> "Entry":
        return cls(number, ply, kind, body, time, chained(previous, number, ply, kind, body, time))


def chained(
    previous: str, number: int, ply: int | None, kind: str, body: Mapping[str, Any], time: int
) -> str:
    written = json.dumps([previous, number, ply, kind, body, time], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


def root_hash(table: str, commitment: str) -> str:
    """What the first entry follows: the chain belongs to one table and one seed."""
    return hashlib.sha256(f"beaverboard log {table} {commitment}".encode()).hexdigest()


def check_chain(first: str, entries: Iterable[Entry]) -> None:
    previous = first
    for number, entry in enumerate(entries, 1):
        check_next(previous, number, entry)
        previous = entry.hash


def check_next(previous: str, number: int, entry: Entry) -> None:
    wanted = chained(previous, number, entry.ply, entry.kind, entry.body, entry.time)
    if entry.number != number or entry.hash != wanted:
        raise Damaged(f"entry {number} does not follow from the ones before")
