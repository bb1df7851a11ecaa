"""How a person uses the pages: opens tables, sits down, plays. Texts are English."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

PICKABLE = "[data-pickable=true]"
OVER = "The match is over"


def open_setup(page: Page) -> Locator:
    page.get_by_role("button", name="Open a table of Biber-Gang for friends").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def set_up(
    page: Page, *, name: str = "Johanna", sitters: tuple[str, ...] = (), rounds: int = 1
) -> None:
    """A table for as many as `sitters` (labels of the choice) and oneself."""
    dialog = open_setup(page)
    seats = dialog.get_by_role("group", name="How many play?")
    seats.get_by_text(str(len(sitters) + 1), exact=True).click()
    dialog.get_by_label("Your name").fill(name)
    for seat, label in enumerate(sitters, 2):
        dialog.get_by_label(f"Seat {seat}", exact=True).select_option(label=label)
    dialog.get_by_label("Rounds").fill(str(rounds))
    dialog.locator("footer .primary").click()
    expect(dialog).to_be_hidden()


BOT = "Bot: Yearling (medium)"
FRIEND = "Free, for a friend"
HERE = "Someone here at this device"


def wait_for_turn(page: Page) -> bool:
    """Whether it is this page's turn; false when the match is over."""
    either = page.locator(f"{PICKABLE}, .bar h2:text-is('{OVER}')").first
    either.wait_for(state="attached")
    return page.locator(PICKABLE).count() > 0


def ply(page: Page) -> int:
    """The number of the position that is shown."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or 0)


def wait_for_more(page: Page, than: int) -> None:
    page.wait_for_function(
        "ply => Number(document.querySelector('[data-ply]')?.dataset.ply) > ply", arg=than
    )


def choose(page: Page, hidden: str = "face down") -> None:
    """Tap, select, confirm. It brings the match on: draws from the pile, and puts the card on
    one that is `hidden`."""
    backs = page.locator(f".own {PICKABLE}[aria-label*='{hidden}']")
    target = backs.first if backs.count() else page.locator(PICKABLE).first
    target.click()
    page.locator(".card.selected").first.wait_for()
    confirm = page.locator(".bar .button.primary")
    if not confirm.count():  # a beaver: it swims on to a face-down card
        backs.first.click()
    confirm.click()


def good_place(page: Page, hidden: str = "face down") -> None:
    before = ply(page)
    choose(page, hidden)
    wait_for_more(page, before)


def play_to_the_end(page: Page, moves: int = 400) -> None:
    for _ in range(moves):
        if not wait_for_turn(page):
            return
        good_place(page)
    raise AssertionError("the match does not end")


def close_dialog(page: Page) -> None:
    page.locator("dialog[open] header button").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def table_id(page: Page) -> str:
    found = re.search(r"/t/([\w-]{22})", page.url)
    assert found
    return found[1]


def answer(page: Page, path: str) -> Any:
    return page.request.get(f"{page.url.split('/t/')[0].rstrip('/')}{path}").json()
