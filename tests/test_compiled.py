"""A change recompiles what it may change, and nothing else; what is kept serves every copy."""

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import pytest

from beaverboard import codecache, compiled

DAM_IT = "beaverboard.games.dam_it.rules"
CASTORS = "beaverboard.games.roi_des_castors.rules"
CASTORS_CHAPTERS = [
    name
    for name, text in compiled.sources().items()
    if name.startswith("beaverboard.games.roi_des_castors.") and compiled.MARKS[0] in text
]
GREEDY = "beaverboard.bots.greedy.dam_it"
BATCH = "beaverboard.arena.batch"
STEP = "beaverboard.step"
DEALER = "beaverboard.dealer"


def after_a_change(monkeypatch: pytest.MonkeyPatch, changed: str, module: str) -> bool:
    """Whether the module is compiled anew after a change in another."""
    before = compiled.digest(module)
    texts = dict(compiled.sources())
    texts[changed] += "\n# changed\n"
    with monkeypatch.context() as patch:
        patch.setattr(compiled, "sources", lambda: texts)
        compiled.imported.cache_clear()
        compiled.digest.cache_clear()
        after = compiled.digest(module)
    compiled.imported.cache_clear()
    compiled.digest.cache_clear()
    return before != after


@pytest.mark.parametrize(
    ("changed", "module"),
    [
        (DAM_IT, DAM_IT),
        (DEALER, DAM_IT),
        (DAM_IT, GREEDY),
        (DAM_IT, STEP),
        (CASTORS, BATCH),
        *((chapter, CASTORS) for chapter in CASTORS_CHAPTERS),
        ("beaverboard.engine", STEP),
        ("beaverboard.bots.policy", BATCH),
        (GREEDY, BATCH),  # found by the game's name, not by an import
        (STEP, BATCH),
        ("beaverboard.games.biber_gang", BATCH),  # what it declares decides which code is chosen
        (GREEDY, "a_module_outside_the_package"),
    ],
)
def test_a_module_is_compiled_anew_when_something_it_reaches_changes(
    monkeypatch: pytest.MonkeyPatch, changed: str, module: str
) -> None:
    assert after_a_change(monkeypatch, changed, module)


@pytest.mark.parametrize(
    ("changed", "module"),
    [
        (CASTORS, DAM_IT),
        ("beaverboard.games.roi_des_castors.effects", "beaverboard.games.roi_des_castors.dams"),
        (GREEDY, DAM_IT),
        (GREEDY, STEP),
        (BATCH, STEP),
        ("beaverboard.games.dam_it.text", STEP),
        ("beaverboard.cli", BATCH),
    ],
)
def test_a_module_is_kept_when_something_else_changes(
    monkeypatch: pytest.MonkeyPatch, changed: str, module: str
) -> None:
    assert not after_a_change(monkeypatch, changed, module)


def test_bounds_checks_are_compiled_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = compiled.digest(DAM_IT)
    compiled.digest.cache_clear()
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert compiled.digest(DAM_IT) != plain
    compiled.digest.cache_clear()


# For which processor


@pytest.mark.parametrize(
    ("triple", "features", "name"),
    [
        ("x86_64-unknown-linux-gnu", compiled.NEEDED, compiled.BASELINE),
        ("x86_64-unknown-linux-gnu", compiled.NEEDED[1:], None),
        ("aarch64-unknown-linux-gnu", (), None),
    ],
)
def test_code_is_made_for_the_baseline_where_the_processor_can_do_as_much(
    monkeypatch: pytest.MonkeyPatch, triple: str, features: tuple[str, ...], name: str | None
) -> None:
    monkeypatch.setattr(numba.config, "CPU_NAME", None)
    monkeypatch.setattr(numba.config, "CPU_FEATURES", None)
    monkeypatch.setattr(llvm, "get_process_triple", lambda: triple)
    able = dict.fromkeys(features, True)
    monkeypatch.setattr(llvm, "get_host_cpu_features", lambda: able)
    compiled.compile_for_baseline()
    assert name == numba.config.CPU_NAME


def test_a_processor_that_somebody_names_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CPU_NAME", "generic")
    compiled.compile_for_baseline()
    assert numba.config.CPU_NAME == "generic"


