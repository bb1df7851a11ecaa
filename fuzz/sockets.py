"""WebSockets against a server: several tables at once, with people who hold seats, who have lost
them, who watch and who guess, and who say sensible, mutated and senseless things; meanwhile others
sit down, are removed, make links and claim them, and send broken frames.

    python -m fuzz.sockets --minutes 60
    python -m fuzz.sockets --minutes 5 --seed 7

Every message must be answered as the protocol says; nobody may be told what another seat sees, or
be obeyed without a right; nothing may fail inside. Now and then the server is killed: what it had
accepted must be on the disk, every log must check, and every table must come back as it was.
Printed are the seed, what was said and heard how often, and for every finding all that was said
and heard at its table.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, get_args

import httpx

from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.protocol.errors import ErrorKey
from beaverboard.server.store.storage import Storage
from beaverboard.server.table.log import Damaged
from beaverboard.server.table.table import loaded
from fuzz import strange
from fuzz.people import Json, Person, Scene, Schema, speak
from fuzz.report import Report
from fuzz.serving import NOTHING_KEPT, Server, Target, where

SCENES = 6
PEOPLE = 9  # at a table, at most
RESTART = 150  # bursts from one kill of the server to the next
# What may happen at a table by itself: bots move, clocks run out while a slow server starts.
BY_ITSELF = {
    "happened-away",
    "happened-closed",
    "happened-host-changed",
    "happened-moved",
    "happened-returned",
    "happened-timed-out",
}


class Attack:
    def __init__(self, server: Target, report: Report) -> None:
        self.server = server
        self.report = report
        self.scenes: list[Scene] = []
        self.client = new_client(server)
        self.schema = Schema(httpx.get(f"{server.address}/openapi.json", trust_env=False).json())

    # Tables

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else json.dumps(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        answer = await self.client.request(method, path, content=content, headers=headers)
        told: Any = answer.json() if answer.content else {}
        kind = f"{method} {'/'.join(path.split('/')[:3] + path.split('/')[4:])}"
        self.report.counts[f"{kind} {answer.status_code}"] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self.report.found(f"{kind}: {answer.status_code}", [path, body, told])
        elif answer.status_code >= 400 and told.get("key") not in get_args(ErrorKey):
            self.report.found(f"{kind}: {answer.status_code} without a key", [path, body, told])
        return answer.status_code, told

    async def new_scene(self, chance: random.Random) -> None:
        game = chance.choice(list(GAMES.values()))
        mode = chance.choice(game.modes)
        seats = chance.choice(mode.seats)
        host, second = (f"H{n} {chance.getrandbits(24):x}" for n in range(2))
        people = {host, second} if seats > 1 and chance.random() < 0.3 else {host}
        wishes = [{"kind": "person", "name": name} for name in sorted(people)]
        while len(wishes) < seats:
            bot = {"kind": "bot", "level": "random"}
            wishes.append(bot if chance.random() < 0.3 else {"kind": "open"})
        body = {
            "game": game.name,
            "mode": mode.name,
            "seats": wishes,
            "options": shortest(game),
            "listed": chance.random() < 0.5,
            "absent": None,
            "seconds": 5 if chance.random() < 0.1 else None,
            "stand_in": "random",
        }
        status, made = await self.ask("POST", "/api/tables", body)
        if status != 201:
            self.report.found(f"a table was refused: {status}", [body, made])
            return
        scene = Scene(made["id"], self.report)
        tokens = [made["host"], *(held["token"] for held in made["seats"])]
        for names, held in ((people, tokens), (set[str](), []), (set[str](), ["x" * 43])):
            await Person(scene, self.server.address, self.schema, names, held).come()
        self.scenes.append(scene)

    # What happens in a burst

    async def act(self, scene: Scene, chance: random.Random) -> None:
        """Something that somebody does at the table."""
        seated = [person for person in scene.people if person.seats]
        person = chance.choice(seated if seated and chance.random() < 0.8 else scene.people)
        path = f"/api/tables/{scene.id}"
        way = chance.random()
        if way < 0.86:
            if person.open:
                self.report.counts[await speak(person, chance)] += 1
        elif way < 0.91:
            await self.join(scene, chance)
        elif way < 0.94:
            await self.claim_link(scene, person, chance)
        elif way < 0.96:
            await person.come()
        elif way < 0.98:
            last = chance.choice(("", "/record", "/replay"))
            status, told = await self.ask("GET", path + last)
            if status == 200 and last:
                self.check_record(scene, told.get("record", told))
        elif way < 0.99:
            await self.break_frames(scene, chance)
        elif way < 0.997:
            await self.evict(scene, person, chance)
        elif chance.random() < 0.5:
            token = chance.choice([*person.tokens, "x" * 43])
            status, _ = await self.ask("DELETE", path, token=token)
            if status == 204:
                scene.gone = True
                if person.stranger:
                    scene.found("a stranger has deleted the table", token)

    async def join(self, scene: Scene, chance: random.Random) -> None:
        path = f"/api/tables/{scene.id}/seats"
        if len(scene.people) >= PEOPLE or chance.random() < 0.3:
            wish = strange.json_like(chance, {"name": "Bea", "seat": 1, "key": "a-key-of-mine"})
            status, told = await self.ask("POST", path, wish)
            if status == 201:  # nobody holds it: the host may remove them
                scene.note("a mutant", "sits down", told)
            return
        name = scene.new_name()
        status, told = await self.ask("POST", path, {"name": name})
        if status == 201:
            scene.note(name, "sits down", told)
            newcomer = Person(scene, self.server.address, self.schema, {name}, [told["token"]])
            await newcomer.come()

    async def evict(self, scene: Scene, person: Person, chance: random.Random) -> None:
        """The host removes somebody who asks for links meanwhile; then somebody else sits down."""
        host, seats = scene.people[0], sorted(person.seats)
        if not seats or not host.open:
            return
        key = f"key-{chance.getrandbits(64):016x}"
        links = [self.claim_link(scene, person, chance) for _ in range(4)]
        removal = host.command(host.message("remove", seat=chance.choice(seats), key=key))
        await asyncio.gather(*links[:2], removal, *links[2:])
        await self.join(scene, chance)

    async def claim_link(self, scene: Scene, person: Person, chance: random.Random) -> None:
        """A second device for somebody's seat; perhaps they have lost it."""
        path, token = f"/api/tables/{scene.id}", chance.choice([*person.tokens[-1:] * 3, "x" * 43])
        status, link = await self.ask("POST", f"{path}/links", token=token)
        if status != 201:
            return
        scene.note(person.name, "has a link", link)
        if person.stranger:
            scene.found("a stranger has got a link", link)
        claims = [self.ask("POST", f"{path}/claims", {"code": link["code"]}) for _ in range(2)]
        claimed = [told for status, told in await asyncio.gather(*claims) if status == 201]
        if len(claimed) > 1:
            scene.found("a link was claimed twice", claimed)
        for told in claimed[:1]:
            scene.note(person.name, "has claimed", told)
            if len(scene.people) < PEOPLE:
                tokens = [told["token"]]
                device = Person(scene, self.server.address, self.schema, person.names, tokens)
                await device.come()

    def check_record(self, scene: Scene, record: Json) -> None:
        """The secret seed of a match is told after its end only."""
        closed = any(person.table.get("status") == "closed" for person in scene.people)
        if record["result"] is None and not closed:
            scene.found("the record of an unfinished match was told", record)

    async def break_frames(self, scene: Scene, chance: random.Random) -> None:
        host, port = self.server.address.removeprefix("http://").split(":")
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(handshake(scene.id))
            async with asyncio.timeout(5):
                await reader.readuntil(b"\r\n\r\n")
            frames = [frame(chance) for _ in range(chance.choice((1, 3, 10)))]
            scene.note("somebody", "sends frames", frames)
            self.report.counts["sent broken frames"] += len(frames)
            writer.writelines(frames)
            with suppress(TimeoutError):
                async with asyncio.timeout(chance.choice((0, 0.05, 0.5))):
                    await reader.read(100_000)
            writer.transport.abort()

    # Killing the server

    async def everyone(self) -> list[Person]:
        people = [person for scene in self.scenes for person in scene.people]
        await asyncio.gather(*(person.settle() for person in people))
        return people

    async def restart(self) -> None:
        """Kill the server, look at the disk, start it, and see whether all is as it was."""
        for person in await self.everyone():
            await person.come()
        await self.everyone()
        people = [person for person in await self.everyone() if person.open and person.welcome]
        before = {person: person.welcome for person in people}
        for person in await self.everyone():
            person.expects_the_end = True
        await self.client.aclose()
        await self.server.kill()
        await asyncio.gather(*(person.leave() for person in await self.everyone()))
        self.note_errors()
        await self.check_disk()
        await self.server.start()
        self.client = new_client(self.server)
        for person in await self.everyone():
            person.expects_the_end = False
            person.move_to(self.server.address)
            await person.come()
        for person, welcome in before.items():
            if person.open and not person.scene.gone:
                compare(person, welcome, person.welcome)
        self.report.counts["killed the server"] += 1
        await self.tidy_up()

    async def tidy_up(self) -> None:
        """Tables that are done go, and whoever has lost a seat; the host and strangers stay."""
        for scene in list(self.scenes):
            done = scene.gone or finished(scene)
            stay = [] if done else [*scene.people[:3], *(p for p in scene.people[3:] if p.seats)]
            await asyncio.gather(*(p.leave() for p in scene.people if p not in stay))
            scene.people = stay
            if done:
                self.scenes.remove(scene)

    async def check_disk(self) -> None:
        storage = await Storage.opened(self.server.database, Metrics())
        for scene in self.scenes:
            stored = await storage.load(scene.id)
            if stored is None:
                if not scene.gone:
                    scene.found("a table is lost")
                continue
            try:
                table = await asyncio.to_thread(loaded, stored)
            except Damaged as error:
                scene.found(f"a table can't be loaded: {error}")
                continue
            kept = {json.loads(entry.body).get("key") for entry in stored.entries}
            if lost := set(scene.keys) - kept:
                scene.found("accepted commands are lost", lost)
            if table.number < scene.number:
                scene.found("sent table events are lost", table.number, scene.number)
            self.report.counts["loaded a table from the disk"] += 1
        await storage.close()

    def note_errors(self) -> None:
        for line in self.server.new_errors():
            said = [line for scene in self.scenes for line in list(scene.said)[-60:]]
            self.report.found(f"in the log: {where(line)}", [line, *sorted(said)])


