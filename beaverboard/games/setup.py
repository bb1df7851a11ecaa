"""What is agreed before the deal: game, mode, number of seats and options, checked.

The rules get it as a record with the fields `seats`, `mode` (its number) and one for every
option, by its name.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from beaverboard.dealer import NOTHING

if TYPE_CHECKING:
    from beaverboard.games.game import Game

Value = bool | int | tuple[int, ...]
Origin = Literal["printed", "partly", "reconstructed"]


class BadSetup(ValueError):
    """The setup can't be played; the message says which part and what is allowed."""

    def __init__(self, message: str, objection: "Objection | None" = None) -> None:
        super().__init__(message)
        self.objection = objection


@dataclass(frozen=True, slots=True)
class Mode:
    name: str | None  # None: the game has no modes
    seats: range
    sides: int | None = None  # who compete, an automatic opponent too; None: every seat is a side
    unit: str = "points"  # what a score counts; the sentence `advice-score` has a word for each
    for_newcomers: bool = False  # whoever plays the game for the first time begins with it
    open_to_partners: bool = False  # seats that win together know the same


def mode_names(modes: Iterable[Mode]) -> tuple[str, ...]:
    return tuple(mode.name for mode in modes if mode.name is not None)


@dataclass(frozen=True, slots=True)
class Objection:
    """Why numbers can't be played: in English, and as a sentence of the pages."""

    text: str
    key: str
    arguments: Mapping[str, int]
    numbers: tuple[int, ...]  # which of them are meant


def no_objection(values: tuple[int, ...]) -> Objection | None:
    return None


class OnCards(NamedTuple):
    """The numbers on the cards of the box, and where we know each of them from."""

    numbers: tuple[int, ...]
    origins: tuple[Origin, ...]

    @classmethod
    def all(cls, numbers: tuple[int, ...], origin: Origin) -> "OnCards":
        return cls(numbers, (origin,) * len(numbers))


@dataclass(frozen=True, slots=True)
class Option:
    """A number, a switch (its default is a bool) or a row of numbers (a tuple)."""

    name: str
    default: Value
    low: int = 0
    high: int = 1
    objection: Callable[[tuple[int, ...]], Objection | None] = no_objection
    rule: str | None = None  # the number of the rule that says what is allowed
    modes: tuple[str, ...] | None = None  # in which it changes anything; None: in all
    for_pages: bool = False  # decides what pages show; neither the rules nor the bots ask
    is_seat: bool = False  # a seat of the table, or NOTHING
    choices: tuple[str, ...] = ()  # the names of the numbers from 0 on, if they are no counts
    # For a mode and a number of seats; where the option allows NOTHING, that stands for these.
    on_cards: Callable[[str | None, int], OnCards] | None = None
    cards: tuple[str, ...] = ()  # a row: the card of each number, as the rules' pages call it

    @property
    def allowed(self) -> str:
        if isinstance(self.default, bool):
            return "on or off"
        if isinstance(self.default, tuple):
            count = len(self.default)
            return f"{count} whole numbers from {self.low} to {self.high}, separated by commas"
        if self.choices:
            return " or ".join((", ".join(self.choices[:-1]), self.choices[-1]))
        if self.is_seat:
            return f"a seat from 0 to {self.high}, or {NOTHING} for a lot"
        return f"a whole number from {self.low} to {self.high}"

    def applies_to(self, mode: str | None) -> bool:
        return self.modes is None or mode in self.modes

    @property
    def field(self) -> tuple[Any, ...]:
        """Of the record that the rules read."""
        if isinstance(self.default, tuple):
            return self.name, np.int64, (len(self.default),)
        return self.name, np.bool_ if isinstance(self.default, bool) else np.int64

    def read(self, text: str) -> Value:
        """The value that was typed as `name=text`."""
        words = {"on": True, "true": True, "off": False, "false": False}
        if isinstance(self.default, bool) and text.lower() in words:
            return words[text.lower()]
        try:
            numbers = tuple(self.number(part) for part in text.split(","))
        except ValueError:
            raise self.bad(text) from None
        if isinstance(self.default, tuple):
            return self.check(numbers)
        return self.check(numbers[0] if len(numbers) == 1 else numbers)

    def number(self, text: str) -> int:
        return self.choices.index(text) if text in self.choices else int(text)

    def check(self, value: object) -> Value:
        """The value in its proper type, or `BadSetup`."""
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise self.bad(value)
            return value
        row = value if isinstance(value, (list, tuple)) else (value,)
        wanted = len(self.default) if isinstance(self.default, tuple) else 1
        if len(row) != wanted or not all(type(number) is int for number in row):
            raise self.bad(value)
        numbers: tuple[int, ...] = tuple(row)
        if not all(self.low <= number <= self.high for number in numbers):
            raise self.bad(value)
        if objection := self.objection(numbers):
            raise self.refused(objection.text, objection)
        return numbers if isinstance(self.default, tuple) else numbers[0]

    def bad(self, value: object) -> BadSetup:
        shown = ",".join(map(repr, value)) if isinstance(value, (list, tuple)) else repr(value)
        return self.refused(f"{self.allowed}, not {shown:.60}")

    def refused(self, why: str, objection: Objection | None = None) -> BadSetup:
        cited = f" ({self.rule})" if self.rule else ""
        return BadSetup(f"option {self.name}: {why}{cited}", objection)


