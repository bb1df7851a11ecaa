"""How BiberClan can be played, and what can be agreed before a match."""

from beaverboard.games.biber_clan.rules import ROUNDS, SEATS
from beaverboard.games.setup import MEMORY_AID, Mode, Option, begins

# In the order of their numbers in `rules.py`
MODES = (Mode("clan", range(2, SEATS + 1)), Mode("clan-and-band", range(2, SEATS + 1)))
OPTIONS = (
    Option("rounds", default=5, low=1, high=ROUNDS),
    MEMORY_AID,
    begins(SEATS, "BC-2.2"),
)
