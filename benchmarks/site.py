"""A static site in Chromium with the CPU throttled four times: python -m benchmarks.site FOLDER

FOLDER is what `make site` makes. For every game the time from the press of *Play* to the board with
its cards: on the clock, throttled, and what the thread of the page computes for it at full speed,
in a browser that has nothing of the game yet and once more when it has. The second does not depend
on what else the machine does; Chromium throttles this thread and not that of the worker.
"""

import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from beaverboard.games import GAMES
from beaverboard.wasm.build import packed
from tests.web.conftest import launch_chromium
from tests.web.page_actions import game_title

THROTTLED = 4
IDLE = 1500  # milliseconds until the home page has come to rest


class Handler(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


def opened(browser: Browser, address: str, rate: int) -> tuple[Page, CDPSession]:
    page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
    page.goto(address)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    return page, session


def cpu_seconds(session: CDPSession) -> float:
    """What the thread of the page has computed."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


def to_the_board(page: Page, session: CDPSession, address: str, game: str) -> tuple[float, float]:
    """Seconds on the clock, and of the page's thread."""
    page.goto(address)
    play = page.get_by_role("button", name=f"Play: {game_title(game)}")
    play.wait_for()
    page.wait_for_timeout(IDLE)
    began, before = time.perf_counter(), cpu_seconds(session)
    play.click()
    page.locator("[data-ply]").wait_for()
    return time.perf_counter() - began, cpu_seconds(session) - before


def main(folder: Path) -> None:
    handler = partial(Handler, directory=folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = launch_chromium(playwright)
        address = f"http://127.0.0.1:{server.server_port}/"
        for game in GAMES:
            page, session = opened(browser, address, THROTTLED)
            clock, _ = to_the_board(page, session, address, game)
            page, session = opened(browser, address, 1)
            (_, first), (_, again) = (to_the_board(page, session, address, game) for _ in range(2))
            sizes = [packed(folder / "offline" / f"{game}{kind}") for kind in (".wasm", ".mjs")]
            print(
                f"{game}: {clock:.2f} s throttled; {1000 * first:.0f} ms of the page's thread, "
                f"then {1000 * again:.0f} ms; {sizes[0]:.1f} + {sizes[1]:.1f} kB gzip"
            )
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
