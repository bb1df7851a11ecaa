"""The training example learns, and what it saves plays."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from beaverboard import chance
from beaverboard.arena.matches import play_matches
from beaverboard.bots.bot import bot_named
from beaverboard.bots.network import BadNetwork, NetworkBot, save
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from beaverboard.observe.observer import Observer
from tests.games import playing

ROOT = Path(__file__).parent.parent.parent
GANG = Setup.of(GAMES["biber-gang"])


def saved(path: Path, setup: Setup, seed: int = 1) -> Path:
    """A network that was never trained."""
    lots, observer = np.random.default_rng(seed), Observer(setup)
    sizes = [observer.layout.size, 8, 8, observer.actions]
    parts = {"scale": 1 / np.maximum(observer.layout.high, 1).astype(np.float32)}
    for name, before, after in zip(("w0", "w1", "policy"), sizes, sizes[1:], strict=False):
        parts[name] = lots.normal(size=(before, after)).astype(np.float32)
        parts[f"{name}_bias"] = lots.normal(size=after).astype(np.float32)
    save(path, setup, parts)
    return path


def test_a_short_training_run_saves_a_player_that_sits_at_a_match(tmp_path: Path) -> None:
    player, curve = tmp_path / "player.npz", tmp_path / "curve.png"
    run = [sys.executable, "examples/train.py", "dam-it", "--steps", "2048", "--matches", "64"]
    out = subprocess.run(
        [*run, "--length", "16", "--trials", "8", "--out", str(player), "--curve", str(curve)],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": "", "HOME": str(Path.home())},
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert out.count("of the wins against random") == 3
    assert curve.stat().st_size > 5000
    setup = Setup.of(GAMES["dam-it"])
    results = play_matches(setup, matches=4, seed=1, bots=[f"ppo:{player}", "random"])
    assert (results.lengths > 10).all()
    assert (results.wins.sum(axis=1) >= 1).all()


def test_a_player_chooses_its_favourite_among_the_legal_actions(tmp_path: Path) -> None:
    bot = NetworkBot(str(saved(tmp_path / "player.npz", GANG)))
    match = Match.new("biber-gang", seed=1)
    while not match.over:
        action = bot.choose(match, match.turn)
        assert action in match.legal_actions()
        match.play(action)


def test_its_matches_depend_on_seed_and_number_alone(tmp_path: Path) -> None:
    bots = [f"ppo:{saved(tmp_path / 'player.npz', GANG)}", "random"]
    whole = play_matches(GANG, matches=4, seed=7, bots=bots)
    part = play_matches(GANG, matches=2, seed=7, bots=bots, first=2)
    assert np.array_equal(whole.scores[2:], part.scores)
    assert np.array_equal(whole.lengths[2:], part.lengths)


def test_its_luck_comes_from_the_moves_it_played(tmp_path: Path) -> None:
    bots = [f"ppo:{saved(tmp_path / 'player.npz', GANG)}", "greedy"]
    results = play_matches(GANG, matches=2, seed=7, bots=bots, with_luck=True)
    for i, length in enumerate(results.lengths):
        match = Match.dealt(GANG, chance.from_key(chance.key_of(7)), number=i)
        for action in results.moves[i, :length]:
            match.play(int(action))
        assert match.over
        assert list(match.scores()) == results.scores[i].tolist()
    assert (np.abs(results.luck) > 0.001).all()
    assert results.luck.sum(axis=1) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    "other", [Setup.of(GAMES["biber-gang"], seats=3), Setup.of(GAMES["dam-it"])], ids=playing.name
)
def test_a_player_for_another_setup_is_refused_in_words(tmp_path: Path, other: Setup) -> None:
    bot = NetworkBot(str(saved(tmp_path / "player.npz", GANG)))
    with pytest.raises(BadNetwork, match="trained for biber-gang version 1"):
        bot.choose(Match.new(other.game.name, seed=1, seats=other.seats), 0)


@pytest.mark.parametrize("content", [None, b"", b"PK\x03\x04 broken", b"words"], ids=str)
def test_a_file_that_is_no_player_is_refused_in_words(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "player.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadNetwork, match="player"):
        bot_named(f"ppo:{path}", seed=0)


def test_the_programs_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "training.md").read_text("utf-8")
    programs = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(programs) == 3
    for program in programs:
        exec(program, {})
    assert "decisions" in capsys.readouterr().out
