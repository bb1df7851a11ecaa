"""Take the pictures of `docs/screens`: every page and board, three sizes, day and night, four
languages."""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import (
    DESKTOP,
    PHONE,
    ROOT,
    TABLET,
    ServerProcess,
    build,
    free_port,
    launch_chromium,
)
from tests.web.lesson_actions import COACH_NEXT, follow_coach, wait_for_coach
from tests.web.page_actions import CONFIRM, PICKABLE, ply, wait_for_ply_after

SIZES: dict[str, Any] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
# page: for each size the language and whether it is night
Looks = tuple[tuple[str, bool], tuple[str, bool], tuple[str, bool]]
LOOKS: dict[str, Looks] = {
    "home": (("de", False), ("fr", True), ("en", False)),
    "sheet": (("fr", False), ("de", True), ("nl", False)),
    "house-rules": (("nl", True), ("en", False), ("de", False)),
    "lobby": (("en", True), ("nl", False), ("de", False)),
    "lobby-change": (("de", False), ("fr", False), ("en", True)),
    "invitation": (("nl", False), ("en", True), ("fr", False)),
    "table": (("nl", False), ("de", True), ("en", False)),
    "round": (("fr", False), ("en", False), ("nl", True)),
    "lesson": (("de", False), ("fr", True), ("en", False)),
    "rules": (("de", True), ("en", False), ("fr", False)),
    "biber-clan": (("en", False), ("fr", False), ("de", False)),
    "biber-clan-round": (("nl", True), ("de", False), ("en", True)),
    "biber-clan-rules": (("fr", False), ("nl", True), ("en", False)),
    "dam-it": (("fr", False), ("nl", True), ("en", False)),
    "dam-it-end": (("de", False), ("en", True), ("nl", False)),
    "dam-it-rules": (("nl", False), ("de", False), ("fr", True)),
    "roi-des-castors": (("fr", False), ("de", False), ("en", False)),
    "roi-des-castors-expert": (("de", True), ("en", False), ("fr", True)),
    "roi-des-castors-team": (("en", False), ("nl", True), ("de", False)),
    "roi-des-castors-solo": (("nl", False), ("fr", False), ("en", True)),
    "roi-des-castors-end": (("en", True), ("fr", False), ("nl", False)),
    "roi-des-castors-rules": (("nl", False), ("en", True), ("de", False)),
}


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        pages = Path(scratch, "pages")
        build(pages)
        port = free_port()
        command = [sys.executable, "-m", "beaverboard.cli", "serve", "--port", str(port)]
        command += ["--pages", str(pages), "--database", str(Path(scratch, "tables.sqlite"))]
        command += ["--pause-least", "0", "--pause-most", "0", "--log", "error"]
        server = ServerProcess(port, [*command, "--tables-a-minute", "1000"])
        browser = launch_chromium(playwright)
        try:
            server.start()
            for name, looks in LOOKS.items():
                if names and name not in names:
                    continue
                for size, (language, dark) in zip(SIZES, looks, strict=True):
                    picture = folder / f"{name}-{size}.jpg"
                    take(browser, server.address, name, size, language, dark, picture)
                    print(picture.relative_to(ROOT) if ROOT in picture.parents else picture)
        finally:
            browser.close()
            server.stop()


def take(
    browser: Browser, address: str, name: str, size: str, language: str, dark: bool, picture: Path
) -> None:
    context = browser.new_context(
        viewport=SIZES[size],
        locale=language,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        has_touch=size != "desktop",
        is_mobile=size != "desktop",
    )
    # The programs below press a place and then a button, whatever the place has decided.
    context.add_init_script(
        "localStorage.setItem('beaverboard.settings', JSON.stringify({ confirmMoves: true }))"
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".game .button.primary").first.wait_for()
    LEADING[name](page, address)
    page.wait_for_timeout(400)
    whole = name in ("lobby", "invitation") or (name == "home" and size != "phone")
    page.screenshot(path=picture, type="jpeg", quality=72, full_page=whole)
    context.close()


def open_table(page: Page, new_table: dict[str, Any]) -> None:
    """Opens a table as the page does, with the names we want to show."""
    path = page.evaluate(
        """async new_table => {
            const options = { method: 'POST', body: JSON.stringify(new_table),
                              headers: { 'Content-Type': 'application/json' } }
            const made = await (await fetch('/api/tables', options)).json()
            const held = { game: new_table.game,
                           tokens: [made.host, ...made.seats.map(s => s.token)],
                           dealAtOnce: new_table.seats.every(s => s.kind !== 'open'),
                           contributions: {}, touched: Date.now() }
            localStorage.setItem('beaverboard.tables', JSON.stringify({ [made.id]: held }))
            return `/t/${made.id}`
        }""",
        new_table,
    )
    page.goto(urljoin(page.url, path))


