"""Fixtures: a running server with the built pages, and Chromium with its console and requests
logged."""

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
TIMEOUT = 20_000  # milliseconds; generous, for a busy machine
expect.set_options(timeout=TIMEOUT)
WEB = ROOT / "web"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
# Not localhost, so plain HTTP is no secure context there: clipboard, notifications and service
# workers are missing.
INSECURE_HOST = "neighbour.test"
FLAGS.append(f"--host-resolver-rules=MAP {INSECURE_HOST} 127.0.0.1")
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 360, "height": 740}
READY = 600  # seconds to wait for a server whose games still have to be compiled


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built pages: those of `make` if they are up to date, else a build of our own."""
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


def skip_or_fail(why: str) -> NoReturn:
    """Skip with a reason on a machine without a browser; fail in CI, which must have one."""
    if os.environ.get("CI"):
        pytest.fail(f"browser tests can't run: {why}")
    pytest.skip(f"browser tests not run: {why}")


def tool(name: str) -> str:
    """The path of a tool of Node, which may be installed in the virtual environment."""
    found = shutil.which(name, path=environment()["PATH"])
    if found is None or not (WEB / "node_modules").is_dir():
        skip_or_fail("they need Node and `npm ci` in web/")
    return found


def environment() -> dict[str, str]:
    places = [str(Path(sys.executable).parent), os.environ.get("PATH", "")]
    return {**os.environ, "PATH": os.pathsep.join(places), "PYTHON": sys.executable}


@dataclass(slots=True)
class ServerProcess:
    port: int
    command: list[str]
    process: subprocess.Popen[bytes] | None = None
    variables: dict[str, str] | None = None  # of its environment; those of the tests if none

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, stdout=subprocess.DEVNULL, env=self.variables
        )
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


def server_flags(port: int, pages: Path, folder: Path) -> list[str]:
    settings = {
        "--port": str(port),
        "--database": str(folder / "tables.sqlite"),
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
    return [word for pair in settings.items() for word in pair]


@pytest.fixture(scope="session")
def served(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    port = free_port()
    flags = server_flags(port, pages, tmp_path_factory.mktemp("tables"))
    command = [sys.executable, "-m", "beaverboard.cli", "serve", *flags]
    server = ServerProcess(port, command)
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def address(served: ServerProcess) -> str:
    return served.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch_chromium(playwright)
        yield browser
        browser.close()


def launch_chromium(playwright: Playwright) -> Browser:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)  # the lightest that there is
    try:
        return playwright.chromium.launch(executable_path=found, args=FLAGS)
    except Exception as error:
        skip_or_fail(f"no Chromium ({str(error).splitlines()[0]})")


@dataclass  # without slots: Playwright notes its handlers on their owner
class BrowserLog:
    """Console messages, page errors, requests and socket messages of one browser context."""

    host: str
    console: list[str] = field(default_factory=list)
    foreign_requests: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)  # over sockets
    expected_errors: list[str] = field(default_factory=list)

    def attach(self, page: Page) -> None:
        page.on("console", lambda message: self.console.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.console.append(f"error: {error}"))
        page.on("request", lambda request: self.add_request(request.url))
        page.on("websocket", self.add_socket)

    def add_request(self, url: str) -> None:
        if urlsplit(url).hostname != self.host:
            self.foreign_requests.append(url)

    def add_socket(self, socket: Any) -> None:
        self.add_request(socket.url)
        socket.on("framereceived", lambda text: self.received.append(str(text)))

    def problems(self) -> list[str]:
        def is_expected(line: str) -> bool:
            return any(part in line for part in self.expected_errors)

        return [line for line in self.console if not is_expected(line)] + self.foreign_requests


OpenPage = Callable[..., Page]


@pytest.fixture
def browser_logs() -> list[BrowserLog]:
    return []


@pytest.fixture
def open_page(chromium: Browser, browser_logs: list[BrowserLog]) -> Iterator[OpenPage]:
    """Open a page in a browser context of its own. The test fails at its end if anything
    unexpected was written to the console or requested from another host."""
    contexts: list[BrowserContext] = []

    def opened(
        url: str,
        *,
        language: str = "en",
        viewport: dict[str, int] | None = None,
        dark: bool = False,
        motion: bool = False,
        expected_errors: tuple[str, ...] = (),
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
        context.set_default_timeout(TIMEOUT)
        host = urlsplit(url).hostname or "127.0.0.1"
        log = BrowserLog(host, expected_errors=list(expected_errors))
        browser_logs.append(log)
        context.on("page", log.attach)
        page = context.new_page()
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    for log in browser_logs:
        assert log.problems() == []
