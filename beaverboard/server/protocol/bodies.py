"""The bodies of HTTP requests and answers. `docs/protocol.md` tells them in words."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from beaverboard.match import Event
from beaverboard.server.protocol.messages import OptionValue, Seat, Status, Table
from beaverboard.server.protocol.model import Code, Key, Level, Model, Name, SeatNumber


class OptionFacts(Model):
    name: str
    kind: Literal["switch", "number", "numbers", "seat"]
    default: OptionValue
    low: int
    high: int
    count: int  # how many numbers
    modes: tuple[str | None, ...]  # in which it changes anything


class OptionCheck(Model):
    fine: bool
    rule: str | None  # that says what is allowed


class ModeFacts(Model):
    mode: str | None
    seats: tuple[int, ...]  # the numbers of seats it can be played with


class GameFacts(Model):
    """What stands on a game's cover."""

    name: str
    title: str
    version: int
    modes: tuple[ModeFacts, ...]
    options: tuple[OptionFacts, ...]
    minutes: int
    age: int
    authors: str
    publisher: str
    languages: tuple[str, ...]  # of its rules
    ready: bool  # compiled: tables can be opened
    lesson: bool  # there is a guided first round


class PersonWish(Model):
    """Somebody on the creator's device."""

    kind: Literal["person"]
    name: Name


class BotWish(Model):
    kind: Literal["bot"]
    level: Level


class OpenWish(Model):
    kind: Literal["open"]


SeatWish = Annotated[PersonWish | BotWish | OpenWish, Field(discriminator="kind")]


class NewTable(Model):
    game: Annotated[str, StringConstraints(max_length=40)]
    mode: Annotated[str, StringConstraints(max_length=40)] | None = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    options: dict[str, bool | int | list[int]] = Field({}, max_length=20)
    listed: bool = False
    hints: bool = True
    chat: bool = True
    seconds: Annotated[int, Field(ge=5, le=86_400)] | None = None
    absent: Annotated[int, Field(ge=5, le=86_400)] | None = 60
    stand_in: Level = "yearling"


class NewLesson(Model):
    name: Name


class HeldSeat(Model):
    seat: int
    token: str


class CreatedTable(Model):
    id: str
    host: str  # the host's token
    seats: tuple[HeldSeat, ...]
    table: Table


class Join(Model):
    name: Name
    seat: SeatNumber | None = None  # else the first open one
    key: Key | None = None  # a retry with the same key gets the same seat


class Link(Model):
    seat: int
    code: str  # for the fragment: /t/<id>#code=<code>
    seconds: int  # until it expires


class Claim(Model):
    code: Code


class ListedTable(Model):
    """A line of the lobby."""

    id: str
    game: str
    mode: str | None
    status: Status
    seats: int
    open: int
    people: tuple[str, ...]
    bots: int
    seconds: int | None
    created: int


class Levels(Model):
    levels: tuple[str, ...]  # weakest first


class Replay(Model):
    """A finished match with the names of its seats."""

    record: dict[str, Any]
    seats: tuple[Seat, ...]


class FramesWish(Model):
    """Positions of the match of a record: from `first`, `count` of them."""

    record: Annotated[dict[str, Any], Field(max_length=20)]
    seat: SeatNumber | None = None  # none: a spectator
    open: bool = False  # as if all cards on the table lay face up
    first: Annotated[int, Field(ge=0, le=100_000)] = 0
    count: Annotated[int, Field(ge=1, le=50)] = 50


class Frame(Model):
    """One position of a finished match, as a seat saw it or all open."""

    ply: int
    move: str | None  # in words; none for the deal
    view: Any
    events: tuple[Event, ...]


class Frames(Model):
    plies: int  # how many moves the match has
    frames: tuple[Frame, ...]


class AskAnalysis(Model):
    record: dict[str, Any]
    first: Annotated[int, Field(ge=0, le=100_000)] = 0  # the first ply whose chances are wanted


class Moment(Model):
    """A choice that cost something. `ply` is that of the position after it."""

    ply: int
    seat: int
    cost: float  # of the win: `better_share` less `share`
    move: str
    better: str
    better_action: int  # the same, as the view before it lists it
    share: float
    better_share: float
    kind: Literal["slip", "mistake", "blunder"]


class Account(Model):
    """`start`, `luck`, `choices` (its own) and `gifts` (the others' choices) make `result`."""

    seat: int
    start: float
    luck: float
    choices: float
    gifts: float
    result: float


class Analysis(Model):
    """A finished match looked back at, as far as it has come; 0 is the deal."""

    id: str
    plies: int
    done: int  # the last ply that has chances; all is there when it is `plies`
    before: int  # analyses that are worked on first
    chances: tuple[tuple[float, ...], ...]  # of every seat, ply by ply from `first`
    moments: tuple[Moment, ...]  # dearest first
    seats: tuple[Account, ...]  # up to now; none before the deal is looked at


HealthStatus = Literal["ok", "starting", "degraded"]


class Health(Model):
    """`ok` when everything is compiled and loaded; `degraded` when compiling fails."""

    name: Literal["beaverboard"] = "beaverboard"
    status: HealthStatus
    version: str
    tables: int  # in memory
    sockets: int
    ready: tuple[str, ...]  # games that can be played
    missing: tuple[str, ...]  # those that can't yet
    interpreted: bool  # the rules run interpreted until all is compiled
    parts_to_compile: int
