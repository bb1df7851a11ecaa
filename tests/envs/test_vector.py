"""Many matches at once are the same matches, whoever plays them and with how many threads."""

from typing import Any

import gymnasium
import numpy as np
import pytest

from beaverboard import engine, envs, step
from beaverboard.bots import pick, policy
from beaverboard.dealer import BOTS, MATCH
from beaverboard.envs import match_batch, rewards
from beaverboard.envs.match_batch import PLAYERS
from beaverboard.envs.terms import rivals
from beaverboard.envs.vector_matches import VectorMatches
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.observe import entry, sign
from tests.games.playing import legal, name, read, setups
from tests.scale import ALL, scaled

some_setups = pytest.mark.parametrize(
    "setup",
    setups() if ALL else [Setup.of(game, seats=game.modes[0].seats[-1])
                          for game in GAMES.values()],
    ids=name,
)  # fmt: skip
STEPS = scaled(50, 250)


def new_vector(setup: Setup, **agreed: Any) -> VectorMatches:
    return envs.vector(setup.game.name, mode=setup.mode, seats=setup.seats, **agreed)


def random_actions(env: VectorMatches, choice: np.random.Generator) -> np.ndarray:
    lots = choice.random(env.masks.shape) * env.masks
    return np.asarray(lots.argmax(axis=1))


class Oracle:
    """One match of the many, played step by step."""

    def __init__(self, env: VectorMatches, i: int) -> None:
        self.env, self.i = env, i
        self.setup, self.seat = env.setup, int(env.seats[i])
        self.number = i
        self.states = engine.pool(self.setup.game.rules.STATE)
        self.deals, self.lots = engine.dealers(), engine.dealers()
        self.deal()

    def deal(self) -> None:
        step.open_stream(self.deals, 0, self.env._matches._keys[self.i], MATCH, self.number, False)
        step.open_stream(self.lots, 0, self.env._matches._keys[self.i], BOTS, self.number, False)
        step.deal(self.states, 0, self.setup.row(), self.deals, 0)
        self.play_others()

    def play_others(self) -> None:
        out = np.empty(self.setup.game.rules.ACTIONS, np.int64)
        while read(self.states).turn != self.seat and not read(self.states).over:
            action = pick.pick(policy.GREEDY, self.states, out, self.lots)
            assert step.attempt(self.states, 0, int(action), self.deals, 0) == 0

    def check(self) -> None:
        tensor, mask = self.seen()
        assert np.array_equal(self.env.observations[self.i], tensor)
        assert np.array_equal(self.env.masks[self.i], mask)
        assert np.flatnonzero(mask).tolist() == sorted(legal(self.states, self.setup.game))

    def seen(self) -> tuple[np.ndarray, np.ndarray]:
        actions = self.setup.game.rules.ACTIONS
        tensor, mask = np.empty(self.env.layout.size, np.uint8), np.empty(actions, np.int8)
        out = np.empty(actions, np.int64)
        entry.fill(self.states, 0, self.seat, tensor, mask, out)
        return tensor, mask

    def play(self, action: int) -> None:
        assert step.attempt(self.states, 0, action, self.deals, 0) == 0
        self.play_others()
        over = bool(read(self.states).over)
        assert self.env.ended[self.i] == over
        worth = np.empty(self.setup.seats)
        if over:
            game = self.setup.game
            rewards.appraise(self.states, 0, rewards.RANK, sign(game), rivals(self.setup), worth)
            assert np.array_equal(self.env.final[self.i], self.seen()[0])
            self.number += self.env.num_envs
            self.deal()
        assert self.env.rewards[self.i] == pytest.approx(worth[self.seat] if over else 0.0)


@pytest.fixture(autouse=True)
def threads_for_few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_batch, "MATCHES_A_THREAD", 1)


@some_setups
def test_many_matches_are_the_same_as_one_at_a_time(setup: Setup) -> None:
    env = new_vector(setup, num_envs=4, threads=2)
    choice, ends = np.random.default_rng(1), 0
    env.reset(seed=1)
    oracles = [Oracle(env, i) for i in range(4)]
    for _ in range(STEPS):
        for oracle in oracles:
            oracle.check()
        actions = random_actions(env, choice)
        seen, _, ended, cut, infos = env.step(actions)
        assert ("final_obs" in infos) == bool(ended.any())
        assert not cut.any()
        assert env.observation_space.contains(seen)
        for oracle, action in zip(oracles, actions.tolist(), strict=True):
            oracle.play(action)
        ends += int(ended.sum())
    env.close()
    if setup.game.name == "dam-it":
        assert ends


def test_threads_and_neighbours_change_nothing() -> None:
    setup = Setup.of(GAMES["dam-it"])
    alone, crowd = new_vector(setup, num_envs=1), new_vector(setup, num_envs=7, threads=3)
    alone.reset(seed=5)
    crowd.reset(seed=5)
    choice, playing = np.random.default_rng(5), True
    while playing:
        assert np.array_equal(alone.observations[0], crowd.observations[0])
        actions = random_actions(crowd, choice)
        crowd.step(actions)
        alone.step(actions[:1])
        assert alone.rewards[0] == crowd.rewards[0]
        playing = not crowd.ended[0]
    crowd.close()


