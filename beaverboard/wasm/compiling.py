"""Builds the files of one game, in a process of its own: GAME FOLDER.

Run by `build`: importing `target` turns Numba into a compiler for wasm.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from beaverboard import games, match
from beaverboard.bots import advice, search_bot
from beaverboard.games.game import Game, Note, knew_by_place, ranks
from beaverboard.wasm import target
from beaverboard.wasm.entries import argument_types, asked_entry, entries
from beaverboard.wasm.layout import layout
from beaverboard.wasm.translate import CannotTranslate, Translation

STACK = 2**16


def no_notes(view: Any) -> tuple[Note, ...]:
    """Of a game that has none."""
    return ()


def knew_by_event(s: Any, seat: int, event: Any) -> bool:
    """Of a game that leaves it to the places."""
    return knew_by_place(seat, event)


def translated(game: Game) -> tuple[Translation, str]:
    """The functions that pages need, and their JavaScript."""
    made = Translation(game)
    names = {
        "public_view": made.add(game.views.public_view),
        "seat_view": made.add(game.views.seat_view),
        "knew": made.add(getattr(game.views, "knew", knew_by_event)),
        "notes": made.add(getattr(game.views, "notes", no_notes)),
        "words": made.add(game.text.words),
        "move": made.add(game.text.move),
        "attempted": made.add(game.text.attempted),
        "event_as_seen": made.add(match.event_as_seen),
        "ranks": made.add(ranks),
        "ranked": made.add(search_bot.ranked),
        "advised": made.add(advice.advised),
        "compared": made.add(advice.compared),
        "reasons": made.add(advice.reasons),
    }
    objections = {option.name: made.add(option.objection) for option in game.options}
    members = ", ".join(f"{name}: {function}" for name, function in names.items())
    checks = ", ".join(f"{name}: {function}" for name, function in objections.items())
    rules = made.rules_as_a_value()  # before the code: it may ask for more
    return made, (
        f"// Made by `beaverboard build-wasm` from the view and text of {game.name}.\n"
        'import { py } from "./python.mjs";\n'
        f"export function translated(rules) {{\n{made.code()}"
        f"return {{ rules: {rules}, {members}, objections: {{ {checks} }} }};\n}}\n"
    )


def build(game: Game, folder: Path) -> None:
    made, text = translated(game)
    exported = {each.__name__: (each, argument_types(each)) for each in entries(game)}
    for name, asked in made.asked.items():
        function = asked_entry(asked, game)
        exported[name] = (function, argument_types(function))
    code = folder / f"{game.name}.o"
    code.write_bytes(target.object_file(exported))
    link(code, list(exported), folder / f"{game.name}.wasm")
    code.unlink()
    asked_of = {
        name: {"of_state": each.of_state, "is_bool": each.is_bool}
        for name, each in made.asked.items()
    }
    described = json.dumps({**layout(game), "asked": asked_of}, ensure_ascii=False)
    (folder / f"{game.name}.mjs").write_text(f"{text}export const layout = {described};\n", "utf-8")


def link(code: Path, names: list[str], out: Path) -> None:
    exports = [f"--export={name}" for name in ("__heap_base", *names)]
    command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections"]
    command += ["--strip-all", "-z", f"stack-size={STACK}", *exports, str(code), "-o", str(out)]
    subprocess.run(command, check=True)


if __name__ == "__main__":
    try:
        build(games.named(sys.argv[1]), Path(sys.argv[2]))
    except CannotTranslate as error:
        sys.exit(str(error))
