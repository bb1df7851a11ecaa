"""What docs/architecture.md names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
STEPS = re.findall(r"^\| \d+ \| `([^`]+)` `([^`]+)` \|", PAGE, re.MULTILINE)
FILES = sorted(set(re.findall(r"`((?:beaverboard|tests|web)/[\w/.-]+\.\w+)`", PAGE)))


def test_the_page_has_the_steps_of_a_move() -> None:
    assert len(STEPS) == len(re.findall(r"^\| \d+ \|", PAGE, re.MULTILINE)) > 10


@pytest.mark.parametrize(("file", "name"), STEPS)
def test_a_step_of_a_move_is_where_the_page_says(file: str, name: str) -> None:
    text = (ROOT / file).read_text("utf-8")
    defined = {
        ".py": rf"^ *(?:async )?def {name}\(",
        ".ts": rf"^ +(?:async )?{re.escape(name)}\(",
        ".svelte": rf"\b{name}=",
    }[Path(file).suffix]
    assert re.search(defined, text, re.MULTILINE), f"{file} has no {name}"


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_the_page_names_exists(file: str) -> None:
    assert (ROOT / file).is_file()
