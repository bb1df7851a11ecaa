"""Plain Python as JavaScript: views, words and events, from the functions that the server runs.

What is translated: functions, also nested ones, loops, comprehensions, `match` on values, slices,
f-strings, dataclasses and the built-ins and methods that `runtime/python.mjs` has. Anything else
raises `CannotTranslate` with the line: write that line more plainly.

Tuples and lists become arrays, dicts maps, dataclasses plain objects, None null. Rules are not
translated: a compiled function of the state and of numbers is asked in the module (`Asked`). Only
those that take or return rows are translated like views.
"""

import ast
import builtins
import dataclasses
import inspect
import json
import math
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cmp_to_key
from itertools import pairwise
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from numba.core.dispatcher import Dispatcher

from beaverboard.games.game import Game

Function = Callable[..., Any]

LIBRARY = {
    dataclasses.replace: "replace",
    cmp_to_key: "cmp_to_key",
    pairwise: "pairwise",
    math.sqrt: "sqrt",
}
OPERATORS = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div", ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.LShift: "lshift", ast.RShift: "rshift", ast.BitAnd: "and_", ast.BitOr: "or_",
    ast.BitXor: "xor", ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt",
    ast.GtE: "ge", ast.Is: "is_", ast.IsNot: "is_not", ast.In: "in_", ast.NotIn: "not_in",
}  # fmt: skip


class CannotTranslate(ValueError):
    """The message says what, and in which line."""


@dataclasses.dataclass(frozen=True)
class Asked:
    """A compiled function that the module exports for views."""

    function: Function
    of_state: bool  # its first parameter is the state; all others are numbers
    numbers: int
    is_bool: bool


class Translation:
    """All that a set of functions needs, each once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked: dict[str, Asked] = {}
        self._functions: dict[Function, str] = {}  # their names
        self._constants: dict[str, str] = {}
        self._texts: list[str] = []

    def add(self, function: Function) -> str:
        """The name of the function in JavaScript."""
        plain: Function = inspect.unwrap(getattr(function, "py_func", function))
        if plain not in self._functions:
            name = f"{plain.__module__.rpartition('.')[2]}_{plain.__name__}"
            assert name not in self._functions.values(), f"two functions {name}"
            self._functions[plain] = name
            node = ast.parse(textwrap.dedent(inspect.getsource(plain))).body[0]
            assert isinstance(node, ast.FunctionDef)
            module = sys.modules[plain.__module__]
            self._texts.append(Writer(self, module, ()).function(node, name))
        return self._functions[plain]

    def code(self) -> str:
        constants = [f"const {name} = {value};\n" for name, value in self._constants.items()]
        return "".join([*constants, *sorted(self._texts)])

    def constant(self, module: ModuleType, name: str, value: object) -> str:
        """Short ones where they stand, others by name."""
        text = literal(value)
        if len(text) <= 24:
            return text
        constant = f"{module.__name__.rpartition('.')[2]}_{name}"
        assert self._constants.setdefault(constant, text) == text, constant
        return constant

    def ask(self, function: Function) -> str:
        if function is self.game.rules.legal:
            return "rules.legal"
        plain = inspect.unwrap(getattr(function, "py_func", function))
        parameters = list(inspect.signature(plain).parameters.values())
        result = inspect.signature(plain).return_annotation
        of_state = bool(parameters) and parameters[0].annotation is Any
        numbers = parameters[of_state:]
        if result not in (int, bool) or any(each.annotation is not int for each in numbers):
            return self.add(function)
        name = f"{plain.__module__.rpartition('.')[2]}_{plain.__name__}"
        self.asked[name] = Asked(function, of_state, len(numbers), result is bool)
        return f"rules.{name}"

    def rules_as_a_value(self) -> str:
        """The game's rules, handed to a function."""
        names = ("legal", "score", "beats")
        members = [f"{name}: {self.ask(getattr(self.game.rules, name))}" for name in names]
        return f"{{ ACTIONS: {self.game.rules.ACTIONS}, {', '.join(members)} }}"


