"""What lies where: nothing jumps under the finger, and what one needs is on the screen."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from beaverboard.locales import LANGUAGES
from tests.scale import ALL
from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.layout import (
    EVERYTHING,
    SETTINGS,
    Setting,
    outside,
    overlaps,
    play,
    shifts,
    sit_down,
    watch,
)
from tests.web.page_actions import wait_for_turn

# The last two are 1440 × 900 and 1920 × 1080, magnified twice.
SIZES = {
    "small": {"width": 320, "height": 568},
    "landscape": {"width": 844, "height": 390},
    "desktop": DESKTOP,
    "phone": PHONE,
    "tall": {"width": 390, "height": 844},
    "large": {"width": 1920, "height": 1080},
    "zoomed": {"width": 720, "height": 450},
    "zoomed-large": {"width": 960, "height": 540},
}
FIRST_SIZES = ["small", "landscape", "desktop"]
CASES = [
    (setting, size)
    for setting in SETTINGS
    for size in SIZES
    if ALL or (setting.usual and size in FIRST_SIZES) or (setting.largest and size == "zoomed")
]


@pytest.mark.parametrize(("setting", "size"), CASES, ids=lambda value: str(value))
def test_a_turn_moves_nothing_and_stays_on_the_screen(
    open_page: OpenPage, address: str, setting: Setting, size: str
) -> None:
    """Mats, piles, river, dams and bar; cards of a hand only when their number changes."""
    page = open_page(address, viewport=SIZES[size])
    sit_down(page, setting)
    assert wait_for_turn(page)
    watch(page)
    for _ in range(12 if ALL else 4):
        assert outside(page) == []
        play(page, 1)
        if not wait_for_turn(page):
            break
    assert shifts(page) == []


# But for the sign that ties a pair, which is a picture.
SMALL_TEXT = """() => {
    const texts = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) {
        const { parentElement: element, data } = texts.currentNode
        if (!data.trim() || element.closest('dialog, .only-spoken, svg, .knot')) continue
        if (!element.checkVisibility()) continue
        const size = parseFloat(getComputedStyle(element).fontSize)
        if (size < 12) found.push(`${data.trim()}: ${size}`)
    }
    return found
}"""


@pytest.mark.parametrize("setting", [each for each in SETTINGS if each.usual], ids=str)
def test_captions_on_a_phone_can_be_read(
    open_page: OpenPage, address: str, setting: Setting
) -> None:
    page = open_page(address, viewport=SIZES["small"])
    sit_down(page, setting)
    play(page, 3)
    assert page.evaluate(SMALL_TEXT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_top_line_says_of_dams_is_not_cut(
    open_page: OpenPage, address: str, language: str
) -> None:
    page = open_page(address, language=language, viewport={"width": 390, "height": 844})
    sit_down(page, Setting("dam-it", None, 2))
    told = page.locator("header .titles p")
    for _ in range(20):
        assert wait_for_turn(page)
        if "→" in told.inner_text():
            break
        play(page, 1)
    expect(told).to_contain_text("→")
    cut = "p => [p.scrollWidth - p.clientWidth, p.scrollHeight - p.clientHeight]"
    assert told.evaluate(cut) == [0, 0]


def test_a_caption_keeps_its_beginning(open_page: OpenPage, address: str) -> None:
    page = open_page(address, viewport=SIZES["small"])
    sit_down(page, Setting("roi-des-castors", "normal", 2))
    assert wait_for_turn(page)
    captions = page.locator(".own .caption")
    assert captions.count() > 0
    starts = captions.evaluate_all(
        """all => all.map(element => {
            const range = document.createRange()
            range.selectNodeContents(element)
            return range.getBoundingClientRect().left - element.getBoundingClientRect().left
        })"""
    )
    assert min(starts) >= -0.5


Change = Callable[[dict[str, Any]], dict[str, Any]]


def change_views(page: Page, change: Change) -> None:
    """Every view that the server sends is changed, everything else passes."""

    def changed(message: Any) -> Any:
        if isinstance(message, dict):
            inside = {key: changed(value) for key, value in message.items()}
            return change(inside) if "seats" in inside and "moves" in inside else inside
        return [changed(each) for each in message] if isinstance(message, list) else message

    def through(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(json.dumps(changed(json.loads(text)))))

    page.route_web_socket("**/ws/**", through)


ALL_KINDS = sorted([*range(11), *range(11), 0, 1, 2])  # 25 cards, as Monopole can bring
LOG = {"printed": 2, "counts": 2}
DAM = {
    "logs": [LOG] * 9,
    "total": 18,
    "fate": "growing",
    "needs": None,
    "fits": [2, 3],
    "points": 10,
    "next_bonus": None,
}


def crowded_side(side: dict[str, Any]) -> dict[str, Any]:
    open_hand = {"hand": ALL_KINDS} if side["hand"] is not None else {"remembered": ALL_KINDS}
    return {
        **side,
        **open_hand,
        "held": len(ALL_KINDS),
        "reserve": [4, 7],
        "permanente": 2,
        "protection": 3,
        "asleep": True,
        "dams": [DAM] * 9,
    }


def crowded_castors(view: dict[str, Any]) -> dict[str, Any]:
    if view["mode"] == "solo":
        hand = {"hand": ALL_KINDS, "held": len(ALL_KINDS)}
        return {**view, "sides": [{**side, **hand} for side in view["sides"]]}
    sides = [crowded_side(side) for side in view["sides"]]
    return {**view, "sides": sides, "discards": ALL_KINDS * 2}


def crowded_dam_it(view: dict[str, Any]) -> dict[str, Any]:
    def crowded(player: dict[str, Any]) -> dict[str, Any]:
        cards = player["cards"] and {
            **player["cards"],
            "hand": [4] * len(player["cards"]["hand"]),
            "garbage": 12,
            "score": -120,
        }
        return {**player, "cubes": 38, "hand": 32, "dam_pile": 24, "cards": cards}

    return {
        **view,
        "players": [crowded(each) for each in view["players"]],
        "discards": [9] * len(view["discards"]),
    }


CROWDS: dict[str, Change] = {"roi-des-castors": crowded_castors, "dam-it": crowded_dam_it}
CROWDED = [
    (setting, size)
    for setting in SETTINGS
    for size in SIZES
    if setting.game in CROWDS
    if ALL or size in ("small", "landscape") or (setting.usual and size == "tall")
]


@pytest.mark.parametrize(("setting", "size"), CROWDED, ids=lambda value: str(value))
def test_a_crowded_table_stays_on_the_screen(
    open_page: OpenPage, address: str, setting: Setting, size: str
) -> None:
    """As much of everything as the rules let anybody have."""
    page = open_page(address, viewport=SIZES[size])
    change_views(page, CROWDS[setting.game])
    sit_down(page, setting)
    page.locator(".own [data-place^='hand/']").nth(6).wait_for()
    assert outside(page, EVERYTHING) == []
    assert overlaps(page) == []
    width = SIZES[size]["width"]
    assert page.evaluate("document.scrollingElement.scrollWidth") == width
    assert page.evaluate("document.querySelector('main .table').scrollWidth") <= width


def test_a_hand_of_25_cards_can_be_read_and_picked(open_page: OpenPage, address: str) -> None:
    """As Monopole can bring: on a small phone the row of cards scrolls."""
    assert len(ALL_KINDS) == 25
    page = open_page(address, viewport=SIZES["small"])
    change_views(page, crowded_castors)
    sit_down(page, Setting("roi-des-castors", "normal", 2))
    expect(page.locator(".own [data-place^='hand/']")).to_have_count(11)
    for kind in range(11):
        card = page.locator(f".own [data-place='hand/0/{kind}']")
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box and box["width"] >= 44, "as wide as a finger"
        assert box["x"] >= 0 and box["x"] + box["width"] <= 320
        assert is_on_top(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, kind)


def is_on_top(page: Page, x: float, y: float, kind: int) -> bool:
    return bool(
        page.evaluate(
            "([x, y, place]) => document.elementFromPoint(x, y)?.closest(place) !== null",
            [x, y, f"[data-place='hand/0/{kind}']"],
        )
    )


def test_with_bots_alone_the_table_takes_the_place_of_the_chat(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(address)
    sit_down(page, Setting("biber-gang", None, 3))
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    expect(page.get_by_role("heading", name="Chat")).to_be_hidden()
    board = page.locator(".board").bounding_box()
    assert board and board["width"] >= 1200
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_hand_of_dam_it_is_as_large_as_the_river(
    open_page: OpenPage, address: str, size: str
) -> None:
    page = open_page(address, viewport=SIZES[size])
    sit_down(page, Setting("dam-it", None, 3))
    for _ in range(12):
        assert wait_for_turn(page)
        if page.locator(".own .hand .kind").count():
            break
        play(page, 1)
    widths = [
        page.locator(selector).first.bounding_box()
        for selector in (".river [data-place='river/0/0']", ".own .hand .card")
    ]
    assert widths[0] and widths[1]
    assert widths[1]["width"] == pytest.approx(widths[0]["width"], abs=1)


def test_the_frame_of_a_picked_card_leaves_its_count_in_sight(
    open_page: OpenPage, address: str
) -> None:
    """The pile of Dam It!, whose count stands at its corner."""
    page = open_page(address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Confirm every move").click()
    page.keyboard.press("Escape")
    sit_down(page, Setting("dam-it", None, 2))
    pile = page.locator(".river [data-place='pile/0/0'][data-pickable=true]")
    pile.click()
    expect(page.locator(".river .pile .card.selected")).to_have_count(1)
    on_top = page.locator(".river .left").evaluate(
        """count => {
            const { left, top, width, height } = count.getBoundingClientRect()
            const points = [[0.2, 0.2], [0.8, 0.2], [0.5, 0.5], [0.2, 0.8], [0.8, 0.8]]
            return points.every(([x, y]) =>
                document.elementFromPoint(left + width * x, top + height * y) === count)
        }"""
    )
    assert on_top


def test_settings_are_on_my_matches(open_page: OpenPage, address: str) -> None:
    page = open_page(f"{address}/matches")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
