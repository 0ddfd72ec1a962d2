"""Plain data in and out: msgspec with pieces written as their names."""

from typing import Any, TypeVar

import msgspec

from slet.kernel.pieces import Piece

T = TypeVar("T")


def _write(value: object) -> object:
    if isinstance(value, Piece):
        return value.name
    raise NotImplementedError(f"{type(value).__name__} is not plain data")


def _read(wanted: type, value: Any) -> object:
    if issubclass(wanted, Piece):
        return wanted.named(value)
    raise ValueError(f"{wanted.__name__} is not plain data")


def to_plain(value: object) -> Any:
    """The value as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_write)


_WRITER = msgspec.json.Encoder(enc_hook=_write)


def to_json(value: object) -> bytes:
    return _WRITER.encode(value)


def from_plain(value: object, wanted: type[T]) -> T:
    return msgspec.convert(value, wanted, dec_hook=_read, str_keys=True)  # keys are texts, as in JSON


def from_json(text: bytes | str, wanted: type[T]) -> T:
    return msgspec.json.decode(text, type=wanted, dec_hook=_read)
