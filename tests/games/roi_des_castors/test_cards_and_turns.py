"""Cards, the deal and turns (RC-1 to RC-3)."""

import pytest

from beaverboard.games.roi_des_castors import state, text
from beaverboard.games.setup import BadSetup
from tests.games.roi_des_castors.positions import (
    SEAT_1,
    after,
    aside,
    at,
    character,
    dams,
    dealt,
    discards,
    events,
    everything_but,
    four,
    hand,
    legal,
    options,
    phase,
    refused,
    reserve,
    two,
)

# RC-1


@pytest.mark.parametrize(("seats", "cards_in_all"), [(2, 56), (3, 69), (4, 82), (5, 84)], ids=str)
def test_rc_1_5_the_deck_depends_on_the_number_of_players(seats: int, cards_in_all: int) -> None:
    for mode in ("normal", "expert", "discovery"):
        assert dealt(options(mode, seats)).copies.sum() == cards_in_all


def test_rc_1_1_logs_are_1_2_and_3() -> None:
    assert [state.value(c) for c in range(state.VALUES)] == [1, 2, 3]
    assert dealt(options("normal", 2)).copies[:3].tolist() == [16, 12, 8]


@pytest.mark.parametrize(
    ("mode", "seats"), [("normal", 3), ("expert", 4), ("discovery", 5), ("team", 4), ("solo", 1)]
)
def test_rc_1_1_a_box_has_one_set_of_42_logs(mode: str, seats: int) -> None:
    # RC-11.1, RC-12.1: "all 42 logs"
    assert dealt(options(mode, seats)).copies[:3].tolist() == [16, 14, 12]


def test_rc_1_2_there_are_30_action_cards() -> None:
    assert dealt(options("normal", 5)).copies[3:7].tolist() == [6, 8, 8, 8]


def test_rc_1_3_there_are_12_bonus_cards_two_pioche_only_with_five() -> None:
    assert dealt(options("normal", 5)).copies[7:].tolist() == [4, 4, 2, 2]
    assert dealt(options("normal", 4)).copies[7:].tolist() == [4, 2, 2, 2]


def test_rc_1_4_there_are_six_characters() -> None:
    seen = {c for seed in range(20) for c in dealt(options("normal", 5), seed).character.tolist()}
    assert seen == set(range(6))


def test_rc_1_5_counts_of_logs_and_cards_can_be_agreed() -> None:
    s = dealt(options("normal", 2, logs=(20, -1, 10), cards=(-1, 0, -1, 2, 1, -1, -1, -1)))
    assert s.copies.tolist() == [20, 12, 10, 6, 0, 6, 2, 1, 0, 0, 0]
    written = text.text(s)
    assert "deck 20 12 10 6 0 6 2 1 0 0 0" in written
    assert text.position(written).tobytes() == s.tobytes()
    assert text.agreed(s)[1]["logs"] == (20, 12, 10)
    assert text.agreed(s)[1]["cards"] == (6, 0, 6, 2, 1, 0, 0, 0)


@pytest.mark.parametrize(
    "values",
    [{"logs": (5, 5, 5)}, {"logs": (30, 30, 30)}, {"cards": (20,) * 8}, {"logs": (1, 2)}],
    ids=str,
)
def test_rc_1_5_counts_that_cannot_be_played_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        options("normal", 2, **values)


def test_rc_1_5_all_48_logs_may_be_of_any_kinds() -> None:
    assert dealt(options("normal", 2, logs=(16, 16, 16))).copies[:3].tolist() == [16, 16, 16]
    with pytest.raises(BadSetup):
        options("normal", 2, logs=(16, 16, 17))


def test_rc_1_5_all_48_others_may_be_of_any_kinds() -> None:
    assert dealt(options("normal", 2, cards=(6,) * 8)).copies[3:].tolist() == [6] * 8
    with pytest.raises(BadSetup):
        options("normal", 2, cards=(*(6,) * 7, 7))


@pytest.mark.parametrize(
    ("mode", "seats"), [("normal", 6), ("normal", 1), ("team", 3), ("solo", 2), ("other", 2)]
)
def test_rc_1_5_setups_for_others_are_refused(mode: str, seats: int) -> None:
    with pytest.raises(BadSetup):
        options(mode, seats)


# RC-2


