"""What a game declares about itself, and the small values its files share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cmp_to_key
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, Protocol

import numpy as np

from beaverboard.games.setup import BadSetup, Mode, Option, Value, mode_names

States = np.ndarray  # one or more records of a game's STATE


class Rules(Protocol):
    """The functions that every `rules.py` has."""

    @property
    def STATE(self) -> np.dtype[Any]: ...
    @property
    def ACTIONS(self) -> int: ...
    def deal(self, s: Any, setup: Any, d: Any) -> None: ...
    def refusal(self, s: Any, action: int) -> int: ...
    def legal(self, s: Any, out: np.ndarray) -> int: ...
    def play(self, s: Any, action: int, d: Any) -> None: ...
    def score(self, s: Any, p: int) -> int: ...
    def beats(self, s: Any, p: int, q: int) -> bool: ...
    def redeal(self, s: Any, seat: int, d: Any) -> None: ...


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table: a zone, whose it is, and which one there."""

    zone: str
    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Move:
    """An action as a page offers it: a verb and what to pick for it, in picking order."""

    action: int
    verb: str
    picks: tuple[Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: the rule that says so and the key of its sentence."""

    rule: str
    key: str


@dataclass(frozen=True, slots=True)
class Note:
    """Something to know before a move: a warning, or a fact such as a sum so far. The key of a
    sentence with its arguments; `seat` is a seat that the sentence names."""

    kind: Literal["warning", "fact"]
    key: str
    arguments: Mapping[str, int]


def ranks(rules: Rules, s: Any, sides: int) -> tuple[int, ...]:
    """The rank of every seat: 1, and 1 more for each side that beats it. The sides sit in turns;
    for an automatic opponent the seat answers itself: `beats(s, p, p)`.

    Sides are sorted instead of comparing all pairs, since a call of `beats` takes 2 µs."""
    seats = int(s.seats)
    if seats < sides:
        return tuple(1 + int(rules.beats(s, p, p)) for p in range(seats))

    def compare(p: int, q: int) -> int:
        return -1 if rules.beats(s, p, q) else 0

    order = sorted(range(sides), key=cmp_to_key(compare))
    rank = {order[0]: 1}
    for place, (p, q) in enumerate(pairwise(order), start=2):
        rank[q] = place if rules.beats(s, p, q) else rank[p]
    return tuple(rank[p % sides] for p in range(seats))


class CardEvent(Protocol):
    """What happened to a card, as one seat saw it."""

    @property
    def what(self) -> str: ...
    @property
    def concealed(self) -> bool: ...
    @property
    def source(self) -> Spot | None: ...
    @property
    def target(self) -> Spot | None: ...


def knew_by_place(seat: int, event: CardEvent) -> bool:
    """Whether a seat knew a card before an event, as far as places tell: cards of a pile, those
    in the hands of others and those turned over where they lie may be new."""
    place = event.source
    if event.concealed:
        return True
    if place is None or place.zone.endswith("pile"):
        return False
    return place.zone != "hand" or place.seat == seat


class BadWords(ValueError):
    """A move or a position that can't be read; the message says what is expected."""


class Text(Protocol):
    """What every `text.py` has."""

    @property
    def EVENTS(self) -> Sequence[str]: ...
    @property
    def ZONES(self) -> Sequence[str]: ...
    @property
    def REASONS(self) -> Mapping[int, Reason]: ...

    def words(self, action: int) -> str: ...
    def action(self, words: str) -> int: ...
    def move(self, s: Any, action: int) -> Move: ...
    def attempted(self, s: Any, picks: Sequence[Spot]) -> int | None:
        """The action that the seat in turn means by these picks, of which the last does not go
        with the others in any legal move; None if the game has no such move."""

    def position(self, text: str) -> States: ...
    def text(self, s: Any) -> str: ...
    def agreed(self, s: Any) -> tuple[str | None, dict[str, Value]]: ...


class Views(Protocol):
    """What every `view.py` has: what a spectator may know, and that with what a seat knows
    besides. With `everything`, as if all cards on the table lay face up; the piles stay piles.

    It may have `knew(s, seat, event)`: whether the seat knew all that an event shows it of a card,
    in the state before the move. Without, the places of the event decide (`knew_by_place`).

    It may have `notes(view)`: facts and warnings for a seat before its move, from its view alone,
    so that they reveal nothing which the seat may not know."""

    def public_view(self, s: Any, *, everything: bool) -> Any: ...
    def seat_view(self, s: Any, seat: int, seen: Any, *, everything: bool) -> Any: ...


@dataclass(frozen=True, slots=True)
class Game:
    name: str
    title: str
    version: int  # rises when behaviour changes
    rules: Rules
    text: Text
    views: Views
    modes: tuple[Mode, ...]
    options: tuple[Option, ...] = ()
    authors: str = ""
    publisher: str = ""
    minutes: int = 15
    age: int = 8
    illustrators: str = ""
    lowest_wins: bool = False
    several_rounds: bool = False  # STATE has `round_no` (from 1 on) and `rounds`
    former: Mapping[int, str] = field(default_factory=dict)  # older version: its last release
    place: int = 99  # in lists of games, the lowest first

    def __post_init__(self) -> None:
        if self.several_rounds and not {"round_no", "rounds"} <= set(self.rules.STATE.names or ()):
            raise ValueError(f"{self.name}: STATE has no fields round_no and rounds")
        for option in self.options:
            for name in option.modes or ():
                self.mode(name)

    @property
    def module(self) -> str:
        """The name of its rules: `beaverboard.games.dam_it.rules`."""
        # By getattr: the protocol of rules does not declare what every module has.
        return str(getattr(self.rules, "__name__"))  # noqa: B009

    @property
    def package(self) -> str:
        return self.module.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        return Path(str(getattr(self.rules, "__file__"))).parent  # noqa: B009

    def mode(self, name: object) -> Mode:
        for mode in self.modes:
            if mode.name == name:
                return mode
        names = ", ".join(mode_names(self.modes))
        raise BadSetup(
            f"mode: {self.name} has the modes {names}, not {name!r:.60}"
            if names
            else f"mode: {self.name} has no modes"
        )

    def view(
        self, s: Any, seat: int | None, *, everything: bool = False, public: Any = None
    ) -> Any:
        """What a seat may know, or a spectator; who has the spectator's view at hand gives it as
        `public`, and it is not built again."""
        seen = public or self.views.public_view(s, everything=everything)
        if seat is None:
            return seen
        return self.views.seat_view(s, seat, seen, everything=everything)

    def notes(self, view: Any) -> tuple[Note, ...]:
        """Facts and warnings for the seat of a view before its move."""
        own: Callable[[Any], tuple[Note, ...]] | None = getattr(self.views, "notes", None)
        return own(view) if own and view.seat is not None and not view.over else ()

    def knew(self, s: Any, seat: int, event: CardEvent) -> bool:
        """Whether the seat knew all that an event shows it of a card, in the state before it."""
        own: Callable[[Any, int, CardEvent], bool] | None = getattr(self.views, "knew", None)
        return own(s, seat, event) if own else knew_by_place(seat, event)
