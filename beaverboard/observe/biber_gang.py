"""What a seat knows of a match of Biber-Gang."""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING
from beaverboard.games.biber_gang import rules
from beaverboard.games.biber_gang.rules import (
    BEAVER,
    BEAVERS,
    CARDS,
    COLUMNS,
    COPIES,
    NUMBERS,
    PLACES,
    TURNS,
    State,
)
from beaverboard.observe.pieces import Piece
from beaverboard.observe.writing import EVEN, after, byte, mark

MOST_ACTIONS = rules.ROUNDS * rules.SEATS * 2 * (TURNS + 2)  # of a match; with a last turn
KINDS = NUMBERS + 1
OVER = 3  # after the three phases
LOWEST_ROUND = -20  # four equal pairs
HIGHEST_ROUND = PLACES * (NUMBERS - 1)

PIECES = (
    Piece("phase", (4,), 1, "turning, drawing, placing, over"),
    Piece("to_act", ("seats",), 1, "the seat in turn"),
    Piece("round", ("rounds",), 1, "which round is played"),
    Piece("starter", ("seats",), 1, "who had the first turn of the round"),
    Piece("ender", ("seats",), 1, "who began the last turns"),
    Piece("open", ("seats", PLACES, KINDS), 1, "face-up cards 0 to 12 and beaver"),
    Piece("pairs", ("seats", COLUMNS), 1, "columns that lie open and are pairs"),
    Piece("drawn", (KINDS + 1,), 1, "the card in hand; the last one: a card that is not seen"),
    Piece("drawn_openly", (1,), 1, "it was taken from the discard pile"),
    Piece("top", (KINDS,), 1, "the top card of the discard pile"),
    Piece(
        "would_pair",
        (2, PLACES),
        1,
        "own places where the card in hand, where the top card of "
        "the discard pile would form a pair with the open card of its column",
    ),
    Piece("discards", (KINDS,), COPIES, "cards of each kind in the discard pile"),
    Piece("unseen", (KINDS,), COPIES, "cards of each kind that are out of sight"),
    Piece(
        "in_pile", (KINDS,), COPIES, "after a reshuffle: those in the draw pile or an unseen hand"
    ),
    Piece("pile", (1,), CARDS, "cards in the draw pile"),
    Piece("turns", ("seats",), TURNS, "turns had in this round"),
    Piece(
        "points",
        ("rounds", "seats"),
        HIGHEST_ROUND - LOWEST_ROUND + 1,
        "of finished rounds, plus 21",
    ),
    Piece("lead", ("others",), 255, "points in total that the other has more, plus 128"),
)


def observe(s: State, seat: int, out: np.ndarray) -> None:
    seats, rounds = int(s.seats), int(s.rounds)
    out[:] = 0
    mark(out, 0, OVER if s.over else int(s.phase))
    n = 4
    if not s.over:
        mark(out, n, after(int(s.turn), seat, seats))
    n += seats
    mark(out, n, int(s.round_no) - 1)
    n += rounds
    mark(out, n, after(int(s.starter), seat, seats))
    n += seats
    mark(out, n, after(int(s.ender), seat, seats))
    n += seats
    n = observe_layouts(s, seat, out, n)
    n = observe_drawn(s, seat, out, n)
    n = observe_piles(s, seat, out, n)
    for i in range(seats):
        out[n + i] = s.turns[(seat + i) % seats]
    n += seats
    finished = int(s.round_no) if s.over else int(s.round_no) - 1
    for r in range(finished):
        for i in range(seats):
            out[n + seats * r + i] = int(s.points[r, (seat + i) % seats]) - LOWEST_ROUND + 1
    n += rounds * seats
    for i in range(1, seats):
        out[n + i - 1] = byte(EVEN + int(s.total[(seat + i) % seats]) - int(s.total[seat]))


def observe_layouts(s: State, seat: int, out: np.ndarray, n: int) -> int:
    seats = int(s.seats)
    pairs = n + seats * PLACES * KINDS
    for i in range(seats):
        p = (seat + i) % seats
        for k in range(PLACES):
            if s.up[p, k]:
                out[n + int(s.card[p, k])] = 1
            n += KINDS
        for k in range(COLUMNS):
            if s.up[p, k] and s.up[p, k + COLUMNS]:
                out[pairs + COLUMNS * i + k] = rules.pair_value(s.card[p], k) != NOTHING
    return pairs + COLUMNS * seats


def sees_drawn(s: State, seat: int) -> bool:
    return s.drawn != NOTHING and (s.turn == seat or s.drawn_openly)


def observe_drawn(s: State, seat: int, out: np.ndarray, n: int) -> int:
    if sees_drawn(s, seat):
        mark(out, n, int(s.drawn))
    elif s.drawn != NOTHING:
        mark(out, n, KINDS)
    out[n + KINDS + 1] = s.drawn_openly
    return n + KINDS + 2


def observe_piles(s: State, seat: int, out: np.ndarray, n: int) -> int:
    if sees_drawn(s, seat):
        observe_partners(s, seat, int(s.drawn), out, n + KINDS)
    if s.discarded > 0:
        top = int(s.discards[s.discarded - 1])
        mark(out, n, top)
        observe_partners(s, seat, top, out, n + KINDS + PLACES)
    n += 2 * PLACES
    discards, unseen, in_pile = n + KINDS, n + 2 * KINDS, n + 3 * KINDS
    for i in range(s.discarded):
        out[discards + int(s.discards[i])] += 1
    for c in range(KINDS):
        out[unseen + c] = (BEAVERS if c == BEAVER else COPIES) - out[discards + c]
    for p in range(s.seats):
        for k in range(PLACES):
            if s.up[p, k]:
                out[unseen + int(s.card[p, k])] -= 1
    if sees_drawn(s, seat):
        out[unseen + int(s.drawn)] -= 1
    if s.reshuffled:
        for i in range(s.left):
            out[in_pile + int(s.pile[i])] += 1
        if s.drawn != NOTHING and not sees_drawn(s, seat):
            out[in_pile + int(s.drawn)] += 1
    out[n + 4 * KINDS] = s.left
    return n + 4 * KINDS + 1


def observe_partners(s: State, seat: int, c: int, out: np.ndarray, n: int) -> None:
    for k in range(PLACES):
        other = rules.partner(k)
        if s.up[seat, other]:
            d = int(s.card[seat, other])
            out[n + k] = c == d or c == BEAVER or d == BEAVER


compile_functions(__name__)
