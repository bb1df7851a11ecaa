"""A partner proposes a move: the partner in turn sees it until the next move, nobody else ever."""

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.running_server import QUICK_PARTS, RunningServer, run_scenario, running
from tests.server.socket_client import SocketClient, connected
from tests.server.test_information_leaks import counted

TEAM = {"game": "roi-des-castors", "mode": "team"}
PEOPLE = [{"kind": "person", "name": name} for name in ("Bea", "Cas", "Dam", "Eva")]


class TeamTable:
    """Four people with a socket each, and somebody who watches. Seats 0 and 2 play together."""

    def __init__(self, server: RunningServer, id: str, tokens: list[str]) -> None:
        self.server, self.id, self.tokens = server, id, tokens
        self.sockets: list[SocketClient] = []

    @property
    def table(self) -> Any:
        return self.server.registry.rooms[self.id].table

    @property
    def mover(self) -> int:
        return int(self.table.turn)

    @property
    def adviser(self) -> int:
        return (self.mover + 2) % 4

    async def propose(self, seat: int, action: int, **more: Any) -> dict[str, Any]:
        proposal = {"ply": self.table.ply, "action": action, **more}
        key = f"proposal-{len(self.sockets[seat].heard):04}"
        return await self.sockets[seat].ask("chat", key=key, seat=seat, proposal=proposal)

    async def heard(self) -> list[list[str]]:
        """All that each socket was sent, to the letter."""
        for socket in self.sockets:
            await socket.settle()
        return [list(socket.heard) for socket in self.sockets]

    def view(self, seat: int) -> dict[str, Any]:
        position = self.sockets[seat].position
        assert position is not None
        view: dict[str, Any] = position["views"][0]
        return view


async def opened(stack: AsyncExitStack, folder: Path) -> TeamTable:
    folder.mkdir()
    parts = replace(QUICK_PARTS, clock=counted())
    server = await stack.enter_async_context(running(folder, parts))
    made = await server.client.open(TEAM["game"], PEOPLE, mode=TEAM["mode"])
    tokens = [held["token"] for held in made["seats"]]
    table = TeamTable(server, made["id"], tokens)
    for held in ([token] for token in tokens):
        socket = await stack.enter_async_context(connected(server, made["id"], *held))
        table.sockets.append(socket)
    table.sockets.append(await stack.enter_async_context(connected(server, made["id"])))
    await table.sockets[0].ask("start", key="the-start")
    await table.heard()
    return table


def test_only_the_partner_in_turn_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            table = await opened(stack, tmp_path / "one")
            moves = table.view(table.mover)["view"]["moves"]
            assert table.view(table.adviser)["proposable"] == moves
            strangers = [p for p in range(5) if p not in (table.mover, table.adviser)]
            assert not any(table.view(p)["proposable"] for p in (table.mover, *strangers))
            before, number = await table.heard(), table.table.number
            answer = await table.propose(table.adviser, moves[0]["action"])
            assert answer["type"] == "accepted"
            after = await table.heard()
            for p in strangers:
                assert [line for line in after[p][len(before[p]) :] if '"pong"' not in line] == []
            assert '"proposal":{' in "".join(after[table.mover][len(before[table.mover]) :])
            assert table.table.number == number  # nothing is in the log
            # Whoever comes back finds it; strangers do not.
            for p in range(5):
                token = table.tokens[p : p + 1]
                welcome = await table.sockets[p].ask("hello", tokens=token)
                known = [said["proposal"] for said in welcome["chat"] if said["proposal"]]
                assert bool(known) == (p not in strangers)
                assert not any('"proposal"' in str(line) for line in welcome["log"])

    run_scenario(scenario())


def test_a_proposal_vanishes_with_the_next_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            table = await opened(stack, tmp_path / "one")
            mover = table.mover
            action = table.view(mover)["view"]["moves"][0]["action"]
            await table.propose(table.adviser, action)
            move = {"seat": mover, "ply": table.table.ply, "move": action}
            answer = await table.sockets[mover].ask("move", key="as-proposed", **move)
            assert answer["type"] == "accepted"
            welcome = await table.sockets[mover].ask("hello", tokens=[table.tokens[mover]])
            assert not any(said["proposal"] for said in welcome["chat"])

    run_scenario(scenario())


@pytest.mark.parametrize("choice", [1, -1])
def test_strangers_are_told_the_same_whatever_is_proposed(tmp_path: Path, choice: int) -> None:
    """Two worlds that differ in the proposal alone."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            worlds = [await opened(stack, tmp_path / name) for name in ("one", "other")]
            for table, index in zip(worlds, (0, choice), strict=True):
                moves = table.view(table.mover)["view"]["moves"]
                assert len(moves) > 1
                await table.propose(table.adviser, moves[index]["action"])
            for table in worlds:
                mover = table.mover
                action = table.view(mover)["view"]["moves"][0]["action"]
                move = {"seat": mover, "ply": table.table.ply, "move": action}
                await table.sockets[mover].ask("move", key="the-next-move", **move)
            mover = worlds[0].table.moves[0].seat
            one, other = [await table.heard() for table in worlds]
            for p in range(5):
                assert (one[p] == other[p]) == (p not in (mover, (mover + 2) % 4))
            records = [table.table.match.record() for table in worlds]
            assert records[0] == records[1]

    run_scenario(scenario())


def test_what_is_no_proposal_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            table = await opened(stack, tmp_path / "one")
            action = table.view(table.mover)["view"]["moves"][0]["action"]
            legal = {move["action"] for move in table.view(table.mover)["view"]["moves"]}
            illegal = next(other for other in range(1000) if other not in legal)
            for seat in (table.mover, (table.mover + 1) % 4):
                assert (await table.propose(seat, action))["key"] == "error-not-partners"
            adviser = table.adviser
            assert (await table.propose(adviser, illegal))["key"] == "error-illegal-move"
            assert (await table.propose(adviser, 10**6))["key"] == "error-unknown-move"
            assert (await table.propose(adviser, action, ply=7))["key"] == "error-stale-ply"
            assert (await table.propose(adviser, action, more=1))["key"] == "error-bad-message"
            both = {"text": "this one", "proposal": {"ply": 0, "action": action}}
            answer = await table.sockets[adviser].ask(
                "chat", key="both-of-it", seat=adviser, **both
            )
            assert answer["key"] == "error-bad-text"

    run_scenario(scenario())
