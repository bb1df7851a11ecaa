"""How a match flows: the end of a round, the turns of bots, and who is away."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.page_actions import (
    BOT,
    FRIEND,
    MOVE_BUTTON,
    PICKABLE,
    close_dialog,
    create_table,
    open_setup,
    play_move,
    play_to_the_end,
    ply,
    table_id,
    wait_for_turn,
)

ROUND_END = "[data-round-end]"


def play_to_the_sheet(page: Page, moves: int = 200) -> None:
    """Play until a round is over."""
    end = page.locator(f"{ROUND_END}, dialog[open]")
    for _ in range(moves):
        page.locator(f"{ROUND_END}, dialog[open], {PICKABLE}, {MOVE_BUTTON}").first.wait_for()
        if end.count():
            return
        play_move(page)
    raise AssertionError("the round does not end")


def test_the_end_of_a_round_is_seen_before_the_next_one(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(BOT,), rounds=2)
    play_to_the_sheet(page)
    dialog = page.get_by_role("dialog", name="Score of round 1")
    expect(dialog).to_be_visible()
    expect(dialog.locator(".why")).to_contain_text(re.compile("all (your )?cards|turns"))
    # Below the sheet lie the cards of the round that ended, not the next deal.
    shown = page.locator(ROUND_END)
    expect(shown.get_by_role("group", name="Cards of Johanna")).to_be_visible()
    expect(shown.locator("[aria-label*='face down']")).to_have_count(0)
    expect(page.locator("[data-ply]")).to_be_hidden()
    before = ply(page)
    dialog.get_by_role("button", name="Next round").click()
    expect(shown).to_have_count(0)
    expect(page.locator("[data-ply]")).to_be_visible()
    assert ply(page) == before  # the bot has waited, or it is our turn


def test_the_last_cards_turn_and_are_counted_before_the_scores(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(address, viewport=PHONE, motion=True)
    create_table(page, others=(BOT,), rounds=2)
    play_to_the_sheet(page)
    expect(page.get_by_role("heading", name="The round is over")).to_be_visible()
    expect(page.locator(f"{ROUND_END} .line b").first).to_be_visible()
    expect(page.get_by_role("dialog", name="Score of round 1")).to_be_visible()
    page.get_by_role("button", name="Next round").click()
    play_to_the_sheet(page)
    # Whoever does not want to wait does not have to.
    page.get_by_role("button", name="To the scores").click()
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()


def test_who_has_won_reads_so(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=("Bot: Kit (easy)",))
    play_to_the_end(page)
    dialog = page.get_by_role("dialog", name="Final score")
    rows = dialog.locator("tbody tr")
    won = "Johanna" in rows.first.inner_text()
    tied = rows.nth(1).locator(".rank").inner_text() == "1"
    if won and not tied:
        expect(dialog.locator(".winner")).to_have_text("You win!")
    else:
        expect(dialog.locator(".winner")).to_contain_text("win")


def test_the_bar_says_one_thing_about_whose_turn_it_is(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(FRIEND,))
    friend = open_page(page.url)
    friend.get_by_label("What shall we call you?").fill("Tim")
    friend.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Deal the cards").click()
    assert wait_for_turn(page)
    # A bot plays for us: it is not our turn as well.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hand over to a bot").click()
    bar = page.locator(".bar")
    expect(bar.get_by_role("heading", name="A bot is playing for you")).to_be_visible()
    expect(bar).not_to_contain_text("It is your turn")
    assert wait_for_turn(friend)
    friend.close()  # his turn, and he is gone
    expect(bar.get_by_role("heading", name="A bot is playing for you")).to_be_visible()
    page.get_by_role("button", name="Play again myself").click()
    expect(bar.get_by_role("heading", name="Tim is away")).to_be_visible()
    expect(bar).not_to_contain_text("Tim is playing")
    expect(bar.get_by_role("button", name="Wait")).to_be_visible()
    bar.get_by_role("button", name="Let a bot play").click()
    # The bot moves for him until it is our turn again.
    assert wait_for_turn(page)


def test_a_replay_names_who_moved_not_who_sat_there_last(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(BOT,))
    play_move(page)
    id = table_id(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hand over to a bot").click()
    expect(page.locator(".bar h2", has_text="The match is over")).to_be_visible(timeout=60_000)
    page.goto(f"{address}/r/{id}")
    page.get_by_role("button", name="One move on").click()
    log = page.get_by_role("log", name="What happened")
    expect(log.locator("li").last).to_contain_text("You turn up")
    page.get_by_role("button", name="One move on").click()
    expect(log.locator("li").last).to_contain_text("turns up")  # the bot that played for us


def choose_pace(page: Page, pace: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Bots play").get_by_text(pace, exact=True).click()
    close_dialog(page)


@pytest.mark.parametrize("pace", ("calmly", "briskly"))
def test_what_a_bot_did_stays_until_the_next_one_has_moved(
    open_page: OpenPage, address: str, pace: str
) -> None:
    page = open_page(address)
    choose_pace(page, pace)
    create_table(page, others=(BOT,))
    for _ in range(3):
        assert wait_for_turn(page)
        play_move(page)
    assert wait_for_turn(page)
    told = page.locator(".bar .told")
    expect(told).to_contain_text("Fenna")
    log = page.get_by_role("log", name="What happened")
    last = log.locator("li", has_text="Fenna").last.inner_text()
    assert last.strip() in told.inner_text()
    # The whole turn is told, even if each of its moves was shown by itself.
    assert told.inner_text().count("Fenna") >= 2


@pytest.mark.parametrize("pace", ("calmly", "briskly", "at once"))
def test_bots_play_at_the_pace_that_was_chosen(
    open_page: OpenPage, address: str, pace: str
) -> None:
    page = open_page(address, motion=True)
    choose_pace(page, pace)
    dialog = open_setup(page, way="Alone")
    dialog.get_by_role("group", name="How many play?").get_by_text("4", exact=True).click()
    dialog.locator("footer .primary").click()
    assert wait_for_turn(page)
    watch(page)
    for _ in range(3):
        assert wait_for_turn(page)
        play_move(page)
    assert wait_for_turn(page)
    steps = [after - before for before, after in zip(seen(page), seen(page)[1:], strict=False)]
    if pace == "calmly":
        assert set(steps) == {1}  # every move by itself
    else:
        assert max(steps) > 1  # drawing and laying in one motion
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").click()
    chosen = page.get_by_role("group", name="Bots play").get_by_role("radio", checked=True)
    expect(chosen).to_have_accessible_name(pace)


def test_a_tap_skips_to_my_turn(open_page: OpenPage, address: str) -> None:
    page = open_page(address, motion=True)
    choose_pace(page, "calmly")
    dialog = open_setup(page, way="Alone")
    dialog.get_by_role("group", name="How many play?").get_by_text("4", exact=True).click()
    dialog.locator("footer .primary").click()
    for _ in range(2):
        assert wait_for_turn(page)
        play_move(page)
    skip = page.locator(".bar").get_by_role("button", name="Skip to my turn")
    expect(skip).to_be_visible()
    page.locator("[data-ply]").click(position={"x": 5, "y": 5})
    expect(skip).to_have_count(0)
    assert wait_for_turn(page)


def test_nothing_is_skipped_while_a_bot_only_thinks(open_page: OpenPage, address: str) -> None:
    page = open_page(address, motion=True)
    release = hold_bots(page)
    choose_pace(page, "calmly")
    create_table(page)
    skip = page.locator(".bar").get_by_role("button", name="Skip to my turn")
    for _ in range(2):  # the first two cards
        assert wait_for_turn(page)
        play_move(page)
    expect(page.locator(".bar h2")).to_have_text(re.compile("is playing"))
    page.wait_for_timeout(200)  # for a button that would come with it
    expect(skip).to_have_count(0)
    release()
    expect(skip).to_be_visible()
    assert wait_for_turn(page)


def hold_bots(page: Page) -> Callable[[], None]:
    """Moves of bots reach the page only when the answer is called, as after a long thought."""
    held: list[str] = []
    holding = True
    routes: list[WebSocketRoute] = []

    def is_bots(text: str) -> bool:
        message = json.loads(text)
        return message["type"] == "position" and message["happened"]["arguments"].get("bot") is True

    def through(route: WebSocketRoute) -> None:
        routes.append(route)

        def pass_on(text: str | bytes) -> None:
            if holding and (held or is_bots(str(text))):
                held.append(str(text))
            else:
                route.send(text)

        route.connect_to_server().on_message(pass_on)

    def release() -> None:
        nonlocal holding
        holding = False
        for text in held:
            routes[-1].send(text)

    page.route_web_socket("**/ws/**", through)
    return release


def watch(page: Page) -> None:
    page.evaluate(
        """() => {
            const place = document.querySelector('[data-ply]')
            window.plies = []
            new MutationObserver(() => window.plies.push(Number(place.dataset.ply)))
                .observe(place, { attributeFilter: ['data-ply'] })
        }"""
    )


def seen(page: Page) -> list[int]:
    return [int(each) for each in page.evaluate("window.plies")]


def test_reactions_float_over_the_seat(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(FRIEND,))
    friend = open_page(page.url)
    friend.get_by_label("What shall we call you?").fill("Tim")
    friend.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Deal the cards").click()
    assert wait_for_turn(page)
    friend.locator("[data-ply]").wait_for()
    page.get_by_role("button", name="Tail slap!").click()
    floating = friend.locator("[data-reaction='tail-slap']")
    expect(floating).to_be_visible()
    seat, slap = friend.locator("[data-badge='0']").bounding_box(), floating.bounding_box()
    assert seat and slap
    assert seat["x"] <= slap["x"] + slap["width"] and slap["x"] <= seat["x"] + seat["width"]
    expect(floating).to_have_count(0)  # only for a moment


def test_warnings_come_before_it_is_too_late(open_page: OpenPage, address: str) -> None:
    page = open_page(address, viewport=PHONE)
    create_table(page, others=(BOT,))
    expect(page.locator("header")).to_contain_text("open: 0")
    for _ in range(100):
        if not wait_for_turn(page) or page.locator(".bar .warning").count():
            break
        play_move(page)
    warning = "Your last hidden card ends the round|Fenna is done: your last turn!"
    expect(page.locator(".bar .warning")).to_contain_text(re.compile(warning))
