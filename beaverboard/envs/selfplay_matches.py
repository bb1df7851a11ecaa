"""Many matches at once in which every seat may be the learner's."""

from typing import Any

import numpy as np

from beaverboard.envs.match_batch import MatchBatch, Players
from beaverboard.envs.terms import agreed, key_for


class SelfPlay(MatchBatch):
    """Matches in which every seat may be the learner's; see `envs.selfplay`. Whatever a step
    brings about is in the arrays of `MatchBatch`."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        mode: str | None = None,
        seats: int | None = None,
        players: Players = "learner",
        reward: str = "rank",
        threads: int = 1,
        **options: object,
    ) -> None:
        setup = agreed(game, mode, seats, options)
        super().__init__(setup, num_envs, players=players, reward=reward, threads=threads)
        self._generator = np.random.default_rng()

    def reset(self, seed: int | None = None, reset_mask: np.ndarray | None = None) -> None:
        """Deal matches anew: all, or those where `reset_mask` is true. With a seed, as for the
        first time; without one, with other cards."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.deal(key_for(self._generator), reset_mask)

    def state(self) -> dict[str, Any]:
        return {**super().state(), "generator": self._generator.bit_generator.state}

    def set_state(self, state: dict[str, Any]) -> None:
        super().set_state(state)
        self._generator = np.random.default_rng()
        self._generator.bit_generator.state = state["generator"]
