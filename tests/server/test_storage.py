"""What the disk keeps: group commit, migrations, damage, abandonment, upgrades."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from beaverboard.client import Refused
from beaverboard.games import GAMES
from beaverboard.match import Match
from beaverboard.server.ops.metrics import Metrics
from beaverboard.server.store import schema
from beaverboard.server.store.database import Conflict, engine_of, migrate
from beaverboard.server.store.storage import LogRow, Storage
from beaverboard.server.table.log import ChatOff
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.test_seats import BEA, CAS, OPEN, one_move, opened


def test_the_migrations_make_the_schema(database: str) -> None:
    engine = engine_of(database)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.schema) == []
    migrate(engine)  # a second time: nothing to do
    engine.dispose()


def test_one_bad_job_does_not_spoil_the_others(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.opened(database, Metrics())
        row = {
            "id": "A" * 22, "status": "waiting", "listed": True, "created": 1, "updated": 1,
            "server_seed": "", "bot_seed": "", "summary": "{}",
        }  # fmt: skip

        def insert(connection: sa.Connection) -> str:
            connection.execute(schema.tables.insert().values(row))
            return "done"

        def fine(connection: sa.Connection) -> str:
            return "fine"

        def broken(connection: sa.Connection) -> None:
            raise RuntimeError("broken")

        jobs: list[Any] = [fine, insert, broken, insert, fine]
        results = await asyncio.gather(*map(storage.write, jobs), return_exceptions=True)
        assert results[0] == results[4] == "fine"
        assert results[1] == "done"
        assert isinstance(results[2], RuntimeError)
        assert isinstance(results[3], Conflict)
        assert len(await storage.listed(10)) == 1
        await storage.close()

    run_scenario(scenario())


def test_of_moves_kept_together_only_the_one_that_came_second_fails(database: str) -> None:
    async def scenario() -> None:
        storage = await Storage.opened(database, Metrics())
        ids = [letter * 22 for letter in "ABCDE"]
        changes = {"status": "playing", "updated": 2, "snapshot": None, "record": None}
        for id in ids:
            row = {"id": id, "listed": False, "created": 1, "server_seed": "", "bot_seed": "",
                   "summary": "{}", "number": 1, **changes}  # fmt: skip
            await storage.create(row, LogRow(1, None, "created", "{}", 1, ""), {})
        appends = [
            storage.append(
                id,
                LogRow(1 if id == ids[2] else 2, 1, "moved", id, 2, ""),
                {**changes, "summary": "{}"},
                holders={f"hash {id}": 0} if id in ids[1:3] else None,
            )
            for id in ids
        ]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [id == ids[2] for id in ids]
        for id in ids:
            stored = await storage.load(id)
            assert stored is not None
            moved = [entry.body for entry in stored.entries if entry.kind == "moved"]
            assert moved == ([] if id == ids[2] else [id])
            assert stored.row["number"] == len(stored.entries)
            assert await storage.holders(id) == ({f"hash {id}": 0} if id == ids[1] else {})
        await storage.close()

    run_scenario(scenario())


async def played(
    folder: Path, database: str, moves: int = 4, **agreed: Any
) -> tuple[str, list[str]]:
    async with running(folder, database=database) as server:
        id, tokens = await opened(server, BEA, CAS, **agreed)
        async with server.client.sit(id, tokens) as table:
            await table.do("start")
            for _ in range(moves):
                await one_move(table, 0, 1)
    return id, tokens


def change(database: str, statement: str, **values: object) -> None:
    engine = engine_of(database)
    with engine.begin() as connection:
        assert connection.execute(sa.text(statement), values).rowcount > 0
    engine.dispose()


DAMAGE = {
    "another move": "UPDATE entries SET body = replace(body, 'turn 0', 'turn 3') WHERE ply = 1",
    "a move less": "DELETE FROM entries WHERE ply = 4",
    "a gap": "DELETE FROM entries WHERE ply = 2",
    "another time": "UPDATE entries SET time = time + 1 WHERE ply = 1",
    "not JSON": "UPDATE entries SET body = '{' WHERE ply = 1",
    "another hash": "UPDATE entries SET hash = 'x' WHERE ply = 1",
    "another seed": f"UPDATE tables SET server_seed = '{64 * '0'}'",
    "no seed": "UPDATE tables SET server_seed = 'x'",
    "another position": "UPDATE tables SET snapshot = replace(snapshot, 'turn', 'burn')",
    "no log": "DELETE FROM entries",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_table_is_refused_and_the_others_live(damage: str, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")

    async def scenario() -> None:
        id, tokens = await played(tmp_path, database)
        change(database, damage)
        async with running(tmp_path, database=database) as server:
            with pytest.raises(Refused, match="error-table-damaged"):
                await server.client.ask("GET", f"/api/tables/{id}")
            other, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(other, tokens) as table:
                await table.do("start")
                await one_move(table, 0)

    run_scenario(scenario())


def test_a_running_match_survives_a_new_version_of_its_game(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        id, tokens = await played(tmp_path, database, options={"rounds": 1})
        newer = replace(GAMES["biber-gang"], version=GAMES["biber-gang"].version + 1)
        monkeypatch.setitem(GAMES, "biber-gang", newer)
        async with running(tmp_path, database=database) as server:
            async with server.client.sit(id, tokens) as table:
                assert table.position is not None and table.position["ply"] == 4
                assert table.log[-1]["key"] == "happened-upgraded"
                assert "position" not in json.dumps(table.log[-1])
                await one_move(table, 0, 1)
        async with running(tmp_path, database=database) as server:  # and once more from the log
            async with server.client.sit(id, tokens) as table:
                assert table.position is not None and table.position["ply"] == 5
                async for seat, view in table.turns(0, 1):
                    await table.move(seat, view["moves"][0]["action"])
            record = await server.client.ask("GET", f"/api/tables/{id}/record")
            assert record["chance"]["contributions"][-1] == "upgraded at ply 4"
            assert Match.replay(record).over
        newest = replace(newer, version=newer.version + 1)
        monkeypatch.setitem(GAMES, "biber-gang", newest)
        async with running(tmp_path, database=database) as server:  # what is over stays as it was
            assert await server.client.ask("GET", f"/api/tables/{id}/record") == record
            with pytest.raises(Refused, match="error-other-version"):
                await server.client.ask("POST", "/api/frames", {"record": record})
            async with server.client.sit(id, tokens) as table:
                assert table.table["status"] == "over"
                unranked = {**record["result"], "ranks": None, "sides": 2, "lowest_wins": True}
                assert table.table["result"] == unranked

    run_scenario(scenario())


def test_abandoned_tables_are_closed_and_damaged_ones_given_up(
    tmp_path: Path, database: str
) -> None:
    async def scenario() -> None:
        id, _ = await played(tmp_path, database)
        damaged, _ = await played(tmp_path, database)
        change(database, "DELETE FROM entries WHERE ply = 2 AND table_id = :id", id=damaged)
        change(database, "UPDATE tables SET updated = 0")
        async with running(tmp_path, database=database) as server:
            await server.services.sweeper.close_abandoned()
            table = await server.client.ask("GET", f"/api/tables/{id}")
            assert table["status"] == "closed"
            record = await server.client.ask("GET", f"/api/tables/{id}/record")
            assert len(Match.replay(record).moves) == 4
            with pytest.raises(Refused, match="error-table-closed"):
                await server.client.join(id, "Dan")
            await server.services.sweeper.close_abandoned()  # nothing is left to close
            assert await server.services.storage.abandoned(waiting=2**60, playing=2**60) == []

    run_scenario(scenario())


def test_finished_matches_are_kept_for_ever_or_for_a_time(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        id, _ = await played(tmp_path, database)
        change(database, "UPDATE tables SET updated = 0")
        async with running(tmp_path, database=database) as server:
            await server.services.sweeper.close_abandoned()
        change(database, "UPDATE tables SET updated = 0")
        async with running(tmp_path, database=database) as server:
            await server.services.sweeper.delete_finished()
            assert (await server.client.ask("GET", f"/api/tables/{id}"))["status"] == "closed"
        async with running(tmp_path, database=database, keep_days=1.0) as server:
            other, _ = await opened(server, BEA, CAS)
            await server.services.sweeper.delete_finished()
            with pytest.raises(Refused, match="error-not-found"):
                await server.client.ask("GET", f"/api/tables/{id}")
            await server.client.ask("GET", f"/api/tables/{other}")

    run_scenario(scenario())


def test_the_host_deletes_a_table_with_everything(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            id, (host, _) = await opened(server, BEA, OPEN, listed=True)
            assert [line["id"] for line in await lobby(server)] == [id]
            guest = await server.client.join(id, "Cas")
            for wrong, key in ((guest.token, "error-not-host"), ("", "error-token-missing")):
                with pytest.raises(Refused, match=key):
                    await server.client.ask("DELETE", f"/api/tables/{id}", token=wrong)
            await server.client.ask("DELETE", f"/api/tables/{id}", token=host)
            with pytest.raises(Refused, match="error-not-found"):
                await server.client.ask("GET", f"/api/tables/{id}")
            assert await lobby(server) == []
        engine = engine_of(database)
        with engine.connect() as connection:
            for each in schema.schema.tables.values():
                assert (
                    connection.execute(sa.select(sa.func.count()).select_from(each)).scalar() == 0
                )
        engine.dispose()

    run_scenario(scenario())


async def lobby(server: RunningServer) -> list[dict[str, Any]]:
    return list(await server.client.ask("GET", "/api/tables"))


def test_the_lobby_lists_what_is_listed(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            await opened(server, BEA, OPEN)
            id, _ = await opened(server, BEA, OPEN, {"kind": "bot", "level": "random"}, listed=True)
            (line,) = await lobby(server)
            assert (line["id"], line["seats"], line["open"]) == (id, 3, 1)
            assert (line["people"], line["bots"], line["status"]) == (["Bea"], 1, "waiting")

    run_scenario(scenario())


def test_two_writers_of_one_table_meet_and_one_starts_over(tmp_path: Path, database: str) -> None:
    """What a second process would do: write an entry behind this one's back."""

    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                room = await server.registry.room(id)
                entry = room.table.next_entry(ChatOff(), 0)
                now = room.table.row(0)
                await server.services.storage.append(id, entry.row(), now)
                await table.do("start")  # the room reads what is new and tries again
                assert table.table["chat"] is False
                assert [line["key"] for line in table.log[-3:]] == [
                    "happened-chat-off",
                    "happened-starting",
                    "happened-started",
                ]

    run_scenario(scenario())
