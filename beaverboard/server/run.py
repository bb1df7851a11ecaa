"""The server as a process: listening, starting, ending cleanly within seconds."""

import gc
import signal
import socket
import sys
from types import FrameType

import uvicorn
from fastapi import FastAPI

from beaverboard.server import app, logs, storage
from beaverboard.server.guard import BODY
from beaverboard.server.settings import BadSetting, Settings
from beaverboard.server.storage import Unavailable


class Server(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is there now stays: looking through it again and again made long pauses.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 50)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First tell everybody to come back in a moment."""
        application = self.config.app
        assert isinstance(application, FastAPI)
        await application.state.tables.close()
        await super().shutdown(sockets)


def prepare(settings: Settings) -> None:
    """Bring the database up to date, or say in words why that can't be."""
    try:
        storage.up_to_date(settings.database).dispose()
    except Unavailable as error:
        raise BadSetting(" ".join(str(error).split())) from None


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends without delay only on sockets that say they are TCP: else 40 ms a move.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        where = f"{settings.host} port {settings.port}"
        raise BadSetting(f"can't listen on {where}: {error.strerror}") from None
    listening.listen(2048)
    return listening


def config(application: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        application,
        ws="websockets-sansio",
        ws_max_size=BODY,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies.split(),
        lifespan="on",
    )


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until a signal comes."""
    logs.start(settings.log)
    signal.signal(signal.SIGTERM, leave)  # uvicorn hands the signal on when it is done
    server = Server(config(app.create(settings), settings))
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    if not server.started:
        raise SystemExit(1)


def leave(number: int, frame: FrameType | None) -> None:
    sys.exit(0)
