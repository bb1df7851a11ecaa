"""What the environments have in common with the libraries: spaces, and seeds."""

import numpy as np

from beaverboard.extras import extra
from beaverboard.observe.pieces import Layout

with extra("envs"):
    from gymnasium import spaces


def tensor_space(layout: Layout) -> spaces.Box:
    """Every number of a tensor from 0 to the highest that it can be."""
    return spaces.Box(np.zeros(layout.size, np.uint8), layout.high, dtype=np.uint8)


def key_for(generator: np.random.Generator) -> bytes:
    """A key for the dealer, from the generator that the library seeds."""
    return generator.bytes(32)
