"""Numba, all of it: how a module is compiled, and by what its compiled code is found again.

A compiled module is plain Python that ends in `compile_functions(__name__)`. This does what
`numba.njit(cache=True)` on every function would do, with these differences:

- **Integers are widened** at calls between compiled functions (`WideningDispatcher`), so that a
  function is compiled once and not for every literal and every width of an integer.
- **The cache is ours** (`codecache`). Numba's looks at the file of a function alone: it would run
  an old caller after a change in another file, and would reuse code without bounds checks when
  checks are asked for. Hence one folder per digest of the compiled sources that a module can reach
  by its imports, and of that setting: a change recompiles what it may change and nothing else.
- **Records have the same symbol in every process** (`name_records_by_content`), so that what
  several processes compiled can be loaded into one.
- **The code is for a baseline processor**, so that one machine's cache serves others.
- **What Python calls is optimised as a whole** (`WholeLibrary`), where a module says so.
- **Functions of a game are found by the type of its state** (`door`). The games of other packages
  are no part of that digest, or to install one would compile all games anew: what is compiled for
  the state of such a game is kept under the digest of its package besides (`add_foreign_state`).

What a compiled module has to heed, because it also runs interpreted and gives the same results:

- Interpreted, small integers of NumPy wrap and compiled they don't: `int()` around what is read
  from a record and reckoned with. Compiled it costs nothing.
- `s = pool[i]` is a reference to a record, `pool[j] = pool[i]` a copy. Unpack at most two or three
  records at once: from four on Python makes a tuple, and Numba copies the records into it.
- Many arguments are grouped in NamedTuples. Taking an array out of one counts references, so a
  function that is called in an inner loop takes the arrays themselves: passing a tuple down
  cost the search 15 % and vector environments 30 %.
- From Python, hand over (structured array, index), never a record: that is ten times as slow.
- A function that Numba is to inline, or that is an overload, needs `numba.extending` and stands in
  a module without `compile_functions`; the digest knows such modules by that name.
"""

import hashlib
import os
import re
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core import codegen
from numba.core.registry import CPUDispatcher

from beaverboard.codecache import CodeCache

