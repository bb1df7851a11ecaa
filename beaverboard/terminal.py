"""A match in the terminal: numbered moves, bots on the other seats."""

import secrets
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from beaverboard.bots.bot import bot_named
from beaverboard.games.plain import Place, View
from beaverboard.games.setup import Setup
from beaverboard.match import Match

YOU = 0


def play(setup: Setup, *, seed: int | str | None, bot: str) -> None:
    seed = secrets.token_hex(32) if seed is None else seed
    match = Match.new(
        setup.game.name, seed=seed, mode=setup.mode, seats=setup.seats, **setup.options
    )
    opponent = bot_named(bot, seed=secrets.token_hex(32))
    print(f"{setup.game.title}: you are seat 1 of {setup.seats}. A move's number or words, or q.")
    while not match.over:
        seat = match.turn
        if seat == YOU:
            show(match)
            action = ask(match)
            if action is None:
                return
        else:
            action = opponent.choose(match, seat)
        match.play(action)
        print(f"seat {seat + 1}: {setup.game.text.words(action)}{events_line(match, YOU)}")
    show(match)
    print(result_line(match))


def show(match: Match) -> None:
    view = match.view(YOU)
    print()
    if isinstance(view, View):
        show_zones(match, view)
        return
    for field in fields(view):
        if field.name not in ("moves", "seat", "seats"):
            print(f"  {field.name.replace('_', ' ')}: {shown(getattr(view, field.name))}")


def show_zones(match: Match, view: View) -> None:
    names = card_names(match)
    owned = {area.name for area in getattr(match.game.views, "AREAS", ()) if area.owned}
    for zone in view.zones:
        whose = f" of seat {zone.seat + 1}" if zone.name in owned else ""
        places = [spelled_place(place, names) for place in zone.places]
        print(f"  {zone.name}{whose}: {'  '.join(filter(None, places)) or '–'}")
    if view.scores is not None:
        print(f"  scores: {'  '.join(map(str, view.scores))}")


def card_names(match: Match) -> Sequence[str]:
    """By card, of a game whose view is one of zones; others have numbers alone."""
    named = hasattr(match.game.views, "AREAS")
    names: Sequence[str] = getattr(match.game.text, "CARDS", ()) if named else ()
    return names


def spelled_card(card: int, names: Sequence[str]) -> str:
    return names[card] if card < len(names) else str(card)


def spelled_place(place: Place, names: Sequence[str]) -> str:
    """`3-5` two cards on each other, `3*2` one card twice, `(7)` seven backs."""
    cards = "-".join(spelled_card(card, names) for card in place.cards)
    if place.count == len(place.cards):
        return cards
    return f"{cards}*{place.count}" if cards else f"({place.count})"


def shown(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, tuple):
        return " ".join(
            f"({shown(each)})" if isinstance(each, tuple) else shown(each) for each in value
        )
    return str(value)


def ask(match: Match) -> int | None:
    """A legal action, or None to leave. Anything else is asked again."""
    actions = match.legal_actions()
    by_words = dict(zip(match.legal(), actions, strict=True))
    for number, words in enumerate(by_words, start=1):
        print(f"  {number:3}  {words}")
    while True:
        try:
            answer = input("> ").strip()
        except EOFError:
            return None
        if answer in ("q", "quit"):
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            return actions[int(answer) - 1]
        if answer in by_words:
            return by_words[answer]
        print(f"a number from 1 to {len(actions)}, the words of a move, or q")


def events_line(match: Match, seat: int) -> str:
    """The events of the last move as the seat saw them: `[taken 12, opened 5]`."""
    names = card_names(match)
    parts = [
        event.what if event.card is None else f"{event.what} {spelled_card(event.card, names)}"
        for event in match.events(seat)
    ]
    return f"  [{', '.join(parts)}]" if parts else ""


def result_line(match: Match) -> str:
    scores = ", ".join(f"seat {p + 1}: {score}" for p, score in enumerate(match.scores()))
    winners = " and ".join(f"seat {p + 1}" for p in match.winners()) or "nobody"
    return f"{scores}; {winners} won" if match.over else scores
