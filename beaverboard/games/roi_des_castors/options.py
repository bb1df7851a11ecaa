"""How Le Roi des Castors can be played, and what can be agreed before a match."""

from collections.abc import Sequence

from beaverboard.dealer import NOTHING
from beaverboard.games.roi_des_castors.state import (
    DECKS,
    LEAST_LOGS,
    MOST_LOGS,
    MOST_OTHERS,
    OTHERS,
    SEATS,
    VALUES,
)
from beaverboard.games.setup import MEMORY_AID, Mode, Option, begins

# In the order of their numbers in `state.py`
MODES = (
    Mode("normal", range(2, SEATS + 1), unit="dams"),
    Mode("expert", range(2, SEATS + 1)),
    Mode("discovery", range(2, SEATS + 1), unit="dams"),
    Mode("team", range(4, 5), sides=2),
    Mode("solo", range(1, 2), sides=2),
)

MOST, LEAST = DECKS.max(axis=0).tolist(), DECKS.min(axis=0).tolist()


def logs_objection(logs: Sequence[int]) -> str | None:
    """Why such counts of logs can't be played; NOTHING stands for what RC-1.5 says."""
    most = sum(m if n == NOTHING else n for n, m in zip(logs, MOST[:VALUES], strict=True))
    least = sum(m if n == NOTHING else n for n, m in zip(logs, LEAST[:VALUES], strict=True))
    if most > MOST_LOGS or least < LEAST_LOGS:
        return f"{LEAST_LOGS} to {MOST_LOGS} logs in all"
    return None


def cards_objection(cards: Sequence[int]) -> str | None:
    most = sum(m if n == NOTHING else n for n, m in zip(cards, MOST[VALUES:], strict=True))
    if most > MOST_OTHERS:
        return f"at most {MOST_OTHERS} action and bonus cards in all"
    return None


# A count of NOTHING is the one of RC-1.5 (team: RC-11.1, solo: RC-12.1).
OPTIONS = (
    Option("exact", default=False, modes=("normal", "discovery")),
    Option("equal_turns", default=False, modes=("normal", "expert", "discovery")),
    MEMORY_AID,
    Option("logs", (NOTHING,) * VALUES, NOTHING, MOST_LOGS, objection=logs_objection),
    Option("cards", (NOTHING,) * OTHERS, NOTHING, MOST_OTHERS, objection=cards_objection),
    begins(SEATS, "RC-2.3", modes=("normal", "expert", "discovery", "team")),
)
