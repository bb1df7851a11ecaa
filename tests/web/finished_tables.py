"""Finished matches, played without a browser: at a table of the server, and as record files."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beaverboard.client import Client
from beaverboard.match import Match


@dataclass(frozen=True)
class FinishedTable:
    id: str
    tokens: list[str]
    record: dict[str, Any]
    names: tuple[str, ...]

    @property
    def plies(self) -> int:
        return len(self.record["moves"])

    def next_turn(self, ply: int) -> int:
        """The first ply after this one at which another seat is in turn, or the first turn of a
        round begins: that may be the seat's that turned up its cards last."""
        match = Match.replay({**self.record, "moves": self.record["moves"][:ply], "result": None})
        for words in self.record["moves"][ply:]:
            before = match.turn
            match.play(words)
            if match.turn != before or any(event.what == "starts" for event in match.events(None)):
                return match.ply
        raise ValueError(f"no turn begins after ply {ply}")

    @property
    def headline(self) -> str:
        winners = [self.names[seat] for seat in self.record["result"]["winners"]]
        return (
            f"{winners[0]} wins!" if len(winners) == 1 else f"{' & '.join(winners)} win together!"
        )


def finished_table(address: str, names: tuple[str, ...] = ("Bea", "Cas")) -> FinishedTable:
    # Playwright runs an event loop in this thread.
    with ThreadPoolExecutor(1) as executor:
        return executor.submit(lambda: asyncio.run(play_table(address, names))).result()


async def play_table(address: str, names: tuple[str, ...]) -> FinishedTable:
    seats = [{"kind": "person", "name": name} for name in names]
    async with Client(address) as client:
        opened = await client.open("biber-gang", seats, options={"rounds": 2})
        tokens = [opened["host"], *(held["token"] for held in opened["seats"])]
        async with client.sit(opened["id"], tokens) as table:
            await table.do("start")
            async for seat, view in table.turns(*range(len(names))):
                await table.move(seat, view["moves"][0]["action"])
        record = await client.ask("GET", f"/api/tables/{opened['id']}/record")
    return FinishedTable(opened["id"], tokens, record, names)


def write_record(folder: Path, record: object, name: str = "match.json") -> Path:
    path = folder / name
    path.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
    return path
