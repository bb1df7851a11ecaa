"""Numba, told to compile for wasm32: import it in a process that does nothing else.

Pointers have 32 bits, Python's integers stay int64, so every number is the one that the native
build computes. Nothing that is compiled here can be called here, and nothing of it is kept in the
cache of native code. Calls of Python, allocation and exceptions do not exist: what would raise is a
trap.

Traps: all modules need the data layout from the start, or LLVM folds offsets for another one; wasm
has no common symbols, so globals become internal; small results are extended by their sign.
"""

from collections.abc import Callable, Mapping
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import _dynfunc, types
from numba.core import codegen, cpu, registry
from numba.core.compiler_lock import global_compiler_lock

from beaverboard import progress
from beaverboard.codecache import CodeCache

Entries = Mapping[str, tuple[Callable[..., Any], tuple[types.Type, ...]]]

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # all browsers have them
# Nothing is allocated, so nothing is ever freed.
WITHOUT_RUNTIME = f"""
target triple = "{TRIPLE}"
declare void @llvm.trap() cold noreturn nounwind
define void @NRT_MemInfo_call_dtor(ptr %0) {{ call void @llvm.trap() unreachable }}
"""


class WasmLibrary(codegen.AOTCodeLibrary):
    def get_pointer_to_function(self, name: str) -> int:
        return 0


class WasmCodegen(codegen.CPUCodegen):
    _library_class = WasmLibrary

    def _init(self, llvm_module: Any) -> None:
        target = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        self._tm = target.create_target_machine(
            cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
        )
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        pass

    def set_env(self, env_name: str, env: Any) -> None:
        pass


def use_wasm(self: Any) -> None:
    self.is32bit = False  # `intp` has 64 bits, as in the native build
    self._internal_codegen = WasmCodegen("beaverboard.wasm")


def stand_in(self: Any, library: Any, fndesc: Any, env: Any) -> Any:
    """A dispatcher wants a built-in function as the entry point of what it compiled, by which
    callers know it; nobody may call it."""
    module, name = fndesc.lookup_module(), fndesc.qualname.split(".")[-1]
    return _dynfunc.make_function(module, name, "compiled for wasm", 1, env, (library,))


def nothing(self: Any, *args: Any, **kwargs: Any) -> None:
    """In place of what native code needs and wasm does not."""


llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()
cpu.CPUContext.init = use_wasm
cpu.CPUContext.create_cpython_wrapper = nothing
cpu.CPUContext.create_cfunc_wrapper = nothing
cpu.CPUContext.get_executable = stand_in
# This process compiles for wasm alone: native code may be neither read nor kept.
CodeCache.load_overload = nothing  # type: ignore[method-assign]
CodeCache.save_overload = nothing  # type: ignore[method-assign]
registry.cpu_target.target_context.init()  # the package has made one for native code
progress.disable()


def object_file(entries: Entries) -> bytes:
    """All entries, by the names that they are exported under, each with its argument types; the
    whole program is optimised with nothing else visible."""
    with global_compiler_lock:
        return emitted(entries)


def emitted(entries: Entries) -> bytes:
    context = registry.cpu_target.target_context
    library = context.codegen().create_library("beaverboard")
    for name, (function, arguments) in entries.items():
        compiled = numba.njit(arguments, error_model="numpy", nogil=True)(function)
        export(library, context, name, compiled.overloads[arguments])
    library.add_llvm_module(llvm.parse_assembly(WITHOUT_RUNTIME))
    library.finalize()
    module = library._final_module
    for each in (*module.global_variables, *module.functions):
        private = each.linkage == llvm.Linkage.private
        if not each.is_declaration and not private and each.name not in entries:
            each.linkage = "internal"
    manager, builder = library._codegen._module_pass_manager()
    manager.run(module, builder)
    return bytes(library._codegen._tm.emit_object(module))


def export(library: Any, context: Any, name: str, compiled: Any) -> None:
    """A function as JavaScript calls it: integers have 32 bits outside; a Python exception is a
    trap."""
    desc = compiled.fndesc
    module = library.create_ir_module(f"export.{name}")
    convention = context.call_conv
    callee = ir.Function(
        module, convention.get_function_type(desc.restype, desc.argtypes), desc.llvm_func_name
    )
    inner = [context.get_value_type(each) for each in desc.argtypes]
    result = context.get_value_type(desc.restype)
    returns = not isinstance(desc.restype, types.NoneType)
    outer = ir.FunctionType(
        outside(result) if returns else ir.VoidType(), [outside(each) for each in inner]
    )
    function = ir.Function(module, outer, name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    given = [
        builder.sext(each, wanted) if isinstance(wanted, ir.IntType) else each
        for each, wanted in zip(function.args, inner, strict=True)
    ]
    status, value = convention.call_function(builder, callee, desc.restype, desc.argtypes, given)
    with builder.if_then(status.is_error, likely=False):
        builder.call(ir.Function(module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"), [])
        builder.unreachable()
    if not returns:
        builder.ret_void()
    else:
        builder.ret(narrowed(builder, value, result, signed=getattr(desc.restype, "signed", False)))
    library.add_linking_library(compiled.library)
    library.add_ir_module(module)


def outside(inner: Any) -> Any:
    return ir.IntType(32) if isinstance(inner, ir.IntType) else inner


def narrowed(builder: Any, value: Any, inner: Any, *, signed: bool) -> Any:
    if not isinstance(inner, ir.IntType) or inner.width == 32:
        return value
    if inner.width > 32:
        return builder.trunc(value, ir.IntType(32))
    return (builder.sext if signed else builder.zext)(value, ir.IntType(32))
