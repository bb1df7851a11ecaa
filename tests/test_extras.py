"""NumPy and Numba are enough for the core; what else is missing is named in one sentence."""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions, version
from pathlib import Path

import pytest

from beaverboard import extras, locales
from beaverboard.bots.bot import PolicyBot
from beaverboard.games import GAMES
from beaverboard.match import Match
from tests.scale import ALL
from tests.wheels import ROOT, build

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
CORE = {"numba", "numpy"}


def same(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def brought(extra: str) -> set[str]:
    """The packages that an extra lists, and those of the extras that it lists."""
    found: set[str] = set()
    for wanted in EXTRAS[extra]:
        if more := re.fullmatch(r"beaverboard\[(.*)\]", wanted):
            found |= {package for each in more[1].split(",") for package in brought(each)}
        else:
            found.add(same(re.split(r"[\[<>=;]", wanted)[0]))
    return found


# Module names as they are imported, by extra
MODULES = {
    extra: {
        module
        for module, packages in packages_distributions().items()
        if brought(extra) & {same(package) for package in packages}
    }
    for extra in EXTRAS
}


def foreign(statement: ast.stmt) -> set[str]:
    named = (
        [alias.name for alias in statement.names]
        if isinstance(statement, ast.Import)
        else [statement.module or ""]
        if isinstance(statement, ast.ImportFrom)
        else []
    )
    modules = {name.partition(".")[0] for name in named}
    return (
        modules - sys.stdlib_module_names - CORE - {"beaverboard", "llvmlite"}
    )  # which is a part of Numba


def imports(node: ast.AST, within: str | None = None) -> Iterator[tuple[str, str | None]]:
    """The packages that are imported, each with the extra inside whose `with` that happens."""
    for child in ast.iter_child_nodes(node):
        inside = within
        if isinstance(child, ast.With) and isinstance(child.items[0].context_expr, ast.Call):
            call = child.items[0].context_expr
            if isinstance(call.func, ast.Name) and call.func.id == extras.extra.__name__:
                inside = ast.literal_eval(call.args[0])
        if isinstance(child, ast.stmt):
            yield from ((module, inside) for module in foreign(child))
        yield from imports(child, inside)


def test_the_core_needs_numpy_and_numba_alone() -> None:
    assert {re.split("[<>=]", each)[0] for each in PROJECT["dependencies"]} == CORE


def test_what_is_imported_from_an_extra_names_the_extra_that_brings_it() -> None:
    found = 0
    for path in sorted((ROOT / "beaverboard").rglob("*.py")):
        if "server" in path.parts:
            continue  # whoever comes there has the extra: `serve` looks first
        for module, extra in imports(ast.parse(path.read_text("utf-8"))):
            assert extra is not None and module in MODULES[extra], f"{path}: {module}"
            found += 1
    assert found


def test_the_server_imports_only_what_its_extras_bring() -> None:
    known = MODULES["postgres"] | {"h11", "pydantic", "pydantic_core", "starlette"}  # of theirs
    for path in sorted((ROOT / "beaverboard" / "server").rglob("*.py")):
        for module, _ in imports(ast.parse(path.read_text("utf-8"))):
            assert module in known, f"{path}: {module}"


def test_a_mistake_of_ours_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError), extras.extra("arena"):
        # Neither found nor used: that it is missing is what is tested.
        import beaverboard.nowhere  # type: ignore[import-not-found] # noqa: F401


def test_why_a_move_is_refused_is_read_without_a_library_as_with_it() -> None:
    for game in GAMES.values():
        for why in game.text.REASONS.values():
            key = f"{game.name}-refused-{why.key}"
            assert locales.plain_sentences()[key] == locales.sentence(key)


# What an interpreter does in which no package of an extra can be imported

