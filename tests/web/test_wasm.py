"""The modules play, search and show to the bit what the native engine does, in Chromium."""

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copy, copytree
from typing import Any

import pytest

from tests.wasm.modules import HERE, check, every_game, module, native_cases
from tests.web.conftest import OpenPage

COMPARE = """async (name) => {
    const [{ load, Search }, made, { compare }, cases] = await Promise.all([
        import("/game.mjs"), import(`/${name}.mjs`), import("/compare.mjs"),
        fetch("/cases.json").then((answer) => answer.json()),
    ]);
    return compare(await load(fetch(`/${name}.wasm`), made), Search, cases);
}"""


class Handler(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        # All that a page needs which forbids everything else.
        policy = "default-src 'none'; connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
        policy += "img-src data:"  # its icon
        self.send_header("Content-Security-Policy", policy)
        super().end_headers()

    def guess_type(self, path: Any) -> str:
        kinds = {".html": "text/html", ".mjs": "text/javascript", ".wasm": "application/wasm"}
        return kinds.get(Path(path).suffix, "application/json")

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<!doctype html><link rel=icon href=data:,>", "utf-8")
    copy(HERE / "compare.mjs", tmp_path)
    return tmp_path


@pytest.fixture
def files(folder: Path) -> Iterator[str]:
    """The address of a plain file server."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=folder)) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        serving.join()


@every_game
def test_matches_searches_views_and_floats_are_those_of_the_engine(
    name: str, folder: Path, files: str, open_page: OpenPage
) -> None:
    copytree(module(name), folder, dirs_exist_ok=True)
    (folder / "cases.json").write_text(json.dumps(native_cases(name)), "utf-8")
    check(open_page(files).evaluate(COMPARE, name))