# Of games with cards that were seen and lie face down: whether pages show what a seat has seen,
# or leave remembering to people.
MEMORY_AID = Option("memory_aid", default=True, for_pages=True)


def one_of(
    name: str,
    choices: tuple[str, ...],
    *,
    rule: str | None = None,
    modes: tuple[str, ...] | None = None,
    for_pages: bool = False,
) -> Option:
    """One of several things, the first unless something else is agreed."""
    high = len(choices) - 1
    return Option(name, 0, 0, high, rule=rule, modes=modes, for_pages=for_pages, choices=choices)


def begins(seats: int, rule: str, modes: tuple[str, ...] | None = None) -> Option:
    """Who begins, of games where a lot decides unless the table agrees on a seat."""
    return Option("begins", NOTHING, NOTHING, seats - 1, rule=rule, modes=modes, is_seat=True)


@dataclass(frozen=True, slots=True)
class Setup:
    game: "Game"
    mode: str | None
    seats: int
    options: Mapping[str, Value]

    @classmethod
    def of(
        cls,
        game: "Game",
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> "Setup":
        """What somebody chooses. An option that the mode ignores must keep its default."""
        setup = cls.recorded(game, mode, seats, options)
        for option in game.options:
            ignored = not option.applies_to(setup.mode)
            if ignored and setup.options[option.name] != option.default:
                modes = ", ".join(option.modes or ())
                raise option.refused(f"changes nothing in {setup.mode}, only in {modes}")
        return setup

    @classmethod
    def recorded(
        cls,
        game: "Game",
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> "Setup":
        """What was agreed before: records and tables may carry any value of an option that
        their mode ignores."""
        if mode is None:
            mode = game.modes[0].name
        allowed = game.mode(mode).seats
        if seats is None:
            seats = allowed[0]
        if type(seats) is not int or seats not in allowed:
            many = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else f"exactly {allowed[0]}"
            where = game.name if mode is None else f"{game.name} {mode}"
            raise BadSetup(f"seats: {where} is for {many}, not {seats!r:.60}")
        given = dict(options or {})
        values: dict[str, Value] = {}
        for option in game.options:
            value = option.check(given.pop(option.name, option.default))
            if option.is_seat and isinstance(value, int) and value >= seats:
                raise option.refused(f"there are seats from 0 to {seats - 1}, not {value}")
            values[option.name] = value
        if given:
            names = ", ".join(option.name for option in game.options)
            has = f"has the options {names}" if names else "has no options"
            raise BadSetup(f"option {next(iter(given))!s:.60}: {game.name} {has}")
        return cls(game, mode, seats, values)

    @property
    def sides(self) -> int:
        """How many compete: seats, teams, or a seat and an automatic opponent."""
        return self.game.mode(self.mode).sides or self.seats

    @property
    def partners(self) -> int:
        """How many seats win together."""
        return max(1, self.seats // self.sides)

    def partners_of(self, seat: int) -> tuple[int, ...]:
        """The seats that win together with this one: the sides sit in turns."""
        return tuple(p for p in range(seat % self.sides, self.seats, self.sides) if p != seat)

    def advisers_of(self, seat: int) -> tuple[int, ...]:
        """The partners who know all that the seat knows, and may propose a move to it."""
        return self.partners_of(seat) if self.game.mode(self.mode).open_to_partners else ()

    @property
    def left_to_memory(self) -> bool:
        """Whether people have to remember themselves what they have seen."""
        return not self.options.get(MEMORY_AID.name, True)

    def row(self) -> np.ndarray:
        """The setup as the rules read it: an array of one record. Compiled code is kept by the
        types of its arguments, so that of other options is never used."""
        fields = [("seats", np.int64), ("mode", np.int64)]
        fields += [option.field for option in self.game.options]
        mode = self.game.modes.index(self.game.mode(self.mode))
        return np.array([(self.seats, mode, *self.options.values())], fields)

    def as_json(self) -> dict[str, Any]:
        options = {k: list(v) if isinstance(v, tuple) else v for k, v in self.options.items()}
        return {"game": self.game.name, "mode": self.mode, "seats": self.seats, "options": options}
