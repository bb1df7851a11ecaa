"""Before the deal: who invites to what, what the host changes, and how people look."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.page_actions import (
    FRIEND,
    create_table,
    get_json,
    open_fold,
    table_id,
    wait_for_turn,
)
from tests.web.test_setup import SMALL, assert_within, in_sight

CASTORS = "roi-des-castors"


def table_of(page: Page) -> dict[str, Any]:
    table: dict[str, Any] = get_json(page, f"/api/tables/{table_id(page)}")
    return table


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("As soon as the host deals")).to_be_visible()


def seat_of(page: Page, name: str) -> Locator:
    seats = page.get_by_role("region", name="At the table")
    return seats.get_by_role("listitem").filter(has_text=name).first


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_invited_see_who_invites_them_to_what(
    open_page: OpenPage, address: str, size: dict[str, int]
) -> None:
    host = open_page(address)
    create_table(host, game=CASTORS, mode="team", others=(FRIEND,) * 3)
    expect(seat_of(host, "Johanna")).to_contain_text("with Seat 3")
    guest = open_page(host.url, viewport=size)
    expect(guest.get_by_text("Johanna invites you")).to_be_visible()
    expect(guest.get_by_role("heading", name="Le Roi des Castors")).to_be_visible()
    expect(guest.get_by_text("Team · 4 players")).to_be_visible()
    for button in ("Sit down", "Learn it first"):
        assert in_sight(guest.get_by_role("button", name=button)), button
    guest.get_by_role("button", name="Learn it first").click()
    guest.get_by_role("button", name="Next").wait_for()  # the coach
    guest.go_back()
    expect(guest.get_by_text("Johanna invites you")).to_be_visible()
    sit_down(guest, "Kees")
    expect(seat_of(guest, "Kees")).to_contain_text("with Seat 4")
    expect(guest.get_by_text("Johanna and Seat 3 play together.")).to_be_visible()


def test_the_host_changes_what_is_agreed_and_everybody_sees_it(
    open_page: OpenPage, address: str
) -> None:
    host = open_page(address)
    create_table(host, others=(FRIEND,) * 3, rounds=3)
    guests = [open_page(host.url) for _ in range(2)]
    for guest, name in zip(guests, ("Kees", "Anna"), strict=True):
        sit_down(guest, name)
        expect(guest.get_by_role("button", name="Change", exact=True)).to_have_count(0)
    host.get_by_role("button", name="Change", exact=True).click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_text("2", exact=True).click()
    agree = dialog.get_by_role("button", name="Agree on it")
    expect(dialog.get_by_role("alert")).to_contain_text(
        "Anna sits on seat 3, which would disappear."
    )
    expect(agree).to_be_disabled()
    dialog.get_by_text("3", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    open_fold(dialog, "House rules")
    dialog.get_by_role("spinbutton", name="Rounds").fill("1")
    dialog.get_by_text("60 s").click()
    agree.click()
    expect(dialog).to_be_hidden()
    words = "New at this table: Rounds: 1 · At the table: 3 players · Time for a move: 60 s"
    for guest in guests:
        expect(guest.get_by_role("log", name="What has happened")).to_contain_text(words)
        expect(guest.get_by_role("region", name="What is agreed")).to_contain_text("Rounds: 1")
    host.get_by_role("button", name="Kees and Anna change places").click()
    expect(guests[0].get_by_text("Anna and Kees have changed places.")).to_be_visible()
    expect(guests[0].get_by_role("listitem").filter(has_text="Kees").first).to_contain_text("you")
    host.get_by_role("button", name="Deal the cards").click()
    for page in (host, *guests):
        page.locator("[data-ply]").wait_for()
    table = table_of(host)
    assert [seat["name"] for seat in table["seats"]] == ["Johanna", "Anna", "Kees"]
    assert (table["options"]["rounds"], table["seconds"]) == (1, 60)
    assert all(table["contributions"])  # given after the start, by each page


def test_the_lobby_survives_a_reload_and_a_second_click(open_page: OpenPage, address: str) -> None:
    host = open_page(address)
    create_table(host, others=(FRIEND,))
    guest = open_page(host.url)
    guest.get_by_label("What shall we call you?").fill("Kees")
    guest.get_by_role("button", name="Sit down").dblclick()
    expect(guest.get_by_text("As soon as the host deals")).to_be_visible()
    guest.reload()
    expect(seat_of(guest, "Kees")).to_contain_text("you")
    host.reload()
    host.get_by_role("button", name="Deal the cards").dblclick()
    assert wait_for_turn(host) or wait_for_turn(guest)
    assert [seat["name"] for seat in table_of(host)["seats"]] == ["Johanna", "Kees"]


def test_a_name_that_is_taken_is_told_beside_the_field(open_page: OpenPage, address: str) -> None:
    host = open_page(address)
    create_table(host, others=(FRIEND,))
    refused = ("status of 409",)
    guest = open_page(host.url, expected_errors=refused)
    guest.get_by_label("What shall we call you?").fill("Johanna")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_have_text("Somebody at the table has this name already.")
    sit_down(guest, "Kees")


def test_a_beaver_and_a_colour_stay_from_match_to_match(open_page: OpenPage, address: str) -> None:
    host = open_page(address)
    create_table(host, others=(FRIEND,))
    guest = open_page(host.url)
    guest.get_by_role("button", name="Choose a beaver and a colour").click()
    guest.get_by_role("radio", name="A crown").check(force=True)
    guest.get_by_role("radio", name="Blue").check(force=True)
    sit_down(guest, "Kees")
    expect(seat_of(host, "Kees")).to_be_visible()
    seat = table_of(host)["seats"][1]
    assert (seat["beaver"], seat["colour"]) == ("crown", "blue")
    drawn = seat_of(host, "Kees").locator("svg").first.inner_html()
    assert drawn != seat_of(host, "Johanna").locator("svg").first.inner_html()
    guest.goto(address)
    create_table(guest, name="Kees")
    assert wait_for_turn(guest)
    seat = table_of(guest)["seats"][0]
    assert (seat["name"], seat["beaver"], seat["colour"]) == ("Kees", "crown", "blue")


def test_the_link_can_be_shared_by_the_device(open_page: OpenPage, address: str) -> None:
    host = open_page(address)
    host.evaluate("Navigator.prototype.share = async data => { window.shared = data }")
    create_table(host, others=(FRIEND,))
    host.get_by_role("button", name="Share").click()
    assert host.evaluate("window.shared.url") == host.url
    expect(host.get_by_role("button", name="Copy")).to_be_visible()


@pytest.mark.parametrize("size", SMALL.values(), ids=SMALL.keys())
def test_every_control_of_the_lobby_can_be_reached(
    open_page: OpenPage, address: str, size: dict[str, int]
) -> None:
    page = open_page(address, viewport=size)
    create_table(page, game=CASTORS, mode="team", others=(FRIEND,) * 3)
    page.get_by_role("button", name="Change", exact=True).wait_for()
    inside = "main :is(button, input, select, summary, a)"
    controls = page.locator(f"header :is(a, button, select), {inside}")
    for control in filter(Locator.is_visible, controls.all()):
        control.scroll_into_view_if_needed()
        assert in_sight(control), control.evaluate("e => e.outerHTML")
        assert_within(control, size["width"])
    page.get_by_role("button", name="Change", exact=True).click()
    dialog = page.get_by_role("dialog")
    open_fold(dialog, "House rules")
    dialog.get_by_role("spinbutton").first.wait_for()
    for control in dialog.locator("label:has(input), input:not(.only-spoken), button").all():
        control.scroll_into_view_if_needed()
        assert in_sight(control), control.evaluate("e => e.outerHTML")
