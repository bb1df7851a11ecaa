"""People at tables who say all sorts of things, and watch what they are told.

What a person may be told is known from what the same socket was told before: names are given out
once at a table, so the seats of a person are those that have one of the person's names.
"""

import asyncio
import json
import random
import time
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from jsonschema_rs import validator_for
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from beaverboard.games import GAMES
from beaverboard.server.ops.security import BODY
from fuzz import strange
from fuzz.report import Report

Json = dict[str, Any]

KEPT = 400  # lines of what was said at a table
HEARD = 300  # characters of what was heard
PATIENCE = 60.0  # seconds for an answer
# The server's own ways to end a conversation; and what a page may end it with.
CLOSES = {1000, 1001, 1005, 1008, 1009, 1012, 1013, 4404}
ANSWERS = {"welcome", "accepted", "error", "hint", "why", "pong"}
NOT_KEPT = {"chat", "rematch"}  # their keys are not in the log of the table, or not always
LEVELS = ("random", "greedy", "kit", "yearling", "nobody")
LATE = {  # what makes no sense while a table is so
    "waiting": {"move", "undo", "hint", "why", "rematch"},
    "playing": {"start", "contribute", "rematch"},
    "over": {"start", "contribute", "move", "undo", "hint", "why", "leave", "remove", "take-back"},
}
REACTIONS = ("laugh", "wink", "wow", "heart", "thanks", "tail-slap", "bite")


@dataclass
class Scene:
    """A table, with what was said there."""

    id: str
    report: Report
    names: int = 0
    said: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT))
    keys: list[str] = field(default_factory=list)  # of commands that were accepted
    people: list["Person"] = field(default_factory=list)
    number: int = 0  # of the last table event that was sent to anybody
    gone: bool = False  # deleted

    def note(self, who: str, what: str, text: object) -> None:
        self.said.append(f"{time.monotonic():.3f} {who} {what} {text}")

    def found(self, what: str, *details: object) -> None:
        self.report.found(what, [*details, f"table {self.id}:", *self.said])

    def new_name(self) -> str:
        self.names += 1
        return f"P{self.names} {self.id[:4]}"


class Schema:
    def __init__(self, document: Json) -> None:
        components = {"components": document["components"]}
        self._fits = validator_for({"$ref": "#/components/schemas/ServerMessage", **components})

    def objection(self, message: Json) -> str | None:
        return next((str(error)[:500] for error in self._fits.iter_errors(message)), None)


