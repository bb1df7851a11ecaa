"""Slow connections against a server with its default settings, while somebody plays.

    python -m fuzz.slow --connections 2000 --seconds 60

Some send nothing, some drip headers, some drip a body; all are opened anew when the server lets
them go. Printed is how long others waited meanwhile.
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx

from beaverboard.client import Client
from fuzz.serving import Server

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: beavers\r\n"
SLOW = {  # what is sent at once, and what is sent over and over
    "nothing": (b"", b""),
    "headers": (HEAD, b"X: y\r\n"),
    "a body": (HEAD + b"Content-Length: 60000\r\n\r\n", b" "),
}
SEATS = [{"kind": "person", "name": "Bea"}, {"kind": "person", "name": "Cas"}]


class Attack:
    def __init__(self, address: str) -> None:
        self._host, port = address.removeprefix("http://").split(":")
        self._port = int(port)
        self.open = self.most = 0
        self.lived: list[float] = []
        self.ends: Counter[str] = Counter()

    async def drip(self, first: bytes, more: bytes) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(self._host, self._port)
            except OSError as error:
                self.ends[type(error).__name__] += 1
                await asyncio.sleep(1)
                continue
            self.open += 1
            self.most = max(self.most, self.open)
            began = time.perf_counter()
            try:
                await self._drip(reader, writer, first, more)
            finally:
                self.open -= 1
                writer.close()
            self.lived.append(time.perf_counter() - began)
            self.ends["closed by the server"] += 1

    async def _drip(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        first: bytes,
        more: bytes,
    ) -> None:
        writer.write(first)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    with suppress(ConnectionError):
                        await reader.read(65_536)
                    return
            writer.write(more)


async def played(client: Client, seconds: float) -> list[float]:
    """How long each move took, ten a second."""
    times = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        opening = await client.open("biber-gang", SEATS)
        tokens = [opening["host"], *(held["token"] for held in opening["seats"])]
        async with client.sit(opening["id"], tokens) as table:
            await table.do("start")
            async for seat, view in table.turns(0, 1):
                began = time.perf_counter()
                await table.move(seat, view["moves"][0]["action"])
                times.append(time.perf_counter() - began)
                await asyncio.sleep(0.1)
                if began > end:
                    break
    return times


async def asked(address: str, seconds: float) -> list[float]:
    """How long a new connection and a request took, ten a second."""
    times = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as client:
            (await client.get("/api/games")).raise_for_status()
        times.append(time.perf_counter() - began)
        await asyncio.sleep(0.1)
    return times


def told(what: str, times: list[float]) -> None:
    ordered = sorted(1000 * each for each in times)
    middle, late = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    print(f"{what}: {len(times)}, median {middle:.1f} ms, 99 % within {late:.1f} ms")


async def attacked(connections: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Server(Path(folder), {}) as server, Client(server.address) as client:
            for name, count in (("alone", 0), ("attacked", connections)):
                attack = Attack(server.address)
                kinds = list(SLOW.values())
                tasks = [
                    asyncio.create_task(attack.drip(*kinds[number % len(kinds)]))
                    for number in range(count)
                ]
                length = seconds if count else min(10, seconds)
                moves, games = await asyncio.gather(
                    played(client, length), asked(server.address, length)
                )
                told(f"{name}, moves", moves)
                told(f"{name}, new connections", games)
                if count:
                    lives = sorted(attack.lived) or [0.0]
                    print(f"slow connections at once: {attack.most}; ends: {dict(attack.ends)}")
                    print(f"they lived {lives[0]:.1f} to {lives[-1]:.1f} s")
                print(f"{name}, memory of the server: {server.memory >> 20} MiB")
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            for line in server.new_errors():
                print(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60)
    parsed = parser.parse_args()
    asyncio.run(attacked(parsed.connections, parsed.seconds))


if __name__ == "__main__":
    main()
