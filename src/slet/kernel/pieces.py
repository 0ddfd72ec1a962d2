"""Printed things: cards, tiles, tokens."""

from typing import Any, ClassVar, Self


class Piece:
    """One printed thing of a game, known by its name: `red-7`, `tower-3`.

    There is exactly one object for each piece, so pieces are compared by identity, shared by all copies of a
    state, and written in JSON as their name. A piece may be offered as an option as it is; its id is then
    `verb:name`. Pieces are never changed after the game module was loaded.
    """

    __slots__ = ("id", "name")
    verb: ClassVar[str] = "take"
    counted: ClassVar[bool] = True
    """Whether several alike are told as `3× blue`, and not one by one as the faces of dice are."""
    _by_name: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        if Piece in cls.__bases__:  # a kind of cards; kinds of that kind share its names
            cls._by_name = {}

    def __init__(self, name: str) -> None:
        if name in self._by_name:
            raise ValueError(f"two pieces are called {name}")
        self.name = name
        self.id = f"{self.verb}:{name}"
        self._by_name[name] = self

    @classmethod
    def named(cls, name: str) -> Self:
        try:
            piece: Self = cls._by_name[name]
        except (KeyError, TypeError):
            raise ValueError(f"there is no {cls.__name__.lower()} called {name!r}") from None
        return piece

    @classmethod
    def names(cls) -> list[str]:
        return list(cls._by_name)

    def words(self) -> dict[str, Any]:
        """The arguments of this piece's name in the wording files: texts, numbers, or other pieces."""
        return {"name": self.name}

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self).named, (self.name,)

    def __repr__(self) -> str:
        return f"<{self.name}>"
