"""Characters (RC-8)."""

import pytest

from beaverboard.games.game import Spot
from beaverboard.games.roi_des_castors import state, text
from beaverboard.games.roi_des_castors.dams import dam_sum
from beaverboard.games.roi_des_castors.options import most_answers
from beaverboard.match import Match
from tests.games.roi_des_castors.positions import (
    GAME,
    SEAT_1,
    after,
    aside,
    at,
    character,
    dams,
    dealt,
    events,
    everything_but,
    hand,
    known,
    legal,
    options,
    phase,
    refused,
    reserve,
    two,
    view,
    winners,
)

# RC-8


def test_rc_8_bucheron_every_1_of_the_turn_counts_2_for_good() -> None:
    before = character("bucheron", "hand 1 1 2 3 3", turn="power", pile="troc ...")
    s = after(before, "use", "lay 1 on 0")
    assert (dams(s, 0), dam_sum(s, 0, 0), s.last) == ("1*", 2, 2)
    # for order too: a 3 fits, another 1 is a 2
    assert dams(after(text.text(s), "lay 3 on 0", "pass"), 0) == "1*-3"
    s = after(text.text(s), "lay 1 on 0", "lay 2 on 0")
    assert (dams(s, 0), dam_sum(s, 0, 0)) == ("1*-1*-2", 6)
    assert not s.raising  # only this turn
    assert dams(after(before, "draw", "lay 1 on 0", "lay 1 on 0", "pass"), 0) == "1-1"


def test_rc_8_bucheron_all_are_told_that_a_1_counts_2() -> None:
    before = character("bucheron", "hand 1 1 2 3 3", "raising")
    assert events(before, "lay 1 on 0", 1) == ["laid", "raised"]
    assert events(before, "lay 2 on 0", 1) == ["laid"]


def test_rc_8_architecte_one_log_may_break_the_order() -> None:
    before = character("architecte", "hand 1 1 3 3 3 dams 1", turn="power", pile="troc ...")
    s = after(before, "use", "lay 3 on 0")
    assert (dams(s, 0), bool(s.free)) == ("1-3", False)
    assert refused(text.text(s), "lay 1 on 1") == "RC-4.2"  # compared as with any other
    s = after(before, "use", "lay 1 on 0")
    assert bool(s.free)  # only a log that breaks a rule uses it up
    s = after(text.text(s), "lay 3 on 0")
    assert not s.free
    assert refused(before.replace("power", "main"), "lay 3 on 0") == "RC-4.3"


def test_rc_8_architecte_a_log_may_fall_once() -> None:
    before = character("architecte", "hand 1 1 3 3 3", turn="power", pile="troc ...")
    s = after(before, "use", "lay 3 on 0", "lay 1 on 1", "lay 1 on 1")
    assert dams(s, 0) == "3 1-1"


def test_rc_8_architecte_his_freedom_ends_with_the_turn() -> None:
    before = character("architecte", "hand 1 1 3 3 3", turn="power", pile="troc ...")
    s = after(before, "use", "lay 1 on 0", "pass", "discard 1", "discard 3")
    assert not s.free


def test_rc_8_architecte_wins_with_7_6_and_6() -> None:
    # "With this bonus you may build one dam of 7 and two of 6."
    before = character("architecte", "hand 2 3 3 3 1 dams 2-2-3! 2-2 3")
    s = after(before, "lay 2 on 1")
    assert (phase(s), legal(s)) == ("0 claim", {"use", "pass"})
    s = after(before, "lay 2 on 1", "use")
    assert (dams(s, 0), s.turn) == ("2-2-3! 2-2-2! 3", 1)  # RC-4.6
    s = after(character("architecte", "hand 3 1 dams 2-2-3! 2-2-2! 3"), "lay 3 on 2", "use")
    assert bool(s.over) and winners(s) == [0]


