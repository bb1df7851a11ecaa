"""Teams (RC-11)."""

import pytest

from beaverboard.games.roi_des_castors import names, state, text
from beaverboard.match import Match
from tests.games.roi_des_castors.positions import (
    GAME,
    after,
    dams,
    dealt,
    discards,
    events,
    hand,
    legal,
    options,
    phase,
    scores,
    view,
    winners,
)

# RC-11


def team(mine: str, theirs: str, *clauses: str, turn: str = "0 main") -> str:
    piles = [] if any(c.startswith("pile") for c in clauses) else ["pile ..."]
    piles += [] if any(c.startswith("logs") for c in clauses) else ["logs ..."]
    return " | ".join(
        [f"mode team | turn {turn}", *piles, f"team {mine}", f"team {theirs}", *clauses]
    )


def test_rc_11_1_two_piles_and_one_hand_per_team() -> None:
    s = dealt(options("team", 4))
    assert s.copies[:3].sum() == 42 and s.copies[3:].sum() == 42
    other = 1 - s.turn % 2
    assert s.hand[other, :3].sum() == 2 and s.hand[other, 3:].sum() == 2
    seen = [view(s, p).sides[0].hand for p in range(4)]
    assert seen[0] == seen[2] and seen[0] is not None and seen[1] is None and seen[3] is None


def test_rc_11_1_partners_know_the_same() -> None:
    setup = options("team", 4)
    assert [setup.advisers_of(seat) for seat in range(4)] == [(2,), (3,), (0,), (1,)]
    match = Match.from_position(
        f"{GAME} | {team('hand recolte 1 1', 'hand 2 2', 'logs 3 1 ...', 'pile troc ...')}"
    )
    match.play("play recolte")
    match.play("draw log")
    seen = [[event.card for event in match.events(seat)] for seat in range(4)]
    assert seen == [[state.LOG_3], [None], [state.LOG_3], [None]]


def test_rc_11_1_the_seats_act_in_turn_for_their_team() -> None:
    s = after(team("hand 1 1 1 troc troc", "hand 2 2 troc troc"), "discard 1", "pass")
    assert s.turn == 1
    s = after(
        team("hand 2 2 troc troc", "hand 1 1 1 troc troc", turn="3 main"), "discard 1", "pass"
    )
    assert s.turn == 0


def test_rc_11_2_a_turn_begins_with_a_log() -> None:
    s = after(
        team("hand 1 1 1 troc troc", "hand 2 2 troc troc", "logs 3 1 ..."), "discard 1", "pass"
    )
    assert hand(s, 1) == "2 2 3 troc troc"


def test_rc_11_2_the_pile_is_picked_for_each_card() -> None:
    before = team("hand recolte 1 1", "hand 2 2", "logs 3 1 ...", "pile espion troc ...")
    s = after(before, "play recolte")
    assert legal(s) == {"draw", "draw log"}
    s = after(before, "play recolte", "draw log", "draw", "draw")
    assert (hand(s, 0), phase(s)) == ("1 1 3 troc espion", "0 again")
    assert view(s, 1).sides[0].logs_held == 3


def test_rc_11_2_all_know_how_many_logs_and_others_a_team_holds() -> None:
    match = Match.from_position(f"{GAME} | {team('hand 1 2 troc troc', 'hand 3 3 recolte pioche')}")
    hands = [match.imagined(0, seed).view(1).sides[1].hand for seed in range(20)]
    logs = {tuple(c for c in cards if c < state.VALUES) for cards in hands if cards}
    others = {tuple(c for c in cards if c >= state.VALUES) for cards in hands if cards}
    for kinds in (logs, others):
        assert len(kinds) > 1 and {len(cards) for cards in kinds} == {2}


def test_rc_11_2_adjusting_to_four() -> None:
    before = team("hand 1 1 1", "hand 2 2 troc troc", "logs 3 1 ...", "pile espion troc ...")
    s = after(before, "lay 1 on 0", "pass")
    assert (phase(s), legal(s)) == ("0 fill", {"draw", "draw log"})
    s = after(before, "lay 1 on 0", "pass", "draw", "draw log")
    assert (hand(s, 0), s.turn) == ("1 1 3 espion", 1)


