"""What a seat knows of a match of BiberClan, with all that it has ever seen.

Actions name lodges by the number of their seat, so the observer's own number is a piece.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING
from beaverboard.games.biber_clan import rules
from beaverboard.games.biber_clan.rules import (
    ALL_EYES,
    CARDS,
    COPIES,
    KINDS,
    NUMBERS,
    SPACES,
    TOO_EARLY,
    TURNS,
    State,
)
from beaverboard.observe.pieces import Piece
from beaverboard.observe.writing import EVEN, after, byte, mark

MOST_ACTIONS = rules.ROUNDS * rules.MOST_ACTIONS  # of a match
OVER = 6  # after the six phases
MOST = int(COPIES.max())
HIGHEST_ROUND = SPACES * (NUMBERS - 1) + rules.FOUR_EQUAL

PIECES = (
    Piece("seat", ("seats",), 1, "the observer's own number"),
    Piece(
        "phase",
        (7,),
        1,
        "placing, keeping a received card, cleaning, flipping, swapping, peeking, over",
    ),
    Piece("to_act", ("seats",), 1, "the seat in turn"),
    Piece("round", ("rounds",), 1, "which round is played"),
    Piece("starter", ("seats",), 1, "who had the first turn of the round"),
    Piece("ender", ("seats",), 1, "who began the end of the round"),
    Piece("filled", ("seats", SPACES), 1, "spaces with a card"),
    Piece("up", ("seats", SPACES), 1, "cards that lie face up"),
    Piece("cards", ("seats", SPACES, NUMBERS), 1, "cards that the observer has seen"),
    Piece("seen_by", ("seats", SPACES, "seats"), 1, "of face-down cards, who has seen them"),
    Piece(
        "shuffle",
        ("seats", SPACES),
        255,
        "of cards that not all have seen: shuffles of the "
        "discard pile before they were drawn, plus 1",
    ),
    Piece("hand", (NUMBERS + 1,), 1, "the card in hand; the last one: a card that is not seen"),
    Piece("hand_seen_by", ("seats",), 1, "who has seen it"),
    Piece("top", (NUMBERS,), 1, "the top card of the discard pile"),
    Piece("discards", (NUMBERS,), MOST, "cards of each kind in the discard pile"),
    Piece("aside", (KINDS - NUMBERS,), MOST, "Cleanup, Flip, Swap and Peek out of this round"),
    Piece("pile", (1,), CARDS, "cards in the draw pile"),
    Piece("shuffles", (1,), 255, "of the discard pile, in this round"),
    Piece("unseen", (KINDS,), MOST, "cards of each kind out of sight since the last shuffle"),
    Piece("unseen_before", (KINDS,), MOST, "and those from earlier shuffles"),
    Piece("turns", ("seats",), TURNS + 1, "turns had in this round"),
    Piece(
        "points", ("rounds", "seats"), HIGHEST_ROUND + TOO_EARLY + 1, "of finished rounds, plus 11"
    ),
    Piece("lead", ("others",), 255, "points in total that the observer has more, plus 128"),
)


def observe(s: State, seat: int, out: np.ndarray) -> None:
    seats, rounds = int(s.seats), int(s.rounds)
    out[:] = 0
    mark(out, 0, seat)
    n = seats
    mark(out, n, OVER if s.over else int(s.phase))
    n += OVER + 1
    if not s.over:
        mark(out, n, after(int(s.turn), seat, seats))
    n += seats
    mark(out, n, int(s.round_no) - 1)
    n += rounds
    mark(out, n, after(int(s.starter), seat, seats))
    n += seats
    mark(out, n, after(int(s.ender), seat, seats))
    n += seats
    n = observe_lodges(s, seat, out, n)
    n = observe_hand(s, seat, out, n)
    n = observe_piles(s, seat, out, n)
    for i in range(seats):
        out[n + i] = s.turns[(seat + i) % seats]
    n += seats
    finished = int(s.round_no) if s.over else int(s.round_no) - 1
    for r in range(finished):
        for i in range(seats):
            out[n + seats * r + i] = int(s.points[r, (seat + i) % seats]) + TOO_EARLY + 1
    n += rounds * seats
    for i in range(1, seats):
        out[n + i - 1] = byte(EVEN + int(s.total[seat]) - int(s.total[(seat + i) % seats]))


def observe_lodges(s: State, seat: int, out: np.ndarray, n: int) -> int:
    seats, eye = int(s.seats), rules.eye_of(seat)
    up = n + seats * SPACES
    cards = up + seats * SPACES
    seen_by = cards + seats * SPACES * NUMBERS
    shuffle = seen_by + seats * SPACES * seats
    for t in range(seats * SPACES):
        q, k = (seat + t // SPACES) % seats, t % SPACES
        if s.card[q, k] == NOTHING:
            continue
        seen = int(s.seen[q, k])
        out[n + t] = 1
        if seen & eye:
            mark(out, cards + NUMBERS * t, int(s.card[q, k]))
        if rules.is_up(s, SPACES * q + k):
            out[up + t] = 1
            continue
        for i in range(seats):
            out[seen_by + seats * t + i] = seen >> (seat + i) % seats & 1
        if seen != ALL_EYES:
            out[shuffle + t] = byte(int(s.born[q, k]) + 1)
    return shuffle + seats * SPACES


def observe_hand(s: State, seat: int, out: np.ndarray, n: int) -> int:
    seats, seen = int(s.seats), int(s.hand_seen)
    if s.hand != NOTHING:
        mark(out, n, int(s.hand) if seen >> seat & 1 else NUMBERS)
    n += NUMBERS + 1
    for i in range(seats):
        out[n + i] = seen >> (seat + i) % seats & 1
    return n + seats


def observe_piles(s: State, seat: int, out: np.ndarray, n: int) -> int:
    if s.discarded > 0:
        mark(out, n, int(s.discards[s.discarded - 1]))
    n += NUMBERS
    for i in range(s.discarded):
        out[n + int(s.discards[i])] += 1
    n += NUMBERS
    for c in range(KINDS - NUMBERS):
        out[n + c] = s.aside[c]
    n += KINDS - NUMBERS
    out[n] = s.left
    out[n + 1] = s.shuffles
    n += 2
    for i in range(s.left):
        out[n + int(s.pile[i])] += 1
    eye = rules.eye_of(seat)
    for q in range(s.seats):
        for k in range(SPACES):
            if s.card[q, k] != NOTHING and s.seen[q, k] & eye == 0:
                out[lot(s, n, int(s.born[q, k])) + int(s.card[q, k])] += 1
    if s.hand != NOTHING and s.hand_seen & eye == 0:
        out[lot(s, n, int(s.hand_born)) + int(s.hand)] += 1
    return n + 2 * KINDS


def lot(s: State, n: int, born: int) -> int:
    """Where the unseen cards of a shuffle are counted."""
    return n if born == s.shuffles else n + KINDS


compile_functions(__name__)
