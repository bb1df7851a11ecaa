"""The sources of time and randomness: handed to every part, so that tests can replace them."""

import hashlib
import random
import secrets
import time
from dataclasses import dataclass
from typing import Protocol


class Draw(Protocol):
    def __call__(self) -> str: ...


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(16)


def new_seed() -> bytes:
    return secrets.token_bytes(32)


class Clock(Protocol):
    def __call__(self) -> float: ...


class Seed(Protocol):
    def __call__(self) -> bytes: ...


class Pause(Protocol):
    def __call__(self, least: float, most: float, /) -> float: ...


@dataclass(frozen=True, slots=True)
class Sources:
    wall: Clock = time.time  # for the log
    monotonic: Clock = time.monotonic  # for clocks and limits
    token: Draw = new_token  # 256 bits
    id: Draw = new_id  # 128 bits: tables, and codes of personal links
    seed: Seed = new_seed
    pause: Pause = random.uniform

    def milliseconds(self) -> int:
        return int(self.wall() * 1000)


def hashed(secret: str) -> str:
    """Tokens and codes are stored only as this hash."""
    return hashlib.sha256(secret.encode()).hexdigest()
