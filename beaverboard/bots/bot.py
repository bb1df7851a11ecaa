"""The bots that sit at a `Match`: names, and the one call that servers and terminals use."""

from typing import Protocol

import numpy as np

from beaverboard import chance
from beaverboard.bots import pick, policy
from beaverboard.bots.levels import LEVELS
from beaverboard.bots.searching import SearchBot
from beaverboard.dealer import BOTS
from beaverboard.match import Match

POLICIES = {"random": policy.RANDOM, "greedy": policy.GREEDY}


class UnknownBot(ValueError):
    """There is no bot of that name."""


class Bot(Protocol):
    name: str

    def choose(self, match: Match, seat: int) -> int:
        """An action for the seat, which must be in turn."""
        ...


NETWORK = "ppo:"  # before the path of a trained player


def names() -> tuple[str, ...]:
    return (*POLICIES, *LEVELS)


def kinds() -> str:
    """All that can be named where a file can be read too."""
    return ", ".join((*names(), f"{NETWORK}FILE"))


def check_name(name: str) -> None:
    if name.startswith(NETWORK):
        trained(name)
    elif name not in names():
        raise UnknownBot(f"no bot {name!s:.60}; there are {kinds()}")


def seated(name: str, seed: int | str, number: int = 0) -> Bot:
    """The bot of that name, with a stream of its own."""
    if name.startswith(NETWORK):
        return trained(name)
    check_name(name)
    return SearchBot(name, seed, number) if name in LEVELS else PolicyBot(name, seed, number)


def trained(name: str) -> Bot:
    from beaverboard.bots.network import NetworkBot  # few matches need one

    return NetworkBot(name.removeprefix(NETWORK))


class PolicyBot:
    """A compiled policy, shown an imagined state and never the true one."""

    def __init__(self, name: str, seed: int | str, number: int = 0) -> None:
        self.name = name
        self._policy = POLICIES[name]
        self._dealer = chance.new_dealer(chance.key_of(seed), BOTS, number)

    def choose(self, match: Match, seat: int) -> int:
        imagined = match.imagine(seat, self._dealer)
        out = np.empty(match.game.rules.ACTIONS, np.int64)
        return int(pick.pick(self._policy, imagined, out, self._dealer))
