"""How fast the environments are, beside what others reach in the same run.

    python -m benchmarks.envs [--seconds 3] [--runs 3]

Random play. A step is a decision of a seat; in self-play all of them come from outside, in the
vector environment those of the opponents count too, as they are made in the same call. Rates are
per CPU-second of the process, choosing included, but for two threads, which are timed by the clock
in turn with one. Medians of the runs. Peers are measured where they are installed: PettingZoo's
classic games (hanabi needs `shimmy`, leduc `rlcard`), Gymnasium's own vector environments, pgx,
OpenSpiel.
"""

import argparse
import importlib
import statistics
import time
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from beaverboard import envs
from beaverboard.envs.selfplay_matches import SelfPlay
from beaverboard.envs.vector_matches import VectorMatches
from beaverboard.games import GAMES
from benchmarks.engine import machine

BATCH = 256  # matches at once
CALLS = 50  # steps between two looks at the clock
MATCHES = 5  # of OpenSpiel, between two looks
THREADED = 4096  # matches at once, for two threads
Play = Callable[[], int]  # plays for a while and says how many steps that were


def rate(play: Play, clock: Callable[[], float], seconds: float, runs: int) -> float:
    play()  # compile
    rates = []
    for _ in range(runs):
        steps, begun = 0, clock()
        while clock() - begun < seconds:
            steps += play()
        rates.append(steps / (clock() - begun))
    return statistics.median(rates)


def in_turn(plays: Sequence[Play], seconds: float, runs: int) -> list[float]:
    """By the clock; in turn, because the machine's own speed drifts."""
    rates = [[rate(play, time.perf_counter, seconds, 1) for play in plays] for _ in range(runs)]
    return [statistics.median(of_one) for of_one in zip(*rates, strict=True)]


def choose(masks: np.ndarray, actions: np.ndarray, lot: int) -> int:
    """A random legal action in every match; returns the next lot."""
    for i in range(len(masks)):
        lot = (lot * 1103515245 + 12345) % 2147483648
        left = (lot >> 8) % masks[i].sum()
        for action in range(masks.shape[1]):
            if masks[i, action]:
                if left == 0:
                    actions[i] = action
                    break
                left -= 1
    return lot


compiled_choose: Any = numba.njit(nogil=True)(choose)


def vector(game: str, opponents: str) -> Play:
    return batch(envs.vector(game, BATCH, opponents=opponents))


def selfplay(game: str, num_envs: int = BATCH, threads: int = 1) -> Play:
    return batch(envs.selfplay(game, num_envs, threads=threads))


def batch(env: SelfPlay | VectorMatches) -> Play:
    env.reset(seed=1)
    actions, lot = np.zeros(env.num_envs, np.int64), 1

    def play() -> int:
        nonlocal lot
        before = env.decisions
        for _ in range(CALLS):
            lot = compiled_choose(env.masks, actions, lot)
            env.step(actions)
        return env.decisions - before

    return play


def gymnasium_vector(name: str, mode: str) -> Play:
    env = gymnasium.make_vec(name, num_envs=BATCH, vectorization_mode=mode)
    env.reset(seed=1)
    env.action_space.seed(1)

    def play() -> int:
        for _ in range(CALLS):
            env.step(env.action_space.sample())
        return CALLS * BATCH

    return play


def aec(env: Any) -> Play:
    """PettingZoo's own loop, over any of its environments with masks."""
    lots = np.random.default_rng(1)

    def play() -> int:
        steps = 0
        env.reset(seed=int(lots.integers(2**31)))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(lots.random() * len(legal))]))
            steps += 1
        return steps

    return play


def openspiel(name: str) -> Play | None:
    """OpenSpiel's own loop, over any of its games."""
    try:
        import pyspiel

        import beaverboard.envs.openspiel_games  # noqa: F401  # registers ours
    except ImportError:
        return None
    game, lots = pyspiel.load_game(name), np.random.default_rng(1)

    def play() -> int:
        steps = 0
        for _ in range(MATCHES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(lots.random() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(lots.random() * len(legal))])
                    steps += 1
        return steps

    return play


