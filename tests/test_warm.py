"""`beaverboard warm` compiles all that is compiled at first use."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from beaverboard import compiled, warm
from beaverboard.games import GAMES
from tests.scale import scaled

WHAT_PEOPLE_DO = """
import sys
import gymnasium
import numpy as np
from beaverboard import arena, cli, envs, warm
from beaverboard.bots import advice
from beaverboard.envs.single_match import SingleMatch
from beaverboard.envs.vector_matches import VectorMatches
from beaverboard.games import named
from beaverboard.match import Match

game = named(sys.argv[1])
for mode, seats in game.modes.items():
    most = [*([] if mode is None else ["--mode", mode]), "--seats", str(seats[-1])]
    assert cli.main(["simulate", game.name, *most, "--bots", "greedy", "--matches", "2"]) == 0
    learner = SingleMatch(game.name, mode=mode, seats=seats[-1], opponents="greedy")
    observation, info = learner.reset(seed=1)
    learner.step(int(np.argmax(info["action_mask"])))
    matches = VectorMatches(game.name, mode=mode, seats=seats[-1], num_envs=4)
    matches.reset(seed=1)
    matches.step(np.argmax(matches.masks, axis=1))
    matches.close()
    match = Match.new(game.name, mode=mode, seed=1)
    match.play(advice.advise(match, match.turn, playouts=20, seed=1).moves[0].action)
ladder = ["ladder", game.name, "--bots", "kit,greedy", "--matches", "2", "--less-luck"]
assert cli.main(ladder) == 0
"""


def code(folder: Path) -> set[Path]:
    return set(folder.rglob("*.bin"))


@pytest.mark.parametrize("game", list(GAMES)[:: scaled(3, 1)])
def test_after_warming_nothing_is_compiled_at_first_use(game: str, tmp_path: Path) -> None:
    warm.compile_game(game, list(warm.PARTS))
    cache = tmp_path / "cache"
    shutil.copytree(compiled.CACHE_ROOT, cache, ignore=shutil.ignore_patterns("*.part"))
    before = code(cache)
    environment = {**os.environ, "BEAVERBOARD_CACHE": str(cache)}
    command = [sys.executable, "-c", WHAT_PEOPLE_DO, game]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    assert sorted(path.name for path in code(cache) - before) == []
