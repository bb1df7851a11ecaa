"""What the README and the docs show is true."""

import asyncio
import doctest
import re
import shlex
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from beaverboard import cli, client
from tests.server.running_server import run_scenario, running

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def test_the_match_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    built = subprocess.run(
        [*command, "--doctree-dir", tmp_path / "trees", ROOT / "docs", tmp_path / "site"],
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    for page in PAGES:
        if page.is_relative_to(ROOT / "docs"):
            made = tmp_path / "site" / page.relative_to(ROOT / "docs").with_suffix(".html")
            assert made.exists(), f"{page.name} is on no list of pages"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_on_a_page_are_understood(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = page.read_text("utf-8").replace("\\\n", " ")
    for block in re.findall(r"```(?:sh)?\n(.*?)```", text, re.DOTALL):
        for line in re.findall(r"^(?:\.venv/bin/)?beaverboard (.*)$", block, re.MULTILINE):
            cli.parser().parse_args(shlex.split(line, comments=True))


def test_files_that_the_promises_name_exist() -> None:
    named = re.findall(r"`(tests/[\w/.]+)`", (ROOT / "docs" / "promises.md").read_text("utf-8"))
    assert len(named) > 5
    for path in named:
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("page", ["design.md", "research.md", "bots.md", "training.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})


def test_the_example_of_the_client_plays_a_match(tmp_path: Path) -> None:
    assert client.__doc__
    (code,) = re.findall(r"\n\n((?:    .+\n)+)\n", client.__doc__)
    code = "async def play(table_id, address):\n" + code.replace(
        '"http://127.0.0.1:8000"', "address"
    )
    names = dict(vars(client))
    exec(textwrap.dedent(code), names)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
            opened = await server.client.open("dam-it", seats)
            async with server.client.sit(opened["id"], [opened["host"]]) as host:
                playing = asyncio.create_task(names["play"](opened["id"], server.address))
                async with host.heard:
                    await host.heard.wait_for(lambda: host.table["seats"][0]["kind"] == "person")
                await host.do("start")
                await playing
                assert host.table["status"] == "over"

    run_scenario(scenario())
