"""An observation made from a plain view (`games.plain`): its zones, place by place."""

from typing import Any

import numpy as np

from beaverboard.games import GAMES, BadGame
from beaverboard.games.game import Game
from beaverboard.games.plain import Area
from beaverboard.observe.pieces import Piece
from beaverboard.observe.writing import EVEN

FIRST_CARD = 1  # 0 stands for none
MEANING = "of every place of {}: how many cards; the seen ones from the top, number plus 1, 0 none"


def areas(game: Game) -> tuple[Area, ...]:
    declared: tuple[Area, ...] | None = getattr(game.views, "AREAS", None)
    if declared is None:
        raise BadGame(f"{game.name}: a view of its own wants a page observe.py of its own")
    return declared


def pieces(game: Game) -> tuple[Piece, ...]:
    return (
        Piece("to_act", ("seats",), 1, "the seat in turn"),
        Piece("over", (1,), 1, "the match is over"),
        Piece("lead", ("others",), 255, "points that the other has more, plus 128"),
        *(
            Piece(
                f"zone_{area.name.replace('-', '_')}",
                ("seats" if area.owned else 1, area.places, 1 + area.depth),
                255,
                MEANING.format(area.name),
            )
            for area in areas(game)
        ),
    )


def fill(s: Any, seat: int, out: np.ndarray) -> None:
    """Seats are counted from the observer's own, as in all observations."""
    game = next(game for game in GAMES.values() if game.rules.STATE.names == s.dtype.names)
    view = game.view(s, seat)
    seats, n = view.seats, 0
    out[:] = 0
    if not view.over:
        out[(view.turn - seat) % seats] = 1
    n += seats
    out[n] = view.over
    n += 1
    for i in range(1, seats):
        lead = view.scores[(seat + i) % seats] - view.scores[seat] if view.scores else 0
        out[n + i - 1] = min(max(EVEN + lead, 0), 255)
    n += seats - 1
    begins = {}
    for area in areas(game):
        begins[area.name] = n, area
        n += (seats if area.owned else 1) * area.places * (1 + area.depth)
    for zone in view.zones:
        begin, area = begins[zone.name]
        width = 1 + area.depth
        if area.owned:
            begin += (zone.seat - seat) % seats * area.places * width
        for i, place in enumerate(zone.places[: area.places]):
            out[begin + width * i] = min(place.count, 255)
            for k, card in enumerate(place.cards[::-1][: area.depth]):
                out[begin + width * i + 1 + k] = FIRST_CARD + card
