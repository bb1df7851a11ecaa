"""Proximal policy optimisation: one minibatch at a time, by Adam."""

from typing import Any, NamedTuple

from beaverboard.extras import extra
from beaverboard.train.network import Net, forward

with extra("train"):
    import jax
    import jax.numpy as jnp

CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
STEEPEST = 0.5  # norm of a gradient
FADING, FADING_SQUARE, TINY = 0.9, 0.999, 1e-8  # of Adam


class Batch(NamedTuple):
    """Decisions of the learner, a row each."""

    seen: Any
    legal: Any
    action: Any
    logp: Any
    value: Any
    advantage: Any


class Adam(NamedTuple):
    mean: Net
    square: Net
    updates: jax.Array

    @classmethod
    def new(cls, net: Net) -> "Adam":
        zeros = jax.tree.map(jnp.zeros_like, net)
        return cls(zeros, zeros, jnp.zeros(()))


def loss(net: Net, batch: Batch) -> jax.Array:
    logps, value = forward(net, batch.seen, batch.legal)
    logp = jnp.take_along_axis(logps, batch.action[:, None], 1)[:, 0]
    ratio = jnp.exp(logp - batch.logp)
    gained = batch.advantage
    scaled = (gained - gained.mean()) / (gained.std() + TINY)
    policy = -jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
    misjudged = jnp.square(value - (batch.value + gained)).mean()
    entropy = -(jnp.exp(logps) * jnp.where(batch.legal, logps, 0.0)).sum(axis=1).mean()
    return policy + VALUE * misjudged - ENTROPY * entropy


@jax.jit
def learn(net: Net, adam: Adam, batch: Batch, rate: jax.Array) -> tuple[Net, Adam]:
    slope = jax.grad(loss)(net, batch)
    slope["scale"] = jnp.zeros_like(slope["scale"])  # given, not learnt
    norm = jnp.sqrt(sum(jnp.square(part).sum() for part in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda g: g * jnp.minimum(1.0, STEEPEST / (norm + TINY)), slope)
    updates = adam.updates + 1
    mean = jax.tree.map(lambda m, g: FADING * m + (1 - FADING) * g, adam.mean, slope)
    square = jax.tree.map(
        lambda s, g: FADING_SQUARE * s + (1 - FADING_SQUARE) * g * g, adam.square, slope
    )

    def moved(w: jax.Array, m: jax.Array, s: jax.Array) -> jax.Array:
        unbiased = m / (1 - FADING**updates)
        return w - rate * unbiased / (jnp.sqrt(s / (1 - FADING_SQUARE**updates)) + TINY)

    return jax.tree.map(moved, net, mean, square), Adam(mean, square, updates)
