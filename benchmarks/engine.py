"""How fast the engine is, beside what others reach in the same run.

    python -m benchmarks.engine [--seconds 5] [--runs 5] [--game NAME]

Random play; an action is a player's decision. Rates are per CPU-second of the process, but
for two threads, which are timed by the clock. Medians of the runs. OpenSpiel (the extra
`bench`) is measured where it is installed, Biber-Gang in C where there is a compiler.
"""

import argparse
import platform
import random
import resource
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from rich.console import Console
from rich.table import Table

from beaverboard.arena.matches import play_matches
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.match import Match

BATCH = 20_000  # matches a call: enough that starting threads does not count
Rates = tuple[float, float]  # actions and matches per second


def measured(
    play: Callable[[int], tuple[int, int]], clock: Callable[[], float], seconds: float, runs: int
) -> Rates:
    """`play(n)` plays with seed n and says how many actions and matches that were."""
    rates = []
    for run in range(runs):
        actions = matches = 0
        begun = clock()
        while clock() - begun < seconds:
            more_actions, more_matches = play(run * 1_000_000 + matches)
            actions += more_actions
            matches += more_matches
        spent = clock() - begun
        rates.append((actions / spent, matches / spent))
    return median_of(rates)


def median_of(rates: Iterable[Rates]) -> Rates:
    actions, matches = zip(*rates, strict=True)
    return statistics.median(actions), statistics.median(matches)


def batches(setup: Setup, bots: list[str], threads: int) -> Callable[[int], tuple[int, int]]:
    def play(seed: int) -> tuple[int, int]:
        results = play_matches(setup, matches=BATCH, seed=seed, bots=bots, threads=threads)
        return int(results.lengths.sum()), BATCH

    play(0)
    return play


def stepped(setup: Setup) -> Callable[[int], tuple[int, int]]:
    """One match at a time through `match.play(int)`; only the playing is counted."""
    match = Match.new(setup.game.name, mode=setup.mode, seats=setup.seats, seed=1)
    choice = np.random.default_rng(1)
    while not match.over:
        match.play(int(choice.choice(match.legal_actions())))
    actions = list(match._actions)

    def play(seed: int) -> tuple[int, int]:
        again = Match.new(setup.game.name, mode=setup.mode, seats=setup.seats, seed=1)
        for action in actions:
            again.play(action)
        return len(actions), 1

    return play


def openspiel(name: str) -> Callable[[int], tuple[int, int]] | None:
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)

    def play(seed: int) -> tuple[int, int]:
        lots = random.Random(seed)
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lots.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(lots.random() * len(legal))])
                actions += 1
        return actions, 1

    return play


def in_c(seats: int, folder: str) -> Callable[[int], tuple[int, int]] | None:
    """Biber-Gang in C, where a compiler is at hand: the limit."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    source, program = Path(__file__).with_name("biber_gang_limit.c"), Path(folder, "limit")
    subprocess.run([compiler, "-O3", "-march=native", source, "-o", program], check=True)

    def play(seed: int) -> tuple[int, int]:
        printed = subprocess.check_output([program, str(seats), str(BATCH)], text=True)
        return int(printed.split()[0]), BATCH

    return play


def children() -> float:
    """CPU seconds of the processes that were started and have ended."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


# Numba loads SciPy where it is installed; tests need it, players do not have it.
START = """
import sys
sys.modules["scipy"] = None
from beaverboard.match import Match
Match.new("biber-gang", seed=1).play("turn 0")
"""


def starts() -> tuple[float, float]:
    """Seconds from nothing to a first move: with an empty cache, then with a full one."""
    with TemporaryDirectory() as folder:
        seconds = []
        for _ in range(6):
            begun = time.perf_counter()
            environment = {"BEAVERBOARD_CACHE": folder, "PATH": ""}
            subprocess.run([sys.executable, "-c", START], env=environment, check=True)
            seconds.append(time.perf_counter() - begun)
    return seconds[0], min(seconds[1:])


def machine() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines() if sys.platform == "linux" else []
    models = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    name = f"{len(models)} × {models[0]}" if models else platform.processor()
    return f"{name}, Python {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--game", choices=GAMES, default=None, help="only this one")
    given = parser.parse_args()
    console = Console(width=110)
    cpu, wall = time.process_time, time.perf_counter

    def rate(play: Callable[[int], tuple[int, int]], clock: Callable[[], float] = cpu) -> Rates:
        return measured(play, clock, given.seconds, given.runs)

    rows: list[tuple[str, Rates]] = []
    peer = openspiel("crazy_eights")
    if peer:
        rows.append(("OpenSpiel crazy_eights, stepped from Python", rate(peer)))
    for game in GAMES.values():
        if given.game not in (None, game.name):
            continue
        for mode in game.modes:
            seats = min(4, mode.seats[-1])
            setup = Setup.of(game, mode.name, seats)
            title = f"{game.name} {mode.name or ''} {seats} seats".replace("  ", " ")
            rows.append((f"{title}, random", rate(batches(setup, ["random"], 1))))
            rows.append((f"{title}, greedy", rate(batches(setup, ["greedy"], 1))))
    setup = Setup.of(GAMES["biber-gang"], seats=4)
    beside_c: list[tuple[Rates, Rates]] = []
    with TemporaryDirectory() as folder:
        limit = in_c(setup.seats, folder)
        if limit:
            ours = batches(setup, ["random"], 1)
            beside_c = [
                (
                    measured(ours, cpu, given.seconds, 1),
                    measured(limit, children, given.seconds, 1),
                )
                for _ in range(given.runs)
            ]
            rows.append(("biber-gang 4 seats in C", median_of(theirs for _, theirs in beside_c)))
    threads = [batches(setup, ["random"], count) for count in (1, 2)]
    # In turn, because the speed of a shared machine drifts.
    in_turn = [
        [measured(play, wall, given.seconds, 1) for play in threads] for _ in range(given.runs)
    ]
    for name, rates in zip(("one thread", "two threads"), zip(*in_turn, strict=True), strict=True):
        rows.append((f"biber-gang 4 seats, {name} by the clock", median_of(rates)))
    rows.append(("biber-gang 4 seats, match.play(int)", rate(stepped(setup))))

    table = Table(
        "what", "actions/s", "matches/s", "times OpenSpiel's Python loop", title=machine()
    )
    for what, (actions, matches) in rows:
        ratio = f"{actions / rows[0][1][0]:.1f}" if peer else "not installed"
        table.add_row(what, f"{actions:,.0f}", f"{matches:,.0f}", ratio)
    console.print(table)
    if beside_c:
        share = statistics.median(ours[0] / theirs[0] for ours, theirs in beside_c)
        console.print(f"biber-gang, 4 seats, random, in turn with C: {share:.2f} times C")
    gain = statistics.median(two[0] / one[0] for one, two in in_turn)
    console.print(f"two threads: {gain:.2f} times one")
    first, cached = starts()
    console.print(
        f"first move of biber-gang: {first:.1f} s with an empty cache, {cached:.2f} s cached"
    )


if __name__ == "__main__":
    main()
