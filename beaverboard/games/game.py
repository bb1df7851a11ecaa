"""What a game declares about itself, and the small values its files share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

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


def ranks(rules: Rules, s: Any, sides: int) -> tuple[int, ...]:
    """The rank of every seat: 1, and 1 more for each side that beats it. The sides sit in turns;
    for an automatic opponent the seat answers itself: `beats(s, p, p)`."""
    seats = int(s.seats)
    rivals = [
        [q for q in range(min(sides, seats)) if q != p or seats < sides] for p in range(seats)
    ]
    return tuple(1 + sum(rules.beats(s, q, p) for q in rivals[p]) for p in range(seats))


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
    besides. With `everything`, as if all cards on the table lay face up; the piles stay piles."""

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
    options: tuple[Option, ...]
    authors: str
    publisher: str
    minutes: int
    age: int
    lowest_wins: bool = False
    several_rounds: bool = False  # STATE has `round_no` (from 1 on) and `rounds`
    former: Mapping[int, str] = field(default_factory=dict)  # older version: its last release

    def __post_init__(self) -> None:
        if self.several_rounds and not {"round_no", "rounds"} <= set(self.rules.STATE.names or ()):
            raise ValueError(f"{self.name}: STATE has no fields round_no and rounds")
        for option in self.options:
            for name in option.modes or ():
                self.mode(name)

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.name.replace("-", "_")

    def mode(self, name: object) -> Mode:
        for mode in self.modes:
            if mode.name == name:
                return mode
        names = ", ".join(mode_names(self.modes))
        raise BadSetup(
            f"mode: {self.name} has the modes {names}, not {name!s:.60}"
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
