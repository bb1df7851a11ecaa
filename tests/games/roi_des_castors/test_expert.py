"""Expert and discovery (RC-9, RC-10)."""

import pytest

from beaverboard.games.game import Spot
from beaverboard.games.roi_des_castors import names, state, text
from beaverboard.games.roi_des_castors.dams import dam_goal, dams_to_win, points
from beaverboard.match import Match
from tests.games.roi_des_castors.positions import (
    GAME,
    after,
    at,
    dams,
    dealt,
    discards,
    everything_but,
    hand,
    known,
    legal,
    options,
    phase,
    refused,
    scores,
    view,
    winners,
)

# RC-9


def expert(seat: str, *clauses: str, turn: str = "main", pile: str = "...", other: str = "") -> str:
    river = "" if any(clause.startswith("river") for clause in clauses) else "river 1 2 3 troc"
    return " | ".join(
        [
            f"mode expert | turn 0 {turn} | pile {pile}",
            f"seat {seat}",
            f"seat sage hand 1 1 2 2 3 spent {other}",
            *clauses,
            river,
        ]
    )


def test_rc_9_1_four_cards_lie_open_as_the_river() -> None:
    for seats in (2, 5):
        s = dealt(options("expert", seats))
        assert (s.river >= 0).all()
        assert view(s, None).river == tuple(s.river.tolist())


def test_rc_9_1_step_2_draws_from_the_pile_or_takes_a_river_card() -> None:
    before = expert("marchand hand 1 1 2 2 3 spent", "owed 1", turn="draw", pile="3 2 ...")
    assert legal(at(before)) == {"draw", "take 0", "take 1", "take 2", "take 3"}
    s = after(before, "take 3")
    assert (hand(s, 0), names.pile_text(s.river)) == ("1 1 2 2 3 troc", " 1 2 3 3")
    assert known(s, 1, 0) == "troc"  # all have seen it
    s = after(before, "draw")
    assert (hand(s, 0), known(s, 1, 0)) == ("1 1 2 2 3 3", "")


def test_rc_9_1_without_a_pile_a_river_card_must_be_taken() -> None:
    before = expert(
        "marchand hand 1 1 2 2 3 spent",
        "river 1 - 2 -",
        "owed 1",
        f"aside {everything_but('1 2 1 1 2 2 3 1 1 2 2 3')}",
        turn="draw",
        pile="",
    )
    assert legal(at(before)) == {"take 0", "take 2"}
    s = after(before, "take 0")
    assert s.river.tolist() == [-1, -1, 1, -1]  # nothing to refill it with


def test_rc_9_1_the_river_is_refilled_at_the_end_of_a_turn() -> None:
    before = expert("marchand hand 1 1 2 2 3 3 spent", "river 1 - 2 -", pile="3 2 1 3 troc ...")
    s = after(before, "discard 1", "pass")
    assert names.pile_text(s.river) == " 1 3 2 2"
    assert phase(s) == "1 draw"


def test_rc_9_1_a_taken_card_is_replaced_from_the_shuffled_discards() -> None:
    before = expert(
        "marchand hand 1 1 2 2 3 spent",
        "owed 1",
        f"discard {everything_but('1 2 3 troc 1 1 2 2 3 1 1 2 2 3')}",
        turn="draw",
        pile="",
    )
    s = after(before, "take 3")
    assert (s.river != -1).all() and s.left[0] == 42 - 1 and discards(s) == ""
    s = after(text.text(s), "discard troc", "pass")
    assert (s.river != -1).all()


def test_rc_9_1_a_free_place_is_filled_from_the_shuffled_discards_when_the_turn_ends() -> None:
    before = expert(
        "marchand hand 1 1 2 2 3 spent",
        "river 1 - - -",
        f"aside {everything_but('1 1 1 2 2 3 1 1 2 2 3')}",
        pile="",
    )
    s = after(before, "lay 1 on 0", "pass")
    assert (s.river != -1).all() and s.turn == 1 and discards(s) == ""


