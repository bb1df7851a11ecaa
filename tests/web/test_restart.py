"""`beaverboard play`, ended and started again: the browser finds everything as it was."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenPage, ServerProcess, free_port
from tests.web.page_actions import BOT, create_table, play_move, ply, table_id, wait_for_turn

LOST = ("ERR_CONNECTION_REFUSED", "WebSocket connection")  # while it is ended


def test_after_a_restart_matches_names_and_settings_are_as_they_were(
    open_page: OpenPage, pages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEAVERBOARD_PAGES", str(pages))
    monkeypatch.setenv("BEAVERBOARD_PAUSE_LEAST", "0")
    monkeypatch.setenv("BEAVERBOARD_PAUSE_MOST", "0")
    port = free_port()
    command = [sys.executable, "-m", "beaverboard.cli", "play", "--no-browser"]
    command += ["--port", str(port), "--database", str(tmp_path / "tables.sqlite")]
    server = ServerProcess(port, command)
    server.start()
    try:
        page = open_page(server.address, expected_errors=LOST)
        create_table(page, name="Johanna", others=(BOT,))
        assert wait_for_turn(page)
        play_move(page)
        assert wait_for_turn(page)
        table, before = table_id(page), ply(page)
        page.evaluate("localStorage['kept by the test'] = 'yes'")
        page.goto("about:blank")
        server.stop()
        server.start()

        page.goto(server.address)
        assert page.evaluate("localStorage['kept by the test']") == "yes"
        expect(page.get_by_role("heading", name="Go on playing")).to_be_visible()
        page.get_by_role("link", name="Go on: Biber-Gang").click()
        assert wait_for_turn(page)
        assert (table_id(page), ply(page)) == (table, before)
        play_move(page)
        page.goto(f"{server.address}/matches")
        expect(page.locator(".list li")).to_have_count(1)
        page.goto(server.address)
        page.get_by_role("button", name="Choose: Biber-Gang").click()
        expect(page.get_by_role("dialog").get_by_label("Your name")).to_have_value("Johanna")
    finally:
        server.stop()
