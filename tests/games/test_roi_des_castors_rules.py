"""Le Roi des Castors, rule by rule: a position, moves in words, what became of it."""

from typing import Any

import numpy as np
import pytest

from beaverboard.games import named
from beaverboard.games.roi_des_castors import cards, rules, text
from beaverboard.games.setup import BadSetup, Setup
from beaverboard.locales import LANGUAGES, bundle
from beaverboard.match import Match
from tests.games import playing
from tests.games.playing import random_play, read

GAME = "roi-des-castors"


def at(before: str) -> Any:
    return read(playing.placed(GAME, before))


def after(before: str, *moves: str, seed: int = 0) -> Any:
    return read(playing.after(GAME, before, *moves, seed=seed))


def view(s: Any, seat: int | None) -> Any:
    return named(GAME).view(s, seat)


def refused(before: str, words: str) -> str:
    return playing.refused(GAME, before, words)


def legal(s: Any) -> set[str]:
    out = np.empty(rules.ACTIONS, np.int64)
    return {text.words(a) for a in out[: rules.legal(s, out)].tolist()}


def hand(s: Any, q: int) -> str:
    return text.cards_text(s.hand[q]).strip()


def reserve(s: Any, q: int) -> str:
    return text.cards_text(s.reserve[q]).strip()


def discards(s: Any) -> str:
    return text.cards_text(s.discards).strip()


def aside(s: Any) -> str:
    return text.cards_text(s.aside).strip()


def dams(s: Any, q: int) -> str:
    return " ".join(text.dam_text(s, q, k) for k in range(s.dams[q]))


def phase(s: Any) -> str:
    return "over" if s.over else f"{s.turn} {text.PHASES[s.phase]}"


def top(s: Any, count: int) -> str:
    pile = s.pile[0, : s.left[0]][::-1]
    return text.pile_text(pile[:count].tolist()).strip()


def known(s: Any, observer: int, q: int) -> str:
    return text.cards_text(s.known[observer + 1, q]).strip()


def events(before: str, move: str, seat: int | None = None) -> list[str]:
    match = Match.from_position(f"{GAME} | {before}")
    match.play(move)
    return [event.what for event in match.events(seat)]


def scores(s: Any) -> list[int]:
    return [rules.score(s, p) for p in range(s.seats)]


def winners(s: Any) -> list[int]:
    seats = range(s.seats)
    return [p for p in seats if not any(rules.beats(s, q, p) for q in seats)]


def options(mode: str, seats: int, **values: object) -> Setup:
    return Setup.of(named(GAME), mode, seats, values)


def dealt(setup: Setup, seed: int = 0) -> Any:
    return read(next(random_play(setup, seed)))


def everything_but(cards_named: str, *, seats: int = 2) -> str:
    left = dict(zip(text.KIND_NAMES, rules.DECKS[seats - 2].tolist(), strict=True))
    for word in cards_named.split():
        left[word] -= 1
    return " ".join(f"{kind} " * count for kind, count in left.items())


# Two seats without anything on the table; the merchant's power is spent.
SEAT_1 = "seat sage hand 1 1 2 2 3 spent"


def two(
    seat: str, *clauses: str, other: str = SEAT_1, pile: str = "...", turn: str = "main"
) -> str:
    return " | ".join(
        [f"turn 0 {turn}", f"pile {pile}", f"seat marchand {seat} spent", other, *clauses]
    )


def character(name: str, seat: str, *clauses: str, turn: str = "main", pile: str = "...") -> str:
    return " | ".join([f"turn 0 {turn}", f"pile {pile}", f"seat {name} {seat}", SEAT_1, *clauses])


def four(seat: str, other: str, *clauses: str, turn: str = "main", pile: str = "...") -> str:
    """Four seats, so that every kind of card is in the deck; two of them hold nothing."""
    return " | ".join(
        [
            f"turn 0 {turn}",
            f"pile {pile}",
            f"seat architecte {seat}",
            f"seat nageur {other}",
            "seat marchand hand shields permanente spent",
            "seat sage hand shields permanente spent",
            *clauses,
        ]
    )


# RC-1


