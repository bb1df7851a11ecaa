"""What one seat (or a spectator) may know of a match of BiberClan.

A view is built field by field from what can be seen: a new field of `STATE` is hidden
until someone names it here. With the memory aid a seat sees again what it has ever seen;
without it, a face-down card is a back like any other, and so is a card in another's hand.
"""

from dataclasses import dataclass, replace

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.biber_clan import rules
from beaverboard.games.biber_clan.rules import FULL, KINDS, SPACES, State
from beaverboard.games.biber_clan.text import MODES, PHASES, move
from beaverboard.games.game import CardEvent, Move, Note, Spot, ranks


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a lodge. The last two fields are for the memory aid: who has seen a
    face-down card, and after how many shuffles of the discard pile it was drawn."""

    filled: bool
    up: bool
    card: int | None  # where it may be seen
    protected: str | None  # from everyone: covered, full; but not from the owner: only-open
    seen_by: tuple[int, ...] = ()
    shuffle: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: the cards, equal ones, or the end begun too early."""

    kind: str  # cards, equal, penalty
    cards: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class LastRound:
    lodges: tuple[tuple[int | None, ...], ...]
    ender: int | None
    sheets: tuple[tuple[Line, ...], ...]
    five_equal: tuple[int, ...]  # seats that win the game by it


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    seats: int
    mode: str
    memory_aid: bool
    round: int
    rounds: int
    phase: str
    turn: int
    over: bool
    starter: int
    ender: int | None
    lodges: tuple[tuple[Space, ...], ...]
    pile: int  # how many cards, never which
    shuffles: int  # of the discard pile, in this round
    discards: tuple[int, ...]  # the top card last
    aside: tuple[int, ...]  # how many Cleanup, Flip, Swap and Peek are out of this round
    holds: bool  # the seat in turn has a number card in hand
    hand: int | None  # that card, where it may be seen
    peeked: Spot | None  # the card that the seat in turn has just peeked at
    unseen: tuple[tuple[int, ...], ...]  # of each shuffle, how many of each kind; memory aid
    turns: tuple[int, ...]
    most_turns: int  # BC-6.6
    totals: tuple[int, ...]
    ranks: tuple[int, ...]  # by the totals so far and what wins the match
    points: tuple[tuple[int, ...], ...]  # of every finished round
    last_round: LastRound | None
    moves: tuple[Move, ...]  # empty unless it is the seat's turn


def public_view(s: State, *, everything: bool) -> View:
    seats = int(s.seats)
    finished = int(s.round_no) if s.over else int(s.round_no) - 1
    return View(
        seat=None,
        seats=seats,
        mode=MODES[s.mode],
        memory_aid=bool(s.memory_aid),
        round=int(s.round_no),
        rounds=int(s.rounds),
        phase="over" if s.over else PHASES[s.phase],
        turn=int(s.turn),
        over=bool(s.over),
        starter=int(s.starter),
        ender=optional(s.ender),
        lodges=tuple(
            tuple(space(s, q, k, everything=everything) for k in range(SPACES))
            for q in range(seats)
        ),
        pile=int(s.left),
        shuffles=int(s.shuffles),
        discards=tuple(s.discards[: s.discarded].tolist()),
        aside=tuple(s.aside.tolist()),
        holds=bool(s.hand != NOTHING),
        hand=optional(s.hand) if everything or remembers(s, None, int(s.hand_seen)) else None,
        peeked=None if s.peeked == NOTHING else Spot("lodge", *divmod(int(s.peeked), SPACES)),
        unseen=unseen(s, None) if s.memory_aid else (),
        turns=tuple(s.turns[:seats].tolist()),
        most_turns=rules.TURNS,
        totals=tuple(s.total[:seats].tolist()),
        ranks=ranks(rules, s, seats),
        points=tuple(tuple(row) for row in s.points[:finished, :seats].tolist()),
        last_round=last_round(s) if finished else None,
        moves=(),
    )


def seat_view(s: State, seat: int, seen: View, *, everything: bool) -> View:
    mine = seat == seen.turn and not seen.over
    return replace(
        seen,
        seat=seat,
        lodges=tuple(
            tuple(known(s, seat, SPACES * q + k, space) for k, space in enumerate(lodge))
            for q, lodge in enumerate(seen.lodges)
        ),
        hand=optional(s.hand) if mine or remembers(s, seat, int(s.hand_seen)) else seen.hand,
        unseen=unseen(s, seat) if seen.memory_aid else (),
        moves=moves(s) if mine else (),
    )


def knew(s: State, seat: int, event: CardEvent) -> bool:
    """Whether the seat knew all that an event shows it of a card, before it. Where remembering is
    left to people, a card that lay face down is news again. That somebody draws a card and need
    not show it tells that it is a number."""
    place = event.source or event.target
    if place is None or place.zone == "pile":
        return False
    if event.concealed:
        return True
    if place.zone == "lodge":
        up = bool(s.up[place.seat] >> place.index & 1)
        return up or remembers(s, seat, int(s.seen[place.seat, place.index]))
    return place.zone != "hand" or bool(s.hand_seen & eye_of(seat))


