"""`exp` and `log` of ours: near those of `math`, and the same bits interpreted and compiled."""

import math
import os
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from beaverboard import floats
from tests.floats_sample import SAMPLED, applied, values

MILLION = 10**6


@pytest.mark.parametrize("name", SAMPLED)
def test_a_million_values_are_within_two_ulp_of_those_of_math(name: str) -> None:
    given = values(name, MILLION)
    exact: Callable[[float], float] = getattr(math, name)
    wanted = np.array([exact(x) for x in given.tolist()])
    off = np.abs(applied(name, given) - wanted) / np.spacing(np.abs(wanted))
    assert off.max() <= 2, given[off.argmax()]


@pytest.mark.parametrize("name", SAMPLED)
def test_the_bits_are_the_same_interpreted_and_compiled(name: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.floats_sample", name],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == applied(name, values(name, 20_000)).tobytes().hex(" ", 8).split()


def test_what_is_no_number_or_out_of_range() -> None:
    assert floats.exp(-math.inf) == floats.exp(-800.0) == 0
    assert floats.exp(math.inf) == floats.exp(800.0) == math.inf
    assert floats.exp(0.0) == 1 and floats.log(1.0) == 0
    assert floats.log(0.0) == -math.inf and floats.log(math.inf) == math.inf
    assert all(map(math.isnan, (floats.exp(math.nan), floats.log(math.nan), floats.log(-1.0))))
