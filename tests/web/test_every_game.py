"""Every game with a board: whole matches by finger and by keys, every language, no hidden byte.

`make test` plays one short match of each game on a phone and one of BiberClan by keys; `make
test-all` plays every mode on both sizes, and every game by keys.
"""

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from beaverboard.games import GAMES
from beaverboard.locales import LANGUAGES
from tests.scale import ALL
from tests.web.conftest import DESKTOP, PHONE, BrowserLog, OpenPage
from tests.web.keyboard_actions import focused, move_by_keys, tab_to
from tests.web.page_actions import (
    BOARDS,
    BOT,
    FRIEND,
    MOVE_BUTTON,
    PICKABLE,
    create_table,
    game_title,
    get_json,
    open_fold,
    open_setup,
    pick,
    play_move,
    play_to_the_end,
    table_id,
    wait_for_turn,
)
from tests.web.test_accessibility import check_accessibility, fits
from tests.web.test_hidden_information import as_json_position, check_message, replayed

SIZES = {"desktop": DESKTOP, "phone": PHONE}
OTHER_GAMES = [game for game in BOARDS if game != "biber-gang"]  # which has files of its own
MATCHES = [
    pytest.param(game, mode.name, size, id=f"{game}-{mode.name or 'only'}-{size}")
    for game in BOARDS
    for number, mode in enumerate(GAMES[game].modes)
    for size in SIZES
    # Biber-Gang is played in the other files as well.
    if ALL or (number == 0 and size == "phone" and game != "biber-gang")
]


def bots_for(game: str, mode: str | None) -> tuple[str, ...]:
    """Four at the table, or as many as the mode is for."""
    seats = GAMES[game].mode(mode).seats
    return (BOT,) * (min(max(4, seats[0]), seats[-1]) - 1)


def numbers(texts: list[str]) -> list[int]:
    return [int(text.replace("−", "-")) for text in texts]


@pytest.mark.parametrize(("game", "mode", "size"), MATCHES)
def test_a_whole_match(
    open_page: OpenPage,
    address: str,
    browser_logs: list[BrowserLog],
    game: str,
    mode: str | None,
    size: str,
) -> None:
    page = open_page(address, viewport=SIZES[size], dark=size == "phone")
    create_table(page, game=game, mode=mode, others=bots_for(game, mode))
    for _ in range(2):
        assert wait_for_turn(page)
        play_move(page)
    if wait_for_turn(page):
        fits(page)
        check_accessibility(page, "table")
        targets_are_large(page)
    play_to_the_end(page)
    dialog = page.get_by_role("dialog", name="Final score")
    expect(dialog).to_be_visible()
    expect(dialog.locator(".winner")).not_to_be_empty()
    check_accessibility(page, "result", "dialog[open]")
    scores_are_explained(page)
    received_only_what_the_seat_may_know(page, browser_logs[0])


def targets_are_large(page: Page) -> None:
    """Nothing to press is smaller than 44 px."""
    for target in page.locator("[data-pickable=true], .bar button:visible").all():
        box = target.bounding_box()
        assert box and box["width"] >= 43.5 and box["height"] >= 43.5, target.get_attribute(
            "aria-label"
        )


def scores_are_explained(page: Page) -> None:
    dialog = page.get_by_role("dialog", name="Final score")
    result = get_json(page, f"/api/tables/{table_id(page)}")["result"]
    shown = numbers(dialog.locator("td.total").all_inner_texts())
    assert set(result["scores"]) <= set(shown)  # in solo the Bûcheron, who has no seat, is shown
    for explained in dialog.locator(".explained details").all():
        points = numbers(explained.locator("dd").all_text_contents())
        assert [sum(points)] == numbers(explained.locator("summary span").all_text_contents())
    see = dialog.get_by_role("button", name="See the cards")
    if see.count():
        see.click()
        expect(dialog.get_by_role("group").first).to_be_visible()
        check_accessibility(page, "last cards", "dialog[open]")


def received_only_what_the_seat_may_know(page: Page, log: BrowserLog, seat: int = 0) -> None:
    record: dict[str, Any] = get_json(page, f"/api/tables/{table_id(page)}/record")
    truth = [as_json_position(match, seat) for match in replayed(record)]
    messages = [json.loads(text) for text in log.received]
    assert len(messages) > 5
    for message in messages:
        check_message(message, seat, truth)
    assert "server_seed" not in "".join(log.received)


