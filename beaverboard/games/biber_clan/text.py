"""BiberClan positions and moves as text, for tests, records and bug reports.

    mode clan | round 2/5 | turn 1 place | start 0 | hand 7 | pile 4 F ... | discard 3 | aside C
    seat 5 (3:0) 8 / (9) - turns 3 points 12
    seat (8:*) - 2 / - - turns 2 points -5

Piles are written from the top; `...` stands for all cards not named elsewhere, in rising
order. C is a Cleanup, F a Flip, S a Swap, P a Peek. A seat is its lodge, the spaces B1 B2 B3 /
T1 T2, `-` an empty one; then the turns it has had in this round and its points of the
finished rounds. Face-down cards stand in brackets: `(3)` nobody has seen, `(3:02)` seats 0
and 2 have, `(3:*)` everybody has; `(3@1:0)` was drawn after one shuffle of the discard pile,
without the `@` it was drawn since the latest one. `hand 3@1:0` says the same of the card in
hand, of others than its holder.

The turn is at `place`, `keep` (a received card), `clean`, `flip`, `swap` or `peek`; an action
card being carried out is among those set `aside`. Besides: `memory off` (no memory aid), `end
1` (who began the end of the round), `shuffles 2` (of the discard pile, in this round),
`peeked seat 0 B2` (by the last move), `over`, and for each seat `last 3 4 4 / 5 7 end`, its
lodge of the last finished round and whether it began that round's end.

Moves read `place down seat 1 B2`, `swap up seat 0 T1`, `keep down B3`, `clean seat 2 B1`, `flip
seat 1 B2`, `peek seat 2 B1`, `exchange seat 1 B1 seat 4 B3`.
"""

from collections.abc import Sequence

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.biber_clan import options, rules
from beaverboard.games.biber_clan.rules import (
    ALL_EYES,
    CARDS,
    COPIES,
    FULL,
    KINDS,
    NUMBER_CARDS,
    NUMBERS,
    ROUNDS,
    SEATS,
    SIDES,
    SPACES,
    STATE,
    TARGETS,
    State,
)
from beaverboard.games.clauses import blank, choice, clauses, number, one
from beaverboard.games.game import BadWords, Move, Reason, Spot, States
from beaverboard.games.setup import Value, mode_names

MODES = mode_names(options.MODES)
PHASES = ("place", "keep", "clean", "flip", "swap", "peek")
SPACE_NAMES = ("B1", "B2", "B3", "T1", "T2")
SIDE_NAMES = ("down", "up")
LETTERS = "CFSP"
LOWER = 3  # spaces below
ZONES = ("pile", "discard", "lodge", "hand", "aside")
EVENTS = (
    "dealt",
    "starts",
    "drawn",
    "shown",
    "cancelled",
    "laid",
    "taken",
    "discarded",
    "turned-up",
    "turned-down",
    "exchanged",
    "peeked",
    "reshuffled",
    "last-turns",
    "stalled",
    "revealed",
    "bonus",
    "penalty",
    "scored",
    "five-equal",
    "finished",
)
REASONS = {
    rules.OVER: Reason("BC-7.1", "over"),
    rules.UNKNOWN: Reason("BC-3", "unknown"),
    rules.NO_LODGE: Reason("BC-1.2", "no-lodge"),
    rules.HOLDS_NUMBER: Reason("BC-3.1", "holds-number"),
    rules.HOLDS_RECEIVED: Reason("BC-4.3", "holds-received"),
    rules.HOLDS_ACTION: Reason("BC-5.6", "holds-action"),
    rules.IS_FILLED: Reason("BC-4.1", "is-filled"),
    rules.UNSUPPORTED: Reason("BC-1.2", "unsupported"),
    rules.FIFTH: Reason("BC-4.1", "fifth"),
    rules.IS_EMPTY: Reason("BC-5.3", "is-empty"),
    rules.IS_COVERED: Reason("BC-5.1", "is-covered"),
    rules.IS_FULL: Reason("BC-5.1", "is-full"),
    rules.ONLY_OPEN: Reason("BC-5.2", "only-open"),
    rules.SAME_LODGE: Reason("BC-8.2", "same-lodge"),
    rules.IS_UP: Reason("BC-8.3", "is-up"),
}

