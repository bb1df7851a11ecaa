"""What the owner of a box may set (RC-13)."""

from typing import Any

import pytest

from beaverboard.games import named
from beaverboard.games.game import BadWords
from beaverboard.games.roi_des_castors import state, text
from beaverboard.games.roi_des_castors.dams import points
from beaverboard.games.setup import BadSetup
from tests.games.roi_des_castors.positions import (
    GAME,
    after,
    at,
    character,
    dealt,
    four,
    hand,
    legal,
    options,
    phase,
    refused,
    reserve,
    two,
    view,
)

# RC-13.1

USES = ("bucheron", "architecte", "marchand", "sage", "sentinelle", "nageur")


def with_uses(**changed: int) -> str:
    usual = dict(zip(USES, (2, 2, 1, 1, 2, 2), strict=True))
    return "uses " + " ".join(str(number) for number in (usual | changed).values())


def without_bonus(name: str) -> str:
    return "bonuses " + " ".join(str(int(each != name)) for each in USES)


@pytest.mark.parametrize("draws", [0, 1, 6])
def test_rc_13_1_how_many_cards_recolte_and_pioche_draw(draws: int) -> None:
    pile = "2 2 2 3 3 3 troc ..."
    s = after(two("hand recolte 1", f"draws {draws} 2", pile=pile), "play recolte")
    assert s.held[0] == 1 + draws and phase(s) == "0 again"
    s = after(four("hand pioche 1", "hand", f"draws 3 {draws}", pile=pile), "play pioche")
    assert s.held[0] == 1 + draws
    assert view(s, 0).cards[5].draws == draws
    assert view(s, 0).cards[5].effect == "own" and view(s, 0).cards[1].effect == "partly"


def test_rc_13_1_which_cards_carry_replay() -> None:
    before = two("hand permanente 1 1 2 2 3", "replay 1 1 0 0 1 1 1 1")
    assert after(before, "play permanente").turn == 1
    thief = four("hand chapardage 1 1", "hand 2 troc", "replay 1 1 1 1 1 1 1 1")
    assert phase(after(thief, "play chapardage", "steal 2", "pass")) == "0 again"
    assert [card.replay for card in view(at(thief), 0).cards] == [True] * 8


@pytest.mark.parametrize("name", USES)
def test_rc_13_1_a_power_that_never_works_is_not_offered(name: str) -> None:
    s = after(
        f"turn 1 main | pile ... | {with_uses(**{name: 0})} | seat {name} hand 1 1 2 2 3"
        f" | seat {'bucheron' if name != 'bucheron' else 'architecte'} hand 1 1 2 2 3 3",
        "discard 1",
        "pass",
    )
    assert phase(s) == "0 main"
    assert refused(text.text(s), "use") in ("RC-3.1", "RC-3.8")


@pytest.mark.parametrize(
    ("name", "power"),
    [("bucheron", "use"), ("sentinelle", "store 1"), ("sage", "target 1"), ("nageur", "use")],
)
def test_rc_13_1_a_power_works_once_a_game_or_each_turn(name: str, power: str) -> None:
    other = "marchand" if name == "sage" else "sage"
    before = (
        f"turn 0 power | pile 3 troc ... | seat {name} hand 1 1 2 2 3"
        f" | seat {other} hand 1 1 2 2 3 spent"
    )
    once = after(f"{before} | {with_uses(**{name: 1})}", power)
    assert once.spent[0] == 1
    often = after(f"{before} | {with_uses(**{name: 2})}", power)
    assert often.spent[0] == 0


def test_rc_13_1_bonuses_can_be_left_out() -> None:
    lumber = character("bucheron", "hand 1 1 1 2 2 2", without_bonus("bucheron"))
    assert after(lumber, "lay 1 on 0", "pass").held[0] == 5
    architect = character("architecte", "hand 2 3 1 dams 2-2", without_bonus("architecte"))
    assert phase(after(architect, "lay 2 on 0")) == "0 lay"  # not asked
    swimmer = character("nageur", "hand 3 3 1 1 1 1 dams 3-3", without_bonus("nageur"))
    assert after(swimmer, "lay 3 on 0").turn == 1
    merchant = two("hand troc 1 1 2 2", without_bonus("marchand"))
    assert phase(after(merchant, "play troc", "discard 1", "discard 1")) == "0 troc-in"
    for seed in range(6):
        s = dealt(options("normal", 5, bonuses=(0,) * 6), seed)
        assert not any(reserve(s, p) for p in range(5))


