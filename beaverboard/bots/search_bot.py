"""The search at a `Match`: it chooses for a bot, and weighs all moves for advice.

    weigh(match, seat=0, playouts=2000, seed=1)

gives the legal moves of the seat in turn, the one that the search would play first, each with
the share of the win that it may expect. A search is shown an imagined state and never the
true one.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from beaverboard import chance, engine
from beaverboard.bots import outlook, search, search_data
from beaverboard.bots.levels import Level
from beaverboard.bots.outlook import Outlook
from beaverboard.bots.search_data import LOTS, PLAN, ROOT, Memory, Search
from beaverboard.dealer import BOTS
from beaverboard.games.setup import Setup
from beaverboard.match import Match


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a search thinks of a move. Moves that soon fell behind had fewer playouts."""

    action: int
    playouts: int  # that evaluate; those that explore are not among them
    share: float  # of the win; in a team, of the team
    error: float  # the standard error of the share; 1 after a single playout
    score: float  # the mean final score


def plan(*levels: Level, to_the_end: bool = False) -> np.ndarray:
    """Levels as compiled code reads them."""
    made = engine.pool(PLAN, len(levels))
    made["playouts"] = [level.playouts for level in levels]
    made["overlooked"] = [level.overlooked for level in levels]
    made["to_the_end"] = to_the_end
    return made


def states(match: Match, seat: int, dealers: np.ndarray) -> np.ndarray:
    if match.over or match.turn != seat:
        raise ValueError(f"seat {seat} is not in turn")
    pool = engine.pool(match.game.rules.STATE, search_data.STATES)
    pool[ROOT] = match.imagine(seat, dealers[LOTS : LOTS + 1])[0]
    return pool


def dealers(seed: int | str, number: int) -> np.ndarray:
    made = engine.dealers(search_data.DEALERS)
    made[LOTS] = chance.new_dealer(chance.key_of(seed), BOTS, number)[0]
    return made


def prepared(
    setup: Setup,
    pool: np.ndarray,
    dealers: np.ndarray,
    plan: np.ndarray,
    former: Search | None = None,
    expected: Outlook | None = None,
) -> Search:
    """A search as compiled code takes it; if there is a former one, in its memory, which is
    quicker. The outlook is the fitted one unless another is given."""
    raw = pool.view(np.ndarray).view(np.int64).reshape(len(pool), -1)
    if former is not None:
        return former._replace(pool=pool, raw=raw, dealers=dealers, plan=plan)
    actions = setup.game.rules.ACTIONS
    memory = Memory(
        nodes=engine.pool(search_data.NODE, search_data.NODES),
        edges=engine.pool(search_data.EDGE, search_data.EDGES),
        moves=engine.pool(search_data.MOVE, actions + 1),
        notes=engine.pool(search_data.NOTES),
        out=np.empty(actions, np.int64),
    )
    return Search(pool, raw, dealers, memory, plan, expected or outlook.of(setup))


class SearchBot:
    """A level that sits at a match."""

    def __init__(self, name: str, level: Level, seed: int | str, number: int = 0) -> None:
        self.name = name
        self._level = level
        self._dealers = dealers(seed, number)

    def choose(self, match: Match, seat: int) -> int:
        pool = states(match, seat, self._dealers)
        made = prepared(match.setup, pool, self._dealers, plan(self._level))
        return int(search.chosen(made.memory, search.weigh(made)))


def weigh(
    match: Match, seat: int, playouts: int, seed: int | str, number: int = 0
) -> tuple[Weighed, ...]:
    """The moves of the seat, which must be in turn, best first; all playouts are used. Every
    number has a stream of its own."""
    own_dealers = dealers(seed, number)
    pool = states(match, seat, own_dealers)
    made = prepared(match.setup, pool, own_dealers, plan(Level(playouts), to_the_end=True))
    chosen = search.chosen(made.memory, search.weigh(made))
    moves = made.memory.moves[: int(made.memory.notes["moves"][0])]
    return ranked([[move[name].item() for name in WANTED] for move in moves], int(chosen))


WANTED = ("action", "visits", "share", "squares", "score")


def ranked(rows: Sequence[Sequence[Any]], chosen: int) -> tuple[Weighed, ...]:
    """The moves of a search, best first; a row has what `WANTED` names. Translated for browsers,
    like all that follows."""
    found = [weighed(*row) for row in rows]
    return tuple(sorted(found, key=lambda w: (w.action != chosen, -w.playouts, -w.share)))


def weighed(action: int, playouts: int, share: float, squares: float, score: float) -> Weighed:
    """From sums over playouts."""
    if playouts == 0:
        return Weighed(action, 0, 0.0, 1.0, 0.0)
    mean = share / playouts
    variance = max(0.0, squares / playouts - mean * mean)
    error = math.sqrt(variance / (playouts - 1)) if playouts > 1 else 1.0
    return Weighed(action, playouts, mean, error, score / playouts)
