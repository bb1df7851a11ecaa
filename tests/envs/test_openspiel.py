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

from beaverboard import chance
from beaverboard.envs import course, openspiel_games
from beaverboard.envs.openspiel_games import PlayoutEvaluator, lots_of, short_name
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import Match
from tests.games.playing import modes, name, tables

ROOT = Path(__file__).parents[2]
every_mode = pytest.mark.parametrize("setup", modes(), ids=name)
LONG = 60  # plies


def load(setup: Setup, **options: Any) -> Any:
    agreed = {"players": setup.seats, "mode": setup.mode or "", **options}
    return pyspiel.load_game(short_name(setup.game), agreed)


def dealt(game: Any, plies: int = 0, seed: int = 1) -> Any:
    state = game.new_initial_state()
    for lot in lots_of(seed):
        state.apply_action(lot)
    choice = np.random.default_rng(1)
    for _ in range(plies):
        if not state.is_terminal():
            state.apply_action(int(choice.choice(state.legal_actions())))
    return state


@every_mode
def test_passes_the_random_simulation_of_openspiel(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=1, serialize=True, verbose=False)


def told(state: Any) -> list[Any]:
    """All that OpenSpiel's algorithms ask for."""
    players = range(state.get_game().num_players())
    return [
        str(state),
        state.history(),
        state.current_player(),
        [] if state.is_terminal() else state.legal_actions(),
        state.returns(),
        *(state.information_state_string(p) for p in players),
        *(state.information_state_tensor(p) for p in players),
    ]


@every_mode
def test_the_history_says_everything(setup: Setup) -> None:
    game = load(setup)
    state = dealt(game, plies=LONG, seed=123_456)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert told(again) == told(state)
    match = Match.dealt(setup, chance.from_key(chance.key_of(123_456)))
    for action in state.history()[openspiel_games.LOTS :]:
        match.play(action)
    assert match.position() == state.match.position()


@every_mode
def test_states_are_serialised_pickled_and_copied(setup: Setup) -> None:
    game = load(setup)
    for plies in (0, LONG):
        state = dealt(game, plies)
        others = [
            game.deserialize_state(state.serialize()),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
            pickle.loads(pickle.dumps(state)),
            copy.deepcopy(state),
            state.clone(),
        ]
        expected = told(state)
        for other in others:
            assert told(other) == expected
        if not state.is_terminal():
            action = state.legal_actions()[-1]
            state.apply_action(action)
            for other in others:
                assert told(other) == expected
                other.apply_action(action)
                assert told(other) == told(state)


def test_before_the_deal_there_is_chance_alone() -> None:
    game = load(Setup.of(GAMES["dam-it"]))
    state = game.new_initial_state()
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    for count, lot in enumerate((0, 255, 3, 7)):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(256))
        assert sum(share for _, share in outcomes) == pytest.approx(1)
        assert state.information_state_string(0) == ""
        assert told(game.deserialize_state(state.serialize()))[0] == str(state)
        assert f"{count} of 4 lots" in str(state)
        state.apply_action(lot)
    assert not state.is_chance_node()


def test_rows_of_numbers_are_options_too() -> None:
    setup = Setup.of(GAMES["dam-it"])
    values = (2, 1, 3, 2, 2, 3, 3)
    game = load(setup, tree_values="2 1 3 2 2 3 3", memory_aid=False)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    for each in (game, again, pyspiel.load_game(str(game))):
        assert each.setup == Setup.of(
            setup.game, options={"tree_values": values, "memory_aid": False}
        )
    with pytest.raises(BadSetup, match=r"tree_values: 7 whole numbers .* not '2,1,x'"):
        load(setup, tree_values="2 1 x")


def test_no_words_are_made_before_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any) -> str:
        raise AssertionError("nobody asked")

    game = load(Setup.of(GAMES["biber-gang"]))
    with monkeypatch.context() as patch:
        patch.setattr(course, "spelled", refuse)
        state = dealt(game, plies=20).clone()
    lines = state.information_state_string(0).splitlines()
    assert len(lines) == 21
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).splitlines()[:21] == lines


@every_mode
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


def test_resampled_states_are_kept_as_they_are() -> None:
    game = load(Setup.of(GAMES["biber-clan"]))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = dealt(game, plies=20).resample_from_infostate(1, sampler)
    state.apply_action(state.legal_actions()[0])
    twice = state.resample_from_infostate(0, sampler)
    for each in (state, twice):
        assert told(pickle.loads(pickle.dumps(each))) == told(each)
        assert told(each.clone()) == told(each)


def test_the_lots_decide_the_deal() -> None:
    game = load(Setup.of(GAMES["dam-it"]))
    assert str(dealt(game, seed=4)) == str(dealt(game, seed=4))
    assert len({str(dealt(game, seed=s)) for s in (4, 5, 4 << 8, 4 << 16, 4 << 24)}) == 5


@pytest.mark.parametrize("setup", tables(), ids=name)
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
