"""The wheel carries everything: whoever installs it plays, without this folder."""

import json
import os
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from beaverboard.games import GAMES
from beaverboard.locales import LANGUAGES
from tests.scale import ALL
from tests.wheels import ROOT, build


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"))


def test_the_wheel_has_pages_locales_rules_and_migrations(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {"beaverboard/pages/index.html", "beaverboard/server/store/migrations/env.py"}
    for language in LANGUAGES:
        texts = ("table", "pages", "steps")
        wanted |= {f"beaverboard/locales/{language}/{name}.ftl" for name in texts}
        for game in GAMES.values():
            wanted.add(f"beaverboard/games/{game.folder.name}/rules.{language}.md")
    wanted |= {f"beaverboard/games/{game.folder.name}/lesson.json" for game in GAMES.values()}
    for path in (ROOT / "beaverboard/server/store/migrations/versions").glob("*.py"):
        wanted.add(f"beaverboard/server/store/migrations/versions/{path.name}")
    assert wanted <= names
    assert any(name.startswith("beaverboard/pages/assets/") for name in names)
    assert not any(name.startswith(("tests/", "web/")) for name in names)


def test_a_wheel_without_pages_says_so_and_serves_all_else(tmp_path: Path) -> None:
    source, installed = tmp_path / "source", tmp_path / "installed"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    for name in ("beaverboard", "scripts"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    zipfile.ZipFile(build(source, tmp_path)).extractall(installed)
    assert not (installed / "beaverboard" / "pages").exists()
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    database = ["--database", str(tmp_path / "tables.sqlite")]
    process = subprocess.Popen(
        [sys.executable, "-m", "beaverboard.cli", "serve", "--port", "0", *database],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=tmp_path, text=True,
    )  # fmt: skip
    assert process.stdout is not None and process.stderr is not None
    try:
        address = process.stdout.readline().split()[-1]
        assert process.stderr.readline().startswith("This server has no pages: ")
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with pytest.raises(urllib.error.HTTPError) as answer:
            opener.open(address, timeout=120)
        assert answer.value.read().startswith(b"This server has no pages: ")
        with opener.open(address + "api/games", timeout=120) as games:
            assert len(json.loads(games.read())) == len(GAMES)
    finally:
        process.terminate()
        process.communicate()


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
