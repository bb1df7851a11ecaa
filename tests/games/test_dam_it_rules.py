"""Dam It!, rule by rule. The numbers are those of `rules.en.md`."""

from collections import Counter
from typing import Any

import pytest

from beaverboard import step
from beaverboard.games import named
from beaverboard.games.dam_it import rules
from beaverboard.games.dam_it.text import NAMES
from beaverboard.games.game import BadWords, States
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.match import IllegalMove, Match
from tests.games import playing
from tests.games.playing import placed, read

TEXT = named("dam-it").text
ALL_BUT_THE_LAST_DAM = "5:8 5:7 5:6 7:11 7:10 7:9 9:14 9:13 9:12 11:17 11:16 11:15 3:5 3:4"


def after(before: str, *moves: str) -> Any:
    return read(playing.after("dam-it", before, *moves))


def refused(before: str, words: str) -> str:
    return playing.refused("dam-it", before, words)


def river(s: Any) -> str:
    """The river with its cubes, as a position says it."""
    return next(line for line in TEXT.text(s).split(" | ") if line.startswith("river"))[6:]


def seat(s: Any, p: int) -> str:
    lines = [line for line in TEXT.text(s).split(" | ") if line.startswith("seat")]
    return lines[p][5:]


def discards(s: Any) -> dict[str, int]:
    return {NAMES[c]: n for c, n in enumerate(s.discards.tolist()) if n}


def top(s: Any) -> str:
    return NAMES[s.pile[s.left - 1]]


def dealt(seats: int = 2, seed: int = 0, **options: Any) -> Match:
    return Match.new("dam-it", seed=seed, seats=seats, **options)


def events(match: Match) -> list[tuple[str, str | None, str | None, str | None]]:
    """What, which river card, from which zone, to which."""
    return [
        (
            event.what,
            None if event.card is None else (*NAMES, *["dam"] * rules.DAMS)[event.card],
            event.source.zone if event.source else None,
            event.target.zone if event.target else None,
        )
        for event in match.events(None)
    ]


def final(*seats: str) -> States:
    """A finished match: all cards that no seat has were discarded, all cubes that no seat
    has lie in the river."""
    lines = [f"seat {line}" for line in seats]
    cubes = rules.CUBES * len(seats) - sum(int(line.split()[0]) for line in seats)
    first = f"birch+{cubes}" if cubes else "birch"
    states = placed("dam-it", f"river {first} birch birch birch | pile ... | {' | '.join(lines)}")
    s = read(states)
    for c in s.pile[: s.left].tolist():
        s.discards[c] += 1
    s.pile[:] = -1
    s.left, s.over = 0, True
    return states


def winners(states: States) -> list[int]:
    return [p for p in range(read(states).seats) if step.wins(states, 0, p)]


# DI-1  Material


def test_di_1_1_river_cards_dams_and_cubes() -> None:
    s = dealt(seats=4)._state
    cards = Counter(NAMES[c] for c in [*s.river.tolist(), *s.pile[: s.left].tolist()])
    trees = ("birch", "pine", "acacia", "maple", "willow", "beech", "oak")
    assert cards == {**dict.fromkeys(trees, 6), "disposal": 12, "garbage": 12}
    assert cards.total() == 66
    assert sum(len(stack) for stack in dealt().view(None).stacks) == 15
    assert s.cubes.tolist() == [4, 4, 4, 4]


@pytest.mark.parametrize(
    ("tree", "value"),
    [
        ("birch", 1),
        ("pine", 1),
        ("acacia", 2),
        ("maple", 2),
        ("willow", 2),
        ("beech", 3),
        ("oak", 3),
    ],
)
def test_di_1_2_tree_values(tree: str, value: int) -> None:
    assert dealt().view(None).values[NAMES.index(tree)] == value
    # Together with a disposal card it pays 3 at value 1, and 5 at value 3 only.
    before = f"turn 0 | river oak oak pine pine | pile ... | seat 4 hand {tree} disposal | seat 4"
    assert seat(after(before, f"build 3 {tree}+disposal"), 0) == "4 dams 3:5"
    if value == 3:
        assert seat(after(before, f"build 3 {tree}"), 0) == "4 hand disposal dams 3:5"
        assert seat(after(before, f"build 5 {tree}+disposal"), 0) == "4 dams 5:8"
    else:
        assert refused(before, f"build 3 {tree}") == "DI-3.2.2"
        assert refused(before, f"build 5 {tree}+disposal") == "DI-3.2.2"


