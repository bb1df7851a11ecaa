"""Dependencies run one way: games, then engine and match, then bots, environments and arena, …"""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import beaverboard
from tests.test_extras import MODULES

PACKAGE = Path(beaverboard.__file__).parent

# Every module of the package belongs to one layer and imports from its own or lower ones.
LAYERS = [
    {"codecache", "compiled", "extras"},
    {"dealer", "locales"},
    {"games"},
    {"door", "engine", "step", "foresight", "chance", "record", "match", "lessons", "progress"},
    {"arguments", "console"},
    {"observe"},
    {"bots"},
    {"envs"},
    {"arena"},
    {"warm"},
    {"server", "client", "terminal"},
    {"cli"},
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


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("games/*/rules.py")), ids=str)
def test_rules_import_numpy_and_the_dealer(path: Path) -> None:
    for module in imports(path):
        own_tables = module.startswith(f"beaverboard.games.{path.parent.name}.")
        assert own_tables or any(module.startswith(allowed) for allowed in RULES_MAY_IMPORT), module


def test_rules_do_not_speak_of_other_worlds() -> None:
    for path in PACKAGE.glob("games/*/rules.py"):
        words = path.read_text("utf-8").lower().split()
        for word in ("reward", "observation", "env", "done", "player_id", "websocket", "sound"):
            assert word not in words, f"{path}: {word}"


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
