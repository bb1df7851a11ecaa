"""Dependencies run one way: games, then engine and match, then bots, environments and arena, …"""

import ast
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import beaverboard
from beaverboard.games import GAMES
from beaverboard.games.game import Game
from beaverboard.games.setup import mode_names
from tests.test_extras import MODULES

PACKAGE = Path(beaverboard.__file__).parent

# Every module of the package belongs to one layer and imports from its own or lower ones.
LAYERS = [
    {"codecache", "compiled", "extras"},
    {"dealer", "fields", "floats", "locales"},
    {"games"},
    {"door", "engine", "step", "chance", "record", "match", "lessons", "progress"},
    {"arguments", "console"},
    {"observe"},
    {"bots"},
    {"testing"},
    {"envs"},
    {"arena"},
    {"train"},
    {"warm", "wasm"},
    {"server", "client", "terminal", "newgame"},
    {"cli"},
    {"__main__"},
]
RULES_MAY_IMPORT = {"typing", "numpy", "beaverboard.compiled", "beaverboard.dealer"}


def layer(module: str) -> int:
    part = module.split(".")[1]
    return next(level for level, names in enumerate(LAYERS) if part in names)


def modules() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            known = (PACKAGE.parent / node.module.replace(".", "/")).is_dir()
            found |= (
                {f"{node.module}.{alias.name}" for alias in node.names} if known else {node.module}
            )
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_from_its_own_layer_and_below(path: Path) -> None:
    own = layer(
        "beaverboard." + path.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".")
    )
    for module in imports(path):
        if module.startswith("beaverboard."):
            assert layer(module) <= own, module


def rules_modules() -> list[Path]:
    """A game's `rules.py`, and the other compiled files where the rules have several."""
    paths = sorted(PACKAGE.glob("games/*/*.py"))
    return [path for path in paths if "\ncompile_functions(" in path.read_text("utf-8")]


@pytest.mark.parametrize("path", rules_modules(), ids=str)
def test_rules_import_numpy_and_the_dealer(path: Path) -> None:
    for module in imports(path):
        own_tables = module.startswith(f"beaverboard.games.{path.parent.name}.")
        assert own_tables or any(module.startswith(allowed) for allowed in RULES_MAY_IMPORT), module


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_no_files_of_the_rules_import_each_other_in_a_circle(game: Game) -> None:
    paths = [path for path in rules_modules() if path.parent == game.folder]
    assert game.folder / "rules.py" in paths
    TopologicalSorter({name_of(path): imports(path) for path in paths}).prepare()


def test_rules_do_not_speak_of_other_worlds() -> None:
    for path in rules_modules():
        words = path.read_text("utf-8").lower().split()
        for word in ("reward", "observation", "env", "done", "player_id", "websocket", "sound"):
            assert word not in words, f"{path}: {word}"


def test_only_the_games_name_their_modes() -> None:
    """Whoever needs to know more of a mode than its name finds it in `Mode`."""
    names = {name for game in GAMES.values() for name in mode_names(game.modes)}
    for path in modules():
        if PACKAGE / "games" in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant):
                assert node.value not in names, f"{path}:{node.lineno}"


def loaded(code: str) -> set[str]:
    """The modules that a fresh interpreter has after the code."""
    code = f"import sys\n{code}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_core_and_the_command_line_load_no_package_of_an_extra() -> None:
    core = (
        "beaverboard, beaverboard.match, beaverboard.engine, beaverboard.bots.bot, "
        "beaverboard.bots.advice, beaverboard.bots.analysis, beaverboard.envs, "
        "beaverboard.observe.observer, beaverboard.arena.notebook, beaverboard.terminal"
    )
    packages = set().union(*MODULES.values())
    assert not packages & loaded(f"import {core}")
    assert not packages & loaded("from beaverboard import cli; cli.parser()")


def test_the_command_line_loads_neither_the_arena_nor_the_server_before_they_are_asked_for() -> (
    None
):
    names = loaded("from beaverboard import cli; cli.parser()")
    for part in ("arena.matches", "arena.run", "bots.advice", "server.app", "server.run"):
        assert f"beaverboard.{part}" not in names


# The server: each package imports from the layers above its own, and from itself.
SERVER = PACKAGE / "server"
SERVER_LAYERS = [
    {"clock", "sanitize", "settings"},
    {"protocol"},
    {"ops"},
    {"store", "workers"},
    {"table"},
    {"api"},
    {"app", "offline"},
    {"run"},
    {"handover", "listen", "lan"},
    {"cli"},
]


def name_of(path: Path) -> str:
    inside = path.relative_to(PACKAGE.parent).with_suffix("")
    return ".".join(inside.parts).removesuffix(".__init__")


def server_imports() -> dict[str, set[str]]:
    """For each module of the server those of the server that it imports, at its top or late."""
    names = {name_of(path): path for path in SERVER.rglob("*.py") if path != SERVER / "__init__.py"}
    return {
        name: {module for module in imports(path) if module in names and module != name}
        for name, path in names.items()
        if "migrations" not in name
    }


def server_layer(module: str) -> int:
    part = module.split(".")[2]
    return next(level for level, names in enumerate(SERVER_LAYERS) if part in names)


def test_the_server_imports_from_its_own_package_and_the_layers_below() -> None:
    for module, imported in server_imports().items():
        for other in imported:
            same = module.split(".")[2] == other.split(".")[2]
            assert same or server_layer(other) < server_layer(module), f"{module}: {other}"


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    TopologicalSorter(server_imports()).prepare()  # raises CycleError with the circle


@pytest.mark.parametrize("path", sorted(SERVER.rglob("*.py")), ids=str)
def test_no_type_of_the_server_is_known_to_the_type_checker_alone(path: Path) -> None:
    """An import of ours under `TYPE_CHECKING` would hide a circle."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            hidden = [each for each in ast.walk(node) if isinstance(each, ast.ImportFrom)]
            assert not [each for each in hidden if (each.module or "").startswith("beaverboard")]


def test_the_server_draws_its_layers() -> None:
    drawn = (SERVER / "__init__.py").read_text("utf-8")
    lines = [line.split("  ")[2:] for line in drawn.splitlines() if line.startswith("    ")]
    layers = [{word.rstrip("/") for part in line[:-1] for word in part.split()} for line in lines]
    assert [layer - {""} for layer in layers] == SERVER_LAYERS
