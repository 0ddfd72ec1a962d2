"""The board: what is taken is replaced at once, and what has come back to the bag fills it up.

Between the two there is a gap, and that is when the taking is told: then the thing lies with its taker, and what comes
in its place nobody has seen yet.
"""

from typing import Literal

from slet.games.carodeni.ending import begin_end
from slet.games.carodeni.events import DeckFromBox
from slet.games.carodeni.pieces.kinds import INGREDIENTS, LOCATIONS, ROOM, Ingredient, Location
from slet.games.carodeni.state import Card, CarodeniState, Supply
from slet.kernel import Rule, draw_one, shuffle, tell


def spots_of(location: Location) -> range:
    """Where the ingredients of a location lie, from the left."""
    return range(ROOM * location.place, ROOM * (location.place + 1))


def location_of(spot: int) -> Location:
    return LOCATIONS[spot // ROOM]


def fill_spots(s: CarodeniState, renewed: Location | None = None) -> Rule[None]:
    """CAR-35, CAR-37: empty places are filled from the bag, from the top and the left, a renewed location first."""
    order = range(len(s.spots)) if renewed is None else (*spots_of(renewed), *range(len(s.spots)))
    for spot in order:
        if s.spots[spot] is None:
            tokens = sum(s.bag)
            if not tokens:
                return
            token = yield from draw_one(range(tokens))
            s.spots[spot] = take_from_bag(s, token)


def take_from_bag(s: CarodeniState, token: int) -> Ingredient:
    """The token with that number, counted through the bag in the order of the kinds."""
    for kind in INGREDIENTS:
        if token < s.bag[kind.place]:
            s.bag[kind.place] -= 1
            return kind
        token -= s.bag[kind.place]
    raise AssertionError("the bag holds fewer tokens than were counted")


def lift(supply: Supply[Card], card: Card) -> int:
    """A card is taken from where it lies, which stays empty until it is replaced. The place."""
    place = supply.open.index(card)
    supply.open[place] = None
    return place


def replace_card(s: CarodeniState, supply: Supply[Card], place: int) -> Rule[None]:
    """CAR-35, CAR-70, CAR-72: the top card is laid out; with the last one the end begins, and the box comes in."""
    if not supply.deck:
        return
    supply.open[place] = supply.deck.pop()
    supply.under = min(supply.under, len(supply.deck))
    if not supply.deck:
        which: Literal["potions", "witches"] = "potions" if supply is s.potions else "witches"
        begin_end(s, which)
        if supply.box:
            supply.deck = (yield from shuffle(supply.box))[::-1]
            supply.box = ()
            tell(s, DeckFromBox, which)


def put_under(supply: Supply[Card]) -> None:
    """CAR-39, CAR-40: what lies open goes under the deck in the order in which it lay, the lake's lowest."""
    under = supply.on_offer[::-1]
    supply.deck[:0] = under
    supply.under += len(under)
    supply.open = [None] * len(LOCATIONS)


def lay_out_anew(s: CarodeniState, supply: Supply[Card]) -> Rule[None]:
    """CAR-39: new ones from the top."""
    for place in range(len(LOCATIONS)):
        yield from replace_card(s, supply, place)


def put_back(s: CarodeniState, location: Location) -> None:
    """CAR-39: what lies at the location goes back into the bag."""
    for spot in spots_of(location):
        kind = s.spots[spot]
        if kind is not None:
            s.bag[kind.place] += 1
            s.spots[spot] = None
