"""Biber-Gang, rule by rule: the numbers are those of rules.en.md."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from beaverboard import engine, step
from beaverboard.games import named
from beaverboard.games.biber_gang import rules, text
from beaverboard.games.setup import Setup
from beaverboard.match import IllegalMove, Match
from tests.games import playing
from tests.games.playing import dealer, random_play, read

GAME = named("biber-gang")

# A seat that a test does not care about.
OTHER = "seat (0) (1) (2) (3) / (4) (5) (6) (7)"


def after(before: str, *moves: str, seed: int = 0) -> Any:
    return read(playing.after(GAME.name, before, *moves, seed=seed))


def refused(before: str, words: str) -> str:
    return playing.refused(GAME.name, before, words)


def legal(before: str) -> set[str]:
    states = playing.placed(GAME.name, before)
    return {text.words(action) for action in playing.legal(states, GAME)}


def dealt(seats: int, seed: int = 0) -> Any:
    return read(next(random_play(Setup.of(GAME, seats=seats), seed)))


def layout(s: Any, p: int) -> str:
    return text.row_text(s.card[p].tolist(), s.up[p].tolist())


def top(s: Any) -> int:
    return int(s.discards[s.discarded - 1])


def score_of(columns: str) -> int:
    """The score of a layout written as columns: `6,B 10,10 3,4 0,0`."""
    pairs = [column.split(",") for column in columns.split()]
    cards = [text.card(above) for above, _ in pairs] + [text.card(below) for _, below in pairs]
    return int(rules.round_score(np.array(cards, np.int8)))


# BG-1  Cards


def test_bg_1_1_eight_of_each_number_and_four_beavers() -> None:
    s = dealt(seats=6)
    cards = Counter([*s.card.ravel().tolist(), *s.pile[: s.left].tolist(), top(s)])
    assert cards == {**dict.fromkeys(range(13), 8), rules.BEAVER: 4}


# BG-2  Start of a round (five rounds)


@pytest.mark.parametrize("seats", range(2, 7))
def test_bg_2_1_everybody_gets_eight_cards_face_down(seats: int) -> None:
    s = dealt(seats)
    assert (s.card[:seats] >= 0).all()
    assert (s.card[seats:] < 0).all()
    assert not s.up.any()


@pytest.mark.parametrize("seats", range(2, 7))
def test_bg_2_2_the_next_card_opens_the_discard_pile_the_rest_is_the_draw_pile(seats: int) -> None:
    s = dealt(seats)
    assert s.discarded == 1
    assert s.left == 108 - 8 * seats - 1


def test_bg_2_1_every_round_is_dealt_from_the_whole_deck() -> None:
    last_move = f"round 1/2 | turn 1 draw | end 0 | pile 9 ... | discard 3 | {ALL_UP} | {ONE_DOWN}"
    s = after(last_move, "draw", "discard")
    assert s.round_no == 2
    cards = Counter([*s.card[:2].ravel().tolist(), *s.pile[: s.left].tolist(), top(s)])
    assert cards == {**dict.fromkeys(range(13), 8), rules.BEAVER: 4}
    assert not s.up.any()


def test_bg_2_3_seats_turn_up_two_cards_each_in_order_from_seat_0() -> None:
    start = f"turn 0 turn | pile ... | discard 3 | {OTHER} | {OTHER}"
    s = after(start, "turn 6")
    assert (s.turn, layout(s, 0)) == (0, "(0) (1) (2) (3) / (4) (5) 6 (7)")
    s = after(start, "turn 6", "turn 0")
    assert (s.turn, layout(s, 0)) == (1, "0 (1) (2) (3) / (4) (5) 6 (7)")
    s = after(start, "turn 6", "turn 0", "turn 1", "turn 2")
    assert s.phase == rules.DRAWING


def test_bg_2_3_two_different_cards_and_nothing_else_before() -> None:
    begun = f"turn 0 turn | pile ... | discard 3 | seat 0 (1) (2) (3) / (4) (5) (6) (7) | {OTHER}"
    assert refused(begun, "turn 0") == "BG-3.3"
    assert refused(begun, "draw") == "BG-2.3"
    assert refused(begun, "put 1") == "BG-2.3"
    assert refused(f"turn 0 draw | pile ... | discard 3 | {OTHER} | {OTHER}", "turn 0") == "BG-2.3"


@pytest.mark.parametrize(
    "first, second, starter, why",
    [
        ("5 4", "3 7", 1, "the larger sum"),
        ("12 0", "5 6", 0, "the larger sum, not the more even one"),
        ("B / 6", "5 6", 0, "a beaver counts as the number in its column: 12"),
        ("B 9", "5 5", 1, "a beaver beside a number of another column counts 0"),
        ("B / B", "0 1", 1, "two beavers count 0"),
    ],
)
def test_bg_2_4_the_largest_sum_starts(first: str, second: str, starter: int, why: str) -> None:
    s = after(opening(first, second), *openings(first, second))
    assert (s.starter, s.turn) == (starter, starter), why


def opening(*shown: str) -> str:
    """Seats whose cards at places 0 and 1 (`5 4`) or 0 and 4 (`B / 6`) are going to be
    turned up."""
    seats = []
    for cards in shown:
        a, *_, b = cards.split()
        row = f"({a}) (10) (8) (9)" if "/" in cards else f"({a}) ({b}) (8) (9)"
        below = f"({b}) (11) (7) (9)" if "/" in cards else "(10) (11) (7) (9)"
        seats.append(f"seat {row} / {below}")
    return " | ".join(["turn 0 turn | pile ... | discard 3", *seats])


def openings(*shown: str) -> list[str]:
    return [move for cards in shown for move in ("turn 0", "turn 4" if "/" in cards else "turn 1")]


def test_bg_2_4_lots_are_drawn_among_tied_seats_only() -> None:
    tied = opening("5 4", "3 3", "9 0")
    starters = {int(after(tied, *openings("5 4", "3 3", "9 0"), seed=i).starter) for i in range(40)}
    assert starters == {0, 2}


def test_bg_2_5_a_face_down_card_is_in_no_view_not_even_its_owners() -> None:
    match = Match.from_position(f"biber-gang | pile ... | discard 3 | {OTHER} | {OTHER}")
    for seat in (None, 0, 1):
        assert match.view(seat).layouts == ((None,) * 8, (None,) * 8)


# BG-3  A turn

DRAWING = "pile 7 ... | discard 3 | seat 5 (12) 4 (0) / (1) (2) (6) (6) | " + OTHER


def test_bg_3_1_an_open_card_is_swapped_for_the_drawn_one() -> None:
    s = after(DRAWING, "draw", "put 0")
    assert layout(s, 0) == "7 (12) 4 (0) / (1) (2) (6) (6)"
    assert (top(s), s.turn, s.phase) == (5, 1, rules.DRAWING)


def test_bg_3_1_the_top_of_the_discard_pile_can_be_taken_instead() -> None:
    s = after(DRAWING, "take", "put 0")
    assert layout(s, 0) == "3 (12) 4 (0) / (1) (2) (6) (6)"
    assert (top(s), s.discarded) == (5, 1)


def test_bg_3_2_a_hidden_card_is_swapped_and_lies_face_up_on_the_discard_pile() -> None:
    s = after(DRAWING, "draw", "put 1")
    assert layout(s, 0) == "5 7 4 (0) / (1) (2) (6) (6)"
    assert top(s) == 12


def test_bg_3_3_the_drawn_card_is_discarded_and_a_hidden_one_turned_up() -> None:
    s = after(DRAWING, "draw", "reveal 3")
    assert layout(s, 0) == "5 (12) 4 0 / (1) (2) (6) (6)"
    assert (top(s), s.turn) == (7, 1)


def test_bg_3_3_not_with_a_card_from_the_discard_pile_and_not_an_open_card() -> None:
    taken = DRAWING.replace("pile 7", "turn 0 place | taken 7 | pile")
    drawn = DRAWING.replace("pile 7", "turn 0 place | drawn 7 | pile")
    assert refused(taken, "reveal 3") == "BG-3.3"
    assert refused(drawn, "reveal 0") == "BG-3.3"
    assert refused(DRAWING, "reveal 3") == "BG-3"


ONE_HIDDEN = "pile 7 ... | discard 3 | seat 5 1 4 0 / 1 2 (6) 6 | " + OTHER


def test_bg_3_4_with_one_hidden_card_left_a_drawn_card_may_just_be_discarded() -> None:
    s = after(ONE_HIDDEN, "draw", "discard")
    assert layout(s, 0) == "5 1 4 0 / 1 2 (6) 6"
    assert (top(s), s.turn, s.ender) == (7, 1, -1)


def test_bg_3_4_not_with_more_hidden_cards_nor_with_a_card_from_the_discard_pile() -> None:
    drawn = DRAWING.replace("pile 7", "turn 0 place | drawn 7 | pile")
    taken = ONE_HIDDEN.replace("pile 7", "turn 0 place | taken 7 | pile")
    assert refused(drawn, "discard") == "BG-3.4"
    assert refused(taken, "discard") == "BG-3.3"


BEAVER_PAIR = "turn 0 place | drawn 7 | pile ... | discard 3 | seat B (9) 4 (0) / B (2) (6) 6 | "


def test_bg_3_5_a_card_of_a_beaver_pair_cannot_be_swapped_out() -> None:
    assert refused(BEAVER_PAIR + OTHER, "put 0") == "BG-3.5"
    assert refused(BEAVER_PAIR + OTHER, "put 4") == "BG-3.5"
    half_hidden = BEAVER_PAIR.replace("/ B", "/ (B)") + OTHER
    assert {"put 0", "put 4"} <= legal(half_hidden)


def test_bg_3_6_an_empty_draw_pile_is_made_anew_from_all_discards_but_the_top() -> None:
    match = Match.from_position(EMPTY_PILE)
    before = match.view(None).discards
    match.play("draw")
    view = match.view(0)
    assert view.discards == before[-1:] == (3,)
    assert view.pile == len(before) - 2
    assert [event.what for event in match.events(0)] == ["reshuffled", "drawn"]
    assert Counter([*match._state.pile[: view.pile].tolist(), view.drawn]) == Counter(before[:-1])


def test_bg_3_6_the_new_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(20):
        match = Match.from_position(EMPTY_PILE, seed=seed)
        match.play("draw")
        orders.add(tuple(match._state.pile.tolist()))
    assert len(orders) == 20


def rest_as_discards(*seats: str) -> str:
    """A position with an empty draw pile and a 3 on top of all other cards discarded."""
    states = text.position(f"pile 3 ... | discard 3 | {' | '.join(seats)}")
    rest = " ".join(text.faces(states[0].pile[: states[0].left].tolist()))
    # The clause names the top card first; the pile's own top card, a 3, is named last.
    return f"biber-gang | pile | discard 3 {rest} | {' | '.join(seats)}"


EMPTY_PILE = rest_as_discards("seat 5 (12) 4 (0) / (1) (2) (6) (6)", OTHER)


# BG-4  End of a round

ALL_UP = "seat 5 1 4 0 / 1 2 6 8 turns 5"
ONE_DOWN = "seat 0 1 2 3 / 4 5 6 (7) turns 5"


def test_bg_4_1_turning_up_the_last_card_gives_everybody_else_one_more_turn() -> None:
    three = f"pile 7 7 7 ... | discard 3 | {ONE_DOWN.replace('turns 5', '')} | {OTHER} | {OTHER}"
    s = after(three, "draw", "reveal 7")
    assert (s.ender, s.turn, s.round_no) == (0, 1, 1)
    s = after(three, "draw", "reveal 7", "draw", "put 0")
    assert (s.turn, s.round_no) == (2, 1)
    s = after(three, "draw", "reveal 7", "draw", "put 0", "draw", "put 0")
    assert s.round_no == 2


def test_bg_4_1_replacing_the_last_hidden_card_ends_the_round_too() -> None:
    s = after(f"pile 7 ... | discard 3 | {ONE_DOWN} | {OTHER}", "draw", "put 7")
    assert s.ender == 0


def test_bg_4_1_then_everything_is_turned_up_and_scored() -> None:
    last = f"turn 1 draw | end 0 | pile 9 ... | discard 3 | {ALL_UP} | {ONE_DOWN}"
    match = Match.from_position(f"biber-gang | {last}")
    match.play("draw")
    match.play("discard")
    view = match.view(None)
    assert view.last_round.layouts == ((5, 1, 4, 0, 1, 2, 6, 8), (0, 1, 2, 3, 4, 5, 6, 7))
    assert view.points == ((27, 28),)
    assert view.totals == (27, 28)


def test_bg_4_2_a_reveal_in_the_last_turns_gives_nobody_another_turn() -> None:
    last = f"turn 1 draw | end 0 | pile 9 9 ... | discard 3 | {ALL_UP} | {ONE_DOWN} | {OTHER}"
    s = after(last, "draw", "reveal 7")
    assert (s.ender, s.turn, s.round_no) == (0, 2, 1)
    s = after(last, "draw", "reveal 7", "draw", "put 0")
    assert s.round_no == 2


def stalled(turns: str, end: str = "") -> str:
    first, second = turns.split()
    seats = f"seat 0 1 2 3 / 4 5 6 (7) turns {first} | {OTHER} turns {second}"
    return f"turn 1 draw {end} | pile 9 9 9 ... | discard 3 | {seats}"


def test_bg_4_3_after_forty_turns_each_the_round_is_scored_at_once() -> None:
    assert after(stalled("39 38"), "draw", "put 0").round_no == 1
    assert after(stalled("39 39"), "draw", "put 0").round_no == 1
    s = after(stalled("40 39"), "draw", "put 0")
    assert s.round_no == 2
    assert s.points[0].tolist()[:2] == [28, 9 + 28]


def test_bg_4_3_an_end_that_has_begun_is_played_with_a_41st_turn() -> None:
    seats = "seat 0 1 2 3 / 4 5 6 (7) turns 40 | seat 0 1 2 3 / 4 5 6 (7) turns 39"
    s = after(f"turn 1 draw | pile 9 9 9 ... | discard 3 | {seats}", "draw", "put 7")
    assert (s.ender, s.turn, s.round_no) == (1, 0, 1)


@pytest.mark.parametrize("seats", [2, 6])
def test_bg_4_3_the_longest_match_has_420_n_minus_10_actions(seats: int) -> None:
    """Nobody ever turns up a card but in the very last turn that can be the first last one."""
    setup = Setup.of(GAME, seats=seats)
    states = engine.pool(rules.STATE)
    deals = dealer(5)
    step.deal(states, 0, setup.row(), deals, 0)
    s = read(states)
    actions = 0
    while not s.over:
        allowed = playing.legal(states, GAME)
        assert step.attempt(states, 0, slowest(s, allowed), deals, 0) == 0
        actions += 1
    assert actions == 420 * seats - 10


def slowest(s: Any, allowed: list[int]) -> int:
    """Keep one card hidden for as long as the rules let a round go on; the last seat of the
    fortieth lap turns it up, so that all others have a 41st turn."""
    p = int(s.turn)
    if s.phase != rules.PLACING:
        return allowed[0]
    is_last = s.turns[p] == rules.TURNS - 1 and (p + 1) % s.seats == s.starter
    if rules.DISCARD in allowed and not is_last:
        return rules.DISCARD
    open_places = [a for a in allowed if rules.PUT <= a < rules.REVEAL and s.up[p, a - rules.PUT]]
    hidden_places = [a for a in allowed if rules.REVEAL <= a < rules.SWIM]
    if is_last or (rules.hidden(s, p) > 1 and s.turns[p] > rules.TURNS - 10):
        return hidden_places[0]
    return open_places[0] if open_places else hidden_places[0]


# BG-5  Beavers


@pytest.mark.parametrize(
    "row, value",
    [
        ("seat B 1 2 3 / 9 5 6 (7)", 9),
        ("seat B 1 2 3 / (9) 5 6 (7)", None),
        ("seat (B) 1 2 3 / 9 5 6 (7)", None),
        ("seat B 1 2 3 / B 5 6 (7)", None),
    ],
)
def test_bg_5_1_an_open_beaver_takes_the_value_of_an_open_number_beside_it(
    row: str, value: int | None
) -> None:
    s = read(playing.placed(GAME.name, f"pile ... | discard 3 | {row} | {OTHER}"))
    assert rules.beaver_value(s, 0, 0) == (-1 if value is None else value)


SWIMMING = "pile 9 ... | discard 9 | seat B 1 2 (3) / 9 5 6 (12) turns 3 | " + OTHER


@pytest.mark.parametrize("source", ["draw", "take"])
def test_bg_5_2_the_beaver_swims_to_a_hidden_card_which_is_discarded(source: str) -> None:
    s = after(SWIMMING, source, "swim 0 to 7")
    assert layout(s, 0) == "9 1 2 (3) / 9 5 6 B"
    assert (top(s), s.turn) == (12, 1)


def test_bg_5_2_printed_example_a_beaver_swims_from_the_6_to_the_10_and_pairs_there() -> None:
    six_and_ten = "pile 6 ... | discard 3 | seat 6 10 2 (4) / B (11) (5) (1) turns 3 | " + OTHER
    s = after(six_and_ten, "draw", "swim 4 to 5")
    assert layout(s, 0) == "6 10 2 (4) / 6 B (5) (1)"
    assert (top(s), s.turn) == (11, 1)
    assert rules.beaver_value(s, 0, 5) == 10
    # both columns are pairs now: 2 and 5, 4 and 1 are left
    assert rules.round_score(s.card[0]) == 12


def test_bg_5_2_swimming_is_the_only_way_such_a_card_replaces_such_a_beaver() -> None:
    drawn = SWIMMING.replace("pile 9", "turn 0 place | drawn 9 | pile")
    assert refused(drawn, "put 0") == "BG-5.2"
    assert {"swim 0 to 3", "swim 0 to 7", "put 4", "put 3"} <= legal(drawn)
    assert refused(drawn, "swim 0 to 1") == "BG-5.2"
    assert refused(drawn, "swim 1 to 3") == "BG-5.2"
    assert refused(drawn.replace("drawn 9", "drawn 8"), "swim 0 to 3") == "BG-5.2"


def test_bg_5_2_with_several_fitting_beavers_the_player_chooses() -> None:
    two = "turn 0 place | drawn 9 | pile ... | discard 4 | seat B 1 9 (3) / 9 5 B 6 | " + OTHER
    assert {"swim 0 to 3", "swim 6 to 3"} <= legal(two)


def test_bg_5_2_swimming_onto_the_last_hidden_card_begins_the_end() -> None:
    last = SWIMMING.replace("(3)", "3")
    assert after(last, "draw", "swim 0 to 7").ender == 0


def test_bg_5_3_any_other_card_sends_a_beaver_to_the_discard_pile() -> None:
    other_number = SWIMMING.replace("pile 9", "pile 8")
    beaver = SWIMMING.replace("pile 9", "pile B")
    without_value = SWIMMING.replace("/ 9", "/ (9)")
    for before in (other_number, beaver, without_value):
        s = after(before, "draw", "put 0")
        assert top(s) == rules.BEAVER
    taken = after(other_number, "draw", "put 0", "take")
    assert (taken.drawn, taken.turn) == (rules.BEAVER, 1)


def test_bg_5_4_a_beaver_pair_is_locked_and_takes_the_value_that_is_best() -> None:
    assert refused(BEAVER_PAIR + OTHER, "put 0") == "BG-3.5"
    assert score_of("9,9 B,B 2,5 12,0") == 9


# BG-6  Scoring a round


@pytest.mark.parametrize(
    "columns, score",
    [("0,1 2,3 4,5 6,7", 28), ("12,12 2,3 4,5 6,7", 27), ("12,B 2,3 4,5 6,7", 27)],
)
def test_bg_6_1_cards_count_their_value_pairs_nothing(columns: str, score: int) -> None:
    assert score_of(columns) == score


@pytest.mark.parametrize(
    "columns, score",
    [
        ("3,3 3,3 0,1 0,1", -8),
        ("3,3 0,1 0,1 3,3", -8),
        ("3,3 3,B 3,3 0,1", -14),
        ("3,3 3,3 3,3 B,3", -20),
        ("3,3 3,3 8,8 8,8", -20),
        ("3,3 8,8 7,7 0,0", 0),
    ],
)
def test_bg_6_2_equal_pairs_count_below_nothing(columns: str, score: int) -> None:
    assert score_of(columns) == score


def test_bg_6_3_equal_cards_in_different_columns_are_no_pair() -> None:
    assert score_of("4,1 4,2 4,3 4,5") == 27


@pytest.mark.parametrize(
    "columns, score",
    [
        ("5,5 7,7 B,B B,B", -20),
        ("B,B B,B 1,2 0,0", 3 - 15),
        ("B,B B,B 1,2 3,4", 10 - 10),
        ("B,B 1,2 3,4 5,6", 21),
        ("B,B 7,7 7,7 5,5", -20),
        ("B,B 7,7 7,7 5,6", 11 - 15),
        ("B,B B,B 7,7 7,7", -20),
        ("B,B B,B 7,7 1,2", 3 - 15),
    ],
)
def test_bg_6_4_beaver_pairs_take_the_values_that_score_least(columns: str, score: int) -> None:
    assert score_of(columns) == score


def test_bg_6_5_a_round_may_score_below_nothing_and_so_may_a_total() -> None:
    pairs = "seat 3 3 0 0 / 3 3 0 0 turns 5"
    match = Match.from_position(
        f"biber-gang | turn 1 draw | end 0 | pile 9 ... | discard 3 | {pairs} | {ONE_DOWN}"
    )
    match.play("draw")
    match.play("discard")
    assert match.view(None).points == ((-20, 28),)
    assert match.scores() == (-20, 28)


@pytest.mark.parametrize(
    "columns, score",
    [
        ("6,B 10,10 3,4 0,0", 7),
        ("9,9 9,9 2,5 1,1", -3),
        ("9,9 B,B 2,5 12,0", 9),
        ("4,4 4,4 4,4 4,B", -20),
        ("3,3 3,3 8,8 8,8", -20),
    ],
)
def test_bg_6_6_examples(columns: str, score: int) -> None:
    assert score_of(columns) == score


def test_bg_6_5_printed_example_the_sheet_after_the_first_round_says_minus_5_and_5() -> None:
    jasmin = "seat 3 3 1 0 / 3 3 4 0 turns 5"
    ricarda = "seat 7 12 2 0 / 7 B 3 (0) turns 5"
    match = Match.from_position(
        f"biber-gang | turn 1 draw | end 0 | pile 9 ... | discard 3 | {jasmin} | {ricarda}"
    )
    match.play("draw")
    match.play("discard")
    view = match.view(None)
    assert view.points == ((-5, 5),)
    assert view.totals == (-5, 5)
    assert (view.round, match.over) == (2, False)


# BG-7  End of the game


@pytest.mark.parametrize(
    "first, second, scores, winners",
    [
        ("-20 5", "10 9", (6, 32), (0,)),
        ("3 4", "5 1", (28, 19), (1,)),
        ("0 1", "5 4", (22, 22), (0, 1)),
    ],
)
def test_bg_7_1_the_lowest_total_wins_equal_totals_share(
    first: str, second: str, scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    match = Match.from_position(
        "biber-gang | round 3/3 | turn 1 draw | end 0 | pile 9 ... | discard 3 | "
        f"seat 5 1 4 0 / 5 2 6 8 turns 5 points {first} | "
        f"seat 0 1 2 3 / 0 1 3 (5) turns 5 points {second}"
    )
    assert match.winners() == ()
    match.play("draw")
    match.play("discard")
    assert match.over
    assert match.scores() == scores
    assert match.winners() == winners
    with pytest.raises(IllegalMove, match=r"BG-7\.1"):
        match.play("draw")


def test_bg_7_1_five_rounds_unless_agreed_otherwise() -> None:
    for rounds in (1, 5):
        match = Match.new("biber-gang", seats=2, seed=3, rounds=rounds)
        while not match.over:
            match.play(match.legal_actions()[-1])
        assert len(match.view(None).points) == rounds
