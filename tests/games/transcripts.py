"""Whole matches as text, one per game, mode and number of seats, kept in `transcripts/`.

    python -m tests.games.transcripts         writes those that are missing
    python -m tests.games.transcripts GAME …  writes those of these games again, with the moves
                                              that they have, or others if the rules no longer
                                              allow them: only when behaviour was meant to
                                              change, together with the game's version, or when
                                              there is a new option

A file is the setup, the position after the deal, every move with what happened, and the
position at the end, all open. Rounds are cut to two.
"""

import json
import sys
from contextlib import suppress
from pathlib import Path

from beaverboard.bots.bot import PolicyBot
from beaverboard.games import named
from beaverboard.games.game import BadWords
from beaverboard.games.setup import Setup
from beaverboard.match import Event, IllegalMove, Match
from tests.games.playing import name, setups

FOLDER = Path(__file__).parent / "transcripts"
SEED = 1


def path(setup: Setup) -> Path:
    return FOLDER / f"{name(setup)}.txt"


def begin(setup: Setup) -> Match:
    rounds = {"rounds": 2} if "rounds" in setup.options else {}
    return Match.new(setup.game.name, seed=SEED, mode=setup.mode, seats=setup.seats, **rounds)


def header(match: Match) -> str:
    return json.dumps({**match.setup.as_json(), "version": match.game.version, "seed": SEED})


def spelled(event: Event) -> str:
    words = [event.what]
    if event.seat is not None:
        words.append(f"seat {event.seat}")
    if event.card is not None:
        words.append(f"card {event.card}")
    for word, spot in (("from", event.source), ("to", event.target)):
        if spot is not None:
            words.append(f"{word} {spot.zone}/{spot.seat}/{spot.index}")
    if event.value:
        words.append(f"value {event.value}")
    return " ".join(words)


def transcript(match: Match, moves: list[str]) -> str:
    """Play the moves of a new match; the text of it all, with every card open."""
    lines = [header(match), match.position()]
    for words in moves:
        lines.append(f"{match.turn}: {words}")
        match.play(words)
        lines += [f"    {spelled(event)}" for event in open_events(match)]
    lines += [match.position(), f"scores {match.scores()} winners {match.winners()}"]
    return "\n".join(lines) + "\n"


def open_events(match: Match) -> list[Event]:
    """Every event as the seat saw it that saw most of it."""
    views = [match.events(seat) for seat in (None, *range(match.seats))]
    return [min(same, key=lambda event: event.concealed) for same in zip(*views, strict=True)]


def moves_of(text: str) -> list[str]:
    """The moves of a transcript: lines that begin with a seat."""
    return [line.partition(": ")[2] for line in text.splitlines() if line[:1].isdecimal()]


def chosen(match: Match) -> list[str]:
    """Greedy moves that random ones keep interrupting, so that more rules come up."""
    bots = [PolicyBot("greedy", seed=1), PolicyBot("greedy", seed=2), PolicyBot("random", seed=3)]
    while not match.over:
        match.play(bots[match.ply % 3].choose(match, match.turn))
    return list(match.moves)


def moves_for(setup: Setup) -> list[str]:
    """Those of the transcript that there is, if the rules still allow them; else new ones."""
    if path(setup).exists():
        moves = moves_of(path(setup).read_text("utf-8"))
        match = begin(setup)
        with suppress(IllegalMove, BadWords):
            for words in moves:
                match.play(words)
            if match.over:
                return moves
    return chosen(begin(setup))


def main(games: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for setup in setups(every=True):
        if setup.game.name in games or not path(setup).exists():
            path(setup).write_text(transcript(begin(setup), moves_for(setup)), "utf-8")
            print(path(setup).name)


if __name__ == "__main__":
    main([named(each).name for each in sys.argv[1:]])
