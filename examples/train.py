"""Train a player by masked PPO, on one page.

    python examples/train.py biber-gang --steps 20000000 --out player.npz --curve curve.png
    beaverboard simulate biber-gang --bots ppo:player.npz,greedy

The learner plays hundreds of matches at once against a bot; a small network looks at what
its seat knows and answers with a preference for every action and a guess at the points still
to come. Illegal actions are masked out, in playing and in learning alike. Needs the extras
`envs` and `train`.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from beaverboard.bots.network import save
from beaverboard.envs.vector_matches import VectorMatches

HIDDEN = 192
DISCOUNT, TRACE = 0.997, 0.95  # of later rewards; of later surprises (GAE)
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
RATE = 6e-4  # of learning; falls to nothing in the end
EPOCHS, MINIBATCHES = 3, 8
POINTS = 25.0  # rewards are points ahead, divided by this
FORBIDDEN = -1e9

LOOKS = 12  # at the share of wins, in the course of learning

Net = dict[str, jax.Array]
Curve = list[tuple[int, float, float]]  # decisions, shares against random and greedy


class Rollout(NamedTuple):
    """What was seen, done and expected at every step of every match."""

    seen: Any
    legal: Any
    action: Any
    logp: Any
    value: Any


# The network


def new_net(key: jax.Array, seen: int, actions: int) -> Net:
    sizes = [(seen, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
    scales = [2**0.5, 2**0.5, 0.01, 1.0]
    net = {}
    for name, size, scale, k in zip(
        ("w0", "w1", "policy", "value"), sizes, scales, jax.random.split(key, 4), strict=True
    ):
        net[name] = jax.nn.initializers.orthogonal(scale)(k, size)
        net[f"{name}_bias"] = jnp.zeros(size[1])
    return net


def forward(net: Net, seen: jax.Array, legal: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Log-probabilities of the actions, and the value."""
    x = jax.nn.relu(seen.astype(jnp.float32) * net["scale"] @ net["w0"] + net["w0_bias"])
    x = jax.nn.relu(x @ net["w1"] + net["w1_bias"])
    logits = x @ net["policy"] + net["policy_bias"]
    logps = jax.nn.log_softmax(jnp.where(legal, logits, FORBIDDEN))
    return logps, (x @ net["value"] + net["value_bias"])[:, 0]


# Playing


@jax.jit
def decide(
    net: Net, seen: jax.Array, legal: jax.Array, key: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array, jax.Array]:
    key, lots = jax.random.split(key)
    logps, value = forward(net, seen, legal)
    action = jax.random.categorical(lots, logps)
    return action, jnp.take_along_axis(logps, action[:, None], 1)[:, 0], value, key


@jax.jit
def best(net: Net, seen: jax.Array, legal: jax.Array) -> jax.Array:
    return forward(net, seen, legal)[0].argmax(axis=1)


@jax.jit
def advantages(value: jax.Array, last: jax.Array, reward: jax.Array, ended: jax.Array) -> jax.Array:
    """How much better every step turned out than expected (GAE)."""

    def back(carry: Any, step: Any) -> Any:
        later, value_after = carry
        v, r, goes_on = step
        gained = r + DISCOUNT * value_after * goes_on - v + DISCOUNT * TRACE * goes_on * later
        return (gained, v), gained

    steps = (value, reward, 1.0 - ended)
    _, gained = jax.lax.scan(back, (jnp.zeros_like(last), last), steps, reverse=True)
    return gained


def win_share(net: Net, given: argparse.Namespace, opponent: str) -> float:
    """The learner's share of the wins, always with its best action."""
    env = matches(given, opponent, reward="rank", num_envs=given.trials // 2)
    seen, _ = env.reset(seed=given.seed + 1)
    results: list[float] = []
    while len(results) < given.trials:
        seen, reward, ended, _, _ = env.step(np.asarray(best(net, seen, env.masks)))
        results += ((reward[ended] + 1) / 2).tolist()
    env.close()
    return float(np.mean(results))


# Learning


def loss(net: Net, batch: Rollout, gained: jax.Array) -> jax.Array:
    logps, value = forward(net, batch.seen, batch.legal)
    logp = jnp.take_along_axis(logps, batch.action[:, None], 1)[:, 0]
    ratio = jnp.exp(logp - batch.logp)
    scaled = (gained - gained.mean()) / (gained.std() + 1e-8)
    policy = -jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
    misjudged = jnp.square(value - (batch.value + gained)).mean()
    entropy = -(jnp.exp(logps) * jnp.where(batch.legal, logps, 0.0)).sum(axis=1).mean()
    return policy + VALUE * misjudged - ENTROPY * entropy


@jax.jit
def learn(
    net: Net, adam: Any, batch: Rollout, gained: jax.Array, rate: jax.Array, key: jax.Array
) -> tuple[Net, Any]:
    """A few epochs over a rollout, in minibatches, by Adam."""
    count = gained.shape[0]

    def minibatch(carry: Any, rows: jax.Array) -> Any:
        net, (mean, square, n) = carry
        part = jax.tree.map(lambda x: x[rows], batch)
        slope = jax.grad(loss)(net, part, gained[rows])
        slope["scale"] = jnp.zeros_like(slope["scale"])  # given, not learnt
        norm = jnp.sqrt(sum(jnp.square(g).sum() for g in jax.tree.leaves(slope)))
        slope = jax.tree.map(lambda g: g * jnp.minimum(1.0, 0.5 / (norm + 1e-8)), slope)
        n = n + 1
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, slope)
        net = jax.tree.map(
            lambda w, m, s: w - rate * (m / (1 - 0.9**n)) / (jnp.sqrt(s / (1 - 0.999**n)) + 1e-8),
            net,
            mean,
            square,
        )
        return (net, (mean, square, n)), None

    orders = [jax.random.permutation(k, count) for k in jax.random.split(key, EPOCHS)]
    rows = jnp.concatenate(orders).reshape(EPOCHS * MINIBATCHES, -1)
    (net, adam), _ = jax.lax.scan(minibatch, (net, adam), rows)
    return net, adam


