"""How a person uses the pages: opens tables, sits down, plays. Texts are English."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from beaverboard.games import GAMES
from beaverboard.locales import sentence
from tests.web.conftest import WEB

PICKABLE = "[data-pickable=true]"
MOVE_BUTTON = ".bar.yours [data-button]:not([data-button=undo])"
CONFIRM = ".bar .button.primary"
OVER = "The match is over"

# A game without a board can't be played through the pages.
BOARDS = [name for name in GAMES if (WEB / "src" / "games" / name / "index.ts").exists()]
assert BOARDS, "else tests of every board would test none"

# What brings a match on, best first: what is pickable of it is picked.
BRINGS_ON = {
    "biber-gang": (".own {}[aria-label*='face down']",),
    "biber-clan": (".own {}[aria-label*='empty']",),
    "dam-it": (".stacks {}", ".hand {}:not(.selected)", ".river li:first-child {}"),
    "roi-des-castors": (".own .dam{}:not(.selected)", ".own .race{}", ".own .fresh{}"),
}
# What is picked even if a button would do already: a log is laid rather than discarded.
RATHER = {"roi-des-castors": ".own :is(.dam, .race, .fresh){}"}


def title(game: str) -> str:
    return sentence(f"game-{game}-name")


def open_setup(page: Page, game: str = "biber-gang") -> Locator:
    page.get_by_role("button", name=f"With friends: {title(game)}").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def set_up(
    page: Page,
    *,
    game: str = "biber-gang",
    mode: str | None = None,
    name: str = "Johanna",
    sitters: tuple[str, ...] = (),
    rounds: int = 1,
) -> None:
    """A table for as many as `sitters` (labels of the choice) and oneself."""
    dialog = open_setup(page, game)
    if mode is not None:
        modes = dialog.get_by_role("group", name="Variant")
        modes.get_by_text(sentence(f"mode-{game}-{mode}"), exact=True).click()
    seats = dialog.get_by_role("group", name="How many play?")
    seats.get_by_text(str(len(sitters) + 1), exact=True).click()
    dialog.get_by_label("Your name").fill(name)
    for seat, label in enumerate(sitters, 2):
        dialog.get_by_label(f"Seat {seat}", exact=True).select_option(label=label)
    if any(option.name == "rounds" for option in GAMES[game].options):
        dialog.get_by_label("Rounds").fill(str(rounds))
    dialog.locator("footer .primary").click()
    expect(dialog).to_be_hidden()


BOT = "Bot: Yearling (medium)"
FRIEND = "Free, for a friend"
HERE = "Someone here at this device"


def wait_for_turn(page: Page) -> bool:
    """Whether it is this page's turn; false when the match is over."""
    either = page.locator(f"{PICKABLE}, {MOVE_BUTTON}, .bar h2:text-is('{OVER}')").first
    either.wait_for(state="attached")
    return page.locator(f"{PICKABLE}, {MOVE_BUTTON}").count() > 0


def ply(page: Page) -> int:
    """The number of the position that is shown."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or 0)


def wait_for_more(page: Page, than: int) -> None:
    page.wait_for_function(
        "ply => Number(document.querySelector('[data-ply]')?.dataset.ply) > ply", arg=than
    )


def next_target(page: Page, hidden: str = "face down") -> str:
    """What to pick next, as a selector. `hidden` is how the reader's language says it."""
    game = page.locator("[data-game]").get_attribute("data-game") or ""
    for wish in BRINGS_ON.get(game, ()):
        selector = wish.format(PICKABLE).replace("face down", hidden)
        if page.locator(selector).count():
            return selector
    return f"{PICKABLE}:not(.selected)"


def goes_on(page: Page) -> bool:
    """Whether picking on is better than the buttons."""
    game = page.locator("[data-game]").get_attribute("data-game") or ""
    chosen = page.locator(".card.selected").count() > 0
    return chosen and game in RATHER and page.locator(RATHER[game].format(PICKABLE)).count() > 0


def choose(page: Page, hidden: str = "face down") -> None:
    """Tap, select, confirm: pick until what is meant has a button, and press it."""
    for _ in range(12):
        chosen = page.locator(".card.selected").count()
        if page.locator(PICKABLE).count():
            page.locator(next_target(page, hidden)).first.click()
            # What was picked is marked before anything else can be asked.
            page.wait_for_function(
                "n => document.querySelectorAll('.card.selected').length !== n", arg=chosen
            )
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).click()
            return
        if page.locator(MOVE_BUTTON).count() and not goes_on(page):
            page.locator(MOVE_BUTTON).first.click()
            return
    raise AssertionError("picking leads to no move")


def good_place(page: Page, hidden: str = "face down") -> None:
    before = ply(page)
    choose(page, hidden)
    wait_for_more(page, before)


def play_to_the_end(page: Page, moves: int = 400) -> None:
    for _ in range(moves):
        if not wait_for_turn(page):
            return
        good_place(page)
    raise AssertionError("the match does not end")


def close_dialog(page: Page) -> None:
    page.locator("dialog[open] header button").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def table_id(page: Page) -> str:
    found = re.search(r"/t/([\w-]{22})", page.url)
    assert found
    return found[1]


def answer(page: Page, path: str) -> Any:
    return page.request.get(f"{page.url.split('/t/')[0].rstrip('/')}{path}").json()
