"""No file is too long to read in one sitting."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON = ("beaverboard", "benchmarks", "examples", "fuzz", "scripts", "tests")
SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)


def python_files() -> Iterator[tuple[str, int]]:
    for folder in PYTHON:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), len(path.read_text("utf-8").splitlines())


def limit(name: str) -> int:
    if name.startswith("tests/") or re.fullmatch(r"beaverboard/games/\w+/rules\.py", name):
        return 800
    return 600


def test_python_files_are_short() -> None:
    files = list(python_files())
    assert len(files) > 300
    assert [(name, lines) for name, lines in files if lines > limit(name)] == []


def test_scripts_of_svelte_files_are_short() -> None:
    files = sorted((ROOT / "web" / "src").rglob("*.svelte"))
    assert len(files) > 80
    scripts = {
        path.relative_to(ROOT).as_posix(): max(
            (script.count("\n") for script in SCRIPT.findall(path.read_text("utf-8"))), default=0
        )
        for path in files
    }
    assert max(scripts.values()) > 50, "no script was found"
    assert {name: lines for name, lines in scripts.items() if lines > 300} == {}
