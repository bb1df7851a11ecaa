"""A run on the disk: one file of NumPy arrays with all that later steps depend on."""

import json
import os
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

BETWEEN = "/"
PLAIN = "plain"  # all that is no array, as JSON


class BadRun(ValueError):
    """The folder holds no run, or another one; the message says which."""


def save(path: Path, state: dict[str, Any]) -> None:
    """In one step, so that a run that is stopped while writing keeps the checkpoint before."""
    arrays, plain = split(state)
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, allow_pickle=False, **{PLAIN: np.array(json.dumps(plain))}, **arrays)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def load(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            state: dict[str, Any] = json.loads(str(file[PLAIN]))
            for name in file.files:
                if name != PLAIN:
                    put(state, name.split(BETWEEN), file[name])
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise BadRun(f"{path}: no checkpoint of a training run") from None
    return state


def split(state: dict[str, Any], ahead: str = "") -> tuple[dict[str, np.ndarray], dict[str, Any]]:
    """Arrays by their path, and the rest as it is."""
    arrays: dict[str, np.ndarray] = {}
    plain: dict[str, Any] = {}
    for name, value in state.items():
        if isinstance(value, dict):
            below, plain[name] = split(value, f"{ahead}{name}{BETWEEN}")
            arrays |= below
        elif isinstance(value, np.ndarray):
            arrays[f"{ahead}{name}"] = value
        else:
            plain[name] = value
    return arrays, plain


def put(state: dict[str, Any], path: list[str], value: np.ndarray) -> None:
    for name in path[:-1]:
        state = state.setdefault(name, {})
    state[path[-1]] = value