def test_rc_8_architecte_no_is_final_and_two_dams_at_most() -> None:
    s = after(character("architecte", "hand 3 3 3 1 dams 3"), "lay 3 on 0", "pass")
    assert (dams(s, 0), phase(s)) == ("3-3", "0 lay")
    s = after(text.text(s), "lay 3 on 0")
    assert dams(s, 0) == "3-3-3!"
    third = character("architecte", "hand 3 3 1 dams 3-3! 2-2-2! 3")
    s = after(third, "lay 3 on 2")
    assert phase(s) == "0 lay"


def test_rc_8_marchand_monopole_draws_with_the_others() -> None:
    before = (
        "turn 0 power | pile 1 2 3 troc recolte ... | seat marchand hand 1 1 2 2 3"
        " | seat bucheron hand recolte 1 1 1 2 2"
    )
    s = after(before, "use", "discard 1", "pass")
    assert (phase(s), bool(s.monopole), s.held[0]) == ("1 power", True, 5)
    s = after(text.text(s), "draw")
    assert (s.held[0], s.held[1]) == (6, 7)  # the draw step
    s = after(text.text(s), "play recolte")
    assert (s.held[0], s.held[1]) == (7, 9)  # one card for three
    s = after(text.text(s), "discard 1", "discard 1", "discard 1")
    assert (s.turn, s.held[0]) == (0, 8)  # his own draw; above the limit it stays (RC-3.7)
    assert not s.monopole  # until his next turn begins
    assert refused(text.text(s), "use") == "RC-8"  # once a game


def test_rc_8_marchand_draws_as_often_as_others_do() -> None:
    before = (
        "turn 1 main | monopole | pile 1 2 3 troc ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat bucheron hand recolte recolte recolte recolte recolte 1 1"
    )
    s = after(before, *["play recolte"] * 5)
    assert s.held[0] == 10


def test_rc_8_marchand_draws_only_where_something_was_drawn() -> None:
    before = (
        "turn 1 main | monopole | pile ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat bucheron hand permanente troc 1 1 1 2"
    )
    for moves in (["play permanente"], ["play troc", "discard 1", "pass", "pass"]):
        s = after(before, *moves)
        assert (phase(s), s.held[0]) == ("1 again", 5)
    assert after(before, "play troc", "discard 1", "pass", "draw", "pass").held[0] == 6


def test_rc_8_marchand_all_are_told_that_he_draws() -> None:
    match = Match.from_position(
        f"{GAME} | turn 1 main | monopole | pile ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat bucheron hand recolte 1 1 1 2 2"
    )
    match.play("play recolte")
    told = [(event.what, event.seat) for event in match.events(1) if event.what != "played"]
    assert told == [("drawn", 1)] * 3 + [("monopole", 0), ("drawn", 0)]


def test_rc_8_marchand_adjusting_is_no_event() -> None:
    before = (
        "turn 1 main | monopole | pile ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat bucheron hand 1 1 1 2 2 | seat nageur hand 2"
    )
    s = after(before, "lay 1 on 0", "pass")  # seat 1 draws two cards to fill up
    assert (s.turn, s.held[1], bool(s.monopole), s.held[0]) == (2, 6, True, 5)


def test_rc_8_marchand_two_cards_of_the_maitre_nageur_are_one_event() -> None:
    before = (
        "turn 1 power | monopole | pile troc 3 1 ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat nageur hand 1 1 1 2 2"
    )
    s = after(before, "use")
    assert (phase(s), s.held[0]) == ("1 keep", 5)
    s = after(before, "use", "discard troc")
    assert (phase(s), hand(s, 0)) == ("1 main", "1 1 1 2 2 3")


def test_rc_8_marchand_sleepers_and_the_river_give_events_too() -> None:
    before = (
        "mode expert | turn 1 draw | owed 1 | dozing | monopole | pile ... | river 1 2 3 troc"
        " | seat marchand hand 1 1 2 2 3 spent | seat sage hand 1 1 1 2 2 spent"
    )
    assert after(before, "take 0").held[0] == 6
    assert after(before, "draw").held[0] == 6


def test_rc_8_marchand_his_troc_is_up_to_three() -> None:
    before = two("hand troc 1 1 2 2", pile="3 3 3 troc ...")
    s = after(before, "play troc", "discard 1", "discard 1", "discard 2", "draw", "draw", "draw")
    assert (hand(s, 0), phase(s)) == ("2 3 3 3", "0 again")