def test_rc_9_1_the_maitre_nageur_takes_each_card_from_pile_or_river() -> None:
    before = expert("nageur hand 1 1 2 2 3", turn="power", pile="3 2 troc ...")
    assert legal(at(before)) == {"use", "draw", "take 0", "take 1", "take 2", "take 3"}
    s = after(before, "take 0")  # taking means no
    assert (phase(s), hand(s, 0), bool(s.swimming)) == ("0 main", "1 1 1 2 2 3", False)
    s = after(before, "use", "take 0")
    assert names.pile_text(s.river) == " 3 2 3 troc"  # refilled in between
    s = after(text.text(s), "take 3")
    assert legal(s) == {"discard 1", "discard troc"}
    s = after(text.text(s), "discard 1")
    assert known(s, 1, 0) == "troc"


@pytest.mark.parametrize(
    ("moves", "remembered"),
    [
        (("take 0", "draw", "discard 3"), "1"),  # it lay open and differs from the discarded one
        (("draw", "take 0", "discard 3"), "1"),
        (("take 2", "draw", "discard 3"), ""),  # equal: the hidden one may have been kept
        (("draw", "take 2", "discard 3"), ""),
        (("take 0", "draw", "discard 1"), ""),  # the hidden one is kept
        (("take 2", "take 3", "discard 3"), "troc"),  # both lay open
    ],
)
def test_rc_6_what_all_remember_of_the_maitre_nageurs_kept_card(
    moves: tuple[str, ...], remembered: str
) -> None:
    before = expert("nageur hand 1 1 2 2 3", turn="power", pile="3 3 troc 1 ...")
    s = after(before, "use", *moves)
    assert (known(s, 1, 0), known(s, -1, 0)) == (remembered, remembered)


def test_rc_6_of_two_equal_open_cards_the_kept_one_is_remembered() -> None:
    before = expert(
        "nageur hand 1 1 2 2 3", "river 3 3 1 troc", turn="power", pile="2 2 troc troc ..."
    )
    s = after(before, "use", "take 0", "take 1")
    assert (phase(s), hand(s, 0)) == ("0 main", "1 1 2 2 3 3")
    assert (known(s, 1, 0), known(s, -1, 0)) == ("3", "3")


def test_rc_6_the_only_card_that_the_maitre_nageur_takes_from_the_river_is_remembered() -> None:
    before = expert(
        "nageur hand 1 1 2 2 3",
        "river 1 - - -",
        f"aside {everything_but('1 1 1 2 2 3 1 1 2 2 3')}",
        turn="power",
        pile="",
    )
    s = after(before, "use")
    assert (phase(s), hand(s, 0)) == ("0 main", "1 1 1 2 2 3")
    assert (known(s, 1, 0), known(s, -1, 0)) == ("1", "1")


@pytest.mark.parametrize(
    ("dam", "worth"),
    [("3-3-3", 4), ("2-2-3", 4), ("3-3", 3), ("1-2-2", 2), ("2-2", 1), ("3", 0), ("2-3-3", 4)],
)
def test_rc_9_2_points_of_a_dam(dam: str, worth: int) -> None:
    before = expert(f"marchand hand 1 1 spent dams {dam}")
    s, strictly = at(before), at(f"{before} | exact")
    assert points(s, 0) == worth
    assert view(s, 0).sides[0].dams[0].points == worth
    over = dam in ("3-3-3", "2-3-3")
    assert points(strictly, 0) == (0 if over else worth)
    assert view(strictly, 0).sides[0].dams[0].points == points(strictly, 0)


def test_rc_9_2_dams_grow_on_above_7() -> None:
    s = after(expert("marchand hand 3 3 3 1 1 spent dams 2-2-3"), "lay 3 on 0", "lay 3 on 0")
    assert (dams(s, 0), points(s, 0), phase(s)) == ("2-2-3-3-3", 4, "0 lay")
    exact = expert("marchand hand 3 3 3 1 1 spent dams 2-2-3", "exact")
    s = after(exact, "lay 3 on 0", "lay 3 on 0")  # no dam is dead
    assert (dams(s, 0), points(s, 0), phase(s)) == ("2-2-3-3-3", 0, "0 lay")


