"""Laying logs, the end of a match and what is known (RC-4 to RC-6)."""

import pytest

from beaverboard.games.roi_des_castors import state, text
from beaverboard.games.roi_des_castors.dams import complete_dams, dam_goal, dams_to_win
from beaverboard.match import Match
from tests.games.roi_des_castors.positions import (
    GAME,
    SEAT_1,
    after,
    at,
    character,
    dams,
    dealt,
    events,
    four,
    known,
    legal,
    options,
    phase,
    refused,
    scores,
    two,
    view,
    winners,
)

# RC-4


def test_rc_4_1_any_number_of_dams_and_a_choice_for_each_log() -> None:
    # "He lays his first log [1] as a first dam and beside it [1] + [2] as a second."
    s = after(two("hand 1 1 2 troc troc"), "lay 1 on 0", "lay 1 on 1", "lay 2 on 1")
    assert dams(s, 0) == "1 1-2"


def test_rc_4_1_there_is_no_dam_beyond_the_next_new_one() -> None:
    assert refused(two("hand 1 1 2 dams 1"), "lay 1 on 2") == "RC-4.1"


def test_rc_4_2_within_a_turn_no_log_is_lower_than_the_one_before() -> None:
    s = after(two("hand 1 1 2 2 3"), "lay 2 on 0")
    assert legal(s) == {"pass", "lay 2 on 0", "lay 2 on 1", "lay 3 on 0", "lay 3 on 1"}
    assert refused(text.text(s), "lay 1 on 1") == "RC-4.2"  # nor on another dam
    assert refused(text.text(s), "lay 1 on 0") == "RC-4.2"


def test_rc_4_2_the_order_begins_anew_with_every_turn() -> None:
    assert dams(after(two("hand 1 2 2 dams 3-3"), "lay 1 on 1", "pass"), 0) == "3-3 1"


@pytest.mark.parametrize("below", ["1", "1-1"])
def test_rc_4_3_a_3_on_a_1_is_refused(below: str) -> None:
    assert refused(two(f"hand 3 3 dams {below}"), "lay 3 on 0") == "RC-4.3"


def test_rc_4_3_the_next_log_is_equal_or_one_higher() -> None:
    s = at(two("hand 1 2 3 dams 2"))
    assert {move for move in legal(s) if move.endswith("on 0")} == {"lay 2 on 0", "lay 3 on 0"}
    assert refused(two("hand 1 dams 2"), "lay 1 on 0") == "RC-4.3"


@pytest.mark.parametrize(
    ("logs", "dam"),
    [("1 1 1 2 2", "1-1-1-2-2!"), ("2 2 3", "2-2-3!")],
)
def test_rc_4_3_printed_dams_of_7(logs: str, dam: str) -> None:
    first, last = logs.split()[:-3], logs.split()[-3:]
    laid = f" dams {'-'.join(first)}" if first else ""
    s = after(
        two(f"hand {logs}{laid}".replace(f"hand {logs}", "hand " + " ".join(last))),
        *[f"lay {log} on 0" for log in last],
    )
    assert dams(s, 0) == dam


def test_rc_4_3_printed_order_1_1_2_3() -> None:
    s = after(two("hand 1 2 3 troc dams 1"), "lay 1 on 0", "lay 2 on 0", "lay 3 on 0")
    assert dams(s, 0) == "1-1-2-3!"  # 7
    assert s.turn == 1


def test_rc_4_2_faq_who_lays_a_1_a_2_and_a_3_begins_with_the_1() -> None:
    before = two("hand 1 2 3 troc")
    s = after(before, "lay 1 on 0", "lay 2 on 0", "lay 3 on 0")
    assert dams(s, 0) == "1-2-3"
    assert refused(text.text(after(before, "lay 2 on 0")), "lay 1 on 1") == "RC-4.2"
    assert refused(text.text(after(before, "lay 3 on 0")), "lay 1 on 1") == "RC-4.2"
    # the smallest of those to be laid, not of those held
    assert dams(after(before, "lay 2 on 0", "lay 3 on 0", "pass"), 0) == "2-3"


def test_rc_4_3_printed_dam_of_5() -> None:
    before = four("hand 1 2 2 troc", "hand")
    s = after(before, "lay 1 on 0", "lay 2 on 0", "lay 2 on 0")
    assert dams(s, 0) == "1-2-2!"


def test_rc_4_4_a_laid_log_never_moves() -> None:
    before = two("hand 1 1 2 2 dams 1-1 2")
    assert refused(before, "optimise") == "RC-9.4"
    assert not any(move.startswith(("move", "from", "to")) for move in legal(at(before)))


def test_rc_4_5_more_than_the_goal_is_accepted() -> None:
    # "9 points instead of 7: the dam is accepted."
    s = after(two("hand 3 1 1 troc dams 3-3"), "lay 3 on 0")
    assert dams(s, 0) == "3-3-3!"


def test_rc_4_5_nothing_is_laid_on_a_complete_dam() -> None:
    assert refused(two("hand 3 3 dams 2-2-3!"), "lay 3 on 0") == "RC-4.5"