def test_di_1_3_dam_points() -> None:
    view = dealt().view(None)
    assert view.costs == (3, 5, 7, 9, 11)
    assert [[dam.points for dam in stack] for stack in view.stacks] == [
        [5, 4, 3],
        [8, 7, 6],
        [11, 10, 9],
        [14, 13, 12],
        [17, 16, 15],
    ]


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [
        ("tree_values", "1,1,2,2,2,3,3,3", "7 whole numbers from 1 to 3"),
        ("tree_values", "1,1,2,2,2,3", "7 whole numbers from 1 to 3"),
        ("tree_values", "1,1,2,2,2,3,4", "7 whole numbers from 1 to 3"),
        ("tree_values", "0,1,2,2,2,3,3", "7 whole numbers from 1 to 3"),
        ("tree_values", "1,1,1,1,1,1,2", "a sum of at least 9"),
        ("tree_values", "1,1,2,2,2,3,2.5", "7 whole numbers from 1 to 3"),
        ("dam_points", "3,4,5,8,7,6,11,10,9,14,13,12,17,16,15", "the stack of cost 3 has 3 4 5"),
        ("dam_points", "5,4,3,8,7,6,11,10,9,14,13,12,17,16,16", "the stack of cost 11 has 17"),
        ("dam_points", "5,4,3,8,7,6,11,10,9,14,13,12,17,16", "15 whole numbers"),
        ("dam_points", "5,4,0,8,7,6,11,10,9,14,13,12,17,16,15", "15 whole numbers from 1"),
        ("dam_points", "many", "15 whole numbers"),
    ],
)
def test_di_1_4_numbers_that_do_not_fit(option: str, value: str, why: str) -> None:
    game = named("dam-it")
    declared = next(each for each in game.options if each.name == option)
    with pytest.raises(BadSetup, match=rf"option {option}: .*{why}.*\(DI-1\.4\)"):
        declared.read(value)
    numbers = [int(part) if part.isdigit() else part for part in value.split(",")]
    with pytest.raises(BadSetup, match=r"\(DI-1\.4\)"):
        Setup.of(game, None, 2, {option: numbers})


def test_di_1_4_numbers_of_the_owner_of_a_box() -> None:
    values, points = (3, 1, 1, 1, 1, 1, 1), (9, 8, 1, 9, 8, 2, 9, 8, 3, 9, 8, 4, 99, 98, 97)
    match = dealt(tree_values=values, dam_points=list(points), memory_aid=False)
    record = match.record()
    assert record["options"] == {
        "tree_values": list(values),
        "dam_points": list(points),
        "memory_aid": False,
        "begins": -1,
    }
    assert Match.replay(record).position() == match.position()
    again = Match.from_position(match.position())
    assert again.setup == match.setup
    assert again.position() == match.position()
    assert match.view(0).values == (*values, 2)


def test_di_1_4_numbers_of_the_owner_count() -> None:
    before = (
        "values 3 1 1 1 1 1 1 | points 9 8 1 / 9 8 2 / 9 8 3 / 9 8 4 / 99 98 97 | turn 0"
        "| river oak oak pine pine | pile ... | seat 4 hand birch oak | seat 4"
    )
    assert refused(before, "build 3 oak") == "DI-3.2.2"
    s = after(before, "build 3 birch")
    assert seat(s, 0) == "4 hand oak dams 3:9"
    assert rules.score(s, 0) == 9 + 2


