"""A match as a learner sees it: tensors, masks and rewards of its seats."""

from collections.abc import Mapping, Sequence

import numpy as np

from beaverboard import chance, games
from beaverboard.dealer import IMAGINATION
from beaverboard.envs import look
from beaverboard.envs.observe import layout, sign
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import Match

REWARDS = {"rank": look.RANK, "score": look.SCORE, "lead": look.LEAD}


def agreed(
    game: str, mode: str | None, seats: int | None, options: Mapping[str, object] | None
) -> Setup:
    return Setup.of(games.named(game), mode, seats, options)


def reward_named(name: str) -> int:
    try:
        return REWARDS[name]
    except KeyError:
        raise BadSetup(f"reward: {', '.join(REWARDS)}, not {name!s:.60}") from None


def rivals(setup: Setup) -> int:
    """How many seats a seat plays against."""
    return max(1, setup.seats - setup.partners)


def opponents_of(setup: Setup, names: str | Sequence[str]) -> list[str]:
    """The bots after the learner, in the order of play."""
    bots = [names] * (setup.seats - 1) if isinstance(names, str) else list(names)
    if len(bots) != setup.seats - 1:
        raise BadSetup(f"opponents: one name, or one for each of the {setup.seats - 1} others")
    return bots


class Observer:
    """Looks at imagined states alone, so that nothing can show what a seat does not know."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.layout = layout(setup)
        self.actions = setup.game.rules.ACTIONS
        self._out = np.empty(self.actions, np.int64)
        self._dealer = chance.new_dealer(chance.key_of(0), IMAGINATION)

    def look(self, match: Match, seat: int) -> tuple[np.ndarray, np.ndarray]:
        """The seat's observation and its legal actions, in arrays of their own."""
        tensor = np.empty(self.layout.size, np.uint8)
        mask = np.empty(self.actions, np.int8)
        look.look(match.imagine(seat, self._dealer), 0, seat, tensor, mask, self._out)
        return tensor, mask

    def appraise(self, match: Match, kind: int) -> list[float]:
        """Of every seat, its rank at the end of the match or its margin in points."""
        out = np.empty(self.setup.seats)
        open_to_all = match.imagine(None, self._dealer)
        game = self.setup.game
        look.appraise(open_to_all, 0, kind, sign(game), rivals(self.setup), out)
        return out.tolist()
