"""A match with all that every seat has seen of it, for OpenSpiel's information states."""

from typing import Any, NamedTuple

from beaverboard import chance
from beaverboard.dealer import NOTHING
from beaverboard.games.setup import Setup
from beaverboard.match import Event, Match
from beaverboard.observe.observer import Observer


class Ply:
    """A move (or the deal), what was called out about it, and the one before it. Never changed,
    so that copies of a state share what led to it; the words are made when somebody asks."""

    __slots__ = ("action", "before", "called", "seat", "texts")

    def __init__(
        self, before: "Ply | Imagined | None", seat: int, action: int, called: list[list[int]]
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.called = called
        self.texts: dict[int, str] = {}

    def line(self, match: Match, seat: int) -> str:
        events = ", ".join(spelled(match._event(row, seat)) for row in self.called)
        if self.action == NOTHING:
            return f"deal: {events}\n"
        return f"{self.seat} {match.game.text.words(self.action)}: {events}\n"


class Imagined:
    """The beginning of a course that goes on from an imagined match: what the seat that it was
    imagined for has `seen` before. In the place of what the others have seen stands what they know
    there."""

    def __init__(
        self, seen: "Ply | Imagined | str", match: Match, seat: int, observer: Observer
    ) -> None:
        self._seen, self._match, self._seat, self._observer = seen, match, seat, observer

    def text(self, seat: int) -> str:
        if seat != self._seat:
            return self._observer.observe(self._match, seat)[0].tobytes().hex()
        if not isinstance(self._seen, str):
            self._seen = text_of(self._seen, self._match, seat)
        return self._seen

    def course(self) -> "Course":
        return Course(self._match.copy(), self, self)

    def __reduce__(self) -> Any:
        return Imagined, (self.text(self._seat), self._match, self._seat, self._observer)


class Dealt(NamedTuple):
    """The beginning of any other course."""

    setup: Setup
    lots: bytes

    def course(self) -> "Course":
        key = chance.key_of(int.from_bytes(self.lots, "big"))
        match = Match.dealt(self.setup, chance.from_key(key))
        return Course(match, self, Ply(None, NOTHING, NOTHING, match._called()))


def text_of(last: Ply | Imagined, match: Match, seat: int) -> str:
    """All that the seat has seen up to this ply, a line each."""
    newer: list[Ply] = []
    ply: Ply | Imagined | None = last
    while isinstance(ply, Ply) and seat not in ply.texts:
        newer.append(ply)
        ply = ply.before
    text = ply.texts[seat] if isinstance(ply, Ply) else ply.text(seat) if ply else ""
    text += "".join(each.line(match, seat) for each in reversed(newer))
    if isinstance(last, Ply):
        last.texts[seat] = text
    return text


class Course:
    """A match and how it came about. It is kept as its beginning and the moves since then."""

    __slots__ = ("_last", "_start", "match")

    def __init__(self, match: Match, start: Dealt | Imagined, last: Ply | Imagined) -> None:
        self.match = match
        self._start = start
        self._last = last

    def play(self, action: int) -> None:
        seat = self.match.turn
        self.match.play(action)
        self._last = Ply(self._last, seat, action, self.match._called())

    def text(self, seat: int) -> str:
        return text_of(self._last, self.match, seat)

    def imagined(self, seat: int, seed: str, observer: Observer) -> "Course":
        """As it may be for all that the seat knows."""
        return Imagined(self._last, self.match.imagined(seat, seed), seat, observer).course()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return Course(self.match.copy(), self._start, self._last)

    def __reduce__(self) -> Any:
        return replayed, (self._start, list(self.match._actions))


def replayed(start: Dealt | Imagined, actions: list[int]) -> Course:
    course = start.course()
    for action in actions:
        course.play(action)
    return course


def spelled(event: Event) -> str:
    card = "?" if event.concealed else event.card
    parts = (event.what, event.seat, card, event.source, event.target, event.value or None)
    return " ".join(brief(part) for part in parts if part is not None)


def brief(part: Any) -> str:
    return str(part) if isinstance(part, (str, int)) else f"{part.zone}/{part.seat}/{part.index}"