HIDE = (
    f"import sys\nfor each in {sorted(set().union(*MODULES.values()))}: sys.modules[each] = None\n"
)
COMMAND_LINE = "from beaverboard.cli import main; sys.exit(main(sys.argv[1:]))"
PLAY = """
from beaverboard import IllegalMove, Match, arena
from beaverboard.bots.bot import bot_named
from beaverboard.observe.observer import Observer
match = Match.new("dam-it", seats=2, seed=1)
bot = bot_named("greedy", seed=2)
try:
    Match.new("biber-gang", seed=1).play("draw")
except IllegalMove as error:
    print(error)
while not match.over:
    match.view(match.turn)
    match.play(bot.choose(match, match.turn))
assert Match.replay(match.record()).result() == match.result()
Observer(match.setup).observe(match, 0)
assert len(arena.simulate("dam-it", seats=2, matches=3, library="numpy")) == 6
print("played")
"""
PLAYED = "draw: First everybody turns up two cards. (BG-2.3)\nplayed\n"
MISSING = {
    "from beaverboard import envs; envs.vector('dam-it', num_envs=2)": "envs",
    "from beaverboard import envs; envs.single('dam-it')": "envs",
    "from beaverboard import envs; envs.aec('dam-it')": "envs",
    "from beaverboard.envs.picture import as_picture; as_picture([])": "envs",
    "import beaverboard.envs.openspiel_games": "openspiel",
    "import beaverboard.client": "server",
    "from beaverboard.locales import sentence; sentence('advice-only')": "arena",
    "from beaverboard.arena.folder import RunFolder; RunFolder(None, None)": "arena",
    "from beaverboard.arena import ladder": "arena",
    "from beaverboard.arena.cluster import play_on_cluster as play;"
    "next(play('tcp://127.0.0.1:9', None, []))": "cluster",
}
COMMANDS = {
    "play --no-browser": "server",
    "serve --port 0": "server",
    "simulate dam-it": "arena",
    "ladder dam-it": "arena",
    "report dam-it": "arena",
    "compare dam-it --option memory_aid=on": "arena",
    "train dam-it --run nowhere": "train",
    "advise dam-it|nothing": "arena",
    "analyse nothing.json": "arena",
    "build-wasm dam-it": "wasm",
    "build-offline nowhere dam-it": "server",
}


def sentence(extra: str) -> str:
    return f"this needs the extra \"{extra}\": pip install 'beaverboard[{extra}]'"


def run(python: Path, code: str, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """In a folder of its own: this one's sources would be imported."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    return subprocess.run(
        [str(python), "-c", f"import sys\n{code}", *arguments],
        capture_output=True, text=True, cwd=folder, env=environment, input="q\n",
    )  # fmt: skip


def check_sentences(python: Path, before: str, folder: Path) -> None:
    raised = "\n".join(
        f"try:\n    exec({code!r})\nexcept ImportError as error:\n    print(error)"
        for code in MISSING
    )
    told = run(python, before + raised, folder=folder)
    assert told.stdout.splitlines() == [sentence(extra) for extra in MISSING.values()], told.stderr
    for command, extra in COMMANDS.items():
        done = run(python, before + COMMAND_LINE, *command.split(), folder=folder)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"beaverboard {command.split()[0]}: {sentence(extra)}\n"


def check_commands(python: Path, before: str, folder: Path) -> None:
    match = Match.new("dam-it", seats=2, seed=1)
    bot = PolicyBot("random", seed=2)
    while not match.over:
        match.play(bot.choose(match, match.turn))
    kept = folder / "match.json"
    kept.write_text(json.dumps(match.record()))
    for command in (["--help"], ["games"], ["verify", str(kept)], ["replay", str(kept)]):
        done = run(python, before + COMMAND_LINE, *command, folder=folder)
        assert done.returncode == 0 and done.stdout, done.stderr
    done = run(python, before + COMMAND_LINE, "terminal", "dam-it", folder=folder)
    assert done.returncode == 0 and "you are seat 1" in done.stdout, done.stderr


def test_without_extras_matches_are_played(tmp_path: Path) -> None:
    done = run(Path(sys.executable), HIDE + PLAY, folder=tmp_path)
    assert done.stdout == PLAYED, done.stderr


def test_without_extras_records_are_checked_and_the_terminal_plays(tmp_path: Path) -> None:
    check_commands(Path(sys.executable), HIDE, tmp_path)


def test_a_missing_extra_is_named_with_the_command_that_installs_it(tmp_path: Path) -> None:
    check_sentences(Path(sys.executable), HIDE, tmp_path)


def test_a_server_on_postgresql_names_its_extra(tmp_path: Path) -> None:
    hide = "sys.modules['psycopg'] = None\n"
    command = ["serve", "--port", "0", "--database", "postgresql://nobody@127.0.0.1:9/none"]
    done = run(Path(sys.executable), hide + COMMAND_LINE, *command, folder=tmp_path)
    assert done.stderr == f"beaverboard serve: {sentence('postgres')}\n"


@pytest.mark.skipif(not ALL, reason="installs and compiles anew: left to make test-all")
def test_in_an_environment_with_numpy_and_numba_alone_matches_are_played(tmp_path: Path) -> None:
    clean = tmp_path / "clean"
    subprocess.run([sys.executable, "-m", "venv", str(clean)], check=True)
    python = clean / "bin" / "python"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    same_versions = [f"{name}=={version(name)}" for name in sorted(CORE)]
    subprocess.run([*install, str(build(ROOT, tmp_path)), *same_versions], check=True)
    listed = "from importlib.metadata import distributions as all\nprint(*{d.name for d in all()})"
    installed = set(run(python, listed, folder=tmp_path).stdout.split())
    assert installed - {"pip", "setuptools"} == {"beaverboard", "llvmlite", *CORE}
    done = run(python, PLAY, folder=tmp_path)
    assert done.stdout == PLAYED, done.stderr
    check_commands(python, "", tmp_path)
    check_sentences(python, "", tmp_path)
