"""A control variate for the results of matches: the luck of the cards. Compiled.

A match is gone through again, move by move. Before a move, all that no seat knows is dealt anew
many times; each time the move is made, greedy bots play on for some turns or to the end of the
round, and `outlook` says what every seat may expect. After the move as it truly went, the same is
asked once more. The difference is what the cards that the move brought gave the seats, or took.

Nobody knew these cards when the move was chosen, so they are as likely as any others, and the
expectation of the luck is 0: whoever plays, and however badly the outlook guesses. So the share of
the win less the luck has the same mean as the share of the win, and a smaller variance. This is the
idea of AIVAT (Burch et al. 2018), with the chance nodes of a match as its terms.
"""

from typing import NamedTuple

import numpy as np

from beaverboard import dealer, engine
from beaverboard.arena.match_loop import Matches
from beaverboard.bots import outlook, playout
from beaverboard.bots.outlook import SEATS, Outlook
from beaverboard.compiled import compile_functions
from beaverboard.dealer import ALL_SEATS, IMAGINATION, MATCH

LONGEST = 10_000  # moves of a match that are kept; no game lasts a third of it
SAMPLES = 256
LAPS = 1

STATES = DEALERS = 2
TRUTH, IMAGINED = range(STATES)


class Samples(NamedTuple):
    """How the luck is estimated, and where."""

    pool: np.ndarray
    dealers: np.ndarray
    out: np.ndarray
    size: int  # deals anew, before a move and after it
    outlook: Outlook


def control_variate(
    matches: Matches, i: int, moves: np.ndarray, samples: Samples, luck: np.ndarray
) -> None:
    """Add to `luck` what the cards of match `i` of these, with these moves, gave each seat, as a
    part of the win."""
    s, deals = samples.pool[TRUTH], samples.dealers[TRUTH]
    number, weight = matches.first + i, samples.size * samples.outlook.partners
    shares = np.zeros(SEATS)
    dealer.open_stream(deals, matches.key, MATCH, number)
    engine.deal(s, matches.setup[0], deals)
    # Each move has streams of its own, the same before and after it: a move that brings no card
    # is then met by the same deals twice, and its luck is nothing at all, not only about nothing.
    for ply in range(len(moves)):
        action, stream = int(moves[ply]), (number * LONGEST + ply) * samples.size
        for k in range(samples.size):
            deal_anew(samples, matches.key, stream + k)
            engine.play(samples.pool[IMAGINED], action, samples.dealers[IMAGINED])
            look_ahead(samples, shares)
            for p in range(s.seats):
                luck[p] -= shares[p] / weight
        engine.play(s, action, deals)
        for k in range(samples.size):
            deal_anew(samples, matches.key, stream + k)
            look_ahead(samples, shares)
            for p in range(s.seats):
                luck[p] += shares[p] / weight


def deal_anew(samples: Samples, key: np.ndarray, stream: int) -> None:
    """What no seat knows."""
    pool, d = samples.pool, samples.dealers[IMAGINED]
    pool[IMAGINED] = pool[TRUTH]
    dealer.open_stream(d, key, IMAGINATION, stream)
    engine.redeal(pool[IMAGINED], ALL_SEATS, d)


def look_ahead(samples: Samples, shares: np.ndarray) -> None:
    s, d = samples.pool[IMAGINED], samples.dealers[IMAGINED]
    this_round = outlook.round_of(s)
    playout.play_on(s, d, samples.out, this_round, LAPS * int(s.seats))
    outlook.shares(s, samples.outlook, this_round, shares)


compile_functions(__name__)
