"""Sitting down, coming back, handing over: the life of seats."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from beaverboard.client import Refused, TableClient
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import connected

OPEN = {"kind": "open"}
BEA = {"kind": "person", "name": "Bea"}
CAS = {"kind": "person", "name": "Cas"}
DAM = {"kind": "person", "name": "Dam"}


async def opened(
    server: RunningServer, *seats: dict[str, Any], game: str = "biber-gang", **agreed: Any
) -> tuple[str, list[str]]:
    """A table's id, and the tokens of its host and of the people on the host's device."""
    opening = await server.client.open(game, seats, **agreed)
    return opening["id"], [opening["host"], *(held["token"] for held in opening["seats"])]


async def one_move(table: TableClient, *seats: int) -> None:
    async for seat, view in table.turns(*seats):
        await table.move(seat, view["moves"][0]["action"])
        return


def test_a_seat_is_kept_through_a_reload(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await one_move(table, 0, 1)
                before = table.position
            async with server.client.sit(id, tokens) as table:
                assert table.you == {"seats": [0, 1], "host": True}
                assert table.position == before

    run_scenario(scenario())


def test_a_table_comes_back_by_replay_after_it_left_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, idle_seconds=0.0) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                for _ in range(6):
                    await one_move(table, 0, 1)
                before, log = table.position, table.log
            while server.registry.rooms:
                server.services.sweeper.forget_unused()
                await server.client.ask("GET", "/healthz")
            async with server.client.sit(id, tokens) as table:
                assert table.position == before
                assert [line["number"] for line in table.log] == [line["number"] for line in log]
                assert table.log[-1] == log[-1]

    run_scenario(scenario())


def test_a_personal_link_brings_the_seat_to_another_device_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, (host, token) = await opened(server, BEA, OPEN)
            ask = server.client.ask
            link = await ask("POST", f"/api/tables/{id}/links", token=token)
            claimed = await ask("POST", f"/api/tables/{id}/claims", {"code": link["code"]})
            assert claimed["seat"] == 0 and claimed["token"] != token
            async with server.client.sit(id, [claimed["token"]]) as phone:
                assert phone.you["seats"] == [0]
                async with server.client.sit(id, [token]) as computer:
                    assert computer.you["seats"] == [0]
            with pytest.raises(Refused, match="error-code-unknown"):
                await ask("POST", f"/api/tables/{id}/claims", {"code": link["code"]})
            with pytest.raises(Refused, match="error-token-unknown"):
                await ask("POST", f"/api/tables/{id}/links", token=link["code"])
            with pytest.raises(Refused, match="error-not-your-seat"):
                await ask("POST", f"/api/tables/{id}/links", token=host)

    run_scenario(scenario())


def test_two_people_can_not_have_one_seat_or_one_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, _ = await opened(server, BEA, OPEN, OPEN)
            with pytest.raises(Refused, match="error-name-taken"):
                await server.client.join(id, " bea ")
            with pytest.raises(Refused, match="error-bad-name"):
                await server.client.join(id, "\u202e")
            with pytest.raises(Refused, match="error-seat-taken"):
                await server.client.join(id, "Dan", 0)
            assert (await server.client.join(id, "Dan", 2)).seat == 2
            assert (await server.client.join(id, "Eva")).seat == 1
            with pytest.raises(Refused, match="error-no-free-seat"):
                await server.client.join(id, "Fay")

    run_scenario(scenario())


def test_a_retried_join_gets_the_same_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, _ = await opened(server, BEA, OPEN, OPEN)
            body = {"name": "Dan", "key": "a-random-key-of-dan"}
            first = await server.client.ask("POST", f"/api/tables/{id}/seats", body)
            again = await server.client.ask("POST", f"/api/tables/{id}/seats", body)
            assert again["seat"] == first["seat"] == 1

    run_scenario(scenario())


def test_the_token_of_a_seat_that_was_left_holds_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, _ = await opened(server, BEA, OPEN)
            dan = await server.client.join(id, "Dan")
            async with server.client.sit(id, [dan.token]) as table:
                await table.do("leave", seat=1)
                with pytest.raises(Refused, match="error-not-your-seat"):
                    await table.do("contribute", seat=1, text="late")
            with pytest.raises(Refused, match="error-token-unknown"):
                await server.client.ask("POST", f"/api/tables/{id}/links", token=dan.token)
            eva = await server.client.join(id, "Eva")
            assert eva.seat == 1
            async with connected(server, id, dan.token, eva.token) as talk:
                assert talk.table["seats"][1]["name"] == "Eva"
                welcome = await talk.ask("hello", tokens=[dan.token, eva.token])
                assert welcome["unknown_tokens"] == [0]
                assert welcome["you"]["seats"] == [1]

    run_scenario(scenario())


def test_the_host_removes_mutes_and_fills_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN, OPEN, OPEN)
            dan = await server.client.join(id, "Dan")
            async with (
                server.client.sit(id, tokens) as host,
                server.client.sit(id, [dan.token]) as guest,
            ):
                await guest.do("chat", seat=1, text="hello")
                await host.do("mute", seat=1, muted=True)
                with pytest.raises(Refused, match="error-muted"):
                    await guest.do("chat", seat=1, text="hello?")
                await host.do("mute", seat=1, muted=False)
                await host.do("switch-chat", on=False)
                with pytest.raises(Refused, match="error-chat-off"):
                    await guest.do("chat", seat=1, reaction="wow")
                for forbidden in ({"type": "start"}, {"type": "remove", "seat": 0}):
                    with pytest.raises(Refused, match="error-not-host"):
                        await guest.do(**forbidden)
                await host.do("remove", seat=1)
                with pytest.raises(Refused, match="error-not-your-seat"):
                    await guest.do("chat", seat=1, text="hello?")
                await host.do("hand-over", seat=1, level="random")
                with pytest.raises(Refused, match="error-seats-open"):
                    await host.do("start")
                await host.do("take-back", seat=1)
                with pytest.raises(Refused, match="error-unknown-bot"):
                    await host.do("start", fill="nobody")
                await host.do("start", fill="greedy")
                kinds = [seat["kind"] for seat in host.table["seats"]]
                assert kinds == ["person", "bot", "bot", "bot"]

    run_scenario(scenario())


def test_a_handed_over_seat_is_played_by_a_bot_until_it_is_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                with pytest.raises(Refused, match="error-not-started"):
                    await table.do("hand-over", seat=0)
                await table.do("start")
                await table.do("hand-over", seat=0)
                assert table.table["seats"][0]["stand_in"] == "handed"
                await one_move(table, 1)  # the turn came to Cas: a bot has moved for Bea
                await table.do("take-back", seat=0)
                with pytest.raises(Refused, match="error-no-stand-in"):
                    await table.do("take-back", seat=0)
                async for seat, view in table.turns(0, 1):
                    await table.move(seat, view["moves"][0]["action"])
                    if seat == 0:
                        break
                by = [(h["arguments"]["seat"], h["arguments"]["bot"])
                      for h in table.log if h["key"] == "happened-moved"]  # fmt: skip
                assert (0, True) in by and (0, False) in by and (1, True) not in by

    run_scenario(scenario())


def test_somebody_joins_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, {"kind": "bot", "level": "random"})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await table.do("take-back", seat=1)
                assert table.table["seats"][1]["stand_in"] == "empty"
                dan = await server.client.join(id, "Dan")
                async with server.client.sit(id, [dan.token]) as guest:
                    assert guest.you["seats"] == [1]
                    assert guest.table["seats"][1]["stand_in"] is None
                    await guest.do("leave", seat=1)
                    assert guest.table["seats"][1]["kind"] == "open"

    run_scenario(scenario())


def test_a_rematch_rotates_the_seats_and_the_tokens_go_with_the_people(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                with pytest.raises(Refused, match="error-not-over"):
                    await table.do("rematch")
                await table.do("start")
                async for seat, view in table.turns(0, 1):
                    await table.move(seat, view["moves"][0]["action"])
                await table.do("rematch")
                following = table.table["rematch"]
                await table.do("rematch")
                assert table.table["rematch"] == following
            async with server.client.sit(following, [tokens[1]]) as bea:
                assert bea.you["seats"] == [1]
                assert [seat["name"] for seat in bea.table["seats"]] == ["Cas", "Bea"]
                assert bea.table["status"] == "waiting"
            async with server.client.sit(following, tokens) as host:
                await host.do("start")
                await one_move(host, 0)

    run_scenario(scenario())


def test_hello_again_brings_a_new_seat_to_the_same_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, _ = await opened(server, BEA, OPEN)
            async with connected(server, id) as talk:
                assert talk.table["spectators"] == 1
                dan = await server.client.join(id, "Dan")
                welcome = await talk.ask("hello", tokens=[dan.token])
                assert welcome["you"]["seats"] == [1]
                assert welcome["table"]["spectators"] == 0

    run_scenario(scenario())


async def is_host(server: RunningServer, id: str, *tokens: str) -> bool:
    async with server.client.sit(id, tokens) as table:
        return bool(table.you["host"])


def test_the_rights_of_a_host_who_leaves_go_to_somebody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN, OPEN)
            cas, dan = [await server.client.join(id, name) for name in ("Cas", "Dan")]
            async with (
                server.client.sit(id, tokens) as bea,
                server.client.sit(id, [dan.token]) as there,
            ):
                assert bea.table["host"] == 0
                await bea.do("leave", seat=0)
                with pytest.raises(Refused, match="error-not-host"):
                    await bea.do("start", fill="random")
                async with there.heard:
                    await there.heard.wait_for(lambda: there.table["host"] == 2)
                assert there.log[-1]["key"] == "happened-host-changed"  # who is there comes first
                await there.do("make-host", seat=1)
                with pytest.raises(Refused, match="error-not-host"):
                    await there.do("switch-chat", on=False)
            assert not await is_host(server, id, *tokens)
            assert not await is_host(server, id, dan.token)
            with pytest.raises(Refused, match="error-token-unknown"):
                await server.client.ask("DELETE", f"/api/tables/{id}", token=tokens[0])
        async with running(tmp_path) as server:  # and after a restart
            assert await is_host(server, id, cas.token)
            await server.client.ask("DELETE", f"/api/tables/{id}", token=cas.token)

    run_scenario(scenario())


def test_a_host_with_two_seats_leaves_one_and_stays_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, OPEN)
            dan = await server.client.join(id, "Dan")
            async with server.client.sit(id, tokens) as table:
                await table.do("leave", seat=0)
                async with table.heard:
                    await table.heard.wait_for(lambda: table.table["host"] == 1)
                await table.do("start", fill="random")
            assert not await is_host(server, id, dan.token)

    run_scenario(scenario())


def test_a_host_who_is_gone_for_long_is_replaced_by_somebody_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, host_seconds=0.0) as server:
            id, tokens = await opened(server, BEA, OPEN, OPEN)
            await server.client.join(id, "Cas")
            dan = await server.client.join(id, "Dan")
            room = await server.registry.room(id)
            await server.services.sweeper.replace_gone_hosts()
            assert room.table.host == 0  # nobody is there to take over
            async with server.client.sit(id, [dan.token]) as table:
                async with server.client.sit(id, tokens):
                    await server.services.sweeper.replace_gone_hosts()
                    assert room.table.host == 0
                while len(room.guests) > 1:
                    await asyncio.sleep(0.005)
                await server.services.sweeper.replace_gone_hosts()
                await table.do("start", fill="random")
            assert not await is_host(server, id, *tokens)

    run_scenario(scenario())
