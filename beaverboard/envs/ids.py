"""The games under Gymnasium's names, registered when this page is imported.

`gymnasium.make("beaverboard.envs.ids:beaverboard/biber-gang-v1", seats=2)` imports it by
itself; so does `gymnasium.make_vec(..., num_envs=64, opponents="greedy")`. There is a name
for every game and mode; its version is the game's.
"""

from beaverboard.extras import extra
from beaverboard.games import GAMES

with extra("envs"):
    import gymnasium

IDS: dict[str, tuple[str, str | None]] = {
    "-".join(filter(None, (f"beaverboard/{game.name}", mode.name, f"v{game.version}"))): (
        game.name,
        mode.name,
    )
    for game in GAMES.values()
    for mode in game.modes
}

for name, (game_name, mode) in IDS.items():
    gymnasium.register(
        name,
        entry_point="beaverboard.envs.single_match:SingleMatch",
        vector_entry_point="beaverboard.envs.vector_matches:VectorMatches",
        kwargs={"game": game_name, "mode": mode},
    )
