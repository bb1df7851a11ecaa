"""Looking back: the chances, who threw it away, what the cards and the choices did."""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from typing import Any

import pytest

from beaverboard.bots import advice, analysis
from beaverboard.bots.analysis import Evaluator, Step
from beaverboard.bots.bot import bot_named
from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.games.setup import Mode, Setup
from beaverboard.match import Match
from beaverboard.record import BadRecord
from tests.bots.blunders import BLUNDERS, Blunder
from tests.games.playing import modes, name
from tests.scale import ALL, scaled

every_mode = pytest.mark.parametrize("setup", modes(), ids=name)
every_thrown = pytest.mark.parametrize("thrown", BLUNDERS, ids=lambda thrown: thrown.name)

PLAYOUTS = 200


def analysed(record: dict[str, Any], playouts: int = PLAYOUTS, seed: int = 1) -> list[Step]:
    return list(analysis.analyse(record, playouts, seed))


def in_play(setup: Setup, plies: int, seed: int = 3) -> Match:
    match = Match.dealt(setup, {"key": f"{seed:064x}"})
    bot = bot_named("greedy", seed)
    while match.ply < plies and not match.over:
        match.play(bot.choose(match, match.turn))
    return match


# Who threw it away


def test_every_mode_of_every_game_has_a_match_thrown_away() -> None:
    wanted = {"-".join(filter(None, (g.name, m.name))) for g in GAMES.values() for m in g.modes}
    assert {thrown.name for thrown in BLUNDERS} == wanted


@every_thrown
def test_the_move_that_threw_the_match_away_is_named_first(thrown: Blunder) -> None:
    steps = analysed(thrown.record())
    worst, *others = analysis.moments(steps)
    assert (worst.ply, worst.seat, worst.move) == (
        thrown.ply,
        thrown.seat,
        thrown.moves[thrown.ply - 1],
    )
    assert worst.kind == "blunder" and worst.share < 0.35 < 0.7 < worst.better_share
    assert worst.better in before(thrown, thrown.ply - 1).legal()
    assert all(each.cost <= worst.cost for each in others)


def before(thrown: Blunder, plies: int) -> Match:
    match = Match.from_position(thrown.start, seed=thrown.seed)
    for words in thrown.moves[:plies]:
        match.play(words)
    return match


@every_thrown
def test_the_accounts_lead_from_the_start_to_the_result(thrown: Blunder) -> None:
    record = thrown.record()
    winners, steps = record["result"]["winners"], analysed(record, playouts=60)
    setup = before(thrown, 0).setup
    for each in analysis.accounts(steps):
        parts = each.start + each.luck + each.choices + each.gifts
        assert parts == pytest.approx(each.result)
        assert each.start == steps[0].chances[each.seat]
        assert each.result == (setup.partners / len(winners) if each.seat in winners else 0)
    if setup.seats == 1:
        assert all(each.gifts == 0 for each in analysis.accounts(steps))
    else:
        for step in steps:
            assert sum(step.chances) == pytest.approx(setup.partners)
            assert sum(step.effect) == pytest.approx(0, abs=1e-9)


def test_partners_stand_alike() -> None:
    (team,) = (thrown for thrown in BLUNDERS if before(thrown, 0).setup.partners > 1)
    for step in analysed(team.record(), playouts=60):
        assert step.chances[:2] == step.chances[2:]
        assert step.effect[:2] == pytest.approx(step.effect[2:])


# Watching it grow


def test_it_grows_ply_by_ply_and_ends_with_the_result() -> None:
    record = BLUNDERS[1].record()
    growing = analysis.analyse(record, PLAYOUTS, seed=1)
    first = next(growing)
    assert (first.ply, first.seat, first.move) == (0, None, None)
    steps = [first, *growing]
    assert [step.ply for step in steps] == list(range(len(record["moves"]) + 1))
    assert [step.move for step in steps[1:]] == record["moves"]
    assert steps[-1].chances == tuple(float(p in record["result"]["winners"]) for p in range(2))
    # What is known after three plies stays known.
    assert analysis.moments(steps[:4]) == tuple(
        moment for moment in analysis.moments(steps) if moment.ply <= 3
    )


@every_thrown
def test_the_same_seed_gives_the_same_analysis(thrown: Blunder) -> None:
    record = thrown.record()
    once = analysed(record, playouts=40)
    assert analysed(record, playouts=40) == once


def test_another_seed_imagines_other_deals() -> None:
    record = BLUNDERS[0].record()
    assert analysed(record, playouts=40, seed=1) != analysed(record, playouts=40, seed=2)


def test_long_matches_get_fewer_playouts_for_a_ply() -> None:
    counts = [analysis.shared_out(plies) for plies in (0, 1, 150, 300, 1000, 10_000)]
    assert counts == sorted(counts, reverse=True)
    assert (counts[0], counts[-1]) == (analysis.MOST, analysis.LEAST)


