"""The first page and its sheet: few taps to every way of playing, on every size."""

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from beaverboard.locales import LANGUAGES
from tests.scale import ALL
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.keyboard_actions import tab_to
from tests.web.page_actions import (
    game_title,
    get_json,
    open_fold,
    open_setup,
    table_id,
    wait_for_turn,
)


@dataclass(slots=True)
class Hand:
    """Somebody's finger: it taps what is in sight, and scrolls if it must."""

    page: Page
    taps: int = 0
    scrolls: int = 0

    def tap(self, target: Locator) -> None:
        target.wait_for()
        if not in_sight(target):
            self.scrolls += 1
            self.page.locator("dialog[open] .content").evaluate("e => e.scrollTo(0, 1e6)")
            assert in_sight(target)
        target.click(no_wait_after=True)
        self.taps += 1


def in_sight(target: Locator) -> bool:
    """Whether a tap in its middle reaches it."""
    return bool(
        target.evaluate(
            """e => {
                const { x, y, width, height } = e.getBoundingClientRect()
                const there = document.elementFromPoint(x + width / 2, y + height / 2)
                return e.contains(there) || !!there?.closest('label')?.contains(e)
            }"""
        )
    )


def opened(page: Page) -> dict[str, Any]:
    page.wait_for_url("**/t/*")
    table: dict[str, Any] = get_json(page, f"/api/tables/{table_id(page)}")
    return table


def sitters(table: dict[str, Any]) -> list[str]:
    return [seat["level"] or seat["kind"] for seat in table["seats"]]


MASTERS = ["person", "master", "master", "master"]
BOTS = ["person", "yearling", "yearling", "yearling"]
WISHES = [
    ("roi-des-castors", ["Solo"], "solo", ["person"]),
    ("biber-clan", ["With Biberbande", "4"], "clan-and-band", BOTS),
    ("biber-gang", ["On this device", "3"], None, ["person"] * 3),
    ("roi-des-castors", ["Expert", "4", "Master (very hard)"], "expert", MASTERS),
]
every_wish = pytest.mark.parametrize(
    ("game", "differs", "mode", "seats"), WISHES, ids=["solo", "biberbande", "hot-seat", "masters"]
)


@every_wish
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_tap_for_each_thing_that_differs(
    open_page: OpenPage,
    address: str,
    size: dict[str, int],
    game: str,
    differs: list[str],
    mode: str | None,
    seats: list[str],
) -> None:
    page = open_page(address, viewport=size)
    button = page.get_by_role("button", name=f"Choose: {game_title(game)}")
    button.scroll_into_view_if_needed()
    hand = Hand(page)
    hand.tap(button)
    dialog = page.get_by_role("dialog")
    for label in differs:
        hand.tap(dialog.get_by_text(label, exact=True))
    hand.tap(dialog.get_by_role("button", name="Start"))
    table = opened(page)
    assert (table["mode"], sitters(table)) == (mode, seats)
    assert hand.taps == 2 + len(differs)
    assert hand.scrolls <= 1


@every_wish
def test_the_same_by_keyboard(
    open_page: OpenPage,
    address: str,
    game: str,
    differs: list[str],
    mode: str | None,
    seats: list[str],
) -> None:
    page = open_page(address)
    page.get_by_role("button", name=f"Choose: {game_title(game)}").wait_for()
    tab_to(page, f"Choose: {game_title(game)}")
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    for label in differs:
        arrow_to(page, label)
    page.keyboard.press("Enter")
    table = opened(page)
    assert (table["mode"], sitters(table)) == (mode, seats)


def arrow_to(page: Page, label: str) -> None:
    """Tab to the group that has such a label, then arrows to it."""
    group = "document.activeElement.closest('fieldset')?.innerText ?? ''"
    mine = "document.activeElement.closest('label')?.innerText.trim().split('\\n')[0]"
    for _ in range(30):
        page.keyboard.press("Tab")
        if label in page.evaluate(group).split("\n"):
            break
    for _ in range(8):
        if page.evaluate(mine) == label:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no way to {label} by keys")


