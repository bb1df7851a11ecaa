"""Alone (RC-12)."""

from typing import Any

import pytest

from beaverboard.games import named
from beaverboard.games.roi_des_castors import rules, state, text
from beaverboard.games.roi_des_castors.dams import laid_logs, laid_sum
from beaverboard.games.setup import BadSetup
from beaverboard.match import Match
from tests.games.roi_des_castors.positions import (
    GAME,
    after,
    aside,
    dams,
    dealt,
    discards,
    events,
    hand,
    options,
    phase,
    refused,
    view,
    winners,
)

# RC-12


def solo(pool: str, rival: str, *clauses: str, turn: str = "0 main") -> str:
    piles = [] if any(c.startswith("pile") for c in clauses) else ["pile ..."]
    return " | ".join(
        [f"mode solo | turn {turn}", *piles, f"pool {pool}", f"rival {rival}", *clauses]
    )


def test_rc_12_1_the_deck_and_the_open_hands() -> None:
    s = dealt(options("solo", 1))
    assert s.copies.tolist() == [16, 14, 12, 6, 7, 6, 6, 0, 0, 0, 0]
    assert s.held[:2].tolist() == [10, 6] and phase(s) == "0 main"
    seen = view(s, None)
    assert all(side.hand is not None for side in seen.sides)


def test_rc_12_2_one_option_a_turn_without_replay() -> None:
    before = solo(
        "hand recolte recolte 1 1 1 1 1 1 1 1", "hand 3 3 2 2 2 1", "pile 2 2 2 3 3 3 3 3 ..."
    )
    s = after(before, "play recolte")
    assert (phase(s), s.held[0]) == ("0 adjust", 12)  # no REPLAY: down to ten
    s = after(solo("hand permanente 1 1 1 1 1 1 1 1 1", "hand 3 3 2 2 2 1"), "play permanente")
    assert (phase(s), s.permanente[0], s.held[0]) == ("0 main", 0, 10)
    assert "permanente" in discards(s)


def test_rc_12_2_order_and_values_are_ignored() -> None:
    before = solo("hand 3 1 2 2 2 2 2 2 2 2", "hand 3 3 2 2 2 1")
    s = after(before, "lay 3 on 0", "lay 1 on 0", "lay 2 on 0")
    assert (dams(s, 0), s.held[0]) == ("1-3-2", 10)
    assert refused(text.text(s), "lay 2 on 1") == "RC-4.1"


def test_rc_12_3_chapardage_takes_open_logs_of_the_bucheron() -> None:
    before = solo("hand chapardage 1 1 1 1 1 1 1 1 1", "hand 3 3 2 2 troc 1")
    s = after(before, "play chapardage", "steal 3", "steal 3")
    assert (phase(s), hand(s, 1)) == ("0 adjust", "1 2 2 troc")
    s = after(text.text(s), "discard 1")
    assert s.held[0] == 10 and dams(s, 1) == "2-2"


def test_rc_12_4_the_bucheron_lays_his_two_highest_logs_and_draws_to_six() -> None:
    before = solo("hand 1 1 1 1 1 1 1 1 1 1", "hand 3 1 troc recolte 1 2", "pile 2 3 3 3 3 2 ...")
    s = after(before, "discard 1", "pass")
    assert dams(s, 1) == "2-3" or dams(s, 1) == "3-2"
    assert (s.held[1], hand(s, 1)) == (6, "1 1 3 3 3 3") and discards(s) == "1 recolte troc"
    what = events(before, "discard 1")
    assert what == ["discarded"]


def test_rc_12_4_what_the_bucheron_discards_is_told() -> None:
    before = solo("hand 1 1 1 1 1 1 1 1 1 1", "hand 3 1 troc recolte 1 2")
    match = Match.from_position(f"{GAME} | {text.text(after(before, 'discard 1'))}")
    match.play("pass")
    his = [event for event in match.events(0) if event.what in ("laid", "discarded")]
    assert [(event.what, event.seat, event.card) for event in his] == [
        ("laid", None, state.LOG_3),
        ("laid", None, state.LOG_2),
        ("discarded", None, state.RECOLTE),
        ("discarded", None, state.TROC),
    ]


def test_rc_12_4_his_ones_count_2() -> None:
    s = after(solo("hand 1 1 1 1 1 1 1 1 1 1", "hand 1 1 1 troc troc troc"), "discard 1", "pass")
    assert (dams(s, 1), laid_sum(s, 1)) == ("1*-1*", 4)


def test_rc_12_4_with_sixteen_he_lays_only_one() -> None:
    sixteen = "-".join(["2"] * 12 + ["3"] * 4)
    s = after(
        solo("hand 1 1 1 1 1 1 1 1 1 1", f"hand 3 3 1 1 1 1 dams {sixteen}"), "discard 1", "pass"
    )
    assert bool(s.over) and laid_logs(s, 1) == 17 and hand(s, 1) == "1 1 1 1 3"


