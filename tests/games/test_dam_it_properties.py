"""What holds in every match of Dam It!, whatever is played."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from beaverboard import chance, engine, step
from beaverboard.dealer import ALL_SEATS, BOTS, IMAGINATION, MATCH, NOTHING
from beaverboard.games import named
from beaverboard.games.dam_it import rules
from beaverboard.games.game import States
from beaverboard.games.setup import Setup
from tests.games import playing
from tests.games.oracle import with_numbers
from tests.games.playing import greedy_action, random_play, read
from tests.scale import scaled

MATCHES = scaled(6, 20)
GAME = named("dam-it")
OTHER_NUMBERS = {
    "tree_values": (3, 2, 1, 3, 2, 1, 3),
    "dam_points": (30, 2, 1, 9, 8, 7, 99, 50, 1, 14, 13, 12, 17, 16, 15),
}

every_setup = pytest.mark.parametrize(
    "setup",
    [
        pytest.param(Setup.of(GAME, None, seats, options), id=f"{seats}-{numbers}")
        for seats in (2, 3, 4)
        for numbers, options in (("usual", {}), ("other", OTHER_NUMBERS))
    ],
)


def greedy_play(setup: Setup, seed: int) -> Iterator[States]:
    deals, lots = playing.dealer(seed), playing.dealer(seed, purpose=BOTS)
    states = engine.pool(rules.STATE)
    step.deal(states, 0, setup.row(), deals, 0)
    yield states
    while not read(states).over:
        action = greedy_action(states, GAME, lots)
        assert step.attempt(states, 0, action, deals, 0) == 0
        yield states


def matches(setup: Setup) -> Iterator[Iterator[States]]:
    for seed in range(MATCHES):
        yield random_play(setup, seed)
        yield greedy_play(setup, seed)


@every_setup
def test_all_81_cards_are_always_somewhere(setup: Setup) -> None:
    for states in (each for match in matches(setup) for each in match):
        s = read(states)
        found = Counter([*s.river.tolist(), *s.pile[: s.left].tolist()])
        found.update({c: int(s.discards[c]) for c in range(rules.KINDS)})
        found.update({c: int(s.hand[:, c].sum()) for c in range(rules.HELD)})
        found[rules.GARBAGE] += int(s.garbage.sum())
        assert found == {c: rules.copies(c) for c in range(rules.KINDS)}
        # A dam is on its stack or has an owner; those below a dam on its stack have none.
        for stack in range(rules.STACKS):
            gone = int(s.gone[stack])
            assert all(0 <= p < setup.seats for p in s.owner[stack, :gone])
            assert (s.owner[stack, gone:] == NOTHING).all()


@every_setup
def test_all_cubes_are_always_somewhere(setup: Setup) -> None:
    for states in (each for match in matches(setup) for each in match):
        s = read(states)
        assert s.cubes.min() >= 0
        assert s.cubes.sum() + s.cubes_on.sum() == 4 * setup.seats


@every_setup
def test_a_match_has_at_most_76_moves(setup: Setup) -> None:
    for match in matches(setup):
        moves = sum(1 for _ in match) - 1
        assert 62 <= moves <= rules.MOVES == 76


@every_setup
def test_a_match_ends_with_the_62nd_take_or_the_15th_dam_and_not_before(setup: Setup) -> None:
    for match in matches(setup):
        for states in match:
            s = read(states)
            river_cards = int(s.left) + rules.RIVER
            assert s.over == (river_cards < 5 or s.gone.sum() == 15)


@every_setup
def test_slots_that_are_not_used_are_blank(setup: Setup) -> None:
    for states in (each for match in matches(setup) for each in match):
        s = read(states)
        assert (s.pile[s.left :] == NOTHING).all()
        for field in (s.cubes, s.garbage, s.hand):
            assert not field[setup.seats :].any()


@every_setup
def test_a_position_survives_its_own_text_with_all_that_was_agreed(setup: Setup) -> None:
    options = {**setup.options, "memory_aid": False}
    for states in greedy_play(Setup.of(GAME, None, setup.seats, options), seed=4):
        s = read(states)
        assert GAME.text.position(GAME.text.text(s)).tobytes() == states.tobytes()
        mode, agreed = GAME.text.agreed(s)
        assert mode is None
        assert options == {"begins": NOTHING, **agreed}  # who began is over and done with


# Uniformity of `redeal`, against fresh deals of a small deck

SMALL_SETUP = Setup.of(GAME, None, 2, {"tree_values": (1, 2, 2, 2, 2, 3, 3)}).row()


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The rules with seven river cards: two birches, two pines, a disposal card and two
    garbage cards; one card is the river, one the top of the pile."""
    return with_numbers(
        rules,
        tmp_path_factory.mktemp("small"),
        compiled=False,
        TREES=2,
        COPIES=2,
        DISPOSALS=1,
        GARBAGES=2,
        RIVER=1,
    )


def small_deal(small: ModuleType, number: int, d: np.ndarray, *, takes: int) -> Any:
    s = np.zeros(1, small.STATE).view(np.recarray)[0]
    step.open_stream(d, 0, chance.key_words(chance.key_of(1)), MATCH, number, False)
    small.deal(s, SMALL_SETUP[0], read(d))
    for _ in range(takes):
        small.play(s, small.TAKE, read(d))
    return s


def seen(s: Any) -> bytes:
    """All that happened was seen but the draw pile; of that the top."""
    known = s.copy()
    known["pile"][: s.left - 1] = NOTHING
    return known.tobytes()


def hidden(s: Any) -> tuple[int, ...]:
    return tuple(s.pile[: s.left - 1].tolist())


@pytest.mark.parametrize("takes", [0, 1])
def test_imagined_piles_are_as_likely_as_dealt_ones(small: ModuleType, takes: int) -> None:
    d = playing.dealer(1)
    deals = [small_deal(small, number, d, takes=takes) for number in range(scaled(8000, 16000))]
    common = Counter(seen(s) for s in deals).most_common(1)[0][0]
    kept = [s for s in deals if seen(s) == common]
    oracle = Counter(hidden(s) for s in kept)
    orders = set(permutations(hidden(kept[0])))
    assert len(orders) >= 12
    for seat in (ALL_SEATS, NOTHING, 0, 1):
        imagination = playing.dealer(seat, purpose=IMAGINATION)
        imagined: Counter[tuple[int, ...]] = Counter()
        again = kept[0].copy()
        for _ in kept:
            small.redeal(again, seat, read(imagination))
            assert seen(again) == common
            imagined[hidden(again)] += 1
        assert set(oracle) | set(imagined) <= orders
        assert alike(oracle, imagined, len(orders))


def alike(one: Counter[Any], other: Counter[Any], cells: int) -> bool:
    """Chi-square for two samples of one size: p > 1e-4, by the cube root of Wilson and
    Hilferty."""
    keys = set(one) | set(other)
    statistic = sum((one[key] - other[key]) ** 2 / (one[key] + other[key]) for key in keys)
    spread = 2 / (9 * (cells - 1))
    return bool(((statistic / (cells - 1)) ** (1 / 3) - (1 - spread)) / spread**0.5 < 3.719)