def new_table(
    *names: str,
    game: str = "biber-gang",
    mode: str | None = None,
    bots: int = 0,
    free: int = 0,
    **options: int,
) -> dict[str, Any]:
    seats: list[dict[str, Any]] = [{"kind": "person", "name": name} for name in names]
    seats += [{"kind": "bot", "level": "greedy"}] * bots + [{"kind": "open"}] * free
    return {"game": game, "mode": mode, "seats": seats, "options": options}


HOSTS = iter(("Anneliese", "Camille", "Sanne"))


def home(page: Page, address: str) -> None:
    """With a match to resume and a table that waits."""
    open_table(page, new_table("Johanna", bots=2))
    page.locator(PICKABLE).first.wait_for()
    page.request.post(
        f"{address}/api/tables",
        data={**new_table(next(HOSTS), bots=1, free=2), "listed": True},
        headers={"Origin": address},
    )
    page.goto(address)
    page.locator(".tables .table").nth(1).wait_for()


def sheet(page: Page, address: str) -> None:
    """For a newcomer: nothing was chosen before."""
    page.locator(".game").last.locator(".buttons .button:not(.primary, .plain)").click()
    page.locator("dialog[open] .ways").wait_for()


def house_rules(page: Page, address: str) -> None:
    sheet(page, address)
    page.locator("dialog[open] details").last.locator("summary").click()
    page.locator("dialog[open] [role=spinbutton], dialog[open] input[type=number]").first.wait_for()
    page.locator("dialog[open] .cards h3").first.scroll_into_view_if_needed()


def lobby(page: Page, address: str) -> None:
    """Two against two, with a guest who looks as they like."""
    johanna = new_table("Johanna", game="roi-des-castors", mode="team", bots=1, free=2)
    johanna["seats"][0] |= {"beaver": "flower", "colour": "sand"}
    open_table(page, johanna)
    page.locator(".share").wait_for()
    table = page.url.rsplit("/", 1)[1]
    page.request.post(
        f"{address}/api/tables/{table}/seats",
        data={"name": "Kees", "seat": 2, "beaver": "glasses", "colour": "blue"},
        headers={"Origin": address},
    )
    page.locator("main li").filter(has_text="Kees").first.wait_for()


def lobby_change(page: Page, address: str) -> None:
    lobby(page, address)
    page.locator(".heading .button").click()
    page.locator("dialog[open] form").wait_for()


def invitation(page: Page, address: str) -> None:
    lobby(page, address)
    page.evaluate("localStorage.removeItem('beaverboard.tables')")
    page.reload()
    page.locator(".inviter").wait_for()


def table(page: Page, address: str) -> None:
    open_table(page, new_table("Johanna", bots=3 if SIZES["desktop"] == page.viewport_size else 2))
    play(page, moves=11)
    page.locator(PICKABLE).first.wait_for()


def round_end(page: Page, address: str) -> None:
    open_table(page, new_table("Johanna", bots=2, rounds=3))
    play(page, moves=200)
    page.locator("dialog[open] table").wait_for()


def lesson(page: Page, address: str) -> None:
    """Biber-Gang on a phone, where a beaver swims; BiberClan on the others."""
    on_phone = page.viewport_size == PHONE
    page.locator(".learn").nth(0 if on_phone else 1).click()
    for _ in range(11 if on_phone else 6):
        assert wait_for_coach(page)
        follow_coach(page)
    assert wait_for_coach(page)
    while page.locator(COACH_NEXT).count():
        page.locator(COACH_NEXT).click()
        page.wait_for_timeout(50)


