"""WIT-04 to WIT-10: the map of Lancre. Witches and problems are on *spaces*; cards name *locations*."""

from typing import ClassVar

from slet.games.the_witches.pieces.load import LocationRow, read_locations, text_of
from slet.kernel import Piece

_LOCATIONS, _PATHS = read_locations(text_of("map.toml"))


class Space(Piece):
    """A space of the map: `oak`, `town-2`. The Dungeon is one that belongs to no location."""

    __slots__ = ("location", "neighbours", "number", "others", "row", "start", "way")
    verb: ClassVar[str] = "space"

    def __init__(self, name: str, number: int, row: LocationRow | None, way: int = 0) -> None:
        super().__init__(name)
        self.number = number
        self.row = row
        self.location = row.id if row else "dungeon"
        self.way = way
        """Which of the spaces of its location, from 1; 0 where there is only one."""
        self.start = row.start if row and way < 2 else "none"
        self.neighbours: tuple[Space, ...] = ()
        """WIT-07: all spaces of the adjacent locations."""
        self.others: tuple[Space, ...] = ()
        """The other spaces of the same Town or Castle."""

    def words(self) -> dict[str, str | int]:
        row = self.row
        names = {"en": row.en, "cs": row.cs, "to": row.cs_to, "at": row.cs_at} if row else _DUNGEON_NAMES
        return {"name": self.location, "way": self.way, **names}


_DUNGEON_NAMES = {"en": "the Dungeon", "cs": "Hladomorna", "to": "do Hladomorny", "at": "v Hladomorně"}


def _spaces() -> list[Space]:
    spaces: list[Space] = []
    for row in _LOCATIONS:
        several = row.spaces > 1
        for way in range(1, row.spaces + 1):
            name = f"{row.id}-{way}" if several else row.id
            spaces.append(Space(name, len(spaces), row, way if several else 0))
    return spaces


SPACES: tuple[Space, ...] = tuple(_spaces())
DUNGEON = Space("dungeon", len(SPACES), None)
"""WIT-08: no path leads there, no card names it, no problem lies there."""
LOCATIONS: tuple[str, ...] = tuple(row.id for row in _LOCATIONS)
SPACES_OF: dict[str, tuple[Space, ...]] = {
    name: tuple(space for space in SPACES if space.location == name) for name in LOCATIONS
}
COTTAGE = SPACES_OF["granny"][0]
PATHS: tuple[tuple[str, str], ...] = tuple(path.between for path in _PATHS)

for _space in SPACES:
    _ends = {end for path in PATHS if _space.location in path for end in path} - {_space.location}
    _space.neighbours = tuple(space for space in SPACES if space.location in _ends)
    _space.others = tuple(space for space in SPACES_OF[_space.location] if space is not _space)
