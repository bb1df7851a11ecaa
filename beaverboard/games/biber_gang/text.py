"""Biber-Gang positions and moves as text, for tests, records and bug reports.

    round 2/5 | turn 1 place | start 0 | drawn 7 | pile 4 12 ... | discard 3 B
    seat 5 (12) B 0 / 7 (3) (3) 1 turns 3 points 12
    seat (8) (8) (0) 6 / (1) 9 (B) 2 turns 3 points -5

Piles are written from the top; `...` stands for all cards not named elsewhere, in rising
order. A seat is its upper and its lower row, face-down cards in brackets, `B` a beaver;
then the turns it has had in this round and its points of the finished rounds. Besides:
`taken 7` (from the discard pile) for `drawn 7`, `end 1` (who began the last turns),
`reshuffled`, `over`, and for each seat `last 5 12 B 0 / 7 3 3 1`, its layout of the last
finished round.

Moves read `turn 3`, `draw`, `take`, `put 3`, `reveal 3` (discard the drawn card and turn
up place 3), `discard`, `swim 1 to 6`. Places are 0-3 above, 4-7 below.
"""

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np

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
    ROUNDS,
    SEATS,
    STATE,
    State,
)
from beaverboard.games.clauses import blank, choice, clauses, number, one
from beaverboard.games.game import BadWords, Move, Reason, Spot, States
from beaverboard.games.setup import Value

PHASES = ("turn", "draw", "place")
ZONES = ("pile", "discard", "layout", "hand")
EVENTS = (
    "dealt",
    "opened",
    "turned",
    "starts",
    "drawn",
    "taken",
    "laid",
    "discarded",
    "swum",
    "reshuffled",
    "last-turns",
    "stalled",
    "revealed",
    "scored",
    "finished",
)
REASONS = {
    rules.OVER: Reason("BG-7.1", "over"),
    rules.UNKNOWN: Reason("BG-3", "unknown"),
    rules.TURN_UP_FIRST: Reason("BG-2.3", "turn-up-first"),
    rules.ALREADY_TURNED: Reason("BG-2.3", "already-turned"),
    rules.IS_UP: Reason("BG-3.3", "is-up"),
    rules.DRAW_FIRST: Reason("BG-3", "draw-first"),
    rules.HAS_DRAWN: Reason("BG-3", "has-drawn"),
    rules.LOCKED: Reason("BG-3.5", "locked"),
    rules.MUST_SWIM: Reason("BG-5.2", "must-swim"),
    rules.FROM_DISCARD: Reason("BG-3.3", "from-discard"),
    rules.MANY_HIDDEN: Reason("BG-3.4", "many-hidden"),
    rules.NOT_FITTING: Reason("BG-5.2", "not-fitting"),
    rules.NOT_HIDDEN: Reason("BG-5.2", "not-hidden"),
}

# Moves

PLAIN = {"draw": rules.DRAW, "take": rules.TAKE, "discard": rules.DISCARD}
PLACED = {"turn": rules.TURN, "put": rules.PUT, "reveal": rules.REVEAL}


def words(action: int) -> str:
    if action >= rules.SWIM:
        beaver, k = divmod(action - rules.SWIM, PLACES)
        return f"swim {beaver} to {k}"
    for verb, first in PLACED.items():
        if first <= action < first + PLACES:
            return f"{verb} {action - first}"
    return next(verb for verb, plain in PLAIN.items() if plain == action)


def action(words: str) -> int:
    match words.split():
        case [verb] if verb in PLAIN:
            return PLAIN[verb]
        case [verb, k] if verb in PLACED:
            return PLACED[verb] + number(k, f"{verb}: place", 0, PLACES - 1)
        case ["swim", beaver, "to", k]:
            source = number(beaver, "swim: place of the beaver", 0, PLACES - 1)
            return rules.SWIM + PLACES * source + number(k, "swim: place", 0, PLACES - 1)
    raise BadWords(
        f"moves read turn 3, draw, take, put 3, reveal 3, discard, swim 1 to 6; not {words!s:.60}"
    )


def move(s: State, action: int) -> Move:
    return move_of(int(s.turn), action)


@cache
def move_of(p: int, action: int) -> Move:
    verb, *numbers = words(action).replace(" to ", " ").split()
    places = tuple(Spot("layout", p, int(k)) for k in numbers)
    pile, discards = Spot("pile", 0, 0), Spot("discard", 0, 0)
    first = {"draw": (pile,), "take": (discards,), "discard": (discards,), "reveal": (discards,)}
    return Move(action, verb, first.get(verb, ()) + places)


