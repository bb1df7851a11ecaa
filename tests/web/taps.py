"""How many taps a turn takes, counted in the browser.

    python -m tests.web.taps http://127.0.0.1:8000 [--drag]

plays the turns of `TURNS` at a server with the built pages, and prints a table. The page itself
counts: every press of a pointer that it receives is one, a drag as well as a tap. The script
presses what a person has to: a card, its place, and a confirmation only where one is asked for.
So the same script counts pages that want every move confirmed, and pages that do not.
"""

import argparse
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

from beaverboard.games import GAMES
from scripts.screens import open_table
from tests.web.conftest import PHONE, launch_chromium
from tests.web.page_actions import CONFIRM, PICKABLE, ply, wait_for_ply_after

COUNT = "addEventListener('pointerdown', () => (window.presses = (window.presses ?? 0) + 1), true)"
BOT = {"kind": "bot", "level": "greedy"}
JOHANNA = {"kind": "person", "name": "Johanna"}
LOGS = {"logs": [24, 24, 0], "cards": [0, 0, 0, 0, 0, 0, 0, 0]}
TROCS = {"logs": [30, 0, 0], "cards": [0, 24, 0, 0, 0, 0, 0, 0]}
ATTEMPTS = 40  # tables that are opened until one begins as a scenario wants it
SETTLED = 150  # milliseconds, in which the page draws what is asked next

Turn = Callable[[Page, bool], None]


def sit_down(page: Page, address: str, game: str, mode: str | None, **options: Any) -> None:
    page.goto(address)
    page.locator(".game .button.primary").first.wait_for()
    open_table(page, {"game": game, "mode": mode, "seats": [JOHANNA, BOT], "options": options})
    wait_until_asked(page)


def wait_until_asked(page: Page) -> None:
    page.locator(f"{PICKABLE}, .bar.yours [data-button]").first.wait_for()
    page.wait_for_timeout(SETTLED)


def presses(page: Page) -> int:
    return int(page.evaluate("window.presses ?? 0"))


def button(page: Page, *names: str) -> Locator | None:
    for name in names:
        found = page.locator(".bar").get_by_role("button", name=name, exact=True)
        if found.count():
            return found.first
    return None


def press(page: Page, *names: str) -> None:
    found = button(page, *names)
    assert found, f"no button of {names}"
    before = ply(page)
    found.click()
    wait_for_ply_after(page, before)
    page.wait_for_timeout(SETTLED)


def pick(page: Page, *targets: str) -> None:
    """One after the other, and a confirmation if one is asked for."""
    before = ply(page)
    for target in targets:
        page.locator(target).first.click()
        page.wait_for_timeout(SETTLED)
    if ply(page) == before and page.locator(CONFIRM).count():
        page.locator(CONFIRM).click()
    wait_for_ply_after(page, before)
    page.wait_for_timeout(SETTLED)


def carry(page: Page, source: str, target: str) -> None:
    """Dragged from the one to the other; targets are shown once a card is lifted."""
    before = ply(page)
    start, end = (page.locator(each).first.bounding_box() for each in (source, target))
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()
    wait_for_ply_after(page, before)
    page.wait_for_timeout(SETTLED)


# Le Roi des Castors

END = ("End turn", "No more logs", "Stop here")
PILE = f"{PICKABLE}[data-place^='pile/']"
OWN_LOG = f".own {PICKABLE}:is([data-place='hand/0/0'], [data-place='hand/0/1'])"
NEW_DAM = ".own .fresh"


def has_power(page: Page) -> bool:
    return page.locator(f"[data-place^='character/']{PICKABLE}").count() > 0


def draw(page: Page) -> None:
    if page.locator(PILE).count():
        pick(page, PILE)
    page.wait_for_timeout(SETTLED)  # what the same press draws


def lay_two_and_end(page: Page, drag: bool) -> None:
    for _ in range(2):
        if drag:
            carry(page, OWN_LOG, NEW_DAM)
        elif page.locator(f"{OWN_LOG}.selected").count():  # the only one that can be laid
            pick(page, NEW_DAM)
        else:
            pick(page, OWN_LOG, NEW_DAM)
    press(page, *END)


def two_logs(page: Page, drag: bool) -> None:
    draw(page)  # which leaves the power
    lay_two_and_end(page, drag)


