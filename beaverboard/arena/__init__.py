"""Many matches: simulate, measure, report. In a notebook:

from beaverboard import arena
matches = arena.simulate("dam-it", seats=3, bots="greedy", matches=10_000)
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from beaverboard.arena.notebook import simulate

__all__ = ["simulate"]


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for: the command line looks in here without playing."""
    if name in __all__:
        from beaverboard.arena import notebook

        return getattr(notebook, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
