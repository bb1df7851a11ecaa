"""A column of the table of matches that only one game has."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Column:
    name: str  # in the table
    words: str  # in a report
    group: str  # the heading a report puts it under
    names: tuple[str, ...] = ()  # what the numbers of a category stand for; NOTHING: none
    dealt: bool = False  # by chance alone: what goes with it, it causes

    @property
    def is_category(self) -> bool:
        return bool(self.names)
