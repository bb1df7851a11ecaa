"""Denial of service within the limits: what one client asks for, the others must not pay for."""

import asyncio
import gc
import json
import threading
import weakref
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from beaverboard.chance import commitment
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from beaverboard.server.store.storage import Stored
from beaverboard.server.table import log, registry, table
from beaverboard.server.table.room import Room
from beaverboard.server.table.table import LOG, UNDOS, Table
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import connected
from tests.server.test_moves import OPEN_CARD, at
from tests.server.test_seats import BEA, CAS, OPEN, one_move, opened

SOCKETS, HELLOS = 30, 40


def test_hellos_again_and_again_tell_the_others_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server, AsyncExitStack() as stack:
            id, tokens = await opened(server, BEA, CAS)
            bea = await stack.enter_async_context(connected(server, id, *tokens))
            crowd = [await stack.enter_async_context(connected(server, id)) for _ in range(SOCKETS)]
            await asyncio.sleep(0.6)  # until everybody is told who has come
            await bea.settle()
            heard = len(bea.heard)
            for talk in crowd:
                for _ in range(HELLOS):
                    await talk.send("hello", tokens=[])
            for talk in crowd:
                await talk.settle()
            await bea.settle()
            told = [json.loads(text)["type"] for text in bea.heard[heard:]]
            assert told.count("table") == 0

    run_scenario(scenario())


