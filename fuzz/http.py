"""HTTP against a server: requests made from its document, records that were true once, and bytes
that are hardly HTTP.

    python -m fuzz.http --minutes 60
    python -m fuzz.http --minutes 5 --seed 7

Every answer must be as the document says, every refusal in the server's own form, nothing may
fail inside, and nothing may be in its log. Printed are the seed, what was answered how often,
and for every finding what was sent.
"""

import argparse
import asyncio
import json
import random
import re
import socket
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, get_args

import httpx
import hypothesis
import schemathesis
from hypothesis import HealthCheck, Phase, strategies
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import ignored_auth, not_a_server_error
from schemathesis.core.failures import FailureGroup

from beaverboard.client import Client
from beaverboard.games import GAMES
from beaverboard.match import Match
from beaverboard.server.ops.security import BODY
from beaverboard.server.protocol.errors import ErrorKey
from fuzz import strange
from fuzz.report import Report
from fuzz.serving import NOTHING_KEPT, Server, Target, where

PERSON = {"kind": "person", "name": "Bea"}
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}
EXAMPLES = 20  # of a kind of request, before it is the next one's turn
# 503 is promised where it comes; who asks again without a token may find the table deleted.
EXCLUDED = [not_a_server_error, ignored_auth]


class Attack:
    def __init__(self, address: str, report: Report) -> None:
        self.address = address
        self.report = report
        self.sent: deque[object] = deque(maxlen=30)  # the last of it
        self.client = httpx.Client(
            base_url=address, trust_env=False, timeout=60, limits=NOTHING_KEPT
        )
        self.records = [record for game in GAMES for record in played(game)]
        self.ids: list[str] = []
        self.tokens: list[str] = []
        document = schemathesis.openapi.from_url(f"{address}/openapi.json")
        self.operations: list[Any] = [
            found.ok() for found in list[Any](document.get_all_operations())
        ]

    # Tables to find

    async def open_tables(self) -> None:
        """One that waits, one that plays, one that is over."""
        self.ids, self.tokens = [], []
        async with Client(self.address) as client:
            for seats in ([PERSON, OPEN, OPEN], [PERSON, OPEN], [BOT, BOT]):
                opening = await client.open("biber-gang", seats, options={"rounds": 1})
                mine = [opening["host"], *(held["token"] for held in opening["seats"])]
                self.ids.append(opening["id"])
                self.tokens += mine
                if len(seats) == 2:
                    async with client.sit(opening["id"], mine) as table:
                        await table.do("start", fill="random")
                        if not opening["seats"]:
                            async for _ in table.turns():
                                pass

    # By the document

    def by_the_document(self, chance: random.Random) -> None:
        operation = chance.choice(self.operations)
        mode = chance.choice(list(schemathesis.GenerationMode))
        positive = mode is schemathesis.GenerationMode.POSITIVE

        @hypothesis.seed(chance.getrandbits(64))
        @hypothesis.given(
            case=operation.as_strategy(generation_mode=mode),
            id=strategies.sampled_from(self.ids),
            token=strategies.sampled_from(self.tokens),
            game=strategies.sampled_from(list(GAMES)),
            real=strategies.booleans(),
        )
        @hypothesis.settings(
            max_examples=EXAMPLES,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            phases=(Phase.generate, Phase.shrink),
        )
        def hold(case: Any, id: str, token: str, game: str, real: bool) -> None:
            if positive and real:  # of a table and a game that there are
                for fields in (case.path_parameters, case.body):
                    if isinstance(fields, dict):
                        fields.update({"id": id} if "id" in fields else {})
                        fields.update({"game": game} if "game" in fields else {})
                case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
            self.sent.append(case.as_curl_command())
            answer = case.call()
            self.report.counts[f"{operation.label} {answer.status_code}"] += 1
            if answer.status_code == 400 and key_of(answer.content) == "error-unreadable":
                return  # no HTTP: that is no answer to this kind of request
            case.validate_response(answer, excluded_checks=EXCLUDED)
            assert answer.status_code < 500 or answer.status_code == 503, answer.text

        try:
            with suppress(Unsatisfiable):  # nothing can be wrong where nothing is sent
                hold()
        except (Exception, FailureGroup) as error:
            what = f"{operation.label}: {type(error).__name__}"
            details = [error, *getattr(error, "exceptions", ())]
            self.report.found(what, [*details, "the last requests:", *list(self.sent)[-5:]])

    # Records

    def of_records(self, chance: random.Random) -> None:
        for _ in range(EXAMPLES):
            self.of_a_record(chance)

    def of_a_record(self, chance: random.Random) -> None:
        record = chance.choice(self.records)
        for _ in range(chance.choice((1, 1, 2, 3))):
            changed = strange.json_like(chance, record)
            record = changed if isinstance(changed, dict) else record
        wish = {"record": record, "seat": chance.choice((None, 0, 1)), "count": 3}
        path = "/api/frames"
        if chance.random() < 0.05:
            path, wish = "/api/analysis", {"record": record}
        # A larger one is refused before it has come, and the connection closed.
        body = strange.written(chance, wish).encode(errors="replace")[:BODY]
        self.sent.append(("POST", path, body))
        answer = self.client.post(path, content=body, headers={"content-type": "application/json"})
        self.judge(f"{path} with a record", answer.status_code, answer.content)

    def judge(self, what: str, status: int, body: bytes) -> None:
        """Every refusal has a key, whatever was asked for."""
        self.report.counts[f"{what} {status}"] += 1
        if status >= 500 and status != 503:
            self.report.found(f"{what}: {status}", [body, *list(self.sent)[-1:]])
        elif status >= 400 and key_of(body) not in get_args(ErrorKey):
            self.report.found(f"{what}: {status} without a key", [body, *list(self.sent)[-1:]])

    # Bytes

    def of_bytes(self, chance: random.Random) -> None:
        for _ in range(EXAMPLES):
            self.of_some_bytes(chance)

    def of_some_bytes(self, chance: random.Random) -> None:
        sent = b"".join(bytes_of(chance, self) for _ in range(chance.choice((1, 1, 2, 3))))
        self.sent.append(sent)
        host, port = self.address.removeprefix("http://").split(":")
        answer = b""
        with socket.create_connection((host, int(port)), timeout=10) as plain:
            plain.settimeout(chance.choice((0.05, 0.05, 0.3)))
            with suppress(ConnectionError, TimeoutError):
                cut = chance.randrange(len(sent) + 1)
                plain.sendall(sent[:cut])
                plain.sendall(sent[cut:])
                while part := plain.recv(65_536):
                    answer += part
        statuses = re.findall(rb"^HTTP/1\.1 (\d+) ", answer, re.MULTILINE)
        for status in statuses:
            self.report.counts[f"bytes {status.decode()}"] += 1
            if status.startswith(b"5") and status != b"503":
                self.report.found(f"bytes: {status.decode()}", [answer[-2000:], sent])
        if not statuses:
            self.report.counts["bytes, no answer"] += 1


