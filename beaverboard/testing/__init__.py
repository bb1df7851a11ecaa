"""What every game promises, as tests that a package with a game of its own can import.

    from beaverboard.testing.general import *

in a test file runs them for all games that are installed, or, where the file has a line
`GAME = "name"`, for that one. They hold legality, views, events, imagination and texts to what
`docs/games.md` says, see to it that no move tells of hidden cards, and play the same matches
interpreted and compiled.
"""

from beaverboard.extras import extra

with extra("testing"):
    import pytest

# Else a failing test would only say that it failed.
MODULES = ("every_game", "random_setups", "three_ways", "transitions")
pytest.register_assert_rewrite(*(f"{__name__}.{each}" for each in MODULES))
