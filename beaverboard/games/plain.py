"""Ready-made parts for a game that has its rules and little else.

A view of zones, which every page and environment can show without knowing the game; positions
that are the fields of `STATE`, one by one. A game that outgrows a part writes its own.
"""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.clauses import blank, clauses, number
from beaverboard.games.game import BadWords, Game, Move, Rules, Spot, States, ranks

# Views


@dataclass(frozen=True, slots=True)
class Area:
    """A zone as `view.py` declares it in `AREAS`, in the order of a table seen from above."""

    name: str
    places: int  # at most
    owned: bool = False  # every seat has one; else it is the table's, and its seat is 0
    depth: int = 1  # so many cards of a place can be seen
    number: bool = False  # no cards: the count of its place is what matters, as in "weight 11"


@dataclass(frozen=True, slots=True)
class Place:
    """What lies at an index of a zone."""

    cards: tuple[int, ...] = ()  # that are seen, from the bottom; their names are in `text.CARDS`
    count: int = 0  # of all that lie there: of one card several, of others the backs as well


EMPTY = Place()


@dataclass(frozen=True, slots=True)
class Zone:
    name: str
    seat: int
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    seats: int
    turn: int
    over: bool
    zones: tuple[Zone, ...]
    scores: tuple[int, ...] | None  # where everybody may know them
    ranks: tuple[int, ...] | None
    moves: tuple[Move, ...]  # empty unless it is the seat's turn


def public_view(rules: Rules, s: Any, zones: Iterable[Zone], *, scores: bool = True) -> View:
    """What a spectator may know; without `scores` they are shown at the end alone."""
    known = scores or bool(s.over)
    seats = int(s.seats)
    return View(
        seat=None,
        seats=seats,
        turn=int(s.turn),
        over=bool(s.over),
        zones=tuple(zones),
        scores=tuple(int(rules.score(s, p)) for p in range(seats)) if known else None,
        ranks=tuple(int(rank) for rank in ranks(rules, s, seats)) if known else None,
        moves=(),
    )


def seat_view(
    rules: Rules,
    s: Any,
    seat: int,
    seen: View,
    zones: Iterable[Zone],
    move: Callable[[Any, int], Move],
) -> View:
    """That with the zones as the seat sees them, and its moves."""
    moves: tuple[Move, ...] = ()
    if seat == seen.turn and not seen.over:
        out = np.empty(rules.ACTIONS, np.int64)
        moves = tuple(move(s, action) for action in out[: rules.legal(s, out)].tolist())
    return replace(seen, seat=seat, zones=tuple(zones), moves=moves)


def stack(cards: Iterable[int]) -> Place:
    """Cards on top of each other, all of them seen; NOTHING is none."""
    seen = tuple(int(card) for card in cards if card != NOTHING)
    return Place(seen, len(seen))


def kinds(counts: Iterable[int]) -> tuple[Place, ...]:
    """Cards that are kept as how many there are of each kind: a place for every kind."""
    return tuple(Place((kind,), int(n)) if n else EMPTY for kind, n in enumerate(counts))


def backs(count: int) -> tuple[Place, ...]:
    """A pile, or a hand that is not seen."""
    return (Place((), int(count)),)


def amount(value: int) -> tuple[Place, ...]:
    """Of an area that is a number."""
    return (Place((), int(value)),)


# The board of the pages

COLOURS = ("paper", "red", "orange", "yellow", "green", "teal", "blue", "purple", "brown", "grey")
DRAWING = re.compile(r"[a-z0-9][a-z0-9_-]*\.svg")
COVER = "cover.svg"


@dataclass(frozen=True, slots=True)
class Board:
    """How the pages dress the plain board: `board.json` beside the rules."""

    colours: tuple[str, ...] = COLOURS[:1]  # by card; the last one is also that of all that follow
    pictures: tuple[str, ...] = ()  # the same of their drawings: files in `art/`
    columns: Mapping[str, int] = field(default_factory=dict)  # of the zones that are a grid


