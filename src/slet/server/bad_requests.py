"""What is wrong with a request, in the player's language: which field, and what it should be.

The library that reads requests refuses what does not fit its types, but says why in English sentences only. So a
request is held against the same types here, field by field, and what is wrong first is told.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import inspect

from slet.server.errors import BadMessage, messages
from slet.server.reading import join

LONGEST = 80
"""Letters of a field's name that are repeated to whoever sent it."""


class Fault(NamedTuple):
    key: str
    """The message `complaint-KEY`."""
    field: str
    """Its path: `seats[0].kind`; empty for the whole request."""
    kind: str = ""
    number: int = 0

    def refusal(self, language: str) -> BadMessage:
        field = self.field[:LONGEST] or messages(language).say("complaint-whole")
        facts: dict[str, object] = {"field": field, "kind": self.kind, "number": self.number}
        return BadMessage(detail=messages(language).say(f"complaint-{self.key}", facts))


def first_fault(value: Any, wanted: Any) -> Fault | None:
    """What is wrong with plain data that should become a value of that type; None if nothing is."""
    return next(_faults(value, inspect.type_info(wanted), ""), None)


def _faults(value: Any, wanted: inspect.Type, path: str) -> Iterator[Fault]:
    match wanted:
        case inspect.StructType():
            yield from _struct(value, wanted, path)
        case inspect.UnionType():
            yield from _union(value, wanted, path)
        case inspect.LiteralType():
            if not any(value == one and type(value) is type(one) for one in wanted.values):
                yield Fault("value", path)
        case inspect.ListType() | inspect.VarTupleType():
            if not isinstance(value, list):
                yield Fault("kind", path, "array")
                return
            yield from _bounds(len(value), "array", wanted.min_length, wanted.max_length, path)
            for n, one in enumerate(value):
                yield from _faults(one, wanted.item_type, f"{path}[{n}]")
        case inspect.DictType():
            if not isinstance(value, dict):
                yield Fault("kind", path, "object")
                return
            yield from _bounds(len(value), "object", wanted.min_length, wanted.max_length, path)
            for key, one in value.items():
                yield from _faults(one, wanted.value_type, f"{path}.{key}")
        case inspect.StrType():
            if not isinstance(value, str):
                yield Fault("kind", path, "str")
                return
            yield from _bounds(len(value), "str", wanted.min_length, wanted.max_length, path)
        case inspect.IntType():
            if not isinstance(value, int) or isinstance(value, bool):
                yield Fault("kind", path, "int")
                return
            yield from _bounds(value, "int", wanted.ge, wanted.le, path)
        case inspect.FloatType():
            if not isinstance(value, int | float) or isinstance(value, bool):
                yield Fault("kind", path, "float")
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield Fault("kind", path, "bool")
        case inspect.NoneType():
            if value is not None:
                yield Fault("value", path)


def _struct(value: Any, wanted: inspect.StructType, path: str) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault("kind", path, "object")
        return
    fields = {field.encode_name: field for field in wanted.fields}
    for name, one in value.items():
        if name in fields:
            yield from _faults(one, fields[name].type, join(path, name))
        elif wanted.forbid_unknown_fields:
            yield Fault("unknown", join(path, name))
    for name, field in fields.items():
        if field.required and name not in value:
            yield Fault("missing", join(path, name))


def _union(value: Any, wanted: inspect.UnionType, path: str) -> Iterator[Fault]:
    """Of several types the one that is meant, where that is clear."""
    tried = [next(_faults(value, one, path), None) for one in wanted.types if not isinstance(one, inspect.NoneType)]
    if value is None and len(tried) < len(wanted.types):
        return
    faults = [fault for fault in tried if fault is not None]
    if len(faults) == len(tried):
        yield faults[0] if len(faults) == 1 else Fault("value", path)


def _bounds(size: float, kind: str, least: float | None, most: float | None, path: str) -> Iterator[Fault]:
    if least is not None and size < least:
        yield Fault("least", path, kind, int(least))
    if most is not None and size > most:
        yield Fault("most", path, kind, int(most))
