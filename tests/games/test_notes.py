"""What a seat is told before it is too late: from its own view, in keys and numbers."""

import json
from dataclasses import asdict

import pytest

from beaverboard.games import named
from beaverboard.games.game import Note
from beaverboard.games.setup import Setup
from beaverboard.locales import LANGUAGES, bundle, sentence
from beaverboard.testing.every_game import sampled, seats_and_spectator
from beaverboard.testing.selection import pytest_generate_tests as pytest_generate_tests
from tests.games.playing import placed, read

Told = list[tuple[str, str, dict[str, int]]]


def told(game: str, position: str, seat: int = 0) -> Told:
    notes = named(game).notes(named(game).view(read(placed(game, position)), seat))
    short = len(f"{game}-note-")
    return [(note.kind, note.key[short:], dict(note.arguments)) for note in notes]


def test_notes_are_plain_and_have_sentences_in_every_language(setup: Setup) -> None:
    for states in sampled(setup, seed=21):
        for seat in seats_and_spectator(setup):
            for note in setup.game.notes(setup.game.view(read(states), seat)):
                json.dumps(asdict(note))
                check_sentences(note)


def check_sentences(note: Note) -> None:
    for language in LANGUAGES:
        assert bundle(language).has_message(note.key), (language, note.key)
        assert sentence(note.key, language, name="Fenna", **note.arguments)


def test_a_spectator_is_told_nothing(setup: Setup) -> None:
    for states in sampled(setup, seed=22):
        assert setup.game.notes(setup.game.view(read(states), None)) == ()


HIDDEN = "seat 1 2 3 (4) / 5 6 7 (8)"
ONE_DOWN = "seat 5 1 4 0 / 1 2 6 (8)"
PAIRS = "seat 5 7 7 (0) / 5 7 B (8)"


@pytest.mark.parametrize(("seat", "points"), [(HIDDEN, 24), (ONE_DOWN, 19), (PAIRS, -10)])
def test_biber_gang_adds_up_what_is_open(seat: str, points: int) -> None:
    position = f"turn 1 draw | pile ... | discard 3 | {seat} | {HIDDEN}"
    assert told("biber-gang", position) == [("fact", "open", {"points": points})]


def test_biber_gang_tells_what_ends_the_round() -> None:
    position = f"turn 0 draw | pile ... | discard 3 | {ONE_DOWN} | {HIDDEN}"
    assert told("biber-gang", position)[1:] == [("warning", "last-card", {})]
    assert told("biber-gang", position, seat=1)[1:] == []  # not in turn
    all_up = ONE_DOWN.replace("(8)", "8")
    position = f"turn 0 draw | end 1 | pile ... | discard 3 | {HIDDEN} | {all_up}"
    assert told("biber-gang", position)[1:] == [("warning", "last-turn", {"seat": 1})]


def test_biber_clan_says_what_the_lodge_scores_and_the_fifth_card_risks() -> None:
    before = "turn 0 place | hand 7 | pile ... | seat 3 4 4 / 4 - | seat 1 1 - / - -"
    assert told("biber-clan", before) == [
        ("fact", "lodge", {"points": 30, "hidden": 0}),
        ("warning", "fifth", {"points": 10}),
    ]
    assert told("biber-clan", before, seat=1) == [("fact", "lodge", {"points": 2, "hidden": 0})]


def test_biber_clan_counts_only_what_the_seat_knows() -> None:
    before = "turn 1 place | hand 7 | pile ... | seat 3 (4:1) - / - - | seat 1 1 - / - -"
    assert told("biber-clan", before) == [("fact", "lodge", {"points": 3, "hidden": 1})]


def test_dam_it_says_what_can_be_built_and_when_it_ends() -> None:
    river = "river birch garbage oak willow"
    position = f"turn 0 | {river} | pile maple ... | seat 4 hand oak | seat 4"
    assert told("dam-it", position) == [("fact", "build", {"cost": 3, "points": 5})]
    assert told("dam-it", position, seat=1) == []


def test_castors_solo_says_that_the_17th_log_ends_it() -> None:
    mine = "-".join("1" * 7 + "2" * 7 + "33")
    his = "-".join(["1*"] * 8 + ["2"] * 3 + ["3"] * 4)
    position = (
        f"mode solo | turn 0 main | pile ... | pool hand 3 1 troc dams {mine}"
        f" | rival hand 2 2 2 dams {his}"
    )
    assert told("roi-des-castors", position) == [("warning", "last-log", {"mine": 27, "his": 34})]
