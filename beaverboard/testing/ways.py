"""Play in the way that the environment asks for, and write down every state's digest.

    python -m beaverboard.testing.ways GAME... -- TEST_FILE...

Run by `three_ways` in processes of their own: compiled, compiled with bounds checks,
interpreted. Random play alone meets some rules once in thousands of moves, so tests of the rules,
which reach every rule, can be played through too.
"""

import sys
from collections.abc import Sequence

from beaverboard.extras import extra
from beaverboard.games import named
from beaverboard.testing.playing import random_play, setups
from beaverboard.testing.scale import scaled

with extra("testing"):
    import pytest

ACTIONS = scaled(100, 600)


def main(arguments: Sequence[str]) -> int:
    end = arguments.index("--")
    for setup in setups(games=map(named, arguments[:end])):
        for seed in (1, 2):
            for _ in random_play(setup, seed, limit=ACTIONS):
                pass
    files = arguments[end + 1 :]
    return pytest.main([*files, "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]) if files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
