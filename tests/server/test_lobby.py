"""Before the deal: the setup can be changed, people change places, and the key is made last."""

from pathlib import Path
from typing import Any

import pytest

from beaverboard.client import Refused, TableClient
from beaverboard.match import Match
from tests.server.running_server import run_scenario, running
from tests.server.socket_client import SocketClient, connected
from tests.server.test_seats import BEA, CAS, OPEN, opened

BOT = {"kind": "bot", "level": "random"}
CASTORS = "roi-des-castors"


def agreed(mode: str | None = None, seats: int = 3, **more: Any) -> dict[str, Any]:
    usual: dict[str, Any] = {"options": {}, "seconds": None, "hints": True, "friendly_undo": True}
    return {"mode": mode, "seats": seats, **usual, **more}


async def until(table: TableClient, known: Any) -> None:
    async with table.heard:
        await table.heard.wait_for(known)


def test_what_is_agreed_can_be_changed_until_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN, OPEN, game=CASTORS, mode="normal")
            cas = await server.client.join(id, "Cas")
            async with (
                server.client.sit(id, tokens) as bea,
                server.client.sit(id, [cas.token]) as guest,
            ):
                await bea.do("change-setup", **agreed("team", 4, seconds=60))
                await until(guest, lambda: guest.table["mode"] == "team")
                assert [seat["kind"] for seat in guest.table["seats"]] == [
                    *("person", "person", "open", "open")
                ]
                assert (guest.table["seconds"], guest.table["friendly_undo"]) == (60, True)
                happened = guest.log[-1]
                assert happened["key"] == "happened-setup-changed"
                assert happened["arguments"] == {"mode": "team", "seats": 4, "seconds": 60}
                await bea.do(
                    "change-setup", **agreed("discovery", 2, options={"logs": [14, 12, 10]})
                )
                await until(guest, lambda: guest.table["mode"] == "discovery")
                told = guest.log[-1]["arguments"]
                assert told == {
                    **{"mode": "discovery", "seats": 2, "seconds": None, "logs": "14,12,10"}
                }
                listed = await server.client.ask("GET", f"/api/tables/{id}")
                assert len(listed["seats"]) == 2 and listed["options"]["logs"] == [14, 12, 10]
                await bea.do("start")
            # And as the disk has it.
            table = (await server.registry.room(id)).table
            assert table.setup.mode == "discovery"
            assert table.match is not None and table.match.setup.seats == 2

    run_scenario(scenario())


def test_a_seat_with_a_person_does_not_vanish(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, BOT, OPEN)
            cas = await server.client.join(id, "Cas")
            assert cas.seat == 2
            async with (
                server.client.sit(id, tokens) as bea,
                server.client.sit(id, [cas.token]) as guest,
            ):
                with pytest.raises(Refused) as refused:
                    await bea.do("change-setup", **agreed(seats=2))
                assert refused.value.key == "error-seat-occupied"
                assert refused.value.arguments == {"seat": 2, "name": "Cas"}
                await bea.do("swap-seats", seat=1, other=2)
                await until(guest, lambda: guest.table["seats"][1]["name"] == "Cas")
                assert guest.log[-1]["arguments"] == {"seat": 1, "other": 2}
                await bea.do("change-setup", **agreed(seats=2))
                await until(guest, lambda: len(guest.table["seats"]) == 2)
                # The seat has come along, on this connection and on the next.
                await guest.do("chat", seat=1, text="here")
            async with server.client.sit(id, [cas.token]) as guest:
                assert guest.you["seats"] == [1]

    run_scenario(scenario())


def test_host_links_and_retries_follow_a_swap(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN, OPEN)
            body = {"name": "Cas", "key": "a-random-key-of-cas"}
            cas = await server.client.ask("POST", f"/api/tables/{id}/seats", body)
            link = await server.client.ask("POST", f"/api/tables/{id}/links", token=cas["token"])
            async with server.client.sit(id, tokens) as bea:
                await bea.do("make-host", seat=0)
                await bea.do("swap-seats", seat=0, other=1)
                await until(bea, lambda: bea.table["host"] == 1)
                await bea.do("mute", seat=0, muted=True)  # still the host
                with pytest.raises(Refused, match="error-not-your-seat"):
                    await bea.do("chat", seat=0, text="not mine")
            claims = f"/api/tables/{id}/claims"
            claimed = await server.client.ask("POST", claims, {"code": link["code"]})
            assert claimed["seat"] == 0
            again = await server.client.ask("POST", f"/api/tables/{id}/seats", body)
            assert again["seat"] == 0

    run_scenario(scenario())


def test_only_the_host_changes_anything_and_only_what_can_be_played(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN)
            cas = await server.client.join(id, "Cas")
            async with (
                connected(server, id, *tokens) as bea,
                connected(server, id, cas.token) as guest,
            ):
                number = (await server.registry.room(id)).table.number
                for talk, body, key in (
                    (guest, agreed(seats=2), "error-not-host"),
                    (bea, agreed(seats=7), "error-bad-setup"),
                    (bea, agreed("expert", 2), "error-bad-setup"),
                    (bea, agreed(seats=2, options={"rounds": 99}), "error-bad-setup"),
                    (bea, agreed(seats=2, options={"wings": 2}), "error-bad-setup"),
                    (bea, agreed(seats=9), "error-bad-message"),
                    (bea, agreed(seats=2, seconds=1), "error-bad-message"),
                ):
                    answer = await talk.ask("change-setup", key="change-it-now", **body)
                    assert answer.get("key") == key, answer
                for talk, body, key in (
                    (guest, {"seat": 0, "other": 1}, "error-not-host"),
                    (bea, {"seat": 0, "other": 0}, "error-not-found"),
                    (bea, {"seat": 0, "other": 2}, "error-not-found"),
                    (bea, {"seat": 2, "other": 0}, "error-not-your-seat"),
                ):
                    answer = await talk.ask("swap-seats", key="swap-them-now", **body)
                    assert answer.get("key") == key, answer
                assert (await server.registry.room(id)).table.number == number

    run_scenario(scenario())


