"""WIT-11 to WIT-14: the problem tiles."""

from typing import ClassVar

from slet.games.the_witches.pieces.load import TileRow, read_tiles, text_of
from slet.kernel import Piece


class Tile(Piece):
    """A problem tile: `fever-3`, `lilith`. Tiles of a kind are alike; the number only tells them apart in records."""

    __slots__ = ("difficulty", "family", "is_hard", "kind", "points", "row")
    verb: ClassVar[str] = "tile"

    def __init__(self, name: str, row: TileRow) -> None:
        super().__init__(name)
        self.row = row
        self.kind = row.id
        self.points = row.points
        self.difficulty = row.difficulty
        self.family = row.family
        self.is_hard = row.level == "hard"

    def words(self) -> dict[str, str | int]:
        return {"name": self.kind, "en": self.row.en, "cs": self.row.cs}


def _tiles() -> list[Tile]:
    tiles = []
    for row in read_tiles(text_of("tiles.toml")):
        names = [row.id] if row.copies == 1 else [f"{row.id}-{n}" for n in range(1, row.copies + 1)]
        tiles += [Tile(name, row) for name in names]
    return tiles


_ALL = _tiles()
EASY: tuple[Tile, ...] = tuple(tile for tile in _ALL if not tile.is_hard)
HARD: tuple[Tile, ...] = tuple(tile for tile in _ALL if tile.is_hard)
ONE_OF_A_KIND: dict[str, Tile] = {tile.kind: tile for tile in reversed(_ALL)}
