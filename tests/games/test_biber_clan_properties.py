"""What always holds in BiberClan, whatever is played.

Random play fills lodges within a few turns, so that the discard pile is hardly ever
shuffled. `lingering_play` keeps lodges open, up to the end by BC-6.6.
"""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

from beaverboard import engine, step
from beaverboard.dealer import ALL_SEATS, EVERYONE, IMAGINATION, NOTHING
from beaverboard.games import named
from beaverboard.games.biber_clan import rules, text
from beaverboard.games.biber_clan.rules import NUMBERS, SPACES
from beaverboard.games.game import Spot, States
from beaverboard.games.setup import Setup
from beaverboard.match import Event, Match
from tests.games.playing import dealer, legal, name, note, random_play, read
from tests.scale import scaled

GAME = named("biber-clan")
SETUPS = [
    Setup.of(GAME, mode.name, seats, {"rounds": 2, "memory_aid": aid})
    for mode in GAME.modes
    for seats in (2, 3, 6)
    for aid in (True, False)
]
AIDED = [setup for setup in SETUPS if setup.options["memory_aid"]]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda s: f"{name(s)}-{s.options}")
every_aided = pytest.mark.parametrize("setup", AIDED, ids=name)


def lingers(s: Any, action: int) -> bool:
    """The action leads to no fifth card in the own lodge."""
    verb, *others = text.words(action).split()
    if rules.COUNT[s.filled[s.turn]] < SPACES - 1 or verb not in ("place", "swap", "keep"):
        return True
    own = verb == "keep" or int(others[2]) == s.turn
    return own == (verb == "swap")


def lingering_play(setup: Setup, seed: int) -> Iterator[States]:
    deals = dealer(seed)
    states = engine.pool(rules.STATE)
    step.deal(states, 0, setup.row(), deals, 0)
    yield states
    choice = np.random.default_rng(seed)
    while not read(states).over:
        actions = [a for a in legal(states, GAME) if lingers(read(states), a)]
        assert step.attempt(states, 0, int(choice.choice(actions)), deals, 0) == 0
        note(states)
        yield states


