"""BiberClan, rule by rule. The numbers in the names are those of `rules.en.md`."""

from collections import Counter

import pytest

from beaverboard import engine, step
from beaverboard.dealer import NOTHING
from beaverboard.games import named
from beaverboard.games.biber_clan import rules, text
from beaverboard.games.game import BadWords, States
from beaverboard.games.setup import Setup
from beaverboard.match import Event, Match
from tests.games import playing
from tests.games.playing import dealer, placed, read

GAME = "biber-clan"
EMPTY = "seat - - - / - -"


def after(before: str, *moves: str, seed: int = 0) -> States:
    return playing.after(GAME, before, *moves, seed=seed)


def refused(before: str, words: str) -> str:
    return playing.refused(GAME, before, words)


def lodges(states: States) -> list[str]:
    s = read(states)
    return [text.lodge_text(s, q) for q in range(s.seats)]


def clause(states: States, keyword: str) -> str:
    """One clause of the position's text, without its keyword."""
    for part in text.text(read(states)).split(" | "):
        if part.split()[0] == keyword:
            return part.partition(" ")[2]
    return ""


def legal(before: str) -> set[str]:
    game = named(GAME)
    return {text.words(action) for action in playing.legal(placed(GAME, before), game)}


def points(states: States) -> list[int]:
    """Of the first round."""
    s = read(states)
    return s.points[0, : s.seats].tolist()


def winners(states: States) -> list[int]:
    return [p for p in range(read(states).seats) if step.wins(states, 0, p)]


def dealt(mode: str, seats: int, seed: int) -> States:
    states = engine.pool(rules.STATE)
    step.deal(states, 0, Setup.of(named(GAME), mode, seats).row(), dealer(seed), 0)
    return states


def everywhere(states: States) -> Counter[int]:
    """Every card of the match, wherever it is."""
    s = read(states)
    cards = [*s.pile.tolist(), *s.discards.tolist(), *s.card.ravel().tolist(), int(s.hand)]
    for i, count in enumerate(s.aside.tolist()):
        cards += [rules.NUMBERS + i] * count
    return Counter(c for c in cards if c != NOTHING)


def played(before: str, *moves: str) -> Match:
    match = Match.from_position(f"{GAME} | {before}")
    for words in moves:
        match.play(words)
    return match


def told(match: Match, seat: int | None, what: str) -> list[Event]:
    return [event for event in match.events(seat) if event.what == what]


# BC-1  Cards


def test_bc_1_1_the_66_cards() -> None:
    cards = everywhere(dealt("clan", 2, 0))
    assert [cards[c] for c in range(14)] == [7, 6, 6, 6, 5, 5, 5, 4, 4, 4, 5, 9, 0, 0]
    assert cards.total() == 66
    assert sum(cards[c] for c in range(10)) == 52


@pytest.mark.parametrize(
    ("lodge", "free"),
    [
        ("- - - / - -", "B1 B2 B3"),
        ("1 - - / - -", "B2 B3"),
        ("1 1 - / - -", "B3 T1"),
        ("1 - 1 / - -", "B2"),
        ("- 1 1 / - -", "B1 T2"),
        ("1 1 1 / - -", "T1 T2"),
        ("1 1 - / 1 -", "B3"),
        ("1 1 1 / - 1", "T1"),
    ],
)
def test_bc_1_2_an_upper_card_needs_both_spaces_below(lodge: str, free: str) -> None:
    before = f"turn 0 place | hand 7 | pile ... | seat {lodge} | {EMPTY}"
    own = {words.split()[-1] for words in legal(before) if words.startswith("place up seat 0")}
    assert own == set(free.split())
    for space in text.SPACE_NAMES:
        if space not in free.split():
            rule = refused(before, f"place up seat 0 {space}")
            filled = lodge.replace("/ ", "").split()[text.SPACE_NAMES.index(space)] != "-"
            assert rule == ("BC-4.1" if filled else "BC-1.2")


def test_bc_1_2_a_seat_that_is_not_there_has_no_lodge() -> None:
    before = f"turn 0 place | hand 7 | pile ... | {EMPTY} | {EMPTY}"
    assert refused(before, "place up seat 2 B1") == "BC-1.2"
    assert refused(before, "swap up seat 5 B1") == "BC-1.2"


# BC-2  Start


def test_bc_2_1_a_round_starts_with_empty_lodges_and_no_discards() -> None:
    states = dealt("clan", 3, 5)
    s = read(states)
    assert lodges(states) == ["- - - / - -"] * 3
    assert s.discarded == 0
    assert s.left + s.aside.sum() + 1 == 66  # the first seat has drawn already
    assert dealt("clan", 3, 6).tobytes() != states.tobytes()


def test_bc_2_2_lots_are_drawn_for_who_starts() -> None:
    starters = Counter(int(read(dealt("clan", 3, seed)).starter) for seed in range(90))
    assert set(starters) == {0, 1, 2}
    assert all(read(dealt("clan", 3, seed)).turn in range(3) for seed in range(3))


def test_bc_2_2_who_began_the_end_starts_the_next_round() -> None:
    before = (
        "turn 0 place | start 2 | end 1 | hand 3 | pile ... | seat 1 - - / - - turns 4"
        "| seat 1 1 2 / 3 4 turns 4 | seat 9 - - / - - turns 5"
    )
    states = after(before, "place up seat 0 B2")
    assert (read(states).round_no, read(states).starter, read(states).turn) == (2, 1, 1)


