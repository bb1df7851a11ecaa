"""All tables: created, loaded on demand, and kept in memory while they are used."""

import asyncio
import json
import logging
import re
from collections.abc import Mapping

from beaverboard.chance import commitment
from beaverboard.games import GAMES
from beaverboard.record import BadRecord
from beaverboard.server.clock import Sources, hashed
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.settings import Settings
from beaverboard.server.store.cluster import Cluster
from beaverboard.server.store.database import Corrupt
from beaverboard.server.store.storage import Storage, Stored
from beaverboard.server.table import log
from beaverboard.server.table.driver import Driver
from beaverboard.server.table.log import Agreement, Damaged, Entry
from beaverboard.server.table.room import DELETED, Room
from beaverboard.server.table.table import Deal, Table, loaded, needs_upgrade
from beaverboard.server.workers.compile import Compiler
from beaverboard.server.workers.pool import BotPool

logger = logging.getLogger("beaverboard.server")

RESTING = 200  # tables without people that may stay in memory
ID = re.compile(r"[A-Za-z0-9_-]{22}")


class TableRegistry:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        metrics: Metrics,
        bot_pool: BotPool,
        clock: Sources,
        deal: Deal,
        compiler: Compiler,
    ) -> None:
        self.ready: set[str] = set()  # the games that can be played
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.cluster = Cluster(storage, metrics, self.rooms)
        self._settings = settings
        self._storage = storage
        self._metrics = metrics
        self._bot_pool = bot_pool
        self._clock = clock
        self._deal = deal
        self._compiler = compiler
        self._loading: dict[str, asyncio.Task[Room]] = {}

    async def close(self) -> None:
        """Ask all clients to reconnect in a moment, and stop."""
        self.closing = True
        for room in list(self.rooms.values()):
            room.forget()
        await asyncio.sleep(0.05)  # for the goodbyes to get out
        await self.cluster.close()

    def check_ready(self, game: str) -> None:
        if game not in GAMES:  # its package was uninstalled
            raise Refusal("error-not-found")
        if game not in self.ready:
            raise Refusal("error-getting-ready", game=game)

    def part_compiled(self, game: str, part: str) -> None:
        """Send the tables of the game their new state: their bots can do more now."""
        for room in self.rooms.values():
            if room.table.setup.game.name == game:
                room.broadcast_presence()

    # Creating and deleting

    async def create(
        self, agreed: Agreement, holders: Mapping[str, int], *, seed: bytes | None = None
    ) -> Room:
        """A table from its first entry on; `holders` are hashes of tokens and their seats. A
        `seed` that is given is known to everybody: such a table is a lesson's."""
        bot_seed = seed or self._clock.seed()
        seed = seed or self._clock.seed()
        id, now = self._clock.id(), self._clock.milliseconds()
        created = log.Created.of(agreed, now, commitment(seed))
        first = Entry.after(log.root_hash(id, commitment(seed)), 1, None, created, now)
        table = Table(id, seed, bot_seed, first, self._deal)
        row = {
            "id": id,
            "listed": table.listed,
            "created": now,
            "server_seed": seed.hex(),
            "bot_seed": bot_seed.hex(),
            **table.row(now),
            "number": first.number,
        }
        await self._storage.create(row, first.row(), holders)
        logger.info("table opened", extra={"game": table.setup.game.name})
        return self._move_in(table)

    async def delete(self, room: Room) -> None:
        await self._storage.delete(room.id, room.table.number)
        room.forget(DELETED, 1000)

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
        room.used = self._clock.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        if not ID.fullmatch(id):  # some texts a database does not even take
            raise Refusal("error-not-found")
        try:
            stored = await self._storage.load(id)
        except Corrupt as error:
            logger.error("table damaged", extra={"table": log_name(id)}, exc_info=error)
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
            return await asyncio.to_thread(loaded, stored, self._deal)
        except (Damaged, ValueError, KeyError) as error:
            table = log_name(stored.row["id"])
            logger.error("table damaged", extra={"table": table}, exc_info=error)
            raise Refusal("error-table-damaged") from None

    async def _upgrade(self, room: Room, stored: Stored) -> None:
        """The match was dealt under an older version of the game: go on from its position, if
        today's rules know it."""
        try:
            snapshot = json.loads(stored.row["snapshot"] or "")
            version = room.table.setup.game.version
            await room.append(log.Upgraded(version=version, position=snapshot["position"]))
        except BadRecord:
            room.forget()
            raise Refusal("error-rules-changed") from None
        except (ValueError, KeyError, TypeError) as error:
            room.forget()
            logger.error("snapshot damaged", extra={"table": log_name(room.id)}, exc_info=error)
            raise Refusal("error-table-damaged") from None

    # Memory

    def _move_in(self, table: Table) -> Room:
        room = Room(
            table,
            storage=self._storage,
            cluster=self.cluster,
            metrics=self._metrics,
            clock=self._clock,
            deal=self._deal,
            search_ready=self._search_ready,
            on_forget=self._move_out,
        )
        self.rooms[table.id] = room
        self._compiler.prioritise(table.setup.game.name)
        if len(self.rooms) % RESTING == 0:  # a flood of tables does not wait for the sweeper
            for old in self.resting()[:-RESTING]:
                old.forget()
        driver = Driver(room, self._bot_pool, self._clock, self._settings)
        room.driver = asyncio.create_task(driver.run(), name="driver")
        return room

    def _search_ready(self, game: str) -> bool:
        return self._compiler.is_ready(game, "bots")

    def _move_out(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        self.cluster.publish_presence(room.id)

    def resting(self) -> list[Room]:
        """Tables in memory that nobody needs there, the longest unused first."""
        resting = (r for r in self.rooms.values() if not r.guests and not r.lock.locked())
        return sorted(resting, key=lambda room: room.used)


def log_name(id: str) -> str:
    """How the server's logs call a table: its id would let a reader of the logs sit down."""
    return hashed(id)[:12]
