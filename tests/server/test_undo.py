"""Taking back, at the table's own log: whoever may do it stands where they stood, and knows what
they knew."""

import random

import pytest

from beaverboard.chance import commitment
from beaverboard.games.setup import Setup
from beaverboard.server.table import log
from beaverboard.server.table.log import AgreedSeat, AgreedSetup, Entry
from beaverboard.server.table.table import Table
from tests.games.playing import name, setups
from tests.games.test_undo import knowledge
from tests.scale import scaled

PLIES = scaled(60, 600)
SEED = bytes(32)
ID = "x" * 22


def started(setup: Setup, *, people: int, friendly: bool) -> Table:
    seats = [
        AgreedSeat(kind="person", name=f"Person {p}")
        if p < people
        else AgreedSeat(kind="bot", level="random")
        for p in range(setup.seats)
    ]
    created = log.Created(
        setup=AgreedSetup(**setup.as_json()), seats=tuple(seats), listed=False, hints=True,
        chat=True, seconds=None, absent=None, stand_in="random", friendly_undo=friendly,
        created=0, commitment=commitment(SEED),
    )  # fmt: skip
    root = log.root_hash(ID, commitment(SEED))
    table = Table(ID, SEED, SEED, Entry.after(root, 1, None, created, 0))
    return happened(table, log.Started(version=setup.game.version, fill=None))


def happened(table: Table, body: log.Body) -> Table:
    return table.after(table.next_entry(body, 0))


@pytest.mark.parametrize("setup", setups(), ids=name)
def test_who_takes_a_turn_back_knows_what_they_knew(setup: Setup) -> None:
    table, chances = started(setup, people=setup.seats, friendly=True), random.Random(5)
    stand: list[tuple[str, bytes]] = []  # position and knowledge before each move of this turn
    taken_back = 0
    while table.status == "playing" and table.ply < PLIES:
        seat, match = table.turn, table.match
        assert seat is not None and match is not None
        mover = table.moves[-1].seat if table.moves else seat
        if stand and table.why_no_undo(mover) is None and chances.random() < 0.6:
            table = happened(table, log.Undone(seat=mover))
            assert table.match is not None
            assert (table.match.position(), knowledge(table.match, mover)) == stand.pop()
            taken_back += 1
            continue
        if mover != seat:
            stand = []
        stand.append((match.position(), knowledge(match, seat)))
        moves = match.legal()
        verb = chances.choice(sorted({words.split()[0] for words in moves}))
        words = chances.choice([each for each in moves if each.split()[0] == verb])
        table = happened(table, log.Moved(seat=seat, words=words, bot=False))
    assert taken_back


def test_an_old_table_is_friendly() -> None:
    """Its log does not say; what differs from the default is written."""
    friendly = started(setups()[0], people=2, friendly=True)
    assert friendly.friendly_undo
    body = log.body_from_json(
        "created",
        '{"setup": {"game": "biber-gang", "mode": null, "seats": 2, "options": {"rounds": 5}},'
        ' "seats": [{"kind": "open"}, {"kind": "open"}], "listed": false, "hints": true,'
        ' "chat": true, "seconds": null, "absent": null, "stand_in": "random", "created": 0,'
        ' "commitment": "00"}',
    )
    assert isinstance(body, log.Created) and body.friendly_undo
    assert "friendly_undo" not in log.as_json(body)
