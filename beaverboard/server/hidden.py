"""Did a move show anything hidden? Then it can't be taken back.

What a move shows is what could not have been foretold. So the position before it is
imagined a few times, as its mover knows it and as a spectator knows it: if the same move
leads to the same sight every time, nothing was learned. Only the knowledge of the mover
is looked at, so the answer tells the mover nothing new.
"""

import hashlib
from typing import Any

from beaverboard.match import IllegalMove, Match

WORLDS = 10  # in which the events are compared; they tell every card that is shown
VIEWS = 3  # of these, in which the whole view is compared too: it takes longer

Sight = tuple[list[list[int]], Any]  # what happened, as `Match.trace` has it, and the view


def foretold(before: Match, move: str, seed: bytes) -> dict[int | None, Sight] | None:
    """What the mover and a spectator will see of the move; none if they can't know."""
    sights: dict[int | None, Sight] = {}
    for viewer in (before.turn, None):
        first, other = [before.imagined(viewer, named(before, viewer, i, seed)) for i in (0, 1)]
        views = []
        try:
            first.play(move)
            told = first.trace(viewer)
            for i in range(1, WORLDS):
                if i > 1:
                    other.imagine_again(before, viewer, named(before, viewer, i, seed))
                other.play(move)
                if other.trace(viewer) != told:
                    return None
                if i < VIEWS:
                    views.append(other.view(viewer))
        except IllegalMove:
            return None  # that it can be played is news
        sights[viewer] = told, first.view(viewer)
        if any(view != sights[viewer][1] for view in views):
            return None
    return sights


def named(before: Match, viewer: int | None, world: int, seed: bytes) -> str:
    """The seed of an imagined world."""
    return hashlib.sha256(seed + f"undo {before.ply} {viewer} {world}".encode()).hexdigest()


def shows_hidden(expected: dict[int | None, Sight] | None, after: Match, mover: int) -> bool:
    if expected is None or told_privately(after, mover):
        return True
    return any(
        (after.trace(viewer), after.view(viewer)) != sight for viewer, sight in expected.items()
    )


def told_privately(after: Match, mover: int) -> bool:
    """Another seat was shown a card that not everybody saw."""
    public = after.trace(None)
    return any(after.trace(seat) != public for seat in range(after.seats) if seat != mover)