def test_rc_9_2_a_dam_that_counts_as_7_is_one_of_7_for_speed_and_symmetry() -> None:
    even = expert("marchand hand 1 spent dams 3-3-3 2-2-3 2-3-3")
    assert points(at(even), 0) == 3 * 4 + 1
    assert points(at(f"{even} | exact"), 0) == 4
    five = expert("marchand hand 1 spent dams 3-3-3 2-2 2-2 2-2 2-2")
    assert points(at(five), 0) == 4 + 4 + 2
    assert points(at(f"{five} | exact"), 0) == 4


def test_rc_9_2_exact_dams_above_7_have_no_symmetry() -> None:
    above = expert("marchand hand 1 spent dams 2-3-3 2-3-3 2-3-3")
    assert points(at(above), 0) == 3 * 4 + 1
    assert points(at(f"{above} | exact"), 0) == 0


def test_rc_9_3_speed_for_five_dams() -> None:
    assert points(at(expert("marchand hand 1 spent dams 2-2 2-2 2-2 2-2 3-3")), 0) == 4 + 3 + 2
    assert points(at(expert("marchand hand 1 spent dams 2-2 2-2 2-2 3-3")), 0) == 3 + 3


def test_rc_9_3_symmetry_needs_three_dams() -> None:
    assert points(at(expert("marchand hand 1 spent dams 2-2 2-2 2-2")), 0) == 3 + 1
    assert points(at(expert("marchand hand 1 spent dams 2-2 2-2")), 0) == 2
    assert points(at(expert("marchand hand 1 spent dams 2-2 2-2 2-2 1")), 0) == 3
    assert points(at(expert("marchand hand 1 spent dams 2-1-1".replace("2-1-1", "3 3 3"))), 0) == 0


def test_rc_9_3_both_may_hold_and_both_are_judged_live() -> None:
    five = "marchand hand 1 1 spent dams 2-2 2-2 2-2 1-1-2 1-1-2"
    assert points(at(expert(five)), 0) == 5 + 2 + 1
    s = after(expert(five), "lay 1 on 5", "pass")
    assert points(s, 0) == 5 + 2
    sheet = [(line.kind, line.points) for line in view(s, 0).sides[0].sheet]
    assert sheet[-1] == ("speed", 2)


def test_rc_9_4_construction_optimisee_moves_one_or_two_logs() -> None:
    before = expert("marchand hand 1 1 2 2 3 spent dams 1-2-2-2 2-3 3")
    s = after(before, "optimise")
    assert phase(s) == "0 move-from"
    s = after(before, "optimise", "from 0", "to 1", "move 2", "pass")
    assert dams(s, 0) == "1-2-2 2-2-3 3"
    assert (s.optimised[0], s.turn, s.quiet) == (1, 1, 1)  # moving is not laying
    s = after(before, "optimise", "from 0", "to 1", "move 2", "move 2")
    assert dams(s, 0) == "1-2 2-2-2-3 3"


def test_rc_9_4_an_emptied_dam_is_gone() -> None:
    s = after(expert("marchand hand 1 1 2 spent dams 2 3 2-2"), "optimise", "from 0", "to 1")
    assert dams(s, 0) == "2-3 2-2"
    assert text.position(text.text(s)).tobytes() == s.tobytes()


def test_rc_9_4_both_dams_must_keep_the_order() -> None:
    before = expert("marchand hand 1 1 2 spent dams 1-2-3 3 1")
    s = after(before, "optimise", "from 0", "to 1")
    # without its 2, dam 0 would be 1-3; a 1 would not fit below the 3 without the 2
    assert legal(s) <= {"move 1", "move 2", "move 3"}
    assert refused(text.text(s), "pass") == "RC-9.4"
    s = after(text.text(s), "move 1")
    assert dams(s, 0) == "3 1-2-3 1"  # the 2 had to follow
    s = after(expert("marchand hand 1 1 2 spent dams 1 3 1"), "optimise")
    assert refused(text.text(s), "from 1") == "RC-9.4"


