"""Many matches at once for one learner: a vector environment of Gymnasium.

All of it happens in one compiled call per thread. Observations, masks, rewards and ends are
written into the same arrays at every step; who wants to keep one copies it.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from beaverboard import chance, engine
from beaverboard.bots.bot import POLICIES, UnknownBot
from beaverboard.envs import batch
from beaverboard.envs.batch import Answers, Share, Terms
from beaverboard.envs.spaces import key_for, tensor_space
from beaverboard.envs.terms import agreed, opponents_of, reward_named, rivals
from beaverboard.extras import extra
from beaverboard.games.setup import BadSetup
from beaverboard.observe import layout, sign

with extra("envs"):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


def compiled_policy(name: str) -> int:
    if name not in POLICIES:
        raise UnknownBot(f"opponents: {' or '.join(POLICIES)}, not {name!s:.60}")
    return POLICIES[name]


class VectorMatches(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """`num_envs` matches of one setup. The learner sits at `seat`, or, without one, in match
    i at seat i modulo seats; the opponents are `random` or `greedy`. A match that is over
    begins anew in the same step: its last observation is in `infos["final_obs"]`."""

    def __init__(
        self,
        game: str,
        *,
        num_envs: int,
        mode: str | None = None,
        seats: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "rank",
        threads: int = 1,
        **options: object,
    ) -> None:
        self.setup = agreed(game, mode, seats, options)
        if seat is not None and seat not in range(self.setup.seats):
            raise BadSetup(f"seat: 0 to {self.setup.seats - 1}, or None for all in turn")
        if num_envs < 1 or threads < 1:
            raise BadSetup("num_envs and threads: at least 1")
        self.layout = layout(self.setup)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        rules = self.setup.game.rules
        self.single_observation_space = tensor_space(self.layout)
        self.single_action_space = gymnasium.spaces.Discrete(rules.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

        in_turn = np.arange(num_envs) % self.setup.seats
        self.seats = in_turn if seat is None else np.full(num_envs, seat)
        bots = [compiled_policy(name) for name in opponents_of(self.setup, opponents)]
        places = (self.seats[:, None] + np.arange(1, self.setup.seats)) % self.setup.seats
        self._policies = np.zeros((num_envs, self.setup.seats), np.int64)
        np.put_along_axis(self._policies, places, np.array(bots, np.int64)[None], axis=1)

        self.observations = np.zeros((num_envs, self.layout.size), np.uint8)
        self.masks = np.zeros((num_envs, rules.ACTIONS), np.int8)
        self.rewards = np.zeros(num_envs, np.float32)
        self.ended = np.zeros(num_envs, np.bool_)
        self.final = np.zeros_like(self.observations)
        self._never = np.zeros(num_envs, np.bool_)
        self._numbers = np.arange(num_envs)
        self._pool = engine.pool(rules.STATE, num_envs)
        self._streams = np.zeros((num_envs, 2, batch.STREAM), np.int64)
        self._terms = Terms(
            setup=self.setup.row(),
            key=chance.key_words(chance.key_of(0)),
            apart=num_envs,
            reward=reward_named(reward),
            sign=sign(self.setup.game),
            rivals=rivals(self.setup),
        )
        self._shares = [(part, self._share(part)) for part in self._parts(threads)]
        others = len(self._shares) - 1  # the first share is the caller's own
        self._threads = ThreadPoolExecutor(others) if others else None
        self._begun = False
        self.decisions = 0  # of all seats, since the environment was made

    def _parts(self, threads: int) -> list[slice]:
        ends = np.linspace(0, self.num_envs, min(threads, self.num_envs) + 1).astype(int).tolist()
        return [slice(begin, end) for begin, end in pairwise(ends)]

    def _share(self, part: slice) -> Share:
        return Share(
            policies=self._policies[part],
            numbers=self._numbers[part],
            seats=self.seats[part],
            pool=self._pool[part],
            streams=self._streams[part],
            tensors=self.observations[part],
            masks=self.masks[part],
            dealers=engine.dealers(2),
            out=np.empty(self.setup.game.rules.ACTIONS, np.int64),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal all matches anew, with a seed as for the first time; without one, other cards."""
        super().reset(seed=seed)
        self._terms = self._terms._replace(key=chance.key_words(key_for(self.np_random)))
        self._numbers[:] = np.arange(self.num_envs)
        for _, share in self._shares:
            share.dealers["key"] = self._terms.key
        self._in_threads(lambda part, share: batch.begin(self._terms, share))
        self._begun = True
        return self.observations, self._infos()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Play one action in every match. If one is not legal, nothing changes anywhere."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("call reset before step")
        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"one action for each of the {self.num_envs} matches")
        illegal = batch.first_illegal(actions, self.masks)
        if illegal >= 0:
            raise ValueError(f"match {illegal}: action {actions[illegal]} is not legal; see masks")

        def play(part: slice, share: Share) -> int:
            answers = Answers(self.rewards[part], self.ended[part], self.final[part])
            return batch.step(self._terms, share, actions[part], answers)

        self.decisions += sum(self._in_threads(play))
        infos = self._infos()
        if self.ended.any():
            infos["final_obs"], infos["_final_obs"] = self.final, self.ended
        return self.observations, self.rewards, self.ended, self._never, infos

    def action_masks(self) -> np.ndarray:
        """1 where an action is legal; also in `infos["action_mask"]`."""
        return self.masks

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks}

    def _in_threads(self, work: Callable[[slice, Share], Any]) -> list[Any]:
        if self._threads is None:
            return [work(*each) for each in self._shares]
        first, *others = self._shares
        waiting = [self._threads.submit(work, *each) for each in others]
        return [work(*first), *(each.result() for each in waiting)]

    def close_extras(self, **kwargs: Any) -> None:
        if self._threads is not None:
            self._threads.shutdown()