def test_rc_2_1_every_player_has_a_character_of_their_own() -> None:
    for seed in range(10):
        s = dealt(options("expert", 5), seed)
        assert len(set(s.character.tolist())) == 5


def test_rc_2_2_start_advantages_then_five_cards_each() -> None:
    for seed in range(20):
        s = dealt(options("normal", 5), seed)
        drew = [5 + (p == s.turn and s.phase != state.POWER) for p in range(5)]
        assert s.held.tolist() == drew
        for p in range(5):
            start = {state.SAGE: "permanente", state.SENTINELLE: "troc"}
            assert reserve(s, p) == start.get(int(s.character[p]), "")


def test_rc_2_3_the_seed_picks_the_first_seat() -> None:
    assert {int(dealt(options("normal", 3), seed).starter) for seed in range(20)} == {0, 1, 2}


def test_rc_2_3_who_begins_can_be_agreed_but_not_in_solo() -> None:
    for mode, seats in (("normal", 3), ("expert", 3), ("discovery", 3), ("team", 4)):
        assert {int(dealt(options(mode, seats, begins=2), seed).starter) for seed in range(4)} == {
            2
        }
    with pytest.raises(BadSetup):
        options("solo", 1, begins=0)


def test_rc_2_3_play_goes_clockwise() -> None:
    s = after(two("hand 1 1 2 2 3 troc"), "discard 1", "pass")
    assert s.turn == 1


# RC-3


def test_rc_3_1_a_power_is_optional_and_comes_first() -> None:
    before = character("bucheron", "hand 2 2 2 3 3", turn="power", pile="3 2 troc ...")
    assert legal(at(before)) == {"draw", "use"}
    assert refused(before, "pass") == "RC-3.8"
    s = after(before, "draw")  # drawing means no
    assert (phase(s), hand(s, 0)) == ("0 main", "2 2 2 3 3 3")
    assert refused(text.text(s), "use") == "RC-3.1"
    s = after(before, "use")  # nothing else is left but to draw
    assert (phase(s), hand(s, 0), bool(s.raising)) == ("0 main", "2 2 2 3 3 3", True)


def test_rc_3_1_a_power_is_asked_for_though_there_is_nothing_to_draw() -> None:
    before = (
        f"turn 0 power | pile | seat bucheron hand 1 | seat sage hand {everything_but('1')} spent"
    )
    assert legal(at(before)) == {"pass", "use"}
    assert refused(before, "draw") == "RC-3.6"
    assert phase(after(before, "pass")) == "0 main"


def test_rc_3_1_a_power_that_cannot_be_used_is_not_asked_for() -> None:
    s = after(character("bucheron", "hand 2 2 2 3 3 3", "aside"), "discard 2", "pass")
    assert phase(s) == "1 main"  # the Vieux Sage's power is spent
    for kept, asked in [("1 troc", "1 main"), ("1", "1 power")]:
        sentinelle = f"seat sentinelle hand 1 2 2 3 3 reserve {kept}"
        s = after(two("hand 1 1 2 2 3 3", other=sentinelle), "discard 1", "pass")
        assert phase(s) == asked  # two cards in the reserve at most
    s = after(two("hand 1 1 2 2 3 3", other="seat sentinelle hand"), "discard 1", "pass")
    assert phase(s) == "1 main"  # nothing to put there before she has drawn


def test_rc_3_2_a_card_is_drawn() -> None:
    s = after(two("hand 1 1 2 2 3 troc", pile="3 2 troc ..."), "discard 1", "discard 1", "pass")
    # seat 0 fills up with a 3, seat 1 draws the next card
    assert (hand(s, 0), hand(s, 1)) == ("2 2 3 3 troc", "1 1 2 2 2 3")


def test_rc_3_3_one_to_three_logs_one_card_or_one_to_three_discards() -> None:
    before = two("hand 1 2 troc")
    assert legal(at(before)) == {
        "lay 1 on 0",
        "lay 2 on 0",
        "play troc",
        "discard 1",
        "discard 2",
        "discard troc",
    }
    assert refused(before, "pass") == "RC-3.3"


def test_rc_3_3_a_fourth_log_is_refused() -> None:
    crowd = "hand 1 1 1 2 2 2 2 2 troc"
    s = after(two(crowd), "lay 1 on 0", "lay 1 on 1", "lay 1 on 2")
    assert phase(s) == "0 adjust"
    assert refused(text.text(s), "lay 2 on 0") == "RC-3.3"


