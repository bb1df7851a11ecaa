"""Many matches a step, compiled: the learner's decisions, and the other seats' between them.

Match number n draws from the sub-streams numbered n, one for the deal and one for the
opponents, so its course depends on the key, on n and on the learner's decisions alone: not
on its neighbours, nor on the number of threads. A dealer is large, so there is one pair a
thread, and what a match needs of it (`streams`) is carried in and out.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import policy
from beaverboard.compiled import compile_functions
from beaverboard.dealer import BOTS, MATCH
from beaverboard.envs.rewards import LEAD, SCORE, margin, rank
from beaverboard.observe import observe
from beaverboard.observe.entry import mark_legal

STREAM = 21  # nonce, counter, used, words
BLOCK = 16


def carry_in(d: Any, stream: np.ndarray) -> None:
    for i in range(3):
        d.nonce[i] = stream[i]
    d.counter = stream[3]
    d.used = stream[4]
    for i in range(BLOCK):
        d.words[i] = stream[5 + i]


def carry_out(d: Any, stream: np.ndarray) -> None:
    for i in range(3):
        stream[i] = d.nonce[i]
    stream[3] = d.counter
    stream[4] = d.used
    for i in range(BLOCK):
        stream[5 + i] = d.words[i]


def begin(
    setup: np.ndarray,
    key: np.ndarray,
    policies: np.ndarray,
    numbers: np.ndarray,
    seats: np.ndarray,
    pool: np.ndarray,
    streams: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    tensors: np.ndarray,
    masks: np.ndarray,
) -> None:
    """Deal all matches, up to the learner's first decision."""
    deals, lots = dealers[0], dealers[1]
    for i in range(len(pool)):
        deal(setup, key, int(numbers[i]), int(seats[i]), policies[i], pool[i], deals, lots, out)
        observe(pool[i], seats[i], tensors[i])
        mark_legal(pool[i], seats[i], masks[i], out)
        carry_out(deals, streams[i, 0])
        carry_out(lots, streams[i, 1])


def deal(
    setup: np.ndarray,
    key: np.ndarray,
    number: int,
    seat: int,
    policies: np.ndarray,
    s: Any,
    deals: Any,
    lots: Any,
    out: np.ndarray,
) -> None:
    """Deal, and play up to the learner's first decision; in every game each seat has one."""
    dealer.open_stream(deals, key, MATCH, number)
    dealer.open_stream(lots, key, BOTS, number)
    engine.deal(s, setup, deals)
    play_others(s, seat, policies, deals, lots, out)


def play_others(
    s: Any, seat: int, policies: np.ndarray, deals: Any, lots: Any, out: np.ndarray
) -> int:
    """Play until it is the learner's turn or over; how many decisions that took."""
    count = 0
    while s.turn != seat and not s.over:
        engine.play(s, policy.choose(int(policies[s.turn]), s, out, lots), deals)
        count += 1
    return count


def first_illegal(actions: np.ndarray, masks: np.ndarray) -> int:
    """The first match whose action is not legal, or -1."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


def step(
    setup: np.ndarray,
    key: np.ndarray,
    policies: np.ndarray,
    numbers: np.ndarray,
    seats: np.ndarray,
    pool: np.ndarray,
    streams: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    tensors: np.ndarray,
    masks: np.ndarray,
    actions: np.ndarray,
    rewards: np.ndarray,
    ended: np.ndarray,
    final: np.ndarray,
    apart: int,
    kind: int,
    sign: int,
    rivals: int,
) -> int:
    """Play the learner's actions and answer them. A match that ends leaves its last
    observation in `final` and begins anew, its number greater by `apart`."""
    deals, lots = dealers[0], dealers[1]
    decisions = 0
    for i in range(len(pool)):
        s, seat = pool[i], int(seats[i])
        carry_in(deals, streams[i, 0])
        carry_in(lots, streams[i, 1])
        before = margin(s, seat, sign, rivals) if kind == LEAD else 0.0
        engine.play(s, int(actions[i]), deals)
        decisions += 1 + play_others(s, seat, policies[i], deals, lots, out)
        ended[i] = s.over
        if kind == LEAD or (kind == SCORE and s.over):
            rewards[i] = margin(s, seat, sign, rivals) - before
        else:
            rewards[i] = rank(s, seat, rivals) if s.over else 0.0
        if s.over:
            observe(s, seat, final[i])
            numbers[i] += apart
            deal(setup, key, int(numbers[i]), seat, policies[i], s, deals, lots, out)
        observe(s, seat, tensors[i])
        mark_legal(s, seat, masks[i], out)
        carry_out(deals, streams[i, 0])
        carry_out(lots, streams[i, 1])
    return decisions


compile_functions(__name__)
