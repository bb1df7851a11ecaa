"""The numbers of the rules: those of `rules.en.md`, and those that refusals cite."""

import re

from beaverboard.games.game import Game
from beaverboard.testing.selection import pytest_generate_tests

__all__ = ["pytest_generate_tests", "test_refusals_cite_rules_that_the_page_has"]


def headings(text: str) -> list[tuple[str, str]]:
    """Number and title of every section."""
    return re.findall(r"^#{2,3} ([A-Z]{2}-[\d.]+) (.+)$", text, re.MULTILINE)


def rule_numbers(text: str) -> list[str]:
    """All numbers that a rule can be cited by: of sections without a list, the section's."""
    numbers: list[str] = []
    section = ""
    for line in text.splitlines():
        if heading := re.match(r"#{2,3} ([A-Z]{2}-[\d.]+) ", line):
            section = heading[1]
            numbers.append(section)
        elif line.startswith("#"):
            section = ""
        elif section and (item := re.match(r"(\d+)\. ", line)):
            numbers.append(f"{section}.{item[1]}")
    with_items = {number.rpartition(".")[0] for number in numbers}
    return [number for number in numbers if number not in with_items]


def test_refusals_cite_rules_that_the_page_has(game: Game) -> None:
    """Where a game has a page of rules, the pages link a refusal to its rule there."""
    page = game.folder / "rules.en.md"
    if page.exists():
        text = page.read_text("utf-8")
        known = {*rule_numbers(text), *(number for number, _ in headings(text))}
        assert {reason.rule for reason in game.text.REASONS.values()} <= known
