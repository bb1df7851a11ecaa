"""Did a move show anything hidden? One compiled text for all games.

A move shows what could not be predicted. So the position before it is imagined a few times, as
its mover knows it and as a spectator knows it. If every time the move can be played, has the
same visible events and leaves the same knowledge as it truly did, nothing was learned.
Knowledge is compared by `redeal`: two states that a viewer cannot tell apart, dealt anew from
the same stream, are equal byte for byte. Only what the mover and everybody know is looked at,
so that the answer tells the mover nothing new.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine
from beaverboard.compiled import compile_functions
from beaverboard.dealer import CARD, COLUMNS, EVENTS, EVERYONE, IMAGINATION, NOTHING, SEEN

WORLDS = 10

# The states: the first two are the caller's.
STATES = 4
BEFORE, AFTER, KNOWN, IMAGINED = range(STATES)


def shows_hidden(
    states: np.ndarray,
    raw: np.ndarray,
    actual: np.ndarray,
    dealers: np.ndarray,
    mover: int,
    action: int,
) -> bool:
    """`raw` are the bytes of the states, `actual` the dealer who called out the true move;
    `dealers` has one with a key of its own for the imagined worlds, calling."""
    seats = int(states[AFTER].seats)
    if states[AFTER].over or is_shown_privately(actual[0], mover, seats):
        return True
    for viewer in (mover, NOTHING):
        if not is_predictable(states, raw, actual[0], dealers[0], viewer, action):
            return True
    return False


def is_shown_privately(actual: Any, mover: int, seats: int) -> bool:
    """Another seat was shown a card that not everybody saw."""
    for i in range(min(int(actual.called), EVENTS)):
        event = actual.event[i]
        if event[CARD] == NOTHING or event[SEEN] == EVERYONE:
            continue
        for seat in range(seats):
            if seat != mover and sees(event, seat):
                return True
    return False


def is_predictable(
    states: np.ndarray, raw: np.ndarray, actual: Any, d: Any, viewer: int, action: int
) -> bool:
    states[KNOWN] = states[AFTER]
    redeal_hidden(states[KNOWN], viewer, d, 0)
    for world in range(1, WORLDS + 1):
        states[IMAGINED] = states[BEFORE]
        s = states[IMAGINED]
        redeal_hidden(s, viewer, d, world)
        if engine.refusal(s, action) != 0:
            return False  # that it can be played is news
        d.called = 0
        engine.play(s, action, d)
        if not has_same_events(actual, d, viewer):
            return False
        redeal_hidden(s, viewer, d, 0)
        for i in range(raw.shape[1]):
            if raw[IMAGINED, i] != raw[KNOWN, i]:
                return False
    return True


def redeal_hidden(s: Any, viewer: int, d: Any, number: int) -> None:
    """Deal anew all that the viewer cannot know."""
    dealer.open_stream(d, d.key, IMAGINATION, number)
    engine.redeal(s, viewer, d)


def has_same_events(actual: Any, other: Any, viewer: int) -> bool:
    if actual.called != other.called:
        return False
    for i in range(min(int(actual.called), EVENTS)):
        one, two = actual.event[i], other.event[i]
        for column in range(COLUMNS):
            if column != SEEN and column != CARD and one[column] != two[column]:
                return False
        if seen_card(one, viewer) != seen_card(two, viewer):
            return False
    return True


def seen_card(event: np.ndarray, viewer: int) -> int:
    """NOTHING where there is none, less where it is concealed."""
    if event[CARD] == NOTHING or sees(event, viewer):
        return int(event[CARD])
    return NOTHING - 1


def sees(event: np.ndarray, viewer: int) -> bool:
    seen = int(event[SEEN])
    return seen == EVERYONE or (viewer != NOTHING and seen >> viewer & 1 == 1)


compile_functions(__name__)