@pytest.mark.parametrize(("seats", "cards_in_all"), [(2, 56), (3, 69), (4, 82), (5, 84)], ids=str)
def test_rc_1_5_the_deck_depends_on_the_number_of_players(seats: int, cards_in_all: int) -> None:
    for mode in ("normal", "expert", "discovery"):
        assert dealt(options(mode, seats)).copies.sum() == cards_in_all


def test_rc_1_1_logs_are_1_2_and_3() -> None:
    assert [rules.value(c) for c in range(rules.VALUES)] == [1, 2, 3]
    assert dealt(options("normal", 3)).copies[:3].tolist() == [18, 14, 10]
    assert dealt(options("normal", 2)).copies[:3].tolist() == [16, 12, 8]


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
    assert text.agreed(s)[1]["logs"] == (20, -1, 10)
    assert text.agreed(s)[1]["cards"] == (-1, 0, -1, 2, 1, -1, -1, -1)


@pytest.mark.parametrize(
    "values",
    [{"logs": (5, 5, 5)}, {"logs": (30, 30, 30)}, {"cards": (20,) * 8}, {"logs": (1, 2)}],
    ids=str,
)
def test_rc_1_5_counts_that_cannot_be_played_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        options("normal", 2, **values)


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
        drew = [5 + (p == s.turn and s.phase != rules.POWER) for p in range(5)]
        assert s.held.tolist() == drew
        for p in range(5):
            start = {rules.SAGE: "recolte", rules.SENTINELLE: "permanente"}
            assert reserve(s, p) == start.get(int(s.character[p]), "")


def test_rc_2_3_the_seed_picks_the_first_seat() -> None:
    assert {int(dealt(options("normal", 3), seed).starter) for seed in range(20)} == {0, 1, 2}


def test_rc_2_3_play_goes_clockwise() -> None:
    s = after(two("hand 1 1 2 2 3 troc"), "discard 1", "pass")
    assert s.turn == 1


# RC-3


def test_rc_3_1_a_power_is_optional_and_comes_first() -> None:
    before = character("bucheron", "hand 2 2 2 3 3", turn="power", pile="3 2 troc ...")
    assert legal(at(before)) == {"pass", "use"}
    s = after(before, "pass")
    assert (phase(s), hand(s, 0)) == ("0 main", "2 2 2 3 3 3")
    assert refused(text.text(s), "use") == "RC-3.1"


def test_rc_3_1_a_power_that_cannot_be_used_is_not_asked_for() -> None:
    s = after(character("bucheron", "hand 2 2 2 3 3 3", "aside"), "discard 2", "pass")
    assert phase(s) == "1 main"  # the Vieux Sage's power is spent


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


def test_rc_3_8_decisions_come_one_at_a_time() -> None:
    before = two("hand 1 1 1 troc troc 2")
    assert phase(after(before, "lay 1 on 0")) == "0 lay"
    assert phase(after(before, "discard 1")) == "0 discard"
    assert phase(after(before, "play troc")) == "0 troc-out"
    assert phase(after(before, "play troc", "pass")) == "0 troc-in"
    assert refused(text.text(after(before, "play troc")), "lay 1 on 0") == "RC-3.8"


def test_rc_3_8_a_question_with_one_answer_is_not_asked_but_the_first_main_action() -> None:
    s = after(two("hand 1 troc"), "lay 1 on 0")  # nothing left to lay
    assert s.turn == 1
    one = "turn 0 main | pile ... | seat marchand hand 1 spent | " + SEAT_1
    assert legal(at(one)) == {"lay 1 on 0", "discard 1"}


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
    assert rules.complete_dams(s, 0) == 0


def test_rc_4_7_exact_a_dam_of_just_the_goal_is_complete() -> None:
    assert dams(after(two("hand 3 1 1 dams 2-2", "exact"), "lay 3 on 0"), 0) == "2-2-3!"


# RC-5


@pytest.mark.parametrize(
    ("seats", "dams_needed", "size"), [(2, 3, 7), (3, 3, 7), (4, 4, 5), (5, 3, 5)]
)
def test_rc_5_1_the_goal(seats: int, dams_needed: int, size: int) -> None:
    s = dealt(options("normal", seats))
    assert (rules.dams_to_win(s), rules.dam_goal(s)) == (dams_needed, size)


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
    assert [event.card for event in match.events(1) if event.what == "discarded"] == [rules.TROC]
    assert match.view(1).sides[0].remembered == ()


