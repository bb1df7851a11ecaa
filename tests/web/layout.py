"""What lies where on a board, frame by frame: what moved, and what is outside the screen."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from beaverboard.games import GAMES
from scripts.screens import open_table
from tests.web.page_actions import pick_and_confirm, ply, wait_for_ply_after, wait_for_turn

# What stays in its place while a turn is played.
FIXED = (
    ".bar, .mat, .own, .others > li, .piles, .stream, .stacks .stack, .dams > .dam, .race, "
    "[data-place^='pile/'], [data-place^='log-pile/'], [data-place^='discard/'], "
    "[data-place^='river/']"
)
# The cards of one's own hand: they make room when a card comes or goes.
HELD = ".own :is([data-place^='hand/'], [data-place^='reserve/'], [data-place^='layout/'])"

# In every frame compares what lies where with the frame before. What scrolls is measured as if it
# had not been scrolled.
WATCH = """([fixed, held]) => {
    const shifts = window.shifts = []
    const states = ['card', 'turn', 'pickable', 'selected', 'moved', 'marked']
    const boxes = selector => {
        const mats = [...document.querySelectorAll('.others > li, .own')]
        const found = new Map()
        const seen = {}
        for (const element of document.querySelectorAll(selector)) {
            if (element.closest('dialog') || !element.checkVisibility()) continue
            const words = [...element.classList].filter(word => !states.includes(word))
            const kind = element.dataset.place ?? words[0] ?? 'place'
            const mat = mats.indexOf(element.closest('.others > li, .own'))
            const name = `${kind} of mat ${mat}`
            const number = seen[name] = (seen[name] ?? 0) + 1
            let [x, y] = [0, 0]
            for (let each = element.parentElement; each; each = each.parentElement) {
                x += each.scrollLeft
                y += each.scrollTop
            }
            const { left, top, right, bottom } = element.getBoundingClientRect()
            found.set(`${name}, number ${number}`, [left + x, top + y, right + x, bottom + y])
        }
        return found
    }
    let before = null
    const look = () => {
        const place = document.querySelector('[data-ply]')
        const now = place && { fixed: boxes(fixed), held: boxes(held) }
        const compare = (old, current) => {
            for (const [name, box] of current) {
                const was = old.get(name)
                if (!was || was.every((edge, i) => Math.abs(edge - box[i]) <= 1)) continue
                const way = `${was.map(Math.round)} to ${box.map(Math.round)}`
                shifts.push(`${name} at ply ${place.dataset.ply}: ${way}`)
            }
        }
        if (now && before) {
            compare(before.fixed, now.fixed)
            const cards = map => [...map.keys()].join()
            if (cards(before.held) === cards(now.held)) compare(before.held, now.held)
        }
        before = now
        requestAnimationFrame(look)
    }
    look()
}"""

# A row that is too long scrolls, and says so by `data-more`: there a card counts as on the screen
# if scrolling brings it there whole.
OUTSIDE = """selector => {
    const bar = document.querySelector('.bar').getBoundingClientRect().top
    const boxOf = element => {
        const row = element.closest('[data-row][data-more]')
        if (!row) return element.getBoundingClientRect()
        const [scrolled, start] = [row.scrollLeft, row.getBoundingClientRect().left]
        row.scrollLeft += element.getBoundingClientRect().left - start - 8
        const box = element.getBoundingClientRect()
        row.scrollLeft = scrolled
        return box
    }
    return [...document.querySelectorAll(selector)].flatMap(element => {
        if (element.closest('dialog') || !element.checkVisibility()) return []
        const { left, top, right, bottom } = boxOf(element)
        const floor = element.closest('.bar') ? innerHeight : bar
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= floor + 1
        const name = element.dataset.place ?? element.dataset.button ?? element.className
        return inside ? [] : [`${name}: ${[left, top, right, bottom].map(Math.round)}`]
    })
}"""
# What lies on each other though it should not: mats, the middle and the own cards.
OVERLAPS = """() => {
    const names = '.others > li, .story, .piles, .river, .stacks, .own'
    const parts = [...document.querySelectorAll(names)]
    const boxes = parts.filter(each => !each.closest('dialog') && each.checkVisibility())
        .map(each => [each, each.getBoundingClientRect()])
    return boxes.flatMap(([one, a], index) => boxes.slice(index + 1).flatMap(([other, b]) => {
        if (one.contains(other) || other.contains(one)) return []
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return wide > 2 && high > 2 ? [`${one.className} and ${other.className}: ${high}`] : []
    }))
}"""
OWN = f".bar, .bar button, {HELD}, .own [data-place^='lodge/']"
EVERYTHING = f"{OWN}, {FIXED}"


@dataclass(frozen=True)
class Setting:
    """A board with as many at it as matter for its layout."""

    game: str
    mode: str | None
    seats: int
    usual: bool = False
    largest: bool = False  # most at the table

    def __str__(self) -> str:
        return "-".join(filter(None, (self.game, self.mode, str(self.seats))))


SETTINGS = [
    Setting("biber-gang", None, 2),
    Setting("biber-gang", None, 4, usual=True),
    Setting("biber-gang", None, 6, largest=True),
    Setting("biber-clan", "clan", 2),
    Setting("biber-clan", "clan", 4, usual=True),
    Setting("biber-clan", "clan-and-band", 6, largest=True),
    Setting("dam-it", None, 2),
    Setting("dam-it", None, 4, usual=True, largest=True),
    Setting("roi-des-castors", "normal", 3, usual=True),
    Setting("roi-des-castors", "normal", 5, largest=True),
    Setting("roi-des-castors", "expert", 2, usual=True),
    Setting("roi-des-castors", "team", 4, usual=True),
    Setting("roi-des-castors", "solo", 1, usual=True),
]


def sit_down(page: Page, setting: Setting, **options: Any) -> None:
    if any(option.name == "rounds" for option in GAMES[setting.game].options):
        options = {"rounds": 1, **options}
    bots = [{"kind": "bot", "level": "greedy"}] * (setting.seats - 1)
    body = {"game": setting.game, "mode": setting.mode, "options": options}
    page.locator(".game .button.primary").first.wait_for()
    open_table(page, {**body, "seats": [{"kind": "person", "name": "Johanna"}, *bots]})
    page.locator("[data-ply] .board").wait_for()


def watch(page: Page) -> None:
    page.evaluate(WATCH, [FIXED, HELD])


def shifts(page: Page) -> list[str]:
    return list(page.evaluate("window.shifts"))


def outside(page: Page, what: str = OWN) -> list[str]:
    return list(page.evaluate(OUTSIDE, what))


def overlaps(page: Page) -> list[str]:
    return list(page.evaluate(OVERLAPS))


def play(page: Page, moves: int) -> None:
    """As many moves of one's own, or until the match is over."""
    for _ in range(moves):
        if not wait_for_turn(page):
            return
        before = ply(page)
        pick_and_confirm(page)
        wait_for_ply_after(page, before)