class Person:
    def __init__(
        self, scene: Scene, address: str, schema: Schema, names: set[str], tokens: list[str]
    ) -> None:
        self.scene = scene
        self.names = names
        self.tokens = tokens
        self.name = f"{len(scene.people)} ({' and '.join(sorted(names)) or 'nobody'})"
        self.stranger = not names
        self.table: Json = {}
        self.position: Json = {}
        self.chatted: list[Json] = []
        self.welcome: Json = {}
        self.open = False
        self._address = ""
        self.move_to(address)
        self._schema = schema
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._sent = 0
        self._heard = 0
        self._pending: Counter[int | None] = Counter()
        self._commands: dict[int, Json] = {}
        self._changed = asyncio.Event()
        self._coming = asyncio.Lock()
        self.expects_the_end = False  # the server is about to be killed
        scene.people.append(self)

    # Coming and going

    def move_to(self, address: str) -> None:
        """Where the server is."""
        self._address = f"{address.replace('http', 'ws')}/ws/{self.scene.id}"

    async def come(self) -> None:
        """Connect, anew if there is a connection, and say hello."""
        async with self._coming:
            await self.leave()
            if await self._connect():
                await self.say(json.dumps(self.message("hello", tokens=self.tokens)))
                await self.settle()

    async def _connect(self) -> bool:
        try:
            self._socket = await connect(
                self._address, compression=None, proxy=None, max_size=None, ping_interval=None,
                open_timeout=PATIENCE,
            )  # fmt: skip
        except (InvalidHandshake, OSError, TimeoutError) as error:
            if not self.expects_the_end:
                self.scene.found(f"a handshake failed: {type(error).__name__}", error)
            return False
        self._heard = 0
        self._pending.clear()
        self._commands.clear()
        self.table, self.position, self.welcome = {}, {}, {}
        self.open = True
        self._reader = asyncio.create_task(self._read(self._socket))
        return True

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    # Saying

    async def say(self, message: str | bytes) -> None:
        if not self.open or self._socket is None:
            return
        self._pending[expected(message)] += 1
        self.scene.note(self.name, "says", message)
        with suppress(ConnectionClosed):
            await self._socket.send(message)

    async def command(self, message: Json) -> None:
        self._commands[message["sequence"]] = message
        await self.say(json.dumps(message))

    def next_sequence(self) -> int:
        self._sent += 1
        return self._sent

    def message(self, type: str, **fields: Any) -> Json:
        return {"type": type, "protocol": 1, "sequence": self.next_sequence(), **fields}

    async def settle(self) -> None:
        """Wait until everything was answered, or the socket closed."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self.open and +self._pending:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            if not self.expects_the_end:
                self.scene.found("no answer", f"{self.name} waits for {dict(+self._pending)}")
            self._pending.clear()

    # Hearing

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self.scene.note(self.name, "hears", str(text)[:HEARD])
                self._hear(json.loads(text))
        except ConnectionClosed:
            pass
        code = socket.close_code
        self.scene.note(self.name, "is closed with", code)
        self.scene.report.counts[f"socket closed with {code}"] += 1
        if code not in CLOSES and not self.expects_the_end:
            self.scene.found(f"closed with {code}", self.name, socket.close_reason)
        self.open = False
        self._changed.set()

    def _hear(self, message: Json) -> None:
        type = message.get("type")
        key = f" {message['key']}" if type == "error" else ""
        self.scene.report.counts[f"heard {type}{key}"] += 1
        if objection := self._schema.objection(message):
            self.scene.found(f"{type} does not fit the schema", objection)
        self._heard += 1
        if message.get("sequence") != self._heard:
            self.scene.found("a message is missing or doubled", self._heard, message)
        self.table = message.get("table") or self.table
        self.position = message.get("position") or self.position
        if type == "welcome":
            self.welcome = message
            self.chatted = list(message["chat"])
        elif type == "chat":
            self.chatted.append(message["said"])
        self._check_views(message)
        if type in ANSWERS:
            self._answered(message)
        for line in (message.get("happened"), *message.get("log", ())):
            if line:
                self.scene.number = max(self.scene.number, line["number"])
        self._changed.set()

    def _answered(self, message: Json) -> None:
        asked = message["reply_to"]
        self._pending[asked] -= 1
        if self._pending[asked] < 0 and asked is not None:
            self.scene.found("an answer to nothing", message)
        if message["type"] == "accepted":
            # Who repeats a command that gave its own right away gets its answer again.
            if self.stranger and message["key"] not in self.scene.keys:
                self.scene.found("a stranger's command was carried out", message)
            command = self._commands.get(asked, {})
            if command.get("key") == message["key"] and command["type"] not in NOT_KEPT:
                self.scene.keys.append(message["key"])

    @property
    def seats(self) -> set[int]:
        """That are this person's by what was told."""
        seats = self.table.get("seats", ())
        return {p for p, seat in enumerate(seats) if seat["name"] in self.names}

    def _check_views(self, message: Json) -> None:
        shown = {view["seat"] for view in (message.get("position") or {}).get("views", ())}
        lines = [line for line in (message.get("happened"), *message.get("log", ())) if line]
        shown |= {seen["seat"] for line in lines for seen in line["seen"]}
        shown |= set(message.get("you", {}).get("seats", ()))
        if message.get("type") in ("hint", "why"):
            shown.add(message["seat"])
        if foreign := shown - {None} - self.seats:
            self.scene.found(f"{message['type']} shows what another seat sees", foreign, message)
        said = message.get("said")
        whispered = [said] if said else message.get("chat", [])
        for each in whispered:
            if each["to"] is not None and not {each["seat"], *each["to"]} & self.seats:
                self.scene.found("a whisper was heard by others", self.name, each)


def expected(message: str | bytes) -> int | None:
    """What the answer to a message names: its number, if it can be read."""
    try:
        data = json.loads(message) if isinstance(message, str) else None
    except (ValueError, RecursionError):
        return None
    sequence = data.get("sequence") if isinstance(data, dict) else None
    return sequence if isinstance(sequence, int) and not isinstance(sequence, bool) else None


# What people say