# RC-7


def test_rc_7_the_table_of_cards_says_what_is_printed() -> None:
    assert [card.replay for card in cards.CARD_TEXTS] == [
        bool(flag) for flag in rules.REPLAY[rules.VALUES :]
    ]
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
    before = four("hand recyclage 1 1", "hand", "discard troc 3")
    s = after(before, "play recyclage")
    assert legal(s) == {"recycle troc", "recycle 3"}  # must, if there is one
    assert refused(text.text(s), "recycle 2") == "RC-7"
    s = after(before, "play recyclage", "recycle troc")
    assert (hand(s, 0), discards(s), phase(s)) == ("1 1 troc", "3", "0 again")
    s = after(four("hand recyclage 1 1", "hand"), "play recyclage")
    assert (hand(s, 0), phase(s)) == ("1 1", "0 again")


def test_rc_7_a_card_without_a_target_has_no_effect() -> None:
    s = after(four("hand espion 1 1", "hand 2 2 shields permanente"), "play espion")
    assert (phase(s), known(s, 0, 1)) == ("0 again", "")


# RC-8


def test_rc_8_bucheron_the_first_1_counts_2_for_good() -> None:
    before = character("bucheron", "hand 1 1 2 3 3", turn="power", pile="troc ...")
    s = after(before, "use", "lay 1 on 0")
    assert (dams(s, 0), rules.dam_sum(s, 0, 0), s.last) == ("1*", 2, 2)
    # for order too: another 1 would fall, a 3 fits
    assert refused(text.text(s), "lay 1 on 0") == "RC-4.2"
    s = after(text.text(s), "lay 3 on 0", "pass")
    assert dams(s, 0) == "1*-3"
    assert dams(after(before, "pass", "lay 1 on 0", "lay 1 on 0", "pass"), 0) == "1-1"


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
    assert (phase(s), s.monopole, s.held[0]) == ("1 power", 3, 5)
    s = after(text.text(s), "pass")
    assert (s.monopole, s.held[0], s.held[1]) == (2, 6, 7)  # the draw step
    s = after(text.text(s), "play recolte")
    assert (s.monopole, s.held[0], s.held[1]) == (1, 7, 9)  # one card for three
    s = after(text.text(s), "discard 1", "discard 1", "discard 1")
    assert (s.turn, s.held[0]) == (0, 8)  # his own draw; above the limit it stays (RC-3.7)
    assert s.monopole == 0  # until his next turn begins
    assert refused(text.text(s), "use") == "RC-8"  # once a game


def test_rc_8_marchand_draws_three_cards_at_most() -> None:
    before = (
        "turn 1 main | monopole 1 | pile 1 2 3 troc ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat bucheron hand recolte recolte 1 1 1 2 2"
    )
    s = after(before, "play recolte", "play recolte")
    assert (s.monopole, s.held[0]) == (0, 6)


def test_rc_8_marchand_adjusting_is_no_event() -> None:
    before = (
        "turn 1 main | monopole 3 | pile ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat bucheron hand 1 1 1 2 2 | seat nageur hand 2"
    )
    s = after(before, "lay 1 on 0", "pass")  # seat 1 draws two cards to fill up
    assert (s.turn, s.held[1], s.monopole, s.held[0]) == (2, 6, 3, 5)


def test_rc_8_marchand_two_cards_of_the_maitre_nageur_are_one_event() -> None:
    before = (
        "turn 1 power | monopole 3 | pile troc 3 1 ... | seat marchand hand 1 1 2 2 3 spent"
        " | seat nageur hand 1 1 1 2 2"
    )
    s = after(before, "use")
    assert (phase(s), s.monopole) == ("1 keep", 3)
    s = after(before, "use", "discard troc")
    assert (phase(s), s.monopole, hand(s, 0)) == ("1 main", 2, "1 1 1 2 2 3")