def test_rc_11_2_without_others_logs_are_drawn() -> None:
    others = " ".join(
        f"{kind} " * int(n)
        for kind, n in zip(names.KIND_NAMES[3:], state.DECKS[4][3:], strict=True)
    )
    before = team(
        f"hand recolte {'1 ' * 1}",
        f"hand {others.replace('recolte', '', 1)}",
        "pile",
        "logs 3 2 1 ...",
    )
    s = after(before, "play recolte")
    assert hand(s, 0) == "1 1 2 3"


def test_rc_11_3_order_and_values_are_ignored_and_dams_never_complete() -> None:
    before = team("hand 3 1 2 troc dams 1-1-1", "hand 2 2 troc troc")
    s = after(before, "lay 3 on 0", "lay 1 on 1", "lay 2 on 1")
    assert dams(s, 0) == "1-1-1-3 1-2"


@pytest.mark.parametrize(
    ("logs", "bonus"), [(5, 1), (7, 2), (10, 3), (6, 0), (8, 0), (4, 0), (11, 0)]
)
def test_rc_11_3_a_bonus_at_5_7_and_10_logs(logs: int, bonus: int) -> None:
    dam = "-".join("1" * (logs - 1))
    before = team(f"hand 1 1 troc dams {dam}", "hand 2 2 troc troc")
    s = after(before, "lay 1 on 0")
    assert (s.held[0], phase(s)) == (2 + bonus, "0 lay")
    promised = view(after(before), 0).sides[0].dams[0].next_bonus
    assert (promised.draws if promised and promised.logs == logs else 0) == bonus


def test_rc_11_3_the_bonus_may_be_laid_in_the_same_turn_once() -> None:
    before = team("hand 1 troc troc dams 1-1-1-1", "hand 2 2 troc troc", "logs 3 2 2 ...")
    s = after(before, "lay 1 on 0")
    assert hand(s, 0) == "3 troc troc"
    s = after(text.text(s), "lay 3 on 0")  # the sixth log: no further bonus
    assert (hand(s, 0), dams(s, 0), phase(s)) == ("troc troc", "1-1-1-1-1-3", "0 fill")


def test_rc_11_3_all_are_told_who_earned_a_bonus() -> None:
    match = Match.from_position(
        f"{GAME} | {team('hand 2 2 troc troc', 'hand 1 1 troc dams 1-1-1-1-1-1', turn='3 main')}"
    )
    match.play("lay 1 on 0")
    told = [(event.what, event.seat, event.value) for event in match.events(0)]
    assert told[1] == ("bonus", 3, 2) and [what for what, *_ in told[2:]] == ["drawn"] * 2


def test_rc_11_4_only_the_others_are_reshuffled() -> None:
    others = [
        kind
        for kind, n in zip(names.KIND_NAMES[3:], state.DECKS[4][3:], strict=True)
        for _ in range(n)
    ]
    others.remove("recolte")
    others.remove("troc")
    before = team(
        "hand recolte 1", f"hand {' '.join(others)}", "pile", "discard 3 2 troc", "logs 1 ..."
    )
    s = after(before, "play recolte", "draw")
    assert (hand(s, 0), discards(s)) == ("1 1 1 troc", "2 3")


def test_rc_11_4_attacks_aim_at_the_other_team() -> None:
    s = after(team("hand chapardage 1 1 1", "hand 2 2 troc"), "play chapardage")
    assert (phase(s), s.victim) == ("0 steal", 1)
    s = after(team("hand espion 1 1 1", "hand 2 2 troc"), "play espion")
    assert view(s, 0).sides[1].remembered == view(s, 2).sides[1].remembered == (1, 1, 4)
    covered = team("hand chapardage 1 1 1 1", "hand 2 2 troc shields permanente")
    assert "no-target" in events(covered, "play chapardage")


