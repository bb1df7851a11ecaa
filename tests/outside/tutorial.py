"""docs/tutorial.md as its reader follows it: files to write and commands to run, step by step."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
NAME = "log-jam"
STEP = re.compile(r"^## Step \d+: (.+)$", re.MULTILINE)
FILE = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Command:
    words: str
    output: tuple[str, ...]  # each line is part of what it prints


@dataclass(frozen=True, slots=True)
class Step:
    title: str
    files: dict[str, str]
    commands: tuple[Command, ...]

    def write(self, folder: Path) -> None:
        for name, text in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


def commands(block: str) -> Iterator[Command]:
    for each in block.split("$ ")[1:]:
        words, *output = each.strip().splitlines()
        yield Command(words, tuple(output))


def steps() -> list[Step]:
    _, *parts = STEP.split(PAGE.read_text("utf-8"))
    return [
        Step(
            title,
            dict(FILE.findall(text)),
            tuple(command for block in CONSOLE.findall(text) for command in commands(block)),
        )
        for title, text in zip(parts[::2], parts[1::2], strict=True)
    ]


def write_all(folder: Path) -> Path:
    """The whole game, as it stands after the last step."""
    for step in steps():
        step.write(folder)
    return folder
