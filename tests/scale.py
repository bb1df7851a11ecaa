"""How much the tests do, as `beaverboard.testing` has it."""

from beaverboard.testing.scale import ALL, scaled

__all__ = ["ALL", "scaled"]
