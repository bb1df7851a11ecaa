"""Advice: ranked, sure of what it is sure of, from what the seat knows, in words."""

import zlib

import numpy as np
import pytest

from beaverboard import engine
from beaverboard.bots import advice, greedy, search_bot
from beaverboard.bots.advice import WHOSE, Advice, Reason, advise, spoken
from beaverboard.bots.search_bot import Weighed
from beaverboard.bots.search_data import LOTS, ROOT, STATES
from beaverboard.games import GAMES
from beaverboard.games.game import States
from beaverboard.games.setup import Setup
from beaverboard.locales import LANGUAGES, bundle
from beaverboard.match import Match
from tests.bots.test_analysis import in_play
from tests.bots.test_search import WINNING
from tests.games.playing import modes, name

every_mode = pytest.mark.parametrize("setup", modes(), ids=name)
every_game = pytest.mark.parametrize("game", GAMES)


def at(game: str) -> Match:
    return Match.from_position(f"{game} | {WINNING[game][0]}")


@every_game
def test_the_winning_move_comes_first_and_is_far_ahead(game: str) -> None:
    match = at(game)
    given = advise(match, match.turn, playouts=400, seed=1)
    best = given.moves[0]
    assert match.game.text.words(best.action) in WINNING[game][1]
    assert sorted(each.action for each in given.moves) == sorted(match.legal_actions())
    for each in given.moves:
        assert 0 <= each.low <= each.share <= each.high <= 1
    assert best.low > 0.7
    (chances,) = (reason for reason in given.reasons if reason.kind == "chances")
    assert chances.arguments["share"] == round(100 * best.share)


@every_mode
def test_the_same_seed_gives_the_same_advice(setup: Setup) -> None:
    match = in_play(setup, plies=8)
    given = advise(match, match.turn, playouts=100, seed=1)
    assert advise(match, match.turn, playouts=100, seed=1) == given
    assert advise(match, match.turn, playouts=100, seed=2) != given


@every_mode
def test_two_worlds_that_a_seat_cannot_tell_apart_get_the_same_advice(setup: Setup) -> None:
    match = in_play(setup, plies=11)
    other = match.imagined(match.turn, seed=5)
    assert other.position() != match.position()
    assert advise(match, match.turn, 60, seed=1) == advise(other, match.turn, 60, seed=1)


def test_a_peek_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with a search that is swayed by the true cards."""

    def peeking(match: Match, seat: int, dealers: np.ndarray) -> States:
        pool = engine.pool(match.game.rules.STATE, STATES)
        pool[ROOT] = match.imagine(seat, dealers[LOTS : LOTS + 1])[0]
        pool[ROOT]["total"][seat] += zlib.crc32(match.position().encode()) % 50
        return pool

    match = in_play(Setup.of(GAMES["biber-gang"], seats=2), plies=11)
    other = match.imagined(match.turn, seed=5)
    monkeypatch.setattr(search_bot, "states", peeking)
    assert advise(match, match.turn, 60, seed=1) != advise(other, match.turn, 60, seed=1)


def test_only_the_seat_in_turn_is_advised() -> None:
    match = Match.new("biber-gang", seed=1)
    with pytest.raises(ValueError, match="not in turn"):
        advise(match, 1, playouts=10, seed=1)


# How sure it is


def test_ten_wins_of_ten_are_not_sure() -> None:
    low, high = advice.interval(Weighed(0, 10, 1.0, 0.0, 0.0))
    assert 0.6 < low < 0.9 and high == 1
    low, high = advice.interval(Weighed(0, 1000, 0.5, 0.0158, 0.0))
    assert low == pytest.approx(0.469, abs=0.002) and high == pytest.approx(0.531, abs=0.002)
    assert advice.interval(Weighed(0, 0, 0.0, 1.0, 0.0)) == (0, 1)


def test_fewer_playouts_than_moves_leave_some_open() -> None:
    match = Match.new("biber-gang", seed=1)
    given = advise(match, 0, playouts=3, seed=1)
    assert [each.playouts for each in given.moves] == [1] * 3 + [0] * 5
    assert (given.moves[-1].low, given.moves[-1].high) == (0, 1)


# Why


def reasons_of(given: Advice, kind: str) -> list[Reason]:
    return [reason for reason in given.reasons if reason.kind == kind]


def test_equal_moves_are_told_as_equal() -> None:
    match = Match.new("biber-gang", seats=2, seed=1)  # which card to turn up first
    (chances,) = reasons_of(advise(match, 0, playouts=400, seed=1), "chances")
    assert chances.key == "advice-equal"


def test_a_single_move_is_told_as_such() -> None:
    match = Match.from_position(
        "dam-it | turn 1 | river birch birch pine pine | pile ... | "
        "seat 8 hand oak dams 11:17 11:16 11:15 9:14 7:11 | "
        "seat 0 hand dams 9:13 9:12 7:10 7:9 5:8 5:7 5:6 3:5 3:4"
    )
    given = advise(match, 1, playouts=40, seed=1)
    assert [match.game.text.words(each.action) for each in given.moves] == ["take 1"]
    assert reasons_of(given, "chances")[0].key == "advice-only"


def test_in_biber_gang_fewer_points_are_a_gain() -> None:
    match = at("biber-gang")
    gains = reasons_of(advise(match, match.turn, playouts=400, seed=1), "gain")
    (points,) = (reason for reason in gains if reason.key == "advice-score")
    assert points.arguments["more"] == "fewer" and int(points.arguments["count"]) >= 1


def test_in_dam_it_more_points_are_a_gain() -> None:
    match = at("dam-it")
    gains = reasons_of(advise(match, match.turn, playouts=400, seed=1), "gain")
    (points,) = (reason for reason in gains if reason.key == "advice-score")
    assert points.arguments["more"] == "more"


@every_game
def test_what_is_noteworthy_happens_and_has_sentences(game: str) -> None:
    noteworthy = greedy.PAGES.page_of(GAMES[game]).NOTEWORTHY
    assert noteworthy
    for what, whose in noteworthy:
        assert what in GAMES[game].text.EVENTS and whose in WHOSE
        for language in LANGUAGES:
            assert bundle(language).has_message(f"advice-{game}-{what}-{whose}")


@every_mode
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(setup: Setup, language: str) -> None:
    match = in_play(setup, plies=13)
    given = advise(match, match.turn, playouts=60, seed=1)
    told = [spoken(reason, language) for reason in given.reasons]
    assert told and len(set(told)) == len(told)
    assert all("{" not in text and "advice-" not in text for text in told)
