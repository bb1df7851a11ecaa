"""Observations: what a seat knows, all of it, and nothing else."""

import numpy as np
import pytest

from beaverboard.envs.observer import Observer
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.envs.from_views import from_views
from tests.games.playing import name, setups
from tests.scale import scaled

every_setup = pytest.mark.parametrize("setup", setups(), ids=name)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
PLIES = scaled(250, 2000)


def new_match(setup: Setup, seed: int, **options: object) -> Match:
    agreed = {**setup.options, **options}
    return Match.new(setup.game.name, seed=seed, mode=setup.mode, seats=setup.seats, **agreed)


@every_setup
def test_each_piece_is_what_the_views_of_the_seat_give(setup: Setup) -> None:
    observer, choice = Observer(setup), np.random.default_rng(1)
    match, seat = new_match(setup, seed=1), setup.seats - 1
    views, actions = [match.view(seat)], []
    while True:
        tensor, mask = observer.look(match, seat)
        expected = from_views(setup, views, actions)
        assert list(expected) == list(observer.layout)
        for piece, value in observer.layout.read(tensor).items():
            assert np.array_equal(value, expected[piece]), (piece, match.ply)
        assert (tensor <= observer.layout.high).all()
        assert set(np.flatnonzero(mask)) == {move.action for move in views[-1].moves}
        if match.over or match.ply == PLIES:
            break
        actions.append(int(choice.choice(match.legal_actions())))
        match.play(actions[-1])
        views.append(match.view(seat))
