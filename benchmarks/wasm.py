"""How fast the games are as WebAssembly in Node, beside the native engine in the same run.

    python -m benchmarks.wasm [--seconds 2] [--positions 20] [--game NAME]

Random play, each action checked before it is played; from JavaScript that is two calls a move.
Searches have the playouts of a level in positions of matches between greedy bots. Rates are per
CPU-second of one thread. Both sides do the same searches, which is checked.
"""

import argparse
import json
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from beaverboard import chance, engine, step
from beaverboard.bots import pick, policy, search, search_bot
from beaverboard.bots.levels import LEVELS, STRONGEST
from beaverboard.compiled import compile_functions
from beaverboard.dealer import BOTS, MATCH
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.wasm.build import built, packed
from benchmarks.engine import machine
from benchmarks.search import positions
from tests.wasm.modules import node

BATCH = 100  # matches between two looks at the clock


def play(
    pool: np.ndarray, setup: np.ndarray, dealers: np.ndarray, lots: np.ndarray, out: np.ndarray
) -> int:
    """Matches of random moves; how many moves."""
    actions = 0
    for _ in range(BATCH):
        step.deal(pool, 0, setup, dealers, 0)
        while not pool[0].over:
            step.attempt(pool, 0, pick.pick(policy.RANDOM, pool, out, lots), dealers, 0)
            actions += 1
    return actions


compile_functions(__name__, cache=False)


def native_actions(setup: Setup, seconds: float) -> float:
    key, rules = chance.key_of(1), setup.game.rules
    pool, out = engine.pool(rules.STATE), np.empty(rules.ACTIONS, np.int64)
    dealers, lots = chance.new_dealer(key, MATCH), chance.new_dealer(key, BOTS)
    row = setup.row()
    play(pool, row, dealers, lots, out)  # compiles
    actions, begun = 0, time.process_time()
    while time.process_time() - begun < seconds:
        actions += play(pool, row, dealers, lots, out)
    return actions / (time.process_time() - begun)


def native_playouts(setup: Setup, count: int) -> tuple[int, float, list[str]]:
    """Playouts of all searches, the CPU-seconds that they took, and the states."""
    matches = [match.copy() for match in positions(setup, count)]
    plan, made = search_bot.plan(LEVELS[STRONGEST]), None
    for _ in range(2):  # the first round compiles and warms up, as in Node
        spent, used = 0.0, 0
        for number, match in enumerate(matches):
            dealers = search_bot.dealers(1, number)
            pool = search_bot.states(match, match.turn, dealers)
            made = search_bot.prepared(setup, pool, dealers, plan, made)
            begun = time.process_time()
            search.weigh(made)
            spent += time.process_time() - begun
            used += int(made.memory.notes["playouts"][0])
    return used, spent, [match._pool.tobytes().hex() for match in matches]


def in_node(folder: Path, work: dict[str, Any]) -> dict[str, float]:
    with TemporaryDirectory() as place:
        file = Path(place, "work.json")
        file.write_text(json.dumps(work), "utf-8")
        script = Path(__file__).with_suffix(".mjs")
        done = subprocess.run([node(), script, folder, file], capture_output=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--game", choices=GAMES, default=None, help="only this one")
    given = parser.parse_args()
    rates = ("actions/s", "in Node", "playouts/s", "in Node")
    table = Table("game", "mode", "seats", *rates, "wasm kB", "text kB", title=machine())
    for game in GAMES.values():
        if given.game not in (None, game.name):
            continue
        folder = built(game)
        sizes = [f"{packed(folder / f'{game.name}{kind}'):.1f}" for kind in (".wasm", ".mjs")]
        for mode in game.modes:
            setup = Setup.of(game, mode.name)
            used, spent, states = native_playouts(setup, given.positions)
            work = {
                "game": game.name,
                "setup": setup.as_json(),
                "key": chance.key_of(1).hex(),
                "seconds": given.seconds,
                "playouts": LEVELS[STRONGEST].playouts,
                "states": states,
            }
            found = in_node(folder, work)
            assert found["used"] == used, "the searches differ"
            told = (native_actions(setup, given.seconds), found["actions"])
            searched = (used / spent, found["playouts"])
            numbers = [f"{rate:,.0f}" for rate in (*told, *searched)]
            table.add_row(game.name, mode.name, str(setup.seats), *numbers, *sizes)
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