def sage_and_sentinelle(**agreed: object) -> tuple[Any, str, str]:
    """A deal of five seats with both, and what lies in their reserves."""
    for seed in range(30):
        s = dealt(options("normal", 5, **agreed), seed)
        seats = s.character.tolist()
        if state.SAGE in seats and state.SENTINELLE in seats:
            kept = (reserve(s, seats.index(each)) for each in (state.SAGE, state.SENTINELLE))
            return s, *kept
    raise AssertionError("no deal with both")


@pytest.mark.parametrize(
    ("starts", "kept"),
    [
        ((1, 3), ("recolte", "permanente")),
        ((0, 8), ("", "recyclage")),
        ((4, 0), ("chapardage", "")),
    ],
)
def test_rc_13_1_what_lies_in_a_reserve_at_the_start(
    starts: tuple[int, int], kept: tuple[str, str]
) -> None:
    s, sage, sentinelle = sage_and_sentinelle(starts=starts)
    assert (sage, sentinelle) == kept
    names_kept = [row.start for row in view(s, 0).characters]
    assert names_kept == [None, None, None, kept[0] or None, kept[1] or None, None]
    assert [row.bonus for row in view(s, 0).characters][3:5] == ["own", "own"]
    others = [p for p in range(5) if s.character[p] not in (state.SAGE, state.SENTINELLE)]
    assert not any(reserve(s, p) for p in others)


def test_rc_13_1_a_card_in_a_reserve_is_taken_from_the_deck_if_there_is_one() -> None:
    one_troc = {"starts": (2, 2), "cards": (-1, 1, -1, -1, -1, -1, -1, -1)}
    s, *kept = sage_and_sentinelle(**one_troc)
    assert sorted(kept) == ["", "troc"] and s.copies[state.TROC] == 1
    assert (s.pile[0] != state.TROC).all() and s.hand[:, state.TROC].sum() == 0
    none = {"cards": (-1, 0, -1, -1, -1, -1, -1, -1)}
    assert sage_and_sentinelle(**none)[1:] == ("permanente", "")


def test_rc_13_1_without_the_bonus_nothing_lies_in_the_reserve() -> None:
    s, sage, sentinelle = sage_and_sentinelle(bonuses=(1, 1, 1, 0, 1, 1))
    assert (sage, sentinelle) == ("", "troc")
    assert view(s, 0).characters[state.SAGE].start is None


def test_rc_13_1_a_position_knows_what_lay_in_a_reserve_at_the_start() -> None:
    before = (
        "turn 0 main | pile ... | starts {} none | seat sage hand 1 reserve {} spent"
        " | seat marchand hand 1 spent"
    )
    assert reserve(at(before.format("troc", "troc")), 0) == "troc"
    for start, kept in (("troc", "recolte"), ("none", "recolte"), ("troc", "troc troc")):
        with pytest.raises(BadWords, match="reserve"):
            text.position(before.format(start, kept))


def test_rc_13_1_how_many_dams_the_architecte_lifts() -> None:
    before = (
        "mode expert | turn 0 main | pile ... | river 1 2 3 troc | seat architecte hand 1"
        " dams 3-3 3-3 2-2 | seat sage hand 1 spent | lifts {}"
    )
    assert [points(at(before.format(lifts)), 0) for lifts in (0, 1, 2)] == [7, 8, 9]


def test_rc_13_1_without_the_bonus_no_dam_is_lifted() -> None:
    before = (
        "mode expert | turn 0 main | pile ... | river 1 2 3 troc | seat architecte hand 1"
        " dams 3-3 3-3 2-2 | seat sage hand 1 spent | "
    )
    assert points(at(before + without_bonus("architecte")), 0) == 7


@pytest.mark.parametrize(
    ("mode", "seats", "values"),
    [
        ("normal", 2, {"lifts": 2}),
        ("discovery", 2, {"keeps": 1}),
        ("team", 4, {"uses": (0,) * 6}),
        ("team", 4, {"exact": True}),
        ("solo", 1, {"replay": (0,) * 8}),
    ],
)
def test_rc_13_1_what_has_no_use_in_a_mode_is_refused(
    mode: str, seats: int, values: dict[str, Any]
) -> None:
    with pytest.raises(BadSetup):
        options(mode, seats, **values)


def test_rc_13_1_replay_can_be_agreed_in_team() -> None:
    s = dealt(options("team", 4, replay=(0, 1, 1, 1, 1, 1, 1, 1)))
    assert s.replay[3:].tolist() == [0, 1, 1, 1, 1, 1, 1, 1]


