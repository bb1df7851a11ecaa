"""Texts that can't be a position of the game, and some that can."""

import pytest

from beaverboard.games.game import BadWords
from beaverboard.games.roi_des_castors import text
from tests.games.roi_des_castors.positions import SEAT_1, at, character, phase, two


def wrong(position: str, words: str) -> None:
    with pytest.raises(BadWords, match=words):
        text.position(position)


def test_rc_3_3_nothing_is_laid_before_the_main_action() -> None:
    wrong(two("hand 1 2 3 dams 1", "laid 1", "last 1"), "can't be at main")
    assert phase(at(two("hand 1 2 3 dams 1", "laid 1", "last 1", turn="lay"))) == "0 lay"


def test_rc_3_8_a_question_is_not_asked_if_all_see_its_only_answer() -> None:
    wrong(two("hand 1 2 3", turn="fill"), "only answer all can see")


def test_rc_8_architecte_claims_two_dams_at_most() -> None:
    four = (
        "turn 0 main | pile ... | seat architecte hand 1 dams {} | seat marchand hand 1 spent"
        " | seat sage hand 1 spent | seat nageur hand 1"
    )
    assert not at(four.format("2-2! 2-2! 2-3!")).over
    wrong(four.format("2-2! 2-2! 1-1-2!"), "only two dams")


def test_rc_8_vieux_sage_who_sleeps_has_no_main_action() -> None:
    wrong(two("hand 1 2 3", "dozing"), "can't be at main")


def test_rc_8_maitre_nageur_holds_no_card_before_the_first_of_two() -> None:
    before = (
        "mode expert | turn 0 draw | swimming | keeps 1 | {} | river 1 2 3 troc | pile ..."
        f" | seat nageur hand 1 1 2 2 3 | {SEAT_1}"
    )
    for rest in ("owed 2", "owed 1 | drawn 2"):
        assert phase(at(before.format(rest))) == "0 draw"
    for rest in ("owed 1", "owed 2 | drawn 2"):
        wrong(before.format(rest), "can't be at draw")


def test_rc_8_only_a_vieux_sage_sends_to_sleep() -> None:
    wrong("turn 0 main | pile ... | seat marchand hand 1 asleep | seat nageur hand 1", "asleep")


def test_rc_8_bucheron_raises_only_on_his_turn() -> None:
    wrong(two("hand 1 2", "raising"), "raising: only on the turn of the bucheron")


def test_rc_9_4_only_in_expert_dams_are_improved() -> None:
    wrong(two("hand 1 2 optimised"), "optimised: only in mode expert")


def test_rc_12_2_no_protection_lies_open_in_solo() -> None:
    solo = "mode solo | turn 0 main | pile ... | pool hand 1 shields permanente | rival hand 1"
    wrong(solo, "shields: none in mode solo")


def test_rc_8_only_a_power_of_once_a_game_is_spent() -> None:
    wrong(character("nageur", "hand 1 spent", "uses 1 1 1 1 1 2"), "spent")
    assert at(character("nageur", "hand 1 spent", "uses 1 1 1 1 1 1")).spent[0]


def test_rc_9_1_only_expert_has_a_river() -> None:
    wrong(two("hand 1", "river 1 2 3 troc"), "river: only in mode expert")


def test_rc_6_what_all_know_every_seat_knows() -> None:
    wrong(two("hand 1 2", "knows all 0 1"), "what all know")
    assert at(two("hand 1 2", "knows all 0 1", "knows 1 0 1")).known[0, 0, 0] == 1
