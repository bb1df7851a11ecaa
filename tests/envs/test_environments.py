"""The environments keep the promises of their libraries, by the libraries' own tests."""

import warnings
from collections.abc import Iterator

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from beaverboard import envs
from beaverboard.envs.aec_match import AECMatch
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from tests.games.playing import name, setups
from tests.scale import ALL


def one_setup_per_game() -> list[Setup]:
    return setups() if ALL else [Setup.of(game) for game in GAMES.values()]


some_setups = pytest.mark.parametrize("setup", one_setup_per_game(), ids=name)


@pytest.fixture(autouse=True)
def library_warnings() -> Iterator[None]:
    """The libraries warn of what they find unusual; here these are deliberate."""
    with warnings.catch_warnings():
        for told in (
            ".*minimum and maximum values are equal.*",
            ".*Observation is not NumPy array.*",
            ".*not in the valid range of .*",
            ".*Not able to test alternative render modes.*",
        ):
            warnings.filterwarnings("ignore", told)
        yield


def new_aec(setup: Setup, **agreed: object) -> AECMatch:
    return envs.aec(setup.game.name, mode=setup.mode, seats=setup.seats, **agreed)


@some_setups
def test_aec_passes_the_tests_of_pettingzoo(setup: Setup) -> None:
    api_test(new_aec(setup), num_cycles=300)
    seed_test(lambda: new_aec(setup), num_cycles=100)


def test_aec_renders_text_and_pictures() -> None:
    render_test(lambda render_mode: new_aec(Setup.of(GAMES["dam-it"]), render_mode=render_mode))


@some_setups
def test_a_single_match_passes_the_check_of_gymnasium(setup: Setup) -> None:
    env = envs.single(setup.game.name, mode=setup.mode, seats=setup.seats, render_mode="ansi")
    check_env(env, skip_render_check=True)
