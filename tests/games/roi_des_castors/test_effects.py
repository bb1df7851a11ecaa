"""Effects of cards (RC-7)."""

import re

import pytest

from beaverboard.games import named
from beaverboard.games.roi_des_castors import cards, text
from beaverboard.locales import LANGUAGES, bundle
from tests.games.roi_des_castors.positions import (
    GAME,
    after,
    aside,
    at,
    dealt,
    discards,
    four,
    hand,
    known,
    legal,
    options,
    phase,
    refused,
    two,
    view,
)

# RC-7


def test_rc_7_the_table_of_cards_says_what_is_printed() -> None:
    s = dealt(options("expert", 2))
    assert [card.replay for card in cards.CARD_TEXTS] == [bool(n) for n in s.replay[3:]]
    assert [card.draws for card in cards.CARD_TEXTS] == s.draws[3:].tolist()
    assert [one.uses for one in cards.CHARACTER_TEXTS] == s.uses.tolist()
    assert [one.start for one in cards.CHARACTER_TEXTS] == s.start.tolist()
    assert (cards.KEEPS, cards.LIFTS) == (s.keeps, s.lifts)
    origins = {cards.PRINTED, cards.PARTLY, cards.RECONSTRUCTED}
    for card in cards.CARD_TEXTS:
        assert card.effect in origins
    for one in cards.CHARACTER_TEXTS:
        assert {one.power, one.bonus} <= origins
    for language in LANGUAGES:
        for card in cards.CARD_TEXTS:
            assert bundle(language).has_message(f"{GAME}-card-{card.key}")
        for one in cards.CHARACTER_TEXTS:
            assert bundle(language).has_message(f"{GAME}-power-{one.key}")
            assert bundle(language).has_message(f"{GAME}-bonus-{one.key}")


def test_rc_7_the_cards_help_tells_what_a_card_draws_and_what_is_printed() -> None:
    rows = view(dealt(options("normal", 5)), 0).cards
    assert [row.draws for row in rows] == [3, 0, 0, 0, 0, 2, 0, 0]
    partly = [i for i, row in enumerate(rows) if row.effect == "partly"]
    assert partly == [1, 3]  # troc, chapardage
    assert {row.effect for row in rows} == {"partly", "reconstructed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rc_7_the_rules_in_every_language_say_which_cards_carry_replay(language: str) -> None:
    page = (named(GAME).folder / f"rules.{language}.md").read_text("utf-8")
    yes = {"de": "ja", "en": "yes", "fr": "oui", "nl": "ja"}[language]
    for card in cards.CARD_TEXTS:
        row = re.search(rf"^\| `{card.key}` {card.name} .*\| (\w+) \|$", page, re.MULTILINE)
        assert row is not None, card.key
        assert (row[1] == yes) == card.replay


def test_rc_7_recolte_draws_three() -> None:
    s = after(two("hand recolte 1 1", pile="2 2 3 troc ..."), "play recolte")
    assert (hand(s, 0), phase(s)) == ("1 1 2 2 3", "0 again")


def test_rc_7_pioche_draws_two() -> None:
    s = after(four("hand pioche 1 1", "hand", pile="2 3 troc ..."), "play pioche")
    assert (hand(s, 0), phase(s)) == ("1 1 2 3", "0 again")


def test_rc_7_troc_discards_up_to_two_and_draws_up_to_two() -> None:
    before = four("hand troc 1 1 2", "hand", pile="3 3 troc ...")
    s = after(before, "play troc", "discard 1", "discard 2", "draw", "draw")
    assert (hand(s, 0), aside(s), phase(s)) == ("1 3 3", "1 2 troc", "0 again")
    s = after(before, "play troc", "pass", "pass")
    assert (hand(s, 0), phase(s)) == ("1 1 2", "0 again")
    s = after(before, "play troc", "discard 1", "pass", "draw", "pass")
    assert hand(s, 0) == "1 2 3"


def test_rc_7_protection_permanente_keeps_chapardage_away() -> None:
    before = (
        "turn 0 target | card chapardage | aside chapardage | pile ... | seat architecte hand 1"
        " | seat nageur hand 1 2 shields permanente | seat marchand hand 2 spent"
        " | seat sage hand 2 spent"
    )
    assert refused(before, "target 1") == "RC-7"
    assert legal(at(before)) == {"target 2", "target 3"}


def test_rc_7_a_target_is_an_opponent() -> None:
    before = (
        "turn 0 target | card espion | aside espion | pile ... | seat architecte hand 1"
        " | seat nageur hand 1 2 | seat marchand hand 2 spent | seat sage hand 2 spent"
    )
    assert refused(before, "target 0") == "RC-7"
    assert refused(before, "target 4") == "RC-7"


def test_rc_7_further_copies_of_protection_permanente_give_replay() -> None:
    s = after(two("hand permanente 1 1 shields permanente"), "play permanente")
    assert (s.permanente[0], phase(s)) == (2, "0 again")


def test_rc_7_chapardage_takes_up_to_two_logs_and_has_no_replay() -> None:
    before = four("hand chapardage 1 1 1 1", "hand 2 2 3 troc")
    s = after(before, "play chapardage")
    assert legal(s) == {"pass", "steal 2", "steal 3"}
    assert refused(text.text(s), "steal 1") == "RC-7"
    s = after(before, "play chapardage", "steal 2", "steal 3")
    assert (hand(s, 1), s.held[0]) == ("2 troc", 6)
    assert phase(s) == "0 adjust"  # no REPLAY
    s = after(before, "play chapardage", "pass")
    assert s.turn == 1


def test_rc_7_espion_has_replay() -> None:
    assert phase(after(four("hand espion 1 1", "hand 2 2"), "play espion")) == "0 again"


def test_rc_7_protection_cancels_one_attack() -> None:
    before = four("hand chapardage 1 1 1 1 1", "hand 2 2 3 shields protection", pile="troc ...")
    s = after(before, "play chapardage")
    assert (s.protection[1], hand(s, 0)) == (0, "1 1 1 1 1")
    assert discards(s) == "chapardage protection"
    assert known(s, 0, 1) == ""
    spy = four("hand espion 1 1", "hand 2 2 shields protection")
    s = after(spy, "play espion")
    assert (phase(s), aside(s)) == ("0 again", "espion protection")  # REPLAY is kept


def test_rc_7_recyclage_takes_a_card_of_the_discard_pile() -> None:
    before = four("hand recyclage 1 1", "hand", "discard troc troc 3")
    s = after(before, "play recyclage")
    assert legal(s) == {"recycle troc", "recycle 3"}  # must, if there is one
    assert refused(text.text(s), "recycle 2") == "RC-7"
    s = after(before, "play recyclage", "recycle troc")
    assert (hand(s, 0), discards(s), phase(s)) == ("1 1 troc", "3 troc", "0 again")
    s = after(four("hand recyclage 1 1", "hand"), "play recyclage")
    assert (hand(s, 0), phase(s)) == ("1 1", "0 again")


def test_rc_7_a_card_without_a_target_has_no_effect() -> None:
    s = after(four("hand espion 1 1", "hand 2 2 shields permanente"), "play espion")
    assert (phase(s), known(s, 0, 1)) == ("0 again", "")
