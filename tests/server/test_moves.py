"""Moving: once, in turn, on the position one has seen; and taking back what showed nothing."""

from pathlib import Path
from typing import Any

import pytest

from beaverboard.client import Refused, TableClient
from beaverboard.match import Match
from beaverboard.server.app import Parts
from tests.server.running_server import QUICK_PARTS, position_of, run_scenario, running
from tests.server.socket_client import SocketClient, connected
from tests.server.test_refusals import COMMANDS
from tests.server.test_seats import BEA, CAS, OPEN, one_move, opened

BOT = {"kind": "bot", "level": "random"}


async def until_ply(table: TableClient, ply: int) -> None:
    async with table.heard:
        await table.heard.wait_for(lambda: table.position and table.position["ply"] >= ply)


async def first_move(talk: SocketClient, seat: int) -> Any:
    assert talk.position is not None
    views = {each["seat"]: each["view"] for each in talk.position["views"]}
    return views[seat]["moves"][0]["action"]


def test_a_move_sent_twice_is_played_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk:
                await talk.ask("start", key="start-it")
                again = await talk.ask("start", key="start-it")
                assert again["type"] == "accepted"
                await talk.settle()
                move = await first_move(talk, 0)
                fields = {"seat": 0, "ply": 0, "move": move, "key": "my-first-move"}
                first = await talk.ask("move", **fields)
                again = await talk.ask("move", **fields)
                assert (first["type"], first["ply"]) == (again["type"], again["ply"])
                assert first["ply"] == 1
                await talk.settle()
                assert talk.position and talk.position["ply"] == 1
            async with connected(server, id, *tokens) as talk:  # and after coming back
                again = await talk.ask("move", **fields)
                assert (again["type"], again["ply"]) == ("accepted", 1)

    run_scenario(scenario())


def test_every_command_sent_twice_is_carried_out_once(tmp_path: Path) -> None:
    """On the same socket, and once more after coming back with the same tokens."""
    steps: list[tuple[str, dict[str, Any]]] = [
        ("change-setup", {**COMMANDS["change-setup"], "seats": 4}),
        ("swap-seats", {"seat": 2, "other": 3}),
        ("chat", {"seat": 0, "text": "hello"}),
        ("mute", {"seat": 1, "muted": True}),
        ("mute", {"seat": 1, "muted": False}),
        ("hand-over", {"seat": 2, "level": "random"}),
        ("take-back", {"seat": 2}),
        ("remove", {"seat": 1}),
        ("hand-over", {"seat": 1, "level": "random"}),
        ("start", {"fill": "random"}),
        ("contribute", {"seat": 0, "text": "mine"}),
        ("hand-over", {"seat": 0}),
        ("take-back", {"seat": 0}),
        ("switch-chat", {"on": False}),
        ("make-host", {"seat": 0}),
        ("leave", {"seat": 0}),
    ]
    assert {type for type, _ in steps} | {"move", "undo", "rematch", "wait"} == set(COMMANDS)

    async def scenario() -> None:
        # No bot moves in between.
        slow: dict[str, Any] = {"pause_least": 1e6, "pause_most": 1e6, "shuffle_seconds": 1e6}
        async with running(tmp_path, **slow) as server:
            id, tokens = await opened(server, BEA, CAS, OPEN)
            room = await server.registry.room(id)
            for number, (type, fields) in enumerate(steps):
                key = f"the-key-{number}"
                async with connected(server, id, *tokens) as talk:
                    first = await talk.ask(type, key=key, **fields)
                    kept = room.table.number, room.chats
                    again = await talk.ask(type, key=key, **fields)
                async with connected(server, id, *tokens) as talk:
                    back = await talk.ask(type, key=key, **fields)
                for answer in (first, again, back):
                    assert (answer["type"], answer["ply"]) == ("accepted", 0), (type, answer)
                assert (room.table.number, room.chats) == kept, type

    run_scenario(scenario())


def test_hello_ping_and_hint_can_be_sent_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk:
                await talk.ask("start", key="start-it")
                first, again = [await talk.ask("hint", seat=0, ply=0) for _ in range(2)]
                assert first["action"] == again["action"]
                welcomes = [await talk.ask("hello", tokens=tokens) for _ in range(2)]
                assert welcomes[0]["position"] == welcomes[1]["position"]
                assert welcomes[0]["log"] == welcomes[1]["log"]
                assert len((await server.registry.room(id)).guests) == 1
                assert [(await talk.ask("ping"))["type"] for _ in range(2)] == ["pong"] * 2

    run_scenario(scenario())


