"""Writes the `copy` of every state, from its fields: `make generated`.

What changes during a step is a list and is copied, one list in another too; whatever cannot change is shared. The
method is written into the file, between two marks, so that what runs is what is read.
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from slet.games import GAMES
from slet.games.wording import package_name

BEGIN = "    # --- made by `make generated` from the fields ---\n"
END = "    # --- end of what is made ---\n"


def states() -> list[ModuleType]:
    return [import_module(f"slet.games.{package_name(game.id)}.state") for game in GAMES]


def written_anew(module: ModuleType) -> str:
    """The text of the module with each copy as it has to be."""
    text = Path(str(module.__file__)).read_text(encoding="utf-8")
    for cls in vars(module).values():
        if isinstance(cls, type) and cls.__module__ == module.__name__ and issubclass(cls, msgspec.Struct):
            at = text.index(f"class {cls.__name__}(")
            begin = text.find(BEGIN, at)
            following = text.find("\nclass ", at + 1)
            if begin >= 0 and (following < 0 or begin < following):
                end = text.index(END, begin)
                text = text[:begin] + BEGIN + copy_of(cls) + text[end:]
    return text


def copy_of(cls: type[msgspec.Struct]) -> str:
    hints = get_type_hints(cls)
    values = ["None" if name == "story" else copied(f"self.{name}", hints[name]) for name in cls.__struct_fields__]
    variables = getattr(cls, "__parameters__", ())
    own = f"{cls.__name__}[{', '.join(one.__name__ for one in variables)}]" if variables else cls.__name__
    lines = "".join(f"            {value},\n" for value in values)
    return f'    def copy(self) -> "{own}":\n        return {cls.__name__}(\n{lines}        )\n\n'


def copied(value: str, kind: Any) -> str:
    """How a value of that type is copied; itself, where nothing in it can change."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        others = [one for one in inside if one is not NoneType]
        if len(others) == 1 and changes(others[0]):
            return f"None if {value} is None else {copied(value, others[0])}"
        return _shared(value, kind)
    if origin is list:
        (part,) = inside
        if not changes(part):
            return f"{value}.copy()"
        if get_origin(part) is list and not changes(get_args(part)[0]):
            return f"list(map(list.copy, {value}))"
        return f"[{copied('part', part)} for part in {value}]"
    if origin is dict:
        part = inside[1]
        return (
            f"{{key: {copied('part', part)} for key, part in {value}.items()}}" if changes(part) else f"{value}.copy()"
        )
    return f"{value}.copy()" if changes(kind) else value


def _shared(value: str, kind: Any) -> str:
    if any(changes(one) for one in get_args(kind)):
        raise TypeError(f"{value} may be one of several things that change: {kind}")
    return value


def changes(kind: Any) -> bool:
    """Whether a value of that type can change during a step."""
    if isinstance(kind, TypeVar):
        return changes(kind.__bound__)
    origin = get_origin(kind) or kind
    if origin in (list, dict, set):
        return True
    if origin in (Union, UnionType, tuple):
        return any(changes(one) for one in get_args(kind) if one is not Ellipsis)
    return isinstance(origin, type) and issubclass(origin, msgspec.Struct) and not origin.__struct_config__.frozen


if __name__ == "__main__":
    for module in states():
        file = Path(str(module.__file__))
        text = written_anew(module)
        if text != file.read_text(encoding="utf-8"):
            file.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{file.name} of {module.__name__.split('.')[2]} was written anew\n")
