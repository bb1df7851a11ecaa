"""Whatever is wrong, late, foreign or doubled gets a typed error, and the table is unchanged."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from beaverboard.server.api.socket import TYPES
from beaverboard.server.protocol.messages import ClientMessage
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import connected
from tests.server.test_seats import BEA, CAS, OPEN, opened

KEY = "a-key-of-mine"
TOKEN = "x" * 43

COMMANDS: dict[str, dict[str, Any]] = {
    "move": {"seat": 0, "ply": 0, "move": 0},
    "undo": {"seat": 0, "ply": 0},
    "change-setup": {
        "mode": None,
        "seats": 2,
        "options": {"rounds": 1},
        "seconds": None,
        "hints": True,
        "friendly_undo": True,
    },
    "swap-seats": {"seat": 0, "other": 1},
    "contribute": {"seat": 0, "text": "chance"},
    "start": {},
    "leave": {"seat": 0},
    "hand-over": {"seat": 0},
    "wait": {"seat": 0},
    "take-back": {"seat": 0},
    "remove": {"seat": 0},
    "make-host": {"seat": 0},
    "mute": {"seat": 0, "muted": True},
    "switch-chat": {"on": False},
    "rematch": {},
    "chat": {"seat": 0, "text": "hello"},
}

PILE = {"zone": "pile", "seat": 0, "index": 0}
WHY = {"protocol": 1, "type": "why", "sequence": 1, "seat": 0, "ply": 0}

UNREADABLE = ["", "hello", "[]", "1", "null", "{", '"' * 10, "[" * 5000, '{"a": 1e999', "\ud83e"]
BROKEN: list[tuple[dict[str, Any], str]] = [
    ({}, "error-protocol"),
    ({"protocol": 2}, "error-protocol"),
    ({"protocol": "1"}, "error-protocol"),
    ({"protocol": 1}, "error-unknown-type"),
    ({"protocol": 1, "type": "cheat"}, "error-unknown-type"),
    ({"protocol": 1, "type": ["move"]}, "error-unknown-type"),
    ({"protocol": 1, "type": "ping"}, "error-bad-message"),
    ({"protocol": 1, "type": "ping", "sequence": "1"}, "error-bad-message"),
    ({"protocol": 1, "type": "ping", "sequence": -1}, "error-bad-message"),
    ({"protocol": 1, "type": "ping", "sequence": 1, "more": 1}, "error-bad-message"),
    ({"protocol": 1, "type": "hello", "sequence": 1, "tokens": ["short"]}, "error-bad-message"),
    ({"protocol": 1, "type": "hello", "sequence": 1, "tokens": "x"}, "error-bad-message"),
    ({"protocol": 1, "type": "hello", "sequence": 1, "tokens": [TOKEN] * 17}, "error-bad-message"),
    (WHY, "error-bad-message"),
    ({**WHY, "picks": []}, "error-bad-message"),
    ({**WHY, "picks": [PILE] * 17}, "error-bad-message"),
    ({**WHY, "picks": [{**PILE, "zone": "x" * 21}]}, "error-bad-message"),
    ({**WHY, "picks": [{**PILE, "seat": 8}]}, "error-bad-message"),
    ({**WHY, "picks": [{**PILE, "index": -1}]}, "error-bad-message"),
    ({**WHY, "picks": [{**PILE, "strange": 1}]}, "error-bad-message"),
    ({**WHY, "picks": [PILE], "key": KEY}, "error-bad-message"),
    ({"protocol": 1, "type": "ready", "sequence": 1}, "error-bad-message"),
    ({"protocol": 1, "type": "ready", "sequence": 1, "ply": -1}, "error-bad-message"),
    (
        {"protocol": 1, "type": "hello", "sequence": 1, "tokens": [], "sheet": 1},
        "error-bad-message",
    ),
]


def wrong_fields() -> list[tuple[str, dict[str, Any]]]:
    """Every command with each of its fields missing, of another type, or out of range."""
    cases = []
    for type, fields in COMMANDS.items():
        full = {"key": KEY, **fields}
        for name in full:
            if name not in ("text",):  # chat needs text or reaction: another error
                cases.append((type, {k: v for k, v in full.items() if k != name}))
            wrong: tuple[Any, ...] = (None, [], {}, -1, 99, 1.5, "x" * 300)
            for value in wrong:
                if name == "move" and value in (-1, 99):
                    continue  # a number that may be none of the game's: another error
                if name == "text" and value is None:
                    continue
                if name == "ply" and value == 99:
                    continue  # stale
                if (name, value) in (("mode", None), ("seconds", None), ("seconds", 99)):
                    continue  # can be agreed on
                if (name, value) == ("options", {}):
                    continue
                cases.append((type, {**full, name: value}))
        cases.append((type, {**full, "strange": 1}))
    return cases


def test_the_cases_name_every_command() -> None:
    assert {"hello", "ready", "ping", "hint", "why", *COMMANDS} == TYPES
    assert ClientMessage


async def unchanged(server: RunningServer, id: str) -> str:
    room = await server.registry.room(id)
    table = room.table
    position = table.match.position() if table.match else ""
    return json.dumps([table.number, table.hash, table.ply, position, str(table.seats)])


def test_what_is_not_in_the_protocol_gets_a_typed_error(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk:
                await talk.ask("start", key=KEY)
                before = await unchanged(server, id)
                for text in UNREADABLE[:-1]:
                    await talk.socket.send(text)
                    assert (await talk.answer(None))["key"] == "error-unreadable"
                await talk.socket.send(b"\x00\xff")
                assert (await talk.answer(None))["key"] == "error-unreadable"
                for message, key in BROKEN:
                    await talk.socket.send(json.dumps(message))
                    sequence = message.get("sequence")
                    known = sequence if isinstance(sequence, int) else None
                    assert (await talk.answer(known))["key"] == key
                for type, fields in wrong_fields():
                    answer = await talk.ask(type, **fields)
                    assert answer.get("key") == "error-bad-message", (type, fields, answer)
                surrogate = {"protocol": 1, "sequence": 7, "type": "chat", "key": KEY, "seat": 0}
                await talk.socket.send(json.dumps({**surrogate, "text": "\ud83e"}))
                assert (await talk.answer(7))["type"] == "error"
                assert await unchanged(server, id) == before

    run_scenario(scenario())


def test_nothing_is_done_before_hello(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, _ = await opened(server, BEA, CAS)
            address = server.address.replace("http", "ws") + f"/ws/{id}"
            async with connect(address, compression=None, proxy=None) as socket:
                for type, fields in COMMANDS.items():
                    message = {"type": type, "protocol": 1, "sequence": 1, "key": KEY, **fields}
                    await socket.send(json.dumps(message))
                    assert json.loads(await socket.recv())["key"] == "error-hello-first"

    run_scenario(scenario())


def test_nobody_acts_for_another_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN)
            cas = await server.client.join(id, "Cas")
            async with (
                connected(server, id, *tokens) as host,
                connected(server, id, cas.token) as guest,
                connected(server, id) as watching,
                connected(server, id, TOKEN) as stranger,
            ):
                await host.ask("start", key=KEY)
                before = await unchanged(server, id)
                for talk in (guest, watching, stranger):
                    for type, fields in COMMANDS.items():
                        answer = await talk.ask(type, key=KEY, **fields)
                        allowed = ["error-not-your-seat", "error-not-host"]
                        late = {"rematch": "error-not-over", "wait": "error-is-here"}
                        if talk is guest and type in late:
                            allowed = [late[type]]
                        assert answer.get("key") in allowed, (type, answer)
                for seat in (2, 7):  # there is no such seat
                    for type, fields in COMMANDS.items():
                        if "seat" in fields:
                            answer = await host.ask(type, key=KEY, **{**fields, "seat": seat})
                            assert answer["key"] == "error-not-your-seat"
                answer = await guest.ask("hint", seat=0, ply=0)
                assert answer["key"] == "error-not-your-seat"
                assert await unchanged(server, id) == before

    run_scenario(scenario())


def test_the_wrong_time_gets_a_typed_error(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, OPEN)
            async with connected(server, id, *tokens) as talk:
                before = await unchanged(server, id)
                for type, fields, key in (
                    ("move", {"seat": 0, "ply": 0, "move": 0}, "error-not-started"),
                    ("undo", {"seat": 0, "ply": 0}, "error-not-started"),
                    ("hand-over", {"seat": 0}, "error-not-started"),
                    ("take-back", {"seat": 2}, "error-no-stand-in"),
                    ("remove", {"seat": 2}, "error-not-found"),
                    ("make-host", {"seat": 2}, "error-not-found"),
                    ("mute", {"seat": 2, "muted": True}, "error-not-found"),
                    ("contribute", {"seat": 0, "text": "early"}, "error-not-started"),
                    ("start", {}, "error-seats-open"),
                    ("start", {"fill": "nobody"}, "error-unknown-bot"),
                    ("rematch", {}, "error-not-over"),
                    ("chat", {"seat": 0}, "error-bad-text"),
                    ("chat", {"seat": 0, "text": "\u200b\u202e"}, "error-bad-text"),
                    ("chat", {"seat": 0, "text": "a", "reaction": "wow"}, "error-bad-text"),
                ):
                    answer = await talk.ask(type, key=KEY, **fields)
                    assert answer.get("key") == key, (type, answer)
                assert (await talk.ask("hint", seat=0, ply=0))["key"] == "error-not-started"
                assert await unchanged(server, id) == before
                await talk.ask("start", fill="random", key="start-it")
                before = await unchanged(server, id)
                for type, fields, key in (
                    ("start", {}, "error-already-started"),
                    ("change-setup", COMMANDS["change-setup"], "error-already-started"),
                    ("swap-seats", COMMANDS["swap-seats"], "error-already-started"),
                    ("contribute", {"seat": 1, "text": "late"}, "error-already-started"),
                    ("move", {"seat": 1, "ply": 0, "move": 0}, "error-not-your-turn"),
                    ("move", {"seat": 0, "ply": 0, "move": -1}, "error-unknown-move"),
                    ("move", {"seat": 0, "ply": 0, "move": 10**30}, "error-unknown-move"),
                    ("move", {"seat": 0, "ply": 0, "move": "fly 3"}, "error-unknown-move"),
                    ("move", {"seat": 0, "ply": 0, "move": "take"}, "error-illegal-move"),
                    ("move", {"seat": 0, "ply": 1, "move": "turn 0"}, "error-stale-ply"),
                    ("undo", {"seat": 0, "ply": 0}, "error-no-undo"),
                    ("undo", {"seat": 0, "ply": 3}, "error-stale-ply"),
                ):
                    answer = await talk.ask(type, key=KEY, **fields)
                    assert answer.get("key") == key, (type, answer)
                refused = await talk.ask("move", seat=0, ply=0, move="take", key=KEY)
                assert refused["arguments"] == {
                    "reason": "biber-gang-refused-turn-up-first",
                    "rule": "BG-2.3",
                }
                assert await unchanged(server, id) == before

    run_scenario(scenario())


def test_after_the_end_nothing_moves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                async for seat, view in table.turns(0, 1):
                    await table.move(seat, view["moves"][0]["action"])
            async with connected(server, id, *tokens) as talk:
                before = await unchanged(server, id)
                for type in ("move", "undo", "leave", "hand-over", "wait", "take-back", "remove"):
                    answer = await talk.ask(type, key=KEY, **COMMANDS[type])
                    assert answer["key"] == "error-is-over", type
                assert await unchanged(server, id) == before

    run_scenario(scenario())


def test_foreign_pages_and_unknown_tables_are_turned_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, origins="https://friends.example") as server:
            id, _ = await opened(server, BEA, CAS)
            own = server.address
            for origin in (own, "https://friends.example", None):
                async with connected(server, id, origin=origin):
                    pass
            for origin in ("https://evil.example", "null", own + ".evil.example"):
                with pytest.raises(InvalidStatus, match="403"):
                    async with connected(server, id, origin=origin):
                        pass
            for unknown in ("A" * 22, "x", "..", "%00"):
                address = f"{own.replace('http', 'ws')}/ws/{unknown}"
                async with connect(address, compression=None, proxy=None) as socket:
                    assert json.loads(await socket.recv())["key"] == "error-not-found"
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    run_scenario(scenario())


def test_floods_are_slowed_and_then_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, messages_a_second=5) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk, connected(server, id) as other:
                with pytest.raises(ConnectionClosed) as closed:
                    for _ in range(500):
                        await talk.ask("ping")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
                assert json.loads(talk.heard[-1])["reason"] == "too-fast"
                assert (await other.ask("ping"))["type"] == "pong"

    run_scenario(scenario())


def test_huge_messages_close_the_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, _ = await opened(server, BEA, CAS)
            async with connected(server, id) as talk:
                await talk.socket.send("x" * 70_000)
                with pytest.raises(ConnectionClosed) as closed:
                    await talk.receive()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    run_scenario(scenario())
