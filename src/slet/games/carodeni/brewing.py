"""Brewing a potion: CAR-41 to CAR-57."""

from collections.abc import Sequence

from slet.games.carodeni.display import fill_spots
from slet.games.carodeni.events import Brewed, ToolsIn
from slet.games.carodeni.goals import claim_goals
from slet.games.carodeni.options import BREW_NOTHING, BREWS, Brew, BrewNothing, Pay
from slet.games.carodeni.payment import can_pay, ways_to_pay
from slet.games.carodeni.pieces.box import Potion, Witch
from slet.games.carodeni.pieces.kinds import INGREDIENTS, Ingredient
from slet.games.carodeni.state import Area, CarodeniState, Step
from slet.kernel import Rule, pick, tell


def brew(s: CarodeniState) -> Rule[Step]:
    """CAR-41: after the last action point one waiting potion may be brewed; who does not may tame an animal."""
    me = s.areas[s.turn]
    witch = me.pile[-1]
    potions = brewable(me, witch)
    if not potions:
        return "tame"
    options: list[Brew | BrewNothing] = [BREWS[potion] for potion in potions]
    choice = yield from pick(s.turn, "brew", [*options, BREW_NOTHING], "CAR-41")
    if isinstance(choice, BrewNothing):
        return "tame"
    potion = choice.potion
    ways = ways_to_pay(me, potion)
    way = ways[0]
    if len(ways) > 1:
        s.brewing = potion
        way = yield from pick(s.turn, "pay", ways, "CAR-54" if way.pairs else "CAR-49")
        s.brewing = None
    paid = pay(s, me, potion, way)
    move_into_clan(me, potion, witch, way)
    s.step = "end_turn"  # from here on nobody sees an active card any more: she is in the clan
    tell(s, Brewed, s.turn, witch, potion, paid)
    if way.tools:
        tell(s, ToolsIn, s.turn, way.tools)
    claim_goals(s, s.turn)
    yield from fill_spots(s)
    return "end_turn"


def brewable(area: Area, witch: Witch) -> list[Potion]:
    """CAR-42 to CAR-46: the waiting potions with a flag of the active witch that can be paid for."""
    return [potion for potion in area.potions if witch.brews(potion) and can_pay(area, potion)]


def pay(s: CarodeniState, area: Area, potion: Potion, way: Pay) -> tuple[Ingredient, ...]:
    """CAR-47, CAR-54: what is paid, in kind and in pairs."""
    tokens = [min(need, have) for need, have in zip(potion.needs, area.stock, strict=True)]
    for kind in way.pairs:
        tokens[kind.place] += 2
    return give_back(s, area, tokens)


def give_back(s: CarodeniState, area: Area, tokens: Sequence[int]) -> tuple[Ingredient, ...]:
    """Put so many of each ingredient into the bag; returns them one by one."""
    for place, number in enumerate(tokens):
        area.stock[place] -= number
        s.bag[place] += number
    return tuple(kind for kind, number in zip(INGREDIENTS, tokens, strict=True) for _ in range(number))


def move_into_clan(area: Area, potion: Potion, witch: Witch, way: Pay) -> None:
    """CAR-50: the potion, the witch who brewed it and every waiting tool that was used."""
    area.potions.remove(potion)
    area.clan_potions += (potion,)
    area.pile.remove(witch)
    area.clan_witches += (witch,)
    for tool in way.tools:
        card = next(card for card in area.tools if card.back is tool)
        area.tools.remove(card)
        area.clan_tools += (card,)
