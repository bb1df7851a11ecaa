"""Names are shown as they were typed, and told apart by what they look like."""

from pathlib import Path

import pytest

from beaverboard.client import Refused
from beaverboard.server import sanitize
from tests.server.running_server import run_scenario, running
from tests.server.test_seats import OPEN, opened

ALIKE = [
    ("Bea", "bea"),
    ("Bea", "B\u200dea"),  # zero width joiner
    ("Bea", "Bea\ufe0f"),  # variation selector
    ("Bea", "Be\u034fa"),  # combining grapheme joiner
    ("Bea", "\u3164Bea"),  # Hangul filler
    ("Bea", "Bea\uffa0"),  # the same, halfwidth
    ("Bea", "B\u0435a"),  # Cyrillic е
    ("Bea", "\u0412\u0435\u0430"),  # Cyrillic throughout
    ("Bea", "\u0412\u0415\u0410"),  # the same in capitals
    ("Bea", "\uff22\uff45\uff41"),  # fullwidth
    ("Bea", "\U0001d401\U0001d41e\U0001d41a"),  # mathematical
    ("Bo", "B\u043e"),  # Cyrillic о
    ("Bo", "B0"),
    ("Ida", "lda"),
    ("Ida", "ida"),
    ("Ida", "1da"),
    ("Emma", "Ernrna"),
    ("Zo\u00e9", "Zoe\u0301"),
    ("Wei\u00df", "Weiss"),
    ("paypal", "\U0001d52d\U0001d4b6\u1eff\U0001d561\U0001d552\u2113"),
    ("\U0001f9ab", "\U0001f9ab\ufe0f"),
]
DIFFERENT = [
    ("Bea", "Lea"),
    ("Zoe", "Zo\u00e9"),
    ("ida", "lda"),
    ("Jo", "J\u00f6"),
    ("Anna", "Hanna"),
    ("Player 1", "Player 2"),
    ("\U0001f9ab", "\U0001f9a6"),
    ("\u0418\u0432\u0430\u043d", "\u0418\u043b\u044c\u044f"),
    ("\u6797", "\u68ee"),
]
INVISIBLE = ["\u3164", "\u200d", "\ufe0f\u034f", "\u115f\u1160", "\uffa0", "\u2800", " \u3164 "]
AS_TYPED = [
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",  # a family, joined
    "\u2764\ufe0f Bea",
    "\U0001f3f3\ufe0f\u200d\U0001f308",  # a flag of a flag and a rainbow
    "\u0411\u043e\u0431\u0451\u0440",
    "\uff22eaver",
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert sanitize.alike(one, other) and sanitize.alike(other, one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_can_be_told_apart_are_different(one: str, other: str) -> None:
    assert not sanitize.alike(one, other) and not sanitize.alike(other, one)


def test_what_stands_for_a_look_stands_for_itself() -> None:
    for prototype in set(sanitize.looks_like().values()):
        assert sanitize.skeleton(prototype) == sanitize.skeleton(sanitize.skeleton(prototype))


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_of_invisible_characters_is_none(name: str) -> None:
    assert sanitize.clean(name) is None


@pytest.mark.parametrize("name", AS_TYPED)
def test_a_name_is_kept_as_it_was_typed(name: str) -> None:
    assert sanitize.clean(name) == name


def test_nobody_sits_down_under_a_name_that_looks_like_anothers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            for name, other in ALIKE:
                host = {"kind": "person", "name": name}
                id, _ = await opened(server, host, OPEN)
                with pytest.raises(Refused, match="error-name-taken"):
                    await server.client.join(id, other)
                with pytest.raises(Refused, match="error-name-taken"):
                    await opened(server, host, {"kind": "person", "name": other})
            for name in INVISIBLE:
                with pytest.raises(Refused, match="error-bad-name"):
                    await server.client.join(id, name)
                with pytest.raises(Refused, match="error-bad-name"):
                    await opened(server, {"kind": "person", "name": name}, OPEN)
            for name in AS_TYPED:
                id, _ = await opened(server, {"kind": "person", "name": name}, OPEN)
                await server.client.join(id, "Fay")
                table = await server.client.ask("GET", f"/api/tables/{id}")
                assert [seat["name"] for seat in table["seats"]] == [name, "Fay"]

    run_scenario(scenario())
