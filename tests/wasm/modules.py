"""Modules and cases for the tests, and what Node says of them."""

import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.wasm.build import built
from tests.scale import ALL, scaled
from tests.wasm.native import Played, cases, plain

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
# Building all of them takes minutes.
TESTED = [name for name in GAMES if ALL or name == "biber-gang"]
SETUPS = 30  # to compare, of each policy: a game with few modes plays more matches of each


@cache
def module(name: str) -> Path:
    return built(GAMES[name])


@cache
def native_cases(name: str) -> dict[str, Any]:
    tables = sum(len(mode.seats) for mode in GAMES[name].modes)
    return cases(GAMES[name], scaled(2, SETUPS // tables + 1))


def node() -> str:
    places = [str(Path(sys.executable).parent)]
    found = shutil.which("node", path=places[0]) or shutil.which("node")
    assert found, "Node is missing: requirements/pages.txt"
    return found


def differences_in_node(folder: Path, name: str, file: Path) -> list[dict[str, Any]]:
    command = [node(), str(HERE / "node.mjs"), str(folder), name, str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def check(differences: list[dict[str, Any]]) -> None:
    """None; where views differ, the first one is shown beside that of the engine."""
    for each in differences:
        if each["part"] == "views":
            assert json.loads(each["detail"]) == views_of_the_engine(each), each["setup"]
    assert [{**each, "detail": None} for each in differences] == []


def views_of_the_engine(at: dict[str, Any]) -> Any:
    told = at["setup"]
    setup = Setup.of(GAMES[told["game"]], told["mode"], told["seats"], told["options"])
    played = Played(setup, at["seed"], at["policy"])
    while played.ply < at["ply"]:
        played.play()
    return json.loads(json.dumps(played.views(), default=plain))


every_game = pytest.mark.parametrize("name", TESTED)
