"""What is not on the disk is told to nobody: commits are held up and everybody is asked."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from beaverboard.client import Refused
from tests.scale import scaled
from tests.server.running_server import RunningServer, run_scenario, running
from tests.server.socket_client import SocketClient, connected
from tests.server.test_seats import BEA, CAS, OPEN, opened

Json = dict[str, Any]
WHOLE_LOOKS = scaled(12, 1)  # at every how manieth move all routes and sockets are asked
PATIENCE = 0.15  # seconds after which who has no answer was told nothing


class Gate:
    """Commits wait here while it is shut."""

    def __init__(self, engine: sa.Engine) -> None:
        self._open = threading.Event()
        self._open.set()
        self.waiting = threading.Event()
        event.listen(engine, "commit", self._pass)

    def _pass(self, connection: sa.Connection) -> None:
        if not self._open.is_set():
            self.waiting.set()
            assert self._open.wait(60)

    @asynccontextmanager
    async def held(self, task: "asyncio.Task[Json]") -> AsyncIterator[None]:
        """While the first commit of the task is held up."""
        self.waiting.clear()
        self._open.clear()
        try:
            await asyncio.to_thread(self.waiting.wait, 30)
            assert self.waiting.is_set() and not task.done()
            yield
        finally:
            self._open.set()
        await task


async def within(seconds: float | None, answer: Any) -> Any:
    try:
        return await asyncio.wait_for(answer, seconds)
    except TimeoutError:
        return None
    except Refused as refused:
        return refused.key


async def welcome(
    server: RunningServer, seconds: float | None, id: str, *tokens: str
) -> Json | None:
    """What somebody who comes in now is told, but for who is there."""
    async with AsyncExitStack() as stack:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                talk = await stack.enter_async_context(connected(server, id, *tokens))
                return known(json.loads(talk.heard[0]))
        return None


def known(message: Json) -> Json:
    """A message without what changes by being there."""
    table = {**message["table"], "spectators": 0}
    table["seats"] = [{**seat, "here": None} for seat in table["seats"]]
    return {
        **{name: message[name] for name in ("you", "position", "log", "chat") if name in message},
        "table": table,
    }


async def answers(
    server: RunningServer, id: str, tokens: list[str], *, all: bool, held: bool
) -> Json:
    """What every route tells now, and every new socket. While a commit is held up, who may wait
    for it is not waited for."""
    ask, shared = server.client.ask, server.registry.cluster.shared
    if shared and not all:
        return {}  # they would all wait
    sockets = PATIENCE if held else None
    routes = PATIENCE if held and shared else None
    told = {
        "record": await within(routes, ask("GET", f"/api/tables/{id}/record")),
        "replay": await within(routes, ask("GET", f"/api/tables/{id}/replay")),
    }
    if all:
        told["lobby"] = await within(routes, ask("GET", "/api/tables"))
        told["table"] = await within(routes, ask("GET", f"/api/tables/{id}"))
        if isinstance(told["table"], dict):
            told["table"] = known({"table": told["table"]})
        told["spectator"] = await welcome(server, sockets, id)
        told["players"] = await welcome(server, sockets, id, *tokens)
    return told


class Watched:
    """A table whose every change is held up and looked at."""

    def __init__(
        self, server: RunningServer, id: str, tokens: list[str], talk: SocketClient
    ) -> None:
        self.server, self.id, self.tokens, self.talk = server, id, tokens, talk
        self.gate = Gate(server.services.storage.engine)
        self.silent: list[SocketClient] = []
        self.looks = 0

    async def change(self, question: Any, *, all: bool = True) -> Json:
        """Let something happen; meanwhile nobody may hear of it."""
        before = await answers(self.server, self.id, self.tokens, all=all, held=False)
        for talk in self.silent:
            await talk.settle()
        heard = [len(talk.heard) for talk in self.silent]
        asking = asyncio.create_task(question)
        async with self.gate.held(asking):
            meanwhile = await answers(self.server, self.id, self.tokens, all=all, held=True)
            for name, told in meanwhile.items():
                # A route that waits for the commit tells nothing; on SQLite none of them waits.
                waits = name in ("spectator", "players") or self.server.registry.cluster.shared
                assert told == before[name] or (told is None and waits), (name, told)
            for talk, count in zip(self.silent, heard, strict=True):
                assert quiet(talk.heard[count:]), talk.heard[count:]
            self.looks += 1
        return asking.result()


def quiet(heard: list[str]) -> bool:
    """Nothing but who comes and goes, and pongs."""
    messages = map(json.loads, heard)
    return all(
        m["type"] == "pong" or (m["type"] == "table" and not m["happened"]) for m in messages
    )


def test_what_is_not_committed_is_told_to_nobody(tmp_path: Path, database: str) -> None:
    async def scenario() -> None:
        async with running(tmp_path, database=database, shuffle_seconds=1e6) as server:
            id, tokens = await opened(
                server, BEA, CAS, OPEN, listed=True, options={"rounds": 1}, absent=None
            )
            async with connected(server, id, *tokens) as talk, connected(server, id) as watching:
                watched = Watched(server, id, tokens, talk)
                watched.silent = [watching]
                change, ask = watched.change, talk.ask
                joined = await change(
                    server.client.ask("POST", f"/api/tables/{id}/seats", {"name": "Dam"})
                )
                agreed: dict[str, Any] = {"mode": None, "options": {"rounds": 1}, "seconds": None}
                agreed |= {"hints": True, "friendly_undo": True}
                await change(ask("change-setup", seats=4, **agreed, key="four-of-us"))
                await change(ask("swap-seats", seat=2, other=3, key="swap-two"))
                await change(ask("swap-seats", seat=2, other=3, key="swap-back"))
                await change(ask("change-setup", seats=3, **agreed, key="three-of-us"))
                await change(ask("chat", seat=0, text="hello", key="chat-a-word"))
                await change(ask("remove", seat=joined["seat"], key="remove-dam"))
                await change(ask("hand-over", seat=2, level="random", key="seat-a-bot"))
                await change(ask("take-back", seat=2, key="take-it-back"))
                await change(ask("switch-chat", on=False, key="switch-off"))
                await change(ask("mute", seat=1, muted=True, key="mute-cas"))
                await change(ask("make-host", seat=0, key="host-sits"))
                bots = "random" if server.registry.cluster.shared else "greedy"
                await change(ask("start", fill=bots, key="start-now"))
                await change(ask("contribute", seat=0, text="luck", key="contribute"))
                await change(ask("contribute", seat=1, text="luck", key="contribute"))
                await finish(watched)
                assert talk.table["status"] == "over"
                await change(ask("rematch", key="once-more"))
                assert watched.looks > 20

    run_scenario(scenario(), seconds=1200)


async def finish(watched: Watched) -> None:
    """Play the match to its end; every move of a person is held up."""
    talk, moves, undone = watched.talk, 0, False
    await talk.settle()
    while talk.table["status"] != "over":
        assert talk.position is not None
        turn, ply = talk.position["turn"], talk.position["ply"]
        mine = [each for each in talk.position["views"] if each["seat"] == turn]
        if not mine:
            await talk.receive()
            continue
        if not undone and any(each["undo"] for each in talk.position["views"]):
            undone = True
            last = next(each["seat"] for each in talk.position["views"] if each["undo"])
            await watched.change(talk.ask("undo", seat=last, ply=ply, key=f"take-back-{ply}"))
            await talk.settle()
            continue
        choices = mine[0]["view"]["moves"]
        taking = [each for each in choices if each["verb"] == "take" and not undone]
        action = (taking or choices)[0]["action"]
        moves += 1
        asking = talk.ask("move", seat=turn, ply=ply, move=action, key=f"move-{ply}-{moves}")
        answer = await watched.change(asking, all=moves % WHOLE_LOOKS == 0)
        assert answer["type"] == "accepted", answer
        await talk.settle()
    assert undone
