"""What a move shows is told by its events: a move by which its mover learned nothing can be taken
back, and nothing is learned by taking it back."""

import random

import pytest

from beaverboard import chance
from beaverboard.dealer import IMAGINATION
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.games.playing import name, setups
from tests.scale import scaled

PLIES = scaled(150, 400)
WORLDS = scaled(3, 5)
every_setup = pytest.mark.parametrize("setup", setups(), ids=name)


def played(setup: Setup, seed: int) -> list[tuple[Match, Match]]:
    """The match before and after each move of a random one, as often with a choice of verbs as of
    moves: some games have hundreds of ways to lay a card and one to draw."""
    match, chances = Match.dealt(setup, chance.from_key(chance.key_of(seed))), random.Random(seed)
    pairs = []
    while not match.over and match.ply < PLIES:
        before, moves = match.copy(), match.legal()
        verb = chances.choice(sorted({words.split()[0] for words in moves}))
        match.play(chances.choice([words for words in moves if words.split()[0] == verb]))
        pairs.append((before, match.copy()))
    return pairs


def knowledge(match: Match, seat: int) -> bytes:
    """Two states that a seat cannot tell apart, dealt anew from the same stream, are equal."""
    stream = chance.new_dealer(chance.key_of(1), IMAGINATION)
    return match.imagine(seat, stream).tobytes()


def foreseen(before: Match, after: Match, seat: int) -> bool:
    """Whether the move looks the same to the seat in all worlds that it thought possible."""
    for world in range(WORLDS):
        imagined = before.imagined(seat, seed=world)
        if imagined.why_not(after.moves[-1]):
            return False
        imagined.play(after.moves[-1])
        if imagined.events(seat) != after.events(seat):
            return False
        if knowledge(imagined, seat) != knowledge(after, seat):
            return False
    return True


@every_setup
def test_who_learned_nothing_by_the_events_could_foresee_the_move(setup: Setup) -> None:
    quiet = shown = surprising = 0
    for before, after in played(setup, seed=7):
        if after.over:
            continue  # nothing is taken back then
        mover = before.turn
        predicted = foreseen(before, after, mover)
        if mover in after.who_learned(before, after.everyones_events()):
            shown += 1
            surprising += not predicted
        else:
            quiet += 1
            assert predicted, (before.position(), after.moves[-1])
    assert quiet, "some moves can be taken back"
    assert surprising >= 0.5 * shown, "those that can't show something"


def test_logs_of_le_roi_des_castors_can_be_taken_back() -> None:
    """All of them but those that end a turn: new cards are drawn then."""
    setup = next(each for each in setups() if name(each) == "roi-des-castors-normal-2")
    laid = [
        (before.turn in after.who_learned(before, seen), any(e.what == "drawn" for e in seen[None]))
        for before, after in played(setup, seed=9)
        if after.moves[-1].startswith("lay") and not after.over
        for seen in [after.everyones_events()]
    ]
    assert len(laid) > 10
    assert all(learned == drew for learned, drew in laid)
    assert not all(learned for learned, _ in laid)