def test_rc_9_4_also_for_the_architecte() -> None:
    before = expert("architecte hand 1 1 2 dams 1-3 2-2")
    # 1-3 can't get a 1 or a 3, nor stay as it is; taking its 3 away leaves a 1
    s = after(before, "optimise", "from 0")
    assert legal(s) == {"move 1", "move 3"}
    assert dams(after(text.text(s), "move 3", "pass"), 0) == "1 2-2-3"
    assert dams(after(before, "optimise", "from 1", "pass"), 0) == "1-2-3 2"


def test_rc_9_4_once_a_game_and_not_after_replay() -> None:
    again = expert("marchand hand 1 1 2 spent optimised dams 2 3")
    assert refused(again, "optimise") == "RC-9.4"
    s = after(expert("marchand hand permanente 1 2 spent dams 2 3"), "play permanente")
    assert refused(text.text(s), "optimise") == "RC-9.4"
    assert refused(expert("marchand hand 1 1 2 spent dams 2"), "optimise") == "RC-9.4"


def test_rc_9_4_once_a_turn_by_option() -> None:
    before = expert("marchand hand 1 1 2 2 3 spent dams 1-2-2-2 2-3 3", "optimise turn")
    s = after(before, "optimise", "from 0", "to 1", "move 2", "pass")
    assert (dams(s, 0), s.optimised[0], s.turn) == ("1-2-2 2-2-3 3", 0, 1)
    replayed = expert("marchand hand permanente 1 2 spent dams 2 3", "optimise turn")
    assert refused(text.text(after(replayed, "play permanente")), "optimise") == "RC-9.4"
    assert dealt(options("expert", 2, optimise=1)).optimise == 1


def test_rc_9_4_every_turn_begins_anew_with_the_first_log() -> None:
    before = expert("marchand hand 1 1 2 2 3 spent dams 1-2-2-2 2-3 3", "optimise turn")
    s = after(before, "optimise", "from 0", "to 1", "move 2", "pass", "draw", "discard 1", "pass")
    s = after(text.text(s), "draw", "optimise", "from 0", "to 1")
    assert (phase(s), s.moved) == ("0 move", 0)
    assert refused(text.text(s), "pass") == "RC-9.4"


def test_rc_9_4_a_raised_1_moves_as_a_2() -> None:
    before = expert("bucheron hand 1 1 1 1 1 dams 1*-1* 3")
    s = after(before, "optimise", "from 0")
    assert (s.moved, legal(s)) == (2, {"move 2", "pass"})
    assert dams(after(text.text(s), "pass"), 0) == "1* 1*-3"
    assert dams(after(text.text(s), "move 2"), 0) == "1*-1*-3"


def test_rc_9_4_a_raised_1_that_moves_is_told_as_the_card_that_it_is() -> None:
    before = expert("bucheron hand 1 1 1 1 1 dams 1*-1* 3", "dam 0", "dam-to 1", "moved 2")
    match = Match.from_position(f"{GAME} | {before.replace('turn 0 main', 'turn 0 move')}")
    match.play("pass")
    told = match.events(1)[0]
    assert (told.what, told.card) == ("moved", state.LOG_1)
    assert (told.source, told.target) == (Spot("dam", 0, 0), Spot("dam", 0, 1))


def test_rc_9_4_may_win() -> None:
    before = expert("marchand hand 1 1 spent dams 2-2-3 2-2-3 2-2-3 2-3 2")
    assert points(at(before), 0) == 14
    s = after(before, "optimise", "from 4", "to 3")
    assert bool(s.over) and points(s, 0) == 17 and winners(s) == [0]