PACKAGE = Path(__file__).parent
DOOR = "Door("
DECLARATION = "GAME = Game("  # doors choose by what a game declares
REGISTRY = f"{PACKAGE.name}.games"  # finds them by entry points, not by imports
MARKS = ("compile_functions(__name__", "numba.extending.", DOOR, DECLARATION)
COMPILER = (__name__, f"{PACKAGE.name}.codecache")
IMPORT = re.compile(rf"^from ({PACKAGE.name}[\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)


@cache
def sources() -> dict[str, str]:
    """The package's modules by name."""
    texts = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        texts[".".join(parts).removesuffix(".__init__")] = path.read_text("utf-8")
    return texts


@cache
def imported(module: str) -> frozenset[str]:
    text = sources()[module]
    wanted = {
        name
        for origin, names in IMPORT.findall(text)
        for name in (origin, *(f"{origin}.{each}" for each in re.findall(r"\w+", names)))
    }
    # A door finds its pages by the names of the games, not by imports.
    if DOOR in text:
        wanted |= {name for name in sources() if name.startswith(f"{module}.")}
    if module == REGISTRY:
        wanted |= {name for name in sources() if DECLARATION in sources()[name]}
    # All that the package's own page imports is no part of its modules.
    return frozenset(wanted & sources().keys() - {PACKAGE.name, __name__})


@cache
def digest(module: str | None = None) -> str:
    """Of all that the module reaches, or of everything."""
    reached: set[str] = set()
    ahead = {name for name in sources() if name == module} or set(
        sources()
    )  # a stranger may reach all of it
    while ahead:
        reached |= ahead
        ahead = {name for at in ahead for name in imported(at)} - reached
    seen = hashlib.sha256("".join(sources()[name] for name in COMPILER).encode())
    for name in sorted(reached - set(COMPILER)):
        text = sources()[name]
        if any(mark in text for mark in MARKS):
            seen.update(f"{name}\n{text}\n".encode())
    if module is not None and is_foreign(module):
        for path in foreign_files(module):
            seen.update(path.read_bytes())
    seen.update(f"bounds checks: {bool(numba.config.BOUNDSCHECK)}".encode())
    return seen.hexdigest()[:16]


# Games of other packages


def is_foreign(module: str) -> bool:
    return module.partition(".")[0] != PACKAGE.name


def foreign_files(module: str) -> list[Path]:
    """All files of the package that a module outside of ours belongs to: the outermost that is
    one, and not only a folder of packages. A change in any of them may change the code."""
    parts = module.split(".")
    for end in range(1, len(parts)):
        file = getattr(sys.modules.get(".".join(parts[:end])), "__file__", None)
        if file is not None:
            return sorted(Path(file).parent.rglob("*.py"))
    file = getattr(sys.modules.get(module), "__file__", None)
    return [Path(file)] if file else []


FOREIGN_STATES: dict[str, str] = {}  # by the type of the state, as signatures spell it


def add_foreign_state(state: types.Type, module: str) -> None:
    """From now on, what is compiled for this type of state is kept by the files of the module's
    package too."""
    FOREIGN_STATES[str(state)] = digest(module)


def foreign_digests(signature: Any) -> str:
    """Of the packages whose games have their state among the types of a signature."""
    if not FOREIGN_STATES:
        return ""
    spelled = str(signature)
    return " ".join(sorted(each for state, each in FOREIGN_STATES.items() if state in spelled))


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


CACHE_ROOT = cache_root()
PACKAGED = PACKAGE / "compiled_cache"  # comes with a wheel, and is never written to

# What processors since about 2013 can do: LLVM's names for the features of x86-64-v3
BASELINE = "x86-64-v3"
NEEDED = (
    "avx2",
    "bmi",
    "bmi2",
    "cx16",
    "f16c",
    "fma",
    "lzcnt",
    "movbe",
    "popcnt",
    "sahf",
    "sse4.2",
)


def compile_for_baseline() -> None:
    """One machine's code serves all that can do as much; others compile for themselves, as Numba
    would. Who names a processor (`NUMBA_CPU_NAME`) gets it."""
    if numba.config.CPU_NAME is not None or numba.config.CPU_FEATURES is not None:
        return
    if llvm.get_process_triple().startswith("x86_64"):
        host = llvm.get_host_cpu_features()
        if all(host.get(feature) for feature in NEEDED):
            numba.config.CPU_NAME, numba.config.CPU_FEATURES = BASELINE, ""


compile_for_baseline()


def name_records_by_content() -> None:
    """Numba spells a record type in the symbols of compiled functions by a number that counts the
    types of the process. Processes that meet the games in another order give different states the
    same number; loaded from the cache into one process, functions of one game would be linked to
    the code of another."""

    def mangling_args(record: types.Record) -> tuple[str, tuple[str]]:
        content = hashlib.sha256(record.name.encode()).hexdigest()[:16]
        return type(record).__name__, (content,)

    types.Record.mangling_args = property(mangling_args)


name_records_by_content()


class Compiling(threading.local):
    """The function that a thread compiles: whether it is to be optimised as a whole."""

    whole = False


COMPILING = Compiling()


class WholeLibrary(codegen.JITCodeLibrary):
    """A function and copies of all that it calls.

    Numba leaves these copies visible to the linker, so that callers of the function can share them;
    then most calls stay calls, with all arguments passed and a status to be checked after each. In
    the copy that is run here they are private. That makes searches 1.4 to 1.7 times as fast.
    """

    def _optimize_final_module(self) -> None:
        if COMPILING.whole:
            self._shared_module = self._final_module.clone()  # for callers
            for function in self._shared_module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = llvm.Linkage.linkonce_odr
            for function in self._final_module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                    # Not internal: the linker would still find it by its name.
                    function.linkage = llvm.Linkage.private
        super()._optimize_final_module()


codegen.JITCPUCodegen._library_class = WholeLibrary


class WideningDispatcher(CPUDispatcher):
    """Compiles a function once for all integers that compiled callers pass to it.

    Numba would compile it again for every literal (`call(d, LAID, …)`, `call(d, DRAWN, …)`) and
    for every width (an int8 field of a record, an int64 variable). That made a game compile for
    several times as long, and its code no faster."""

    whole = False

    def compile(self, sig: Any) -> Any:
        outer, COMPILING.whole = COMPILING.whole, self.whole
        try:
            return super().compile(sig)
        finally:
            COMPILING.whole = outer

    def get_call_template(self, args: Sequence[types.Type], kws: Mapping[str, types.Type]) -> Any:
        wide_kws = {name: widened(kws[name]) for name in kws}
        return super().get_call_template([widened(each) for each in args], wide_kws)


def widened(given: types.Type) -> types.Type:
    """Literals become their type, integers an int64."""
    plain = types.unliteral(given)
    is_narrow = isinstance(plain, types.Integer) and plain.bitwidth < 64
    return types.int64 if is_narrow else plain


OPTIONS = {
    "nopython": True,
    "nogil": True,  # arenas and environments play on threads
    "error_model": "numpy",  # no check for division by zero
    "boundscheck": None,  # as NUMBA_BOUNDSCHECK says
}


def compile_functions(
    module_name: str, *, cache: bool = True, nogil: bool = True, whole: Sequence[str] = ()
) -> None:
    """Let Numba compile the functions of a module, each when it is first called; without `nogil`
    for one that calls Python. Those named in `whole` are optimised together with all that they
    call: the loops that Python calls, in which the time goes.

    `numba.jit_module` does the same, but looks for the calling module by walking the stack,
    which took a third of the time to import all games.
    """
    if numba.config.DISABLE_JIT:
        return
    module = sys.modules[module_name]
    folders = [root / digest(module_name) for root in (PACKAGED, CACHE_ROOT)]
    for name, function in list(vars(module).items()):
        if isinstance(function, FunctionType) and function.__module__ == module_name:
            compiled = WideningDispatcher(function, targetoptions={**OPTIONS, "nogil": nogil})
            compiled.whole = name in whole
            if cache:
                compiled._cache = CodeCache(f"{module_name}.{name}", folders, foreign_digests)
            setattr(module, name, compiled)
