"""The luck of the cards: what they gave every seat beyond what was to be expected. Compiled.

A match is gone through again, move by move. Before a move, all that no seat knows is dealt anew
many times; each time the move is made, greedy bots play on for some turns or to the end of the
round, and `outlook` says what every seat may expect. After the move as it truly went, the same is
asked once more. The difference is what the cards that the move brought gave the seats, or took.

Nobody knew these cards when the move was chosen, so they are as likely as any others, and the luck
of a match is nothing on the average: whoever plays, and however badly the outlook guesses. So the
share of the win less the luck is, on the average, the share of the win, but it varies less.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import greedy, outlook
from beaverboard.bots.outlook import SEATS, Outlook
from beaverboard.compiled import compile_functions
from beaverboard.dealer import ALL_SEATS, IMAGINATION, MATCH

LONGEST = 10_000  # moves of a match that are kept; no game lasts a third of it
SAMPLES = 256  # deals anew, before a move and after it
LAPS = 1

STATES = DEALERS = 2
TRUTH, IMAGINED = range(STATES)


def measure(
    setup: np.ndarray,
    moves: np.ndarray,
    key: np.ndarray,
    number: int,
    pool: np.ndarray,
    dealers: np.ndarray,
    out: np.ndarray,
    partners: int,
    o: Outlook,
    samples: int,
    luck: np.ndarray,
) -> None:
    """Add to `luck` what the cards of match `number` with these moves gave each seat, as a part of
    the win."""
    s, deals, d = pool[TRUTH], dealers[TRUTH], dealers[IMAGINED]
    shares = np.zeros(SEATS)
    dealer.open_stream(deals, key, MATCH, number)
    engine.deal(s, setup, deals)
    # Each move has streams of its own, the same before and after it: a move that brings no card
    # is then met by the same deals twice, and its luck is nothing at all, not only about nothing.
    for ply in range(len(moves)):
        action, stream = int(moves[ply]), (number * LONGEST + ply) * samples
        for k in range(samples):
            deal_anew(pool, d, key, stream + k)
            engine.play(pool[IMAGINED], action, d)
            look_ahead(pool[IMAGINED], d, out, partners, o, shares)
            for p in range(s.seats):
                luck[p] -= shares[p] / (samples * partners)
        engine.play(s, action, deals)
        for k in range(samples):
            deal_anew(pool, d, key, stream + k)
            look_ahead(pool[IMAGINED], d, out, partners, o, shares)
            for p in range(s.seats):
                luck[p] += shares[p] / (samples * partners)


def deal_anew(pool: np.ndarray, d: Any, key: np.ndarray, stream: int) -> None:
    """What no seat knows."""
    pool[IMAGINED] = pool[TRUTH]
    dealer.open_stream(d, key, IMAGINATION, stream)
    engine.redeal(pool[IMAGINED], ALL_SEATS, d)


def look_ahead(
    s: Any, d: Any, out: np.ndarray, partners: int, o: Outlook, shares: np.ndarray
) -> None:
    this_round, turns = outlook.round_of(s), 0
    while not s.over and outlook.round_of(s) == this_round and turns < LAPS * s.seats:
        p = s.turn
        engine.play(s, greedy.greedy(s, out, d), d)
        turns += int(s.turn != p)
    outlook.shares(s, partners, o, this_round, shares)


compile_functions(__name__)
