"""What a seat knows of a match of Dam It!: everything but the order of the draw pile."""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING
from beaverboard.games.dam_it import rules
from beaverboard.games.dam_it.rules import (
    CARDS,
    CUBES,
    DAMS,
    DISPOSALS,
    GARBAGES,
    HEIGHT,
    HELD,
    KINDS,
    RIVER,
    SEATS,
    STACKS,
    State,
)
from beaverboard.observe.pieces import Piece
from beaverboard.observe.writing import EVEN, after, byte, mark

MOST_ACTIONS = rules.MOVES  # of a match

PIECES = (
    Piece("to_act", ("seats",), 1, "the seat in turn; none when it is over"),
    Piece("river", (RIVER + 1, KINDS), 1, "the river's cards, then the top of the draw pile"),
    Piece("cubes_on", (RIVER,), SEATS * CUBES, "cubes on the river's cards"),
    Piece("cubes", ("seats",), SEATS * CUBES, "cubes that a seat has"),
    Piece("hands", ("seats", HELD), DISPOSALS, "cards of each kind in hand, the last disposal"),
    Piece("garbage", ("seats",), GARBAGES, "garbage cards in the dam pile"),
    Piece("dams", ("seats", STACKS, HEIGHT), 1, "dams that a seat has built"),
    Piece("stacks", (STACKS,), HEIGHT, "dams that are left in the stacks"),
    Piece("values", (HELD,), 3, "what a card of each kind counts in a dam"),
    Piece("dam_points", (STACKS, HEIGHT), 99, "the points of every dam"),
    Piece("discards", (KINDS,), GARBAGES, "discarded cards of each kind"),
    Piece("unseen", (KINDS,), GARBAGES, "cards of each kind in the draw pile below its top"),
    Piece("pile", (1,), CARDS, "cards in the draw pile"),
    Piece("lead", ("others",), 255, "points that the observer has more, plus 128"),
)


def observe(s: State, seat: int, out: np.ndarray) -> None:
    seats = int(s.seats)
    out[:] = 0
    if not s.over:
        mark(out, 0, after(int(s.turn), seat, seats))
    n = observe_river(s, out, seats)
    n = observe_seats(s, seat, out, n)
    for c in range(HELD):
        out[n + c] = s.value[c]
    n += HELD
    for dam in range(DAMS):
        out[n + dam] = s.points[dam // HEIGHT, dam % HEIGHT]
    n += DAMS
    for c in range(KINDS):
        out[n + c] = s.discards[c]
    n += KINDS
    for i in range(int(s.left) - 1):
        out[n + int(s.pile[i])] += 1
    n += KINDS
    out[n] = s.left
    n += 1
    mine = rules.score(s, seat)
    for i in range(1, seats):
        out[n + i - 1] = byte(EVEN + mine - rules.score(s, (seat + i) % seats))


def observe_river(s: State, out: np.ndarray, n: int) -> int:
    for k in range(RIVER):
        mark(out, n + KINDS * k, int(s.river[k]))
    if s.left > 0:
        mark(out, n + KINDS * RIVER, rules.card_at(s, RIVER))
    n += KINDS * (RIVER + 1)
    for k in range(RIVER):
        out[n + k] = s.cubes_on[k]
    return n + RIVER


def observe_seats(s: State, seat: int, out: np.ndarray, n: int) -> int:
    seats = int(s.seats)
    hands = n + seats
    garbage = hands + HELD * seats
    dams = garbage + seats
    for i in range(seats):
        p = (seat + i) % seats
        out[n + i] = s.cubes[p]
        for c in range(HELD):
            out[hands + HELD * i + c] = s.hand[p, c]
        out[garbage + i] = s.garbage[p]
    for dam in range(DAMS):
        owner = after(int(s.owner[dam // HEIGHT, dam % HEIGHT]), seat, seats)
        if owner != NOTHING:
            out[dams + DAMS * owner + dam] = 1
    stacks = dams + DAMS * seats
    for stack in range(STACKS):
        out[stacks + stack] = HEIGHT - int(s.gone[stack])
    return stacks + STACKS


compile_functions(__name__)
