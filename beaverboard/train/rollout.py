"""Play with the learner, its past selves and bots, and compute the advantage of each decision."""

from typing import NamedTuple

import numpy as np

from beaverboard.envs.match_batch import PLAYERS
from beaverboard.envs.selfplay_matches import SelfPlay

DISCOUNT, TRACE = 0.997, 0.95  # of later rewards; of later surprises (GAE)


class Rollout(NamedTuple):
    """What was seen, done and expected at every step of every match."""

    seen: np.ndarray
    legal: np.ndarray
    action: np.ndarray
    logp: np.ndarray
    value: np.ndarray
    seat: np.ndarray  # in turn
    mine: np.ndarray  # the learner decided
    rewards: np.ndarray  # of all seats
    ended: np.ndarray

    @classmethod
    def empty(cls, length: int, env: SelfPlay) -> "Rollout":
        shape = (length, env.num_envs)
        return cls(
            seen=np.zeros((*shape, env.layout.size), np.uint8),
            legal=np.zeros((*shape, env.actions), np.bool_),
            action=np.zeros(shape, np.int32),
            logp=np.zeros(shape, np.float32),
            value=np.zeros(shape, np.float32),
            seat=np.zeros(shape, np.int64),
            mine=np.zeros(shape, np.bool_),
            rewards=np.zeros((*shape, env.setup.seats), np.float32),
            ended=np.zeros(shape, np.bool_),
        )


def seating(
    matches: int, seats: int, past: int, share_of_past: float, share_of_greedy: float
) -> np.ndarray:
    """Who plays which seat: in the first rows the learner meets its past selves, as many rows each,
    in the next ones `greedy`, in the others itself. It sits at all seats in turn."""
    players = np.full((matches, seats), PLAYERS["learner"])
    if seats == 1:
        return players
    each = int(matches * share_of_past / past)
    rows, own = np.arange(matches), np.arange(matches) % seats
    against = np.full(matches, PLAYERS["learner"])
    against[: each * past] = 1 + rows[: each * past] // each if each else 0
    against[each * past :][: int(matches * share_of_greedy)] = PLAYERS["greedy"]
    players[:] = against[:, None]
    players[rows, own] = PLAYERS["learner"]
    return players


def advantages(
    run: Rollout, last_seat: np.ndarray, last_value: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """How much better every decision turned out than expected (GAE), and for which of the
    learner's decisions that is known. A seat's rewards between two of its decisions belong to the
    first. At the end of a rollout only the seat in turn has a value to go on with."""
    length, matches = run.seat.shape
    rows, seats = np.arange(matches), run.rewards.shape[2]
    earned = np.zeros((matches, seats), np.float32)
    value_after = np.zeros((matches, seats), np.float32)
    surprise = np.zeros((matches, seats), np.float32)
    known = np.zeros((matches, seats), np.bool_)
    value_after[rows, last_seat] = last_value
    known[rows, last_seat] = True
    gained, valid = np.zeros_like(run.value), np.zeros_like(run.mine)
    for t in range(length - 1, -1, -1):
        over = run.ended[t]
        earned[over], value_after[over], surprise[over], known[over] = 0, 0, 0, True
        earned += run.rewards[t]
        at = rows, run.seat[t]
        expected = earned[at] + DISCOUNT * value_after[at] - run.value[t]
        gained[t] = np.where(known[at], expected + DISCOUNT * TRACE * surprise[at], 0)
        valid[t] = run.mine[t] & known[at]
        earned[at], value_after[at], surprise[at], known[at] = 0, run.value[t], gained[t], True
    return gained, valid
