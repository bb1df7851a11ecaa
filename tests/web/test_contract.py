"""Pages and server agree: generated types, sentences for every key, order of the covers."""

import re
import subprocess

import pytest

from beaverboard.games import GAMES
from beaverboard.games.setup import mode_names
from beaverboard.locales import LANGUAGES, bundle
from tests.web.conftest import WEB, environment, tool


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    command = [tool("node"), "scripts/protocol.mjs", "--check"]
    done = subprocess.run(command, cwd=WEB, env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [n for n in GAMES if (WEB / "src" / "games" / n).is_dir()])
def test_a_game_with_a_board_has_sentences_for_all_it_can_say(name: str, language: str) -> None:
    game = GAMES[name]
    verbs = {game.text.words(action).split()[0] for action in range(game.rules.ACTIONS)}
    keys = [f"{name}-event-{what}" for what in game.text.EVENTS]
    keys += [f"{name}-verb-{verb}" for verb in sorted(verbs)]
    keys += [f"game-{name}-name", f"game-{name}-line"]
    keys += [f"mode-{name}-{mode}" for mode in mode_names(game.modes)]
    keys += [f"option-{option.name}" for option in game.options]
    assert [key for key in keys if not bundle(language).has_message(key)] == []


def test_the_covers_come_in_the_order_of_the_registry() -> None:
    covers = {name: WEB / "src" / "games" / name / "Cover.svelte" for name in GAMES}
    orders = {
        name: int(re.findall(r"export const order = (\d+)", cover.read_text("utf-8"))[0])
        for name, cover in covers.items()
        if cover.exists()
    }
    assert sorted(orders, key=orders.__getitem__) == list(orders)
