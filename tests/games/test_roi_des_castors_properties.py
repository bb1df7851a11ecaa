"""What always holds in Le Roi des Castors."""

import importlib
import math
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from beaverboard import engine
from beaverboard.dealer import ALL_SEATS, NOTHING
from beaverboard.games import named
from beaverboard.games.game import BadWords, States
from beaverboard.games.roi_des_castors import actions, dams, options, rules, state, text
from beaverboard.games.setup import Mode, Setup
from beaverboard.match import Match
from tests.games.playing import dealer, legal, name, random_play, read
from tests.scale import scaled

GAME = named("roi-des-castors")
GAME_PACKAGE = "beaverboard.games.roi_des_castors"
OPTIONS: list[tuple[str, int, dict[str, object]]] = [
    ("normal", 2, {}),
    ("normal", 3, {"exact": True}),
    ("expert", 3, {"exact": True, "optimise": 1}),
    ("normal", 4, {"equal_turns": True}),
    ("normal", 5, {}),
    ("expert", 2, {"equal_turns": True}),
    ("expert", 5, {"memory_aid": False}),
    ("discovery", 3, {"logs": (12, 10, 12), "cards": (2, 2, 2, 6, 6, 2, 4, 6)}),
    ("team", 4, {}),
    ("solo", 1, {}),
]
SETUPS = [Setup.of(GAME, mode, seats, options) for mode, seats, options in OPTIONS]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name)


def cards_somewhere(s: Any) -> list[int]:
    counts = s.discards.astype(int) + s.aside + s.hand.sum(axis=0) + s.reserve.sum(axis=0)
    counts[state.PERMANENTE] += s.permanente.sum()
    counts[state.PROTECTION] += s.protection.sum()
    for log_class in range(state.CLASSES):
        counts[log_class % state.RAISED] += s.logs[:, :, log_class].sum()
    lying = [*s.pile[0, : s.left[0]], *s.pile[1, : s.left[1]], *s.river, *s.drawn]
    for c in lying:
        if c != NOTHING:
            counts[c] += 1
    return [int(count) for count in counts]


def check(s: Any) -> None:
    assert cards_somewhere(s) == s.copies.tolist()
    sides = state.sides(s)
    for q in range(sides):
        assert s.held[q] == s.hand[q].sum()
        assert (s.known[:, q] <= s.hand[q]).all()
        assert (s.known[q + 1, q] == 0).all()
        for k in range(s.dams[q]):
            assert dams.dam_logs(s, q, k) > 0
    # nothing stale in slots that are not used
    for pile in range(2):
        assert (s.pile[pile, s.left[pile] :] == NOTHING).all()
    for q in range(state.SEATS):
        unused = int(s.dams[q])
        assert not s.logs[q, unused:].any() and not s.top[q, unused:].any()
        assert not s.fate[q, unused:].any()
    assert not s.hand[sides:].any() and not s.known[sides + 1 :].any()
    assert s.over or s.phase < state.TO_DRAW


def drawable(s: Any) -> int:
    return int(s.left.sum()) + int(s.discards.sum())


@every_setup
def test_every_card_is_somewhere_and_hands_are_adjusted(setup: Setup) -> None:
    for seed in range(scaled(2, 20)):
        turn, could_draw = NOTHING, 0
        for states in random_play(setup, seed):
            s = read(states)
            check(s)
            if turn not in (NOTHING, s.turn) and not s.over:
                q = state.side_of(s, turn)
                limit = state.hand_limit(s, q)
                assert s.held[q] <= limit or state.is_a(s, q, state.MARCHAND)
                assert s.held[q] >= limit or could_draw < 16  # RC-3.5: nothing left to draw
            turn, could_draw = int(s.turn), drawable(s)


