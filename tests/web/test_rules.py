"""The page of the rules: how to play first, contents, search, and the way there from a question."""

import pytest
from playwright.sync_api import Page, expect

from beaverboard.games import GAMES
from beaverboard.locales import LANGUAGES, sentence
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.page_actions import BOARDS, create_table, wait_for_turn


def order_of(page: Page) -> list[str]:
    ids: list[str] = page.locator(".rules h2[id]").evaluate_all("all => all.map(e => e.id)")
    return [id for id in ids if "-" in id and id[0].isupper()]


@pytest.mark.parametrize("game", BOARDS)
def test_how_to_play_comes_before_the_cards(open_page: OpenPage, address: str, game: str) -> None:
    page = open_page(f"{address}/rules/{game}", viewport=PHONE)
    page.get_by_role("navigation", name="Contents").wait_for()
    order = order_of(page)
    mark = order[0].split("-")[0]
    assert order.index(f"{mark}-2") < order.index(f"{mark}-3") < order.index(f"{mark}-1")
    expect(page.locator(f"#{mark}-3")).to_be_visible()
    expect(page.locator(f'[id="{mark}-1.1"]')).to_be_hidden()  # folded away
    steps = page.get_by_role("region", name="A turn in pictures").get_by_role("listitem")
    expect(steps).to_have_count(3)
    assert all(step.locator("svg").count() for step in steps.all())
    # A link into a fold opens it.
    page.locator(f'nav a[href="#{mark}-1"]').click()
    expect(page.locator(f'[id="{mark}-1.1"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_rules_are_searched_and_followed_by_keys(
    open_page: OpenPage, address: str, size: dict[str, int]
) -> None:
    page = open_page(f"{address}/rules/roi-des-castors", viewport=size)
    page.get_by_role("searchbox", name="Search the rules").fill("protection permanente")
    expect(page.locator(".rules").get_by_role("status")).to_contain_text("places")
    expect(page.locator("#RC-3")).to_be_hidden()
    result = page.get_by_role("link", name="RC-7").first
    result.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#RC-7")).to_be_in_viewport()
    assert page.url.endswith("#RC-7")
    assert page.evaluate("document.activeElement.id") == "RC-7"
    page.get_by_role("searchbox").fill("no such dragon")
    expect(page.locator(".rules").get_by_role("status")).to_have_text("Nothing found")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_have_sentences(language: str) -> None:
    for game in GAMES.values():
        for step in (1, 2, 3):
            assert sentence(f"{game.name}-turn-{step}", language).endswith(".")


@pytest.mark.parametrize("game", BOARDS)
def test_the_rules_are_one_press_from_every_question(
    open_page: OpenPage, address: str, game: str
) -> None:
    page = open_page(address, viewport=PHONE)
    create_table(page, game=game)
    assert wait_for_turn(page)
    page.get_by_role("button", name="The rules for this question").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("region", name="A turn in pictures")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
