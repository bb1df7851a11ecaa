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
        ".ts": rf"^ +(?:async )?{re.escape(name)}\(.*\{{$",  # its body follows: no call of it
        ".svelte": rf"\b{name}=",
    }[Path(file).suffix]
    assert re.search(defined, text, re.MULTILINE), f"{file} has no {name}"


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_the_page_names_exists(file: str) -> None:
    assert (ROOT / file).is_file()


PICTURED = re.findall(
    r"\b([A-Z]\w+)\b", re.findall(r"^ click .*?\n(.*?)^```", PAGE, re.M | re.S)[0]
)
FOLDERS = sorted(set(re.findall(r"`((?:beaverboard|tests|web)/[\w/-]+/)`", PAGE)))


@pytest.mark.parametrize("name", sorted(set(PICTURED) - {"WebSocket"}))
def test_what_the_picture_of_a_move_names_exists(name: str) -> None:
    """A class, or a Svelte component; a game has a `Board` of its own."""
    source = [ROOT / "beaverboard", ROOT / "web" / "src"]
    if any(path for folder in source for path in folder.rglob(f"{name}.svelte")):
        return
    files = [
        path for folder in source for path in folder.rglob("*") if path.suffix in (".py", ".ts")
    ]
    assert any(
        re.search(rf"^(?:export )?class {name}\b", path.read_text("utf-8"), re.M) for path in files
    )


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_that_the_page_names_exists(folder: str) -> None:
    assert (ROOT / folder).is_dir()


def test_the_picture_and_the_folders_were_found() -> None:
    assert {"Picker", "Room", "Match"} <= set(PICTURED)
    assert "beaverboard/games/" in FOLDERS