def test_rc_8_marchand_the_longest_match_counts_every_answer_to_his_troc() -> None:
    before = two("hand troc 1 1 2 2", pile="3 3 3 troc ...")
    moves = ["play troc", *["discard 1"] * 2, "discard 2", *["draw"] * 3]
    assert phase(after(before, *moves)) == "0 again"
    assert len(moves) == most_answers(state.TROC, 0)


def test_rc_8_vieux_sage_sends_an_opponent_to_sleep() -> None:
    before = (
        "turn 0 power | pile 1 2 3 troc ... | seat sage hand 1 1 2 2 3"
        " | seat marchand hand 2 2 3 3 3"
    )
    assert legal(at(before)) == {"draw", "target 1"}
    s = after(before, "target 1")
    assert (s.asleep[1], s.spent[0], phase(s)) == (1, 1, "0 main")
    assert refused(text.text(s), "target 1") == "RC-8"  # a power used twice
    s = after(text.text(s), "discard 1", "pass")
    # he draws and adjusts only, without power
    assert (phase(s), bool(s.dozing)) == ("1 adjust", True)
    s = after(text.text(s), "discard 2")
    assert (s.turn, s.asleep[1], s.held[1]) == (0, 0, 5)


def test_rc_8_vieux_sage_needs_a_target_who_is_awake() -> None:
    three = (
        "turn 0 power | pile ... | seat sage hand 1 1 2 2 3 | seat marchand hand 2 asleep spent"
        " | seat nageur hand 2"
    )
    assert refused(three, "target 1") == "RC-8"
    none = two("hand 1 1 1 1 1 1", other="seat sage hand 1 1 2 2 3").replace(
        "hand 1 1 1 1 1 1", "hand 1 1 1 1 1 1 shields permanente"
    )
    assert phase(after(none, "discard 1", "pass")) == "1 main"  # not asked


def test_rc_8_vieux_sage_protection_cancels_the_story_which_is_spent() -> None:
    before = (
        "turn 0 power | pile ... | seat sage hand 1 1 2 2 3"
        " | seat marchand hand 2 shields protection | seat nageur hand 2 | seat bucheron hand 2"
    )
    s = after(before, "target 1")
    assert (s.asleep[1], s.spent[0], s.protection[1]) == (0, 1, 0)


def test_rc_8_vieux_sage_all_are_told_of_the_story_and_who_is_safe_from_it() -> None:
    match = Match.from_position(
        f"{GAME} | turn 0 power | pile ... | seat sage hand 1 1 2 2 3"
        " | seat marchand hand 2 shields protection | seat nageur hand 2 | seat bucheron hand 2"
    )
    match.play("target 1")
    told = [(event.what, event.seat, event.card) for event in match.events(3)]
    assert told[:3] == [
        ("aimed", 0, None),
        ("cancelled", 1, state.PROTECTION),
        ("powered", 0, None),
    ]


def test_rc_8_sentinelle_puts_cards_into_her_reserve() -> None:
    before = character("sentinelle", "hand 1 2 troc reserve permanente", turn="power")
    assert legal(at(before)) == {"draw", "store 1", "store 2", "store troc"}
    s = after(before, "store 1")
    assert (reserve(s, 0), phase(s)) == ("1 permanente", "0 main")
    full = character("sentinelle", "hand 1 2 3 3 3 3 reserve 1 permanente")
    assert refused(full, "store 1") == "RC-3.1"
    assert phase(after(full.replace("hand 1 2", "hand 2 2"), "discard 2", "pass")).startswith("1")


