"""A table as its log tells it: who sits where, what is agreed, and the match.

`apply` is the only way in which a table changes, live and when it is loaded again, so a
table in memory is always what its log says. Whether something may happen is asked before
(`seats`, `moves`); here it has happened. A room applies an entry to a copy (`after`) and
shows that copy to nobody before the entry is on the disk.
"""

import hashlib
import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numba

from beaverboard import chance, games
from beaverboard.games.setup import Setup
from beaverboard.match import Event, Match
from beaverboard.record import FORMAT
from beaverboard.server import entries
from beaverboard.server.entries import Damaged, Entry
from beaverboard.server.protocol import Argument, Cause, Kind, Status
from beaverboard.server.storage import Stored

LOG = 200  # happenings kept for those who come in
UNDOS = 50  # that one seat has in a match
BEFORE = 16  # positions kept to take moves back without a replay
INTERPRETED = bool(numba.config.DISABLE_JIT)
SHOWN = ("seat", "name", "bot", "level")  # the arguments of a happening; the rest stays here

Deal = Callable[[Setup, Mapping[str, Any]], Match]


@dataclass(frozen=True, slots=True)
class SeatState:
    kind: Kind = "open"
    name: str | None = None
    level: str | None = None
    stand_in: Cause | None = None
    muted: bool = False
    contribution: str = ""


@dataclass(slots=True)
class Played:
    seat: int
    words: str
    bot: bool
    shown: bool | None = None  # something hidden was; none if that was not looked at


class Answer(NamedTuple):
    """What a command led to: a retry with the same key gets the same answer."""

    kind: str  # of the entry
    ply: int
    seat: int | None
    detail: str | None  # the move, the contribution, the level of the bots that fill up


@dataclass(frozen=True, slots=True)
class Happened:
    number: int
    ply: int
    time: int
    kind: str
    arguments: dict[str, Argument]
    seen: dict[int | None, tuple[Event, ...]] = field(default_factory=dict)