def test_rc_8_marchand_sleepers_and_the_river_give_events_too() -> None:
    before = (
        "mode expert | turn 1 draw | owed 1 | dozing | monopole 3 | pile ... | river 1 2 3 troc"
        " | seat marchand hand 1 1 2 2 3 spent | seat sage hand 1 1 1 2 2 spent"
    )
    assert after(before, "take 0").monopole == 2
    assert after(before, "draw").monopole == 2


def test_rc_8_marchand_his_troc_is_up_to_three() -> None:
    before = two("hand troc 1 1 2 2", pile="3 3 3 troc ...")
    s = after(before, "play troc", "discard 1", "discard 1", "discard 2", "draw", "draw", "draw")
    assert (hand(s, 0), phase(s)) == ("2 3 3 3", "0 again")


def test_rc_8_vieux_sage_sends_an_opponent_to_sleep() -> None:
    before = (
        "turn 0 power | pile 1 2 3 troc ... | seat sage hand 1 1 2 2 3"
        " | seat marchand hand 2 2 3 3 3"
    )
    assert legal(at(before)) == {"pass", "target 1"}
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


def test_rc_8_sentinelle_puts_cards_into_her_reserve() -> None:
    before = character("sentinelle", "hand 1 2 troc reserve permanente", turn="power")
    assert legal(at(before)) == {"pass", "store 1", "store 2", "store troc"}
    s = after(before, "store 1")
    assert (reserve(s, 0), phase(s)) == ("1 permanente", "0 main")
    full = character("sentinelle", "hand 1 2 3 3 3 3 reserve 1 permanente")
    assert refused(full, "store 1") == "RC-3.1"
    assert phase(after(full.replace("hand 1 2", "hand 2 2"), "discard 2", "pass")).startswith("1")


def test_rc_8_maitre_nageur_draws_two_and_keeps_one() -> None:
    before = character("nageur", "hand 1 1 2 2 3", turn="power", pile="3 troc ...")
    s = after(before, "use")
    assert (phase(s), legal(s)) == ("0 keep", {"discard 3", "discard troc"})
    assert refused(text.text(s), "discard 1") == "RC-8"
    s = after(text.text(s), "discard troc")
    assert (hand(s, 0), aside(s), phase(s)) == ("1 1 2 2 3 3", "troc", "0 main")


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
    assert (hand(s, 0), text.pile_text(s.river)) == ("1 1 2 2 3 troc", " 1 2 3 3")
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
    assert text.pile_text(s.river) == " 1 3 2 2"
    assert phase(s) == "1 draw"


def test_rc_9_1_the_maitre_nageur_takes_each_card_from_pile_or_river() -> None:
    before = expert("nageur hand 1 1 2 2 3", turn="power", pile="3 2 troc ...")
    s = after(before, "use", "take 0")
    assert text.pile_text(s.river) == " 3 2 3 troc"  # refilled in between
    s = after(text.text(s), "take 3")
    assert legal(s) == {"discard 1", "discard troc"}
    s = after(text.text(s), "discard 1")
    assert known(s, 1, 0) == "troc"


@pytest.mark.parametrize(
    ("dam", "points"),
    [("3-3-3", 0), ("2-2-3", 4), ("3-3", 3), ("1-2-2", 2), ("2-2", 1), ("3", 0), ("2-3-3", 0)],
)
def test_rc_9_2_points_of_a_dam(dam: str, points: int) -> None:
    s = at(expert(f"marchand hand 1 1 spent dams {dam}"))
    assert rules.points(s, 0) == points


def test_rc_9_2_dams_grow_on_above_7() -> None:
    s = after(expert("marchand hand 3 3 3 1 1 spent dams 2-2-3"), "lay 3 on 0", "lay 3 on 0")
    assert (dams(s, 0), rules.points(s, 0), phase(s)) == ("2-2-3-3-3", 0, "0 lay")


def test_rc_9_3_speed_for_five_dams() -> None:
    assert (
        rules.points(at(expert("marchand hand 1 spent dams 2-2 2-2 2-2 2-2 3-3")), 0) == 4 + 3 + 2
    )
    assert rules.points(at(expert("marchand hand 1 spent dams 2-2 2-2 2-2 3-3")), 0) == 3 + 3


