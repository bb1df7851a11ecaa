"""Many matches in one compiled call, between bots that do not search."""

from beaverboard.arena import match_loop
from beaverboard.arena.match_loop import KnownMoves, Matches, Policies, Room, Rows
from beaverboard.arena.watch import Watch
from beaverboard.compiled import compile_functions


def play_batch(
    matches: Matches, players: Policies | KnownMoves, room: Room, rows: Rows, seen: Watch
) -> None:
    match_loop.play_matches(matches, players, room, rows, seen)


compile_functions(__name__, whole=("play_batch",))
