"""Position texts of all games are clauses, a keyword and its words each, separated by `|`
or by line ends. Here is what their readers share."""

from collections.abc import Iterator, Sequence

import numpy as np

from beaverboard.fields import readable
from beaverboard.games.game import BadWords, States


def clauses(text: str) -> Iterator[tuple[str, list[str]]]:
    for part in text.replace("\n", "|").split("|"):
        keyword, *words = part.split() or [""]
        if keyword:
            yield keyword, words


def number(word: str, what: str, low: int, high: int) -> int:
    try:
        value = int(word)
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise BadWords(f"{what}: a number from {low} to {high}, not {word!s:.60}")
    return value


def one(words: Sequence[str], what: str) -> str:
    if len(words) != 1:
        raise BadWords(f"{what}: one word, not {' '.join(words)!s:.60}")
    return words[0]


def choice(word: str, what: str, names: Sequence[str]) -> int:
    if word not in names:
        raise BadWords(f"{what}: {', '.join(names)}, not {word!s:.60}")
    return names.index(word)


def blank(dtype: np.dtype[np.void]) -> States:
    """A pool of one record, readable by field name."""
    return np.zeros(1, dtype).view(readable(dtype))
