"""Whole matches over real sockets: every game and mode, people, bots, spectators."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from beaverboard.client import TableClient
from beaverboard.games.setup import Setup
from beaverboard.match import Match
from tests.games.playing import name, setups
from tests.server.serving import Running, play_out, running

every_setup = pytest.mark.parametrize("setup", setups(), ids=name)
PERSON, BOT = {"kind": "person"}, {"kind": "bot", "level": "greedy"}


def short(setup: Setup) -> dict[str, Any]:
    """Options for a match that is soon over, where the game has such."""
    return {"rounds": 1} if "rounds" in setup.options else {}


async def opened(server: Running, setup: Setup, seats: list[Any], **agreed: Any) -> Any:
    options = {**{k: v for k, v in setup.as_json()["options"].items()}, **short(setup)}
    return await server.client.open(
        setup.game.name, seats, mode=setup.mode, options=options, **agreed
    )


async def play_seats(table: TableClient, *seats: int) -> None:
    async for seat, view in table.turns(*seats):
        await table.move(seat, view["moves"][-1]["action"])


@every_setup
def test_people_bots_and_a_spectator_play_to_the_end(setup: Setup, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            wishes = [{"kind": "open"} for _ in range(setup.seats)]
            wishes[0] = {"kind": "person", "name": "Bea"}
            if setup.seats > 2:
                wishes[-1] = dict(BOT)
            opening = await opened(server, setup, wishes)
            id, host = opening["id"], opening["host"]
            tokens = [opening["seats"][0]["token"]]
            for i in range(1, setup.seats - (setup.seats > 2)):
                tokens.append((await server.client.join(id, f"Guest {i}")).token)
            async with (
                server.client.sit(id) as watching,
                server.client.sit(id, [host, tokens[0]]) as first,
            ):
                await first.contribute(0)
                await first.do("start")
                people = [play_seats(first, 0)]
                people += [
                    sit_and_play(server, id, token, seat)
                    for seat, token in enumerate(tokens[1:], 1)
                ]
                people.append(play_seats(watching))  # never in turn: returns at the end
                await asyncio.gather(*people)
                assert first.table["result"] == watching.table["result"]
                assert watching.view(None) is not None
            record = await server.client.ask("GET", f"/api/tables/{id}/record")
            match = Match.replay(record)
            assert match.over
            assert match.result() == record["result"] == first.table["result"]
            assert record["chance"]["contributions"][0]
            assert record["chance"]["commitment"] == opening["table"]["commitment"]

    play_out(scenario())


async def sit_and_play(server: Running, id: str, token: str, seat: int) -> None:
    async with server.client.sit(id, [token]) as table:
        await play_seats(table, seat)