def rules(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/biber-gang")
    page.locator("#BG-3").wait_for()
    if page.viewport_size == TABLET:
        page.evaluate("document.querySelector('blockquote').scrollIntoView({block: 'center'})")


def play(page: Page, moves: int) -> None:
    """Draw, and lay the card on a face-down one, until a round is over."""
    for _ in range(moves):
        page.locator(f"{PICKABLE}, dialog[open]").first.wait_for(state="attached")
        if page.locator("dialog[open]").count():
            return
        before = ply(page)
        # Places that show a back have a picture of a tail; the last pickable one is as good.
        page.locator(PICKABLE).last.click()
        page.locator(".card.selected").first.wait_for()
        if not page.locator(".bar .button.primary").count():
            page.locator(f".own {PICKABLE}:not(.selected)").first.click()
        page.locator(".bar .button.primary").click()
        wait_for_ply_after(page, before)


def follow_hints(page: Page, moves: int) -> None:
    """Play well, until a round is over."""
    for _ in range(moves):
        page.locator(f"{PICKABLE}, dialog[open]").first.wait_for(state="attached")
        if page.locator("dialog[open]").count():
            return
        before = ply(page)
        page.locator("header .menu > button").click()
        page.locator("[role=menuitem]").nth(1).click()
        page.locator(".bar [data-button=why]").wait_for()  # the move is marked
        page.locator(f"{CONFIRM}, .bar [data-button]:not([data-button=why])").first.click()
        wait_for_ply_after(page, before)
    page.locator(f"{PICKABLE}, dialog[open]").first.wait_for(state="attached")


def lead_to(page: Page, shown: dict[str, Any], there: Callable[[], bool]) -> None:
    """Play until there is something to see; on another table if a round ends before."""
    while True:
        open_table(page, shown)
        follow_hints(page, 4)
        for _ in range(12):
            if page.locator("dialog[open]").count():
                break
            if there():
                return
            follow_hints(page, 1)


def let_toasts_go(page: Page) -> None:
    page.wait_for_timeout(4500)


def biber_clan(page: Page, address: str) -> None:
    """Six lodges on a phone, and a card that is about to be laid."""
    bots = {360: 5, 820: 3, 1440: 4}[page.viewport_size["width"] if page.viewport_size else 0]
    mode = "clan" if bots == 5 else "clan-and-band"
    shown = new_table("Johanna", game="biber-clan", mode=mode, bots=bots, rounds=5)
    lead_to(page, shown, lambda: page.locator(EMPTY_SPACE).count() > 0)
    let_toasts_go(page)
    page.locator(EMPTY_SPACE).first.click()


def biber_clan_round(page: Page, address: str) -> None:
    open_table(page, new_table("Johanna", game="biber-clan", mode="clan", bots=2, rounds=3))
    follow_hints(page, 200)
    page.locator("dialog[open] table").wait_for()
    if page.viewport_size == DESKTOP:
        page.locator("dialog[open] footer .button").first.click()
    let_toasts_go(page)


def dam_it(page: Page, address: str) -> None:
    """Wood enough for a dam, and a dam being built."""
    shown = new_table("Johanna", game="dam-it", bots=1 if page.viewport_size == TABLET else 3)
    lead_to(page, shown, lambda: page.locator(f".hand {PICKABLE}").count() > 2)
    let_toasts_go(page)
    for _ in range(2):
        page.locator(f".hand {PICKABLE}:not(.selected)").last.click()


def dam_it_end(page: Page, address: str) -> None:
    open_table(page, new_table("Johanna", game="dam-it", bots=3))
    follow_hints(page, 80)
    page.locator("dialog[open] table").wait_for()
    if page.viewport_size == TABLET:
        page.locator("dialog[open] footer .button").first.click()
    let_toasts_go(page)


def rules_of(game: str, rule: str) -> Callable[[Page, str], None]:
    def lead(page: Page, address: str) -> None:
        page.goto(f"{address}/rules/{game}#{rule}")
        page.locator(".found").wait_for()

    return lead


def castors(mode: str, seats: int, moves: int) -> Callable[[Page, str], None]:
    def lead(page: Page, address: str) -> None:
        guests = [{"kind": "bot", "level": "greedy"}] * (seats - 1)
        people = [{"kind": "person", "name": "Johanna"}]
        open_table(page, {"game": "roi-des-castors", "mode": mode, "seats": people + guests})
        page.locator("[data-ply]").wait_for()
        for _ in range(moves):
            page.locator(".bar.yours, dialog[open]").first.wait_for()
            if page.locator("dialog[open]").count():
                return
            castors_move(page)
        page.locator(".bar.yours, dialog[open]").first.wait_for()

    return lead


def castors_move(page: Page) -> None:
    """A log on a dam that it fits, else what is offered last: a card to play, to stop."""
    before = ply(page)
    logs = page.locator(", ".join(f".own [data-place$='/{c}']{PICKABLE}" for c in range(3)))
    chosen = logs if logs.count() else page.locator(f".own {PICKABLE}, {PICKABLE}")
    if chosen.count():
        chosen.first.click()
    dams = page.locator(f".dam{PICKABLE}, .race{PICKABLE}, .fresh{PICKABLE}")
    if not page.locator(".bar .button.primary").count() and dams.count():
        dams.first.click()
    page.locator(".bar .buttons .button").last.click()
    wait_for_ply_after(page, before)


EMPTY_SPACE = f".own .empty {PICKABLE}"
LEADING = {
    "home": home,
    "sheet": sheet,
    "house-rules": house_rules,
    "lobby": lobby,
    "lobby-change": lobby_change,
    "invitation": invitation,
    "table": table,
    "round": round_end,
    "lesson": lesson,
    "rules": rules,
    "biber-clan": biber_clan,
    "biber-clan-round": biber_clan_round,
    "biber-clan-rules": rules_of("biber-clan", "BC-5.6"),
    "dam-it": dam_it,
    "dam-it-end": dam_it_end,
    "dam-it-rules": rules_of("dam-it", "DI-3.1.5"),
    "roi-des-castors": castors("normal", 5, 9),
    "roi-des-castors-expert": castors("expert", 2, 16),
    "roi-des-castors-team": castors("team", 4, 7),
    "roi-des-castors-solo": castors("solo", 1, 12),
    "roi-des-castors-end": castors("normal", 3, 200),
    "roi-des-castors-rules": rules_of("roi-des-castors", "RC-8"),
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"of {', '.join(LOOKS)}")
    asked = parser.parse_args()
    if strangers := set(asked.pages) - LOOKS.keys():
        parser.error(f"no page {', '.join(sorted(strangers))}")
    main(asked.folder, asked.pages)
