"""What holds in every game, mode and number of seats, whatever is played."""

import json
from collections import Counter
from dataclasses import asdict
from typing import Any

import numpy as np

from beaverboard import engine, step
from beaverboard.dealer import ALL_SEATS, EVENTS, IMAGINATION, NOTHING
from beaverboard.extras import extra
from beaverboard.games import plain
from beaverboard.games.game import BadWords, Game, States
from beaverboard.games.setup import Setup, mode_names
from beaverboard.match import Match
from beaverboard.testing.playing import dealer, legal, random_play, read
from beaverboard.testing.scale import scaled
from beaverboard.testing.selection import pytest_generate_tests

with extra("testing"):
    import pytest

STATES = scaled(12, 80)  # looked at per setup, spread over a match


def sampled(setup: Setup, seed: int) -> list[States]:
    """Copies of states of a random match: the first ones, the last ones, some between."""
    states = [state.copy() for state in random_play(setup, seed)]
    picked = np.unique(np.linspace(0, len(states) - 1, STATES).astype(int))
    return [states[i] for i in picked]


def redealt(states: States, seat: int | None, seed: int) -> States:
    again = states.copy()
    number = NOTHING if seat is None else seat
    step.redeal(again, 0, number, dealer(seed, purpose=IMAGINATION), 0)
    return again


def seats_and_spectator(setup: Setup) -> list[int | None]:
    return [None, *range(setup.seats)]


def test_legal_and_refusal_agree_on_every_action(setup: Setup) -> None:
    for states in sampled(setup, seed=1):
        allowed = legal(states, setup.game)
        assert len(set(allowed)) == len(allowed)
        by_refusal = [
            action
            for action in range(setup.game.rules.ACTIONS)
            if step.refusal(states, 0, action) == 0
        ]
        assert sorted(allowed) == by_refusal
        assert bool(allowed) != bool(read(states).over)


def test_actions_out_of_range_are_refused(setup: Setup) -> None:
    states = next(random_play(setup, seed=1))
    for action in (-1, setup.game.rules.ACTIONS, 2**40, -(2**40)):
        assert step.refusal(states, 0, action) != 0


def test_every_refusal_has_a_rule_and_a_sentence(setup: Setup) -> None:
    for states in sampled(setup, seed=2):
        for action in range(setup.game.rules.ACTIONS):
            reason = step.refusal(states, 0, action)
            assert reason == 0 or reason in setup.game.text.REASONS


def test_a_position_survives_its_own_text(setup: Setup) -> None:
    text = setup.game.text
    for states in sampled(setup, seed=3):
        written = text.text(read(states))
        again = text.position(written)
        assert text.text(again[0]) == written
        assert again.tobytes() == states.tobytes()


def test_reading_changes_nothing(setup: Setup) -> None:
    for states in sampled(setup, seed=4):
        before = states.tobytes()
        for seat in seats_and_spectator(setup):
            setup.game.view(read(states), seat)
        for p in range(setup.seats):
            step.score(states, 0, p)
            step.wins(states, 0, p)
        setup.game.text.text(read(states))
        for action in legal(states, setup.game):
            setup.game.text.move(read(states), action)
        assert states.tobytes() == before


def test_a_view_does_not_depend_on_what_the_seat_cannot_know(setup: Setup) -> None:
    for i, states in enumerate(sampled(setup, seed=5)):
        for seat in seats_and_spectator(setup):
            other = redealt(states, seat, seed=i)
            assert setup.game.view(read(other), seat) == setup.game.view(read(states), seat)


def test_a_view_holds_plain_values_that_can_be_sent(setup: Setup) -> None:
    for states in sampled(setup, seed=13):
        for seat in seats_and_spectator(setup):
            json.dumps(asdict(setup.game.view(read(states), seat)))
        assert {type(rank) for rank in match_at(setup, states).ranks()} == {int}


def test_a_plain_board_has_a_place_for_all_that_is_seen(setup: Setup) -> None:
    """Only of games whose view is one of zones."""
    plain.board(setup.game)
    areas = {area.name: area for area in getattr(setup.game.views, "AREAS", ())}
    for states in sampled(setup, seed=16) if areas else []:
        for seat in seats_and_spectator(setup):
            for zone in setup.game.view(read(states), seat).zones:
                area = areas[zone.name]
                assert len(zone.places) <= area.places
                assert zone.seat == 0 or area.owned
                assert all(len(place.cards) <= place.count for place in zone.places)


def test_imagining_depends_on_what_the_seat_knows_and_on_nothing_else(setup: Setup) -> None:
    for i, states in enumerate(sampled(setup, seed=6)):
        for seat in seats_and_spectator(setup):
            other = redealt(states, seat, seed=i)
            assert redealt(other, seat, seed=-1).tobytes() == redealt(states, seat, -1).tobytes()


def test_dealing_anew_what_no_seat_knows_changes_nothing_that_a_seat_knows(setup: Setup) -> None:
    for i, states in enumerate(sampled(setup, seed=12)):
        other = redealt(states, ALL_SEATS, seed=i)
        assert redealt(other, ALL_SEATS, -1).tobytes() == redealt(states, ALL_SEATS, -1).tobytes()
        for seat in seats_and_spectator(setup):
            assert redealt(other, seat, -1).tobytes() == redealt(states, seat, -1).tobytes()