@every_setup
def test_every_game_ends_within_the_bound(setup: Setup) -> None:
    for seed in range(scaled(3, 50)):
        length = 0
        for states in random_play(setup, seed):
            s = read(states)
            length += 1
        assert s.over
        numbers = (row.tolist() for row in (s.copies, s.draws, s.replay))
        assert length <= options.most_actions(setup.seats, *numbers)


@every_setup
def test_rc_3_8_what_is_asked_with_one_answer_follows_from_hidden_cards(setup: Setup) -> None:
    """There is a hand that others would think possible with another answer."""
    hidden = {state.MAIN, state.LAYING, state.STEALING, state.KEEPING, state.ADJUSTING}
    for seed in range(scaled(2, 20)):
        for states in random_play(setup, seed):
            s = read(states)
            if not s.over:
                asked = len(legal(states, GAME)) > 1
                assert asked or int(s.phase) in hidden
                assert asked or s.phase == state.MAIN or setup.mode != "solo"


@every_setup
def test_positions_of_every_setup_survive_their_text(setup: Setup) -> None:
    for states in list(random_play(setup, 5))[:: scaled(9, 1)]:
        again = text.position(text.text(read(states)))
        assert again.tobytes() == states.tobytes()
        mode, options = text.agreed(read(states))
        assert mode == setup.mode
        assert setup.options == {"begins": NOTHING, **options}  # who began is over and done with


@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_a_position_with_some_printed_counts_is_a_match_again(mode: Mode) -> None:
    for seats in mode.seats:
        few = {"logs": (10, 10, 10), "cards": (6, 8, 6, 0, 0, 28, 0, 0)}
        match = Match.dealt(Setup.of(GAME, mode.name, seats, few), {"key": "00" * 32})
        again = Match.from_position(match.position())
        assert again.setup == match.setup
        assert again.position() == match.position()


def test_partners_see_the_same_and_share_the_win() -> None:
    setup = Setup.of(GAME, "team", 4)
    for seed in range(10):
        states = list(random_play(setup, seed))
        for each in states[::10]:
            for p in range(2):
                mine, partners = GAME.view(read(each), p), GAME.view(read(each), p + 2)
                assert mine.sides == partners.sides and mine.unseen == partners.unseen
        s = read(states[-1])
        assert s.left[state.LOG_DECK] == 0
        assert not rules.beats(s, 0, 2) and not rules.beats(s, 2, 0)
        assert rules.score(s, 0) == rules.score(s, 2)


def test_solo_has_one_winner_or_none() -> None:
    outcomes: Counter[tuple[int, ...]] = Counter()
    for seed in range(30):
        match = Match.new("roi-des-castors", seed=seed, mode="solo")
        choice = np.random.default_rng(seed)
        while not match.over:
            # rather lay than not, so that both sides win now and then
            lays = [a for a in match.legal_actions() if a >= actions.LAY]
            options = lays[-1:] if lays else match.legal_actions()
            match.play(int(choice.choice(options)))
        assert match.winners() in ((), (0,))
        assert match.view(0).rival_wins == (match.winners() == ())
        outcomes[match.winners()] += 1
    assert len(outcomes) == 2


def test_an_architectes_points_are_the_best_of_all_choices() -> None:
    """RC-9.5 against trying every choice of dams."""

    def plain(sums: list[int]) -> int:
        totals = sums if s.exact else [min(total, 7) for total in sums]
        counted = [total for total in totals if 4 <= total <= 7]
        even = len(totals) >= 3 and len(set(totals)) == 1 and len(counted) == len(totals)
        return sum(t - 3 for t in counted) + 2 * (len(counted) >= 5) + even

    choice = np.random.default_rng(0)
    s = read(engine.pool(rules.STATE))
    for _ in range(scaled(300, 3000)):
        state.clear(s)
        s.seats, s.mode = 2, state.EXPERT
        s.character[0] = state.ARCHITECTE
        s.exact, s.lifts, s.bonus[:] = choice.integers(2), choice.integers(3), 1
        totals = [int(choice.integers(2, 9)) for _ in range(choice.integers(0, 7))]
        if choice.integers(2):  # near symmetry
            totals = [int(choice.choice([5, 6])) for _ in totals]
        for k, total in enumerate(totals):
            s.logs[0, k, state.LOG_1] = total
        s.dams[0] = len(totals)
        best = plain(totals)
        for chosen in combinations_with_replacement(range(len(totals)), int(s.lifts)):
            lifted = [t + 1 if k in chosen and t < 7 else t for k, t in enumerate(totals)]
            best = max(best, plain(lifted))
        assert dams.points(s, 0) == best, totals
        s.character[0] = state.MARCHAND
        assert dams.points(s, 0) == plain(totals)


