"""Matches written down once must go the same way for ever."""

import pytest

from beaverboard.games.setup import Setup
from tests.games.playing import name, setups
from tests.games.transcripts import FOLDER, begin, moves_for, moves_of, path, transcript

EVERY = setups(every=True)


@pytest.mark.parametrize("setup", EVERY, ids=name)
def test_a_transcript_goes_the_same_way_again(setup: Setup) -> None:
    kept = path(setup).read_text("utf-8")
    assert transcript(begin(setup), moves_of(kept)) == kept


def test_a_transcript_that_is_written_again_keeps_its_moves() -> None:
    """Those of Biber-Gang are not what its greedy bot would play today."""
    setup = EVERY[0]
    assert moves_for(setup) == moves_of(path(setup).read_text("utf-8"))


def test_no_transcript_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {path(setup).name for setup in EVERY}