def test_rc_12_5_printed_example_17_logs_worth_30_lose_against_15_worth_34() -> None:
    mine = "-".join("1" * 7 + "2" * 7 + "33")
    his = "-".join(["1*"] * 8 + ["2"] * 3 + ["3"] * 4)
    box = "deck 16 14 12 6 7 6 6 0 0 0 0"
    before = solo(f"hand 3 1 troc dams {mine}", f"hand 2 2 2 dams {his}", box)
    s = after(before, "lay 3 on 0")
    assert bool(s.over)
    assert (laid_sum(s, 0), laid_sum(s, 1)) == (30, 34)
    assert rules.beats(s, 0, 0) and winners(s) == []


def test_rc_12_5_the_game_ends_at_once() -> None:
    mine = "-".join("1" * 2 + "2" * 10 + "3333")
    s = after(solo(f"hand 3 1 1 1 troc dams {mine}", "hand 2 2 2"), "lay 3 on 0")
    assert bool(s.over) and s.dams[1] == 0 and winners(s) == [0]


def test_rc_12_5_a_tie_goes_to_who_laid_the_17th() -> None:
    mine, his = "-".join("1" * 16), "-".join("2222" + "333")
    s = after(solo(f"hand 1 troc dams {mine}", f"hand 2 2 2 dams {his}"), "lay 1 on 0")
    assert laid_sum(s, 0) == laid_sum(s, 1) == 17
    assert winners(s) == [0]
    his_last = "-".join(["1*"] * 15 + ["2"])
    other = "-".join("22222222" + "333333")
    s = after(solo(f"hand 2 2 troc dams {other}", f"hand 1 dams {his_last}"), "discard 2", "pass")
    assert laid_sum(s, 0) == laid_sum(s, 1) == 34 and bool(s.over)
    assert winners(s) == []


def test_rc_12_6_cards_aside_join_the_discard_pile_after_each_side() -> None:
    before = solo(
        "hand 1 1 1 1 1 1 1 1 1 1", "hand troc troc troc recolte 1 2", "discard 3 3 3 3 3 3"
    )
    s = after(before.replace("pile ...", "pile ...", 1), "discard 1", "pass")
    assert (aside(s), discards(s)) == ("", "1 3 3 3 3 3 3 recolte troc troc troc")


def test_rc_12_6_with_both_piles_empty_neither_side_draws() -> None:
    mine, his = "-".join("1" * 8 + "2" * 6), "-".join("2" * 4 + "3" * 8)
    box = "deck 10 10 10 0 0 0 0 0 0 0 0"
    before = solo(f"hand 1 1 dams {mine}", f"hand 3 3 dams {his}", box, "pile")
    s = after(before, "lay 1 on 0", "pass")
    assert (phase(s), hand(s, 0), hand(s, 1)) == ("0 main", "1", "")
    assert (laid_logs(s, 0), laid_logs(s, 1)) == (15, 14)


def test_rc_12_6_stalemate_after_three_rounds() -> None:
    def stalled(mine: str, his: str) -> Any:
        spare = "recolte recolte recolte recolte recolte recolte"
        before = solo(
            f"hand 1 1 1 1 1 1 1 1 1 1 dams {mine}", f"hand {spare} dams {his}", "quiet 2"
        )
        return after(before, "discard 1", "pass")

    assert winners(stalled("2-3", "2-2")) == [0]
    s = stalled("2-2", "2-2")
    assert bool(s.over) and winners(s) == []  # equal sums: the player loses
    s = after(
        solo("hand 1 1 1 1 1 1 1 1 1 1", "hand 1 troc troc troc troc troc", "quiet 2"),
        "discard 1",
        "pass",
    )
    assert not s.over and s.quiet == 0  # the Bûcheron laid one


def test_rc_12_1_the_allys_face_is_only_for_pages() -> None:
    (ally,) = (option for option in named(GAME).options if option.name == "ally")
    assert ally.for_pages and ally.read("sage") == ally.choices.index("sage")
    plain, sage = dealt(options("solo", 1)), dealt(options("solo", 1, ally=ally.read("sage")))
    assert (view(plain, 0).ally, view(sage, 0).ally) == ("beaver", "sage")
    assert text.text(sage).replace("ally sage | ", "") == text.text(plain)
    assert text.position(text.text(sage)).tobytes() == sage.tobytes()
    assert view(dealt(options("normal", 2)), 0).ally is None
    with pytest.raises(BadSetup, match=r"beaver, architecte, .* or nageur, not 6"):
        ally.read("6")