# BC-3  A turn


def test_bc_3_1_a_number_is_placed_and_ends_the_turn() -> None:
    before = f"turn 0 place | hand 7 | pile 4 ... | {EMPTY} | {EMPTY}"
    states = after(before, "place up seat 0 B1")
    assert clause(states, "turn") == "1 place"
    assert clause(states, "hand") == "4"
    assert read(states).turns[:2].tolist() == [1, 0]


def test_bc_3_1_only_the_drawer_sees_the_card() -> None:
    before = f"turn 0 place | hand 7 | pile 4 ... | {EMPTY} | {EMPTY} | {EMPTY}"
    match = played(before, "place up seat 0 B1")
    assert [told(match, seat, "drawn")[0].card for seat in (1, 0, 2, None)] == [4, None, None, None]
    assert [match.view(seat).hand for seat in (1, 0, 2, None)] == [4, None, None, None]


def test_bc_3_1_action_cards_are_shown_and_another_card_is_drawn_as_often_as_it_takes() -> None:
    before = f"turn 0 place | hand 7 | pile F F 4 ... | {EMPTY} | {EMPTY}"
    match = played(before, "place up seat 0 B1")
    assert [event.card for event in told(match, None, "shown")] == [rules.FLIP_CARD] * 2
    assert match.turn == 1
    before = f"turn 0 place | hand 7 | pile F C 4 ... | seat 3 - - / - - | {EMPTY}"
    states = after(before, "place up seat 0 B2", "flip seat 0 B1")
    assert clause(states, "turn") == "1 clean"  # the 7 is protected now, the 3 is not
    states = after(before, "place up seat 0 B2", "flip seat 0 B1", "clean seat 0 B1")
    assert clause(states, "turn") == "1 place"
    assert clause(states, "aside") == "C F"


def test_bc_3_1_a_number_in_hand_comes_first() -> None:
    before = "turn 0 place | hand 7 | pile ... | seat 3 4 - / - - | seat 1 1 - / - -"
    for words in ("clean seat 0 B1", "flip seat 0 B1", "keep up B3", "peek seat 0 B1"):
        assert refused(before, words) == "BC-3.1"
    assert refused(before, "exchange seat 0 B1 seat 1 B1") == "BC-3.1"


NEARLY_EMPTY = (
    "turn 0 place | hand 7 | pile {pile} "
    "| discard 0 0 0 0 0 0 0 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 "
    "5 5 5 5 5 6 6 6 6 6 7 7 8 8 8 9 9 9 | aside C C C C C F F F F F F F F F "
    "| seat 7 (8) - / - - | seat 9 - - / - -"
)


def test_bc_3_2_the_discard_pile_becomes_the_draw_pile() -> None:
    states = after(NEARLY_EMPTY.format(pile=""), "place up seat 0 B3")
    s = read(states)
    assert (s.left, s.discarded, s.shuffles) == (48 - 1, 0, 1)
    pile = Counter([*s.pile[: s.left].tolist(), int(s.hand)])
    assert pile == Counter(
        map(int, NEARLY_EMPTY.partition("discard ")[2].partition(" |")[0].split())
    )
    other = after(NEARLY_EMPTY.format(pile=""), "place up seat 0 B3", seed=1)
    assert read(other).pile.tolist() != s.pile.tolist()


def test_bc_3_2_action_cards_stay_out_and_a_last_card_is_drawn_first() -> None:
    before = NEARLY_EMPTY.replace(" 9 9 9 |", " 9 9 |").format(pile="9")
    states = after(before, "place up seat 0 B3")
    assert clause(states, "hand") == "9"
    assert (read(states).left, read(states).shuffles, read(states).discarded) == (0, 0, 47)
    states = after(before, "place up seat 0 B3", "place up seat 1 B2")
    assert (read(states).left, read(states).shuffles) == (46, 1)
    assert max(read(states).pile) < rules.NUMBERS


# BC-4  Placing a number card


def test_bc_4_1_into_an_empty_space_of_any_lodge_either_side_up() -> None:
    before = f"turn 0 place | hand 7 | pile 4 ... | {EMPTY} | {EMPTY}"
    assert lodges(after(before, "place down seat 0 B2")) == ["- (7:0) - / - -", "- - - / - -"]
    assert lodges(after(before, "place up seat 1 B3")) == ["- - - / - -", "- - 7 / - -"]
    assert refused(before, "swap up seat 1 B3") == "BC-5.3"


def test_bc_4_1_the_fifth_card_only_by_its_owner() -> None:
    before = (
        "turn {turn} place | hand 7 | pile 4 ... | seat 1 1 1 / 2 - | seat 2 2 2 / - 3 "
        "| seat 5 - - / - -"
    )
    assert refused(before.format(turn=0), "place up seat 1 T1") == "BC-4.1"
    assert refused(before.format(turn=2), "place up seat 0 T2") == "BC-4.1"
    states = after(before.format(turn=0), "place up seat 0 T2")
    assert lodges(states)[0] == "1 1 1 / 2 7"


