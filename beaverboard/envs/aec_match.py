"""A match for learners on all seats: an AEC environment of PettingZoo."""

from typing import Any

import numpy as np

from beaverboard import chance
from beaverboard.envs import rewards
from beaverboard.envs.picture import as_lines, as_picture
from beaverboard.envs.spaces import key_for
from beaverboard.envs.terms import agreed, appraise, reward_named
from beaverboard.extras import extra
from beaverboard.match import Match
from beaverboard.observe.observer import Observer

with extra("envs"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

Observation = dict[str, np.ndarray]


class AECMatch(AECEnv[str, Observation, int]):
    """One match; agents are `seat_0` and so on. An observation is a dict of the tensor
    (`observation`) and the legal actions (`action_mask`). Rewards come at the end: by `rank`
    from 1 to -1, or by `score`, the points ahead of the others' mean; `lead` pays the latter
    as they come. An illegal action raises `IllegalMove` and changes nothing."""

    def __init__(
        self,
        game: str,
        *,
        mode: str | None = None,
        seats: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.setup = agreed(game, mode, seats, options)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{self.setup.game.version}",
            "render_modes": ["ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._reward = reward_named(reward)
        self._observer = Observer(self.setup)
        self.layout = self._observer.layout
        self.possible_agents = [f"seat_{p}" for p in range(self.setup.seats)]
        self._seat = {agent: p for p, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self._observer.actions) for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._generator = np.random.default_rng()
        self.match: Match | None = None

    def _space(self) -> spaces.Space[Any]:
        size, actions = self.layout.size, self._observer.actions
        return spaces.Dict(
            {
                "observation": spaces.Box(
                    np.zeros(size, np.uint8), self.layout.high, dtype=np.uint8
                ),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.match = Match.dealt(self.setup, chance.from_key(key_for(self._generator)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._margins = [0.0] * self.setup.seats
        if self._reward == rewards.LEAD:
            self._margins = appraise(self.match, self._reward)
        self.agent_selection = self.possible_agents[self.match.turn]

    def observe(self, agent: str) -> Observation:
        tensor, mask = self._observer.observe(self._playing(), self._seat[agent])
        return {"observation": tensor, "action_mask": mask}

    def step(self, action: int | None) -> None:
        match, agent = self._playing(), self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is in turn and has to act")
        match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if match.over or self._reward == rewards.LEAD:
            self._pay(match)
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[match.turn]

    def _pay(self, match: Match) -> None:
        worth = appraise(match, self._reward)
        for p, agent in enumerate(self.possible_agents):
            self.rewards[agent] = worth[p] - self._margins[p]
        if self._reward == rewards.LEAD:
            self._margins = worth
        self._accumulate_rewards()

    def _playing(self) -> Match:
        if self.match is None:
            raise ValueError("call reset first")
        return self.match

    def render(self) -> str | np.ndarray | None:
        """The whole truth as text, or as a picture of it."""
        if self.render_mode is None:
            return None
        lines = as_lines(self._playing())
        return "\n".join(lines) if self.render_mode == "ansi" else as_picture(lines)

    def close(self) -> None:
        pass
