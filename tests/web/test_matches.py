"""Whole matches of Biber-Gang through the pages."""

from playwright.sync_api import Page, expect

from tests.web.conftest import INSECURE_HOST, PHONE, OpenPage
from tests.web.page_actions import (
    BOT,
    FRIEND,
    HERE,
    close_dialog,
    create_table,
    get_json,
    play_move,
    play_to_the_end,
    table_id,
    wait_for_turn,
)


def test_one_click_starts_a_match_against_bots(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    page.get_by_role("button", name="Play: Biber-Gang").click()
    expect(page.get_by_role("heading", name="It is your turn")).to_be_visible()
    assert page.title().startswith("●")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    play_move(page)
    # It is resumed from the first page, in the same browser.
    page.goto(address)
    page.get_by_role("link", name="Go on: Biber-Gang").click()
    expect(page.get_by_role("heading", name="It is your turn")).to_be_visible()


def test_a_whole_match_alone_with_a_bot(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, others=(BOT,))
    play_to_the_end(page)
    dialog = page.get_by_role("dialog", name="Final score")
    expect(dialog).to_be_visible()
    expect(dialog.locator(".winner")).to_contain_text("win")
    result = get_json(page, f"/api/tables/{table_id(page)}")["result"]
    shown = dialog.locator("td.total").all_inner_texts()
    assert sorted(int(text.replace("−", "-")) for text in shown) == sorted(result["scores"])
    # The score is explained line by line, and the sum is right.
    explained = dialog.locator("details[open]")
    points = [int(text.replace("−", "-")) for text in explained.locator("dd").all_inner_texts()]
    total = explained.locator("summary span").inner_text()
    assert sum(points) == int(total.replace("−", "-"))
    dialog.get_by_role("button", name="See the cards").click()
    expect(dialog.get_by_role("group", name="Cards of Johanna")).to_be_visible()
    dialog.get_by_role("button", name="See the scores").click()

    dialog.get_by_role("button", name="Check the shuffle").click()
    checks = dialog.get_by_role("region", name="Was the shuffle fair?").get_by_role("status")
    expect(checks).to_contain_text("The server kept to what it promised")
    expect(checks).to_contain_text("Your own part is in the shuffle")

    page.reload()  # it stays over
    expect(dialog.get_by_role("button", name="Check the shuffle")).to_be_visible()
    before = table_id(page)
    dialog.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: before not in url)
    assert wait_for_turn(page)


def test_a_match_over_plain_http_lacks_nothing_that_matters(
    open_page: OpenPage, address: str
) -> None:
    """As with `make play LAN=1`: no clipboard, no notifications, no `crypto.subtle`."""
    page = open_page(address.replace("127.0.0.1", INSECURE_HOST))
    assert not page.evaluate("isSecureContext")
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_role("dialog").get_by_text("Notify me").count() == 0
    close_dialog(page)
    create_table(page, others=(FRIEND,))
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Start now").click()
    play_to_the_end(page)
    page.get_by_role("button", name="Check the shuffle").click()
    checks = page.get_by_role("region", name="Was the shuffle fair?").get_by_role("status")
    expect(checks).to_contain_text("The server kept to what it promised")
    expect(checks).to_contain_text("Your own part is in the shuffle")


def test_two_browsers_at_one_table(open_page: OpenPage, address: str) -> None:
    host = open_page(address)
    create_table(host, name="Johanna", others=(FRIEND,))
    link = host.get_by_label("Whoever opens this link may sit down").input_value()
    assert link == host.url
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()

    friend = open_page(link, viewport=PHONE, language="nl")
    friend.get_by_label("Hoe heet je?").fill("Kees")
    friend.get_by_role("button", name="Ga zitten").click()
    expect(host.get_by_text("Kees", exact=True)).to_be_visible()
    host.get_by_role("button", name="Deal the cards").click()

    expect(friend.get_by_role("heading", level=1, name="Biber-Gang", exact=True)).to_be_visible()
    # Both may chat; everybody reads it.
    host.get_by_label("Your message").fill("Hallo <b>Kees</b>!")
    host.get_by_role("button", name="Send", exact=True).click()
    friend.get_by_role("button", name="1 nieuw bericht").click()
    expect(friend.get_by_role("dialog").get_by_text("Hallo <b>Kees</b>!")).to_be_visible()
    friend.get_by_role("dialog").get_by_role("button", name="Staartklap!").click()
    close_dialog(friend)
    expect(host.get_by_role("log", name="Chat").get_by_text("Tail slap!")).to_be_visible()

    turns = 0
    over = "Het spel is afgelopen"
    while not host.locator(".bar h2", has_text="The match is over").count():
        turns += 1
        assert turns < 300
        for page in (host, friend):
            if page.locator("[data-pickable=true]").count():
                play_move(page, hidden="face down" if page is host else "gedekt")
        if turns == 4:
            friend.reload()
            expect(friend.get_by_role("heading", level=1, name="Biber-Gang")).to_be_visible()
    expect(friend.locator(".bar h2", has_text=over)).to_be_visible()
    expect(friend.get_by_role("dialog", name="Eindstand")).to_be_visible()
    totals = [page.locator("dialog td.total").all_inner_texts() for page in (host, friend)]
    assert totals[0] == totals[1]

    # Whoever wants another match takes the others along.
    before = table_id(host)
    host.get_by_role("dialog").get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: before not in url)
    friend.get_by_role("dialog").get_by_role("button", name="Naar het volgende spel").click()
    friend.wait_for_url(lambda url: before not in url)
    assert table_id(friend) == table_id(host)
    host.get_by_role("button", name="Deal the cards").click()
    # Everybody has moved on by one place: the friend begins.
    expect(friend.get_by_role("heading", name="Jij bent aan de beurt")).to_be_visible()


def test_hot_seat_with_a_curtain(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    create_table(page, name="Ida", others=(HERE,))
    page.get_by_role("heading", name="Ida plays next").wait_for()
    assert page.locator(".board").count() == 0
    page.get_by_role("button", name="I am Ida").click()
    play_move(page)
    play_last_move(page)
    page.get_by_role("heading", name="Seat 2 plays next").wait_for()
    assert page.locator(".board").count() == 0
    page.keyboard.press("Enter")  # the focus is where it is needed
    expect(page.get_by_role("group", name="Your cards")).to_be_visible()
    expect(page.get_by_role("heading", name="Seat 2 is playing")).to_be_visible()


def play_last_move(page: Page) -> None:
    """A move after which the curtain falls."""
    page.locator("[data-pickable=true]").first.click()
