"""What holds whatever is agreed before a match: set-ups with options drawn at random."""

from collections.abc import Iterator

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.extras import extra
from beaverboard.games.game import Game
from beaverboard.games.setup import BadSetup, Option, Setup, Value
from beaverboard.match import Match
from beaverboard.testing.playing import name, random_play, read
from beaverboard.testing.scale import scaled
from beaverboard.testing.selection import pytest_generate_tests
from beaverboard.testing.transitions import check_no_move_tells

with extra("testing"):
    import pytest

PARTS = scaled(4, 8)  # so that several processes share the matches
MATCHES = scaled(1, 9)  # in each part, of every mode with every number of seats
TRIES = 100  # to find numbers that may be agreed on together


def random_setups(game: Game, seed: int, count: int) -> Iterator[Setup]:
    """Every mode with every number of seats `count` times, options at random."""
    draw = np.random.default_rng(seed)
    tables = [(mode.name, seats) for mode in game.modes for seats in mode.seats]
    for mode, seats in tables * count:
        options = {
            option.name: random_value(option, seats, draw)
            for option in game.options
            if option.applies_to(mode)
        }
        yield Setup.of(game, mode, seats, options)


def random_value(option: Option, seats: int, draw: np.random.Generator) -> Value:
    """Half of the time the default; numbers become smaller until they are few enough in all."""
    if draw.random() < 0.5:
        return option.default
    high = min(option.high, seats - 1) if option.is_seat else option.high
    for tried in range(TRIES):
        most = max(option.low, 1, high - high * tried // TRIES)
        value = one_value(option.default, option.low, min(most, high), draw)
        try:
            return option.check(value)
        except BadSetup:
            continue
    return option.default


def one_value(default: Value, low: int, high: int, draw: np.random.Generator) -> Value:
    if isinstance(default, bool):
        return bool(draw.random() < 0.5)
    if isinstance(default, tuple):
        return tuple(draw.integers(low, high + 1, len(default)).tolist())
    return int(draw.integers(low, high + 1))


def meant(option: Option, setup: Setup) -> Value:
    """The value agreed on, with the numbers of the box where NOTHING stands for them."""
    value = setup.options[option.name]
    if option.on_cards is None or not isinstance(value, tuple):
        return value
    on_cards = option.on_cards(setup.mode, setup.seats).numbers
    return tuple(
        usual if own == NOTHING else own for own, usual in zip(value, on_cards, strict=True)
    )


@pytest.mark.parametrize("part", range(PARTS))
def test_every_state_of_any_setup_survives_its_text(game: Game, part: int) -> None:
    text = game.text
    for i, setup in enumerate(random_setups(game, part, MATCHES)):
        for states in random_play(setup, seed=PARTS * i + part):
            written = text.text(read(states))
            assert text.position(written).tobytes() == states.tobytes(), (name(setup), written)


def test_a_match_of_any_setup_goes_on_from_its_position(game: Game) -> None:
    for i, setup in enumerate(random_setups(game, PARTS, scaled(10, 200))):
        match = Match.dealt(setup, {"key": f"{i:064x}"})
        again = Match.from_position(match.position())
        assert again.position() == match.position()
        assert (again.setup.mode, again.seats) == (setup.mode, setup.seats)
        for option in game.options:
            # who began is over and done with, and how pages look is no part of a position
            if not option.is_seat and not option.for_pages:
                assert meant(option, again.setup) == meant(option, setup), setup


@pytest.mark.parametrize("part", range(PARTS))
def test_no_move_tells_of_hidden_cards_whatever_is_agreed(game: Game, part: int) -> None:
    setups = list(random_setups(game, PARTS + 1, scaled(1, 2)))
    for i in range(part, len(setups), PARTS * scaled(3, 1)):
        check_no_move_tells(setups[i], seed=i)


__all__ = [each for each in dir() if each.startswith(("test_", pytest_generate_tests.__name__))]
