"""A match for one learner against bots: an environment of Gymnasium."""

import copy
from collections.abc import Sequence
from typing import Any

import numpy as np

from beaverboard import chance
from beaverboard.bots.bot import Bot, bot_named
from beaverboard.envs import rewards
from beaverboard.envs.picture import rendered
from beaverboard.envs.spaces import tensor_space
from beaverboard.envs.terms import (
    HUMAN,
    RENDER_MODES,
    action_number,
    agreed,
    appraise,
    check_render_mode,
    check_same_setup,
    check_seat,
    key_for,
    opponents_of,
    reward_named,
)
from beaverboard.extras import extra
from beaverboard.match import IllegalMove, Match
from beaverboard.observe.observer import Observer

with extra("envs"):
    import gymnasium
    from gymnasium import spaces


class SingleMatch(gymnasium.Env[np.ndarray, int]):
    """One match, see `envs.single`. Legal actions are in `info["action_mask"]` and
    `action_masks()`.

    An illegal action changes nothing: the learner sees the same again, and the reason in
    `info["illegal"]`. With `strict`, it raises `IllegalMove`. (Gymnasium's `check_env` plays
    whatever an action space samples.)"""

    def __init__(
        self,
        game: str,
        *,
        mode: str | None = None,
        seats: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        reward: str = "rank",
        strict: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.setup = agreed(game, mode, seats, options)
        check_seat(self.setup, seat, "any")
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self._wanted = seat
        self._names = opponents_of(self.setup, opponents)
        self._reward = reward_named(reward)
        self._observer = Observer(self.setup)
        self.layout = self._observer.layout
        self.observation_space = tensor_space(self.layout)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self._observer.actions)
        self._strict = strict
        self._mask = np.zeros(self._observer.actions, np.int8)
        self.seat = 0
        self._bots: list[Bot] = self._new_bots(0)
        self._margin = 0.0
        self.match: Match | None = None

    # Gymnasium reads it from the class and declares it a plain dict.
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def _new_bots(self, seed: int | str) -> list[Bot]:
        return [bot_named(name, seed, number) for number, name in enumerate(self._names)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        key = chance.from_key(key_for(self.np_random))
        self._bots = self._new_bots(key_for(self.np_random).hex())
        anywhere = int(self.np_random.integers(self.setup.seats))
        self.seat = anywhere if self._wanted is None else self._wanted
        self.match = Match.dealt(self.setup, key)
        self._play_others(self.match)
        self._margin = self._worth(self.match) if self._reward == rewards.LEAD else 0.0
        return self._seen(self.match)

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self.match is None:
            raise gymnasium.error.ResetNeeded("call reset before step")
        match = self.match
        try:
            match.play(action_number(action))
        except IllegalMove as refused:
            if self._strict:
                raise
            tensor, info = self._seen(match)
            return tensor, 0.0, match.over, False, {**info, "illegal": str(refused)}
        self._play_others(match)
        reward = 0.0
        if match.over or self._reward == rewards.LEAD:
            worth = self._worth(match)
            reward = worth - self._margin
            self._margin = worth if self._reward == rewards.LEAD else 0.0
        tensor, info = self._seen(match)
        return tensor, reward, match.over, False, info

    def _play_others(self, match: Match) -> None:
        while match.turn != self.seat and not match.over:
            bot = self._bots[(match.turn - self.seat - 1) % self.setup.seats]
            match.play(bot.choose(match, match.turn))

    def _worth(self, match: Match) -> float:
        return appraise(match, self._reward)[self.seat]

    def _seen(self, match: Match) -> tuple[np.ndarray, dict[str, Any]]:
        if self.render_mode == HUMAN:
            self.render()
        tensor, mask = self._observer.observe(match, self.seat)
        self._mask = mask
        return tensor, {"action_mask": mask}

    def action_masks(self) -> np.ndarray:
        """1 where an action is legal, as MaskablePPO of sb3-contrib asks for it."""
        return self._mask

    def render(self) -> Any:
        """The whole truth, as the render mode has it."""
        if self.match is None:
            raise gymnasium.error.ResetNeeded("call reset before render")
        return rendered(self.match, self.render_mode)

    def state(self) -> dict[str, Any]:
        """All that later steps depend on, in copies, for `set_state`."""
        kept = ("match", "seat", "_bots", "_margin", "_mask", "_np_random", "_np_random_seed")
        return copy.deepcopy({name: getattr(self, name) for name in kept})

    def set_state(self, state: dict[str, Any]) -> None:
        """Go on as from the moment at which `state` was called, here or in another environment
        of the same setup."""
        check_same_setup(self.setup, state["match"])
        self.__dict__.update(copy.deepcopy(state))

    def __copy__(self) -> "SingleMatch":
        """Apart from this one: two environments can't share a match."""
        return copy.deepcopy(self)
