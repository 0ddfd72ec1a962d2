"""What is printed on cards, tiles and the map, for whoever draws them: all of it is open to everybody."""

import msgspec

from slet.games.the_witches.pieces.cards import DECK, Card
from slet.games.the_witches.pieces.load import Against, Benefit, Family, Level, Power, Symbol
from slet.games.the_witches.pieces.places import DUNGEON, LOCATIONS, PATHS, SPACES, SPACES_OF, Space
from slet.games.the_witches.pieces.tiles import ONE_OF_A_KIND, Tile
from slet.games.wording import Wording


class CardFace(msgspec.Struct, frozen=True):
    name: str
    symbol: Symbol
    benefit: Benefit
    benefit_name: str
    against: Against
    power: Power
    location: str


class TileFace(msgspec.Struct, frozen=True):
    kind: str
    name: str
    level: Level
    points: int
    difficulty: int
    family: Family


class SpaceFace(msgspec.Struct, frozen=True):
    name: str
    to: str
    """As in "to Skund"."""
    at: str
    """As in "at Skund"."""


class LocationFace(msgspec.Struct, frozen=True):
    name: str
    spaces: tuple[str, ...]


class Printed(msgspec.Struct, frozen=True):
    cards: dict[str, CardFace]
    tiles: dict[str, TileFace]
    """By their kind: tiles of a kind are alike."""
    spaces: dict[str, SpaceFace]
    locations: dict[str, LocationFace]
    paths: tuple[tuple[str, str], ...]


def printed(words: Wording) -> Printed:
    return Printed(
        cards={card.name: _card(card, words) for card in DECK},
        tiles={kind: _tile(tile, words) for kind, tile in sorted(ONE_OF_A_KIND.items())},
        spaces={space.name: _space(space, words) for space in (*SPACES, DUNGEON)},
        locations={location: _location(SPACES_OF[location], words) for location in LOCATIONS},
        paths=PATHS,
    )


def _card(card: Card, words: Wording) -> CardFace:
    forms = words.forms(card)
    return CardFace(
        name=forms[""],
        symbol=card.symbol,
        benefit=card.benefit,
        benefit_name=forms["benefit"],
        against=card.against,
        power=card.power,
        location=card.location,
    )


def _tile(tile: Tile, words: Wording) -> TileFace:
    return TileFace(tile.kind, words.piece(tile), tile.row.level, tile.points, tile.difficulty, tile.family)


def _space(space: Space, words: Wording) -> SpaceFace:
    forms = words.forms(space)
    return SpaceFace(forms[""], forms["to"], forms["at"])


def _location(spaces: tuple[Space, ...], words: Wording) -> LocationFace:
    return LocationFace(words.forms(spaces[0])["location"], tuple(space.name for space in spaces))
