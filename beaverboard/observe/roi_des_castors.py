"""What a seat knows of a match of Le Roi des Castors, with all that it surely remembers.

A side has a hand and dams: a seat, in `team` a team, in `solo` the player or the Bûcheron;
the observer's own comes first. Actions name sides by their number, so the observer's own
seat is a piece.
"""

import numpy as np

from beaverboard.compiled import compile_functions
from beaverboard.games.roi_des_castors import knowledge, options, rules, state
from beaverboard.games.roi_des_castors.state import (
    CARDS,
    CHARACTERS,
    CLASSES,
    DAMS,
    DECK,
    KINDS,
    LOG_DECK,
    MOST_LOGS,
    MOST_OTHERS,
    RIVER_CARDS,
    TO_DRAW,
    VALUES,
    State,
)
from beaverboard.observe.pieces import Piece
from beaverboard.observe.writing import after, byte, mark

# Of a match: nothing takes more actions than cards that all draw the most, and have REPLAY.
MOST_ACTIONS = options.most_actions(
    state.SEATS,
    [MOST_LOGS, *[0] * (KINDS - 2), MOST_OTHERS],
    [options.MOST_DRAWN] * KINDS,
    [1] * KINDS,
)
OVER = TO_DRAW  # after the questions
TRAITS = 7

PIECES = (
    Piece("seat", ("seats",), 1, "the observer's own number"),
    Piece("agreed", (2,), 1, "the options exact and equal_turns"),
    Piece("phase", (OVER + 1,), 1, "the open question, in the order of `state.py`; over"),
    Piece("to_act", ("seats",), 1, "the seat in turn"),
    Piece("starter", ("seats",), 1, "who had the first turn"),
    Piece("course", (3,), 255, "the last lap runs; turns without a log; Monopole"),
    Piece(
        "this_turn", (8,), MOST_LOGS + MOST_OTHERS, "sleeps; each 1 counts 2; one log may "
        "break the order; logs laid; least value of the next; cards owed; cards done; value moved",
    ),
    Piece("card", (KINDS,), 1, "the card whose effect goes on"),
    Piece("victim", ("sides",), 1, "whom it aims at"),
    Piece("dam", (DAMS,), 1, "the dam asked about, or from which logs move"),
    Piece("dam_to", (DAMS,), 1, "the dam to which logs move"),
    Piece("drawn", (2, KINDS + 1), 1, "the Maître-Nageur's two cards; the last one: not seen"),
    Piece("piles", (2,), CARDS, "cards in the draw pile and, in team, in the log pile"),
    Piece("discards", (KINDS,), MOST_OTHERS, "discarded cards of each kind"),
    Piece("aside", (KINDS,), MOST_OTHERS, "cards of each kind that are out until the turn ends"),
    Piece("river", (RIVER_CARDS, KINDS), 1, "the River of expert"),
    Piece("unseen", (KINDS,), MOST_OTHERS, "cards of each kind in piles or unseen in hands"),
    Piece("character", ("sides", CHARACTERS), 1, "who a side plays"),
    Piece(
        "traits", ("sides", TRAITS), CARDS, "power spent; asleep; Construction Optimisée used; "
        "Protections Permanentes and Protections laid open; cards in hand; in team, logs in hand",
    ),
    Piece("reserve", ("sides", KINDS), MOST_OTHERS, "cards of each kind in the reserve"),
    Piece("hand", ("sides", KINDS), MOST_OTHERS, "cards of each kind surely in hand"),
    Piece("dams", ("sides",), DAMS, "how many dams a side has"),
    Piece(
        "logs", ("sides", DAMS, CLASSES), MOST_LOGS, "logs in each dam: 1, 2, 3, and 1 that "
        "counts 2",
    ),
    Piece("top", ("sides", DAMS), VALUES, "what the last log of a dam counts"),
    Piece("fate", ("sides", DAMS), 2, "0 a growing dam, 1 a complete one, 2 a dead one"),
    Piece("scores", ("sides",), 255, "points so far"),
)  # fmt: skip