# What is kept

COUNT = """
from numba.core import event
with event.install_recorder("numba:compile") as recorder:
    from beaverboard import chance
    chance.new_dealer(chance.key_of(1), 1)
print(len(recorder.buffer))
"""


def ran(code: str, package: Path, cache: Path, **environment: str) -> str:
    """What the code prints in a process of its own with this copy of the package."""
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=package.parent,
        env={
            **os.environ,
            "BEAVERBOARD_CACHE": str(cache),
            "NUMBA_BOUNDSCHECK": "0",
            **environment,
        },
        check=True,
        capture_output=True,
        text=True,
    )
    assert not told.stderr
    return told.stdout.strip()


def compiles(package: Path, cache: Path, **environment: str) -> int:
    """How much is compiled to open a stream."""
    return int(ran(COUNT, package, cache, **environment))


def copied(folder: Path) -> Path:
    return shutil.copytree(
        compiled.PACKAGE, folder / "beaverboard", ignore=shutil.ignore_patterns("__pycache__")
    )


def test_what_is_kept_serves_every_copy_and_is_made_anew_when_it_is_of_no_use(
    tmp_path: Path,
) -> None:
    one, two, cache = copied(tmp_path / "one"), copied(tmp_path / "two"), tmp_path / "cache"
    assert compiles(one, cache) > 0
    assert compiles(two, cache) == 0
    # a wheel brings it along
    shutil.copytree(cache, two / compiled.PACKAGED.name)
    assert compiles(two, tmp_path / "empty") == 0
    files = sorted(cache.rglob("*.bin"))
    assert files
    for path in files:
        path.write_bytes(path.read_bytes()[:-1] + b"?")
    assert compiles(one, cache) > 0  # damaged
    assert compiles(one, cache) == 0
    for path in files:
        path.write_bytes(b"")
    assert compiles(one, cache) > 0
    assert compiles(one, cache, NUMBA_CPU_NAME="generic") > 0  # another processor's


DEALT = """
from beaverboard.match import Match
print(Match.new("biber-gang", seed=1, rounds=3).position().split(" | ")[1])
"""


def test_options_can_change_their_order_without_a_change_in_the_rules(tmp_path: Path) -> None:
    """The rules read what was agreed by name; where it lies in the record is part of its type,
    so code that was compiled for another order is not used."""
    declared = 'OPTIONS = (Option("rounds"'
    for inserted in ("", 'Option("other", default=7, high=9), '):
        package = copied(tmp_path / f"with {len(inserted)}")
        facts = package / "games" / "biber_gang" / "options.py"
        text = facts.read_text("utf-8")
        assert declared in text
        facts.write_text(text.replace(declared, f'OPTIONS = ({inserted}Option("rounds"'), "utf-8")
        assert ran(DEALT, package, tmp_path / "cache") == "round 1/3"


def test_a_file_is_read_as_it_was_written_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "file"
    assert codecache.read(path) is None
    assert codecache.write(path, b"payload")
    assert codecache.read(path) == b"payload"
    path.write_bytes(path.read_bytes()[:-1])
    assert codecache.read(path) is None


def test_what_cannot_be_written_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").touch()
    assert not codecache.write(tmp_path / "a file" / "file", b"payload")  # no folder can be made

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "no space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert not codecache.write(tmp_path / "folder" / "file", b"payload")
    assert not list((tmp_path / "folder").iterdir())


SYMBOLS = """
import sys
import numba
from numba.core.itanium_mangler import mangle
from beaverboard.games import named
for game in sys.argv[1:]:
    state = numba.from_dtype(named(game).rules.STATE)
    print(game, mangle("legal", [state, state[::1]]))
"""


def test_a_state_has_the_same_symbol_in_every_process_and_no_other_state_has_it() -> None:
    """Code of several games, compiled in several processes, is linked in one."""
    games = ["biber-clan", "dam-it"]
    found = [
        subprocess.run(
            [sys.executable, "-c", SYMBOLS, *order], capture_output=True, text=True, check=True
        ).stdout.split()
        for order in (games, games[::-1])
    ]
    first, second = (dict(zip(each[::2], each[1::2], strict=True)) for each in found)
    assert first == second
    assert len(set(first.values())) == len(games)
