"""Training by self-play: what a decision was worth, who meets whom, and going on."""

import shlex
from pathlib import Path

import numpy as np
import pytest

from beaverboard import cli
from beaverboard.arena.matches import play_matches
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.train import checkpoint
from beaverboard.train.checkpoint import BadRun
from beaverboard.train.rollout import DISCOUNT, TRACE, Rollout, advantages, seating
from beaverboard.train.run import Run, Settings, arrays

DAM_IT = Setup.of(GAMES["dam-it"])
SMALL = Settings(
    matches=12, length=8, hidden=8, past=2, remember=1, pool=2, minibatch=16, share_of_past=0.5
)


def random_rollout(length: int, matches: int, seats: int) -> Rollout:
    choice, shape = np.random.default_rng(1), (length, matches)
    nothing = np.zeros(shape)
    return Rollout(
        seen=nothing,
        legal=nothing,
        action=nothing,
        logp=nothing,
        value=choice.normal(size=shape).astype(np.float32),
        seat=choice.integers(seats, size=shape),
        mine=choice.random(shape) < 0.7,
        rewards=choice.normal(size=(*shape, seats)).astype(np.float32),
        ended=choice.random(shape) < 0.1,
    )


def chain(run: Rollout, i: int, t: int, last_seat: int, last_value: float) -> float | None:
    """How decision t of match i turned out, by going forward from it; None if it is not known."""
    seat, earned = run.seat[t, i], 0.0
    for u in range(t, len(run.seat)):
        earned += run.rewards[u, i, seat]
        if run.ended[u, i]:
            return earned - run.value[t, i]
        if u + 1 == len(run.seat):
            goes_on = seat == last_seat
            return earned + DISCOUNT * last_value - run.value[t, i] if goes_on else None
        if run.seat[u + 1, i] == seat:
            later = chain(run, i, u + 1, last_seat, last_value)
            expected = earned + DISCOUNT * run.value[u + 1, i] - run.value[t, i]
            return expected + DISCOUNT * TRACE * (later or 0.0)
    raise AssertionError


def test_rewards_between_two_decisions_of_a_seat_belong_to_the_first() -> None:
    run, choice = random_rollout(40, 5, 3), np.random.default_rng(2)
    seats, values = choice.integers(3, size=5), choice.normal(size=5)
    gained, valid = advantages(run, seats, values)
    for i in range(5):
        for t in range(40):
            expected = chain(run, i, t, int(seats[i]), float(values[i]))
            assert valid[t, i] == (run.mine[t, i] and expected is not None)
            assert gained[t, i] == pytest.approx(expected or 0.0, rel=1e-4, abs=1e-5)
    assert 0 < (~valid & run.mine).sum() < 15  # only last decisions are left out


def test_the_learner_meets_past_selves_greedy_and_itself() -> None:
    players = seating(20, 3, past=2, share_of_past=0.4, share_of_greedy=0.2)
    assert (players == 0).any(axis=1).all()
    opponents = [sorted(set(row) - {0}) for row in players.tolist()]
    assert opponents == [[1]] * 4 + [[2]] * 4 + [[-2]] * 4 + [[]] * 8
    assert {int(row.argmin()) for row in players[:4]} == {0, 1, 2}
    assert (seating(5, 1, past=2, share_of_past=0.4, share_of_greedy=0.2) == 0).all()


def test_a_run_goes_on_as_if_it_had_not_been_interrupted(tmp_path: Path) -> None:
    whole = Run(DAM_IT, SMALL, tmp_path / "whole")
    parts = Run(DAM_IT, SMALL, tmp_path / "parts")
    for _ in range(2):
        parts.lesson(progress=0.5)
    parts.save()
    parts = Run(DAM_IT, SMALL, tmp_path / "parts")
    before = arrays(parts.net)
    for _ in range(2):
        parts.lesson(progress=0.5)
    for _ in range(4):
        whole.lesson(progress=0.5)
    assert parts.decisions == whole.decisions
    np.testing.assert_equal(arrays(parts.net), arrays(whole.net))
    np.testing.assert_equal(parts.env.state(), whole.env.state())
    assert not np.array_equal(before["w0"], arrays(parts.net)["w0"])
    assert len(parts._pool) == SMALL.pool


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Run(DAM_IT, SMALL, tmp_path).save()
    with pytest.raises(BadRun, match=r"a run with .*'seats': 2"):
        Run(Setup.of(GAMES["dam-it"], seats=3), SMALL, tmp_path)
    (tmp_path / "checkpoint.npz").write_bytes(b"PK\x03\x04 broken")
    with pytest.raises(BadRun, match="no checkpoint of a training run"):
        Run(DAM_IT, SMALL, tmp_path)


def test_a_checkpoint_is_what_was_saved(tmp_path: Path) -> None:
    state = {"a": {"b": np.arange(3), "c": 1.5, "d": {"e": "word"}}, "large": 2**100, "none": {}}
    checkpoint.save(tmp_path / "kept.npz", state)
    np.testing.assert_equal(checkpoint.load(tmp_path / "kept.npz"), state)
    assert [path.name for path in tmp_path.iterdir()] == ["kept.npz"]


def test_the_command_trains_a_player_that_sits_at_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes = ["--matches", "16", "--length", "8", "--hidden", "8", "--trials", "4", "--looks", "1"]
    train = ["train", "dam-it", "--run", str(tmp_path), *sizes]
    assert cli.main([*train, "--decisions", "200"]) == 0
    assert cli.main([*train, "--decisions", "400"]) == 0
    curve = (tmp_path / "curve.csv").read_text().splitlines()
    assert curve[0] == "decisions,minutes,random,greedy"
    counts = [int(line.split(",")[0]) for line in curve[1:]]
    assert counts[0] == 0
    assert counts == sorted(counts)
    assert counts[-1] >= 400
    results = play_matches(
        DAM_IT, matches=2, seed=1, bots=[f"ppo:{tmp_path / 'player.npz'}", "random"]
    )
    assert (results.lengths > 10).all()
    other = ["train", "dam-it", "--seats", "3", "--run", str(tmp_path), *sizes]
    assert cli.main(other) == 2
    assert "a run with" in capsys.readouterr().err


def test_the_command_that_is_printed_in_the_end_can_be_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = ["train", "dam-it", "--seats", "3", "--option", "begins=1", "--run", str(tmp_path)]
    sizes = ["--matches", "12", "--length", "8", "--hidden", "8", "--trials", "4", "--looks", "1"]
    assert cli.main([*train, *sizes, "--decisions", "100"]) == 0
    saved = capsys.readouterr().out.rpartition("saved: beaverboard ")[2]
    assert cli.main([*shlex.split(saved), "--matches", "2"]) == 0