def test_bc_4_2_in_the_own_lodge_the_old_card_goes_to_the_discard_pile() -> None:
    before = (
        "turn 0 place | hand 7 | pile 4 ... | discard 0 | seat 3 (8) - / - - | seat 1 - - / - -"
    )
    states = after(before, "swap down seat 0 B1")
    assert lodges(states)[0] == "(7:0) (8) - / - -"
    assert clause(states, "discard") == "3 0"
    match = played(before, "swap up seat 0 B2")
    assert [event.card for event in told(match, 1, "discarded")] == [8]
    assert match.turn == 1


def test_bc_4_3_example_sarah_gets_the_eight() -> None:
    # She draws a 1, could leave it in Lisa's lodge, but swaps it for Tim's open 8.
    before = (
        "turn 0 place | hand 1 | pile 4 ... | seat 5 (3) - / - - | seat 2 - (6) / - - "
        "| seat (0) 8 3 / - -"
    )
    assert {"place up seat 1 B2", "place down seat 1 B2"} <= legal(before)
    taken = after(before, "swap down seat 2 B2")
    assert (clause(taken, "turn"), clause(taken, "hand")) == ("0 keep", "8:*")
    states = after(before, "swap down seat 2 B2", "keep up B3")
    assert lodges(states) == ["5 (3) 8 / - -", "2 - (6) / - -", "(0) (1:0) 3 / - -"]
    assert clause(states, "turn") == "1 place"
    assert read(states).discarded == 0


def test_bc_4_3_a_received_card_is_seen_by_the_drawer_alone() -> None:
    before = (
        "turn 0 place | hand 1 | pile 4 ... | seat 5 - - / - - | seat (6) 2 2 / - - "
        "| seat 3 - - / - -"
    )
    match = played(before, "swap up seat 1 B1")
    assert [told(match, seat, "taken")[0].card for seat in (0, 1, 2, None)] == [6, None, None, None]
    assert [match.view(seat).hand for seat in (0, 1, 2, None)] == [6, None, None, None]
    assert [event.card for event in told(match, 2, "laid")] == [1]
    match.play("keep down B2")
    assert "seat 5 (6:0) - / - -" in match.position()
    assert [told(match, seat, "laid")[0].card for seat in (0, 1, None)] == [6, None, None]


def test_bc_4_3_a_received_card_goes_to_an_own_empty_space_and_may_be_the_fifth() -> None:
    before = (
        "turn 0 keep | hand 9:* | pile 4 ... | seat 1 (2) 3 / 4 - | seat 2 2 - / - - "
        "| seat (3) 2 - / - -"
    )
    assert legal(before) == {"keep up T2", "keep down T2"}
    assert refused(before, "place up seat 0 T2") == "BC-4.3"
    assert refused(before, "swap up seat 1 B1") == "BC-4.3"
    assert refused(before, "keep up B1") == "BC-4.1"
    assert read(after(before, "keep up T2")).ender == 0
    short = before.replace("1 (2) 3 / 4 -", "1 - - / - -")
    assert refused(short, "keep up T1") == "BC-1.2"


def test_bc_4_4_a_face_down_card_is_known_to_those_who_saw_it_and_to_nobody_else() -> None:
    before = f"turn 0 place | hand 7 | pile 4 ... | {EMPTY} | {EMPTY} | {EMPTY}"
    match = played(before, "place down seat 1 B1")  # the owner, seat 1, has not seen it
    shown = [match.view(seat).lodges[1][0].card for seat in (0, 1, 2, None)]
    assert shown == [7, None, None, None]
    assert match.view(2).lodges[1][0].seen_by == (0,)


def test_bc_4_4_without_the_memory_aid_a_face_down_card_is_a_back() -> None:
    before = f"memory off | turn 0 place | hand 7 | pile 4 ... | {EMPTY} | {EMPTY}"
    match = played(before, "place down seat 0 B1")
    back = match.view(0).lodges[0][0]
    assert (back.filled, back.card, back.seen_by, back.shuffle) == (True, None, (), None)
    assert match.view(0).unseen == ()


def test_bc_4_4_knowledge_goes_with_a_card_that_is_taken_and_ends_with_its_discard() -> None:
    before = (
        "turn 0 place | hand 1 | pile 4 9 ... | seat 5 - - / - - | seat (6:1) 2 2 / - - "
        "| seat 3 - - / - -"
    )
    states = after(before, "swap up seat 1 B1", "keep down B2")
    assert lodges(states)[0] == "5 (6:01) - / - -"
    states = after(before, "swap up seat 1 B1", "keep up B2")
    assert lodges(states)[0] == "5 6 - / - -"
    states = after(before.replace("(6:1)", "6"), "swap up seat 1 B1", "keep down B2")
    assert lodges(states)[0] == "5 (6:*) - / - -"


def test_bc_4_4_a_shuffle_makes_the_discarded_cards_unknown_again() -> None:
    before = NEARLY_EMPTY.format(pile="").replace("7 (8) -", "7 (8:01) -")
    states = after(before, "swap down seat 0 B2")
    s = read(states)
    assert lodges(states)[0] == "7 (7@0:0) - / - -"  # drawn before the shuffle
    worlds = set()
    for seed in range(20):
        world = states.copy()
        step.redeal(world, 0, 0, dealer(seed), 0)
        worlds.add(read(world).pile[: s.left].tobytes())
        assert lodges(world)[0] == lodges(states)[0]
    assert len(worlds) == 20