def new_client(server: Target) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=server.address, trust_env=False, timeout=60, limits=NOTHING_KEPT
    )


def finished(scene: Scene) -> bool:
    return any(person.table.get("status") in ("over", "closed") for person in scene.people)


def compare(person: Person, before: Json, after: Json) -> None:
    scene = person.scene
    if not after:
        scene.found("no welcome after a restart", person.name)
        return
    last = max((line["number"] for line in before["log"]), default=0)
    more = [line for line in after["log"] if line["number"] > last]
    if strange_lines := [line for line in more if line["key"] not in BY_ITSELF]:
        scene.found("something happened in a restart", strange_lines)
    if not more and (one := comparable(before)) != (other := comparable(after)):
        names = [name for name in one if one[name] != other[name]]
        shown = [(name, one[name], other[name]) for name in names]
        scene.found(f"a table came back another: {', '.join(names)}", person.name, *shown)


def comparable(welcome: Json) -> Json:
    """All but who is there and what the clock says."""
    table = {**welcome["table"], "spectators": 0}
    table["seats"] = [{**seat, "here": False} for seat in table["seats"]]
    position = welcome["position"] and {**welcome["position"], "clock": None}
    return {
        "you": welcome["you"],
        "tokens": welcome["unknown_tokens"],
        "table": table,
        "position": position,
        "log": welcome["log"],
        "chat": welcome["chat"],
    }


