"""Did a move show anything hidden? Then it can't be taken back.

What a move shows is what could not have been foretold. So the position before it is
imagined a few times, as its mover knows it and as a spectator knows it: if the same move
leads to the same sight every time, nothing was learned. Only the knowledge of the mover
is looked at, so the answer tells the mover nothing new.
"""

import hashlib
from typing import Any

from beaverboard.match import Event, IllegalMove, Match

WORLDS = 10  # in which the events are compared; they tell every card that is shown
VIEWS = 3  # of these, in which the whole view is compared too: it takes longer

Sight = tuple[tuple[Event, ...], Any]  # the events, and the view


def foretold(before: Match, move: str, seed: bytes) -> dict[int | None, Sight] | None:
    """What the mover and a spectator will see of the move; none if they can't know."""
    sights: dict[int | None, Sight] = {}
    for viewer in (before.turn, None):
        worlds: list[Match] = []
        told: tuple[Event, ...] = ()
        for i in range(WORLDS):
            world = imagined(before, viewer, f"{viewer} {i}", seed)
            try:
                world.play(move)
            except IllegalMove:
                return None  # that it can be played is news
            if not worlds:
                told = world.events(viewer)
            elif world.events(viewer) != told:
                return None
            worlds.append(world)
        sights[viewer] = told, worlds[0].view(viewer)
        if any(world.view(viewer) != sights[viewer][1] for world in worlds[1:VIEWS]):
            return None
    return sights


def imagined(before: Match, viewer: int | None, name: str, seed: bytes) -> Match:
    named = hashlib.sha256(seed + f"undo {before.ply} {name}".encode())
    return before.imagined(viewer, named.hexdigest())


def shows_hidden(expected: dict[int | None, Sight] | None, after: Match, mover: int) -> bool:
    if expected is None or told_privately(after, mover):
        return True
    return any(
        (after.events(viewer), after.view(viewer)) != sight for viewer, sight in expected.items()
    )


def told_privately(after: Match, mover: int) -> bool:
    """Another seat was shown a card that not everybody saw."""
    public = after.events(None)
    return any(
        mine.card is not None and everyone.card is None
        for seat in range(after.seats)
        if seat != mover
        for mine, everyone in zip(after.events(seat), public, strict=True)
    )
