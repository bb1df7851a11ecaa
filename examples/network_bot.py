"""A bot that plays a match over the network: python examples/network_bot.py ADDRESS [TABLE]

Without a table it opens one for itself and a bot of the server. It picks at random; put
your own idea into `choose`, which sees what a person at the seat would see.
"""

import asyncio
import random
import sys
from typing import Any

from beaverboard.client import Client


def choose(view: dict[str, Any]) -> int:
    return int(random.choice(view["moves"])["action"])


async def play(address: str, table: str | None = None) -> dict[str, Any]:
    async with Client(address) as client:
        if table is None:
            game = (await client.ask("GET", "/api/games"))[0]
            others = game["modes"][0]["seats"][0] - 1
            wishes = [{"kind": "person", "name": "Robo"}] + others * [
                {"kind": "bot", "level": "random"}
            ]
            opened = await client.open(game["name"], wishes)
            table, tokens = opened["id"], [opened["host"], opened["seats"][0]["token"]]
        else:
            tokens = [(await client.join(table, "Robo")).token]
        async with client.sit(table, tokens) as seated:
            (seat,) = seated.you["seats"]
            if seated.you["host"]:
                await seated.do("start")
            await seated.contribute(seat)
            async for _, view in seated.turns(seat):
                await seated.move(seat, choose(view))
            result: dict[str, Any] = seated.table["result"]
            return result


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:])))
