"""The rules in four languages, the code and the tests have the same numbers."""

import re
from pathlib import Path

import pytest

from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.locales import LANGUAGES, bundle

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def headings(text: str) -> list[tuple[str, str]]:
    return re.findall(r"^#{2,3} ([A-Z]{2}-[\d.]+) (.+)$", text, re.M)


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


def page(game: Game, language: str) -> str:
    return (game.folder / f"rules.{language}.md").read_text("utf-8")


def chapters(game: Game) -> list[Path]:
    """The files that `rules.py` lists at its top (RC-1  state.py), or itself alone."""
    first = game.folder / "rules.py"
    listed = re.findall(r"^    [A-Z]{2}-\d+ +(\w+\.py)", first.read_text("utf-8"), re.M)
    return [game.folder / name for name in dict.fromkeys(listed)] or [first]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_numbers_in_every_language(game: Game, language: str) -> None:
    assert rule_numbers(page(game, language)) == rule_numbers(page(game, "en"))


@every_game
def test_the_code_has_the_headings_of_the_rules_in_their_order(game: Game) -> None:
    code = "\n".join(path.read_text("utf-8") for path in chapters(game))
    in_code = re.findall(r"^# ([A-Z]{2}-[\d.]+)  (.+)$", code, re.M)
    assert in_code == headings(page(game, "en"))


@every_game
def test_no_rule_is_without_a_test(game: Game) -> None:
    folder, name = Path(__file__).parent, game.folder.name
    paths = [*folder.glob(f"test_{name}*.py"), *folder.glob(f"{name}/test_*.py")]
    tests = "\n".join(path.read_text("utf-8") for path in paths)
    cited = {
        number.replace("_", ".").replace(".", "-", 1).upper()
        for number in re.findall(r"def test_([a-z]{2}(?:_\d+)+)", tests)
    }
    assert [number for number in rule_numbers(page(game, "en")) if number not in cited] == []


@every_game
def test_reasons_cite_rules_that_exist_and_have_a_sentence(game: Game) -> None:
    known = set(rule_numbers(page(game, "en"))) | {n for n, _ in headings(page(game, "en"))}
    for reason in game.text.REASONS.values():
        assert reason.rule in known
        for language in LANGUAGES:
            assert bundle(language).has_message(f"{game.name}-refused-{reason.key}")
