"""What one seat (or a spectator) may know of a match of Biber-Gang.

A view is built field by field from what can be seen: a new field of `STATE` is hidden
until someone names it here.
"""

from dataclasses import dataclass, replace

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.biber_gang import rules
from beaverboard.games.biber_gang.rules import BEAVER, COLUMNS, PLACES, State
from beaverboard.games.biber_gang.text import PHASES, move
from beaverboard.games.game import CardEvent, Move, Note, ranks

Layout = tuple[int | None, ...]  # eight cards; None is a back


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: a column that counts, a pair, or equal pairs."""

    kind: str  # column, pair, pairs
    columns: tuple[int, ...]
    value: int  # what the pair shows; of a lone beaver pair, BEAVER
    points: int


@dataclass(frozen=True, slots=True)
class LastRound:
    layouts: tuple[tuple[int, ...], ...]
    sheets: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    seats: int
    round: int
    rounds: int
    phase: str
    turn: int
    over: bool
    starter: int | None
    ender: int | None
    layouts: tuple[Layout, ...]
    beaver_values: tuple[Layout, ...]  # the number that an open beaver stands for
    pairs: tuple[tuple[bool, ...], ...]  # per column
    pile: int  # how many cards, never which
    discards: tuple[int, ...]  # the top card last
    reshuffled: bool
    holds: bool  # the seat in turn has drawn a card
    drawn: int | None  # that card, where it may be seen
    under: tuple[Layout, ...]  # what lies face down, where everything is open; else nothing
    turns: tuple[int, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]  # by the totals so far
    points: tuple[tuple[int, ...], ...]  # of every finished round
    last_round: LastRound | None
    moves: tuple[Move, ...]  # empty unless it is the seat's turn


def public_view(s: State, *, everything: bool) -> View:
    seats = int(s.seats)
    finished = int(s.round_no) if s.over else int(s.round_no) - 1
    cards, up = s.card[:seats].tolist(), s.up[:seats].tolist()
    return View(
        seat=None,
        seats=seats,
        round=int(s.round_no),
        rounds=int(s.rounds),
        phase="over" if s.over else PHASES[s.phase],
        turn=int(s.turn),
        over=bool(s.over),
        starter=optional(s.starter),
        ender=optional(s.ender),
        layouts=tuple(
            tuple(card if shown else None for card, shown in zip(row, ups, strict=True))
            for row, ups in zip(cards, up, strict=True)
        ),
        # The rules are asked only where a beaver lies open: a call takes longer than a look.
        beaver_values=tuple(
            tuple(
                optional(rules.beaver_value(s, p, k)) if ups[k] and row[k] == BEAVER else None
                for k in range(PLACES)
            )
            for p, (row, ups) in enumerate(zip(cards, up, strict=True))
        ),
        pairs=tuple(
            tuple(is_pair(s, p, k, ups) for k in range(COLUMNS)) for p, ups in enumerate(up)
        ),
        pile=int(s.left),
        discards=tuple(s.discards[: s.discarded].tolist()),
        reshuffled=bool(s.reshuffled),
        holds=bool(s.drawn != NOTHING),
        drawn=optional(s.drawn) if s.drawn_openly or everything else None,
        under=tuple(
            tuple(None if shown else card for card, shown in zip(row, ups, strict=True))
            for row, ups in zip(cards, up, strict=True)
        )
        if everything
        else (),
        turns=tuple(s.turns[:seats].tolist()),
        totals=tuple(s.total[:seats].tolist()),
        ranks=ranks(rules, s, seats),
        points=tuple(tuple(row) for row in s.points[:finished, :seats].tolist()),
        last_round=last_round(s) if s.last[0, 0] != NOTHING else None,
        moves=(),
    )


def seat_view(s: State, seat: int, seen: View, *, everything: bool) -> View:
    if seat != seen.turn or seen.over:
        return replace(seen, seat=seat)
    return replace(seen, seat=seat, drawn=optional(s.drawn), moves=moves(s))


def knew(s: State, seat: int, event: CardEvent) -> bool:
    """Whether the seat knew all that an event shows it of a card, before it."""
    if event.concealed:
        return True
    place = event.source or event.target
    if place is None or place.zone == "pile":
        return False
    if place.zone == "layout":
        return bool(s.up[place.seat, place.index])
    return place.zone != "hand" or place.seat == seat or bool(s.drawn_openly)


def notes(seen: View) -> tuple[Note, ...]:
    """What is open counts so much; one's last turn, or the card that ends the round."""
    assert seen.seat is not None
    result = [Note("fact", "biber-gang-note-open", {"points": open_points(seen, seen.seat)})]
    if seen.turn == seen.seat and seen.phase != "turn":
        if seen.ender is not None:
            result.append(Note("warning", "biber-gang-note-last-turn", {"seat": seen.ender}))
        elif seen.layouts[seen.seat].count(None) == 1:
            result.append(Note("warning", "biber-gang-note-last-card", {}))
    return tuple(result)


def open_points(seen: View, p: int) -> int:
    """What the open cards of a seat would count, if nothing came to them. An open beaver whose
    column is hidden takes the value of what lies there, so the two will be a pair."""
    cards, pairs = seen.layouts[p], seen.pairs[p]
    single = sum(
        card
        for k, card in enumerate(cards)
        if card is not None and card != BEAVER and not pairs[k % COLUMNS]
    )
    values = [
        min(card for card in (cards[k], cards[k + COLUMNS]) if card is not None)
        for k in range(COLUMNS)
        if pairs[k]
    ]
    equal = {value: values.count(value) for value in values if value != BEAVER}
    return single + sum(int(rules.equal_pairs(count)) for count in equal.values())


def optional(number: int) -> int | None:
    return None if number == NOTHING else int(number)


def is_pair(s: State, p: int, k: int, up: list[int]) -> bool:
    return bool(up[k] and up[k + COLUMNS] and rules.pair_value(s.card[p], k) != NOTHING)


def moves(s: State) -> tuple[Move, ...]:
    out = np.empty(rules.ACTIONS, np.int64)
    count = rules.legal(s, out)
    return tuple(move(s, action) for action in out[:count].tolist())


def last_round(s: State) -> LastRound:
    layouts = s.last[: s.seats]
    return LastRound(
        layouts=tuple(tuple(row) for row in layouts.tolist()),
        sheets=tuple(sheet(row) for row in layouts),
    )


def sheet(cards: np.ndarray) -> tuple[Line, ...]:
    """The score of a layout, line by line."""
    lines, row = [], cards.tolist()
    chosen = [value for value in rules.beaver_pair_values(cards) if value != NOTHING]
    columns: dict[int, list[int]] = {}
    for k in range(COLUMNS):
        value = rules.pair_value(cards, k)
        if value == NOTHING:
            points = row[k] + row[k + COLUMNS]
            lines.append(Line("column", (k,), points, points))
        else:
            columns.setdefault(chosen.pop(0) if value == BEAVER else value, []).append(k)
    for value, equal in columns.items():
        if len(equal) == 1:
            k = equal[0]
            shown = BEAVER if row[k] == row[k + COLUMNS] == BEAVER else value
            lines.append(Line("pair", (k,), shown, 0))
        else:
            lines.append(Line("pairs", tuple(equal), value, rules.equal_pairs(len(equal))))
    return tuple(lines)
