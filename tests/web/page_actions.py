"""Actions of a person on the pages: open a table, pick, confirm, play. Texts are English."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from beaverboard.games import GAMES
from beaverboard.locales import sentence
from tests.web.conftest import WEB

PICKABLE = "[data-pickable=true]"
MOVE_BUTTON = ".bar.yours [data-button]"
CONFIRM = ".bar .button.primary"
OVER = "The match is over"

# A game without a board can't be played through the pages.
BOARDS = [name for name in GAMES if (WEB / "src" / "games" / name / "index.ts").exists()]
assert BOARDS, "the tests of every board would be empty"

# Targets that bring a match nearer to its end, best first; the first pickable one is picked.
PREFERRED_TARGETS = {
    "biber-gang": (".own {}[aria-label*='face down']",),
    "biber-clan": (".own {}[aria-label*='empty']",),
    "dam-it": (".stacks {}", ".hand {}:not(.selected)", ".river li:first-child {}"),
    "roi-des-castors": (
        ".own .dam{}:not(.selected)",
        ".own .race{}:not(.selected)",
        ".own .fresh{}:not(.selected)",
    ),
}
# Targets that are picked although a button is offered already: a log is laid, not discarded.
BEFORE_BUTTONS = {"roi-des-castors": ".own :is(.dam, .race, .fresh){}:not(.selected)"}


def game_title(game: str) -> str:
    """A game that only the server has is called by its name in words."""
    return sentence(f"game-{game}-name") if game in GAMES else game.replace("-", " ").title()


def open_setup(page: Page, game: str = "biber-gang", way: str | None = None) -> Locator:
    page.get_by_role("button", name=f"Choose: {game_title(game)}").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    if way is not None:
        dialog.get_by_text(way, exact=True).click()
    return dialog


def open_fold(dialog: Locator, title: str) -> None:
    """A part of the sheet that is folded away at first."""
    if not dialog.locator("details[open] > summary", has_text=title).count():
        dialog.locator("summary", has_text=title).click()


def create_table(
    page: Page,
    *,
    game: str = "biber-gang",
    mode: str | None = None,
    name: str = "Johanna",
    others: tuple[str, ...] = (),
    rounds: int = 1,
) -> None:
    """Create a table; `others` are the labels of what is chosen for the other seats."""
    dialog = open_setup(page, game, "With friends" if others else "Alone")
    if mode is not None:
        modes = dialog.get_by_role("group", name="Variant")
        modes.get_by_text(sentence(f"mode-{game}-{mode}"), exact=True).click()
    if others:
        seats = dialog.get_by_role("group", name="How many play?")
        if seats.count():  # else the mode has one number of seats
            seats.get_by_text(str(len(others) + 1), exact=True).click()
        open_fold(dialog, "Who sits where")
    dialog.get_by_label("Your name").fill(name)
    for seat, label in enumerate(others, 2):
        dialog.get_by_label(f"Seat {seat}", exact=True).select_option(label=label)
    options = GAMES[game].options if game in GAMES else ()
    if any(option.name == "rounds" for option in options):
        open_fold(dialog, "House rules")
        dialog.get_by_role("spinbutton", name="Rounds").fill(str(rounds))
    dialog.locator("footer .primary").click()
    expect(dialog).to_be_hidden()


BOT = "Bot: Yearling (medium)"
FRIEND = "Free, for a friend"
HERE = "Someone here"


def wait_for_turn(page: Page) -> bool:
    """Wait; true if it is this page's turn, false if the match is over."""
    either = page.locator(f"{PICKABLE}, {MOVE_BUTTON}, .bar h2:text-is('{OVER}')").first
    either.wait_for(state="attached")
    return page.locator(f"{PICKABLE}, {MOVE_BUTTON}").count() > 0


