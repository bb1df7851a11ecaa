"""What only Le Roi des Castors has: chains of REPLAY, the River, partners, the Bûcheron."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from scripts.screens import open_table
from tests.web.conftest import PHONE, OpenPage
from tests.web.page_actions import (
    MOVE_BUTTON,
    PICKABLE,
    close_dialog,
    open_fold,
    open_setup,
    pick,
    ply,
    wait_for_ply_after,
)
from tests.web.taps import carry_only

BOT = {"kind": "bot", "level": "greedy"}
OPEN = {"kind": "open"}
JOHANNA = {"kind": "person", "name": "Johanna"}
# How many of each kind are in the deck; the order is that of the rules (RC-1).
ONLY_SMALL_AND_MEDIUM = {"logs": [24, 24, 0], "cards": [0, 0, 0, 0, 0, 0, 0, 0]}
MANY_TROCS = {"logs": [30, 0, 0], "cards": [0, 24, 0, 0, 0, 0, 0, 0]}
MANY_PIOCHES = {"logs": [10, 10, 10], "cards": [0, 0, 0, 0, 0, 42, 0, 0]}


def sit_down(page: Page, mode: str, *others: dict[str, str], **options: Any) -> None:
    page.get_by_role("button", name="Play: Le Roi des Castors").wait_for()
    body = {"game": "roi-des-castors", "mode": mode, "seats": [JOHANNA, *others]}
    open_table(page, {**body, "options": options})


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your cards")


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="What you can do now")


def asked(page: Page, question: str) -> Locator:
    return bar(page).get_by_text(question)


def press(page: Page, button: str) -> None:
    before = ply(page)
    bar(page).get_by_role("button", name=button, exact=True).click()
    wait_for_ply_after(page, before)


def until_main_action(page: Page) -> None:
    """Powers are left alone, what is drawn comes from a pile, and what is too much goes."""
    questions = bar(page).locator(".words p:not(.told)")
    while True:
        page.locator(f"{PICKABLE}, {MOVE_BUTTON}").first.wait_for()
        if "Lay logs" in questions.inner_text() or "Lay up to" in questions.inner_text():
            return
        answer_anything(page)


def answer_anything(page: Page) -> None:
    before = ply(page)
    for button in ("Not this turn", "End turn", "Discard no more"):
        if bar(page).get_by_role("button", name=button, exact=True).count():
            return press(page, button)
    pick(page, page.locator(PICKABLE).first.click)
    wait_for_ply_after(page, before)


def discard_one(page: Page) -> None:
    before = ply(page)
    if not hand(page).locator(".selected").count():
        hand(page).locator(PICKABLE).first.click()
    page.get_by_role("button", name=re.compile("^Discard pile.*Discard$")).click()
    wait_for_ply_after(page, before)


def until_held(page: Page, *names: str) -> None:
    """The main action of a turn in which the hand has a card of each name."""
    for _ in range(12):
        until_main_action(page)
        if all(hand(page).get_by_role("button", name=name).count() for name in names):
            return
        discard_one(page)
    raise AssertionError(f"{names} never came")


def test_a_chain_of_replay_reads_as_one_turn(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    sit_down(page, "discovery", BOT, **MANY_PIOCHES)
    until_held(page, "× Pioche")  # two at least: whether one is drawn is luck
    for _ in range(2):
        hand(page).get_by_role("button", name="Pioche").click()
        # Chosen, the card says what it does.
        expect(asked(page, "Draw two cards. REPLAY.")).to_be_visible()
        press(page, "Play: Pioche")
        expect(asked(page, "REPLAY: one more main action, or stop")).to_be_visible()
    story = page.get_by_role("region", name="This turn")
    assert story.inner_text().count("You play Pioche.") == 2
    assert "Fenna" not in story.inner_text()
    # Where there is more room, it is seen from its beginning again.
    lines = story.locator("ol")
    page.set_viewport_size({"width": 320, "height": 568})
    wait_until(lambda: lines.evaluate("e => e.scrollTop > 0"))
    page.set_viewport_size({"width": 1440, "height": 900})
    wait_until(lambda: lines.evaluate("e => e.scrollTop == 0"))
    # In the log one head stands for the whole turn.
    told = page.locator("aside [role=log]").first.locator("li")
    turn = [line for line in told.all() if "You play Pioche." in line.inner_text()][-2:]
    assert all("joined" in (line.get_attribute("class") or "") for line in turn)
    # What was played in this turn lies together until it ends.
    aside = page.get_by_role("group", name="Played and discarded this turn")
    expect(aside.get_by_role("img", name="2 × Pioche")).to_be_visible()
    press(page, "End turn")
    until_main_action(page)
    expect(aside).to_have_count(0)


def test_a_log_stays_picked_for_the_next_dam(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    sit_down(page, "normal", BOT, **ONLY_SMALL_AND_MEDIUM)
    until_held(page, "× Log of 1", "Log of 2")
    before = ply(page)
    page.locator(".own [data-place='hand/0/0']").click()
    page.get_by_role("button", name="Begin a new dam").click()
    wait_for_ply_after(page, before)
    expect(page.locator(".own [data-place='hand/0/0']")).to_have_class(re.compile("selected"))
    # Another log changes the pick, and lays nothing.
    after = ply(page)
    page.locator(".own [data-place='hand/0/1']").click()
    expect(page.locator(".own [data-place='hand/0/1']")).to_have_class(re.compile("selected"))
    expect(page.locator(".own .card.selected")).to_have_count(1)
    assert ply(page) == after
    page.get_by_role("button", name="Begin a new dam").click()
    wait_for_ply_after(page, after)
    expect(page.locator(".own .dam").last).to_have_attribute("aria-label", re.compile(": 2;"))


@pytest.mark.parametrize("way", ["tap", "drag"])
def test_a_troc_is_drawn_by_one_press(open_page: OpenPage, address: str, way: str) -> None:
    page = open_page(address)
    sit_down(page, "discovery", BOT, **MANY_TROCS)
    until_held(page, "Troc", "Log of 1")
    troc, before = ".own [data-place='hand/0/4']", ply(page)
    held = page.locator(".own [data-place^='hand/']")
    if way == "drag":
        carry_only(page, troc, ".centre .lying")
    else:
        page.locator(troc).click()
        bar(page).get_by_role("button", name=re.compile("^Play: Troc")).click()
    wait_for_ply_after(page, before)
    expect(asked(page, "discard up to 2 cards, or draw now")).to_be_visible()
    counts = cards_held(held)
    # The pile ends the discarding, and both cards are drawn.
    page.locator("[data-place='pile/0/0']").click()
    expect(bar(page).get_by_role("button", name="End turn")).to_be_visible()
    assert cards_held(held) == counts + 2


def test_of_a_troc_a_single_card_can_be_drawn(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    sit_down(page, "discovery", BOT, **MANY_TROCS)
    until_held(page, "Troc", "Log of 1")
    page.locator(".own [data-place='hand/0/4']").click()
    press(page, "Play: Troc Avantageux")
    press(page, "Discard no more")
    counts = cards_held(page.locator(".own [data-place^='hand/']"))
    press(page, "Draw only one")
    press(page, "Draw no more")
    expect(bar(page).get_by_role("button", name="End turn")).to_be_visible()
    assert cards_held(page.locator(".own [data-place^='hand/']")) == counts + 1


def cards_held(places: Locator) -> int:
    labels = [place.get_attribute("aria-label") or "" for place in places.all()]
    return sum(int(found[1]) if (found := re.match(r"(\d+) × ", label)) else 1 for label in labels)


def test_what_breaks_the_order_says_why(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    sit_down(page, "normal", BOT, **ONLY_SMALL_AND_MEDIUM)
    # With a single log of 2 nothing could follow it, and the turn would end by itself.
    until_held(page, "Log of 1", "× Log of 2")
    before = ply(page)
    hand(page).get_by_role("button", name="Log of 2").click()
    page.get_by_role("button", name="Begin a new dam").click()
    wait_for_ply_after(page, before)
    small = hand(page).get_by_role("button", name="Log of 1")
    expect(small).to_have_attribute("aria-disabled", "true")
    small.click(force=True)
    expect(page.get_by_text("no log may be lower than the one you laid before it")).to_be_visible()
    page.get_by_role("button", name="Rule RC-4.2").click()
    expect(page.locator("dialog #RC-4\\.2")).to_be_in_viewport()
    close_dialog(page)


def test_the_river_and_live_points_of_expert(open_page: OpenPage, address: str) -> None:
    page = open_page(address, viewport=PHONE)
    sit_down(page, "expert", BOT)
    river = page.get_by_role("group", name="The River")
    # the Maître-Nageur is asked for one card or two
    either = re.compile("take a card of the River|from the pile or the River")
    expect(bar(page).get_by_text(either)).to_be_visible()
    expect(river.get_by_role("button")).to_have_count(4)
    taken = river.get_by_role("button").first
    name = (taken.get_attribute("aria-label") or "").split(",")[0]
    before = ply(page)
    taken.click()
    wait_for_ply_after(page, before)
    expect(hand(page).get_by_role("button", name=name).first).to_be_visible()
    page.get_by_role("button", name="What happened").click()
    log = page.get_by_role("dialog").get_by_role("log")
    expect(log.get_by_text(re.compile(r"You take .* from the River"))).to_be_visible()
    close_dialog(page)
    for mat, score in ((".own", ".own .score"), (".mat", ".mat .score")):
        dams = [int(text) for text in page.locator(f"{mat} .sign .points").all_inner_texts()]
        extras = [
            int(text.split("+")[1])
            for text in page.locator(f"{mat} .chips .points").all_inner_texts()
        ]
        assert int(page.locator(score).first.inner_text()) == sum(dams) + sum(extras)


def cards_shown(page: Page) -> list[str]:
    cards = hand(page).get_by_role("button")
    cards.first.wait_for()
    labels: list[str] = cards.evaluate_all("all => all.map(e => e.ariaLabel)")
    return [label.split(",")[0] for label in labels]


def wait_until(holds: Callable[[], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_partners_share_a_hand_and_talk_among_themselves(open_page: OpenPage, address: str) -> None:
    host = open_page(address)
    sit_down(host, "team", BOT, OPEN, BOT)
    host.get_by_role("heading", name="Invite friends").wait_for()
    friend = open_page(host.url, viewport=PHONE)
    friend.get_by_label("What shall we call you?").fill("Kees")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Deal the cards").click()
    watcher = open_page(host.url)
    # A thief may strike between two looks; after that it is one of the partners' turn.
    wait_until(lambda: cards_shown(host) == cards_shown(friend))
    # Nobody else sees it.
    watcher.get_by_role("group", name=re.compile("^Dams of Johanna & Kees")).wait_for()
    assert watcher.locator("[data-place^='hand/']").count() == 2  # two fans of backs

    host.get_by_label("Your message").fill("Shall we play Espion?")
    expect(host.get_by_role("switch", name="Only Kees hears it")).to_be_checked()
    host.get_by_role("button", name="Send", exact=True).click()
    expect(friend.get_by_role("status").get_by_text("Shall we play Espion?")).to_be_visible()
    host.get_by_text("Only Kees hears it").click()
    host.get_by_label("Your message").fill("Good luck!")
    host.get_by_role("button", name="Send", exact=True).click()
    talk = watcher.get_by_role("log", name="Chat")
    expect(talk.get_by_text("Good luck!")).to_be_visible()
    assert "Espion" not in talk.inner_text()


def propose(page: Page, offered: Locator) -> None:
    """Pick until a move is proposed: by the last pick, or by a button."""
    for _ in range(6):
        page.locator(f"{PICKABLE}:not(.selected), .bar [data-button]").first.wait_for()
        button = bar(page).get_by_role("button", name=re.compile("^Propose: "))
        if button.count():
            button.first.click()
        else:
            page.locator(f"{PICKABLE}:not(.selected)").first.click()
        page.wait_for_timeout(300)
        if offered.count():
            return


def test_a_partner_proposes_a_move_that_nobody_else_sees(open_page: OpenPage, address: str) -> None:
    host = open_page(address)
    sit_down(host, "team", BOT, OPEN, BOT)
    host.get_by_role("heading", name="Invite friends").wait_for()
    friend = open_page(host.url)
    friend.get_by_label("What shall we call you?").fill("Kees")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Deal the cards").click()
    watcher = open_page(host.url)
    watcher.locator("[data-ply]").wait_for()
    pages = (host, friend)
    wait_until(lambda: any(page.locator(".bar.yours").count() for page in pages))
    mover, other = pages if host.locator(".bar.yours").count() else pages[::-1]
    expect(bar(other)).to_contain_text("Pick a move to propose it to")
    take = bar(mover).get_by_role("button", name="Take it")
    propose(other, take)
    expect(bar(mover)).to_contain_text("proposes: ")
    assert "propose" not in watcher.locator("body").inner_text().lower()
    before = ply(mover)
    take.click()
    wait_for_ply_after(mover, before)
    expect(take).to_have_count(0)  # it was about the position before


def test_the_steps_of_the_bucheron_are_told_one_by_one(open_page: OpenPage, address: str) -> None:
    page = open_page(address, viewport=PHONE)
    sit_down(page, "solo")
    until_held(page, "Log of 1")
    lane = page.get_by_role("button", name=re.compile(r"^Johanna: 0 of 17 logs"))
    hand(page).get_by_role("button", name="Log of 1").click()
    before = ply(page)
    lane.click()
    wait_for_ply_after(page, before)
    page.get_by_role("button", name=re.compile(r"^Johanna: 1 of 17 logs, worth 1")).wait_for()
    press(page, "End turn")
    steps = page.get_by_role("region", name="The Bûcheron’s turn").get_by_role("listitem")
    told = steps.all_inner_texts()
    assert all(text.startswith("The Bûcheron ") for text in told)
    assert told[0].startswith("The Bûcheron lays a log")
    assert told[-1].startswith("The Bûcheron draws")
    expect(
        page.get_by_role("img", name=re.compile(r"^Bûcheron: [1-9]\d? of 17 logs"))
    ).to_be_visible()
    # He is heard too.
    assert "The Bûcheron lays a log" in page.get_by_test_id("spoken").inner_text()


def test_the_set_up_offers_what_changes_the_mode(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    dialog = open_setup(page, "roi-des-castors")
    open_fold(dialog, "House rules")
    modes = dialog.get_by_role("group", name="Variant")
    exact = dialog.get_by_role("switch", name="Dams must come out exactly")
    equal_turns = dialog.get_by_role("switch", name="Everybody has the same number of turns")
    dialog.get_by_text("Dams must come out exactly").click()
    expect(exact).to_be_checked()
    modes.get_by_text("Expert", exact=True).click()
    expect(exact).to_be_checked()
    expect(equal_turns).to_be_visible()
    modes.get_by_text("Solo", exact=True).click()
    expect(exact).to_be_hidden()
    expect(equal_turns).to_be_hidden()
    dialog.locator("footer .primary").click()
    expect(dialog).to_be_hidden()
