"""The modules play, search and show to the bit what the native engine does, in Node.

In Chromium: `tests/web/test_wasm.py`.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.wasm.modules import (
    ROOT,
    check,
    differences_in_node,
    every_game,
    module,
    native_cases,
)

RULE = "result += int(cards[k]) + int(cards[partner(k)])"  # BG-6: columns without a pair
PLANTED = "result += int(cards[k]) + int(cards[k])"


@every_game
def test_matches_searches_views_and_floats_are_those_of_the_engine(
    name: str, tmp_path: Path
) -> None:
    known = native_cases(name)
    positions = sum(len(check) > 1 for match in known["matches"] for check in match["checks"])
    assert positions > 1000 and known["searches"] and known["floats"]
    (tmp_path / "cases.json").write_text(json.dumps(known), "utf-8")
    check(differences_in_node(module(name), name, tmp_path / "cases.json"))


@pytest.mark.parametrize("planted", [False, True], ids=["unchanged", "planted"])
def test_a_difference_in_one_rule_is_found(planted: bool, tmp_path: Path) -> None:
    """A copy of the engine, interpreted, is compared with the module of the true one."""
    ignored = shutil.ignore_patterns("__pycache__", "compiled_cache", "pages")
    shutil.copytree(ROOT / "beaverboard", tmp_path / "beaverboard", ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    rules = tmp_path / "beaverboard" / "games" / "biber_gang" / "rules.py"
    text = rules.read_text("utf-8")
    assert text.count(RULE) == 1
    if planted:
        rules.write_text(text.replace(RULE, PLANTED), "utf-8")
    subprocess.run(
        [sys.executable, "-m", "tests.wasm.short_match", "cases.json"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{tmp_path}:{ROOT}"},
        cwd=tmp_path,
        check=True,
    )
    found = differences_in_node(module("biber-gang"), "biber-gang", tmp_path / "cases.json")
    if planted:
        assert [each["part"] for each in found] in (["position"], ["action"])
    else:
        check(found)