def key_of(body: bytes) -> object:
    try:
        return json.loads(body)["key"]
    except (ValueError, KeyError, TypeError):
        return None


def played(game: str) -> Iterator[dict[str, Any]]:
    """Records of finished matches, from the deal and from a position on the way."""
    for mode in GAMES[game].modes:
        match = Match.new(game, seed=1, mode=mode.name)
        chance = random.Random(game)
        half = None
        while not match.over:
            match.play(chance.choice(match.legal()))
            half = half or (match.ply == 10 and match.position()) or None
        yield match.record()
        if half:
            match = Match.from_position(half)
            while not match.over:
                match.play(chance.choice(match.legal()))
            yield match.record()


METHODS = (*["GET", "POST"] * 5, "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BUILD", "\xff", "")
VERSIONS = (*["1.1"] * 12, "1.0", "2", "")
PATHS = (
    "/", "/api/games", "/api/games/", "/api/tables", "/api/tables/%00", "/api/frames", "/healthz",
    "/api/rules/biber-gang/en", "/api/games/dam-it/options/tree_values?value=1,%ff", "/%ff", "/%00",
    "/assets/", "/assets/%2e%2e/%2e%2e", "//", "*", "http://x/", "/icon.svg", "/openapi.json",
    "/api/games/biber-gang/lessons", "/metrics", "/r/%ed%a0%80", "/\xff", "/" + "a" * 4000,
    "/api/bots?\xff",
)  # fmt: skip
HEADERS = (
    "Origin", "Host", "Content-Length", "Content-Type", "Transfer-Encoding", "Authorization",
    "Connection", "Upgrade", "Expect", "Range", "If-Range", "If-Modified-Since", "If-None-Match",
    "X-Forwarded-For", "X-Forwarded-Proto", "Cookie", "Accept-Encoding", "Sec-WebSocket-Key",
    "Sec-WebSocket-Version", "Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol", "X", "",
)  # fmt: skip
HEADER_VALUES = (
    "", "0", "1", "-1", "5", "65537", "9" * 20, "9" * 5000, "abc", "http://[", "http://x", "null",
    "[", "[::1]:99999", "a b", "\xff", "\0", "close", "keep-alive", "upgrade", "websocket",
    "chunked", "chunked, chunked", "gzip", "identity", "application/json", "text/plain",
    "application/json; charset=\xff", "multipart/form-data", "100-continue", "bytes=0-", "bytes=-1",
    "bytes=5-1", "bytes=" + "0-1," * 300, "Bearer x", "Bearer \xff", "Basic eA==", "*", '"x"',
    "Thu, 01 Jan 1970 00:00:00 GMT", "Thu, 99 Foo 99999", "1.2.3.4, ::1, \xff", "13",
    "dGhlIHNhbXBsZSBub25jZQ==", "permessage-deflate", ";;;", "a" * 3000,
)  # fmt: skip


