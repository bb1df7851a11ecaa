"""Environments are copied, pickled and set back, and go on as they would have."""

import copy
import inspect
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from beaverboard import envs
from beaverboard.envs.aec_match import AECMatch
from beaverboard.envs.selfplay_matches import SelfPlay
from beaverboard.envs.single_match import SingleMatch
from beaverboard.envs.terms import NotReset
from beaverboard.envs.vector_matches import VectorMatches
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup
from beaverboard.match import Match

Env = Any
STEPS = 40


def play_aec(env: AECMatch, seed: int) -> list[Any]:
    choice, seen = np.random.default_rng(seed), []
    for _ in range(STEPS):
        observation, *told = env.last()
        assert observation is not None
        seen += [env.agent_selection, observation["observation"], *told]
        if env.terminations[env.agent_selection]:
            env.reset()
        else:
            env.step(int(choice.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


def play_single(env: SingleMatch, seed: int) -> list[Any]:
    choice, seen = np.random.default_rng(seed), []
    for _ in range(STEPS):
        tensor, reward, over, _, _ = env.step(
            int(choice.choice(np.flatnonzero(env.action_masks())))
        )
        seen += [tensor, reward, env.reset()[0] if over else None]
    return seen


def play_batch(env: SelfPlay | VectorMatches, seed: int) -> list[Any]:
    choice, seen = np.random.default_rng(seed), []
    for _ in range(STEPS):
        env.step((choice.random(env.masks.shape) * env.masks).argmax(axis=1))
        seen += [env.observations.copy(), env.rewards.copy(), env.ended.copy(), env.decisions]
    env.reset()  # with other cards, which the generator decides
    return [*seen, env.observations.copy()]


def no_aec() -> AECMatch:
    return envs.aec("dam-it", reward="lead")


def no_single() -> SingleMatch:
    return envs.single("dam-it", opponents="greedy", reward="lead")


def no_vector() -> VectorMatches:
    return envs.vector("dam-it", 3, seats=3, opponents=["random", "greedy"])


def no_selfplay() -> SelfPlay:
    return envs.selfplay("dam-it", 3, players=["learner", "random"], reward="lead")


KINDS: list[tuple[Callable[[], Env], Callable[[Any, int], list[Any]], str]] = [
    (no_aec, play_aec, "get_state"),
    (no_single, play_single, "state"),
    (no_vector, play_batch, "state"),
    (no_selfplay, play_batch, "state"),
]
every_kind = pytest.mark.parametrize(
    ("new", "play", "state"), KINDS, ids=lambda each: getattr(each, "__name__", each)
)


@every_kind
def test_copies_and_pickles_go_on_alike_and_apart(new: Any, play: Any, state: str) -> None:
    env = new()
    env.reset(seed=4)
    play(env, seed=1)
    others = [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play(env, seed=2)
    for other in others:
        np.testing.assert_equal(play(other, seed=2), expected)


@every_kind
def test_a_state_can_be_set_back_to(new: Any, play: Any, state: str) -> None:
    env = new()
    env.reset(seed=4)
    play(env, seed=1)
    kept = getattr(env, state)()
    expected = play(env, seed=2)
    for there in (env, new(), env):
        there.set_state(kept)
        np.testing.assert_equal(play(there, seed=2), expected)
    restored = pickle.loads(pickle.dumps(kept))
    env.set_state(restored)
    np.testing.assert_equal(play(env, seed=2), expected)


@every_kind
def test_an_environment_is_kept_before_its_first_match(new: Any, play: Any, state: str) -> None:
    again = pickle.loads(pickle.dumps(new()))
    again.set_state(getattr(new(), state)())
    for env in (again, copy.deepcopy(new())):
        env.reset(seed=4)
        expected = new()
        expected.reset(seed=4)
        np.testing.assert_equal(play(env, seed=1), play(expected, seed=1))


def test_a_state_of_another_setup_is_refused() -> None:
    for other, env, state in (
        (envs.aec("dam-it", seats=3), no_aec(), "get_state"),
        (envs.single("dam-it", seats=3), no_single(), "state"),
        (envs.vector("dam-it", 3, seats=2), no_vector(), "state"),
        (envs.selfplay("dam-it", 4), no_selfplay(), "state"),
    ):
        other.reset(seed=1)
        with pytest.raises(ValueError, match="the state is of "):
            env.set_state(getattr(other, state)())


def test_a_copied_match_is_played_apart() -> None:
    match = Match.new("biber-gang", seed=1)
    match.play(match.legal()[0])
    for other in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other.game is match.game
        assert other.position() == match.position()
        assert other.events(0) == match.events(0)
        before = match.record()
        other.play(other.legal()[0])
        assert match.record() == before
        assert other.ply == match.ply + 1
        assert other.turn == int(other._pool["turn"][0])


# What a caller reads, and mistakes


@pytest.mark.parametrize("make", [envs.selfplay, envs.aec, envs.single, envs.vector])
def test_help_shows_and_explains_the_parameters(make: Callable[..., Any]) -> None:
    parameters = inspect.signature(make).parameters
    made = {"aec": AECMatch, "single": SingleMatch, "vector": VectorMatches}.get(
        make.__name__, SelfPlay
    )
    assert list(parameters) == list(inspect.signature(made).parameters)
    assert make.__doc__ is not None
    for each in parameters.values():
        assert f"\n    {each.name}\n        " in make.__doc__


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"reward": "gold"}, "reward: rank, score, lead, not 'gold'"),
        ({"reward": None}, "reward: rank, score, lead, not None"),
        ({"seats": "2"}, "seats: biber-gang is for 2 to 6, not '2'"),
        ({"rounds": "3"}, "option rounds: a whole number from 1 to 10, not '3'"),
        ({"render_mode": "svg"}, "render_mode: human, ansi, rgb_array or None, not 'svg'"),
        ({"seat": "1"}, "seat: 0 to 1, or None for .*, not '1'"),
        ({"opponents": 5}, "one for each of the 1 others, not 5"),
        ({"opponents": [None]}, r"one for each of the 1 others, not \[None\]"),
        ({"opponents": ["greedy"] * 2}, "one for each of the 1 others, not .'greedy', 'greedy'."),
    ],
    ids=str,
)
def test_mistakes_are_told_as_python_writes_them(wrong: dict[str, Any], told: str) -> None:
    makers: dict[str, list[Callable[..., Any]]] = {
        "render_mode": [envs.aec, envs.single],
        "seat": [envs.single, lambda game, **w: envs.vector(game, 2, **w)],
        "opponents": [envs.single, lambda game, **w: envs.vector(game, 2, **w)],
    }
    makers["all"] = [envs.aec, *makers["seat"], lambda game, **w: envs.selfplay(game, 2, **w)]
    for make in makers.get(next(iter(wrong)), makers["all"]):
        with pytest.raises(BadSetup, match=told):
            make("biber-gang", **wrong)


