"""Many matches at once for one learner: a vector environment of Gymnasium.

Observations, masks, rewards and ends are written into the same arrays at every step; who wants
to keep one copies it.
"""

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np

from beaverboard.bots.bot import POLICIES, UnknownBot
from beaverboard.envs.batch import FIRST_BOT, LEARNER
from beaverboard.envs.match_batch import MatchBatch
from beaverboard.envs.spaces import tensor_space
from beaverboard.envs.terms import NotReset, agreed, check_seat, is_whole, key_for, opponents_of
from beaverboard.extras import extra
from beaverboard.games.setup import BadSetup, Setup

with extra("envs"):
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


def compiled_policy(name: str) -> int:
    if name not in POLICIES:
        raise UnknownBot(f"opponents: {' or '.join(POLICIES)}, not {name!r:.60}")
    return POLICIES[name]


class VectorMatches(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """`num_envs` matches of one setup; see `envs.vector`. A match that is over begins anew in the
    same step: its last observation is in `infos["final_obs"]`."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        mode: str | None = None,
        seats: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "rank",
        threads: int = 1,
        **options: object,
    ) -> None:
        setup = agreed(game, mode, seats, options)
        check_seat(setup, seat, "all in turn")
        if not is_whole(num_envs) or num_envs < 1:
            raise BadSetup(f"num_envs: a whole number from 1 on, not {num_envs!r:.60}")
        in_turn = np.arange(num_envs) % setup.seats
        learners = in_turn if seat is None else np.full(num_envs, int(seat))
        self._use(
            MatchBatch(
                setup,
                num_envs,
                players=seated(setup, learners, opponents),
                reward=reward,
                threads=threads,
                viewers=learners,
            )
        )

    def _use(self, matches: MatchBatch) -> None:
        self._matches, self.setup, self.layout = matches, matches.setup, matches.layout
        self.num_envs, self.seats = matches.num_envs, matches.viewers
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = tensor_space(self.layout)
        self.single_action_space = gymnasium.spaces.Discrete(matches.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observations, self.masks = matches.observations, matches.masks
        self.ended, self.final = matches.ended, matches.final
        self.rewards = np.zeros(self.num_envs, np.float32)
        self._never = np.zeros(self.num_envs, np.bool_)
        self._each = np.arange(self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal matches anew: all, or those where `options["reset_mask"]` is true. With a seed, as
        for the first time; without one, with other cards."""
        super().reset(seed=seed)
        self._matches.deal(key_for(self.np_random), (options or {}).get("reset_mask"))
        return self.observations, self._infos()

    def step(
        self, actions: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Play one action in every match. If one is not legal, nothing changes anywhere."""
        try:
            self._matches.step(actions)
        except NotReset as error:
            raise gymnasium.error.ResetNeeded(str(error)) from None
        self.rewards[:] = self._matches.rewards[self._each, self.seats]
        infos = self._infos()
        if self.ended.any():
            infos["final_obs"], infos["_final_obs"] = self.final, self.ended
        return self.observations, self.rewards, self.ended, self._never, infos

    def action_masks(self) -> np.ndarray:
        """1 where an action is legal; also in `infos["action_mask"]`."""
        return self.masks

    @property
    def decisions(self) -> int:
        """How many were made at all seats since the environment was made."""
        return self._matches.decisions

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks}

    def close_extras(self, **kwargs: Any) -> None:
        self._matches.close()

    # Keeping

    def state(self) -> dict[str, Any]:
        """All that later steps depend on, in copies, for `set_state`."""
        generator = self.np_random.bit_generator.state
        return {"matches": self._matches.state(), "generator": generator}

    def set_state(self, state: dict[str, Any]) -> None:
        """Go on as from the moment at which `state` was called, here or in another environment of
        the same setup and size."""
        self._matches.set_state(state["matches"])
        self.rewards[:] = self._matches.rewards[self._each, self.seats]
        self.np_random.bit_generator.state = state["generator"]

    def __getstate__(self) -> dict[str, Any]:
        # Copied here, so that `copy.copy` shares nothing.
        matches = copy.copy(self._matches)
        return {"matches": matches, "generator": self.np_random.bit_generator.state}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._use(kept["matches"])
        self.rewards[:] = self._matches.rewards[self._each, self.seats]
        self.np_random.bit_generator.state = kept["generator"]


def seated(setup: Setup, learners: np.ndarray, opponents: str | Sequence[str]) -> np.ndarray:
    """Who plays which seat: the learner its own, and the opponents those after it."""
    bots = [FIRST_BOT - compiled_policy(name) for name in opponents_of(setup, opponents)]
    places = (learners[:, None] + np.arange(1, setup.seats)) % setup.seats
    players = np.full((len(learners), setup.seats), LEARNER)
    np.put_along_axis(players, places, np.array(bots, np.int64)[None], axis=1)
    return players
