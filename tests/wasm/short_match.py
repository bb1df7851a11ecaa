"""A match of Biber-Gang between greedy bots, as `native` writes it down: OUT.json.

Run by a test with another copy of the package, interpreted.
"""

import json
import sys
from pathlib import Path

from beaverboard import games
from beaverboard.bots import policy
from beaverboard.games.setup import Setup
from tests.wasm.native import LOOK, PARTS, checksum, match_case

if __name__ == "__main__":
    game = games.named("biber-gang")
    known = {
        "parts": PARTS,
        "look": LOOK,
        "words": checksum([game.text.words(action) for action in range(game.rules.ACTIONS)]),
        "matches": [match_case(Setup.of(game, options={"rounds": 2}), 3, policy.GREEDY)],
        "searches": [],
        "floats": [],
    }
    Path(sys.argv[1]).write_text(json.dumps(known), "utf-8")
