"""Four beaver card games: one engine for players, designers and researchers."""

from beaverboard import progress
from beaverboard.match import IllegalMove, Match

__all__ = ["IllegalMove", "Match"]
__version__ = "0.1.0"

progress.start()
