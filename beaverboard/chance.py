"""Where the dealer's keys come from: a seed, or a server and the seats together.

For a live table the server draws a secret seed and publishes its commitment, SHA-256 of
it, before any seat contributes. The key is SHA-256 over the seed and all contributions,
so that neither the server nor any seat alone can choose the deal; after the end the seed
is published and anybody can check. All texts and layouts here are frozen.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from beaverboard import engine, step

CONTRIBUTION = 64  # characters at most


class BadSeed(ValueError):
    """Neither an integer nor 64 hexadecimal digits."""


class BadChance(ValueError):
    """The chance part of a record is damaged or does not check."""


def key_of(seed: int | str) -> bytes:
    if isinstance(seed, int) and not isinstance(seed, bool):
        return hashlib.sha256(f"beaverboard seed {seed}".encode()).digest()
    if isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]{64}", seed):
        return bytes.fromhex(seed)
    raise BadSeed(f"a seed is a whole number or 64 hexadecimal digits, not {seed!s:.60}")


def commitment(server_seed: bytes) -> str:
    return hashlib.sha256(server_seed).hexdigest()


def shared_key(server_seed: bytes, contributions: Sequence[str]) -> bytes:
    together = hashlib.sha256(b"beaverboard table" + server_seed)
    for contribution in contributions:
        written = contribution.encode()
        together.update(len(written).to_bytes(2, "little") + written)
    return together.digest()


def key_from(chance: object) -> bytes:
    """The key that the chance part of a record stands for; `BadChance` if it is damaged."""
    match chance:
        case {"key": str(key), **rest} if not rest:
            return hex_bytes(key, "key")
        case {
            "server_seed": str(seed),
            "commitment": str(promised),
            "contributions": [*contributions],
            **rest,
        } if not rest:
            server_seed = hex_bytes(seed, "server_seed")
            if commitment(server_seed) != promised:
                raise BadChance("the server's seed does not fit its commitment")
            for text in contributions:
                if not isinstance(text, str) or len(text) > CONTRIBUTION:
                    raise BadChance(f"contributions are texts of at most {CONTRIBUTION} characters")
            try:
                return shared_key(server_seed, contributions)
            except UnicodeEncodeError:
                raise BadChance("contributions are texts of whole characters") from None
    raise BadChance("chance is a key, or server_seed, commitment and contributions")


def hex_bytes(text: str, what: str) -> bytes:
    if not re.fullmatch("[0-9a-f]{64}", text):
        raise BadChance(f"{what}: 64 hexadecimal digits")
    return bytes.fromhex(text)


def from_key(key: bytes) -> Mapping[str, Any]:
    return {"key": key.hex()}


def key_words(key: bytes) -> np.ndarray:
    return np.frombuffer(key, "<u4").astype(np.int64)


def new_dealer(key: bytes, purpose: int, number: int = 0, *, calling: bool = False) -> np.ndarray:
    """A pool of one dealer at the start of a sub-stream."""
    dealers = engine.dealers()
    step.open_stream(dealers, 0, key_words(key), purpose, number, calling)
    return dealers
