"""What one seat (or a spectator) may know of a match of Dam It!.

A view is built field by field from what can be seen: a new field of `STATE` is hidden
until someone names it here. River cards are numbers, the places of their names in
`text.NAMES`; dams are numbered on from there, as in events.
"""

from dataclasses import dataclass, replace

import numpy as np

from beaverboard.games.dam_it import rules
from beaverboard.games.dam_it.rules import COSTS, DAM, HEIGHT, RIVER, STACKS, State
from beaverboard.games.dam_it.text import move
from beaverboard.games.game import CardEvent, Move, Note, ranks


@dataclass(frozen=True, slots=True)
class RiverCard:
    card: int
    price: int  # cubes that must be laid to reach it
    cubes: int  # that lie on it and go to whoever takes it


@dataclass(frozen=True, slots=True)
class Dam:
    card: int
    cost: int
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: so many dams, cubes or garbage cards, so many points; and the
    value of the trees in hand, where it decides a tie."""

    kind: str  # dams, cubes, garbage, wood
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Cards:
    """What lies in a hand and in a dam pile, and what it is worth."""

    hand: tuple[int, ...]  # how many of each kind, the last one disposal
    wood: int  # the value of its trees, which decides ties
    dams: tuple[Dam, ...]
    garbage: int
    garbage_price: int  # the points that one more would cost
    sheet: tuple[Line, ...]
    score: int


@dataclass(frozen=True, slots=True)
class Player:
    cubes: int
    hand: int  # how many cards
    dam_pile: int  # how many dams and garbage cards
    cards: Cards | None  # which: the own ones; others' with the memory aid and at the end


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    seats: int
    memory_aid: bool
    turn: int
    over: bool
    ended_by: str | None  # river, dams
    values: tuple[int, ...]  # of a card in a dam, kind by kind, the last one disposal
    river: tuple[RiverCard, ...]  # from position 1; the last one is the top of the pile
    pile: int  # how many cards; only the top one is known
    takes_left: int  # before the game ends
    stacks: tuple[tuple[Dam, ...], ...]  # the dams still there, the top one first
    costs: tuple[int, ...]  # of the stacks
    discards: tuple[int, ...]  # how many of each kind
    players: tuple[Player, ...]
    ranks: tuple[int, ...] | None  # where everybody's cards are known
    moves: tuple[Move, ...]  # empty unless it is the seat's turn


def public_view(s: State, *, everything: bool) -> View:
    open_to_all = bool(s.memory_aid or s.over or everything)
    scores = [int(rules.score(s, p)) for p in range(s.seats)] if open_to_all else None
    return View(
        seat=None,
        seats=int(s.seats),
        memory_aid=bool(s.memory_aid),
        turn=int(s.turn),
        over=bool(s.over),
        ended_by=("river" if s.left == 0 else "dams") if s.over else None,
        values=tuple(s.value.tolist()),
        river=river(s),
        pile=int(s.left),
        takes_left=0 if s.over else int(s.left),
        stacks=tuple(
            tuple(dam(s, stack, level) for level in range(s.gone[stack], HEIGHT))
            for stack in range(STACKS)
        ),
        costs=tuple(COSTS.tolist()),
        discards=tuple(s.discards.tolist()),
        players=tuple(player(s, p, scores) for p in range(s.seats)),
        ranks=ranks(rules, s, int(s.seats)) if open_to_all else None,
        moves=(),
    )


def seat_view(s: State, seat: int, seen: View, *, everything: bool) -> View:
    return replace(
        seen,
        seat=seat,
        players=tuple(
            replace(player, cards=player.cards or cards(s, p, tied=False)) if p == seat else player
            for p, player in enumerate(seen.players)
        ),
        moves=moves(s) if seat == seen.turn and not seen.over else (),
    )


def knew(s: State, seat: int, event: CardEvent) -> bool:
    """Whether the seat knew all that an event shows it of a card, before it: all cards lie open
    but those of the pile, whose top one is shown when it becomes that."""
    return event.what != "shown"


def notes(seen: View) -> tuple[Note, ...]:
    """The dam that can be built now and brings most; that the match ends soon."""
    result = []
    stacks = {each.picks[-1].index for each in seen.moves if each.verb == "build"}
    if stacks:
        best = max((seen.stacks[stack][0] for stack in stacks), key=lambda dam: dam.points)
        values = {"cost": best.cost, "points": best.points}
        result.append(Note("fact", "dam-it-note-build", values))
    if seen.turn == seen.seat and seen.takes_left == 1:
        result.append(Note("warning", "dam-it-note-last-card", {}))
    elif 1 < seen.takes_left <= seen.seats:
        result.append(Note("warning", "dam-it-note-few-cards", {"count": seen.takes_left}))
    return tuple(result)


def river(s: State) -> tuple[RiverCard, ...]:
    cards = [RiverCard(int(s.river[k]), k, int(s.cubes_on[k])) for k in range(RIVER)]
    if s.left:
        cards.append(RiverCard(rules.card_at(s, RIVER), RIVER, 0))
    return tuple(cards)


def dam(s: State, stack: int, level: int) -> Dam:
    return Dam(DAM + HEIGHT * stack + level, int(COSTS[stack]), int(s.points[stack, level]))


def player(s: State, p: int, scores: list[int] | None) -> Player:
    """`scores` of all, where everybody's cards are known."""
    return Player(
        cubes=int(s.cubes[p]),
        hand=int(s.hand[p].sum()),
        dam_pile=int((s.owner == p).sum() + s.garbage[p]),
        cards=cards(s, p, tied=scores.count(scores[p]) > 1) if scores else None,
    )


def cards(s: State, p: int, *, tied: bool) -> Cards:
    dams = tuple(
        dam(s, stack, level)
        for stack in range(STACKS)
        for level in range(HEIGHT)
        if s.owner[stack, level] == p
    )
    wood = int(rules.wood(s, p))
    return Cards(
        hand=tuple(s.hand[p].tolist()),
        wood=wood,
        dams=dams,
        garbage=int(s.garbage[p]),
        garbage_price=int(rules.penalty(int(s.garbage[p]) + 1) - rules.penalty(int(s.garbage[p]))),
        sheet=(
            Line("dams", len(dams), int(rules.dam_points(s, p))),
            Line("cubes", int(s.cubes[p]), int(rules.cube_points(int(s.cubes[p])))),
            Line("garbage", int(s.garbage[p]), -int(rules.penalty(int(s.garbage[p])))),
            *((Line("wood", wood, 0),) if tied else ()),
        ),
        score=int(rules.score(s, p)),
    )


def moves(s: State) -> tuple[Move, ...]:
    out = np.empty(rules.ACTIONS, np.int64)
    count = rules.legal(s, out)
    return tuple(move(s, action) for action in out[:count].tolist())
