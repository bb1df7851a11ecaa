"""A static site in a folder of some host: kept by the browser, it plays on without network.

`make test` plays Biber-Gang on a phone; `make test-all` every game on phone and desktop,
and all its modes.
"""

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from beaverboard.games import GAMES
from beaverboard.match import Match
from beaverboard.server import offline
from beaverboard.wasm.build import packed
from tests.scale import ALL
from tests.wasm.modules import TESTED
from tests.web.conftest import (
    DESKTOP,
    PHONE,
    WEB,
    OpenPage,
    ServerProcess,
    environment,
    free_port,
    server_flags,
    tool,
)
from tests.web.lesson_actions import follow_coach, wait_for_coach
from tests.web.page_actions import (
    PICKABLE,
    create_table,
    fetched_until_play,
    game_title,
    open_setup,
    play_move,
    play_to_the_end,
    ply,
    wait_for_ply_after,
    wait_for_turn,
)

PLACE = "some/where"  # on the host
KEPT = "Everything is on this device"
ALONE = "Without a server you play here"
BROKEN = ("net::ERR_", "Failed to fetch")  # what Chromium writes about a network that is cut
SIZES = {"desktop": DESKTOP, "phone": PHONE}
MATCHES = [
    pytest.param(game, mode.name, size, id=f"{game}-{mode.name or 'only'}-{size}")
    for game in TESTED
    for number, mode in enumerate(GAMES[game].modes)
    for size in SIZES
    if size == "phone" or (ALL and number == 0)
]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `make site` makes, with the games that are tested."""
    folder = tmp_path_factory.mktemp("host")
    pages = folder / PLACE
    command = [tool("npm"), "run", "build", "--", "--mode", "site", "--outDir", str(pages)]
    done = subprocess.run(command, cwd=WEB, env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    offline.write(pages, [GAMES[name] for name in TESTED])
    return folder


class Handler(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


class Host:
    """A plain file server that can be switched off."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.address = f"http://127.0.0.1:{self.server.server_port}/{PLACE}/"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def stop(self) -> None:
        if self.thread.is_alive():
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.stop()


def cold_start(host: Host, page: Page) -> Page:
    """Once all is kept: the network is cut, the host is gone, and a new page is opened."""
    expect(page.get_by_text(KEPT)).to_be_visible()
    context = page.context
    page.close()
    host.stop()
    context.set_offline(True)
    page = context.new_page()
    page.goto(host.address)
    return page


def record_of(page: Page) -> dict[str, Any]:
    """Downloaded from the replay that the last match has in My matches."""
    page.goto(page.url.partition("?")[0] + "?/matches")
    page.get_by_role("link", name="Look back").first.click()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("menuitem", name="Save the record").click()
    record: dict[str, Any] = json.loads(download.value.path().read_text("utf-8"))
    return record


@pytest.mark.parametrize(("game", "mode", "size"), MATCHES)
def test_a_match_is_played_to_the_end_without_network_and_server(
    game: str, mode: str | None, size: str, open_page: OpenPage, host: Host, tmp_path: Path
) -> None:
    page = open_page(host.address, viewport=SIZES[size], expected_errors=BROKEN)
    page = cold_start(host, page)
    create_table(page, game=game, mode=mode)
    assert wait_for_turn(page)
    play_move(page)
    if wait_for_turn(page):
        before = ply(page)
        page.reload()  # the match is kept on the device
        assert wait_for_turn(page) and ply(page) == before
    play_to_the_end(page)
    record = record_of(page)
    assert (record["game"], record["mode"]) == (game, mode)
    assert set(record["chance"]) == {"key"} and Match.replay(record).over
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    command = [sys.executable, "-m", "beaverboard.cli", "verify", str(file)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def test_pages_of_a_server_play_on_without_it(
    pages: Path, tmp_path: Path, open_page: OpenPage
) -> None:
    kept = tmp_path / "pages"
    shutil.copytree(pages, kept)
    offline.write(kept, [GAMES[name] for name in TESTED])
    port = free_port()
    flags = server_flags(port, kept, tmp_path)
    server = ServerProcess(port, [sys.executable, "-m", "beaverboard.cli", "serve", *flags])
    try:
        server.start()
        page = open_page(server.address, expected_errors=BROKEN)
        expect(page.get_by_text(KEPT)).to_be_visible()
        expect(page.get_by_text(ALONE)).to_have_count(0)
        server.stop()
        page.goto(server.address)
        expect(page.get_by_text(ALONE)).to_be_visible()
        create_table(page)
        assert wait_for_turn(page) and "/t/local-" in page.url
        play_move(page)
        server.start()
        page.goto(server.address)
        resume = page.get_by_role("link", name=f"Go on: {game_title('biber-gang')}")
        expect(resume).to_be_visible()
        expect(page.get_by_text(ALONE)).to_have_count(0)
        resume.click()
        assert wait_for_turn(page)
        play_move(page)
    finally:
        server.stop()


def test_the_home_page_needs_few_bytes(open_page: OpenPage, host: Host, site: Path) -> None:
    """Until a game can be begun; the games and the other pages are fetched afterwards."""
    page = open_page("about:blank", expected_errors=BROKEN)
    fetched = fetched_until_play(page, host.address)
    names = {url.removeprefix(host.address).partition("?")[0] or "index.html" for url in fetched}
    sizes = {name: packed(site / PLACE / name) for name in names}
    assert len(sizes) > 3 and sum(sizes.values()) < 150, sizes
    assert not any(name.endswith(".wasm") for name in names)


def test_a_hint_and_a_lesson_without_a_server(open_page: OpenPage, host: Host) -> None:
    page = open_page(host.address, expected_errors=BROKEN)
    page = cold_start(host, page)
    page.get_by_role("button", name=f"Learn it in 3 minutes: {game_title('biber-gang')}").click()
    for _ in range(3):
        assert wait_for_coach(page)
        follow_coach(page)
    page.goto(host.address)
    create_table(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("menuitem", name="Go on at another device")).to_have_count(0)
    page.get_by_role("menuitem", name="Hint").click()
    expect(page.locator(".bar")).to_contain_text("Perhaps: ")


def test_people_in_turns_at_one_device(open_page: OpenPage, host: Host) -> None:
    page = open_page(host.address, expected_errors=BROKEN)
    dialog = open_setup(page, way="On this device")
    expect(dialog.get_by_text("With friends", exact=True)).to_have_count(0)
    dialog.get_by_label("Your name").fill("Ida")
    dialog.locator("footer .primary").click()
    page.get_by_role("button", name="I am Ida").click()
    play_move(page)
    page.locator(PICKABLE).first.click()
    page.get_by_role("heading", name="Seat 2 plays next").wait_for()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Seat 2 is playing")).to_be_visible()


def test_a_dropped_record_is_shown_and_an_analysis_asks_for_a_server(
    open_page: OpenPage, host: Host, tmp_path: Path
) -> None:
    match = Match.new("biber-gang", seed=1, rounds=1)
    while not match.over:
        match.play(match.legal()[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()), "utf-8")
    page = open_page(f"{host.address}?/r", expected_errors=BROKEN)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-game=biber-gang]")).to_be_visible()
    page.keyboard.press("ArrowRight")
    wait_for_ply_after(page, 0)
    page.get_by_role("button", name="Analyse the match").click()
    page.get_by_role("dialog").locator(".primary").click()
    expect(page.get_by_text("This needs a server")).to_be_visible()
