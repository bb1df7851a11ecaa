"""A training run in a folder: lessons, looks at the strength, checkpoints, and going on.

checkpoint.npz  all that later lessons depend on
player.npz      the player, as `ppo:FOLDER/player.npz` sits at a match
curve.csv       its shares of the wins in the course of learning
"""

import dataclasses
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from beaverboard.bots import network as player
from beaverboard.envs.match_batch import PLAYERS
from beaverboard.envs.selfplay_matches import SelfPlay
from beaverboard.extras import extra
from beaverboard.games.setup import Setup
from beaverboard.train import checkpoint, network, ppo
from beaverboard.train.checkpoint import BadRun
from beaverboard.train.network import Net
from beaverboard.train.ppo import Adam, Batch
from beaverboard.train.rollout import Rollout, advantages, seating

with extra("train"):
    import jax
    import jax.numpy as jnp

CHECKPOINT, PLAYER, CURVE = "checkpoint.npz", "player.npz", "curve.csv"
OPPONENTS = ("random", "greedy")
HEADING = f"decisions,minutes,{','.join(OPPONENTS)}\n"
SLOWEST = 0.02  # share of the rate of learning that is left in the end


@dataclass(frozen=True, slots=True)
class Settings:
    """What a run keeps from its first lesson to its last."""

    seed: int = 0
    matches: int = 512  # at once
    length: int = 64  # steps a lesson
    hidden: int = 192  # units of each of two layers
    past: int = 4  # past selves that are met in a lesson
    share_of_past: float = 0.4  # of the matches
    share_of_greedy: float = 0.1
    pool: int = 16  # past selves that are kept
    remember: int = 20  # lessons between two of them
    minibatch: int = 4096
    epochs: int = 3
    rate: float = 6e-4


@dataclass(frozen=True, slots=True)
class Look:
    """At the strength, in the course of a run."""

    decisions: int
    minutes: float  # of one core
    shares: tuple[float, ...]  # of the wins, against each of the opponents


