"""Looking back at a match: walking, links, points of view, files, and what is not given away."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.bots.blunders import BLUNDERS
from tests.scale import ALL
from tests.web.conftest import DESKTOP, PHONE, TABLET, OpenPage
from tests.web.finished_tables import FinishedTable, finished_table, write_record
from tests.web.page_actions import ply, wait_for_ply_after
from tests.web.test_accessibility import check_accessibility, fits

BACK = ".own [aria-label$='face down']"
SEEN_THROUGH = ".own [aria-label*='face down: ']"


@pytest.fixture(scope="module")
def table(address: str) -> FinishedTable:
    return finished_table(address)


def at(page: Page, number: int) -> None:
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(number))


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Seen so far")


def see_the_end(page: Page) -> None:
    page.keyboard.press("End")
    page.get_by_role("button", name="Show the end").click()


def upload(page: Page, path: Path) -> None:
    page.locator("input[type=file]").set_input_files(path)


# Walking


def test_a_replay_is_followed_by_keyboard(
    open_page: OpenPage, address: str, table: FinishedTable
) -> None:
    page = open_page(f"{address}/r/{table.id}")
    at(page, 0)
    for number in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        at(page, number)
    expect(page.get_by_test_id("spoken")).to_contain_text("Position 3. Cas turns up")
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    expect(page.locator("aside [role=log] li").last).to_contain_text("Bea turns up")
    page.keyboard.press("PageDown")
    at(page, table.next_turn(2))
    page.keyboard.press("PageUp")
    at(page, 2)
    page.keyboard.press("Home")
    at(page, 0)
    # The slider's own keys do the same, and go on beyond what was seen.
    slider(page).focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    at(page, 5)
    page.wait_for_url("**#ply=5")
    # By itself, until told to stop.
    page.get_by_role("main").click(position={"x": 5, "y": 5})
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    wait_for_ply_after(page, than=6)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("dialog", name="See the end?")).to_be_visible()
    page.keyboard.press("Escape")
    assert ply(page) < table.plies


def test_every_button_walks_and_a_turn_can_be_chosen(
    open_page: OpenPage, address: str, table: FinishedTable
) -> None:
    page = open_page(f"{address}/r/{table.id}", viewport=PHONE, motion=True)
    at(page, 0)
    for name, number in (
        ("One move on", 1),
        ("To the next turn", 2),
        ("One move on", 3),
        ("One move back", 2),
        ("To the turn before", 0),
        ("To the next turn", 2),
        ("To the start", 0),
    ):
        page.get_by_role("button", name=name, exact=True).click()
        at(page, number)
    turns = page.get_by_label("Go to a turn")
    assert turns.locator("option").all_inner_texts()[:2] == ["Turn 1: Bea", "Turn 2: Cas"]
    turns.select_option(label="Turn 2: Cas")
    at(page, 2)
    for button in page.locator(".buttons button, header button:visible").all():
        box = button.bounding_box()
        assert box and box["width"] >= 43.5 and box["height"] >= 43.5
    fits(page)


# What comes later is not given away


def test_nothing_gives_the_end_away_before_it_is_seen(
    open_page: OpenPage, address: str, table: FinishedTable
) -> None:
    page = open_page(f"{address}/r/{table.id}#ply=6")
    at(page, 6)
    assert slider(page).get_attribute("max") == "6"
    turns = page.get_by_label("Go to a turn")
    assert turns.locator("option", has_text="The end").count() == 0
    told = page.locator(".controls").inner_text() + page.locator("header").inner_text()
    assert str(table.plies) not in re.findall(r"\d+", told)
    text = page.locator("body").inner_text()
    assert "win" not in text and "Final score" not in text
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("menuitem", name="Final score")).to_have_count(0)
    page.keyboard.press("Escape")
    # The next round can be had without the end, and its score sheet with it.
    turns.select_option(label="Next round …")
    expect(page.locator("header")).to_contain_text("Round 2 of 2")
    assert 6 < ply(page) < table.plies
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Scores").click()
    expect(page.get_by_role("dialog", name="Score of round 1")).not_to_contain_text("win")
    page.keyboard.press("Escape")
    # The analysis would: it asks first.
    page.get_by_role("button", name="Analyse the match").click()
    page.get_by_role("button", name="Not yet").click()
    assert ply(page) < table.plies
    page.keyboard.press("End")
    page.get_by_role("button", name="Show the end").click()
    at(page, table.plies)
    expect(page.locator(".controls")).to_contain_text(table.headline)
    assert slider(page).get_attribute("max") == str(table.plies)
    page.get_by_role("button", name="Final score").click()
    expect(page.get_by_role("dialog", name="Final score")).to_contain_text(table.headline)
    page.keyboard.press("Escape")
    # Back at the start the result is not to be seen, but the end is no secret any more.
    page.keyboard.press("Home")
    at(page, 0)
    expect(page.locator(".controls")).not_to_contain_text("win")
    page.wait_for_url("**#ply=0")
    page.reload()
    at(page, 0)
    assert slider(page).get_attribute("max") == str(table.plies)


# Links and points of view


def test_a_link_to_a_turn_shows_the_same_in_another_browser(
    open_page: OpenPage, address: str, table: FinishedTable
) -> None:
    page = open_page(f"{address}/r/{table.id}")
    at(page, 0)
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    at(page, 9)
    page.get_by_label("Seen by").select_option("Cas")
    expect(page.locator("header")).to_contain_text("Seen by Cas")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Link to this position").click()
    link = page.get_by_label("Whoever opens this link").input_value()
    assert link.endswith(f"/r/{table.id}#ply=9&seat=1")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_text("Copied").first).to_be_visible()
    other = open_page(link, viewport=PHONE, language="de")
    at(other, 9)
    expect(other.locator("header")).to_contain_text("Gesehen von Cas")
    places = "[...document.querySelectorAll('.own [data-place]')].map(e => e.dataset.place)"
    assert other.evaluate(places) == page.evaluate(places)
    # Another turn of the same match, typed into the address.
    other.evaluate("location.hash = '#ply=4&open=1'")
    at(other, 4)
    expect(other.locator("header")).to_contain_text("Alle Karten offen")


def test_a_seat_sees_backs_and_all_open_shows_what_is_under_them(
    open_page: OpenPage, address: str, table: FinishedTable
) -> None:
    page = open_page(f"{address}/r/{table.id}#ply=3&seat=0")
    at(page, 3)
    expect(page.locator(BACK)).to_have_count(6)
    expect(page.locator(SEEN_THROUGH)).to_have_count(0)
    page.get_by_role("switch", name="All cards open").check(force=True)
    expect(page.locator(SEEN_THROUGH)).to_have_count(6)
    page.wait_for_url("**#ply=3&seat=0&open=1")
    page.keyboard.press("ArrowRight")
    at(page, 4)
    page.get_by_role("switch", name="All cards open").uncheck(force=True)
    expect(page.locator(SEEN_THROUGH)).to_have_count(0)


# Files


def test_a_record_is_saved_and_opened_again(
    open_page: OpenPage, address: str, table: FinishedTable, tmp_path: Path
) -> None:
    page = open_page(f"{address}/r/{table.id}")
    at(page, 0)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("menuitem", name="Save the record").click()
    path = tmp_path / "saved.json"
    saving.value.save_as(path)
    other = open_page(f"{address}/r")
    upload(other, path)
    at(other, 0)
    assert re.search(r"/r/file-[0-9a-f]{16}", other.url)
    other.keyboard.press("ArrowRight")
    at(other, 1)
    other.wait_for_url("**#ply=1")
    other.reload()
    at(other, 1)
    # The shuffle can be checked from the file alone.
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("menuitem", name="Check the shuffle").click()
    other.get_by_role("button", name="Check the shuffle").click()
    expect(other.get_by_text("The server kept to what it promised")).to_be_visible()
    elsewhere = open_page(other.url.split("#")[0])
    expect(elsewhere.get_by_text("This record is not on this device")).to_be_visible()
    other.goto(f"{address}/r/")
    other.get_by_role("button", name="Take saved.json off this list").click()
    expect(other.get_by_role("heading", name="Records on this device")).to_have_count(0)


def test_a_wrong_file_is_refused_in_words_and_nothing_is_lost(
    open_page: OpenPage, address: str, table: FinishedTable, tmp_path: Path
) -> None:
    page = open_page(f"{address}/r", expected_errors=("status of 4",))
    upload(page, write_record(tmp_path, table.record, "good.json"))
    at(page, 0)
    page.goto(f"{address}/r")
    whole = write_record(tmp_path, table.record).read_text("utf-8")
    unfinished = {**table.record, "moves": table.record["moves"][:9], "result": None}
    wrong: tuple[tuple[Any, str], ...] = (
        (whole[: len(whole) // 2], "cut off"),
        ("beaver", "cut off"),
        ({"name": "beaver"}, "not the record of a match"),
        ({**table.record, "version": 99}, "another version"),
        ({**table.record, "format": "beaverboard record 7"}, "another version"),
        ({**table.record, "moves": table.record["moves"] * 900}, "too large"),
        ({**table.record, "moves": table.record["moves"][1:]}, "damaged"),
        (unfinished, "not played to its end"),
    )
    for content, words in wrong:
        upload(page, write_record(tmp_path, content, "wrong.json"))
        expect(page.get_by_role("alert")).to_contain_text(words)
        assert page.url == f"{address}/r"
    expect(page.get_by_role("link", name="good.json")).to_be_visible()
    for language, words in (("de", "abgeschnitten"), ("fr", "coupé"), ("nl", "afgebroken")):
        other = open_page(f"{address}/r", language=language)
        upload(other, write_record(tmp_path, whole[:100], "wrong.json"))
        expect(other.get_by_role("alert")).to_contain_text(words)


def test_what_cannot_be_looked_back_at_says_why(
    open_page: OpenPage, address: str, table: FinishedTable
) -> None:
    page = open_page(f"{address}/r/{'A' * 22}", expected_errors=("status of 4", "ERR_FAILED"))
    expect(page.get_by_role("heading", name="This match cannot be found")).to_be_visible()
    people = [{"kind": "person", "name": name} for name in ("Bea", "Cas")]
    request_body = {"game": "biber-gang", "seats": people}
    waiting = page.request.post(f"{address}/api/tables", data=request_body).json()["id"]
    page.goto(f"{address}/r/{waiting}")
    expect(page.get_by_role("heading", name="This match is not over yet")).to_be_visible()
    expect(page.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{waiting}")
    # No connection: it can be tried again.
    page.goto(address)
    page.route("**/replay", lambda route: route.abort())
    page.goto(f"{address}/r/{table.id}")
    expect(page.get_by_role("alert").first).to_contain_text("can’t be reached")
    page.unroute("**/replay")
    page.get_by_role("button", name="Try again").click()
    at(page, 0)


# The analysis


def test_an_analysis_grows_and_names_the_move_that_threw_the_match_away(
    open_page: OpenPage, address: str, tmp_path: Path
) -> None:
    thrown = next(each for each in BLUNDERS if each.name == "biber-gang")
    page = open_page(f"{address}/r")
    upload(page, write_record(tmp_path, thrown.record()))
    at(page, 0)
    page.get_by_role("button", name="Analyse the match").click()
    page.get_by_role("button", name="Show the end").click()
    at(page, len(thrown.moves))
    beside = page.locator("aside .analysis")
    expect(beside.get_by_role("heading", name="Luck and choices")).to_be_visible(timeout=90_000)
    expect(beside.locator(".accounts li")).to_have_count(2)
    # Luck and the own choices come first, and add up to the result.
    for account in beside.locator(".accounts li").all():
        said = account.inner_text().replace("\N{MINUS SIGN}", "-")
        start, result = map(int, re.findall(r"(\d+)%", said)[:2])
        parts = account.locator("dd:not(.parts)").all_inner_texts()
        assert start + sum(int(part.strip("%")) for part in parts) == result
    # A tap on the graph goes there.
    graph = page.get_by_role("img", name="Graph of everybody’s chances")
    box = graph.bounding_box()
    assert box
    there = box["width"] * thrown.ply / len(thrown.moves)
    graph.click(position={"x": min(max(there, 1), box["width"] - 2), "y": box["height"] / 2})
    at(page, thrown.ply)
    expect(page.locator("figcaption")).to_contain_text(re.compile(r"Seat 1 \d+%"))
    # The worst move comes first, and leads to the position before it with the better one picked.
    first = beside.locator(".moments button").first
    expect(first).to_contain_text("a big chance missed")
    expect(first).to_contain_text(re.compile(rf"Seat {thrown.seat + 1}, turn \d+"))
    first.click()
    at(page, thrown.ply - 1)
    expect(page.locator("header")).to_contain_text(f"Seen by Seat {thrown.seat + 1}")
    # The move that was made and the better one, in words and on the board.
    expect(page.locator(".controls .words")).to_contain_text("Better:")
    expect(page.locator(".card.marked, .marked").first).to_be_visible()
    expect(page.locator(".card.selected").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    at(page, thrown.ply)
    expect(page.locator(".card.selected")).to_have_count(0)
    # All of it as a table, too.
    beside.get_by_text("All chances as a table").click()
    turns = beside.locator("tbody tr")
    expect(turns.first).to_contain_text("1 · Seat")
    assert turns.count() <= len(thrown.moves)
    turns.last.get_by_role("button").click()
    at(page, len(thrown.moves))
    check_accessibility(page, "analysis")


def test_the_list_of_turns_is_whole_when_one_comes_back(
    open_page: OpenPage, address: str, table: FinishedTable
) -> None:
    """Whoever has seen the end may go to any turn, wherever they begin to look."""
    page = open_page(f"{address}/r/{table.id}")
    at(page, 0)
    see_the_end(page)
    at(page, table.plies)
    turns = page.locator(".controls select option")
    expect(turns.last).to_have_text("The end")
    page.wait_for_function(
        "() => document.querySelector('.controls select').options[0].value === '0'"
    )
    page.keyboard.press("Home")
    at(page, 0)
    whole = turns.all_inner_texts()
    assert len(whole) > 20, whole
    page.wait_for_url("**#ply=0")
    page.reload()
    at(page, 0)
    expect(turns).to_have_text(whole)


# For everyone

LOOKS = [(PHONE, True)]  # and the analysis, by day on a desktop
if ALL:
    LOOKS += [(PHONE, False), (DESKTOP, False), (TABLET, False), (TABLET, True), (DESKTOP, True)]


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_axe_finds_nothing_when_one_looks_back(
    open_page: OpenPage, address: str, table: FinishedTable, size: dict[str, int], dark: bool
) -> None:
    page = open_page(f"{address}/r/{table.id}#ply=8&seat=1&open=1", viewport=size, dark=dark)
    at(page, 8)
    check_accessibility(page, "replay")
    page.keyboard.press("End")
    check_accessibility(page, "the end is asked for")
    page.get_by_role("button", name="Show the end").click()
    at(page, table.plies)
    check_accessibility(page, "the end")
    page.goto(f"{address}/r")
    page.get_by_role("button", name="Open a record").or_(
        page.get_by_text("Open a record")
    ).first.wait_for()
    check_accessibility(page, "upload")


@pytest.mark.parametrize("language", ["de", "en", "fr", "nl"] if ALL else ["de"])
def test_every_language_fits_on_a_phone(
    open_page: OpenPage, address: str, table: FinishedTable, language: str
) -> None:
    page = open_page(f"{address}/r/{table.id}#ply=12", viewport=PHONE, language=language)
    at(page, 12)
    fits(page)
    page.keyboard.press("End")
    page.locator("dialog[open] .primary").click()
    at(page, table.plies)
    fits(page)
    page.goto(f"{address}/matches")
    page.locator("h1").wait_for()
    fits(page)