@pytest.mark.parametrize(
    "act",
    [
        lambda env: env.last(),
        lambda env: env.step(0),
        lambda env: env.observe("seat_0"),
        lambda env: env.state(),
        lambda env: env.agent_iter(),
        lambda env: env.render(),
    ],
)
def test_aec_before_reset_says_so(act: Callable[[AECMatch], object]) -> None:
    env = envs.aec("biber-gang", render_mode="ansi")
    with pytest.raises(NotReset, match="call reset first"):
        act(env)
    with pytest.raises(AttributeError, match=r"rewards: .*call reset first"):
        _ = env.rewards
    with pytest.raises(AttributeError, match="has no attribute 'colour'"):
        _ = env.colour


def test_what_is_no_action_is_refused() -> None:
    env, single = envs.aec("biber-gang"), envs.single("biber-gang")
    env.reset(seed=1)
    single.reset(seed=1)
    for wrong in (3.7, "draw"):
        for each in (env, single):
            with pytest.raises(ValueError, match=f"an action is a whole number, not {wrong!r}"):
                each.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="agents are seat_0, seat_1, not 'seat_2'"):
        env.observe("seat_2")


def test_the_state_of_an_aec_match_is_what_all_seats_see() -> None:
    env = envs.aec("biber-gang")
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.state_space.contains(env.state())


def test_a_game_is_pickled_by_its_name() -> None:
    for game in GAMES.values():
        assert pickle.loads(pickle.dumps(game)) is game
