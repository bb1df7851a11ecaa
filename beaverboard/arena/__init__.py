"""Many matches: simulate, measure, report. In a notebook:

from beaverboard import arena
matches = arena.simulate("dam-it", seats=3, bots="greedy", matches=10_000)
"""

from beaverboard.arena.notebook import simulate

__all__ = ["simulate"]
