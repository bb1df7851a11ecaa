"""The notebooks run from top to bottom, each in a process and a folder of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scale import ALL

FOLDER = Path(__file__).parent.parent / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
LONGEST = 20  # cells: small enough to read


def source(notebook: Path, kind: str) -> list[str]:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == kind]


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) >= 4


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_short_and_keeps_no_output(notebook: Path) -> None:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    assert len(cells) <= LONGEST
    assert source(notebook, "markdown")[0].startswith("# ")
    assert not any(cell.get("outputs") for cell in cells)


@pytest.mark.skipif(not ALL, reason="make test-all runs the notebooks")
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    program = tmp_path / "notebook.py"
    program.write_text("\n\n".join(source(notebook, "code")), "utf-8")
    run = subprocess.run(
        [sys.executable, program],
        cwd=tmp_path,
        env={**os.environ, "MPLBACKEND": "agg", "MINUTES": "1", "PYTHONPATH": str(FOLDER.parent)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
