"""Compiled, compiled with bounds checks, interpreted: the same matches, bit for bit.

A test file that imports this may list files as `RULE_TESTS`, whose moves are then compared too.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from beaverboard.extras import extra
from beaverboard.testing.scale import ALL
from beaverboard.testing.selection import games_of

with extra("testing"):
    import pytest

WAYS = {
    "compiled": {},
    "with bounds checks": {"NUMBA_BOUNDSCHECK": "1"},
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
}


def states_played(trace: Path, way: dict[str, str], module: Any) -> list[str]:
    games = [game.name for game in games_of(module)]
    files = [str(path) for path in getattr(module, "RULE_TESTS", ())]
    run = subprocess.run(
        [sys.executable, "-m", "beaverboard.testing.ways", *games, "--", *files],
        env={**os.environ, **way, "BEAVERBOARD_TRACE": str(trace)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return trace.read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def reference(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[str]:
    trace = tmp_path_factory.mktemp("ways") / "interpreted"
    return states_played(trace, WAYS["interpreted"], request.module)


# Compiling everything once more for the bounds checks takes minutes; the interpreter, too,
# complains about an index that is too large.
@pytest.mark.parametrize("way", ["compiled", "with bounds checks"] if ALL else ["compiled"])
def test_the_rules_play_the_same_as_interpreted(
    way: str, reference: list[str], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    assert reference
    assert states_played(tmp_path / "trace", WAYS[way], request.module) == reference


__all__ = ["reference", "test_the_rules_play_the_same_as_interpreted"]