@pytest.mark.parametrize(("seats", "goal"), [(2, 15), (3, 15), (4, 14), (5, 11)])
def test_rc_9_5_the_goal(seats: int, goal: int) -> None:
    assert view(dealt(options("expert", seats)), 0).goal.points == goal


def test_rc_9_5_judged_after_every_log() -> None:
    before = expert("marchand hand 3 3 3 spent dams 2-2-3 2-2-3 2-2-3 2-2")
    s = after(before, "lay 3 on 3")
    assert bool(s.over) and scores(s) == [17, 0] and winners(s) == [0]


@pytest.mark.parametrize(
    ("dams_", "worth"),
    [
        ("3-3 3-3 2-2-3", 4 + 4 + 4 + 1),  # lifted to three dams of 7: symmetry too
        ("2-2-2 3-3 3-3", 4 + 4 + 3),  # two lifts at most, better than symmetry
        ("3 3 2-2", 1 + 1 + 1 + 1),  # dams of 3 lifted to 4
        ("2-2-3 2-2-3 3", 4 + 4 + 1),  # 7 at most
        ("2-2 2-2 2-2 3 3", 3 + 2 + 2 + 1),  # five dams of 4: speed and symmetry
        ("2-2 2-2 2-2 3-3 3", 1 + 1 + 1 + 3 + 1 + 1 + 2),
    ],
)
def test_rc_9_5_architecte_the_best_choice_counts(dams_: str, worth: int) -> None:
    assert points(at(expert(f"architecte hand 1 dams {dams_}")), 0) == worth


def test_rc_9_5_equal_turns_by_points() -> None:
    before = expert("marchand hand 3 3 3 spent dams 2-2-3 2-2-3 2-2-3 2-2", "equal-turns")
    s = after(before, "lay 3 on 3")
    assert not s.over and s.last_lap and phase(s) == "0 lay"


def test_rc_5_3_the_last_lap_is_finished_whatever_is_laid() -> None:
    # the goal may be reached by moving logs, after many turns without a laid one
    s = after(
        "mode expert | equal-turns | last-lap | quiet 8 | turn 1 main | start 0 | river 1 2 3 troc"
        " | pile ... | seat bucheron hand 1 | seat marchand hand 1 1 2 2 3 3 spent"
        " | seat sage hand 1 spent",
        "discard 1",
        "pass",
    )
    assert (bool(s.over), s.turn, s.quiet) == (False, 2, 9)


def test_rc_9_5_stalemate_by_points_then_the_sum() -> None:
    before = expert(
        "marchand hand 1 1 2 troc troc spent dams 2-2", "quiet 5", other="dams 1-1-1-1 1"
    )
    s = after(before, "discard 1", "pass")
    assert bool(s.over) and scores(s) == [1, 1] and winners(s) == [1]


# RC-10


@pytest.mark.parametrize(
    ("seats", "dams_needed", "logs"), [(2, 3, 4), (3, 3, 4), (4, 3, 3), (5, 2, 4)]
)
def test_rc_10_1_the_goal(seats: int, dams_needed: int, logs: int) -> None:
    s = dealt(options("discovery", seats))
    assert (dams_to_win(s), dam_goal(s)) == (dams_needed, logs)
    assert (s.character == -1).all()


def test_rc_10_1_values_and_order_are_ignored() -> None:
    before = "mode discovery | turn 0 main | pile ... | seat hand 3 1 1 dams 1 | seat hand 1"
    s = after(before, "lay 3 on 0", "lay 1 on 0")
    assert (dams(s, 0), phase(s)) == ("1-3-1", "0 lay")
    s = after(text.text(s), "lay 1 on 0")
    assert dams(s, 0) == "1-1-3-1!" and s.turn == 1


def test_rc_10_1_stalemate_by_number_of_logs() -> None:
    before = (
        "mode discovery | turn 0 main | quiet 5 | pile ... | seat hand 1 1 2 2 3 3 dams 3-3"
        " | seat hand 1 dams 1-1-1"
    )
    s = after(before, "discard 1", "pass")
    assert bool(s.over) and winners(s) == [1]