@pytest.mark.parametrize("game", OTHER_GAMES if ALL else ["biber-clan"])
def test_a_whole_match_by_keyboard_alone(open_page: OpenPage, address: str, game: str) -> None:
    page = open_page(address)
    page.get_by_role("button", name=f"Play: {game_title(game)}").wait_for()
    create_table(page, game=game, others=bots_for(game, GAMES[game].modes[0].name))
    assert wait_for_turn(page)
    for _ in range(200):
        if not wait_for_turn(page):
            break
        move_by_keys(page)
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    tab_to(page, "Menu")
    assert focused(page) == "Menu"


@pytest.mark.parametrize("language", LANGUAGES if ALL else ["de"])
@pytest.mark.parametrize("game", OTHER_GAMES)
def test_every_language_fits_a_phone(
    open_page: OpenPage, address: str, game: str, language: str
) -> None:
    page = open_page(address, viewport=PHONE, language=language)
    cover = page.locator(".game").nth(list(GAMES).index(game))
    cover.locator(".button.primary").click()
    assert wait_for_turn(page)
    fits(page)
    targets_are_large(page)
    pick(page, page.locator("[data-pickable=true]").first.click)
    fits(page)
    # No text is missing: a key that has none is shown as it is.
    assert f"{game}-" not in page.locator("body").inner_text()


@pytest.mark.parametrize("size", SIZES if ALL else ["phone"])
@pytest.mark.parametrize("game", BOARDS if ALL else ["biber-clan"])
def test_two_browsers_at_a_table_each_see_their_own(
    open_page: OpenPage, address: str, browser_logs: list[BrowserLog], game: str, size: str
) -> None:
    """Two at the table, or the fewest that the game's first mode is for, with bots."""
    least = GAMES[game].modes[0].seats[0]
    host = open_page(address, viewport=SIZES[size])
    create_table(host, game=game, others=(FRIEND, *(BOT,) * (least - 2)))
    friend = open_page(host.url)
    friend.get_by_label("What shall we call you?").fill("Kees")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Deal the cards").click()
    turns = waits = 0
    over = "The match is over"
    while not host.locator(".bar h2", has_text=over).count():
        can_move = [
            page
            for page in (host, friend)
            if page.locator(f"{PICKABLE}, {MOVE_BUTTON}").count() > 0
        ]
        for page in can_move:
            play_move(page)
        turns += bool(can_move)
        waits = 0 if can_move else waits + 1
        assert turns < 600 and waits < 400
        if turns == 3 and can_move:
            friend.reload()
        if not can_move:
            host.wait_for_timeout(50)
    expect(friend.get_by_role("dialog", name="Final score")).to_be_visible()
    for seat, log in enumerate(browser_logs):
        received_only_what_the_seat_may_know(host, log, seat)


def test_numbers_of_ones_own_are_checked_while_they_are_typed(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(address)
    dialog = open_setup(page, "dam-it")
    open_fold(dialog, "House rules")
    number = partial(dialog.get_by_role, "spinbutton")
    number(name="Cost 5, middle").fill("8")  # as much as the one above it
    falls = "In the stack with cost 5 every dam must bring fewer points than the one above it."
    expect(dialog.get_by_role("alert")).to_have_text(falls)
    dialog.get_by_role("button", name="Start").click()
    expect(dialog.get_by_role("alert").last).to_contain_text("Some numbers do not fit yet")
    expect(dialog).to_be_visible()
    number(name="Cost 5, middle").fill("7")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    number(name="Cost 5, top").fill("99")
    number(name="Oak").fill("")
    expect(dialog.get_by_role("alert")).to_have_text("A whole number from 1 to 3.")
    dialog.get_by_role("button", name="Back to what is printed").click()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(number(name="Oak")).to_have_value("3")
    dialog.get_by_role("button", name="Fewer: Oak").click()
    expect(number(name="Oak")).to_have_value("2")
    number(name="Cost 5, top").fill("99")
    dialog.get_by_role("button", name="Start").click()
    assert wait_for_turn(page)
    expect(page.get_by_role("group", name="The dams")).to_contain_text("7 · 6")
    expect(page.get_by_label("Dams for 5: 99 points")).to_be_visible()


def test_a_refused_move_says_why(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, game="biber-clan", others=(BOT,))
    assert wait_for_turn(page)
    own = page.get_by_role("group", name="Your lodge")
    own.get_by_role("button", name="above, left").click(force=True)
    # With a number card in hand, or with an action to carry out
    why = re.compile("both spaces under it|no card in that space")
    expect(page.get_by_text(why)).to_be_visible()
    page.get_by_role("button", name=re.compile(r"Rule BC-\d")).click()
    expect(page.locator("dialog .found")).to_be_in_viewport()
