"""One socket: reads messages, checks who may ask for what, answers.

A reader is always running, so a vanished client is noticed; what goes out waits in a
short queue, so a slow client holds up nobody and is let go when the queue is full.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, get_args

from pydantic import ValidationError
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from beaverboard.server.ops.limits import Bucket
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.protocol.messages import PROTOCOL, FromServer
from beaverboard.server.store.database import Conflict, Corrupt, DiskFull, Unavailable
from beaverboard.server.store.storage import HOST
from beaverboard.server.table.commands import chat, moves, seats
from beaverboard.server.table.log import Request
from beaverboard.server.table.registry import Tables
from beaverboard.server.table.room import Room, hears, retried

log = logging.getLogger("beaverboard.server")

QUEUE = 64
SEND_SECONDS = 2.0
HINTED = 4  # moves that a hint tells
PATIENCE = 60  # messages too fast before the socket is closed
ALWAYS = ("move", "leave", "remove", "chat")  # commands that are carried out whatever the log has
TYPES = {
    each.model_fields["type"].annotation.__args__[0]
    for each in get_args(get_args(messages.ClientMessage)[0])
}
CLOSE = {"error-not-found": 4404, "error-table-damaged": 1011}  # 1013, try again, for others


TROUBLES = (Conflict, Unavailable, DiskFull, Corrupt)  # of the database


def refusal_of(trouble: Exception) -> Refusal:
    if isinstance(trouble, DiskFull):
        return Refusal("error-disk-full")
    return Refusal("error-table-damaged" if isinstance(trouble, Corrupt) else "error-try-again")


async def serve(
    websocket: WebSocket, tables: Tables, id: str, may_greet: Callable[[], bool]
) -> None:
    """`may_greet` counts the hellos of the client's address."""
    await websocket.accept()
    connection = Connection(websocket, tables, may_greet)
    writer = asyncio.create_task(connection.write())
    try:
        connection.room = await tables.room(id)
        await connection.read()
    except Refusal as refusal:
        connection.refuse(None, refusal)
        connection.close(CLOSE.get(refusal.key, 1013))
    except TROUBLES as trouble:
        reason = refusal_of(trouble)
        connection.refuse(None, reason)
        connection.close(CLOSE.get(reason.key, 1013))
    except WebSocketDisconnect:
        connection.close(1000)
    finally:
        await connection.leave()
        with suppress(asyncio.TimeoutError, asyncio.CancelledError):
            await asyncio.wait_for(writer, SEND_SECONDS)


