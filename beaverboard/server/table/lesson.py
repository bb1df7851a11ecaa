"""What a lesson's table says to the learner, and what its bots do.

While the moves follow the lesson's course, the bots do too and the coach leads on; off the
course the bots think for themselves, and there are tips. An older release's lesson may have
had another course: then its table is off the course, and goes on.
"""

from beaverboard.games.game import Move
from beaverboard.lessons import LEARNER, Lesson, Step, lesson_of
from beaverboard.server.protocol import messages
from beaverboard.server.table.table import Table


def followed(table: Table) -> Lesson | None:
    """The lesson, while all moves are those of its course."""
    lesson = lesson_of(table.setup.game.name, table.setup.mode) if table.lesson else None
    if lesson is None or table.start is not None or table.server_seed != lesson.key:
        return None
    played = tuple(move.words for move in table.moves)
    course = tuple(ply.words for ply in lesson.course[: len(played)])
    return lesson if played == course and table.setup == lesson.setup else None


def next_words(table: Table) -> str | None:
    """The move that the course has for the seat in turn."""
    lesson, ply = followed(table), len(table.moves)
    return lesson.course[ply].words if lesson and ply < len(lesson.course) else None


def guide(table: Table) -> messages.Guide | None:
    if not table.lesson or table.match is None:
        return None
    lesson, ply = followed(table), len(table.moves)
    if lesson is None:
        return messages.Guide(steps=tips(table))
    words = next_words(table)
    steps = lesson.course[ply].steps if words else lesson.end
    return messages.Guide(
        steps=tuple(said(step) for step in steps),
        action=table.match.game.text.action(words) if words and steps else None,
        number=lesson.steps_before(ply),
        total=len(lesson.steps),
        finished=words is None,
    )


def said(step: Step) -> messages.Step:
    return messages.Step(key=step.key, points=step.points)


def tips(table: Table) -> tuple[messages.Step, ...]:
    """The first tip that fits what the learner may do now."""
    lesson, match = lesson_of(table.setup.game.name, table.setup.mode), table.match
    if lesson is None or match is None:
        return ()
    moves: tuple[Move, ...] = match.view(LEARNER).moves
    verbs = {"over"} if match.over else {move.verb for move in moves}
    fitting = [tip for tip in lesson.tips if tip in verbs][:1]
    return tuple(messages.Step(key=f"{match.game.name}-tip-{tip}", points=()) for tip in fitting)
