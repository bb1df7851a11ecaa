"""Positions of Le Roi des Castors as text, and what is read from them."""

from typing import Any

import numpy as np

from beaverboard.games import named
from beaverboard.games.roi_des_castors import names, positions, rules, state, text
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.games import playing
from tests.games.playing import random_play, read

GAME = "roi-des-castors"


def at(before: str) -> Any:
    return read(playing.placed(GAME, before))


def after(before: str, *moves: str, seed: int = 0) -> Any:
    return read(playing.after(GAME, before, *moves, seed=seed))


def view(s: Any, seat: int | None) -> Any:
    return named(GAME).view(s, seat)


def refused(before: str, words: str) -> str:
    return playing.refused(GAME, before, words)


def legal(s: Any) -> set[str]:
    out = np.empty(rules.ACTIONS, np.int64)
    return {text.words(a) for a in out[: rules.legal(s, out)].tolist()}


def hand(s: Any, q: int) -> str:
    return names.cards_text(s.hand[q]).strip()


def reserve(s: Any, q: int) -> str:
    return names.cards_text(s.reserve[q]).strip()


def discards(s: Any) -> str:
    return names.cards_text(s.discards).strip()


def aside(s: Any) -> str:
    return names.cards_text(s.aside).strip()


def dams(s: Any, q: int) -> str:
    return " ".join(positions.dam_text(s, q, k) for k in range(s.dams[q]))


def phase(s: Any) -> str:
    return "over" if s.over else f"{s.turn} {names.PHASES[s.phase]}"


def top(s: Any, count: int) -> str:
    pile = s.pile[0, : s.left[0]][::-1]
    return names.pile_text(pile[:count].tolist()).strip()


def known(s: Any, observer: int, q: int) -> str:
    return names.cards_text(s.known[observer + 1, q]).strip()


def events(before: str, move: str, seat: int | None = None) -> list[str]:
    match = Match.from_position(f"{GAME} | {before}")
    match.play(move)
    return [event.what for event in match.events(seat)]


def scores(s: Any) -> list[int]:
    return [rules.score(s, p) for p in range(s.seats)]


def winners(s: Any) -> list[int]:
    seats = range(s.seats)
    return [p for p in seats if not any(rules.beats(s, q, p) for q in seats)]


def options(mode: str, seats: int, **values: object) -> Setup:
    return Setup.of(named(GAME), mode, seats, values)


def dealt(setup: Setup, seed: int = 0) -> Any:
    return read(next(random_play(setup, seed)))


def everything_but(cards_named: str, *, seats: int = 2) -> str:
    deck = state.DECKS[seats - 2].tolist()
    if seats > 2:
        deck[: state.VALUES] = positions.UNSAID_LOGS
    left = dict(zip(names.KIND_NAMES, deck, strict=True))
    for word in cards_named.split():
        left[word] -= 1
    return " ".join(f"{kind} " * count for kind, count in left.items())


# Two seats without anything on the table; the merchant's power is spent.
SEAT_1 = "seat sage hand 1 1 2 2 3 spent"


def two(
    seat: str, *clauses: str, other: str = SEAT_1, pile: str = "...", turn: str = "main"
) -> str:
    return " | ".join(
        [f"turn 0 {turn}", f"pile {pile}", f"seat marchand {seat} spent", other, *clauses]
    )


def character(name: str, seat: str, *clauses: str, turn: str = "main", pile: str = "...") -> str:
    return " | ".join([f"turn 0 {turn}", f"pile {pile}", f"seat {name} {seat}", SEAT_1, *clauses])


def four(seat: str, other: str, *clauses: str, turn: str = "main", pile: str = "...") -> str:
    """Four seats, so that every kind of card is in the deck; two of them hold nothing."""
    return " | ".join(
        [
            f"turn 0 {turn}",
            f"pile {pile}",
            f"seat architecte {seat}",
            f"seat nageur {other}",
            "seat marchand hand shields permanente spent",
            "seat sage hand shields permanente spent",
            *clauses,
        ]
    )
