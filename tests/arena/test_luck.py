"""The luck of the cards: nothing on the average, and a share without it varies less."""

import json
from pathlib import Path

import numpy as np
import pytest

from beaverboard import chance, cli, engine
from beaverboard.arena import luck
from beaverboard.arena.ladder import less_luck, play_ladder, table
from beaverboard.arena.match_loop import Matches
from beaverboard.arena.matches import Results, play_matches
from beaverboard.bots import outlook
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import Match
from tests.games.playing import modes, name
from tests.scale import scaled

GANG = Setup.of(GAMES["biber-gang"], seats=2, options={"rounds": 1})


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "SAMPLES", 16)


def played(setup: Setup, bots: list[str], matches: int, seed: int = 0) -> Results:
    return play_matches(setup, matches=matches, seed=seed, bots=bots, with_luck=True)


@pytest.mark.parametrize("setup", modes(), ids=name)
def test_luck_is_nothing_on_the_average(setup: Setup) -> None:
    found = played(setup, ["greedy"] * setup.seats, 60).luck
    spread = found.std(axis=0)
    assert (spread > 0.01).all()
    assert (np.abs(found.mean(axis=0)) < 4 * spread / len(found) ** 0.5).all()


def test_luck_is_nothing_on_the_average_for_the_stronger_too() -> None:
    results = played(GANG, ["greedy", "random"], scaled(400, 1600))
    assert results.win_shares[:, 0].mean() > 0.9
    found = results.luck[:, 0]
    assert abs(found.mean()) < 4 * found.std() / len(found) ** 0.5


@pytest.mark.parametrize("setup", modes(), ids=name)
def test_what_one_gains_by_luck_others_lose(setup: Setup) -> None:
    found = played(setup, ["greedy"] * setup.seats, 3).luck
    if setup.seats > 1:
        assert found.sum(axis=1) == pytest.approx(0, abs=1e-6)
        for p in range(setup.seats):
            for partner in setup.partners_of(p):
                assert found[:, p] == pytest.approx(found[:, partner])


def luck_by_move(setup: Setup, moves: np.ndarray, seed: int) -> list[float]:
    """What the cards gave the first seat, move by move."""
    samples = luck.Samples(
        pool=engine.pool(setup.game.rules.STATE, luck.STATES),
        dealers=engine.dealers(luck.DEALERS),
        out=np.empty(setup.game.rules.ACTIONS, np.int64),
        size=luck.SAMPLES,
        outlook=outlook.of(setup),
    )
    matches = Matches(setup.row(), chance.key_words(chance.key_of(seed)), 0)
    sums = []
    for length in range(len(moves) + 1):
        found = np.zeros(setup.seats)
        luck.control_variate(matches, 0, moves[:length], samples, found)
        sums.append(found[0])
    return np.diff(sums).tolist()


def test_a_move_that_brings_no_card_brings_no_luck() -> None:
    """In Biber-Gang: to take the open card, or to lay one's card, which only the seat in turn
    knows, over an open one."""
    results = played(GANG, ["greedy", "random"], 1, seed=3)
    moves = results.moves[0, : results.lengths[0]]
    match = Match.dealt(GANG, chance.from_key(chance.key_of(3)))
    gained: dict[str, list[float]] = {}
    for action, luck_of_move in zip(moves, luck_by_move(GANG, moves, seed=3), strict=True):
        verb, *places = GANG.game.text.words(int(action)).split()
        layout = match.view(None).layouts[match.turn]
        if verb == "put":
            verb = "put over a back" if layout[int(places[0])] is None else "put over a card"
        match.play(int(action))
        if not match.over:  # in the end all cards are turned up
            gained.setdefault(verb, []).append(luck_of_move)
    for verb in ("turn", "draw", "put over a back"):
        assert any(gained[verb]), verb
    for verb in ("take", "put over a card"):
        assert gained[verb] == pytest.approx([0] * len(gained[verb]), abs=1e-12)


def test_luck_is_what_the_lucky_have() -> None:
    """Between equal bots on many deals, it tells most of who wins."""
    results = played(GANG, ["greedy"] * 2, scaled(100, 1000))
    together = np.corrcoef(results.win_shares[:, 0], results.luck[:, 0])[0, 1]
    assert together > 0.5


