"""The server as a process: uvicorn's configuration, start and graceful shutdown."""

import asyncio
import gc
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from types import FrameType

import uvicorn
from fastapi import FastAPI

from beaverboard.server import app
from beaverboard.server.api.pages import NO_PAGES, first_page
from beaverboard.server.api.protocols import SocketProtocol, TimedProtocol
from beaverboard.server.api.services import Services
from beaverboard.server.app import Parts
from beaverboard.server.ops.logging import start_logging
from beaverboard.server.ops.security import BODY
from beaverboard.server.settings import BadSetting, Settings
from beaverboard.server.store.database import Unavailable, open_database

if sys.platform != "win32":
    import resource


COMPILED = b"compiled\n"


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, control: socket.socket | None = None) -> None:
        super().__init__(config)
        self._control = control

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._control is not None:
            loop = asyncio.get_running_loop()
            loop.add_reader(self._control, self._parent_has_ended, self._control, loop)
        # Freeze start-up objects so that the collector skips them: full collections took long.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 50)

    def _parent_has_ended(self, control: socket.socket, loop: asyncio.AbstractEventLoop) -> None:
        if not control.recv(64):
            loop.remove_reader(control)
            self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        """Whether to end: also when the database is damaged beyond use."""
        return await super().on_tick(counter) or damage_of(self.config) is not None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First tell all clients to reconnect in a moment."""
        application = self.config.app
        assert isinstance(application, FastAPI)
        services: Services = application.state.services
        await services.sweeper.close()
        await services.registry.close()
        await super().shutdown(sockets)


def prepare(settings: Settings) -> None:
    """Migrate the database, or exit with a message; warn if there are no built pages."""
    if first_page(settings.pages) is None:
        print(NO_PAGES, file=sys.stderr, flush=True)
    try:
        open_database(settings.database).dispose()
    except Unavailable as error:
        raise BadSetting(" ".join(str(error).split())) from None


def config(application: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        application,
        http=TimedProtocol,
        ws=SocketProtocol,
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


def allow_many_files() -> None:
    """Every socket is one. Systems often allow 1,024 unless a process asks for more."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems can't do what they promise
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(settings: Settings, listening: socket.socket, control: socket.socket | None = None) -> None:
    """Serve until a signal comes, or the process at the other end of `control` has ended; that
    one is told when everything is compiled."""
    allow_many_files()
    start_logging(settings.log)
    signal.signal(signal.SIGTERM, exit_cleanly)  # uvicorn hands the signal on when it is done
    parts = Parts() if control is None else Parts(compiled=partial(control.sendall, COMPILED))
    server = Server(config(app.create(settings, parts), settings), control)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    if not server.started:
        raise SystemExit(1)
    if damage := damage_of(server.config):
        raise BadSetting(damage)


def damage_of(config: uvicorn.Config) -> str | None:
    application = config.app
    assert isinstance(application, FastAPI)
    services: Services = application.state.services
    return services.storage.damage


def exit_cleanly(number: int, frame: FrameType | None) -> None:
    sys.exit(0)