def test_rc_13_the_split_of_the_logs_is_printed_for_two_players_only() -> None:
    (logs,) = (option for option in named(GAME).options if option.name == "logs")
    assert logs.on_cards is not None
    assert logs.on_cards("normal", 2) == ((16, 12, 8), ("printed",) * 3)
    for mode, seats in (("normal", 3), ("expert", 5), ("team", 4), ("solo", 1)):
        assert logs.on_cards(mode, seats) == ((16, 14, 12), ("partly",) * 3)


@pytest.mark.parametrize(
    ("mode", "seats", "origin"),
    [
        ("normal", 2, "printed"),
        ("normal", 3, "printed"),
        ("expert", 4, "partly"),
        ("discovery", 5, "partly"),
        ("team", 4, "printed"),
        ("solo", 1, "printed"),
    ],
)
def test_rc_13_of_the_others_only_the_pioche_of_four_and_five_are_not_printed(
    mode: str, seats: int, origin: str
) -> None:
    (cards,) = (option for option in named(GAME).options if option.name == "cards")
    assert cards.on_cards is not None
    origins = list(cards.on_cards(mode, seats).origins)
    assert origins.pop(state.PIOCHE - state.VALUES) == origin
    assert set(origins) == {"printed"}


def test_rc_13_1_what_is_agreed_is_dealt_and_written_down() -> None:
    agreed: dict[str, Any] = {
        "draws": (0, 6),
        "replay": (0, 1, 0, 1, 0, 1, 0, 1),
        "uses": (0, 1, 2, 2, 1, 0),
        "bonuses": (1, 0, 1, 0, 1, 0),
        "starts": (0, 8),
        "keeps": 1,
        "lifts": 2,
    }
    s = dealt(options("expert", 3, **agreed))
    assert {name: text.agreed(s)[1][name] for name in agreed} == agreed
    assert text.position(text.text(s)).tobytes() == s.tobytes()
    assert [row.uses for row in view(s, 0).characters] == [
        "never", "game", "turn", "turn", "game", "never",
    ]  # fmt: skip
    assert hand(s, 0) and legal(s)


@pytest.mark.parametrize(
    "values",
    [
        {"draws": (7, 2)},
        {"draws": (3,)},
        {"replay": (2,) * 8},
        {"uses": (3,) * 6},
        {"starts": (9, 0)},
        {"starts": (3,)},
        {"keeps": 0},
        {"keeps": 3},
        {"lifts": 3},
    ],
    ids=str,
)
def test_rc_13_1_numbers_beyond_their_bounds_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        options("expert", 2, **values)


def test_rc_13_2_nothing_printed_is_changed_unless_the_table_agrees() -> None:
    s = dealt(options("normal", 5))
    assert s.copies.tolist() == [16, 14, 12, 6, 8, 8, 8, 4, 4, 2, 2]
    assert (s.bonus == 1).all()


def test_rc_13_1_what_we_chose_for_a_fair_game() -> None:
    s = dealt(options("expert", 5))
    assert [row.uses for row in view(s, 0).characters] == ["game"] * 5 + ["turn"]
    assert [row.start for row in view(s, 0).characters][3:] == ["permanente", "troc", None]
    assert (view(s, 0).keeps, view(s, 0).lifts) == (2, 1)
    rows = view(s, 0).characters
    assert not any("own" in (row.power, row.bonus) for row in rows)
    team = view(dealt(options("team", 4)), 0)
    assert (team.keeps, team.lifts, team.characters) == (None, None, ())


def test_rc_13_1_what_the_table_agreed_on_otherwise_is_marked() -> None:
    rows = view(dealt(options("expert", 5, keeps=1, lifts=2)), 0).characters
    assert [i for i, row in enumerate(rows) if row.power == "own"] == [state.NAGEUR]
    assert [i for i, row in enumerate(rows) if row.bonus == "own"] == [state.ARCHITECTE]


def test_a_position_of_version_2_keeps_what_was_agreed_then() -> None:
    s = at("mode expert | turn 0 main | pile ... | river - - - - | seat nageur hand 1 | seat sage"
           " hand 1 reserve recolte | seat bucheron hand")  # fmt: skip
    agreed = text.agreed(s)[1]
    assert agreed["uses"] == (2, 2, 1, 1, 2, 2) and agreed["starts"] == (1, 3)
    assert (agreed["keeps"], agreed["lifts"], agreed["logs"]) == (1, 2, (18, 14, 10))
    alone = at("mode solo | turn 0 main | pile ... | pool hand 1 | rival hand 1")
    assert text.agreed(alone)[1]["logs"] == (18, 14, 10)
    pair = at("turn 0 main | pile ... | seat nageur hand 1 | seat sage hand 1")
    assert text.agreed(pair)[1]["logs"] == (-1, -1, -1)
