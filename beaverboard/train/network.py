"""The network: two hidden layers, a preference for every action, and a value.

Its parts have the names that `bots.network` reads.
"""

from beaverboard.extras import extra

with extra("train"):
    import jax
    import jax.numpy as jnp

Net = dict[str, jax.Array]
FORBIDDEN = -1e9
LAYERS = ("w0", "w1", "policy", "value")
GAINS = (2**0.5, 2**0.5, 0.01, 1.0)  # nearly equal preferences at first


def new_net(key: jax.Array, high: jax.Array, actions: int, hidden: int) -> Net:
    """`high` are the highest numbers of an observation, which is scaled by them."""
    seen = len(high)
    sizes = ((seen, hidden), (hidden, hidden), (hidden, actions), (hidden, 1))
    net = {"scale": 1.0 / jnp.maximum(jnp.asarray(high, jnp.float32), 1.0)}
    for name, size, gain, lots in zip(LAYERS, sizes, GAINS, jax.random.split(key, 4), strict=True):
        net[name] = jax.nn.initializers.orthogonal(gain)(lots, size)
        net[f"{name}_bias"] = jnp.zeros(size[1])
    return net


def forward(net: Net, seen: jax.Array, legal: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Log-probabilities of the actions, and the value."""
    x = jax.nn.relu(seen.astype(jnp.float32) * net["scale"] @ net["w0"] + net["w0_bias"])
    x = jax.nn.relu(x @ net["w1"] + net["w1_bias"])
    logits = x @ net["policy"] + net["policy_bias"]
    logps = jax.nn.log_softmax(jnp.where(legal, logits, FORBIDDEN))
    return logps, (x @ net["value"] + net["value_bias"])[:, 0]


@jax.jit
def decide(
    net: Net, seen: jax.Array, legal: jax.Array, key: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """An action by lot for every row, its log-probability, and the value."""
    logps, value = forward(net, seen, legal)
    action = jax.random.categorical(key, logps)
    return action, jnp.take_along_axis(logps, action[:, None], 1)[:, 0], value


@jax.jit
def decide_by_several(nets: Net, seen: jax.Array, legal: jax.Array, key: jax.Array) -> jax.Array:
    """The same for several networks at once, each with as many rows."""
    keys = jax.random.split(key, len(seen))
    return jax.vmap(decide)(nets, seen, legal, keys)[0]


@jax.jit
def best(net: Net, seen: jax.Array, legal: jax.Array) -> jax.Array:
    return forward(net, seen, legal)[0].argmax(axis=1)
