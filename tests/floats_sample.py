"""Values to try `exp` and `log` with; as a command, what they give as hexadecimal words:

python -m tests.floats_sample exp
"""

import sys
from collections.abc import Callable

import numpy as np

from beaverboard import floats
from beaverboard.compiled import compile_functions

SAMPLED = ("exp", "log")


def exp_all(given: np.ndarray, out: np.ndarray) -> None:
    for i in range(len(given)):
        out[i] = floats.exp(given[i])


def log_all(given: np.ndarray, out: np.ndarray) -> None:
    for i in range(len(given)):
        out[i] = floats.log(given[i])


compile_functions(__name__, cache=False)

ALL: dict[str, Callable[[np.ndarray, np.ndarray], None]] = {"exp": exp_all, "log": log_all}


def applied(name: str, given: np.ndarray) -> np.ndarray:
    out = np.empty(len(given))
    ALL[name](given, out)
    return out


def values(name: str, count: int) -> np.ndarray:
    """The whole range, and more of what a search asks for: differences of promises, and numbers of
    visits; of `log` also values near 1, where it is small."""
    lots = np.random.default_rng(1)
    part = count // 4
    if name == "exp":
        near = lots.uniform(-1, 1, part) * np.exp2(lots.uniform(-30, 0, part))
        whole = lots.uniform(-745.2, 709.7, count - 2 * part)
        return np.concatenate([whole, lots.uniform(-40, 1, part), near])
    near = 1 + lots.uniform(-0.4, 0.6, part) * np.exp2(lots.uniform(-40, 0, part))
    whole = np.exp2(lots.uniform(-1074, 1023, count - 2 * part))
    return np.concatenate([whole, lots.integers(1, 10**6, part).astype(float), near])


if __name__ == "__main__":
    print(applied(sys.argv[1], values(sys.argv[1], 20_000)).tobytes().hex(" ", 8))