# DI-2  Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_di_2_1_four_cubes_each(seats: int) -> None:
    s = dealt(seats=seats)._state
    assert s.cubes.tolist() == [4] * seats + [0] * (4 - seats)
    assert s.cubes_on.tolist() == [0, 0, 0, 0]


def test_di_2_2_dams_in_stacks_the_best_on_top() -> None:
    s = after(
        "turn 0 | river oak oak pine pine | pile ... | seat 4 hand oak*2 | seat 4 hand beech",
        "build 3 oak",
        "build 3 beech",
        "build 3 oak",
    )
    assert (seat(s, 0), seat(s, 1)) == ("4 dams 3:5 3:3", "4 dams 3:4")


def test_di_2_3_of_the_pile_only_the_top_is_seen() -> None:
    match = dealt()
    s = match._state
    view = match.view(None)
    assert view.river[4].card == s.pile[s.left - 1]
    assert view.pile == 62


def test_di_2_4_the_first_four_cards_are_the_river() -> None:
    match = dealt(seed=3)
    told = [(event.what, event.card, event.target) for event in match.events(None)]
    floated = [(card, spot.index) for what, card, spot in told if what == "floated" and spot]
    s = match._state
    assert floated == list(zip(s.river.tolist(), range(4), strict=True))
    assert [card for what, card, _ in told if what == "shown"] == [s.pile[61]]
    assert s.left == 62


def test_di_2_4_the_first_card_drawn_is_farthest_from_the_pile() -> None:
    # The next card from the pile comes behind the river, not before it.
    s = after("turn 0 | river oak oak pine pine | pile beech ... | seat 4 | seat 4", "take 1")
    assert river(s) == "oak pine pine beech"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_di_2_5_lots_are_drawn_for_who_starts(seats: int) -> None:
    starters = Counter(dealt(seats=seats, seed=seed).turn for seed in range(60 * seats))
    assert sorted(starters) == list(range(seats))
    assert min(starters.values()) > 30


def test_di_2_5_play_is_clockwise() -> None:
    match = dealt(seats=3)
    first = match.turn
    turns = []
    for _ in range(4):
        turns.append(match.turn)
        match.play("take 1")
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_di_2_5_the_first_seat_is_told() -> None:
    match = dealt(seats=4, seed=1)
    assert [event.seat for event in match.events(2) if event.what == "starts"] == [match.turn]


# DI-3.1  Take a river card


def test_di_3_1_the_first_card_can_always_be_taken_so_nobody_passes() -> None:
    before = "turn 0 | river oak+3 oak+2 pine+2 pine+1 | pile ... | seat 0 | seat 0"
    assert [TEXT.words(a) for a in playing.legal(placed("dam-it", before), named("dam-it"))] == [
        "take 1"
    ]
    with pytest.raises(BadWords):
        TEXT.action("pass")


def test_di_3_1_1_the_first_card_is_free() -> None:
    s = after("turn 0 | river oak pine pine birch | pile ... | seat 4 | seat 4", "take 1")
    assert (seat(s, 0), s.turn) == ("4 hand oak", 1)


def test_di_3_1_1_example_the_third_card_for_two_cubes() -> None:
    s = after(
        "turn 0 | river birch garbage oak willow | pile maple ... | seat 4 | seat 4", "take 3"
    )
    assert river(s) == "birch+1 garbage+1 willow maple"
    assert seat(s, 0) == "2 hand oak"


def test_di_3_1_1_a_cube_on_every_card_before_it_whether_cubes_lie_there_or_not() -> None:
    s = after(
        "turn 0 | river birch+2 garbage oak willow+1 | pile maple ... | seat 3 | seat 2", "take 4"
    )
    assert river(s) == "birch+3 garbage+1 oak+1 maple"
    assert seat(s, 0) == "1 hand willow"


def test_di_3_1_1_all_four_covered_take_the_top_of_the_pile() -> None:
    s = after(
        "turn 0 | river birch garbage oak+1 willow | pile maple pine ... | seat 4 | seat 3",
        "take 5",
    )
    assert river(s) == "birch+1 garbage+1 oak+2 willow+1"
    assert (seat(s, 0), top(s)) == ("0 hand maple", "pine")


