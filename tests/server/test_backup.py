"""Copies of the tables, the way back, and the files that a host installs."""

import asyncio
import re
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import yaml

from beaverboard import cli
from beaverboard.server.store import backup
from tests.server.running_server import run_scenario, running
from tests.server.test_seats import BEA, CAS, one_move, opened

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_only_the_newest_copies_stay_in_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, folder = tmp_path / "tables.sqlite", tmp_path / "copies"
    folder.mkdir()
    other = folder / "notes.txt"
    other.write_text("stays")
    with closing(sqlite3.connect(database)) as made:
        made.execute("CREATE TABLE tables (id TEXT)")
    for day in range(5):
        monkeypatch.setattr(backup, "DATED", f"tables-2026-11-0{day}-030000.sqlite")
        assert cli.main(["backup", str(folder), "--keep", "3", "--database", str(database)]) == 0
    kept = sorted(path.name for path in folder.glob("tables-*"))
    assert kept == [f"tables-2026-11-0{day}-030000.sqlite" for day in (2, 3, 4)]
    assert other.exists()


def test_a_copy_is_restored_and_the_match_goes_on_from_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    words = ["restore", str(copy), "--database", str(database)]

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS, options={"rounds": 1})
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
                await one_move(table, 0, 1)
                assert table.position
                then = table.position["ply"]
                back_up = ["backup", str(copy), "--database", str(database)]
                await asyncio.to_thread(cli.main, back_up)
                await one_move(table, 0, 1)
                with pytest.raises(SystemExit, match="2"):
                    await asyncio.to_thread(cli.main, words)
        assert "is in use: stop the server first" in capsys.readouterr().err
        assert cli.main(words) == 0
        async with running(tmp_path) as server, server.client.sit(id, tokens) as table:
            assert table.position
            assert table.position["ply"] == then
            await one_move(table, 0, 1)

    run_scenario(scenario())
    assert "1 table\n" in capsys.readouterr().out
    (former,) = tmp_path.glob("tables.sqlite.before-*[0-9]")
    with closing(sqlite3.connect(former)) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@pytest.mark.parametrize("broken", ["missing", "no database", "half"])
def test_what_cannot_be_restored_leaves_everything_as_it_was(
    tmp_path: Path, broken: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    for path in (database, copy):
        with closing(sqlite3.connect(path)) as made:
            made.execute("CREATE TABLE tables (id TEXT)")
            made.executemany("INSERT INTO tables VALUES (?)", [("x" * 200,)] * 500)
            made.commit()
    before = database.read_bytes()
    if broken == "missing":
        copy.unlink()
    elif broken == "no database":
        copy.write_text("Dear Grandma")
    else:
        copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    with pytest.raises(SystemExit, match="2"):
        cli.main(["restore", str(copy), "--database", str(database)])
    assert str(copy) in capsys.readouterr().err
    assert database.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} <= {"tables.sqlite", "copy.sqlite"}


def test_a_damaged_database_is_replaced(tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(copy)) as made:
        made.execute("CREATE TABLE tables (id TEXT)")
    database.write_text("no database any more")
    assert cli.main(["restore", str(copy), "--database", str(database)]) == 0
    with closing(sqlite3.connect(database)) as restored:
        assert restored.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_commands_of_the_units_are_understood() -> None:
    for unit in DEPLOY.glob("*.service"):
        (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text("utf-8"), re.MULTILINE)
        program, *words = shlex.split(line.replace("%i", "8000"))
        assert Path(program).name == "beaverboard"
        cli.parser().parse_args(words)


def test_alerts_ask_for_metrics_that_there_are(tmp_path: Path) -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
    asked = {name for rule in rules for name in re.findall(r"beaverboard_\w+", rule["expr"])}
    assert len(asked) > 5

    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, CAS)
            async with server.client.sit(id, tokens) as table:
                await table.do("start")
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
                shown = (await client.get("/metrics")).text
        known = set(re.findall(r"^# TYPE (\w+) ", shown, re.MULTILINE))
        for name in asked:
            assert name.removesuffix("_bucket") in known, name

    run_scenario(scenario())
