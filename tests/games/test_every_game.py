"""What every game promises, and what those of ours have in common besides."""

import pytest

from beaverboard.dealer import ALL_SEATS
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import Match
from beaverboard.testing.every_game import *  # noqa: F403
from beaverboard.testing.every_game import redealt, sampled
from beaverboard.testing.playing import name


def test_there_are_cards_that_no_seat_knows(setup: Setup) -> None:
    assert any(
        redealt(states, ALL_SEATS, seed=i).tobytes() != states.tobytes()
        for i, states in enumerate(sampled(setup, seed=12))
    )


BEGINNING = [
    Setup.of(game, mode.name, mode.seats[-1])
    for game in GAMES.values()
    for mode in game.modes
    if any(option.name == "begins" and option.applies_to(mode.name) for option in game.options)
]


@pytest.mark.parametrize("setup", BEGINNING, ids=name)
def test_bc_2_2_di_2_5_rc_2_3_a_table_agrees_on_who_begins_and_a_key_keeps_its_deal(
    setup: Setup,
) -> None:
    drawn = set()
    for number in range(12):
        key = {"key": f"{number:064x}"}
        by_lot = Match.dealt(setup, key)
        drawn.add(by_lot.turn)
        for seat in range(setup.seats):
            agreed = Setup.of(setup.game, setup.mode, setup.seats, {"begins": seat})
            match = Match.dealt(agreed, key)
            assert match.turn == seat
            if seat == by_lot.turn:
                assert match.position() == by_lot.position()
    assert len(drawn) > 1


def test_only_a_seat_of_the_table_can_begin() -> None:
    for setup in BEGINNING:
        with pytest.raises(BadSetup, match=f"option begins: .* from 0 to {setup.seats - 1}"):
            Setup.of(setup.game, setup.mode, setup.seats, {"begins": setup.seats})
        with pytest.raises(BadSetup, match="option begins: a seat from 0 to"):
            Setup.of(setup.game, setup.mode, setup.seats, {"begins": -2})
