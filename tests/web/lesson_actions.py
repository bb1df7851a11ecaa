"""Actions of a person in a lesson: follow the coach."""

from playwright.sync_api import Page, expect

from tests.web.page_actions import pick, ply, wait_for_ply_after

COACH_TEXT = "[data-testid=coach] p"
COACH_TARGET = "[data-game] [data-coach]"
COACH_BUTTON = ".bar button[data-coach]"
COACH_NEXT = ".bar [data-button=read-on]"


def follow_coach(page: Page) -> None:
    """Read all steps, then press what the coach points at until the move is played."""
    before = ply(page)
    while page.locator(COACH_NEXT).count():
        text = page.locator(COACH_TEXT).inner_text()
        page.locator(COACH_NEXT).click()
        expect(page.locator(COACH_TEXT)).not_to_have_text(text)
    for _ in range(6):
        page.locator(f"{COACH_TARGET}, {COACH_BUTTON}").first.wait_for()
        if ply(page) > before:
            return
        if page.locator(COACH_BUTTON).count():
            page.locator(COACH_BUTTON).click()
            break
        if pick(page, page.locator(COACH_TARGET).click):
            break
        page.wait_for_timeout(50)  # the next target is marked
    wait_for_ply_after(page, before)


def wait_for_coach(page: Page) -> bool:
    """Wait; true if the coach has a step to show, false if the match is over."""
    page.locator(f"{COACH_NEXT}, {COACH_TARGET}, {COACH_BUTTON}, dialog[open]").first.wait_for()
    return page.locator("dialog[open]").count() == 0
