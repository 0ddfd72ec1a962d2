"""Rule mutants: copies of a game's functions with one small fault each, as somebody might have written them."""

import ast
import inspect
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """A function with a fault."""

    file: Path
    line: int
    before: str
    after: str
    function: FunctionType
    code: CodeType

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line}  {self.before}  →  {self.after}"


def mutants(module: ModuleType) -> Iterator[Mutant]:
    """All mutants of the functions and methods of a module, in the order of its lines."""
    file = Path(str(module.__file__))
    tree = ast.parse(file.read_text(encoding="utf-8"))
    live = {function.__qualname__: function for function in _functions(module)}
    for definition, name in _definitions(tree):
        function = live.get(name)
        if function is None or definition.name == "copy":  # a copy that forgets a field breaks everything at once
            continue
        for line, before, after, mutated in _faults(definition):
            code = _compiled(mutated, file, name)
            if code is not None and code.co_flags == function.__code__.co_flags:
                yield Mutant(file, line, before, after, function, code)


def _functions(module: ModuleType) -> Iterator[FunctionType]:
    for thing in vars(module).values():
        found = _unwrapped(thing)
        if found is not None and found.__module__ == module.__name__:
            yield found
        elif inspect.isclass(thing) and thing.__module__ == module.__name__:
            for method in vars(thing).values():
                if (found := _unwrapped(method)) is not None:
                    yield found


def _unwrapped(thing: Any) -> FunctionType | None:
    """The function itself: of a property, of a class method, behind a cache."""
    thing = getattr(thing, "fget", None) or getattr(thing, "__func__", None) or getattr(thing, "__wrapped__", thing)
    return thing if isinstance(thing, FunctionType) else None


def _definitions(tree: ast.Module) -> Iterator[tuple[ast.FunctionDef, str]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node, node.name
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield inner, f"{node.name}.{inner.name}"


def _compiled(definition: ast.FunctionDef, file: Path, name: str) -> CodeType | None:
    """The code of the mutated function; None where it cannot take the place of the true one."""
    bare = deepcopy(definition)
    bare.decorator_list = []
    owner = name.split(".")[0]
    body: ast.stmt = ast.ClassDef(owner, [], [], [bare], []) if "." in name else bare
    tree = ast.fix_missing_locations(ast.Module([body], []))
    code = compile(tree, str(file), "exec", dont_inherit=True)
    for part in name.split("."):
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part)
    return None if code.co_freevars else code


# --- faults -----------------------------------------------------------------------------------------------------------


def _faults(definition: ast.FunctionDef) -> Iterator[tuple[int, str, str, ast.FunctionDef]]:
    """Each fault that can be made in a function: its line, what stood there, what stands there now, the function."""
    places = list(_rules_of(definition))
    for n, node in enumerate(places):
        for fault in _faults_of(node):
            mutated = deepcopy(definition)
            twin = list(_rules_of(mutated))[n]
            fresh = fault(twin)
            if fresh is not twin:
                _replace(mutated, twin, fresh)
            yield node.lineno, _said(node), _said(fresh), mutated  # type: ignore[attr-defined]


def _rules_of(definition: ast.FunctionDef) -> Iterator[ast.AST]:
    """What a function does, without its documentation, its types and the details of its complaints."""
    todo: list[ast.AST] = list(reversed(definition.body))
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Raise | ast.Assert) or _is_documentation(node) or _is_check_of_lengths(node):
            continue
        if hasattr(node, "lineno"):
            yield node
        parts = [
            part
            for field, value in ast.iter_fields(node)
            if field not in ("annotation", "returns", "decorator_list", "type_params")
            for part in (value if isinstance(value, list) else [value])
            if isinstance(part, ast.AST)
        ]
        if _is_cast(node):
            parts = parts[2:]
        todo += reversed(parts)


def _is_documentation(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_check_of_lengths(node: ast.AST) -> bool:
    """`strict=True` of a `zip` asserts something; it is no rule."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _is_cast(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast"


Fault = Callable[[Any], ast.AST]


def _faults_of(node: ast.AST) -> Iterator[Fault]:
    match node:
        case ast.Compare(ops=ops):
            for n, operator in enumerate(ops):
                yield _other_comparison(n, COMPARED[type(operator)])
        case ast.BinOp(op=operator) if type(operator) in RECKONED:
            yield lambda twin: _set(twin, op=RECKONED[type(twin.op)]())
        case ast.BoolOp():
            yield lambda twin: _set(twin, op=ast.Or() if isinstance(twin.op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield lambda twin: twin.operand
        case ast.Constant(value=bool()):
            yield lambda twin: _set(twin, value=not twin.value)
        case ast.Constant(value=int()):
            yield lambda twin: _set(twin, value=twin.value + 1)
            yield lambda twin: _set(twin, value=twin.value - 1)
        case ast.Name(id=name) if name in SWAPPED:
            yield lambda twin: _set(twin, id=SWAPPED[twin.id])
        case ast.If() | ast.While() | ast.IfExp() if not isinstance(node.test, ast.UnaryOp):
            yield lambda twin: _set(twin, test=ast.UnaryOp(ast.Not(), twin.test))
            yield lambda twin: _set(twin, test=ast.Constant(False))
            if not isinstance(node, ast.While):
                yield lambda twin: _set(twin, test=ast.Constant(True))
        case ast.Expr(value=ast.Call() | ast.YieldFrom()) | ast.AugAssign():
            yield lambda _: ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield lambda _: ast.Pass()
        case ast.Break():
            yield lambda _: ast.Continue()
        case ast.Continue():
            yield lambda _: ast.Pass()
        case ast.comprehension(ifs=[_, *_]):
            yield lambda twin: _set(twin, ifs=twin.ifs[1:])


def _other_comparison(n: int, other: type[ast.cmpop]) -> Fault:
    def fault(twin: Any) -> ast.AST:
        twin.ops[n] = other()
        return twin  # type: ignore[no-any-return]

    return fault


def _set(node: Any, **changed: Any) -> Any:
    for name, value in changed.items():
        setattr(node, name, value)
    return node


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for node in ast.walk(tree):
        for field, value in ast.iter_fields(node):
            if value is old:
                setattr(node, field, ast.copy_location(new, old))
            elif isinstance(value, list) and old in value:
                value[value.index(old)] = ast.copy_location(new, old)


def _said(node: ast.AST) -> str:
    """The first line of it."""
    return ast.unparse(node).splitlines()[0][:100]
