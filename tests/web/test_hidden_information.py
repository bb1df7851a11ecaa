"""What a browser receives: only what its seat may know, from our host alone; size of the pages."""

import dataclasses
import gzip
import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from beaverboard.games import named
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.web.conftest import BrowserLog, OpenPage
from tests.web.page_actions import (
    FRIEND,
    close_dialog,
    create_table,
    fetched_until_play,
    get_json,
    play_move,
    table_id,
)

FIRST_LOAD = 92_000  # bytes of JavaScript, compressed


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(dataclasses.asdict(value)))


def test_two_browsers_receive_nothing_hidden(
    open_page: OpenPage, address: str, browser_logs: list[BrowserLog]
) -> None:
    host = open_page(address)
    create_table(host, name="Johanna", others=(FRIEND,))
    friend = open_page(host.url)
    friend.get_by_label("What shall we call you?").fill("Kees")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Deal the cards").click()
    turns = 0
    while not host.locator(".bar h2", has_text="The match is over").count():
        turns += 1
        assert turns < 300
        for page in (host, friend):
            if page.locator("[data-pickable=true]").count():
                play_move(page)
        if turns == 3:
            friend.reload()
    expect(friend.get_by_role("dialog", name="Final score")).to_be_visible()

    record = get_json(host, f"/api/tables/{table_id(host)}/record")
    for seat, log in enumerate(browser_logs):
        truth = [as_json_position(match, seat) for match in replayed(record)]
        messages = [json.loads(text) for text in log.received]
        assert len(messages) > 20
        for message in messages:
            check_message(message, seat, truth)
        told = "".join(log.received)
        assert record["chance"]["server_seed"] not in told
        assert "server_seed" not in told


def replayed(record: dict[str, Any]) -> Iterator[Match]:
    game = named(record["game"])
    setup = Setup.of(game, record["mode"], record["seats"], record["options"])
    match = Match.dealt(setup, record["chance"])
    yield match
    for words in record["moves"]:
        match.play(words)
        yield match


def as_json_position(match: Match, seat: int) -> tuple[Any, Any]:
    return as_json(match.view(seat)), [as_json(event) for event in match.events(seat)]


def check_message(message: dict[str, Any], seat: int, truth: list[tuple[Any, Any]]) -> None:
    """A position is what the seat's own view of it is, and not a field more."""
    if position := message.get("position"):
        assert set(position) == {"ply", "turn", "clock", "views", "guide"}
        assert position["guide"] is None  # no coach outside of lessons
        for seen in position["views"]:
            assert seen["seat"] == seat
            assert seen["view"] == truth[position["ply"]][0]
    table_events = [message.get("happened"), *message.get("log", [])]
    for table_event in filter(None, table_events):
        for seen in table_event["seen"]:
            assert seen["seat"] == seat
            assert seen["events"] == truth[table_event["ply"]][1]


def test_the_first_load_is_small_and_has_no_board(
    open_page: OpenPage, address: str, browser_logs: list[BrowserLog]
) -> None:
    page = open_page("about:blank")
    bodies: dict[str, bytes] = {}
    page.on(
        "response",
        lambda response: (
            bodies.update({response.url: response.body()})
            if response.request.resource_type == "script"
            else None
        ),
    )
    fetched = fetched_until_play(page, address)
    page.wait_for_load_state("networkidle")
    sizes = {
        url.rsplit("/", 1)[1]: len(gzip.compress(body))
        for url, body in bodies.items()
        if url in fetched
    }
    assert len(sizes) > 3 and sum(sizes.values()) < FIRST_LOAD, sizes
    assert not [name for name in sizes if name.startswith(("biber-gang", "TablePage"))]


def test_names_and_chat_are_text_whatever_they_say(open_page: OpenPage, address: str) -> None:
    wicked = "<img src=x onerror=a()>"
    page = open_page(address)
    create_table(page, name=wicked, others=(FRIEND,))
    expect(page.get_by_text(wicked)).to_be_visible()
    for text in ("<script>alert(1)</script>", "javascript:alert(1)", "{{7*7}} ${7*7}", "‮abc"):
        page.get_by_label("Your message").fill(text)
        page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_role("log").get_by_text("<script>alert(1)</script>")).to_be_visible()
    page.get_by_role("button", name="Start now").click()
    page.locator("[data-pickable=true]").first.wait_for()
    expect(page.get_by_text(wicked).first).to_be_visible()
    assert page.locator("img").count() == 0


def test_a_refused_move_says_why_and_leads_to_the_rule(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    page.get_by_role("button", name="Play: Biber-Gang").click()
    page.locator("[data-pickable=true]").first.wait_for()
    page.locator("[data-place='pile/0/0']").click(force=True)
    expect(page.get_by_text("First everybody turns up two cards.")).to_be_visible()
    page.get_by_role("button", name="Rule BG-2.3").click()
    rule = page.locator("dialog #BG-2\\.3")
    expect(rule).to_be_in_viewport()
    close_dialog(page)
    play_move(page)  # nothing has changed
