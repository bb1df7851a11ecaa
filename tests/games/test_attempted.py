"""What somebody means who picks what no legal move has: the move that the rules then refuse."""

import random
from itertools import product

import numpy as np
import pytest

from beaverboard.games import named
from beaverboard.games.game import Spot
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.games.playing import name, placed, random_play, read, setups
from tests.scale import scaled

STATES = scaled(8, 24)
PICKS = scaled(60, 200)
# Zones of pages that are no zones of the rules, and one of nobody
OTHERS = ("side", "log", "character", "lane", "nowhere")


def spot(words: str) -> Spot:
    zone, seat, index = words.split("/")
    return Spot(zone, int(seat), int(index))


def meant(game: str, position: str, *picks: str) -> str | None:
    text = named(game).text
    action = text.attempted(read(placed(game, position)), [spot(words) for words in picks])
    return None if action is None else text.words(action)


GANG = (
    "turn 0 {phase} | pile ... | discard 3 "
    "| seat (5) (5) {up} / 3 (4) (6) (7) | seat {theirs} (1) (2) / (3) (0) (0) (0)"
)


@pytest.mark.parametrize(
    ("phase", "picks", "words"),
    [
        ("turn", "pile/0/0", "draw"),
        ("draw", "discard/0/0", "take"),
        ("draw", "layout/0/3", "put 3"),
        ("turn", "layout/0/3", "turn 3"),
        ("place | drawn 7", "discard/0/0", "discard"),
        ("place | drawn 7", "discard/0/0 layout/0/2", "reveal 2"),
        ("place | drawn 7", "layout/0/1 layout/0/6", "swim 1 to 6"),
        ("place | drawn 7", "discard/0/0 pile/0/0", None),
        ("draw", "layout/0/8", None),
    ],
)
def test_biber_gang(phase: str, picks: str, words: str | None) -> None:
    up, theirs = ("(1) (2)", "(8) (9)") if phase == "turn" else ("1 2", "8 9")
    position = GANG.format(phase=phase, up=up, theirs=theirs)
    assert meant("biber-gang", position, *picks.split()) == words


CLAN = (
    "mode clan-and-band | turn 0 {phase} | pile ... "
    "| seat 7 (4) - / - - | seat (3) - - / - - | seat 1 2 (8) / - -"
)


@pytest.mark.parametrize(
    ("phase", "picks", "words"),
    [
        ("place | hand 7", "lodge/1/3", "place down seat 1 T1"),
        ("place | hand 7", "lodge/1/0", "swap down seat 1 B1"),
        ("keep | hand 7", "lodge/0/4", "keep down T2"),
        ("keep | hand 7", "lodge/2/1", "swap down seat 2 B2"),
        ("peek | aside P", "lodge/0/0", "peek seat 0 B1"),
        ("swap | aside S", "lodge/2/2 lodge/1/0", "exchange seat 1 B1 seat 2 B3"),
        ("swap | aside S", "lodge/1/1", "exchange seat 0 B1 seat 1 B2"),
        ("place | hand 7", "pile/0/0", None),
        ("place | hand 7", "lodge/7/0", None),
    ],
)
def test_biber_clan(phase: str, picks: str, words: str | None) -> None:
    assert meant("biber-clan", CLAN.format(phase=phase), *picks.split()) == words


DAM_IT = "turn 0 | river birch oak garbage pine | pile ... | seat 4 hand {hand} | seat 4"


@pytest.mark.parametrize(
    ("hand", "picks", "words"),
    [
        ("oak maple disposal", "river/0/3", "take 4"),
        ("oak maple disposal", "pile/0/0", "take 5"),
        ("oak maple disposal", "hand/0/6 hand/0/7 stacks/0/4", "build 11 oak+disposal"),
        ("oak maple disposal", "hand/0/0", "build 3 birch"),
        ("oak maple disposal", "stacks/0/4", "build 11 oak+maple+disposal"),
        ("", "stacks/0/1", "build 5 birch"),
        ("oak", "cubes/0/0", None),
        ("oak", "hand/0/6 stacks/0/5", None),
        ("oak", "hand/0/8", None),
    ],
)
def test_dam_it(hand: str, picks: str, words: str | None) -> None:
    position = DAM_IT.format(hand=hand).replace("hand |", "|")
    assert meant("dam-it", position, *picks.split()) == words


CASTORS = (
    "mode normal | turn 0 {phase} | start 0 | pile ... | discard "
    "| seat architecte hand 1 1 troc dams {dams} | seat sage hand 2 3 3 troc 2"
)


@pytest.mark.parametrize(
    ("phase", "dams", "picks", "words"),
    [
        ("main", "1-2 3", "hand/0/0 dam/0/1", "lay 1 on 1"),
        ("main", "1-2 3", "hand/0/0", "lay 1 on 2"),
        ("main", "1-2 3", "reserve/0/2", "lay 3 reserve on 2"),
        ("main", "1-2 3", "hand/0/4", "play troc"),
        ("main", "1-2 3", "pile/0/0", "draw"),
        ("main", "1-2 3", "log-pile/0/0", "draw log"),
        ("main", "1-2 3", "river/0/2", "take 2"),
        ("main", "1-2 3", "side/1/0", "target 1"),
        ("main", "1-2 3", "log/0/1", "move 2"),
        ("main", "1-2 3", "dam/0/1", None),
        ("main", "1-2 3", "hand/1/0", None),
        ("main", "1-2-2-2! 3", "dam/0/0", "lay 1 on 0"),
        ("main", "1-2 3", "hand/0/99", None),
        ("main", "1-2 3", "character/0/0", "use"),
        ("main", "1-2 3", "pile/0/1", "use"),
        ("power", "1-2 3", "hand/0/0", "lay 1 on 2"),
        ("power", "1-2 3", "character/0/0 hand/0/0", "store 1"),
    ],
)
def test_roi_des_castors(phase: str, dams: str, picks: str, words: str | None) -> None:
    position = CASTORS.format(phase=phase, dams=dams)
    assert meant("roi-des-castors", position, *picks.split()) == words


@pytest.mark.parametrize("setup", setups(), ids=name)
def test_any_picks_mean_an_action_or_nothing_and_the_refusal_is_that_of_the_move(
    setup: Setup,
) -> None:
    game, chance = setup.game, random.Random(5)
    zones = (*game.text.ZONES, *OTHERS)
    places = [Spot(*place) for place in product(zones, range(8), (*range(12), 40, 127))]
    states = [state.copy() for state in random_play(setup, seed=5)][:-1]
    explained = 0
    for i in np.unique(np.linspace(0, len(states) - 1, STATES).astype(int)):
        match = Match(setup, {"key": "00" * 32})
        match._pool[0] = states[i][0]
        for _ in range(PICKS):
            picks = chance.choices(places, k=chance.choice((1, 1, 2, 3)))
            action = game.text.attempted(match._state, picks)
            refused = match.why_not_pick(picks)
            if action is None:
                assert refused is None
                continue
            assert 0 <= action < game.rules.ACTIONS
            expected = match.why_not(game.text.words(action))
            assert str(refused) == str(expected)
            explained += refused is not None
    assert explained
