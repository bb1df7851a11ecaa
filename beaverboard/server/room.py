"""A table in memory, with those who are connected to it.

`table` is what the disk has: it is replaced after a commit and never changed, so whoever reads
it, with or without the lock, sees nothing that could still be lost. Whoever writes holds `lock`
from checking the right to do so until the commit. What happens is kept first (`keep`), then
acknowledged to who asked, then told to everybody (`tell`).
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from beaverboard.match import Event
from beaverboard.server import coach, entries, protocol
from beaverboard.server.entries import Damaged, Entry
from beaverboard.server.protocol import Clock, FromServer, Position, SeatView
from beaverboard.server.sharing import NOBODY, Elsewhere, News
from beaverboard.server.storage import SAYINGS, Conflict, DiskFull, Saying
from beaverboard.server.table import Happened, Table, loaded

if TYPE_CHECKING:
    from beaverboard.server.tables import Tables

RETRIES = 5
PRESENCE = 0.25  # seconds at least between two messages about who is here
T = TypeVar("T")
POSITIONS = ("started", "moved", "undone", "upgraded")
NEW_HOLDER = ("joined", "left", "removed", "bot-joined")  # somebody else, or nobody, has the seat
DELETED = protocol.Goodbye(reason="deleted", reconnect=False)


class Guest(Protocol):
    """A connection: the seats it holds, and a way to tell it something."""

    seats: tuple[int, ...]
    host_token: bool

    def send(self, message: FromServer) -> None: ...
    def dismiss(self, goodbye: protocol.Goodbye, code: int) -> None: ...


def hears(seats: tuple[int, ...], said: protocol.Said) -> bool:
    """Whether those who hold `seats` hear it: partners may talk among themselves."""
    return said.to is None or any(seat == said.seat or seat in said.to for seat in seats)


class Room:
    def __init__(self, table: Table, tables: "Tables") -> None:
        self.table = table
        self.tables = tables
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.forgotten = False  # not in memory any more: whoever comes must ask anew
        self.owned = not tables.sharing.shared  # its bots and clocks are run here
        self.elsewhere: Elsewhere = NOBODY
        self.reading = 0  # the latest one of what others have written
        self.said: deque[protocol.Said] = deque(maxlen=SAYINGS)
        self.chat_keys: deque[tuple[str, str]] = deque(maxlen=SAYINGS)
        self.chats = 0  # the number of the last
        self.changed = asyncio.Event()  # for the driver: look again
        self.driver: asyncio.Task[None] | None = None
        self.hinting: set[int] = set()  # seats for which a hint is thought about
        now = tables.sources.monotonic()
        self.used = now
        self.turn_began = now
        self.gone_since = {seat: now for seat in range(len(table.seats))}
        self.host_gone_since = now
        self._told: protocol.Table | None = None  # the last that everybody was told
        self._presence_due: asyncio.TimerHandle | None = None
        self._news: list[Happened] = []
        self._unheard: list[protocol.Said] = []

    # Keeping and telling

    async def keep(
        self,
        kind: str,
        body: Mapping[str, Any],
        *,
        holders: Mapping[str, int] | None = None,
        revoked: Sequence[int] = (),
        hushed: bool = False,
    ) -> None:
        """Let something happen and return when it is on the disk. If another process was
        first, the table is read again as it is now and `Conflict` raised; if the database
        fails, the table is forgotten and comes back as the disk has it."""
        now = self.tables.sources.milliseconds()
        entry = self.table.next_entry(kind, body, now)
        after = self.table.after(entry)
        try:
            await self.tables.storage.append(
                self.table.id,
                entry,
                after.row(now),
                holders=holders,
                revoked=revoked,
                hushed=hushed,
            )
        except Conflict:
            self.tables.storage.meter.conflicts.inc()
            try:
                await self._start_over(entry.number - 1)
            except BaseException:
                self.tables.forget(self)
                raise
            raise
        except DiskFull:
            raise  # nothing has changed, and the table goes on when there is room
        except BaseException:
            self.tables.forget(self)
            raise
        self.table = after
        self.tables.storage.meter.entries.labels(kind).inc()
        self._settle(entry)

    async def catching_up(self, write: Awaitable[T]) -> T:
        """Wait for a write that depends on the table's last entry; if there is a later one by
        now, learn it before `Conflict` is raised."""
        try:
            return await write
        except Conflict:
            await self.catch_up()
            raise

    def _settle(self, entry: Entry) -> None:
        """What an entry means for those who are connected; it has been applied."""
        if entry.kind in NEW_HOLDER:  # whoever held the seat watches from now on
            for guest in self.guests:
                guest.seats = tuple(p for p in guest.seats if p != entry.body["seat"])
        elif entry.kind == "host-changed":
            for guest in self.guests:
                guest.host_token = False
        elif entry.kind == "chat-off":
            self.said.clear()
        if entry.kind in POSITIONS or entry.kind in ("returned", "taken-back"):
            self.turn_began = self.tables.sources.monotonic()
        self._news.append(self.table.happened[-1])
        self.changed.set()

    # What other processes write

    async def catch_up(self) -> None:
        """Read what has happened elsewhere, and let it happen here. The lock is held."""
        if not self.forgotten:
            news = await self.tables.sharing.news([self])
            self.learn(news.get(self.table.id))

    def learn(self, news: News | None) -> None:
        """Let happen here what has happened elsewhere, and tell it; none if the table is gone.
        Nobody holds the lock, or the caller does."""
        if self.forgotten:
            return
        if news is None:
            self.tables.forget(self, DELETED, 1000)
            return
        try:
            for entry in news.entries:
                if entry.number <= self.table.number:
                    continue  # learned since it was read
                entries.check_next(self.table.hash, self.table.number + 1, entry)
                self.table = self.table.after(entry, here=False)
                self._settle(entry)
                self.tell()  # each with its own position
        except (Damaged, ValueError, KeyError):
            self.tables.forget(self)  # whoever comes back is told that it is damaged
            return
        before = self.chats
        self.recall(news.sayings, news.said)
        self._unheard += [said for said in self.said if said.number > before]
        self.tell()
        if news.reading > self.reading:
            self.reading = news.reading
            self.see_elsewhere(news.elsewhere)

    async def _start_over(self, number: int) -> None:
        """The table as the disk has it; what happened after `number` is news."""
        stored = await self.tables.storage.load(self.table.id)
        if stored is None:
            self.tables.forget(self, DELETED, 1000)
            return
        try:
            self.table = await asyncio.to_thread(loaded, stored, self.tables.deal)
        except Damaged:
            self.tables.forget(self)
            return
        known = {happened.number: happened for happened in self.table.happened}
        for entry in stored.entries[number:]:
            self._settle(entry)
            self._news[-1] = known.get(entry.number, self._news[-1])
        self.tell()

    def see_elsewhere(self, elsewhere: Elsewhere) -> None:
        if elsewhere == self.elsewhere:
            return
        now = self.tables.sources.monotonic()
        was_host, before = self.host_here(), {p for p in self.gone_since if self.here(p)}
        if not self.attended:
            self.turn_began = now  # it has been resting
        self.elsewhere = elsewhere
        for seat in before:
            if not self.here(seat):
                self.gone_since[seat] = now
        if was_host and not self.host_here():
            self.host_gone_since = now
        self.tell_presence()

    # Telling

    def tell(self) -> None:
        news, self._news = self._news, []
        for happened in news:
            if happened.kind in POSITIONS:
                self._tell_position(happened)
            else:
                self._tell_table(happened)
        kinds = {happened.kind for happened in news}
        if kinds & {"started", "upgraded"} or (kinds and self.table.status == "over"):
            self._tell_table(None)  # its status has changed
        said, self._unheard = self._unheard, []
        for each in said:
            for guest in list(self.guests):
                if hears(guest.seats, each):
                    guest.send(protocol.Chatted(said=each))

    async def say(self, said: protocol.Said, by: str, key: str) -> None:
        saying = Saying(said.number, by, key, said.model_dump_json())
        try:
            await self.catching_up(self.tables.storage.say(self.table.id, saying))
        except (Conflict, DiskFull):
            raise
        except BaseException:
            self.tables.forget(self)
            raise
        self._said(saying, said)
        self._unheard.append(said)

    def recall(self, sayings: Iterable[Saying], last: int) -> None:
        """What was said before the table left memory."""
        for saying in sayings:
            if saying.number > self.chats:
                self._said(saying, protocol.Said.model_validate_json(saying.body))
        self.chats = max(self.chats, last)

    def _said(self, saying: Saying, said: protocol.Said) -> None:
        self.chats = saying.number
        self.said.append(said)
        self.chat_keys.append((saying.author, saying.key))

    def tell_presence(self, *, but: Guest | None = None) -> None:
        """Tell who is here, if that is new, and at most every `PRESENCE` seconds: whoever comes
        and goes without end does not make the table talk to everybody without end."""
        self.changed.set()
        if self._presence_due is None and self.public() != self._told:
            self._tell_table(None, but=but)
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(PRESENCE, self._tell_presence_later)

    def _tell_presence_later(self) -> None:
        self._presence_due = None
        self.tell_presence()

    def stop_telling(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()

    def _tell_position(self, happened: Happened) -> None:
        told = [(guest, guest.seats or (None,)) for guest in self.guests]
        views = self.seat_views({viewer for _, viewers in told for viewer in viewers})
        for guest, viewers in told:
            guest.send(
                protocol.PositionChanged(
                    happened=happening(happened, viewers),
                    position=self.position(viewers, views),
                )
            )

    def _tell_table(self, happened: Happened | None, *, but: Guest | None = None) -> None:
        public = self._told = self.public()
        for guest in [each for each in self.guests if each is not but]:
            line = happening(happened, guest.seats or (None,)) if happened else None
            guest.send(protocol.TableChanged(table=public, happened=line))

    # What may be known

    def position(
        self,
        viewers: Sequence[int | None],
        views: Mapping[int | None, SeatView] | None = None,
    ) -> Position:
        views = views or self.seat_views(viewers)
        return Position(
            ply=self.table.ply,
            turn=self.table.turn,
            clock=self.clock(),
            views=tuple(views[viewer] for viewer in viewers),
            guide=coach.guide(self.table),
        )

    def seat_views(self, viewers: Iterable[int | None]) -> dict[int | None, SeatView]:
        assert self.table.match is not None
        return {
            viewer: SeatView(
                seat=viewer, view=view, undo=viewer is not None and self.table.may_undo(viewer)
            )
            for viewer, view in self.table.match.views(viewers).items()
        }

    def log(self, viewers: Iterable[int | None], *, after: int) -> tuple[protocol.Happening, ...]:
        """What happened, for those who come in. Without the memory aid no card is told again
        while the match is on: it has to be remembered."""
        forgetful = self.table.setup.left_to_memory and self.table.status == "playing"
        return tuple(
            happening(each, viewers, backs=forgetful and each.ply < self.table.ply)
            for each in self.table.happened
            if each.number > after
        )

    def clock(self) -> Clock | None:
        seat, seconds = self.table.turn, self.table.seconds
        if seat is None or seconds is None or self.table.moved_by_bot(seat):
            return None
        spent = self.tables.sources.monotonic() - self.turn_began
        return Clock(seat=seat, seconds=seconds, left=round(max(0.0, seconds - spent), 1))

    def here(self, seat: int) -> bool:
        return seat in self.elsewhere.seats or any(seat in guest.seats for guest in self.guests)

    @property
    def attended(self) -> bool:
        return bool(self.guests) or self.elsewhere.anybody

    def is_host(self, guest: Guest) -> bool:
        return guest.host_token or self.table.host in guest.seats

    def host_here(self) -> bool:
        there = self.elsewhere.host or self.table.host in self.elsewhere.seats
        return there or any(self.is_host(guest) for guest in self.guests)

    def public(self) -> protocol.Table:
        table = self.table
        result = table.record["result"] if table.record else None
        return protocol.Table(
            id=table.id,
            game=table.setup.game.name,
            mode=table.setup.mode,
            options=dict(table.setup.options),
            seats=tuple(self._public_seat(p) for p in range(len(table.seats))),
            host=table.host,
            status=table.status,
            listed=table.listed,
            lesson=table.lesson,
            hints=table.hints,
            search=self.tables.compiler.is_ready(table.setup.game.name, "bots"),
            chat=table.chat,
            seconds=table.seconds,
            absent=table.absent,
            stand_in=table.stand_in,
            ply=table.ply,
            turn=table.turn,
            spectators=self.elsewhere.spectators + sum(not guest.seats for guest in self.guests),
            created=table.created,
            commitment=table.commitment,
            contributions=table.contributions,
            result=protocol.Result(**result) if result else None,
            rematch=table.rematch,
        )

    def _public_seat(self, p: int) -> protocol.Seat:
        seat = self.table.seats[p]
        return protocol.Seat(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            here=seat.kind == "person" and self.here(p),
            stand_in=seat.stand_in,
            muted=seat.muted,
            contributed=bool(seat.contribution),
        )


async def retried(room: Room, attempt: Callable[[], Awaitable[T]]) -> T:
    """Try again what another process was faster to write to: it is checked anew."""
    for _ in range(RETRIES):
        try:
            return await attempt()
        except Conflict:
            if room.forgotten:
                raise
    raise Conflict("others were faster, again and again")


def happening(
    happened: Happened, viewers: Iterable[int | None], *, backs: bool = False
) -> protocol.Happening:
    """A line of the log as the viewers saw it; with `backs`, without the cards."""
    seen = happened.seen
    return protocol.Happening(
        number=happened.number,
        ply=happened.ply,
        time=happened.time,
        key=f"happened-{happened.kind}",
        arguments=happened.arguments,
        seen=tuple(
            protocol.Seen(
                seat=viewer,
                events=tuple(map(face_down, seen[viewer])) if backs else seen[viewer],
            )
            for viewer in viewers
            if viewer in seen
        ),
    )


def face_down(event: Event) -> Event:
    return event if event.card is None else replace(event, card=None, concealed=True)
