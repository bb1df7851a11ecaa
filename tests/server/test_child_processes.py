"""The server's children end quietly when the server is gone."""

import json
import subprocess
import sys

import pytest

from beaverboard.match import Match


def asked(module: str) -> str:
    match = Match.new("biber-gang", seed=1, seats=2, rounds=1)
    if module == "bots":
        asking = {"position": match.position(), "seat": match.turn, "level": "random", "seed": 1}
        return json.dumps(asking)
    while not match.over:
        match.play(match.legal()[0])
    return json.dumps(match.record())


@pytest.mark.parametrize("module", ["bots", "analysis_process"])
def test_an_answer_that_nobody_reads_ends_the_process_without_a_word(module: str) -> None:
    command = [sys.executable, "-m", f"beaverboard.server.workers.{module}"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as child:
        assert child.stdin and child.stdout and child.stderr
        if module == "bots":
            assert child.stdout.readline() == b"ready\n"
        child.stdout.close()
        child.stdin.write(asked(module).encode() + b"\n")
        child.stdin.close()
        assert child.stderr.read() == b""
        assert child.wait() == 0
