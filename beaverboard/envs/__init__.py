"""Environments for people who train players: PettingZoo, Gymnasium and OpenSpiel.

Each face is a module of its own, loaded when it is asked for: `aec` needs the extra `envs`,
as do `single` and `vector`; `openspiel` needs the extra `openspiel`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from beaverboard.envs.aec_match import AECMatch
    from beaverboard.envs.single_match import SingleMatch
    from beaverboard.envs.vector_matches import VectorMatches


def aec(game: str, **agreed: Any) -> "AECMatch":
    """A match for learners on all seats, as PettingZoo has it."""
    from beaverboard.envs.aec_match import AECMatch

    return AECMatch(game, **agreed)


def single(game: str, **agreed: Any) -> "SingleMatch":
    """A match for one learner against bots, as Gymnasium has it."""
    from beaverboard.envs.single_match import SingleMatch

    return SingleMatch(game, **agreed)


def vector(game: str, **agreed: Any) -> "VectorMatches":
    """Many matches at once for one learner, as Gymnasium has it."""
    from beaverboard.envs.vector_matches import VectorMatches

    return VectorMatches(game, **agreed)
