"""The tutorial works as its page says, and its game plays everywhere once it is installed."""

from pathlib import Path

import pytest

from beaverboard.testing.scale import ALL
from tests.outside.packages import make_visible, run
from tests.outside.tutorial import NAME, steps, write_all
from tests.wheels import Environment

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
# The three ways are for the larger tests: they compile.
QUICK = {} if ALL else {"PYTEST_ADDOPTS": "-k 'not interpreted'"}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment.create(tmp_path_factory.mktemp("clean"))


def test_the_page_has_steps_with_files_and_commands() -> None:
    assert len(steps()) == 7
    assert all(step.files for step in steps())
    assert sum(len(step.commands) for step in steps()) >= 8
    rules = next(
        step.files["log_jam/rules.py"] for step in steps() if step.title == "the rules in Python"
    )
    assert 90 < len([line for line in rules.splitlines() if line.strip()]) < 130


@pytest.mark.skipif(not ALL, reason="installs and compiles a game: left to make test-all")
def test_every_step_does_what_the_page_says_and_the_game_plays_everywhere(
    environment: Environment, tmp_path: Path
) -> None:
    for step in steps():
        step.write(tmp_path)
        for command in step.commands:
            done = environment.run(command.words, tmp_path, **INTERPRETED, **QUICK)
            printed = done.stdout + done.stderr
            for line in command.output:
                assert line in printed, f"{step.title}: {command.words}\n{printed}"
            assert done.returncode == 0, f"{step.title}: {command.words}\n{printed}"
    for words, given, expected in PLAYED:
        done = environment.run(words, tmp_path, given=given, **INTERPRETED)
        assert done.returncode == 0, done.stderr
        assert expected in done.stdout + done.stderr
    (tmp_path / "everywhere.py").write_text(ENVIRONMENTS, "utf-8")
    done = environment.run("python everywhere.py", tmp_path, **INTERPRETED)
    assert done.returncode == 0, done.stderr
    assert "all environments have played" in done.stdout


PLAYED = (
    (f"beaverboard terminal {NAME} --seed 1 --bot kit", "1\n" * 12, "scores: "),
    (f"beaverboard ladder {NAME} --bots random,greedy --matches 20 --all", None, "greedy"),
    (f"beaverboard simulate {NAME} --bots kit,greedy --matches 2", None, "2 matches"),
)

ENVIRONMENTS = """
import warnings

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from beaverboard import envs

warnings.simplefilter("ignore")


def first_legal(mask):
    return int(np.flatnonzero(mask)[0])


api_test(envs.aec("log-jam", seats=3), num_cycles=60)

single = envs.single("log-jam", opponents="greedy")
check_env(single.unwrapped, skip_render_check=True)
seen, info = single.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, info = single.step(first_legal(info["action_mask"]))
assert single.layout.read(seen)["over"] == 1

vector = envs.vector("log-jam", num_envs=4, opponents="random")
seen, infos = vector.reset(seed=1)
for _ in range(30):
    actions = np.array([first_legal(mask) for mask in infos["action_mask"]])
    seen, rewards, ended, _, infos = vector.step(actions)
assert seen.shape[0] == 4

import pyspiel
import beaverboard.envs.openspiel_games

state = pyspiel.load_game("beaverboard_log_jam").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert len(state.returns()) == 2
print("all environments have played")
"""


def test_a_leak_in_the_view_is_found_by_the_imported_tests(tmp_path: Path) -> None:
    write_all(tmp_path)
    make_visible(tmp_path, NAME)
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests"]
    quick = ["-k", "not interpreted"]
    assert run([*tests, *quick], tmp_path).returncode == 0
    view = tmp_path / "log_jam" / "view.py"
    tight = view.read_text("utf-8")
    leaking = tight.replace("seen = p == seat or everything", "seen = True")
    assert leaking != tight
    view.write_text(leaking, "utf-8")
    done = run([*tests, *quick], tmp_path)
    assert done.returncode == 1
    found = "test_a_view_does_not_depend_on_what_the_seat_cannot_know"
    assert f"FAILED tests/test_log_jam.py::{found}" in done.stdout
