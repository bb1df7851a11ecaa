"""Where compiled code is kept: a file for each function and signature.

Numba's own cache finds code by the folder of its source and wants to write there. Ours finds it by
the digest of the sources alone, so what was compiled in one place serves a copy in another,
and looks first into a folder of the package that nobody writes to. What can't be read is
compiled again, what can't be written is not kept: a cache must never stand in the way.
"""

import hashlib
import os
import pickle
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

CHECK = hashlib.sha256().digest_size
unwritten = 0  # how much could not be kept in this process


class CodeCache(_Cache):
    """The compiled signatures of one function: looked for in all folders, written to the last."""

    def __init__(self, name: str, folders: Sequence[Path], made_of: Callable[[Any], str]) -> None:
        """`made_of` tells what a signature depends on that the folders do not stand for."""
        self._name = name
        self._folders = folders
        self._made_of = made_of
        self._enabled = True

    @property
    def cache_path(self) -> str:
        return str(self._folders[-1])

    def enable(self) -> None:
        self._enabled = True

    def disable(self) -> None:
        self._enabled = False

    def flush(self) -> None:
        for path in self._folders[-1].glob(f"{self._name}-*"):
            path.unlink(missing_ok=True)

    def load_overload(self, sig: Any, target_context: Any) -> CompileResult | None:
        if not self._enabled:
            return None
        target_context.refresh()
        name = self._file(sig, target_context.codegen())
        for folder in self._folders:
            payload = read(folder / name)
            if payload is None:
                continue
            try:
                made: CompileResult = CompileResult._rebuild(target_context, *pickle.loads(payload))
            except Exception:  # it is whole, but this Numba or NumPy can't use it
                continue
            return made
        return None

    def save_overload(self, sig: Any, data: CompileResult) -> None:
        if self._enabled and not data.library.has_dynamic_globals:
            name = self._file(sig, data.codegen)
            global unwritten
            unwritten += not write(self._folders[-1] / name, dumps(data._reduce()))

    def _file(self, sig: Any, codegen: Any) -> str:
        made_for = (sys.implementation.cache_tag, numba.__version__, codegen.magic_tuple(), sig)
        spelled = f"{made_for}{self._made_of(sig)}"
        return f"{self._name}-{hashlib.sha256(spelled.encode()).hexdigest()[:16]}.bin"


def read(path: Path) -> bytes | None:
    """None if there is no such file, or not as it was written: damaged machine code would crash."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    check, payload = content[:CHECK], content[CHECK:]
    return payload if hashlib.sha256(payload).digest() == check else None


def write(path: Path, payload: bytes) -> bool:
    """In one step, so that other processes see all of it or nothing; false if it can't be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    except OSError:
        return False
    try:
        with open(handle, "wb") as file:
            file.write(hashlib.sha256(payload).digest() + payload)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        return False
    return True
