"""`beaverboard play` is at the same address every time, unless a stranger is there."""

import argparse
import asyncio
import socket
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from beaverboard.server import cli, listen
from beaverboard.server.settings import BadSetting, Settings
from tests.server.postgres import free_port
from tests.server.running_server import run_scenario, running

HERE = Settings(host="127.0.0.1")


@pytest.fixture(autouse=True)
def port(monkeypatch: pytest.MonkeyPatch) -> int:
    """The usual port of this test."""
    monkeypatch.setattr(listen, "SECONDS", 0.3)
    monkeypatch.setattr(cli, "PORT", free_port())
    return cli.PORT


@contextmanager
def stranger(port: int) -> Iterator[None]:
    """Listens and never answers."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        yield


def test_the_usual_port_is_taken_if_it_is_free(
    port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        listening, known = cli.at_usual_port(HERE, same_database=True)
        assert listening is not None and listening.getsockname()[1] == known.port == port
        listening.close()
    assert not capsys.readouterr().out


def test_the_next_port_is_taken_where_a_stranger_is_and_that_is_said(
    port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with stranger(port):
        listening, known = cli.at_usual_port(HERE, same_database=True)
    assert listening is not None and known.port == listening.getsockname()[1] > port
    listening.close()
    assert f"Port {port} is taken by another program" in capsys.readouterr().out


def test_where_beaverboard_runs_already_the_browser_is_opened_there(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(listen, "SECONDS", 10.0)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    arguments = argparse.Namespace(lan=False, no_browser=False, port=None, database=None)

    async def scenario() -> None:
        async with running(tmp_path, port=port):
            await asyncio.to_thread(cli.run_play, arguments)
            # Another database is another Beaverboard.
            listening, known = await asyncio.to_thread(
                lambda: cli.at_usual_port(HERE, same_database=False)
            )
            assert listening is not None and known.port > port
            listening.close()

    run_scenario(scenario())
    assert opened == [f"http://127.0.0.1:{port}/"]
    assert "running already" in capsys.readouterr().out


def test_when_all_ports_are_taken_it_says_what_to_do(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "PORTS", 1)
    with stranger(port), pytest.raises(BadSetting, match="name one by --port"):
        cli.at_usual_port(HERE, same_database=True)


@pytest.mark.parametrize("port", [70_000, -1])
def test_a_port_that_does_not_exist_is_refused_in_words(port: int) -> None:
    with pytest.raises(BadSetting, match="can't listen"):
        listen.listen(replace(HERE, port=port))
