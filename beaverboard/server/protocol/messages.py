"""What goes over a table's socket, in both directions. `docs/protocol.md` describes it."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints, TypeAdapter

from beaverboard.games.game import Move, Note, Spot
from beaverboard.match import Event
from beaverboard.server.protocol.errors import Argument, ErrorKey, Problem
from beaverboard.server.protocol.model import Beaver, Colour, Key, Level, Model, SeatNumber, Token

PROTOCOL: Literal[1] = 1

Reaction = Literal["laugh", "wink", "wow", "heart", "thanks", "tail-slap"]
Status = Literal["waiting", "playing", "over", "closed"]
Kind = Literal["open", "person", "bot"]
Cause = Literal["away", "clock", "handed", "empty"]


# Table events; places and game events are those of the games and of `beaverboard.match`


class EventsSeen(Model):
    """The game events of a table event as `seat` saw them; `null` is a spectator."""

    seat: int | None
    events: tuple[Event, ...]


class TableEvent(Model):
    """Something that happened at the table; `key` names its sentence: `happened-moved`, …"""

    number: int
    ply: int
    time: int  # milliseconds since 1970
    key: str
    arguments: dict[str, Argument]
    seen: tuple[EventsSeen, ...]


class SeatView(Model):
    """A game's view from one seat, with its legal moves; `null` is a spectator."""

    seat: int | None
    view: Any
    undo: bool  # the seat may take its last move back
    no_undo: Problem | None = None  # else why not, while the match is on
    notes: tuple[Note, ...] = ()  # what to know before a move
    proposable: tuple[Move, ...] = ()  # moves of a partner in turn who knows the same


class Clock(Model):
    seat: int
    seconds: int  # for a move
    left: float  # seconds, when the message was sent


class Step(Model):
    """A sentence of the coach, and the places that it speaks of."""

    key: str
    points: tuple[Spot, ...]


class Guide(Model):
    """What the coach of a lesson says at a position, one step after the other."""

    steps: tuple[Step, ...]
    action: int | None = None  # the move that the last of them asks for
    number: int | None = None  # how many steps came before; none off the lesson's course
    total: int | None = None
    finished: bool = False  # the course has been played to its end


class Position(Model):
    ply: int
    turn: int | None  # none when the match is over
    clock: Clock | None
    views: tuple[SeatView, ...]
    guide: Guide | None = None  # at a lesson's table


