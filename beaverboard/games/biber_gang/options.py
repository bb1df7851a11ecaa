"""How Biber-Gang can be played, and what can be agreed before a match."""

from beaverboard.games.biber_gang.rules import ROUNDS, SEATS
from beaverboard.games.setup import Mode, Option

MODES = (Mode(None, range(2, SEATS + 1)),)
OPTIONS = (Option("rounds", default=5, low=1, high=ROUNDS),)
