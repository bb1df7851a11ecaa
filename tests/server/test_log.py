"""The log of a table: every kind of entry as it is stored, and what is refused."""

import json
from pathlib import Path

import pytest

from beaverboard.server.store.storage import LogRow
from beaverboard.server.table import log
from beaverboard.server.table.log import Damaged, Entry
from tests.server.dumps import EVERY_KIND, FIRST, read_dump

LATER: list[log.Body] = [  # no such entries were written then
    log.Waited(seat=1, name="Tim", by="seat 0", key="let-us-wait"),
    log.SetupChanged(
        setup=log.AgreedSetup(game="biber-gang", mode=None, seats=3, options={"rounds": 2}),
        seconds=60,
        hints=True,
        friendly_undo=False,
        by="host",
        key="three-of-us",
    ),
    log.SeatsSwapped(seat=0, other=2, by="host", key="you-go-there"),
    log.Starting(fill="greedy", by="host", key="let-us-begin"),
    log.Joined(seat=1, name="Tim", beaver="hat", colour="red"),
]
MOVED = {"seat": 0, "words": "draw", "bot": False, "by": "seat 0", "key": "a-key"}


def stored_logs(dump: Path) -> dict[str, list[LogRow]]:
    logs: dict[str, list[LogRow]] = {}
    for name, values in read_dump(dump):
        if name == "entries":
            logs.setdefault(values[0], []).append(LogRow(*values[1:]))
    return {id: sorted(rows, key=lambda row: row.number) for id, rows in logs.items()}


@pytest.mark.parametrize("dump", [FIRST, EVERY_KIND], ids=lambda dump: dump.stem)
def test_entries_are_written_as_they_are_stored(dump: Path) -> None:
    for id, rows in stored_logs(dump).items():
        previous = log.root_hash(id, json.loads(rows[0].body)["commitment"])
        for row in rows:
            body = log.entry_of(row).body
            again = Entry.after(previous, row.number, row.ply, body, row.time)
            assert again.row() == row  # to the letter, with the hash
            previous = row.hash


def test_the_stored_logs_have_every_kind() -> None:
    kinds = {row.kind for rows in stored_logs(EVERY_KIND).values() for row in rows}
    assert kinds | {body.kind for body in LATER} == set(log.KINDS)
    assert len(kinds) == 23


@pytest.mark.parametrize("body", LATER, ids=lambda body: body.kind)
def test_what_came_later_is_read_as_it_is_written(body: log.Body) -> None:
    assert log.body_from_json(body.kind, json.dumps(log.as_json(body))) == body


def test_what_older_releases_wrote_is_read() -> None:
    assert log.body_from_json("undone", '{"seat": 1}') == log.Undone(seat=1)
    handed = log.body_from_json("handed-over", '{"seat": 1, "level": "greedy"}')
    assert handed == log.HandedOver(seat=1, level="greedy")


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(Damaged, match="no kind of entry is called exploded"):
        log.body_from_json("exploded", "{}")


@pytest.mark.parametrize(
    "change",
    [
        {"seat": "0"}, {"seat": -1}, {"seat": True}, {"seat": None}, {"words": 7}, {"bot": 0},
        {"key": 5}, {"surprise": 1},
    ],
    ids=str,
)  # fmt: skip
def test_a_wrong_body_is_refused(change: dict[str, object]) -> None:
    assert isinstance(log.body_from_json("moved", json.dumps(MOVED)), log.Moved)
    with pytest.raises(Damaged, match="moved: "):
        log.body_from_json("moved", json.dumps(MOVED | change))


@pytest.mark.parametrize("text", ['{"seat": 0, "words": "draw"}', "[]", "null", "{", ""])
def test_a_body_that_lacks_something_is_refused(text: str) -> None:
    with pytest.raises(Damaged):
        log.body_from_json("moved", text)


def test_an_entry_follows_from_the_one_before() -> None:
    entry = Entry.after("before", 7, 3, log.Moved(seat=0, words="draw", bot=True), 1000)
    row = entry.row()
    assert log.read_next("before", 7, row) == entry
    for previous, number in (("another", 7), ("before", 8)):
        with pytest.raises(Damaged, match="does not follow"):
            log.read_next(previous, number, row)
