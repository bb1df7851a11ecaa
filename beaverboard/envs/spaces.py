"""What the environments have in common with Gymnasium: spaces."""

import numpy as np

from beaverboard.extras import extra
from beaverboard.observe.pieces import Layout

with extra("envs"):
    from gymnasium import spaces


def tensor_space(layout: Layout) -> spaces.Box:
    """Every number of a tensor from 0 to the highest that it can be."""
    return spaces.Box(np.zeros(layout.size, np.uint8), layout.high, dtype=np.uint8)