# Nobody peeks


@every_mode
def test_chances_are_those_of_an_onlooker(setup: Setup) -> None:
    match = in_play(setup, plies=9)
    truth, other = Match.from_position(match.position()), match.imagined(None, seed=5)
    assert truth.position() != other.position()
    evaluator = Evaluator(setup, 20, seed=1)
    assert evaluator.chances(truth) == evaluator.chances(other)


@every_mode
def test_a_choice_is_judged_by_what_its_seat_knew(setup: Setup) -> None:
    for plies in range(6, 6 + 4 * scaled(2, 8), 4):
        match = in_play(setup, plies)
        if match.over:
            break
        truth, other = Match.from_position(match.position()), match.imagined(match.turn, seed=5)
        evaluator, actions = Evaluator(setup, 130, seed=1), match.legal_actions()
        for action in {actions[0], actions[-1]}:
            assert evaluator.effect(truth, action) == evaluator.effect(other, action)
            assert evaluator.moment(truth, action) == evaluator.moment(other, action)


# Compiled or not


INTERPRETED = """
import json, sys
from beaverboard.bots import advice
from tests.bots.test_analysis import thought
advice.DEALS = 6
print(json.dumps([thought(record) for record in json.load(sys.stdin)]))
"""


def thought(record: dict[str, Any]) -> Any:
    """What analysis and advice say of a match and its start, as JSON has it."""
    match = Match.from_position(record["start"])
    given = advice.advise(match, match.turn, 8, 1)
    steps = [asdict(step) for step in analysis.analyse(record, 8, 1)]
    return json.loads(json.dumps([asdict(given), steps]))


def test_compiled_or_not_it_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    records = [thrown.record() for thrown in (BLUNDERS if ALL else BLUNDERS[:2])]
    answer = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        input=json.dumps(records),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    monkeypatch.setattr(advice, "DEALS", 6)
    assert json.loads(answer.stdout) == [thought(record) for record in records]


# What is refused


def test_only_finished_matches_are_analysed() -> None:
    record = BLUNDERS[1].record()
    cut = {**record, "moves": record["moves"][:-1], "result": None}
    with pytest.raises(BadRecord, match="not over"):
        analysis.analyse(cut)
    with pytest.raises(BadRecord, match="move 3 of"):
        analysis.analyse({**record, "moves": [*record["moves"][:2], "turn 0"], "result": None})


# Luck


def played_by_bots(game: Game, mode: Mode, seed: int) -> dict[str, Any]:
    seats, options = mode.seats[0], {"rounds": 1} if game.several_rounds else {}
    match = Match.new(game.name, mode=mode.name, seats=seats, seed=seed, **options)
    seated = [bot_named("random" if p == 0 else "greedy", seed) for p in range(seats)]
    while not match.over:
        match.play(seated[match.turn].choose(match, match.turn))
    return match.record()


def test_luck_and_choices_add_up_to_the_result_in_round_numbers() -> None:
    played = [(game, mode) for game in GAMES.values() for mode in game.modes]
    for seed in range(scaled(10, 200)):
        record = played_by_bots(*played[seed % len(played)], seed)
        steps = analysed(record, playouts=100, seed=seed)
        moments = analysis.moments(steps)
        for each in analysis.accounts(steps):
            shown, cost = each.rounded(2), sum(m.cost for m in moments if m.seat == each.seat)
            luck, own = round(100 * (shown.luck + shown.gifts)), round(100 * shown.choices)
            assert round(100 * shown.start) + luck + own == round(100 * shown.result)
            assert abs(shown.luck - each.luck) <= 0.025  # of five numbers, rounded
            assert each.missed == pytest.approx(-cost)
            winners = record["result"]["winners"]
            assert bool(each.result) == (each.seat in winners)


@pytest.mark.skipif(not ALL, reason="needs a hundred matches: left to make test-all")
@pytest.mark.parametrize("bots", [("random", "greedy"), ("builder", "greedy"), ("kit", "random")])
def test_luck_is_as_often_good_as_bad_whoever_plays(bots: tuple[str, str]) -> None:
    lucks = []
    for seed in range(100):
        match = Match.new("biber-clan", seats=2, seed=seed, rounds=1)
        seated = [bot_named(each, seed) for each in bots]
        while not match.over:
            match.play(seated[match.turn].choose(match, match.turn))
        steps = analysed(match.record(), playouts=200, seed=seed)
        lucks.append(analysis.accounts(steps)[0].luck)
    mean = sum(lucks) / len(lucks)
    error = (sum((luck - mean) ** 2 for luck in lucks) / len(lucks) / (len(lucks) - 1)) ** 0.5
    assert abs(mean) < 3.5 * error, (mean, error)
