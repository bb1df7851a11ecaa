"""The wheel carries everything: whoever installs it plays, without this folder."""

import json
import os
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from beaverboard.games import GAMES
from beaverboard.locales import LANGUAGES
from tests.scale import ALL

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT),
    ]  # fmt: skip
    subprocess.run(command, check=True)
    (built,) = folder.glob("*.whl")
    return built


def test_the_wheel_has_pages_locales_rules_and_migrations(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"beaverboard/pages/index.html", "beaverboard/server/migrations/env.py"}
    for language in LANGUAGES:
        texts = ("table", "pages", "steps")
        wanted |= {f"beaverboard/locales/{language}/{name}.ftl" for name in texts}
        for game in GAMES.values():
            wanted.add(f"beaverboard/games/{game.folder.name}/rules.{language}.md")
    wanted |= {f"beaverboard/games/{game.folder.name}/lesson.json" for game in GAMES.values()}
    for path in (ROOT / "beaverboard/server/migrations/versions").glob("*.py"):
        wanted.add(f"beaverboard/server/migrations/versions/{path.name}")
    assert wanted <= names
    assert any(name.startswith("beaverboard/pages/assets/") for name in names)
    assert not any(name.startswith(("tests/", "web/")) for name in names)


@pytest.mark.skipif(not ALL, reason="installs everything anew: left to make test-all")
def test_the_wheel_serves_from_a_clean_environment(wheel: Path, tmp_path: Path) -> None:
    clean = tmp_path / "clean"
    subprocess.run([sys.executable, "-m", "venv", str(clean)], check=True)
    python = clean / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    locked = ["--require-hashes", "-r", str(ROOT / "requirements" / "runtime.txt")]
    subprocess.run([*install, *locked], check=True)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": ""}
    command = [str(clean / "bin" / "beaverboard"), "play", "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, cwd=tmp_path)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().decode().split()[-1]
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

        def get(path: str) -> bytes:
            with opener.open(address + path, timeout=120) as answer:
                return bytes(answer.read())

        assert b"<script" in get("")
        assert get("api/rules/dam-it/nl").startswith(b"#")
        assert len(json.loads(get("api/games"))) == len(GAMES)
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
