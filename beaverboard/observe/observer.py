"""A match as one of its seats sees it: tensors and masks."""

import numpy as np

from beaverboard import chance
from beaverboard.dealer import IMAGINATION
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from beaverboard.observe import entry, layout


class Observer:
    """Looks at imagined states alone, so that nothing can show what a seat does not know."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.layout = layout(setup)
        self.actions = setup.game.rules.ACTIONS
        self._out = np.empty(self.actions, np.int64)
        self._dealer = chance.new_dealer(chance.key_of(0), IMAGINATION)

    def observe(self, match: Match, seat: int) -> tuple[np.ndarray, np.ndarray]:
        """The seat's observation and its legal actions, in arrays of their own."""
        tensor = np.empty(self.layout.size, np.uint8)
        mask = np.empty(self.actions, np.int8)
        entry.fill(match.imagine(seat, self._dealer), 0, seat, tensor, mask, self._out)
        return tensor, mask
