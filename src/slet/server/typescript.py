"""The client's TypeScript types, made from the Python structs: `python -m slet.server.typescript web/src`.

One file for the wire, and one for each game: its view, its options by verb, its events by tag.
"""

import pkgutil
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from slet import server
from slet.games import GAMES
from slet.games.wording import package_name
from slet.kernel.events import Event
from slet.kernel.game import Game
from slet.kernel.pieces import Piece
from slet.kernel.questions import Option
from slet.server import wire

HEAD = "// Made from the Python structs by `make types`. Do not edit.\n"


class Declarations:
    """TypeScript declarations, gathered while the types that need them are written."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def add(self, struct: Any) -> str:
        """Declare a struct; the name by which it is known."""
        return self.write(inspect.type_info(struct))

    def union(self, name: str, members: Iterable[Any]) -> None:
        types = " | ".join(self.add(member) for member in members)
        self.written[name] = f"export type {name} = {types or 'never'};"

    def write(self, info: inspect.Type) -> str:
        match info:
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.write(one) for one in info.types))
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
            case inspect.Metadata():
                return self.write(info.type)
            case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType() | inspect.VarTupleType():
                return f"readonly {_bracketed(self.write(info.item_type))}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self.write, info.item_types))}]"
            case inspect.DictType():
                return f"Readonly<Record<string, {self.write(info.value_type)}>>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.CustomType() if issubclass(info.cls, Piece):
                return self._piece(info.cls)
        raise TypeError(f"no TypeScript for {info}")

    def _struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if name not in self.written:
            self.written[name] = ""  # a struct may hold others of its kind
            rows = [f"  readonly {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"] if info.tag_field else []
            for field in info.fields:
                sign = "?" if _may_be_missing(info, field) else ""
                rows.append(f"  readonly {field.encode_name}{sign}: {self.write(field.type)};")
            self.written[name] = "\n".join([f"export interface {name} {{", *rows, "}"])
        elif self.written[name] and f"interface {name} " not in self.written[name]:
            raise TypeError(f"two different things are called {name}")
        return name

    def _piece(self, cls: type[Piece]) -> str:
        """Pieces are written as their names."""
        name = cls.__name__
        self.written.setdefault(name, f"/** The name of a piece. */\nexport type {name} = string;")
        return name

    def text(self) -> str:
        return "\n\n".join([HEAD, *self.written.values()]) + "\n"


def _may_be_missing(info: inspect.StructType, field: inspect.Field) -> bool:
    """What the client sends may leave out what has a default; what it gets is always whole."""
    incoming = bool(info.cls.__struct_config__.forbid_unknown_fields)
    omitted = bool(info.cls.__struct_config__.omit_defaults)
    return (incoming or omitted) and not field.required


def _bracketed(text: str) -> str:
    return f"({text})" if " " in text else text


def wire_types() -> str:
    found = Declarations()
    for name, thing in _on_the_wire():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
            found.add(thing)
        elif name == "Sentence":
            found.written[name] = f"export type {name} = {found.add(thing)};"
    found.union("FromServer", get_args(wire.FromServer))
    found.union("FromClient", get_args(wire.FromClient))
    return found.text()


def _on_the_wire() -> Iterator[tuple[str, object]]:
    """What stands in the modules of the server that say what is told."""
    for module in pkgutil.walk_packages(server.__path__, f"{server.__name__}."):
        if module.name.endswith("wire"):
            yield from vars(import_module(module.name)).items()


def game_types(game: Game[Any]) -> str:
    """The view of a game, its options and its events, each as a union told apart by its tag."""
    found = Declarations()
    view = get_type_hints(game.sight.view)["return"]
    found.written["View"] = f"export type View = {found.add(view)};"
    if game.words.printed is not None:
        found.add(get_type_hints(game.words.printed)["return"])
    own = f"slet.games.{package_name(game.id)}."
    options = Declarations()
    options.union("OptionValue", _subclasses(Option, own))
    events = Declarations()
    events.union("GameEvent", _subclasses(Event, own))
    return "\n".join(
        [found.text(), _namespace("Options", options, "OptionValue"), _namespace("Events", events, "GameEvent")]
    )


def _namespace(name: str, found: Declarations, union: str) -> str:
    """Options and events may be called alike, so each kind has a namespace of its own."""
    inner = "\n".join("  " + line for part in found.written.values() for line in part.splitlines())
    return f"export namespace {name} {{\n{inner}\n}}\nexport type {union} = {name}.{union};\n"


def _subclasses(base: type[msgspec.Struct], module: str) -> list[type[msgspec.Struct]]:
    found: list[type[msgspec.Struct]] = [cls for cls in base.__subclasses__() if cls.__module__.startswith(module)]
    return sorted(found, key=lambda cls: str(cls.__struct_config__.tag))


def files() -> dict[str, str]:
    """Every file, by its place below the client's sources."""
    return {"wire.ts": wire_types()} | {f"boards/{game.id}/types.ts": game_types(game) for game in GAMES}


if __name__ == "__main__":
    if len(sys.argv) != 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("Name the folder of the client's sources: python -m slet.server.typescript web/src")
    for place, text in files().items():
        file = Path(sys.argv[1]) / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