def pettingzoo_classic(name: str) -> Play | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return aec(importlib.import_module(f"pettingzoo.classic.{name}").env())
    except (ImportError, AttributeError):
        return None


def pgx_game(name: str) -> Play | None:
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        return None
    env = pgx.make(name)
    begin, again = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> tuple[Any, Any]:
        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, lots, deal = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(lots, logits)
            stepped = again(state, action, jax.random.split(deal, 1000))
            return (stepped, key), None

        carry, _ = jax.lax.scan(one, (state, key), None, length=CALLS)
        return carry

    carry = (begin(jax.random.split(jax.random.key(1), 1000)), jax.random.key(2))

    def play() -> int:
        nonlocal carry
        # JAX leaves this function without types.
        carry = jax.block_until_ready(run(*carry))  # type: ignore[no-untyped-call]
        return CALLS * 1000

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--runs", type=int, default=3)
    given = parser.parse_args()
    console = Console(width=110)

    def measured(play: Play | None) -> float | None:
        return None if play is None else rate(play, time.process_time, given.seconds, given.runs)

    rows: list[tuple[str, float | None]] = [("one match from Python (AEC, PettingZoo)", None)]
    hanabi = measured(pettingzoo_classic("hanabi_v5"))
    rows.append(("PettingZoo hanabi", hanabi))
    for peer in ("leduc_holdem_v4", "connect_four_v3", "tictactoe_v3"):
        rows.append((f"PettingZoo {peer[:-3]}", measured(pettingzoo_classic(peer))))
    for game in GAMES:
        rows.append((f"{game}, aec", measured(aec(envs.aec(game)))))
    for peer in ("crazy_eights", "gin_rummy"):
        rows.append((f"OpenSpiel {peer}", measured(openspiel(peer))))
    for game in GAMES:
        ours = f"beaverboard_{game.replace('-', '_')}"
        rows.append((f"{game}, OpenSpiel", measured(openspiel(ours))))
    rows.append((f"many matches at once, {BATCH} unless said (vector)", None))
    for peer in ("leduc_holdem", "sparrow_mahjong"):
        rows.append((f"pgx {peer}, batch 1000", measured(pgx_game(peer))))
    rows.append(
        (
            "Gymnasium CartPole, its own vector environment",
            measured(gymnasium_vector("CartPole-v1", "vector_entry_point")),
        )
    )
    rows.append(
        ("Gymnasium Blackjack, synchronous", measured(gymnasium_vector("Blackjack-v1", "sync")))
    )
    for game in GAMES:
        rows.append((f"{game}, selfplay, 2 seats", measured(selfplay(game))))
        for opponents in ("random", "greedy"):
            play = vector(game, opponents)
            rows.append((f"{game}, vector, 2 seats, against {opponents}", measured(play)))
    for matches in (64, 1024):
        play = selfplay("biber-gang", matches)
        rows.append((f"biber-gang, selfplay, {matches} matches", measured(play)))
    one, two = in_turn(
        [selfplay("biber-gang", THREADED, threads) for threads in (1, 2)],
        given.seconds,
        given.runs,
    )
    rows.append((f"biber-gang, selfplay, {THREADED} matches, one thread by the clock", one))
    rows.append((f"biber-gang, selfplay, {THREADED} matches, two threads by the clock", two))

    table = Table("what", "steps/s", "times PettingZoo's hanabi", title=machine())
    for what, steps in rows:
        if steps is None:
            told = "" if what.endswith(")") else "not installed"
            table.add_row(what, told, "")
        else:
            table.add_row(what, f"{steps:,.0f}", f"{steps / hanabi:.1f}" if hanabi else "")
    console.print(table)
    console.print(f"two threads: {two / one:.2f} times one")


if __name__ == "__main__":
    main()
