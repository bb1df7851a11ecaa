"""What JavaScript has to know of a game: where fields lie in its records, and its constants."""

from dataclasses import asdict
from typing import Any

import numpy as np

from beaverboard.bots import advice, outlook
from beaverboard.bots.bot import POLICIES
from beaverboard.bots.evaluation import OUTCOME
from beaverboard.bots.levels import LEVELS
from beaverboard.bots.search_bot import WANTED
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
    WORLD,
)
from beaverboard.dealer import BOTS, CARD, DEALER, IMAGINATION, MATCH
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
            {
                "name": mode.name,
                "seats": list(mode.seats),
                "sides": mode.sides,
                "open_to_partners": mode.open_to_partners,
                "telling": asdict(advice.telling(game, mode.name)),
            }
            for mode in game.modes
        ],
        "lowest_wins": game.lowest_wins,
        "several_rounds": game.several_rounds,
        "options": {option.name: option.default for option in game.options},
        "limits": {
            option.name: {
                "low": option.low,
                "high": option.high,
                "modes": option.modes,
                "is_seat": option.is_seat,
                "rule": option.rule,
            }
            for option in game.options
        },
        "state": fields(game.rules.STATE),
        "dealer": fields(DEALER),
        "card": CARD,  # where an event of the dealer's trace has its card
        "setup": fields(Setup.of(game).row().dtype),
        "streams": {"match": MATCH, "bots": BOTS, "imagination": IMAGINATION},
        "levels": {name: asdict(level) for name, level in LEVELS.items()},
        "policies": POLICIES,
        "advice": {"deals": advice.DEALS, "outcomes": advice.OUTCOMES},
        "search": {
            "states": STATES,
            "dealers": DEALERS,
            "lots": LOTS,
            "world": WORLD,
            "wanted": WANTED,
            "nodes": NODES,
            "edges": EDGES,
            "node": fields(NODE),
            "edge": fields(EDGE),
            "move": fields(MOVE),
            "notes": fields(NOTES),
            "plan": fields(PLAN),
            "outcome": fields(OUTCOME),
        },
        "outlooks": outlooks(game),
        "events": list(game.text.EVENTS),
        "zones": list(game.text.ZONES),
        "reasons": {
            number: {"rule": why.rule, "key": why.key} for number, why in game.text.REASONS.items()
        },
    }
