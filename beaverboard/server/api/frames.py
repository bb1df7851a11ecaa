"""The positions of a finished match, one after the other, from a record that anybody may hold."""

from collections.abc import Mapping
from typing import Any

from beaverboard.games.game import BadWords
from beaverboard.match import IllegalMove, Match
from beaverboard.record import BadRecord, OtherVersion, parse
from beaverboard.server.protocol import bodies
from beaverboard.server.protocol.errors import Refusal


def frames(body: bodies.FramesRequest) -> bodies.Frames:
    """What is asked for, once the whole record has proved true."""
    match = dealt(body.record)
    if body.seat is not None and body.seat >= match.seats:
        raise Refusal("error-not-found", seat=body.seat)
    moves: list[str] = body.record["moves"]
    text = match.game.text
    first = min(body.first, len(moves))
    wanted = range(first, first + body.count)
    shown = []
    for ply, move in enumerate([None, *moves]):
        if move is not None:
            play(match, move)
        if ply in wanted:
            words = None if move is None else text.words(text.action(move))
            shown.append(frame(match, words, body.seat, open=body.open))
    if not match.over:
        raise Refusal("error-record-unfinished")
    if match.result() != body.record["result"]:
        raise Refusal("error-bad-record")
    return bodies.Frames(plies=len(moves), frames=tuple(shown))


def dealt(record: Mapping[str, Any]) -> Match:
    """The match of a record at its first position."""
    try:
        parse(record)
        return Match.replay({**record, "moves": [], "result": None})
    except OtherVersion:
        raise Refusal("error-other-version") from None
    except BadRecord:
        raise Refusal("error-bad-record") from None


def play(match: Match, move: str) -> None:
    try:
        match.play(move)
    except (BadWords, IllegalMove):
        raise Refusal("error-bad-record") from None


def frame(match: Match, move: str | None, seat: int | None, *, open: bool) -> bodies.Frame:
    return bodies.Frame(
        ply=match.ply,
        move=move,
        view=match.open_view(seat) if open else match.view(seat),
        events=match.open_events() if open else match.events(seat),
    )
