"""What holds in every match of Biber-Gang beyond what holds in every game."""

from collections import Counter
from types import ModuleType

import pytest

from beaverboard.dealer import ALL_SEATS
from beaverboard.games import named
from beaverboard.games.biber_gang import rules
from beaverboard.games.setup import Setup
from tests.games.oracle import compare, with_numbers
from tests.games.playing import random_play, read
from tests.scale import scaled

GAME = named("biber-gang")
DECK = {**dict.fromkeys(range(13), 8), rules.BEAVER: 4}


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_card_is_always_somewhere(seats: int) -> None:
    for states in random_play(Setup.of(GAME, seats=seats), seed=seats):
        s = read(states)
        cards = [*s.card[:seats].ravel(), *s.pile[: s.left], *s.discards[: s.discarded], s.drawn]
        assert Counter(int(c) for c in cards if c >= 0) == DECK


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_player_in_turn_always_has_a_hidden_card(seats: int) -> None:
    for states in random_play(Setup.of(GAME, seats=seats), seed=seats):
        s = read(states)
        assert s.over or rules.hidden(s, int(s.turn)) > 0


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_match_has_at_most_420_n_minus_10_actions(seats: int) -> None:
    length = sum(1 for _ in random_play(Setup.of(GAME, seats=seats), seed=seats)) - 1
    assert length <= 420 * seats - 10


TURN, DRAW, PUT, REVEAL = 3, 0, 7, 11  # the actions of the small rules, whose PLACES are 4


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """Two numbers in five copies, one beaver, four cards a seat: a pile of two for two seats."""
    folder = tmp_path_factory.mktemp("small")
    return with_numbers(rules, folder, NUMBERS=2, COPIES=5, BEAVERS=1, COLUMNS=2)


@pytest.mark.parametrize(
    "actions, seat",
    [
        pytest.param([TURN, TURN + 1] * 2 + [DRAW], 0, id="a card in hand"),
        pytest.param([TURN, TURN + 1] * 2 + [DRAW, PUT + 2, DRAW], 1, id="after a swap"),
        pytest.param(
            [TURN, TURN + 1] * 2 + [DRAW, PUT, DRAW, PUT + 1, DRAW], 0, id="after a reshuffle"
        ),
        pytest.param([TURN, TURN + 1] * 2 + [DRAW], ALL_SEATS, id="what no seat knows"),
    ],
)
def test_imagining_is_uniform_over_what_the_seat_cannot_know(
    small: ModuleType, actions: list[int], seat: int
) -> None:
    assert (small.DRAW, small.TURN, small.PUT, small.REVEAL) == (DRAW, TURN, PUT, REVEAL)
    setup = Setup.of(GAME, None, 2, {"rounds": 1}).row()
    statistic, freedom = compare(
        small, setup, actions, seat, seed=len(actions), samples=scaled(1500, 6_000)
    )
    assert freedom > 3
    assert statistic < freedom + 4 * (2 * freedom) ** 0.5


# A position that leaves out what can be left out


def test_a_position_without_the_last_rounds_cards_survives_its_own_text() -> None:
    written = GAME.text.text(
        GAME.text.position(
            "round 2/5 | turn 0 draw | start 0 | pile ... | discard 12 | "
            "seat 12 1 2 4 / 11 1 2 (4) turns 1 points 7 | "
            "seat 0 5 6 9 / 9 5 6 (8) turns 1 points 8"
        )[0]
    )
    assert "last" not in written
    assert GAME.text.text(GAME.text.position(written)[0]) == written