def sampled(setup: Setup, seed: int, count: int) -> list[States]:
    """Copies of states of a random and of a lingering match."""
    picked = []
    for course in (random_play, lingering_play):
        states = [state.copy() for state in course(setup, seed)]
        picked += [states[i] for i in np.linspace(0, len(states) - 1, count // 2).astype(int)]
    return picked


def redealt(states: States, seat: int | None, seed: int) -> States:
    again = states.copy()
    lots = dealer(seed, purpose=IMAGINATION)
    step.redeal(again, 0, NOTHING if seat is None else seat, lots, 0)
    return again


# Cards, lodges, ends


def cards_everywhere(s: Any) -> list[int]:
    cards = [*s.pile.tolist(), *s.discards.tolist(), *s.card.ravel().tolist(), int(s.hand)]
    tally = np.bincount([c for c in cards if c != NOTHING], minlength=rules.KINDS)
    tally[NUMBERS:] += s.aside
    return tally.tolist()


@every_setup
def test_every_card_is_always_somewhere(setup: Setup) -> None:
    most_shuffles = 0
    for course in (random_play, lingering_play):
        for states in course(setup, 1):
            s = read(states)
            assert cards_everywhere(s) == rules.COPIES[s.mode].tolist()
            most_shuffles = max(most_shuffles, int(s.shuffles))
    assert most_shuffles >= 1 or (setup.mode, setup.seats) == ("clan-and-band", 2)


@every_setup
def test_nothing_is_left_where_nothing_lies(setup: Setup) -> None:
    for states in sampled(setup, 2, 200):
        s = read(states)
        lies = s.card != NOTHING
        filled = (s.filled[:, None] >> np.arange(SPACES)) & 1 == 1
        up = (s.up[:, None] >> np.arange(SPACES)) & 1 == 1
        assert (lies == filled).all()
        assert not (up & ~filled).any()
        assert not s.seen[~lies].any() and not s.born[~lies].any()
        assert (s.seen[up] == rules.ALL_EYES).all()
        assert not s.born[s.seen == rules.ALL_EYES].any()
        assert (s.born <= s.shuffles).all()
        assert (s.hand == NOTHING) == (s.hand_seen == 0)
        assert (s.pile[s.left :] == NOTHING).all() and (s.discards[s.discarded :] == NOTHING).all()
        assert s.card.max(initial=0) < NUMBERS


def protected(s: Any, q: int, k: int, player: int) -> bool:
    """BC-5.1 and BC-5.2, told once more."""
    lodge = s.card[q].tolist()
    if NOTHING not in lodge:
        return True
    covers = {0: [3], 1: [3, 4], 2: [4]}.get(k, [])
    if any(lodge[cover] != NOTHING for cover in covers):
        return True
    open_cards = [i for i in range(SPACES) if int(s.up[q]) >> i & 1]
    return open_cards == [k] and player != q


@every_aided
def test_no_seat_ever_has_a_move_on_a_protected_card(setup: Setup) -> None:
    touching = ("swap", "clean", "flip", "exchange", "peek")
    for states in sampled(setup, 3, 300):
        s = read(states)
        for action in legal(states, GAME):
            move = text.move(s, action)
            if move.verb in touching:
                for spot in move.picks:
                    if spot.zone == "lodge":
                        assert s.card[spot.seat, spot.index] != NOTHING
                        assert not protected(s, spot.seat, spot.index, int(s.turn))


@every_aided
def test_a_full_lodge_never_changes(setup: Setup) -> None:
    before: list[tuple[int, bytes]] = []
    full_ones = 0
    for states in random_play(setup, 4):
        s = read(states)
        for q, (round_no, lodge) in enumerate(before):
            if round_no == s.round_no and NOTHING not in np.frombuffer(lodge, np.int8):
                assert s.card[q].tobytes() == lodge
                full_ones += 1
        before = [(int(s.round_no), s.card[q].tobytes()) for q in range(setup.seats)]
    assert full_ones


@every_aided
def test_upper_cards_always_lie_on_two_others(setup: Setup) -> None:
    for states in itertools.chain(random_play(setup, 5), lingering_play(setup, 5)):
        for lodge in read(states).card[: setup.seats].tolist():
            for upper in (3, 4):
                assert lodge[upper] == NOTHING or NOTHING not in lodge[upper - 3 : upper - 1]


@every_aided
def test_every_match_ends_within_the_bound(setup: Setup) -> None:
    lengths = [sum(1 for _ in lingering_play(setup, seed)) - 1 for seed in (6, 7)]
    rounds = int(str(setup.options["rounds"]))
    assert max(lengths) <= rounds * rules.MOST_ACTIONS
    assert min(lengths) >= rounds * rules.TURNS * setup.seats


@every_setup
def test_lingering_positions_survive_their_text_too(setup: Setup) -> None:
    for states in sampled(setup, 8, scaled(60, 150)):
        assert text.position(text.text(read(states))).tobytes() == states.tobytes()


# What a seat knows


@every_setup
def test_views_and_imagined_states_depend_on_what_the_seat_knows_alone(setup: Setup) -> None:
    for i, states in enumerate(sampled(setup, 9, scaled(40, 200))):
        for seat in [None, *range(setup.seats)]:
            other = redealt(states, seat, seed=i)
            assert GAME.view(read(other), seat) == GAME.view(read(states), seat)
            assert redealt(other, seat, -1).tobytes() == redealt(states, seat, -1).tobytes()


Place = tuple[str, int, int]


@dataclass
class Memory:
    """What one seat remembers, from nothing but the events that it was told."""

    known: dict[Place, int | None] = field(default_factory=dict)
    displaced: int | None = None
    passing: Event | None = None

    def hear(self, event: Event) -> None:
        source, target = self.place(event.source), self.place(event.target)
        match event.what:
            case "dealt":
                self.known.clear()
            case "drawn" | "turned-up" | "turned-down" | "revealed":
                self.known[target] = event.card
            case "laid":
                self.displaced = self.known.get(target)
                card = self.known.pop(source)
                self.known[target] = card if event.card is None else event.card
            case "taken":
                self.known[target] = self.displaced if event.card is None else event.card
            case "discarded":
                self.known.pop(source)
            case "peeked" if event.card is not None:
                self.known[target] = event.card
            case "exchanged" if self.passing is None:
                self.passing = event
            case "exchanged":
                self.passing = None
                self.known[source], self.known[target] = self.known[target], self.known[source]

    @staticmethod
    def place(spot: Spot | None) -> Place:
        return ("", 0, 0) if spot is None else (spot.zone, spot.seat, spot.index)


@pytest.mark.parametrize("setup", [each for each in AIDED if each.seats > 2], ids=name)
def test_what_a_seat_knows_is_what_it_was_told(setup: Setup) -> None:
    """View and imagined state of every seat show the face-down cards that it was ever told
    of, through all swaps, and no others; so those of two seats differ exactly there."""
    match = Match.new("biber-clan", seed=21, mode=setup.mode, seats=setup.seats, rounds=1)
    eyes: list[int | None] = [None, *range(setup.seats)]
    memories = {seat: Memory() for seat in eyes}
    choice = np.random.default_rng(21)
    changed = different = 0
    for ply in range(scaled(150, 600)):
        for seat, memory in memories.items():
            for event in match.events(seat):
                memory.hear(event)
        s = match._state
        shown = {}
        for seat, memory in memories.items():
            view = match.view(seat)
            shown[seat] = [space.card for lodge in view.lodges for space in lodge]
            targets = range(SPACES * setup.seats)
            expected = [memory.known.get(("lodge", *divmod(t, SPACES))) for t in targets]
            assert shown[seat] == expected
            assert view.hand == memory.known.get(("hand", match.turn, 0))
            imagined = read(redealt(match._pool, seat, ply))
            for t, card in enumerate(expected):
                truth = int(s.card[t // SPACES, t % SPACES])
                there = int(imagined.card[t // SPACES, t % SPACES])
                assert there == truth or (card is None and truth != NOTHING)
                changed += there != truth
        for a, b in itertools.combinations(range(setup.seats), 2):
            for t, (one, other) in enumerate(zip(shown[a], shown[b], strict=True)):
                seen = int(s.seen[t // SPACES, t % SPACES])
                assert (one != other) == (seen >> a & 1 != seen >> b & 1)
                different += one != other
        actions = [a for a in match.legal_actions() if lingers(s, a)]
        match.play(int(choice.choice(actions)))
        if match.over:
            break
    assert changed and different


@pytest.mark.parametrize("setup", [s for s in SETUPS if not s.options["memory_aid"]], ids=name)
def test_without_the_memory_aid_nothing_depends_on_what_is_only_remembered(setup: Setup) -> None:
    """Another world: all that a seat merely remembers is forgotten and dealt anew."""
    compared = differing = 0
    for i, states in enumerate(sampled(setup, 10, scaled(24, 100))):
        for seat in [None, *range(setup.seats)]:
            other = redealt(forgotten(states, seat), seat, seed=i)
            differing += read(other).card.tobytes() != read(states).card.tobytes()
            assert GAME.view(read(other), seat) == GAME.view(read(states), seat)
            actions = legal(states, GAME)
            assert actions == legal(other, GAME)
            for action in actions[:: max(1, len(actions) // 3)]:
                here, there = (match_after(setup, world, action) for world in (states, other))
                shuffled = "reshuffled" in [event.what for event in here.events(None)]
                if here.view(seat) == there.view(seat) and not shuffled:
                    assert here.events(seat) == there.events(seat)
                    compared += 1
    assert compared and differing


def forgotten(states: States, seat: int | None) -> States:
    """The seat has seen no face-down card but the one that it looks at right now. Cards of
    all shuffles become one lot, as it can't tell them apart either."""
    again = states.copy()
    s = read(again)
    for q in range(s.seats):
        for k in range(SPACES):
            lies_down = int(s.filled[q] & ~s.up[q]) >> k & 1
            if lies_down and not (s.peeked == SPACES * q + k and s.turn == seat):
                s.seen[q, k], s.born[q, k] = 0, s.shuffles
    if s.hand != NOTHING and s.turn != seat:
        s.hand_seen, s.hand_born = rules.eye_of(int(s.turn)), s.shuffles
    return again


def match_after(setup: Setup, states: States, action: int) -> Match:
    match = Match(setup, {"key": "00" * 32})
    match._pool[0] = states[0]
    match.play(action)
    return match


# Redealing against a slow oracle: all deals of a small deck, those kept in which everything
# that the seat ever saw agrees. A shuffled pile is as good as one that is decided card by
# card, so deals are tried card by card, and given up as soon as the seat would have seen
# something else.


class Undecided(Exception):
    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


@dataclass
class Fate:
    """A dealer that decides upon a card when it is drawn."""

    decided: list[int] = field(default_factory=list)
    lots: np.random.Generator | None = None

    def below(self, d: Any, n: int) -> int:
        return 0

    def first_seat(self, d: Any, seats: int, begins: int) -> int:
        return 0

    def shuffle(self, d: Any, cards: np.ndarray, count: int) -> None:
        pass

    def top(self, s: Any) -> int:
        cards = s.pile[: int(s.left) + 1].tolist()
        if self.lots is not None:
            c = int(self.lots.choice(cards))
        elif self.decided:
            c = self.decided.pop(0)
        else:
            raise Undecided(cards)
        cards.remove(c)
        s.pile[: len(cards) + 1] = [*cards, c]
        return c


def small_rules(copies: dict[str, int]) -> ModuleType:
    """The rules as plain Python, with a deck of a few cards that are decided upon late."""
    source = Path(rules.__file__).read_text("utf-8")
    changes = {"c = int(s.pile[s.left])": "c = dealer.top(s)", "\ncompile_functions(__name__)": ""}
    for old, new in changes.items():
        assert source.count(old) == 1
        source = source.replace(old, new)
    module = ModuleType("small_biber_clan")
    exec(compile(source, rules.__file__, "exec"), module.__dict__)
    module.__dict__["COPIES"] = np.array([[copies.get(c, 0) for c in "0123456789CFSP"]] * 2)
    module.__dict__["call"] = call
    module.__dict__["call_card"] = call_card
    return module


def call(d: Any, what: int, seat: int, value: int) -> None:
    d.append((what, seat, NOTHING, EVERYONE, NOTHING, NOTHING, value))


def call_card(d: Any, what: int, seat: int, card: int, seen: int, source: int, target: int) -> None:
    d.append((what, seat, card, seen, source, target, 0))


@dataclass
class Course:
    """A small match under way: its state, and everything that was called out."""

    small: ModuleType
    seats: int
    states: States = field(default_factory=lambda: np.zeros(1, rules.STATE).view(np.recarray))
    calls: list[tuple[int, ...]] = field(default_factory=list)

    def after(self, action: int, fate: Fate) -> "Course":
        """Deal (NOTHING) or play, in a copy."""
        next_one = replace(self, states=self.states.copy(), calls=self.calls.copy())
        self.small.__dict__["dealer"] = fate
        s = next_one.states[0]
        if action == NOTHING:
            setup = Setup.of(GAME, "clan-and-band", self.seats, {"rounds": 1}).row()
            self.small.deal(s, setup[0], next_one.calls)
        else:
            self.small.play(s, action, next_one.calls)
        return next_one

    def told(self, seat: int) -> list[tuple[int, ...]]:
        """All that the seat was told, without the cards that it may not see."""
        eye = rules.eye_of(seat)
        return [
            row if row[3] == EVERYONE or (seat != NOTHING and row[3] & eye) else row[:2] + row[4:]
            for row in self.calls
        ]


@dataclass(frozen=True)
class Oracle:
    """The chance of every state of the hidden cards, given what a seat was told."""

    actions: Sequence[int]
    seat: int
    told: list[tuple[int, ...]]
    chances: dict[tuple[int, ...], Fraction] = field(default_factory=dict)

    def explore(self, course: Course, ply: int, decided: list[int], weight: Fraction) -> None:
        if ply == len(self.actions):
            self.finish(course, weight)
            return
        try:
            following = course.after(self.actions[ply], Fate(decided.copy()))
        except Undecided as open_question:
            cards = open_question.cards
            for c in sorted(set(cards)):
                chance = Fraction(cards.count(c), len(cards))
                self.explore(course, ply, [*decided, c], weight * chance)
            return
        told = following.told(self.seat)
        if told == self.told[: len(told)]:
            self.explore(following, ply + 1, [], weight)

    def finish(self, course: Course, weight: Fraction) -> None:
        s = course.states[0]
        orders = list(arrangements(s.pile[: s.left].tolist()))
        for order in orders:
            world = (*s.card.ravel().tolist(), int(s.hand), *order)
            self.chances[world] = self.chances.get(world, Fraction(0)) + weight / len(orders)


def hidden_cards(states: States) -> tuple[int, ...]:
    s = read(states)
    return (*s.card.ravel().tolist(), int(s.hand), *s.pile[: s.left].tolist())


def arrangements(cards: list[int]) -> Iterator[tuple[int, ...]]:
    if not cards:
        yield ()
    for c in sorted(set(cards)):
        rest = cards.copy()
        rest.remove(c)
        for tail in arrangements(rest):
            yield (c, *tail)


def random_course(
    small: ModuleType, seats: int, seed: int, length: int
) -> tuple[Course, list[int]]:
    """A course that always leaves cards to draw, as short as need be."""
    lots = np.random.default_rng(seed)
    numbers = int(small.COPIES[1, :NUMBERS].sum())
    out = np.empty(rules.ACTIONS, np.int64)
    actions = [NOTHING]
    course = Course(small, seats).after(NOTHING, Fate(lots=lots))
    while len(actions) < length:
        s = course.states[0]
        room = numbers - 2 - int(np.count_nonzero(s.card != NOTHING))
        allowed = [
            action
            for action in out[: small.legal(s, out)].tolist()
            if lingers(s, action) and (room or not adds_a_card(s, action))
        ]
        if not allowed:
            break
        actions.append(int(lots.choice(allowed)))
        course = course.after(actions[-1], Fate(lots=lots))
    return course, actions


def adds_a_card(s: Any, action: int) -> bool:
    verb, *others = text.words(action).split()
    return verb == "place" or (verb == "swap" and int(others[2]) != s.turn)


def surprise(observed: list[int], expected: list[float]) -> float:
    """How far a chi-square value is off, in standard deviations (Wilson and Hilferty)."""
    cells: list[list[float]] = []
    for count, mean in sorted(zip(observed, expected, strict=True), key=lambda cell: cell[1]):
        if cells and cells[-1][1] < 5:
            cells[-1][0] += count
            cells[-1][1] += mean
        else:
            cells.append([count, mean])
    freedom = len(cells) - 1
    if freedom == 0:
        return 0.0
    value = sum((count - mean) ** 2 / mean for count, mean in cells)
    spread = 2 / (9 * freedom)
    return float(((value / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


SAMPLES = 600 if numba.config.DISABLE_JIT else 6000
DECKS = {
    "all kinds": ({"0": 3, "1": 3, "2": 1, "C": 1, "F": 1, "S": 1, "P": 1}, 2),
    "flips and cleanups": ({"0": 3, "1": 3, "2": 1, "F": 2, "C": 2}, 2),
    "three seats": ({"0": 4, "1": 3, "2": 1, "S": 1, "P": 1}, 3),
    "no action cards": ({"0": 3, "1": 3, "2": 2}, 2),
}


@pytest.mark.parametrize(
    "shuffled, together",
    [(False, False), (True, False), (False, True)],
    ids=["a seat", "a seat, after a reshuffle", "all seats"],
)
@pytest.mark.parametrize("deck", list(DECKS)[:: scaled(3, 1)])
def test_redealing_is_uniform_over_all_that_agrees_with_what_was_seen(
    deck: str, shuffled: bool, together: bool
) -> None:
    copies, seats = DECKS[deck]
    small = small_rules(copies)
    checked = 0
    for seed in range(1, 3000):
        course, actions = random_course(small, seats, seed, 14 if shuffled else 7)
        seat = ALL_SEATS if together else seed % (seats + 1) - 1
        if shuffled and not unseen_from_two_shuffles(course.states[0], seat):
            continue
        oracle = Oracle(actions, seat, course.told(seat))
        oracle.explore(Course(small, seats), 0, [], Fraction(1))
        if len(oracle.chances) >= 3:
            check_uniform(course.states, seat, oracle)
            checked += 1
        if checked == scaled(1, 6):
            break
    assert checked, "no course that tells anything"


def unseen_from_two_shuffles(s: Any, seat: int) -> bool:
    """Cards of different shuffles lie face down, unknown to the seat, and the draw pile has
    cards left: lots that must not be mixed up."""
    unseen = (s.card != NOTHING) & (s.seen & rules.eye_of(seat) == 0)
    old, new = unseen & (s.born < s.shuffles), unseen & (s.born == s.shuffles)
    return bool(old.any() and new.any() and s.left)


def check_uniform(course: States, seat: int, oracle: Oracle) -> None:
    states = engine.pool(rules.STATE)
    lots = dealer(77, purpose=IMAGINATION)
    drawn: dict[tuple[int, ...], int] = dict.fromkeys(oracle.chances, 0)
    for _ in range(SAMPLES):
        states[0] = course[0]
        step.redeal(states, 0, seat, lots, 0)
        drawn[hidden_cards(states)] += 1  # a KeyError: a world that the seat can rule out
    total = sum(oracle.chances.values())
    expected = [float(SAMPLES * chance / total) for chance in oracle.chances.values()]
    assert surprise(list(drawn.values()), expected) < 3.72  # p > 1e-4
