"""What stands in the fields of a view, for whoever tells it in words: which name a seat, and which a kind of piece.

It is read from the types of the view, so that nobody has to guess it from a field's name.
"""

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from slet.games import find_game
from slet.kernel.pieces import Piece

SEAT = "seat"
ANY = "*"
"""In a path: whatever the key is."""


@cache
def view_fields(game_id: str) -> dict[str, str]:
    """By the path of a field, without the places in lists (`trick.card`): `seat`, or the kind of its pieces."""
    view = get_type_hints(find_game(game_id).sight.view)["return"]
    found: dict[str, str] = {}
    _look_into(view, "", found, ())
    return found


def _look_into(kind: Any, path: str, found: dict[str, str], within: tuple[type, ...]) -> None:
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        if SEAT in inside[1:]:
            found[path] = SEAT
        else:
            _look_into(inside[0], path, found, within)
    elif origin in (Union, UnionType, list, tuple):
        for one in inside:
            _look_into(one, path, found, within)
    elif origin is dict:
        _look_into(inside[1], join(path, ANY), found, within)
    elif isinstance(kind, type) and issubclass(kind, Piece):
        found[path] = kind.__name__.lower()
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in within:
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if name in kind.__struct_fields__:
                _look_into(hint, join(path, name), found, (*within, kind))


def join(path: str, name: str) -> str:
    """The path of a field that lies inside another one."""
    return f"{path}.{name}" if path else name