class Run:
    def __init__(self, setup: Setup, settings: Settings, folder: Path) -> None:
        """Begin in the folder, or go on from its checkpoint."""
        self.setup, self.settings, self.folder = setup, settings, folder
        players = seating(
            settings.matches,
            setup.seats,
            settings.past,
            settings.share_of_past,
            settings.share_of_greedy,
        )
        self._rows_of_past = int((players > PLAYERS["learner"]).any(axis=1).sum())
        self.env = matches(setup, settings.matches, players, "lead")
        self._generator = np.random.default_rng(settings.seed)
        self._rollout = Rollout.empty(settings.length, self.env)
        self.decisions, self.lessons, self._spent = 0, 0, 0.0
        self._since = time.process_time()
        self._path = folder / CHECKPOINT
        folder.mkdir(parents=True, exist_ok=True)
        if self._path.exists():
            self._go_on(checkpoint.load(self._path))
            return
        self._scale = spread(setup, self._generator)
        self.net = network.new_net(
            self._key(), jnp.asarray(self.env.layout.high), self.env.actions, settings.hidden
        )
        self._adam, self._pool = Adam.new(self.net), [self.net]
        self.env.reset(seed=settings.seed)
        (folder / CURVE).write_text(HEADING)

    @property
    def minutes(self) -> float:
        """Of one core, from the first lesson on."""
        return (self._spent + time.process_time() - self._since) / 60

    def _key(self) -> jax.Array:
        return jax.random.key(int(self._generator.integers(2**31)))

    # Learning

    def lesson(self, progress: float) -> None:
        """Play for a while and learn from it; the rate of learning falls with the progress, a
        share of the run."""
        run, settings = self._rollout, self.settings
        self._play()
        last_value = network.decide(self.net, *self._looking(), self._key())[2]
        gained, valid = advantages(run, self.env.to_act, np.asarray(last_value))
        chosen = np.flatnonzero(valid)
        flat = Batch(*(flattened(part) for part in (*run[:5], gained)))
        rate = jnp.float32(settings.rate * max(SLOWEST, 1 - progress))
        # At least half of the decisions are the learner's; a size that varies is compiled anew.
        size = min(settings.minibatch, settings.matches * settings.length // 4)
        for _ in range(settings.epochs):
            order = self._generator.permutation(chosen)
            for begin in range(0, len(order) - size + 1, size):
                rows = order[begin : begin + size]
                part = Batch(*(each[rows] for each in flat))
                self.net, self._adam = ppo.learn(self.net, self._adam, part, rate)
        self.decisions += int(run.mine.sum())
        self.lessons += 1
        if self.lessons % settings.remember == 0:
            self._remember()

    def _looking(self) -> tuple[np.ndarray, np.ndarray]:
        return self.env.observations, self.env.masks.astype(bool)

    def _play(self) -> None:
        env, run, rows = self.env, self._rollout, self._rows_of_past
        met = self._generator.integers(len(self._pool), size=self.settings.past)
        past = jax.tree.map(lambda *parts: jnp.stack(parts), *(self._pool[i] for i in met))
        for t in range(self.settings.length):
            run.seen[t], run.legal[t] = self._looking()
            run.seat[t], run.mine[t] = env.to_act, env.acting == PLAYERS["learner"]
            decided = network.decide(self.net, run.seen[t], run.legal[t], self._key())
            run.action[t], run.logp[t], run.value[t] = decided
            if rows:
                each = (self.settings.past, rows // self.settings.past, -1)
                seen, legal = (part[t, :rows].reshape(each) for part in (run.seen, run.legal))
                theirs = network.decide_by_several(past, seen, legal, self._key())
                run.action[t, :rows] = np.where(
                    run.mine[t, :rows], run.action[t, :rows], np.asarray(theirs).reshape(-1)
                )
            env.step(run.action[t])
            run.rewards[t], run.ended[t] = env.rewards / self._scale, env.ended

    def _remember(self) -> None:
        """Keep the network as a past self; if there are too many, one of them makes room."""
        if len(self._pool) == self.settings.pool:
            del self._pool[int(self._generator.integers(len(self._pool)))]
        self._pool.append(self.net)

    # Looking and keeping

    def look(self, trials: int) -> Look:
        """Measure the strength, and keep the player and the curve."""
        shares = [win_share(self.net, self.setup, each, trials) for each in OPPONENTS]
        seen = Look(self.decisions, self.minutes, tuple(shares))
        with (self.folder / CURVE).open("a") as file:
            columns = ",".join(f"{share:.4f}" for share in shares)
            file.write(f"{seen.decisions},{seen.minutes:.2f},{columns}\n")
        player.save(self.folder / PLAYER, self.setup, arrays(self.net))
        return seen

    def save(self) -> None:
        checkpoint.save(
            self._path,
            {
                "about": self._about(),
                "decisions": self.decisions,
                "lessons": self.lessons,
                "minutes": self.minutes,
                "scale": self._scale,
                "generator": self._generator.bit_generator.state,
                "net": arrays(self.net),
                "mean": arrays(self._adam.mean),
                "square": arrays(self._adam.square),
                "updates": float(self._adam.updates),
                "pool": {str(i): arrays(net) for i, net in enumerate(self._pool)},
                "env": self.env.state(),
            },
        )

    def _about(self) -> dict[str, Any]:
        return {"setup": player.about(self.setup), "settings": dataclasses.asdict(self.settings)}

    def _go_on(self, state: dict[str, Any]) -> None:
        if state["about"] != self._about():
            raise BadRun(f"{self._path}: a run with {state['about']!r}; not with {self._about()!r}")
        self.decisions, self.lessons = state["decisions"], state["lessons"]
        self._spent, self._scale = 60 * state["minutes"], state["scale"]
        self._generator.bit_generator.state = state["generator"]
        self.net = on_device(state["net"])
        mean, square = on_device(state["mean"]), on_device(state["square"])
        self._adam = Adam(mean, square, jnp.asarray(state["updates"], jnp.float32))
        self._pool = [on_device(state["pool"][str(i)]) for i in range(len(state["pool"]))]
        self.env.set_state(state["env"])


def train(
    run: Run, *, minutes: float | None, decisions: int, looks: int, trials: int
) -> Iterator[Look]:
    """Lessons until the run has had so many minutes of one core or, without a number of them, so
    many decisions. It looks at the strength at the beginning and `looks` times after it, and saves
    a checkpoint each time."""

    def progress() -> float:
        return run.decisions / decisions if minutes is None else run.minutes / minutes

    ahead = int(progress() * looks)
    while True:
        if progress() * looks >= ahead:
            run.save()
            yield run.look(trials)
            ahead = int(progress() * looks) + 1
        if progress() >= 1:
            return
        run.lesson(progress())


def matches(setup: Setup, count: int, players: np.ndarray, reward: str) -> SelfPlay:
    options: dict[str, Any] = dict(setup.options)
    return SelfPlay(
        setup.game.name,
        count,
        mode=setup.mode,
        seats=setup.seats,
        players=players,
        reward=reward,
        **options,
    )


def one_learner(setup: Setup, count: int, opponent: str) -> np.ndarray:
    players = np.full((count, setup.seats), PLAYERS[opponent])
    players[np.arange(count), np.arange(count) % setup.seats] = PLAYERS["learner"]
    return players


def win_share(net: Net, setup: Setup, opponent: str, trials: int) -> float:
    """The learner's share of the wins, always with its best action, in a match a row."""
    players = one_learner(setup, trials, opponent)
    env = matches(setup, trials, players, "rank")
    seats = players.argmax(axis=1)  # the learner's is the only number that is not below 0
    env.reset(seed=1)
    results = np.full(trials, np.nan)
    while np.isnan(results).any():
        env.step(np.asarray(network.best(net, env.observations, env.masks.astype(bool))))
        first = env.ended & np.isnan(results)
        results[first] = (env.rewards[first, seats[first]] + 1) / 2
    return float(results.mean())


def spread(setup: Setup, generator: np.random.Generator, trials: int = 256) -> float:
    """The standard deviation of the points ahead in matches at random: rewards are divided by
    it."""
    env = matches(setup, trials, one_learner(setup, trials, "random"), "score")
    env.reset(seed=1)
    ahead: list[float] = []
    while len(ahead) < trials:
        env.step((generator.random(env.masks.shape) * env.masks).argmax(axis=1))
        ahead += env.rewards[env.ended, 0].tolist()
    return max(1.0, float(np.std(ahead)))


def flattened(part: np.ndarray) -> np.ndarray:
    """Steps and matches in one row."""
    return part.reshape(-1, *part.shape[2:])


def arrays(net: Net) -> dict[str, np.ndarray]:
    return {name: np.asarray(part) for name, part in net.items()}


def on_device(parts: dict[str, np.ndarray]) -> Net:
    return {name: jnp.asarray(part) for name, part in parts.items()}
