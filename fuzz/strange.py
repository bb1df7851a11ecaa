"""What nobody expects: values, texts and JSON that were fine once."""

import json
import random
import re
from typing import Any

Json = Any


def deep(levels: int) -> Json:
    nested: Json = 0
    for _ in range(levels):
        nested = [nested] if levels % 2 else {"a": nested}
    return nested


HALF = "\ud800"  # half a character: JSON can say it, UTF-8 can not
VALUES: list[Json] = [
    None, True, False, -1, 0, 1, 2, 7, 8, 99, 2**31, 2**53, 2**63, 2**64, 10**400, -(10**400),
    0.5, -0.0, 1e308, float("inf"), float("nan"), "", " ", "x", "0", "0" * 5000, "\0", "\u202e",
    "\u200d", "\u3164", "\N{BEAVER}" * 50, "'; DROP TABLE tables; --", "<script>", "../../etc",
    "%00", HALF, f"a{HALF}", "\ufeff", "\u0663", "\u00b2", "1e3", "1_0", [], {}, [[]], [None],
    {"": 1}, {HALF: HALF}, deep(50), deep(151), deep(301), list(range(1000)), ["x"] * 300,
]  # fmt: skip
NUMBERS = ("-1", "0", "1", "7", "8", "9", "99", "255", "256", "65536", "9" * 30, "\u0663", "x", "")
LETTERS = (" ", ",", "|", ":", "=", "/", "-", "+", "?", "\n", "\0", "\u00e9", "0", "a", HALF)


def value(chance: random.Random) -> Json:
    return chance.choice(VALUES)


def text(chance: random.Random, fine: str) -> str:
    """Words or a position that could once be read."""
    for _ in range(chance.choice((1, 1, 2, 4))):
        spans = [found.span() for found in re.finditer(r"\d+|[^\s|\d]+", fine)]
        match chance.randrange(4):
            case 0 if spans:
                start, end = chance.choice(spans)
                fine = fine[:start] + chance.choice(NUMBERS) + fine[end:]
            case 1 if spans:
                (start, end), (other, last) = chance.choice(spans), chance.choice(spans)
                fine = fine[:start] + fine[other:last] + fine[end:]
            case 2:
                parts = fine.split("|")
                parts[chance.randrange(len(parts))] = chance.choice(parts)
                fine = "|".join(parts)
            case _:
                at = chance.randrange(len(fine) + 1)
                fine = fine[:at] + chance.choice(LETTERS) + fine[at + chance.randrange(3) :]
    return fine


def json_like(chance: random.Random, fine: Json) -> Json:
    """The same with something changed somewhere."""
    if isinstance(fine, dict) and fine and chance.random() < 0.9:
        changed = dict(fine)
        name = chance.choice(list(changed))
        match chance.randrange(8):
            case 0:
                del changed[name]
            case 1:
                changed[chance.choice(("more", HALF, "", "x" * 300))] = value(chance)
            case _:
                changed[name] = json_like(chance, changed[name])
        return changed
    if isinstance(fine, list) and fine and chance.random() < 0.9:
        at = chance.randrange(len(fine))
        match chance.randrange(6):
            case 0:
                return fine[:at]
            case 1:
                return fine[:at] + fine[at:][::-1]
            case 2:
                return [*fine[:at], fine[at], *fine[at:]]
            case _:
                return [*fine[:at], json_like(chance, fine[at]), *fine[at + 1 :]]
    if isinstance(fine, str) and fine and chance.random() < 0.6:
        return text(chance, fine)
    return value(chance)


def written(chance: random.Random, message: Json) -> str:
    """As JSON, now and then cut, doubled or broken."""
    told = json.dumps(message)
    if chance.random() < 0.9:
        return told
    at = chance.randrange(len(told) + 1)
    between = chance.choice(("", "}", "\0", '"', "[" * 2000, "\\ud800", "NaN", "1" * 5000))
    return told[:at] + between + told[chance.choice((at, at, len(told))) :]
