"""`board.json` dresses the plain board, or says what is wrong with it."""

from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from beaverboard.games import plain
from beaverboard.games.plain import Area, BadBoard, Board


@dataclass
class Dressed:
    """A game, as far as its board is concerned."""

    folder: Path
    views: Any = field(default_factory=lambda: SimpleNamespace(AREAS=(Area("jam", places=6),)))


def game(folder: Path, text: str | None) -> Any:
    (folder / "art").mkdir()
    (folder / "art" / "log.svg").write_text("<svg/>", "utf-8")
    if text is not None:
        (folder / "board.json").write_text(text, "utf-8")
    return Dressed(folder)


def test_a_game_without_one_has_cards_of_paper(tmp_path: Path) -> None:
    assert plain.board(game(tmp_path, None)) == Board(colours=("paper",))


def test_it_has_colours_pictures_and_columns(tmp_path: Path) -> None:
    text = '{"colours": ["red", "blue"], "pictures": ["log.svg"], "columns": {"jam": 3}}'
    dressed = Board(colours=("red", "blue"), pictures=("log.svg",), columns={"jam": 3})
    assert plain.board(game(tmp_path, text)) == dressed


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no JSON", "it reads"),
        ("[]", "it reads"),
        ('{"colors": ["red"]}', "it reads"),
        ('{"colours": 5}', "it reads"),
        ('{"colours": []}', "colours are paper"),
        ('{"colours": ["pink"]}', "colours are paper"),
        ('{"pictures": ["oak.svg"]}', "no drawing art/oak.svg"),
        ('{"pictures": ["../board.json"]}', "no drawing"),
        ('{"pictures": [1]}', "no drawing"),
        ('{"columns": {"river": 2}}', "of the zones jam"),
        ('{"columns": {"jam": 0}}', "numbers from 1 on"),
        ('{"columns": {"jam": "two"}}', "numbers from 1 on"),
        ('{"columns": ["jam"]}', "numbers from 1 on"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(
    tmp_path: Path, text: str, why: str
) -> None:
    with pytest.raises(BadBoard, match=why):
        plain.board(game(tmp_path, text))


def test_a_cover_is_the_games_own_or_ours(tmp_path: Path) -> None:
    bare = game(tmp_path, None)
    ours = plain.drawing(bare, "cover.svg")
    assert ours == Path(plain.__file__).with_name("cover.svg") and ours.is_file()
    (tmp_path / "art" / "cover.svg").write_text("<svg/>", "utf-8")
    assert plain.drawing(bare, "cover.svg") == tmp_path / "art" / "cover.svg"
