"""`serve` and `play`: settings from flags, environment and file; address and QR code."""

import argparse
import json
import os
import re
import sqlite3
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from beaverboard.server import cli, lan, settings
from beaverboard.server.ops.logging import JsonFormatter
from beaverboard.server.protocol import bodies
from beaverboard.server.settings import BadSetting, Settings
from beaverboard.server.store.database import open_database


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    settings.add_flags(parser)
    return parser.parse_args(words)


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "file"\nlog = "error"\n', "utf-8")
    known = settings.read(
        parsed("--config", str(file), "--port", "3"),
        {"BEAVERBOARD_PORT": "2", "BEAVERBOARD_HOST": "environment"},
    )
    assert (known.port, known.host, known.log) == (3, "environment", "error")
    assert settings.read(parsed(), {}) == Settings()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("strange = 1", "no setting strange"),
        ('port = "x"', "port: x is not int"),
        ("port = -1", "port: not less than 0"),
        ("port", "Expected"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadSetting, match=complaint):
        settings.read(parsed("--config", str(file)), {})


def test_help_says_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["serve", "--help"])
    shown = capsys.readouterr().out
    for name in settings.NAMES:
        assert f"--{name.replace('_', '-')}" in shown
        assert settings.variable(name) in shown.replace("\n", "").replace(" ", "")


def test_the_hosting_page_names_settings_that_exist() -> None:
    page = Path(cli.__file__).parents[2] / "docs" / "hosting.md"
    named = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", page.read_text("utf-8")))
    unknown = {name for name in named if not name.startswith(("beaverboard_", "process_"))}
    assert named and unknown <= {*settings.NAMES, *bodies.Health.model_fields}


def test_a_taken_port_is_a_complaint(capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with pytest.raises(SystemExit, match="2"):
            cli.main(["serve", "--port", port])
    assert "can't listen" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("database", "complaint"),
    [
        ("postgresql://nobody:secret@127.0.0.1:1/none", "can't open the database: connection"),
        ("foo://x", "can't use the database"),
        ("/nowhere/x.sqlite", "unable to open database file"),
        (__file__, "file is not a database"),
    ],
)
def test_a_database_that_can_not_be_opened_is_a_complaint(
    database: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(["serve", "--port", "0", "--database", database])
    told = capsys.readouterr().err
    assert complaint in told and told.count("\n") == 1 and "secret" not in told


def test_a_database_of_a_newer_release_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "tables.sqlite")
    open_database(database).dispose()
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(SystemExit, match="2"):
        cli.main(["serve", "--port", "0", "--database", database])
    assert "can't open the database: Can't locate revision" in capsys.readouterr().err


def test_the_address_for_friends_has_a_qr_code() -> None:
    assert lan.own_address().count(".") == 3
    drawn = lan.qr_code("http://192.168.0.7:8000/").splitlines()
    assert len(drawn) > 10


def test_play_serves_at_once_on_a_free_port(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "beaverboard.server.cli", "play", "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        address = line.split()[-1]
        assert line.startswith("Beaverboard is at http://127.0.0.1:")
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(address + "healthz", timeout=60) as answer:
            assert json.load(answer)["status"] in ("starting", "ok")
        process.terminate()
        assert process.wait() == 0
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
    assert (tmp_path / "beaverboard" / "tables.sqlite").exists()


OWN_NETWORK = (
    "unshare", "--net", "--map-root-user", "sh", "-c",
    "ip link set lo up && ip addr add 10.9.8.7/32 dev lo && ip route add default dev lo"
    ' && exec "$0" "$@"',
)  # fmt: skip


def test_friends_in_the_same_network_play_by_the_printed_address() -> None:
    program = [sys.executable, "-m", "tests.server.lan_match"]
    apart = subprocess.run([*OWN_NETWORK, "true"], capture_output=True).returncode == 0
    tried = subprocess.run(
        [*(OWN_NETWORK if apart else ()), *program],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=Path(__file__).parents[2],
    )
    assert tried.returncode == 0, tried.stderr
    assert not apart or tried.stdout.startswith("http://10.9.8.7:")


def test_an_error_is_logged_without_what_it_quotes() -> None:
    import logging

    try:
        raise ValueError("a-secret-token")
    except ValueError:
        record = logging.LogRecord("x", 40, "f", 1, "failed", (), sys.exc_info())
    line = json.loads(JsonFormatter().format(record))
    assert line["error"] == "ValueError"
    assert "a-secret-token" not in json.dumps(line)
