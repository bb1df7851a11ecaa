import numba
import numpy as np

from beaverboard.dealer import Dealer
from beaverboard.games.biber_clan import rules
from beaverboard.games.biber_clan.rules import State


def greedy(s: State, out: np.ndarray, d: Dealer) -> int:
    rules.legal(s, out)
    return int(out[0])


numba.jit_module(cache=True, nogil=True, error_model="numpy")
