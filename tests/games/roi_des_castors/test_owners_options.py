"""What the owner of a box may set (RC-13)."""

from typing import Any

import pytest

from beaverboard.games.roi_des_castors import text
from beaverboard.games.roi_des_castors.dams import points
from beaverboard.games.setup import BadSetup
from tests.games.roi_des_castors.positions import (
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


def test_rc_13_1_how_many_dams_the_architecte_lifts() -> None:
    before = (
        "mode expert | turn 0 main | pile ... | river 1 2 3 troc | seat architecte hand 1"
        " dams 3-3 3-3 2-2 | seat sage hand 1 spent | lifts {}"
    )
    assert [points(at(before.format(lifts)), 0) for lifts in (0, 1, 2)] == [7, 8, 9]


def test_rc_13_1_what_is_agreed_is_dealt_and_written_down() -> None:
    agreed: dict[str, Any] = {
        "draws": (0, 6),
        "replay": (0, 1, 0, 1, 0, 1, 0, 1),
        "uses": (0, 1, 2, 2, 1, 0),
        "bonuses": (1, 0, 1, 0, 1, 0),
        "lifts": 1,
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
    [{"draws": (7, 2)}, {"draws": (3,)}, {"replay": (2,) * 8}, {"uses": (3,) * 6}, {"lifts": 3}],
    ids=str,
)
def test_rc_13_1_numbers_beyond_their_bounds_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        options("expert", 2, **values)


def test_rc_13_2_nothing_printed_is_changed_unless_the_table_agrees() -> None:
    s = dealt(options("normal", 5))
    assert s.copies.tolist() == [18, 14, 10, 6, 8, 8, 8, 4, 4, 2, 2]
    assert (s.bonus == 1).all()
