"""The hint: what to play, how often the best moves win, and why."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Opened
from tests.web.keys import focused, tab_to
from tests.web.playing import BOT, good_place, ply, set_up, wait_for_more, wait_for_turn
from tests.web.test_for_everyone import fits, sound


def in_the_middle(page: Page) -> None:
    """A turn of one's own in which there is something to decide."""
    set_up(page, sitters=(BOT,))
    for _ in range(4):
        assert wait_for_turn(page)
        good_place(page)
    assert wait_for_turn(page)


def hinted(page: Page) -> Locator:
    dialog = page.get_by_role("dialog", name="A hint")
    expect(dialog).to_contain_text("Perhaps: ")
    return dialog


def test_a_hint_tells_the_chances_and_chooses_a_move(open_page: Opened, address: str) -> None:
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
        assert "of 100, very likely between" in text
    names = rows.locator(".name").all_inner_texts()
    assert "last move" not in "".join(names)
    assert len(set(names)) == len(names)  # moves of one verb are told apart by their places
    rows.nth(1).get_by_role("button").click()
    expect(dialog).to_be_hidden()
    page.locator(".bar .button.primary, .bar .button[data-button]").first.click()
    wait_for_more(page, before)


def test_a_hint_by_keys_on_a_phone(open_page: Opened, address: str) -> None:
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
    expect(dialog.locator("[aria-live]").first).to_contain_text("It wins about")
    fits(page)
    sound(page, "hint", "dialog[open]")
    tab_to(page, "of 100, very likely between")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # The move is marked on the table, and may be played or given up.
    page.locator(".bar .button.primary, .bar .button[data-button]").first.wait_for()
    assert ply(page) == before
    # Asked again it is the same dialog, for the same position.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hint").click()
    hinted(page).get_by_role("button", name="To the table").click()
    expect(dialog).to_be_hidden()
