"""Whether a server's memory stays flat: play at a steady rate for an hour.

    python -m benchmarks.soak --minutes 60 --rate 50

Tables of all games open, are played to their end by people with random moves and bots in the
last seat, and are followed by new ones; every match somebody leaves and comes back. A line a
minute tells the moves so far, the memory of the server and what was refused.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from beaverboard.client import Client, Refused, TableClient
from beaverboard.games import GAMES
from benchmarks.server import memory, ready, serve
from tests.server.postgres import free_port


@dataclass
class Soak:
    client: Client
    rate: float  # moves of people a second
    chance: random.Random = field(default_factory=lambda: random.Random("soak"))
    next_move: float = 0.0
    moves: int = 0
    matches: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    async def play_for_ever(self, number: int) -> None:
        while True:
            try:
                await self._match(list(GAMES.values())[number % len(GAMES)].name)
            except Refused as refused:
                self.refused[refused.key] += 1
                await asyncio.sleep(1.0)

    async def _match(self, game: str) -> None:
        mode, allowed = self.chance.choice(list(GAMES[game].modes.items()))
        people = max(1, allowed[0] - 1)
        seats = [{"kind": "person", "name": f"Player {p}"} for p in range(people)]
        seats += [{"kind": "bot", "level": "greedy"}] * (allowed[0] - people)
        opening = await self.client.open(game, seats, mode=mode)
        tokens = [opening["host"], *(held["token"] for held in opening["seats"])]
        async with self.client.sit(opening["id"], tokens) as table:
            await table.do("start")
            await self._some_moves(table, people, self.chance.randrange(100))
        async with (
            self.client.sit(opening["id"], tokens) as table,
            self.client.sit(opening["id"]),
        ):
            await self._some_moves(table, people, 100_000)
        self.matches += 1

    async def _some_moves(self, table: TableClient, people: int, count: int) -> None:
        async for seat, view in table.turns(*range(people)):
            if count == 0:
                return
            await self._turn()
            await table.move(seat, self.chance.choice(view["moves"])["action"])
            self.moves += 1
            count -= 1

    async def _turn(self) -> None:
        """Wait until one more move fits into the rate."""
        now = time.monotonic()
        self.next_move = max(now, self.next_move) + 1 / self.rate
        await asyncio.sleep(self.next_move - now)


async def soak(minutes: int, rate: float, tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = serve(Path(folder), port, f"{folder}/tables.sqlite")
        try:
            async with Client(f"http://127.0.0.1:{port}") as client:
                await ready(client)
                run = Soak(client, rate)
                players = [asyncio.create_task(run.play_for_ever(n)) for n in range(tables)]
                began = time.monotonic()
                for minute in range(1, minutes + 1):
                    await asyncio.sleep(began + 60 * minute - time.monotonic())
                    megabytes = memory(process) / 2**20
                    print(
                        f"minute {minute}: {run.moves} moves, {run.matches} matches, "
                        f"{megabytes:.1f} MiB, refused {dict(run.refused)}",
                        flush=True,
                    )
                for player in players:
                    player.cancel()
                await asyncio.gather(*players, return_exceptions=True)
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--rate", type=float, default=50.0, help="moves of people a second")
    parser.add_argument("--tables", type=int, default=120)
    args = parser.parse_args()
    asyncio.run(soak(args.minutes, args.rate, args.tables))


if __name__ == "__main__":
    main()
