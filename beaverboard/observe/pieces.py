"""Observations as named pieces of one flat tensor of bytes.

Every game's page has a table of its pieces in the order in which they lie in the tensor.
Layouts, spaces and the docs are made from the tables.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from beaverboard.games.setup import Setup


@dataclass(frozen=True, slots=True)
class Piece:
    """Numbers that belong together. A shape may name what the setup decides: `seats`,
    `others` (one less), `sides` (who compete), or an option that is a whole number."""

    name: str
    shape: tuple[int | str, ...]
    high: int  # no number in it is greater; none is below 0
    meaning: str


@dataclass(frozen=True, slots=True)
class Part:
    """A piece with its place in the tensor of a setup."""

    piece: Piece
    begin: int
    shape: tuple[int, ...]

    @property
    def end(self) -> int:
        return self.begin + math.prod(self.shape)


class Layout(Mapping[str, Part]):
    """Where every piece lies in the tensors of a setup."""

    def __init__(self, pieces: tuple[Piece, ...], setup: Setup) -> None:
        named = dimensions(setup)
        self._parts: dict[str, Part] = {}
        self.size = 0
        for piece in pieces:
            shape = tuple(named[d] if isinstance(d, str) else d for d in piece.shape)
            self._parts[piece.name] = part = Part(piece, self.size, shape)
            self.size = part.end
        self.high = np.zeros(self.size, np.uint8)
        for part in self._parts.values():
            self.high[part.begin : part.end] = part.piece.high

    def __getitem__(self, name: str) -> Part:
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def read(self, tensor: np.ndarray) -> dict[str, np.ndarray]:
        """The pieces of a tensor (or of a batch of them) by name, without a copy."""
        ahead = tensor.shape[:-1]
        return {
            name: tensor[..., part.begin : part.end].reshape(*ahead, *part.shape)
            for name, part in self._parts.items()
        }


def dimensions(setup: Setup) -> dict[str, int]:
    return {
        **{name: value for name, value in setup.options.items() if type(value) is int},
        "seats": setup.seats,
        "others": setup.seats - 1,
        "sides": setup.sides,
    }
