"""How much the tests do: `make test` runs them small, `make test-all` large."""

import os

ALL = os.environ.get("BEAVERBOARD_TESTS") == "all"


def scaled(small: int, large: int) -> int:
    return large if ALL else small
