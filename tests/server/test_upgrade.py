"""Backup, restore, and a database as the first release left it."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from beaverboard.client import Refused, TableClient
from beaverboard.games.setup import Option
from beaverboard.match import Match
from beaverboard.server import cli
from tests.server.dumps import CASTORS_1, EVERY_KIND, FIRST, read_dump, restore
from tests.server.postgres import Postgres
from tests.server.running_server import position_of, run_scenario, running
from tests.server.test_seats import BEA, CAS, one_move, opened

PLAYING = (
    "bf6e20c018b18ef772d817",
    ["deca9512105807ca59ed57fda3af70c3574774c6ebf", "78a3bd228b9526d6fad65e9609909cbb41731d2dd8a",
     "a6ec3753140df2f6558213f8fa829b6322f6b376fb2"],
)  # fmt: skip
OVER = "a763b659f53af04ca2ccb5"
WAITING = (
    "c00cfd7a2ff53d3f4b22d9",
    ["176adcfde5292b0d7a9061b2a61e56e8b248f39ce14", "0ca07bdfb663a1799ac20fdb2f0abd26aa525f00425"],
)


async def play_out_match(table: TableClient) -> None:
    async for seat, view in table.turns(0, 1):
        await table.move(seat, view["moves"][0]["action"])


def test_tables_of_the_first_release_live_on(tmp_path: Path, database: str) -> None:
    restore(FIRST, database)

    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            ask = server.client.ask
            assert {line["id"] for line in await ask("GET", "/api/tables")} == {
                PLAYING[0],
                WAITING[0],
            }
            id, tokens = PLAYING
            async with server.client.sit(id, tokens) as table:
                assert table.you == {"seats": [0, 1], "host": True}
                assert position_of(table)["ply"] == 7 and table.table["host"] == 0
                await table.do("chat", seat=0, text="still here")
                await play_out_match(table)
            assert Match.replay(await ask("GET", f"/api/tables/{id}/record")).over
            assert Match.replay(await ask("GET", f"/api/tables/{OVER}/record")).over
            id, tokens = WAITING
            cas = await server.client.join(id, "Cas")
            async with server.client.sit(id, [*tokens, cas.token]) as table:
                await table.do("start")
                await one_move(table, 0)

    run_scenario(scenario())


UPGRADED = (
    "4tBuclWg6hXOaKjhAxcnOg",
    ["FjYiTFeiK6o5PQJgsXWqMoHTUHnYhsTfMT58Hi2rAAo", "fcKGbIuBP8bvmGPmzfKS5gKxVcAexSOY8V5w-kdTUdw",
     "E1S834x6OnoFr8gFDjZ_l7vIZcUaJNMRyAsnbpvZzzg"],
)  # fmt: skip
UNDONE = (
    "liBSmaIvtNyUx047azpTMw",
    ["A5S9YEdzy_1ekGovY33pbLnaerVCEa7Cks756IsUZJ4", "1mJKB7aefTQJBhX7UuQ3Hbn5vVR0Zq9ZCjqRULISbwU",
     "hpaNfRoBFM3TRGHF6ZKlLlSD3qHUZ8mXiVzkyAsnccI"],
)  # fmt: skip


def test_a_database_with_every_kind_of_entry_opens(tmp_path: Path, database: str) -> None:
    restore(EVERY_KIND, database)
    stored = {values[0]: values[1] for name, values in read_dump(EVERY_KIND) if name == "tables"}

    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            for id, status in stored.items():
                assert (await server.client.ask("GET", f"/api/tables/{id}"))["status"] == status
            for id, tokens in (UPGRADED, UNDONE):
                async with server.client.sit(id, tokens) as table:
                    assert table.you == {"seats": [0, 1], "host": True}
                    await play_out_match(table)
                assert Match.replay(await server.client.ask("GET", f"/api/tables/{id}/record")).over

    run_scenario(scenario())


MONOPOLE = (
    "5k9vFlXGDvXqJQAfJWNgFQ",
    ["vVOMji4l7LvOlfRaTQB8lqeb3G3hu_KfuZbQbwPVkwk", "nYKii0KdZ38DVfBDHYf1gqtGAJ-pELZl_JqkOIrSUt4",
     "QnpCNQGx2QCq_1fUXZE1XEFoTYz79-dhlfWhhbmGI3c"],
)  # fmt: skip
EXPERT = (
    "IEhqR517V7GTJm-7jQMSjg",
    ["HJ6tK--CPRPqzGl9BWxIkNLgd4D0IM00KfW2sP9v9o4", "NrVG8AbFRR5naxr_3tnbpUZaMTXFyQShmB8wNLBoULk",
     "E8TpKgYafhAoz8SuZgg0lAm-rup72SbKtckfzvGa5Pg"],
)  # fmt: skip

USES_THEN = ["turn", "turn", "game", "game", "turn", "turn"]


def test_a_match_of_a_former_version_goes_on_from_its_position(
    tmp_path: Path, database: str
) -> None:
    restore(CASTORS_1, database)

    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            for id, tokens in (MONOPOLE, EXPERT):
                async with server.client.sit(id, tokens) as table:
                    view = position_of(table)["views"][0]["view"]
                    assert view["monopole"] == (id == MONOPOLE[0])
                    # as it was agreed then, by RC-13.1
                    assert [row["uses"] for row in view["characters"]] == USES_THEN
                    assert (view["keeps"], table.table["options"]["lifts"]) == (1, 2)
                    await play_out_match(table)
                assert Match.replay(await server.client.ask("GET", f"/api/tables/{id}/record")).over

    run_scenario(scenario())


def test_a_match_that_the_new_rules_would_have_ended_says_so(tmp_path: Path) -> None:
    """RC-9.2: dams over 7, which counted nothing in version 1, count as 7."""
    database = str(tmp_path / "tables.sqlite")
    restore(CASTORS_1, database)
    position = (
        "roi-des-castors | mode expert | turn 0 main | pile ... | river 1 2 3 troc | seat bucheron"
        " hand 1 dams 2-3-3 2-3-3 2-2-3 2-2-2-2 | seat sage hand 1 spent"
    )
    snapshot = json.dumps({"version": 1, "ply": 9, "position": position})
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (snapshot, EXPERT[0]))

    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            with pytest.raises(Refused, match="error-rules-changed"):
                await server.client.ask("GET", f"/api/tables/{EXPERT[0]}")

    run_scenario(scenario())


def test_a_table_of_a_game_that_was_uninstalled_is_not_there(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    restore(FIRST, database)
    with sqlite3.connect(database) as connection:
        set_game = "UPDATE tables SET summary = json_set(summary, '$.game', 'rafts') WHERE id = ?"
        connection.execute(set_game, (PLAYING[0],))

    async def scenario() -> None:
        async with running(tmp_path, database=database) as server:
            ask = server.client.ask
            assert [line["id"] for line in await ask("GET", "/api/tables")] == [WAITING[0]]
            with pytest.raises(Refused, match="error-not-found"):
                await ask("GET", f"/api/tables/{PLAYING[0]}")

    run_scenario(scenario())


def test_a_table_lives_on_that_agreed_on_what_its_mode_ignores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        with monkeypatch.context() as earlier:
            earlier.setattr(Option, "applies_to", lambda *_: True)
            async with running(tmp_path) as server:
                agreed = {"exact": True, "equal_turns": True}
                opening = await server.client.open(
                    "roi-des-castors", [BEA], mode="solo", options=agreed
                )
        id, tokens = opening["id"], [opening["host"], opening["seats"][0]["token"]]
        async with running(tmp_path) as server, server.client.sit(id, tokens) as table:
            assert agreed.items() <= table.table["options"].items()
            await table.do("start")
            await one_move(table, 0)

    run_scenario(scenario())


async def played(table: TableClient, moves: int) -> None:
    for _ in range(moves):
        await one_move(table, 0, 1)


def test_a_backup_of_sqlite_is_made_while_people_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await played(table, 5)
                ply = position_of(table)["ply"]
                playing = asyncio.create_task(played(table, 20))
                words = ["backup", str(copy), "--database", str(tmp_path / "tables.sqlite")]
                await asyncio.to_thread(cli.main, words)
                await playing
        async with running(tmp_path, database=str(copy)) as server:
            async with server.client.sit(id, tokens) as table:
                assert position_of(table)["ply"] >= ply
                await play_out_match(table)

    run_scenario(scenario())
    assert "copy.sqlite: 1 table\n" in capsys.readouterr().out
    for words, complaint in (
        ([str(copy), "--database", str(tmp_path / "tables.sqlite")], "is there already"),
        ([str(tmp_path / "b"), "--database", str(tmp_path / "none")], "no such file"),
        ([str(tmp_path / "b"), "--database", str(FIRST)], "not a database"),
        ([str(tmp_path / "b"), "--database", "postgresql://a/b"], "use pg_dump"),
    ):
        with pytest.raises(SystemExit, match="2"):
            cli.main(["backup", *words])
        assert complaint in capsys.readouterr().err
    assert not (tmp_path / "b").exists()


def test_a_dump_of_postgresql_is_restored(tmp_path: Path, postgres: Postgres) -> None:
    dump = str(postgres.folder / "tables.dump")

    async def scenario() -> None:
        first, second = postgres.new_database(), postgres.new_database()
        async with running(tmp_path, database=postgres.address(first)) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await played(table, 5)
                await asyncio.to_thread(
                    postgres.run, "pg_dump", "-Fc", "-f", dump, postgres.plain(first)
                )
        await asyncio.to_thread(
            postgres.run, "pg_restore", "--clean", "--if-exists", "-d", postgres.plain(second), dump
        )
        async with running(tmp_path, database=postgres.address(second)) as server:
            async with server.client.sit(id, tokens) as table:
                assert position_of(table)["ply"] == 5
                await play_out_match(table)

    run_scenario(scenario())
