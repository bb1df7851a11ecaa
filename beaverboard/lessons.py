"""Guided first rounds: a fixed deal, the moves of all seats, and what the coach says to them.

Each game may have a `lesson.json` in its folder, and for other modes than that one's a
`lesson-<mode>.json`, which tells only what differs:

    {"mode": null, "seats": 2, "options": {"rounds": 1}, "seed": 5237,
     "course": [{"play": "turn 0", "steps": [{"say": "aim", "point": ["layout 0 0"],
                                              "facts": {"round": 1}}, …]}, {"play": "turn 0"}, …],
     "end": [{"say": "score"}],
     "tips": ["put", "draw", "over"]}

The learner has seat 0, bots the others. The course names the move of every ply; the steps
before a move are said one after the other, and the last of them asks for the move. `point`
lists the places that a sentence speaks of, `facts` what it takes for granted, as paths into
the learner's view: the tests hold the view to them. After the course come the steps of
`end`. Whoever leaves it plays on freely and hears the first of the `tips` whose verb is
among the possible moves. The sentences are `<game>-step-<say>` and `<game>-tip-<verb>`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from beaverboard import chance, games
from beaverboard.games.game import Game, Spot
from beaverboard.games.setup import Setup

LEARNER = 0  # the seat


@dataclass(frozen=True, slots=True)
class Step:
    key: str  # of its sentence
    points: tuple[Spot, ...]
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Ply:
    words: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    setup: Setup
    key: bytes  # of the deal
    course: tuple[Ply, ...]
    end: tuple[Step, ...]
    tips: tuple[str, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        return (*(step for ply in self.course for step in ply.steps), *self.end)

    def steps_before(self, ply: int) -> int:
        return sum(len(each.steps) for each in self.course[:ply])


def lesson_of(name: str, mode: str | None = None) -> Lesson | None:
    """The lesson of a game, or of one of its modes, if there is one."""
    lessons = lessons_of(name)
    return next((each for each in lessons if mode in (None, each.setup.mode)), None)


@cache
def lessons_of(name: str) -> tuple[Lesson, ...]:
    """All lessons of a game, that for newcomers first."""
    game = games.named(name)
    names = ("lesson.json", *(f"lesson-{mode.name}.json" for mode in game.modes))
    return tuple(read(game, game.folder / each) for each in names if (game.folder / each).exists())


def read(game: Game, path: Path) -> Lesson:
    data = json.loads(path.read_text("utf-8"))
    return Lesson(
        setup=Setup.of(game, data["mode"], data["seats"], data["options"]),
        key=chance.key_of(data["seed"]),
        course=tuple(
            Ply(ply["play"], tuple(step(game, each) for each in ply.get("steps", ())))
            for ply in data["course"]
        ),
        end=tuple(step(game, each) for each in data["end"]),
        tips=tuple(data["tips"]),
    )


def step(game: Game, data: Mapping[str, Any]) -> Step:
    return Step(
        key=f"{game.name}-step-{data['say']}",
        points=tuple(spot(text) for text in data.get("point", ())),
        facts=data.get("facts", {}),
    )


def spot(text: str) -> Spot:
    zone, seat, index = text.split()
    return Spot(zone, int(seat), int(index))
