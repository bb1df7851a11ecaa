"""Plain functions as views have them; `test_translation` runs them in Python and in Node."""

import math
from dataclasses import dataclass, replace
from functools import cmp_to_key
from itertools import pairwise
from typing import Any

import numpy as np

TABLE = np.array([[1, 2, 3], [4, 5, 6]], np.int8)
NAMES = {"oak": 3, "birch": 1}


@dataclass(frozen=True)
class Pair:
    left: int
    right: Any = None


def loops() -> list[int]:
    found, i = [], 0
    while True:
        i += 1
        if i % 2:
            continue
        if i > 6:
            break
        found.append(i)
    for a, (b, c) in enumerate(zip("ab", (5, 6), strict=True), start=2):
        found += [a, len(b), c]
    return found


def comprehensions() -> Any:
    rows = [[x * y for x in range(3) if x != 1] for y in (1, 2)]
    squares = {x: x * x for x in range(4)}
    return rows, sorted({x % 3 for x in range(9)}), squares, sum(len(row) for row in rows)


def slices() -> Any:
    row = [0, 1, 2, 3, 4]
    first, *middle, last = row
    return row[1:3], row[-2:], row[::-1], row[:-1], first, middle, last, "castor"[1:4]


def arrays() -> Any:
    part = TABLE[:, 1:]
    counts = np.zeros((2, 2), np.int64)
    counts[1, 0] += 2
    counts[-1][1] = 5
    return (
        part.tolist(),
        (TABLE == 4).sum(),
        int(TABLE[1].sum()),
        (TABLE[0] - 1).tolist(),
        counts.tolist(),
    )


def choices(verb: str, n: int = 0) -> str:
    match verb:
        case "put" | "lay" if n > 2:
            return "many"
        case "put":
            return f"put {n}"
        case _:
            pass
    return verb.removeprefix("re") or "none"


def cases() -> Any:
    return choices("put", 3), choices("put"), choices("lay", n=1), choices("redraw"), choices("re")


def truths() -> Any:
    return [
        not [],
        not {},
        bool("0"),
        0 or None,
        [] and 1,
        1 < 2 <= 2,
        True + 1,
        None is None,
        2 in (1, 2),
    ]


def objects() -> Any:
    one = Pair(1)
    two = replace(one, right=(1, 2))
    known: dict[str, Any] = {"left": 4} | {"right": None}
    return (
        one,
        two,
        Pair(*(7, 8)),
        Pair(**known),
        one == Pair(1),
        two != Pair(1),
        (1, [2]) == (1, [2]),
    )


def orders() -> Any:
    def compare(a: int, b: int) -> int:
        return -1 if a % 3 < b % 3 else 0

    words = ["b", "aa", "a"]
    first = sorted(range(6), key=cmp_to_key(compare))
    last = max(words, key=lambda word: (len(word), word))
    return first, last, min(3, 1, 2), sorted(words, reverse=True), list(pairwise([1, 2, 3]))


def numbers() -> Any:
    return (
        divmod(-7, 3),
        -7 // 2,
        -7 % 3,
        5 >> 1,
        1 << 4,
        6 & 3,
        6 | 1,
        6 ^ 3,
        int("12"),
        max(x for x in (2, 9)),
        7 / 2,
        [round(x) for x in (0.5, 1.5, 2.5, -1.5, 2.4, 2.6)],
        math.sqrt(2.0),
    )


def words() -> Any:
    found = "a b  c".split()
    if (count := found.count("b")) == 1:
        found.remove("b")
    return (
        found,
        count,
        "+".join(found),
        "a=b".partition("="),
        NAMES.get("elm", 0),
        list(NAMES.items()),
    )


SAMPLES = (
    loops, comprehensions, slices, arrays, cases, truths, objects, orders, numbers, words,
)  # fmt: skip
