"""Did a move show anything hidden? Then it can't be taken back.

What a move shows is what could not have been foretold. So the position before it is
imagined a few times, as its mover knows it and as a spectator knows it: if the same move
leads to the same sight every time, nothing was learned. Only the knowledge of the mover
is looked at, so the answer tells the mover nothing new.
"""

import hashlib
from typing import Any

from beaverboard.match import IllegalMove, Match

WORLDS = 12

Sight = tuple[Any, Any]


def foretold(before: Match, move: str, seed: bytes) -> dict[int | None, Sight] | None:
    """What the mover and a spectator will see of the move; none if they can't know."""
    sights: dict[int | None, Sight] = {}
    for viewer in (before.turn, None):
        for i in range(WORLDS):
            name = f"undo {before.ply} {viewer} {i}".encode()
            world = before.imagined(viewer, hashlib.sha256(seed + name).hexdigest())
            try:
                world.play(move)
            except IllegalMove:
                return None  # that it can be played is news
            if sights.setdefault(viewer, sight(world, viewer)) != sight(world, viewer):
                return None
    return sights


def shows_hidden(expected: dict[int | None, Sight] | None, after: Match, mover: int) -> bool:
    if expected is None or told_privately(after, mover):
        return True
    return any(sight(after, viewer) != seen for viewer, seen in expected.items())


def sight(match: Match, viewer: int | None) -> Sight:
    return match.view(viewer), match.events(viewer)


def told_privately(after: Match, mover: int) -> bool:
    """Another seat was shown a card that not everybody saw."""
    public = after.events(None)
    return any(
        mine.card is not None and everyone.card is None
        for seat in range(after.seats)
        if seat != mover
        for mine, everyone in zip(after.events(seat), public, strict=True)
    )