# BC-5  Protection and action cards


def test_bc_5_1_example_lisas_covered_cards_are_protected_from_everyone() -> None:
    lodge = "seat 5 (6) 2 / 4 - | seat 1 1 - / - - | seat 2 2 - / - -"
    for turn in range(3):
        before = f"turn {turn} place | hand 7 | pile ... | {lodge}"
        assert refused(before, "swap up seat 0 B1") == "BC-5.1"
        assert refused(before, "swap up seat 0 B2") == "BC-5.1"
        assert {"swap up seat 0 B3", "swap up seat 0 T1"} <= legal(before)


def test_bc_5_1_the_cover_counts_only_as_long_as_it_lies_there() -> None:
    before = "turn 0 clean | aside C | pile 4 ... | seat 5 6 2 / 4 - | seat 1 1 - / - -"
    assert refused(before, "clean seat 0 B1") == "BC-5.1"
    states = after(before, "clean seat 0 T1")
    assert "swap up seat 0 B1" in legal(text.text(read(states)))


def test_bc_5_1_a_full_lodge_is_protected_from_everyone() -> None:
    lodge = "end 1 | start 1 | seat 3 3 - / - - | seat 5 5 2 / 4 (6) turns 1"
    before = f"turn 0 clean | aside C | pile ... | {lodge}"
    assert legal(before) == {"clean seat 0 B1", "clean seat 0 B2"}
    for space in text.SPACE_NAMES:
        assert refused(before, f"clean seat 1 {space}") == "BC-5.1"
    assert refused(f"turn 0 place | hand 7 | pile ... | {lodge}", "swap up seat 1 T2") == "BC-5.1"


def test_bc_5_2_example_tims_nine_is_protected_from_everyone_but_tim() -> None:
    lodge = "seat 1 1 - / - - | seat 9 (4) (2) / - -"
    for verb, phase in (("swap up", "place | hand 7"), ("clean", "clean | aside C")):
        others = f"turn 0 {phase} | pile ... | {lodge}"
        assert refused(others, f"{verb} seat 1 B1") == "BC-5.2"
        assert f"{verb} seat 1 B2" in legal(others)
        assert f"{verb} seat 1 B1" in legal(f"turn 1 {phase} | pile ... | {lodge}")


def test_bc_5_2_a_single_card_lying_open_is_protected_too() -> None:
    assert legal(
        f"turn 0 clean | aside C | pile ... | {EMPTY} | seat 9 - - / - - | seat (1) - - / - -"
    ) == {"clean seat 2 B1"}


def test_bc_5_2_covered_open_cards_count_as_open() -> None:
    before = "turn 0 clean | aside C | pile ... | seat 1 1 - / - - | seat 9 (4) (2) / 3 -"
    assert "clean seat 1 T1" in legal(before)


def test_bc_5_2_judged_anew_at_every_move() -> None:
    before = "turn 0 flip | aside F | pile C ... | seat 1 1 - / - - | seat 9 4 - / - -"
    assert refused(text.text(read(after(before, "flip seat 1 B2"))), "clean seat 1 B1") == "BC-5.2"


def test_bc_5_3_a_protected_card_can_not_be_touched_in_any_way() -> None:
    lodge = "seat 1 1 - / - - | seat (5) (6) (2) / 9 -"
    band = f"mode clan-and-band | pile ... | {lodge} | turn 0"
    for space, rule in (("B1", "BC-5.1"), ("T1", "BC-5.2")):
        assert refused(f"{band} place | hand 7", f"swap down seat 1 {space}") == rule
        assert refused(f"{band} clean | aside C", f"clean seat 1 {space}") == rule
        assert refused(f"{band} flip | aside F", f"flip seat 1 {space}") == rule
        assert refused(f"{band} swap | aside S", f"exchange seat 0 B1 seat 1 {space}") == rule
        assert refused(f"{band} peek | aside P", f"peek seat 1 {space}") == rule


def test_bc_5_3_an_empty_space_has_nothing_to_touch() -> None:
    before = "turn 0 clean | aside C | pile ... | seat 1 1 - / - - | seat 2 2 - / - -"
    assert refused(before, "clean seat 1 B3") == "BC-5.3"


def test_bc_5_4_cleanup_puts_a_card_on_the_discard_pile_for_all_to_see() -> None:
    before = (
        "turn 0 clean | aside C | pile 4 ... | discard 3 | seat 1 1 - / - - | seat 9 (8) - / - -"
    )
    match = played(before, "clean seat 1 B2")
    assert [event.card for event in told(match, None, "discarded")] == [8]
    assert match.view(None).discards == (3, 8)
    assert "seat 9 - - / - - turns 0" in match.position()
    assert match.turn == 0  # and draws again
    assert match.view(0).hand == 4


def test_bc_5_4_example_sarah_cleans_up_tims_eight() -> None:
    before = (
        "turn 0 clean | aside C | pile 1 ... | seat 3 - - / - - | seat - - 2 / - - "
        "| seat 3 8 - / - -"
    )
    states = after(before, "clean seat 2 B2")
    assert lodges(states)[2] == "3 - - / - -"
    assert clause(states, "discard") == "8"


