"""The append-only log of a table: the storage format, with one dataclass for each kind of entry.

The database has each entry as a row with its kind and its body in JSON. The hash of an entry
covers the one before it, so a log can't be changed in the middle. Kinds that are not listed here,
and bodies that a kind does not have, are refused: `Damaged`.

A field without a default is always written. A field with one is written only when it differs:
older releases did not know it, or it belongs to few tables.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, ClassVar, TypedDict

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from beaverboard.server.protocol.messages import Kind
from beaverboard.server.protocol.model import Beaver, Colour, SeatNumber
from beaverboard.server.store.storage import LogRow

FIRST_PERSON = -1  # the host of a table whose log does not name one
Number = Annotated[int, Field(ge=0)]


class Damaged(Exception):
    """The log of a table does not check, or can't be played again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """What an entry says happened."""

    kind: ClassVar[str]
    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(strict=True, extra="forbid")


@dataclass(frozen=True, slots=True, kw_only=True)
class Requested(Body):
    """What somebody asked for by a command: by which right, and under which idempotency key.
    Neither is there when the server did the same by itself."""

    by: str | None = None  # "host", or "seat" and its number
    key: str | None = None


class Request(TypedDict, total=False):
    """These fields, to hand on; empty when the server does something by itself."""

    by: str
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OfPerson(Requested):
    """What happened to a person's seat, with their name at that time."""

    seat: SeatNumber
    name: str | None = None


# Opening


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreedSetup:
    game: str
    mode: str | None
    seats: int
    options: dict[str, bool | int | list[int]]

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(strict=True, extra="forbid")


@dataclass(frozen=True, slots=True, kw_only=True)
class AgreedSeat:
    kind: Kind
    name: str | None = None
    level: str | None = None
    beaver: Beaver | None = None
    colour: Colour | None = None

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(strict=True, extra="forbid")


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement(Body):
    """All that is agreed when a table is opened."""

    setup: AgreedSetup
    seats: tuple[AgreedSeat, ...]
    lesson: bool = False
    host: int | None = FIRST_PERSON  # none: the host does not sit
    listed: bool
    hints: bool
    chat: bool
    seconds: Number | None
    absent: Number | None
    stand_in: str
    friendly_undo: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Created(Agreement):
    kind: ClassVar[str] = "created"

    created: int
    commitment: str

    @classmethod
    def of(cls, agreed: Agreement, created: int, commitment: str) -> "Created":
        same = {each.name: getattr(agreed, each.name) for each in fields(agreed)}
        return cls(**same, created=created, commitment=commitment)


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupChanged(Requested):
    """The host has changed what is agreed, before the start: all of it as it is now."""

    kind: ClassVar[str] = "setup-changed"

    setup: AgreedSetup
    seconds: Number | None
    hints: bool
    friendly_undo: bool


# Seats


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined(Body):
    kind: ClassVar[str] = "joined"

    seat: SeatNumber
    name: str
    join_key: str | None = None  # hashed
    beaver: Beaver | None = None
    colour: Colour | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatsSwapped(Requested):
    """Two seats have changed places, with whoever sat there, before the start."""

    kind: ClassVar[str] = "seats-swapped"

    seat: SeatNumber
    other: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(OfPerson):
    kind: ClassVar[str] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Removed(OfPerson):
    kind: ClassVar[str] = "removed"


@dataclass(frozen=True, slots=True, kw_only=True)
class BotJoined(Requested):
    kind: ClassVar[str] = "bot-joined"

    seat: SeatNumber
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BotLeft(Requested):
    kind: ClassVar[str] = "bot-left"

    seat: SeatNumber
    level: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandedOver(OfPerson):
    kind: ClassVar[str] = "handed-over"

    level: str | None = None  # written by the first release, which had no `bot-joined`


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(OfPerson):
    kind: ClassVar[str] = "taken-back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(OfPerson):
    """Somebody for whom a bot moved is connected again, or has moved."""

    kind: ClassVar[str] = "returned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Away(OfPerson):
    """A bot moves for somebody who has been gone for too long, or as others asked for it."""

    kind: ClassVar[str] = "away"


@dataclass(frozen=True, slots=True, kw_only=True)
class Waited(OfPerson):
    """Somebody at the table would rather wait for this person, who is gone."""

    kind: ClassVar[str] = "waited"


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut(OfPerson):
    """A bot moves for somebody whose clock has run out."""

    kind: ClassVar[str] = "timed-out"


@dataclass(frozen=True, slots=True, kw_only=True)
class HostChanged(OfPerson):
    kind: ClassVar[str] = "host-changed"


# Chat


@dataclass(frozen=True, slots=True, kw_only=True)
class Muted(OfPerson):
    kind: ClassVar[str] = "muted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Unmuted(OfPerson):
    kind: ClassVar[str] = "unmuted"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatOn(Requested):
    kind: ClassVar[str] = "chat-on"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatOff(Requested):
    kind: ClassVar[str] = "chat-off"


# The match


@dataclass(frozen=True, slots=True, kw_only=True)
class Starting(Requested):
    """The host wants to begin: what is agreed stands, and everybody adds to the shuffle."""

    kind: ClassVar[str] = "starting"

    fill: str | None  # the level of bots on open seats