def test_a_seed_repeats_everything_and_none_goes_on() -> None:
    env = new_vector(Setup.of(GAMES["biber-gang"]), num_envs=3)
    first = env.reset(seed=2)[0].copy()
    assert not np.array_equal(env.reset()[0], first)
    assert np.array_equal(env.reset(seed=2)[0], first)
    assert not np.array_equal(env.reset(seed=3)[0], first)


def test_a_reset_mask_is_obeyed() -> None:
    env = new_vector(Setup.of(GAMES["biber-gang"]), num_envs=4, threads=2)
    choice = np.random.default_rng(1)
    env.reset(seed=2)
    for _ in range(5):
        env.step(random_actions(env, choice))
    before, states = env.observations.copy(), env._matches._pool.copy()
    chosen = np.array([False, True, False, True])
    seen, infos = env.reset(options={"reset_mask": chosen})
    for i in range(4):
        assert np.array_equal(seen[i], before[i]) != chosen[i]
        assert (env._matches._pool[i].tobytes() == states[i].tobytes()) != chosen[i]
    assert (infos["action_mask"].sum(axis=1) > 0).all()
    env.step(random_actions(env, choice))

    first = env.reset(seed=2)[0].copy()
    env.step(random_actions(env, choice))
    again, _ = env.reset(seed=2, options={"reset_mask": chosen})
    assert np.array_equal(again[chosen], first[chosen])
    env.close()


@pytest.mark.parametrize("wrong", [[1, 0, 1], np.ones(2, bool), "all"], ids=str)
def test_a_reset_mask_that_is_none_is_refused(wrong: Any) -> None:
    env = new_vector(Setup.of(GAMES["biber-gang"]), num_envs=3)
    env.reset(seed=2)
    before = env._matches._pool.tobytes()
    with pytest.raises(ValueError, match="reset_mask: 3 truth values, not "):
        env.reset(options={"reset_mask": wrong})
    assert env._matches._pool.tobytes() == before
    fresh = new_vector(Setup.of(GAMES["biber-gang"]), num_envs=3)
    with pytest.raises(ValueError, match="the first reset deals all matches"):
        fresh.reset(options={"reset_mask": np.array([True, False, True])})


def test_threads_are_left_out_where_they_would_not_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_batch, "MATCHES_A_THREAD", 10)
    for matches, used in ((9, 1), (19, 1), (20, 2), (500, 3)):
        env = new_vector(Setup.of(GAMES["biber-gang"]), num_envs=matches, threads=3)
        assert len(env._matches._shares) == used
        env.close()


def test_nothing_is_copied() -> None:
    env = new_vector(Setup.of(GAMES["biber-gang"]), num_envs=3)
    seen, infos = env.reset(seed=2)
    again, _, _, _, later = env.step(random_actions(env, np.random.default_rng(1)))
    assert again is seen
    assert later["action_mask"] is infos["action_mask"] is env.action_masks()


def test_an_illegal_action_in_one_match_changes_none() -> None:
    env = new_vector(Setup.of(GAMES["biber-gang"]), num_envs=3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(3, int))
    env.reset(seed=2)
    before = env._matches._pool.tobytes()
    actions = random_actions(env, np.random.default_rng(1))
    for wrong in (0, -1, 10**6):
        with pytest.raises(ValueError, match="match 1: action"):
            env.step(np.array([actions[0], wrong, actions[2]]))
    with pytest.raises(ValueError, match="one action for each"):
        env.step(actions[:2])
    assert env._matches._pool.tobytes() == before


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_opponents_sit_after_the_learner(seat: int | None) -> None:
    setup = Setup.of(GAMES["dam-it"], seats=3)
    env = new_vector(setup, num_envs=6, seat=seat, opponents=["random", "greedy"])
    for i in range(6):
        mine = i % 3 if seat is None else seat
        assert env.seats[i] == mine
        assert env._matches.next_players[i, (mine + 1) % 3] == PLAYERS["random"]
        assert env._matches.next_players[i, (mine + 2) % 3] == PLAYERS["greedy"]


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make_vec(
        "beaverboard.envs.ids:beaverboard/dam-it-v1",
        num_envs=2,
        vectorization_mode="vector_entry_point",
        opponents="random",
    )
    assert isinstance(env.unwrapped, VectorMatches)
    assert env.reset(seed=1)[0].shape == (2, env.unwrapped.layout.size)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"num_envs": 0}, "num_envs: a whole number from 1 on, not 0"),
        ({"num_envs": "2"}, "num_envs: a whole number from 1 on, not '2'"),
        ({"num_envs": 2, "threads": 0}, "threads: a whole number from 1 on, not 0"),
    ],
    ids=str,
)
def test_numbers_of_matches_and_threads_are_checked(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        envs.vector("biber-gang", **wrong)