class BadBoard(ValueError):
    """A `board.json` that can't be read; the message says what is expected."""


def board(game: Game) -> Board:
    path = game.folder / "board.json"
    if not path.exists():
        return Board()
    try:
        given = json.loads(path.read_text("utf-8"))
        values: dict[str, Any] = {
            key: value if key == "columns" else tuple(value) for key, value in given.items()
        }
        made = Board(**values)
    except (ValueError, TypeError, AttributeError):
        example = '{"colours": ["red"], "pictures": ["log.svg"], "columns": {"jam": 6}}'
        raise BadBoard(f"{path}: it reads {example}") from None
    if not made.colours or any(each not in COLOURS for each in made.colours):
        raise BadBoard(f"{path}: colours are {', '.join(COLOURS)}")
    for name in made.pictures:
        if drawing(game, name) is None:
            raise BadBoard(f"{path}: there is no drawing art/{name!s:.60}")
    names = [area.name for area in getattr(game.views, "AREAS", ())]
    if not isinstance(made.columns, dict) or any(
        name not in names or not isinstance(count, int) or count < 1
        for name, count in made.columns.items()
    ):
        raise BadBoard(f"{path}: columns are numbers from 1 on, of the zones {', '.join(names)}")
    return made


def drawing(game: Game, name: object) -> Path | None:
    """A file in `art/` beside the rules; a game without a cover has ours."""
    if not isinstance(name, str) or not DRAWING.fullmatch(name):
        return None
    path = game.folder / "art" / name
    if name == COVER and not path.is_file():
        path = Path(__file__).with_name(COVER)
    return path if path.is_file() else None


# States


def padded(fields: Sequence[Any]) -> np.dtype[np.void]:
    """The dtype of a state: its fields, filled up to whole cache lines."""
    bare = np.dtype(list(fields))
    missing = -bare.itemsize % 64
    return np.dtype([*fields, ("padding", np.int8, (missing,))]) if missing else bare


# Moves


def attempted(
    s: Any, picks: Sequence[Spot], rules: Rules, move: Callable[[Any, int], Move]
) -> int | None:
    """The first action of the rules, legal or not, that begins with these picks."""
    wanted = tuple(picks)
    for action in range(rules.ACTIONS):
        if move(s, action).picks[: len(wanted)] == wanted:
            return action
    return None


# Positions: `turn 0 | over 0 | hand 1 0 2 0`, a clause for every field of the state


def text(s: Any) -> str:
    names = [name for name in s.dtype.names if name != "padding"]
    rows = {name: np.atleast_1d(np.asarray(s[name])).ravel().astype(int) for name in names}
    return " | ".join(f"{name} {' '.join(map(str, row))}" for name, row in rows.items())


def position(text: str, dtype: np.dtype[np.void]) -> States:
    """Only the ranges of the fields are checked, and whose turn it is."""
    states = blank(dtype)
    wanted = {name for name in dtype.names or () if name != "padding"}
    given = dict(clauses(text))
    if wrong := [*(wanted - given.keys()), *(given.keys() - wanted)]:
        fields = ", ".join(name for name in dtype.names or () if name in wanted)
        raise BadWords(f"a position has the fields {fields}, each once; see {wrong[0]!s:.60}")
    for name, words in given.items():
        field = states[name]
        if len(words) != field.size:
            raise BadWords(f"{name}: {field.size} numbers, not {len(words)}")
        low, high = bounds(field.dtype)
        field.ravel()[:] = [number(word, name, low, high) for word in words]
    if states["turn"][0] >= states["seats"][0]:
        raise BadWords(f"turn: a seat from 0 to {int(states['seats'][0]) - 1}")
    return states


def bounds(dtype: np.dtype[Any]) -> tuple[int, int]:
    if dtype == np.bool_:
        return 0, 1
    limits = np.iinfo(dtype)
    return int(limits.min), int(limits.max)
