"""What every game promises, as tests that a package with a game of its own can import.

    from beaverboard.testing.general import *

in a test file runs them for all games that are installed, or, where the file has a line
`GAME = "name"`, for that one. They test legality, views, events, imagination, texts and numbers of
rules as `docs/games.md` describes them, that no move depends on cards which its seat cannot see,
and that interpreted and compiled matches are the same.
"""

from beaverboard.extras import extra

with extra("testing"):
    import pytest

# So that a failing assertion shows its values, as in a test file.
MODULES = ("every_game", "random_setups", "rules_page", "three_ways", "transitions")
pytest.register_assert_rewrite(*(f"{__name__}.{each}" for each in MODULES))
