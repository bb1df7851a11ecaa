"""A move tells nobody what is hidden; and the test that holds all games to it can fail."""

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from beaverboard.games import named
from beaverboard.games.game import Spot
from beaverboard.games.setup import Setup
from beaverboard.match import Event
from beaverboard.testing import transitions
from beaverboard.testing.transitions import *  # noqa: F403
from beaverboard.testing.transitions import leak


def test_a_view_that_depends_on_a_hidden_card_is_found() -> None:
    honest = named("dam-it")

    def next_but_one(s: Any, *, everything: bool) -> Any:
        view = honest.views.public_view(s, everything=everything)
        return replace(view, takes_left=int(s.pile[max(0, int(s.left) - 2)]))

    views: Any = SimpleNamespace(public_view=next_but_one, seat_view=honest.views.seat_view)
    setup = Setup.of(replace(honest, views=views), None, 3)
    with pytest.raises(AssertionError):
        transitions.test_a_move_tells_nothing_of_hidden_cards(setup)


@dataclass
class World:
    """After a move: what it told, with the cards as they are, and what is seen then."""

    told: tuple[Event, ...]
    cards: tuple[int | None, ...] = ()
    seen: str = ""
    turn: int = 0
    phase: int = 0
    over: bool = False

    def events(self, seat: int | None) -> tuple[Event, ...]:
        return self.told

    def open_events(self) -> tuple[Event, ...]:
        cards = self.cards or tuple(event.card for event in self.told)
        return tuple(
            replace(event, card=card) for event, card in zip(self.told, cards, strict=True)
        )

    def view(self, seat: int | None) -> str:
        return self.seen


def between(monkeypatch: pytest.MonkeyPatch, here: Any, there: Any) -> Any:
    monkeypatch.setattr(transitions, "question", lambda match: match.phase)
    return leak(None, here, there)


STOPS = Event("stops", 1, None, False, None, None, 0)
TURNS_UP_3 = Event("turned-up", 1, 3, False, Spot("pile", 0, 0), Spot("hand", 1, 3), 0)
TURNS_UP_4 = Event("turned-up", 1, 4, False, Spot("pile", 0, 0), Spot("hand", 1, 4), 0)
DRAWS = Event("drawn", 1, None, True, Spot("pile", 0, 0), Spot("hand", 1, 0), 0)


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (World((STOPS,)), World((STOPS, STOPS))),
        (World((STOPS, STOPS)), World((STOPS,))),
        (World((STOPS,)), World((replace(STOPS, value=1),))),
        (World((STOPS,)), World((DRAWS,), cards=(3,))),
        (World((STOPS,)), World((STOPS,), seen="more")),
        (World((STOPS,)), World((STOPS,), turn=1)),
        (World((STOPS,)), World((STOPS,), over=True)),
        (World((STOPS,)), World((STOPS,), phase=1)),
        # an event that differs before the card does
        (World((STOPS, TURNS_UP_3)), World((replace(STOPS, value=1), TURNS_UP_4))),
        # not because of the card
        (World((TURNS_UP_3,)), World((replace(TURNS_UP_3, value=1),))),
        (World((TURNS_UP_3,)), World((replace(TURNS_UP_4, source=Spot("hand", 1, 4)),))),
        (World((TURNS_UP_3,)), World((replace(TURNS_UP_4, seat=0),))),
        # cards that it is not shown
        (World((DRAWS,), cards=(3,)), World((replace(DRAWS, value=1),), cards=(4,))),
    ],
)
def test_a_difference_without_a_card_is_a_leak(
    here: World, there: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert between(monkeypatch, here, there) is not None


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (World((STOPS, DRAWS), cards=(None, 3)), World((STOPS, DRAWS), cards=(None, 4))),
        (World((TURNS_UP_3,), seen="a 3"), World((TURNS_UP_4, STOPS), seen="a 4", turn=1)),
        # numbers are drawn secretly, others are shown
        (World((DRAWS,), cards=(3,)), World((TURNS_UP_4,), turn=1)),
    ],
)
def test_a_difference_that_a_shown_card_tells_is_none(
    here: World, there: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert between(monkeypatch, here, there) is None
