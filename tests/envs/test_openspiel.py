"""Our games as OpenSpiel's, by OpenSpiel's own tests and players."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from beaverboard.envs import openspiel_games
from beaverboard.envs.openspiel_games import PlayoutEvaluator, short_name
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from tests.games.playing import name, setups
from tests.scale import ALL

ROOT = Path(__file__).parents[2]
some_setups = pytest.mark.parametrize(
    "setup", setups() if ALL else [Setup.of(game) for game in GAMES.values()], ids=name
)


def load(setup: Setup, seed: int = 1) -> Any:
    agreed = {"players": setup.seats, "mode": setup.mode or "", "rng_seed": seed}
    return pyspiel.load_game(short_name(setup.game), agreed)


def dealt(game: Any, plies: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(openspiel_games.DEAL)
    choice = np.random.default_rng(1)
    for _ in range(plies):
        state.apply_action(int(choice.choice(state.legal_actions())))
    return state


@some_setups
def test_passes_the_random_simulation_of_openspiel(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=1, serialize=False, verbose=False)


@some_setups
def test_resampling_keeps_what_the_player_knows(setup: Setup) -> None:
    state = dealt(load(setup), plies=12)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(setup.seats):
        others = [state.resample_from_infostate(player, sampler) for _ in range(5)]
        for other in others:
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
        assert len({str(other) for other in others}) > 1


def test_an_information_state_is_the_course_of_the_match() -> None:
    """Two ways to the same position are told apart; what is hidden is not told."""
    game = load(Setup.of(GAMES["biber-gang"]))
    here = dealt(game)
    there = here.clone()
    for places in ((here, (0, 1)), (there, (1, 0))):
        for k in places[1]:
            places[0].apply_action(GAMES["biber-gang"].text.action(f"turn {k}"))
    assert here.observation_string(0) == there.observation_string(0)
    assert here.information_state_string(0) != there.information_state_string(0)
    for words in ("turn 0", "turn 1", "draw"):
        here.apply_action(GAMES["biber-gang"].text.action(words))
    drawer = here.current_player()
    assert "drawn" in here.information_state_string(drawer)
    told = [here.information_state_string(p).splitlines()[-1] for p in range(2)]
    assert "?" in told[1 - drawer]
    assert "?" not in told[drawer]


def test_states_are_copied_and_kept_whole() -> None:
    state = dealt(load(Setup.of(GAMES["biber-clan"])), plies=20)
    again = pickle.loads(pickle.dumps(state.course))
    apart = copy.deepcopy(state.course)
    for course in (again, apart):
        assert course.match.position() == state.match.position()
        assert course.told == state.course.told
    action = state.legal_actions()[0]
    state.apply_action(action)
    assert apart.match.ply == state.match.ply - 1
    apart.play(action)
    again.play(action)
    assert apart.match.position() == again.match.position() == state.match.position()


def test_the_seed_decides_the_deal() -> None:
    setup = Setup.of(GAMES["dam-it"])
    assert str(dealt(load(setup, 4))) == str(dealt(load(setup, 4)))
    assert str(dealt(load(setup, 4))) != str(dealt(load(setup, 5)))
    assert str(dealt(load(setup, -1))) != str(dealt(load(setup, -1)))


@some_setups
def test_ismcts_plays(setup: Setup) -> None:
    game = load(setup)
    state = dealt(game, plies=6)
    bot = ismcts.ISMCTSBot(
        game,
        PlayoutEvaluator(),
        uct_c=1.4,
        max_simulations=30,
        random_state=np.random.RandomState(1),
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_example_plays_a_match() -> None:
    run = [sys.executable, "examples/ismcts_match.py", "dam-it", "--simulations", "3"]
    out = subprocess.run(
        [*run, "--matches", "1"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert "match 1, deal 0, ISMCTS at seat 1: scores (" in out
    assert "greedy:" in out
