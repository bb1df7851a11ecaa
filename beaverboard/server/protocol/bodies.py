"""The bodies of HTTP requests and answers. `docs/protocol.md` describes them."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from beaverboard.games.setup import Origin
from beaverboard.match import Event
from beaverboard.server.protocol.errors import Argument
from beaverboard.server.protocol.messages import Cause, Kind, OptionValue, Seat, Status, Table
from beaverboard.server.protocol.model import (
    Beaver,
    Code,
    Colour,
    Key,
    Level,
    Model,
    Name,
    SeatNumber,
)


class OnCards(Model):
    """What stands on the cards of the box, and where each number is known from."""

    mode: str | None
    seats: int
    numbers: tuple[int, ...]
    origins: tuple[Origin, ...]


class OptionFacts(Model):
    name: str
    kind: Literal["switch", "number", "numbers", "seat"]
    default: OptionValue  # a number below `low` stands for the one on the cards
    low: int
    high: int
    count: int  # how many numbers
    modes: tuple[str | None, ...]  # in which it changes anything
    choices: tuple[str, ...]  # what the numbers from 0 on stand for, if they are no counts
    cards: tuple[str, ...]  # of the numbers, as the rules call them
    on_cards: tuple[OnCards, ...]  # for every mode and number of seats; none: the box has no such


class Objection(Model):
    """Why numbers can't be agreed on: the key of a sentence, and which numbers are meant."""

    key: str
    arguments: dict[str, Argument]
    numbers: tuple[int, ...]


class OptionCheck(Model):
    fine: bool
    rule: str | None  # that says what is allowed
    objection: Objection | None  # none: fine, or a number is out of bounds


class ModeFacts(Model):
    mode: str | None
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    sides: int | None  # that compete, an automatic opponent too; none: every seat is a side
    for_newcomers: bool  # whoever plays the game for the first time begins with it
    lesson: bool  # it has a lesson of its own


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
    illustrators: str
    publisher: str
    languages: tuple[str, ...]  # of its rules
    ready: bool  # compiled: tables can be opened
    lesson: bool  # there is a guided first round


class PlainArea(Model):
    name: str
    owned: bool  # every seat has one
    number: bool  # the count of its place matters, there are no cards
    columns: int | None  # of a grid


class PlainBoard(Model):
    """What the pages need to draw a game that they have no board for."""

    title: str
    areas: tuple[PlainArea, ...]
    cards: tuple[str, ...]  # their names
    colours: tuple[str, ...]  # of the cards; the last one is also that of all that follow
    pictures: tuple[str, ...]  # the same of their drawings, see `/api/games/{game}/art/{name}`
    words: dict[str, str]  # Fluent, by language; what is missing is derived from its key


class PersonSeatRequest(Model):
    """Somebody on the creator's device."""

    kind: Literal["person"]
    name: Name
    beaver: Beaver | None = None
    colour: Colour | None = None


class BotSeatRequest(Model):
    kind: Literal["bot"]
    level: Level


class OpenSeatRequest(Model):
    kind: Literal["open"]


SeatRequest = Annotated[
    PersonSeatRequest | BotSeatRequest | OpenSeatRequest, Field(discriminator="kind")
]


class NewTable(Model):
    game: Annotated[str, StringConstraints(max_length=40)]
    mode: Annotated[str, StringConstraints(max_length=40)] | None = None
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    options: dict[str, bool | int | list[int]] = Field({}, max_length=20)
    listed: bool = False
    hints: bool = True
    chat: bool = True
    seconds: Annotated[int, Field(ge=5, le=86_400)] | None = None
    absent: Annotated[int, Field(ge=5, le=86_400)] | None = 60
    stand_in: Level = "yearling"
    friendly_undo: bool = True  # people may take back what has shown others a card


class NewLesson(Model):
    mode: Annotated[str, StringConstraints(max_length=40)] | None = (
        None  # none: the lesson for newcomers
    )
    name: Name
    beaver: Beaver | None = None
    colour: Colour | None = None


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
    beaver: Beaver | None = None
    colour: Colour | None = None
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


class Sitter(Model):
    """Who made a seat's moves, from the one after the position `ply` of the record on."""

    ply: int
    seat: int
    kind: Kind
    name: str | None  # of a person
    level: str | None  # of a bot
    stand_in: Cause | None  # why a bot moved for this seat


class Replay(Model):
    """A finished match, with the seats at its end and who had them on the way."""

    record: dict[str, Any]
    seats: tuple[Seat, ...]
    sitters: tuple[Sitter, ...]  # a later one of a seat replaces an earlier


class FramesRequest(Model):
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


class AnalysisRequest(Model):
    record: dict[str, Any]
    first: Annotated[int, Field(ge=0, le=100_000)] = 0  # the first ply whose chances are wanted


class Moment(Model):
    """A choice that cost something. `ply` is that of the position after it."""

    ply: int
    seat: int
    cost: float  # of the win: `better_share` less `share`
    move: str
    action: int  # the same, as the view before it lists it
    better: str
    better_action: int  # the same, as the view before it lists it
    share: float
    better_share: float
    kind: Literal["slip", "mistake", "blunder"]


class Account(Model):
    """`start`, `luck`, `choices` (its own) and `gifts` (the others' choices) make `result`, in
    round numbers too: all are whole hundredths."""

    seat: int
    start: float
    luck: float
    choices: float
    gifts: float
    missed: float  # of the choices: what the moments cost
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
