"""States to test with: random play of any setup, and positions with a move in words.

Whatever is played through here can be written down, so that runs of the same tests in
another way (interpreted, with bounds checks) can be compared byte for byte.
"""

import hashlib
import os
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from beaverboard import chance, engine, step
from beaverboard.bots import pick, policy
from beaverboard.dealer import EVENTS, MATCH
from beaverboard.fields import readable
from beaverboard.games import GAMES, named
from beaverboard.games.game import Game, States
from beaverboard.games.setup import Setup
from beaverboard.testing.scale import ALL

TRACE = os.environ.get("BEAVERBOARD_TRACE")


def setups(*, every: bool = ALL, games: Iterable[Game] | None = None) -> list[Setup]:
    """Every mode of every game, with all numbers of seats or the smallest and the largest."""
    return [
        Setup.of(game, mode.name, seats)
        for game in (GAMES.values() if games is None else games)
        for mode in game.modes
        for seats in (mode.seats if every else sorted({mode.seats[0], mode.seats[-1]}))
    ]


def modes() -> list[Setup]:
    """Every mode of every game, with all numbers of seats or the smallest."""
    return (
        setups()
        if ALL
        else [each for each in setups() if each.seats == each.game.mode(each.mode).seats[0]]
    )


def tables() -> list[Setup]:
    """All setups, or each game as it is played if nothing else is said: for tests that take
    seconds each."""
    return setups() if ALL else [Setup.of(game) for game in GAMES.values()]


def name(setup: Setup) -> str:
    return "-".join(str(part) for part in (setup.game.name, setup.mode, setup.seats) if part)


def read(states: States) -> Any:
    """The first record, with fields that can be read by name."""
    record: Any = states.view(readable(states.dtype))[0]
    return record


def dealer(seed: int, *, purpose: int = MATCH, calling: bool = False) -> np.ndarray:
    return chance.new_dealer(chance.key_of(seed), purpose, calling=calling)


def note(states: States) -> None:
    if TRACE:
        with open(TRACE, "a", encoding="utf-8") as file:
            file.write(hashlib.sha256(states.tobytes()).hexdigest() + "\n")


def legal(states: States, game: Game) -> list[int]:
    out = np.empty(game.rules.ACTIONS, np.int64)
    return out[: step.legal(states, 0, out)].tolist()


def greedy_action(states: States, game: Game, lots: np.ndarray) -> int:
    out = np.empty(game.rules.ACTIONS, np.int64)
    return int(pick.pick(policy.GREEDY, states, out, lots))


def random_play(setup: Setup, seed: int, *, limit: int = 100_000) -> Iterator[States]:
    """The states of one random match, the same array changed in place, the last one over."""
    deals = dealer(seed, calling=True)
    states = engine.pool(setup.game.rules.STATE)
    step.deal(states, 0, setup.row(), deals, 0)
    yield states
    choice = np.random.default_rng(seed)
    for _ in range(limit):
        if read(states).over:
            return
        action = int(choice.choice(legal(states, setup.game)))
        assert step.attempt(states, 0, action, deals, 0) == 0
        assert read(deals).called <= EVENTS
        note(states)
        yield states


def placed(game: str, position: str) -> States:
    states = engine.pool(named(game).rules.STATE)
    states[0] = named(game).text.position(position)[0]
    return states


def after(game: str, before: str, *moves: str, seed: int = 0) -> States:
    """The state after moves in words, each of which must be legal."""
    states = placed(game, before)
    deals = dealer(seed)
    for words in moves:
        action = named(game).text.action(words)
        reason = step.attempt(states, 0, action, deals, 0)
        assert reason == 0, f"{words}: {named(game).text.REASONS[reason]}"
        note(states)
    return states


def refused(game: str, before: str, words: str) -> str:
    """The rule by which a move in words is refused; nothing may change."""
    states = placed(game, before)
    bytes_before = states.tobytes()
    reason = step.attempt(states, 0, named(game).text.action(words), dealer(0), 0)
    assert reason != 0, f"{words} is legal"
    assert states.tobytes() == bytes_before
    return named(game).text.REASONS[reason].rule
