"""No seat ever receives a byte that depends on cards it may not know.

Two servers with the same clock, ids and seeds: one plays a position, the other the same
position with everything dealt anew that one seat cannot know. All others do the same in
both. As long as the rules show that seat the same, every byte that it and a spectator are
sent must be the same: views, events, errors, hints, log, lobby.
"""

import itertools
import json
import random
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from beaverboard.games.setup import Setup
from beaverboard.match import Match
from beaverboard.server.app import Parts
from beaverboard.server.clock import Sources, hashed
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.protocol.messages import SeatView
from beaverboard.server.table import presenter
from beaverboard.server.table.commands import moves
from beaverboard.server.table.table import Table
from tests.games.playing import name, tables
from tests.scale import scaled
from tests.server.running_server import QUICK_PARTS, RunningServer, run_scenario, running
from tests.server.socket_client import SocketClient, connected

STARTS = scaled(3, 6)
STEPS = scaled(12, 24)
every_table = pytest.mark.parametrize("setup", tables(), ids=name)


def counted() -> Sources:
    """Time stands still, and everything drawn is the same in every server."""
    numbers = itertools.count()

    def draw(length: int) -> str:
        return hashed(str(next(numbers)))[:length]

    return Sources(
        wall=lambda: 1e9,
        monotonic=lambda: 1e3,
        token=lambda: draw(43),
        id=lambda: draw(22),
        seed=lambda: bytes.fromhex(draw(64)),
        pause=lambda least, most: 0.0,
    )


class Leak(AssertionError):
    """The seat was told something else in one world than in the other."""


