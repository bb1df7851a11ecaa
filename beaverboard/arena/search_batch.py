"""Many matches in one compiled call, between bots some of which search.

Apart from `batch`, which must not be compiled anew whenever the search changes.
"""

from beaverboard.arena import match_loop
from beaverboard.arena.match_loop import Matches, Room, Rows
from beaverboard.arena.search_players import SearchPlayers
from beaverboard.arena.watch import Watch
from beaverboard.compiled import compile_functions


def play_batch(
    matches: Matches, players: SearchPlayers, room: Room, rows: Rows, seen: Watch
) -> None:
    match_loop.play_matches(matches, players, room, rows, seen)


compile_functions(__name__, whole=("play_batch",))
