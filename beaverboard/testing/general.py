"""All general tests: the one module that a test file of a game imports."""

# Star imports, because pytest collects tests by their names in the importing module.
from beaverboard.testing import every_game, random_setups, rules_page, three_ways, transitions
from beaverboard.testing.every_game import *  # noqa: F403
from beaverboard.testing.random_setups import *  # noqa: F403
from beaverboard.testing.rules_page import *  # noqa: F403
from beaverboard.testing.three_ways import *  # noqa: F403
from beaverboard.testing.transitions import *  # noqa: F403

PARTS = (every_game, random_setups, rules_page, three_ways, transitions)
__all__ = list({name for part in PARTS for name in part.__all__})
