"""Greedy bots play legally, by what their seat knows, and better than chance."""

import numpy as np
import pytest

from beaverboard import step
from beaverboard.arena.matches import play_matches
from beaverboard.dealer import BOTS, IMAGINATION
from beaverboard.games.setup import Setup
from tests.games.playing import dealer, greedy_action, name, random_play, read, setups
from tests.scale import scaled

every_setup = pytest.mark.parametrize("setup", setups(), ids=name)


def bot_stream(seed: int) -> np.ndarray:
    return dealer(seed, purpose=BOTS)


@every_setup
def test_greedy_moves_are_legal_and_do_not_change_the_state(setup: Setup) -> None:
    for i, states in enumerate(random_play(setup, seed=21)):
        if read(states).over:
            break
        before = states.tobytes()
        action = greedy_action(states, setup.game, bot_stream(i))
        assert states.tobytes() == before
        assert step.refusal(states, 0, action) == 0


@every_setup
def test_two_states_that_a_seat_cannot_tell_apart_get_the_same_greedy_move(setup: Setup) -> None:
    for i, states in enumerate(random_play(setup, seed=22, limit=scaled(300, 900))):
        if read(states).over:
            break
        move = greedy_action(states, setup.game, bot_stream(i))
        for world in range(3):
            other = states.copy()
            lots = dealer(1000 * i + world, purpose=IMAGINATION)
            step.redeal(other, 0, int(read(states).turn), lots, 0)
            assert greedy_action(other, setup.game, bot_stream(i)) == move


@every_setup
def test_matches_between_greedy_bots_end(setup: Setup) -> None:
    assert play_matches(setup, matches=20, bots=["greedy"]).lengths.all()