def attempted(s: State, picks: Sequence[Spot]) -> int | None:
    *before, last = picks
    places = [pick.index for pick in picks if pick.zone == "layout"]
    if any(k >= PLACES for k in places):
        return None
    if last.zone == "layout":
        if not before:
            return (rules.TURN if PHASES[s.phase] == "turn" else rules.PUT) + places[0]
        if before[0].zone == "discard":
            return rules.REVEAL + places[-1]
        return rules.SWIM + PLACES * places[0] + places[1] if len(places) == 2 else None
    if before:
        return None
    if last.zone == "discard":
        return rules.DISCARD if PHASES[s.phase] == "place" else rules.TAKE
    return rules.DRAW if last.zone == "pile" else None


# Positions


FACES = (*map(str, range(NUMBERS)), "B")  # by card
HIDDEN = tuple(f"({face})" for face in FACES)


def faces(cards: Iterable[int]) -> Iterable[str]:
    return map(FACES.__getitem__, cards)


def card(word: str) -> int:
    return BEAVER if word == "B" else number(word, "a card is B or", 0, NUMBERS - 1)


def row_text(cards: Sequence[int], ups: Sequence[int]) -> str:
    row = [FACES[c] if up else HIDDEN[c] for c, up in zip(cards, ups, strict=True)]
    return " ".join([*row[:COLUMNS], "/", *row[COLUMNS:]])


def text(s: State) -> str:
    seats, round_no = int(s.seats), int(s.round_no)
    finished = round_no if s.over else round_no - 1
    lines = [
        f"round {round_no}/{int(s.rounds)}",
        "over" if s.over else f"turn {int(s.turn)} {PHASES[s.phase]}",
    ]
    if s.starter != NOTHING:
        lines.append(f"start {int(s.starter)}")
    if s.ender != NOTHING:
        lines.append(f"end {int(s.ender)}")
    if s.drawn != NOTHING:
        lines.append(f"{'taken' if s.drawn_openly else 'drawn'} {FACES[s.drawn]}")
    if s.reshuffled:
        lines.append("reshuffled")
    lines.append(" ".join(["pile", *faces(reversed(s.pile[: s.left].tolist()))]))
    top_first = reversed(s.discards[: s.discarded].tolist())
    lines.append(" ".join(["discard", *faces(top_first)]))
    cards, ups, turns = s.card.tolist(), s.up.tolist(), s.turns.tolist()
    points = s.points[:finished].tolist()
    for p in range(seats):
        scored = " ".join(["", "points", *(str(of[p]) for of in points)]) if points else ""
        lines.append(f"seat {row_text(cards[p], ups[p])} turns {turns[p]}{scored}")
    if finished and s.last[0, 0] != NOTHING:  # a position may leave it out
        for last in s.last[:seats].tolist():
            lines.append(f"last {row_text(last, [1] * PLACES)}")
    return " | ".join(lines)


def agreed(s: State) -> tuple[str | None, dict[str, Value]]:
    return None, {"rounds": int(s.rounds)}


def position(text: str) -> States:
    states = blank(STATE)
    s = states[0]
    s.rounds, s.round_no, s.phase = 5, 1, rules.DRAWING
    s.starter, s.ender, s.drawn = 0, NOTHING, NOTHING
    s.card[:], s.last[:], s.pile[:], s.discards[:] = NOTHING, NOTHING, NOTHING, NOTHING
    finished: set[int] = set()
    lasts = 0
    fill = False
    for keyword, rest in clauses(text):
        match keyword:
            case "round":
                this, _, of = one(rest, "round").partition("/")
                s.rounds = number(of, "round: of how many", 1, ROUNDS)
                s.round_no = number(this, "round", 1, int(s.rounds))
            case "turn":
                if len(rest) != 2:
                    raise BadWords("turn: a seat and one of turn, draw, place")
                s.turn = number(rest[0], "turn: seat", 0, SEATS - 1)
                s.phase = choice(rest[1], "turn", PHASES)
                if s.phase == rules.TURNING:
                    s.starter = NOTHING
            case "over":
                s.over = True
            case "start":
                s.starter = number(one(rest, "start"), "start: seat", 0, SEATS - 1)
            case "end":
                s.ender = number(one(rest, "end"), "end: seat", 0, SEATS - 1)
            case "drawn" | "taken":
                s.drawn, s.drawn_openly = card(one(rest, keyword)), keyword == "taken"
            case "reshuffled":
                s.reshuffled = True
            case "pile":
                fill = rest[-1:] == ["..."]
                cards = [card(word) for word in (rest[:-1] if fill else rest)]
                s.left = fitting(len(cards), "pile")
                s.pile[: s.left] = cards[::-1]
            case "discard":
                s.discarded = fitting(len(rest), "discard")
                s.discards[: s.discarded] = [card(word) for word in rest][::-1]
            case "seat":
                if s.seats == SEATS:
                    raise BadWords(f"at most {SEATS} seats")
                finished.add(read_seat(s, int(s.seats), rest))
                s.seats += 1
            case "last":
                if lasts == s.seats:
                    raise BadWords("last: one for each seat, after the seats")
                s.last[lasts] = [card(word) for word in layout(rest)]
                lasts += 1
            case _:
                raise BadWords(f"no clause {keyword!s:.60} in a position of Biber-Gang")
    check_cards(s, fill)
    check_position(s, finished, lasts)
    return states