def test_rc_3_3_replay_allows_one_more_main_action_or_stopping() -> None:
    before = two("hand 1 permanente permanente 2 2 3")
    s = after(before, "play permanente")
    assert phase(s) == "0 again"
    assert {"pass", "lay 1 on 0", "play permanente", "discard 2"} <= legal(s)
    assert phase(after(before, "play permanente", "pass")).startswith("1")
    assert dams(after(before, "play permanente", "lay 1 on 0", "pass"), 0) == "1"


def test_rc_3_3_no_card_that_is_not_held() -> None:
    assert refused(two("hand 1 2 troc"), "play recolte") == "RC-3.3"
    assert refused(two("hand 1 2 troc"), "lay 3 on 0") == "RC-3.3"
    assert refused(two("hand 1 2 troc"), "discard 3") == "RC-3.3"


def test_rc_3_3_three_cards_are_discarded_at_most() -> None:
    s = after(two("hand 1 1 2 2 3 troc"), "discard 1", "discard 1", "discard 2")
    assert s.turn == 1 and s.held[0] == 5


def test_rc_3_4_a_hand_above_five_is_discarded_down_to_five() -> None:
    s = after(two("hand 1 1 1 2 2 2 troc troc"), "lay 1 on 0", "pass")
    assert (phase(s), s.held[0]) == ("0 adjust", 7)
    assert legal(s) == {"discard 1", "discard 2", "discard troc"}
    s = after(text.text(s), "discard troc", "discard troc")
    assert (s.turn, hand(s, 0)) == (1, "1 1 2 2 2")


def test_rc_3_4_a_hand_below_five_is_filled() -> None:
    s = after(two("hand 1 1 1 2 2", pile="3 3 troc 2 ..."), "lay 1 on 0", "lay 1 on 0", "pass")
    assert hand(s, 0) == "1 2 2 3 3"


def test_rc_3_4_the_bucheron_ends_with_six() -> None:
    before = character("bucheron", "hand 1 1 1 2 2 2", pile="3 3 troc 2 ...")
    assert hand(after(before, "lay 1 on 0", "pass"), 0) == "1 1 2 2 2 3"
    with_five = character("bucheron", "hand 1 1 1 2 2", pile="3 3 troc 2 ...")
    assert hand(after(with_five, "lay 1 on 0", "pass"), 0) == "1 1 2 2 3 3"


def test_rc_3_5_played_and_discarded_cards_lie_aside_until_the_turn_ends() -> None:
    before = two("hand troc permanente 1 1 1 1", "discard 2")
    s = after(before, "play troc", "discard 1", "pass", "pass")
    assert (aside(s), discards(s)) == ("1 troc", "2")
    s = after(text.text(s), "pass")
    assert (aside(s), discards(s)) == ("", "1 2 troc")


def test_rc_3_5_cards_aside_are_not_reshuffled() -> None:
    before = (
        f"turn 0 main | pile | discard 1 1 | aside troc | seat marchand hand recolte spent"
        f" | seat sage hand {everything_but('1 1 troc recolte')} spent"
    )
    s = after(before, "play recolte")
    assert (hand(s, 0), aside(s)) == ("1 1", "recolte troc")


def test_rc_3_6_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    before = (
        f"turn 0 main | pile 1 | discard recolte | seat marchand hand recolte spent"
        f" | seat sage hand {everything_but('1 recolte recolte')} spent"
    )
    s = after(before, "play recolte")  # three to draw, two to be had
    assert (hand(s, 0), int(s.left[0]), discards(s)) == ("1 recolte", 0, "")
    assert "reshuffled" in events(before, "play recolte")


def test_rc_3_6_with_both_piles_empty_nothing_is_drawn() -> None:
    before = (
        f"turn 0 main | pile | seat marchand hand recolte recolte spent"
        f" | seat sage hand {everything_but('recolte recolte')} spent"
    )
    assert hand(after(before, "play recolte", "pass"), 0) == "recolte"


def test_rc_3_7_a_short_hand_stays_so_until_its_own_step_4() -> None:
    before = four("hand chapardage 1 1 1", "hand 2 2 3")
    s = after(before, "play chapardage", "steal 2", "steal 3")
    assert (phase(s), hand(s, 1)) == ("1 power", "2")


