"""The bots that sit at a `Match`: names, and the one call that servers and terminals use."""

from typing import Protocol

import numpy as np

from beaverboard import chance
from beaverboard.bots import pick, policy
from beaverboard.bots.levels import LEVELS, level_of
from beaverboard.bots.search_bot import SearchBot
from beaverboard.dealer import BOTS
from beaverboard.match import Match

POLICIES = {"random": policy.RANDOM, "greedy": policy.GREEDY}
NETWORK = "ppo:"  # before the path of a trained player
NAMES = (*POLICIES, *LEVELS)
KINDS = (*NAMES, "search-PLAYOUTS", f"{NETWORK}FILE")


class UnknownBot(ValueError):
    """There is no bot of that name."""


class Bot(Protocol):
    name: str

    def choose(self, match: Match, seat: int) -> int:
        """An action for the seat, which must be in turn."""
        ...


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


def bot_named(name: str, seed: int | str, number: int = 0) -> Bot:
    """The bot of that name, with a stream of its own."""
    if name.startswith(NETWORK):
        from beaverboard.bots.network import NetworkBot  # few matches need one

        return NetworkBot(name.removeprefix(NETWORK))
    if level := level_of(name):
        return SearchBot(name, level, seed, number)
    if name in POLICIES:
        return PolicyBot(name, seed, number)
    raise UnknownBot(f"no bot {name!s:.60}; there are {', '.join(KINDS)}")