def fitting(count: int, what: str) -> int:
    if count > CARDS:
        raise BadWords(f"{what}: the deck has {CARDS} cards")
    return count


def layout(words: list[str]) -> list[str]:
    if len(words) != PLACES + 1 or words[COLUMNS] != "/":
        raise BadWords(f"a layout is {COLUMNS} cards, a /, and {COLUMNS} cards")
    return words[:COLUMNS] + words[COLUMNS + 1 :]


def read_seat(s: State, p: int, words: list[str]) -> int:
    """Read one seat; the number of rounds for which it names points."""
    for k, word in enumerate(layout(words[: PLACES + 1])):
        s.up[p, k] = not word.startswith("(")
        s.card[p, k] = card(word.removeprefix("(").removesuffix(")"))
    rest = words[PLACES + 1 :]
    if rest[:1] == ["turns"] and len(rest) > 1:
        s.turns[p] = number(rest[1], "turns", 0, rules.TURNS + 1)
        rest = rest[2:]
    if not rest:
        return 0
    if rest[0] != "points" or len(rest) > 1 + ROUNDS:
        raise BadWords(f"after its layout a seat has turns and points, not {' '.join(rest)!s:.60}")
    points = [number(word, "points", -20, 96) for word in rest[1:]]
    s.points[: len(points), p] = points
    s.total[p] = sum(points)
    return len(points)


def check_cards(s: State, fill: bool) -> None:
    missing = np.array([COPIES] * NUMBERS + [BEAVERS])
    for c in [*s.pile[: s.left], *s.discards[: s.discarded], *s.card[: s.seats].ravel(), s.drawn]:
        if c != NOTHING:
            missing[c] -= 1
    for c in range(NUMBERS + 1):
        if missing[c] < 0:
            copies = BEAVERS if c == BEAVER else COPIES
            raise BadWords(
                f"{copies - missing[c]} cards {FACES[c]}, but the deck has {copies} of them"
            )
    rest = [c for c in range(NUMBERS + 1) for _ in range(missing[c])]
    if fill:
        named = s.pile[: s.left].copy()
        s.pile[: len(rest)] = rest[::-1]
        s.pile[len(rest) : len(rest) + len(named)] = named
        s.left += len(rest)
    elif rest:
        shown = " ".join(faces(rest[:10]))
        raise BadWords(f"{len(rest)} cards are nowhere ({shown}); pile ... puts them there")


def check_position(s: State, finished: set[int], lasts: int) -> None:
    seats, turn = int(s.seats), int(s.turn)
    if seats < 2:
        raise BadWords("at least 2 seats")
    if max(turn, s.starter, s.ender) >= seats:
        raise BadWords(f"turn, start and end name seats from 0 to {seats - 1}")
    rounds_done = int(s.round_no) if s.over else int(s.round_no) - 1
    if finished != {rounds_done}:
        raise BadWords(f"points: {rounds_done} for each seat, one per finished round")
    if lasts not in (0, seats) or (lasts and not rounds_done):
        raise BadWords("last: none, or one for each seat once a round is finished")
    if s.over:
        if s.round_no != s.rounds or not s.up[:seats].all() or s.drawn != NOTHING:
            raise BadWords("over: after the last round, all cards face up")
        return
    if (s.drawn != NOTHING) != (s.phase == rules.PLACING):
        raise BadWords("a card is drawn or taken when the turn is at place, and only then")
    if s.discarded == 0 and not s.drawn_openly:
        raise BadWords("the discard pile is never empty before a card is taken")
    hidden = [rules.hidden(s, p) for p in range(seats)]
    if s.phase == rules.TURNING:
        turned = [PLACES - count for count in hidden]
        fine = turned[turn] < 2 and turned == [2] * turn + [turned[turn]] + [0] * (seats - turn - 1)
        if not fine or s.starter != NOTHING or s.ender != NOTHING:
            raise BadWords("at turn, the seats before have turned up two cards, those after none")
    elif hidden[turn] == 0:
        raise BadWords("the seat in turn has a face-down card")
    elif s.ender == NOTHING and 0 in hidden:
        raise BadWords("a seat without face-down cards: say with end who began the last turns")