def test_rc_3_7_without_cards_the_main_action_is_skipped() -> None:
    rest = everything_but("1", seats=3)
    before = (
        "turn 0 main | pile | seat marchand hand 1 spent | seat sage hand spent"
        f" | seat bucheron hand {rest}"
    )
    assert phase(after(before, "lay 1 on 0")) == "2 power"
    assert "skipped" in events(before, "lay 1 on 0")


def test_rc_3_7_a_reserve_is_enough_for_a_main_action() -> None:
    again = character("sentinelle", "hand permanente reserve 1 troc")
    assert phase(after(again, "play permanente")) == "0 again"
    rest = everything_but("1 2 troc", seats=3)
    before = (
        "turn 0 main | pile | seat marchand hand 1 spent | seat sentinelle hand reserve 2 troc"
        f" | seat bucheron hand {rest}"
    )
    s = after(before, "lay 1 on 0")
    assert (phase(s), legal(s)) == ("1 main", {"lay 2 reserve on 0", "play troc reserve"})


def test_rc_3_8_decisions_come_one_at_a_time() -> None:
    before = two("hand 1 1 1 troc troc 2")
    assert phase(after(before, "lay 1 on 0")) == "0 lay"
    assert phase(after(before, "discard 1")) == "0 discard"
    assert phase(after(before, "play troc")) == "0 troc-out"
    assert phase(after(before, "play troc", "pass")) == "0 troc-in"
    assert refused(text.text(after(before, "play troc")), "lay 1 on 0") == "RC-3.8"


def test_rc_3_8_whether_another_log_fits_is_asked_all_the_same() -> None:
    for held in ("troc", "1", "1 1 troc"):
        s = after(two(f"hand 2 {held}"), "lay 2 on 0")
        assert phase(s) == "0 lay"
    s = after(two("hand 1 troc"), "lay 1 on 0")
    assert legal(s) == {"pass"}
    assert text.position(text.text(s)).tobytes() == s.tobytes()
    # all see that the hand is empty, and what is in a reserve
    assert after(two("hand 1"), "lay 1 on 0").turn == 1
    with_reserve = character("sentinelle", "hand 2 reserve 1 3")
    assert legal(after(with_reserve, "lay 2 on 0")) == {
        "pass",
        "lay 3 reserve on 0",
        "lay 3 reserve on 1",
    }
    assert after(character("sentinelle", "hand 2 reserve 1"), "lay 2 on 0").turn == 1


def test_rc_3_8_whether_a_hand_has_logs_to_steal_is_asked_all_the_same() -> None:
    s = after(four("hand chapardage 1 1 1 1", "hand troc troc"), "play chapardage")
    assert (phase(s), legal(s)) == ("0 steal", {"pass"})
    assert after(four("hand chapardage 1 1 1 1", "hand"), "play chapardage").turn == 1
    s = after(four("hand chapardage 1 1 1 1", "hand 2"), "play chapardage", "steal 2")
    assert s.turn == 1  # the hand is empty now


def test_rc_3_8_a_hand_is_hidden_though_its_cards_are_remembered() -> None:
    knowing = ("knows all 0 2 troc", "knows 1 0 2 troc")
    s = after(two("hand 2 troc", *knowing), "lay 2 on 0")
    assert (phase(s), legal(s)) == ("0 lay", {"pass"})
    knowing = ("knows all 0 1 1 1 1 1 1 1 1", "knows 1 0 1 1 1 1 1 1 1 1")
    s = after(two("hand 1 1 1 1 1 1 1 1", *knowing), "lay 1 on 0", "pass")
    assert (phase(s), legal(s)) == ("0 adjust", {"discard 1"})


def test_rc_3_8_which_of_equal_cards_goes_is_asked_all_the_same() -> None:
    s = after(two("hand 1 1 1 1 1 1 1 1"), "lay 1 on 0", "pass")
    assert (phase(s), legal(s)) == ("0 adjust", {"discard 1"})


def test_rc_3_8_a_question_whose_only_answer_all_see_is_not_asked_but_the_first_main_action() -> (
    None
):
    one = "turn 0 main | pile ... | seat marchand hand 1 spent | " + SEAT_1
    assert legal(at(one)) == {"lay 1 on 0", "discard 1"}
