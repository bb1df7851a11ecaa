"""States to test with, as `beaverboard.testing` has them."""

from beaverboard.testing.playing import (
    after,
    dealer,
    greedy_action,
    legal,
    modes,
    name,
    note,
    placed,
    random_play,
    read,
    refused,
    setups,
    tables,
)

__all__ = [
    "after",
    "dealer",
    "greedy_action",
    "legal",
    "modes",
    "name",
    "note",
    "placed",
    "random_play",
    "read",
    "refused",
    "setups",
    "tables",
]
