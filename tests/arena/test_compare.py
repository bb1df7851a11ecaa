"""Comparisons: pairs on the same seeds, and marks only beyond chance."""

import numpy as np
import pytest

from beaverboard.arena import watch
from beaverboard.arena.compare import Comparison, Line, compare
from beaverboard.arena.matches import play_matches
from beaverboard.arena.plan import Plan
from beaverboard.arena.report import comparing
from beaverboard.arena.run import Workers
from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from tests.arena.reading import sound
from tests.scale import scaled

MATCHES = scaled(400, 4000)
GANG = GAMES["biber-gang"]
POINTS = (5, 4, 3, 9, 7, 6, 11, 10, 9, 14, 13, 12, 17, 16, 15)


def compared(
    game: str,
    seats: int,
    mode: str | None = None,
    workers: Workers | None = None,
    **options: object,
) -> Comparison:
    base = Setup.of(GAMES[game], mode, seats)
    changed = Setup.of(GAMES[game], mode, seats, options)
    plan, other = (Plan.of(setup, ["greedy"], MATCHES, 3) for setup in (base, changed))
    return compare(plan, other, workers or Workers())


def line(comparison: Comparison, name: str) -> Line:
    return next(each for each in comparison.lines if each.name == name)


def test_differences_are_those_of_pairs() -> None:
    comparison = compared("biber-gang", 3, rounds=4)
    base, changed = (
        play_matches(
            Setup.of(GANG, seats=3, options={"rounds": rounds}),
            matches=MATCHES,
            seed=3,
            bots=["greedy"],
            watched=True,
        )
        for rounds in (5, 4)
    )
    for name, a, b in (
        ("length", base.lengths, changed.lengths),
        ("scores", base.scores.mean(axis=1), changed.scores.mean(axis=1)),
        ("lead_changes", base.course[:, 0], changed.course[:, 0]),
        ("beavers", base.tallies[:, :, 13].mean(axis=1), changed.tallies[:, :, 13].mean(axis=1)),
    ):
        found, difference = line(comparison, name), np.asarray(b, float) - a
        assert found.base == pytest.approx(a.mean())
        assert found.changed == pytest.approx(b.mean())
        assert found.difference.mean == pytest.approx(difference.mean())
        assert found.difference.margin == pytest.approx(1.959964 * difference.std() / MATCHES**0.5)
    first = [each.win_shares[each.shares[:, :, watch.PLACE] == 0] for each in (base, changed)]
    assert line(comparison, "0").difference.mean == pytest.approx(first[1].mean() - first[0].mean())
    assert line(comparison, "length").beyond_chance
    assert line(comparison, "length").difference.mean < 0


def test_equal_rules_differ_in_nothing() -> None:
    comparison = compared("dam-it", 3, memory_aid=False)
    assert all(each.difference.mean == 0 for each in comparison.lines)
    assert not any(each.beyond_chance for each in comparison.lines)
    page = sound(comparing.written(comparison, "beaverboard compare dam-it"))
    assert "Nothing on this page differs beyond chance." in page.text
    assert "on off" in page.text  # what was changed


def test_chance_alone_is_not_marked() -> None:
    """Another number of cards that nobody is dealt differently for: only luck differs."""
    setup = Setup.of(GANG, seats=2, options={"rounds": 1})
    luck = [
        compare(Plan.of(setup, ["random"], MATCHES, seed), Plan.of(setup, ["random"], MATCHES, 99))
        for seed in range(5)
    ]
    marked = sum(each.beyond_chance for comparison in luck for each in comparison.lines)
    assert marked <= 1


def test_threads_change_nothing() -> None:
    one = compared("dam-it", 2, dam_points=POINTS)
    two = compared("dam-it", 2, dam_points=POINTS, workers=Workers(threads=2))
    assert one.lines == two.lines


def test_a_page_tells_what_a_dearer_dam_does() -> None:
    comparison = compared("dam-it", 2, dam_points=POINTS)
    page = sound(comparing.written(comparison, "beaverboard compare dam-it --option …"))
    assert page.figures[""]["scores"] == line(comparison, "scores").difference.mean
    assert line(comparison, "scores").difference.mean > 0
    assert "5, 4, 3, 9, 7, 6" in page.text
    table = comparing.summary_table(comparison)
    assert table.row_count == sum(each.beyond_chance for each in comparison.lines)


def test_characters_are_compared() -> None:
    cards = (6, 8, 6, 0, 0, 0, 0, 0)
    comparison = compared("roi-des-castors", 3, "normal", cards=cards)
    found = [each for each in comparison.lines if each.name.startswith("character-")]
    assert found[0].words == "Bûcheron" and len(found) == 6
    sound(comparing.written(comparison, "beaverboard compare roi-des-castors"))