def ply(page: Page) -> int:
    """The number of the position that is shown."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or 0)


def wait_for_ply_after(page: Page, than: int) -> None:
    page.wait_for_function(
        "ply => Number(document.querySelector('[data-ply]')?.dataset.ply) > ply", arg=than
    )


def next_target(page: Page, hidden: str = "face down") -> str:
    """The selector of the next target. `hidden` is "face down" in the page's language."""
    game = page.locator("[data-game]").get_attribute("data-game") or ""
    for preferred in PREFERRED_TARGETS.get(game, ()):
        selector = preferred.format(PICKABLE).replace("face down", hidden)
        if page.locator(selector).count():
            return selector
    return f"{PICKABLE}:not(.selected)"


def should_pick_more(page: Page) -> bool:
    """Whether another target should be picked although a button is offered."""
    game = page.locator("[data-game]").get_attribute("data-game") or ""
    chosen = page.locator(".card.selected").count() > 0
    return (
        chosen
        and game in BEFORE_BUTTONS
        and page.locator(BEFORE_BUTTONS[game].format(PICKABLE)).count() > 0
    )


PICKED = """([ply, count]) => Number(document.querySelector('[data-ply]')?.dataset.ply) > ply
    || document.querySelectorAll('.card.selected').length !== count"""


PLAYED = """ply => Number(document.querySelector('[data-ply]')?.dataset.ply) > ply
    || document.querySelector('[data-sent]') !== null"""

# A second press of the same place within this time after a move is ignored by the page.
DOUBLE_PRESS = 400


def pick(page: Page, press: Callable[[], None]) -> bool:
    """Press and wait until that is marked or has completed a move; true if a move is played."""
    before, chosen = ply(page), page.locator(".card.selected").count()
    press()
    try:
        page.wait_for_function(PICKED, arg=[before, chosen], timeout=DOUBLE_PRESS)
    except PlaywrightTimeoutError:
        if not page.evaluate(PICKED, [before, chosen]):
            press()
        page.wait_for_function(PICKED, arg=[before, chosen])
    return bool(page.evaluate(PLAYED, before))


def pick_and_confirm(page: Page, hidden: str = "face down") -> None:
    """Pick targets until the move is played or has a button, and press that."""
    for _ in range(12):
        if page.locator(PICKABLE).count():
            if pick(page, page.locator(next_target(page, hidden)).first.click):
                return
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).click()
            return
        if page.locator(MOVE_BUTTON).count() and not should_pick_more(page):
            page.locator(MOVE_BUTTON).first.click()
            return
    raise AssertionError("no move after twelve picks")


def play_move(page: Page, hidden: str = "face down") -> None:
    before = ply(page)
    pick_and_confirm(page, hidden)
    wait_for_ply_after(page, before)


def play_to_the_end(page: Page, moves: int = 400) -> None:
    for _ in range(moves):
        if not wait_for_turn(page):
            return
        play_move(page)
    raise AssertionError("the match does not end")


def close_dialog(page: Page) -> None:
    page.locator("dialog[open] header button").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def table_id(page: Page) -> str:
    found = re.search(r"/t/([\w-]{22})", page.url)
    assert found
    return found[1]


def get_json(page: Page, path: str) -> Any:
    return page.request.get(f"{page.url.split('/t/')[0].rstrip('/')}{path}").json()


# The pages go on loading as soon as they can be used.
NOTE_WHAT_WAS_FETCHED = """
    new MutationObserver((_, observer) => {
      if (!document.querySelector('button[aria-label^="Play: "]:not(:disabled)')) return;
      observer.disconnect();
      const files = performance.getEntriesByType("resource").map((each) => each.name);
      window.fetchedUntilPlay = [location.href, ...files];
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def fetched_until_play(page: Page, address: str) -> list[str]:
    """The addresses of all that a fresh page fetches until a game can be begun."""
    page.add_init_script(NOTE_WHAT_WAS_FETCHED)
    page.goto(address)
    page.wait_for_function("() => window.fetchedUntilPlay")
    fetched: list[str] = page.evaluate("window.fetchedUntilPlay")
    return fetched