@pytest.mark.parametrize(("cubes", "farthest"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (8, 5)])
def test_di_3_1_1_not_more_cubes_than_you_have(cubes: int, farthest: int) -> None:
    river = "birch birch oak oak" if cubes == 8 else f"birch+{8 - cubes} birch oak oak"
    before = f"turn 0 | river {river} | pile oak ... | seat {cubes} | seat 0"
    for position in range(1, 6):
        if position <= farthest:
            after(before, f"take {position}")
        else:
            assert refused(before, f"take {position}") == "DI-3.1.1"


def test_di_3_1_1_take_5_with_three_cubes_says_why() -> None:
    match = Match.from_position(
        "dam-it | turn 0 | river oak+1 oak pine pine | pile ... | seat 3 | seat 4"
    )
    before = match.position()
    with pytest.raises(IllegalMove, match=r"take 5: You don’t have enough cubes.*\(DI-3\.1\.1\)"):
        match.play("take 5")
    assert match.position() == before


def test_di_3_1_1_cubes_on_the_card_to_be_taken_cannot_pay_for_it() -> None:
    before = "turn 0 | river birch birch oak+5 willow | pile ... | seat {} | seat {}"
    assert refused(before.format(1, 2), "take 3") == "DI-3.1.1"
    assert seat(after(before.format(2, 1), "take 3"), 0) == "5 hand oak"


def test_di_3_1_2_example_two_cubes_gained() -> None:
    s = after("turn 0 | river pine+2 oak maple oak | pile ... | seat 2 | seat 4", "take 1")
    assert seat(s, 0) == "4 hand pine"


def test_di_3_1_2_gained_cubes_can_be_used_on_later_turns() -> None:
    s = after(
        "turn 0 | river pine+4 oak maple beech | pile ... | seat 0 | seat 4",
        "take 1",
        "take 1",
        "take 3",
    )
    assert s.cubes.tolist()[:2] == [2, 4]


def test_di_3_1_2_cubes_slide_with_their_card() -> None:
    s = after(
        "turn 0 | river birch+1 pine maple+2 beech+1 | pile oak ... | seat 2 | seat 2", "take 2"
    )
    assert river(s) == "birch+2 maple+2 beech+1 oak"
    assert seat(s, 0) == "1 hand pine"


@pytest.mark.parametrize("card", NAMES[: rules.HELD])
def test_di_3_1_3_trees_and_disposal_cards_go_to_the_hand(card: str) -> None:
    s = after(f"turn 0 | river {card} oak maple beech | pile ... | seat 4 | seat 4", "take 1")
    assert seat(s, 0) == f"4 hand {card}"


def test_di_3_1_3_no_hand_limit() -> None:
    hand = "birch*6 pine*6 acacia*6 maple*6 willow*6 beech*6 oak*5 disposal*11"
    s = after(
        f"turn 0 | river oak disposal garbage garbage | pile ... | seat 4 hand {hand} | seat 4",
        "take 1",
    )
    assert s.hand[0].sum() == 53


def test_di_3_1_4_example_disposal_of_garbage() -> None:
    s = after(
        "turn 0 | river garbage oak maple beech | pile ... | seat 4 hand disposal | seat 4",
        "take 1 dispose",
    )
    assert seat(s, 0) == "4"
    assert discards(s) == {"disposal": 1, "garbage": 1}


def test_di_3_1_4_one_disposal_card_only() -> None:
    s = after(
        "turn 0 | river garbage oak maple beech | pile ... | seat 4 hand disposal*3 | seat 4",
        "take 1 dispose",
    )
    assert seat(s, 0) == "4 hand disposal*2"


