"""How much a server carries: tables of four over real sockets, every move committed durably.

    python -m benchmarks.server                       one process on SQLite, 1,000 and 5,000 sockets
    python -m benchmarks.server --postgres            two processes on PostgreSQL
    python -m benchmarks.server --flood 20            while 20 sockets send without a pause
    python -m benchmarks.server --cold                of a server that began with interpreted rules
    python -m benchmarks.server --profile out.txt     where the server's time goes

The players are this process; the servers are others. Moves are sent at a fixed rate, whoever
is in turn; a move's time runs from sending it to reading `accepted`.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import deque
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing import Process
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from beaverboard import compiled
from beaverboard.client import Client, Refused
from tests.server.postgres import free_port, started

SEATS = 4
MANY = "1000000"
TICKS = os.sysconf("SC_CLK_TCK")


def serve(
    folder: Path, port: int, database: str, profile: str = "", *, cold: bool = False
) -> "subprocess.Popen[bytes]":
    program = ["-m", "beaverboard.server.cli"]
    if profile:
        program = ["-m", "cProfile", "-o", str(folder / f"{port}.profile"), *program]
    command = [
        sys.executable, *program, "serve", "--port", str(port), "--database", database,
        "--log", "warning", "--sockets", MANY, "--sockets-an-address", MANY,
        "--tables-a-minute", MANY, "--tables-a-day", MANY, "--hellos-a-minute", MANY,
    ]  # fmt: skip
    environment = dict(os.environ)
    if cold:
        environment["BEAVERBOARD_CACHE"] = str(unstamped_cache(folder))
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)


def unstamped_cache(folder: Path) -> Path:
    """A cache with all the code and no stamps: a server takes everything for missing, and
    compiling it takes seconds instead of minutes."""
    cache = folder / "cache"
    cache.mkdir(exist_ok=True)
    for digest in compiled.CACHE_ROOT.iterdir():
        if digest.is_dir() and not (cache / digest.name).exists():
            (cache / digest.name).symlink_to(digest)
    return cache


def server_pid(process: "subprocess.Popen[bytes]") -> int:
    """The process that serves: the last child where one watches over the change to compiled
    rules. Bots and compilers are children of that one."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    servers = [pid for pid in children if b"handover" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return int(servers[-1]) if servers else process.pid


