"""What is printed: the rows of `data/*.toml`, read and checked.

A wrong row is refused with a sentence that names it, so that whoever corrects one by hand finds the slip.
"""

import tomllib
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Literal, TypeVar

import msgspec

Source = Literal["rulebook", "public", "reconstructed"]
Symbol = Literal["magic", "headology", "broomstick"]
Benefit = Literal[
    "bonus2",
    "bonus4",
    "cards",
    "cards_cackle",
    "sheep",
    "death",
    "invisible",
    "shamble",
    "move",
    "help",
    "reroll",
    "self",
    "trans",
    "rescue",
    "borrow",
]
Power = Literal["granny", "nanny", "magrat", "agnes", "perdita", "none"]
Against = Literal["elf", "vampire", "none"]
Level = Literal["easy", "hard"]
Family = Literal["elf", "vampire", "felmet", "cunning", "hiver", "winter", "lilith", "none"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row that has an id and names."""

    id: str
    en: str
    cs: str


class LocationRow(Row, frozen=True, kw_only=True):
    cs_to: str
    cs_at: str
    spaces: int
    start: Literal["green", "purple", "none"]
    source: dict[str, Source] = msgspec.field(name="from")


class PathRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    between: tuple[str, str]
    source: Source = msgspec.field(name="from")


class TileRow(Row, frozen=True, kw_only=True):
    level: Level
    points: int
    difficulty: int
    copies: int
    family: Family
    source: dict[str, Source] = msgspec.field(name="from")


class CardRow(Row, frozen=True, kw_only=True):
    symbol: Symbol
    benefit: Benefit
    against: Against = "none"
    power: Power
    location: str
    source: dict[str, Source] = msgspec.field(name="from")


R = TypeVar("R", bound=msgspec.Struct)


class WrongRow(ValueError):
    """A row of the data files that cannot be right; the text names it and says why."""


def read_locations(text: str) -> tuple[list[LocationRow], list[PathRow]]:
    """WIT-04, WIT-06, WIT-10: the map. All locations hang together."""
    tables = _tables("map.toml", text, "location", "path")
    locations = _rows("map.toml", "location", tables["location"], LocationRow)
    paths = _rows("map.toml", "path", tables["path"], PathRow)
    _unique("map.toml", "location", locations)
    for row in locations:
        if row.spaces < 1:
            raise _wrong("map.toml", "location", row.id, f"it has {row.spaces} spaces, and needs one at least")
    _total("map.toml", "locations", len(locations), 22)
    _total("map.toml", "spaces", sum(row.spaces for row in locations), 25)
    _total("map.toml", "green start squares", sum(row.start == "green" for row in locations), 10)
    _total("map.toml", "purple start squares", sum(row.start == "purple" for row in locations), 5)
    _check_paths(locations, paths)
    return locations, paths


def _check_paths(locations: Sequence[LocationRow], paths: Sequence[PathRow]) -> None:
    known = {row.id for row in locations}
    seen: set[frozenset[str]] = set()
    for path in paths:
        name = " – ".join(path.between)
        for end in path.between:
            if end not in known:
                raise _wrong("map.toml", "path", name, f"there is no location {end!r}")
        if len(set(path.between)) < 2 or frozenset(path.between) in seen:
            raise _wrong("map.toml", "path", name, "a path joins two locations, and stands once")
        seen.add(frozenset(path.between))
    reached = {locations[0].id}
    for _ in locations:
        reached |= {end for path in seen if path & reached for end in path}
    if missing := [row.id for row in locations if row.id not in reached]:
        raise _wrong("map.toml", "location", missing[0], f"no path leads there from {locations[0].id!r}")


def read_tiles(text: str) -> list[TileRow]:
    """WIT-02, WIT-11 to WIT-14: 30 Easy and 17 Hard problem tiles."""
    rows = _rows("tiles.toml", "tile", _tables("tiles.toml", text, "tile")["tile"], TileRow)
    _unique("tiles.toml", "tile", rows)
    for row in rows:
        if min(row.points, row.difficulty, row.copies) < 1:
            raise _wrong("tiles.toml", "tile", row.id, "points, difficulty and copies are 1 at least")
        if (row.level == "easy") != (row.family == "none"):
            raise _wrong("tiles.toml", "tile", row.id, "a Hard tile has a family, and an Easy one has none")
    for level, total in (("easy", 30), ("hard", 17)):
        _total("tiles.toml", f"{level} tiles", sum(row.copies for row in rows if row.level == level), total)
    return rows


def read_cards(text: str, locations: Sequence[str]) -> list[CardRow]:
    """WIT-15, WIT-16: 55 cards, each with a location of the map; every location is named by two at least."""
    rows = _rows("cards.toml", "card", _tables("cards.toml", text, "card")["card"], CardRow)
    _unique("cards.toml", "card", rows)
    for row in rows:
        if row.location not in locations:
            raise _wrong("cards.toml", "card", row.id, f"there is no location {row.location!r} on the map")
        if (row.benefit == "bonus4") != (row.against != "none"):
            raise _wrong("cards.toml", "card", row.id, "a +4 is against elves or vampires, and nothing else is")
    _total("cards.toml", "cards", len(rows), 55)
    named = Counter(row.location for row in rows)
    for location in locations:
        if named[location] < 2:
            many = f"is named by {named[location]}, and needs two cards at least"
            raise WrongRow(f"cards.toml: the location {location!r} {many}.")
    return rows


def text_of(name: str) -> str:
    return (files("slet.games.the_witches") / "data" / name).read_text(encoding="utf-8")


# --- reading ---------------------------------------------------------------------------------------------------


def _tables(file: str, text: str, *wanted: str) -> dict[str, list[Any]]:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise WrongRow(f"{file} cannot be read: {error}.") from None
    for name in wanted:
        if not isinstance(tables.get(name), list):
            raise WrongRow(f"{file} has no rows [[{name}]].")
    if unknown := sorted(set(tables) - set(wanted)):
        raise WrongRow(f"{file} has rows [[{unknown[0]}]], which nothing reads.")
    return tables


def _rows(file: str, kind: str, rows: list[Any], wanted: type[R]) -> list[R]:
    found = []
    for number, row in enumerate(rows, 1):
        try:
            found.append(msgspec.convert(row, wanted))
        except msgspec.ValidationError as error:
            name = row.get("id", f"number {number}") if isinstance(row, dict) else f"number {number}"
            raise _wrong(file, kind, str(name), str(error)) from None
    return found


def _unique(file: str, kind: str, rows: Sequence[Row]) -> None:
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            raise _wrong(file, kind, row.id, "this id stands twice")
        seen.add(row.id)


def _total(file: str, what: str, found: int, needed: int) -> None:
    if found != needed:
        raise WrongRow(f"{file}: there are {found} {what}, and there must be {needed}.")


def _wrong(file: str, kind: str, name: str, why: str) -> WrongRow:
    return WrongRow(f"{file}, {kind} {name!r}: {why}.")