@dataclass(frozen=True, slots=True, kw_only=True)
class Contributed(OfPerson):
    kind: ClassVar[str] = "contributed"

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Requested):
    kind: ClassVar[str] = "started"

    version: Number  # of the game
    fill: str | None  # the level of bots on open seats


@dataclass(frozen=True, slots=True, kw_only=True)
class Upgraded(Body):
    """The game has a new version, and the match goes on from this position."""

    kind: ClassVar[str] = "upgraded"

    version: Number
    position: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Requested):
    kind: ClassVar[str] = "moved"

    seat: SeatNumber
    words: str
    bot: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Undone(OfPerson):
    kind: ClassVar[str] = "undone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(Requested):
    kind: ClassVar[str] = "rematch"

    table: str  # the id of the next one


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed(Body):
    kind: ClassVar[str] = "closed"


KINDS: dict[str, type[Body]] = {
    each.kind: each
    for each in (
        Created, SetupChanged, Joined, SeatsSwapped, Left, Removed, BotJoined, BotLeft, HandedOver,
        TakenBack, Returned, Away, Waited, TimedOut, HostChanged, Muted, Unmuted, ChatOn, ChatOff,
        Starting, Contributed, Started, Upgraded, Moved, Undone, Rematch, Closed,
    )
}  # fmt: skip
READERS: dict[str, TypeAdapter[Any]] = {kind: TypeAdapter(body) for kind, body in KINDS.items()}


def body_from_json(kind: str, text: str) -> Body:
    """What a stored body says; `Damaged` if the kind is unknown or does not have such a body."""
    if kind not in READERS:
        raise Damaged(f"no kind of entry is called {kind}")
    try:
        body: Body = READERS[kind].validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise Damaged(f"{kind}: {where}: {first['msg']}") from None
    return body


def as_json(body: Body) -> dict[str, Any]:
    """The body as it is written."""
    written = written_fields(body)
    if isinstance(body, Created | SetupChanged):
        written["setup"] = written_fields(body.setup)
    if isinstance(body, Created):
        written["seats"] = [written_fields(seat) for seat in body.seats]
        if body.host != FIRST_PERSON:  # a rematch also writes who a seat does not have: as null
            nobody = {"kind": "open", "name": None, "level": None}
            written["seats"] = [nobody | seat for seat in written["seats"]]
    return written


def written_fields(value: Body | AgreedSetup | AgreedSeat) -> dict[str, Any]:
    """All fields without a default, and those that differ from it."""
    written = {}
    for name, default in DEFAULTS[type(value)]:
        field = getattr(value, name)
        if default is MISSING or field != default:
            written[name] = field
    return written


def defaults_of(kind: Any) -> list[tuple[str, Any]]:
    """The fields and their defaults in the order in which they are written: the request last."""
    ordered = sorted(fields(kind), key=lambda each: each.name in Request.__annotations__)
    return [(each.name, each.default) for each in ordered]


DEFAULTS: dict[type, list[tuple[str, Any]]] = {
    kind: defaults_of(kind) for kind in (*KINDS.values(), AgreedSetup, AgreedSeat)
}


# Entries


@dataclass(frozen=True, slots=True)
class Entry:
    number: int
    ply: int | None  # of moves and undos: the table's ply after them
    body: Body
    time: int
    hash: str

    @property
    def kind(self) -> str:
        return self.body.kind

    @classmethod
    def after(cls, previous: str, number: int, ply: int | None, body: Body, time: int) -> "Entry":
        hash = chained_hash(previous, number, ply, body.kind, as_json(body), time)
        return cls(number, ply, body, time, hash)

    def row(self) -> LogRow:
        """As the database keeps it."""
        body = json.dumps(as_json(self.body))
        return LogRow(self.number, self.ply, self.kind, body, self.time, self.hash)


def chained_hash(
    previous: str, number: int, ply: int | None, kind: str, body: Mapping[str, Any], time: int
) -> str:
    written = json.dumps([previous, number, ply, kind, body, time], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()


def root_hash(table: str, commitment: str) -> str:
    """What the first entry follows: the chain belongs to one table and one seed."""
    return hashlib.sha256(f"beaverboard log {table} {commitment}".encode()).hexdigest()


def read_entries(root: str, rows: Iterable[LogRow]) -> list[Entry]:
    """The entries of a whole log; `Damaged` if one does not follow from those before."""
    entries: list[Entry] = []
    previous = root
    for number, row in enumerate(rows, 1):
        entries.append(read_next(previous, number, row))
        previous = row.hash
    return entries


def read_next(previous: str, number: int, row: LogRow) -> Entry:
    """The entry of a row, if its hash covers the one before and what is written in it."""
    try:
        body = json.loads(row.body)
    except ValueError:
        raise Damaged(f"entry {number} is not JSON") from None
    wanted = chained_hash(previous, number, row.ply, row.kind, body, row.time)
    if row.number != number or row.hash != wanted:
        raise Damaged(f"entry {number} does not follow from the ones before")
    return entry_of(row)


def entry_of(row: LogRow) -> Entry:
    """The entry of a row whose place in the chain has been checked."""
    return Entry(row.number, row.ply, body_from_json(row.kind, row.body), row.time, row.hash)