def test_bc_5_5_example_tims_flip_takes_the_protection_from_lisas_seven() -> None:
    before = "turn 0 flip | aside F | pile C ... | seat 1 1 - / - - | seat 7 (2) - / - -"
    assert refused(before, "flip seat 1 B1") == "BC-5.2"
    states = after(before, "flip seat 1 B2")
    assert lodges(states)[1] == "7 2 - / - -"
    assert "clean seat 1 B1" in legal(text.text(read(states)))
    match = played(before, "flip seat 1 B2")
    assert [event.card for event in told(match, None, "turned-up")] == [2]


def test_bc_5_5_a_card_turned_down_stays_known_to_all() -> None:
    before = "turn 0 flip | aside F | pile 4 ... | seat 1 (5:1) - / - - | seat 7 2 - / - -"
    states = after(before, "flip seat 1 B1")
    assert lodges(states)[1] == "(7:*) 2 - / - -"
    assert lodges(after(before, "flip seat 0 B2"))[0] == "1 5 - / - -"


def test_bc_5_6_an_action_that_can_be_carried_out_must_be() -> None:
    before = f"turn 0 clean | aside C | pile 4 ... | seat 9 - - / - - | {EMPTY}"
    assert legal(before) == {"clean seat 0 B1"}  # to one's own harm
    for words in ("place up seat 0 B2", "swap up seat 0 B1", "keep up B2", "flip seat 0 B1"):
        assert refused(before, words) == "BC-5.6"


def test_bc_5_6_an_action_that_can_not_be_carried_out_is_cancelled() -> None:
    before = f"turn 0 place | hand 7 | pile C F 4 ... | {EMPTY} | {EMPTY}"
    match = played(before, "place up seat 0 B1")  # protected from seat 1
    cancelled = [event.card for event in told(match, None, "cancelled")]
    assert cancelled == [rules.CLEANUP_CARD, rules.FLIP_CARD]
    assert match.view(1).hand == 4
    assert match.view(1).aside == (1, 1, 0, 0)


def test_bc_5_6_action_cards_do_not_go_to_the_discard_pile() -> None:
    before = "turn 0 flip | aside F | pile C 4 ... | seat 1 1 - / - - | seat 7 (2) - / - -"
    states = after(before, "flip seat 0 B1", "clean seat 0 B2")
    assert clause(states, "discard") == "1"
    assert clause(states, "aside") == "C F"


# BC-6  End of a round

LAST_TURN = (
    "start 0 | end 0 | turn 2 place | hand {hand} | pile ... "
    "| seat 3 4 (4) / 5 7 turns 5 | seat {leo} turns 5 | seat {mila} turns 4"
)


def test_bc_6_1_every_other_player_has_one_last_turn() -> None:
    before = (
        "turn 1 place | hand 9 | pile 4 3 ... | start 1 | seat 1 - - / - - "
        "| seat 1 2 3 / 4 - | seat 5 - - / - -"
    )
    states = after(before, "place down seat 1 T2")
    assert (read(states).ender, clause(states, "turn")) == (1, "2 place")
    states = after(before, "place down seat 1 T2", "place up seat 2 B2")
    assert clause(states, "turn") == "0 place"
    states = after(before, "place down seat 1 T2", "place up seat 2 B2", "place up seat 0 B2")
    assert read(states).round_no == 2


def test_bc_6_1_a_card_placed_by_another_does_not_begin_the_end() -> None:
    before = "turn 0 place | hand 9 | pile 4 ... | seat 1 - - / - - | seat 1 2 3 / - -"
    assert read(after(before, "place up seat 1 T1")).ender == NOTHING


def test_bc_6_1_a_further_full_lodge_changes_nothing() -> None:
    before = LAST_TURN.format(hand=9, leo="1 1 - / - -", mila="1 2 (8) / 8 -")
    states = after(before, "place up seat 2 T2")
    assert read(states).round_no == 2
    assert read(states).last_ender == 0
    before = before.replace("turn 2 place", "turn 1 place").replace(
        "turns 5 | seat 1 2", "turns 4 | seat 1 2"
    )
    before = before.replace("1 1 - / - -", "1 1 2 / - 3")
    states = after(before, "place up seat 1 T1")
    assert (read(states).ender, read(states).turn) == (0, 2)


def test_bc_6_2_the_sum_and_a_bonus_for_equal_numbers() -> None:
    before = LAST_TURN.format(hand=2, leo="6 6 6 / (6) -", mila="2 (2) - / - -")
    assert points(after(before, "place up seat 2 B3")) == [23 - 10, 24 + 25, 6 + 15]
    before = LAST_TURN.format(hand=0, leo="- - - / - -", mila="2 (2) - / - -")
    assert points(after(before, "place up seat 2 B3")) == [23, 0, 4]
    match = played(
        LAST_TURN.format(hand=2, leo="6 6 6 / (6) -", mila="2 (2) - / - -"), "place up seat 2 B3"
    )
    assert [(event.seat, event.value) for event in told(match, None, "bonus")] == [(1, 25), (2, 15)]
    assert [event.card for event in told(match, 0, "revealed")] == [4, 6, 2]
    sheets = match.view(0).last_round.sheets
    assert [[line.points for line in sheet] for sheet in sheets] == [[23, -10], [24, 25], [6, 15]]