def test_rc_11_4_recyclage_takes_from_either_discard_pile() -> None:
    s = after(team("hand recyclage 1", "hand 2 2", "discard 3 troc"), "play recyclage")
    assert legal(s) == {"recycle 3", "recycle troc"}


def test_rc_11_5_the_game_ends_when_the_log_pile_is_empty() -> None:
    logs = "1 " * 16 + "2 " * 13 + "3 " * 10
    before = team("hand recolte 2", f"hand {logs}", "logs 1 1")
    s = after(before, "play recolte", "draw", "draw log", "draw log")
    assert bool(s.over) and s.left[1] == 0
    # in the middle of a draw: the third card is not drawn
    s = after(before, "play recolte", "draw log", "draw log")
    assert bool(s.over) and s.held[0] == 3


def test_rc_11_5_logs_laid_and_in_hand_count() -> None:
    rest = "1 " * 16 + "2 " * 12 + "3 " * 9
    before = team("hand pioche 3 dams 2-2", "hand 1 troc", "logs 1", f"aside {rest}")
    s = after(before, "play pioche", "draw log")
    assert scores(s) == [8, 1, 8, 1] and winners(s) == [0, 2]
    assert view(s, 1).sides[0].hand is not None  # all is shown at the end


def test_rc_11_5_a_tie_is_broken_by_others_in_hand_then_shared() -> None:
    def end(mine: str, theirs: str) -> list[int]:
        rest = "1 " * 16 + "2 " * 14 + "3 " * 10
        before = team(f"hand pioche {mine}", f"hand {theirs} 1", "logs 1", f"aside {rest}")
        return winners(after(before, "play pioche", "draw log"))

    assert end("troc shields permanente", "troc troc") == [1, 3]
    assert end("troc", "troc") == [0, 1, 2, 3]


def test_rc_11_5_a_bonus_ends_with_the_log_pile() -> None:
    rest = "1 " * 8 + "2 " * 13 + "3 " * 9
    nine = "-".join("1" * 9)
    before = team(f"hand 1 troc dams {nine}", "hand troc", "logs 3 2", f"aside {rest}")
    s = after(before, "lay 1 on 0")
    assert (bool(s.over), hand(s, 0), s.held[0], s.left[1]) == (True, "2 3 troc", 3, 0)
    s = after(before.replace("logs 3 2", "logs 3 2 1").replace("aside 1", "aside"), "lay 1 on 0")
    assert (bool(s.over), hand(s, 0)) == (True, "1 2 3 troc")


def test_rc_11_5_before_the_end_only_laid_logs_are_counted() -> None:
    s = after(team("hand 3 3 troc troc dams 2-2", "hand 1 1 troc troc dams 1"))
    assert scores(s) == [4, 1, 4, 1]


def test_rc_11_5_logs_in_hand_do_not_break_a_tie() -> None:
    rest = "1 " * 13 + "2 " * 14 + "3 " * 9
    before = team("hand pioche 3", "hand 1 1 1 1", "logs 1", f"aside {rest}")
    s = after(before, "play pioche", "draw log")
    assert scores(s) == [4] * 4 and winners(s) == [0, 1, 2, 3]


def test_rc_11_5_all_hands_are_shown_at_the_end() -> None:
    rest = "1 " * 16 + "2 " * 14 + "3 " * 9
    before = team("hand pioche 3", "hand 1", "logs 1", f"aside {rest}")
    match = Match.from_position(f"{GAME} | {before}")
    match.play("play pioche")
    match.play("draw log")
    shown = [(event.seat, event.card) for event in match.events(1) if event.what == "revealed"]
    assert shown == [(0, state.LOG_1), (0, state.LOG_3), (1, state.LOG_1)]
    told = [(event.seat, event.value) for event in match.events(1) if event.what == "scored"]
    assert told == [(0, 4), (1, 1), (2, 4), (3, 1)]


def test_rc_11_5_a_team_match_has_no_stalemate() -> None:
    s = after(team("hand 1 1 1 troc troc", "hand 2 2 troc troc", "quiet 11"), "discard 1", "pass")
    assert (bool(s.over), s.quiet, s.turn) == (False, 12, 1)
