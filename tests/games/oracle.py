"""The slow way to imagine what a seat cannot know, to test `redeal` against.

Deal afresh with one key after another, play the same actions, and keep the deals in which
everything that the seat saw agrees: what is left is distributed exactly as the hidden
cards are. That takes small decks, so the rules are compiled once more from the same text
with other numbers.
"""

import functools
import importlib.util
import re
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np

from beaverboard import chance, dealer
from beaverboard.dealer import ALL_SEATS, CARD, DEALER, EVENTS, EVERYONE, MATCH, NO_ONE, SEEN


def with_numbers(
    rules: ModuleType, folder: Path, *, compiled: bool = True, **numbers: int
) -> ModuleType:
    """The same rules with other constants, e.g. `COPIES=5`."""
    text = Path(str(rules.__file__)).read_text("utf-8")
    for name, number in numbers.items():
        text, replaced = re.subn(rf"(?m)^{name} = .*$", f"{name} = {number}", text)
        assert replaced == 1, name
    assert text.endswith("\ncompile_functions(__name__)\n")
    text = text.removesuffix("compile_functions(__name__)\n")
    if compiled:
        text += "compile_functions(__name__, cache=False)\n"
    path = folder / f"small_{folder.name}.py"
    path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module  # Numba looks the module up there
    spec.loader.exec_module(module)
    return module


@functools.cache
def oracle_of(small: ModuleType) -> Any:
    deal, refusal, play = small.deal, small.refusal, small.play
    open_stream = dealer.open_stream

    def same_events(here: Any, there: Any, seat: int) -> bool:
        """The last moves of two dealers, as far as the seat saw them, or any of ALL_SEATS."""
        if here.called != there.called:
            return False
        for i in range(here.called):
            for column in range(7):
                a, b = here.event[i, column], there.event[i, column]
                seen = here.event[i, SEEN]
                visible = seen != NO_ONE if seat == ALL_SEATS else (seen >> seat) & 1 == 1
                if column == CARD and seen != EVERYONE and not visible:
                    continue
                if a != b:
                    return False
        return True

    def oracle(
        setup: np.ndarray,
        key: np.ndarray,
        actions: np.ndarray,
        seat: int,
        first: int,
        truth: np.ndarray,
        pool: np.ndarray,
        dealers: np.ndarray,
        kept: np.ndarray,
    ) -> tuple[int, int]:
        """Fill `kept`; how many deals it took. `truth` are the dealers of the real moves."""
        s, d = pool[0], dealers[0]
        n, number = 0, first
        while n < len(kept):
            number += 1
            open_stream(d, key, MATCH, number)
            d.calling = 1
            deal(s, setup[0], d)
            agrees = same_events(truth[0], d, seat)
            for i in range(len(actions)):
                if not agrees or refusal(s, actions[i]) != 0:
                    agrees = False
                    break
                d.called = 0
                play(s, actions[i], d)
                agrees = same_events(truth[i + 1], d, seat)
            if agrees:
                kept[n] = s
                n += 1
        return n, number - first

    if numba.config.DISABLE_JIT:
        return oracle
    same_events = numba.njit(same_events)
    return numba.njit(oracle)


def compare(
    small: ModuleType,
    setup: np.ndarray,
    actions: list[int],
    seat: int,
    *,
    seed: int,
    samples: int,
) -> tuple[float, int]:
    """Play `actions` on a small deck, imagine the result in both ways; chi-square between
    the two samples of whole states, and its degrees of freedom."""
    key = chance.key_words(chance.key_of(seed))
    pool, dealers = (recarray(small.STATE, 1), recarray(DEALER, 1))
    truth = recarray(DEALER, len(actions) + 1)
    d, s = dealers[0], pool[0]
    dealer.open_stream(d, key, MATCH, 0)
    d.calling = 1
    small.deal(s, setup[0], d)
    truth[0] = d
    for i, action in enumerate(actions):
        assert small.refusal(s, action) == 0, (i, action)
        d.called = 0
        small.play(s, action, d)
        assert d.called <= EVENTS
        truth[i + 1] = d
    real = pool.copy()

    kept = recarray(small.STATE, samples)
    oracle_of(small)(setup, key, np.array(actions), seat, 1, truth, pool, dealers, kept)
    by_oracle = Counter(kept[i].tobytes() for i in range(samples))

    lots = chance.new_dealer(chance.key_of(seed + 1), MATCH).view(np.recarray)[0]
    by_redeal: Counter[bytes] = Counter()
    for _ in range(samples):
        pool[0] = real[0]
        small.redeal(pool[0], seat, lots)
        by_redeal[pool[0].tobytes()] += 1
    return two_sample(by_oracle, by_redeal)


def recarray(dtype: np.dtype[Any], count: int) -> Any:
    return np.zeros(count, dtype).view(np.recarray)


def two_sample(a: Counter[bytes], b: Counter[bytes]) -> tuple[float, int]:
    """Chi-square of two samples of equal size; rare kinds are thrown together."""
    cells = {state: (a[state], b[state]) for state in a | b}
    common = [cell for cell in cells.values() if sum(cell) >= 10]
    rare = [cell for cell in cells.values() if sum(cell) < 10]
    if rare:
        common.append((sum(x for x, _ in rare), sum(y for _, y in rare)))
    statistic = sum((x - y) ** 2 / (x + y) for x, y in common)
    return statistic, len(common) - 1