def test_di_3_1_4_garbage_can_be_kept_although_a_disposal_card_is_there() -> None:
    s = after(
        "turn 0 | river garbage oak maple beech | pile ... | seat 4 hand disposal | seat 4",
        "take 1",
    )
    assert seat(s, 0) == "4 hand disposal garbage 1"
    assert discards(s) == {}


@pytest.mark.parametrize(("words", "rest"), [("take 2", " garbage 1"), ("take 2 dispose", "")])
def test_di_3_1_4_its_cubes_are_yours_either_way(words: str, rest: str) -> None:
    s = after(
        "turn 0 | river oak garbage+3 maple beech | pile ... | seat 4 hand disposal | seat 1",
        words,
    )
    assert seat(s, 0).replace(" hand disposal", "") == f"6{rest}"


def test_di_3_1_4_disposal_needs_garbage_and_a_disposal_card() -> None:
    before = "turn 0 | river garbage oak disposal beech | pile garbage ... | seat 4{} | seat 4"
    assert refused(before.format(""), "take 1 dispose") == "DI-3.1.4"
    assert refused(before.format(" hand oak"), "take 5 dispose") == "DI-3.1.4"
    for words in ("take 2 dispose", "take 3 dispose", "take 4 dispose"):
        assert refused(before.format(" hand disposal"), words) == "DI-3.1.4"
    # The other's disposal card does not help.
    assert refused(before.format("") + " hand disposal", "take 1 dispose") == "DI-3.1.4"


def test_di_3_1_4_garbage_from_the_pile_can_be_disposed_of_too() -> None:
    s = after(
        "turn 0 | river oak oak oak oak | pile garbage pine ... | seat 4 hand disposal | seat 4",
        "take 5 dispose",
    )
    assert (seat(s, 0), top(s)) == ("0", "pine")
    assert discards(s) == {"disposal": 1, "garbage": 1}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("take 1", "pine maple beech willow"),
        ("take 2", "oak+1 maple beech willow"),
        ("take 3", "oak+1 pine+1 beech willow"),
        ("take 4", "oak+1 pine+1 maple+1 willow"),
        ("take 5", "oak+1 pine+1 maple+1 beech+1"),
    ],
)
def test_di_3_1_5_cards_behind_slide_and_the_pile_fills_up(words: str, expected: str) -> None:
    s = after(
        "turn 0 | river oak pine maple beech | pile willow acacia ... | seat 4 | seat 4", words
    )
    assert (river(s), top(s)) == (expected, "acacia")


def test_di_3_1_5_what_happens_is_told() -> None:
    match = Match.from_position(
        "dam-it | turn 0 | river oak pine+1 maple beech | pile willow acacia ...| seat 3 | seat 4"
    )
    match.play("take 2")
    assert events(match) == [
        ("paid", None, "cubes", "river"),
        ("taken", "pine", "river", "hand"),
        ("gained", None, "river", "cubes"),
        ("slid", "maple", "river", "river"),
        ("slid", "beech", "river", "river"),
        ("floated", "willow", "pile", "river"),
        ("shown", "acacia", None, "pile"),
    ]


def test_di_3_1_4_what_happens_to_garbage_is_told() -> None:
    before = "dam-it | turn 0 | river oak oak pine pine | pile garbage garbage ..."
    match = Match.from_position(f"{before} | seat 4 hand disposal | seat 4")
    match.play("take 5 dispose")
    assert events(match)[4:] == [
        ("discarded", "garbage", "pile", "discard"),
        ("discarded", "disposal", "hand", "discard"),
        ("shown", "garbage", None, "pile"),
    ]
    match.play("take 5")
    assert ("kept", "garbage", "pile", "dams") in events(match)


# DI-3.2  Build a dam

WOOD = "turn 0 | river oak oak pine pine | pile ... | seat 4 hand {} | seat 4"


def test_di_3_2_1_the_cards_laid_are_discarded() -> None:
    s = after(WOOD.format("oak*2 maple disposal*2 birch"), "build 7 oak+maple+disposal")
    assert seat(s, 0) == "4 hand birch oak disposal dams 7:11"
    assert discards(s) == {"oak": 1, "maple": 1, "disposal": 1}
    assert s.turn == 1


