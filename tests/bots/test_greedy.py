"""Greedy bots play legally, by what their seat knows, and better than chance."""

import numpy as np
import pytest

from beaverboard import step
from beaverboard.arena.matches import play_matches
from beaverboard.dealer import BOTS, IMAGINATION
from beaverboard.games import named
from beaverboard.games.setup import Setup
from tests.games.playing import dealer, greedy_action, name, placed, random_play, read, setups
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


CASTORS = (
    "turn 0 power | uses 1 1 1 1 1 2 | keeps 2 | pile ... | seat {} | seat marchand hand 1 1 2 2 3"
)


@pytest.mark.parametrize(
    ("seat", "move"),
    [
        ("bucheron hand 1 1 2 2 3", "use"),
        ("bucheron hand 1 2 2 2 3", "draw"),  # a single 1: later
        ("architecte hand 3 troc dams 1-2-1", "use"),  # 7 by a 3 on a 1
        ("architecte hand 3 troc dams 1-2-2", "draw"),  # a 3 fits as it is
        ("architecte hand 2 troc dams 1", "draw"),  # nothing to complete
        ("sage hand 1 1 2 2 3", "target 1"),
        ("sentinelle hand 1 1 2 2 3", "store 3"),
        ("nageur hand 1 1 2 2 3", "use"),
    ],
)
def test_greedy_saves_a_power_of_once_a_game_until_it_gains_something(seat: str, move: str) -> None:
    states = placed("roi-des-castors", CASTORS.format(seat))
    game = named("roi-des-castors")
    assert game.text.words(greedy_action(states, game, bot_stream(0))) == move