SMALL: dict[str, dict[str, int]] = {
    "small phone": {"width": 320, "height": 568},
    "phone on its side": {"width": 844, "height": 390},
    "desktop at 200 %": {"width": 720, "height": 450},
}


@pytest.mark.parametrize("size", SMALL.values(), ids=SMALL.keys())
@pytest.mark.parametrize("game", ["roi-des-castors", "dam-it"] if ALL else ["roi-des-castors"])
def test_every_control_of_the_sheet_can_be_reached(
    open_page: OpenPage, address: str, size: dict[str, int], game: str
) -> None:
    page = open_page(address, viewport=size)
    dialog = open_setup(page, game, "With friends")
    open_fold(dialog, "Who sits where")
    open_fold(dialog, "House rules")
    dialog.get_by_role("spinbutton").first.wait_for()
    controls = dialog.locator("label:has(input), input:not(.only-spoken), select, button, summary")
    assert controls.count() > 25
    for control in controls.all():
        control.scroll_into_view_if_needed()
        assert in_sight(control), control.evaluate("e => e.outerHTML")
        assert_within(control, size["width"])
    content = dialog.locator(".content")
    assert content.evaluate("e => e.scrollWidth <= e.clientWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_games_are_in_sight_on_a_phone(
    open_page: OpenPage, address: str, language: str
) -> None:
    for size in (PHONE, {"width": 390, "height": 844}, *SMALL.values()):
        page = open_page(address, viewport=size, language=language)
        plays = page.locator(".game .button.primary")
        plays.nth(1).wait_for()
        # On the smallest one the second game is seen, and its buttons are a flick away.
        seen = page.locator(".game h2") if size["width"] < 360 else plays
        assert in_sight(plays.nth(0)) and in_sight(seen.nth(1)), size
        for control in page.locator("header :is(a, button, select), main :is(a, button)").all():
            if control.is_visible():
                assert_within(control, size["width"])


def assert_within(control: Locator, width: int) -> None:
    """Not clipped at the side: what overflows there cannot be scrolled to."""
    box = control.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= width, (
        control.evaluate("e => e.outerHTML"),
        box,
    )


