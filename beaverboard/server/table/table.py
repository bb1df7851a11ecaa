"""The state of a table, made from its log: who sits where, what is agreed, and the match.

A table is made from its first entry, and changes by no other way than applying the next one:
live (`after`) as well as when it is loaded again (`loaded`), so a table in memory is always what
its log says. Whether something may happen is checked before (`commands`); here it has happened.
`after` leaves a table as it is and returns another: whoever has read the first one sees no change.
"""

import hashlib
import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from beaverboard import chance, games
from beaverboard.games.game import BadWords
from beaverboard.games.setup import Setup, Value
from beaverboard.match import Event, Match
from beaverboard.record import FORMAT, BadRecord
from beaverboard.server.protocol.errors import Argument, ErrorKey
from beaverboard.server.protocol.messages import Cause, Kind, Status
from beaverboard.server.protocol.model import Beaver, Colour
from beaverboard.server.store.storage import Stored
from beaverboard.server.table import log
from beaverboard.server.table.log import Damaged, Entry

LOG = 200  # table events kept for clients that connect
ENTRIES = 2_000  # besides moves that a log may have: it is replayed when it is loaded
UNDOS = 50  # that one seat has in a match
BEFORE = 16  # positions kept to take moves back without a replay
SHOWN = ("seat", "other", "name", "bot", "level")  # the arguments of a table event that are sent

Deal = Callable[[Setup, Mapping[str, Any]], Match]


