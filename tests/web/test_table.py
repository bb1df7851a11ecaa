"""What the frame of a table offers besides moves."""

from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.page_actions import (
    BOT,
    FRIEND,
    create_table,
    open_fold,
    open_setup,
    play_move,
    ply,
    wait_for_ply_after,
    wait_for_turn,
)


def test_a_move_that_showed_nothing_can_be_taken_back(open_page: OpenPage, address: str) -> None:
    page = open_page(address, motion=True)
    create_table(page, others=(BOT,))
    for _ in range(2):
        assert wait_for_turn(page)
        play_move(page)  # turns up a card: that stays
    assert wait_for_turn(page)
    expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")
    before = ply(page)
    page.get_by_role("button", name="Take the open card").click()
    page.get_by_role("button", name="Undo", exact=True).click()
    wait_for_ply_after(page, before + 1)
    expect(page.get_by_role("button", name="Take the open card")).to_be_visible()
    expect(page.get_by_role("log", name="What happened")).to_contain_text(
        "You take your move back."
    )


def test_a_bot_plays_until_the_person_comes_back(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(FRIEND,))
    friend = open_page(page.url)
    friend.get_by_label("What shall we call you?").fill("Kees")
    friend.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Deal the cards").click()
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hand over to a bot").click()
    assert wait_for_turn(friend)  # the bot has turned up two cards
    expect(page.get_by_text("A bot is playing for you").first).to_be_visible()
    page.get_by_role("button", name="Play again myself").click()
    expect(page.get_by_role("button", name="Play again myself")).to_have_count(0)
    log = friend.get_by_role("log", name="What happened")
    expect(log).to_contain_text("A bot plays for Johanna.")


def test_an_open_table_is_found_on_the_first_page(open_page: OpenPage, address: str) -> None:
    host = open_page(address)
    dialog = open_setup(host, way="With friends")
    open_fold(dialog, "House rules")
    dialog.get_by_text("Show among the open tables").click()
    dialog.get_by_text("60 s").click()
    dialog.get_by_label("Your name").fill("Wanda")
    dialog.get_by_role("button", name="Open the table").click()
    host.get_by_role("heading", name="Invite friends").wait_for()
    guest = open_page(address)
    guest.get_by_role("link", name="Wanda").click()
    guest.get_by_label("What shall we call you?").fill("Kees")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("As soon as the host deals")).to_be_visible()
    # The host fills the other seats with bots and deals; a clock runs.
    host.get_by_role("button", name="A bot for seat 3").click()
    expect(host.get_by_text("Bot, Yearling (medium)")).to_be_visible()
    host.get_by_role("button", name="Start now").click()
    assert wait_for_turn(host)
    expect(host.locator(".own .clock")).to_contain_text("0:5")


def test_settings_are_remembered(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Sounds").click()
    dialog.get_by_text("not at all").click()
    dialog.get_by_title("Dark").click()
    dialog.get_by_label("Your name").fill("Nora")
    page.keyboard.press("Escape")
    page.reload()
    night = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(night) == "rgb(18, 32, 31)"  # --paper of tokens.css
    page.get_by_role("button", name="Play: Biber-Gang").click()
    assert wait_for_turn(page)
    expect(page.locator(".own .name")).to_have_text("Nora")
    play_move(page)  # with a sound


def test_the_host_may_switch_the_chat_off(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(FRIEND,))
    page.get_by_role("button", name="Start now").click()
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Who sits here").click()
    page.get_by_role("button", name="Switch the chat off").click()
    expect(page.get_by_role("button", name="Switch the chat on")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()  # a bot has taken the free seat
    expect(page.get_by_text("The host has switched the chat off.")).to_be_visible()