class Proposal(Model):
    """A move of the position `ply` that one partner proposes to the other."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    ply: Annotated[int, Field(ge=0)]
    action: Annotated[int, Field(ge=0, lt=2**31)]


class ChatMessage(Model):
    number: int
    time: int
    seat: int
    name: str
    text: str | None
    reaction: Reaction | None
    to: tuple[int, ...] | None = None  # the seats that hear it, the speaker's apart; None: all
    proposal: Proposal | None = None  # to a partner, until the next move


# Tables and seats


class Seat(Model):
    kind: Kind
    name: str | None  # of a person
    beaver: Beaver | None = None  # what the person looks like; none: as the seat has it
    colour: Colour | None = None
    level: str | None  # of a bot
    here: bool  # a person with a connection
    reading: bool = False  # bots wait until this person has closed the scores of a round
    stand_in: Cause | None  # why a bot moves for this seat
    muted: bool
    contributed: bool  # to the shuffle


class Result(Model):
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...] | None  # of the seats, from 1; none after an older version's match
    sides: int  # that competed: seats, teams, or a seat and an automatic opponent
    lowest_wins: bool  # the fewest points are the best


OptionValue = bool | int | tuple[int, ...]


class Table(Model):
    """All that everybody may know about a table but the position."""

    id: str
    game: str
    mode: str | None
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    host: int | None  # the seat of the host, if the host sits
    status: Status
    starting: bool  # the host has started: people add to the shuffle, then the cards are dealt
    listed: bool
    lesson: bool  # somebody learns the game here: the deal is known, nobody else sits down
    hints: bool
    search: bool  # bots play as their level says; simply, while their search is not compiled
    chat: bool
    seconds: int | None  # for a move
    absent: int | None  # seconds after which a bot moves for somebody gone
    stand_in: str  # the level of that bot
    friendly_undo: bool  # a move that has shown others a card can be taken back
    ply: int
    turn: int | None
    spectators: int
    created: int
    commitment: str  # SHA-256 of the server's seed for the shuffle
    contributions: tuple[str, ...]
    result: Result | None
    rematch: str | None  # the id of the next table


class You(Model):
    seats: tuple[int, ...]
    host: bool


# From the server


class ServerMessageBase(Model):
    protocol: Literal[1] = PROTOCOL
    sequence: int = 0  # 1, 2, 3 … on each socket


class Welcome(ServerMessageBase):
    """The answer to `hello`: everything a page needs to draw the table."""

    type: Literal["welcome"] = "welcome"
    reply_to: int
    you: You
    unknown_tokens: tuple[int, ...]  # which tokens of `hello` hold nothing here
    table: Table
    position: Position | None
    log: tuple[TableEvent, ...]
    chat: tuple[ChatMessage, ...]


class TableChanged(ServerMessageBase):
    type: Literal["table"] = "table"
    table: Table
    happened: TableEvent | None  # none when only presence changed


class PositionChanged(ServerMessageBase):
    type: Literal["position"] = "position"
    happened: TableEvent
    position: Position


class Accepted(ServerMessageBase):
    """The command is done and kept; the same key gets the same answer again."""

    type: Literal["accepted"] = "accepted"
    reply_to: int
    key: str
    ply: int


class Refused(ServerMessageBase):
    """Nothing has changed. With `error-stale-ply` comes the position as it is."""

    type: Literal["error"] = "error"
    reply_to: int | None
    key: ErrorKey
    arguments: dict[str, Argument]
    position: Position | None = None


class ChatAdded(ServerMessageBase):
    type: Literal["chat"] = "chat"
    said: ChatMessage


class HintMove(Model):
    """A move with its share of the win, and between what that very likely is."""

    action: int
    share: float
    low: float
    high: float
    score: float  # expected at the end


class HintReason(Model):
    """A sentence; an argument `what` is the key of another one."""

    kind: Literal["chances", "gain", "risk"]
    key: str
    arguments: dict[str, Argument]


class HintAnswer(ServerMessageBase):
    type: Literal["hint"] = "hint"
    reply_to: int
    seat: int
    ply: int
    action: int
    moves: tuple[HintMove, ...]  # the best few, the advised one first
    others: int  # legal moves that are not among them
    reasons: tuple[HintReason, ...]


class RefusedPick(Model):
    """As the arguments of `error-illegal-move`: the key of the sentence and the rule."""

    reason: str
    rule: str


class WhyAnswer(ServerMessageBase):
    """The answer to `why`; nothing is refused if the picks mean no move, or a legal one."""

    type: Literal["why"] = "why"
    reply_to: int
    seat: int
    ply: int
    refused: RefusedPick | None


class Pong(ServerMessageBase):
    type: Literal["pong"] = "pong"
    reply_to: int


class Goodbye(ServerMessageBase):
    """The last message before the server closes the socket."""

    type: Literal["goodbye"] = "goodbye"
    reason: Literal["restart", "too-fast", "too-slow", "damaged", "deleted"]
    reconnect: bool


ServerMessage = Annotated[
    Welcome
    | TableChanged
    | PositionChanged
    | Accepted
    | Refused
    | ChatAdded
    | HintAnswer
    | WhyAnswer
    | Pong
    | Goodbye,
    Field(discriminator="type"),
]


# From a client


class ClientMessageBase(Model):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    protocol: Literal[1]
    sequence: Annotated[int, Field(ge=0, lt=2**53)]  # answers name it in `reply_to`


class Hello(ClientMessageBase):
    """First on every socket, and again whenever the tokens change."""

    type: Literal["hello"]
    tokens: Annotated[list[Token], Field(max_length=16)]
    seen: Annotated[int, Field(ge=0)] | None = None  # the number of the last table event
    # Whether the scores of a round are shown right now; none: this client never shows them, and
    # bots do not wait for it.
    sheet: bool | None = None


class Ready(ClientMessageBase):
    """The scores of the last round were closed; the bots need not wait any longer."""

    type: Literal["ready"]
    ply: Annotated[int, Field(ge=0)]  # of the position that is known


class Ping(ClientMessageBase):
    type: Literal["ping"]


class Hint(ClientMessageBase):
    type: Literal["hint"]
    seat: SeatNumber
    ply: Annotated[int, Field(ge=0)]


class Place(Model):
    """A place on the table that was picked."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    zone: Annotated[str, StringConstraints(max_length=20)]
    seat: Annotated[int, Field(ge=0, lt=8)]
    index: Annotated[int, Field(ge=0, lt=128)]


