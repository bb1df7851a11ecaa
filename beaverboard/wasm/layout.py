"""What JavaScript has to know of a game: where fields lie in its records, and its constants."""

from typing import Any

import numpy as np

from beaverboard.bots import outlook
from beaverboard.bots.search_data import (
    DEALERS,
    EDGE,
    EDGES,
    LOTS,
    MOVE,
    NODE,
    NODES,
    NOTES,
    PLAN,
    STATES,
)
from beaverboard.dealer import BOTS, DEALER, MATCH
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup


def fields(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Of a record: its size, and offset, kind and shape of each field."""
    assert dtype.names and dtype.fields
    found = {}
    for name in dtype.names:
        kind, offset = dtype.fields[name][:2]
        found[name] = [offset, kind.base.str[1:], list(kind.shape)]
    return {"size": dtype.itemsize, "fields": found}


def outlooks(game: Game) -> dict[str, Any]:
    """By mode and number of seats, what a search expects of a match."""
    found = {}
    for mode in game.modes:
        for seats in mode.seats:
            expected = outlook.of(Setup.of(game, mode.name, seats))
            found[f"{mode.name} {seats}"] = {
                "partners": expected.partners,
                "horizon": expected.horizon,
                "slopes": expected.slopes.tolist(),
                "weights": expected.weights.tolist(),
            }
    return found


def layout(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "version": game.version,
        "actions": game.rules.ACTIONS,
        "modes": [
            {"name": mode.name, "seats": list(mode.seats), "sides": mode.sides}
            for mode in game.modes
        ],
        "options": {option.name: option.default for option in game.options},
        "state": fields(game.rules.STATE),
        "dealer": fields(DEALER),
        "setup": fields(Setup.of(game).row().dtype),
        "streams": {"match": MATCH, "bots": BOTS},
        "search": {
            "states": STATES,
            "dealers": DEALERS,
            "lots": LOTS,
            "nodes": NODES,
            "edges": EDGES,
            "node": fields(NODE),
            "edge": fields(EDGE),
            "move": fields(MOVE),
            "notes": fields(NOTES),
            "plan": fields(PLAN),
        },
        "outlooks": outlooks(game),
        "events": list(game.text.EVENTS),
        "zones": list(game.text.ZONES),
        "reasons": {
            number: {"rule": why.rule, "key": why.key} for number, why in game.text.REASONS.items()
        },
    }
