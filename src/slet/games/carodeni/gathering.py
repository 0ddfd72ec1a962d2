"""Gathering: the refresh symbol, then one action point after the other, from the mountains down."""

from slet.games.carodeni.display import (
    fill_spots,
    lay_out_anew,
    lift,
    put_back,
    put_under,
    replace_card,
    spots_of,
)
from slet.games.carodeni.events import (
    PointLost,
    RenewedIngredients,
    RenewedPotions,
    RenewedWitches,
    TookAnimal,
    TookIngredient,
    TookPotion,
    TookTool,
    TookWitch,
)
from slet.games.carodeni.options import (
    ANIMAL_TAKES,
    INGREDIENT_TAKES,
    POTION_TAKES,
    RENEW_INGREDIENTS,
    RENEW_NOTHING,
    RENEW_POTIONS,
    RENEW_WITCHES,
    WITCH_TAKES,
    Renew,
    RenewIngredients,
    RenewPotions,
    RenewWitches,
    Take,
    TakeIngredient,
    TakePotion,
    TakeTool,
    TakeWitch,
)
from slet.games.carodeni.pieces.kinds import LOCATIONS, ROOM, Location
from slet.games.carodeni.state import Area, CarodeniState, Step
from slet.kernel import Rule, pick, tell


def refresh(s: CarodeniState) -> Rule[Step]:
    """CAR-38: before the first action point one of three things may be renewed."""
    choice = yield from pick(s.turn, "refresh", renewable(s), "CAR-38")
    if isinstance(choice, RenewWitches):
        put_under(s.witches)
        tell(s, RenewedWitches, s.turn)
        yield from lay_out_anew(s, s.witches)
    elif isinstance(choice, RenewPotions):
        put_under(s.potions)
        tell(s, RenewedPotions, s.turn)
        yield from lay_out_anew(s, s.potions)
    elif isinstance(choice, RenewIngredients):
        put_back(s, choice.location)
        tell(s, RenewedIngredients, s.turn, choice.location)
        yield from fill_spots(s, renewed=choice.location)
    return "gather"


def renewable(s: CarodeniState) -> list[Renew]:
    """What lies there to be renewed, or nothing."""
    options: list[Renew] = [RENEW_NOTHING]
    if any(s.witches.open):
        options.append(RENEW_WITCHES)
    if any(s.potions.open):
        options.append(RENEW_POTIONS)
    options += [RENEW_INGREDIENTS[at.place] for at in LOCATIONS if any(s.spots[spot] for spot in spots_of(at))]
    return options


def gather(s: CarodeniState) -> Rule[Step]:
    """CAR-30, CAR-31, CAR-36: all points are spent, each for one object at its own location, while there is one."""
    for location in LOCATIONS:
        while s.points[location.place]:
            options = on_offer(s, location)
            if options:
                choice = yield from pick(s.turn, "gather", options, "CAR-31")
                s.points[location.place] -= 1
                yield from take(s, choice)
            else:
                s.points[location.place] -= 1
                tell(s, PointLost, s.turn, location)
    return "brew"


def on_offer(s: CarodeniState, location: Location) -> list[Take]:
    """CAR-31, CAR-80: what one point can take at a location."""
    options: list[Take] = [*ingredient_takes(s, location)]
    potion, witch = s.potions.open[location.place], s.witches.open[location.place]
    if potion is not None:
        options += POTION_TAKES[potion]
    if witch is not None:
        options.append(WITCH_TAKES[witch])
        if s.settings.animals:
            options.append(ANIMAL_TAKES[witch])
    return options


def ingredient_takes(s: CarodeniState, location: Location) -> list[TakeIngredient]:
    """CAR-32: any of the three.

    Of equal ones in a row only the first is offered, except against Ostara, who reads the rows from the left
    (CAR-110), so that it matters which of them is gone.
    """
    options: list[TakeIngredient] = []
    seen = []
    for spot in spots_of(location):
        kind = s.spots[spot]
        if kind is not None and (kind not in seen or s.ostara is not None):
            seen.append(kind)
            options.append(INGREDIENT_TAKES[spot][kind])
    return options


def take(s: CarodeniState, choice: Take) -> Rule[None]:
    """CAR-32 to CAR-35: the object goes to its new owner; and what replaces it."""
    put(s.areas[s.turn], choice)
    if isinstance(choice, TakeIngredient):
        s.spots[ROOM * choice.location.place + choice.spot - 1] = None
        tell(s, TookIngredient, s.turn, choice.ingredient, choice.location)
        yield from fill_spots(s)
    elif isinstance(choice, TakePotion | TakeTool):
        place = lift(s.potions, choice.potion)
        if isinstance(choice, TakePotion):
            tell(s, TookPotion, s.turn, choice.potion, LOCATIONS[place])
        else:
            tell(s, TookTool, s.turn, choice.potion, choice.tool, LOCATIONS[place])
        yield from replace_card(s, s.potions, place)
    else:
        place = lift(s.witches, choice.witch)
        if isinstance(choice, TakeWitch):
            tell(s, TookWitch, s.turn, choice.witch, LOCATIONS[place])
        else:
            tell(s, TookAnimal, s.turn, choice.witch, choice.animal, LOCATIONS[place])
        yield from replace_card(s, s.witches, place)


def put(area: Area, choice: Take) -> None:
    """CAR-32 to CAR-35: where an object goes that is taken, as which side."""
    if isinstance(choice, TakeIngredient):
        area.stock[choice.ingredient.place] += 1
    elif isinstance(choice, TakePotion):
        area.potions.append(choice.potion)
    elif isinstance(choice, TakeTool):
        area.tools.append(choice.potion)
    elif isinstance(choice, TakeWitch):
        area.hand.append(choice.witch)
    else:
        area.animals.append(choice.witch)
