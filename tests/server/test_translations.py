"""Every key that the server sends has its sentence in every language."""

from pathlib import Path
from typing import get_args

import pytest

from beaverboard.bots.levels import LEVELS
from beaverboard.games import GAMES
from beaverboard.games.setup import mode_names
from beaverboard.locales import LANGUAGES, sentence
from beaverboard.server.protocol.errors import ErrorKey
from beaverboard.server.table.log import KINDS

ARGUMENTS: dict[str, str | int] = {
    "name": "Bea",
    "you": "no",
    "detail": "seats: 2 to 6",
    "count": 2,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_and_every_happening_has_a_sentence(language: str) -> None:
    for key in (*get_args(ErrorKey), *(f"happened-{kind}" for kind in KINDS)):
        assert sentence(key, language, **ARGUMENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 1234])
def test_free_seats_are_counted(language: str, count: int) -> None:
    shown = sentence("error-seats-open", language, count=count)
    assert count == 0 or str(count)[:1] in shown


def test_the_protocol_page_names_what_can_happen() -> None:
    page = Path(__file__).parents[2] / "docs" / "protocol.md"
    told = page.read_text("utf-8")
    assert [kind for kind in KINDS if f"`{kind}`" not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_the_bots_has_a_name(language: str) -> None:
    names = [sentence(f"level-{level}", language) for level in LEVELS]
    assert len(set(names)) == len(LEVELS) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mode_and_every_option_is_explained_in_a_sentence(language: str) -> None:
    for game in GAMES.values():
        for mode in mode_names(game.modes):
            key = f"mode-{game.name}-{mode}"
            assert sentence(key, language) and sentence(f"{key}-line", language)
        for newcomers in (mode.name for mode in game.modes if mode.for_newcomers):
            assert sentence(f"mode-{game.name}-{newcomers}-newcomer", language)
        for option in game.options:
            key = f"option-{option.name}"
            assert sentence(key, language) and sentence(f"{key}-line", language)
            for index, _ in enumerate(option.cards, 1):
                assert sentence(f"{key}-each", language, index=index)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_objection_to_numbers_has_a_sentence(language: str) -> None:
    for game, option, row in (
        ("dam-it", "tree_values", (1,) * 7),
        ("dam-it", "dam_points", (1,) * 15),
        ("roi-des-castors", "logs", (0, 0, 0)),
        ("roi-des-castors", "cards", (48,) * 8),
    ):
        (declared,) = (each for each in GAMES[game].options if each.name == option)
        objection = declared.objection(row)
        assert objection is not None
        assert sentence(objection.key, language, **objection.arguments)
