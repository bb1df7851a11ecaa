"""How a module is compiled, and where Numba keeps what it compiled.

A compiled module is plain Python that ends in `compile_functions(__name__)`.

Numba looks at the file of a function alone, so it would run an old caller after a
change in another file, and would reuse code without bounds checks when checks are
asked for. Hence one cache directory per digest of all compiled sources and of that
setting. It must be named before the first compiled module is imported, so importing
this page names it, and the package imports it first.
"""

import hashlib
import os
import sys
import tempfile
from pathlib import Path
from types import FunctionType

import numba

PACKAGE = Path(__file__).parent
MARKS = ("compile_functions(__name__)", "numba.extending.")


def compiled_sources() -> list[Path]:
    return [
        path
        for path in sorted(PACKAGE.rglob("*.py"))
        if path != Path(__file__) and any(mark in path.read_text("utf-8") for mark in MARKS)
    ]


def digest() -> str:
    seen = hashlib.sha256()
    for path in compiled_sources():
        seen.update(str(path.relative_to(PACKAGE)).encode())
        seen.update(path.read_bytes())
    seen.update(f"bounds checks: {bool(numba.config.BOUNDSCHECK)}".encode())
    return seen.hexdigest()[:16]


def cache_root() -> Path:
    """`BEAVERBOARD_CACHE`, or the user's cache, or a temporary folder where neither can be
    written to."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    wanted = Path(os.environ.get("BEAVERBOARD_CACHE") or Path(home, "beaverboard"))
    for root in (wanted, Path(tempfile.gettempdir(), "beaverboard-cache")):
        try:
            root.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(root, os.W_OK):
            return root
    return Path(tempfile.mkdtemp(prefix="beaverboard-cache-"))


numba.config.CACHE_DIR = str(cache_root() / digest())


def compile_functions(module_name: str, *, cache: bool = True) -> None:
    """Let Numba compile the functions of a module, each when it is first called.

    `numba.jit_module` does the same, but looks for the calling module by walking the stack,
    which took a third of the time to import all games.
    """
    module = sys.modules[module_name]
    for name, function in list(vars(module).items()):
        if isinstance(function, FunctionType) and function.__module__ == module_name:
            # The error model leaves out the check for division by zero.
            compiled = numba.njit(cache=cache, nogil=True, error_model="numpy")(function)
            setattr(module, name, compiled)
