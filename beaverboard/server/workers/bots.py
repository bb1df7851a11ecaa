"""The process in which bots think: positions in, actions or advice out, one JSON object a line.

It never learns of a true position: the server sends one imagined from what the seat knows.
It ends when its input does, so it does not outlive the server. A limit on its memory keeps a
thought that runs wild from taking the machine with it; the server limits the time.
"""

import json
import os
import sys
from dataclasses import asdict
from typing import Any

from beaverboard.bots import advice, bot
from beaverboard.match import Match
from beaverboard.server.workers.pool import MEMORY

if sys.platform != "win32":
    import resource


def limit_memory(megabytes: int) -> None:
    """No more than that for data; what is mapped from files does not count. 0 is no limit."""
    if megabytes and sys.platform != "win32":
        size = megabytes * 2**20
        resource.setrlimit(resource.RLIMIT_DATA, (size, size))


def think(asked: dict[str, Any]) -> dict[str, Any]:
    match = Match.from_position(asked["position"])
    if "playouts" in asked:
        given = advice.advise(match, asked["seat"], asked["playouts"], asked["seed"])
        return asdict(given)
    action = bot.bot_named(asked["level"], asked["seed"]).choose(match, asked["seat"])
    return {"action": action}


def write_line(line: str) -> None:
    try:
        print(line, flush=True)
    except BrokenPipeError:  # the server is gone; Python would try again and complain
        os._exit(0)


def main() -> None:
    limit_memory(int(os.environ.get(MEMORY, "0")))
    write_line("ready")
    for line in sys.stdin:
        try:
            answer = think(json.loads(line))
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        write_line(json.dumps(answer))


if __name__ == "__main__":
    main()