class Why(ClientMessageBase):
    """Why the last of these picks does not go with those before."""

    type: Literal["why"]
    seat: SeatNumber
    ply: Annotated[int, Field(ge=0)]
    picks: Annotated[list[Place], Field(min_length=1, max_length=16)]


class Command(ClientMessageBase):
    type: str
    key: Key  # drawn anew for every command, kept for its retries


class Play(Command):
    type: Literal["move"]
    seat: SeatNumber
    ply: Annotated[int, Field(ge=0)]  # of the position it answers
    move: int | Annotated[str, StringConstraints(max_length=100)]  # a number, or in words


class Undo(Command):
    type: Literal["undo"]
    seat: SeatNumber
    ply: Annotated[int, Field(ge=0)]


class ChangeSetup(Command):
    """The host changes what is agreed, before the start: all of it as it shall be."""

    type: Literal["change-setup"]
    mode: Annotated[str, StringConstraints(max_length=40)] | None
    seats: Annotated[int, Field(ge=1, le=8)]
    options: Annotated[dict[str, bool | int | list[int]], Field(max_length=20)]
    seconds: Annotated[int, Field(ge=5, le=86_400)] | None
    hints: bool
    friendly_undo: bool


class SwapSeats(Command):
    """The host has two seats change places, with whoever sits there, before the start."""

    type: Literal["swap-seats"]
    seat: SeatNumber
    other: SeatNumber


class Contribute(Command):
    """The seat's share of the shuffle, between the host's start and the deal."""

    type: Literal["contribute"]
    seat: SeatNumber
    text: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class Start(Command):
    """The host begins; open seats get bots of the level `fill`. The cards are dealt when all who
    are here have added to the shuffle, or after some seconds."""

    type: Literal["start"]
    fill: Level | None = None


class Leave(Command):
    type: Literal["leave"]
    seat: SeatNumber


class HandOver(Command):
    """A bot takes the seat: an open one for good, a person's until they take it back; that of
    somebody who is gone until they are here again."""

    type: Literal["hand-over"]
    seat: SeatNumber
    level: Level | None = None  # of an open seat's bot


class Wait(Command):
    """Rather wait for a person who is gone than have a bot move for them soon."""

    type: Literal["wait"]
    seat: SeatNumber


class TakeBack(Command):
    """The seat's person plays again, or (host) a bot's seat is open again."""

    type: Literal["take-back"]
    seat: SeatNumber


class Remove(Command):
    type: Literal["remove"]
    seat: SeatNumber


class MakeHost(Command):
    """The host hands their rights to another person."""

    type: Literal["make-host"]
    seat: SeatNumber


class Mute(Command):
    type: Literal["mute"]
    seat: SeatNumber
    muted: bool


class SwitchChat(Command):
    type: Literal["switch-chat"]
    on: bool


class Rematch(Command):
    type: Literal["rematch"]


class SendChat(Command):
    type: Literal["chat"]
    seat: SeatNumber
    text: Annotated[str, StringConstraints(min_length=1, max_length=200)] | None = None
    reaction: Reaction | None = None
    proposal: Proposal | None = None
    to: Annotated[list[SeatNumber], Field(min_length=1, max_length=8)] | None = None


ClientMessage = Annotated[
    Hello
    | Ready
    | Ping
    | Hint
    | Why
    | Play
    | Undo
    | ChangeSetup
    | SwapSeats
    | Contribute
    | Start
    | Leave
    | HandOver
    | Wait
    | TakeBack
    | Remove
    | MakeHost
    | Mute
    | SwitchChat
    | Rematch
    | SendChat,
    Field(discriminator="type"),
]

CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
SERVER_MESSAGE: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
