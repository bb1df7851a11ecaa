"""A match from outside: errors by cause, nothing changed after any of them."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from beaverboard import chance
from beaverboard.chance import BadSeed
from beaverboard.dealer import IMAGINATION
from beaverboard.games import GAMES, UnknownGame
from beaverboard.games.game import BadWords
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import IllegalMove, Match
from beaverboard.record import BadRecord
from tests.games.playing import modes, name

RECORDS = Path(__file__).parent / "records"


def begun() -> Match:
    match = Match.new("biber-gang", seats=3, seed=7)
    for words in ("turn 0", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5", "draw"):
        match.play(words)
    return match


def snapshot(match: Match) -> tuple[bytes, bytes, tuple[str, ...]]:
    return match._pool.tobytes(), match._dealer.tobytes(), match.moves


def test_the_same_seed_deals_the_same_match_and_another_another() -> None:
    deals = [Match.new("biber-gang", seats=3, seed=seed).position() for seed in (7, 7, 8)]
    assert deals[0] == deals[1] != deals[2]


def test_a_seed_may_be_a_key_in_hexadecimal_digits() -> None:
    key = chance.key_of(7).hex()
    assert (
        Match.new("biber-gang", seed=key).position() == Match.new("biber-gang", seed=7).position()
    )


def test_what_is_going_on() -> None:
    match = begun()
    assert match.seats == 3
    assert match.ply == 7
    assert not match.over
    assert match.turn == match.view(None).turn
    assert "put 0" in match.legal()
    assert len(match.legal()) == len(match.legal_actions())
    assert match.scores() == (0, 0, 0)
    assert match.winners() == ()


def test_words_and_numbers_play_the_same() -> None:
    by_words, by_number = begun(), begun()
    by_words.play("put 3")
    by_number.play(by_number.game.text.action("put 3"))
    assert snapshot(by_words) == snapshot(by_number)


def test_events_show_each_seat_what_it_may_see() -> None:
    match = begun()
    (drawn,) = match.events(match.turn)
    assert (drawn.what, drawn.seat, drawn.concealed) == ("drawn", match.turn, False)
    assert drawn.card == match.view(match.turn).drawn
    for seat in (None, (match.turn + 1) % 3):
        (unseen,) = match.events(seat)
        assert (unseen.card, unseen.concealed) == (None, True)
        assert (unseen.source, unseen.target) == (drawn.source, drawn.target)


@pytest.mark.parametrize("setup", modes(), ids=name)
def test_all_views_and_events_at_once_are_those_of_each(setup: Setup) -> None:
    chooser = random.Random(6)
    match = Match.new(setup.game.name, seed=6, mode=setup.mode, seats=setup.seats)
    everybody = (None, *range(setup.seats))
    while not match.over and match.ply < 200:
        match.play(chooser.choice(match.legal_actions()))
        assert match.views(everybody) == {viewer: match.view(viewer) for viewer in everybody}
        assert match.everyones_events() == {viewer: match.events(viewer) for viewer in everybody}


def test_events_of_a_new_match_are_those_of_the_deal() -> None:
    match = Match.new("biber-gang", seed=1)
    assert [event.what for event in match.events(None)] == ["dealt", "opened"]


def test_imagining_leaves_the_match_as_it_is() -> None:
    match = begun()
    before = snapshot(match)
    lots = chance.new_dealer(chance.key_of(1), IMAGINATION)
    imagined = match.imagine(0, lots)
    assert snapshot(match) == before
    assert imagined.tobytes() != match._pool.tobytes()


@pytest.mark.parametrize(
    "play, error, says",
    [
        (lambda m: m.play("fly 3"), BadWords, "moves read"),
        (lambda m: m.play("put 8"), BadWords, "from 0 to 7"),
        (lambda m: m.play("draw"), IllegalMove, r"BG-3\)"),
        (lambda m: m.play("discard"), IllegalMove, "BG-3.4"),
        (lambda m: m.play(-1), IllegalMove, "no such move"),
        (lambda m: m.play(91), IllegalMove, "no such move"),
        (lambda m: m.play(10**30), IllegalMove, "no such move"),
        (lambda m: m.view(3), ValueError, "seats are 0 to 2"),
        (lambda m: m.events(-1), ValueError, "seats are 0 to 2"),
    ],
)
def test_after_an_error_the_match_is_as_before(
    play: Callable[[Match], None], error: type[Exception], says: str
) -> None:
    match = begun()
    before = snapshot(match)
    with pytest.raises(error, match=says):
        play(match)
    assert snapshot(match) == before


def test_a_refused_move_names_words_rule_and_reason() -> None:
    with pytest.raises(IllegalMove) as caught:
        begun().play("discard")
    assert caught.value.words == "discard"
    assert caught.value.rule == "BG-3.4"
    assert caught.value.key == "biber-gang-refused-many-hidden"
    assert begun().why_not("put 0") is None
    refused = begun().why_not("discard")
    assert refused is not None and refused.rule == "BG-3.4"


@pytest.mark.parametrize(
    "arguments, error, says",
    [
        ({"game": "chess"}, UnknownGame, "there are biber-gang"),
        ({"seats": 9}, BadSetup, "2 to 6, not 9"),
        ({"seats": 1}, BadSetup, "2 to 6, not 1"),
        ({"seats": "3"}, BadSetup, "2 to 6"),
        ({"mode": "expert"}, BadSetup, "no modes"),
        ({"rounds": 0}, BadSetup, "option rounds: a whole number from 1 to 10, not 0"),
        ({"rounds": 11}, BadSetup, "from 1 to 10"),
        ({"rounds": "5"}, BadSetup, "from 1 to 10"),
        ({"rounds": True}, BadSetup, "from 1 to 10"),
        ({"rounds": [1, 2]}, BadSetup, "from 1 to 10, not 1,2"),
        ({"colour": 3}, BadSetup, "option colour: biber-gang has the options rounds"),
        ({"seed": "abc"}, BadSeed, "64 hexadecimal digits"),
        ({"seed": None}, BadSeed, "64 hexadecimal digits"),
        ({"seed": True}, BadSeed, "64 hexadecimal digits"),
    ],
)
def test_a_setup_that_cannot_be_played_says_what_is_allowed(
    arguments: dict[str, Any], error: type[Exception], says: str
) -> None:
    with pytest.raises(error, match=says):
        Match.new(**{"game": "biber-gang", "seed": 1, **arguments})


def test_an_option_is_refused_that_the_mode_ignores() -> None:
    says = "option exact: changes nothing in team, only in normal, expert, discovery"
    with pytest.raises(BadSetup, match=says):
        Match.new("roi-des-castors", seed=1, mode="team", exact=True)
    Match.new("roi-des-castors", seed=1, mode="team", exact=False)
    Match.new("roi-des-castors", seed=1, mode="discovery", exact=True)


def test_a_record_may_have_agreed_on_what_its_mode_ignores() -> None:
    setup = Setup.recorded(GAMES["roi-des-castors"], "team", options={"exact": True})
    match = Match.dealt(setup, chance.from_key(chance.key_of(1)))
    match.play(match.legal()[0])
    assert Match.replay(match.record()).setup == setup
    assert Match.from_position(match.position()).setup == setup


# Positions


@pytest.mark.parametrize(
    "position, says",
    [
        ("seat 3 3 3 3 / 3 3 3 3 | seat 3 (1) 1 1 / 1 1 1 1", "9 cards 3, but the deck has 8"),
        ("seat 3 3 3 3 / 3 3 3 3 | seat 2 (1) 1 1 / 1 1 1 1", "92 cards are nowhere"),
        ("pile ... | discard 3 | seat (1) 1 1 1 / 1 1 1 1", "at least 2 seats"),
        ("pile ... | discard 3 | seat 1 1 1 1 / 1 1 1 1 | seat (2) 2 2 2 / 2 2 2 2", "in turn"),
        ("pile ... | seat (1) 1 1 1 / 1 1 1 1 | seat (2) 2 2 2 / 2 2 2 2", "never empty"),
        ("pile ... | discard 3 | drawn 4 | seat (1) 1 1 1 / 1 1 1 1", "at least 2"),
        ("pile ... | discard 3 | seat (1) 1 1 1 1 / 1 1 1 | seat (2)", "a layout is 4 cards"),
        ("pile ... | discard 3 | seat (1) 1 1 1 / 1 1 1 X | seat (2)", "a card is B or"),
    ],
)
def test_an_impossible_position_says_why(position: str, says: str) -> None:
    with pytest.raises(BadWords, match=says):
        Match.from_position(f"biber-gang | {position}")


def test_a_position_names_its_game() -> None:
    with pytest.raises(UnknownGame):
        Match.from_position("pile ...")


def test_a_match_from_a_position_keeps_it_in_its_record() -> None:
    match = Match.from_position(begun().position(), seed=5)
    match.play("put 3")
    kept = match.record()
    assert kept["start"] == begun().position()
    assert Match.replay(kept).position() == match.position()


def test_ranks_go_by_what_wins_and_not_by_points() -> None:
    match = Match.from_position(
        "biber-clan | start 0 | end 0 | turn 2 place | hand 9 | pile ... "
        "| seat 0 0 0 / 0 (0) turns 5 | seat 9 9 9 / 8 - turns 5 | seat 8 - - / - - turns 4"
    )
    match.play("place up seat 2 B2")
    assert match.scores() == (15, 50, 17)
    assert match.ranks() == (1, 2, 3)


# Records


def finished() -> Match:
    match = Match.new("biber-gang", seats=2, seed=3, rounds=1)
    choice = np.random.default_rng(3)
    while not match.over:
        match.play(int(choice.choice(match.legal_actions())))
    return match


def test_a_record_is_json_and_replays_to_the_same_end() -> None:
    kept = json.loads(json.dumps(finished().record()))
    again = Match.replay(kept)
    assert again.record() == kept
    assert kept["result"]["scores"] == list(again.scores())


def test_the_stored_record_of_this_version_can_be_read() -> None:
    version = GAMES["biber-gang"].version  # a new version needs a record of its own
    kept = json.loads((RECORDS / f"biber-gang-{version}.json").read_text("utf-8"))
    assert Match.replay(kept).record() == kept


@pytest.mark.parametrize(
    "change, says",
    [
        ({"format": "beaverboard record 2"}, "its format is not"),
        ({"version": 0}, "biber-gang version 0; this is version"),
        ({"game": "chess"}, "no game chess"),
        ({"seats": 9}, "seats: biber-gang is for 2 to 6"),
        ({"options": {"rounds": 99}}, "option rounds"),
        ({"options": 5}, "options: names with values"),
        ({"chance": {"key": "12"}}, "64 hexadecimal digits"),
        ({"chance": {}}, "chance is a key"),
        ({"chance": {"key": "00" * 32}}, "move"),
        ({"moves": "draw"}, "moves: a list"),
        ({"moves": [1, 2]}, "moves: a list"),
        ({"moves": []}, "the result is None"),
        ({"result": {"scores": [1, 2], "winners": [0]}}, "the record says"),
        ({"start": "biber-gang | pile ..."}, "start: at least 2 seats"),
        ({"colour": "red"}, "unknown field colour"),
    ],
)
def test_a_record_that_does_not_fit_says_why(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        Match.replay({**finished().record(), **change})


def test_a_record_with_one_move_changed_names_the_move() -> None:
    kept = finished().record()
    for ply in (0, len(kept["moves"]) // 2, len(kept["moves"]) - 1):
        moves = list(kept["moves"])
        moves[ply] = "draw" if moves[ply] != "draw" else "put 0"
        with pytest.raises(BadRecord, match=f"move {ply + 1} of|the result is"):
            Match.replay({**kept, "moves": moves})


def test_an_older_version_names_the_release_that_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from beaverboard import games

    newer = replace(games.GAMES["biber-gang"], version=2, former={1: "0.1"})
    monkeypatch.setitem(games.GAMES, "biber-gang", newer)
    with pytest.raises(BadRecord, match=r"version 1; beaverboard 0\.1 reads it"):
        Match.replay({**finished().record(), "version": 1})


def test_a_live_table_s_chance_checks_against_its_commitment() -> None:
    seed = bytes(range(32))
    live = {
        "server_seed": seed.hex(),
        "commitment": chance.commitment(seed),
        "contributions": ["beaver", "", "river"],
    }
    match = Match.dealt(begun().setup, live)
    match.play("turn 0")
    assert Match.replay(match.record()).position() == match.position()
    for change in ({"commitment": "00" * 32}, {"server_seed": "00" * 32}):
        with pytest.raises(BadRecord, match="does not fit its commitment"):
            Match.replay({**match.record(), "chance": {**live, **change}})
    other = {**match.record(), "chance": {**live, "contributions": ["beaver", "", "dam"]}}
    assert Match.replay(other).position() != match.position()


# What a move shows

OPEN_CARD = (
    "biber-gang | round 1/1 | turn 0 draw | start 0 | pile 5 ... | discard 3 9"
    " | seat 5 (12) B 0 / 7 (3) (3) 1 turns 3 | seat (8) (8) (0) 6 / (1) 9 (11) 2 turns 3"
)


@pytest.mark.parametrize(
    ("moves", "learned"),
    [
        (["take"], set()),
        (["draw"], {0}),
        (["take", "put 0"], set()),  # an open card goes, an open card comes
        (["take", "put 1"], {0, 1}),  # what lay there comes up
        (["draw", "put 0"], {1}),  # the others see the drawn card only now
        (["draw", "reveal 1"], {0, 1}),
    ],
)
def test_who_was_shown_a_card_that_they_did_not_know(moves: list[str], learned: set[int]) -> None:
    match = Match.from_position(OPEN_CARD)
    for words in moves:
        before = match.copy()
        match.play(words)
    assert match.who_learned(before, match.everyones_events()) == learned
