"""All tables: opened, loaded on demand, kept in memory while they are used, closed in the end."""

import asyncio
import json
import logging
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import combinations

from beaverboard import games
from beaverboard.bots import bot
from beaverboard.bots.levels import WEAKEST
from beaverboard.chance import commitment
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.lessons import LEARNER, lesson_of
from beaverboard.match import Match
from beaverboard.server.clock import Sources, hashed
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.protocol import bodies, messages
from beaverboard.server.protocol.bodies import NewLesson, NewTable
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.sanitize import alike, clean
from beaverboard.server.settings import Settings
from beaverboard.server.store.cluster import Cluster
from beaverboard.server.store.database import Conflict, Corrupt, DiskFull, Unavailable
from beaverboard.server.store.storage import HOST, Storage, Stored
from beaverboard.server.table import driver, log
from beaverboard.server.table.log import (
    AgreedSeat,
    AgreedSetup,
    Agreement,
    Damaged,
    Entry,
    root_hash,
)
from beaverboard.server.table.room import DELETED, Room
from beaverboard.server.table.table import Deal, Table, loaded, needs_upgrade
from beaverboard.server.workers.compile import Compiler
from beaverboard.server.workers.pool import BotPool

logger = logging.getLogger("beaverboard.server")

SWEEP = 30.0  # seconds
RESTING = 200  # tables without people that may stay in memory
ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Tables:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        metrics: Metrics,
        bot_pool: BotPool,
        sources: Sources | None = None,
        deal: Deal = Match.dealt,
        compiler: Compiler | None = None,
    ) -> None:
        self.settings = settings
        self.compiler = compiler or Compiler()
        self.storage = storage
        self.metrics = metrics
        self.bot_pool = bot_pool
        self.sources = sources or Sources()
        self.deal = deal
        self.closing = False
        self.ready: set[str] = set()  # the games that can be played
        self.rooms: dict[str, Room] = {}
        self.cluster = Cluster(self)
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
        await self.cluster.close()

    # Opening

    async def open(self, wish: NewTable) -> tuple[Room, str, tuple[bodies.HeldSeat, ...]]:
        """A new table, the host's token, and those of the people on the host's device."""
        setup = self.setup_of(wish)
        names = [checked_name(seat.name) for seat in wish.seats if seat.kind == "person"]
        if any(alike(one, other) for one, other in combinations(names, 2)):
            raise Refusal("error-name-taken")
        for level in [wish.stand_in, *(s.level for s in wish.seats if s.kind == "bot")]:
            check_level(level)
        left = iter(names)
        seats = tuple(
            AgreedSeat(kind="person", name=next(left))
            if seat.kind == "person"
            else AgreedSeat(**seat.model_dump())
            for seat in wish.seats
        )
        held = {p: self.sources.token() for p, seat in enumerate(wish.seats) if is_person(seat)}
        host = self.sources.token()
        agreed = Agreement(
            setup=AgreedSetup(**setup.as_json()),
            seats=seats,
            listed=wish.listed,
            hints=wish.hints,
            chat=wish.chat,
            seconds=wish.seconds,
            absent=wish.absent,
            stand_in=wish.stand_in,
        )
        holders = {hashed(token): p for p, token in held.items()} | {hashed(host): HOST}
        room = await self.create(agreed, holders)
        tokens = tuple(bodies.HeldSeat(seat=p, token=token) for p, token in held.items())
        return room, host, tokens

    async def open_lesson(
        self, game: str, wish: NewLesson
    ) -> tuple[Room, str, tuple[bodies.HeldSeat, ...]]:
        """A table for one who learns the game, dealt already; else as `open`."""
        lesson = lesson_of(game) if game in games.GAMES else None
        if lesson is None:
            raise Refusal("error-not-found", game=game)
        self.check_ready(game)
        learner = AgreedSeat(kind="person", name=checked_name(wish.name))
        bots = [AgreedSeat(kind="bot", level=WEAKEST)] * (lesson.setup.seats - 1)
        agreed = Agreement(
            setup=AgreedSetup(**lesson.setup.as_json()),
            seats=(learner, *bots),
            lesson=True,
            listed=False,
            hints=True,
            chat=False,
            seconds=None,
            absent=None,
            stand_in=WEAKEST,
        )
        host, token = self.sources.token(), self.sources.token()
        holders = {hashed(token): LEARNER, hashed(host): HOST}
        room = await self.create(agreed, holders, seed=lesson.key)
        async with room.lock:
            await room.append(log.Started(version=lesson.setup.game.version, fill=None))
            room.tell()
        return room, host, (bodies.HeldSeat(seat=LEARNER, token=token),)

    async def create(
        self, agreed: Agreement, holders: Mapping[str, int], *, seed: bytes | None = None
    ) -> Room:
        """A table from its first entry on. A `seed` that is given is known to everybody: such a
        table is a lesson's."""
        bot_seed = seed or self.sources.seed()
        seed = seed or self.sources.seed()
        id, now = self.sources.id(), self.sources.milliseconds()
        created = log.Created.of(agreed, now, commitment(seed))
        first = Entry.after(root_hash(id, commitment(seed)), 1, None, created, now)
        table = Table(id, seed, bot_seed, first, self.deal)
        row = {
            "id": id,
            "listed": table.listed,
            "created": now,
            "server_seed": seed.hex(),
            "bot_seed": bot_seed.hex(),
            **table.row(now),
            "number": first.number,
        }
        await self.storage.create(row, first.row(), holders)
        logger.info("table opened", extra={"game": table.setup.game.name})
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

    def part_compiled(self, game: str, part: str) -> None:
        """Whoever sits at such a table is told what its bots can do now."""
        for room in self.rooms.values():
            if room.table.setup.game.name == game:
                room.tell_presence()

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
        if not ID.fullmatch(id):  # some texts a database does not even take
            raise Refusal("error-not-found")
        try:
            stored = await self.storage.load(id)
        except Corrupt as error:
            logger.error("table damaged", extra={"table": name(id)}, exc_info=error)
            raise Refusal("error-table-damaged") from None
        if stored is None:
            raise Refusal("error-not-found")
        table = await self._rebuilt(stored)
        room = self._move_in(table)
        room.recall(stored.sayings, stored.row["said"])
        if needs_upgrade(table):
            await self._upgrade(room, stored)
        return room

    async def _rebuilt(self, stored: Stored) -> Table:
        """Replayed in a thread: a long log must not hold up the other tables."""
        try:
            self.check_ready(json.loads(stored.row["summary"])["game"])
            return await asyncio.to_thread(loaded, stored, self.deal)
        except (Damaged, ValueError, KeyError) as error:
            logger.error("table damaged", extra={"table": name(stored.row["id"])}, exc_info=error)
            raise Refusal("error-table-damaged") from None

    async def _upgrade(self, room: Room, stored: Stored) -> None:
        """The match was dealt under an older version of the game: go on from its position."""
        try:
            snapshot = json.loads(stored.row["snapshot"] or "")
            version = room.table.setup.game.version
            await room.append(log.Upgraded(version=version, position=snapshot["position"]))
        except (ValueError, KeyError, TypeError) as error:
            self.forget(room)
            logger.error("snapshot damaged", extra={"table": name(room.table.id)}, exc_info=error)
            raise Refusal("error-table-damaged") from None

    def _move_in(self, table: Table) -> Room:
        room = Room(table, self)
        self.rooms[table.id] = room
        self.compiler.want(table.setup.game.name)
        if len(self.rooms) % RESTING == 0:  # a flood of tables does not wait for the sweeper
            for old in self._resting()[:-RESTING]:
                self.forget(old)
        room.driver = asyncio.create_task(driver.drive(room), name="driver")
        return room

    def forget(self, room: Room, goodbye: messages.Goodbye | None = None, code: int = 1012) -> None:
        """Drop the table from memory; whoever is connected is told to come back."""
        room.forgotten = True
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        driver, room.driver = room.driver, None  # no cycle: the collector comes rarely
        if driver is not None and driver is not asyncio.current_task():
            driver.cancel()
        farewell = goodbye or messages.Goodbye(reason="restart", reconnect=True)
        for guest in list(room.guests):
            guest.dismiss(farewell, code)
        room.guests.clear()
        room.stop_telling()
        room.changed.set()
        self.cluster.stir(room)

    async def holders(self, id: str, tokens: Iterable[str]) -> list[int | None]:
        """For each token the seat it holds at the table, `HOST`, or none."""
        known = await self.storage.holders(id)
        return [known.get(hashed(token)) for token in tokens]

    # The lobby, and the end

    async def lobby(self) -> list[bodies.ListedTable]:
        rows = await self.storage.listed(limit=50)
        return [bodies.ListedTable(**row) for row in rows]

    async def delete(self, room: Room) -> None:
        await self.storage.delete(room.table.id, room.table.number)
        self.forget(room, DELETED, 1000)

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.sweep()
                await self.replace_gone_hosts()
                await self.close_abandoned()
                await self.delete_finished()
            except (Unavailable, DiskFull) as error:
                logger.warning("sweep put off", extra={"error": str(error)})
            except Exception as error:
                logger.error("sweep failed", exc_info=error)

    def sweep(self) -> None:
        """Tables without people leave memory."""
        oldest = self.sources.monotonic() - self.settings.idle_seconds
        for room in self._resting():
            if room.used <= oldest:
                self.forget(room)

    def _resting(self) -> list[Room]:
        """Tables in memory that nobody needs there, the longest unused first."""
        resting = (r for r in self.rooms.values() if not r.guests and not r.lock.locked())
        return sorted(resting, key=lambda room: room.used)

    async def replace_gone_hosts(self) -> None:
        for room in list(self.rooms.values()):
            with suppress(Conflict):
                await driver.replace_gone_host(room)

    async def delete_finished(self) -> None:
        """Where a server keeps matches for a time only."""
        if not self.settings.keep_days:
            return
        before = self.sources.milliseconds() - int(self.settings.keep_days * 86_400_000)
        for id, number in await self.storage.finished(before=before):
            room = self.rooms.get(id)
            if room is None or not room.guests:
                with suppress(Conflict):  # something has happened there since
                    await self.storage.delete(id, number)
                if room is not None:
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
            if not room.attended and room.table.status in ("waiting", "playing"):
                with suppress(Conflict):
                    await room.append(log.Closed())
                    room.tell()


def is_person(seat: bodies.SeatWish) -> bool:
    return seat.kind == "person"


def checked_name(name: str) -> str:
    cleaned = clean(name)
    if cleaned is None:
        raise Refusal("error-bad-name")
    return cleaned


def check_level(level: str) -> None:
    if level not in bot.NAMES:
        raise Refusal("error-unknown-bot", level=level)


def name(id: str) -> str:
    """How the logs call a table: its id would let a reader of the logs sit down."""
    return hashed(id)[:12]