def test_a_stale_ply_gets_the_position_as_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with connected(server, id, *tokens) as talk:
                await talk.ask("start", key="start-it")
                await talk.settle()
                move = await first_move(talk, 0)
                await talk.ask("move", seat=0, ply=0, move=move, key="first-move")
                refused = await talk.ask("move", seat=0, ply=0, move=move, key="other-key")
                assert refused["key"] == "error-stale-ply"
                assert refused["position"]["ply"] == 1
                assert [view["seat"] for view in refused["position"]["views"]] == [0]

    run_scenario(scenario())


def at(position: str) -> Parts:
    """Servers that deal this position instead of shuffling."""
    from dataclasses import replace

    return replace(QUICK_PARTS, deal=lambda setup, chance: Match.from_position(position))


OPEN_CARD = (
    "biber-gang | round 1/1 | turn 0 draw | start 0 | pile 5 ... | discard 3 9"
    " | seat 5 (12) B 0 / 7 (3) (3) 1 turns 3 | seat (8) (8) (0) 6 / (1) 9 (11) 2 turns 3"
)


def test_taking_an_open_card_can_be_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, at(OPEN_CARD)) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                before = table.view(0)
                await table.do("move", seat=0, ply=0, move="take")
                async with table.heard:
                    await table.heard.wait_for(lambda: position_of(table)["ply"] == 1)
                views = {each["seat"]: each for each in position_of(table)["views"]}
                assert views[0]["undo"] and not views[1]["undo"]
                with pytest.raises(Refused, match="error-no-undo"):
                    await table.do("undo", seat=1, ply=1)
                await table.do("undo", seat=0, ply=1)
                async with table.heard:
                    await table.heard.wait_for(lambda: position_of(table)["ply"] == 2)
                assert table.view(0) == before
                with pytest.raises(Refused, match="error-no-undo"):
                    await table.do("undo", seat=0, ply=2)
                await table.do("move", seat=0, ply=2, move="draw")

    run_scenario(scenario())


def test_what_showed_something_hidden_can_not_be_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, at(OPEN_CARD)) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await table.do("move", seat=0, ply=0, move="draw")
                with pytest.raises(Refused, match="error-hidden-shown"):
                    await table.do("undo", seat=0, ply=1)
                await until_ply(table, 1)
                assert position_of(table)["views"][0]["no_undo"]["key"] == "error-hidden-shown"
                assert position_of(table)["views"][1]["no_undo"]["key"] == "error-no-undo"

    run_scenario(scenario())


@pytest.mark.parametrize(
    ("other", "friendly", "reason"),
    [(CAS, True, None), (CAS, False, "error-others-saw"), (BOT, False, None)],
)
def test_what_the_others_saw_can_be_taken_back_among_friends_and_bots(
    tmp_path: Path, other: dict[str, Any], friendly: bool, reason: str | None
) -> None:
    """The drawn card goes where an open one lies: the others see it now, its mover knew it."""

    async def scenario() -> None:
        async with running(tmp_path, at(OPEN_CARD), pause_least=1e6, pause_most=1e6) as server:
            id, tokens = await opened(
                server, BEA, other, options={"rounds": 1}, friendly_undo=friendly
            )
            async with server.client.sit(id, tokens) as table:
                assert table.table["friendly_undo"] is friendly
                await table.do("start")
                await table.do("move", seat=0, ply=0, move="draw")
                await table.do("move", seat=0, ply=1, move="put 0")
                await until_ply(table, 2)
                view = position_of(table)["views"][0]
                assert (view["undo"], view["no_undo"] and view["no_undo"]["key"]) == (
                    reason is None,
                    reason,
                )
                if reason is not None:
                    with pytest.raises(Refused, match=reason):
                        await table.do("undo", seat=0, ply=2)
                    return
                await table.do("undo", seat=0, ply=2)
                await until_ply(table, 3)
                view = table.view(0)
                assert view is not None and view["drawn"] is not None
                with pytest.raises(Refused, match="error-hidden-shown"):  # the draw stands
                    await table.do("undo", seat=0, ply=3)

    run_scenario(scenario())


