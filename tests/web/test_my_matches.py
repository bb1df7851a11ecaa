"""The matches of this device: noted, counted, looked back at, deleted."""

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.page_actions import BOT, create_table, table_id, wait_for_turn
from tests.web.test_accessibility import check_accessibility, fits

WITHOUT_STORAGE = "Storage.prototype.setItem = () => { throw new Error('nothing is kept') }"


def played(page: Page) -> str:
    """A match to its end, which a bot brings about soon."""
    create_table(page, others=(BOT,))
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Hand over to a bot").click()
    page.get_by_role("dialog", name="Final score").wait_for(timeout=60_000)
    return table_id(page)


def test_a_match_is_noted_looked_back_at_and_deleted(open_page: OpenPage, address: str) -> None:
    page = open_page(address, expected_errors=("status of 404",))
    page.get_by_role("link", name="My matches").click()
    expect(page.get_by_text("No match yet.")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    id = played(page)
    page.get_by_role("dialog").get_by_role("link", name="Look back").click()
    expect(page.locator("header")).to_contain_text("Seen by Johanna")
    # Whoever has played it to its end knows the end.
    page.keyboard.press("End")
    expect(page.locator(".controls")).to_contain_text(" win")

    page.goto(address)
    create_table(page, others=(BOT, BOT))
    assert wait_for_turn(page)
    unfinished = table_id(page)
    page.goto(f"{address}/matches")
    entries = page.locator(".list li")
    expect(entries).to_have_count(2)
    expect(entries.nth(0)).to_contain_text("Not finished")
    expect(entries.nth(0).get_by_role("link")).to_have_attribute("href", f"/t/{unfinished}")
    ended = entries.nth(1)
    expect(ended.locator(".result")).to_have_text(("Won", "Lost")[0 if won(page, id) else 1])
    expect(ended.get_by_role("link")).to_have_attribute("href", f"/r/{id}")
    statistics = page.get_by_role("table")
    expect(statistics.get_by_role("row", name="Biber-Gang")).to_contain_text("1")
    check_accessibility(page, "my matches")
    page.set_viewport_size({"width": 360, "height": 740})
    fits(page)

    # Deleted on the server, it is still on the list, and says so.
    token = page.evaluate("id => JSON.parse(localStorage['beaverboard.tables'])[id].tokens[0]", id)
    headers = {"Authorization": f"Bearer {token}"}
    assert page.request.delete(f"{address}/api/tables/{id}", headers=headers).status == 204
    page.reload()
    expect(entries.nth(1)).to_contain_text("no longer on the server")
    expect(entries.nth(1).get_by_role("link")).to_have_count(0)
    expect(statistics.get_by_role("row", name="Biber-Gang")).to_contain_text("1")

    # Deleting asks; what was declined stays.
    entries.nth(1).get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Cancel").click()
    expect(entries).to_have_count(2)
    entries.nth(1).get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(entries).to_have_count(1)
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_role("button", name="Delete all").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No match yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No match yet.")).to_be_visible()


def test_places_are_those_of_the_match(open_page: OpenPage, address: str) -> None:
    """Five equal cards have won with the fewest points. What was kept without ranks, as earlier
    releases did, says whether it was won; so do teams."""
    three = {"names": ["Johanna", "Bo", "Kit"], "own": [2], "gone": True, "began": 0}
    five = {"scores": [15, 50, 17], "winners": [0]}
    team = {"scores": [9, 7, 9, 7], "winners": [0, 2], "ranks": [1, 2, 1, 2], "sides": 2}
    matches = [
        {
            **three,
            "game": "biber-clan",
            "mode": "clan",
            "result": {**five, "ranks": [1, 2, 3], "sides": 3},
        },
        {**three, "game": "biber-clan", "mode": "clan", "result": five},
        {
            **three,
            "game": "roi-des-castors",
            "mode": "team",
            "names": ["A", "B", "C", "D"],
            "own": [1],
            "result": team,
        },
    ]
    kept = {str(i): {**match, "touched": -i} for i, match in enumerate(matches)}
    page = open_page(address)
    page.evaluate("kept => localStorage.setItem('beaverboard.matches', JSON.stringify(kept))", kept)
    page.goto(f"{address}/matches")
    expect(page.locator(".list .result")).to_have_text(["Place 3 of 3", "Lost", "Lost"])


def won(page: Page, id: str) -> bool:
    kept = page.evaluate("id => JSON.parse(localStorage['beaverboard.matches'])[id]", id)
    return kept["own"][0] in kept["result"]["winners"]


def test_a_browser_that_keeps_nothing_lists_what_it_knows(
    open_page: OpenPage, address: str
) -> None:
    page = open_page("about:blank", viewport=PHONE)
    page.add_init_script(WITHOUT_STORAGE)
    page.goto(address)
    create_table(page, others=(BOT,))
    assert wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="To the games").click()
    page.get_by_role("link", name="My matches").click()
    expect(page.get_by_text("This browser keeps nothing for longer.")).to_be_visible()
    expect(page.locator(".list li")).to_have_count(1)
