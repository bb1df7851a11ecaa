"""What the README and the docs show is true."""

import asyncio
import doctest
import re
import textwrap
from pathlib import Path

import pytest

from beaverboard import client
from tests.server.serving import play_out, running

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_match_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


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

    play_out(scenario())