def matches(
    given: argparse.Namespace, opponent: str, *, reward: str, num_envs: int
) -> VectorMatches:
    return VectorMatches(
        given.game,
        num_envs=num_envs,
        mode=given.mode,
        seats=given.seats,
        opponents=opponent,
        reward=reward,
    )


def train(given: argparse.Namespace) -> Curve:
    env = matches(given, given.opponent, reward="lead", num_envs=given.matches)
    key = jax.random.key(given.seed)
    net = new_net(key, env.layout.size, env.masks.shape[1])
    net["scale"] = jnp.asarray(1.0 / env.layout.high)
    adam = (jax.tree.map(jnp.zeros_like, net), jax.tree.map(jnp.zeros_like, net), 0.0)
    shape = (given.length, given.matches)
    run = Rollout(
        seen=np.zeros((*shape, env.layout.size), np.uint8),
        legal=np.zeros((*shape, env.masks.shape[1]), np.bool_),
        action=np.zeros(shape, np.int32),
        logp=np.zeros(shape, np.float32),
        value=np.zeros(shape, np.float32),
    )
    reward, ended = np.zeros(shape, np.float32), np.zeros(shape, np.float32)

    seen, _ = env.reset(seed=given.seed)
    curve: Curve = []
    begun, steps, lesson = time.perf_counter(), 0, given.length * given.matches
    while True:
        if steps // lesson % max(1, given.steps // lesson // LOOKS) == 0 or steps >= given.steps:
            shares = win_share(net, given, "random"), win_share(net, given, "greedy")
            curve.append((steps, *shares))
            save(given.out, env.setup, {name: np.asarray(part) for name, part in net.items()})
            print(
                f"{(time.perf_counter() - begun) / 60:5.1f} min {steps:>12,} decisions: "
                f"{shares[0]:.3f} of the wins against random, {shares[1]:.3f} against greedy",
                flush=True,
            )
        if steps >= given.steps:
            break
        for t in range(given.length):
            run.seen[t], run.legal[t] = seen, env.masks
            action, run.logp[t], run.value[t], key = decide(net, run.seen[t], run.legal[t], key)
            run.action[t] = action
            seen, points, over, _, _ = env.step(run.action[t])
            reward[t], ended[t] = points / POINTS, over
        last = decide(net, seen, env.masks.astype(bool), key)[2]
        gained = advantages(run.value, last, reward, ended)
        flat = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), run)
        key, lots = jax.random.split(key)
        rate = RATE * max(0.02, 1 - steps / given.steps)
        net, adam = learn(net, adam, flat, gained.reshape(-1), jnp.float32(rate), lots)
        for part in net.values():
            part.block_until_ready()  # the rollout's arrays are written anew
        steps += lesson
    print(f"{time.process_time() / 60:.1f} minutes of one core")
    env.close()
    return curve


def draw(curve: Curve, given: argparse.Namespace) -> None:
    import matplotlib

    matplotlib.use("agg")
    import matplotlib.pyplot as plt

    steps, against_random, against_greedy = zip(*curve, strict=True)
    millions = [count / 1e6 for count in steps]
    figure, axes = plt.subplots(figsize=(6.4, 3.6), dpi=100, layout="constrained")
    axes.plot(millions, against_random, marker="o", markersize=3, label="against random")
    axes.plot(millions, against_greedy, marker="o", markersize=3, label="against greedy")
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(
        xlabel="million decisions of the learner",
        ylabel="share of the wins",
        ylim=(0, 1.02),
        title=f"{given.game}, {given.seats} seats, trained against {given.opponent}",
    )
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    figure.savefig(given.curve)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="biber-gang")
    parser.add_argument("--mode", default=None)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="greedy", help="random or greedy")
    parser.add_argument("--steps", type=int, default=20_000_000, help="decisions of the learner")
    parser.add_argument("--matches", type=int, default=512, help="at once")
    parser.add_argument("--length", type=int, default=32, help="steps between two lessons")
    parser.add_argument("--trials", type=int, default=512, help="matches to measure its strength")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("player.npz"))
    parser.add_argument("--curve", type=Path, default=None, help="a picture of the learning")
    given = parser.parse_args()
    curve = train(given)
    if given.curve:
        draw(curve, given)
    print(f"saved: beaverboard simulate {given.game} --bots ppo:{given.out},greedy")


if __name__ == "__main__":
    main()
