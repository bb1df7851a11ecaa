"""A match in play: the one place that owns a state, checks, plays, records and replays.

Rules trust their caller; `Match` is that caller. Servers, terminals and arenas sit on it
and hand out views, never the state.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from beaverboard import chance, engine, games, record, step
from beaverboard.dealer import (
    CARD,
    DEALER,
    EVERYONE,
    IMAGINATION,
    MATCH,
    NOTHING,
    SEAT,
    SEEN,
    SOURCE,
    TARGET,
    VALUE,
    WHAT,
)
from beaverboard.fields import readable
from beaverboard.games.game import BadWords, Game, Move, Spot, States, ranks
from beaverboard.games.setup import Setup
from beaverboard.locales import derived, plain_sentences
from beaverboard.record import BadRecord


class IllegalMove(ValueError):
    """The move is not allowed now: `rule` is the number of the rule, `key` names the
    sentence that says why."""

    def __init__(self, words: str, rule: str, key: str) -> None:
        super().__init__(f"{words}: {plain_sentences().get(key) or derived(key)} ({rule})")
        self.words = words
        self.rule = rule
        self.key = key


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as one seat or a spectator saw it."""

    what: str
    seat: int | None
    card: int | None
    concealed: bool  # there is a card, but it may not be seen from here
    source: Spot | None
    target: Spot | None
    value: int


