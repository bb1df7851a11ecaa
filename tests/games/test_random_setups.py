"""Positions, and what a move tells, whatever is agreed before a match."""

from beaverboard.games import named
from beaverboard.testing.random_setups import *  # noqa: F403
from beaverboard.testing.random_setups import random_setups


def test_random_setups_spread_over_modes_seats_and_options() -> None:
    game = named("roi-des-castors")
    drawn = list(random_setups(game, 0, 15))
    assert {(setup.mode, setup.seats) for setup in drawn} == {
        (mode.name, seats) for mode in game.modes for seats in mode.seats
    }
    for option in game.options:
        values = {setup.options[option.name] for setup in drawn}
        assert len(values) > 1, f"{option.name} is never agreed on"
    own = [setup.options["cards"] for setup in drawn]
    assert max(sum(cards) for cards in own if isinstance(cards, tuple)) > 30
    assert drawn == list(random_setups(game, 0, 15)) != list(random_setups(game, 1, 15))
