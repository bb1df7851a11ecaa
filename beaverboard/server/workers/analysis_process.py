"""The process in which one match is analysed: its record in, a line of JSON for every step.

It ends after the last step, or when nobody reads any more, so it does not outlive the server. A
limit on its memory keeps it from taking the machine with it; the server limits the time.
"""

import json
import os
import sys
from dataclasses import asdict

from beaverboard.bots import analysis
from beaverboard.server.workers.bots import limit_memory, write_line
from beaverboard.server.workers.pool import MEMORY


def main() -> None:
    limit_memory(int(os.environ.get(MEMORY, "0")))
    for step in analysis.analyse(json.loads(sys.stdin.readline())):
        write_line(json.dumps(asdict(step)))


if __name__ == "__main__":
    main()
