"""Many matches a step, compiled: decisions that come from outside, and the bots' between them.

Who plays a seat is a number: 0 is the learner, 1 and more are its past selves, and those below 0
are bots that are compiled into the step. A match waits wherever somebody from outside is in turn.

Match number n draws from the sub-streams numbered n of its key, one for the deal and one for the
bots, so its course depends on the key, on n and on the decisions alone: not on its neighbours, nor
on the number of threads. A dealer is large, so there is one pair a thread, and what a match needs
of it, its positions in the two streams, is carried in and out.
"""

from typing import Any, NamedTuple

import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import policy
from beaverboard.compiled import compile_functions
from beaverboard.dealer import BOTS, MATCH
from beaverboard.envs.rewards import LEAD, RANK, rank
from beaverboard.observe import observe
from beaverboard.observe.entry import mark_legal

LEARNER = 0
FIRST_BOT = -1  # policy k is player FIRST_BOT - k


def resume(d: Any, key: np.ndarray, purpose: int, number: int, position: int) -> None:
    dealer.open_stream(d, key, purpose, number)
    dealer.seek(d, position)


class Share(NamedTuple):
    """The matches of one thread: a row each, but for the last three."""

    numbers: np.ndarray
    keys: np.ndarray
    players: np.ndarray  # of the match in play, by seat
    next_players: np.ndarray  # of the one after it
    with_bots: np.ndarray
    pool: np.ndarray
    positions: np.ndarray  # in the streams of the deal and of the bots: words used
    observations: np.ndarray  # of the seat in turn
    masks: np.ndarray
    to_act: np.ndarray  # the seat in turn
    acting: np.ndarray  # who plays it
    rewards: np.ndarray  # by seat
    ended: np.ndarray
    final: np.ndarray  # the last observations of matches that ended; has no rows if not wanted
    viewers: np.ndarray  # the seats that have them
    dealers: np.ndarray
    out: np.ndarray
    points: np.ndarray


class Terms(NamedTuple):
    """What holds for all matches."""

    setup: np.ndarray
    apart: int  # how far apart the numbers of a row's matches are
    reward: int
    sign: int  # 1 where more points are better, else -1
    rivals: int  # of a seat


# A function that takes an array out of a tuple counts references to it, so those that are called
# for every step take what they use.


def begin(terms: Terms, share: Share, chosen: np.ndarray) -> None:
    """Deal the chosen matches, up to the first decision from outside."""
    for i in range(len(share.pool)):
        if chosen[i]:
            deal(terms, share, i)
            show(share, i)
            share.positions[i, 0] = dealer.position(share.dealers[0])
            share.positions[i, 1] = dealer.position(share.dealers[1])


def deal(terms: Terms, share: Share, i: int) -> None:
    """Deal, and play up to the first decision from outside; in every game each seat has one."""
    s, deals, lots = share.pool[i], share.dealers[0], share.dealers[1]
    share.with_bots[i] = False
    for p in range(share.players.shape[1]):
        share.players[i, p] = share.next_players[i, p]
        share.with_bots[i] |= share.players[i, p] < LEARNER
    dealer.open_stream(deals, share.keys[i], MATCH, share.numbers[i])
    dealer.open_stream(lots, share.keys[i], BOTS, share.numbers[i])
    engine.deal(s, terms.setup[0], deals)
    play_bots(s, share.players[i], deals, lots, share.out)


def play_bots(s: Any, players: np.ndarray, deals: Any, lots: Any, out: np.ndarray) -> int:
    """Play until it is the turn of somebody from outside or over; how many decisions it took."""
    count = 0
    while not s.over and players[s.turn] < LEARNER:
        kind = FIRST_BOT - int(players[s.turn])
        engine.play(s, policy.choose(kind, s, out, lots), deals)
        count += 1
    return count


def show(share: Share, i: int) -> None:
    s = share.pool[i]
    seat = int(s.turn)
    observe(s, seat, share.observations[i])
    mark_legal(s, seat, share.masks[i], share.out)
    share.to_act[i] = seat
    share.acting[i] = share.players[i, seat]


def first_illegal(actions: np.ndarray, masks: np.ndarray) -> int:
    """The first match whose action is not legal, or -1."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or masks[i, actions[i]] == 0:
            return i
    return -1


def step(terms: Terms, share: Share, actions: np.ndarray) -> int:
    """Play an action in every match; how many decisions that took, the bots' included. A match
    that ends begins anew with another number."""
    pool, players = share.pool, share.players
    keys, numbers, positions = share.keys, share.numbers, share.positions
    observations, masks, rewards, out = share.observations, share.masks, share.rewards, share.out
    deals, lots, points = share.dealers[0], share.dealers[1], share.points
    reward, sign, rivals = terms.reward, terms.sign, terms.rivals
    decisions = 0
    for i in range(len(pool)):
        s = pool[i]
        resume(deals, keys[i], MATCH, numbers[i], positions[i, 0])
        points[:] = 0
        if reward == LEAD:
            count_points(s, points)
        engine.play(s, int(actions[i]), deals)
        decisions += 1
        if share.with_bots[i]:
            resume(lots, keys[i], BOTS, numbers[i], positions[i, 1])
            decisions += play_bots(s, players[i], deals, lots, out)
        over = bool(s.over)
        share.ended[i] = over
        if reward == LEAD or over:
            pay(s, reward, sign, rivals, points, rewards[i])
        else:
            rewards[i, :] = 0.0
        if over:
            if len(share.final) > 0:
                observe(s, share.viewers[i], share.final[i])
            numbers[i] += terms.apart
            deal(terms, share, i)
        seat = int(s.turn)
        observe(s, seat, observations[i])
        mark_legal(s, seat, masks[i], out)
        share.to_act[i] = seat
        share.acting[i] = players[i, seat]
        positions[i, 0] = dealer.position(deals)
        if share.with_bots[i]:
            positions[i, 1] = dealer.position(lots)
    return decisions


def count_points(s: Any, points: np.ndarray) -> None:
    for p in range(s.seats):
        points[p] = engine.score(s, p)


def pay(
    s: Any, reward: int, sign: int, rivals: int, before: np.ndarray, rewards: np.ndarray
) -> None:
    """Every seat's rank, or what it gained on its rivals' mean since it had the points `before`;
    alone at the table, the points that it gained."""
    if reward == RANK:
        for p in range(s.seats):
            rewards[p] = rank(s, p, rivals)
        return
    seats, total = int(s.seats), 0
    for p in range(seats):
        total += int(engine.score(s, p)) - before[p]
    if seats == 1:
        rewards[0] = sign * total
        return
    for p in range(seats):
        gained = int(engine.score(s, p)) - before[p]
        rewards[p] = sign * (seats * gained - total) / rivals


compile_functions(__name__, whole=("begin", "step"))