def test_after_somebody_else_has_moved_nothing_is_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, at(OPEN_CARD)) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                for ply, (seat, move) in enumerate([(0, "take"), (0, "put 0"), (1, "take")]):
                    await table.do("move", seat=seat, ply=ply, move=move)
                with pytest.raises(Refused, match="error-others-moved"):
                    await table.do("undo", seat=0, ply=3)

    run_scenario(scenario())


def test_a_whole_turn_taken_back_counts_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, at(OPEN_CARD)) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                before, ply = table.view(0), 0
                for turn in (1, 2):
                    for type, more in (("move", "take"), ("move", "put 0"), ("undo", None)):
                        move = {} if more is None else {"move": more}
                        await table.do(type, seat=0, ply=ply, **move)
                        ply += 1
                    await table.do("undo", seat=0, ply=ply)
                    ply += 1
                    await until_ply(table, ply)
                    assert table.view(0) == before
                    assert (await server.registry.room(id)).table.undos == {0: turn}

    run_scenario(scenario())


def test_undo_survives_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        parts = at(OPEN_CARD)
        async with running(tmp_path, parts) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await table.do("move", seat=0, ply=0, move="take")
        async with running(tmp_path, parts) as server:
            async with server.client.sit(id, tokens) as table:
                await table.do("undo", seat=0, ply=1)
        async with running(tmp_path, parts) as server:
            async with server.client.sit(id, tokens) as table:
                assert table.position is not None and table.position["ply"] == 2
                view = table.view(0)
                assert view is not None and view["phase"] == "draw"

    run_scenario(scenario())


def test_a_hint_is_a_legal_move_and_only_for_who_is_in_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                async for seat, view in table.turns(0, 1):
                    hint = await table.hint(seat)
                    assert hint in [move["action"] for move in view["moves"]]
                    with pytest.raises(Refused, match="error-not-your-turn"):
                        await table.hint(1 - seat)
                    break
            id, tokens = await opened(server, BEA, CAS, hints=False)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await one_move(table, 0)
                with pytest.raises(Refused, match="error-no-hints"):
                    await table.hint(0)

    run_scenario(scenario())


def test_a_pick_that_cannot_be_is_refused_as_its_move_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                pile = {"zone": "pile", "seat": 0, "index": 0}
                async for seat, view in table.turns(0, 1):
                    with pytest.raises(Refused) as refused:
                        await table.move(seat, "draw")
                    assert refused.value.arguments == await table.why(seat, [pile])
                    legal = view["moves"][0]["picks"]
                    assert await table.why(seat, legal) is None
                    assert await table.why(seat, [{**pile, "zone": "elsewhere"}]) is None
                    with pytest.raises(Refused, match="error-not-your-turn"):
                        await table.why(1 - seat, [pile])
                    break
            async with connected(server, id, *tokens) as talk:
                stale = await talk.ask("why", seat=0, ply=9, picks=[pile])
                assert stale["key"] == "error-stale-ply" and stale["position"]["ply"] == 0

    run_scenario(scenario())


def test_every_position_of_a_finished_match_can_be_looked_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            ask = server.client.ask
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                for path in ("record", "replay"):
                    with pytest.raises(Refused, match="error-not-over"):
                        await ask("GET", f"/api/tables/{id}/{path}")
                async for seat, view in table.turns(0, 1):
                    await table.move(seat, view["moves"][0]["action"])
                last = table.view(1)
            replay = await ask("GET", f"/api/tables/{id}/replay")
            moves = replay["record"]["moves"]
            assert [seat["name"] for seat in replay["seats"]] == ["Bea", "Cas"]
            body = {"record": replay["record"], "seat": 1, "count": 2}
            start = await ask("POST", "/api/frames", body)
            assert start["plies"] == len(moves)
            assert [frame["move"] for frame in start["frames"]] == [None, moves[0]]
            end = await ask("POST", "/api/frames", {**body, "first": len(moves) - 1})
            assert [frame["ply"] for frame in end["frames"]] == [len(moves) - 1, len(moves)]
            assert end["frames"][-1]["view"] == last
            at_end = await ask("POST", "/api/frames", {**body, "first": 100_000})
            assert [frame["view"] for frame in at_end["frames"]] == [last]

    run_scenario(scenario())
