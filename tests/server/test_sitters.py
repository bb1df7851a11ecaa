"""Who had a seat is told by the log: in a replay and in the lines of what happened."""

from pathlib import Path
from typing import Any

from beaverboard.server.table import log
from tests.games.playing import setups
from tests.server.running_server import RunningServer, position_of, run_scenario, running
from tests.server.test_moves import until_ply
from tests.server.test_seats import BEA, OPEN, one_move, opened
from tests.server.test_undo import happened, started

Who = tuple[int, int, str, str | None, str | None]


async def sitters(server: RunningServer, id: str) -> list[Who]:
    replay = await server.client.ask("GET", f"/api/tables/{id}/replay")
    return [
        (each["ply"], each["seat"], each["kind"], each["name"], each["stand_in"])
        for each in replay["sitters"]
    ]


def movers(table: Any) -> list[tuple[int, str | None]]:
    moved = [line["arguments"] for line in table.log if line["key"] == "happened-moved"]
    return [(each["seat"], each.get("name")) for each in moved]


def test_who_leaves_stays_in_the_replay(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, BEA, OPEN, options={"rounds": 1})
            tim = await server.client.join(id, "Tim")
            async with server.client.sit(id, tokens) as bea:
                async with server.client.sit(id, [tim.token]) as leaving:
                    await bea.do("start")
                    for ply in range(4):  # both turn two cards up
                        await until_ply(bea, ply)
                        await until_ply(leaving, ply)
                        seat = position_of(bea)["turn"]
                        await one_move((bea, leaving)[seat], seat)
                    await until_ply(leaving, 4)
                    assert leaving.table["ply"] <= 4
                    await leaving.do("leave", seat=1)
                left = (await server.registry.room(id)).table
                ply = len([move for move in left.moves if not move.bot])
                async for seat, view in bea.turns(0):
                    await bea.move(seat, view["moves"][0]["action"])
            known = await sitters(server, id)
            assert known[:2] == [(0, 0, "person", "Bea", None), (0, 1, "person", "Tim", None)]
            assert len(known) == 3 and known[2][1:] == (1, "open", None, "empty")
            assert known[2][0] >= 4 and ply >= 4
            # Whoever reads the lines later still finds the name of who made the move.
            async with server.client.sit(id) as late:
                made = movers(late)
            assert made[:4].count((1, "Tim")) == 2 and made[:4].count((0, "Bea")) == 2
            assert (1, None) in made[4:]  # the bot on the seat that is free

    run_scenario(scenario())


def test_sitters_follow_what_was_taken_back() -> None:
    """Somebody hands over after a move that is then taken back: the record does not have it."""
    setup = next(each for each in setups() if each.game.name == "dam-it")
    table = started(setup, people=2, friendly=True)
    seat, match = table.turn, table.match
    assert seat is not None and match is not None
    move = log.Moved(seat=seat, words=match.legal()[0], bot=False)
    other = 1 - seat
    for body in (move, log.HandedOver(seat=other, name="Person"), log.Undone(seat=seat)):
        table = happened(table, body)
    assert [(each.ply, each.seat, each.stand_in) for each in table.sitters] == [
        (0, 0, None),
        (0, 1, None),
        (0, other, "handed"),
    ]