def test_who_comes_and_goes_is_told_now_and_then(tmp_path: Path) -> None:
    """Somebody whose tokens come and go changes who is here every time."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, (host, token) = await opened(server, BEA, OPEN)
            async with (
                connected(server, id, host) as watching,
                connected(server, id, token) as talk,
            ):
                before = asyncio.get_running_loop().time()
                for number in range(200):
                    await talk.ask("hello", tokens=[token] if number % 2 else [])
                passed = asyncio.get_running_loop().time() - before
                await asyncio.sleep(0.6)
                await watching.settle()
                told = [text for text in watching.heard if json.loads(text)["type"] == "table"]
                assert len(told) <= 4 * passed + 4
                assert watching.table["seats"][0]["here"]

    run_scenario(scenario())


def test_an_address_that_says_hello_too_often_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, hellos_a_minute=10) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk:
                answers = [await talk.ask("hello", tokens=tokens) for _ in range(20)]
                kinds = [answer["type"] for answer in answers]
                assert 8 <= kinds.count("welcome") <= 12
                assert {a["key"] for a in answers if a["type"] == "error"} == {"error-too-fast"}
                assert (await talk.ask("ping"))["type"] == "pong"

    run_scenario(scenario())


def test_a_seat_has_a_number_of_undos(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, at(OPEN_CARD)) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with connected(server, id, *tokens) as talk:
                await talk.ask("start", key="start-now")
                for ply in range(0, 2 * UNDOS, 2):
                    await talk.ask("move", seat=0, ply=ply, move="take", key=f"take-{ply:05}")
                    answer = await talk.ask("undo", seat=0, ply=ply + 1, key=f"undo-{ply:05}")
                    assert answer["type"] == "accepted"
                last = 2 * UNDOS
                await talk.ask("move", seat=0, ply=last, move="take", key="take-the-last")
                await talk.settle()
                assert talk.position is not None
                assert not any(view["undo"] for view in talk.position["views"])
                answer = await talk.ask("undo", seat=0, ply=last + 1, key="undo-the-last")
                assert answer["key"] == "error-undos-used-up"

    run_scenario(scenario())


def test_a_log_has_a_number_of_entries_besides_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "ENTRIES", 20)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, OPEN)
            async with connected(server, id, *tokens) as talk:
                await talk.ask("start", fill="random", key="start-now")
                answers = [
                    await talk.ask("mute", seat=1, muted=n % 2 == 0, key=f"mute-number-{n}")
                    for n in range(40)
                ]
                refused = [answer for answer in answers if answer["type"] == "error"]
                assert 10 < len(refused) < 40
                assert {answer["key"] for answer in refused} == {"error-log-full"}
                await talk.settle()
                assert talk.position is not None
                views = [v for v in talk.position["views"] if v["view"]["moves"]]
                move = views[0]["view"]["moves"][0]["action"]
                turn, ply = views[0]["seat"], talk.position["ply"]
                answer = await talk.ask("move", seat=turn, ply=ply, move=move, key="a-move-then")
                assert answer["type"] == "accepted"

    run_scenario(scenario())


class Counting(Match):
    plays = 0

    def play(self, move: str | int) -> None:
        Counting.plays += 1
        super().play(move)


def dealt(setup: Setup, chance: Mapping[str, Any]) -> Match:
    match = Match.from_position(OPEN_CARD)
    match.__class__ = Counting
    return match


def taken_back(pairs: int) -> Stored:
    """A log in which a move was made and taken back many times."""
    id, seed = "A" * 22, bytes(32)
    created = log.Created(
        setup=log.AgreedSetup(game="biber-gang", mode=None, seats=2, options={"rounds": 1}),
        seats=tuple(log.AgreedSeat(kind="person", name=name) for name in ("Bea", "Cas")),
        created=0, commitment=commitment(seed), listed=False, hints=True, chat=True, seconds=None,
        absent=None, stand_in="random",
    )  # fmt: skip
    bodies: list[log.Body] = [
        created,
        log.Started(version=GAMES["biber-gang"].version, fill=None),
        log.Moved(seat=0, words="take", bot=False),
    ]
    for number in range(pairs):
        bodies.append(log.Moved(seat=0, words="put 0", bot=False))
        bodies.append(log.Undone(seat=0, by="seat 0", key=f"undo-{number}"))
    entries: list[log.Entry] = []
    previous, ply = log.root_hash(id, commitment(seed)), 0
    for body in bodies:
        counts = isinstance(body, log.Moved | log.Undone)
        ply += counts
        entry = log.Entry.after(previous, len(entries) + 1, ply if counts else None, body, 0)
        entries.append(entry)
        previous = entry.hash
    row = {"id": id, "server_seed": seed.hex(), "bot_seed": seed.hex(), "snapshot": None}
    return Stored(row, [entry.row() for entry in entries], ())


def test_loading_plays_no_move_that_was_taken_back_long_ago() -> None:
    for pairs in (300, 3_000):
        stored = taken_back(pairs)
        Counting.plays = 0
        loaded = table.loaded(stored, dealt)
        assert [played.words for played in loaded.moves] == ["take"]
        assert loaded.undos == {0: pairs}
        assert Counting.plays <= LOG


def test_a_log_is_replayed_outside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def load(*given: Any) -> Table:
        threads.append(threading.current_thread())
        return table.loaded(*given)

    monkeypatch.setattr(registry, "loaded", load)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, _ = await opened(server, BEA, CAS)
            server.registry.rooms[id].forget()
            await server.client.ask("GET", f"/api/tables/{id}")
            assert threads and threading.main_thread() not in threads

    run_scenario(scenario())


def test_a_table_that_left_memory_is_freed_without_the_garbage_collector(tmp_path: Path) -> None:
    """The collector comes rarely on a server: what waits for it makes the memory grow."""

    async def scenario() -> None:
        async with running(tmp_path, idle_seconds=0.0) as server:
            gc.collect()
            gc.disable()
            try:
                left = [await left_table(server) for _ in range(3)]
                while server.registry.rooms:
                    server.services.sweeper.forget_unused()
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.05)
                assert [room() for room in left] == [None] * 3
            finally:
                gc.enable()

    async def left_table(server: RunningServer) -> "weakref.ref[Room]":
        id, tokens = await opened(server, BEA, {"kind": "bot", "level": "random"})
        async with server.client.sit(id, tokens) as table:
            await table.do("start")
            for _ in range(5):
                await one_move(table, 0)
            return weakref.ref(server.registry.rooms[id])

    run_scenario(scenario())
