"""Many matches a step, compiled: the learner's decisions, and the other seats' between them.

Match number n draws from the sub-streams numbered n, one for the deal and one for the
opponents, so its course depends on the key, on n and on the learner's decisions alone: not
on its neighbours, nor on the number of threads. A dealer is large, so there is one pair a
thread, and what a match needs of it (`streams`) is carried in and out.
"""

from typing import Any, NamedTuple

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


class Share(NamedTuple):
    """The matches of one thread: a row each, but for the last two."""

    policies: np.ndarray
    numbers: np.ndarray
    seats: np.ndarray  # the learner's
    pool: np.ndarray
    streams: np.ndarray
    tensors: np.ndarray
    masks: np.ndarray
    dealers: np.ndarray
    out: np.ndarray


class Terms(NamedTuple):
    """What holds for all matches."""

    setup: np.ndarray
    key: np.ndarray
    apart: int  # how far apart the numbers of a row's matches are
    reward: int
    sign: int  # 1 where more points are better, else -1
    rivals: int  # of a seat


class Answers(NamedTuple):
    """What becomes of the learner's actions, a row a match."""

    rewards: np.ndarray
    ended: np.ndarray
    final: np.ndarray  # the last observations of matches that ended


# A function that takes an array out of a tuple counts references to it, so those that are called
# for every step take what they use.


def begin(terms: Terms, share: Share) -> None:
    """Deal all matches, up to the learner's first decision."""
    for i in range(len(share.pool)):
        deal(terms, share, i)
        observe(share.pool[i], share.seats[i], share.tensors[i])
        mark_legal(share.pool[i], share.seats[i], share.masks[i], share.out)
        carry_out(share.dealers[0], share.streams[i, 0])
        carry_out(share.dealers[1], share.streams[i, 1])


def deal(terms: Terms, share: Share, i: int) -> None:
    """Deal, and play up to the learner's first decision; in every game each seat has one."""
    s, deals, lots = share.pool[i], share.dealers[0], share.dealers[1]
    dealer.open_stream(deals, terms.key, MATCH, share.numbers[i])
    dealer.open_stream(lots, terms.key, BOTS, share.numbers[i])
    engine.deal(s, terms.setup[0], deals)
    play_others(s, int(share.seats[i]), share.policies[i], deals, lots, share.out)


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


def step(terms: Terms, share: Share, actions: np.ndarray, answers: Answers) -> int:
    """Play the learner's actions and answer them; how many decisions of all seats that took. A
    match that ends leaves its last observation in `final` and begins anew with another number."""
    pool, streams, out = share.pool, share.streams, share.out
    seats, policies = share.seats, share.policies
    deals, lots = share.dealers[0], share.dealers[1]
    reward, sign, rivals = terms.reward, terms.sign, terms.rivals
    decisions = 0
    for i in range(len(pool)):
        s, seat = pool[i], int(seats[i])
        carry_in(deals, streams[i, 0])
        carry_in(lots, streams[i, 1])
        before = margin(s, seat, sign, rivals) if reward == LEAD else 0.0
        engine.play(s, int(actions[i]), deals)
        decisions += 1 + play_others(s, seat, policies[i], deals, lots, out)
        answers.ended[i] = s.over
        if reward == LEAD or (reward == SCORE and s.over):
            answers.rewards[i] = margin(s, seat, sign, rivals) - before
        else:
            answers.rewards[i] = rank(s, seat, rivals) if s.over else 0.0
        if s.over:
            observe(s, seat, answers.final[i])
            share.numbers[i] += terms.apart
            deal(terms, share, i)
        observe(s, seat, share.tensors[i])
        mark_legal(s, seat, share.masks[i], out)
        carry_out(deals, streams[i, 0])
        carry_out(lots, streams[i, 1])
    return decisions


compile_functions(__name__)
