"""How long it takes from nothing to a first move in a real browser.

    python -m benchmarks.start                 `make play` in a fresh clone with an empty HOME
    python -m benchmarks.start --wheel FILE    `beaverboard play` of the installed wheel

Told are the seconds from the command until the page is there, and for each game the seconds from
opening the page until the first own move is made, with the pauses and motions that everybody
sees; with --runs the median of several starts.
"""

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from beaverboard.games import GAMES
from tests.web.conftest import FLAGS, ROOT
from tests.web.page_actions import game_title, play_move, wait_for_turn

IS_AT = "Beaverboard is at "
SIZE: ViewportSize = {"width": 1440, "height": 900}


@contextmanager
def started(command: list[str], folder: Path, home: Path) -> Iterator[tuple[str, float]]:
    """The address, and the seconds until its page was there."""
    own = ("XDG_", "BEAVERBOARD_", "NUMBA_", "VIRTUAL_ENV")  # what a new machine has not set
    kept = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    environment = {
        **kept,
        "HOME": str(home),
        "BROWSER": "true",  # the program of that name: it opens nothing
    }
    began = time.monotonic()
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(IS_AT):
                break
        else:
            raise SystemExit(f"{' '.join(command)} ended with {process.wait()}")
        address = line.removeprefix(IS_AT).strip()
        urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address, timeout=120)
        yield address, time.monotonic() - began
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def first_move(browser: Browser, address: str, game: str) -> float:
    """The seconds from opening the page until a move of one's own is made."""
    page = browser.new_context(viewport=SIZE, locale="en-GB").new_page()
    began = time.monotonic()
    page.goto(address)
    page.get_by_role("button", name=f"Play: {game_title(game)}").click()
    wait_for_turn(page)
    play_move(page)
    seconds = time.monotonic() - began
    page.context.close()
    return seconds


def measure(command: list[str], folder: Path, browser: Browser) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as home:
        with started(command, folder, Path(home)) as (address, page):
            moves = {game: first_move(browser, address, game) for game in GAMES}
    return {"page": page, **moves}


@contextmanager
def clone() -> Iterator[tuple[list[str], Path]]:
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(fresh)], check=True)
        yield ["make", "--silent", "play"], fresh


@contextmanager
def installed(wheel: Path) -> Iterator[tuple[list[str], Path]]:
    with tempfile.TemporaryDirectory() as folder:
        venv = Path(folder, "venv")
        subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
        pip = [str(venv / "bin" / "pip"), "install", "--quiet"]
        locked = ["--require-hashes", "-r", str(ROOT / "requirements" / "runtime.txt")]
        subprocess.run([*pip, *locked], check=True)
        subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
        yield [str(venv / "bin" / "beaverboard"), "play"], Path(folder)


def chromium() -> str | None:
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--wheel", type=Path, help="install this instead of cloning")
    parser.add_argument("--runs", type=int, default=1)
    args = parser.parse_args()
    results: list[dict[str, float]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        browser.new_page().close()  # it is open already when somebody sits down to play
        for _ in range(args.runs):
            with installed(args.wheel) if args.wheel else clone() as (command, folder):
                results.append(measure(command, folder, browser))
        browser.close()
    for name in results[0]:
        seconds = [result[name] for result in results]
        what = "until the page" if name == "page" else f"from the page to a move of {name}"
        print(f"{statistics.median(seconds):6.1f} s {what}")


if __name__ == "__main__":
    main()