def observe(s: State, seat: int, out: np.ndarray) -> None:
    seats = int(s.seats)
    out[:] = 0
    mark(out, 0, seat)
    n = seats
    out[n] = s.exact
    out[n + 1] = s.equal_turns
    n += 2
    mark(out, n, OVER if s.over else int(s.phase))
    n += OVER + 1
    if not s.over:
        mark(out, n, after(int(s.turn), seat, seats))
    n += seats
    mark(out, n, after(int(s.starter), seat, seats))
    n += seats
    me = state.side_of(s, seat)
    n = observe_turn(s, me, out, n)
    n = observe_table(s, me, out, n)
    n = observe_hands(s, me, out, n)
    observe_dams(s, me, out, n)


def observe_turn(s: State, me: int, out: np.ndarray, n: int) -> int:
    sides = state.sides(s)
    out[n] = s.last_lap
    out[n + 1] = byte(int(s.quiet))
    out[n + 2] = s.monopole
    n += 3
    out[n] = s.dozing
    out[n + 1] = s.raising
    out[n + 2] = s.free
    out[n + 3] = s.laid
    out[n + 4] = s.last if state.changes(s, state.ORDERED) else 0
    out[n + 5] = s.owed
    out[n + 6] = s.done
    out[n + 7] = s.moved
    n += 8
    mark(out, n, int(s.card))
    n += KINDS
    mark(out, n, after(int(s.victim), me, sides))
    n += sides
    mark(out, n, int(s.dam))
    n += DAMS
    mark(out, n, int(s.dam_to))
    n += DAMS
    for i in range(2):
        if knowledge.hidden_pair(s, me, i):
            mark(out, n, KINDS)
        else:
            mark(out, n, int(s.drawn[i]))
        n += KINDS + 1
    return n


def observe_table(s: State, me: int, out: np.ndarray, n: int) -> int:
    out[n] = s.left[DECK]
    out[n + 1] = s.left[LOG_DECK]
    n += 2
    river, unseen = n + 2 * KINDS, n + (2 + RIVER_CARDS) * KINDS
    for c in range(KINDS):
        out[n + c] = s.discards[c]
        out[n + KINDS + c] = s.aside[c]
    for i in range(RIVER_CARDS):
        mark(out, river + KINDS * i, int(s.river[i]))
    for deck in range(2):
        for i in range(s.left[deck]):
            out[unseen + int(s.pile[deck, i])] += 1
    for i in range(2):
        if knowledge.hidden_pair(s, me, i):
            out[unseen + int(s.drawn[i])] += 1
    for q in range(state.sides(s)):
        if knowledge.hidden_hand(s, me, q):
            for c in range(KINDS):
                out[unseen + c] += int(s.hand[q, c]) - int(s.known[me + 1, q, c])
    return unseen + KINDS


def observe_hands(s: State, me: int, out: np.ndarray, n: int) -> int:
    sides = state.sides(s)
    traits = n + sides * CHARACTERS
    reserve = traits + sides * TRAITS
    hand = reserve + sides * KINDS
    for i in range(sides):
        q = (me + i) % sides
        hidden = knowledge.hidden_hand(s, me, q)
        mark(out, n + CHARACTERS * i, int(s.character[q]))
        at = traits + TRAITS * i
        out[at] = s.spent[q]
        out[at + 1] = s.asleep[q]
        out[at + 2] = s.optimised[q]
        out[at + 3] = s.permanente[q]
        out[at + 4] = s.protection[q]
        out[at + 5] = s.held[q]
        if s.mode == state.TEAM:
            for c in range(VALUES):
                out[at + 6] += s.hand[q, c]
        for c in range(KINDS):
            out[reserve + KINDS * i + c] = s.reserve[q, c]
            out[hand + KINDS * i + c] = s.known[me + 1, q, c] if hidden else s.hand[q, c]
    return hand + sides * KINDS


def observe_dams(s: State, me: int, out: np.ndarray, n: int) -> None:
    sides = state.sides(s)
    logs = n + sides
    top = logs + sides * DAMS * CLASSES
    fate = top + sides * DAMS
    scores = fate + sides * DAMS
    for i in range(sides):
        q = (me + i) % sides
        out[n + i] = s.dams[q]
        for k in range(s.dams[q]):
            dam = DAMS * i + k
            for log_class in range(CLASSES):
                out[logs + CLASSES * dam + log_class] = s.logs[q, k, log_class]
            out[top + dam] = s.top[q, k]
            out[fate + dam] = s.fate[q, k]
        out[scores + i] = byte(rules.score(s, q))


compile_functions(__name__)
