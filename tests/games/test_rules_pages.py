"""The rules in four languages, the code and the tests have the same numbers."""

import re
from pathlib import Path

import pytest

from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.games.setup import mode_names
from beaverboard.locales import LANGUAGES, bundle, sentence
from beaverboard.testing.rules_page import *  # noqa: F403
from beaverboard.testing.rules_page import headings, rule_numbers

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

QUOTES = {"de": "„“", "en": "“”", "fr": ("«\u00a0", "\u00a0»"), "nl": "‘’"}
BOLD = ("**", "**")


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
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_modes_and_options_as_the_table_does(game: Game, language: str) -> None:
    """An option's label stands in quotes, or bold."""
    text = re.sub(r"[ \n]+", " ", page(game, language))
    for option in game.options:
        label = sentence(f"option-{option.name}", language)
        assert any(f"{left}{label}{right}" in text for left, right in (QUOTES[language], BOLD)), (
            label
        )
    modes = [sentence(f"mode-{game.name}-{mode}", language) for mode in mode_names(game.modes)]
    assert [mode for mode in modes if mode not in text] == []


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
def test_reasons_have_a_sentence_in_every_language(game: Game) -> None:
    for reason in game.text.REASONS.values():
        for language in LANGUAGES:
            assert bundle(language).has_message(f"{game.name}-refused-{reason.key}")