@pytest.fixture(autouse=True)
def presence_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the moment would depend on the machine, and so the order of what is said."""
    monkeypatch.setattr("beaverboard.server.table.room.PRESENCE", 0.0)


@dataclass
class World:
    server: RunningServer
    deals: list[str]  # the position that is dealt next
    id: str = ""
    talks: dict[str, SocketClient] = field(default_factory=dict)
    leaving: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def match(self) -> Match | None:
        """As it stands now: every move makes another one."""
        return self.server.registry.rooms[self.id].table.match


@asynccontextmanager
async def two_worlds(folder: Path) -> Any:
    async with AsyncExitStack() as stack:
        worlds = []
        for number in range(2):
            deals: list[str] = []

            def deal(setup: Setup, chance: object, deals: list[str] = deals) -> Match:
                return Match.from_position(deals[-1])

            parts: Parts = replace(QUICK_PARTS, clock=counted(), deal=deal)
            place = folder / str(number)
            place.mkdir()
            worlds.append(World(await stack.enter_async_context(running(place, parts)), deals))
        yield worlds


def starts(setup: Setup, seed: int) -> Iterator[tuple[int, str, str]]:
    """Seats, positions from random matches, and the same re-dealt for the seat."""
    chance = random.Random(seed)
    for number in range(STARTS):
        match = Match.new(setup.game.name, seed=number, mode=setup.mode, seats=setup.seats)
        for _ in range(chance.choice((0, 3, 10, 30, 80))):
            if len(match.legal_actions()) == 0:
                break
            match.play(chance.choice(match.legal_actions()))
        if match.over:
            continue
        seat = chance.randrange(setup.seats)
        yield seat, match.position(), match.imagined(seat, 1000 + number).position()


async def sit_down(world: World, setup: Setup, seat: int, position: str) -> None:
    world.deals.append(position)
    people = [{"kind": "person", "name": f"Player {p}"} for p in range(setup.seats)]
    opening = await world.server.client.open(
        setup.game.name, people, mode=setup.mode, listed=True, seconds=60
    )
    world.id = id = opening["id"]
    tokens = [held["token"] for held in opening["seats"]]
    others = [token for p, token in enumerate(tokens) if p != seat]
    enter = world.leaving.enter_async_context
    world.talks = {
        "others": await enter(connected(world.server, id, opening["host"], *others)),
        "seat": await enter(connected(world.server, id, tokens[seat])),
        "spectator": await enter(connected(world.server, id)),
    }
    await world.talks["others"].ask("start", key="start-key")


async def told(world: World) -> list[str]:
    """Everything said so far to who may not know, and what anybody may ask for."""
    for talk in world.talks.values():
        await talk.settle()
    ask = world.server.client.ask
    open_to_all = [
        await ask("GET", "/api/tables"),
        await ask("GET", f"/api/tables/{world.id}"),
        await ask("GET", "/healthz"),
    ]
    return [
        *world.talks["seat"].heard,
        *world.talks["spectator"].heard,
        json.dumps(open_to_all),
    ]


def knows(world: World, seat: int) -> list[Any]:
    match = world.match
    assert match is not None
    viewers = (seat, None)
    return [(match.view(viewer), match.events(viewer), match.over) for viewer in viewers]


def tells_nothing(worlds: list[World], seat: int, action: int) -> bool:
    """The worlds will still be one to the seat, so there is more to compare."""
    sights = []
    for world in worlds:
        assert world.match is not None
        copy = Match.from_position(world.match.position())
        copy.play(action)
        sights.append([copy.view(seat), copy.events(seat), copy.over])
    return sights[0] == sights[1] and not sights[0][2]


async def try_everything(world: World, seat: int, ply: int, key: str) -> None:
    """What a curious seat and a spectator could ask for to learn something."""
    match, talk = world.match, world.talks["seat"]
    assert match is not None
    for action in range(0, match.game.rules.ACTIONS, max(1, match.game.rules.ACTIONS // 5)):
        if match.turn != seat or match.why_not(match.game.text.words(action)):
            await talk.ask("move", seat=seat, ply=ply, move=action, key=f"{key}-{action}")
    await talk.ask("move", seat=seat, ply=ply + 1, move=0, key=f"{key}-stale")
    await talk.ask("hint", seat=seat, ply=ply)
    places = list(itertools.product(match.game.text.ZONES, range(match.seats), range(4)))
    for zone, owner, index in random.Random(ply).sample(places, 6):
        pick = {"zone": zone, "seat": owner, "index": index}
        await talk.ask("why", seat=seat, ply=ply, picks=[pick])
    if match.seats > 1:
        other = (seat + 1) % match.seats
        await talk.ask("move", seat=other, ply=ply, move=0, key=f"{key}-other")
    await talk.ask("undo", seat=seat, ply=10**6, key=f"{key}-undo")
    await world.talks["spectator"].ask("move", seat=seat, ply=ply, move=0, key=f"{key}-guest")


async def compare(worlds: list[World], setup: Setup, seat: int, positions: tuple[str, str]) -> int:
    """Play the same in both worlds; how many steps were compared."""
    chance = random.Random(0)
    for world, position in zip(worlds, positions, strict=True):
        await sit_down(world, setup, seat, position)
    here, there = worlds
    steps = 0
    for ply in range(STEPS):
        if knows(here, seat) != knows(there, seat) or (here.match and here.match.over):
            break  # the rules have shown the seat what makes the worlds two
        for world in worlds:
            await try_everything(world, seat, ply, f"curious-{ply}")
        for mine, theirs in zip(await told(here), await told(there), strict=True):
            if mine != theirs:
                raise Leak(f"{mine}\n{theirs}")
        steps += 1
        assert here.match is not None and there.match is not None
        common = sorted(set(here.match.legal_actions()) & set(there.match.legal_actions()))
        if not common:
            break
        quiet = [action for action in common if tells_nothing(worlds, seat, action)]
        action, turn = chance.choice(quiet or common), here.match.turn
        for world in worlds:
            who = world.talks["seat" if turn == seat else "others"]
            fields = {"seat": turn, "ply": ply, "move": action, "key": f"the-move-{ply}"}
            answer = await who.ask("move", **fields)
            assert answer["type"] == "accepted", json.dumps(answer)[:300]
    for world in worlds:
        await world.leaving.aclose()
    return steps


async def compare_all(folder: Path, setup: Setup) -> int:
    async with two_worlds(folder) as worlds:
        return sum(
            [
                await compare(worlds, setup, seat, (true, imagined))
                for seat, true, imagined in starts(setup, seed=1)
            ]
        )


@every_table
def test_a_seat_is_told_the_same_in_worlds_it_cannot_tell_apart(
    setup: Setup, tmp_path: Path
) -> None:
    async def scenario() -> None:
        # Where every move shows something, only the starts and their tries can be compared.
        assert await compare_all(tmp_path, setup) >= STARTS // 2

    run_scenario(scenario(), seconds=scaled(120, 1200))


# A leak planted in each way out must be found.


def leaky_views(table: Table, viewers: Iterable[int | None]) -> dict[int | None, SeatView]:
    match = table.match
    assert match is not None
    return {
        viewer: SeatView(seat=viewer, view=match.view(viewer), undo=leaks(match))
        for viewer in viewers
    }


def leaky_summary(table: Table) -> dict[str, Any]:
    bots = int(leaks(table.match)) if table.match else 0
    return {"game": table.setup.game.name, "mode": table.setup.mode, "seats": len(table.seats),
            "open": 0, "people": [], "bots": bots, "seconds": None}  # fmt: skip


def leaky_refusal(match: Match, move: int | str) -> str:
    try:
        return honest(match, move)
    except Refusal:
        raise Refusal("error-illegal-move", reason="", rule=str(leaks(match))) from None


honest = moves.checked


def leaks(match: Match) -> bool:
    return int(hashed(match.position()), 16) % 2 == 0


PLANTED = {
    "view": (presenter, "seat_views", leaky_views),
    "lobby": (Table, "summary", leaky_summary),
    "error": (moves, "checked", leaky_refusal),
}


@pytest.mark.parametrize("leak", PLANTED.values(), ids=PLANTED.keys())
def test_a_planted_leak_is_found(
    leak: tuple[Any, str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(*leak)

    async def scenario() -> None:
        with pytest.raises(Leak):
            await compare_all(tmp_path, tables()[0])

    run_scenario(scenario(), seconds=120)
