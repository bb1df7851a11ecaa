"""How a person follows the coach of a lesson."""

from playwright.sync_api import Page, expect

from tests.web.playing import ply, wait_for_more

SAYS = "[data-testid=coach] p"
POINTED = "[data-game] [data-coach]"
ADVISED = ".bar button[data-coach]"
NEXT = ".bar [data-button=read-on]"


def obey(page: Page) -> None:
    """Read on, then press what the coach points at until the move is played."""
    before = ply(page)
    while page.locator(NEXT).count():
        text = page.locator(SAYS).inner_text()
        page.locator(NEXT).click()
        expect(page.locator(SAYS)).not_to_have_text(text)
    for _ in range(6):
        page.locator(f"{POINTED}, {ADVISED}").first.wait_for()
        if page.locator(ADVISED).count():
            page.locator(ADVISED).click()
            break
        page.locator(POINTED).click()
        page.locator(".card.selected").first.wait_for()
        page.wait_for_timeout(50)  # what comes next is marked
    wait_for_more(page, before)


def wait_for_coach(page: Page) -> bool:
    """Whether the coach has something to say; false when the match is over."""
    page.locator(f"{NEXT}, {POINTED}, {ADVISED}, dialog[open]").first.wait_for()
    return page.locator("dialog[open]").count() == 0
