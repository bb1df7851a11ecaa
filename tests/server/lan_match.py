"""`beaverboard play --lan` as friends meet it: by the printed address, with a page's origin.

Run as a program, in a network of its own where that can be had, so that nothing outside is
listened to.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile

from websockets.asyncio.client import connect

from beaverboard.client import Client
from tests.server.test_crashes import ready


async def play(address: str) -> None:
    async with Client(address) as client:
        await ready(client)
        seats = [{"kind": "person", "name": "Bea"}, {"kind": "open"}]
        opening = await client.open("biber-gang", seats)
        guest = await client.join(opening["id"], "Cas")
        tokens = [opening["host"], opening["seats"][0]["token"], guest.token]
        async with client.sit(opening["id"], tokens) as table:
            await table.do("start")
            async for seat, view in table.turns(0, 1):
                await table.move(seat, view["moves"][0]["action"])
                break
        where = f"{address.replace('http', 'ws')}/ws/{opening['id']}"
        async with connect(where, origin=address, proxy=None) as socket:  # type: ignore[arg-type]
            hello = {"type": "hello", "protocol": 1, "sequence": 1, "tokens": [guest.token]}
            await socket.send(json.dumps(hello))
            assert json.loads(await socket.recv())["position"]["ply"] == 1


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"XDG_DATA_HOME": folder}
        command = [sys.executable, "-m", "beaverboard.server.cli", "play", "--lan", "--no-browser"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        assert process.stdout is not None
        try:
            line = process.stdout.readline().decode()
            drawn = [process.stdout.readline().decode() for _ in range(12)]
            assert line.startswith("Beaverboard is at http://") and "█" in "".join(drawn)
            address = line.split()[-1].rstrip("/")
            asyncio.run(play(address))
            process.terminate()
            assert process.wait() == 0
            print(address)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


if __name__ == "__main__":
    main()
