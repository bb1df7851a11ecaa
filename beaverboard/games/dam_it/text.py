"""Dam It! positions and moves as text, for tests, records and bug reports.

    turn 1 | river birch+2 oak garbage pine | pile maple oak ... | discard oak*2 maple
    seat 3 hand birch oak*2 disposal dams 5:8 11:17 garbage 2
    seat 3 hand willow dams 3:5

The river is written from position 1, `+2` are the cubes on a card. The draw pile is
written from its top; `...` stands for all cards not named elsewhere, in rising order. A
seat is its cubes, then its hand, its dams (cost:points) and its garbage. Besides: `over`
for `turn`, and where they are not the usual ones, `values 1 1 1 2 2 3 3`, `points 5 4 3 /
8 7 6 / 11 10 9 / 14 13 12 / 17 16 15` and `memory_aid off`.

Moves read `take 3`, `take 2 dispose`, `build 7 oak+maple+disposal`. Position 5 is the top
of the draw pile.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.clauses import blank, choice, clauses, number, one
from beaverboard.games.dam_it import rules
from beaverboard.games.dam_it.options import OPTIONS, TREE_NAMES
from beaverboard.games.dam_it.rules import (
    BUILD,
    CARDS,
    COSTS,
    CUBES,
    DAMS,
    DISPOSAL,
    DISPOSE,
    GARBAGE,
    HEIGHT,
    HELD,
    KINDS,
    RIVER,
    SEATS,
    SETS,
    STACKS,
    STATE,
    TAKE,
    TREES,
    State,
)
from beaverboard.games.game import BadWords, Move, Reason, Spot, States
from beaverboard.games.setup import BadSetup, Option, Value

NAMES = (*TREE_NAMES, "disposal", "garbage")
COST_WORDS = tuple(str(cost) for cost in COSTS)
ZONES = ("river", "pile", "hand", "cubes", "dams", "stacks", "discard")
EVENTS = (
    "shuffled",
    "floated",
    "shown",
    "starts",
    "paid",
    "taken",
    "gained",
    "kept",
    "discarded",
    "slid",
    "built",
    "river-empty",
    "dams-gone",
    "scored",
    "finished",
)
REASONS = {
    rules.OVER: Reason("DI-4", "over"),
    rules.UNKNOWN: Reason("DI-3", "unknown"),
    rules.TOO_FEW_CUBES: Reason("DI-3.1.1", "too-few-cubes"),
    rules.NOT_GARBAGE: Reason("DI-3.1.4", "not-garbage"),
    rules.NO_DISPOSAL: Reason("DI-3.1.4", "no-disposal"),
    rules.EMPTY_STACK: Reason("DI-3.2.2", "empty-stack"),
    rules.NOT_IN_HAND: Reason("DI-3.2.1", "not-in-hand"),
    rules.TOO_LITTLE: Reason("DI-3.2.2", "too-little"),
}

# Moves


def words(action: int) -> str:
    if action >= BUILD:
        named = "+".join(NAMES[c] for c in in_order(rules.kinds_of(action)))
        return f"build {COSTS[rules.stack_of(action)]} {named}"
    if action >= DISPOSE:
        return f"take {action - DISPOSE + 1} dispose"
    return f"take {action - TAKE + 1}"


def in_order(kinds: int) -> list[int]:
    """The kinds of a set as people name them: the best trees first, disposal last."""
    return [c for c in (*reversed(range(TREES)), DISPOSAL) if kinds >> c & 1]


def action(words: str) -> int:
    match words.split():
        case ["take", k]:
            return TAKE + river_position(k)
        case ["take", k, "dispose"]:
            return DISPOSE + river_position(k)
        case ["build", cost, named]:
            stack = choice(cost, "build: cost", COST_WORDS)
            return BUILD + SETS * stack + set_of_kinds(named) - 1
    raise BadWords(
        f"moves read take 3, take 2 dispose, build 7 oak+maple+disposal; not {words!s:.60}"
    )


def river_position(word: str) -> int:
    return number(word, "take: position", 1, RIVER + 1) - 1


def set_of_kinds(named: str) -> int:
    kinds = 0
    for word in named.split("+"):
        bit = 1 << choice(word, "build: cards", NAMES[:HELD])
        if kinds & bit:
            once = "one disposal card" if word == NAMES[DISPOSAL] else "one card of each tree"
            raise BadWords(f"build: at most {once} in a dam, not {named!s:.60} (DI-3.2.1)")
        kinds |= bit
    return kinds


def move(s: State, action: int) -> Move:
    """Cards to build with are picked in the order of `in_order`, the stack at last. Garbage
    is put where it shall go, if there is a choice: to the dam pile or to a disposal card."""
    p = int(s.turn)
    if action >= BUILD:
        cards = (Spot("hand", p, c) for c in in_order(rules.kinds_of(action)))
        return Move(action, "build", (*cards, Spot("stacks", 0, rules.stack_of(action))))
    k = (action - TAKE) % (RIVER + 1)
    spot = Spot("pile", 0, 0) if k == RIVER else Spot("river", 0, k)
    if action >= DISPOSE:
        return Move(action, "dispose", (spot, Spot("hand", p, DISPOSAL)))
    if rules.card_at(s, k) != GARBAGE:
        return Move(action, "take", (spot,))
    keeping = (Spot("dams", p, 0),) if s.hand[p, DISPOSAL] else ()
    return Move(action, "keep", (spot, *keeping))


def attempted(s: State, picks: Sequence[Spot]) -> int | None:
    last = picks[-1]
    if last.zone == "pile":
        return TAKE + RIVER
    if last.zone == "river":
        return TAKE + last.index if last.index < RIVER else None
    if last.zone not in ("hand", "stacks"):
        return None
    kinds = 0
    for pick in picks:
        if pick.zone == "hand" and pick.index < HELD:
            kinds |= 1 << pick.index
    # A dam alone is measured against the whole hand (an empty one: any tree lets the rules
    # speak), cards alone against the cheapest dams.
    stack = last.index if last.zone == "stacks" else 0
    kinds = kinds or (rules.held(s, int(s.turn)) or 1 if last.zone == "stacks" else 0)
    return BUILD + SETS * stack + kinds - 1 if kinds and stack < STACKS else None


# Positions


def text(s: State) -> str:
    lines = list(options_text(s))
    lines.append("over" if s.over else f"turn {s.turn}")
    river = zip(s.river.tolist(), s.cubes_on.tolist(), strict=True)
    lines.append(" ".join(["river", *(f"{NAMES[c]}+{n}" if n else NAMES[c] for c, n in river)]))
    lines.append(" ".join(["pile", *(NAMES[c] for c in reversed(s.pile[: s.left].tolist()))]))
    lines.append(" ".join(["discard", *counted(s.discards.tolist())]))
    for p in range(s.seats):
        hand, dams = counted(s.hand[p].tolist()), list(dams_text(s, p))
        line = [f"seat {s.cubes[p]}"]
        line += ["hand", *hand] if hand else []
        line += ["dams", *dams] if dams else []
        line += ["garbage", str(s.garbage[p])] if s.garbage[p] else []
        lines.append(" ".join(line))
    return " | ".join(lines)


def options_text(s: State) -> Iterator[str]:
    """What was agreed, where it is not the usual."""
    _, values = agreed(s)
    usual = {option.name: option.default for option in OPTIONS}
    if values["tree_values"] != usual["tree_values"]:
        yield " ".join(["values", *map(str, s.value[:TREES])])
    if values["dam_points"] != usual["dam_points"]:
        yield "points " + " / ".join(" ".join(map(str, column)) for column in s.points)
    if values["memory_aid"] != usual["memory_aid"]:
        yield "memory_aid off"


def counted(counts: list[int]) -> list[str]:
    return [f"{NAMES[c]}*{n}" if n > 1 else NAMES[c] for c, n in enumerate(counts) if n]


def dams_text(s: State, p: int) -> Iterator[str]:
    for stack, level in zip(*np.nonzero(s.owner == p), strict=True):
        yield f"{COSTS[stack]}:{s.points[stack, level]}"


def agreed(s: State) -> tuple[str | None, dict[str, Value]]:
    return None, {
        "tree_values": tuple(s.value[:TREES].tolist()),
        "dam_points": tuple(s.points.ravel().tolist()),
        "memory_aid": bool(s.memory_aid),
    }


def position(text: str) -> States:
    states = blank(STATE)
    s = states[0]
    s.memory_aid = True
    s.value[:] = (*rules.TREE_VALUES, rules.DISPOSAL_VALUE)
    s.points[:] = np.reshape(rules.DAM_POINTS, (STACKS, HEIGHT))
    s.owner[:], s.river[:], s.pile[:] = NOTHING, NOTHING, NOTHING
    seats: list[list[str]] = []
    fill = False
    seen: set[str] = set()
    for keyword, rest in clauses(text):
        if keyword in seen:
            raise BadWords(f"{keyword}: once in a position")
        if keyword != "seat":
            seen.add(keyword)
        match keyword:
            case "values":
                s.value[:TREES] = option_row(OPTIONS[0], rest)
            case "points":
                column = [word for word in rest if word != "/"]
                s.points[:] = np.reshape(option_row(OPTIONS[1], column), (STACKS, HEIGHT))
            case "memory_aid":
                s.memory_aid = choice(one(rest, keyword), keyword, ("off", "on")) == 1
            case "turn":
                s.turn = number(one(rest, "turn"), "turn: seat", 0, SEATS - 1)
            case "over":
                s.over = True
            case "river":
                read_river(s, rest)
            case "pile":
                fill = rest[-1:] == ["..."]
                cards = [choice(word, "pile", NAMES) for word in (rest[:-1] if fill else rest)]
                s.left = fitting(len(cards), "pile")
                s.pile[: s.left] = cards[::-1]
            case "discard":
                s.discards[:] = counts(rest, "discard", KINDS)
            case "seat":
                seats.append(rest)
            case _:
                raise BadWords(f"no clause {keyword!s:.60} in a position of Dam It!")
    if not 2 <= len(seats) <= SEATS:
        raise BadWords(f"from 2 to {SEATS} seats, not {len(seats)}")
    s.seats = len(seats)
    rules.sort_values(s)
    for p, rest in enumerate(seats):
        read_seat(s, p, rest)
    check_dams(s)
    check_cards(s, fill)
    check_position(s)
    return states


def option_row(option: Option, words: list[str]) -> tuple[int, ...]:
    try:
        value = option.read(",".join(words))
    except BadSetup as error:
        raise BadWords(str(error)) from None
    assert isinstance(value, tuple)
    return value


def fitting(count: int, what: str) -> int:
    if count > CARDS:
        raise BadWords(f"{what}: there are {CARDS} river cards")
    return count


def read_river(s: State, words: list[str]) -> None:
    if len(words) != RIVER:
        raise BadWords(f"river: {RIVER} cards, not {len(words)}")
    for k, word in enumerate(words):
        name, plus, cubes = word.partition("+")
        s.river[k] = choice(name, "river", NAMES)
        s.cubes_on[k] = number(cubes, "river: cubes on a card", 1, CUBES * SEATS) if plus else 0


def counts(words: list[str], what: str, kinds: int) -> list[int]:
    """How many of each kind: `oak*3` or `oak oak oak`."""
    result = [0] * kinds
    for word in words:
        name, times, count = word.partition("*")
        c = choice(name, what, NAMES[:kinds])
        result[c] += number(count, f"{what}: how many", 1, CARDS) if times else 1
    fitting(sum(result), what)
    return result


def read_seat(s: State, p: int, words: list[str]) -> None:
    if not words:
        raise BadWords("seat: its cubes, then hand, dams and garbage")
    s.cubes[p] = number(words[0], "seat: cubes", 0, CUBES * SEATS)
    parts: dict[str, list[str]] = {}
    named: list[str] | None = None
    for word in words[1:]:
        if word in ("hand", "dams", "garbage") and word not in parts:
            named = parts.setdefault(word, [])
        elif named is None:
            raise BadWords(f"after its cubes a seat has hand, dams and garbage, not {word!s:.60}")
        else:
            named.append(word)
    s.hand[p] = counts(parts.get("hand", []), "hand", HELD)
    for word in parts.get("dams", []):
        read_dam(s, p, word)
    if "garbage" in parts:
        count = one(parts["garbage"], "garbage")
        s.garbage[p] = number(count, "garbage", 0, rules.GARBAGES)


def read_dam(s: State, p: int, word: str) -> None:
    cost, _, points = word.partition(":")
    stack = choice(cost, "dams: cost", COST_WORDS)
    level = choice(points, f"dams: points for cost {cost}", [str(n) for n in s.points[stack]])
    if s.owner[stack, level] != NOTHING:
        raise BadWords(f"dams: there is one dam {word}, not two")
    s.owner[stack, level] = p


def check_dams(s: State) -> None:
    for stack in range(STACKS):
        taken = (s.owner[stack] != NOTHING).tolist()
        if taken != sorted(taken, reverse=True):
            raise BadWords(f"dams: those of cost {COSTS[stack]} are taken from the top")
        s.gone[stack] = sum(taken)


def check_cards(s: State, fill: bool) -> None:
    found = s.discards.astype(int)
    found[:HELD] += s.hand.sum(axis=0, dtype=int)
    found[GARBAGE] += s.garbage.sum(dtype=int)
    for c in [*s.river.tolist(), *s.pile[: s.left].tolist()]:
        if c == NOTHING:
            raise BadWords(f"river: {RIVER} cards")
        found[c] += 1
    missing = [rules.copies(c) - int(found[c]) for c in range(KINDS)]
    for c, count in enumerate(missing):
        if count < 0:
            raise BadWords(f"{found[c]} cards {NAMES[c]}, but there are {rules.copies(c)} of them")
    rest = [c for c in range(KINDS) for _ in range(missing[c])]
    if fill:
        named = s.pile[: s.left].copy()
        s.pile[: len(rest)] = rest[::-1]
        s.pile[len(rest) : len(rest) + len(named)] = named
        s.left += len(rest)
    elif rest:
        shown = " ".join(counted(missing))
        raise BadWords(f"{len(rest)} cards are nowhere ({shown!s:.60}); pile ... puts them there")


def check_position(s: State) -> None:
    if s.turn >= s.seats:
        raise BadWords(f"turn: a seat from 0 to {s.seats - 1}")
    cubes = int(s.cubes.sum(dtype=int) + s.cubes_on.sum(dtype=int))
    if cubes != CUBES * s.seats:
        raise BadWords(f"{cubes} cubes, but {s.seats} seats have {CUBES * s.seats} (DI-2.1)")
    if s.discards[GARBAGE] > s.discards[DISPOSAL]:
        raise BadWords("discard: garbage gets there with a disposal card each (DI-3.1.4)")
    ended = s.left == 0 or rules.dams_left(s) == 0
    if s.over != ended:
        raise BadWords(
            f"over: when the draw pile is empty or all {DAMS} dams are taken, and only then (DI-4)"
        )
    if s.over and s.turn:
        raise BadWords("over: then it is nobody's turn")