def test_rc_4_6_completing_a_dam_ends_the_laying() -> None:
    s = after(two("hand 3 3 3 troc troc dams 3-3"), "lay 3 on 0")
    assert (s.turn, s.held[0]) == (1, 5)  # step 4 has followed


def test_rc_4_7_exact_a_dam_over_its_goal_is_dead() -> None:
    before = two("hand 3 3 3 1 troc dams 3-3", "exact")
    s = after(before, "lay 3 on 0")
    assert (dams(s, 0), phase(s)) == ("3-3-3x", "0 lay")  # going over does not end the laying
    assert refused(text.text(s), "lay 3 on 0") == "RC-4.7"
    assert complete_dams(s, 0) == 0


def test_rc_4_7_exact_all_are_told_of_a_dam_that_goes_over() -> None:
    before = two("hand 3 3 3 1 troc dams 3-3", "exact")
    assert events(before, "lay 3 on 0", 1) == ["laid", "went-over"]


def test_rc_4_7_exact_a_dam_of_just_the_goal_is_complete() -> None:
    assert dams(after(two("hand 3 1 1 dams 2-2", "exact"), "lay 3 on 0"), 0) == "2-2-3!"


# RC-5


@pytest.mark.parametrize(
    ("seats", "dams_needed", "size"), [(2, 3, 7), (3, 3, 7), (4, 4, 5), (5, 3, 5)]
)
def test_rc_5_1_the_goal(seats: int, dams_needed: int, size: int) -> None:
    s = dealt(options("normal", seats))
    assert (dams_to_win(s), dam_goal(s)) == (dams_needed, size)


def test_rc_5_1_who_completes_the_last_dam_wins_at_once() -> None:
    s = after(two("hand 3 3 troc dams 2-2-3! 2-2-3! 2-2"), "lay 3 on 2")
    assert (bool(s.over), winners(s), scores(s), s.held[0]) == (True, [0], [3, 0], 2)


def test_rc_5_1_example_henri_the_maitre_nageur_builds_his_third_dam() -> None:
    # "Henri, who plays the Maître-Nageur, has built his third dam: the game is over."
    before = character("nageur", "hand 2 3 3 dams 1-1-1-2-2! 3-3-3! 2-2")
    s = after(before, "lay 3 on 2")
    assert (bool(s.over), winners(s)) == (True, [0])


def test_rc_5_2_stalemate_after_three_times_as_many_turns_as_players() -> None:
    before = two("hand 1 1 2 troc 3 dams 2", "quiet 4", other="seat sage hand 1 spent dams 1")
    s = after(before, "discard 1", "pass")
    assert not s.over and s.quiet == 5
    s = after(text.text(s), "discard 1", "pass")
    assert bool(s.over) and winners(s) == [0]  # the higher sum


def test_rc_5_2_a_laid_log_starts_the_count_anew() -> None:
    assert after(two("hand 1 1 2 troc 3", "quiet 5"), "lay 1 on 0", "pass").quiet == 0


def test_rc_5_2_most_complete_dams_then_the_highest_sum_then_shared() -> None:
    def stalled(mine: str, others: str) -> list[int]:
        other = f"seat sage hand 1 spent dams {others}"
        before = two(f"hand 1 1 2 troc troc dams {mine}", "quiet 5", other=other)
        return winners(after(before, "discard 1", "pass"))

    assert stalled("2-2-3!", "3-3 3-3 3") == [0]
    assert stalled("2-2-3!", "3-3-3!") == [1]
    assert stalled("2-2-3! 1", "2-2-3! 1") == [0, 1]


def test_rc_5_2_sleeping_turns_count() -> None:
    before = two("hand 1 1 2 troc 3", "quiet 4", other="seat sage hand 1 1 2 2 3 spent asleep")
    s = after(before, "discard 1", "pass")
    while not s.over and s.turn == 1:
        s = after(text.text(s), sorted(legal(s))[0])
    assert bool(s.over) and s.quiet == 6


def test_rc_5_3_equal_turns_finishes_the_lap() -> None:
    other = "seat sage hand 3 1 1 spent dams 1-1-1-2-2! 1-1-1-2-2! 3-3"
    before = two(
        "hand 3 3 troc dams 2-2-3! 2-2-3! 2-2", "equal-turns", other=other, pile="1 1 1 1 ..."
    )
    s = after(before, "lay 3 on 2")
    assert not s.over and s.last_lap and s.turn == 1
    s = after(text.text(s), "lay 3 on 2")
    assert bool(s.over) and winners(s) == [1]  # 23 against 21


def test_rc_5_3_the_last_lap_is_told_once() -> None:
    other = "seat sage hand 3 1 1 spent dams 1-1-1-2-2! 1-1-1-2-2! 3-3"
    before = two(
        "hand 3 3 troc dams 2-2-3! 2-2-3! 2-2", "equal-turns", other=other, pile="1 1 1 1 ..."
    )
    assert events(before, "lay 3 on 2").count("last-lap") == 1
    lap = text.text(after(before, "lay 3 on 2"))
    assert "last-lap" not in events(lap, "lay 3 on 2")


