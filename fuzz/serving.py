"""A server in a process of its own, to be attacked, killed and started again."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Protocol, Self

import httpx

from beaverboard import warm
from beaverboard.games import GAMES
from tests.server.postgres import free_port

MANY = "1000000"
GENEROUS = {  # limits that would only get in the way of an attack on what is behind them
    "--tables-a-minute": MANY, "--tables-a-day": MANY, "--joins-a-minute": MANY,
    "--looks-a-minute": MANY, "--analyses-a-minute": MANY, "--hellos-a-minute": MANY,
    "--sockets-an-address": MANY, "--messages-a-second": "1000", "--hints-a-minute": MANY,
    "--pause-least": "0", "--pause-most": "0.05",
}  # fmt: skip
# A connection that is kept may be closed by the server just when it is used again.
NOTHING_KEPT = httpx.Limits(max_keepalive_connections=0)


class Target(Protocol):
    """What is attacked."""

    @property
    def address(self) -> str: ...
    @property
    def database(self) -> str: ...
    @property
    def alive(self) -> bool: ...

    def new_errors(self) -> list[str]:
        """What the log says of errors since it was last asked."""

    async def kill(self) -> None: ...
    async def start(self) -> None: ...


class Server:
    def __init__(self, folder: Path, settings: dict[str, str] = GENEROUS) -> None:
        self.database = str(folder / "tables.sqlite")
        self._log = folder / "server.log"
        self._settings = settings
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._read = 0  # how far the log was looked at

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def __aenter__(self) -> Self:
        # Else another process takes over when it is done.
        await asyncio.to_thread(list, warm.compile_games(list(GAMES)))
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.kill()

    async def start(self) -> None:
        command = [
            sys.executable, "-m", "beaverboard.server.cli", "serve", "--port", str(self._port),
            "--database", self.database, "--log", "warning",
            *(word for setting in self._settings.items() for word in setting),
        ]  # fmt: skip
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        async with httpx.AsyncClient(base_url=self.address, trust_env=False) as client:
            while True:
                assert self._process.poll() is None, self._log.read_text("utf-8")
                try:
                    games = (await client.get("/api/games")).json()
                    if all(game["ready"] for game in games):
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)

    async def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        await asyncio.to_thread(self._process.wait)

    async def stop(self) -> int:
        """End it as an operator does; how it ended."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.to_thread(self._process.wait, 60)

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def memory(self) -> int:
        """Bytes that the process has in memory."""
        assert self._process is not None
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def new_errors(self) -> list[str]:
        with self._log.open("rb") as log:
            log.seek(self._read)
            written = log.read()
        whole = written[: written.rfind(b"\n") + 1]
        self._read += len(whole)
        return [line for line in whole.decode("utf-8", "replace").splitlines() if is_error(line)]


def is_error(line: str) -> bool:
    try:
        told: Any = json.loads(line)
    except ValueError:  # a traceback, or the line that says where the server is
        return not line.startswith("Beaverboard is at")
    return told["level"] in ("error", "critical")


def where(line: str) -> str:
    """An error of the log without the time: the same one again reads the same."""
    try:
        told: Any = json.loads(line)
    except ValueError:
        return line
    return f"{told['message'].strip()}: {told.get('error')} at {(told.get('trace') or [''])[-1]}"
