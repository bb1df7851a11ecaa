"""Play in the way that the environment asks for, and write down every state's digest.

Run by `test_three_ways.py` in processes of their own: compiled, compiled with bounds
checks, interpreted. Random play alone meets some rules once in thousands of moves, so the
rule tests, which reach every rule, are played through too.
"""

import sys
from pathlib import Path

import pytest

from tests.games.playing import random_play, setups
from tests.scale import scaled

ACTIONS = scaled(100, 2000)


def main() -> int:
    for setup in setups():
        for seed in (1, 2):
            for _ in random_play(setup, seed, limit=ACTIONS):
                pass
    folder = Path(__file__).parent
    rule_tests = sorted(map(str, [*folder.glob("test_*_rules.py"), *folder.glob("*/test_*.py")]))
    return pytest.main([*rule_tests, "-q", "-p", "no:cacheprovider", "-p", "no:xdist"])


if __name__ == "__main__":
    sys.exit(main())
