"""What a move tells: in two worlds that a seat cannot tell apart it looks the same.

Views and events may be free of leaks, and yet what is asked next, or whose turn it is, may follow
from cards that the seat does not see. A hand is hidden from the others whatever they remember of
it; how many cards it holds is not.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Any, NamedTuple

from beaverboard.games.game import Spot, States
from beaverboard.games.setup import Setup
from beaverboard.match import Event, Match
from beaverboard.testing.every_game import match_at, redealt, sampled, seats_and_spectator
from beaverboard.testing.playing import name, read
from beaverboard.testing.selection import pytest_generate_tests

WORLDS = 2  # besides the true one
ACTIONS = 4  # tried in each pair of worlds


def in_two_worlds(setup: Setup, seed: int) -> Iterator[tuple[int | None, Match, Match]]:
    """A seat or a spectator, and the same move in two worlds that it cannot tell apart."""
    for i, states in enumerate(sampled(setup, seed)):
        for seat in seats_and_spectator(setup):
            for world in range(WORLDS):
                other = redealt(states, seat, seed=WORLDS * i + world)
                for action in common_actions(setup, states, other, first=i):
                    yield (
                        seat,
                        match_at(setup, states, action=action),
                        match_at(setup, other, action=action),
                    )


def common_actions(setup: Setup, states: States, other: States, first: int) -> list[int]:
    """Some actions that are legal in both, not always the same ones."""
    legal = [set(match_at(setup, world).legal_actions()) for world in (states, other)]
    common = sorted(legal[0] & legal[1])
    apart = max(1, len(common) // ACTIONS)
    return common[first % apart :: apart][:ACTIONS]


def leak(seat: int | None, here: Match, there: Match) -> tuple[Any, Any] | None:
    """The first difference between two worlds after the same move, unless the seat was shown a
    card that tells them apart."""
    for one, other in zip_longest(told(seat, here), told(seat, there)):
        if one is None or other is None:
            return one and one.event, other and other.event
        if one.event != other.event:
            return None if shows_another_card(one, other) else (one.event, other.event)
    seen = [(match.view(seat), match.turn, match.over, question(match)) for match in (here, there)]
    return None if seen[0] == seen[1] else (seen[0], seen[1])


class Told(NamedTuple):
    event: Event
    card: int | None  # in truth


def told(seat: int | None, match: Match) -> list[Told]:
    cards = [event.card for event in match.open_events()]
    return [Told(*each) for each in zip(match.events(seat), cards, strict=True)]


def shows_another_card(one: Told, other: Told) -> bool:
    """Whether two cards of the same place differ and the seat is shown one of them, or both."""
    shown = one.event.card is not None or other.event.card is not None
    return shown and one.card != other.card and origin(one.event) == origin(other.event)


def origin(event: Event) -> tuple[int | None, Spot | None]:
    """Whose event it is, and from which zone its card comes."""
    return event.seat, event.source and replace(event.source, index=0)


def question(match: Match) -> int | None:
    """Which one is open, if the game has a phase to say so."""
    has_phases = "phase" in (match.game.rules.STATE.names or ())
    return int(read(match._pool).phase) if has_phases else None


def check_no_move_tells(setup: Setup, seed: int) -> None:
    compared = 0
    for seat, here, there in in_two_worlds(setup, seed):
        difference = leak(seat, here, there)
        assert difference is None, (name(setup), seat, here.moves, here.position())
        compared += 1
    assert compared


def test_a_move_tells_nothing_of_hidden_cards(setup: Setup) -> None:
    check_no_move_tells(setup, seed=16)


__all__ = ["pytest_generate_tests", "test_a_move_tells_nothing_of_hidden_cards"]
