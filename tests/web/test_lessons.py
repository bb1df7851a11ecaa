"""First steps: a guided round of each game, by finger and by keys; and why a move is refused.

The deals of lessons are fixed, so what is refused there is known as well.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from beaverboard.games import GAMES
from beaverboard.lessons import lesson_of
from beaverboard.locales import LANGUAGES, sentence
from tests.scale import ALL
from tests.web.conftest import DESKTOP, PHONE, TABLET, OpenPage
from tests.web.keyboard_actions import focused, tab_to
from tests.web.lesson_actions import (
    COACH_BUTTON,
    COACH_NEXT,
    COACH_TARGET,
    COACH_TEXT,
    follow_coach,
    wait_for_coach,
)
from tests.web.page_actions import (
    close_dialog,
    game_title,
    get_json,
    open_setup,
    ply,
    table_id,
    wait_for_ply_after,
)
from tests.web.test_accessibility import check_accessibility, fits

REAL = "Play a real match"
# By finger on a phone at night, or with a mouse
LOOKS = {"biber-gang": (PHONE, True), "biber-clan": (TABLET, False)}


def learn(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Learn it in 3 minutes: {game_title(game)}").click()
    says(page, game, "step-aim")


def says(page: Page, game: str, key: str, language: str = "en") -> None:
    expect(page.locator(COACH_TEXT)).to_have_text(sentence(f"{game}-{key}", language))


@pytest.mark.parametrize("game", ["biber-gang", "biber-clan", "dam-it"])
def test_the_coach_outlines_what_it_speaks_about(
    open_page: OpenPage, address: str, game: str
) -> None:
    page = open_page(address)
    learn(page, game)
    lesson = lesson_of(game)
    assert lesson is not None
    for step in lesson.course[0].steps[:-1]:
        expect(page.locator(COACH_TEXT)).to_have_text(sentence(step.key))
        expect(page.locator(COACH_TARGET)).to_have_count(len(step.points))
        assert step.points
        for target in page.locator(COACH_TARGET).all():
            assert target.evaluate("each => getComputedStyle(each).outlineStyle") != "none"
        page.locator(COACH_NEXT).click()


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_round(open_page: OpenPage, address: str, game: str) -> None:
    size, dark = LOOKS.get(game, (DESKTOP, False))
    page = open_page(address, viewport=size, dark=dark)
    learn(page, game)
    lesson = lesson_of(game)
    assert lesson is not None
    own = [number for number, each in enumerate(lesson.course) if each.steps]
    for count, number in enumerate(own):
        assert wait_for_coach(page)
        assert ply(page) == number
        key = lesson.course[number].steps[0].key
        expect(page.locator(COACH_TEXT)).to_have_text(sentence(key))
        fits(page)
        if count == 2 and game in LOOKS:
            check_accessibility(page, "lesson")
        follow_coach(page)
    if game == "dam-it":  # whose match would last much longer
        says(page, game, "step-sum")
        page.locator(COACH_NEXT).click()
        says(page, game, "step-ending")
        page.get_by_role("button", name="Play on here").click()
        expect(page.locator(COACH_TEXT)).to_have_text(sentence("lesson-on-your-own"))
    else:
        dialog = page.get_by_role("dialog", name="Final score")
        for step in lesson.end:
            expect(dialog.get_by_text(sentence(step.key))).to_be_visible()
        expect(dialog.get_by_text("was chosen for learning")).to_be_visible()
        expect(dialog.get_by_text("Check the shuffle")).to_have_count(0)
        if game in LOOKS:
            check_accessibility(page, "end of the lesson", "dialog[open]")
        dialog.get_by_role("button", name=REAL).click()
        page.wait_for_url(lambda url: table_id_of(url) != "")
        expect(page.locator(COACH_TEXT)).to_have_count(0)
        assert not get_json(page, f"/api/tables/{table_id(page)}")["lesson"]
    page.goto(address)
    again = f"Learned · play it again: {game_title(game)}"
    expect(page.get_by_role("button", name=again)).to_be_visible()


def test_the_lesson_of_a_game_has_one_name(open_page: OpenPage, address: str) -> None:
    page = open_page(address)
    name = "Learn it in 3 minutes"
    for game in ("biber-clan", "roi-des-castors"):
        expect(page.get_by_role("button", name=f"{name}: {game_title(game)}")).to_be_visible()
        dialog = open_setup(page, game)
        dialog.get_by_role("group", name="Variant").locator("label").first.click()
        expect(dialog.get_by_role("button", name=name, exact=True)).to_be_visible()
        close_dialog(page)


# In every language a mode is learned from its place in the set-up.
@pytest.mark.parametrize("language", LANGUAGES if ALL else ["fr"])
@pytest.mark.parametrize("mode", ["expert", "team", "solo"])
def test_what_differs_in_a_mode(
    open_page: OpenPage, address: str, mode: str, language: str
) -> None:
    page = open_page(address, language=language, viewport=PHONE)
    game = "roi-des-castors"
    cover = page.locator(".game", has_text=game_title(game))
    cover.locator(".buttons .button:not(.primary, .plain)").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("fieldset").get_by_text(
        sentence(f"mode-{game}-{mode}", language), exact=True
    ).click()
    dialog.locator("fieldset > .button").click()
    page.wait_for_url("**/t/*")
    lesson = lesson_of(game, mode)
    assert lesson is not None
    for number, each in enumerate(lesson.course):
        if each.steps:
            assert wait_for_coach(page)
            assert ply(page) == number
            expect(page.locator(COACH_TEXT)).to_have_text(sentence(each.steps[0].key, language))
            fits(page)
            follow_coach(page)
    for step in lesson.end:
        expect(page.locator(COACH_TEXT)).to_have_text(sentence(step.key, language))
        if step is not lesson.end[-1]:
            page.locator(COACH_NEXT).click()
    # Who has learned a mode plays it, whatever was played before.
    learned = table_id(page)
    page.locator(".bar [data-button=real]").click()
    page.wait_for_url(lambda url: table_id_of(url) not in ("", learned))
    table = get_json(page, f"/api/tables/{table_id(page)}")
    assert (table["mode"], table["lesson"]) == (mode, False)


def table_id_of(url: str) -> str:
    found = re.search(r"/t/([\w-]{22})", url)
    return found[1] if found else ""


def test_a_lesson_goes_on_where_it_was_after_a_reload(open_page: OpenPage, address: str) -> None:
    page = open_page(address, viewport=PHONE, motion=True)
    learn(page, "biber-gang")
    page.locator(COACH_NEXT).click()
    says(page, "biber-gang", "step-columns")
    page.reload()
    says(page, "biber-gang", "step-columns")
    follow_coach(page)
    says(page, "biber-gang", "step-turn-second")
    page.reload()
    says(page, "biber-gang", "step-turn-second")
    follow_coach(page)
    # It can be left and taken up again from the first page.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="To the games").click()
    page.get_by_role("link", name="Go on: Biber-Gang").click()
    says(page, "biber-gang", "step-starts")


def test_another_move_is_held_kindly_and_then_allowed(open_page: OpenPage, address: str) -> None:
    page = open_page(address, viewport=PHONE, language="fr")
    page.locator(".game").first.locator(".learn").click()
    says(page, "biber-gang", "step-aim", "fr")
    before = ply(page)
    page.locator(COACH_NEXT).click()
    page.locator(COACH_NEXT).click()
    other = page.locator("[data-place='layout/0/6']")
    other.click()
    expect(page.locator(COACH_TEXT)).to_have_text(sentence("lesson-held", "fr"))
    assert ply(page) == before
    expect(page.locator(".bar [data-button]")).to_have_count(2)
    fits(page)
    page.locator("[data-button=show]").click()
    expect(page.locator("[data-place='layout/0/0']")).to_have_class(re.compile("selected"))
    says(page, "biber-gang", "step-turn-first", "fr")
    page.get_by_role("button", name="Retour", exact=True).click()
    other.click()
    page.locator("[data-button=my-way]").click()
    wait_for_ply_after(page, before)
    says(page, "biber-gang", "tip-turn", "fr")
    page.locator("[data-place='layout/0/3']").click()
    says(page, "biber-gang", "tip-draw", "fr")


def test_a_lesson_can_be_left_and_begun_anew(open_page: OpenPage, address: str) -> None:
    page = open_page(address, language="nl")
    page.goto(f"{address}/rules/dam-it")
    page.get_by_role("button", name="Leer het in 3 minuten").click()
    says(page, "dam-it", "step-aim", "nl")
    page.locator(COACH_NEXT).click()
    page.locator(COACH_NEXT).click()
    first = table_id(page)
    # A hint is what the coach would like to see.
    page.locator("header .menu > button").click()
    page.get_by_role("menuitem", name=sentence("menu-hint", "nl")).click()
    expect(page.locator("[data-place='river/0/0']")).to_have_class(re.compile("selected"))
    page.locator("header .menu > button").click()
    page.get_by_role("menuitem", name="Opnieuw beginnen").click()
    page.wait_for_url(lambda url: table_id_of(url) not in ("", first))
    says(page, "dam-it", "step-aim", "nl")
    page.locator("header .menu > button").click()
    page.get_by_role("menuitem", name="Eerste stappen stoppen").click()
    page.get_by_role("button", name="Leer het in 3 minuten: Dam It!").wait_for()
    expect(page.locator(".resume")).to_have_count(0)


def test_a_lesson_by_keyboard_alone_is_spoken_and_keeps_the_focus(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(address)
    page.get_by_role("button", name="Learn it in 3 minutes: BiberClan").wait_for()
    tab_to(page, "Learn it in 3 minutes: BiberClan")
    page.keyboard.press("Enter")
    says(page, "biber-clan", "step-aim")
    spoken = page.locator("[data-testid=spoken]")
    expect(spoken).to_contain_text(sentence("biber-clan-step-aim"))
    tab_to(page, "Next")
    page.keyboard.press("Enter")
    expect(spoken).to_contain_text(sentence("biber-clan-step-drawn"))
    assert focused(page) == "Next"
    page.keyboard.press("Enter")
    says(page, "biber-clan", "step-place-nine")
    # The focus is where to press now; then the sides are buttons.
    page.wait_for_function("document.activeElement.dataset.place === 'lodge/0/1'")
    page.keyboard.press("Enter")
    page.locator(COACH_BUTTON).wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-coach')"):
            break
    before = ply(page)
    page.keyboard.press("Enter")
    wait_for_ply_after(page, before)
    says(page, "biber-clan", "step-gift")
    expect(spoken).to_contain_text(sentence("biber-clan-step-gift"))
    expect(spoken).not_to_contain_text(sentence("biber-clan-step-drawn"))
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


@pytest.mark.parametrize("language", LANGUAGES if ALL else ["de"])
@pytest.mark.parametrize("game", GAMES if ALL else ["biber-gang", "roi-des-castors"])
def test_the_coach_fits_a_phone_in_every_language(
    open_page: OpenPage, address: str, game: str, language: str
) -> None:
    page = open_page(address, viewport=PHONE, language=language)
    page.locator(".game").nth(list(GAMES).index(game)).locator(".learn").click()
    says(page, game, "step-aim", language)
    while page.locator(COACH_NEXT).count():
        text = page.locator(COACH_TEXT).inner_text()
        page.locator(COACH_NEXT).click()
        expect(page.locator(COACH_TEXT)).not_to_have_text(text)
    fits(page)
    # What to press is in sight together with what is said.
    expect(page.locator(f"{COACH_TARGET}, {COACH_BUTTON}").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(COACH_TEXT)).to_be_in_viewport(ratio=1)
    for button in page.locator(".bar button:visible").all():
        box = button.bounding_box()
        assert box and box["width"] >= 43.5 and box["height"] >= 43.5
    assert "lesson-" not in page.locator("body").inner_text()


# Why not? In the first position of each lesson, what is pressed, what is said, and by which rule.
REFUSED = {
    "biber-gang": ("pile/0/0", "turn-up-first", "BG-2.3"),
    "biber-clan": ("lodge/0/3", "unsupported", "BC-1.2"),
    "dam-it": ("stacks/0/2", "not-in-hand", "DI-3.2.1"),
    "roi-des-castors": ("hand/0/3", "not-now", "RC-3.8"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_move_says_why_and_opens_its_rule(
    open_page: OpenPage, address: str, game: str
) -> None:
    place, reason, rule = REFUSED[game]
    page = open_page(address, viewport=PHONE)
    learn(page, game)
    page.locator(f"[data-place='{place}']").click(force=True)
    expect(page.get_by_text(sentence(f"{game}-refused-{reason}"))).to_be_visible()
    page.get_by_role("button", name=f"Rule {rule}").click()
    dialog = page.get_by_role("dialog", name=f"Rules of {game_title(game)}")
    expect(dialog.locator(".found")).to_be_in_viewport()
    assert page.evaluate("document.querySelector('dialog .found').id") == rule
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    says(page, game, "step-aim")
