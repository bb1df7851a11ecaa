"""A running server with the built pages, and a real Chromium that is watched all the time."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

ROOT = Path(__file__).parents[2]
PATIENCE = 20_000  # milliseconds; a busy machine thinks long
expect.set_options(timeout=PATIENCE)
WEB = ROOT / "web"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
# A name that is not this machine's own: what is plain HTTP there lacks much that browsers
# offer to secure pages.
NEIGHBOUR = "neighbour.test"
FLAGS.append(f"--host-resolver-rules=MAP {NEIGHBOUR} 127.0.0.1")
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 360, "height": 740}
READY = 600  # seconds, in which the games are compiled if they were not


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages as they are now, built: by `make`, if nothing has changed since."""
    stamp = WEB / "dist" / ".built"
    if stamp.exists() and stamp.stat().st_mtime > max(map(modified, sources())):
        return stamp.parent
    folder = tmp_path_factory.mktemp("pages")
    build(folder)
    return folder


def sources() -> Iterator[Path]:
    yield from (WEB / "src").rglob("*")
    yield from (WEB / "public").rglob("*")
    yield from WEB.glob("*.*")
    yield from (ROOT / "beaverboard" / "locales").rglob("*.ftl")
    yield from (ROOT / "beaverboard" / "games").rglob("rules.*.md")


def modified(path: Path) -> float:
    return path.stat().st_mtime


def build(folder: Path) -> None:
    command = [tool("npm"), "run", "build", "--", "--outDir", str(folder), "--emptyOutDir"]
    done = subprocess.run(command, cwd=WEB, env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def not_run(why: str) -> NoReturn:
    """A machine without a browser skips these tests in words; CI must have one."""
    if os.environ.get("CI"):
        pytest.fail(f"browser tests can't run: {why}")
    pytest.skip(f"browser tests not run: {why}")


def tool(name: str) -> str:
    """Of Node, which may live in the virtual environment."""
    found = shutil.which(name, path=environment()["PATH"])
    if found is None or not (WEB / "node_modules").is_dir():
        not_run("they need Node and `npm ci` in web/")
    return found


def environment() -> dict[str, str]:
    places = [str(Path(sys.executable).parent), os.environ.get("PATH", "")]
    return {**os.environ, "PATH": os.pathsep.join(places), "PYTHON": sys.executable}


@dataclass(slots=True)
class Served:
    port: int
    command: list[str]
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, cwd=ROOT, stdout=subprocess.DEVNULL)
        until = time.monotonic() + READY
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=5) as answer:
                    if b'"ready":false' not in answer.read():
                        return
            except OSError:
                pass
            if self.process.poll() is not None:
                raise RuntimeError("the server has ended")
            time.sleep(0.2)
        raise TimeoutError("the games were not ready in time")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=30)
            finally:
                self.process.kill()
                self.process.wait()
                self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def served(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    port = free_port()
    settings = {
        "--port": str(port),
        "--database": str(tmp_path_factory.mktemp("tables") / "tables.sqlite"),
        "--pages": str(pages),
        "--pause-least": "0",
        "--pause-most": "0",
        "--tables-a-minute": "1000",
        "--joins-a-minute": "1000",
        "--looks-a-minute": "10000",
        "--analyses-a-minute": "1000",
        "--messages-a-second": "1000",
        "--log": "error",
    }
    flags = [word for pair in settings.items() for word in pair]
    command = [sys.executable, "-m", "beaverboard.cli", "serve", *flags]
    server = Served(port, command)
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def address(served: Served) -> str:
    return served.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def launched(playwright: Playwright) -> Browser:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)  # the lightest that there is
    try:
        return playwright.chromium.launch(executable_path=found, args=FLAGS)
    except Exception as error:
        not_run(f"no Chromium ({str(error).splitlines()[0]})")


@dataclass  # without slots: Playwright notes its handlers on their owner
class Watch:
    """What a browser said and asked for while it was watched."""

    host: str
    said: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)  # over sockets
    pardoned: list[str] = field(default_factory=list)

    def look_at(self, page: Page) -> None:
        page.on("console", lambda message: self.said.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.said.append(f"error: {error}"))
        page.on("request", lambda request: self.asked(request.url))
        page.on("websocket", self.listen)

    def asked(self, url: str) -> None:
        if urlsplit(url).hostname != self.host:
            self.foreign.append(url)

    def listen(self, line: Any) -> None:
        self.asked(line.url)
        line.on("framereceived", lambda text: self.received.append(str(text)))

    def complaints(self) -> list[str]:
        told = [line for line in self.said if not any(part in line for part in self.pardoned)]
        return told + self.foreign


Opened = Callable[..., Page]


@pytest.fixture
def watches() -> list[Watch]:
    return []


@pytest.fixture
def open_page(chromium: Browser, watches: list[Watch]) -> Iterator[Opened]:
    """A page in a browser of its own. At the end nothing may have been said to its console,
    and nothing asked of another host."""
    contexts: list[BrowserContext] = []

    def opened(
        url: str,
        *,
        language: str = "en",
        viewport: dict[str, int] | None = None,
        dark: bool = False,
        motion: bool = False,
        pardoned: tuple[str, ...] = (),
    ) -> Page:
        size: Any = viewport or DESKTOP
        context = chromium.new_context(
            viewport=size,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size is PHONE,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        watch = Watch(urlsplit(url).hostname or "127.0.0.1", pardoned=list(pardoned))
        watches.append(watch)
        context.on("page", watch.look_at)
        page = context.new_page()
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    for watch in watches:
        assert watch.complaints() == []