def notes(seen: View) -> tuple[Note, ...]:
    """What the own lodge would score as far as its cards are known; one's last turn, or the card
    that ends the round and may cost points (BC-6.4)."""
    assert seen.seat is not None
    lodge = [space for space in seen.lodges[seen.seat] if space.filled]
    known = [space.card for space in lodge if space.card is not None]
    cards = np.array(known + [NOTHING] * (SPACES - len(known)), np.int64)
    values = {"points": int(rules.lodge_points(cards)), "hidden": len(lodge) - len(known)}
    result = [Note("fact", "biber-clan-note-lodge", values)] if lodge else []
    if seen.turn == seen.seat:
        if seen.ender not in (None, seen.seat):
            result.append(Note("warning", "biber-clan-note-last-turn", {"seat": int(seen.ender)}))
        elif len(lodge) == SPACES - 1 and seen.phase in ("place", "keep"):
            points = {"points": rules.TOO_EARLY}
            result.append(Note("warning", "biber-clan-note-fifth", points))
    return tuple(result)


def optional(number: int) -> int | None:
    return None if number == NOTHING else int(number)


def eye_of(seat: int | None) -> int:
    return int(rules.eye_of(NOTHING if seat is None else seat))


def remembers(s: State, seat: int | None, seen: int) -> bool:
    return bool(s.memory_aid) and seen & eye_of(seat) != 0


def known(s: State, seat: int, t: int, space: Space) -> Space:
    """The space as the seat knows it."""
    if not space.filled or space.card is not None:
        return space
    q, k = divmod(t, SPACES)
    peeking = s.peeked == t and s.turn == seat
    shown = peeking or remembers(s, seat, int(s.seen[q, k]))
    return replace(space, card=optional(s.card[q, k])) if shown else space


def space(s: State, q: int, k: int, *, everything: bool) -> Space:
    filled, up = bool(int(s.filled[q]) >> k & 1), bool(int(s.up[q]) >> k & 1)
    seen = int(s.seen[q, k])
    shown = up or everything or remembers(s, None, seen)
    reminding = filled and not up and bool(s.memory_aid)
    return Space(
        filled=filled,
        up=up,
        card=optional(s.card[q, k]) if filled and shown else None,
        protected=protected(s, q, k) if filled else None,
        seen_by=tuple(p for p in range(s.seats) if seen >> p & 1) if reminding else (),
        shuffle=int(s.born[q, k]) if reminding and seen != rules.ALL_EYES else None,
    )


def protected(s: State, q: int, k: int) -> str | None:
    filled, up = int(s.filled[q]), int(s.up[q])
    if filled == FULL:
        return "full"
    if rules.COVERED[filled] >> k & 1:
        return "covered"
    return "only-open" if up == 1 << k else None


def unseen(s: State, seat: int | None) -> tuple[tuple[int, ...], ...]:
    """What the seat has not seen of every shuffle. Of the latest one, that is the draw pile
    and what was drawn from it since; each lot is dealt anew in a `redeal`."""
    eye = eye_of(seat)
    lots = [[0] * KINDS for _ in range(int(s.shuffles) + 1)]
    for card in s.pile[: s.left].tolist():
        lots[-1][card] += 1
    for cards, seens, shuffles in zip(
        s.card.tolist(), s.seen.tolist(), s.born.tolist(), strict=True
    ):
        for card, seen, shuffle in zip(cards, seens, shuffles, strict=True):
            if card != NOTHING and seen & eye == 0:
                lots[shuffle][card] += 1
    if s.hand != NOTHING and s.hand_seen & eye == 0:
        lots[s.hand_born][s.hand] += 1
    return tuple(tuple(lot) for lot in lots)


def moves(s: State) -> tuple[Move, ...]:
    """The legal moves; an exchange twice, as either card may be picked first."""
    out = np.empty(rules.ACTIONS, np.int64)
    count = rules.legal(s, out)
    listed = [move(s, action) for action in out[:count].tolist()]
    if s.phase == rules.SWAPPING:
        listed += [Move(each.action, each.verb, each.picks[::-1]) for each in listed]
    return tuple(listed)


def last_round(s: State) -> LastRound:
    lodges = s.last[: s.seats]
    ender = optional(s.last_ender)
    five = [q for q, cards in enumerate(lodges) if rules.five_equal(cards)]
    return LastRound(
        lodges=tuple(tuple(optional(c) for c in cards) for cards in lodges.tolist()),
        ender=ender,
        sheets=tuple(sheet(lodges, q, ender) for q in range(s.seats)),
        five_equal=tuple(five),
    )


def sheet(lodges: np.ndarray, q: int, ender: int | None) -> tuple[Line, ...]:
    """The score of a lodge, line by line."""
    cards = tuple(c for c in lodges[q].tolist() if c != NOTHING)
    lines = [Line("cards", cards, sum(cards))]
    if bonus := rules.equal_bonus(rules.most_equal(lodges[q])):
        equal = max(cards, key=lambda card: cards.count(card))
        lines.append(Line("equal", (equal,) * cards.count(equal), int(bonus)))
    if q == ender and rules.outdone(lodges, len(lodges), q):
        lines.append(Line("penalty", (), -rules.TOO_EARLY))
    return tuple(lines)