def test_rc_5_3_the_last_seat_of_the_lap_ends_it_with_its_turn() -> None:
    before = two("hand 3 3 troc dams 2-2-3! 2-2-3! 2-2", "equal-turns", "start 1")
    s = after(before, "lay 3 on 2")
    assert bool(s.over) and winners(s) == [0] and s.held[0] == 5


# RC-6


def test_rc_6_hands_and_piles_are_hidden_all_else_is_open() -> None:
    seen = view(at(two("hand 1 2 2 dams 1-2 3", other=SEAT_1 + " shields permanente")), 1)
    assert seen.sides[0].hand is None and seen.sides[0].held == 3
    assert seen.sides[1].hand == (0, 0, 1, 1, 2)
    assert [dam.total for dam in seen.sides[0].dams] == [3, 3]
    assert seen.sides[1].protected_by == "permanente"
    assert view(at(two("hand 1 2 2")), None).sides[1].hand is None


def test_rc_6_espion_shows_a_hand_to_one_player_only() -> None:
    s = after(four("hand espion 1 1", "hand 2 2 troc"), "play espion")
    assert (known(s, 0, 1), known(s, 2, 1), known(s, -1, 1)) == ("2 2 troc", "", "")
    assert view(s, 0).sides[1].remembered == (1, 1, 4)
    assert view(s, 2).sides[1].remembered == ()


def test_rc_6_espion_is_told_to_one_player_only() -> None:
    match = Match.from_position(
        f"{GAME} | {four('hand espion 1 1', 'hand 2 2 troc', 'knows 0 1 2')}"
    )
    match.play("play espion")
    shown = {p: [e.card for e in match.events(p) if e.what == "shown"] for p in (0, 2, None)}
    hidden = [None] * 3
    assert shown == {0: [state.LOG_2, state.LOG_2, state.TROC], 2: hidden, None: hidden}
    assert match.view(0).sides[1].remembered == (1, 1, 4)


def test_rc_6_without_the_memory_aid_a_hand_is_seen_only_while_one_takes_from_it() -> None:
    before = "memory off | " + four("hand chapardage espion 1", "hand 2 2 3 troc")
    s = after(before, "play chapardage")
    assert view(s, 0).sides[1].remembered == (1, 1, 2, 4)
    assert view(s, 2).sides[1].remembered == ()
    s = after(before, "play chapardage", "steal 2", "pass")
    assert view(s, 0).sides[1].remembered == view(s, 2).sides[0].remembered == ()
    s = after(before, "play espion")
    assert view(s, 0).sides[1].remembered == ()


def test_rc_6_stolen_logs_are_shown_to_all_and_remembered() -> None:
    s = after(four("hand chapardage 1 1", "hand 2 2 3 troc"), "play chapardage", "steal 2", "pass")
    assert known(s, 2, 0) == known(s, -1, 0) == known(s, 1, 0) == "2"
    assert known(s, 0, 1) == "2 3 troc"


def test_rc_6_what_is_seen_to_leave_is_no_longer_remembered() -> None:
    before = four("hand 2 2 3 troc troc", "hand 1", "knows 1 0 2 3")
    s = after(before, "discard 2", "discard 2", "discard troc")
    assert known(s, 1, 0) == "3"


def test_rc_6_what_is_seen_to_leave_nobody_remembers() -> None:
    everybody = [f"knows {who} 0 2 3" for who in ("all", "1", "2", "3")]
    s = after(four("hand 2 3 troc", "hand 1", *everybody), "discard 2", "pass")
    assert [known(s, who, 0) for who in (-1, 1, 2, 3)] == ["3"] * 4


def test_rc_6_what_others_remember_of_a_third_hand_cannot_be_known() -> None:
    everybody = [f"knows {who} 1 2" for who in ("all", "0", "3")]
    before = four("hand 1 1", "hand 2 2 troc", *everybody, "knows 2 1 2 2 troc")
    match = Match.from_position(f"{GAME} | {before}")
    for seed in range(5):
        assert "| knows 2 1 2 2 troc" in match.imagined(2, seed).position()
        seen = match.imagined(0, seed).position()
        assert "| knows 2 1 2 |" in seen and "| knows 0 1 2 |" in seen


def test_rc_6_the_recycled_card_is_shown_to_all() -> None:
    s = after(four("hand recyclage 1 1", "hand 1", "discard troc 3"), "play recyclage", "recycle 3")
    assert known(s, 3, 0) == known(s, -1, 0) == "3"


def test_rc_6_of_the_maitre_nageurs_cards_the_discarded_one_is_seen() -> None:
    before = character("nageur", "hand 1 1 2 2 3", turn="power", pile="troc 3 ...")
    match = Match.from_position(f"{GAME} | {before}")
    match.play("use")
    drawn = [event for event in match.events(1) if event.what == "drawn"]
    assert [event.concealed for event in drawn] == [True, True]
    match.play("discard troc")
    assert [event.card for event in match.events(1) if event.what == "discarded"] == [state.TROC]
    assert match.view(1).sides[0].remembered == ()
