"""A table in memory, with those who are connected to it.

Everything that reads or changes the table holds `lock`. What happens is kept first
(`keep`), then acknowledged to who asked, then told to everybody (`tell`).
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from beaverboard.games.game import Spot
from beaverboard.match import Event
from beaverboard.server import protocol
from beaverboard.server.protocol import Clock, FromServer, Position, SeatView
from beaverboard.server.table import Happened, Table

if TYPE_CHECKING:
    from beaverboard.server.tables import Tables

CHAT = 50  # messages kept for those who come in
POSITIONS = ("started", "moved", "undone", "upgraded")


class Guest(Protocol):
    """A connection: the seats it holds, and a way to tell it something."""

    seats: tuple[int, ...]
    host: bool

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
        self.said: deque[protocol.Said] = deque(maxlen=CHAT)
        self.chat_keys: deque[tuple[str, str]] = deque(maxlen=CHAT)
        self.chats = 0
        self.changed = asyncio.Event()  # for the driver: look again
        self.driver: asyncio.Task[None] | None = None
        now = tables.sources.monotonic()
        self.used = now
        self.turn_began = now
        self.gone_since = {seat: now for seat in range(len(table.seats))}
        self._news: list[Happened] = []
        self._unheard: list[protocol.Said] = []

    # Keeping and telling

    async def keep(
        self,
        kind: str,
        body: Mapping[str, Any],
        *,
        holders: Mapping[str, int] | None = None,
        revoked: int | None = None,
    ) -> None:
        """Let something happen and return when it is on the disk. If that fails, the table
        is forgotten and comes back as the disk has it."""
        now = self.tables.sources.milliseconds()
        entry = self.table.next_entry(kind, body, now)
        try:
            self.table.apply(entry)
            await self.tables.storage.append(
                self.table.id, entry, self.table.row(now), holders=holders, revoked=revoked
            )
        except BaseException:
            self.tables.forget(self)
            raise
        if kind in POSITIONS or kind in ("returned", "taken-back"):
            self.turn_began = self.tables.sources.monotonic()
        self._news.append(self.table.happened[-1])
        self.changed.set()

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

    def say(self, said: protocol.Said) -> None:
        self.said.append(said)
        self._unheard.append(said)

    def tell_presence(self, *, but: Guest | None = None) -> None:
        self._tell_table(None, but=but)
        self.changed.set()

    def _tell_position(self, happened: Happened) -> None:
        views: dict[int | None, SeatView] = {}
        for guest in list(self.guests):
            viewers = guest.seats or (None,)
            for viewer in viewers:
                if viewer not in views:
                    views[viewer] = self.seat_view(viewer)
            guest.send(
                protocol.PositionChanged(
                    happened=happening(happened, viewers),
                    position=self.position(viewers, views),
                )
            )

    def _tell_table(self, happened: Happened | None, *, but: Guest | None = None) -> None:
        public = self.public()
        for guest in [each for each in self.guests if each is not but]:
            line = happening(happened, guest.seats or (None,)) if happened else None
            guest.send(protocol.TableChanged(table=public, happened=line))

    # What may be known

    def position(
        self,
        viewers: Iterable[int | None],
        views: Mapping[int | None, SeatView] | None = None,
    ) -> Position:
        return Position(
            ply=self.table.ply,
            turn=self.table.turn,
            clock=self.clock(),
            views=tuple((views or {}).get(each) or self.seat_view(each) for each in viewers),
        )

    def seat_view(self, viewer: int | None) -> SeatView:
        assert self.table.match is not None
        undo = viewer is not None and self.table.may_undo(viewer)
        return SeatView.model_construct(seat=viewer, view=self.table.match.view(viewer), undo=undo)

    def clock(self) -> Clock | None:
        seat, seconds = self.table.turn, self.table.seconds
        if seat is None or seconds is None or self.table.moved_by_bot(seat):
            return None
        spent = self.tables.sources.monotonic() - self.turn_began
        return Clock(seat=seat, seconds=seconds, left=round(max(0.0, seconds - spent), 1))

    def here(self, seat: int) -> bool:
        return any(seat in guest.seats for guest in self.guests)

    def public(self) -> protocol.Table:
        table = self.table
        result = table.record["result"] if table.record else None
        return protocol.Table(
            id=table.id,
            game=table.setup.game.name,
            mode=table.setup.mode,
            options=dict(table.setup.options),
            seats=tuple(self._public_seat(p) for p in range(len(table.seats))),
            status=table.status,
            listed=table.listed,
            hints=table.hints,
            chat=table.chat,
            seconds=table.seconds,
            absent=table.absent,
            stand_in=table.stand_in,
            ply=table.ply,
            turn=table.turn,
            spectators=sum(not guest.seats for guest in self.guests),
            created=table.created,
            commitment=table.commitment,
            contributions=table.contributions,
            result=protocol.Result(**result) if result else None,
            rematch=table.rematch,
        )

    def _public_seat(self, p: int) -> protocol.Seat:
        seat = self.table.seats[p]
        return protocol.Seat.model_construct(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            here=seat.kind == "person" and self.here(p),
            stand_in=seat.stand_in,
            muted=seat.muted,
            contributed=bool(seat.contribution),
        )


def happening(happened: Happened, viewers: Iterable[int | None]) -> protocol.Happening:
    seen = happened.seen
    return protocol.Happening(
        number=happened.number,
        ply=happened.ply,
        time=happened.time,
        key=f"happened-{happened.kind}",
        arguments=happened.arguments,
        seen=tuple(
            protocol.Seen(seat=viewer, events=tuple(event(each) for each in seen[viewer]))
            for viewer in viewers
            if viewer in seen
        ),
    )


def event(happened: Event) -> protocol.Event:
    return protocol.Event.model_construct(
        what=happened.what,
        seat=happened.seat,
        card=happened.card,
        concealed=happened.concealed,
        source=spot(happened.source),
        target=spot(happened.target),
        value=happened.value,
    )


def spot(place: Spot | None) -> protocol.Spot | None:
    if place is None:
        return None
    return protocol.Spot.model_construct(zone=place.zone, seat=place.seat, index=place.index)