def test_bc_6_2_one_bonus_for_three_beside_two() -> None:
    before = LAST_TURN.replace("3 4 (4) / 5 7", "3 3 4 / 4 4").format(
        hand=0, leo="- - - / - -", mila="1 - - / - -"
    )
    assert points(after(before, "place up seat 2 B2"))[0] == 18 + 15


def test_bc_6_3_five_equal_numbers_win_the_whole_game() -> None:
    before = LAST_TURN.replace("3 4 (4) / 5 7", "0 0 0 / 0 (0)")
    states = after(
        before.format(hand=9, leo="9 9 9 / 8 -", mila="8 - - / - -"), "place up seat 2 B2"
    )
    s = read(states)
    assert (s.over, s.round_no, s.rounds) == (True, 1, 5)
    assert points(states) == [25 - 10, 35 + 15, 17]
    assert winners(states) == [0]


def test_bc_6_3_several_with_five_equal_numbers_win_together() -> None:
    before = "mode clan-and-band | round 1/5 | " + LAST_TURN.replace(
        "3 4 (4) / 5 7", "1 1 1 / 1 (1)"
    )
    states = after(
        before.format(hand=2, leo="9 9 9 / 8 -", mila="2 2 2 / 2 -"), "place up seat 2 T2"
    )
    assert winners(states) == [0, 2]


def test_bc_6_4_who_began_the_end_loses_ten_if_anyone_has_more() -> None:
    before = LAST_TURN.format(hand=8, leo="1 - - / - -", mila="1 8 7 / - -")
    assert points(after(before, "place up seat 2 T1")) == [13, 1, 24]
    match = played(before, "place up seat 2 T1")
    assert [(event.seat, event.value) for event in told(match, None, "penalty")] == [(0, -10)]


def test_bc_6_4_equal_points_do_no_harm() -> None:
    before = LAST_TURN.format(hand=8, leo="1 - - / - -", mila="0 8 7 / - -")
    assert points(after(before, "place up seat 2 T1")) == [23, 1, 23]


def test_bc_6_4_points_may_fall_below_zero() -> None:
    before = LAST_TURN.replace("3 4 (4) / 5 7", "0 0 1 / 1 2").format(
        hand=8, leo="1 - - / - -", mila="2 - - / - -"
    )
    states = after(before, "place up seat 2 B2")
    assert points(states) == [-6, 1, 10]
    assert read(states).total[0] == -6


def test_bc_6_4_only_who_began_the_end() -> None:
    before = LAST_TURN.format(hand=8, leo="0 2 1 / 1 0", mila="1 8 7 / - -")
    assert points(after(before, "place up seat 2 T1")) == [13, 4, 24]


def test_bc_6_5_all_cards_are_shuffled_again() -> None:
    before = "aside C F F | discard 2 2 | " + LAST_TURN.format(
        hand=8, leo="1 - - / - -", mila="0 8 7 / - -"
    )
    states = after(before, "place up seat 2 T1")
    assert everywhere(states) == everywhere(dealt("clan", 2, 0))
    assert read(states).discarded == 0
    assert lodges(states) == ["- - - / - -"] * 3


def test_bc_6_6_stalling_ends_a_round_without_a_penalty() -> None:
    before = (
        "turn 1 place | start 2 | hand 9 | pile ... | seat 1 - - / - - turns 40 "
        "| seat 2 - - / - - turns 39 | seat 3 - - / - - turns 40"
    )
    match = played(before, "place up seat 1 B2")
    view = match.view(None)
    assert (view.round, view.starter, view.points) == (2, 2, ((1, 11, 3),))
    assert [event.value for event in told(match, None, "stalled")] == [40]
    assert view.last_round.ender is None


def test_bc_6_6_once_the_end_has_begun_last_turns_are_played_all_the_same() -> None:
    before = (
        "turn 1 place | start 0 | hand 1 | pile 9 ... | seat 1 - - / - - turns 40 "
        "| seat 2 2 2 / 0 - turns 39"
    )
    states = after(before, "place up seat 1 T2")
    assert (read(states).ender, clause(states, "turn")) == (1, "0 place")
    states = after(before, "place up seat 1 T2", "place up seat 0 B2")
    assert points(states) == [10, 22]
    assert read(states).starter == 1
    states = after(
        before.replace("2 2 2 / 0", "0 2 2 / 0"), "place up seat 1 T2", "place up seat 0 B2"
    )
    assert points(states) == [10, 5 - 10]


def test_bc_6_7_the_printed_example() -> None:
    # Lisa 1+1+1+6 and 15, Tim 1+4+8+8, Sarah began the end with 3+4+4+5+7.
    before = LAST_TURN.format(hand=8, leo="1 (1) 1 / 6 -", mila="1 4 8 / - -")
    states = after(before, "place down seat 2 T2")
    assert points(states) == [13, 24, 21]


# BC-7  End of the game


def test_bc_7_1_the_highest_total_wins_and_equal_totals_share() -> None:
    before = "round 2/2 | " + LAST_TURN.replace(
        "turns 5 | seat {leo} turns 5", "turns 5 points {a} | seat {leo} turns 5 points {b}"
    )
    lodge = {"hand": 8, "leo": "1 - - / - -", "mila": "0 8 7 / - -"}
    states = after(before.format(a=0, b=30, **lodge) + " points 0", "place up seat 2 T1")
    assert read(states).over
    assert read(states).total[:3].tolist() == [23, 31, 23]
    assert winners(states) == [1]
    states = after(before.format(a=8, b=30, **lodge) + " points 8", "place up seat 2 T1")
    assert winners(states) == [0, 1, 2]


