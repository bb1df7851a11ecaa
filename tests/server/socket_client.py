"""A plain client of the socket, which keeps every message as it was received."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.running_server import RunningServer

Json = dict[str, Any]


class SocketClient:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sequence = 0
        self.heard: list[str] = []  # every message, verbatim
        self.position: Json | None = None
        self.table: Json = {}

    async def receive(self) -> Json:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self.position = message.get("position") or self.position
        self.table = message.get("table") or self.table
        return message

    async def send(self, type: str, **fields: Any) -> int:
        self.sequence += 1
        message = {"type": type, "protocol": 1, "sequence": self.sequence, **fields}
        await self.socket.send(json.dumps(message))
        return self.sequence

    async def answer(self, number: int | None) -> Json:
        while True:
            message = await self.receive()
            if "reply_to" in message and message["reply_to"] == number:
                return message

    async def ask(self, type: str, **fields: Any) -> Json:
        return await self.answer(await self.send(type, **fields))

    async def settle(self) -> None:
        """Receive everything that the server has sent until now."""
        await self.ask("ping")


@asynccontextmanager
async def connected(
    server: RunningServer, table: str, *tokens: str, **more: Any
) -> AsyncIterator[SocketClient]:
    address = server.address.replace("http", "ws") + f"/ws/{table}"
    async with connect(address, compression=None, proxy=None, **more) as socket:
        client = SocketClient(socket)
        welcome = await client.ask("hello", tokens=list(tokens))
        assert welcome["type"] == "welcome"
        yield client