def sensible(person: Person, chance: random.Random) -> Json:
    """A message of the protocol, by what the person knows; often it can even be done."""
    seats = sorted(person.seats) or [0]
    mine, anybody = chance.choice(seats), chance.randrange(8 if chance.random() < 0.05 else 4)
    position, ply = person.position, person.position.get("ply", 0)
    key = f"key-{chance.getrandbits(64):016x}"
    if person.scene.keys and chance.random() < 0.05:
        key = chance.choice(person.scene.keys)
    if chance.random() < 0.03:
        ply = chance.choice((0, ply + 1, max(0, ply - 1), 10**9))
    views = {view["seat"]: view["view"] for view in position.get("views", ())}
    turn = position.get("turn")
    if turn in views and views[turn]["moves"] and chance.random() < 0.8:
        if chance.random() < 0.1:
            return person.message("hint", seat=turn, ply=ply)
        if chance.random() < 0.1:
            return person.message("why", seat=turn, ply=ply, picks=places(chance))
        action: int | str = chance.choice(views[turn]["moves"])["action"]
        return person.message("move", seat=turn, ply=ply, move=action, key=key)
    text = chance.choice(("hello", "\N{BEAVER}", "\u200d", "x" * 200, "\u202eabc", " "))
    others = chance.sample(range(4), chance.choice((1, 2)))
    kinds: list[tuple[int, Json]] = [
        (4, {"type": "ping"}),
        (3, {"type": "hello", "tokens": tokens_of(person, chance), "seen": chance.choice((0, 5))}),
        (1, {"type": "hint", "seat": mine, "ply": ply}),
        (1, {"type": "why", "seat": anybody, "ply": ply, "picks": places(chance)}),
        (4, {"type": "move", "seat": anybody, "ply": ply, "move": chance.randrange(300)}),
        (2, {"type": "move", "seat": mine, "ply": ply, "move": "take 2 dispose"}),
        (6, {"type": "undo", "seat": mine, "ply": ply}),
        (4, {"type": "contribute", "seat": mine, "text": text}),
        (8, {"type": "start", "fill": chance.choice(LEVELS)}),
        (1, {"type": "leave", "seat": mine}),
        (2, {"type": "hand-over", "seat": mine}),
        (2, {"type": "hand-over", "seat": anybody, "level": chance.choice(LEVELS)}),
        (4, {"type": "take-back", "seat": mine}),
        (2, {"type": "take-back", "seat": anybody}),
        (1, {"type": "remove", "seat": anybody}),
        (1, {"type": "make-host", "seat": anybody}),
        (2, {"type": "mute", "seat": anybody, "muted": chance.random() < 0.5}),
        (1, {"type": "switch-chat", "on": chance.random() < 0.7}),
        (3, {"type": "rematch"}),
        (4, {"type": "chat", "seat": mine, "text": text}),
        (2, {"type": "chat", "seat": mine, "reaction": chance.choice(REACTIONS)}),
        (2, {"type": "chat", "seat": mine, "text": "psst", "to": others}),
    ]
    if chance.random() < 0.9:  # what can be done now, as far as that depends on the time
        late = LATE.get(person.table.get("status", ""), set())
        kinds = [(weight, each) for weight, each in kinds if each["type"] not in late]
    fields = chance.choices([each for _, each in kinds], [weight for weight, _ in kinds])[0]
    asked = person.message(**fields)
    if asked["type"] not in ("ping", "hello", "hint", "why"):
        asked["key"] = key
    return asked


def places(chance: random.Random) -> list[Json]:
    """Picked on the table of some game."""
    zones = sorted({zone for game in GAMES.values() for zone in game.text.ZONES})
    return [
        {"zone": chance.choice(zones), "seat": chance.randrange(4), "index": chance.randrange(14)}
        for _ in range(chance.choice((1, 1, 2, 3)))
    ]


def tokens_of(person: Person, chance: random.Random) -> list[str]:
    """The person's own, rarely with others that hold nothing or with fewer."""
    if chance.random() < 0.8:
        return person.tokens
    foreign = ["x" * 43, chance.randbytes(32).hex()[:43]]
    return chance.sample([*person.tokens, *foreign], chance.randrange(len(person.tokens) + 3))


async def speak(person: Person, chance: random.Random) -> str:
    """Say something; of which kind it was."""
    message = sensible(person, chance)
    way = chance.random()
    if way < 0.65:
        await person.command(message)
        return f"said {message['type']}"
    if way < 0.93:
        for _ in range(chance.choice((1, 1, 2))):
            changed = strange.json_like(chance, message)
            message = changed if isinstance(changed, dict) else message
        await person.say(strange.written(chance, message)[:BODY])
        return "said something mutated"
    if way < 0.98:
        nonsense = chance.choice(("", "[]", "null", "{", "[" * 3000, '"', "\0", "\ufeff{}"))
        await person.say(nonsense)
    else:
        await person.say(chance.randbytes(chance.choice((0, 1, 100))))
    return "said nonsense"