class Table:
    def __init__(
        self, id: str, server_seed: bytes, bot_seed: bytes, deal: Deal = Match.dealt
    ) -> None:
        self.id = id
        self.server_seed = server_seed
        self.bot_seed = bot_seed
        self.commitment = chance.commitment(server_seed)
        self.number = 0
        self.hash = entries.root(id, self.commitment)
        self.ply = 0
        self.status: Status = "waiting"
        self.match: Match | None = None
        self.moves: list[Played] = []  # in effect, since the deal or the upgrade
        self.undos: dict[int, int] = {}  # by seat
        self.start: dict[str, Any] | None = None  # record of the position at the upgrade
        self.host: int | None = None  # the seat of the host, if the host sits
        self.rematch: str | None = None
        self.chat = True
        self.happened: deque[Happened] = deque(maxlen=LOG)
        self.answers: dict[tuple[str, str], Answer] = {}
        self.join_keys: dict[str, int] = {}  # hash of a join's key: its seat
        self.record: dict[str, Any] | None = None  # once it is over
        self._deal = deal
        self._before: tuple[Match, ...] = ()  # the match before each of the last moves
        self._behind = False  # while loading: `match` is not yet where `moves` lead

    # Reading

    @property
    def started(self) -> bool:
        return self.status != "waiting"

    @property
    def turn(self) -> int | None:
        playing = self.status == "playing" and self.match is not None
        return self.match.turn if playing and self.match else None

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

    def may_undo(self, seat: int) -> bool:
        if self.status != "playing" or not self.moves:
            return False
        last = self.moves[-1]
        if last.seat != seat or last.bot or self.undos_left(seat) == 0:
            return False
        if last.shown is None and INTERPRETED:
            return True  # it is looked at when it is taken back
        return not self.last_shows_hidden()

    def last_shows_hidden(self) -> bool:
        """Whether the last move showed something hidden. Interpreted, this takes a while."""
        last = self.moves[-1]
        if last.shown is None:
            kept = self._before[-1].copy() if self._before else None
            before = kept or self._replayed(self.moves[:-1])
            last.shown = before.play_watched(last.words, self._watching())
        return last.shown

    def undos_left(self, seat: int) -> int:
        return max(0, UNDOS - self.undos.get(seat, 0))

    @property
    def besides_moves(self) -> int:
        """How many entries the log has besides the moves in effect."""
        return self.number - len(self.moves)

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

    def next_entry(self, kind: str, body: Mapping[str, Any], now: int) -> Entry:
        ply = self.ply + 1 if kind in ("moved", "undone") else None
        return Entry.after(self.hash, self.number + 1, ply, kind, body, now)

    def after(self, entry: Entry, *, here: bool = True) -> "Table":
        """A table at which the entry has happened too; this one stays as it is."""
        after = object.__new__(Table)
        after.__dict__.update(self.__dict__)
        after.seats = list(self.seats)
        after.moves = list(self.moves)
        after.happened = self.happened.copy()
        after.answers = self.answers.copy()
        after.apply(entry, here=here)
        return after

    def apply(self, entry: Entry, *, live: bool = True, here: bool = True) -> None:
        """Let the entry have happened. `live` is off for what is too old to be told, `here` for
        what another process did: whether it can be taken back is looked at when it is asked."""
        body = entry.body
        if entry.ply is not None:
            self.ply = entry.ply
        events = self._happen(entry.kind, body, live, here)
        self.number, self.hash = entry.number, entry.hash
        if "key" in body:
            detail = body.get("words") or body.get("text") or body.get("fill")
            answer = Answer(entry.kind, self.ply, body.get("seat"), detail)
            self.answers[body["by"], body["key"]] = answer
        shown = {name: body[name] for name in SHOWN if name in body}
        self.happened.append(
            Happened(entry.number, self.ply, entry.time, entry.kind, shown, events)
        )

    def _happen(
        self, kind: str, body: Mapping[str, Any], live: bool, here: bool
    ) -> dict[int | None, tuple[Event, ...]]:
        match kind:
            case "created":
                self._create(body)
            case "joined":
                keeps = self.seats[body["seat"]].contribution if self.started else ""
                self.seats[body["seat"]] = SeatState("person", body["name"], contribution=keeps)
                if "join_key" in body:
                    self.join_keys = {**self.join_keys, body["join_key"]: body["seat"]}
            case "left" | "removed" | "bot-left":
                self._vacate(body["seat"])
            case "bot-joined":
                self._seat_bot(body["seat"], body["level"])
            case "handed-over":
                self._change(body["seat"], stand_in="handed")
            case "taken-back" | "returned":
                self._change(body["seat"], stand_in=None)
            case "away":
                self._change(body["seat"], stand_in="away")
            case "timed-out":
                self._change(body["seat"], stand_in="clock")
            case "host-changed":
                self.host = body["seat"]
            case "muted" | "unmuted":
                self._change(body["seat"], muted=kind == "muted")
            case "chat-on" | "chat-off":
                self.chat = kind == "chat-on"
            case "contributed":
                self._change(body["seat"], contribution=body["text"])
            case "started":
                return self._start(body, live)
            case "upgraded":
                self._go_on(body)
            case "moved":
                look = live and here and not body["bot"] and not INTERPRETED
                return self._move(body, live, look=look)
            case "undone":
                self._undo(body["seat"], live)
            case "rematch":
                self.rematch = body["table"]
            case "closed":
                self.catch_up()
                self.status = "closed"
                self.record = self.match.record() if self.match else None
            case _:
                raise Damaged(f"nothing happens like {kind}")
        return {}

    def _create(self, body: Mapping[str, Any]) -> None:
        agreed = body["setup"]
        self.setup = Setup.recorded(
            games.named(agreed["game"]), agreed["mode"], agreed["seats"], agreed["options"]
        )
        self.seats = [
            SeatState(seat["kind"], seat.get("name"), seat.get("level")) for seat in body["seats"]
        ]
        people = [p for p, seat in enumerate(self.seats) if seat.kind == "person"]
        self.host = body.get("host", people[0] if people else None)
        self.created: int = body["created"]
        self.listed: bool = body["listed"]
        self.lesson: bool = body.get("lesson", False)
        # A hint comes from perfect recall: without the memory aid it would tell what to remember.
        self.hints: bool = body["hints"] and not self.setup.left_to_memory
        self.chat = body["chat"]
        self.seconds: int | None = body["seconds"]
        self.absent: int | None = body["absent"]
        self.stand_in: str = body["stand_in"]

    def _vacate(self, seat: int) -> None:
        keeps = self.seats[seat].contribution if self.started else ""
        empty: Cause | None = "empty" if self.started else None
        self.seats[seat] = SeatState(contribution=keeps, stand_in=empty)
        if self.host == seat:
            self.host = None
        self.join_keys = {key: p for key, p in self.join_keys.items() if p != seat}

    def _seat_bot(self, seat: int, level: str | None) -> None:
        self._change(seat, kind="bot", level=level, stand_in=None)

    def _change(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    def _start(self, body: Mapping[str, Any], live: bool) -> dict[int | None, tuple[Event, ...]]:
        for p in self.open_seats:
            self._seat_bot(p, body["fill"])
        self.status = "playing"
        self.version: int = body["version"]
        if self.version != self.setup.game.version:
            return {}  # an older release dealt; `upgraded` tells how it went on
        self.match = self._deal(self.setup, self.chance())
        return self.match.everyones_events() if live else {}

    def _go_on(self, body: Mapping[str, Any]) -> None:
        """The game has a new version: the match goes on from its position."""
        self.version = body["version"]
        self.moves, self._before, self._behind = [], (), False
        self.match = None
        if self.version != self.setup.game.version:
            return
        dealt = self.chance()
        if not self.lesson:
            dealt["contributions"].append(f"upgraded at ply {self.ply}")
        self.start = {
            "format": FORMAT,
            "version": self.version,
            **self.setup.as_json(),
            "chance": dealt,
            "start": body["position"],
            "moves": [],
            "result": None,
        }
        self.match = self._replayed([])

    def _move(
        self, body: Mapping[str, Any], live: bool, *, look: bool
    ) -> dict[int | None, tuple[Event, ...]]:
        played = Played(body["seat"], body["words"], body["bot"])
        self.moves.append(played)
        if self.match is None or not live:
            self._behind = True
            return {}
        before = self.match
        check_turn(before, played)
        self.match = before.copy()  # `before` may be shown to others right now
        if look:
            played.shown = self.match.play_watched(played.words, self._watching())
        else:
            self.match.play(played.words)
        final = played.bot or played.shown
        self._before = () if final else (*self._before[1 - BEFORE :], before)
        self._note_end()
        return self.match.everyones_events()

    def _undo(self, seat: int, live: bool) -> None:
        self.moves.pop()
        self.undos = {**self.undos, seat: self.undos.get(seat, 0) + 1}
        if self.match is None or not live:
            self._behind = True
        elif self._before:
            *kept, self.match = self._before
            self._before = tuple(kept)
        else:
            self.match = self._replayed(self.moves)

    def catch_up(self) -> None:
        """Play the moves that were only noted while the table was loaded: what was taken back
        is never played."""
        if self._behind and self.match is not None:
            self.match = self._replayed(self.moves)
            self._note_end()
        self._behind = False

    def _note_end(self) -> None:
        if self.match is not None and self.match.over:
            self.status = "over"
            self.record = self.match.record()

    def _watching(self) -> str:
        """A seed for looking at the last move."""
        return hashlib.sha256(self.bot_seed + f"undo {self.ply}".encode()).hexdigest()

    def _replayed(self, moves: Sequence[Played]) -> Match:
        if self.start is not None:
            match = Match.replay(self.start)
        else:
            match = self._deal(self.setup, self.chance())
        for played in moves:
            check_turn(match, played)
            match.play(played.words)
        return match


def check_turn(match: Match, played: Played) -> None:
    if match.turn != played.seat:
        raise Damaged(f"seat {played.seat} was not in turn")


def loaded(stored: Stored, deal: Deal = Match.dealt) -> Table:
    """The table of a row and its log; `Damaged` if they don't check."""
    row = stored.row
    try:
        seed, bots = bytes.fromhex(row["server_seed"]), bytes.fromhex(row["bot_seed"])
        table = Table(row["id"], seed, bots, deal)
        entries.check(table.hash, stored.entries)
        for entry in stored.entries[:-LOG]:
            table.apply(entry, live=False)
        table.catch_up()
        for entry in stored.entries[-LOG:]:
            table.apply(entry, here=False)
        if not stored.entries or stored.entries[0].kind != "created":
            raise Damaged("the log has no beginning")
        compare(table, row)
    # Whatever a replay refuses (moves, words, setup, chance) is a ValueError.
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Damaged(f"{type(error).__name__}: {error}") from error
    return table


def compare(table: Table, row: Mapping[str, Any]) -> None:
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