class Match:
    def __init__(
        self, setup: Setup, chance_of_match: Mapping[str, Any], *, number: int = 0
    ) -> None:
        """Use `new`, `replay` or `from_position`. Arenas number their matches: each number
        has a deal of its own, and 0 is the one that a record can repeat."""
        self.setup = setup
        self.game: Game = setup.game
        self.start: str | None = None
        self._chance = chance_of_match
        self._actions: list[int] = []
        self._pool = engine.pool(self.game.rules.STATE)
        self._state = self._pool.view(readable(self.game.rules.STATE))[0]
        key = chance.key_from(chance_of_match)
        self._dealer = chance.new_dealer(key, MATCH, number, calling=True)
        self._trace = self._dealer.view(readable(DEALER))[0]

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: int | str,
        mode: str | None = None,
        seats: int | None = None,
        **options: object,
    ) -> "Match":
        setup = Setup.of(games.named(game), mode, seats, options)
        return cls.dealt(setup, chance.from_key(chance.key_of(seed)))

    @classmethod
    def dealt(cls, setup: Setup, chance_of_match: Mapping[str, Any], *, number: int = 0) -> "Match":
        match = cls(setup, chance_of_match, number=number)
        step.deal(match._pool, 0, setup.row(), match._dealer, 0)
        return match

    @classmethod
    def from_position(cls, position: str, *, seed: int | str = 0) -> "Match":
        """Go on from a text as `position` writes it. Later shuffles come from the seed."""
        return cls._placed(position, chance.from_key(chance.key_of(seed)))

    @classmethod
    def _placed(cls, position: str, chance_of_match: Mapping[str, Any]) -> "Match":
        name, _, text = position.replace("\n", "|").strip(" |").partition("|")
        game = games.named(name.strip())
        states = game.text.position(text)
        mode, options = game.text.agreed(states[0])
        setup = Setup.recorded(game, mode, int(states[0].seats), options)
        match = cls(setup, chance_of_match)
        match._pool[0] = states[0]
        match.start = match.position()
        return match

    @classmethod
    def replay(cls, data: Mapping[str, Any]) -> "Match":
        """The match of a record, played again; `BadRecord` if it does not fit."""
        known = record.parse(data)
        if known.start is None:
            match = cls.dealt(known.setup, known.chance)
        else:
            try:
                match = cls._placed(known.start, known.chance)
            except (BadWords, games.UnknownGame) as error:
                raise BadRecord(f"start: {error}") from None
            if match.setup != known.setup:
                raise BadRecord("the start position does not fit the setup")
        for ply, words in enumerate(known.moves):
            try:
                match.play(words)
            except (BadWords, IllegalMove) as error:
                raise BadRecord(f"move {ply + 1} of {len(known.moves)}: {error}") from None
        if known.result != match.result():
            raise BadRecord(f"the result is {match.result()}, the record says {known.result}")
        return match

    # What is going on

    @property
    def turn(self) -> int:
        return int(self._state.turn)

    @property
    def over(self) -> bool:
        return bool(self._state.over)

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self._actions)

    @property
    def finished_rounds(self) -> int:
        """How many rounds are over, of a game that has several; else 0."""
        if not self.game.several_rounds:
            return 0
        return int(self._state.round_no) - (0 if self.over else 1)

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(self.game.text.words(action) for action in self._actions)

    def legal(self) -> tuple[str, ...]:
        """The moves of the seat in turn, in words."""
        return tuple(self.game.text.words(action) for action in self.legal_actions())

    def legal_actions(self) -> list[int]:
        out = np.empty(self.game.rules.ACTIONS, np.int64)
        count = step.legal(self._pool, 0, out)
        return out[:count].tolist()

    def move(self, action: int) -> Move:
        """A legal action as picks on the table."""
        return self.game.text.move(self._state, action)

    def view(self, seat: int | None, *, public: Any = None) -> Any:
        """What the seat may know; `public` is a spectator's view of the same, if there is one."""
        self._check_seat(seat)
        return self.game.view(self._state, seat, public=public)

    def views(self, viewers: Iterable[int | None]) -> dict[int | None, Any]:
        """Several views at once: what all see alike is built once."""
        public = self.view(None)
        return {viewer: self.view(viewer, public=public) for viewer in viewers}

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What the last move (or the deal) brought about, as the seat saw it."""
        self._check_seat(seat)
        return tuple(self._event(row, seat) for row in self._called())

    def everyones_events(self) -> dict[int | None, tuple[Event, ...]]:
        """The same as every seat and a spectator saw it; those who saw the same share it."""
        called = self._called()
        public = tuple(self._event(row, None) for row in called)
        seen: dict[int | None, tuple[Event, ...]] = {None: public}
        for seat in range(self.seats):
            more = any(
                event.concealed and sees(row, seat)
                for event, row in zip(public, called, strict=True)
            )
            seen[seat] = tuple(self._event(row, seat) for row in called) if more else public
        return seen

    def who_learned(
        self, before: "Match", seen: Mapping[int | None, tuple[Event, ...]]
    ) -> set[int]:
        """The seats to which the last move showed something of a card that they did not know
        `before`; `seen` is the result of `everyones_events`."""
        return {
            seat
            for seat in range(self.seats)
            if any(
                (event.card is not None or event.concealed)
                and not self.game.knew(before._state, seat, event)
                for event in seen[seat]
            )
        }

    def open_view(self, seat: int | None) -> Any:
        """The seat's view as if all cards on the table lay face up: for matches that are over."""
        self._check_seat(seat)
        return self.game.view(self._state, seat, everything=True)

    def open_events(self) -> tuple[Event, ...]:
        """The events of a spectator, with all cards: `concealed` are those not everyone saw."""
        events = [(self._event(row, None), row[CARD]) for row in self._called()]
        return tuple(replace(e, card=card) if e.concealed else e for e, card in events)

    def scores(self) -> tuple[int, ...]:
        return tuple(int(step.score(self._pool, 0, p)) for p in range(self.seats))

    def winners(self) -> tuple[int, ...]:
        """The seats that nobody beats; none before the end."""
        return tuple(p for p in range(self.seats) if step.wins(self._pool, 0, p))

    def ranks(self) -> tuple[int, ...]:
        """1 for the seats that nobody beats, 2 for those that one side beats, and so on."""
        return ranks(self.game.rules, self._state, self.setup.sides)

    def position(self) -> str:
        return f"{self.game.name} | {self.game.text.text(self._state)}"

    # Playing

    def play(self, move: str | int) -> None:
        """Play a move given in words or by number; after an error nothing has changed."""
        action = self.game.text.action(move) if isinstance(move, str) else int(move)
        try:
            reason = step.attempt(self._pool, 0, action, self._dealer, 0)
        except OverflowError:  # no action has a number that large
            reason = step.attempt(self._pool, 0, NOTHING, self._dealer, 0)
        if reason:
            raise self._refused(action, reason)
        self._actions.append(action)

    def why_not(self, move: str) -> IllegalMove | None:
        """The error that `play` would raise."""
        action = self.game.text.action(move)
        reason = step.refusal(self._pool, 0, action)
        return self._refused(action, reason) if reason else None

    def why_not_pick(self, picks: Sequence[Spot]) -> IllegalMove | None:
        """Why the last of these picks does not go with the others, if the rules know a move that
        the seat in turn may have meant by them and it is not legal."""
        action = self.game.text.attempted(self._state, picks)
        reason = 0 if action is None else step.refusal(self._pool, 0, action)
        return self._refused(action, reason) if action is not None and reason else None

    def imagine(self, seat: int | None, dealer: np.ndarray) -> States:
        """A pool of one state in which all that the seat cannot know is dealt anew."""
        self._check_seat(seat)
        imagined = engine.pool(self.game.rules.STATE)
        imagined[0] = self._pool[0]  # NumPy would `copy` field by field, twenty times as slow
        step.redeal(imagined, 0, NOTHING if seat is None else seat, dealer, 0)
        return imagined

    def imagined(self, seat: int | None, seed: int | str) -> "Match":
        """A match of its own, with other chance, in which all that the seat cannot know is
        dealt anew."""
        key = chance.key_of(seed)
        other = Match(self.setup, chance.from_key(key))
        other._pool[0] = self.imagine(seat, chance.new_dealer(key, IMAGINATION))[0]
        return other

    def copy(self) -> "Match":
        """The same match, to go on apart from this one."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._actions = list(self._actions)
        other._pool = engine.pool(self.game.rules.STATE)
        other._pool[0] = self._pool[0]
        other._state = other._pool.view(readable(self.game.rules.STATE))[0]
        other._dealer = engine.dealers()
        other._dealer[0] = self._dealer[0]
        other._trace = other._dealer.view(readable(DEALER))[0]
        return other

    # Keeping

    def __getstate__(self) -> dict[str, Any]:
        """For `pickle` and `deepcopy`, without what only leads into the two records."""
        return {k: v for k, v in self.__dict__.items() if k not in ("_state", "_trace")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._state = self._pool.view(readable(self.game.rules.STATE))[0]
        self._trace = self._dealer.view(readable(DEALER))[0]

    def result(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        return {"scores": list(self.scores()), "winners": list(self.winners())}

    def record(self) -> dict[str, Any]:
        start = {} if self.start is None else {"start": self.start}
        return {
            "format": record.FORMAT,
            "version": self.game.version,
            **self.setup.as_json(),
            "chance": dict(self._chance),
            **start,
            "moves": list(self.moves),
            "result": self.result(),
        }

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seats are 0 to {self.seats - 1}, or None for a spectator")

    def _refused(self, action: int, reason: int) -> IllegalMove:
        known = 0 <= action < self.game.rules.ACTIONS
        words = self.game.text.words(action) if known else f"action {action}"
        why = self.game.text.REASONS[reason]
        return IllegalMove(words, why.rule, f"{self.game.name}-refused-{why.key}")

    def _called(self) -> list[list[int]]:
        return self._trace.event[: self._trace.called].tolist()

    def _event(self, row: list[int], seat: int | None) -> Event:
        return event_as_seen(row, seat, self.game.text.EVENTS, self.game.text.ZONES)


def sees(row: Sequence[int], seat: int | None) -> bool:
    """Whether a seat, or a spectator, may see the card of an event."""
    return row[SEEN] == EVERYONE or (seat is not None and row[SEEN] >> seat & 1 == 1)


def event_as_seen(
    row: Sequence[int], seat: int | None, events: Sequence[str], zones: Sequence[str]
) -> Event:
    """An event of the dealer's trace, in the words of the game."""
    seen = sees(row, seat)
    is_card = row[CARD] != NOTHING
    return Event(
        what=events[row[WHAT]],
        seat=None if row[SEAT] == NOTHING else row[SEAT],
        card=row[CARD] if is_card and seen else None,
        concealed=is_card and not seen,
        source=spot(zones, row[SOURCE]),
        target=spot(zones, row[TARGET]),
        value=row[VALUE],
    )


@cache
def spot(zones: Sequence[str], place: int) -> Spot | None:
    """A place as the dealer numbers it."""
    if place == NOTHING:
        return None
    zone_and_seat, index = divmod(place, 128)
    zone, seat = divmod(zone_and_seat, 8)
    return Spot(zones[zone], seat, index)