@dataclass(frozen=True, slots=True)
class SeatState:
    kind: Kind = "open"
    name: str | None = None
    level: str | None = None
    stand_in: Cause | None = None
    muted: bool = False
    contribution: str = ""
    beaver: Beaver | None = None
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Played:
    seat: int
    words: str
    bot: bool
    learned: frozenset[int] | None = None  # seats that were shown a card; None: not looked at


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who had a seat from the position after so many moves of the record on."""

    ply: int
    seat: int
    kind: Kind
    name: str | None
    level: str | None
    stand_in: Cause | None


class Answer(NamedTuple):
    """What a command led to: a retry with the same key gets the same answer."""

    body: log.Requested
    ply: int


Seen = dict[int | None, tuple[Event, ...]]  # by viewer


@dataclass(frozen=True, slots=True)
class Happened:
    number: int
    ply: int
    time: int
    kind: str
    arguments: dict[str, Argument]
    seen: Seen = field(default_factory=dict)


class Table:
    def __init__(
        self,
        id: str,
        server_seed: bytes,
        bot_seed: bytes,
        first: Entry,
        deal: Deal = Match.dealt,
    ) -> None:
        """`Damaged` if the log does not begin with the entry of an opened table."""
        if not isinstance(first.body, log.Created):
            raise Damaged("the log has no beginning")
        agreed = first.body
        self.id = id
        self.server_seed = server_seed
        self.bot_seed = bot_seed
        self.commitment = chance.commitment(server_seed)
        self.number = first.number
        self.hash = first.hash
        self.setup = recorded_setup(agreed.setup)
        self.seats = [
            SeatState(seat.kind, seat.name, seat.level, beaver=seat.beaver, colour=seat.colour)
            for seat in agreed.seats
        ]
        self.host = agreed.host  # the seat of the host, if the host sits
        if self.host == log.FIRST_PERSON:
            self.host = next((p for p, s in enumerate(self.seats) if s.kind == "person"), None)
        self.created = agreed.created
        self.listed = agreed.listed
        self.lesson = agreed.lesson
        self._hints_agreed = agreed.hints
        self.chat = agreed.chat
        self.seconds = agreed.seconds
        self.absent = agreed.absent
        self.stand_in = agreed.stand_in
        self.friendly_undo = agreed.friendly_undo
        self.status: Status = "waiting"
        self.starting: log.Starting | None = None  # from the host's start to the deal
        self.ply = 0
        self.version = 0  # of the game, once it is started
        self.match: Match | None = None
        self.moves: list[Played] = []  # in effect, since the deal or the upgrade
        self.sitters: tuple[Sitter, ...] = ()  # since the start, a later one replaces an earlier
        self.undos: dict[int, int] = {}  # by seat; of those in a row, one
        self._undoing: int | None = None  # the seat whose undo was the last thing that happened
        self.start: dict[str, Any] | None = None  # record of the position at the upgrade
        self.rematch: str | None = None
        self.answers: dict[tuple[str, str], Answer] = {}
        self.join_keys: dict[str, int] = {}  # hash of a join's key: its seat
        self.record: dict[str, Any] | None = None  # once it is over
        self.happened: deque[Happened] = deque(maxlen=LOG)
        self._deal = deal
        self._before: tuple[Match, ...] = ()  # the match before each of the last moves
        self._match_is_behind = False  # while loading: `match` is not yet where `moves` lead
        self._remember(first, {}, {})

    # Reading

    @property
    def started(self) -> bool:
        return self.status != "waiting"

    @property
    def hints(self) -> bool:
        """A hint comes from perfect recall: without the memory aid it would tell what to
        remember."""
        return self._hints_agreed and not self.setup.left_to_memory

    @property
    def turn(self) -> int | None:
        playing = self.status == "playing" and self.match is not None
        return self.match.turn if playing and self.match else None

    @property
    def finished_rounds(self) -> int:
        return self.match.finished_rounds if self.match else 0

    @property
    def open_seats(self) -> list[int]:
        return [p for p, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def contributions(self) -> tuple[str, ...]:
        return tuple(seat.contribution for seat in self.seats)

    def chance(self) -> dict[str, Any]:
        if self.lesson:
            return dict(chance.from_key(self.server_seed))
        return {
            "server_seed": self.server_seed.hex(),
            "commitment": self.commitment,
            "contributions": list(self.contributions),
        }

    def moved_by_bot(self, seat: int) -> bool:
        state = self.seats[seat]
        return state.kind != "person" or state.stand_in is not None

    def bot_level(self, seat: int) -> str:
        return self.seats[seat].level or self.stand_in

    def why_no_undo(self, seat: int) -> ErrorKey | None:
        """Why the seat may not take its last move back, if it may not. What it has learned can't
        be unlearned; what it has shown others may be, where there are none or they agreed."""
        last = self.moves[-1] if self.moves else None
        if last is None or last.seat != seat or last.bot:
            moved = any(move.seat == seat and not move.bot for move in self.moves)
            return "error-others-moved" if moved else "error-no-undo"
        if last.learned is None or seat in last.learned:
            return "error-hidden-shown"
        if self._undoing != seat and self.undos.get(seat, 0) >= UNDOS:
            return "error-undos-used-up"
        others = [p for p in last.learned if p != seat and self.seats[p].kind == "person"]
        return "error-others-saw" if others and not self.friendly_undo else None

    @property
    def log_is_full(self) -> bool:
        """Whether it has all the entries it may have besides the moves in effect."""
        return self.number - len(self.moves) >= ENTRIES

    def bot_seed_for(self, purpose: str) -> str:
        """A stream of its own for every thought, the same again after a restart."""
        name = f"{purpose} {self.ply} {self.turn}".encode()
        return hashlib.sha256(b"beaverboard bot" + self.bot_seed + name).hexdigest()

    def row(self, now: int) -> dict[str, Any]:
        """What its row in the database says."""
        live = self.match is not None and self.status == "playing"
        return {
            "status": self.status,
            "updated": now,
            "summary": json.dumps(self.summary()),
            "snapshot": json.dumps(self.snapshot()) if live else None,
            "record": json.dumps(self.record) if self.record else None,
        }

    def summary(self) -> dict[str, Any]:
        return {
            "game": self.setup.game.name,
            "mode": self.setup.mode,
            "seats": len(self.seats),
            "open": len(self.open_seats),
            "people": [seat.name for seat in self.seats if seat.kind == "person"],
            "bots": sum(seat.kind == "bot" for seat in self.seats),
            "seconds": self.seconds,
        }

    def snapshot(self) -> dict[str, Any]:
        assert self.match is not None
        version = self.setup.game.version
        return {"version": version, "ply": self.ply, "position": self.match.position()}

    # Changing

    def next_entry(self, body: log.Body, now: int) -> Entry:
        ply = self.ply + 1 if isinstance(body, log.Moved | log.Undone) else None
        return Entry.after(self.hash, self.number + 1, ply, body, now)

    def after(self, entry: Entry) -> "Table":
        """A table at which the entry has happened too; this one stays as it is."""
        after = self._copy()
        after._apply(entry)
        return after

    def _copy(self) -> "Table":
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.seats = list(self.seats)
        copy.moves = list(self.moves)
        copy.happened = self.happened.copy()
        copy.answers = self.answers.copy()
        return copy

    def _apply(self, entry: Entry, *, live: bool = True) -> None:
        """Let the entry have happened. `live` is off for what is too old to be told."""
        if entry.ply is not None:
            self.ply = entry.ply
        events: Seen = {}
        shown: dict[str, Argument] = {}
        match entry.body:
            case log.SetupChanged() as body:
                shown = self._change_setup(body)
            case log.SeatsSwapped(seat=seat, other=other):
                self._swap_seats(seat, other)
            case log.Starting() as body:
                self.starting = body
            case log.Started() as body:
                events = self._start(body, live)
            case log.Moved() as body:
                events = self._move(body, live)
            case log.Undone(seat=seat):
                self._undo(seat, live)
            case log.Upgraded() as body:
                self._upgrade(body)
            case log.Closed():
                self.play_pending()
                self.status = "closed"
                self.record = self.match.record() if self.match else None
            case log.Rematch(table=table):
                self.rematch = table
            case log.ChatOn() | log.ChatOff():
                self.chat = isinstance(entry.body, log.ChatOn)
            case _:
                self._change_seat(entry.body)
        if self.started:
            self._note_sitters()
        self._remember(entry, events, shown)

    def _remember(self, entry: Entry, events: Seen, shown: Mapping[str, Argument]) -> None:
        """Remember the entry: its place in the log, its answer, and what is told of it; `shown`
        besides what most kinds show."""
        body = entry.body
        self.number, self.hash = entry.number, entry.hash
        if isinstance(body, log.Requested) and body.by is not None and body.key is not None:
            self.answers[body.by, body.key] = Answer(body, self.ply)
        written = log.as_json(body)
        shown = {name: written[name] for name in SHOWN if name in written} | dict(shown)
        if isinstance(body, log.Moved) and self.seats[body.seat].kind == "person":
            shown["name"] = self.seats[body.seat].name  # another may sit there when it is read
        self.happened.append(
            Happened(entry.number, self.ply, entry.time, entry.kind, shown, events)
        )

    def _change_setup(self, body: log.SetupChanged) -> dict[str, Argument]:
        """What is agreed from now on; returns what is new of it, by name."""
        before = self._agreed()
        self.setup = recorded_setup(body.setup)
        self._hints_agreed = body.hints
        self.seconds, self.friendly_undo = body.seconds, body.friendly_undo
        new = [SeatState()] * (self.setup.seats - len(self.seats))
        self.seats = [*self.seats[: self.setup.seats], *new]
        return {
            name: ",".join(map(str, value)) if isinstance(value, tuple) else value
            for name, value in self._agreed().items()
            if value != before.get(name)
        }

    def _agreed(self) -> dict[str, Any]:
        """What the host can change before the start, by name."""
        return {
            **self.setup.options,
            "mode": self.setup.mode,
            "seats": self.setup.seats,
            "seconds": self.seconds,
            "hints": self.hints,
            "friendly_undo": self.friendly_undo,
        }

    def _swap_seats(self, one: int, other: int) -> None:
        swapped = {one: other, other: one}
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        if self.host is not None:
            self.host = swapped.get(self.host, self.host)
        self.join_keys = {key: swapped.get(p, p) for key, p in self.join_keys.items()}

    def _change_seat(self, body: log.Body) -> None:
        match body:
            case log.Joined(seat=seat):
                self.seats[seat] = SeatState(
                    "person",
                    body.name,
                    contribution=self._kept_contribution(seat),
                    beaver=body.beaver,
                    colour=body.colour,
                )
                if body.join_key is not None:
                    self.join_keys = {**self.join_keys, body.join_key: seat}
            case log.Left(seat=seat) | log.Removed(seat=seat) | log.BotLeft(seat=seat):
                self._vacate(seat)
            case log.BotJoined(seat=seat, level=level):
                self._seat_bot(seat, level)
            case log.HandedOver(seat=seat):
                self._change(seat, stand_in="handed")
            case log.TakenBack(seat=seat) | log.Returned(seat=seat):
                self._change(seat, stand_in=None)
            case log.Away(seat=seat):
                self._change(seat, stand_in="away")
            case log.TimedOut(seat=seat):
                self._change(seat, stand_in="clock")
            case log.HostChanged(seat=seat):
                self.host = seat
            case log.Muted(seat=seat) | log.Unmuted(seat=seat):
                self._change(seat, muted=isinstance(body, log.Muted))
            case log.Contributed(seat=seat, text=text):
                self._change(seat, contribution=text)
            case log.Waited():
                pass  # the room waits
            case _:
                raise Damaged(f"{body.kind} is not for a table that is open already")

    def _note_sitters(self) -> None:
        """Remember who has each seat from here on. Moves that were taken back are not in the
        record: who sat down meanwhile sits there from the move before them on."""
        ply = len(self.moves)
        if any(each.ply > ply for each in self.sitters):
            self.sitters = tuple(replace(each, ply=min(each.ply, ply)) for each in self.sitters)
        latest = {each.seat: each for each in self.sitters}
        for p, seat in enumerate(self.seats):
            now = Sitter(ply, p, seat.kind, seat.name, seat.level, seat.stand_in)
            if p not in latest or replace(now, ply=latest[p].ply) != latest[p]:
                self.sitters += (now,)

    def _kept_contribution(self, seat: int) -> str:
        """From the host's start on, a part of the shuffle stays when its giver goes."""
        return self.seats[seat].contribution if self.started or self.starting else ""

    def _vacate(self, seat: int) -> None:
        empty: Cause | None = "empty" if self.started else None
        self.seats[seat] = SeatState(contribution=self._kept_contribution(seat), stand_in=empty)
        if self.host == seat:
            self.host = None
        self.join_keys = {key: p for key, p in self.join_keys.items() if p != seat}

    def _seat_bot(self, seat: int, level: str | None) -> None:
        self._change(seat, kind="bot", level=level, stand_in=None)

    def _change(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _start(self, body: log.Started, live: bool) -> Seen:
        for p in self.open_seats:
            self._seat_bot(p, body.fill)
        self.status = "playing"
        self.starting = None
        self.version = body.version
        if self.version != self.setup.game.version:
            return {}  # an older release dealt; `upgraded` tells how it went on
        self.match = self._deal(self.setup, self.chance())
        return self.match.everyones_events() if live else {}

    def _upgrade(self, body: log.Upgraded) -> None:
        """The game has a new version: the match goes on from its position."""
        self.version = body.version
        self.moves, self._before, self._match_is_behind = [], (), False
        self.match = None
        if self.version != self.setup.game.version:
            return
        # What the table did not name has the defaults of the version that dealt: the position says.
        self.setup = replace(self.setup, options=options_of(body.position))
        dealt = self.chance()
        if not self.lesson:
            dealt["contributions"].append(f"upgraded at ply {self.ply}")
        self.start = {
            "format": FORMAT,
            "version": self.version,
            **self.setup.as_json(),
            "chance": dealt,
            "start": body.position,
            "moves": [],
            "result": None,
        }
        self.match = self._replayed([])

    def _move(self, body: log.Moved, live: bool) -> Seen:
        played = Played(body.seat, body.words, body.bot)
        self._undoing = None
        if self.match is None or not live:
            self.moves.append(played)
            self._match_is_behind = True
            return {}
        before = self.match
        check_turn(before, played)
        self.match = before.copy()  # `before` may be shown to others right now
        self.match.play(played.words)
        seen = self.match.everyones_events()
        learned = frozenset(self.match.who_learned(before, seen))
        self.moves.append(replace(played, learned=learned))
        final = played.bot or played.seat in learned
        self._before = () if final else (*self._before[1 - BEFORE :], before)
        self._end_if_over()
        return seen

    def _undo(self, seat: int, live: bool) -> None:
        self.moves.pop()
        if self._undoing != seat:
            self.undos = {**self.undos, seat: self.undos.get(seat, 0) + 1}
        self._undoing = seat
        if self.match is None or not live:
            self._match_is_behind = True
        elif self._before:
            *kept, self.match = self._before
            self._before = tuple(kept)
        else:
            self.match = self._replayed(self.moves)

    def play_pending(self) -> None:
        """Play the moves that were only noted while the table was loaded: what was taken back
        is never played."""
        if self._match_is_behind and self.match is not None:
            self.match = self._replayed(self.moves)
            self._end_if_over()
        self._match_is_behind = False

    def _end_if_over(self) -> None:
        if self.match is not None and self.match.over:
            self.status = "over"
            self.record = self.match.record()

    def _replayed(self, moves: Sequence[Played]) -> Match:
        if self.start is not None:
            match = Match.replay(self.start)
        else:
            match = self._deal(self.setup, self.chance())
        for played in moves:
            check_turn(match, played)
            match.play(played.words)
        return match


def options_of(position: str) -> Mapping[str, Value]:
    try:
        return Match.from_position(position).setup.options
    except (BadWords, games.UnknownGame) as error:
        raise BadRecord(f"start: {error}") from None


def recorded_setup(agreed: log.AgreedSetup) -> Setup:
    return Setup.recorded(games.named(agreed.game), agreed.mode, agreed.seats, agreed.options)


def check_turn(match: Match, played: Played) -> None:
    if match.turn != played.seat:
        raise Damaged(f"seat {played.seat} was not in turn")


def loaded(stored: Stored, deal: Deal = Match.dealt) -> Table:
    """The table of a row and its log; `Damaged` if they don't check."""
    row = stored.row
    try:
        seed, bots = bytes.fromhex(row["server_seed"]), bytes.fromhex(row["bot_seed"])
        root = log.root_hash(row["id"], chance.commitment(seed))
        entries = log.read_entries(root, stored.entries)
        if not entries:
            raise Damaged("the log has no beginning")
        table = Table(row["id"], seed, bots, entries[0], deal)
        recent = max(1, len(entries) - LOG)
        for entry in entries[1:recent]:
            table._apply(entry, live=False)
        table.play_pending()
        for entry in entries[recent:]:
            table._apply(entry)
        check_snapshot(table, row)
    # Whatever a replay refuses (moves, words, setup, chance) is a ValueError.
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Damaged(f"{type(error).__name__}: {error}") from error
    return table


def check_snapshot(table: Table, row: Mapping[str, Any]) -> None:
    """The replayed match must stand where the row says; else it is another's."""
    if table.match is None:
        if row["record"]:  # played to the end by an older release
            table.status, table.record = row["status"], json.loads(row["record"])
    elif row["snapshot"]:
        snapshot = json.loads(row["snapshot"])
        kept = (snapshot["ply"], snapshot["position"])
        if snapshot["version"] == table.version and kept != (table.ply, table.match.position()):
            raise Damaged("the replayed match stands elsewhere than the snapshot")


def needs_upgrade(table: Table) -> bool:
    return table.status == "playing" and table.match is None
