"""Lost connections, reloaded pages, restarted servers, and no network at all."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from beaverboard.match import Match
from tests.web.conftest import OpenPage, ServerProcess
from tests.web.page_actions import (
    BOT,
    FRIEND,
    close_dialog,
    create_table,
    get_json,
    pick_and_confirm,
    play_move,
    play_to_the_end,
    ply,
    table_id,
    wait_for_ply_after,
    wait_for_turn,
)
from tests.web.proxy import Proxy

# What Chromium itself writes about a line that is down.
BROKEN = ("WebSocket connection to", "net::ERR_")


@pytest.fixture
def proxy(served: ServerProcess) -> Iterator[Proxy]:
    proxy = Proxy(served.port)
    yield proxy
    proxy.close()


def test_a_move_made_while_the_line_is_down_is_played_once(
    open_page: OpenPage, proxy: Proxy
) -> None:
    page = open_page(proxy.address, expected_errors=BROKEN)
    create_table(page, others=(BOT,))
    for _ in range(3):
        assert wait_for_turn(page)
        play_move(page)
    assert wait_for_turn(page)
    before = ply(page)
    proxy.cut()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    pick_and_confirm(page)
    assert ply(page) == before
    proxy.restore()
    expect(page.get_by_text("Connected again")).to_be_visible()
    wait_for_ply_after(page, before)
    play_to_the_end(page)
    record = get_json(page, f"/api/tables/{table_id(page)}/record")
    assert Match.replay(record).over


def test_a_page_comes_back_after_the_server_was_restarted(
    open_page: OpenPage, served: ServerProcess
) -> None:
    page = open_page(served.address, expected_errors=BROKEN)
    create_table(page, others=(BOT,))
    assert wait_for_turn(page)
    play_move(page)
    log = page.get_by_role("log", name="What happened")
    lines = log.locator("li").all_inner_texts()
    served.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    served.start()  # "Connected again" may be gone before all games are ready
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=30_000)
    assert wait_for_turn(page)
    play_move(page)
    # Not a word is lost, and none is said twice.
    assert log.locator("li").all_inner_texts()[: len(lines)] == lines
    texts = log.locator("li").all_inner_texts()
    assert texts.count("The match begins.") == 1


def test_a_reload_in_the_middle_changes_nothing(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(BOT,))
    for _ in range(4):
        assert wait_for_turn(page)
        play_move(page)
    assert wait_for_turn(page)
    board = page.locator(".board").inner_text()
    log = page.get_by_role("log", name="What happened")
    lines = log.locator("li").all_inner_texts()
    page.reload()
    assert wait_for_turn(page)
    assert page.locator(".board").inner_text() == board
    assert log.locator("li").all_inner_texts() == lines


def test_a_seat_moves_to_another_device_by_its_personal_link(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(address)
    create_table(page, others=(BOT,))
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Go on at another device").click()
    link = page.get_by_label("This link brings your seat along").input_value()
    close_dialog(page)
    other = open_page(link)
    assert wait_for_turn(other)
    assert "#" not in other.url
    before = ply(page)
    play_move(other)
    wait_for_ply_after(page, before)  # the first device sees it too
    # The link works once.
    late = open_page(link, expected_errors=("404",))
    expect(late.get_by_text("This link has been used already")).to_be_visible()


def test_spectators_see_the_table_and_may_sit_down_on_a_seat_that_is_left(
    open_page: OpenPage, address: str
) -> None:
    host = open_page(address)
    create_table(host, name="Johanna", others=(FRIEND,))
    friend = open_page(host.url, expected_errors=("409",))
    friend.get_by_label("What shall we call you?").fill("Johanna")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_role("alert")).to_contain_text("has this name already")
    friend.get_by_label("What shall we call you?").fill("Kees")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Deal the cards").click()
    assert wait_for_turn(host)

    watcher = open_page(host.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(host.get_by_text("1 person is watching")).to_be_attached()
    assert watcher.locator("[data-pickable=true]").count() == 0
    assert watcher.get_by_label("Your message").count() == 0

    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("menuitem", name="Leave the table").click()
    friend.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(friend.get_by_role("heading", name="Deal the beavers in")).to_be_visible()
    watcher.get_by_role("button", name="Sit down").click()
    watcher.get_by_role("dialog").get_by_label("What shall we call you?").fill("Mia")
    watcher.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Mia has sat down.").first).to_be_visible()
    # The host may mute and remove.
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("menuitem", name="Who sits here").click()
    host.get_by_role("button", name="Mute Mia").click()
    expect(watcher.get_by_label("Your message")).to_have_count(0)
    host.get_by_role("button", name="Ask Mia to leave the seat").click()
    expect(watcher.get_by_text("You are watching.")).to_be_visible()


def test_without_a_net_there_is_a_friendly_page(open_page: OpenPage, proxy: Proxy) -> None:
    page = open_page(proxy.address, language="nl", expected_errors=BROKEN)
    page.get_by_role("button", name="Spelen: Biber-Gang").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    proxy.cut()
    page.goto(f"{proxy.address}/rules/biber-gang")
    expect(page.get_by_role("heading", name="Je bent offline")).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(1)
    proxy.restore()
    page.get_by_role("link", name="Probeer het nog eens").click()
    expect(page.get_by_role("heading", level=1, name="Biber-Gang")).to_be_visible()
