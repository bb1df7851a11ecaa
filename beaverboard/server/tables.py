"""All tables: opened, loaded on demand, kept in memory while they are used, closed in the end."""

import asyncio
import json
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from beaverboard import games
from beaverboard.bots import bot
from beaverboard.chance import commitment
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import Match
from beaverboard.server import protocol, turns
from beaverboard.server.entries import Damaged, Entry, root
from beaverboard.server.protocol import NewTable
from beaverboard.server.refusal import Refusal
from beaverboard.server.room import Room
from beaverboard.server.settings import Settings
from beaverboard.server.sources import Sources, hashed
from beaverboard.server.storage import HOST, Conflict, Storage, Stored
from beaverboard.server.table import Deal, Table, loaded, needs_upgrade
from beaverboard.server.texts import clean
from beaverboard.server.thinkers import Thinkers

log = logging.getLogger("beaverboard.server")

SWEEP = 30.0  # seconds


class Tables:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        thinkers: Thinkers,
        sources: Sources | None = None,
        deal: Deal = Match.dealt,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.sources = sources or Sources()
        self.deal = deal
        self.closing = False
        self.ready: set[str] = set()  # the games that are compiled
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._sweeper = asyncio.create_task(self._sweep_now_and_then(), name="sweeper")

    async def close(self) -> None:
        """Tell everybody to come back in a moment, and stop."""
        self.closing = True
        self._sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await self._sweeper
        for room in list(self.rooms.values()):
            self.forget(room)
        await asyncio.sleep(0.05)  # for the goodbyes to get out

    # Opening

    async def open(self, wish: NewTable) -> tuple[Room, str, tuple[protocol.HeldSeat, ...]]:
        """A new table, the host's token, and those of the people on the host's device."""
        setup = self.setup_of(wish)
        names = [checked_name(seat.name) for seat in wish.seats if seat.kind == "person"]
        if len({name.casefold() for name in names}) < len(names):
            raise Refusal("error-name-taken")
        for level in [wish.stand_in, *(s.level for s in wish.seats if s.kind == "bot")]:
            check_level(level)
        left = iter(names)
        seats = [
            {"kind": "person", "name": next(left)} if seat.kind == "person" else seat.model_dump()
            for seat in wish.seats
        ]
        held = {p: self.sources.token() for p, seat in enumerate(wish.seats) if is_person(seat)}
        host = self.sources.token()
        body = {"setup": setup.as_json(), "seats": seats}
        body |= wish.model_dump(include=set(AGREED))
        holders = {hashed(token): p for p, token in held.items()} | {hashed(host): HOST}
        room = await self.create(body, holders)
        tokens = tuple(protocol.HeldSeat(seat=p, token=token) for p, token in held.items())
        return room, host, tokens

    async def create(self, body: dict[str, Any], holders: Mapping[str, int]) -> Room:
        seed, bot_seed = self.sources.seed(), self.sources.seed()
        id, now = self.sources.id(), self.sources.milliseconds()
        body = {**body, "created": now, "commitment": commitment(seed)}
        first = Entry.after(root(id, commitment(seed)), 1, None, "created", body, now)
        table = Table(id, seed, bot_seed, self.deal)
        table.apply(first)
        row = {
            "id": id,
            "listed": table.listed,
            "created": now,
            "server_seed": seed.hex(),
            "bot_seed": bot_seed.hex(),
            **table.row(now),
        }
        await self.storage.create(row, first, holders)
        log.info("table opened", extra={"game": table.setup.game.name})
        return self._move_in(table)

    def setup_of(self, wish: NewTable) -> Setup:
        try:
            game = games.named(wish.game)
            setup = Setup.of(game, wish.mode, len(wish.seats), wish.options)
        except (games.UnknownGame, BadSetup) as error:
            raise Refusal("error-bad-setup", detail=str(error)) from None
        self.check_ready(game.name)
        return setup

    def check_ready(self, game: str) -> None:
        if game not in self.ready:
            raise Refusal("error-getting-ready", game=game)

    # Finding

    async def room(self, id: str) -> Room:
        """The table of that id, from memory or from the disk."""
        if self.closing:
            raise Refusal("error-try-again")
        room = self.rooms.get(id)
        if room is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            room = await asyncio.shield(task)
        room.used = self.sources.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        stored = await self.storage.load(id)
        if stored is None:
            raise Refusal("error-not-found")
        table = self._rebuilt(stored)
        room = self._move_in(table)
        if needs_upgrade(table):
            await self._upgrade(room, stored)
        return room

    def _rebuilt(self, stored: Stored) -> Table:
        try:
            self.check_ready(json.loads(stored.row["summary"])["game"])
            return loaded(stored, self.deal)
        except (Damaged, ValueError, KeyError) as error:
            log.error("table damaged", extra={"table": name(stored.row["id"])}, exc_info=error)
            raise Refusal("error-table-damaged") from None

    async def _upgrade(self, room: Room, stored: Stored) -> None:
        """The match was dealt under an older version of the game: go on from its position."""
        try:
            snapshot = json.loads(stored.row["snapshot"] or "")
            version = room.table.setup.game.version
            body = {"version": version, "position": snapshot["position"]}
            await room.keep("upgraded", body)
        except (ValueError, KeyError, TypeError) as error:
            self.forget(room)
            log.error("snapshot damaged", extra={"table": name(room.table.id)}, exc_info=error)
            raise Refusal("error-table-damaged") from None

    def _move_in(self, table: Table) -> Room:
        room = Room(table, self)
        self.rooms[table.id] = room
        room.driver = asyncio.create_task(turns.drive(room), name="driver")
        return room

    def forget(self, room: Room, goodbye: protocol.Goodbye | None = None, code: int = 1012) -> None:
        """Drop the table from memory; whoever is connected is told to come back."""
        room.forgotten = True
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        if room.driver is not None and room.driver is not asyncio.current_task():
            room.driver.cancel()
        farewell = goodbye or protocol.Goodbye(reason="restart", reconnect=True)
        for guest in list(room.guests):
            guest.dismiss(farewell, code)
        room.guests.clear()

    async def holders(self, id: str, tokens: Iterable[str]) -> list[int | None]:
        """For each token the seat it holds at the table, `HOST`, or none."""
        known = await self.storage.holders(id)
        return [known.get(hashed(token)) for token in tokens]

    # The lobby, and the end

    async def lobby(self) -> list[protocol.ListedTable]:
        rows = await self.storage.listed(limit=50)
        return [protocol.ListedTable(**row) for row in rows]

    async def delete(self, room: Room) -> None:
        await self.storage.delete(room.table.id)
        self.forget(room, protocol.Goodbye(reason="deleted", reconnect=False), 1000)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.sweep()
                await self.close_abandoned()
            except Exception as error:
                log.error("sweep failed", exc_info=error)

    def sweep(self) -> None:
        """Tables without people leave memory."""
        oldest = self.sources.monotonic() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            if not room.guests and room.used <= oldest and not room.lock.locked():
                self.forget(room)

    async def close_abandoned(self) -> None:
        now, hour = self.sources.milliseconds(), 3_600_000
        for id in await self.storage.abandoned(
            waiting=now - int(self.settings.waiting_hours * hour),
            playing=now - int(self.settings.playing_hours * hour),
        ):
            await self._close(id)

    async def _close(self, id: str) -> None:
        try:
            room = await self.room(id)
        except Refusal as refusal:
            if refusal.key == "error-table-damaged":
                await self.storage.give_up(id)
            return
        async with room.lock:
            if not room.guests and room.table.status in ("waiting", "playing"):
                with suppress(Conflict):
                    await room.keep("closed", {})
                    room.tell()


AGREED = ("listed", "hints", "chat", "seconds", "absent", "stand_in")


def is_person(seat: protocol.SeatWish) -> bool:
    return seat.kind == "person"


def checked_name(name: str) -> str:
    cleaned = clean(name)
    if cleaned is None:
        raise Refusal("error-bad-name")
    return cleaned


def check_level(level: str) -> None:
    if level not in bot.names():
        raise Refusal("error-unknown-bot", level=level)


def name(id: str) -> str:
    """How the logs call a table: its id would let a reader of the logs sit down."""
    return hashed(id)[:12]