def test_rc_8_maitre_nageur_draws_two_and_keeps_one() -> None:
    before = character("nageur", "hand 1 1 2 2 3", turn="power", pile="3 troc ...")
    assert legal(at(before)) == {"draw", "use"}
    assert hand(after(before, "draw"), 0) == "1 1 2 2 3 3"
    s = after(before, "use")
    assert (phase(s), legal(s)) == ("0 keep", {"discard 3", "discard troc"})
    assert refused(text.text(s), "discard 1") == "RC-8"
    s = after(text.text(s), "discard troc")
    assert (hand(s, 0), aside(s), phase(s)) == ("1 1 2 2 3 3", "troc", "0 main")
    # two equal cards: asked all the same (RC-3.8)
    s = after(before.replace("3 troc", "3 3"), "use")
    assert (phase(s), legal(s)) == ("0 keep", {"discard 3"})


def test_rc_8_maitre_nageur_keeps_both() -> None:
    before = character("nageur", "hand 1 1 2 2 3", "keeps 2", turn="power", pile="3 troc ...")
    s = after(before, "use")
    assert (phase(s), hand(s, 0), aside(s)) == ("0 main", "1 1 2 2 3 3 troc", "")
    assert known(s, 1, 0) == known(s, -1, 0) == ""  # hidden cards stay hidden
    assert hand(after(before, "draw"), 0) == "1 1 2 2 3 3"
    assert refused(text.text(s), "use") == "RC-3.1"
    s = after(before, "use", "lay 1 on 0", "pass")
    assert (phase(s), s.held[0]) == ("0 adjust", 6)
    drawn = [event for event in events(before, "use", 0) if event != "powered"]
    assert drawn == ["drawn", "drawn"]


def test_rc_6_cards_that_the_maitre_nageur_takes_from_the_river_are_remembered() -> None:
    before = (
        "mode expert | turn 0 power | keeps 2 | river 1 2 3 troc | pile 3 3 2 2 ..."
        f" | seat nageur hand 1 1 2 2 3 | {SEAT_1}"
    )
    s = after(before, "use", "take 3")
    assert (phase(s), hand(s, 0), s.owed) == ("0 draw", "1 1 2 2 3 troc", 1)
    assert text.position(text.text(s)).tobytes() == s.tobytes()
    assert (known(s, 1, 0), known(s, -1, 0), known(s, 0, 0)) == ("troc", "troc", "")
    hidden = after(text.text(s), "draw")
    assert (phase(hidden), hand(hidden, 0)) == ("0 main", "1 1 2 2 3 3 troc")
    assert known(hidden, 1, 0) == "troc"
    both = after(text.text(s), "take 0")
    assert (phase(both), known(both, 1, 0)) == ("0 main", "1 troc")
    match = Match.from_position(f"{GAME} | {before}")
    match.play("use")
    match.play("take 3")
    assert match.events(1)[0].target == Spot("hand", 0, 0)


def test_rc_6_a_card_of_the_river_is_not_drawn_from_the_pile() -> None:
    match = Match.from_position(
        f"{GAME} | mode expert | turn 0 power | keeps 1 | river 1 2 3 troc | pile ..."
        f" | seat nageur hand 1 1 2 2 3 | {SEAT_1}"
    )
    match.play("use")
    match.play("take 0")
    told = match.events(1)
    assert [event.what for event in told] == ["taken", "river-filled"]
    assert (told[0].card, told[0].target) == (state.LOG_1, Spot("drawn", 0, 0))


def test_rc_8_both_cards_of_the_maitre_nageur_are_one_event_for_monopole() -> None:
    before = (
        "turn 1 power | monopole | keeps 2 | pile troc 3 1 ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat nageur hand 1 1 1 2 2"
    )
    s = after(before, "use")
    assert (phase(s), hand(s, 0), hand(s, 1)) == ("1 main", "1 1 1 2 2 3", "1 1 1 2 2 3 troc")


def test_rc_8_maitre_nageur_draws_the_only_card_left_though_he_may_keep_two() -> None:
    rest = everything_but("1 1 2 2 3")
    before = (
        f"turn 0 power | keeps 2 | pile 3 | seat nageur hand 1 1 2 2 | seat sage hand {rest} spent"
    )
    s = after(before, "use")
    assert (hand(s, 0), phase(s), s.owed) == ("1 1 2 2 3", "0 main", 0)