def memory(process: "subprocess.Popen[bytes]") -> int:
    """Bytes that the process has in memory."""
    pages = int(Path(f"/proc/{server_pid(process)}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(process: "subprocess.Popen[bytes]") -> float:
    fields = Path(f"/proc/{server_pid(process)}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@dataclass
class Player:
    """A seat with a socket of its own."""

    socket: ClientConnection
    seat: int
    load: "Load"
    host: bool = False
    ply: int = -1
    sent: float = 0.0
    sequence: int = 1

    async def say(self, type: str, **fields: Any) -> None:
        self.sequence += 1
        message = {"type": type, "protocol": 1, "sequence": self.sequence, **fields}
        await self.socket.send(json.dumps(message))

    async def read(self) -> None:
        try:
            async for text in self.socket:
                self.hear(json.loads(text))
        except ConnectionClosed:
            pass
        if not self.load.over:
            self.load.dropped += 1

    def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "accepted" if self.sent:
                self.load.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            case "error":
                self.load.errors[message["key"]] = self.load.errors.get(message["key"], 0) + 1
            case "position":
                position = message["position"]
                self.load.told += 1
                if position["ply"] != self.ply + 1 and self.ply >= 0:
                    self.load.gaps += 1
                self.ply = position["ply"]
                if position["turn"] == self.seat:
                    moves = position["views"][0]["view"]["moves"]
                    self.load.ready.append((self, random.choice(moves)["action"]))


@dataclass
class Load:
    ready: deque[tuple[Player, int]] = field(default_factory=deque)
    times: list[float] = field(default_factory=list)
    errors: dict[str, int] = field(default_factory=dict)
    told: int = 0
    dropped: int = 0
    gaps: int = 0
    idle: int = 0  # moments at which nobody was in turn: the players are too few
    over: bool = False

    async def play(self, rate: float, seconds: float) -> None:
        begin = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - begin) < seconds:
            while sent < now * rate:
                if not self.ready:
                    self.idle += 1
                    sent += 1
                    continue
                player, action = self.ready.popleft()
                player.sent = time.perf_counter()
                key = f"the-key-{player.ply}-{player.seat}"
                await player.say("move", seat=player.seat, ply=player.ply, move=action, key=key)
                sent += 1
            await asyncio.sleep(0.001)


async def ready(client: Client) -> None:
    while True:
        try:
            if not (await client.ask("GET", "/healthz"))["interpreted"] and all(
                game["ready"] for game in await client.ask("GET", "/api/games")
            ):
                return
        except (OSError, Refused):
            pass
        except Exception as error:
            if "httpx" not in type(error).__module__:
                raise
        await asyncio.sleep(0.2)


async def insisting(client: Client, people: list[dict[str, str]]) -> dict[str, Any]:
    """A new table; a connection that was kept for too long is opened anew."""
    while True:
        try:
            return await client.open("biber-gang", people, chat=False)
        except httpx.TransportError:
            await asyncio.sleep(0.1)


async def sit_down(clients: list[Client], load: Load, number: int) -> list[Player]:
    """A table of four, each player at one of the servers."""
    people = [{"kind": "person", "name": f"P{p}"} for p in range(SEATS)]
    opening = await insisting(clients[number % len(clients)], people)
    players = []
    for held in opening["seats"]:
        client = clients[(number + held["seat"]) % len(clients)]
        address = client.address.replace("http", "ws", 1) + f"/ws/{opening['id']}"
        socket = await connect(address, compression=None, proxy=None, ping_interval=None)
        player = Player(socket, held["seat"], load, host=held["seat"] == 0)
        tokens = [held["token"], *([opening["host"]] if player.host else [])]
        await player.say("hello", tokens=tokens)
        players.append(player)
    return players


async def flood(address: str, sockets: int) -> None:
    """Send without a pause at a table of one's own, and reconnect when disconnected."""
    async with Client(address) as client:
        people = [{"kind": "person", "name": "A"}, {"kind": "open"}]
        id = (await client.open("biber-gang", people))["id"]
        where = address.replace("http", "ws", 1) + f"/ws/{id}"

        async def send_forever() -> None:
            while True:
                try:
                    async with connect(where, compression=None, proxy=None) as socket:
                        while True:
                            await socket.send('{"type": "ping", "protocol": 1, "sequence": 1}')
                            await asyncio.sleep(0.001)
                except (ConnectionClosed, OSError):
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(send_forever() for _ in range(sockets)))


async def measure(
    processes: list["subprocess.Popen[bytes]"],
    ports: list[int],
    sockets: int,
    rate: float,
    seconds: float,
    flooding: int,
) -> dict[str, Any]:
    load, players = Load(), []
    clients = [Client(f"http://127.0.0.1:{port}") for port in ports]
    for client in clients:
        await ready(client)
    before = sum(map(memory, processes))
    with Progress(transient=True) as bar:
        task = bar.add_task(f"{sockets} sockets", total=sockets // SEATS)
        for first in range(0, sockets // SEATS, 10):
            some = range(first, min(first + 10, sockets // SEATS))
            tables = await asyncio.gather(*(sit_down(clients, load, n) for n in some))
            players += [player for table in tables for player in table]
            bar.update(task, completed=some[-1])
    readers = [asyncio.create_task(player.read()) for player in players]
    for player in players:
        if player.host:
            await player.say("start", key="start-key")
            await asyncio.sleep(0.002)
    while len(load.ready) < sockets // SEATS:
        await asyncio.sleep(0.1)
    seated = sum(map(memory, processes)) - before
    load.times.clear()
    floods = Process(target=start_flood, args=(clients[0].address, flooding), daemon=True)
    if flooding:
        floods.start()
        await asyncio.sleep(2.0)
    began, spent = time.perf_counter(), sum(map(cpu, processes))
    await load.play(rate, seconds)
    wall = time.perf_counter() - began
    spent = sum(map(cpu, processes)) - spent
    if flooding:
        floods.kill()
        floods.join()
    await asyncio.sleep(1.0)
    load.over = True
    for reader in readers:
        reader.cancel()
    await asyncio.gather(*readers, return_exceptions=True)
    await asyncio.gather(*(player.socket.close() for player in players))
    for client in clients:
        await client.__aexit__(None, None, None)
    times = sorted(load.times)
    return {
        "sockets": sockets,
        "moves/s": len(times) / wall,
        "moves per CPU-second": len(times) / spent,
        "p50 ms": times[len(times) // 2] * 1000,
        "p99 ms": times[int(len(times) * 0.99)] * 1000,
        "KiB a socket": seated / sockets / 1024,
        "memory MiB": (before + seated) / 2**20,
        "dropped": load.dropped,
        "gaps": load.gaps,
        "idle": load.idle,
        "errors": sum(load.errors.values()),
    }


def start_flood(address: str, sockets: int) -> None:
    asyncio.run(flood(address, sockets))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--sockets", type=int, nargs="+", default=[1000, 5000])
    parser.add_argument("--rate", type=float, default=1000.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL")
    parser.add_argument(
        "--flood", type=int, default=0, help="sockets that send without a pause meanwhile"
    )
    parser.add_argument(
        "--cold", action="store_true", help="begin without compiled rules, measure after the change"
    )
    parser.add_argument("--profile", default="", help="write a profile of the first server here")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    rows = []
    for sockets in args.sockets:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = str(folder / "tables.sqlite")
            if args.postgres:
                postgres = stack.enter_context(started())
                database = postgres.address(postgres.new_database())
            ports = [free_port() for _ in range(2 if args.postgres else 1)]
            processes = [
                serve(folder, port, database, args.profile, cold=args.cold) for port in ports
            ]
            try:
                measuring = measure(processes, ports, sockets, args.rate, args.seconds, args.flood)
                rows.append(asyncio.run(measuring))
            finally:
                for process in processes:
                    process.terminate()
                    process.wait()
            if args.profile:
                show = (
                    "import pstats, sys; pstats.Stats(sys.argv[1]).sort_stats('tottime')"
                    ".print_stats(45)"
                )
                with open(args.profile, "w", encoding="utf-8") as out:
                    name = str(folder / f"{ports[0]}.profile")
                    subprocess.run([sys.executable, "-c", show, name], stdout=out, check=True)
    grid = Grid(title="two processes on PostgreSQL" if args.postgres else "one process on SQLite")
    for name in rows[0]:
        grid.add_column(name, justify="right")
    for row in rows:
        grid.add_row(*(f"{value:,.1f}" if value % 1 else f"{value:,}" for value in row.values()))
    Console(width=160).print(grid)


if __name__ == "__main__":
    main()
