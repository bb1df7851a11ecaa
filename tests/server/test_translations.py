"""Every key that the server sends has its sentence in every language."""

from pathlib import Path
from typing import get_args

import pytest

from beaverboard.bots.levels import LEVELS
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