class Connection:
    def __init__(self, websocket: WebSocket, tables: Tables, may_greet: Callable[[], bool]) -> None:
        self.websocket = websocket
        self._may_greet = may_greet
        self.tables = tables
        self.room: Room | None = None
        self.seats: tuple[int, ...] = ()
        self.host_token = False
        self.greeted = False
        self.sequence = 0
        settings = tables.settings
        self._limit = Bucket(
            tables.sources.monotonic, settings.messages_a_second, 2 * settings.messages_a_second
        )
        self._strikes = 0
        self._talk: Bucket | None = None
        a_minute = settings.hints_a_minute
        self._hints = Bucket(tables.sources.monotonic, a_minute / 60, max(1, a_minute // 2))
        self._hinting: set[asyncio.Task[None]] = set()
        self._queue: asyncio.Queue[str | int] = asyncio.Queue(QUEUE)  # a number closes
        self._closed = False
        self._over = False  # nothing is written any more
        self._listening: asyncio.Timeout | None = None

    # Out

    def send(self, message: FromServer) -> None:
        if self._closed:
            return
        self.sequence += 1
        numbered = message.model_copy(update={"sequence": self.sequence})
        if self._queue.qsize() >= QUEUE - 2 and not isinstance(message, messages.Goodbye):
            self.dismiss(messages.Goodbye(reason="too-slow", reconnect=True), 1013)
        else:
            self._queue.put_nowait(numbered.model_dump_json())

    def refuse(self, reply_to: int | None, refusal: Refusal, seat: int | None = None) -> None:
        self.tables.metrics.refusals.labels(refusal.key).inc()
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
        while (received := await self._next()) is not None:
            if received["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(received.get("code") or 1005)
            if not self._closed:
                await self._heard(received.get("text"))

    async def _next(self) -> Message | None:
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

    async def _heard(self, text: str | None) -> None:
        data: dict[str, Any] = {}
        try:
            slow_enough = self._limit.take()
            data = parsed(text, strictly=slow_enough)
            if not slow_enough:
                self._too_fast()
            message = checked(data)
            await self._answer(message)
        except Refusal as refusal:
            sequence = data.get("sequence")
            known = isinstance(sequence, int) and not isinstance(sequence, bool)
            seat = data.get("seat") if refusal.key == "error-stale-ply" else None
            self.refuse(sequence if known else None, refusal, seat)
            if refusal.key == "error-too-fast" and not self.greeted:
                self._send_away_ungreeted(data)
        except TROUBLES as trouble:
            self.refuse(data.get("sequence"), refusal_of(trouble))
            self._send_away_ungreeted(data)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            log.error("message failed", extra={"type": data.get("type")}, exc_info=error)
            self.refuse(data.get("sequence"), Refusal("error-try-again"))
            self._send_away_ungreeted(data)

    def _send_away_ungreeted(self, data: dict[str, Any]) -> None:
        """Who said hello would wait for the welcome: better to come back in a moment."""
        if data.get("type") == "hello":
            self.close(1013)

    def _too_fast(self) -> None:
        self._strikes += 1
        if self._strikes > PATIENCE:
            self.dismiss(messages.Goodbye(reason="too-fast", reconnect=False), 1008)
        raise Refusal("error-too-fast")

    async def _answer(self, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Ping):
            self.send(messages.Pong(reply_to=message.sequence))
        elif isinstance(message, messages.Hello):
            await self._hello(message)
        elif not self.greeted:
            raise Refusal("error-hello-first")
        elif isinstance(message, messages.Hint):
            self._begin_hint(message)
        else:
            with self.tables.metrics.commands.time():
                await self._command(message)

    # Coming and going

    async def _hello(self, message: messages.Hello) -> None:
        assert self.room is not None
        room = self.room
        if self.greeted and not self._may_greet():  # the first one is paid for by connecting
            raise Refusal("error-too-fast")
        async with room.lock:
            if self.tables.cluster.shared:
                await room.catch_up()
            if self._sent_away(room):
                return
            held = await self.tables.holders(room.table.id, message.tokens)
            # A seat left between two looks holds nothing: the lock is ours by now.
            self.seats = tuple(sorted({p for p in held if p is not None and p != HOST}))
            self.host_token = HOST in held
            if not self._closed:
                room.greet(self)
            self.tables.cluster.stir(room)
            for seat in self.seats:
                with suppress(Conflict, DiskFull):  # another process was first, or it is kept later
                    await seats.returned(room, seat)
            self.greeted = True
            self.send(self._welcome(room, message, held))
            room.tell()
            room.tell_presence(but=self)

    def _sent_away(self, room: Room) -> bool:
        """The table left memory while this message was on its way: come back to the new one."""
        if room.forgotten:
            self.dismiss(messages.Goodbye(reason="restart", reconnect=True), 1012)
        return room.forgotten

    def _welcome(
        self, room: Room, message: messages.Hello, held: list[int | None]
    ) -> messages.Welcome:
        viewers = self.seats or (None,)
        seen = message.seen or 0
        return messages.Welcome(
            reply_to=message.sequence,
            you=messages.You(seats=self.seats, host=room.is_host(self)),
            unknown_tokens=tuple(i for i, seat in enumerate(held) if seat is None),
            table=room.public(),
            position=room.position(viewers) if room.table.match else None,
            log=room.log(viewers, after=seen),
            chat=tuple(said for said in room.said if hears(self.seats, said)),
        )

    async def leave(self) -> None:
        for hint in self._hinting:
            hint.cancel()
        room = self.room
        if room is None or self not in room.guests:
            return
        room.guests.remove(self)
        self.tables.cluster.stir(room)
        now = self.tables.sources.monotonic()
        room.used = now
        for seat in self.seats:
            if not room.here(seat):
                room.gone_since[seat] = now
        if room.is_host(self):
            room.host_gone_since = now
        async with room.lock:
            room.tell_presence()

    # Asking and commanding

    def _begin_hint(self, message: messages.Hint) -> None:
        """Beside the reader, which must notice when the client goes away."""
        self._need_seat(message.seat)
        if not self._hints.take():
            raise Refusal("error-too-fast")
        hint = asyncio.create_task(self._try_hint(message))
        self._hinting.add(hint)
        hint.add_done_callback(self._hinting.discard)

    async def _try_hint(self, message: messages.Hint) -> None:
        try:
            await self._hint(message)
        except Refusal as refusal:
            self.refuse(message.sequence, refusal, message.seat)
        except Exception as error:
            log.error("message failed", extra={"type": message.type}, exc_info=error)
            self.refuse(message.sequence, Refusal("error-try-again"))

    async def _hint(self, message: messages.Hint) -> None:
        assert self.room is not None
        check = partial(self._need_seat, message.seat)
        advice = await moves.hint(self.room, message.seat, message.ply, check)
        ranked = advice["moves"]
        best = [move for move in ranked if move.pop("playouts")][:HINTED] or ranked[:1]
        self.send(
            messages.Hinted(
                reply_to=message.sequence,
                seat=message.seat,
                ply=message.ply,
                action=ranked[0]["action"],
                moves=tuple(messages.HintedMove(**move) for move in best),
                others=len(ranked) - len(best),
                reasons=tuple(messages.HintReason(**reason) for reason in advice["reasons"]),
            )
        )

    async def _command(self, message: messages.Command) -> None:
        assert self.room is not None
        room = self.room
        async with room.lock:
            if self._sent_away(room):
                return
            ply = await retried(room, lambda: self._obey(room, message))
            self.send(messages.Accepted(reply_to=message.sequence, key=message.key, ply=ply))
            room.tell()

    async def _obey(self, room: Room, message: messages.Command) -> int:
        ply = self._answered(room, message)
        if ply is None:
            by = self._authority(message)
            if room.table.besides_moves >= seats.ENTRIES and message.type not in ALWAYS:
                raise Refusal("error-log-full")
            await self._do(room, message, Request(by=by, key=message.key))
            ply = room.table.ply
        return ply

    def _answered(self, room: Room, message: messages.Command) -> int | None:
        """The answer that the command has got already, if it is a retry. A command that gave
        its own right away gets it again without that right."""
        answers, key = room.table.answers, message.key
        giving_up = {"leave": f"seat {getattr(message, 'seat', None)}", "make-host": "host"}
        answer = answers.get((giving_up.get(message.type, ""), key))
        if answer is not None and moves.repeats(room.table, message, answer):
            return answer.ply
        by = self._authority(message)
        said, answer = (by, key) in room.chat_keys, answers.get((by, key))
        if isinstance(message, messages.Say) and answer is None:
            return room.table.ply if said else None
        if said or (answer is not None and not moves.repeats(room.table, message, answer)):
            raise Refusal("error-key-used")
        return None if answer is None else answer.ply

    def _authority(self, message: messages.Command) -> str:
        """By which right the command is given: a seat's, or the host's."""
        assert self.room is not None
        room = self.room
        seat: int | None = getattr(message, "seat", None)
        if seat is not None and seat >= len(room.table.seats):
            raise Refusal("error-not-your-seat", seat=seat)
        host = room.is_host(self)
        match message:
            case (
                messages.Start()
                | messages.Remove()
                | messages.MakeHost()
                | messages.Mute()
                | messages.SwitchChat()
            ):
                if not host:
                    raise Refusal("error-not-host")
                return "host"
            case messages.Rematch():
                if not host and not self.seats:
                    raise Refusal("error-not-host")
                return "host" if host else f"seat {self.seats[0]}"
            case messages.HandOver() | messages.TakeBack() if host:
                return f"seat {seat}" if seat in self.seats else "host"
        self._need_seat(seat)
        return f"seat {seat}"

    def _need_seat(self, seat: int | None) -> None:
        if seat not in self.seats:
            raise Refusal("error-not-your-seat", seat=seat)

    async def _do(self, room: Room, message: messages.Command, request: Request) -> None:
        match message:
            case messages.Play():
                await moves.play(room, message, request)
            case messages.Undo():
                await moves.undo(room, message, request)
            case messages.Contribute():
                await moves.contribute(room, message, request)
            case messages.Start():
                await moves.start(room, message, request)
            case messages.Leave():
                await seats.leave(room, message, request, self)
            case messages.Remove():
                await seats.remove(room, message, request, self)
            case messages.MakeHost():
                await seats.make_host(room, message, request)
            case messages.HandOver():
                await seats.hand_over(room, message, request, by_host=room.is_host(self))
            case messages.TakeBack():
                await seats.take_back(room, message, request, by_host=room.is_host(self))
            case messages.Mute():
                await seats.mute(room, message, request)
            case messages.SwitchChat():
                await chat.switch(room, message, request)
            case messages.Rematch():
                await seats.rematch(room, request)
            case messages.Say():
                self._talk = self._talk or chat.talk_limit(room)
                await chat.say(room, message, self._talk, request["by"])


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