def test_events_do_not_tell_more_than_the_view(setup: Setup) -> None:
    """Two worlds that a seat cannot tell apart, the same move in both: as long as its view
    stays the same, it is told the same. A move that ends a round shows cards which the new
    deal takes from the view."""
    compared = 0
    for i, states in enumerate(sampled(setup, seed=7)):
        for seat in seats_and_spectator(setup):
            worlds = [match_at(setup, states), match_at(setup, redealt(states, seat, seed=i))]
            common = set(worlds[0].legal_actions()) & set(worlds[1].legal_actions())
            for action in sorted(common)[:: max(1, len(common) // 3)]:
                here, there = (match_at(setup, world._pool, action=action) for world in worlds)
                dealt = any(event.what == "dealt" for event in here.events(seat))
                if here.view(seat) == there.view(seat) and not dealt:
                    # a view has hands, not the order in which their cards were drawn
                    assert Counter(here.events(seat)) == Counter(there.events(seat))
                    compared += 1
    assert compared


def test_an_imagined_state_is_a_position_of_the_game(setup: Setup) -> None:
    """Whatever can't be, a position's text refuses: also what a question tells of a hand."""
    for i, states in enumerate(sampled(setup, seed=11)):
        for seat in seats_and_spectator(setup):
            imagined = match_at(setup, redealt(states, seat, seed=i))
            if not imagined.over:
                assert Match.from_position(imagined.position()).turn == imagined.turn


def match_at(setup: Setup, states: States, action: int | None = None) -> Match:
    match = Match(setup, {"key": "00" * 32})
    match._pool[0] = states[0]
    if action is not None:
        match.play(action)
    return match


def test_a_match_replays_from_its_record(setup: Setup) -> None:
    options = dict(setup.options)
    match = Match.new(setup.game.name, seed=11, mode=setup.mode, seats=setup.seats, **options)
    choice = np.random.default_rng(11)
    while not match.over:
        match.play(int(choice.choice(match.legal_actions())))
        assert match._trace.called <= EVENTS
    again = Match.replay(match.record())
    assert again.position() == match.position()
    assert again.winners() == match.winners()
    assert again.ranks() == match.ranks()
    assert Match.from_position(match.position()).position() == match.position()


def test_winners_have_rank_1_and_partners_share_theirs(setup: Setup) -> None:
    for seed in range(3):
        match = match_at(setup, list(random_play(setup, seed))[-1])
        ranks = match.ranks()
        assert match.winners() == tuple(p for p, rank in enumerate(ranks) if rank == 1)
        assert max(ranks) <= setup.sides
        for p in range(setup.seats):
            assert all(ranks[q] == ranks[p] for q in setup.partners_of(p))


def ranks_shown(setup: Setup, view: Any) -> list[int] | None:
    """Of the seats, as a view ranks them: by seat, or by side."""
    if hasattr(view, "sides"):
        return [view.sides[p % setup.sides].rank for p in range(setup.seats)]
    return None if view.ranks is None else list(view.ranks)


def test_a_view_ranks_as_the_match_does(setup: Setup) -> None:
    for states in sampled(setup, seed=14):
        match = match_at(setup, states)
        shown = ranks_shown(setup, match.view(None))
        assert shown == list(match.ranks()) or (shown is None and not match.over)
        assert list(match.ranks()) == [1 + beaten_by(setup, match, p) for p in range(setup.seats)]


def beaten_by(setup: Setup, match: Match, p: int) -> int:
    """How many sides beat the seat: an automatic opponent, or those of the other seats."""
    alone = setup.seats < setup.sides
    rivals = [p] if alone else [q for q in range(setup.sides) if q != p]
    return sum(bool(setup.game.rules.beats(match._state, q, p)) for q in rivals)


def test_a_deal_wipes_what_lay_in_the_record_before(setup: Setup) -> None:
    used = list(random_play(setup, seed=12))[-1]
    fresh = engine.pool(setup.game.rules.STATE)
    for states in (used, fresh):
        step.deal(states, 0, setup.row(), dealer(13), 0)
    assert used.tobytes() == fresh.tobytes()


def test_moves_in_words_stand_for_one_action_each(game: Game) -> None:
    words = [game.text.words(action) for action in range(game.rules.ACTIONS)]
    assert len(set(words)) == game.rules.ACTIONS
    assert [game.text.action(each) for each in words] == list(range(game.rules.ACTIONS))


@pytest.mark.parametrize("words", ["", "fly", "put", "put x", "put 99", "draw draw", "🦫"])
def test_moves_that_cannot_be_read_say_what_can(game: Game, words: str) -> None:
    with pytest.raises(BadWords):
        game.text.action(words)


@pytest.mark.parametrize("position", ["", "fly", "seat", "turn 9 draw", "pile ... | seat 1"])
def test_positions_that_cannot_be_read_say_why(game: Game, position: str) -> None:
    with pytest.raises(BadWords):
        game.text.position(position)


def test_the_rules_number_the_modes_as_they_are_declared(game: Game) -> None:
    names = [name.upper().replace("-", "_") for name in mode_names(game.modes)]
    assert [getattr(game.rules, name) for name in names] == list(range(len(names)))


def test_those_of_a_side_win_together(setup: Setup) -> None:
    *_, states = random_play(setup, seed=15)
    won = [step.wins(states, 0, p) for p in range(setup.seats)]
    for p in range(setup.seats):
        assert len(setup.partners_of(p)) == setup.partners - 1
        assert all(won[q] == won[p] for q in setup.partners_of(p))


def test_the_score_that_wins_is_the_lowest_or_the_highest_as_declared(game: Game) -> None:
    setup = Setup.of(game)
    best = min if game.lowest_wins else max
    for seed in range(5):
        *_, states = random_play(setup, seed)
        scores = [int(step.score(states, 0, p)) for p in range(setup.seats)]
        winning = {scores[p] for p in range(setup.seats) if step.wins(states, 0, p)}
        assert winning == {best(scores)}


__all__ = [each for each in dir() if each.startswith(("test_", pytest_generate_tests.__name__))]