BAD = [
    "turn 0 main | pile ... | seat marchand hand 1 | seat marchand hand 1",
    "turn 0 main | pile ... | seat hand 1 | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 1 | seat sage hand espion",
    "turn 0 main | pile | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 1 dams 1-3 | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 1 dams 1*-2 | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 1 dams 3-3-3 | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 1 dams 3-3! | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 1 dams 3-3-3x | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 1 reserve 1 | seat sage hand 1",
    "turn 0 main | pile ... | seat bucheron hand 1 spent | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand | seat sage hand 1",
    "turn 0 adjust | pile ... | seat marchand hand 1 1 2 2 3 | seat sage hand 1",
    "turn 0 lay | pile ... | seat marchand hand 1 1 2 2 3 | seat sage hand 1",
    "turn 0 turn-done | pile ... | seat marchand hand 1 1 2 2 3 | seat sage hand 1",
    "turn 0 steal | card chapardage | pile ... | seat marchand hand 1 2 | seat sage hand 1",
    "turn 0 move | pile ... | seat marchand hand 1 1 2 2 3 dams 1 2 | seat sage hand 1",
    "turn 0 main | quiet 6 | pile ... | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | over | pile ... | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | monopole 1 | pile ... | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | last-lap | pile ... | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | river 1 1 1 1 | pile ... | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | logs 1 | pile ... | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 1 | seat sage hand 1 | knows 0 1 2",
    "turn 0 main | pile ... | seat marchand hand 1 | seat sage hand 1 | knows 0 0 1",
    "turn 0 main | pile ... | seat marchand hand 1 | seat sage hand 1 | knows all 1 1",
    "turn 0 main | deck 1 2 | pile ... | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | drawn 1 | pile ... | seat nageur hand 1 | seat sage hand 1",
    "mode team | turn 0 main | pile ... | logs ... | seat hand 1 | seat hand 1",
    "mode team | turn 0 main | pile ... | logs | team hand 1 | team hand 1",
    "mode team | turn 0 main | pile 1 ... | logs ... | team hand 1 | team hand 1",
    "mode solo | turn 0 main | pile ... | pool hand 1",
    "mode solo | turn 0 main | pile ... | pool hand 1 dams 1 1 | rival hand 1",
    "mode solo | turn 0 main | pile ... | pool hand 1 | rival hand 1 dams 1",
    "mode chess | turn 0 main | pile ... | seat marchand hand 1 | seat sage hand 1",
    "turn 0 main | pile ... | seat queen hand 1 | seat sage hand 1",
    "turn 0 main | pile ... | seat marchand hand 4 | seat sage hand 1",
    "turn 2 main | pile ... | seat marchand hand 1 | seat sage hand 1",
]


@pytest.mark.parametrize("position", BAD)
def test_impossible_positions_are_refused(position: str) -> None:
    with pytest.raises(BadWords):
        text.position(position)


