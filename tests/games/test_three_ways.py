"""Compiled, compiled with bounds checks, interpreted: the same matches, bit for bit."""

from pathlib import Path

from beaverboard.testing.three_ways import *  # noqa: F403

FOLDER = Path(__file__).parent
RULE_TESTS = sorted([*FOLDER.glob("test_*_rules.py"), *FOLDER.glob("*/test_*.py")])
