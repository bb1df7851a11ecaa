"""Le Roi des Castors: positions and moves as text, for tests, records and bug reports.

    mode normal | turn 0 main | start 0 | pile troc 2 ... | discard 1 espion
    seat architecte hand 1 2 2 troc espion dams 1-2-2-2! 2-2
    seat sage hand 1 3 3 troc 2 reserve recolte shields protection dams 1-1 spent
    knows 0 1 3 3

Cards are `1 2 3` (logs) and `recolte troc permanente chapardage espion pioche protection
recyclage`. Piles are written from the top; `...` stands for all cards not named elsewhere,
in rising order. A dam is written from the bottom: a heap of logs, sorted, whose last one
is on top; `1*` is a 1 that counts 2, `!` marks a complete dam, `x` a dead one. A seat may
be `spent` (its power of once a game), `asleep`, `optimised` (RC-9.4). `knows 0 1 3 3`:
seat 0 (or `all`) remembers two 3s in the hand of seat 1. In `team` there are two clauses
`team` instead of seats and a pile `logs`; in `solo` the clauses are `pool` and `rival`.

Besides: `exact`, `equal-turns`, `memory off`, `deck` and eleven numbers (where the deck is
not that of RC-1.5), `over`, `last-lap`, `quiet 3` (turns without a log), `monopole 2`
(cards left to draw), `aside` and `river` cards, and of the turn: `dozing`, `raising`,
`free`, `swimming`, `fresh`, `laid 2`, `last 1` (value), `card troc`, `owed 2`, `done 1`,
`victim 1`, `dam 0`, `dam-to 1`, `moved 2`, `drawn troc 2!` (`!`: openly).

Moves read `pass`, `use`, `draw`, `draw log`, `take 0`, `discard troc`, `play troc`, `play
troc reserve`, `lay 2 on 0`, `lay 2 reserve on 0` (the first number without a dam begins
one), `target 1`, `steal 2`, `recycle troc`, `store troc`, `optimise`, `from 0`, `to 1`,
`move 2`.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.clauses import blank, choice, clauses, number, one
from beaverboard.games.game import BadWords, Move, Reason, Spot, States
from beaverboard.games.roi_des_castors import (
    actions,
    characters,
    dams,
    effects,
    ending,
    options,
    rules,
    state,
)
from beaverboard.games.roi_des_castors.cards import CARD_TEXTS, CHARACTER_TEXTS
from beaverboard.games.roi_des_castors.state import (
    CARDS,
    DAMS,
    DECK,
    DECKS,
    KINDS,
    LOG_DECK,
    RAISED,
    RIVER_CARDS,
    SEATS,
    STATE,
    VALUES,
    State,
)
from beaverboard.games.setup import Value, mode_names


def in_order(names: dict[int, str]) -> tuple[str, ...]:
    """Of constants that count from 0 on."""
    return tuple(names[number] for number in range(len(names)))


MODES = mode_names(options.MODES)
KIND_NAMES = ("1", "2", "3", *(card.key for card in CARD_TEXTS))
CHARACTER_NAMES = tuple(character.key for character in CHARACTER_TEXTS)
PHASES = in_order(
    {
        state.POWER: "power",
        state.DRAWING: "draw",
        state.KEEPING: "keep",
        state.MAIN: "main",
        state.AGAIN: "again",
        state.LAYING: "lay",
        state.CLAIMING: "claim",
        state.AIMING: "target",
        state.STEALING: "steal",
        state.TROC_OUT: "troc-out",
        state.TROC_IN: "troc-in",
        state.PICKING: "pick",
        state.RECYCLING: "recycle",
        state.DISCARDING: "discard",
        state.MOVING_FROM: "move-from",
        state.MOVING_TO: "move-to",
        state.MOVING: "move",
        state.ADJUSTING: "adjust",
        state.FILLING: "fill",
        state.TO_DRAW: "to-draw",
        state.CARD_DONE: "card-done",
        state.TO_ADJUST: "to-adjust",
        state.TURN_DONE: "turn-done",
    }
)
ZONES = in_order(
    {
        state.PILE: "pile",
        state.LOG_PILE: "log-pile",
        state.DISCARDED_PILE: "discard",
        state.ASIDE: "aside",
        state.HAND: "hand",
        state.RESERVE: "reserve",
        state.DAM: "dam",
        state.SHIELDS: "shields",
        state.RIVER: "river",
        state.DRAWN_PAIR: "drawn",
    }
)
EVENTS = in_order(
    {
        state.DEALT: "dealt",
        state.CHARACTER: "character",
        state.RESERVED: "reserved",
        state.STARTS: "starts",
        state.POWERED: "powered",
        state.SLEEPS: "sleeps",
        state.DRAWN: "drawn",
        state.TAKEN: "taken",
        state.RIVER_FILLED: "river-filled",
        state.SKIPPED: "skipped",
        state.LAID: "laid",
        state.RAISED_LOG: "raised",
        state.BROKE_ORDER: "broke-order",
        state.COMPLETED: "completed",
        state.WENT_OVER: "went-over",
        state.CLAIMED: "claimed",
        state.DECLINED: "declined",
        state.PLAYED: "played",
        state.AIMED: "aimed",
        state.NO_TARGET: "no-target",
        state.CANCELLED: "cancelled",
        state.SHOWN: "shown",
        state.STOLEN: "stolen",
        state.RECYCLED: "recycled",
        state.STORED: "stored",
        state.DISCARDED: "discarded",
        state.MONOPOLE: "monopole",
        state.OPTIMISES: "optimises",
        state.MOVED: "moved",
        state.BONUS: "bonus",
        state.RESHUFFLED: "reshuffled",
        state.CLEARED: "cleared",
        state.LAST_LAP: "last-lap",
        state.STALEMATE: "stalemate",
        state.REVEALED: "revealed",
        state.SCORED: "scored",
        state.FINISHED: "finished",
    }
)
REASONS = {
    actions.OVER: Reason("RC-5.1", "over"),
    actions.UNKNOWN: Reason("RC-3", "unknown"),
    actions.NOT_NOW: Reason("RC-3.8", "not-now"),
    actions.MUST_ACT: Reason("RC-3.3", "must-act"),
    actions.MUST_ANSWER: Reason("RC-3.8", "must-answer"),
    actions.POWER_PAST: Reason("RC-3.1", "power-past"),
    actions.SPENT: Reason("RC-8", "spent"),
    actions.NO_POWER: Reason("RC-8", "no-power"),
    actions.RESERVE_FULL: Reason("RC-8", "reserve-full"),
    actions.ASLEEP: Reason("RC-8", "asleep"),
    actions.NOT_HELD: Reason("RC-3.3", "not-held"),
    actions.NOT_IN_RESERVE: Reason("RC-8.1", "not-in-reserve"),
    actions.THREE_LOGS: Reason("RC-3.3", "three-logs"),
    actions.NO_DAM: Reason("RC-4.1", "no-dam"),
    actions.FALLING: Reason("RC-4.2", "falling"),
    actions.STEP_TOO_HIGH: Reason("RC-4.3", "step"),
    actions.IS_COMPLETE: Reason("RC-4.5", "complete"),
    actions.IS_DEAD: Reason("RC-4.7", "dead"),
    actions.NO_OPPONENT: Reason("RC-7", "no-opponent"),
    actions.PROTECTED: Reason("RC-7", "protected"),
    actions.NO_SUCH_LOG: Reason("RC-7", "no-such-log"),
    actions.NOT_DISCARDED: Reason("RC-7", "not-discarded"),
    actions.NOT_DRAWN: Reason("RC-8", "not-drawn"),
    actions.NOTHING_TO_DRAW: Reason("RC-3.6", "nothing-to-draw"),
    actions.NO_RIVER: Reason("RC-9.1", "no-river"),
    actions.NO_LOG_DECK: Reason("RC-11.1", "no-log-deck"),
    actions.LOG_FIRST: Reason("RC-11.2", "log-first"),
    actions.EXPERT_ONLY: Reason("RC-9.4", "expert-only"),
    actions.OPTIMISED: Reason("RC-9.4", "optimised"),
    actions.NOT_AFTER_REPLAY: Reason("RC-9.4", "not-after-replay"),
    actions.NO_MOVE: Reason("RC-9.4", "no-move"),
}

# Moves

VERBS = {
    actions.PASS: "pass",
    actions.USE: "use",
    actions.DRAW: "draw",
    actions.TAKE: "take",
    actions.DISCARD: "discard",
    actions.PLAY: "play",
    actions.OPTIMISE: "optimise",
    actions.AIM: "target",
    actions.STORE: "store",
    actions.STEAL: "steal",
    actions.RECYCLE: "recycle",
    actions.FROM: "from",
    actions.TO: "to",
    actions.MOVE: "move",
    actions.LAY: "lay",
}


def spell(action: int) -> str:
    # the table itself: an import must not call compiled code, which loads half a second long
    verb, place, source, c = actions.MEANING[action].tolist()
    said = [VERBS[verb]]
    if c != NOTHING:
        said.append(KIND_NAMES[c])
    if source == state.FROM_RESERVE:
        said.append("reserve")
    if verb == actions.LAY:
        said.append("on")
    if verb != actions.DRAW and place != NOTHING:
        said.append(str(place))
    elif place == LOG_DECK:
        said.append("log")
    return " ".join(said)


WORDS = [spell(action) for action in range(actions.ACTIONS)]
NUMBERS = {words: action for action, words in enumerate(WORDS)}


def words(action: int) -> str:
    return WORDS[action]


def action(words: str) -> int:
    try:
        return NUMBERS[" ".join(words.split())]
    except KeyError:
        raise BadWords(
            "moves read pass, use, draw, draw log, take 0, discard troc, play troc, lay 2 on 0, "
            "lay 2 reserve on 0, target 1, steal 2, recycle troc, store troc, optimise, from 0, "
            f"to 1, move 2; not {words!s:.60}"
        ) from None


def move(s: State, action: int) -> Move:
    return Move(action, words(action).split()[0], tuple(picks(s, action)))


def picks(s: State, action: int) -> list[Spot]:
    q = state.side(s)
    verb, place, source, c = actions.MEANING[action].tolist()
    match verb:
        case actions.LAY:
            return [Spot(ZONES[state.HAND + source], q, c), Spot("dam", q, place)]
        case actions.PLAY:
            return [Spot(ZONES[state.HAND + source], q, c)]
        case actions.DISCARD if s.phase == state.KEEPING:
            return [Spot("drawn", q, s.drawn.tolist().index(c))]
        case actions.DISCARD | actions.STORE:
            return [Spot("hand", q, c)]
        case actions.DRAW:
            return [Spot("log-pile" if place == LOG_DECK else "pile", 0, 0)]
        case actions.TAKE:
            return [Spot("river", 0, place)]
        case actions.AIM:
            return [Spot("side", place, 0)]
        case actions.STEAL:
            return [Spot("hand", int(s.victim), c)]
        case actions.RECYCLE:
            return [Spot("discard", 0, c)]
        case actions.FROM | actions.TO:
            return [Spot("dam", q, place)]
        case actions.MOVE:
            return [Spot("log", q, c)]
        case actions.USE if s.phase == state.CLAIMING:
            return [Spot("dam", q, int(s.dam))]
        case actions.USE:
            return [Spot("character", q, 0)]
    return []  # PASS, OPTIMISE


def attempted(s: State, picks: Sequence[Spot]) -> int | None:
    return NUMBERS.get(attempted_words(s, picks) or "")


def attempted_words(s: State, picks: Sequence[Spot]) -> str | None:
    last = picks[-1]
    q, phase, i = state.side(s), PHASES[s.phase], last.index
    cards = [each for each in picks if each.zone in ("hand", "reserve")]
    if any(card.index >= KINDS for card in cards):
        return None
    match last.zone:
        case "hand" if last.seat != q:
            return f"steal {KIND_NAMES[i]}" if phase == "steal" else None
        case "hand" if phase == "power":
            return f"store {KIND_NAMES[i]}"
        case "hand" | "reserve":
            return card_words(s, last) if last.seat == q else None
        case "dam" if phase in ("move-from", "move-to"):
            return f"{phase.removeprefix('move-')} {i}"
        case "dam" if cards:
            return lay_words(cards[0], i)
        case "dam":
            return closed_words(s, last) if last.seat == q else None
        case "pile":
            return "draw"
        case "log-pile":
            return "draw log"
        case "river":
            return f"take {i}"
        case "side":
            return f"target {last.seat}"
        case "log":
            return f"move {i + 1}"
    return None


def card_words(s: State, card: Spot) -> str:
    """A log that cannot be laid anywhere cannot begin a dam either."""
    if card.index < VALUES:
        return lay_words(card, 0 if s.mode == state.SOLO else int(s.dams[card.seat]))
    return f"play {KIND_NAMES[card.index]}{source_words(card)}"


def lay_words(card: Spot, dam: int) -> str:
    return f"lay {KIND_NAMES[card.index]}{source_words(card)} on {dam}"


def source_words(card: Spot) -> str:
    return " reserve" if card.zone == "reserve" else ""


def closed_words(s: State, dam: Spot) -> str | None:
    """A dam that takes nothing more says so to any log."""
    q, k = dam.seat, dam.index
    logs = [c for c in range(VALUES) if s.hand[q, c]]
    if not logs or k >= s.dams[q] or s.fate[q, k] == state.GROWING:
        return None
    return lay_words(Spot("hand", q, logs[0]), k)


# Positions

SWITCHES = (
    "exact",
    "equal_turns",
    "over",
    "last_lap",
    "dozing",
    "raising",
    "free",
    "swimming",
    "fresh",
)
COUNTERS = {"quiet": 60, "monopole": 3, "laid": 3, "last": 3, "owed": 3, "done": 3, "moved": 3}
SPOTS = {"victim": SEATS - 1, "dam": DAMS - 1, "dam_to": DAMS - 1}
SIDE_MARKS = ("spent", "asleep", "optimised")
SIDE_LISTS = ("hand", "reserve", "shields", "dams")
FATES = ("", "!", "x")


def cards_text(counts: Iterable[int]) -> str:
    return "".join(f" {KIND_NAMES[c]}" * int(count) for c, count in enumerate(counts))


def pile_text(cards: Iterable[int]) -> str:
    return "".join(f" {KIND_NAMES[c]}" for c in cards)


def card(word: str, what: str) -> int:
    return choice(word, what, KIND_NAMES)


def dam_text(s: State, q: int, k: int) -> str:
    logs, top = s.logs[q, k].tolist(), int(s.top[q, k])
    classes = [(1, 0, "1"), (2, 1, "2"), (2, RAISED, "1*"), (3, 2, "3")]
    faces = [face for _, which, face in classes for _ in range(logs[which])]
    last = next(face for value, which, face in classes if value == top and logs[which])
    faces.remove(last)
    return "-".join([*faces, last]) + FATES[s.fate[q, k]]


def side_text(s: State, q: int) -> str:
    word = ("pool", "rival")[q] if s.mode == state.SOLO else "team"
    words = [word if s.mode >= state.TEAM else "seat"]
    if s.character[q] != NOTHING:
        words.append(CHARACTER_NAMES[s.character[q]])
    words.append(f"hand{cards_text(s.hand[q])}")
    if s.reserve[q].any():
        words.append(f"reserve{cards_text(s.reserve[q])}")
    shields = ["permanente"] * int(s.permanente[q]) + ["protection"] * int(s.protection[q])
    if shields:
        words.append(" ".join(["shields", *shields]))
    if s.dams[q]:
        words.append(" ".join(["dams", *(dam_text(s, q, k) for k in range(s.dams[q]))]))
    return " ".join([*words, *(mark for mark in SIDE_MARKS if s[mark][q])])


def text(s: State) -> str:
    lines = [f"mode {MODES[s.mode]}", f"turn {s.turn} {PHASES[s.phase]}", f"start {s.starter}"]
    lines += [switch.replace("_", "-") for switch in SWITCHES if s[switch]]
    lines += [f"{counter} {s[counter]}" for counter in COUNTERS if s[counter]]
    lines += [f"{spot.replace('_', '-')} {s[spot]}" for spot in SPOTS if s[spot] != NOTHING]
    if not s.memory_aid:
        lines.append("memory off")
    if s.copies.tolist() != DECKS[state.deck_row(s)].tolist():
        lines.append(" ".join(map(str, ["deck", *s.copies.tolist()])))
    if s.card != NOTHING:
        lines.append(f"card {KIND_NAMES[s.card]}")
    if s.drawn[0] != NOTHING or s.drawn[1] != NOTHING:
        faces = [
            f" {KIND_NAMES[c]}{'!' * int(openly)}"
            for c, openly in zip(s.drawn, s.drawn_open, strict=True)
            if c != NOTHING
        ]
        lines.append("drawn" + "".join(faces))
    lines.append("pile" + pile_text(reversed(s.pile[DECK, : s.left[DECK]].tolist())))
    if s.mode == state.TEAM:
        lines.append("logs" + pile_text(reversed(s.pile[LOG_DECK, : s.left[LOG_DECK]].tolist())))
    lines.append("discard" + cards_text(s.discards))
    if s.aside.any():
        lines.append("aside" + cards_text(s.aside))
    if s.mode == state.EXPERT:
        names = ("-" if c == NOTHING else KIND_NAMES[c] for c in s.river.tolist())
        lines.append(" ".join(["river", *names]))
    lines += [side_text(s, q) for q in range(state.sides(s))]
    for observer in range(state.sides(s) + 1):
        for q in range(state.sides(s)):
            if s.known[observer, q].any():
                name = "all" if observer == 0 else str(observer - 1)
                lines.append(f"knows {name} {q}{cards_text(s.known[observer, q])}")
    return " | ".join(lines)


def agreed(s: State) -> tuple[str | None, dict[str, Value]]:
    usual, copies = DECKS[state.deck_row(s)].tolist(), s.copies.tolist()
    return MODES[s.mode], {
        "exact": bool(s.exact),
        "equal_turns": bool(s.equal_turns),
        "memory_aid": bool(s.memory_aid),
        "logs": counts_option(copies[:VALUES], usual[:VALUES]),
        "cards": counts_option(copies[VALUES:], usual[VALUES:]),
    }


def counts_option(copies: Sequence[int], usual: Sequence[int]) -> tuple[int, ...]:
    """All or none as RC-1.5 says: of a row that names only some, the others could be too few."""
    return (NOTHING,) * len(copies) if copies == usual else tuple(copies)


def position(text: str) -> States:
    states = blank(STATE)
    s = states[0]
    state.clear(s)
    state.clear_question(s)
    s.memory_aid, s.phase = True, state.MAIN
    filled: set[int] = set()
    side_words: list[str] = []
    deck: list[int] = []
    memories: list[list[str]] = []
    for keyword, rest in clauses(text):
        name = keyword.replace("-", "_")
        if name in SWITCHES:
            none(rest, keyword)
            s[name] = True
        elif name in COUNTERS:
            s[name] = number(one(rest, keyword), keyword, 0, COUNTERS[name])
        elif name in SPOTS:
            s[name] = number(one(rest, keyword), keyword, 0, SPOTS[name])
        elif keyword in ("seat", "team", "pool", "rival"):
            if len(side_words) == SEATS:
                raise BadWords(f"at most {SEATS} seats")
            read_side(s, len(side_words), rest)
            side_words.append(keyword)
        elif keyword == "knows":
            memories.append(rest)
        elif keyword == "deck":
            deck = [number(word, "deck: a count", 0, CARDS) for word in rest]
        else:
            read_table(s, keyword, rest, filled)
    set_seats(s, side_words)
    set_copies(s, deck)
    for words in memories:
        read_memory(s, words)
    check_cards(s, filled)
    check_position(s)
    return states


def read_table(s: State, keyword: str, words: list[str], filled: set[int]) -> None:
    match keyword:
        case "mode":
            s.mode = choice(one(words, "mode"), "mode", MODES)
        case "memory":
            s.memory_aid = choice(one(words, "memory"), "memory", ("off", "on"))
        case "turn":
            if len(words) != 2:
                raise BadWords(f"turn: a seat and one of {', '.join(PHASES)}")
            s.turn = number(words[0], "turn: seat", 0, SEATS - 1)
            s.phase = choice(words[1], "turn", PHASES)
        case "start":
            s.starter = number(one(words, "start"), "start: seat", 0, SEATS - 1)
        case "card":
            s.card = card(one(words, "card"), "card")
        case "drawn":
            if len(words) > 2:
                raise BadWords("drawn: two cards at most")
            for i, word in enumerate(words):
                s.drawn[i] = card(word.removesuffix("!"), "drawn")
                s.drawn_open[i] = word.endswith("!")
        case "pile" | "logs":
            pile = LOG_DECK if keyword == "logs" else DECK
            if words[-1:] == ["..."]:
                filled.add(pile)
                words = words[:-1]
            if len(words) > CARDS:
                raise BadWords(f"{keyword}: {CARDS} cards at most")
            s.left[pile] = len(words)
            s.pile[pile, : len(words)] = [card(word, keyword) for word in reversed(words)]
        case "discard":
            read_counts(s.discards, words, keyword)
        case "aside":
            read_counts(s.aside, words, keyword)
        case "river":
            if len(words) != RIVER_CARDS:
                raise BadWords(f"river: {RIVER_CARDS} cards, - where there is none")
            s.river[:] = [NOTHING if word == "-" else card(word, keyword) for word in words]
        case _:
            raise BadWords(f"no clause {keyword!s:.60} in a position of Le Roi des Castors")


def none(words: list[str], what: str) -> None:
    if words:
        raise BadWords(f"{what}: nothing follows, not {' '.join(words)!s:.60}")


def read_counts(counts: np.ndarray, words: list[str], what: str) -> None:
    if len(words) > CARDS:
        raise BadWords(f"{what}: {CARDS} cards at most")
    counts[:] = 0
    for word in words:
        counts[card(word, what)] += 1


def read_side(s: State, q: int, words: list[str]) -> None:
    lists: dict[str, list[str]] = {name: [] for name in SIDE_LISTS}
    current: list[str] | None = None
    if words and words[0] in CHARACTER_NAMES:
        s.character[q] = CHARACTER_NAMES.index(words.pop(0))
    for word in words:
        if word in SIDE_MARKS:
            s[word][q] = 1
        elif word in lists:
            current = lists[word]
        elif current is None:
            raise BadWords(
                f"a seat has a character, {', '.join([*SIDE_LISTS, *SIDE_MARKS])}, not {word!s:.60}"
            )
        else:
            current.append(word)
    read_counts(s.hand[q], lists["hand"], "hand")
    s.held[q] = len(lists["hand"])
    read_counts(s.reserve[q], lists["reserve"], "reserve")
    for word in lists["shields"]:
        s[("permanente", "protection")[choice(word, "shields", ("permanente", "protection"))]][
            q
        ] += 1
    if len(lists["dams"]) > DAMS:
        raise BadWords(f"{DAMS} dams at most")
    for k, word in enumerate(lists["dams"]):
        read_dam(s, q, k, word)
    s.dams[q] = len(lists["dams"])


def read_dam(s: State, q: int, k: int, word: str) -> None:
    fate = FATES.index(word[-1]) if word[-1] in FATES[1:] else state.GROWING
    faces = word[:-1].split("-") if fate else word.split("-")
    if len(faces) > state.MOST_LOGS:
        raise BadWords(f"a dam has {state.MOST_LOGS} logs at most")
    s.fate[q, k] = fate
    for face in faces:
        log_class = choice(face, "a dam reads 1-2-2, 1*-2!, 3-3x: a log", ("1", "2", "3", "1*"))
        laid = dams.class_value(log_class)
        below = int(s.top[q, k])
        if below and not dams.follows(below, laid):
            s.fate[q, k] |= OUT_OF_ORDER
        s.logs[q, k, log_class] += 1
        s.top[q, k] = laid


OUT_OF_ORDER = 8  # of a dam being read


def set_seats(s: State, side_words: list[str]) -> None:
    wanted = {
        state.TEAM: (["team"] * 2, 4, "two clauses team"),
        state.SOLO: (["pool", "rival"], 1, "a clause pool and a clause rival"),
    }
    if s.mode in wanted:
        words, seats, said = wanted[s.mode]
        if side_words != words:
            raise BadWords(f"mode {MODES[s.mode]} has {said}")
    else:
        seats = len(side_words)
        if set(side_words) != {"seat"} or seats < 2:
            raise BadWords(f"mode {MODES[s.mode]} has two to five clauses seat")
    s.seats = seats
    if max(int(s.turn), int(s.starter)) >= seats:
        raise BadWords(f"turn and start name seats from 0 to {seats - 1}")


def set_copies(s: State, deck: list[int]) -> None:
    s.copies[:] = DECKS[state.deck_row(s)]
    if deck:
        if len(deck) != KINDS:
            raise BadWords(f"deck: {KINDS} numbers, one for each kind of card")
        logs, others = deck[:VALUES], deck[VALUES:]
        for objection in (options.logs_objection(logs), options.cards_objection(others)):
            if objection:
                raise BadWords(f"deck: {objection}")
        s.copies[:] = deck


def read_memory(s: State, words: list[str]) -> None:
    sides = state.sides(s)
    if len(words) < 3:
        raise BadWords("knows: a seat or all, whose hand, and cards")
    observer = 0 if words[0] == "all" else 1 + number(words[0], "knows: seat", 0, sides - 1)
    q = number(words[1], "knows: whose hand", 0, sides - 1)
    if observer == q + 1 or s.mode == state.SOLO:
        raise BadWords("knows: of another's hidden hand")
    read_counts(s.known[observer, q], words[2:], "knows")


def check_cards(s: State, filled: set[int]) -> None:
    missing = s.copies.astype(int)
    sides = state.sides(s)
    for counts in [s.discards, s.aside, *s.hand[:sides], *s.reserve[:sides]]:
        missing -= counts
    missing[state.PERMANENTE] -= int(s.permanente.sum())
    missing[state.PROTECTION] -= int(s.protection.sum())
    for log_class in range(state.CLASSES):
        missing[log_class % RAISED] -= int(s.logs[:, :, log_class].sum())
    piled = [c for pile in (DECK, LOG_DECK) for c in s.pile[pile, : s.left[pile]]]
    for c in [*piled, *s.drawn, *s.river]:
        if c != NOTHING:
            missing[c] -= 1
    for c in range(KINDS):
        if missing[c] < 0:
            raise BadWords(
                f"{s.copies[c] - missing[c]} cards {KIND_NAMES[c]}, "
                f"but the deck has {s.copies[c]} of them"
            )
    for pile in filled:
        kinds = range(KINDS)
        if s.mode == state.TEAM:
            kinds = range(VALUES) if pile == LOG_DECK else range(VALUES, KINDS)
        rest = [c for c in kinds for _ in range(missing[c])]
        for c in kinds:
            missing[c] = 0
        named = s.pile[pile, : s.left[pile]].copy()
        s.pile[pile, : len(rest)] = rest[::-1]
        s.pile[pile, len(rest) : len(rest) + len(named)] = named
        s.left[pile] += len(rest)
    if missing.any():
        shown = cards_text(missing)
        raise BadWords(
            f"{missing.sum()} cards are nowhere ({shown:.60} ); pile ... puts them there"
        )


def check_position(s: State) -> None:
    for q in range(state.sides(s)):
        check_side(s, q)
    check_table(s)
    check_memory(s)
    check_end(s)
    if not s.over:
        check_question(s)


def check_side(s: State, q: int) -> None:
    character = int(s.character[q])
    if (character == NOTHING) == bool(state.changes(s, state.CHARACTERS_PLAY)):
        raise BadWords(f"in mode {MODES[s.mode]} every seat has a character, or none in others")
    reserve = s.reserve[q].copy()
    if character == state.SAGE:
        reserve[state.RECOLTE] = max(0, reserve[state.RECOLTE] - 1)
    if reserve.sum() > (characters.RESERVE_LIMIT if character == state.SENTINELLE else 0):
        raise BadWords("reserve: a recolte of the sage, two cards of the sentinelle")
    if s.spent[q] and character not in (state.MARCHAND, state.SAGE):
        raise BadWords("spent: marchand and sage have a power of once a game")
    if s.asleep[q] and state.SAGE not in s.character:
        raise BadWords("asleep: only a sage sends to sleep")
    if s.optimised[q] and s.mode != state.EXPERT:
        raise BadWords("optimised: only in mode expert")
    if (s.permanente[q] or s.protection[q]) and s.mode == state.SOLO:
        raise BadWords("shields: none in mode solo")
    claims = 0
    for k in range(s.dams[q]):
        claims += check_dam(s, q, k)
    if claims > (dams.CLAIMS if character == state.ARCHITECTE else 0):
        raise BadWords("only two dams of the architecte are complete with one point less")
    if s.mode == state.SOLO and s.dams[q] > 1:
        raise BadWords("mode solo has one heap of logs a side")


def check_dam(s: State, q: int, k: int) -> int:
    """Whether the dam is complete with one point less."""
    dam = f"dam {k} of side {q}"
    if s.fate[q, k] & OUT_OF_ORDER:
        s.fate[q, k] &= ~OUT_OF_ORDER
        if state.changes(s, state.ORDERED) and not state.is_a(s, q, state.ARCHITECTE):
            raise BadWords(f"{dam}: each log is equal to the one below or one higher")
    raises = state.is_a(s, q, state.BUCHERON) or (s.mode == state.SOLO and q == state.RIVAL)
    if s.logs[q, k, RAISED] and not raises:
        raise BadWords(f"{dam}: only a bucheron has a 1* that counts 2")
    if s.mode == state.SOLO and q == state.RIVAL and s.logs[q, k, state.LOG_1]:
        raise BadWords(f"{dam}: each 1 of the rival is a 1* that counts 2")
    if not state.changes(s, state.COMPLETES):
        if s.fate[q, k] != state.GROWING:
            raise BadWords(f"{dam}: in mode {MODES[s.mode]} no dam is complete or dead")
        return 0
    goal, reached = dams.dam_goal(s), dams.measure(s, q, k)
    over = bool(s.exact) and reached > goal
    if (s.fate[q, k] == state.DEAD) != over:
        raise BadWords(f"{dam}: dead (x) is a dam over {goal} with the option exact, and no other")
    claimed = s.fate[q, k] == state.COMPLETE and reached == goal - 1
    if not over and not claimed and (s.fate[q, k] == state.COMPLETE) != (reached >= goal):
        raise BadWords(f"{dam}: complete (!) is a dam of {goal} or more, and no other")
    return int(claimed)


def check_table(s: State) -> None:
    seats = int(s.seats)
    characters = [c for c in s.character.tolist() if c != NOTHING]
    if len(set(characters)) != len(characters):
        raise BadWords("every character is there once")
    if s.mode == state.TEAM:
        if (s.pile[DECK, : s.left[DECK]] < VALUES).any():
            raise BadWords("pile: logs have a pile of their own in mode team")
        if (s.pile[LOG_DECK, : s.left[LOG_DECK]] >= VALUES).any():
            raise BadWords("logs: only logs")
    elif s.left[LOG_DECK]:
        raise BadWords("logs: a pile of its own only in mode team")
    if s.mode != state.EXPERT and (s.river != NOTHING).any():
        raise BadWords("river: only in mode expert")
    if s.monopole and not any(
        state.is_a(s, p, state.MARCHAND) and s.spent[p] for p in range(seats)
    ):
        raise BadWords("monopole: a marchand whose power is spent")
    if s.last_lap and not s.equal_turns:
        raise BadWords("last-lap: only with the option equal-turns")
    turns_for = {
        "raising": state.BUCHERON,
        "free": state.ARCHITECTE,
        "swimming": state.NAGEUR,
    }
    for switch, character in turns_for.items():
        if s[switch] and not state.is_a(s, state.side(s), character):
            raise BadWords(f"{switch}: only on the turn of the {CHARACTER_NAMES[character]}")
    if (s.last > 0) != (s.laid > 0):
        raise BadWords("last: the value of the last log laid this turn, if there is one")


def check_memory(s: State) -> None:
    sides = state.sides(s)
    for q in range(sides):
        for observer in range(sides + 1):
            if (s.known[observer, q] > s.hand[q]).any():
                raise BadWords(f"knows: cards that are not in the hand of side {q}")
            if observer != q + 1 and (s.known[observer, q] < s.known[0, q]).any():
                raise BadWords(f"knows: what all know of side {q}, every other side knows")


def check_end(s: State) -> None:
    sides = range(state.sides(s))
    stalled = s.quiet >= 3 * s.seats
    match int(s.mode):
        case state.TEAM:
            ended = s.left[LOG_DECK] == 0
            stalled = False
        case state.SOLO:
            ended = any(dams.laid_logs(s, q) >= ending.SOLO_LOGS for q in sides)
        case state.EXPERT:
            ended = any(dams.points(s, q) >= dams.POINTS_TO_WIN[s.seats] for q in sides)
        case _:
            ended = any(dams.complete_dams(s, q) >= dams.dams_to_win(s) for q in sides)
    if s.over and not (ended or stalled or s.last_lap):
        raise BadWords("over: the goal is reached, or nobody has laid a log for long")
    if not s.over and (stalled or (ended and not s.last_lap)):
        raise BadWords("the goal is reached or nobody has laid a log for long: over")


def check_question(s: State) -> None:
    q, phase = state.side(s), int(s.phase)
    own_dam, other_dam = 0 <= s.dam < s.dams[q], 0 <= s.dam_to < s.dams[q]
    effect = {
        state.AIMING: (state.CHAPARDAGE, state.ESPION),
        state.STEALING: (state.CHAPARDAGE,),
        state.TROC_OUT: (state.TROC,),
        state.TROC_IN: (state.TROC,),
        state.PICKING: (state.RECOLTE, state.PIOCHE),
        state.RECYCLING: (state.RECYCLAGE,),
    }
    if s.card != NOTHING if phase not in effect else s.card not in effect[phase]:
        raise BadWords("card: the card whose effect is going on")
    fitting = {
        state.POWER: characters.has_power(s, q) and not s.dozing,
        state.DRAWING: s.owed in ((1, 2) if s.swimming else (1,)),
        state.KEEPING: s.swimming and s.drawn[0] != NOTHING and s.drawn[1] != NOTHING,
        state.MAIN: not state.is_bare(s, q) and s.done == 0,
        state.AGAIN: s.done == 0,
        state.LAYING: 1 <= s.laid < state.LAYS,
        state.CLAIMING: s.laid >= 1 and own_dam and dams.can_claim(s, q, int(s.dam)),
        state.STEALING: 0 <= s.victim < state.sides(s) and s.victim != q and s.done < 2,
        state.TROC_OUT: s.done < effects.troc_limit(s),
        state.TROC_IN: s.done < effects.troc_limit(s),
        state.PICKING: s.owed >= 1,
        state.DISCARDING: 1 <= s.done < state.DISCARDS_AT_MOST,
        state.MOVING_FROM: s.mode == state.EXPERT and not s.optimised[q],
        state.MOVING_TO: s.mode == state.EXPERT and not s.optimised[q] and own_dam,
        state.MOVING: s.mode == state.EXPERT and not s.optimised[q] and own_dam and other_dam,
        state.ADJUSTING: s.held[q] > state.hand_limit(s, q),
        state.FILLING: s.held[q] < state.hand_limit(s, q),
    }
    laying = (state.LAYING, state.CLAIMING, state.ADJUSTING, state.FILLING)
    holding = (state.DRAWING, state.KEEPING)
    if (
        phase >= state.TO_DRAW
        or not fitting.get(phase, True)
        or (s.laid and phase not in laying)
        or (s.dozing and phase not in (state.DRAWING, state.ADJUSTING, state.FILLING))
        or ((s.drawn != NOTHING).any() and phase not in holding)
        or ((s.drawn != NOTHING).any() and not s.swimming)
        or (phase == state.DRAWING and s.swimming and (s.drawn[0] != NOTHING) != (s.owed == 1))
    ):
        raise BadWords(f"the turn can't be at {PHASES[phase]} here")
    asked = rules.legal(s, np.empty(rules.ACTIONS, np.int64))
    if asked == 0 or (asked == 1 and phase != state.MAIN):
        raise BadWords(f"{PHASES[phase]}: a question with one answer is not asked")
