"""Without the memory aid people must remember: nothing that was seen is told a second time."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from beaverboard.client import Refused
from beaverboard.games import GAMES
from beaverboard.games.setup import MEMORY_AID
from beaverboard.match import Match
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import SocketClient, connected

WITH_MEMORY = [game for game in GAMES.values() if MEMORY_AID in game.options]
MOVES = 24


async def opened(server: RunningServer, game: str, **options: Any) -> tuple[str, list[str]]:
    people = [{"kind": "person", "name": name} for name in ("Bea", "Cas")]
    mode = next(mode.name for mode in GAMES[game].modes if 2 in mode.seats)
    opening = await server.client.open(game, people, mode=mode, options=options)
    return opening["id"], [opening["host"], *(held["token"] for held in opening["seats"])]


async def play_some(talk: SocketClient) -> None:
    await talk.ask("start", key="start-it")
    await talk.settle()
    for ply in range(MOVES):
        assert talk.position is not None
        seat = talk.position["turn"]
        if seat is None:
            return
        views = {each["seat"]: each["view"] for each in talk.position["views"]}
        moves = views[seat]["moves"]
        action = moves[ply % len(moves)]["action"]
        await talk.ask("move", seat=seat, ply=ply, move=action, key=f"the-key-{ply}")
        await talk.settle()
        assert talk.table["result"] is None or talk.table["status"] == "over"


def cards(log: list[dict[str, Any]]) -> list[int]:
    return [
        event["card"]
        for line in log
        for seen in line["seen"]
        for event in seen["events"]
        if event["card"] is not None
    ]


@pytest.mark.parametrize("game", WITH_MEMORY, ids=lambda game: game.name)
def test_a_reload_tells_no_card_of_an_earlier_move(game: Any, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            looked_at = set[bool]()
            while len(looked_at) < 2:
                aid = True not in looked_at
                id, tokens = await opened(server, game.name, memory_aid=aid)
                async with connected(server, id, *tokens) as talk:
                    await play_some(talk)
                    if talk.table["status"] == "over":  # as short as that it rarely is
                        continue
                    welcome = await talk.ask("hello", tokens=tokens)
                    old = [line for line in welcome["log"] if line["ply"] < talk.table["ply"]]
                    assert len(old) > MOVES // 2
                    assert bool(cards(old)) == aid
                    concealed = json.dumps(old).count('"concealed": true')
                    assert aid or concealed > 0
                looked_at.add(aid)

    run_scenario(scenario())


@pytest.mark.parametrize("game", WITH_MEMORY, ids=lambda game: game.name)
def test_there_are_no_hints_without_the_memory_aid(game: Any, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            id, tokens = await opened(server, game.name, memory_aid=False)
            async with server.client.sit(id, tokens) as table:
                assert table.table["hints"] is False
                await table.do("start")
                async for seat, _ in table.turns(0, 1):
                    with pytest.raises(Refused, match="error-no-hints"):
                        await table.hint(seat)
                    return

    run_scenario(scenario())


def test_what_is_known_of_a_hand_in_le_roi_des_castors_is_not_shown() -> None:
    known = {True: 0, False: 0}
    for aid in known:
        for seed in range(10):
            chance = random.Random(seed)
            match = Match.new("roi-des-castors", seed=seed, seats=3, memory_aid=aid)
            while not match.over and match.ply < 60:
                match.play(chance.choice(match.legal_actions()))
                seen = match.view(0)
                if seen.this_turn.victim is None:  # else the hand lies open before the thief
                    known[aid] += any(side.remembered for side in seen.sides)
    assert known[True] and not known[False]
