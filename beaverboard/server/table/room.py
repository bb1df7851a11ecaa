"""A table in memory, with those who are connected to it.

`table` is what the disk has: it is replaced after a commit and never changed in place, so
whoever reads it, with or without the lock, sees committed state only.

The lock serialises writers. Whoever appends holds it from checking the right to do so until the
commit has returned and its answer is sent: commands and joins (`api`), the driver when a bot
moves or a clock has run out, the sweeper when it closes a table or replaces a host. Learning
what another process has written needs it too. Views, records, public facts and leaving need no
lock. The lock is of this process alone; between processes the compare-and-set on the length of
the log decides, and the loser gets `Conflict` and checks again (`retried`).

What happens is committed first (`append`), then acknowledged to whoever asked, then sent to
everybody (`broadcast`).
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from beaverboard.server.clock import Sources
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.protocol import messages
from beaverboard.server.store.cluster import NOBODY, Cluster, Connected, News, latest
from beaverboard.server.store.database import Conflict, DiskFull
from beaverboard.server.store.storage import SAYINGS, Saying, Storage
from beaverboard.server.table import log, presenter
from beaverboard.server.table.log import Damaged, Entry
from beaverboard.server.table.table import Deal, Happened, Table, loaded

RETRIES = 5
PRESENCE = 0.25  # seconds at least between two messages about who is here
BREAK = 20.0  # seconds at most that bots wait between two rounds
T = TypeVar("T")
POSITIONS = {each.kind for each in (log.Started, log.Moved, log.Undone, log.Upgraded)}
DELETED = messages.Goodbye(reason="deleted", reconnect=False)
RESTART = messages.Goodbye(reason="restart", reconnect=True)


class Guest(Protocol):
    """A connection: the seats it holds, and a way to tell it something."""

    seats: tuple[int, ...]
    host_token: bool
    shows_sheets: bool  # the scores after a round, and says when they were closed

    def send(self, message: messages.ServerMessageBase) -> None: ...
    def dismiss(self, goodbye: messages.Goodbye, code: int) -> None: ...


class Room:
    def __init__(
        self,
        table: Table,
        *,
        storage: Storage,
        cluster: Cluster,
        metrics: Metrics,
        clock: Sources,
        deal: Deal,
        search_ready: Callable[[str], bool],
        on_forget: Callable[["Room"], None],
    ) -> None:
        """`search_ready` tells whether the bots of a game play as their level says; `on_forget`
        is called when the table leaves memory."""
        self.table = table
        self.lock = asyncio.Lock()
        self.guests: list[Guest] = []
        self.forgotten = False  # not in memory any more: whoever comes must ask anew
        self.owned = not cluster.shared  # its bots and clocks run here
        self.elsewhere: Connected = NOBODY
        self.said: deque[messages.ChatMessage] = deque(maxlen=SAYINGS)
        self.chat_keys: deque[tuple[str, str]] = deque(maxlen=SAYINGS)
        self.chats = 0  # the number of the last
        self.changed = asyncio.Event()  # for the driver: look again
        self.driver: asyncio.Task[None] | None = None
        self.hinting: set[int] = set()  # seats for which a hint is thought about
        self._break_ply: int | None = None  # of the position after a round, while bots may wait
        self._break_ends = 0.0
        self._sheets: dict[int, int] = {}  # by seat: the ply up to which the scores were closed
        self._storage = storage
        self._cluster = cluster
        self._metrics = metrics
        self._clock = clock
        self._deal = deal
        self._search_ready = search_ready
        self._on_forget = on_forget
        now = clock.monotonic()
        self.used = now
        self.turn_began = now
        self.gone_since = {seat: now for seat in range(len(table.seats))}
        self.host_gone_since = now
        self._reading = 0  # the latest one of what others have written
        self._sent_table: messages.Table | None = None  # the last one that everybody was sent
        self._presence_due: asyncio.TimerHandle | None = None
        self._unsent: list[Happened] = []
        self._unheard: list[messages.ChatMessage] = []

    @property
    def id(self) -> str:
        return self.table.id

    # Writing

    async def append(
        self,
        body: log.Body,
        *,
        holders: Mapping[str, int] | None = None,
        revoked: Sequence[int] = (),
        swapped: tuple[int, int] | None = None,
        clear_chat: bool = False,
    ) -> None:
        """Append to the log and return when it is on the disk. If another process was first, the
        table is read again as it is now and `Conflict` raised; if the database fails, the table
        is forgotten and comes back as the disk has it."""
        now = self._clock.milliseconds()
        entry = self.table.next_entry(body, now)
        after = self.table.after(entry)
        try:
            await self._storage.append(
                self.id,
                entry.row(),
                after.row(now),
                holders=holders,
                revoked=revoked,
                swapped=swapped,
                clear_chat=clear_chat,
            )
        except Conflict:
            self._metrics.conflicts.inc()
            try:
                await self._reload(entry.number - 1)
            except BaseException:
                self.forget()
                raise
            raise
        except DiskFull:
            raise  # nothing has changed, and the table goes on when there is room
        except BaseException:
            self.forget()
            raise
        self._metrics.entries.labels(body.kind).inc()
        self._replace_table(after)
        self._react(entry)

    async def append_saying(self, said: messages.ChatMessage, by: str, key: str) -> None:
        """The same for something said."""
        saying = Saying(said.number, by, key, said.model_dump_json())
        try:
            await self.catching_up(self._storage.append_saying(self.id, saying))
        except (Conflict, DiskFull):
            raise
        except BaseException:
            self.forget()
            raise
        self._remember(saying, said)
        self._unheard.append(said)

    async def catching_up(self, write: Awaitable[T]) -> T:
        """Wait for a write that depends on the table's last entry; if there is a later one by
        now, learn it before `Conflict` is raised."""
        try:
            return await write
        except Conflict:
            await self.catch_up()
            raise

    def _replace_table(self, table: Table) -> None:
        """Show a committed table from now on."""
        if table.finished_rounds > self.table.finished_rounds and table.turn is not None:
            self._break_ply = table.ply
            self._break_ends = self._clock.monotonic() + BREAK
        self.table = table

    def _react(self, entry: Entry) -> None:
        """What a committed entry means for those who are connected, besides that it is told."""
        match entry.body:
            case (
                log.Joined(seat=seat)
                | log.Left(seat=seat)
                | log.Removed(seat=seat)
                | log.BotJoined(seat=seat)
            ):  # whoever held the seat watches from now on
                for guest in self.guests:
                    guest.seats = tuple(p for p in guest.seats if p != seat)
            case log.HostChanged():
                for guest in self.guests:
                    guest.host_token = False
            case log.ChatOff():
                self.said.clear()
            case log.SeatsSwapped(seat=one, other=other):
                self._swap_seats(one, other)
            case log.SetupChanged():
                for seat in range(len(self.table.seats)):
                    self.gone_since.setdefault(seat, self._clock.monotonic())
            case log.Waited(seat=seat):
                self.gone_since[seat] = self._clock.monotonic()
            case log.Moved(bot=True) if entry.ply != self._break_ply:
                self._break_ply = None
        new_turn = log.Starting | log.Returned | log.TakenBack
        if entry.kind in POSITIONS or isinstance(entry.body, new_turn):
            self.turn_began = self._clock.monotonic()
        self._unsent.append(self.table.happened[-1])
        self.changed.set()

    def _swap_seats(self, one: int, other: int) -> None:
        """Whoever holds one of the seats holds the other from now on."""
        swapped = {one: other, other: one}
        for guest in self.guests:
            guest.seats = tuple(sorted(swapped.get(p, p) for p in guest.seats))
        gone = self.gone_since
        gone[one], gone[other] = gone[other], gone[one]
        self._cluster.publish_presence(self.id)

    # What other processes write

    @property
    def known(self) -> tuple[int, int]:
        return self.table.number, self.chats

    async def catch_up(self) -> None:
        """Read what has happened elsewhere, and let it happen here. The lock is held."""
        if not self.forgotten:
            news = await self._cluster.news([self])
            self.learn(news.get(self.id))

    def learn(self, news: News | None) -> None:
        """Let happen here what has happened elsewhere, and tell it; none if the table is gone.
        Nobody holds the lock, or the caller does."""
        if self.forgotten:
            return
        if news is None:
            self.forget(DELETED, 1000)
            return
        try:
            for row in news.entries:
                if row.number <= self.table.number:
                    continue  # learned since it was read
                entry = log.read_next(self.table.hash, self.table.number + 1, row)
                self._replace_table(self.table.after(entry))
                self._react(entry)
                self.broadcast()  # each with its own position
        except (Damaged, ValueError, KeyError):
            self.forget()  # whoever comes back is told that it is damaged
            return
        before = self.chats
        self.recall(news.sayings, news.said)
        self._unheard += [said for said in self.said if said.number > before]
        self.broadcast()
        if news.reading > self._reading:
            self._reading = news.reading
            self._see_elsewhere(news.elsewhere)

    async def _reload(self, number: int) -> None:
        """The table as the disk has it; what happened after `number` is news."""
        stored = await self._storage.load(self.id)
        if stored is None:
            self.forget(DELETED, 1000)
            return
        try:
            table = await asyncio.to_thread(loaded, stored, self._deal)
            new = [log.entry_of(row) for row in stored.entries[number:]]
        except Damaged:
            self.forget()
            return
        self._replace_table(table)
        known = {happened.number: happened for happened in self.table.happened}
        for entry in new:
            self._react(entry)
            self._unsent[-1] = known.get(entry.number, self._unsent[-1])
        self.broadcast()

    def recall(self, sayings: Iterable[Saying], last: int) -> None:
        """What was said before the table came into memory, or elsewhere."""
        for saying in sayings:
            if saying.number > self.chats:
                self._remember(saying, messages.ChatMessage.model_validate_json(saying.body))
        self.chats = max(self.chats, last)

    def _remember(self, saying: Saying, said: messages.ChatMessage) -> None:
        self.chats = saying.number
        self.said.append(said)
        self.chat_keys.append((saying.author, saying.key))

    def _see_elsewhere(self, elsewhere: Connected) -> None:
        if elsewhere == self.elsewhere:
            return
        now = self._clock.monotonic()
        host_was_here, before = self.host_here(), self.seats_here()
        if not self.attended:
            self.turn_began = now  # it has been resting
        self.elsewhere = elsewhere
        for seat in before - self.seats_here():
            self.gone_since[seat] = now
        if host_was_here and not self.host_here():
            self.host_gone_since = now
        self.broadcast_presence()

    def start_driving(self) -> None:
        """Its bots and clocks run here from now on."""
        self.owned = True
        self.changed.set()

    # Who is here

    def enter(self, guest: Guest) -> None:
        """Somebody is connected, or holds other seats than before."""
        if guest not in self.guests:
            if not self.attended:
                self.turn_began = self._clock.monotonic()  # it has been resting
            self.guests.append(guest)
        self._cluster.publish_presence(self.id)

    def leave(self, guest: Guest) -> None:
        self.guests.remove(guest)
        self._cluster.publish_presence(self.id)
        now = self._clock.monotonic()
        self.used = now
        for seat in set(guest.seats) - self.seats_here():
            self.gone_since[seat] = now
        if self.is_host(guest):
            self.host_gone_since = now

    def connected_here(self) -> Connected:
        return Connected(
            seats=frozenset(seat for guest in self.guests for seat in guest.seats),
            host=any(guest.host_token for guest in self.guests),
            spectators=sum(not guest.seats for guest in self.guests),
            sheets={
                seat: self._sheets.get(seat, 0)
                for guest in self.guests
                if guest.shows_sheets
                for seat in guest.seats
            },
        )

    def seats_here(self) -> frozenset[int]:
        """The seats whose people are connected, to this process or another."""
        return self.elsewhere.seats | {seat for guest in self.guests for seat in guest.seats}

    @property
    def attended(self) -> bool:
        return bool(self.guests) or self.elsewhere.anybody

    def is_host(self, guest: Guest) -> bool:
        return guest.host_token or self.table.host in guest.seats

    def host_here(self) -> bool:
        there = self.elsewhere.host or self.table.host in self.elsewhere.seats
        return there or any(self.is_host(guest) for guest in self.guests)

    # Between rounds

    def close_sheets(self, seats: Iterable[int], ply: int) -> None:
        """The people on these seats have seen the scores of all rounds up to a ply."""
        ply = min(ply, self.table.ply)
        news = {seat: ply for seat in seats if self._sheets.get(seat, 0) < ply}
        if not news:
            return
        self._sheets.update(news)
        self._cluster.publish_presence(self.id)
        self.broadcast_presence()

    def reading(self) -> frozenset[int]:
        """The seats that bots wait for, as their people look at the scores of a round."""
        if self._break_ply is None:
            return frozenset()
        sheets = latest(self.connected_here().sheets, self.elsewhere.sheets)
        return frozenset(seat for seat, ply in sheets.items() if ply < self._break_ply)

    def break_ends(self) -> float | None:
        """Until when bots wait, if they do."""
        return self._break_ends if self.reading() else None

    def end_break(self) -> None:
        """Bots have waited long enough."""
        self._break_ply = None
        self.broadcast_presence()

    def forget(self, goodbye: messages.Goodbye = RESTART, code: int = 1012) -> None:
        """Leave memory; whoever is connected is told to come back."""
        self.forgotten = True
        driver, self.driver = self.driver, None  # no cycle: the collector comes rarely
        if driver is not None and driver is not asyncio.current_task():
            driver.cancel()
        for guest in list(self.guests):
            guest.dismiss(goodbye, code)
        self.guests.clear()
        if self._presence_due is not None:
            self._presence_due.cancel()
        self.changed.set()
        self._on_forget(self)

    # Sending

    def broadcast(self) -> None:
        """Send what has been committed and not been told yet."""
        unsent, self._unsent = self._unsent, []
        for happened in unsent:
            if happened.kind in POSITIONS:
                self._send_position(happened)
            else:
                self._send_table(happened)
        kinds = {happened.kind for happened in unsent}
        started = kinds & {log.Started.kind, log.Upgraded.kind}
        if started or (kinds and self.table.status == "over"):
            self._send_table(None)  # its status has changed
        unheard, self._unheard = self._unheard, []
        for said in unheard:
            for guest in list(self.guests):
                if presenter.hears(guest.seats, said):
                    guest.send(messages.ChatAdded(said=said))
        if unsent and self.reading():
            self.broadcast_presence()

    def broadcast_presence(self, *, but: Guest | None = None) -> None:
        """Tell who is here, if that is new, and at most every `PRESENCE` seconds: whoever comes
        and goes without end does not make the table send to everybody without end."""
        self.changed.set()
        if self._presence_due is None and self.public() != self._sent_table:
            self._send_table(None, but=but)
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(PRESENCE, self._broadcast_presence_again)

    def _broadcast_presence_again(self) -> None:
        self._presence_due = None
        self.broadcast_presence()

    def _send_position(self, happened: Happened) -> None:
        audience = [(guest, guest.seats or (None,)) for guest in self.guests]
        viewers = {viewer for _, viewers in audience for viewer in viewers}
        views, clock = presenter.seat_views(self.table, viewers), self.turn_clock()
        for guest, viewed in audience:
            guest.send(
                messages.PositionChanged(
                    happened=presenter.log_line(happened, viewed),
                    position=presenter.position(self.table, viewed, clock, views),
                )
            )

    def _send_table(self, happened: Happened | None, *, but: Guest | None = None) -> None:
        public = self._sent_table = self.public()
        for guest in [each for each in self.guests if each is not but]:
            viewers = guest.seats or (None,)
            line = presenter.log_line(happened, viewers) if happened else None
            guest.send(messages.TableChanged(table=public, happened=line))

    def position(self, viewers: Sequence[int | None]) -> messages.Position:
        return presenter.position(self.table, viewers, self.turn_clock())

    def turn_clock(self) -> messages.Clock | None:
        seat, seconds = self.table.turn, self.table.seconds
        if seat is None or seconds is None or self.table.moved_by_bot(seat):
            return None
        spent = self._clock.monotonic() - self.turn_began
        return messages.Clock(seat=seat, seconds=seconds, left=round(max(0.0, seconds - spent), 1))

    def public(self) -> messages.Table:
        watching = sum(not guest.seats for guest in self.guests)
        return presenter.public_table(
            self.table,
            here=self.seats_here(),
            reading=self.reading(),
            spectators=self.elsewhere.spectators + watching,
            search=self._search_ready(self.table.setup.game.name),
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