async def start_with_two(first: SocketClient, second: SocketClient) -> None:
    await first.ask("start", key="start-it-now")
    await second.settle()
    assert second.table["starting"] and second.table["status"] == "waiting"
    assert second.position is None


def test_the_cards_are_dealt_when_all_who_are_here_have_added_to_the_shuffle(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            id, tokens = await opened(server, BEA, OPEN, OPEN)
            cas = await server.client.join(id, "Cas")
            await server.client.join(id, "Dan")  # never comes
            async with (
                connected(server, id, *tokens) as bea,
                connected(server, id, cas.token) as guest,
            ):
                early = await bea.ask("contribute", seat=0, text="early", key="too-early")
                assert early["key"] == "error-not-started"
                await start_with_two(bea, guest)
                for type, fields in (
                    ("change-setup", agreed()),
                    ("swap-seats", {"seat": 0, "other": 1}),
                    ("start", {"fill": None}),
                ):
                    late = await bea.ask(type, key="too-late-now", **fields)
                    assert late["key"] == "error-already-started", type
                with pytest.raises(Refused, match="error-already-started"):
                    await server.client.join(id, "Eva")
                await bea.ask("contribute", seat=0, text="mine", key="my-own-part")
                again = await bea.ask("contribute", seat=0, text="more", key="one-more-part")
                assert again["key"] == "error-already-contributed"
                await guest.settle()
                assert guest.position is None
                await guest.ask("contribute", seat=1, text="hers", key="her-own-part")
                await guest.settle()
                assert guest.position and guest.table["status"] == "playing"
                assert not guest.table["starting"]
                assert guest.table["contributions"] == ["mine", "hers", ""]

    run_scenario(scenario())


@pytest.mark.parametrize("how", ["goes", "leaves"])
def test_who_goes_is_not_waited_for_and_a_part_that_was_given_stays(
    tmp_path: Path, how: str
) -> None:
    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            id, tokens = await opened(server, BEA, OPEN, OPEN)
            cas = await server.client.join(id, "Cas")
            dan = await server.client.join(id, "Dan")
            async with server.client.sit(id, tokens) as bea:
                async with (
                    connected(server, id, cas.token) as guest,
                    connected(server, id, dan.token) as other,
                ):
                    await bea.do("start")
                    await guest.ask("contribute", seat=1, text="hers", key="her-own-part")
                    await guest.ask("leave", seat=1, key="and-good-bye")
                    await bea.do("contribute", seat=0, text="mine")
                    if how == "leaves":
                        await other.ask("leave", seat=2, key="and-good-bye")
                await until(bea, lambda: bea.table["status"] == "playing")
                assert bea.table["contributions"] == ["mine", "hers", ""]
                kinds = [seat["kind"] for seat in bea.table["seats"]]
                assert kinds == ["person", "bot", "person" if how == "goes" else "bot"]

    run_scenario(scenario())


def test_who_says_nothing_is_waited_for_for_some_seconds(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=0.05) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await until(table, lambda: table.table["status"] == "playing")
                assert table.table["contributions"] == ["", ""]

    run_scenario(scenario())


def test_a_start_that_a_restart_interrupted_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await table.do("contribute", seat=0, text="mine")
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            async with server.client.sit(id, tokens) as table:
                assert table.table["starting"]
                await table.do("contribute", seat=1, text="hers")
                await until(table, lambda: table.table["status"] == "playing")
                assert table.table["contributions"] == ["mine", "hers"]
                async for seat, view in table.turns(0, 1):
                    await table.move(seat, view["moves"][-1]["action"])
            record = await server.client.ask("GET", f"/api/tables/{id}/record")
            assert Match.replay(record).over

    run_scenario(scenario())


def test_a_look_is_shown_to_the_others_and_comes_along_to_a_rematch(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            bea = {**BEA, "beaver": "hat", "colour": "blue"}
            id, tokens = await opened(server, bea, OPEN, options={"rounds": 1})
            body = {"name": "Cas", "beaver": "crown", "colour": "grey"}
            cas = await server.client.ask("POST", f"/api/tables/{id}/seats", body)
            for wrong in ({"beaver": "wings"}, {"colour": "#ff0000"}, {"beaver": 3}):
                with pytest.raises(Refused, match="error-bad-message"):
                    await server.client.ask(
                        "POST", f"/api/tables/{id}/seats", {"name": "Dan", **wrong}
                    )
            async with server.client.sit(id, [*tokens, cas["token"]]) as table:
                looks = [(seat["beaver"], seat["colour"]) for seat in table.table["seats"]]
                assert looks == [("hat", "blue"), ("crown", "grey")]
                await table.do("start")
                async for seat, view in table.turns(0, 1):
                    await table.move(seat, view["moves"][-1]["action"])
                await table.do("rematch")
                await until(table, lambda: table.table["rematch"])
                following = table.table["rematch"]
            again = await server.client.ask("GET", f"/api/tables/{following}")
            looks = [(seat["beaver"], seat["colour"]) for seat in again["seats"]]
            assert looks == [("crown", "grey"), ("hat", "blue")]

    run_scenario(scenario())
