"""How fast the environments are, beside what others reach in the same run.

    python -m benchmarks.envs [--seconds 3] [--runs 3]

Random play. A step is a decision of a seat; in the vector environment those of the opponents
count too, as they are made in the same call. Rates are per CPU-second of the process, but for
two threads, which are timed by the clock. Medians of the runs. Peers are measured where they
are installed: PettingZoo's classic games (hanabi needs `shimmy`, leduc `rlcard`), Gymnasium's
own vector environments, pgx.
"""

import argparse
import importlib
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from beaverboard import envs
from beaverboard.games import GAMES
from benchmarks.engine import machine

BATCH = 256  # matches at once
CALLS = 50  # steps between two looks at the clock
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


def vector(game: str, opponents: str, threads: int = 1, **agreed: Any) -> Play:
    env = envs.vector(
        game, num_envs=BATCH * threads, opponents=opponents, threads=threads, **agreed
    )
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
    cpu, wall = time.process_time, time.perf_counter

    def measured(play: Play | None, clock: Callable[[], float] = cpu) -> float | None:
        return None if play is None else rate(play, clock, given.seconds, given.runs)

    rows: list[tuple[str, float | None]] = [("one match from Python (AEC, PettingZoo)", None)]
    hanabi = measured(pettingzoo_classic("hanabi_v5"))
    rows.append(("PettingZoo hanabi", hanabi))
    for peer in ("leduc_holdem_v4", "connect_four_v3", "tictactoe_v3"):
        rows.append((f"PettingZoo {peer[:-3]}", measured(pettingzoo_classic(peer))))
    for game in GAMES:
        rows.append((f"{game}, aec", measured(aec(envs.aec(game)))))
    rows.append(("many matches at once (vector)", None))
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
        for opponents in ("random", "greedy"):
            play = vector(game, opponents)
            rows.append((f"{game}, vector, 2 seats, against {opponents}", measured(play)))
    one = measured(vector("biber-gang", "random"), wall)
    two = measured(vector("biber-gang", "random", threads=2), wall)
    rows.append(("biber-gang, vector, one thread by the clock", one))
    rows.append(("biber-gang, vector, two threads by the clock", two))

    table = Table("what", "steps/s", "times PettingZoo's hanabi", title=machine())
    for what, steps in rows:
        if steps is None:
            told = "" if what.endswith(")") else "not installed"
            table.add_row(what, told, "")
        else:
            table.add_row(what, f"{steps:,.0f}", f"{steps / hanabi:.1f}" if hanabi else "")
    console.print(table)
    if one and two:
        console.print(f"two threads: {two / one:.2f} times one")


if __name__ == "__main__":
    main()
