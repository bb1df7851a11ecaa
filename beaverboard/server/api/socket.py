"""One table's WebSocket: reads messages, has them carried out, answers.

A reader is always running, so a vanished client is noticed; what goes out waits in a short queue,
so a slow client holds up nobody and is let go when the queue is full.

A message takes this way: `read` receives it, `_handle` parses it and answers what is refused,
`_reply_to` tells the kinds apart, and a command goes on to `commands.dispatch`.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, get_args

from pydantic import ValidationError
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from beaverboard.server.clock import Sources
from beaverboard.server.ops.limits import Bucket
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.protocol.messages import PROTOCOL, ServerMessageBase
from beaverboard.server.settings import Settings
from beaverboard.server.store.database import Conflict, Corrupt, DiskFull, Unavailable
from beaverboard.server.store.storage import HOST, Storage
from beaverboard.server.table import presenter
from beaverboard.server.table.commands import moves, seats
from beaverboard.server.table.commands.chat import chat_limit
from beaverboard.server.table.commands.dispatch import Dispatcher, check_seat
from beaverboard.server.table.commands.joining import held_seats
from beaverboard.server.table.registry import TableRegistry
from beaverboard.server.table.room import RESTART, Room
from beaverboard.server.workers.pool import BotPool, IsReady

log = logging.getLogger("beaverboard.server")

QUEUE = 64
SEND_SECONDS = 2.0
HINTED = 4  # moves in a hint
PATIENCE = 60  # messages too fast before the socket is closed
TYPES = {
    each.model_fields["type"].annotation.__args__[0]
    for each in get_args(get_args(messages.ClientMessage)[0])
}
CLOSE = {
    "error-not-found": 4404,
    "error-table-damaged": 1011,
    "error-rules-changed": 1011,
}  # 1013, try again, for others
DATABASE_ERRORS = (Conflict, Unavailable, DiskFull, Corrupt)


def refusal_of(error: Exception) -> Refusal:
    """The answer to a client for an error of the database."""
    if isinstance(error, DiskFull):
        return Refusal("error-disk-full")
    return Refusal("error-table-damaged" if isinstance(error, Corrupt) else "error-try-again")


@dataclass(frozen=True, slots=True)
class SocketHandler:
    """Serves the sockets of all tables."""

    settings: Settings
    clock: Sources
    metrics: Metrics
    storage: Storage
    registry: TableRegistry
    dispatcher: Dispatcher
    bot_pool: BotPool
    is_ready: IsReady

    async def serve(self, websocket: WebSocket, id: str, may_greet: Callable[[], bool]) -> None:
        """`may_greet` counts the hellos of the client's address."""
        await websocket.accept()
        connection = Connection(websocket, self, may_greet)
        writer = asyncio.create_task(connection.write())
        try:
            connection.room = await self.registry.room(id)
            await connection.read()
        except Refusal as refusal:
            connection.refuse(None, refusal)
            connection.close(CLOSE.get(refusal.key, 1013))
        except DATABASE_ERRORS as error:
            reason = refusal_of(error)
            connection.refuse(None, reason)
            connection.close(CLOSE.get(reason.key, 1013))
        except WebSocketDisconnect:
            connection.close(1000)
        finally:
            await connection.leave()
            with suppress(asyncio.TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(writer, SEND_SECONDS)


class Connection:
    """A client at a table: the `Guest` of its room."""

    def __init__(
        self, websocket: WebSocket, handler: SocketHandler, may_greet: Callable[[], bool]
    ) -> None:
        settings, now = handler.settings, handler.clock.monotonic
        self.websocket = websocket
        self.room: Room | None = None
        self.seats: tuple[int, ...] = ()
        self.host_token = False
        self.shows_sheets = False
        self.greeted = False
        self.sequence = 0
        self.chat_limit = chat_limit(now)
        self._handler = handler
        self._may_greet = may_greet
        self._limit = Bucket(now, settings.messages_a_second, 2 * settings.messages_a_second)
        self._strikes = 0
        a_minute = settings.hints_a_minute
        self._hints = Bucket(now, a_minute / 60, max(1, a_minute // 2))
        self._hinting: set[asyncio.Task[None]] = set()
        self._queue: asyncio.Queue[str | int] = asyncio.Queue(QUEUE)  # a number closes
        self._closed = False
        self._over = False  # nothing is written any more
        self._listening: asyncio.Timeout | None = None

    # Out

    def send(self, message: ServerMessageBase) -> None:
        if self._closed:
            return
        self.sequence += 1
        numbered = message.model_copy(update={"sequence": self.sequence})
        if self._queue.qsize() >= QUEUE - 2 and not isinstance(message, messages.Goodbye):
            self.dismiss(messages.Goodbye(reason="too-slow", reconnect=True), 1013)
        else:
            self._queue.put_nowait(numbered.model_dump_json())

    def refuse(self, reply_to: int | None, refusal: Refusal, seat: int | None = None) -> None:
        self._handler.metrics.refusals.labels(refusal.key).inc()
        position = None
        if refusal.key == "error-stale-ply" and self.room is not None and seat in self.seats:
            position = self.room.position((seat,))
        self.send(
            messages.Refused(
                reply_to=reply_to,
                key=refusal.key,
                arguments=refusal.arguments,
                position=position,
            )
        )

    def dismiss(self, goodbye: messages.Goodbye, code: int) -> None:
        self.send(goodbye)
        self.close(code)

    def close(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(code)

    async def write(self) -> None:
        """Send what is queued; a client that does not take it in time is cut off."""
        code = 1013
        try:
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    code = item
                    break
                async with asyncio.timeout(SEND_SECONDS):
                    await self.websocket.send_text(item)
        except (TimeoutError, RuntimeError, WebSocketDisconnect):
            pass
        finally:
            self._closed = self._over = True
            if self._listening is not None:
                self._listening.reschedule(0.0)  # now
        if self.websocket.application_state != WebSocketState.DISCONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self.websocket.close(code)

    # In

    async def read(self) -> None:
        while (received := await self._receive()) is not None:
            if received["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(received.get("code") or 1005)
            if not self._closed:
                await self._handle(received.get("text"))

    async def _receive(self) -> Message | None:
        """What comes next; nothing once the writer is over, whatever the other side does."""
        if self._over:
            return None
        try:
            async with asyncio.timeout(None) as self._listening:
                return await self.websocket.receive()
        except TimeoutError:
            return None
        finally:
            self._listening = None

    async def _handle(self, text: str | None) -> None:
        """Answer a message; whatever goes wrong is an answer too."""
        data: dict[str, Any] = {}
        try:
            slow_enough = self._limit.take()
            data = parsed(text, strictly=slow_enough)
            if not slow_enough:
                self._count_strike()
                raise Refusal("error-too-fast")
            await self._reply_to(checked(data))
        except Refusal as refusal:
            sequence = data.get("sequence")
            known = isinstance(sequence, int) and not isinstance(sequence, bool)
            seat = data.get("seat") if refusal.key == "error-stale-ply" else None
            self.refuse(sequence if known else None, refusal, seat)
            if refusal.key == "error-too-fast" and not self.greeted:
                self._close_without_welcome(data)
        except DATABASE_ERRORS as error:
            self.refuse(data.get("sequence"), refusal_of(error))
            self._close_without_welcome(data)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            log.error("message failed", extra={"type": data.get("type")}, exc_info=error)
            self.refuse(data.get("sequence"), Refusal("error-try-again"))
            self._close_without_welcome(data)

    def _count_strike(self) -> None:
        self._strikes += 1
        if self._strikes > PATIENCE:
            self.dismiss(messages.Goodbye(reason="too-fast", reconnect=False), 1008)

    def _close_without_welcome(self, data: dict[str, Any]) -> None:
        """Who said hello would wait for the welcome: better to come back in a moment."""
        if data.get("type") == "hello":
            self.close(1013)

    async def _reply_to(self, message: messages.ClientMessage) -> None:
        assert self.room is not None
        if isinstance(message, messages.Ping):
            self.send(messages.Pong(reply_to=message.sequence))
        elif isinstance(message, messages.Hello):
            await self._welcome(self.room, message)
        elif not self.greeted:
            raise Refusal("error-hello-first")
        elif isinstance(message, messages.Ready):
            self.room.close_sheets(self.seats, message.ply)
            self.send(messages.Pong(reply_to=message.sequence))
        elif isinstance(message, messages.Hint):
            self._start_hint(self.room, message)
        elif isinstance(message, messages.Why):
            await self._explain(self.room, message)
        else:
            with self._handler.metrics.commands.time():
                await self._execute(self.room, message)

    async def _execute(self, room: Room, message: messages.Command) -> None:
        async with room.lock:
            if self._sent_away(room):
                return
            ply = await self._handler.dispatcher.execute(room, self, message)
            self.send(messages.Accepted(reply_to=message.sequence, key=message.key, ply=ply))
            room.broadcast()

    async def _explain(self, room: Room, message: messages.Why) -> None:
        async with room.lock:
            if self._sent_away(room):
                return
            check_seat(self, message.seat)
            refused = moves.why(room, message)
        self.send(
            messages.WhyAnswer(
                reply_to=message.sequence, seat=message.seat, ply=message.ply, refused=refused
            )
        )

    # Coming and going

    async def _welcome(self, room: Room, message: messages.Hello) -> None:
        if self.greeted and not self._may_greet():  # the first one is paid for by connecting
            raise Refusal("error-too-fast")
        async with room.lock:
            if self._handler.registry.cluster.shared:
                await room.catch_up()
            if self._sent_away(room):
                return
            held = await held_seats(self._handler.storage, room.id, message.tokens)
            # A seat left between two looks holds nothing: the lock is ours by now.
            self.seats = tuple(sorted({p for p in held if p is not None and p != HOST}))
            self.host_token = HOST in held
            self.shows_sheets = message.sheet is not None
            if not self._closed:
                room.enter(self)
            if message.sheet is False:
                room.close_sheets(self.seats, room.table.ply)
            for seat in self.seats:
                with suppress(Conflict, DiskFull):  # another process was first, or it is kept later
                    await seats.returned(room, seat)
            self.greeted = True
            viewers = self.seats or (None,)
            self.send(
                messages.Welcome(
                    reply_to=message.sequence,
                    you=messages.You(seats=self.seats, host=room.is_host(self)),
                    unknown_tokens=tuple(i for i, seat in enumerate(held) if seat is None),
                    table=room.public(),
                    position=room.position(viewers) if room.table.match else None,
                    log=presenter.log_lines(room.table, viewers, after=message.seen or 0),
                    chat=presenter.recent_chat(room.table, self.seats, room.said),
                )
            )
            room.broadcast()
            room.broadcast_presence(but=self)

    def _sent_away(self, room: Room) -> bool:
        """The table left memory while this message was on its way: come back to the new one."""
        if room.forgotten:
            self.dismiss(RESTART, 1012)
        return room.forgotten

    async def leave(self) -> None:
        for hint in self._hinting:
            hint.cancel()
        room = self.room
        if room is not None and self in room.guests:
            room.leave(self)
            async with room.lock:
                room.broadcast_presence()

    # Hints

    def _start_hint(self, room: Room, message: messages.Hint) -> None:
        """Beside the reader, which must notice when the client goes away."""
        check_seat(self, message.seat)
        if not self._hints.take():
            raise Refusal("error-too-fast")
        hint = asyncio.create_task(self._hint(room, message))
        self._hinting.add(hint)
        hint.add_done_callback(self._hinting.discard)

    async def _hint(self, room: Room, message: messages.Hint) -> None:
        handler, check = self._handler, partial(check_seat, self, message.seat)
        try:
            advice = await moves.hint(
                room, message.seat, message.ply, check, handler.bot_pool, handler.is_ready
            )
        except Refusal as refusal:
            self.refuse(message.sequence, refusal, message.seat)
        except Exception as error:
            log.error("message failed", extra={"type": message.type}, exc_info=error)
            self.refuse(message.sequence, Refusal("error-try-again"))
        else:
            self.send(hinted(message, advice))


def hinted(message: messages.Hint, advice: dict[str, Any]) -> messages.HintAnswer:
    ranked = advice["moves"]
    best = [move for move in ranked if move.pop("playouts")][:HINTED] or ranked[:1]
    return messages.HintAnswer(
        reply_to=message.sequence,
        seat=message.seat,
        ply=message.ply,
        action=ranked[0]["action"],
        moves=tuple(messages.HintMove(**move) for move in best),
        others=len(ranked) - len(best),
        reasons=tuple(messages.HintReason(**reason) for reason in advice["reasons"]),
    )


def parsed(text: str | None, *, strictly: bool) -> dict[str, Any]:
    try:
        data = json.loads(text or "")
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        if strictly:
            raise Refusal("error-unreadable")
        return {}
    return data


def checked(data: dict[str, Any]) -> messages.ClientMessage:
    if data.get("protocol") != PROTOCOL:
        raise Refusal("error-protocol", wanted=PROTOCOL)
    if not isinstance(data.get("type"), str) or data["type"] not in TYPES:
        raise Refusal("error-unknown-type")
    try:
        return messages.CLIENT_MESSAGE.validate_python(data)
    except ValidationError as error:
        where = error.errors(include_url=False, include_input=False)[0]["loc"][1:]
        raise Refusal("error-bad-message", field=".".join(map(str, where))) from None