# Moves

SIDED = {"place": rules.PLACE, "swap": rules.SWAP}
PLAIN = {"clean": rules.CLEAN, "flip": rules.FLIP, "peek": rules.PEEK}


def target_text(t: int) -> str:
    return f"seat {t // SPACES} {SPACE_NAMES[t % SPACES]}"


def target(seat: str, space: str) -> int:
    return SPACES * number(seat, "seat", 0, SEATS - 1) + choice(space, "space", SPACE_NAMES)


def words(action: int) -> str:
    if action >= rules.EXCHANGE:
        t, u = rules.PAIRS[action - rules.EXCHANGE].tolist()
        return f"exchange {target_text(t)} {target_text(u)}"
    if rules.KEEP <= action < rules.CLEAN:
        k, side = divmod(action - rules.KEEP, SIDES)
        return f"keep {SIDE_NAMES[side]} {SPACE_NAMES[k]}"
    for verb, first in SIDED.items():
        if first <= action < first + SIDES * TARGETS:
            t, side = divmod(action - first, SIDES)
            return f"{verb} {SIDE_NAMES[side]} {target_text(t)}"
    return next(
        f"{verb} {target_text(action - first)}"
        for verb, first in PLAIN.items()
        if first <= action < first + TARGETS
    )


def action(words: str) -> int:
    match words.split():
        case [verb, side, "seat", q, k] if verb in SIDED:
            return SIDED[verb] + SIDES * target(q, k) + choice(side, verb, SIDE_NAMES)
        case ["keep", side, k]:
            space = choice(k, "space", SPACE_NAMES)
            return rules.KEEP + SIDES * space + choice(side, "keep", SIDE_NAMES)
        case [verb, "seat", q, k] if verb in PLAIN:
            return PLAIN[verb] + target(q, k)
        case ["exchange", "seat", q, k, "seat", r, m]:
            return rules.EXCHANGE + int(rules.PAIR[target(q, k), target(r, m)])
    raise BadWords(
        "moves read place down seat 1 B2, swap up seat 0 T1, keep down B3, clean seat 2 B1, "
        f"flip seat 1 B2, peek seat 2 B1, exchange seat 1 B1 seat 4 B3; not {words!s:.60}"
    )


