"""What an environment is made for: a setup, opponents, a kind of reward and a way to show it."""

import operator
from collections.abc import Mapping, Sequence

import numpy as np

from beaverboard import chance, games
from beaverboard.dealer import IMAGINATION
from beaverboard.envs import rewards
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import Match
from beaverboard.observe import sign

REWARDS = {"rank": rewards.RANK, "score": rewards.SCORE, "lead": rewards.LEAD}
HUMAN, ANSI, PICTURE = RENDER_MODES = ("human", "ansi", "rgb_array")


class NotReset(ValueError):
    """There is no match yet."""


def agreed(
    game: str, mode: str | None, seats: int | None, options: Mapping[str, object] | None
) -> Setup:
    return Setup.of(games.named(game), mode, seats, options)


def is_whole(number: object) -> bool:
    return isinstance(number, (int, np.integer)) and not isinstance(number, bool)


def action_number(action: object) -> int:
    try:
        return operator.index(action)  # type: ignore[arg-type]  # this is what is asked
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r:.60}") from None


def reward_named(name: str) -> int:
    if not isinstance(name, str) or name not in REWARDS:
        raise BadSetup(f"reward: {', '.join(REWARDS)}, not {name!r:.60}")
    return REWARDS[name]


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"render_mode: {', '.join(RENDER_MODES)} or None, not {mode!r:.60}")


def check_seat(setup: Setup, seat: int | None, otherwise: str) -> None:
    if seat is not None and not (is_whole(seat) and 0 <= seat < setup.seats):
        raise BadSetup(f"seat: 0 to {setup.seats - 1}, or None for {otherwise}, not {seat!r:.60}")


def key_for(generator: np.random.Generator) -> bytes:
    """A key for the dealer, from a generator that was seeded."""
    return generator.bytes(32)


def check_same_setup(setup: Setup, match: Match | None) -> None:
    if match is not None and match.setup != setup:
        raise ValueError(
            f"the state is of a match of {match.setup.as_json()!r}, not of {setup.as_json()!r}"
        )


def rivals(setup: Setup) -> int:
    """How many seats a seat plays against."""
    return max(1, setup.seats - setup.partners)


def opponents_of(setup: Setup, names: str | Sequence[str]) -> list[str]:
    """The bots after the learner, in the order of play."""
    bots = [names] * (setup.seats - 1) if isinstance(names, str) else names
    is_row = isinstance(bots, (list, tuple)) and all(isinstance(name, str) for name in bots)
    if not is_row or len(bots) != setup.seats - 1:
        raise BadSetup(
            f"opponents: one name, or one for each of the {setup.seats - 1} others, "
            f"not {names!r:.60}"
        )
    return list(bots)


def appraise(match: Match, kind: int) -> list[float]:
    """Of every seat, its rank at the end of the match or its margin in points."""
    setup, out = match.setup, np.empty(match.seats)
    # Worth is public: what a spectator cannot know must not matter to it.
    imagined = match.imagine(None, chance.new_dealer(chance.key_of(0), IMAGINATION))
    rewards.appraise(imagined, 0, kind, sign(setup.game), rivals(setup), out)
    return out.tolist()