class Writer(ast.NodeVisitor):
    """Writes one function, and those nested in it."""

    def __init__(self, to: Translation, module: ModuleType, outer: Iterable[str]) -> None:
        self.to, self.module = to, module
        self.local = set(outer)

    def generic_visit(self, node: ast.AST) -> Any:
        line = getattr(node, "lineno", "?")
        raise CannotTranslate(
            f"{self.module.__name__}: {type(node).__name__} in `{ast.unparse(node)}` "
            f"(line {line} of its function) is not translated"
        )

    def function(self, node: ast.FunctionDef, name: str) -> str:
        given = parameters(node)
        stored = set(assigned_names(node.body))
        nested = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
        self.local |= {*given, *stored, *nested}
        own = sorted(stored - set(given))
        declared = f"let {', '.join(map(local, own))};\n" if own else ""
        body = self.body(node.body)
        return f"function {name}({', '.join(map(local, given))}) {{\n{declared}{body}}}\n"

    # Names and constants

    def value(self, value: object, name: str, module: ModuleType) -> str:
        """What a global name stands for."""
        if isinstance(value, Dispatcher):
            return self.to.ask(value)
        if isinstance(value, ModuleType):
            if value is not self.to.game.rules:
                raise CannotTranslate(f"{self.module.__name__}: the module {name} as a value")
            return self.to.rules_as_a_value()
        if callable(value) and value in LIBRARY:
            return f"py.{LIBRARY[value]}"
        if isinstance(value, FunctionType) or hasattr(value, "__wrapped__"):
            # What wraps a function has its signature and source.
            return self.to.add(value)  # type: ignore[arg-type]
        return self.to.constant(module, name, value)

    def visit_Name(self, node: ast.Name) -> str:
        if node.id in self.local:
            return local(node.id)
        if hasattr(self.module, node.id):
            return self.value(getattr(self.module, node.id), node.id, self.module)
        if hasattr(builtins, node.id):
            return f"py.{node.id}"
        raise CannotTranslate(f"{self.module.__name__}: unknown name {node.id}")

    def owner(self, node: ast.expr) -> ModuleType | None:
        """The module that a name stands for."""
        if isinstance(node, ast.Name) and node.id not in self.local:
            found = getattr(self.module, node.id, None)
            return found if isinstance(found, ModuleType) else None
        return None

    def visit_Attribute(self, node: ast.Attribute) -> str:
        module = self.owner(node.value)
        if module is np:
            return f"py.np.{node.attr}"
        if module is not None:
            return self.value(getattr(module, node.attr), node.attr, module)
        return f"{self.visit(node.value)}.{node.attr}"

    def visit_Constant(self, node: ast.Constant) -> str:
        return literal(node.value)

    # Expressions

    def visit_Tuple(self, node: ast.Tuple | ast.List) -> str:
        return f"[{', '.join(self.visit(each) for each in node.elts)}]"

    visit_List = visit_Tuple

    def visit_Starred(self, node: ast.Starred) -> str:
        return f"...py.iter({self.visit(node.value)})"

    def visit_Dict(self, node: ast.Dict) -> str:
        if None in node.keys:
            self.generic_visit(node)
        pairs = zip(
            self.all([each for each in node.keys if each]), self.all(node.values), strict=True
        )
        return f"new Map([{', '.join(f'[{key}, {value}]' for key, value in pairs)}])"

    def visit_JoinedStr(self, node: ast.JoinedStr) -> str:
        parts = [literal("")]
        for each in node.values:
            if isinstance(each, ast.Constant):
                parts.append(literal(each.value))
            elif isinstance(each, ast.FormattedValue) and each.format_spec is None:
                parts.append(f"py.str({self.visit(each.value)})")
            else:
                self.generic_visit(node)
        return f"({' + '.join(parts)})"

    def visit_BinOp(self, node: ast.BinOp) -> str:
        return (
            f"py.{self.operator(node.op, node)}({self.visit(node.left)}, {self.visit(node.right)})"
        )

    def operator(self, sign: ast.AST, node: ast.AST) -> str:
        if type(sign) not in OPERATORS:
            self.generic_visit(node)
        return OPERATORS[type(sign)]

    def visit_UnaryOp(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.test(node.operand)}"
        if isinstance(node.op, ast.USub):
            return f"(-{self.visit(node.operand)})"
        return str(self.generic_visit(node))

    def test(self, node: ast.expr) -> str:
        return f"py.bool({self.visit(node)})"

    def visit_BoolOp(self, node: ast.BoolOp) -> str:
        sign = "and" if isinstance(node.op, ast.And) else "or"
        result = self.visit(node.values[-1])
        for each in reversed(node.values[:-1]):
            result = f"py.{sign}({self.visit(each)}, () => {result})"
        return str(result)

    def visit_Compare(self, node: ast.Compare) -> str:
        """What stands in the middle of a chain is evaluated twice: it has no effects."""
        sides = [node.left, *node.comparators]
        parts = [
            f"py.{self.operator(op, node)}({self.visit(left)}, {self.visit(right)})"
            for op, (left, right) in zip(node.ops, pairwise(sides), strict=True)
        ]
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def visit_IfExp(self, node: ast.IfExp) -> str:
        return f"({self.test(node.test)} ? {self.visit(node.body)} : {self.visit(node.orelse)})"

    def visit_NamedExpr(self, node: ast.NamedExpr) -> str:
        return f"({local(node.target.id)} = {self.visit(node.value)})"

    def visit_Lambda(self, node: ast.Lambda) -> str:
        given = [each.arg for each in node.args.args]
        kept, self.local = self.local, self.local | set(given)
        result = f"(({', '.join(map(local, given))}) => {self.visit(node.body)})"
        self.local = kept
        return result

    def index(self, node: ast.expr) -> str:
        if isinstance(node, ast.Slice):
            ends = (node.lower, node.upper, node.step)
            return f"py.slice({', '.join(self.visit(each) if each else 'null' for each in ends)})"
        return str(self.visit(node))

    def indices(self, node: ast.Subscript) -> list[str]:
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return [self.index(each) for each in parts]

    def visit_Subscript(self, node: ast.Subscript) -> str:
        return f"py.get({', '.join([self.visit(node.value), *self.indices(node)])})"

    def comprehension(self, node: ast.GeneratorExp | ast.ListComp) -> str:
        return f"[...{self.generator(node.generators, node.elt)}]"

    visit_GeneratorExp = visit_ListComp = comprehension

    def visit_SetComp(self, node: ast.SetComp) -> str:
        return f"py.set({self.generator(node.generators, node.elt)})"

    def visit_DictComp(self, node: ast.DictComp) -> str:
        pair = ast.Tuple([node.key, node.value], ast.Load())
        return f"new Map({self.generator(node.generators, pair)})"

    def generator(self, generators: Sequence[ast.comprehension], item: ast.expr) -> str:
        """Its targets are names of its own."""
        kept, head = self.local, ""
        for each in generators:
            rows = self.visit(each.iter)
            self.local = self.local | set(assigned_names([each.target]))
            head += f"for (const {self.target(each.target)} of py.iter({rows})) "
            head += "".join(f"if ({self.test(test)}) " for test in each.ifs)
        result = f"(function* () {{ {head}yield {self.visit(item)} }})()"
        self.local = kept
        return result

    # Calls

    def visit_Call(self, node: ast.Call) -> str:
        called = node.func
        module = self.owner(called.value) if isinstance(called, ast.Attribute) else None
        if isinstance(called, ast.Attribute) and module is None:
            if node.keywords:
                self.generic_visit(node)
            arguments = [self.visit(called.value), literal(called.attr), *self.all(node.args)]
            return f"py.call({', '.join(arguments)})"
        value = self.called(called, module)
        if isinstance(value, type) and dataclasses.is_dataclass(value):
            return self.dataclass(node, value)
        if value is dataclasses.replace:
            changes = [self.field(each) for each in node.keywords]
            return f"({{ ...{self.visit(node.args[0])}, {', '.join(changes)} }})"
        if isinstance(value, FunctionType) or hasattr(value, "__wrapped__"):
            # As above: a wrapper serves as the function.
            arguments = self.bound(node, value)  # type: ignore[arg-type]
        else:
            arguments = self.all(node.args)
            named = [f"{each.arg}: {self.visit(each.value)}" for each in node.keywords]
            arguments += [f"{{ {', '.join(named)} }}"] if named else []
        return f"{self.visit(called)}({', '.join(arguments)})"

    def called(self, node: ast.expr, module: ModuleType | None) -> object:
        if isinstance(node, ast.Attribute):
            return getattr(module, node.attr)
        if isinstance(node, ast.Name) and node.id not in self.local:
            return getattr(self.module, node.id, None)
        return None

    def all(self, nodes: Sequence[ast.expr]) -> list[str]:
        return [self.visit(each) for each in nodes]

    def bound(self, node: ast.Call, function: Function) -> list[str]:
        """The arguments in the order of the parameters, with defaults."""
        if any(isinstance(each, ast.Starred) for each in node.args):
            return self.all(node.args)
        taken = inspect.signature(function).bind(
            *node.args, **{str(each.arg): each.value for each in node.keywords}
        )
        return [
            self.visit(taken.arguments[name]) if name in taken.arguments else literal(each.default)
            for name, each in inspect.signature(function).parameters.items()
        ]

    def dataclass(self, node: ast.Call, kind: Any) -> str:
        fields = dataclasses.fields(kind)
        if any(isinstance(each, ast.Starred) for each in node.args):
            names = ", ".join(literal(each.name) for each in fields)
            return f"py.fields([{names}], [{', '.join(self.all(node.args))}])"
        usual = [
            f"{each.name}: {literal(each.default)}"
            for each in fields
            if each.default is not dataclasses.MISSING
        ]
        given = zip(fields, self.all(node.args), strict=False)
        placed = [f"{each.name}: {value}" for each, value in given]
        return f"({{ {', '.join([*usual, *placed, *map(self.field, node.keywords)])} }})"

    def field(self, node: ast.keyword) -> str:
        value = self.visit(node.value)
        return f"{node.arg}: {value}" if node.arg else f"...Object.fromEntries({value})"

    # Statements

    def body(self, nodes: Sequence[ast.stmt]) -> str:
        return "".join(self.visit(each) for each in nodes)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> str:
        return Writer(self.to, self.module, self.local).function(node, local(node.name))

    def visit_Return(self, node: ast.Return) -> str:
        return f"return {self.visit(node.value) if node.value else 'null'};\n"

    def visit_Expr(self, node: ast.Expr) -> str:
        documentation = isinstance(node.value, ast.Constant)
        return "" if documentation else f"{self.visit(node.value)};\n"

    def visit_Assert(self, node: ast.Assert) -> str:
        return ""  # for the type checker

    def visit_Pass(self, node: ast.Pass) -> str:
        return ""

    def visit_Break(self, node: ast.Break) -> str:
        return "break;\n"

    def visit_Continue(self, node: ast.Continue) -> str:
        return "continue;\n"

    def target(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name):
            return local(node.id)
        if isinstance(node, ast.Tuple | ast.List):
            return f"[{', '.join(self.target(each) for each in node.elts)}]"
        return str(self.generic_visit(node))

    def visit_Assign(self, node: ast.Assign) -> str:
        if len(node.targets) != 1:
            self.generic_visit(node)
        return self.assigned(node.targets[0], self.visit(node.value))

    def assigned(self, target: ast.expr, value: str) -> str:
        if isinstance(target, ast.Subscript):
            where = [self.visit(target.value), *self.indices(target)]
            return f"py.put({value}, {', '.join(where)});\n"
        if isinstance(target, ast.Tuple | ast.List):
            stars = [i for i, each in enumerate(target.elts) if isinstance(each, ast.Starred)]
            if stars:
                names = [
                    self.target(each.value if isinstance(each, ast.Starred) else each)
                    for each in target.elts
                ]
                left, right = stars[0], len(names) - stars[0] - 1
                return f"[{', '.join(names)}] = py.unpacked({value}, {left}, {right});\n"
            return f"{self.target(target)} = py.iter({value});\n"
        return f"{self.target(target)} = {value};\n"

    def visit_AnnAssign(self, node: ast.AnnAssign) -> str:
        return self.assigned(node.target, self.visit(node.value)) if node.value else ""

    def visit_AugAssign(self, node: ast.AugAssign) -> str:
        """A list that is added to is made anew: whoever else has it would miss that."""
        sum_of = f"{self.visit(node.target)}, {self.visit(node.value)}"
        return self.assigned(node.target, f"py.{self.operator(node.op, node)}({sum_of})")

    def visit_If(self, node: ast.If) -> str:
        other = f" else {{\n{self.body(node.orelse)}}}" if node.orelse else ""
        return f"if ({self.test(node.test)}) {{\n{self.body(node.body)}}}{other}\n"

    def visit_While(self, node: ast.While) -> str:
        if node.orelse:
            self.generic_visit(node)
        return f"while ({self.test(node.test)}) {{\n{self.body(node.body)}}}\n"

    def visit_For(self, node: ast.For) -> str:
        if node.orelse:
            self.generic_visit(node)
        head = f"for ({self.target(node.target)} of py.iter({self.visit(node.iter)}))"
        return f"{head} {{\n{self.body(node.body)}}}\n"

    def visit_Match(self, node: ast.Match) -> str:
        """In a block that the first fitting case leaves."""
        cases = ""
        for case in node.cases:
            fits = self.pattern(case.pattern)
            guard = f" && {self.test(case.guard)}" if case.guard else ""
            cases += f"if ({fits}{guard}) {{\n{self.body(case.body)}break matched;\n}}\n"
        return f"matched: {{\nconst matching = {self.visit(node.subject)};\n{cases}}}\n"

    def pattern(self, node: ast.pattern) -> str:
        if isinstance(node, ast.MatchValue):
            return f"py.eq(matching, {self.visit(node.value)})"
        if isinstance(node, ast.MatchOr):
            return f"({' || '.join(self.pattern(each) for each in node.patterns)})"
        if isinstance(node, ast.MatchAs) and node.pattern is None and node.name is None:
            return "true"
        return str(self.generic_visit(node))


def parameters(node: ast.FunctionDef) -> list[str]:
    return [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]


COMPREHENSIONS = (ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp)


def assigned_names(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Those of one function: comprehensions and nested functions have their own."""
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        if not isinstance(node, (*COMPREHENSIONS, ast.FunctionDef, ast.Lambda)):
            yield from assigned_names(list(ast.iter_child_nodes(node)))


def local(name: str) -> str:
    """No word of JavaScript begins like this."""
    return f"${name}"


def literal(value: object) -> str:
    """A constant of Python."""
    if isinstance(value, np.ndarray):
        return f"py.np.array({literal(value.tolist())})"
    if isinstance(value, np.generic):
        return literal(value.item())
    if isinstance(value, dict):
        pairs = (f"[{literal(key)}, {literal(each)}]" for key, each in value.items())
        return f"new Map([{', '.join(pairs)}])"
    if isinstance(value, tuple | list | range):
        return f"[{', '.join(map(literal, value))}]"
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return json.dumps(dataclasses.asdict(value))
    if value is None or isinstance(value, bool | int | float | str):
        return json.dumps(value, ensure_ascii=False)
    raise CannotTranslate(f"a constant of the type {type(value).__name__}: {value!s:.60}")