def test_rc_9_3_symmetry_needs_three_dams() -> None:
    assert rules.points(at(expert("marchand hand 1 spent dams 2-2 2-2 2-2")), 0) == 3 + 1
    assert rules.points(at(expert("marchand hand 1 spent dams 2-2 2-2")), 0) == 2
    assert rules.points(at(expert("marchand hand 1 spent dams 2-2 2-2 2-2 1")), 0) == 3
    assert (
        rules.points(at(expert("marchand hand 1 spent dams 2-1-1".replace("2-1-1", "3 3 3"))), 0)
        == 0
    )


def test_rc_9_3_both_may_hold_and_both_are_judged_live() -> None:
    five = "marchand hand 1 1 spent dams 2-2 2-2 2-2 1-1-2 1-1-2"
    assert rules.points(at(expert(five)), 0) == 5 + 2 + 1
    s = after(expert(five), "lay 1 on 5", "pass")
    assert rules.points(s, 0) == 5 + 2
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


def test_rc_9_4_may_win() -> None:
    before = expert("marchand hand 1 1 spent dams 2-2-3 2-2-3 2-2-3 2-3 2")
    assert rules.points(at(before), 0) == 14
    s = after(before, "optimise", "from 4", "to 3")
    assert bool(s.over) and rules.points(s, 0) == 17 and winners(s) == [0]


@pytest.mark.parametrize(("seats", "goal"), [(2, 15), (3, 15), (4, 14), (5, 11)])
def test_rc_9_5_the_goal(seats: int, goal: int) -> None:
    assert view(dealt(options("expert", seats)), 0).goal.points == goal


def test_rc_9_5_judged_after_every_log() -> None:
    before = expert("marchand hand 3 3 3 spent dams 2-2-3 2-2-3 2-2-3 2-2")
    s = after(before, "lay 3 on 3")
    assert bool(s.over) and scores(s) == [17, 0] and winners(s) == [0]


@pytest.mark.parametrize(
    ("dams_", "points"),
    [
        ("3-3 3-3 2-2-3", 4 + 4 + 4 + 1),  # lifted to three dams of 7: symmetry too
        ("2-2-2 3-3 3-3", 4 + 4 + 3),  # two lifts at most, better than symmetry
        ("3 3 2-2", 1 + 1 + 1 + 1),  # dams of 3 lifted to 4
        ("2-2-3 2-2-3 3", 4 + 4 + 1),  # 7 at most
        ("2-2 2-2 2-2 3 3", 3 + 2 + 2 + 1),  # five dams of 4: speed and symmetry
        ("2-2 2-2 2-2 3-3 3", 1 + 1 + 1 + 3 + 1 + 1 + 2),
    ],
)
def test_rc_9_5_architecte_the_best_choice_counts(dams_: str, points: int) -> None:
    assert rules.points(at(expert(f"architecte hand 1 dams {dams_}")), 0) == points


def test_rc_9_5_equal_turns_by_points() -> None:
    before = expert("marchand hand 3 3 3 spent dams 2-2-3 2-2-3 2-2-3 2-2", "equal-turns")
    s = after(before, "lay 3 on 3")
    assert not s.over and s.last_lap and phase(s) == "0 lay"


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
    assert (rules.dams_to_win(s), rules.dam_goal(s)) == (dams_needed, logs)
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


def test_rc_11_2_adjusting_to_four() -> None:
    before = team("hand 1 1 1", "hand 2 2 troc troc", "logs 3 1 ...", "pile espion troc ...")
    s = after(before, "lay 1 on 0", "pass")
    assert (phase(s), legal(s)) == ("0 fill", {"draw", "draw log"})
    s = after(before, "lay 1 on 0", "pass", "draw", "draw log")
    assert (hand(s, 0), s.turn) == ("1 1 3 espion", 1)