def test_bc_7_1_nothing_can_be_played_when_it_is_over() -> None:
    before = "round 1/1 | " + LAST_TURN.format(hand=8, leo="1 - - / - -", mila="0 8 7 / - -")
    over = text.text(read(after(before, "place up seat 2 T1")))
    assert refused(over, "place up seat 2 T1") == "BC-7.1"
    assert legal(over) == set()


# BC-8  With Biberbande


def test_bc_8_1_the_120_cards() -> None:
    cards = everywhere(dealt("clan-and-band", 6, 0))
    assert [cards[c] for c in range(14)] == [11, 10, 10, 10, 9, 9, 9, 8, 8, 8, 5, 9, 7, 7]
    assert cards.total() == 120


BAND = "mode clan-and-band | turn 0 {phase} | pile 4 ... | "


def test_bc_8_2_two_cards_of_different_lodges_change_places_and_keep_their_sides() -> None:
    before = (
        BAND.format(phase="swap | aside S")
        + "seat 1 (5:0) - / - - | seat 7 2 - / - - | seat (3:2) 6 (8) / - -"
    )
    states = after(before, "exchange seat 0 B2 seat 1 B1")
    assert lodges(states) == ["1 7 - / - -", "(5:0) 2 - / - -", "(3:2) 6 (8) / - -"]
    states = after(before, "exchange seat 2 B1 seat 1 B2")  # of two others
    assert lodges(states) == ["1 (5:0) - / - -", "7 (3:2) - / - -", "2 6 (8) / - -"]
    states = after(before, "exchange seat 0 B2 seat 2 B3")  # knowledge goes with the cards
    assert lodges(states) == ["1 (8) - / - -", "7 2 - / - -", "(3:2) 6 (5:0) / - -"]
    assert clause(states, "turn") == "0 place"


def test_bc_8_2_a_card_takes_along_which_shuffle_it_is_from() -> None:
    before = (
        "shuffles 1 | " + BAND.format(phase="swap | aside S") + "seat 1 (5@0:0) - / - - "
        "| seat 7 (2) - / - -"
    )
    states = after(before, "exchange seat 0 B2 seat 1 B2")
    assert lodges(states) == ["1 (2) - / - -", "7 (5@0:0) - / - -"]


def test_bc_8_2_nobody_looks() -> None:
    before = BAND.format(phase="swap | aside S") + "seat 1 (5:0) - / - - | seat 7 2 - / - -"
    match = played(before, "exchange seat 0 B2 seat 1 B1")
    for seat in (0, 1, None):
        assert [event.card for event in told(match, seat, "exchanged")] == [None, 7]


def test_bc_8_2_not_within_one_lodge() -> None:
    before = BAND.format(phase="swap | aside S") + "seat 1 (5) - / - - | seat 7 2 - / - -"
    assert refused(before, "exchange seat 1 B1 seat 1 B2") == "BC-8.2"
    assert refused(before, "exchange seat 0 B1 seat 0 B1") == "BC-8.2"


def test_bc_8_2_protection_is_judged_before_the_exchange_and_for_who_plays_it() -> None:
    # Seat 1's 7 and 2 are both open, so either may go; afterwards one is alone.
    before = BAND.format(phase="swap | aside S") + "seat 1 (5) - / - - | seat 7 2 - / - -"
    states = after(before, "exchange seat 0 B2 seat 1 B1")
    assert lodges(states) == ["1 7 - / - -", "(5) 2 - / - -"]
    # The own only open card may be exchanged, another's may not, even if a second open card
    # would come there by the exchange.
    before = BAND.format(phase="swap | aside S") + "seat 9 (5) - / - - | seat 7 (2) - / - -"
    assert legal(before) == {
        "exchange seat 0 B1 seat 1 B2",
        "exchange seat 0 B2 seat 1 B2",
    }
    assert refused(before, "exchange seat 0 B1 seat 1 B1") == "BC-5.2"
    assert refused(before, "exchange seat 0 B2 seat 1 B1") == "BC-5.2"
    # A card may go where it will be protected.
    before = BAND.format(phase="swap | aside S") + "seat 9 (5) - / - - | seat (7) (2) - / - -"
    states = after(before, "exchange seat 0 B1 seat 1 B1")
    assert lodges(states) == ["(7) (5) - / - -", "9 (2) - / - -"]


def test_bc_8_3_peek_shows_one_face_down_card_to_one_player() -> None:
    before = BAND.format(phase="peek | aside P") + "seat 1 (5) - / - - | seat 7 (2) - / - -"
    match = played(before, "peek seat 1 B2")
    assert [told(match, seat, "peeked")[0].card for seat in (0, 1, None)] == [2, None, None]
    assert [match.view(seat).lodges[1][1].card for seat in (0, 1, None)] == [2, None, None]
    assert "seat 7 (2:0) - / - -" in match.position()
    assert "peeked seat 1 B2" in match.position()
    assert match.turn == 0
    match.play("place up seat 0 B3")
    assert "peeked" not in match.position()
    assert match.view(0).lodges[1][1].card == 2