def troc_and_two_logs(page: Page, drag: bool) -> None:
    """One card is discarded, and as many are drawn as may be."""
    draw(page)  # which leaves the power
    troc = f".own {PICKABLE}[data-place='hand/0/4']"
    if drag and page.locator(".centre[data-place]").count():
        carry(page, troc, ".centre .lying")
    else:
        pick(page, troc, ".bar [data-button]:has-text('Play:')")
    pick(page, OWN_LOG)
    if page.locator(PILE).count():
        draw(page)  # which discards no more
    else:
        press(page, "Discard no more")
    while button(page, "Draw no more"):
        draw(page)
    lay_two_and_end(page, drag)


# The others


def draw_and_put(page: Page, drag: bool) -> None:
    pick(page, f"{PICKABLE}[data-place^='pile/']")
    hidden = f".own {PICKABLE}[aria-label*='face down']"
    if drag:
        carry(page, "[data-place^='hand/']", hidden)
    else:
        pick(page, hidden)


def lay_in_the_lodge(page: Page, drag: bool) -> None:
    space = f".own {PICKABLE}[aria-label*='empty']"
    if drag:
        before = ply(page)
        carry_only(page, "[data-place^='hand/']", space)
    else:
        before = ply(page)
        page.locator(space).first.click()
    page.wait_for_timeout(SETTLED)
    page.locator(".bar.yours [data-button]").first.click()
    wait_for_ply_after(page, before)


def carry_only(page: Page, source: str, target: str) -> None:
    start, end = (page.locator(each).first.bounding_box() for each in (source, target))
    assert start and end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def take_from_the_river(page: Page, drag: bool) -> None:
    pick(page, f".river li:first-child {PICKABLE}")


def first_cards_turned(page: Page) -> bool:
    for _ in range(2):
        pick(page, f".own {PICKABLE}")
    wait_until_asked(page)
    return True


def number_in_hand(page: Page) -> bool:
    return page.locator(f".own {PICKABLE}[aria-label*='empty']").count() > 0


def with_logs(page: Page) -> bool:
    """Of both values, so that none is picked already, and two of 1."""
    small, medium = (page.locator(f".own [data-place='hand/0/{kind}']") for kind in (0, 1))
    if not (has_power(page) and small.count() and medium.count()):
        return False
    return bool(re.match(r"[2-5] × ", small.get_attribute("aria-label") or ""))


def with_troc(page: Page) -> bool:
    """And logs enough that there is a turn to end after two of them."""
    logs = "[data-place='hand/0/0']:is([aria-label^='3 '], [aria-label^='4 '])"
    held = page.locator(logs).count() and page.locator("[data-place='hand/0/4']").count()
    return has_power(page) and bool(held)


Scenario = tuple[str, str | None, dict[str, Any], Callable[[Page], bool], Turn]
TWO_LOGS = "power unused, draw, two logs on two dams, end of turn"
SCENARIOS: dict[str, Scenario] = {
    f"Castors normal: {TWO_LOGS}": ("roi-des-castors", "normal", LOGS, with_logs, two_logs),
    f"Castors expert: {TWO_LOGS}": ("roi-des-castors", "expert", LOGS, with_logs, two_logs),
    "Castors normal: the same with a Troc": (
        "roi-des-castors",
        "normal",
        TROCS,
        with_troc,
        troc_and_two_logs,
    ),
    "Biber-Gang: draw, lay on a card": ("biber-gang", None, {}, first_cards_turned, draw_and_put),
    "BiberClan: lay a number": ("biber-clan", "clan", {}, number_in_hand, lay_in_the_lodge),
    "Dam It!: take the first card": ("dam-it", None, {}, lambda _: True, take_from_the_river),
}


def counted(page: Page, address: str, name: str, drag: bool) -> int:
    game, mode, options, begins, turn = SCENARIOS[name]
    if any(option.name == "begins" for option in GAMES[game].options):
        options = {**options, "begins": 0}
    for _ in range(ATTEMPTS):
        sit_down(page, address, game, mode, **options)
        if begins(page):
            before = presses(page)
            turn(page, drag)
            return presses(page) - before
    raise AssertionError(f"no table begins as wanted: {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--drag", action="store_true", help="drag cards where that is possible")
    parser.add_argument("--only", default="", help="part of a scenario's name")
    args = parser.parse_args()
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        size: Any = PHONE
        context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
        context.add_init_script(COUNT)
        page = context.new_page()
        for name in SCENARIOS:
            if args.only in name:
                print(f"{counted(page, args.address, name, args.drag):3}  {name}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
