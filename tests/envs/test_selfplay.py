"""Matches in which every seat may be the learner's are the same as one at a time."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from beaverboard import engine, envs, step
from beaverboard.bots import pick
from beaverboard.bots.bot import POLICIES
from beaverboard.dealer import BOTS, MATCH
from beaverboard.envs import match_batch, rewards
from beaverboard.envs.match_batch import PLAYERS
from beaverboard.envs.selfplay_matches import SelfPlay
from beaverboard.envs.terms import REWARDS, NotReset, rivals
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.observe import entry, sign
from tests.games.playing import name, read, setups
from tests.outside import packages
from tests.scale import ALL, scaled

ROOT = Path(__file__).parents[2]
some_setups = pytest.mark.parametrize(
    "setup",
    setups() if ALL else [Setup.of(game, seats=game.modes[0].seats[-1])
                          for game in GAMES.values()],
    ids=name,
)  # fmt: skip
GANG = Setup.of(GAMES["biber-gang"])
STEPS = scaled(120, 400)
LEARNER, RANDOM, GREEDY = (PLAYERS[name] for name in ("learner", "random", "greedy"))
POLICY = {PLAYERS[name]: kind for name, kind in POLICIES.items()}


@pytest.fixture(autouse=True)
def threads_for_few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_batch, "MATCHES_A_THREAD", 1)


def new_selfplay(setup: Setup, num_envs: int, **agreed: Any) -> SelfPlay:
    return envs.selfplay(setup.game.name, num_envs, mode=setup.mode, seats=setup.seats, **agreed)


def random_actions(env: SelfPlay, choice: np.random.Generator) -> np.ndarray:
    return np.asarray((choice.random(env.masks.shape) * env.masks).argmax(axis=1))


def mixed(setup: Setup, num_envs: int) -> np.ndarray:
    """All kinds of players, other ones in every match; the learner at one seat at least."""
    choice = np.random.default_rng(3)
    players = choice.choice([LEARNER, 1, 2, RANDOM, GREEDY], (num_envs, setup.seats))
    players[np.arange(num_envs), np.arange(num_envs) % setup.seats] = LEARNER
    return players


class Oracle:
    """One match of the many, played step by step."""

    def __init__(self, env: SelfPlay, i: int) -> None:
        self.env, self.i, self.setup, self.number = env, i, env.setup, i
        self.players = env.players[i].tolist()
        self.states = engine.pool(self.setup.game.rules.STATE)
        self.deals, self.lots = engine.dealers(), engine.dealers()
        self.out = np.empty(self.setup.game.rules.ACTIONS, np.int64)
        self.deal()

    def deal(self) -> None:
        key = self.env._keys[self.i]
        step.open_stream(self.deals, 0, key, MATCH, self.number, False)
        step.open_stream(self.lots, 0, key, BOTS, self.number, False)
        step.deal(self.states, 0, self.setup.row(), self.deals, 0)
        self.play_bots()

    @property
    def turn(self) -> int:
        return int(read(self.states).turn)

    @property
    def over(self) -> bool:
        return bool(read(self.states).over)

    def play_bots(self) -> None:
        while not self.over and self.players[self.turn] < LEARNER:
            kind = POLICY[self.players[self.turn]]
            action = pick.pick(kind, self.states, self.out, self.lots)
            assert step.attempt(self.states, 0, int(action), self.deals, 0) == 0

    def check(self) -> None:
        env, i = self.env, self.i
        tensor, mask = np.empty(env.layout.size, np.uint8), np.empty(env.actions, np.int8)
        entry.fill(self.states, 0, self.turn, tensor, mask, self.out)
        assert env.to_act[i] == self.turn
        assert env.acting[i] == self.players[self.turn]
        assert np.array_equal(env.observations[i], tensor)
        assert np.array_equal(env.masks[i], mask)

    def worth(self) -> np.ndarray:
        setup, worth = self.setup, np.zeros(self.setup.seats)
        kind = REWARDS[self.env.reward]
        if self.over or kind == rewards.LEAD:
            given = kind, sign(setup.game), rivals(setup)
            rewards.appraise(self.states, 0, *given, worth)
        return worth

    def play(self, action: int) -> None:
        before = self.worth()
        assert step.attempt(self.states, 0, action, self.deals, 0) == 0
        self.play_bots()
        assert self.env.rewards[self.i] == pytest.approx(self.worth() - before)
        assert self.env.ended[self.i] == self.over
        if self.over:
            self.number += self.env.num_envs
            self.deal()


@pytest.mark.parametrize("reward", REWARDS)
@some_setups
def test_every_match_is_the_same_as_alone(setup: Setup, reward: str) -> None:
    env = new_selfplay(setup, 6, players=mixed(setup, 6), reward=reward, threads=2)
    choice, ends = np.random.default_rng(1), 0
    env.reset(seed=1)
    oracles = [Oracle(env, i) for i in range(6)]
    for _ in range(STEPS):
        for oracle in oracles:
            oracle.check()
        actions = random_actions(env, choice)
        env.step(actions)
        for oracle, action in zip(oracles, actions.tolist(), strict=True):
            oracle.play(action)
        ends += int(env.ended.sum())
    env.close()
    if setup.game.name == "dam-it":
        assert ends


def test_without_bots_every_decision_is_asked_for() -> None:
    env = new_selfplay(GANG, 3)
    choice, seen = np.random.default_rng(1), set()
    env.reset(seed=1)
    for _ in range(50):
        seen |= set(env.to_act.tolist())
        env.step(random_actions(env, choice))
    assert (env.acting == LEARNER).all()
    assert seen == {0, 1}
    assert env.decisions == 150


def test_neighbours_and_threads_change_nothing() -> None:
    alone, crowd = new_selfplay(GANG, 1), new_selfplay(GANG, 7, threads=3)
    alone.reset(seed=5)
    crowd.reset(seed=5)
    choice = np.random.default_rng(5)
    for _ in range(200):
        assert np.array_equal(alone.observations[0], crowd.observations[0])
        actions = random_actions(crowd, choice)
        crowd.step(actions)
        alone.step(actions[:1])
        assert np.array_equal(alone.rewards[0], crowd.rewards[0])
    crowd.close()


def test_arrays_are_written_in_place() -> None:
    env = new_selfplay(GANG, 2)
    names = ("observations", "masks", "to_act", "acting", "players", "rewards", "ended")
    before = [id(getattr(env, each)) for each in names]
    env.reset(seed=1)
    env.step(random_actions(env, np.random.default_rng(1)))
    env.set_state(env.state())
    assert [id(getattr(env, each)) for each in names] == before


def test_players_change_with_the_next_match() -> None:
    setup = Setup.of(GAMES["dam-it"])
    env = new_selfplay(setup, 4)
    choice = np.random.default_rng(1)
    env.reset(seed=1)
    env.seat_next(["learner", 7])
    began_anew = np.zeros(4, bool)
    for _ in range(300):
        expected = np.where(began_anew[:, None], [LEARNER, 7], LEARNER)
        assert np.array_equal(env.players, expected)
        assert np.array_equal(env.acting, env.players[np.arange(4), env.to_act])
        env.step(random_actions(env, choice))
        began_anew |= env.ended
    assert began_anew.all()


def test_players_are_one_or_one_for_each_seat_or_one_for_each_match() -> None:
    assert new_selfplay(GANG, 2, players=3).next_players.tolist() == [[3, 3], [3, 3]]
    assert (
        new_selfplay(GANG, 2, players=["greedy", "learner"]).next_players.tolist()
        == [[GREEDY, LEARNER]] * 2
    )
    rows = [["random", 1], [0, "learner"]]
    assert new_selfplay(GANG, 2, players=rows).next_players.tolist() == [[RANDOM, 1], [0, 0]]


@pytest.mark.parametrize(
    ("players", "told"),
    [
        ("master", "no player 'master'; there are learner, random, greedy and"),
        (["learner", None], "no player None"),
        ([0, 1.5], "no player 1.5"),
        (-3, "no player -3"),
        ([0, 0, 0], r"one for each of 2 seats, or 3 rows of these; not \[0, 0, 0\]"),
        ([[0, 0], [0]], r"one for each of 2 seats, or 3 rows of these; not \[\[0, 0\], \[0\]\]"),
        (["greedy", "random"], r"nobody learns in match 0, which has \[-2, -1\]"),
        ([[0, 0], [-1, -1], [0, 0]], "nobody learns in match 1"),
    ],
    ids=str,
)
def test_players_that_are_none_are_refused(players: Any, told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        new_selfplay(GANG, 3, players=players)
    env = new_selfplay(GANG, 3)
    with pytest.raises(BadSetup, match=told):
        env.seat_next(players)
    assert (env.next_players == LEARNER).all()


def test_an_illegal_action_in_one_match_changes_none() -> None:
    env = new_selfplay(GANG, 3)
    with pytest.raises(NotReset, match="call reset before step"):
        env.step(np.zeros(3, int))
    env.reset(seed=2)
    before = env.state()
    actions = random_actions(env, np.random.default_rng(1))
    for wrong in (0, -1, 10**6):
        with pytest.raises(ValueError, match=f"match 1: action {wrong} is not legal"):
            env.step(np.array([actions[0], wrong, actions[2]]))
    for shape in (actions[:2], actions + 0.5):
        with pytest.raises(ValueError, match="one action for each of the 3 matches, not "):
            env.step(shape)
    np.testing.assert_equal(env.state(), before)


def test_some_matches_are_dealt_anew() -> None:
    env = new_selfplay(GANG, 4)
    choice = np.random.default_rng(1)
    env.reset(seed=2)
    for _ in range(5):
        env.step(random_actions(env, choice))
    before = env._pool.copy()
    chosen = np.array([True, False, False, True])
    env.reset(reset_mask=chosen)
    for i in range(4):
        assert (env._pool[i].tobytes() == before[i].tobytes()) != chosen[i]
    env.step(random_actions(env, choice))


FOREIGN = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None  # not needed
from beaverboard import envs
env = envs.selfplay("pebbles", 3, players=[["learner", "greedy"], [0, 1], ["random", "learner"]])
env.reset(seed=1)
ends = 0
for _ in range(60):
    assert (env.masks.sum(axis=1) > 0).all()
    assert (env.acting >= 0).all()
    env.step(env.masks.argmax(axis=1))
    ends += env.ended.sum()
    assert (env.rewards[env.ended].sum(axis=1) == 0).all()
print(ends > 3, env.observations.any())
"""


def test_a_game_of_another_package_is_played(tmp_path: Path) -> None:
    folder = packages.new_game(tmp_path)
    assert packages.output_of(FOREIGN, folder, ROOT) == "True True"
