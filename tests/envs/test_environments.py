"""The environments keep the promises of their libraries, by the libraries' own tests."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

from beaverboard import envs
from beaverboard.envs.aec_match import AECMatch
from beaverboard.envs.ids import IDS
from beaverboard.envs.single_match import SingleMatch
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import IllegalMove
from tests.games.playing import modes, name
from tests.scale import ALL

every_mode = pytest.mark.parametrize("setup", modes(), ids=name)
GANG = Setup.of(GAMES["biber-gang"])
SOLO = Setup.of(GAMES["roi-des-castors"], "solo")
TEAM = Setup.of(GAMES["roi-des-castors"], "team")


@pytest.fixture(autouse=True)
def library_warnings() -> Iterator[None]:
    """The libraries advise against what is meant so here: a mask beside the tensor, and no
    legal action for a seat that is not in turn."""
    with warnings.catch_warnings():
        for advice in (
            "Observation space for each agent probably should be",
            "Observation is not a NumPy array",
            "Action mask numpy array is all zeros",
            "Not able to test alternative render modes",
        ):
            warnings.filterwarnings("ignore", f".*{advice}")
        yield


def new_aec(setup: Setup, **agreed: Any) -> AECMatch:
    return envs.aec(setup.game.name, mode=setup.mode, seats=setup.seats, **agreed)


def new_single(setup: Setup, **agreed: Any) -> SingleMatch:
    return envs.single(setup.game.name, mode=setup.mode, seats=setup.seats, **agreed)


def play_randomly(env: AECMatch, seed: int) -> dict[str, list[float]]:
    """The rewards that every agent was told, in the order of its turns."""
    env.reset(seed=seed)
    choice = np.random.default_rng(seed)
    told: dict[str, list[float]] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        told[agent].append(reward)
        assert seen is not None
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(choice.choice(legal)))
    return told


@every_mode
def test_aec_passes_the_tests_of_pettingzoo(setup: Setup) -> None:
    api_test(new_aec(setup), num_cycles=300)
    seed_test(lambda: new_aec(setup), num_cycles=100)
    check_state_space(new_aec(setup))


@pytest.mark.parametrize("setup", [GANG, SOLO, TEAM], ids=name)
def test_rewards_fit_the_result(setup: Setup) -> None:
    by_rank, by_score, by_lead = (new_aec(setup, reward=r) for r in ("rank", "score", "lead"))
    ranks, scores, leads = (play_randomly(env, seed=3) for env in (by_rank, by_score, by_lead))
    match = by_rank.match
    assert match is not None
    totals, winners = match.scores(), match.winners()
    better = -1 if setup == GANG else 1
    for p, agent in enumerate(by_rank.possible_agents):
        assert ranks[agent][:-1] == [0.0] * (len(ranks[agent]) - 1)
        assert (ranks[agent][-1] == 1.0) == (p in winners)
        others = [totals[q] for q in range(match.seats) if q % 2 != p % 2]
        expected = totals[p] - (sum(others) / len(others) if others else 0)
        assert scores[agent][-1] == pytest.approx(better * expected)
        assert sum(leads[agent]) == pytest.approx(better * expected)
    assert any(leads["seat_0"][:-1])


def test_an_illegal_action_changes_nothing() -> None:
    env = new_aec(GANG)
    env.reset(seed=1)
    assert env.match is not None
    before = env.match.position()
    with pytest.raises(IllegalMove):
        env.step(0)
    assert env.match.position() == before

    single = new_single(GANG)
    seen, _ = single.reset(seed=1)
    again, reward, over, _, info = single.step(0)
    assert np.array_equal(again, seen)
    assert (reward, over) == (0.0, False)
    assert "BG-" in info["illegal"]
    with pytest.raises(IllegalMove):
        strict = new_single(GANG, strict=True)
        strict.reset(seed=1)
        strict.step(0)


def test_renders_text_and_pictures() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Not able to test alternative render modes")
        render_test(lambda render_mode: new_aec(GANG, render_mode=render_mode))
    env = new_single(GANG, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (480, 800, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 5  # something is written
    text = new_single(GANG, render_mode="ansi")
    text.reset(seed=1)
    assert "discard" in text.render()


def test_renders_for_humans_by_printing(capsys: pytest.CaptureFixture[str]) -> None:
    env = new_single(GANG, render_mode="human")
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert capsys.readouterr().out.count("to act") == 2  # without a call of render
    with pytest.raises(gymnasium.error.ResetNeeded):
        new_single(GANG, render_mode="ansi").render()


@every_mode
def test_a_single_match_passes_the_check_of_gymnasium(setup: Setup) -> None:
    check_env(new_single(setup, render_mode="ansi"), skip_render_check=True)


def test_every_game_and_mode_has_a_name() -> None:
    assert len(IDS) == sum(len(game.modes) for game in GAMES.values())
    for each in IDS if ALL else list(IDS)[:2]:
        env = gymnasium.make(f"beaverboard.envs.ids:{each}")
        seen, info = env.reset(seed=1)
        env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert env.observation_space.contains(seen)


def test_a_learner_sits_where_it_is_told() -> None:
    env = new_single(GANG, seat=1, opponents="random")
    for seed in range(3):
        _, info = env.reset(seed=seed)
        assert env.match is not None
        assert env.match.turn == env.seat == 1
        assert set(np.flatnonzero(info["action_mask"])) == set(env.match.legal_actions())
    anywhere = new_single(GANG)
    assert len({anywhere.reset(seed=seed) and anywhere.seat for seed in range(20)}) == 2


@pytest.mark.parametrize(
    "wrong",
    [{"reward": "gold"}, {"seat": 2}, {"opponents": ["greedy", "greedy"]}, {"seats": 9}, {"x": 1}],
    ids=str,
)
def test_what_cannot_be_agreed_is_said(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        envs.single("biber-gang", **wrong)
    with pytest.raises(BadSetup):
        envs.vector("biber-gang", num_envs=2, **wrong)
