"""A match for learners on all seats: an AEC environment of PettingZoo."""

import copy
from collections.abc import Iterable
from typing import Any

import numpy as np

from beaverboard import chance
from beaverboard.envs import rewards
from beaverboard.envs.picture import rendered
from beaverboard.envs.terms import (
    RENDER_MODES,
    NotReset,
    action_number,
    agreed,
    appraise,
    check_render_mode,
    check_same_setup,
    key_for,
    reward_named,
)
from beaverboard.extras import extra
from beaverboard.match import Match
from beaverboard.observe.observer import Observer

with extra("envs"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

Observation = dict[str, np.ndarray]

# What PettingZoo reads of an environment, and `reset` makes.
OF_A_MATCH = (
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "_cumulative_rewards",
    "_margins",
)


class AECMatch(AECEnv[str, Observation, int]):
    """One match, see `envs.aec`; agents are `seat_0` and so on. An observation is a dict of the
    tensor (`observation`) and the legal actions (`action_mask`). An illegal action raises
    `IllegalMove` and changes nothing."""

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
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        check_render_mode(render_mode)
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
        self.state_space = spaces.Box(
            np.zeros(self.layout.size * self.setup.seats, np.uint8),
            np.tile(self.layout.high, self.setup.seats),
            dtype=np.uint8,
        )
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

    def __getattr__(self, name: str) -> Any:
        # Only asked for what is not there.
        if name in OF_A_MATCH:
            raise AttributeError(f"{name}: there is no match yet; call reset first")
        raise AttributeError(f"{type(self).__name__!r} has no attribute {name!r}")

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        self._playing()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        self._playing()
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Observation:
        if agent not in self._seat:
            raise ValueError(f"agents are {', '.join(self._seat)}, not {agent!r:.60}")
        tensor, mask = self._observer.observe(self._playing(), self._seat[agent])
        return {"observation": tensor, "action_mask": mask}

    def state(self) -> np.ndarray:
        """The observations of all seats in a row, for critics that see everything that somebody
        sees. What `set_state` takes is `get_state()`."""
        match, seats = self._playing(), range(self.setup.seats)
        return np.concatenate([self._observer.observe(match, p)[0] for p in seats])

    def step(self, action: int | None) -> None:
        match, agent = self._playing(), self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is in turn and has to act")
        match.play(action_number(action))
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
            raise NotReset("there is no match yet; call reset first")
        return self.match

    def render(self) -> str | np.ndarray | None:
        """The whole truth, as the render mode has it."""
        return rendered(self._playing(), self.render_mode)

    def close(self) -> None:
        pass

    def get_state(self) -> dict[str, Any]:
        """All that later steps depend on, in copies, for `set_state`."""
        kept = ("match", "agents", "_generator", *OF_A_MATCH)
        here = {name: getattr(self, name) for name in kept if name in self.__dict__}
        return copy.deepcopy(here)

    def set_state(self, state: dict[str, Any]) -> None:
        """Go on as from the moment at which `get_state` was called, here or in another
        environment of the same setup."""
        check_same_setup(self.setup, state["match"])
        self.__dict__.update(copy.deepcopy(state))

    def __copy__(self) -> "AECMatch":
        """Apart from this one: two environments can't share a match."""
        return copy.deepcopy(self)