def test_matches_are_the_same_with_luck_and_without() -> None:
    bots = ["kit", "greedy"]
    plain = play_matches(GANG, matches=3, bots=bots)
    lucky = played(GANG, bots, 3)
    assert plain.scores.tolist() == lucky.scores.tolist()
    assert len(plain.luck) == 0 and len(plain.moves) == 0
    assert lucky.luck.tolist() == played(GANG, bots, 3).luck.tolist()


def test_shares_without_luck_vary_less_around_the_same_mean() -> None:
    bots, matches = ["greedy", "kit"], scaled(200, 2000)
    (pair,) = play_ladder(GANG, bots, matches=matches, stop_early=False, with_luck=True).pairs
    (plain,) = play_ladder(GANG, bots, matches=matches, stop_early=False).pairs
    assert pair.deals == plain.deals
    assert pair.share_with_luck == plain.share
    assert plain.share_with_luck == plain.share
    assert pair.share.high - pair.share.low < plain.share.high - plain.share.low
    error = (pair.challenger_shares - plain.challenger_shares).std() / len(
        pair.challenger_shares
    ) ** 0.5
    assert abs(pair.share.mean - plain.share.mean) < 4 * error


def test_so_much_luck_is_taken_off_that_the_shares_vary_least() -> None:
    lots = np.random.default_rng(1)
    luck_of_deals, rest = lots.normal(size=(2, 400))
    shares = (0.6 + 0.2 * luck_of_deals + 0.01 * rest).tolist()
    found = less_luck(shares, luck_of_deals.tolist())
    assert found.std() < 0.011
    assert found.mean() == pytest.approx(0.6, abs=0.002)
    assert less_luck(shares, []).tolist() == shares
    assert less_luck([0.5, 0.5], [0.0, 0.0]).tolist() == [0.5, 0.5]


def test_no_deal_has_a_say_in_the_part_of_luck_that_is_taken_off_it() -> None:
    lots = np.random.default_rng(2)
    luck_of_deals, shares = lots.normal(size=(2, 20))
    for deal in (0, 7, 19):
        changed = shares.copy()
        changed[deal] += 1
        difference = less_luck(changed.tolist(), luck_of_deals.tolist()) - less_luck(
            shares.tolist(), luck_of_deals.tolist()
        )
        assert difference[deal] == pytest.approx(1)


def test_a_ladder_without_luck_tells_both_shares_and_resumes(tmp_path: Path) -> None:
    bots = ["greedy", "kit"]
    play_ladder(GANG, bots, matches=100, line=1.0, with_luck=True, folder=tmp_path)
    resumed = play_ladder(GANG, bots, matches=120, line=1.0, with_luck=True, folder=tmp_path)
    whole = play_ladder(GANG, bots, matches=120, line=1.0, with_luck=True, threads=2)
    assert resumed.as_json() == whole.as_json()
    (told,) = whole.as_json()["pairs"]
    assert told["share_with_luck"] != told["share"]
    assert "with luck" in [str(column.header) for column in table(whole).columns]
    with pytest.raises(BadSetup, match="another run"):
        play_ladder(GANG, bots, matches=120, folder=tmp_path)


def test_alone_at_the_table_luck_is_taken_off_both_win_rates() -> None:
    solo = Setup.of(GAMES["roi-des-castors"], "solo", 1)
    (pair,) = play_ladder(
        solo, ["greedy", "random"], matches=20, stop_early=False, with_luck=True
    ).pairs
    assert set(pair.deals) <= {0.0, 1.0}
    assert len(set(pair.luck)) > 2
    assert len(set(pair.luck_against)) > 2
    assert not set(pair.challenger_shares[:10]) <= {0.0, 1.0}


def test_the_command_tells_the_share_without_luck_and_with_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = (
        "ladder biber-gang --option rounds=1 --bots greedy,random --matches 10 --less-luck --json"
    )
    cli.main(words.split())
    (told,) = json.loads(capsys.readouterr().out)["pairs"]
    assert {"share", "share_with_luck"} <= told.keys()
