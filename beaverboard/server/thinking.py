"""The process in which bots think: positions in, actions out, one JSON object a line.

It never learns of a true position: the server sends one imagined from what the seat knows.
It ends when its input does, so it does not outlive the server.
"""

import json
import sys
from typing import Any

from beaverboard.bots import bot
from beaverboard.match import Match


def think(asked: dict[str, Any]) -> int:
    match = Match.from_position(asked["position"])
    return bot.seated(asked["level"], asked["seed"]).choose(match, asked["seat"])


def main() -> None:
    print("ready", flush=True)
    for line in sys.stdin:
        try:
            answer: dict[str, Any] = {"action": think(json.loads(line))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
