"""A table on the device says what a table of the server says: the same commands, the same messages.

A client plays at a real server; what it said is fed to the local table in Node.
"""

import asyncio
import json
import random
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from beaverboard import chance
from beaverboard.bots.levels import LEVELS, STRONGEST
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from beaverboard.server import offline
from beaverboard.server.workers.bots import think
from beaverboard.server.workers.pool import Json
from tests.games.playing import modes, name
from tests.scale import ALL
from tests.server.running_server import (
    QUICK_PARTS,
    InProcessBots,
    RunningServer,
    run_scenario,
    running,
)
from tests.server.socket_client import SocketClient, connected
from tests.wasm.modules import ROOT, TESTED, node

REQUESTS = ROOT / "web" / "src" / "local" / "requests.ts"
PERSON = {"kind": "person", "name": "Bea"}
SETUPS = [setup for setup in modes() if setup.game.name in TESTED]
FEWEST = {(each.game.name, each.mode): each for each in reversed(SETUPS)}
MOST = {(each.game.name, each.mode): each for each in SETUPS}
# Two and more, so that bots of every level sit there.
COMPARED = [*{name(each): each for each in (*FEWEST.values(), *MOST.values())}.values()]
LESSONS = [name for name in GAMES if name in TESTED]
NOT_COMPARED = {"id", "time", "created", "commitment", "left", "sequence"}
HINTS = 2  # asked for in a match


class StrongBots(InProcessBots):
    """With hints as strong as they are."""

    async def advise(self, position: str, seat: int, seed: str, legal: Sequence[int]) -> Json:
        await asyncio.sleep(0)
        playouts = LEVELS[STRONGEST].playouts
        return think({"position": position, "seat": seat, "playouts": playouts, "seed": seed})


PARTS = replace(QUICK_PARTS, bot_pool=lambda settings, _: StrongBots(1, settings.bot_seconds))


@pytest.fixture(autouse=True)
def presence_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beaverboard.server.table.room.PRESENCE", 0.0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pages = tmp_path_factory.mktemp("pages")
    offline.write(pages, [GAMES[name] for name in TESTED])
    return pages / offline.FOLDER


@dataclass
class Transcript:
    """What a client said, each line with the number of messages that it had heard before."""

    client: SocketClient
    asked: Json
    lines: list[Json]

    @property
    def heard(self) -> list[Json]:
        """Presence comes when it comes: only what changes the table's status is counted."""
        found, last = [], None
        for message in map(json.loads, self.client.heard):
            status = message.get("table", {}).get("status", last)
            told = message["type"] != "table" or message["happened"] is not None
            if (told or status != last) and message["type"] != "pong":
                found.append(message)
            last = status
        return found

    async def ask(self, type: str, **fields: Any) -> Json:
        before = len(self.heard)
        number = await self.client.send(type, **fields)
        said = {"type": type, "protocol": 1, "sequence": number, **fields}
        self.lines.append({"said": said, "before": before})
        return await self.client.answer(number)

    async def command(self, type: str, **fields: Any) -> Json:
        return await self.ask(type, key=f"key-{len(self.lines):012}", **fields)

    @property
    def position(self) -> Json:
        """The last one that was told to all; that of a refusal shows one seat only."""
        for message in map(json.loads, reversed(self.client.heard)):
            if message["type"] in ("welcome", "position") and message["position"]:
                found: Json = message["position"]
                return found
        return {"ply": -1, "turn": None, "views": []}

    @property
    def is_ours(self) -> bool:
        return self.position["turn"] in [view["seat"] for view in self.position["views"]]

    async def reach(self, ply: int) -> None:
        while self.position["ply"] < ply:
            await self.client.receive()

    async def wait_for_turn(self) -> bool:
        """False once the match is over."""
        await self.reach(0)
        while not self.is_ours:
            if self.position["turn"] is None:
                await self.client.settle()
                return False
            await self.client.receive()
        return True


async def play(transcript: Transcript, lots: random.Random, most: int = 10_000) -> None:
    """At random, with hints, moves that are refused, and moves taken back."""
    hints = HINTS
    for _ in range(most):
        if not await transcript.wait_for_turn():
            return
        position = transcript.position
        seat, ply = position["turn"], position["ply"]
        moves = next(v["view"]["moves"] for v in position["views"] if v["seat"] == seat)
        if hints and lots.random() < 0.3:
            hints -= 1
            await transcript.ask("hint", seat=seat, ply=ply)
        if lots.random() < 0.1:
            await transcript.command("move", seat=seat, ply=ply + 1, move=moves[0]["action"])
            await transcript.command("move", seat=seat, ply=ply, move="nonsense")
            illegal = next((n for n in range(500) if n not in [m["action"] for m in moves]), 0)
            await transcript.command("move", seat=seat, ply=ply, move=illegal)
        picks = [pick for move in moves for pick in move["picks"]]
        if picks and lots.random() < 0.2:
            await transcript.ask("why", seat=seat, ply=ply, picks=lots.sample(picks, 1))
        chosen = lots.choice(moves)["action"]
        await transcript.command("move", seat=seat, ply=ply, move=chosen)
        await transcript.reach(ply + 1)
        if transcript.is_ours and lots.random() < 0.3:  # else a bot may move before
            answer = await transcript.command("undo", seat=seat, ply=ply + 1)
            await transcript.reach(ply + (2 if answer["type"] == "accepted" else 1))


