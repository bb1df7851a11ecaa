"""Lessons: every move of a course is legal where it stands, and what the coach says is true."""

import dataclasses
import re
from typing import Any

import pytest

from beaverboard.games import GAMES
from beaverboard.lessons import LEARNER, Lesson, Step, lesson_of, lessons_of
from beaverboard.locales import FOLDER, LANGUAGES, sentence
from beaverboard.match import Match
from beaverboard.record import FORMAT

LESSONS = [
    pytest.param(game, each, id=f"{game}-{each.setup.mode}")
    for game in GAMES
    for each in lessons_of(game)
]


def lesson(name: str) -> Lesson:
    found = lesson_of(name)
    assert found is not None
    return found


def at(view: Any, path: str) -> Any:
    """What lies at a path into a view: `players.0.cubes`."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list | tuple) else view[part]
    return list(view) if isinstance(view, tuple) else view


def check_step(step: Step, match: Match) -> None:
    view = dataclasses.asdict(match.view(LEARNER))
    for path, value in step.facts.items():
        assert at(view, path) == value, f"{step.key}: {path}"


@pytest.mark.parametrize(("name", "course"), LESSONS)
def test_the_course_can_be_played_and_what_the_coach_says_is_true(
    name: str, course: Lesson
) -> None:
    match = Match.dealt(course.setup, {"key": course.key.hex()})
    for ply in course.course:
        assert (match.turn == LEARNER) == bool(ply.steps), f"{match.ply}: {ply.words}"
        for step in ply.steps:
            check_step(step, match)
        match.play(ply.words)
    for step in course.end:
        check_step(step, match)
    # The coach has the last word while nobody else has to act.
    assert match.over or match.turn == LEARNER
    assert not match.over or match.winners() == (LEARNER,)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_short_and_says_each_sentence_once(name: str) -> None:
    course = lesson(name)
    own = [ply for ply in course.course if ply.steps]
    assert 8 <= len(own) <= 16
    assert len(own) <= len(course.steps) <= 26
    keys = [step.key for step in course.steps]
    assert len(set(keys)) == len(keys)


def test_a_mode_that_differs_much_has_a_short_lesson_of_its_own() -> None:
    assert {each.setup.mode for each in lessons_of("roi-des-castors")} == {
        "normal",
        "expert",
        "team",
        "solo",
    }
    for name in GAMES:
        for course in lessons_of(name)[1:]:
            assert len(course.steps) <= 8
            assert lesson_of(name, course.setup.mode) is course
    assert lesson_of("roi-des-castors", "discovery") is None


@pytest.mark.parametrize(("name", "course"), LESSONS)
def test_the_places_that_are_pointed_at_exist(name: str, course: Lesson) -> None:
    zones = {*GAMES[name].text.ZONES, "stacks", "character"}
    for step in course.steps:
        assert {spot.zone for spot in step.points} <= zones, step.key


def keys(name: str) -> list[str]:
    courses = lessons_of(name)
    steps = [step.key for course in courses for step in course.steps]
    return [*steps, *(f"{name}-tip-{tip}" for tip in courses[0].tips)]


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_is_there_in_all_languages_and_short(name: str) -> None:
    for key in keys(name):
        told = {language: sentence(key, language) for language in LANGUAGES}
        assert len(set(told.values())) == len(LANGUAGES), key
        for language, text in told.items():
            assert len(text) <= 200, f"{language} {key}: {len(text)} characters"
            assert len(re.findall(r"[.!?…](?:\s|$)", text)) <= 3, f"{language} {key}"
        # Each language names the same numbers.
        numbers = {language: sorted(re.findall(r"\d+", text)) for language, text in told.items()}
        assert all(each == numbers["en"] for each in numbers.values()), f"{key}: {numbers}"


def test_no_sentence_is_left_over() -> None:
    """Every sentence that a coach could say is one that some lesson says."""
    said = {key for name in GAMES for key in keys(name)}
    for language in LANGUAGES:
        text = (FOLDER / language / "steps.ftl").read_text("utf-8")
        written = re.findall(r"^([a-z-]+-(?:step|tip)-[a-z-]+) =", text, re.MULTILINE)
        assert sorted(written) == sorted(said), language


@pytest.mark.parametrize("name", GAMES)
def test_tips_name_verbs_that_the_game_has(name: str) -> None:
    game, tips = GAMES[name], lesson(name).tips
    words = [game.text.words(action).split() for action in range(game.rules.ACTIONS)]
    verbs = {each[0] for each in words} | {each[-1] for each in words}  # `take 2 dispose`
    assert set(tips) <= {*verbs, "over"}
    assert tips[-1] == "over"


@pytest.mark.parametrize(("name", "course"), LESSONS)
def test_the_record_of_a_lesson_says_that_its_deal_was_chosen(name: str, course: Lesson) -> None:
    match = Match.dealt(course.setup, {"key": course.key.hex()})
    for ply in course.course:
        match.play(ply.words)
    kept = match.record()
    assert kept["format"] == FORMAT and kept["chance"] == {"key": course.key.hex()}
    assert Match.replay(kept).moves == tuple(ply.words for ply in course.course)