def test_a_newcomer_is_led_to_discovery_and_told_why(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    dialog = open_setup(page, "roi-des-castors")
    expect(dialog.get_by_role("radio", name="Discovery")).to_be_checked()
    expect(dialog.get_by_text("Your first match: Discovery has no characters")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play: Le Roi des Castors").click()
    assert opened(page)["mode"] == "discovery"
    expect(page.get_by_text("Your first match: Discovery has no characters")).to_be_visible()
    assert wait_for_turn(page)
    # From the second match on, all modes are equal.
    page.goto(address)
    dialog = open_setup(page, "roi-des-castors")
    expect(dialog.get_by_role("radio", name="Normal")).to_be_checked()
    expect(dialog.get_by_text("Your first match")).to_have_count(0)


def test_play_deals_as_last_time(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    dialog = open_setup(page, "biber-clan")
    dialog.get_by_text("With Biberbande", exact=True).click()
    dialog.get_by_text("5", exact=True).click()
    dialog.get_by_text("Kit (easy)").click()
    open_fold(dialog, "House rules")
    dialog.get_by_role("button", name="Fewer: Rounds").click()
    dialog.get_by_role("button", name="Start").click()
    before = opened(page)
    page.goto(address)
    expect(
        page.get_by_text("As last time: With Biberbande · 5 players · Kit (easy)")
    ).to_be_visible()
    page.get_by_role("button", name="Play: BiberClan").click()
    again = opened(page)
    assert again["id"] != before["id"]
    assert again["options"]["rounds"] == 4
    for part in ("mode", "options"):
        assert again[part] == before[part]
    assert sitters(again) == sitters(before) == ["person", "kit", "kit", "kit", "kit"]


def test_our_box_is_kept_reused_and_shared(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    dialog = open_setup(page, "roi-des-castors")
    open_fold(dialog, "House rules")
    large = dialog.get_by_role("spinbutton", name="Value 3")
    expect(large).to_have_value("12")  # RC-1.1, three players
    large.fill("20")
    expect(dialog.get_by_role("alert")).to_have_text(
        "30 to 48 logs are needed in all. Now there are 50."
    )
    large.fill("10")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    dialog.get_by_label("A name for these numbers").fill("Grandma’s box")
    page.evaluate("delete Navigator.prototype.share")
    dialog.get_by_role("button", name="Keep").click()
    expect(dialog.get_by_text("“Grandma’s box” is kept on this device.")).to_be_visible()
    link = page.evaluate(
        """() => new Promise(done => {
            navigator.clipboard.writeText = async text => done(text)
            for (const each of document.querySelectorAll('dialog[open] button'))
                if (each.innerText.trim() === 'Share as a link') each.click()
        })"""
    )
    # Back to the printed ones, and the kept ones again.
    numbers = dialog.get_by_label("Numbers", exact=True)
    numbers.select_option(label="As printed")
    expect(large).to_have_value("12")
    numbers.select_option(label="Grandma’s box")
    expect(large).to_have_value("10")
    dialog.get_by_role("button", name="Forget “Grandma’s box”").click()
    expect(numbers.locator("option")).to_have_text(["As printed", "Our own numbers"])
    dialog.get_by_role("button", name="Start").click()
    assert opened(page)["options"]["logs"] == [16, 14, 10]

    friend = open_page(link)
    dialog = friend.get_by_role("dialog")
    came = "The numbers of “Grandma’s box” have come with the link."
    expect(dialog.get_by_text(came)).to_be_visible()
    expect(dialog.get_by_role("spinbutton", name="Value 3")).to_have_value("10")
    assert "#" not in friend.url
    stranger = open_page(f"{address}/#box=bm9ib3g")
    expect(stranger.get_by_text("This link brings no numbers that could be used.")).to_be_visible()


def test_numbers_that_are_not_printed_carry_a_mark(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    dialog = open_setup(page, "roi-des-castors")
    open_fold(dialog, "House rules")
    third = dialog.get_by_role("listitem").filter(has_text="Value 3")
    expect(third).to_contain_text("partly known")
    dialog.get_by_text("2", exact=True).click()  # the rulebook has the split for two
    expect(third).not_to_contain_text("partly known")
    third.get_by_role("button", name="More: Value 3").click()
    expect(third).to_contain_text("your own")
    # At the table as well.
    dialog.get_by_role("button", name="Start").click()
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="House rules").click()
    agreed = page.get_by_role("dialog", name="What is agreed at this table")
    expect(agreed.get_by_role("listitem").filter(has_text="Value 3")).to_contain_text("your own")
    expect(agreed.get_by_text("worked out by us").first).to_be_attached()


def test_a_power_is_agreed_on_in_words(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    dialog = open_setup(page, "roi-des-castors")
    dialog.get_by_text("Normal", exact=True).click()
    open_fold(dialog, "House rules")
    power = dialog.get_by_label("Bûcheron (lumberjack)", exact=True)
    expect(power.locator("option")).to_have_text(["never", "once a game", "every turn"])
    power.select_option(label="never")
    dialog.get_by_role("button", name="Start").click()
    assert opened(page)["options"]["uses"][0] == 0


@pytest.mark.parametrize("width, height", [(1440, 900), (1920, 1080), (2560, 1440)])
def test_the_first_page_of_a_desktop_has_no_empty_half(
    open_page: OpenPage, address: str, width: int, height: int
) -> None:
    page = open_page(address, viewport={"width": width, "height": height})
    page.get_by_role("button", name="Play: ").nth(3).wait_for()
    games = page.get_by_role("list", name="The games").bounding_box()
    assert games and games["width"] > 0.7 * width
    assert height / 2 < games["y"] + games["height"] <= height
    tops = {page.locator(".game").nth(index).evaluate("e => e.offsetTop") for index in range(4)}
    assert len(tops) == 1  # side by side
