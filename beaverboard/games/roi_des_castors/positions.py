"""Le Roi des Castors: positions as text, for tests, records and bug reports.

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

Besides: `exact`, `equal-turns`, `memory off`, `optimise turn` (RC-9.4), `ally sage`; `over`,
`last-lap`, `quiet 3` (turns without a log), `monopole`, `aside` and `river` cards, and of the
turn: `dozing`, `raising`, `free`, `swimming`, `fresh`, `laid 2`, `last 1` (value), `card troc`,
`owed 2`, `done 1`, `victim 1`, `dam 0`, `dam-to 1`, `moved 2`, `drawn troc 2!` (`!`: openly).

What is agreed on cards (RC-13.1): `deck` and eleven numbers; `draws 3 2`, `replay`, `uses` and
`bonuses` with a number for each card or character; `starts permanente troc` (Vieux Sage,
Sentinelle; or `none`); `keeps 2` (RC-8), `lifts 1` (RC-9.5). Where a text says nothing about one
of these, it is as it was in version 2, so that positions of that version keep their meaning.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.clauses import blank, choice, clauses, number, one
from beaverboard.games.game import BadWords, States
from beaverboard.games.roi_des_castors import dams, options, state
from beaverboard.games.roi_des_castors.checks import OUT_OF_ORDER, check_cards, check_position
from beaverboard.games.roi_des_castors.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    MODES,
    PHASES,
    cards_text,
    pile_text,
)
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
from beaverboard.games.setup import BadSetup, Value

SWITCHES = (
    "exact",
    "equal_turns",
    "over",
    "last_lap",
    "monopole",
    "dozing",
    "raising",
    "free",
    "swimming",
    "fresh",
)
COUNTERS = {"quiet": 60, "laid": 3, "last": 3, "owed": options.MOST_DRAWN, "done": 3, "moved": 3}
SPOTS = {"victim": SEATS - 1, "dam": DAMS - 1, "dam_to": DAMS - 1}
SIDE_MARKS = ("spent", "asleep", "optimised")
SIDE_LISTS = ("hand", "reserve", "shields", "dams")
FATES = {state.GROWING: "", state.COMPLETE: "!", state.DEAD: "x"}
CHOICES = {
    option.name: option.choices
    for option in options.OPTIONS
    if option.choices and isinstance(option.default, int)
}
ROWS = {option.name: option for option in options.OPTIONS if option.rule == "RC-13.1"}
NUMBERS = {option.name: option for option in options.OPTIONS if option.name in ("keeps", "lifts")}
# What holds where a text says nothing: as in version 2
UNSAID = {
    "draws": (3, 2),
    "replay": (1, 1, 1, 0, 1, 1, 1, 1),
    "uses": (2, 2, 1, 1, 2, 2),
    "bonuses": (1, 1, 1, 1, 1, 1),
    "starts": (1, 3),  # Récolte Abondante, Protection Permanente
}
UNSAID_NUMBERS = {"keeps": 1, "lifts": 2}
UNSAID_LOGS = [18, 14, 10]  # but with two seats
FACES = {state.LOG_1: "1", state.LOG_2: "2", RAISED: "1*", state.LOG_3: "3"}  # rising
SHIELDS = ("permanente", "protection")


def card(word: str, what: str) -> int:
    return choice(word, what, KIND_NAMES)


def dam_text(s: State, q: int, k: int) -> str:
    logs, top = s.logs[q, k].tolist(), int(s.top[q, k])
    faces = [face for log_class, face in FACES.items() for _ in range(logs[log_class])]
    last = next(
        face
        for log_class, face in FACES.items()
        if dams.class_value(log_class) == top and logs[log_class]
    )
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
    shields = [shield for shield in SHIELDS for _ in range(s[shield][q])]
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
    lines += [f"{name} {choices[s[name]]}" for name, choices in CHOICES.items() if s[name]]
    if s.copies.tolist() != unsaid_deck(s):
        lines.append(" ".join(map(str, ["deck", *s.copies.tolist()])))
    lines += [
        " ".join([name, *row_words(name, numbers)])
        for name, numbers in agreed_on_cards(s).items()
        if numbers != UNSAID[name]
    ]
    lines += [f"{name} {s[name]}" for name, usual in UNSAID_NUMBERS.items() if s[name] != usual]
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
        **{name: int(s[name]) for name in CHOICES},
        **agreed_on_cards(s),
        **{name: int(s[name]) for name in NUMBERS},
        "logs": counts_option(copies[:VALUES], usual[:VALUES]),
        "cards": counts_option(copies[VALUES:], usual[VALUES:]),
    }


def agreed_on_cards(s: State) -> dict[str, tuple[int, ...]]:
    """RC-13.1: the rows of numbers."""
    return {
        "draws": (int(s.draws[state.RECOLTE]), int(s.draws[state.PIOCHE])),
        "replay": tuple(s.replay[VALUES:].tolist()),
        "uses": tuple(s.uses.tolist()),
        "bonuses": tuple(s.bonus.tolist()),
        "starts": tuple(
            0 if s.start[character] == NOTHING else int(s.start[character]) - VALUES + 1
            for character in options.STARTERS
        ),
    }


def row_words(name: str, numbers: tuple[int, ...]) -> list[str]:
    return [options.START_CHOICES[n] if name == "starts" else str(n) for n in numbers]


def unsaid_deck(s: State) -> list[int]:
    usual: list[int] = DECKS[state.deck_row(s)].tolist()
    return usual if s.mode < state.TEAM and s.seats == 2 else UNSAID_LOGS + usual[VALUES:]


def agree_on_cards(s: State, rows: Mapping[str, tuple[int, ...]]) -> None:
    s.draws[state.RECOLTE], s.draws[state.PIOCHE] = rows["draws"]
    s.replay[VALUES:] = rows["replay"]
    s.uses[:] = rows["uses"]
    s.bonus[:] = rows["bonuses"]
    for character, start in zip(options.STARTERS, rows["starts"], strict=True):
        s.start[character] = state.start_kind(start)


def counts_option(copies: Sequence[int], usual: Sequence[int]) -> tuple[int, ...]:
    """All or none as RC-1.5 says: of a row that names only some, the others could be too few."""
    return (NOTHING,) * len(copies) if copies == usual else tuple(copies)


def position(text: str) -> States:
    states = blank(STATE)
    s = states[0]
    state.clear(s)
    state.clear_question(s)
    s.memory_aid, s.phase = True, state.MAIN
    s.keeps, s.lifts = UNSAID_NUMBERS["keeps"], UNSAID_NUMBERS["lifts"]
    rows = dict(UNSAID)
    filled: set[int] = set()
    side_words: list[str] = []
    deck: list[int] = []
    memories: list[list[str]] = []
    for keyword, rest in clauses(text):
        name = keyword.replace("-", "_")
        if name in SWITCHES:
            if name != "monopole":  # in version 1 with the number of cards left to draw
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
        elif keyword in ROWS:
            rows[keyword] = read_row(keyword, rest)
        elif keyword == "deck":
            deck = [number(word, "deck: a count", 0, CARDS) for word in rest]
        else:
            read_table(s, keyword, rest, filled)
    set_seats(s, side_words)
    set_copies(s, deck)
    agree_on_cards(s, rows)
    for words in memories:
        read_memory(s, words)
    check_cards(s, filled)
    check_position(s)
    return states


def read_row(name: str, words: list[str]) -> tuple[int, ...]:
    try:
        return tuple_of(ROWS[name].read(",".join(words)))
    except BadSetup as error:
        raise BadWords(str(error)) from None


def tuple_of(value: Value) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return value


def read_table(s: State, keyword: str, words: list[str], filled: set[int]) -> None:
    match keyword:
        case "mode":
            s.mode = choice(one(words, "mode"), "mode", MODES)
        case _ if keyword in CHOICES:
            s[keyword] = choice(one(words, keyword), keyword, CHOICES[keyword])
        case _ if keyword in NUMBERS:
            option = NUMBERS[keyword]
            s[keyword] = number(one(words, keyword), keyword, option.low, option.high)
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
        s[SHIELDS[choice(word, "shields", SHIELDS)]][q] += 1
    if len(lists["dams"]) > DAMS:
        raise BadWords(f"{DAMS} dams at most")
    for k, word in enumerate(lists["dams"]):
        read_dam(s, q, k, word)
    s.dams[q] = len(lists["dams"])


def read_dam(s: State, q: int, k: int, word: str) -> None:
    ends = {mark: fate for fate, mark in FATES.items() if mark}
    fate = ends.get(word[-1], state.GROWING)
    faces = word[:-1].split("-") if word[-1] in ends else word.split("-")
    if len(faces) > state.MOST_LOGS:
        raise BadWords(f"a dam has {state.MOST_LOGS} logs at most")
    s.fate[q, k] = fate
    for face in faces:
        known = list(FACES.values())
        log_class = list(FACES)[choice(face, "a dam reads 1-2-2, 1*-2!, 3-3x: a log", known)]
        laid = dams.class_value(log_class)
        below = int(s.top[q, k])
        if below and not dams.follows(below, laid):
            s.fate[q, k] |= OUT_OF_ORDER
        s.logs[q, k, log_class] += 1
        s.top[q, k] = laid


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
    s.copies[:] = unsaid_deck(s)
    if deck:
        if len(deck) != KINDS:
            raise BadWords(f"deck: {KINDS} numbers, one for each kind of card")
        logs, others = deck[:VALUES], deck[VALUES:]
        for objection in (options.logs_objection(logs), options.cards_objection(others)):
            if objection:
                raise BadWords(f"deck: {objection.text}")
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
