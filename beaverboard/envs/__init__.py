"""Environments for people who train players: batches for self-play, PettingZoo, Gymnasium and
OpenSpiel.

Each kind is a module of its own, loaded on first use: `selfplay` needs no extra; `aec`,
`single` and `vector` need the extra `envs`; `openspiel_games` needs the extra `openspiel`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from beaverboard.envs.aec_match import AECMatch
    from beaverboard.envs.match_batch import Players
    from beaverboard.envs.selfplay_matches import SelfPlay
    from beaverboard.envs.single_match import SingleMatch
    from beaverboard.envs.vector_matches import VectorMatches


def selfplay(
    game: str,
    num_envs: int,
    *,
    mode: str | None = None,
    seats: int | None = None,
    players: "Players" = "learner",
    reward: str = "rank",
    threads: int = 1,
    **options: object,
) -> "SelfPlay":
    """Many matches at once in which every seat may be the learner's.

    game
        a name as `beaverboard games` lists them
    num_envs
        how many matches
    mode
        of a game with modes; its first without one
    seats
        how many; the fewest of the mode without a number
    players
        who plays the seats: "learner", "random", "greedy" or the number of a past self, from 1 on.
        One for all, one for each seat, or one for each match and seat. Bots move inside the step;
        for the learner and its past selves the caller decides (`acting`)
    reward
        "rank" at the end, from 1 to -1; "score" at the end, the points ahead of the others' mean;
        "lead", the same points as they come
    threads
        at most so many are used; fewer where a step would be slower with them
    options
        of the game, by name

    `reset(seed)` and `step(actions)` return nothing: `observations`, `masks`, `to_act`, `acting`,
    `players`, `rewards` and `ended` are arrays that are written in place."""
    from beaverboard.envs.selfplay_matches import SelfPlay

    return SelfPlay(
        game,
        num_envs,
        mode=mode,
        seats=seats,
        players=players,
        reward=reward,
        threads=threads,
        **options,
    )


def aec(
    game: str,
    *,
    mode: str | None = None,
    seats: int | None = None,
    reward: str = "rank",
    render_mode: str | None = None,
    **options: object,
) -> "AECMatch":
    """A match for learners on all seats, as PettingZoo has it.

    game
        a name as `beaverboard games` lists them
    mode
        of a game with modes; its first without one
    seats
        how many; the fewest of the mode without a number
    reward
        "rank" at the end, from 1 to -1; "score" at the end, the points ahead of the others' mean;
        "lead", the same points as they come
    render_mode
        "human" (prints), "ansi" (text), "rgb_array" (a picture of it) or None
    options
        of the game, by name
    """
    from beaverboard.envs.aec_match import AECMatch

    return AECMatch(game, mode=mode, seats=seats, reward=reward, render_mode=render_mode, **options)


def single(
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
) -> "SingleMatch":
    """A match for one learner against bots, as Gymnasium has it.

    game
        a name as `beaverboard games` lists them
    mode
        of a game with modes; its first without one
    seats
        how many; the fewest of the mode without a number
    opponents
        a bot for all others, or one for each in the order of play, of any level
    seat
        the learner's; any without a number, decided by the seed
    reward
        "rank" at the end, from 1 to -1; "score" at the end, the points ahead of the others' mean;
        "lead", the same points as they come
    strict
        an illegal action raises `IllegalMove`, instead of a reason in `info["illegal"]`
    render_mode
        "human" (prints), "ansi" (text), "rgb_array" (a picture of it) or None
    options
        of the game, by name
    """
    from beaverboard.envs.single_match import SingleMatch

    return SingleMatch(
        game,
        mode=mode,
        seats=seats,
        opponents=opponents,
        seat=seat,
        reward=reward,
        strict=strict,
        render_mode=render_mode,
        **options,
    )


def vector(
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
) -> "VectorMatches":
    """Many matches at once for one learner against bots, as Gymnasium has it.

    game
        a name as `beaverboard games` lists them
    num_envs
        how many matches
    mode
        of a game with modes; its first without one
    seats
        how many; the fewest of the mode without a number
    opponents
        "random" or "greedy" for all others, or one for each in the order of play
    seat
        the learner's; without a number, in match i seat i modulo seats
    reward
        "rank" at the end, from 1 to -1; "score" at the end, the points ahead of the others' mean;
        "lead", the same points as they come
    threads
        at most so many are used; fewer where a step would be slower with them
    options
        of the game, by name
    """
    from beaverboard.envs.vector_matches import VectorMatches

    return VectorMatches(
        game,
        num_envs,
        mode=mode,
        seats=seats,
        opponents=opponents,
        seat=seat,
        reward=reward,
        threads=threads,
        **options,
    )
