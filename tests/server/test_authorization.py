"""Rights are checked under the lock under which they are used."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from beaverboard.client import Refused
from beaverboard.server.clock import hashed
from beaverboard.server.store.storage import HOST, insert_tokens
from tests.server.postgres import Postgres
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import connected
from tests.server.test_cluster import two
from tests.server.test_committed_state import Gate
from tests.server.test_seats import BEA, CAS, OPEN, opened


def test_a_link_that_waited_behind_a_removal_is_refused(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            id, tokens = await opened(server, BEA, OPEN)
            cas = await server.client.join(id, "Cas")
            gate = Gate(server.services.storage.engine)
            link = f"/api/tables/{id}/links"
            async with connected(server, id, *tokens) as host:
                removing = asyncio.create_task(host.ask("remove", seat=1, key="remove-cas"))
                async with gate.held(removing):
                    asked = [
                        asyncio.create_task(server.client.ask("POST", link, token=cas.token))
                        for _ in range(3)
                    ]
                    await asyncio.sleep(0.3)
                for answer in await asyncio.gather(*asked, return_exceptions=True):
                    assert isinstance(answer, Refused) and answer.key == "error-token-unknown"

    run_scenario(scenario())


def test_a_host_whose_rights_were_handed_on_meanwhile_deletes_nothing(
    tmp_path: Path, database: str
) -> None:
    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            id, tokens = await opened(server, OPEN, OPEN)
            cas = await server.client.join(id, "Cas")
            gate = Gate(server.services.storage.engine)
            async with (
                connected(server, id, *tokens) as host,
                connected(server, id, cas.token) as seat,
            ):
                handing = host.ask("make-host", seat=cas.seat, key="make-host")
                deleting = server.client.ask("DELETE", f"/api/tables/{id}", token=tokens[0])
                task = asyncio.create_task(handing)
                async with gate.held(task):
                    asked = asyncio.create_task(deleting)
                    await asyncio.sleep(0.3)
                with pytest.raises(Refused, match="error-token-unknown"):
                    await asked
                assert (await seat.ask("ping"))["type"] == "pong"

    run_scenario(scenario())


async def give_token(server: RunningServer, table: str, token: str, seat: int) -> None:
    def job(connection: sa.Connection) -> None:
        insert_tokens(connection, table, {hashed(token): seat})

    await server.services.storage.write(job, table)


@pytest.mark.parametrize("how", ["joins", "is a bot's"])
def test_a_socket_loses_its_seat_when_somebody_else_sits_down(tmp_path: Path, how: str) -> None:
    """Even one whose token should never have come to be."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN)
            token = server.services.clock.token()
            await give_token(server, id, token, 1)
            async with (
                connected(server, id, *tokens) as host,
                connected(server, id, token) as intruder,
            ):
                if how == "joins":
                    cas = await server.client.join(id, "Cas", 1)
                    assert cas.seat == 1
                else:
                    await host.ask("hand-over", seat=1, level="greedy", key="a-bot-here")
                await host.ask("start", key="start-now")
                await intruder.settle()
                assert intruder.position is not None
                assert [view["seat"] for view in intruder.position["views"]] == [None]
                for type, more in (
                    ("move", {"ply": 0, "move": 0}),
                    ("leave", {}),
                    ("hand-over", {}),
                    ("chat", {"text": "I am Cas"}),
                ):
                    answer = await intruder.ask(type, seat=1, key=f"as-{type}-1", **more)
                    assert answer["key"] in ("error-not-your-seat", "error-not-host")
                pile = {"zone": "pile", "seat": 0, "index": 0}
                for answer in (
                    await intruder.ask("hint", seat=1, ply=0),
                    await intruder.ask("why", seat=1, ply=0, picks=[pile]),
                ):
                    assert answer["key"] == "error-not-your-seat"

    run_scenario(scenario())