# Uniformity of `redeal`: on a deck of eight cards, against fresh deals that are kept if the
# seat would have seen the same.


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The rules with a deck of eight cards and hands of two, interpreted."""
    package = "small_roi_des_castors"
    folder = tmp_path / package
    folder.mkdir()
    changes = [
        ("[16, 12, 8, 6, 8, 6, 0, 0, 0, 0, 0]", "[3, 3, 0, 0, 0, 0, 1, 1, 0, 0, 0]"),
        ("[5, 0, 1, 1, 0],", "[2, 0, 1, 1, 0],"),
    ]
    compiling = "compile_functions(__name__)\n"
    for path in GAME.folder.glob("*.py"):
        source = path.read_text("utf-8")
        if not source.endswith(compiling):
            continue
        source = source.removesuffix(compiling).replace(GAME_PACKAGE, package)
        for old, new in changes.copy():
            if old in source:
                assert source.count(old) == 1
                source = source.replace(old, new)
                changes.remove((old, new))
        (folder / path.name).write_text(source, "utf-8")
    assert not changes
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module(f"{package}.rules")
    for module in [module for module in sys.modules if module.startswith(package)]:
        del sys.modules[module]


def chi_square_p(observed: Counter[str], expected: Counter[str]) -> float:
    """The chance of so much difference between two samples (Wilson and Hilferty)."""
    keys = sorted(set(observed) | set(expected))
    n, m = observed.total(), expected.total()
    degrees = len(keys) - 1
    if degrees == 0:
        return 1.0
    chi = sum(
        (observed[key] * (m / n) ** 0.5 - expected[key] * (n / m) ** 0.5) ** 2
        / (observed[key] + expected[key])
        for key in keys
    )
    spread = 2 / (9 * degrees)
    z = ((chi / degrees) ** (1 / 3) - 1 + spread) / spread**0.5
    return 0.5 * math.erfc(z / 2**0.5)


SCRIPTS = [
    ["discard 1", "pass"],
    ["play espion", "pass"],
    ["play espion", "pass", "discard 2", "pass"],
    ["play chapardage", "steal 1", "pass"],
]


@pytest.mark.parametrize(
    "script, seat",
    [
        *((script, 0) for script in SCRIPTS),
        # after the long one a single card is left to draw, which all seats together know
        *((script, ALL_SEATS) for script in SCRIPTS if len(script) < 4),
    ],
)
def test_redeal_is_uniform_over_what_the_seat_cannot_know(
    small: ModuleType, script: list[str], seat: int
) -> None:
    setup = Setup.of(GAME, "discovery", 2).row()
    states = np.zeros(1, small.STATE).view(np.recarray)
    s = states[0]
    d = dealer(1).view(np.recarray)[0]

    def script_fits() -> bool:
        small.deal(s, setup[0], d)
        if s.turn != 0:
            return False
        for words in script:
            action = text.action(words)
            if small.refusal(s, action) != 0:
                return False
            small.play(s, action, d)
        return True

    def seen() -> bytes:
        """All that seat 0 knows, or both."""
        known, hands = (s.known[1:3], s.hand[:2]) if seat == ALL_SEATS else (s.known[1], s.hand[0])
        parts = (s.discards, s.aside, s.held, s.left, s.logs, known, hands)
        return bytes([s.turn, s.phase]) + b"".join(part.tobytes() for part in parts)

    def hidden() -> str:
        return f"{s.hand[1].tolist()} {s.pile[0, : s.left[0]].tolist()}"

    fresh: dict[bytes, Counter[str]] = {}
    examples: dict[bytes, States] = {}
    for _ in range(scaled(2_000, 6_000)):
        if script_fits():
            fresh.setdefault(seen(), Counter())[hidden()] += 1
            examples.setdefault(seen(), states.copy())
    most = max(fresh, key=lambda known: fresh[known].total())
    assert fresh[most].total() > (20 if seat == ALL_SEATS else 60)
    imagined: Counter[str] = Counter()
    for _ in range(scaled(1_000, 3_000)):
        states[0] = examples[most][0]
        small.redeal(s, seat, d)
        assert seen() == most
        imagined[hidden()] += 1
    assert len(imagined) > 1
    assert chi_square_p(fresh[most], imagined) > 1e-4