@pytest.mark.parametrize(
    ("drawn", "index"),
    [("1 troc", 0), ("troc 1", 0), ("1! troc", 0), ("troc 1!", 1), ("troc! 1", 1), ("1 1!", 1)],
)
def test_rc_6_which_of_his_two_cards_the_maitre_nageur_discards_tells_nothing_hidden(
    drawn: str, index: int
) -> None:
    match = Match.from_position(
        f"{GAME} | mode expert | turn 0 keep | swimming | drawn {drawn} | river 1 2 3 3"
        f" | pile ... | seat nageur hand 1 1 2 2 3 | {SEAT_1}"
    )
    match.play("discard 1")
    event = match.events(1)[0]
    assert (event.what, event.source) == ("discarded", Spot("drawn", 0, index))


def test_rc_6_of_the_two_cards_of_the_maitre_nageur_only_a_hidden_one_is_imagined() -> None:
    match = Match.from_position(
        f"{GAME} | mode expert | turn 0 keep | swimming | drawn 1! troc | river 1 2 3 3"
        f" | pile ... | seat nageur hand 1 1 2 2 3 | {SEAT_1}"
    )

    def imagined(seat: int | None) -> set[tuple[int | None, ...]]:
        return {match.imagined(seat, seed).view(0).this_turn.drawn for seed in range(20)}

    assert imagined(0) == {(state.LOG_1, state.TROC)}
    for seat in (1, None):
        assert {pair[0] for pair in imagined(seat)} == {state.LOG_1}
        assert len(imagined(seat)) > 1


def test_rc_8_maitre_nageur_keeps_the_only_card_left() -> None:
    logs = "1 " * 14 + "2 " * 10 + "3 " * 7
    others = "recolte " * 6 + "troc " * 8 + "permanente " * 6
    before = (
        f"turn 0 power | pile 3 | seat nageur hand 1 1 2 2 | seat sage hand {logs} {others} spent"
    )
    s = after(before, "use")
    assert (hand(s, 0), phase(s), aside(s)) == ("1 1 2 2 3", "0 main", "")


def test_rc_8_maitre_nageur_completing_does_not_end_his_laying() -> None:
    before = character("nageur", "hand 3 3 3 3 1 dams 3-3")
    s = after(before, "lay 3 on 0")
    assert (dams(s, 0), phase(s)) == ("3-3-3!", "0 lay")
    s = after(text.text(s), "lay 3 on 1", "lay 3 on 1")
    assert s.turn == 1  # three logs in all


def test_rc_8_a_power_of_another_character_is_refused() -> None:
    assert refused(character("bucheron", "hand 1 2", turn="power"), "store 1") == "RC-8"


def test_rc_8_1_the_reserve_is_played_like_the_hand_and_not_discarded() -> None:
    before = character("sentinelle", "hand 1 2 2 2 2 2 reserve 1 troc")
    assert {"lay 1 reserve on 0", "play troc reserve", "lay 1 on 0"} <= legal(at(before))
    assert refused(before, "lay 3 reserve on 0") == "RC-8.1"
    assert "discard troc" not in legal(at(before))
    s = after(before, "lay 1 reserve on 0")
    assert (reserve(s, 0), s.held[0]) == ("troc", 6)
    s = after(before, "play troc reserve")
    assert "discard troc" not in legal(s)


def test_rc_8_1_the_reserve_cannot_be_taken() -> None:
    before = (
        "turn 0 main | pile ... | seat nageur hand chapardage 1 1 1 1"
        " | seat sentinelle hand 2 troc reserve 3 3 | seat sage hand shields permanente spent"
    )
    assert legal(after(before, "play chapardage")) == {"pass", "steal 2"}


def test_rc_8_the_cards_help_tells_what_is_printed_of_a_character() -> None:
    rows = view(dealt(options("expert", 5)), 0).characters
    reconstructed = ("reconstructed", "reconstructed")
    assert [(row.power, row.bonus) for row in rows] == [
        ("partly", "printed"),
        ("reconstructed", "partly"),
        ("partly", "reconstructed"),
        *[reconstructed] * 3,
    ]
