"""What is played is what was meant: picks that change, hints, buttons, keys, the confirmation."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.keyboard_actions import focused, is_focused
from tests.web.page_actions import (
    BOT,
    DOUBLE_PRESS,
    PICKABLE,
    create_table,
    play_move,
    ply,
    wait_for_ply_after,
    wait_for_turn,
)
from tests.web.taps import carry_only
from tests.web.test_castors import BOT as GREEDY
from tests.web.test_castors import (
    ONLY_SMALL_AND_MEDIUM,
    bar,
    sit_down,
    until_held,
)
from tests.web.test_layout import change_views


def press_place(page: Page, selector: str, *, touch: bool) -> None:
    """At its place, whatever the page says about whether it can be pressed."""
    box = page.locator(selector).first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    if touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_another_log_changes_the_pick(open_page: OpenPage, address: str, size: str) -> None:
    """By finger and by mouse."""
    page = open_page(address, viewport=PHONE if size == "phone" else DESKTOP)
    sit_down(page, "normal", GREEDY, **ONLY_SMALL_AND_MEDIUM)
    until_held(page, "Log of 1", "Log of 2")
    page.wait_for_timeout(DOUBLE_PRESS)  # of a discarded card
    before = ply(page)
    one, two = ".own [data-place='hand/0/0']", ".own [data-place='hand/0/1']"
    for place in (one, two, one):
        press_place(page, place, touch=size == "phone")
        expect(page.locator(place)).to_have_class(re.compile("selected"))
        expect(page.locator(".own .card.selected")).to_have_count(1)
    page.wait_for_timeout(300)
    assert ply(page) == before
    # The place is the last press, and with it the log is laid: this one.
    press_place(page, ".own .fresh", touch=size == "phone")
    wait_for_ply_after(page, before)
    expect(page.locator(".own .dam").last).to_have_attribute("aria-label", re.compile(": 1;"))


@pytest.mark.parametrize("game", ["biber-gang", "dam-it"])
def test_changing_ones_mind_never_plays(open_page: OpenPage, address: str, game: str) -> None:
    page = open_page(address)
    create_table(page, game=game, others=(BOT, BOT, BOT))
    if game == "biber-gang":
        for _ in range(3):  # two cards are turned up, and one is drawn
            assert wait_for_turn(page)
            play_move(page)
        assert wait_for_turn(page)
        # The discard pile may mean two things: to discard, or to turn a card up as well.
        first, other = (
            "[data-place='discard/0/0']",
            ".own [data-place^='layout/']:not([aria-label*='face down'])",
        )
    else:
        for _ in range(12):
            assert wait_for_turn(page)
            if page.locator(f".hand {PICKABLE}").count():
                break
            play_move(page)
        first, other = f".hand {PICKABLE}", ".river [data-place='river/0/0']"
    before = ply(page)
    if not page.locator(f"{first}{PICKABLE}".replace(PICKABLE * 2, PICKABLE)).count():
        pytest.skip("nothing to change one's mind about in this deal")
    press_place(page, first, touch=False)
    expect(page.locator(".card.selected")).to_have_count(1)
    press_place(page, other, touch=False)
    page.wait_for_timeout(300)
    assert ply(page) == before


def test_moves_wait_for_a_confirmation_where_that_is_set(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Confirm every move").click()
    page.keyboard.press("Escape")
    create_table(page, others=(BOT,))
    assert wait_for_turn(page)
    before = ply(page)
    page.locator(".own [data-place='layout/0/0']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".card.selected")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".card.selected")).to_have_count(0)
    page.locator(".own [data-place='layout/0/0']").click()
    page.locator(".own [data-place='layout/0/5']").click()
    confirm = bar(page).get_by_role("button", name="Turn up this card")
    expect(confirm).to_be_visible()
    assert ply(page) == before
    confirm.click()
    wait_for_ply_after(page, before)
    expect(page.locator(".own [data-place='layout/0/5']")).not_to_have_attribute(
        "aria-label", re.compile("face down")
    )


def only_two_moves(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "moves": view["moves"][:2]}


def test_no_two_buttons_have_the_same_words(open_page: OpenPage, address: str) -> None:
    """Two cards may be turned up, and nothing else may be done: each move could have a button, but
    nobody could tell them apart."""
    page = open_page(address)
    change_views(page, only_two_moves)
    create_table(page, others=(BOT,))
    assert wait_for_turn(page)
    cards = page.locator(f".own {PICKABLE}")
    expect(cards).to_have_count(2)
    expect(page.locator(".bar [data-button]")).to_have_count(0)
    before = ply(page)
    cards.last.click()
    wait_for_ply_after(page, before)


def test_a_button_names_the_card_that_is_taken(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    change_views(page, only_two_moves)
    create_table(page, game="dam-it", others=(BOT,))
    assert wait_for_turn(page)
    buttons = page.locator(".bar [data-button]")
    expect(buttons).to_have_count(2)
    for place, words in enumerate(buttons.all_inner_texts()):
        card = page.locator(f"[data-place='river/0/{place}']").get_attribute("aria-label")
        assert card
        named = re.search(r"(?:Take|Keep) (\w+)", words)
        assert named and named[1].lower() in card.lower(), (words, card)


def test_a_hint_leaves_nothing_behind(open_page: OpenPage, address: str) -> None:
    """It shows a card with its side up or down; one step back, and everything is open again."""
    page = open_page(address)
    create_table(page, game="biber-clan", others=(BOT,))
    for _ in range(30):
        assert wait_for_turn(page)
        if page.locator(f"{PICKABLE}[aria-label*='empty']").count():
            break
        play_move(page)
    everything = page.locator(PICKABLE).count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hint").click()
    expect(page.locator(".bar")).to_contain_text("Perhaps: ")
    page.locator(".card.selected").first.wait_for()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_role("button", name="Back", exact=True)).to_have_count(0)
    expect(page.locator(PICKABLE)).to_have_count(everything)


def test_arrows_work_after_play_now_and_after_a_dialog(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    page.get_by_role("button", name="Play: Biber-Gang").focus()
    page.keyboard.press("Enter")
    assert wait_for_turn(page)
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("ArrowDown")
    assert is_focused(page, PICKABLE)
    # A refusal names its rule; its button is gone when the rules are closed.
    page.locator("[data-place='pile/0/0']").click(force=True)
    page.get_by_role("button", name=re.compile(r"Rule BG-\d")).click()
    page.locator("dialog .found").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function("document.activeElement !== document.body")
    page.keyboard.press("ArrowDown")
    assert is_focused(page, PICKABLE)


def test_after_a_pick_by_keys_its_buttons_are_next(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, game="biber-clan", others=(BOT,))
    for _ in range(20):
        assert wait_for_turn(page)
        if page.locator(f".own {PICKABLE}[aria-label*='empty']").count():
            break
        play_move(page)
    before = ply(page)
    page.locator(f".own {PICKABLE}[aria-label*='empty']").first.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.locator(f".own {PICKABLE}[aria-label*='empty']").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.matches('.bar [data-button]')")
    labels = [focused(page)]
    page.keyboard.press("ArrowRight")
    labels.append(focused(page))
    assert any("up" in label for label in labels), labels
    page.keyboard.press("Enter")
    wait_for_ply_after(page, before)


def test_a_log_is_dragged_to_its_dam(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    sit_down(page, "normal", GREEDY, **ONLY_SMALL_AND_MEDIUM)
    until_held(page, "Log of 1", "Log of 2")
    log = page.locator(".own [data-place='hand/0/1']")
    before, start = ply(page), log.bounding_box()
    assert start
    # Dropped beside every dam, it stays in the hand, and that is no tap either.
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, start["y"] + 40, steps=3)
    expect(page.locator("[data-drop]").first).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-drop]")).to_have_count(0)
    expect(page.locator(".own .card.selected")).to_have_count(0)
    assert ply(page) == before
    carry_only(page, ".own [data-place='hand/0/1']", ".own .fresh")
    wait_for_ply_after(page, before)
    expect(page.locator(".own .dam").last).to_have_attribute("aria-label", re.compile(": 2;"))


def test_the_open_card_is_dragged_to_where_it_shall_lie(open_page: OpenPage, address: str) -> None:
    """Taken and laid by one drag; where it cannot lie, nothing happens."""
    opened = "[data-place='discard/0/0']"
    number = None
    while number is None:  # a beaver on the discard pile is not laid like a number: deal again
        page = open_page(address)
        create_table(page, others=(BOT,))
        for _ in range(2):  # the first two cards
            assert wait_for_turn(page)
            play_move(page)
        assert wait_for_turn(page)
        number = re.search(r"\d+", page.locator(opened).get_attribute("aria-label") or "")
    before = ply(page)
    carry_only(page, opened, ".others")
    page.wait_for_timeout(300)
    assert ply(page) == before
    hidden = page.locator(".own [aria-label*='face down']").first.get_attribute("data-place")
    place = f".own [data-place='{hidden}']"
    carry_only(page, opened, place)
    wait_for_ply_after(page, before + 1)
    expect(page.locator(place)).to_have_accessible_name(re.compile(rf": {number[0]}\b"))
