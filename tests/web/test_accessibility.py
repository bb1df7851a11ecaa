"""Accessibility: keyboard alone, announcements, contrast, sizes, languages."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.scale import ALL
from tests.web.conftest import DESKTOP, PHONE, TABLET, OpenPage
from tests.web.keyboard_actions import focused, move_by_keys, tab_to, tab_to_label
from tests.web.page_actions import (
    BOT,
    FRIEND,
    HERE,
    create_table,
    open_fold,
    open_setup,
    play_move,
    play_to_the_end,
    ply,
    wait_for_turn,
)


def test_a_whole_match_by_keyboard_alone(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    page.get_by_role("button", name="Play: Biber-Gang").wait_for()
    tab_to(page, "Choose: Biber-Gang")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    # From three players to two, and the easiest bot.
    tab_to_label(page, "3")
    page.keyboard.press("ArrowLeft")
    tab_to_label(page, "Yearling (medium)")
    page.keyboard.press("ArrowLeft")
    tab_to(page, "House rules")
    page.keyboard.press("Enter")
    page.get_by_role("spinbutton", name="Rounds").wait_for()
    tab_to(page, "Fewer: Rounds")
    page.keyboard.press("Tab")
    page.keyboard.press("Control+a")
    page.keyboard.type("1")
    page.keyboard.press("Enter")

    assert wait_for_turn(page)
    for _ in range(200):
        if not wait_for_turn(page):
            break
        move_by_keys(page)
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # The menu by keys.
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) == "Rules"
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Rules of Biber-Gang")).to_be_visible()
    page.keyboard.press("Escape")
    assert focused(page) == "Menu"


def test_the_page_speaks_from_the_seats_own_view(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    page.evaluate(
        """() => {
            window.spoken = []
            const note = () => {
                const text = document.querySelector('[data-testid=spoken]')?.textContent
                if (text && text !== window.spoken.at(-1)) window.spoken.push(text)
            }
            new MutationObserver(note)
                .observe(document.body, { subtree: true, childList: true, characterData: true })
        }"""
    )
    create_table(page, others=(BOT,))
    for _ in range(8):
        assert wait_for_turn(page)
        play_move(page)
    assert wait_for_turn(page)
    told = " ".join(page.evaluate("window.spoken"))
    assert "It is your turn." in told
    # What a bot draws from the pile is nobody's business; one's own deeds one knows.
    assert "draws a" not in told
    assert "You " not in told.replace("You begin", "")


LOOKS = [(PHONE, True)]
if ALL:
    LOOKS += [(DESKTOP, False), (PHONE, False), (TABLET, False), (TABLET, True), (DESKTOP, True)]


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_axe_finds_nothing_on_any_page(
    open_page: OpenPage, address: str, size: dict[str, int], dark: bool
) -> None:
    page = open_page(address, viewport=size, dark=dark)
    page.get_by_role("button", name="Play: Biber-Gang").wait_for()
    check_accessibility(page, "home")
    open_fold(open_setup(page, "dam-it", "With friends"), "House rules")
    page.get_by_role("spinbutton", name="Oak").wait_for()
    check_accessibility(page, "setup")
    page.keyboard.press("Escape")
    open_setup(page, "roi-des-castors")
    check_accessibility(page, "modes")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    check_accessibility(page, "settings")
    page.keyboard.press("Escape")
    page.goto(f"{address}/rules/biber-gang#BG-5.2")
    page.locator(".found").wait_for()
    check_accessibility(page, "rules")
    page.goto(f"{address}/t/{'A' * 22}")
    page.get_by_role("heading", name="This table does not exist").wait_for()
    check_accessibility(page, "lost")

    page.goto(address)
    create_table(page, others=(FRIEND, BOT))
    page.get_by_role("heading", name="Invite friends").wait_for()
    check_accessibility(page, "lobby")
    guest = open_page(page.url, viewport=size, dark=dark)
    guest.get_by_label("What shall we call you?").wait_for()
    check_accessibility(guest, "join")

    page.goto(address)
    page.get_by_role("heading", name="Go on playing").wait_for()
    check_accessibility(page, "home with a table")
    create_table(page, others=(HERE,))
    page.get_by_role("button", name="I am Johanna").wait_for()
    check_accessibility(page, "curtain")

    page.goto(address)
    create_table(page, others=(BOT, BOT))
    assert wait_for_turn(page)
    page.locator("[data-pickable=true]").first.click()
    check_accessibility(page, "table")
    page.get_by_role("button", name="Menu").click()
    check_accessibility(page, "menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Who sits here").click()
    check_accessibility(page, "seats")
    page.keyboard.press("Escape")
    play_to_the_end(page)
    page.get_by_role("dialog", name="Final score").wait_for()
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text("Key of the shuffle").wait_for()
    check_accessibility(page, "result")
    page.get_by_role("button", name="See the cards").click()
    check_accessibility(page, "last round")


def check_accessibility(page: Page, where: str, part: str | None = None) -> None:
    """Axe has nothing to say, about all of the page or about a `part` of it."""
    page.wait_for_timeout(120)  # let things come to rest
    found = Axe().run(page, context=part)
    assert found.violations_count == 0, f"{where}: {found.generate_report()}"


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl"])
def test_every_language_fits_and_is_chosen_by_the_browser(
    open_page: OpenPage, address: str, language: str
) -> None:
    page = open_page(address, viewport=PHONE, language=language)
    page.locator(".game .button.primary").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    fits(page)
    page.locator(".game .button.primary").first.click()
    assert wait_for_turn(page)
    fits(page)
    # Nothing to press is smaller than 44 px.
    for target in page.locator(".bar button:visible, header button:visible").all():
        box = target.bounding_box()
        assert box and box["width"] >= 43.5 and box["height"] >= 43.5, target.inner_text()


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl"])
def test_what_is_read_out_contains_the_words_shown(
    open_page: OpenPage, address: str, language: str
) -> None:
    """Who steers by voice says what they see."""
    page = open_page(address, language=language)
    page.locator(".game .button.primary").first.wait_for()
    named = page.locator("button[aria-label]:visible, a[aria-label]:visible")
    names = [(target.get_attribute("aria-label"), target.inner_text()) for target in named.all()]
    assert len(names) > 12  # four things to do for each of the four games
    for name, words in names:
        assert words.strip().casefold() in (name or "").casefold()


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "too wide"


def test_the_language_changes_in_place(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(BOT,))
    for _ in range(4):
        assert wait_for_turn(page)
        play_move(page)
    assert wait_for_turn(page)
    before = ply(page)
    log = page.locator("aside [role=log]").first
    lines = log.locator("li").count()
    for code, title, turn, begins in (
        ("de", "Einstellungen", "Du bist dran", "Die Partie beginnt."),
        ("fr", "Réglages", "À toi de jouer", "La partie commence."),
        ("nl", "Instellingen", "Jij bent aan de beurt", "Het spel begint."),
    ):
        page.locator("header .menu > button").click()
        page.locator("[role=menuitem]").filter(
            has_text={"de": "Settings", "fr": "Einstellungen", "nl": "Réglages"}[code]
        ).click()
        page.locator("dialog[open] select").select_option(code)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name=turn)).to_be_visible()
        expect(log).to_contain_text(begins)
        assert log.locator("li").count() == lines
        assert ply(page) == before
    page.reload()
    assert page.evaluate("document.documentElement.lang") == "nl"


def test_twice_as_large_everything_is_still_there(open_page: OpenPage, address: str) -> None:
    """Zoomed to 200 % a desktop of 1440 × 900 has 720 × 450."""
    page = open_page(address, viewport={"width": 720, "height": 450})
    page.get_by_role("button", name="Play: Biber-Gang").click()
    assert wait_for_turn(page)
    fits(page)
    play_move(page)
    expect(page.get_by_role("heading", name="It is your turn")).to_be_visible()
