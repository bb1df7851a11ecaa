"""Long compilations are reported on stderr; short ones and those of child processes are not."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from beaverboard import progress

AT_ONCE = "from beaverboard import Match, chance, progress; progress.REPORT_AFTER = 0\n"
DEAL = AT_ONCE + "Match.new('dam-it', seed=1)"
OPEN_A_STREAM = AT_ONCE + "chance.new_dealer(bytes(32), 0)"  # the least that is compiled
IN_A_CHILD = """
from multiprocessing import get_context
from beaverboard import chance, progress
progress.REPORT_AFTER = 0
if __name__ == "__main__":
    child = get_context("fork").Process(target=chance.new_dealer, args=(bytes(32), 0))
    child.start()
    child.join()
    assert child.exitcode == 0
"""


def stderr_of(code: str, cache: Path, **more: str) -> list[str]:
    """The lines on stderr of a fresh process, whose stdout stays empty."""
    environment = {name: each for name, each in os.environ.items() if name != progress.VARIABLE}
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, text=True, check=True,
        env={**environment, "BEAVERBOARD_CACHE": str(cache), **more},
    )  # fmt: skip
    assert done.stdout == ""
    return done.stderr.splitlines()


def test_the_first_use_of_a_game_says_that_it_compiles_and_the_second_nothing(
    tmp_path: Path,
) -> None:
    *begun, done = stderr_of(DEAL, tmp_path)
    assert begun[-1] == "Compiling Dam It! for this machine, once; it may take a minute …"
    assert re.fullmatch(r"Compiled \d\d functions in \d+ s; they are kept.", done)
    assert stderr_of(DEAL, tmp_path) == []


@pytest.mark.parametrize("code", [OPEN_A_STREAM.replace("AFTER = 0", "AFTER = 999"), IN_A_CHILD])
def test_short_waits_and_children_are_silent(code: str, tmp_path: Path) -> None:
    assert stderr_of(code, tmp_path) == []
    assert list(tmp_path.rglob("*.bin"))  # it was compiled


def test_a_variable_switches_it_off(tmp_path: Path) -> None:
    assert stderr_of(OPEN_A_STREAM, tmp_path, **{progress.VARIABLE: "off"}) == []
