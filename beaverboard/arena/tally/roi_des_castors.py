"""Le Roi des Castors: character and opening hand, cards played, dams, powers and thefts.

Characters and opening hands come from the shuffle alone, so what they go with, they cause.
"""

import numpy as np

from beaverboard.arena.tally.column import Column
from beaverboard.compiled import compile_functions
from beaverboard.dealer import CARD, NOTHING, SEAT, SOURCE, WHAT, Dealer
from beaverboard.games.roi_des_castors import state
from beaverboard.games.roi_des_castors.cards import CARD_TEXTS, CHARACTER_TEXTS
from beaverboard.games.roi_des_castors.names import KIND_NAMES
from beaverboard.games.roi_des_castors.state import KINDS, OTHERS, SOLO, VALUES, State

DEALT, PLAYED, COURSE = "Cards in the opening hand", "Cards played", "The course of the match"
SHOWN_NAMES = ("log of 1", "log of 2", "log of 3", *(card.name for card in CARD_TEXTS))
COLUMNS = (
    Column(
        "character", "character", "Characters", tuple(each.name for each in CHARACTER_TEXTS), True
    ),
    *(
        Column(f"dealt_{kind}", name, DEALT, dealt=True)
        for kind, name in zip(KIND_NAMES, SHOWN_NAMES, strict=True)
    ),
    *(
        Column(f"played_{kind}", name, PLAYED)
        for kind, name in zip(KIND_NAMES[VALUES:], SHOWN_NAMES[VALUES:], strict=True)
    ),
    Column("logs", "log laid", COURSE),
    Column("dams", "dam begun", COURSE),
    Column("complete", "complete dam (RC-4.5)", COURSE),
    Column("powers", "power used (RC-3.1)", COURSE),
    Column("steals", "log stolen (RC-7)", COURSE),
    Column("robbed", "log lost to a thief (RC-7)", COURSE),
    Column("sleeps", "turn slept through (RC-8)", COURSE),
)
CHARACTER, OPENING = 0, 1
FIRST_PLAYED = OPENING + KINDS
LOGS, DAMS, COMPLETE, POWERS, STEALS, ROBBED, SLEEPS = range(
    FIRST_PLAYED + OTHERS, FIRST_PLAYED + OTHERS + 7
)

COMES_UP = {
    "powered": "a power is used (RC-3.1)",
    "raised": "the Bûcheron’s 1 counts 2 (RC-8)",
    "broke-order": "the Architecte breaks the order (RC-8)",
    "claimed": "the Architecte takes a dam one short (RC-8)",
    "declined": "the Architecte declines a dam one short (RC-8)",
    "monopole": "Monopole brings the Marchand a card (RC-8)",
    "sleeps": "a turn is slept through (RC-8)",
    "stored": "the Sentinelle stores a card (RC-8)",
    "played": "an action or bonus card is played (RC-7)",
    "aimed": "a card or a story is aimed at somebody (RC-7)",
    "no-target": "a card finds no target (RC-7)",
    "cancelled": "a Protection cancels an attack (RC-7)",
    "stolen": "a log is stolen (RC-7)",
    "recycled": "a card is taken from the discard pile (RC-7)",
    "completed": "a dam is completed (RC-4.5)",
    "went-over": "a dam goes over its goal and is dead (RC-4.7)",
    "optimises": "Construction Optimisée (RC-9.4)",
    "bonus": "a long dam brings logs (RC-11.3)",
    "skipped": "a main action is skipped for want of cards (RC-3.7)",
    "reshuffled": "the discard pile is shuffled into a new draw pile (RC-3.6)",
    "last-lap": "a last lap is played (RC-5.3)",
    "stalemate": "nobody lays logs any more (RC-5.2)",
}
DEAD_ENDS = ("stalemate",)


def opening(s: State, d: Dealer, rows: np.ndarray) -> None:
    for p in range(s.seats):
        rows[p, CHARACTER] = s.character[p]
        for c in range(KINDS):
            rows[p, OPENING + c] = s.hand[state.side_of(s, p), c]
    # The starter may have drawn already, where there was nothing to decide.
    for i in range(d.called):
        event = d.event[i]
        if event[WHAT] == state.DRAWN:
            for p in range(s.seats):
                if state.side_of(s, p) == state.side_of(s, int(event[SEAT])):
                    rows[p, OPENING + event[CARD]] -= 1


def note(s: State, event: np.ndarray, rows: np.ndarray) -> None:
    what, p, c = event[WHAT], event[SEAT], event[CARD]
    if p == NOTHING:
        return
    if what == state.PLAYED:
        rows[p, FIRST_PLAYED + c - VALUES] += 1
    elif what == state.LAID:
        rows[p, LOGS] += 1
    elif what == state.COMPLETED:
        rows[p, COMPLETE] += 1
    elif what == state.POWERED:
        rows[p, POWERS] += 1
    elif what == state.SLEEPS:
        rows[p, SLEEPS] += 1
    elif what == state.STOLEN:
        rows[p, STEALS] += 1
        victim = event[SOURCE] // 128 % 8
        for q in range(s.seats):
            if state.side_of(s, q) == victim and s.mode != SOLO:
                rows[q, ROBBED] += 1


def closing(s: State, rows: np.ndarray) -> None:
    for p in range(s.seats):
        rows[p, DAMS] = s.dams[state.side_of(s, p)]


compile_functions(__name__)
