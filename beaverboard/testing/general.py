"""All general tests: the one module that a test file of a game imports."""

# Stars, because these modules are the tests: pytest finds them by their names here.
from beaverboard.testing import every_game, random_setups, three_ways, transitions
from beaverboard.testing.every_game import *  # noqa: F403
from beaverboard.testing.random_setups import *  # noqa: F403
from beaverboard.testing.three_ways import *  # noqa: F403
from beaverboard.testing.transitions import *  # noqa: F403

__all__ = [
    *{*every_game.__all__, *random_setups.__all__, *three_ways.__all__, *transitions.__all__}
]
