"""The ladder: same deals for both, honest intervals, early stop, resume."""

import json
from pathlib import Path

import numpy as np
import pytest

from beaverboard.arena import ladder
from beaverboard.arena.ladder import Pair, equal_share, line_ups, play_ladder
from beaverboard.games import GAMES
from beaverboard.games.setup import BadSetup, Setup

SETUP = Setup.of(GAMES["biber-gang"], seats=2, options={"rounds": 1})


def test_every_seat_is_the_challengers_once() -> None:
    three = Setup.of(GAMES["biber-gang"], seats=3)
    assert line_ups(three, "a", "b") == [
        (["a", "b", "b"], [0]),
        (["b", "a", "b"], [1]),
        (["b", "b", "a"], [2]),
    ]
    assert equal_share(three) == pytest.approx(1 / 3)


def test_greedy_clears_the_line_early_against_random() -> None:
    result = play_ladder(SETUP, ["greedy", "random"], matches=5000, line=0.9)
    (pair,) = result.pairs
    assert pair.matches < 5000
    assert pair.share.low > 0.9
    assert [rating.bot for rating in result.ratings] == ["greedy", "random"]


def test_all_matches_are_played_if_asked_for() -> None:
    (pair,) = play_ladder(SETUP, ["greedy", "random"], matches=300, stop_early=False).pairs
    assert pair.matches == 300
    assert pair.clears(0.5)


def test_threads_play_the_same_matches() -> None:
    """Bots that search, since those of others are too quick to be shared out."""
    ladders = [play_ladder(SETUP, ["kit", "greedy"], matches=12, threads=n) for n in (1, 2)]
    assert ladders[0] == ladders[1]


def test_equal_bots_share_and_use_up_their_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same policy under two names, on the same deals and lots, in mirrored seats."""
    from beaverboard.bots import bot

    monkeypatch.setitem(bot.POLICIES, "twin", bot.POLICIES["random"])
    result = play_ladder(SETUP, ["random", "twin"], matches=400)
    (pair,) = result.pairs
    assert pair.matches == 400
    assert np.allclose(pair.deals, 0.5)


def test_ten_wins_in_ten_are_no_proof() -> None:
    pair = Pair("a", "b", deals=[1.0] * 10, against=[0.0] * 10)
    assert pair.share.low < 0.9


def test_prior_deals_favour_nobody() -> None:
    pair = Pair("a", "b", deals=[0.2] * 10, against=[0.8] * 10, even=0.2)
    assert pair.share.mean == pytest.approx(0.2)
    assert pair.opponent_share.mean == pytest.approx(0.8)
    assert pair.share.low < 0.2 < pair.share.high


def test_a_run_resumes_where_it_was_killed(tmp_path: Path) -> None:
    whole = play_ladder(SETUP, ["greedy", "random"], matches=300, line=1.0)
    play_ladder(SETUP, ["greedy", "random"], matches=100, line=1.0, folder=tmp_path)
    kept = tmp_path / "ladder.jsonl"
    with kept.open("a") as file:
        file.write('{"challenger": "greedy", "oppo')  # killed while writing
    played: list[int] = []
    resumed = play_ladder(
        SETUP,
        ["greedy", "random"],
        matches=300,
        line=1.0,
        folder=tmp_path,
        progress=lambda pair, matches: played.append(matches),
    )
    assert played[0] == 100
    assert resumed.as_json() == whole.as_json()
    again = play_ladder(SETUP, ["greedy", "random"], matches=300, line=1.0, folder=tmp_path)
    assert again.as_json() == whole.as_json()


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    play_ladder(SETUP, ["greedy", "random"], matches=100, folder=tmp_path)
    with pytest.raises(BadSetup, match="another run"):
        play_ladder(SETUP, ["greedy", "random"], matches=100, folder=tmp_path, seed=5)
    assert len(json.loads((tmp_path / "ladder.jsonl").read_text().splitlines()[0])) == 2


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"]])
def test_a_ladder_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadSetup, match="at least two"):
        play_ladder(SETUP, bots, matches=10)


def test_the_table_names_bots_and_interval() -> None:
    result = play_ladder(SETUP, ["greedy", "random"], matches=100)
    assert ladder.table(result).row_count == 1


def test_alone_at_the_table_a_pair_stops_once_it_is_clear_who_leads() -> None:
    solo = Setup.of(GAMES["roi-des-castors"], "solo", 1)
    result = play_ladder(solo, ["greedy", "random"], matches=2000)
    (pair,) = result.pairs
    assert pair.matches < 2000
    won = [mine - theirs for mine, theirs in zip(pair.deals, pair.against, strict=True)]
    assert pair.lead.mean == pytest.approx(sum(won) / (len(won) + 4))
    assert pair.lead.low > 0
    assert result.as_json()["pairs"][0]["lead"]["mean"] == pair.lead.mean
    assert "lead on the same deals" in [
        str(column.header) for column in ladder.table(result).columns
    ]


def test_alone_at_the_table_equal_bots_use_up_their_matches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from beaverboard.bots import bot

    monkeypatch.setitem(bot.POLICIES, "twin", bot.POLICIES["greedy"])
    solo = Setup.of(GAMES["roi-des-castors"], "solo", 1)
    (pair,) = play_ladder(solo, ["greedy", "twin"], matches=400).pairs
    assert pair.matches == 400
    assert pair.lead.mean == 0
