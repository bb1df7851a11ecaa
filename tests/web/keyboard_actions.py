"""Actions of a person without a mouse: Tab, arrows, Enter, Escape."""

from playwright.sync_api import Page

from tests.web.page_actions import (
    CONFIRM,
    MOVE_BUTTON,
    PICKABLE,
    next_target,
    pick,
    ply,
    should_pick_more,
    wait_for_ply_after,
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


def tab_to_label(page: Page, label: str) -> None:
    """To the chosen one of a group that is labelled so, or the switch."""
    shown = "document.activeElement.closest('label')?.innerText.trim().split('\\n')[0]"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(shown) == label:
            return
    raise AssertionError(f"no way to {label} by Tab")


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
            reach_target(page)
            tab_to_one_of(page, next_target(page))
            if pick(page, lambda: page.keyboard.press("Enter")):
                break
        if page.locator(CONFIRM).count():
            page.keyboard.press("Enter")  # once more on what was picked
            break
        if page.locator(MOVE_BUTTON).count() and not should_pick_more(page):
            tab_to_one_of(page, MOVE_BUTTON)
            page.keyboard.press("Enter")
            break
    wait_for_ply_after(page, before)
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
