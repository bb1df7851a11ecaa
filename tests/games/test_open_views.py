"""What is shown of a match that is over, all cards open: everything that lies on the table."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.games.playing import modes, name
from tests.scale import ALL

every_setup = pytest.mark.parametrize("setup", modes(), ids=name)


def biber_gang(view: Any) -> Iterator[object]:
    for layout, under in zip(view.layouts, view.under, strict=True):
        yield from (up if down is None else down for up, down in zip(layout, under, strict=True))
    yield from [view.drawn] * view.holds


def biber_clan(view: Any) -> Iterator[object]:
    yield from (space.card for lodge in view.lodges for space in lodge if space.filled)
    yield from [view.hand] * view.holds


def dam_it(view: Any) -> Iterator[object]:
    yield from (player.cards for player in view.players)


def roi_des_castors(view: Any) -> Iterator[object]:
    yield from (side.hand for side in view.sides)
    yield from view.this_turn.drawn


SHOWN: dict[str, Callable[[Any], Iterator[object]]] = {
    "biber-gang": biber_gang,
    "biber-clan": biber_clan,
    "dam-it": dam_it,
    "roi-des-castors": roi_des_castors,
}


def positions(setup: Setup, seed: int) -> Iterator[Match]:
    match = Match.new(
        setup.game.name, seed=seed, mode=setup.mode, seats=setup.seats, **dict(setup.options)
    )
    choice = np.random.default_rng(seed)
    yield match
    while not match.over and (ALL or match.ply < 60):
        match.play(int(choice.choice(match.legal_actions())))
        yield match


@every_setup
def test_an_open_view_shows_every_card_on_the_table(setup: Setup) -> None:
    for match in positions(setup, seed=13):
        for seat in (0, None):
            shown = list(SHOWN[setup.game.name](match.open_view(seat)))
            assert shown and None not in shown


@every_setup
def test_an_open_view_tells_the_same_whoever_looks(setup: Setup) -> None:
    for match in positions(setup, seed=14):
        shown = [list(SHOWN[setup.game.name](match.open_view(p))) for p in range(setup.seats)]
        assert all(each == shown[0] for each in shown)


@every_setup
def test_open_events_are_those_of_a_spectator_with_their_cards(setup: Setup) -> None:
    for match in positions(setup, seed=15):
        for opened, seen in zip(match.open_events(), match.events(None), strict=True):
            assert opened.concealed == seen.concealed
            assert opened.card is not None or not opened.concealed
            assert seen == (replace(opened, card=None) if seen.concealed else opened)
