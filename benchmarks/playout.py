"""Where the time of a playout goes.

    python -m benchmarks.playout [--game NAME] [--rounds 2000]

For positions of matches between greedy bots: microseconds of CPU for the parts of a playout. Deals
and what the others know are shared by all moves that are tried in one; the tree is what is left.
"""

import argparse
import time

import numpy as np
from rich.console import Console
from rich.table import Table

from beaverboard import dealer, engine
from beaverboard.bots import greedy, outlook, search, search_bot, tree
from beaverboard.bots.levels import LEVELS, STRONGEST
from beaverboard.bots.search_data import IMAGINED, PLAYED, WORLD, Search
from beaverboard.compiled import compile_functions
from beaverboard.dealer import IMAGINATION
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from benchmarks.engine import machine
from benchmarks.search import positions


def imagine(made: Search, rounds: int) -> None:
    for i in range(rounds):
        tree.imagine(made.pool, made.dealers[WORLD], i)


def know(made: Search, rounds: int) -> None:
    s = made.pool[IMAGINED]
    for _ in range(rounds):
        for p in range(s.seats):
            if p != s.turn:
                tree.information_set(made.pool, made.raw, made.dealers, p)


def play(made: Search, rounds: int) -> int:
    """Laps of greedy play without a tree; how many decisions they had."""
    pool, d, decisions = made.pool, made.dealers[WORLD], 0
    for i in range(rounds):
        pool[PLAYED] = pool[IMAGINED]
        s = pool[PLAYED]
        dealer.open_stream(d, d.key, IMAGINATION, i)
        this_round, turn, turns = outlook.round_of(s), int(s.turn), 0
        while not s.over and outlook.round_of(s) == this_round and turns != made.outlook.horizon:
            engine.play(s, greedy.greedy(s, made.memory.out, d), d)
            decisions += 1
            if s.turn != turn:
                turn = int(s.turn)
                turns += 1
    return decisions


def expect(made: Search, rounds: int) -> None:
    s, shares = made.pool[IMAGINED], made.memory.notes[0].shares
    for _ in range(rounds):
        outlook.shares(s, made.outlook, outlook.round_of(s), shares)


compile_functions(__name__, cache=False)

POSITIONS = 8


def parts(setup: Setup, rounds: int) -> list[float]:
    """Decisions in a playout, then microseconds: a deal, what the others know, greedy play, what
    is expected, a whole playout."""
    plan, dealers = search_bot.plan(LEVELS[STRONGEST]), search_bot.dealers(1, 0)
    made: Search | None = None
    spent, decisions, playouts = np.zeros(5), 0, 0
    for match in positions(setup, POSITIONS):
        pool = search_bot.states(match, match.turn, dealers)
        made = search_bot.prepared(setup, pool, dealers, plan, made)
        clock = [time.process_time()]
        search.weigh(made)
        clock.append(time.process_time())
        imagine(made, rounds)
        clock.append(time.process_time())
        know(made, rounds)
        clock.append(time.process_time())
        decisions += play(made, rounds)
        clock.append(time.process_time())
        expect(made, rounds)
        clock.append(time.process_time())
        spent += np.diff(clock)
        playouts += int(made.memory.notes["playouts"][0])
    whole, *rest = (1e6 * spent).tolist()
    every = POSITIONS * rounds
    return [decisions / every, *(each / every for each in rest), whole / max(1, playouts)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=GAMES, default=None, help="only this one")
    parser.add_argument("--rounds", type=int, default=2000)
    given = parser.parse_args()
    columns = ("a deal", "the others know", "greedy laps", "expected", "a playout")
    table = Table("game", "mode", "seats", "decisions", *columns, title=machine())
    for game in GAMES.values():
        if given.game not in (None, game.name):
            continue
        for mode in game.modes:
            setup = Setup.of(game, mode.name)
            parts(setup, 1)  # compiles
            decisions, *times = parts(setup, given.rounds)
            row = [f"{each:.2f}" for each in times]
            table.add_row(game.name, mode.name, str(setup.seats), f"{decisions:.1f}", *row)
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
