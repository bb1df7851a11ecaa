"""A table at which somebody learns: always the same deal, a coach, and nothing to gain from it."""

from pathlib import Path
from typing import Any

import pytest

from beaverboard.client import Client, Refused, TableClient
from beaverboard.games import GAMES
from beaverboard.lessons import lesson_of
from beaverboard.match import Match
from beaverboard.server.table import lesson
from beaverboard.server.table.log import (
    AgreedSeat,
    AgreedSetup,
    Created,
    Entry,
    Started,
    Upgraded,
)
from beaverboard.server.table.table import Table
from tests.server.running_server import RunningServer, position_of, run_scenario, running
from tests.server.test_seats import BEA, one_move, opened


async def learning(client: Client, game: str) -> tuple[str, list[str]]:
    opening = await client.ask("POST", f"/api/games/{game}/lessons", {"name": "Bea"})
    assert opening["table"]["lesson"] and opening["table"]["status"] == "playing"
    return opening["id"], [opening["host"], *(held["token"] for held in opening["seats"])]


def guide(table: TableClient) -> dict[str, Any]:
    said: dict[str, Any] = position_of(table)["guide"]
    return said


async def follow(table: TableClient, moves: int = 1000) -> list[str]:
    """Do what the coach asks for, so many times; what it has said."""
    told: list[str] = []
    async for seat, _ in table.turns(0):
        told += [step["key"] for step in guide(table)["steps"]]
        if guide(table)["action"] is None or moves == 0:
            return told
        moves -= 1
        await table.move(seat, guide(table)["action"])
    return told + [step["key"] for step in guide(table)["steps"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_leads_through_the_course(tmp_path: Path, game: str) -> None:
    course = lesson_of(game)
    assert course is not None

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await learning(server.client, game)
            async with server.client.sit(id, tokens) as table:
                assert await follow(table) == [step.key for step in course.steps]
                assert guide(table)["finished"] and guide(table)["action"] is None
                assert guide(table)["total"] == len(course.steps)
                played = [move.words for move in server.registry.rooms[id].table.moves]
                assert played == [ply.words for ply in course.course]
                if table.table["status"] != "over":
                    return
            record = await server.client.ask("GET", f"/api/tables/{id}/record")
            assert record["chance"] == {"key": course.key.hex()}
            assert Match.replay(record).winners() == (0,)

    run_scenario(scenario())


def test_a_lesson_goes_on_where_it_was_after_the_server_has_forgotten_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, idle_seconds=0.0) as server:
            id, tokens = await learning(server.client, "biber-gang")
            async with server.client.sit(id, tokens) as table:
                await follow(table, 4)
                before = position_of(table)
                assert before["guide"]["number"] > 4
            while server.registry.rooms:
                server.services.sweeper.forget_unused()
                await server.client.ask("GET", "/healthz")
            async with server.client.sit(id, tokens) as table:
                assert position_of(table) == before
                assert len(await follow(table)) > 5
                assert table.table["status"] == "over"

    run_scenario(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_goes_another_way_gets_tips_and_to_the_end(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await learning(server.client, game)
            async with server.client.sit(id, tokens) as table:
                told = set()
                async for seat, view in table.turns(0):
                    said = guide(table)
                    if said["number"] is None:
                        assert said["action"] is None and not said["finished"]
                        told |= {step["key"] for step in said["steps"]}
                        await table.move(seat, view["moves"][0]["action"])
                    else:
                        other = [each["action"] for each in view["moves"]]
                        other = [action for action in other if action != said["action"]]
                        await table.move(seat, other[0])
                assert told and all(key.startswith(f"{game}-tip-") for key in told)
                (last,) = guide(table)["steps"]
                assert last["key"] == f"{game}-tip-over"

    run_scenario(scenario())


def test_what_is_taken_back_is_asked_for_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await learning(server.client, "biber-gang")
            async with server.client.sit(id, tokens) as table:
                await follow(table, 2)
                before = guide(table)
                await table.move(0, before["action"])  # takes the open card: nothing is shown
                assert guide(table)["number"] > before["number"]
                await table.do("undo", seat=0, ply=position_of(table)["ply"])
                assert guide(table) == before

    run_scenario(scenario())


def test_the_bots_follow_the_course_whatever_they_would_think(tmp_path: Path) -> None:
    """Both deals and both replies are the same, though the tables are two."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            seen = []
            for _ in range(2):
                id, tokens = await learning(server.client, "biber-clan")
                async with server.client.sit(id, tokens) as table:
                    for _ in range(3):
                        await one_move(table, 0)  # off the course at once
                    seen.append(table.view(0))
            assert seen[0] == seen[1]

    run_scenario(scenario())


def test_nobody_else_can_sit_down_and_nobody_finds_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await learning(server.client, "dam-it")
            assert await server.client.ask("GET", "/api/tables") == []
            with pytest.raises(Refused, match="error-no-free-seat"):
                await server.client.join(id, "Cas")
            async with server.client.sit(id, tokens) as table:
                assert not table.table["chat"] and not table.table["listed"]
                await table.do("take-back", seat=1)  # the bot's seat is open now
                with pytest.raises(Refused, match="error-no-free-seat"):
                    await server.client.join(id, "Cas")
                await table.do("leave", seat=0)
            with pytest.raises(Refused, match="error-no-free-seat"):
                await server.client.join(id, "Cas", 0)

    run_scenario(scenario())


async def after_a_whole_lesson(server: RunningServer) -> tuple[str, list[str]]:
    id, tokens = await learning(server.client, "biber-clan")
    async with server.client.sit(id, tokens) as table:
        await follow(table)
    return id, tokens


def test_the_match_after_a_lesson_is_a_real_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await after_a_whole_lesson(server)
            async with server.client.sit(id, tokens) as table:
                await table.do("rematch")
                following = await server.client.ask("GET", f"/api/tables/{id}")
            next_id = following["rematch"]
            async with server.client.sit(next_id, tokens) as table:
                assert not table.table["lesson"]
                await table.do("start")
                assert position_of(table)["guide"] is None
            lesson = lesson_of("biber-clan")
            assert lesson is not None
            assert server.registry.rooms[next_id].table.server_seed != lesson.key

    run_scenario(scenario())


def test_an_ordinary_table_has_no_coach(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, {"kind": "bot", "level": "greedy"})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                assert position_of(table)["guide"] is None and not table.table["lesson"]

    run_scenario(scenario())


def test_what_can_not_be_learned_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            ask = server.client.ask
            with pytest.raises(Refused, match="error-not-found"):
                await ask("POST", "/api/games/chess/lessons", {"name": "Bea"})
            with pytest.raises(Refused, match="error-bad-name"):
                await ask("POST", "/api/games/dam-it/lessons", {"name": "\u202e"})
            with pytest.raises(Refused, match="error-bad-message"):
                await ask("POST", "/api/games/dam-it/lessons", {})
            server.registry.ready.discard("dam-it")
            with pytest.raises(Refused, match="error-getting-ready"):
                await ask("POST", "/api/games/dam-it/lessons", {"name": "Bea"})
            for game in await ask("GET", "/api/games"):
                assert game["lesson"]

    run_scenario(scenario())


def test_a_lesson_of_an_older_version_goes_on_without_its_course() -> None:
    course = lesson_of("dam-it")
    assert course is not None
    created = Created(
        setup=AgreedSetup(**course.setup.as_json()),
        seats=(AgreedSeat(kind="person", name="Bea"), AgreedSeat(kind="bot", level="kit")),
        created=0,
        commitment="",
        listed=False,
        lesson=True,
        hints=True,
        chat=False,
        seconds=None,
        absent=None,
        stand_in="kit",
    )
    table = Table("T" * 22, course.key, course.key, Entry.after("", 1, None, created, 0))
    match = Match.dealt(course.setup, {"key": course.key.hex()})
    upgraded = Upgraded(version=course.setup.game.version, position=match.position())
    for body in (Started(version=0, fill=None), upgraded):
        table = table.after(table.next_entry(body, 0))
    assert table.match is not None and table.match.position() == match.position()
    said = lesson.guide(table)
    assert said is not None and said.number is None and said.action is None
    assert [step.key for step in said.steps] == ["dam-it-tip-take"]
    assert Match.replay(table.match.record()).position() == match.position()