def locally(folder: Path, tmp_path: Path, asked: Json, drawn: list[str], lines: Any) -> Json:
    file = tmp_path / "transcript.json"
    file.write_text(json.dumps({"asked": asked, "drawn": drawn, "lines": lines}), "utf-8")
    script = Path(__file__).with_name("local.mjs")
    out = tmp_path / "found.json"
    command = [node(), str(script), str(folder), str(REQUESTS), str(file), str(out)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    found: Json = json.loads(out.read_text("utf-8"))
    return found


def comparable(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: comparable(v) for k, v in value.items() if k not in NOT_COMPARED}
    return [comparable(each) for each in value] if isinstance(value, list) else value


def check_equal(found: Json, wanted: list[Json]) -> None:
    for here, there in zip(found["heard"], wanted, strict=False):
        assert comparable(here) == comparable(there)
    assert len(found["heard"]) == len(wanted)


async def compare(
    server: RunningServer, opened: Json, asked: Json, folder: Path, tmp_path: Path, most: int
) -> None:
    table = server.registry.rooms[opened["id"]].table
    tokens = [opened["host"], *(held["token"] for held in opened["seats"])]
    async with connected(server, opened["id"], *tokens, max_size=None) as client:
        hello = {"type": "hello", "protocol": 1, "sequence": 1, "tokens": tokens}
        transcript = Transcript(client, asked, [{"said": hello, "before": 0}])
        if table.status == "waiting":
            await transcript.command("start", fill=None)
        await play(transcript, random.Random(opened["table"]["game"]), most)
        await client.settle()
        wanted = transcript.heard
        table = server.registry.rooms[opened["id"]].table
        drawn = [table.bot_seed.hex()]
        if not table.lesson:
            drawn = [chance.key_from(table.chance()).hex(), *drawn]
        transcript.lines[-1]["after"] = len(wanted)
        found = locally(folder, tmp_path, asked, drawn, transcript.lines)
        check_equal(found, wanted)
        if table.record is None:
            return
        assert found["record"]["moves"] == table.record["moves"]
        assert Match.replay(found["record"]).result() == table.record["result"]
        replay = await server.client.ask("GET", f"/api/tables/{opened['id']}/replay")
        assert comparable(found["replay"]["sitters"]) == replay["sitters"]
        looks: list[Json] = [{"seat": 0}, {"open": True}]
        for how, frames in zip(looks, found["frames"], strict=True):
            body = {"record": found["record"], "first": 3, "count": 5, **how}
            assert frames == await server.client.ask("POST", "/api/frames", body)


@pytest.mark.parametrize("setup", COMPARED if ALL else SETUPS[:1], ids=name)
def test_the_same_commands_bring_the_same_messages(
    setup: Setup, folder: Path, tmp_path: Path
) -> None:
    """Against bots of every level; in a mode for more than two, with a second person."""
    levels = [*LEVELS][: setup.seats - 1]
    people = [PERSON, *([{"kind": "person", "name": "Cas"}] if setup.seats > 2 else [])]
    bots = [{"kind": "bot", "level": level} for level in levels]
    seats = [*people, *bots][: setup.seats]

    async def scenario() -> None:
        async with running(tmp_path, PARTS) as server:
            body: Json = {
                "game": setup.game.name, "mode": setup.mode, "seats": seats, "options": {},
                "chat": False, "absent": None,
            }  # fmt: skip
            opened = await server.client.ask("POST", "/api/tables", body)
            asked = {"method": "POST", "path": "/api/tables", "body": body}
            await compare(server, opened, asked, folder, tmp_path, 10_000)

    run_scenario(scenario())


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_says_the_same_on_its_course_and_off_it(
    game: str, folder: Path, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with running(tmp_path, PARTS) as server:
            body = {"name": "Bea"}
            path = f"/api/games/{game}/lessons"
            opened = await server.client.ask("POST", path, body)
            asked = {"method": "POST", "path": path, "body": body}
            await compare(server, opened, asked, folder, tmp_path, 6)

    run_scenario(scenario())
