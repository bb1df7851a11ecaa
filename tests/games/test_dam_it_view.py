"""What a seat sees of a match of Dam It!, with and without the memory aid."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from beaverboard.games import named
from beaverboard.games.dam_it.view import Cards, Dam, Line, RiverCard, View
from beaverboard.games.setup import Setup
from tests.games.playing import placed, random_play, read

POSITION = (
    "turn 0 | river birch+2 garbage oak willow | pile maple ... | discard oak beech"
    "| seat 3 hand oak birch*2 dams 3:5 garbage 2 | seat 3 hand disposal*2 dams 3:4 5:8 | seat 4"
)


def view(position: str, seat: int | None) -> View:
    seen: View = named("dam-it").view(read(placed("dam-it", position)), seat)
    return seen


def test_what_lies_on_the_table() -> None:
    seen = view(POSITION, None)
    assert seen.river == (
        RiverCard(card=0, price=0, cubes=2),
        RiverCard(card=8, price=1, cubes=0),
        RiverCard(card=6, price=2, cubes=0),
        RiverCard(card=4, price=3, cubes=0),
        RiverCard(card=3, price=4, cubes=0),
    )
    assert seen.pile == seen.takes_left == 62 - 9
    assert seen.stacks[0] == (Dam(card=11, cost=3, points=3),)
    assert [dam.points for dam in seen.stacks[1]] == [7, 6]
    assert seen.discards == (0, 0, 0, 0, 0, 1, 1, 0, 0)
    assert [player.cubes for player in seen.players] == [3, 3, 4]
    assert [player.hand for player in seen.players] == [3, 2, 0]
    assert [player.dam_pile for player in seen.players] == [3, 2, 0]


def test_with_the_memory_aid_all_cards_taken_are_remembered() -> None:
    for seat in (None, 0, 1, 2):
        assert view(POSITION, seat).players[0].cards == Cards(
            hand=(2, 0, 0, 0, 0, 0, 1, 0),
            wood=5,
            dams=(Dam(card=9, cost=3, points=5),),
            garbage=2,
            garbage_price=5,
            sheet=(
                Line("dams", 1, 5),
                Line("cubes", 3, 1),
                Line("garbage", 2, -4),
                Line("wood", 5, 0),
            ),
            score=2,
        )


def test_without_it_only_the_own_cards_are_shown() -> None:
    position = f"memory_aid off | {POSITION}"
    for seat in (None, 0, 1, 2):
        shown = [player.cards is not None for player in view(position, seat).players]
        assert shown == [p == seat for p in range(3)]
    assert view(position, 1).players[1] == view(POSITION, 1).players[1]
    assert view(position, 1).ranks is None
    assert [player.dam_pile for player in view(position, None).players] == [3, 2, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_it_a_view_does_not_depend_on_the_cards_of_others(seats: int) -> None:
    """Exchange cards of the others' hands with hidden ones, and dams and garbage among the
    others: nothing changes for the seat."""
    setup = Setup.of(named("dam-it"), None, seats, {"memory_aid": False})
    for states in random_play(setup, seed=1):
        if read(states).over:
            assert all(player.cards for player in setup.game.view(read(states), None).players)
            continue
        for seat in range(seats):
            other = states.copy()
            disguise(read(other), [p for p in range(seats) if p != seat])
            mine = setup.game.view(read(states), seat)
            assert setup.game.view(read(other), seat) == mine


def disguise(s: Any, others: list[int]) -> None:
    for p in others:
        for i in range(min(int(s.left) - 1, 5)):
            held = s.hand[p].nonzero()[0]
            if len(held) and s.pile[i] < len(s.hand[p]):
                s.hand[p, held[0]] -= 1
                s.hand[p, s.pile[i]] += 1
                s.pile[i] = held[0]
    for p, q in pairwise(others):
        if s.garbage[p] and (s.owner == q).any():
            stack, level = np.argwhere(s.owner == q)[0]
            s.owner[stack, level] = p
            s.garbage[p] -= 1
            s.garbage[q] += 1


def test_moves_are_shown_to_the_seat_in_turn_only() -> None:
    assert view(POSITION, 0).moves
    assert view(POSITION, 1).moves == view(POSITION, None).moves == ()


def test_at_the_end_all_is_shown() -> None:
    spent = "birch*2 pine*6 acacia*6 maple*6 willow*6 beech*6 oak*5 disposal*12 garbage*11"
    seen = view(
        f"memory_aid off | over | river birch birch birch birch | pile | discard {spent}"
        "| seat 4 hand oak garbage 1 | seat 4",
        None,
    )
    assert [player.cards.score for player in seen.players if player.cards] == [1, 2]
    assert seen.ranks == (2, 1)
    assert (seen.ended_by, seen.takes_left, len(seen.river)) == ("river", 0, 4)


def test_wood_that_decides_a_tie_is_on_the_sheet() -> None:
    spent = "birch*2 pine*6 acacia*6 maple*6 willow*6 beech*6 oak*5 disposal*12 garbage*12"
    seen = view(
        f"over | river birch birch birch birch | pile | discard {spent}| seat 4 hand oak | seat 4",
        None,
    )
    assert [player.cards.sheet[-1] for player in seen.players if player.cards] == [
        Line("wood", 3, 0),
        Line("wood", 0, 0),
    ]
    assert seen.ranks == (1, 2)
