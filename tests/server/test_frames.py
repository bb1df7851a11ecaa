"""Looking back at a match by its record: from any seat, all open, and what is refused."""

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from beaverboard.client import Refused
from beaverboard.match import Match
from beaverboard.server.api import frames, http
from beaverboard.server.protocol import bodies
from tests.server.running_server import run_scenario, running

Record = dict[str, Any]


def played(game: str = "biber-gang", seed: int = 3, **agreed: Any) -> Record:
    match = Match.new(game, seed=seed, **agreed)
    while not match.over:
        match.play(match.legal()[0])
    return match.record()


@pytest.fixture(scope="module")
def finished() -> Record:
    return played(seats=2, rounds=1)


def test_a_seat_sees_what_it_saw_and_all_open_shows_the_rest(
    tmp_path: Path, finished: Record
) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            request_body = {"record": finished, "seat": 0}
            seen = (await server.client.ask("POST", "/api/frames", request_body))["frames"]
            request_body["open"] = True
            opened = (await server.client.ask("POST", "/api/frames", request_body))["frames"]
            assert seen[0]["view"]["layouts"][1] == [None] * 8 and seen[0]["view"]["under"] == []
            assert None not in opened[0]["view"]["under"][1]
            hidden = [event for frame in seen for event in frame["events"] if event["concealed"]]
            assert hidden and all(event["card"] is None for event in hidden)
            shown = [event for frame in opened for event in frame["events"] if event["concealed"]]
            assert shown and all(event["card"] is not None for event in shown)

    run_scenario(scenario())


def damaged(**change: Any) -> Callable[[Record], Record]:
    return lambda record: {**record, **change}


WRONG: dict[str, tuple[Callable[[Record], Record], str]] = {
    "another file": (lambda record: {"name": "beaver"}, "error-bad-record"),
    "nothing in it": (lambda record: {}, "error-bad-record"),
    "a field is missing": (
        lambda record: {key: record[key] for key in record if key != "chance"},
        "error-bad-record",
    ),
    "another game": (damaged(game="chess"), "error-bad-record"),
    "a list for a game": (damaged(game=["biber-gang"]), "error-bad-record"),
    "moves that are none": (damaged(moves=7), "error-bad-record"),
    "moves in no words": (damaged(moves=[1, 2]), "error-bad-record"),
    "an unknown move": (lambda r: {**r, "moves": [*r["moves"][:5], "fly"]}, "error-bad-record"),
    "a move twice": (lambda r: {**r, "moves": [r["moves"][0], *r["moves"]]}, "error-bad-record"),
    "a move too many": (lambda r: {**r, "moves": [*r["moves"], "draw"]}, "error-bad-record"),
    "another deal": (damaged(chance={"key": "ab" * 32}), "error-bad-record"),
    "no chance": (damaged(chance=None), "error-bad-record"),
    "too many seats": (damaged(seats=70), "error-bad-record"),
    "a start that is none": (damaged(start="biber-gang | what"), "error-bad-record"),
    "another result": (
        damaged(result={"scores": [0, 0], "winners": [0, 1]}),
        "error-bad-record",
    ),
    "another version": (damaged(version=99), "error-other-version"),
    "not played to the end": (
        lambda r: {**r, "moves": r["moves"][:9], "result": None},
        "error-record-unfinished",
    ),
}


def test_what_is_no_finished_match_is_refused_in_words(tmp_path: Path, finished: Record) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            for what, (change, key) in WRONG.items():
                request_body = {"record": change(json.loads(json.dumps(finished))), "count": 1}
                with pytest.raises(Refused) as refused:
                    await server.client.ask("POST", "/api/frames", request_body)
                assert str(refused.value).startswith(key), what
            with pytest.raises(Refused, match="error-not-found"):
                await server.client.ask("POST", "/api/frames", {"record": finished, "seat": 2})
            senseless: tuple[object, ...] = ({}, {"record": []}, {"record": finished, "count": 51})
            for body in senseless:
                with pytest.raises(Refused, match="error-bad-message"):
                    await server.client.ask("POST", "/api/frames", body)

    run_scenario(scenario())


def test_looking_back_has_limits(tmp_path: Path, finished: Record) -> None:
    async def scenario() -> None:
        async with running(tmp_path, looks_a_minute=3) as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
                large = {"record": {**finished, "moves": ["draw"] * 20_000}}
                assert (await client.post("/api/frames", json=large)).status_code == 413
            request_body = {"record": finished, "count": 1}
            for _ in range(3):
                assert await server.client.ask("POST", "/api/frames", request_body)
            with pytest.raises(Refused, match="error-too-fast"):
                await server.client.ask("POST", "/api/frames", request_body)

    run_scenario(scenario())


def test_one_look_at_a_time_takes_the_servers_time(
    tmp_path: Path, finished: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once: list[int] = []
    working = threading.Semaphore(100)

    def counted(body: bodies.FramesRequest) -> bodies.Frames:
        with working:
            at_once.append(100 - working._value)
            time.sleep(0.02)
            return frames.frames(body)

    monkeypatch.setattr(http, "frames", counted)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            request_body = {"record": finished, "count": 1}
            asked = [server.client.ask("POST", "/api/frames", request_body) for _ in range(5)]
            assert len(await asyncio.gather(*asked)) == 5
            assert at_once == [1] * 5

    run_scenario(scenario())


def test_a_game_that_is_being_compiled_is_asked_for_later(tmp_path: Path, finished: Record) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            server.registry.ready.clear()
            with pytest.raises(Refused, match="error-getting-ready"):
                await server.client.ask("POST", "/api/frames", {"record": finished})

    run_scenario(scenario())