def test_di_3_2_1_example_a_dam_with_two_equal_trees() -> None:
    match = Match.from_position("dam-it | " + WOOD.format("oak*2 maple"))
    before = match.position()
    with pytest.raises(BadWords, match=r"at most one card of each tree.*\(DI-3\.2\.1\)"):
        match.play("build 7 oak+oak+maple")
    assert match.position() == before


def test_di_3_2_1_at_most_one_disposal_card() -> None:
    match = Match.from_position("dam-it | " + WOOD.format("disposal*2 oak"))
    before = match.position()
    with pytest.raises(BadWords, match=r"at most one disposal card.*\(DI-3\.2\.1\)"):
        match.play("build 7 oak+disposal+disposal")
    assert match.position() == before


def test_di_3_2_1_only_trees_and_disposal_cards() -> None:
    with pytest.raises(BadWords, match="build: cards: birch"):
        TEXT.action("build 3 oak+garbage")


def test_di_3_2_1_only_cards_of_your_own_hand() -> None:
    before = WOOD.format("oak") + " hand maple"
    assert refused(before, "build 5 oak+maple") == "DI-3.2.1"
    assert refused(before, "build 3 maple+disposal") == "DI-3.2.1"


def test_di_3_2_1_a_disposal_card_counts_2() -> None:
    assert refused(WOOD.format("disposal"), "build 3 disposal") == "DI-3.2.2"
    assert seat(after(WOOD.format("disposal pine"), "build 3 pine+disposal"), 0) == "4 dams 3:5"
    assert refused(WOOD.format("disposal pine maple"), "build 7 maple+pine+disposal") == "DI-3.2.2"


@pytest.mark.parametrize(
    ("cost", "enough", "too_little"),
    [
        (3, "oak", "maple"),
        (5, "oak+maple", "oak+birch"),
        (7, "oak+beech+pine", "oak+beech"),
        (9, "oak+beech+maple+birch", "oak+beech+disposal"),
        (11, "oak+beech+maple+willow+pine", "oak+beech+maple+willow"),
    ],
)
def test_di_3_2_2_the_sum_must_reach_the_cost(cost: int, enough: str, too_little: str) -> None:
    before = WOOD.format("birch pine acacia maple willow beech oak disposal")
    assert f"dams {cost}:" in seat(after(before, f"build {cost} {enough}"), 0)
    assert refused(before, f"build {cost} {too_little}") == "DI-3.2.2"


def test_di_3_2_2_build_11_with_too_little_says_why() -> None:
    match = Match.from_position("dam-it | " + WOOD.format("oak beech"))
    with pytest.raises(IllegalMove, match=r"build 11 oak\+beech: .*\(DI-3\.2\.2\)"):
        match.play("build 11 beech+oak")


def test_di_3_2_2_example_5_for_7_points() -> None:
    s = after(
        "turn 0 | river birch birch pine pine | pile ... | discard oak maple"
        "| seat 4 hand oak maple | seat 4 dams 5:8",
        "build 5 oak+maple",
    )
    assert seat(s, 0) == "4 dams 5:7"
    assert discards(s) == {"oak": 2, "maple": 2}


def test_di_3_2_2_cards_that_the_cost_does_not_need_are_allowed_and_lost() -> None:
    hand = "birch pine acacia maple willow beech oak disposal"
    s = after(WOOD.format(hand), f"build 3 {hand.replace(' ', '+')}")
    assert seat(s, 0) == "4 dams 3:5"
    assert sum(discards(s).values()) == 8


def test_di_3_2_2_every_set_that_pays_is_legal() -> None:
    states = placed("dam-it", WOOD.format("birch oak*2 disposal"))
    words = {TEXT.words(action) for action in playing.legal(states, named("dam-it"))}
    assert {each for each in words if each.startswith("build")} == {
        "build 3 oak",
        "build 3 oak+birch",
        "build 3 oak+disposal",
        "build 3 birch+disposal",
        "build 3 oak+birch+disposal",
        "build 5 oak+disposal",
        "build 5 oak+birch+disposal",
    }