def move(s: State, action: int) -> Move:
    """Picks are spaces of lodges; then, where a card is laid, its side: 0 down, 1 up."""

    def lodge(t: int) -> Spot:
        return Spot("lodge", t // SPACES, t % SPACES)

    verb = words(action).partition(" ")[0]
    if verb == "exchange":
        t, u = rules.PAIRS[action - rules.EXCHANGE].tolist()
        return Move(action, verb, (lodge(t), lodge(u)))
    if verb in PLAIN:
        return Move(action, verb, (lodge(action - PLAIN[verb]),))
    t, side = divmod(action - SIDED.get(verb, rules.KEEP), SIDES)
    if verb == "keep":
        t += SPACES * int(s.turn)
    return Move(action, verb, (lodge(t), Spot("side", int(s.turn), side)))


def attempted(s: State, picks: Sequence[Spot]) -> int | None:
    *before, last = picks
    if any(each.zone != "lodge" or each.seat >= SEATS or each.index >= SPACES for each in picks):
        return None
    t = SPACES * last.seat + last.index
    phase = PHASES[s.phase]
    if phase == "swap":
        first = before[0] if before else exchangeable(s, last.seat)
        if first is None:
            return None
        return rules.EXCHANGE + int(rules.PAIR[SPACES * first.seat + first.index, t])
    if phase in PLAIN:
        return PLAIN[phase] + t
    if phase == "keep" and last.seat == s.turn:
        return rules.KEEP + SIDES * last.index
    filled = int(s.filled[last.seat]) >> last.index & 1
    return SIDED["swap" if filled else "place"] + SIDES * t


def exchangeable(s: State, but: int) -> Spot | None:
    """A card that can be exchanged, of another lodge than that of seat `but`."""
    out = np.empty(rules.ACTIONS, np.int64)
    actions = out[: rules.legal(s, out)].tolist()
    spots = (spot for action in actions for spot in move(s, action).picks)
    return next((spot for spot in spots if spot.seat != but), None)


# Positions


def card_text(c: int) -> str:
    return str(c) if c < NUMBERS else LETTERS[c - NUMBERS]


def card(word: str) -> int:
    if len(word) == 1 and word in LETTERS:
        return NUMBERS + LETTERS.index(word)
    return number(word, f"a card is {', '.join(LETTERS)} or", 0, NUMBERS - 1)


def known_text(s: State, c: int, seen: int, born: int) -> str:
    """A card that not all can see, with the shuffle it is from and who has seen it."""
    if seen == ALL_EYES:
        return f"{card_text(c)}:*"
    shuffle = "" if born == s.shuffles else f"@{born}"
    seats = "".join(str(q) for q in range(SEATS) if seen >> q & 1)
    return f"{card_text(c)}{shuffle}{':' if seats else ''}{seats}"


def known_card(word: str) -> tuple[int, str, str]:
    """The card, the shuffle it is from, who has seen it; the last two as written."""
    face, _, seats = word.partition(":")
    face, _, shuffle = face.partition("@")
    return card(face), shuffle, seats


def lodge_text(s: State, q: int) -> str:
    spaces = []
    for k in range(SPACES):
        c = int(s.card[q, k])
        if c == NOTHING:
            spaces.append("-")
        elif int(s.up[q]) >> k & 1:
            spaces.append(card_text(c))
        else:
            spaces.append(f"({known_text(s, c, int(s.seen[q, k]), int(s.born[q, k]))})")
    return " ".join([*spaces[:LOWER], "/", *spaces[LOWER:]])


def last_text(s: State, q: int) -> str:
    spaces = ["-" if c == NOTHING else card_text(c) for c in s.last[q].tolist()]
    end = ["end"] if s.last_ender == q else []
    return " ".join(["last", *spaces[:LOWER], "/", *spaces[LOWER:], *end])


def text(s: State) -> str:
    finished = int(s.round_no) if s.over else int(s.round_no) - 1
    lines = [
        f"mode {MODES[s.mode]}",
        f"round {s.round_no}/{s.rounds}",
        "over" if s.over else f"turn {s.turn} {PHASES[s.phase]}",
        f"start {s.starter}",
    ]
    if not s.memory_aid:
        lines.insert(1, "memory off")
    if s.ender != NOTHING:
        lines.append(f"end {s.ender}")
    if s.shuffles:
        lines.append(f"shuffles {s.shuffles}")
    if s.peeked != NOTHING:
        lines.append(f"peeked {target_text(int(s.peeked))}")
    if s.hand != NOTHING:
        seen = int(s.hand_seen)
        others = seen if seen == ALL_EYES else seen & ~rules.eye_of(int(s.turn))
        lines.append(f"hand {known_text(s, int(s.hand), others, int(s.hand_born))}")
    lines.append(" ".join(["pile", *map(card_text, reversed(s.pile[: s.left].tolist()))]))
    top_first = reversed(s.discards[: s.discarded].tolist())
    lines.append(" ".join(["discard", *map(card_text, top_first)]))
    if s.aside.any():
        aside = [LETTERS[i] for i, count in enumerate(s.aside.tolist()) for _ in range(count)]
        lines.append(" ".join(["aside", *aside]))
    for q in range(s.seats):
        points = "".join(f" {n}" for n in s.points[:finished, q].tolist())
        tail = f" points{points}" if points else ""
        lines.append(f"seat {lodge_text(s, q)} turns {s.turns[q]}{tail}")
    if finished:
        lines += [last_text(s, q) for q in range(s.seats)]
    return " | ".join(lines)


def agreed(s: State) -> tuple[str | None, dict[str, Value]]:
    return MODES[s.mode], {"rounds": int(s.rounds), "memory_aid": bool(s.memory_aid)}


def position(text: str) -> States:
    states = blank(STATE)
    s = states[0]
    s.rounds, s.round_no, s.memory_aid = 5, 1, True
    s.starter, s.ender, s.last_ender, s.peeked = NOTHING, NOTHING, NOTHING, NOTHING
    s.card[:], s.last[:], s.pile[:], s.discards[:] = NOTHING, NOTHING, NOTHING, NOTHING
    s.hand = NOTHING
    finished: set[int] = set()
    hidden: list[tuple[int, str, str]] = []  # of face-down cards: target, shuffle, who has seen
    hand = ("", "")
    lasts = 0
    fill = False
    for keyword, rest in clauses(text):
        match keyword:
            case "mode":
                s.mode = choice(one(rest, "mode"), "mode", MODES)
            case "memory":
                s.memory_aid = choice(one(rest, "memory"), "memory", ("off", "on"))
            case "round":
                this, _, of = one(rest, "round").partition("/")
                s.rounds = number(of, "round: of how many", 1, ROUNDS)
                s.round_no = number(this, "round", 1, int(s.rounds))
            case "turn":
                if len(rest) != 2:
                    raise BadWords(f"turn: a seat and one of {', '.join(PHASES)}")
                s.turn = number(rest[0], "turn: seat", 0, SEATS - 1)
                s.phase = choice(rest[1], "turn", PHASES)
            case "over":
                s.over = True
            case "start":
                s.starter = number(one(rest, "start"), "start: seat", 0, SEATS - 1)
            case "end":
                s.ender = number(one(rest, "end"), "end: seat", 0, SEATS - 1)
            case "shuffles":
                s.shuffles = number(one(rest, "shuffles"), "shuffles", 0, 99)
            case "peeked":
                if len(rest) != 3 or rest[0] != "seat":
                    raise BadWords("peeked: a space such as seat 1 B2")
                s.peeked = target(rest[1], rest[2])
            case "hand":
                s.hand, *hand_tags = known_card(one(rest, "hand"))
                hand = (hand_tags[0], hand_tags[1])
            case "pile":
                fill = rest[-1:] == ["..."]
                cards = [card(word) for word in (rest[:-1] if fill else rest)]
                s.left = fitting(len(cards), CARDS, "pile")
                s.pile[: s.left] = cards[::-1]
            case "discard":
                s.discarded = fitting(len(rest), NUMBER_CARDS, "discard")
                s.discards[: s.discarded] = [card(word) for word in rest][::-1]
            case "aside":
                for word in rest:
                    s.aside[choice(word, "aside", LETTERS)] += 1
            case "seat":
                if s.seats == SEATS:
                    raise BadWords(f"at most {SEATS} seats")
                finished.add(read_seat(s, int(s.seats), rest, hidden))
                s.seats += 1
            case "last":
                if lasts == s.seats:
                    raise BadWords("last: one for each seat, after the seats")
                read_last(s, lasts, rest)
                lasts += 1
            case _:
                raise BadWords(f"no clause {keyword!s:.60} in a position of BiberClan")
    if s.starter == NOTHING:
        s.starter = s.turn
    for t, shuffle, seats in hidden:
        at = t // SPACES, t % SPACES
        s.seen[at], s.born[at] = knowledge(s, shuffle, seats)
    if s.hand != NOTHING:
        s.hand_seen, s.hand_born = knowledge(s, *hand)
        s.hand_seen |= rules.eye_of(int(s.turn))
    check_cards(s, fill)
    check_lodges(s)
    check_rounds(s, finished, lasts)
    check_turn(s)
    return states


def fitting(count: int, most: int, what: str) -> int:
    if count > most:
        raise BadWords(f"{what}: at most {most} cards")
    return count


def lodge(words: list[str]) -> list[str]:
    if len(words) != SPACES + 1 or words[LOWER] != "/":
        raise BadWords("a lodge is three spaces below, a /, and two above")
    return words[:LOWER] + words[LOWER + 1 :]


def read_seat(s: State, q: int, words: list[str], hidden: list[tuple[int, str, str]]) -> int:
    """Read one seat; the number of rounds for which it names points."""
    for k, word in enumerate(lodge(words[: SPACES + 1])):
        if word == "-":
            continue
        s.filled[q] |= 1 << k
        if word.startswith("(") and word.endswith(")"):
            s.card[q, k], shuffle, seats = known_card(word[1:-1])
            hidden.append((SPACES * q + k, shuffle, seats))
        else:
            s.card[q, k] = card(word)
            s.up[q] |= 1 << k
            s.seen[q, k] = ALL_EYES
    rest = words[SPACES + 1 :]
    if rest[:1] == ["turns"] and len(rest) > 1:
        s.turns[q] = number(rest[1], "turns", 0, rules.TURNS + 1)
        rest = rest[2:]
    if not rest:
        return 0
    if rest[0] != "points" or len(rest) > 1 + ROUNDS:
        raise BadWords(f"after its lodge a seat has turns and points, not {' '.join(rest)!s:.60}")
    points = [number(word, "points", -rules.TOO_EARLY, 70) for word in rest[1:]]
    s.points[: len(points), q] = points
    s.total[q] = sum(points)
    return len(points)


def read_last(s: State, q: int, words: list[str]) -> None:
    if words[-1:] == ["end"]:
        if s.last_ender != NOTHING:
            raise BadWords("last: one seat began the end")
        s.last_ender = q
        words = words[:-1]
    for k, word in enumerate(lodge(words)):
        if word != "-":
            s.last[q, k] = number(word, "last: a card", 0, NUMBERS - 1)


def knowledge(s: State, shuffle: str, seats: str) -> tuple[int, int]:
    """Who has seen a card, and the shuffle it was drawn from."""
    if seats == "*":
        if shuffle:
            raise BadWords("a card that everybody has seen needs no @")
        return ALL_EYES, 0
    seen = 0
    for word in seats:
        seen |= 1 << number(word, "who has seen a card: * or seats", 0, int(s.seats) - 1)
    born = number(shuffle, "the shuffle behind @", 0, int(s.shuffles)) if shuffle else s.shuffles
    return seen, int(born)


def check_cards(s: State, fill: bool) -> None:
    copies = COPIES[s.mode]
    missing = copies.copy()
    lying = s.card[: s.seats].ravel().tolist()
    if any(c >= NUMBERS for c in [*lying, *s.discards[: s.discarded].tolist(), int(s.hand)]):
        raise BadWords("action cards are in the pile or aside, never anywhere else")
    for c in [*lying, *s.discards[: s.discarded], *s.pile[: s.left], s.hand]:
        if c != NOTHING:
            missing[c] -= 1
    missing[NUMBERS:] -= s.aside
    for c in range(KINDS):
        if missing[c] < 0:
            raise BadWords(
                f"{copies[c] - missing[c]} cards {card_text(c)}, "
                f"but {MODES[s.mode]} has {copies[c]} of them"
            )
    rest = [c for c in range(KINDS) for _ in range(missing[c])]
    if fill:
        named = s.pile[: s.left].copy()
        s.pile[: len(rest)] = rest[::-1]
        s.pile[len(rest) : len(rest) + len(named)] = named
        s.left += len(rest)
    elif rest:
        shown = " ".join(map(card_text, rest[:10]))
        raise BadWords(f"{len(rest)} cards are nowhere ({shown}); pile ... puts them there")


def check_lodges(s: State) -> None:
    seats, turn = int(s.seats), int(s.turn)
    if seats < 2:
        raise BadWords("at least 2 seats")
    if max(turn, s.starter, s.ender) >= seats or s.peeked >= SPACES * seats:
        raise BadWords(f"turn, start, end and peeked name seats from 0 to {seats - 1}")
    for q in range(seats):
        filled = int(s.filled[q])
        if rules.COVERED[filled] & ~filled:
            raise BadWords(f"seat {q}: an upper card lies on two lower ones")
    full = [q for q in range(seats) if s.filled[q] == FULL]
    if s.ender == NOTHING and full:
        raise BadWords("a lodge with five cards: say with end who began the end of the round")
    if s.ender != NOTHING and s.ender not in full:
        raise BadWords("who began the end of the round has a lodge with five cards")
    after_end = (turn - s.ender) % seats
    if not s.over and any((q - s.ender) % seats >= after_end for q in full if q != turn):
        raise BadWords("only seats that have had their last turn have five cards")


def check_rounds(s: State, finished: set[int], lasts: int) -> None:
    rounds_done = int(s.round_no) if s.over else int(s.round_no) - 1
    if finished != {rounds_done}:
        raise BadWords(f"points: {rounds_done} for each seat, one per finished round")
    if lasts not in (0, s.seats) or (lasts and not rounds_done):
        raise BadWords("last: none, or one for each seat once a round is finished")
    five = any(rules.five_equal(s.last[q]) for q in range(s.seats))
    if five and not s.over:
        raise BadWords("five equal cards end the game: over")
    if s.over and s.round_no != s.rounds and not five:
        raise BadWords("over: after the last round, or with five equal cards in a last lodge")


def check_turn(s: State) -> None:
    seats, turn = int(s.seats), int(s.turn)
    if s.over:
        if (s.up != s.filled).any() or s.hand != NOTHING or s.peeked != NOTHING:
            raise BadWords("over: all cards face up, none in hand, none peeked at")
        if s.turn or s.phase:
            raise BadWords("over: nobody is in turn")
        return
    if s.filled[turn] == FULL or s.ender == turn:
        raise BadWords("the seat in turn has at most four cards")
    had = int(s.turns[turn])
    before = (turn - int(s.starter)) % seats
    order = [(int(s.starter) + i) % seats for i in range(seats)]
    if [int(s.turns[q]) - had for q in order] != [1] * before + [0] * (seats - before):
        raise BadWords("turns: the seats before the one in turn have had one more, from start on")
    if had > rules.TURNS or (had == rules.TURNS and s.ender == NOTHING):
        raise BadWords(f"turns: {rules.TURNS} each, and then last turns only")
    if (s.hand != NOTHING) != (s.phase in (rules.PLACING, rules.KEEPING)):
        raise BadWords("a card is in hand when the turn is at place or keep, and only then")
    fresh = s.hand_seen == rules.eye_of(turn) and s.hand_born == s.shuffles
    if s.phase == rules.PLACING and not fresh:
        raise BadWords("at place, the card in hand is newly drawn and nobody else has seen it")
    if s.phase >= rules.CLEANING and s.aside[s.phase - rules.CLEANING] == 0:
        raise BadWords(f"at {PHASES[s.phase]}, its action card is aside")
    if s.phase >= rules.CLEANING and not rules.possible(s, int(s.phase) - rules.CLEANING + NUMBERS):
        raise BadWords(f"at {PHASES[s.phase]}, there is a card to {PHASES[s.phase]}")
    if s.peeked != NOTHING and not seen_by_peeking(s):
        raise BadWords("peeked: a face-down card that the seat in turn has just seen")


def seen_by_peeking(s: State) -> bool:
    q, k = divmod(int(s.peeked), SPACES)
    down = int(s.filled[q]) & ~int(s.up[q]) & 1 << k
    known = int(s.seen[q, k]) & rules.eye_of(int(s.turn))
    peeks = int(s.aside[rules.PEEK_CARD - NUMBERS]) - int(s.phase == rules.PEEKING)
    return bool(down and known and s.phase != rules.KEEPING and peeks > 0)
