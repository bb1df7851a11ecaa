"""Compiled, compiled with bounds checks, interpreted: the same matches, bit for bit."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scale import ALL

WAYS = {
    "compiled": {},
    "with bounds checks": {"NUMBA_BOUNDSCHECK": "1"},
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
}


def states_played(trace: Path, way: dict[str, str]) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.games.ways"],
        env={**os.environ, **way, "BEAVERBOARD_TRACE": str(trace)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return trace.read_text("utf-8").splitlines()


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return states_played(tmp_path_factory.mktemp("ways") / "interpreted", WAYS["interpreted"])


# Compiling everything once more for the bounds checks takes minutes; the interpreter, too,
# complains about an index that is too large.
@pytest.mark.parametrize("way", ["compiled", "with bounds checks"] if ALL else ["compiled"])
def test_the_rules_play_the_same_as_interpreted(
    way: str, reference: list[str], tmp_path: Path
) -> None:
    assert len(reference) > 300
    assert states_played(tmp_path / "trace", WAYS[way]) == reference