def test_di_3_2_2_nothing_can_be_built_from_an_empty_stack() -> None:
    before = (
        "turn 0 | river pine pine pine pine | pile ... | seat 4 hand oak beech maple willow birch"
        "| seat 4 dams 11:17 11:16 11:15"
    )
    assert refused(before, "build 11 oak+beech+maple+willow+birch") == "DI-3.2.2"
    match = Match.from_position(f"dam-it | {before}")
    with pytest.raises(IllegalMove, match="There is no dam left in that stack"):
        match.play("build 11 oak+beech+maple+willow+birch")


def test_di_3_2_3_the_dam_goes_to_the_dam_pile() -> None:
    match = Match.from_position("dam-it | " + WOOD.format("oak maple"))
    match.play("build 5 oak+maple")
    assert events(match) == [
        ("discarded", "maple", "hand", "discard"),
        ("discarded", "oak", "hand", "discard"),
        ("built", "dam", "stacks", "dams"),
    ]
    built = match.events(None)[-1].card
    assert [dam.card for dam in match.view(0).players[0].cards.dams] == [built]
    assert match.view(0).players[0].dam_pile == 1


def test_di_3_2_3_one_dam_a_turn() -> None:
    s = after(WOOD.format("oak beech"), "build 3 oak")
    assert s.turn == 1
    assert s.hand[0].sum() == 1


# DI-4  End, at once

# Nearly all river cards have been discarded.
SPENT = "discard birch*{} pine*6 acacia*6 maple*6 willow*6 beech*6 oak*{} disposal*{} garbage*{}"


@pytest.mark.parametrize("words", ["take 1", "take 2", "take 4"])
def test_di_4_1_four_river_cards_left_after_a_take_end_the_game(words: str) -> None:
    s = after(
        "turn 1 | river birch birch birch+1 birch | pile oak"
        f"| {SPENT.format(2, 5, 12, 12)} | seat 4 | seat 3",
        words,
    )
    assert (s.over, s.left, s.turn) == (True, 0, 0)
    assert river(s).endswith("oak")


def test_di_4_1_the_top_of_the_pile_ends_it_too() -> None:
    s = after(
        "turn 0 | river birch birch birch birch | pile oak"
        f"| {SPENT.format(2, 5, 12, 12)} | seat 4 | seat 4",
        "take 5",
    )
    assert (s.over, seat(s, 0)) == (True, "0 hand oak")


def test_di_4_1_with_five_river_cards_the_game_goes_on() -> None:
    s = after(
        "turn 0 | river birch birch birch birch | pile oak oak"
        f"| {SPENT.format(2, 4, 12, 12)} | seat 4 | seat 4",
        "take 1",
    )
    assert (s.over, s.left, s.turn) == (False, 1, 1)


def test_di_4_1_the_taken_card_is_resolved_first() -> None:
    before = (
        "turn 0 | river garbage+2 birch birch birch | pile oak"
        f"| {SPENT.format(3, 5, 11, 11)} | seat 3 hand disposal | seat 3"
    )
    kept, disposed = after(before, "take 1"), after(before, "take 1 dispose")
    assert (kept.over, seat(kept, 0)) == (True, "5 hand disposal garbage 1")
    assert (disposed.over, seat(disposed, 0)) == (True, "5")
    assert [rules.score(s, 0) for s in (kept, disposed)] == [1, 2]


def test_di_4_1_building_does_not_use_up_the_river() -> None:
    before = (
        "turn 0 | river birch birch birch birch | pile oak"
        f"| {SPENT.format(2, 4, 12, 12)} | seat 4 hand oak | seat 4"
    )
    assert not after(before, "build 3 oak").over


