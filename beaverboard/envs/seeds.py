"""Keys of the dealer from the generators that the environments' libraries seed."""

import numpy as np


def key_for(generator: np.random.Generator) -> bytes:
    return generator.bytes(32)
