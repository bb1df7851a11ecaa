"""Four beaver card games: one engine for players, designers and researchers."""

from beaverboard import compiled  # first: it names the cache of all that is compiled
from beaverboard.match import IllegalMove, Match

__all__ = ["IllegalMove", "Match", "compiled"]
__version__ = "0.1.0"
