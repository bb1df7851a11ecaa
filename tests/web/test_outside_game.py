"""The tutorial's game, installed as a package of its own, through the pages that know nothing of
it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.outside.tutorial import NAME, write_all
from tests.web.conftest import PHONE, OpenPage, ServerProcess, free_port, server_flags
from tests.web.keyboard_actions import move_by_keys
from tests.web.page_actions import (
    BOT,
    FRIEND,
    create_table,
    play_move,
    play_to_the_end,
    wait_for_turn,
)
from tests.web.test_accessibility import check_accessibility, fits
from tests.web.test_every_game import targets_are_large
from tests.wheels import Environment


@pytest.fixture(scope="module")
def outside(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in a clean environment with the package."""
    environment = Environment.create(tmp_path_factory.mktemp("clean"))
    package = write_all(tmp_path_factory.mktemp("package"))
    install = "pip install --quiet --no-index --no-deps --no-build-isolation ."
    done = environment.run(install, package)
    assert done.returncode == 0, done.stderr
    port = free_port()
    flags = server_flags(port, pages, tmp_path_factory.mktemp("tables"))
    command = [environment.program("beaverboard"), "serve", *flags]
    server = ServerProcess(port, command, variables=environment.variables())
    try:
        server.start()
        yield server.address
    finally:
        server.stop()


def drawn(page: Page, selector: str) -> bool:
    """Whether all these images are there and have been loaded."""
    images = page.locator(selector)
    images.first.wait_for()
    page.wait_for_load_state("networkidle")
    return bool(images.evaluate_all("images => images.every((each) => each.naturalWidth > 0)"))


def test_a_whole_match_against_a_search_bot_by_touch(open_page: OpenPage, outside: str) -> None:
    page = open_page(outside, viewport=PHONE)
    assert drawn(page, ".game:last-of-type .cover img")
    create_table(page, game=NAME, others=(BOT,))
    assert wait_for_turn(page)
    fits(page)
    targets_are_large(page)
    assert drawn(page, ".own img")
    expect(page.get_by_role("img", name="Weight, 15 at most")).to_be_visible()
    play_to_the_end(page)
    dialog = page.get_by_role("dialog", name="Final score")
    expect(dialog).to_be_visible()
    assert len(dialog.locator("td.total").all_inner_texts()) == 2


def test_four_players_fit_on_a_phone(open_page: OpenPage, outside: str) -> None:
    page = open_page(outside, viewport=PHONE)
    create_table(page, game=NAME, others=(BOT, BOT, BOT))
    assert wait_for_turn(page)
    fits(page)
    targets_are_large(page)
    board = page.get_by_role("region", name="The table").bounding_box()
    assert board
    for mat in page.locator(".mat").all():
        box = mat.bounding_box()
        assert box and board["y"] <= box["y"], mat.inner_text()
        assert box["y"] + box["height"] <= board["y"] + board["height"], mat.inner_text()


def test_a_whole_match_by_keyboard_alone(open_page: OpenPage, outside: str) -> None:
    page = open_page(outside)
    create_table(page, game=NAME, others=(BOT, BOT))
    for _ in range(24):
        if not wait_for_turn(page):
            break
        move_by_keys(page)
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    page.keyboard.press("Escape")
    log = page.get_by_role("log", name="What happened")
    expect(log).to_contain_text("Johanna lays a log of weight")
    expect(log).to_contain_text("draws a log")


def test_two_browsers_each_see_their_own_hand(open_page: OpenPage, outside: str) -> None:
    host = open_page(outside)
    create_table(host, game=NAME, others=(FRIEND,))
    friend = open_page(host.url, viewport=PHONE)
    friend.get_by_label("What shall we call you?").fill("Kees")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, friend):
        expect(page.locator(".others [data-place^='hand/']")).to_have_count(1)
        expect(page.get_by_role("button", name="Hand: 3 cards")).to_be_visible()
    over = host.locator(".bar h2", has_text="The match is over")
    while not over.count():
        for page in (host, friend):
            if page.locator("[data-pickable=true]").count():
                play_move(page)
    for page in (host, friend):
        expect(page.get_by_role("dialog", name="Final score")).to_be_visible()


def test_the_rules_are_shown_in_the_languages_that_the_package_has(
    open_page: OpenPage, outside: str
) -> None:
    # The server has no German ones, and says so with an answer that the console notes.
    page = open_page(f"{outside}/rules/{NAME}", language="de", expected_errors=("404",))
    expect(page.get_by_role("heading", name="LJ-2 A turn")).to_be_visible()
    expect(page.locator("[id='LJ-2.2']")).to_contain_text("it floats off")


@pytest.mark.parametrize("dark", [False, True])
def test_the_plain_board_is_accessible(open_page: OpenPage, outside: str, dark: bool) -> None:
    page = open_page(outside, dark=dark)
    create_table(page, game=NAME, others=(BOT,))
    assert wait_for_turn(page)
    check_accessibility(page, NAME)


def test_a_language_that_the_package_lacks_gets_its_english_words(
    open_page: OpenPage, outside: str
) -> None:
    page = open_page(outside, language="de")
    page.locator(".game:last-of-type .button.primary").click()
    assert wait_for_turn(page)
    expect(page.locator(".bar")).to_contain_text("Lay a log into the jam")
    assert f"{NAME}-" not in page.locator("body").inner_text()
