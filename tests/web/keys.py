"""How a person plays without a mouse: Tab, arrows, Enter, Escape."""

from playwright.sync_api import Page

from tests.web.playing import (
    CONFIRM,
    MOVE_BUTTON,
    PICKABLE,
    goes_on,
    next_target,
    ply,
    wait_for_more,
)

FOCUSED = "document.activeElement.ariaLabel ?? document.activeElement.innerText ?? ''"


def focused(page: Page) -> str:
    return str(page.evaluate(FOCUSED))


def is_focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate("selector => document.activeElement.matches(selector)", selector))


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in focused(page):
            return
    raise AssertionError(f"no way to {name} by Tab")


def tab_to_one_of(page: Page, selector: str) -> None:
    for _ in range(80):
        if is_focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def reach_target(page: Page) -> None:
    """By the arrows from wherever the focus is, else by Tab."""
    for key in ("", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        if key:
            page.keyboard.press(key)
        if is_focused(page, PICKABLE):
            return
    tab_to_one_of(page, PICKABLE)


def move_by_keys(page: Page) -> None:
    before = ply(page)
    for _ in range(12):
        if page.locator(PICKABLE).count():
            chosen = page.locator(".card.selected").count()
            reach_target(page)
            tab_to_one_of(page, next_target(page))
            page.keyboard.press("Enter")
            page.wait_for_function(
                "n => document.querySelectorAll('.card.selected').length !== n", arg=chosen
            )
        if page.locator(CONFIRM).count():
            page.keyboard.press("Enter")  # once more on what was picked
            break
        if page.locator(MOVE_BUTTON).count() and not goes_on(page):
            tab_to_one_of(page, MOVE_BUTTON)
            page.keyboard.press("Enter")
            break
    wait_for_more(page, before)
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
