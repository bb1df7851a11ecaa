"""One command builds a module per game: the same bytes every time, without imports, cached."""

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from beaverboard import compiled
from beaverboard.games import GAMES
from beaverboard.wasm import build
from beaverboard.wasm.translate import CannotTranslate, Translation, Writer
from tests.scale import ALL
from tests.wasm.modules import every_game, module, node

IMPORTS = "WebAssembly.Module.imports(new WebAssembly.Module(require('fs').readFileSync(file)))"


@every_game
def test_a_module_needs_nothing_from_outside(name: str) -> None:
    file = module(name) / f"{name}.wasm"
    code = f"const file = {str(file)!r}; console.log({IMPORTS}.length)"
    done = subprocess.run([node(), "-e", code], capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"


@pytest.mark.skipif(not ALL, reason="builds anew: left to make test-all")
def test_the_same_sources_give_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONHASHSEED", "1")
    build.build(GAMES["dam-it"], tmp_path)
    known = module("dam-it")
    assert {path.name for path in known.iterdir()} == {path.name for path in tmp_path.iterdir()}
    for path in known.iterdir():
        assert path.read_bytes() == (tmp_path / path.name).read_bytes(), path.name


@pytest.mark.parametrize(
    ("changed", "rebuilt"),
    [
        ("beaverboard.games.biber_gang.rules", True),
        ("beaverboard.games.biber_gang.view", True),
        ("beaverboard.bots.greedy.biber_gang", True),
        ("beaverboard.bots.tree", True),
        ("beaverboard.floats", True),
        ("beaverboard.wasm.entries", True),
        ("beaverboard.games.dam_it.rules", False),
        ("beaverboard.bots.greedy.dam_it", False),
        ("beaverboard.server.app", False),
    ],
)
def test_a_module_is_built_anew_when_something_it_is_made_of_changes(
    changed: str, rebuilt: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = build.digest(GAMES["biber-gang"])
    texts = {**compiled.sources(), changed: compiled.sources()[changed] + "\n# changed\n"}
    monkeypatch.setattr(compiled, "sources", lambda: texts)
    assert (build.digest(GAMES["biber-gang"]) != before) == rebuilt


def test_the_command_copies_the_modules_and_says_how_large_they_are(tmp_path: Path) -> None:
    module("biber-gang")
    command = [sys.executable, "-m", "beaverboard.cli", "build-wasm", "biber-gang"]
    done = subprocess.run(
        [*command, "--out", str(tmp_path / "out")], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("biber-gang: ") and " kB gzip in " in done.stdout
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {"biber-gang.wasm", "biber-gang.mjs", "game.mjs", "python.mjs"}


@pytest.mark.parametrize("line", ["with s: pass", "x = y = 1", "del s", "f'{s:.60}'", "s @ s"])
def test_what_cannot_be_translated_is_named_with_its_line(line: str) -> None:
    function = ast.parse(f"def view(s, y):\n    {line}").body[0]
    assert isinstance(function, ast.FunctionDef)
    writer = Writer(Translation(GAMES["dam-it"]), ModuleType("plain"), ())
    with pytest.raises(CannotTranslate, match=r"(?s)plain: .*line 2"):
        writer.function(function, "view")