@pytest.mark.parametrize("what", ["link", "claim", "join again", "delete"])
def test_a_right_that_ended_at_another_server_is_not_used(
    tmp_path: Path, postgres: Postgres, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other server ends it after it was read here and before it is used here."""

    async def scenario() -> None:
        async with two(tmp_path, postgres) as (here, there):
            id, (host, _) = await opened(here, BEA, OPEN)
            body = {"name": "Cas", "key": "join-key-of-cas"}
            cas = await there.client.ask("POST", f"/api/tables/{id}/seats", body)
            at, path = there.client.ask, f"/api/tables/{id}"
            code = (await at("POST", f"{path}/links", token=cas["token"]))["code"]
            asked: dict[str, Any] = {
                "link": lambda: at("POST", f"{path}/links", token=cas["token"]),
                "claim": lambda: at("POST", f"{path}/claims", {"code": code}),
                "join again": lambda: at("POST", f"{path}/seats", body),
                "delete": lambda: at("DELETE", path, token=host),
            }
            async with connected(here, id, host) as bea:
                await there.registry.room(id)
                write, read = there.services.storage.write, asyncio.Event()
                ended = asyncio.Event()

                async def late(*job: Any) -> Any:
                    if not read.is_set():
                        read.set()
                        await ended.wait()
                    return await write(*job)

                monkeypatch.setattr(there.services.storage, "write", late)
                asking = asyncio.create_task(asked[what]())
                await read.wait()
                if what == "delete":
                    await bea.ask("make-host", seat=0, key="host-to-bea")
                else:
                    await bea.ask("remove", seat=1, key="remove-cas")
                ended.set()
                if what == "join again":  # it is a first time now
                    assert (await asking)["seat"] == 1
                    known = await there.services.storage.holders(id)
                    assert list(known.values()).count(1) == 1
                else:
                    with pytest.raises(Refused, match=r"error-(token|code)-unknown"):
                        await asking
                known = await here.services.storage.holders(id)
                assert (1 in known.values()) == (what in ("join again", "delete"))
                assert (HOST in known.values()) == (what != "delete")

    run_scenario(scenario())


def test_a_key_belongs_to_one_command(tmp_path: Path) -> None:
    """Used again for another one it is refused; a retry gets the same answer again."""

    async def scenario() -> None:
        async with running(tmp_path, shuffle_seconds=1e6) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with connected(server, id, *tokens) as talk:
                await talk.ask("start", key="key-of-start")
                assert (await talk.ask("start", key="key-of-start"))["type"] == "accepted"
                contribution = {"seat": 0, "text": "luck", "key": "key-number-one"}
                first = await talk.ask("contribute", **contribution)
                again = await talk.ask("contribute", **contribution)
                assert (first["type"], first["ply"]) == (again["type"], again["ply"])
                for type, more in (
                    ("contribute", {"text": "other"}),
                    ("leave", {}),
                    ("chat", {"text": "hello"}),
                    ("move", {"ply": 0, "move": 0}),
                ):
                    answer = await talk.ask(type, seat=0, key="key-number-one", **more)
                    assert answer.get("key") == "error-key-used", (type, answer)
                assert (await talk.ask("chat", seat=0, text="a", key="key-of-chat"))["ply"] == 0
                answer = await talk.ask("leave", seat=0, key="key-of-chat")
                assert answer.get("key") == "error-key-used"
                await talk.ask("mute", seat=0, muted=True, key="key-of-mute")
                others: list[tuple[str, dict[str, Any]]] = [
                    ("mute", {"seat": 1, "muted": True}),
                    ("mute", {"seat": 0, "muted": False}),
                    ("start", {}),
                    ("switch-chat", {"on": False}),
                ]
                for type, more in others:
                    answer = await talk.ask(type, key="key-of-mute", **more)
                    assert answer.get("key") == "error-key-used", (type, answer)
                await talk.ask("contribute", seat=1, text="more", key="key-number-two")
                await talk.settle()
                assert talk.position is not None
                view = next(v["view"] for v in talk.position["views"] if v["view"]["moves"])
                turn, moves = talk.position["turn"], view["moves"]
                move = {"seat": turn, "ply": 0, "key": "key-of-move"}
                assert (await talk.ask("move", move=moves[0]["action"], **move))["ply"] == 1
                assert (await talk.ask("move", move=moves[0]["action"], **move))["ply"] == 1
                answer = await talk.ask("move", move=moves[1]["action"], **move)
                assert answer.get("key") == "error-key-used"
                answer = await talk.ask("undo", **move)
                assert answer.get("key") == "error-key-used"

    run_scenario(scenario())
