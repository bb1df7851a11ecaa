"""The arena's pages in a real browser: they fit, can be read by everyone, and print."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from beaverboard.arena.compare import compare
from beaverboard.arena.plan import Plan
from beaverboard.arena.report import comparing, pages
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from tests.web.conftest import DESKTOP, PHONE

MATCHES = 40


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena")
    game = GAMES["roi-des-castors"]
    plans = [Plan.of(Setup.of(game, "normal", 4), ["greedy"], MATCHES)]
    plans.append(Plan.of(Setup.of(game, "solo"), ["greedy"], MATCHES))
    found = [pages.investigate(plan, ("random", "greedy"), skill_matches=8) for plan in plans]
    (folder / "report.html").write_text(pages.written(found, "beaverboard report"), "utf-8")
    changed = Plan.of(Setup.of(game, "normal", 4, {"equal_turns": True}), ["greedy"], MATCHES)
    compared = comparing.written(compare(plans[0], changed), "beaverboard compare")
    (folder / "compare.html").write_text(compared, "utf-8")
    return folder


@pytest.mark.parametrize("name", ["report", "compare"])
@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["day", "night"])
def test_a_page_fits_and_is_sound(
    chromium: Browser, written: Path, name: str, size: dict[str, int], dark: bool
) -> None:
    said: list[str] = []
    viewport: object = size
    context = chromium.new_context(
        viewport=viewport,  # type: ignore[arg-type]
        color_scheme="dark" if dark else "light",
    )
    page = context.new_page()
    page.on("console", lambda message: said.append(message.text))
    page.on("request", lambda request: said.append(request.url))
    page.goto(f"file://{written / name}.html")
    assert said == [f"file://{written / name}.html"]  # nothing else was asked for
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    clipped = page.evaluate(
        """() => [...document.querySelectorAll('svg text')].filter(text => {
            const box = text.getBBox(), room = text.ownerSVGElement.viewBox.baseVal
            return box.x < -1 || box.x + box.width > room.width + 1
        }).map(text => text.textContent)"""
    )
    assert clipped == []
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert len(page.pdf(format="A4")) > 10_000
    context.close()