def test_di_4_1_the_end_is_told() -> None:
    match = Match.from_position(
        "dam-it | turn 0 | river birch birch birch birch | pile oak"
        f"| {SPENT.format(2, 5, 12, 12)} | seat 4 | seat 4"
    )
    match.play("take 5")
    assert [what for what, *_ in events(match)][-5:] == [
        "taken",
        "river-empty",
        "scored",
        "scored",
        "finished",
    ]
    assert [e.value for e in match.events(None) if e.what == "scored"] == [0, 2]
    assert match.view(None).ended_by == "river"


def test_di_4_2_the_last_dam_ends_the_game() -> None:
    before = (
        "turn 1 | river birch birch pine pine | pile ... "
        f"| seat 4 dams {ALL_BUT_THE_LAST_DAM} | seat 4 hand oak beech"
    )
    match = Match.from_position(f"dam-it | {before}")
    match.play("build 3 oak")
    assert match.over
    assert match.legal() == ()
    assert [what for what, *_ in events(match)] == [
        "discarded",
        "built",
        "dams-gone",
        "scored",
        "scored",
        "finished",
    ]
    assert match.view(None).ended_by == "dams"
    with pytest.raises(IllegalMove, match=r"The match is over. \(DI-4\)"):
        match.play("build 3 beech")


def test_di_4_2_fourteen_dams_do_not_end_it() -> None:
    dams = ALL_BUT_THE_LAST_DAM.removesuffix(" 3:4")
    before = f"turn 1 | river birch birch pine pine | pile ... | seat 4 dams {dams} | seat 4"
    assert not after(f"{before} hand oak beech", "build 3 oak").over


# DI-5  Scoring


def test_di_5_1_points_of_the_own_dams() -> None:
    states = final("0 dams 11:17 3:5", "0 dams 11:16")
    assert [step.score(states, 0, p) for p in (0, 1)] == [22, 16]


@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (8, 4)])
def test_di_5_1_a_point_for_every_two_own_cubes(cubes: int, points: int) -> None:
    assert step.score(final(str(cubes), "0"), 0, 0) == points


@pytest.mark.parametrize(
    ("garbage", "points"),
    [(0, 0), (1, -1), (2, -4), (3, -9), (4, -16), (5, -25), (6, -25), (12, -25)],
)
def test_di_5_1_garbage_costs_its_square_at_most_25(garbage: int, points: int) -> None:
    assert step.score(final(f"0 garbage {garbage}", "0"), 0, 0) == points


def test_di_5_1_the_most_points_win() -> None:
    assert winners(final("0 dams 3:5", "0 dams 5:8 garbage 1", "0 hand oak*6")) == [1]


def test_di_5_2_ties_the_higher_sum_of_trees_in_the_hand() -> None:
    assert winners(final("2 hand oak birch", "2 hand beech maple")) == [1]
    assert winners(final("2 hand oak maple", "2 hand maple acacia willow")) == [1]
    assert winners(final("2 hand oak*2", "2 hand maple*2 birch")) == [0]


def test_di_5_2_disposal_cards_count_nothing_there() -> None:
    assert winners(final("2 hand birch", "2 hand disposal*5")) == [0]


def test_di_5_2_then_a_shared_win() -> None:
    assert winners(final("2 hand oak", "3 hand maple pine disposal", "0 hand oak*5")) == [0, 1]


def test_di_5_2_nobody_has_won_before_the_end() -> None:
    assert winners(placed("dam-it", WOOD.format("oak") + " dams 3:5")) == []


def test_di_5_3_example_43_and_1_less_9() -> None:
    states = final("3 dams 11:17 7:11 5:8 3:4 3:3 garbage 3", "4 dams 3:5")
    assert step.score(states, 0, 0) == 43 + 1 - 9 == 35
    sheet = named("dam-it").view(read(states), None).players[0].cards
    assert [(line.kind, line.count, line.points) for line in sheet.sheet] == [
        ("dams", 5, 43),
        ("cubes", 3, 1),
        ("garbage", 3, -9),
    ]
    assert sheet.score == 35