def test_bc_8_3_without_the_memory_aid_until_the_next_move() -> None:
    before = (
        "memory off | "
        + BAND.format(phase="peek | aside P")
        + "seat 1 (5) - / - - | seat 7 (2) - / - -"
    )
    match = played(before, "peek seat 1 B2")
    assert [match.view(seat).lodges[1][1].card for seat in (0, 1, None)] == [2, None, None]
    match.play("place up seat 0 B3")
    assert match.view(0).lodges[1][1].card is None


def test_bc_8_3_not_at_an_open_card() -> None:
    before = BAND.format(phase="peek | aside P") + "seat 1 (5) - / - - | seat 7 2 - / - -"
    assert refused(before, "peek seat 1 B2") == "BC-8.3"
    assert refused(before, "peek seat 0 B1") == "BC-8.3"


def test_bc_8_3_a_card_known_already_must_be_chosen_if_it_is_the_only_one() -> None:
    before = BAND.format(phase="peek | aside P") + "seat 1 (5:0) - / - - | seat 7 2 - / - -"
    assert legal(before) == {"peek seat 0 B2"}


def test_bc_8_4_swap_and_peek_are_cancelled_where_they_can_not_be_carried_out() -> None:
    before = (
        "mode clan-and-band | turn 0 place | hand 7 | pile S P 4 ... | seat 1 1 - / - - | " + EMPTY
    )
    match = played(before, "place up seat 0 B3")
    cancelled = [event.card for event in told(match, None, "cancelled")]
    assert cancelled == [rules.SWAP_CARD, rules.PEEK_CARD]  # one lodge alone; nothing face down
    assert match.view(1).aside == (0, 0, 1, 1)
    before = BAND.format(phase="swap | aside S") + "seat 9 - - / - - | seat (2) - - / - -"
    assert legal(before) == {"exchange seat 0 B1 seat 1 B1"}  # compulsory


# Positions


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (f"turn 0 place | hand 7 | pile | {EMPTY} | {EMPTY}", "nowhere"),
        (f"turn 0 place | hand 7 | pile ... | {EMPTY}", "at least 2 seats"),
        (f"turn 0 place | pile ... | {EMPTY} | {EMPTY}", "in hand"),
        (f"turn 0 place | hand F | pile ... | {EMPTY} | {EMPTY}", "action cards"),
        (f"turn 0 place | hand 7:1 | pile ... | {EMPTY} | {EMPTY}", "newly drawn"),
        (f"turn 0 place | hand 7 | pile S ... | {EMPTY} | {EMPTY}", "clan has 0"),
        (f"turn 0 place | hand 7 | pile ... | {EMPTY} | seat 9 9 9 / 9 9", "cards 9"),
        (f"turn 0 place | hand 7 | pile ... | {EMPTY} | seat 9 - - / 9 -", "upper card"),
        (f"turn 0 place | hand 7 | pile ... | {EMPTY} | seat 9 - - 9", "a lodge is"),
        (f"turn 0 place | hand 7 | pile ... | {EMPTY} | seat 9 - (3:4) / - -", "seen a card"),
        (f"turn 0 place | hand 7 | pile ... | {EMPTY} | seat 9 - (3@1) / - -", "behind @"),
        (f"turn 0 place | hand 7 | pile ... | {EMPTY} | seat 9 - (3@0:*) / - -", "no @"),
        (f"turn 0 place | hand 7 | pile ... | {EMPTY} | seat 1 2 3 / 4 5", "say with end"),
        (f"turn 0 place | hand 7 | end 0 | pile ... | {EMPTY} | seat 1 2 3 / 4 -", "five cards"),
        ("turn 0 place | hand 7 | end 0 | pile ... | seat 1 2 3 / 4 5 | " + EMPTY, "at most four"),
        (f"turn 0 flip | pile ... | {EMPTY} | seat 1 2 - / - -", "aside"),
        (f"turn 0 flip | aside F | pile ... | {EMPTY} | seat 1 - - / - -", "card to flip"),
        (
            f"turn 0 place | hand 7 | peeked seat 1 B1 | pile ... | {EMPTY} | seat (1) - - / - -",
            "peeked",
        ),
        (f"turn 0 place | start 1 | hand 7 | pile ... | {EMPTY} | {EMPTY}", "one more"),
        (
            f"turn 0 place | hand 7 | pile ... | {EMPTY} turns 40 | {EMPTY} turns 40",
            "last turns only",
        ),
        (f"turn 0 place | hand 7 | round 2/5 | pile ... | {EMPTY} | {EMPTY}", "one per finished"),
        (f"turn 3 place | hand 7 | pile ... | {EMPTY} | {EMPTY}", "seats from 0 to 1"),
        (f"over | pile ... | {EMPTY} points 1 | {EMPTY} points 1", "after the last round"),
        (f"turn 0 place | hand 77 | pile ... | {EMPTY} | {EMPTY}", "a card is"),
        (f"turn 0 place | hand 7 | pile ... | last 1 - - / - - | {EMPTY} | {EMPTY}", "last"),
    ],
)
def test_positions_that_can_not_be_say_why(position: str, words: str) -> None:
    with pytest.raises(BadWords, match=words):
        text.position(position)
