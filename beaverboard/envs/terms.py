"""What an environment is made for: a setup, opponents and a kind of reward."""

from collections.abc import Mapping, Sequence

import numpy as np

from beaverboard import chance, games
from beaverboard.dealer import IMAGINATION
from beaverboard.envs import rewards
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import Match
from beaverboard.observe import sign

REWARDS = {"rank": rewards.RANK, "score": rewards.SCORE, "lead": rewards.LEAD}


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


def appraise(match: Match, kind: int) -> list[float]:
    """Of every seat, its rank at the end of the match or its margin in points."""
    setup, out = match.setup, np.empty(match.seats)
    # Worth is public: what a spectator cannot know must not matter to it.
    imagined = match.imagine(None, chance.new_dealer(chance.key_of(0), IMAGINATION))
    rewards.appraise(imagined, 0, kind, sign(setup.game), rivals(setup), out)
    return out.tolist()
