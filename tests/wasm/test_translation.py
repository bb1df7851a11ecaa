"""Translated functions give in Node what they give in Python."""

import json
import subprocess
from collections.abc import Callable
from typing import Any

import pytest

from beaverboard.games import GAMES
from beaverboard.wasm.build import FOLDER
from beaverboard.wasm.translate import Translation
from tests.wasm.modules import node
from tests.wasm.native import plain
from tests.wasm.plain_python import SAMPLES

RUNTIME = (FOLDER / "runtime" / "python.mjs").as_uri()


def in_node(code: str) -> Any:
    text = f'import {{ json, py }} from "{RUNTIME}";\n{code}'
    command = [node(), "--input-type=module", "-e", text]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("function", SAMPLES, ids=lambda function: function.__name__)
def test_a_translated_function_gives_what_it_gives_in_python(function: Callable[[], Any]) -> None:
    made = Translation(GAMES["dam-it"])
    name = made.add(function)
    found = in_node(f"{made.code()}console.log(JSON.stringify(json({name}())))")
    assert found == json.loads(json.dumps(function(), default=plain))


@pytest.mark.parametrize(
    "wrong", ["py.or_(new Set(), 1)", "py.add(null, 1)", "py.lt([1], 2)", "py.get([1], 1)"]
)
def test_what_python_would_refuse_is_no_number(wrong: str) -> None:
    code = f"try {{ {wrong}; console.log(0) }} catch (error) {{ console.log(1) }}"
    assert in_node(code) == 1