def test_rc_11_2_without_others_logs_are_drawn() -> None:
    others = " ".join(
        f"{kind} " * int(n) for kind, n in zip(text.KIND_NAMES[3:], rules.DECKS[4][3:], strict=True)
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


def test_rc_11_3_the_bonus_may_be_laid_in_the_same_turn_once() -> None:
    before = team("hand 1 troc troc dams 1-1-1-1", "hand 2 2 troc troc", "logs 3 2 2 ...")
    s = after(before, "lay 1 on 0")
    assert hand(s, 0) == "3 troc troc"
    s = after(text.text(s), "lay 3 on 0")  # the sixth log: no further bonus
    assert (hand(s, 0), dams(s, 0), phase(s)) == ("troc troc", "1-1-1-1-1-3", "0 fill")


def test_rc_11_4_only_the_others_are_reshuffled() -> None:
    others = [
        kind
        for kind, n in zip(text.KIND_NAMES[3:], rules.DECKS[4][3:], strict=True)
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


# RC-12


def solo(pool: str, rival: str, *clauses: str, turn: str = "0 main") -> str:
    piles = [] if any(c.startswith("pile") for c in clauses) else ["pile ..."]
    return " | ".join(
        [f"mode solo | turn {turn}", *piles, f"pool {pool}", f"rival {rival}", *clauses]
    )


def test_rc_12_1_the_deck_and_the_open_hands() -> None:
    s = dealt(options("solo", 1))
    assert s.copies.tolist() == [18, 14, 10, 6, 7, 6, 6, 0, 0, 0, 0]
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


def test_rc_12_4_his_ones_count_2() -> None:
    s = after(solo("hand 1 1 1 1 1 1 1 1 1 1", "hand 1 1 1 troc troc troc"), "discard 1", "pass")
    assert (dams(s, 1), rules.laid_sum(s, 1)) == ("1*-1*", 4)


def test_rc_12_4_with_sixteen_he_lays_only_one() -> None:
    sixteen = "-".join(["2"] * 12 + ["3"] * 4)
    s = after(
        solo("hand 1 1 1 1 1 1 1 1 1 1", f"hand 3 3 1 1 1 1 dams {sixteen}"), "discard 1", "pass"
    )
    assert bool(s.over) and rules.laid_logs(s, 1) == 17 and hand(s, 1) == "1 1 1 1 3"


def test_rc_12_5_printed_example_17_logs_worth_30_lose_against_15_worth_34() -> None:
    mine = "-".join("1" * 7 + "2" * 7 + "33")
    his = "-".join(["1*"] * 8 + ["2"] * 3 + ["3"] * 4)
    before = solo(f"hand 3 1 troc dams {mine}", f"hand 2 2 2 dams {his}")
    s = after(before, "lay 3 on 0")
    assert bool(s.over)
    assert (rules.laid_sum(s, 0), rules.laid_sum(s, 1)) == (30, 34)
    assert rules.beats(s, 0, 0) and winners(s) == []


def test_rc_12_5_the_game_ends_at_once() -> None:
    mine = "-".join("1" * 2 + "2" * 10 + "3333")
    s = after(solo(f"hand 3 1 1 1 troc dams {mine}", "hand 2 2 2"), "lay 3 on 0")
    assert bool(s.over) and s.dams[1] == 0 and winners(s) == [0]


def test_rc_12_5_a_tie_goes_to_who_laid_the_17th() -> None:
    mine, his = "-".join("1" * 16), "-".join("2222" + "333")
    s = after(solo(f"hand 1 troc dams {mine}", f"hand 2 2 2 dams {his}"), "lay 1 on 0")
    assert rules.laid_sum(s, 0) == rules.laid_sum(s, 1) == 17
    assert winners(s) == [0]
    his_last = "-".join(["1*"] * 15 + ["2"])
    other = "-".join("22222222" + "333333")
    s = after(solo(f"hand 2 2 troc dams {other}", f"hand 1 dams {his_last}"), "discard 2", "pass")
    assert rules.laid_sum(s, 0) == rules.laid_sum(s, 1) == 34 and bool(s.over)
    assert winners(s) == []


def test_rc_12_6_cards_aside_join_the_discard_pile_after_each_side() -> None:
    before = solo(
        "hand 1 1 1 1 1 1 1 1 1 1", "hand troc troc troc recolte 1 2", "discard 3 3 3 3 3 3"
    )
    s = after(before.replace("pile ...", "pile ...", 1), "discard 1", "pass")
    assert (aside(s), discards(s)) == ("", "1 3 3 3 3 3 3 recolte troc troc troc")


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