def bytes_of(chance: random.Random, attack: Attack) -> bytes:
    """A request, more or less."""
    path = chance.choice(PATHS)
    if chance.random() < 0.3:
        last = chance.choice(("", "/seats", "/links", "/claims", "/record", "/replay"))
        path = chance.choice(("/ws/", "/api/tables/")) + chance.choice(attack.ids) + last
    body = strange.written(chance, strange.value(chance)).encode(errors="replace")
    lines = [f"{chance.choice(METHODS)} {path} HTTP/{chance.choice(VERSIONS)}"]
    lines.append("Host: beavers")
    if chance.random() < 0.7:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    for _ in range(chance.choice((0, 1, 1, 2, 4))):
        lines.append(f"{chance.choice(HEADERS)}: {chance.choice(HEADER_VALUES)}")
    told = "\r\n".join([*lines, "", ""]).encode("latin-1") + body
    if chance.random() < 0.2:
        at = chance.randrange(len(told))
        told = told[:at] + chance.randbytes(chance.choice((1, 3, 50))) + told[at:]
    return told


async def attacked(server: Target, seed: int, seconds: float) -> Report:
    """Attack a running server for a time."""
    report = Report(seed)
    attack = await asyncio.to_thread(Attack, server.address, report)
    end = time.monotonic() + seconds
    for number in count():
        if time.monotonic() > end:
            break
        if number % 10 == 0:
            await attack.open_tables()
        try:
            await asyncio.gather(
                *(
                    asyncio.to_thread(part, random.Random(f"{seed} {number} {part.__name__}"))
                    for part in (attack.by_the_document, attack.of_records, attack.of_bytes)
                )
            )
        except (httpx.TransportError, OSError) as error:
            report.found(f"no answer: {type(error).__name__}", list(attack.sent))
        if errors := server.new_errors():
            report.found(f"in the log: {where(errors[0])}", [*errors, *attack.sent])
        if not server.alive:
            report.found("the server is gone", list(attack.sent))
            break
    attack.client.close()
    return report


async def run(seed: int, seconds: float) -> Report:
    with tempfile.TemporaryDirectory() as folder:
        async with Server(Path(folder)) as server:
            report = await attacked(server, seed, seconds)
            if server.alive and await server.stop():
                report.found("the server did not end cleanly", [])
            for line in server.new_errors():
                report.found(f"in the log: {where(line)}", [line])
            return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    parsed = parser.parse_args()
    print(f"seed {parsed.seed}", flush=True)
    return asyncio.run(run(parsed.seed, parsed.minutes * 60)).show()


if __name__ == "__main__":
    sys.exit(main())
