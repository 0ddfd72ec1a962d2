"""What the keys of `choices.py` are called: the option in words, in the language of the reader."""

import importlib
import pkgutil
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from slet.games.wording import package_name, wording
from slet.kernel.pieces import Piece
from slet.kernel.questions import HasId, Option


def spoken(game: str, key: str, language: str) -> str | None:
    """The option that the key stands for, in words; None where it stands for many that differ."""
    option = _option(game, key)
    return None if option is None else wording(game, language).option(option)


def piece_of(game: str, key: str) -> Piece | None:
    """The piece that the key names."""
    option = _option(game, key)
    if option is None or isinstance(option, Piece):
        return option
    values = [getattr(option, name) for name in getattr(option, "__struct_fields__", ())]
    return next((value for value in values if isinstance(value, Piece)), None)


@cache
def _option(game: str, key: str) -> HasId | None:
    pieces, kinds = _things(game)
    if key in pieces:
        return pieces[key]
    verb, _, rest = key.partition(":")
    kind = kinds.get(verb)
    return None if kind is None else _made(kind, rest)


@cache
def _things(game: str) -> tuple[dict[str, Piece], dict[str, type[Option]]]:
    """All pieces that a game has, by their ids, and its kinds of options, by their verbs."""
    package = importlib.import_module(f"slet.games.{package_name(game)}")
    pieces: dict[str, Piece] = {}
    kinds: dict[str, type[Option]] = {}
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        for thing in vars(importlib.import_module(found.name)).values():
            if isinstance(thing, type) and issubclass(thing, Piece) and thing is not Piece:
                pieces |= {piece.id: piece for piece in map(thing.named, thing.names())}
            elif isinstance(thing, type) and issubclass(thing, Option) and thing is not Option:
                kinds[str(thing.__struct_config__.tag)] = thing
    return pieces, kinds


def _made(kind: type[Option], rest: str) -> HasId | None:
    """Some option of that kind with what the key names; the rest of it says nothing there."""
    hints: dict[str, Any] = get_type_hints(kind)
    names = [name for name, hint in hints.items() if isinstance(hint, type) and issubclass(hint, Piece)]
    if hints and not rest:
        return None
    values: dict[str, Any] = {}
    for name, hint in hints.items():
        if name in names:
            values[name] = rest
        elif get_origin(hint) is Literal:
            values[name] = get_args(hint)[0] if len(hints) > 1 else rest
        elif hint is int:
            values[name] = 1 if len(hints) > 1 else int(rest)
        else:
            return None
    try:
        return msgspec.convert(values, kind, dec_hook=lambda wanted, name: wanted.named(name))
    except msgspec.ValidationError:
        return None
