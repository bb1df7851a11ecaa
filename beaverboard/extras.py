"""Packages that only a part of the project needs. Each belongs to an extra:

with extra("arena"):
    import pyarrow
"""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A package is not installed: the message names the extra and the command that bring it."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported inside comes with the extra of this name."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("beaverboard"):
            raise  # a mistake of ours
        sentence = f"this needs the extra \"{name}\": pip install 'beaverboard[{name}]'"
        raise MissingExtra(sentence, name=error.name) from None
