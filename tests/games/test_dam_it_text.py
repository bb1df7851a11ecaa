"""Dam It! positions and moves as text: what cannot be read says why."""

import pytest

from beaverboard.games import named
from beaverboard.games.game import BadWords, Spot
from tests.games.playing import placed, read

TEXT = named("dam-it").text
START = "turn 0 | river oak oak pine pine | pile ... | seat 4 | seat 4"


@pytest.mark.parametrize(
    ("words", "canonical"),
    [
        ("take 1", "take 1"),
        ("take 5 dispose", "take 5 dispose"),
        ("build 7 disposal+maple+oak", "build 7 oak+maple+disposal"),
        ("build 7 birch+oak+maple", "build 7 oak+maple+birch"),
        ("build 11 oak", "build 11 oak"),
    ],
)
def test_moves_are_written_in_one_way(words: str, canonical: str) -> None:
    assert TEXT.words(TEXT.action(words)) == canonical


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("take", "moves read take 3"),
        ("take 0", "take: position: a number from 1 to 5"),
        ("take 6", "take: position: a number from 1 to 5"),
        ("take 2 keep", "moves read take 3"),
        ("build", "moves read take 3"),
        ("build 7", "moves read take 3"),
        ("build 4 oak", "build: cost: 3, 5, 7, 9, 11"),
        ("build 3 elm", "build: cards: birch, pine"),
        ("build 3 oak+", "build: cards: birch, pine"),
        ("build 3 oak maple", "moves read take 3"),
        ("build 3 garbage", "build: cards: birch, pine"),
    ],
)
def test_moves_that_cannot_be_read(words: str, why: str) -> None:
    with pytest.raises(BadWords, match=why):
        TEXT.action(words)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("turn 0 | pile ... | seat 4 | seat 4", "river: 4 cards"),
        ("river oak oak pine | pile ... | seat 4 | seat 4", "river: 4 cards, not 3"),
        ("river oak oak pine elm | pile ... | seat 4 | seat 4", "river: birch"),
        ("river oak+0 oak pine pine | pile ... | seat 4 | seat 4", "river: cubes on a card"),
        ("river oak oak pine pine | pile oak | seat 4 | seat 4", "61 cards are nowhere"),
        (f"{START} | seat 4 | seat 4 | seat 4", "from 2 to 4 seats, not 5"),
        ("river oak oak pine pine | pile ... | seat 4", "from 2 to 4 seats, not 1"),
        (f"{START} | turn 1", "turn: once"),
        (f"{START} | pile oak", "pile: once"),
        (START.replace("turn 0", "turn 2"), "turn: a seat from 0 to 1"),
        (START.replace("turn 0", "over"), "over: when the draw pile is empty"),
        (START.replace("seat 4", "seat 3"), "6 cubes, but 2 seats have 8"),
        (START.replace("oak oak", "oak+1 oak"), "9 cubes, but 2 seats have 8"),
        (f"{START} hand oak*5", "7 cards oak, but there are 6"),
        (f"{START} garbage 12 | discard garbage disposal", "13 cards garbage"),
        (f"{START} hand elm", "hand: birch"),
        (f"{START} hand oak*0", "hand: how many"),
        (f"{START} hand oak*99", "hand: how many"),
        (f"{START} hand oak*66 pine*66", "hand: there are 66 river cards"),
        (f"{START} garbage", "garbage: one word"),
        (f"{START} garbage 13", "garbage: a number from 0 to 12"),
        (f"{START} fish 1", "a seat has hand, dams and garbage"),
        (f"{START} dams 3:4", "those of cost 3 are taken from the top"),
        (f"{START} dams 3:5 3:5", "one dam 3:5, not two"),
        (f"{START} dams 3:9", "points for cost 3: 5, 4, 3"),
        (f"{START} dams 4:5", "dams: cost: 3, 5"),
        (f"{START} dams oak", "dams: cost: 3, 5"),
        (f"{START} | discard garbage", "with a disposal card each"),
        (f"{START} | discard elm", "discard: birch"),
        (f"{START} | values 1 1 2 2 2 3 4", r"option tree_values: .*\(DI-1.4\)"),
        (f"{START} | values", r"option tree_values: .*\(DI-1.4\)"),
        (f"{START} | points 1 2 3", r"option dam_points: .*\(DI-1.4\)"),
        (f"{START} | memory_aid maybe", "memory_aid: off, on"),
        (f"{START} | fish", "no clause fish"),
        (START.replace("...", "oak " * 70), "pile: there are 66 river cards"),
    ],
)
def test_positions_that_cannot_be_read(position: str, why: str) -> None:
    with pytest.raises(BadWords, match=why):
        TEXT.position(position)


def test_an_empty_pile_is_the_end_and_nothing_else_is() -> None:
    spent = "birch*2 pine*6 acacia*6 maple*6 willow*6 beech*6 oak*6 disposal*12 garbage*12"
    dry = f"river birch birch birch birch | pile | discard {spent} | seat 4 | seat 4"
    assert TEXT.position(f"over | {dry}")[0].over
    with pytest.raises(BadWords, match="over: when the draw pile is empty"):
        TEXT.position(f"turn 0 | {dry}")
    with pytest.raises(BadWords, match="nobody's turn"):
        TEXT.position(f"over | turn 1 | {dry}")


def test_the_usual_options_are_not_written() -> None:
    s = read(placed("dam-it", f"{START} | values 1 1 2 2 2 3 3 | memory_aid on"))
    assert TEXT.text(s).startswith("turn 0 | river")


@pytest.mark.parametrize(
    "line",
    [
        "values 1 1 1 2 2 3 3",
        "points 6 4 3 / 8 7 6 / 11 10 9 / 14 13 12 / 17 16 15",
        "memory_aid off",
    ],
)
def test_unusual_options_are_written_and_read(line: str) -> None:
    s = read(placed("dam-it", f"{START} | {line}"))
    assert TEXT.text(s).startswith(line)
    assert TEXT.position(TEXT.text(s)).tobytes() == s.tobytes()


def test_picks_say_what_to_touch() -> None:
    before = "turn 1 | river oak garbage pine pine | pile garbage ... | seat 4 | seat 4 hand {}"
    s = read(placed("dam-it", before.format("oak birch maple disposal")))
    picks = {
        words: (TEXT.move(s, TEXT.action(words)).verb, TEXT.move(s, TEXT.action(words)).picks)
        for words in ("take 1", "take 2", "take 2 dispose", "take 5", "build 7 oak+maple+disposal")
    }
    assert picks == {
        "take 1": ("take", (Spot("river", 0, 0),)),
        "take 2": ("keep", (Spot("river", 0, 1), Spot("dams", 1, 0))),
        "take 2 dispose": ("dispose", (Spot("river", 0, 1), Spot("hand", 1, 7))),
        "take 5": ("keep", (Spot("pile", 0, 0), Spot("dams", 1, 0))),
        "build 7 oak+maple+disposal": (
            "build",
            (Spot("hand", 1, 6), Spot("hand", 1, 3), Spot("hand", 1, 7), Spot("stacks", 0, 2)),
        ),
    }
    # Without a disposal card there is nothing to choose.
    s = read(placed("dam-it", before.format("oak")))
    assert TEXT.move(s, TEXT.action("take 2")).picks == (Spot("river", 0, 1),)
