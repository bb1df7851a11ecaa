"""The pages draw and ask: rules are in the games' own folders of the package alone."""

import re
from collections.abc import Iterator
from pathlib import Path

from beaverboard.games import GAMES
from beaverboard.games.setup import mode_names

SOURCES = Path(__file__).parents[1] / "web" / "src"
GENERATED = SOURCES / "net" / "protocol.generated.ts"
MODES = sorted({mode for game in GAMES.values() for mode in mode_names(game.modes)})


def sources() -> Iterator[tuple[Path, str]]:
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path != GENERATED:
            yield path.relative_to(SOURCES), path.read_text("utf-8")


def test_only_the_folder_of_a_game_names_its_modes() -> None:
    named = {name for path, text in sources() for name in MODES if f"'{name}'" in text}
    assert named, "modes are not written as this test expects"
    shared = [(path, text) for path, text in sources() if path.parts[0] != "games"]
    speeds = ("device/settings.svelte.ts", "ui/SettingsDialog.svelte")  # of animations: 'normal'
    assert [
        (path.as_posix(), name)
        for path, text in shared
        for name in MODES
        if re.search(rf"""(['"`]){name}\1""", text)
        and not (name == "normal" and path.as_posix() in speeds)
    ] == []


def test_no_page_ranks_players_or_spells_moves() -> None:
    rules = re.compile(r"(?<![#\w])(?:beats|tieBreak|nextBonus|attempt)\b *[=(:]")
    written = [path.as_posix() for path, text in sources() if rules.search(text)]
    # These two call the compiled rules by their names, and have none.
    assert written == ["local/game.ts", "local/match.ts"]


def test_the_table_of_a_device_is_short_and_knows_no_game() -> None:
    local = [(path, text) for path, text in sources() if path.parts[0] == "local"]
    assert {"table.ts", "match.ts"} <= {path.name for path, _ in local}
    assert [path.name for path, text in local for game in GAMES if game in text] == []
    lengths = {path.name: text.count("\n") for path, text in local}
    assert max(lengths.values()) < 600, lengths