def shortest(game: Game) -> Json:
    return {"rounds": 1} if any(option.name == "rounds" for option in game.options) else {}


def handshake(id: str) -> bytes:
    return (
        f"GET /ws/{id} HTTP/1.1\r\nHost: beavers\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(chance: random.Random) -> bytes:
    """A frame that is right or wrong in its kind, length, mask or text."""
    fine = {"type": "hello", "protocol": 1, "sequence": 1, "tokens": []}
    body = chance.choice(
        (
            json.dumps(fine).encode(),
            strange.written(chance, strange.json_like(chance, fine)).encode(errors="replace"),
            chance.randbytes(chance.choice((0, 1, 100, 200, 70_000))),
        )
    )
    opcode = chance.choice((1, 1, 1, 1, 2, 0, 8, 9, 10, 3, 11, 15))
    last, reserved = 0x80 * (chance.random() < 0.8), 0x40 * (chance.random() < 0.1)
    head = bytes([last | reserved | opcode])
    masked = chance.random() < 0.95
    length = len(body) if chance.random() < 0.95 else chance.choice((0, 5, 126, 70_000, 2**62))
    if length < 126:
        head += bytes([masked << 7 | length])
    elif length < 2**16:
        head += bytes([masked << 7 | 126]) + length.to_bytes(2)
    else:
        head += bytes([masked << 7 | 127]) + length.to_bytes(8)
    told = head + (bytes(4) if masked else b"") + body  # masked with zeros
    return told if chance.random() < 0.95 else told[: chance.randrange(len(told))]


async def attacked(server: Target, seed: int, seconds: float, *, restart: int = RESTART) -> Report:
    """Attack a running server for a time."""
    report = Report(seed)
    attack = await asyncio.to_thread(Attack, server, report)
    end = time.monotonic() + seconds
    for number in count():
        if time.monotonic() > end or not server.alive:
            break
        chance = random.Random(f"{seed} {number}")
        while len([scene for scene in attack.scenes if not scene.gone]) < SCENES:
            await attack.new_scene(chance)
        acts = [
            attack.act(chance.choice(attack.scenes), random.Random(f"{seed} {number} {act}"))
            for act in range(chance.choice((1, 5, 20, 40)))
        ]
        await asyncio.gather(*acts)
        if chance.random() < 0.3:
            await attack.everyone()
        attack.note_errors()
        if number % restart == restart - 1:
            await attack.restart()
    if server.alive:
        await attack.restart()
    else:
        report.found("the server is gone", [line for s in attack.scenes for line in s.said])
    await asyncio.gather(*(person.leave() for person in await attack.everyone()))
    await attack.client.aclose()
    return report


async def run(seed: int, seconds: float) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        async with Server(Path(folder)) as server:
            return await attacked(server, seed, seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    parsed = parser.parse_args()
    print(f"seed {parsed.seed}", flush=True)
    return asyncio.run(run(parsed.seed, parsed.minutes * 60)).show()


if __name__ == "__main__":
    sys.exit(main())
