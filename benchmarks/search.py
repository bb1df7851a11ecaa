"""How fast the search is, and how long the strongest level thinks.

    python -m benchmarks.search [--positions 40] [--game NAME] [--level master]

Positions are taken from matches between greedy bots, evenly from beginning to end, only those
with a choice. Times are CPU-seconds of one thread. Playouts that a level saves by dropping
hopeless moves are not counted.
"""

import argparse
import time
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.table import Table

from beaverboard.bots import search, search_bot
from beaverboard.bots.bot import bot_named
from beaverboard.bots.levels import LEVELS, STRONGEST, Level
from beaverboard.bots.search_data import Search
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from benchmarks.engine import machine


def positions(setup: Setup, count: int) -> Iterator[Match]:
    """Matches at the positions to be measured; each goes on when the next one is asked for."""
    taken, matches = 0, 0
    while taken < count:
        match = Match.dealt(setup, {"key": f"{matches:064x}"})
        bot = bot_named("greedy", seed=matches)
        matches += 1
        while not match.over and taken < count:
            # every eighth move, each match from another one on
            if len(match.legal_actions()) > 1 and match.ply % 8 == matches % 8:
                taken += 1
                yield match
            match.play(bot.choose(match, match.turn))


def thinking(setup: Setup, level: Level, count: int) -> tuple[np.ndarray, np.ndarray]:
    """For every position the seconds of a choice, and its playouts."""
    seconds, playouts = [], []
    plan, dealers = search_bot.plan(level), search_bot.dealers(1, 0)
    made: Search | None = None
    for match in positions(setup, count):
        states = search_bot.states(match, match.turn, dealers)
        made = search_bot.prepared(setup, states, dealers, plan, made)
        begun = time.process_time()
        search.weigh(made)
        seconds.append(time.process_time() - begun)
        playouts.append(int(made.memory.notes["playouts"][0]))
    return np.array(seconds), np.array(playouts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--game", choices=GAMES, default=None, help="only this one")
    parser.add_argument("--level", choices=LEVELS, default=STRONGEST)
    given = parser.parse_args()
    table = Table(
        "game", "mode", "seats", "playouts/s", "a choice", "median s", "99 % s", title=machine()
    )
    for game in GAMES.values():
        if given.game not in (None, game.name):
            continue
        for mode in game.modes:
            for seats in mode.seats:
                setup = Setup.of(game, mode.name, seats)
                thinking(setup, Level(10), 1)  # compiles
                seconds, playouts = thinking(setup, LEVELS[given.level], given.positions)
                table.add_row(
                    game.name,
                    mode.name,
                    str(seats),
                    f"{playouts.sum() / seconds.sum():,.0f}",
                    f"{playouts.mean():,.0f}",
                    f"{np.median(seconds):.3f}",
                    f"{np.percentile(seconds, 99):.3f}",
                )
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
