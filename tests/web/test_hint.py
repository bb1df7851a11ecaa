"""The hint: what to play, how often the best moves win, and why."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.keyboard_actions import focused, tab_to
from tests.web.page_actions import (
    BOT,
    create_table,
    play_move,
    ply,
    wait_for_ply_after,
    wait_for_turn,
)
from tests.web.test_accessibility import check_accessibility, fits

# What plays the move that is marked.
PLAYABLE = ".bar [data-confirm], .bar [data-button]:not([data-button=undo], [data-button=why])"


def in_the_middle(page: Page) -> None:
    """A turn of one's own in which there is something to decide."""
    create_table(page, others=(BOT,))
    for _ in range(4):
        assert wait_for_turn(page)
        play_move(page)
    assert wait_for_turn(page)


def hinted(page: Page) -> Locator:
    """A glowing card and a sentence with its reason; the numbers are asked for."""
    bar = page.locator(".bar")
    expect(bar).to_contain_text("Perhaps: ")
    said = bar.locator(".words p").first.inner_text()
    assert not any(letter.isdigit() for letter in said.partition("? ")[2]), said
    bar.get_by_role("button", name="Why?").click()
    return page.get_by_role("dialog", name="A hint")


def test_a_hint_tells_the_chances_and_chooses_a_move(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    in_the_middle(page)
    before = ply(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hint").click()
    dialog = hinted(page)
    expect(dialog).to_contain_text("It wins about")
    rows = dialog.locator(".moves li")
    assert rows.count() >= 2
    for text in rows.all_inner_texts():
        assert "of 100" in text
    names = rows.locator(".name").all_inner_texts()
    assert "last move" not in "".join(names)
    assert len(set(names)) == len(names)  # moves of one verb are told apart by their places
    rows.nth(1).get_by_role("button").click()
    expect(dialog).to_be_hidden()
    page.locator(PLAYABLE).first.click()
    wait_for_ply_after(page, before)


def test_a_hint_by_keys_on_a_phone(open_page: OpenPage, address: str) -> None:
    page = open_page(address, viewport=PHONE)
    in_the_middle(page)
    before = ply(page)
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("ArrowDown")
    for _ in range(10):
        if focused(page) == "Hint":
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    dialog = hinted(page)
    expect(dialog).to_contain_text("It wins about")
    fits(page)
    check_accessibility(page, "hint", "dialog[open]")
    tab_to(page, "of 100")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # The move is marked on the table, and may be played or given up.
    page.locator(PLAYABLE).first.wait_for()
    assert ply(page) == before
    # Asked again it is the same dialog, for the same position.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hint").click()
    hinted(page).get_by_role("button", name="To the table").click()
    expect(dialog).to_be_hidden()


def test_a_hint_says_which_card_or_lodge(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, game="dam-it")  # without cards there is nothing to build: one is taken
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hint").click()
    expect(page.locator(".bar")).to_contain_text("Perhaps: Take ")
    expect(page.locator(".bar")).to_contain_text("Position ")
    page.goto(address)
    create_table(page, game="biber-clan")  # a number card is drawn for whoever begins
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hint").click()
    expect(page.locator(".bar")).to_contain_text(re.compile("lodge", re.IGNORECASE))
