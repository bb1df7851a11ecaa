"""Now and then: tables leave memory, hosts are replaced, abandoned tables are closed."""

import asyncio
import logging
from contextlib import suppress

from beaverboard.server.clock import Sources
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.settings import Settings
from beaverboard.server.store.database import Conflict, DiskFull, Unavailable
from beaverboard.server.store.storage import Storage
from beaverboard.server.table import log
from beaverboard.server.table.host import replace_gone_host
from beaverboard.server.table.registry import TableRegistry

logger = logging.getLogger("beaverboard.server")

SECONDS = 30.0  # between two sweeps
HOUR, DAY = 3_600_000, 86_400_000  # milliseconds


class Sweeper:
    def __init__(
        self, registry: TableRegistry, storage: Storage, clock: Sources, settings: Settings
    ) -> None:
        self._registry = registry
        self._storage = storage
        self._clock = clock
        self._settings = settings
        self._task = asyncio.create_task(self._run(), name="sweeper")

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                self.forget_unused()
                await self.replace_gone_hosts()
                await self.close_abandoned()
                await self.delete_finished()
            except (Unavailable, DiskFull) as error:
                logger.warning("sweep put off", extra={"error": str(error)})
            except Exception as error:
                logger.error("sweep failed", exc_info=error)

    def forget_unused(self) -> None:
        """Tables without people leave memory."""
        oldest = self._clock.monotonic() - self._settings.idle_seconds
        for room in self._registry.resting():
            if room.used <= oldest:
                room.forget()

    async def replace_gone_hosts(self) -> None:
        for room in list(self._registry.rooms.values()):
            with suppress(Conflict):
                await replace_gone_host(room, self._clock.monotonic, self._settings.host_seconds)

    async def close_abandoned(self) -> None:
        now = self._clock.milliseconds()
        for id in await self._storage.abandoned(
            waiting=now - int(self._settings.waiting_hours * HOUR),
            playing=now - int(self._settings.playing_hours * HOUR),
        ):
            await self._close(id)

    async def _close(self, id: str) -> None:
        try:
            room = await self._registry.room(id)
        except Refusal as refusal:
            if refusal.key in ("error-table-damaged", "error-rules-changed"):
                await self._storage.close_damaged(id)
            return
        async with room.lock:
            if not room.attended and room.table.status in ("waiting", "playing"):
                with suppress(Conflict):
                    await room.append(log.Closed())
                    room.broadcast()

    async def delete_finished(self) -> None:
        """Where a server keeps matches for a time only."""
        if not self._settings.keep_days:
            return
        before = self._clock.milliseconds() - int(self._settings.keep_days * DAY)
        for id, number in await self._storage.finished(before=before):
            room = self._registry.rooms.get(id)
            if room is None or not room.guests:
                with suppress(Conflict):  # something has happened there since
                    await self._storage.delete(id, number)
                if room is not None:
                    room.forget()
