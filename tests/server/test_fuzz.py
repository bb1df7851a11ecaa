"""Short runs of the programs that attack a server; `docs/hosting.md` has the long ones."""

import logging
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from beaverboard.server.api import http as routes
from beaverboard.server.table.commands import dispatch
from fuzz import http, sockets
from tests.scale import scaled
from tests.server.running_server import run_scenario, running

SECONDS = scaled(4, 60)


class Here:
    """A server in this process; the games are loaded already."""

    def __init__(self, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
        self.database = str(folder / "tables.sqlite")
        self.address = ""
        self.alive = False
        self._folder = folder
        self._caplog = caplog
        self._life = AsyncExitStack()

    async def start(self) -> None:
        server = await self._life.enter_async_context(
            running(self._folder, looks_a_minute=100_000, analyses_a_minute=100_000)
        )
        self.address = server.address
        self.alive = True

    async def kill(self) -> None:
        self.alive = False
        await self._life.aclose()

    def new_errors(self) -> list[str]:
        told = [each for each in self._caplog.records if each.levelno >= logging.ERROR]
        self._caplog.clear()
        return [f"{each.getMessage()} {each.exc_text}" for each in told]


def test_an_attack_over_http_finds_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Here(tmp_path, caplog)

    async def scenario() -> None:
        await server.start()
        report = await http.attacked(server, 1, SECONDS)
        await server.kill()
        assert report.findings == {}
        answered = {what.rsplit(" ", 1)[0] for what in report.counts}
        assert {"/api/frames with a record", "bytes"} < answered

    run_scenario(scenario(), seconds=300 + 2 * SECONDS)


def test_an_attack_over_sockets_finds_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Here(tmp_path, caplog)

    async def scenario() -> None:
        await server.start()
        report = await sockets.attacked(server, 1, SECONDS)
        await server.kill()
        assert report.findings == {}
        for what in ("heard accepted", "heard position", "sent broken frames", "killed the server"):
            assert report.counts[what], what

    run_scenario(scenario(), seconds=300 + 2 * SECONDS)


def fails(body: object) -> None:
    raise KeyError("a bug")


def test_an_attack_over_http_notices_a_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "frames", fails)
    server = Here(tmp_path, caplog)

    async def scenario() -> None:
        await server.start()
        report = await http.attacked(server, 1, 1)
        await server.kill()
        assert "/api/frames with a record: 500" in report.findings
        assert report.show() == 1

    run_scenario(scenario())


def test_an_attack_over_sockets_notices_who_has_no_right(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "authority", lambda room, guest, message: "host")
    server = Here(tmp_path, caplog)

    async def scenario() -> None:
        for seed in range(20):  # how much is tried in three seconds depends on the machine
            await server.start()
            report = await sockets.attacked(server, seed, 3)
            await server.kill()
            if "a stranger's command was carried out" in report.findings:
                return
        raise AssertionError(report.findings)

    run_scenario(scenario(), seconds=300)
