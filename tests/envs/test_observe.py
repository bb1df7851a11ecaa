"""Observations: what a seat knows, all of it, and nothing else."""

from collections.abc import Callable

import numpy as np
import pytest

from beaverboard.games import GAMES
from beaverboard.games.biber_clan import rules as biber_clan
from beaverboard.games.biber_gang import rules as biber_gang
from beaverboard.games.game import Game, States
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from beaverboard.observe import entry, layout, pieces
from beaverboard.observe.observer import Observer
from beaverboard.testing.every_game import redealt
from scripts import observations
from tests.envs.from_views import from_views
from tests.games.playing import modes, name, random_play
from tests.scale import scaled

every_setup = pytest.mark.parametrize("setup", modes(), ids=name)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
PLIES = scaled(250, 600)


def new_match(setup: Setup, seed: int, **options: object) -> Match:
    agreed = {**setup.options, **options}
    return Match.new(setup.game.name, seed=seed, mode=setup.mode, seats=setup.seats, **agreed)


def any_action(match: Match, choice: np.random.Generator) -> int:
    return int(choice.choice(match.legal_actions()))


def dawdling(match: Match, choice: np.random.Generator) -> int:
    """Where it can, an action that does not bring the end of the round nearer, so that the
    draw pile runs out."""
    gang, clan = biber_gang, biber_clan
    view = match.view(match.turn)
    if match.game.name == "biber-gang":
        up = [gang.PUT + k for k, card in enumerate(view.layouts[match.turn]) if card is not None]
        idle = {gang.DRAW, *up}
    else:
        own = clan.SWAP + clan.SIDES * clan.SPACES * match.turn
        idle = set(range(own, own + clan.SIDES * clan.SPACES))
    actions = match.legal_actions()
    return int(choice.choice([action for action in actions if action in idle] or actions))


Choose = Callable[[Match, np.random.Generator], int]


def compare(match: Match, seat: int, choose: Choose, plies: int) -> set[str]:
    """Compare every piece with its value from the views, ply by ply; return the names of
    those that ever said something."""
    observer, choice = Observer(match.setup), np.random.default_rng(1)
    views, filled = [match.view(seat)], set()
    actions: list[int] = []
    while True:
        tensor, mask = observer.observe(match, seat)
        expected = from_views(match.setup, views, actions)
        assert list(expected) == list(observer.layout)
        for piece, value in observer.layout.read(tensor).items():
            assert np.array_equal(value, expected[piece]), (piece, match.ply)
            if value.any():
                filled.add(piece)
        assert (tensor <= observer.layout.high).all()
        assert set(np.flatnonzero(mask)) == {move.action for move in views[-1].moves}
        if match.over or match.ply == plies:
            return filled
        actions.append(choose(match, choice))
        match.play(actions[-1])
        views.append(match.view(seat))


@every_setup
def test_each_piece_is_what_the_views_of_the_seat_give(setup: Setup) -> None:
    compare(new_match(setup, seed=1), setup.seats - 1, any_action, PLIES)


@pytest.mark.parametrize(
    ("game", "mode", "piece"),
    [("biber-gang", None, "in_pile"), ("biber-clan", "clan", "unseen_before")],
)
def test_what_is_known_after_a_reshuffle_is_what_the_views_give(
    game: str, mode: str | None, piece: str
) -> None:
    setup = Setup.of(GAMES[game], mode, 4)
    assert piece in compare(new_match(setup, seed=2), 1, dawdling, 500)


def seen(observer: Observer, states: States, seat: int) -> bytes:
    """What the compiled door shows of a state, the true one included."""
    tensor = np.empty(observer.layout.size, np.uint8)
    mask = np.empty(observer.actions, np.int8)
    entry.fill(states, 0, seat, tensor, mask, np.empty(observer.actions, np.int64))
    return tensor.tobytes() + mask.tobytes()


@every_setup
def test_observations_do_not_depend_on_what_the_seat_cannot_know(setup: Setup) -> None:
    observer = Observer(setup)
    for i, states in enumerate(random_play(setup, seed=5, limit=PLIES)):
        for seat in range(setup.seats):
            other = redealt(states, seat, seed=i)
            assert seen(observer, states, seat) == seen(observer, other, seat)


@every_setup
def test_the_memory_aid_changes_no_observation(setup: Setup) -> None:
    if "memory_aid" not in setup.options:
        pytest.skip("the game has nothing to remember")
    choice = np.random.default_rng(2)
    aided, unaided = (new_match(setup, seed=2, memory_aid=aid) for aid in (True, False))
    here, there = Observer(aided.setup), Observer(unaided.setup)
    while not aided.over and aided.ply < PLIES:
        for seat in range(setup.seats):
            assert np.array_equal(here.observe(aided, seat)[0], there.observe(unaided, seat)[0])
        action = int(choice.choice(aided.legal_actions()))
        aided.play(action)
        unaided.play(action)


@every_game
def test_layouts_follow_the_setup(game: Game) -> None:
    for mode in game.modes:
        for seats in mode.seats:
            setup = Setup.of(game, mode.name, seats)
            parts = layout(setup)
            assert parts.size == sum(int(np.prod(part.shape)) for part in parts.values())
            assert len(parts) == len(pieces(game))
            assert parts["to_act"].shape == (seats,)


def test_the_page_of_observations_is_current() -> None:
    assert observations.PAGE.read_text("utf-8") == observations.page()
