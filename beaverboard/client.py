"""A program's way to a table: open one, sit down, play, come back after any loss::

    async with Client("http://127.0.0.1:8000") as client:
        held = await client.join(table_id, "Robo")
        async with client.sit(table_id, [held.token]) as table:
            async for seat, view in table.turns(held.seat):
                await table.move(seat, view["moves"][0]["action"])

A command that was sent when the connection broke is sent again with the same key, so it
is carried out once.
"""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from types import TracebackType
from typing import Any

from beaverboard.extras import extra

with extra("server"):
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidStatus

    from beaverboard.server.protocol.bodies import HeldSeat
    from beaverboard.server.protocol.messages import PROTOCOL

Json = dict[str, Any]
RETRIES = 60
RETRY_SECONDS = 0.5
AGAIN = (
    "error-try-again",
    "error-getting-ready",
    "error-too-fast",
)  # temporary errors: the command is sent again


class Refused(Exception):
    """The server refused: `key` and `arguments` are those of its answer."""

    def __init__(self, problem: Mapping[str, Any]) -> None:
        super().__init__(f"{problem['key']} {problem['arguments']}")
        self.key: str = problem["key"]
        self.arguments: dict[str, Any] = problem["arguments"]


class Lost(Exception):
    """The table can't be reached any more."""


class Client:
    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.address, trust_env=False)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.request(method, path, json=body, headers=headers)
        if answer.is_error:
            raise Refused(answer.json())
        return answer.json() if answer.content else None

    async def open(self, game: str, seats: Sequence[Mapping[str, Any]], **agreed: Any) -> Json:
        """A new table: its `id`, the `host` token, and the `seats` with their tokens."""
        return await self.ask("POST", "/api/tables", {"game": game, "seats": list(seats), **agreed})

    async def join(self, table: str, name: str, seat: int | None = None) -> HeldSeat:
        body = {"name": name, "seat": seat, "key": secrets.token_urlsafe(16)}
        return HeldSeat(**await self.ask("POST", f"/api/tables/{table}/seats", body))

    @asynccontextmanager
    async def sit(self, table: str, tokens: Sequence[str] = ()) -> AsyncIterator["TableClient"]:
        """Connect to a table with the seats that the tokens hold; without, to watch."""
        address = self.address.replace("http", "ws", 1) + f"/ws/{table}"
        seated = TableClient(address, list(tokens))
        await seated.connect()
        try:
            yield seated
        finally:
            await seated.close()


class TableClient:
    """What a seat knows of its table, kept up to date, and the commands it can give."""

    def __init__(self, address: str, tokens: list[str]) -> None:
        self.address = address
        self.tokens = tokens
        self.you: Json = {}
        self.table: Json = {}
        self.position: Json | None = None
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.heard = asyncio.Condition()  # notified after every message
        self.lost = False
        self.goodbye: Json | None = None
        self._sequence = 0
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    # Connection

    async def connect(self) -> None:
        for _ in range(RETRIES):
            try:
                self._socket = await connect(self.address, compression=None, proxy=None)
                self._reader = asyncio.create_task(self._read(self._socket))
                await self._hello()
                return
            except Refused as refused:
                if refused.key not in AGAIN:
                    raise
                await self.close()  # before the next socket is there: its reader ends with it
            except (OSError, InvalidStatus, ConnectionClosed):
                pass
            await asyncio.sleep(RETRY_SECONDS)
        raise Lost(self.address)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader

    async def _hello(self) -> None:
        seen = self.log[-1]["number"] if self.log else None
        await self._ask({"type": "hello", "tokens": self.tokens, "seen": seen})

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._take_in(json.loads(text))
                async with self.heard:
                    self.heard.notify_all()
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionResetError())
            self._answers.clear()
            self.lost = True
            async with self.heard:
                self.heard.notify_all()

    def _take_in(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.lost = False
                self.you, self.table = message["you"], message["table"]
                self.position, self.chat = message["position"], message["chat"]
                self.log += message["log"]
            case "table":
                self.table = message["table"]
                self.log += [message["happened"]] if message["happened"] else []
            case "position":
                self.position = message["position"]
                self.log.append(message["happened"])
            case "chat":
                self.chat.append(message["said"])
            case "goodbye":
                self.goodbye = message
        answer = self._answers.pop(message.get("reply_to", -1), None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    async def _ask(self, message: Json) -> Json:
        assert self._socket is not None
        self._sequence += 1
        number = self._sequence
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        message = {"protocol": PROTOCOL, "sequence": number, **message}
        try:
            await self._socket.send(json.dumps(message))
            heard = await answer
        finally:
            self._answers.pop(number, None)
            if not answer.cancel() and not answer.cancelled():
                answer.exception()  # seen, should the sending have failed before it
        if heard["type"] == "error":
            raise Refused(heard)
        return heard

    # Commands

    async def do(self, type: str, **fields: Any) -> Json:
        """Send a command and wait until it is committed, across lost connections."""
        message = {"type": type, "key": secrets.token_urlsafe(9), **fields}
        while True:
            try:
                return await self._ask(message)
            except (ConnectionClosed, ConnectionResetError):
                await self.connect()

    async def move(self, seat: int, move: int | str) -> Json:
        assert self.position is not None
        return await self.do("move", seat=seat, ply=self.position["ply"], move=move)

    async def hint(self, seat: int) -> int:
        assert self.position is not None
        answer = await self._ask({"type": "hint", "seat": seat, "ply": self.position["ply"]})
        return int(answer["action"])

    async def why(self, seat: int, picks: list[Json]) -> Json | None:
        """Why the last of these picks does not go with those before: `reason` and `rule`."""
        assert self.position is not None
        ply = self.position["ply"]
        answer = await self._ask({"type": "why", "seat": seat, "ply": ply, "picks": picks})
        refused: Json | None = answer["refused"]
        return refused

    async def contribute(self, *seats: int) -> None:
        """Wait for the host's start, and add a share of the shuffle that nobody can foresee."""
        while self.table["status"] == "waiting" and not self.table["starting"]:
            if self.lost:
                await self.connect()
            async with self.heard:
                await self.heard.wait()
        for seat in seats:
            if self.table["starting"]:
                await self.do("contribute", seat=seat, text=secrets.token_hex(16))

    def view(self, seat: int | None) -> Json | None:
        """The game as the seat sees it; `moves` is empty unless it is in turn."""
        views = self.position["views"] if self.position else []
        return next((each["view"] for each in views if each["seat"] == seat), None)

    async def turns(self, *seats: int) -> AsyncIterator[tuple[int, Json]]:
        """Every time one of the seats is to move: the seat and its view, until the end."""
        answered = -1
        while self.table["status"] not in ("over", "closed"):
            if self.lost:
                await self.connect()
            position = self.position
            if position and position["ply"] > answered and position["turn"] in seats:
                answered = position["ply"]
                seat = int(position["turn"])
                view = self.view(seat)
                assert view is not None
                yield seat, view
                continue
            async with self.heard:
                if self.position is position and not self.lost:
                    await self.heard.wait()
