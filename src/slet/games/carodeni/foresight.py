"""What could be brewed, what it still lacks, and what each thing on offer would change: for those who plan.

All of it follows from what lies open (CAR-123), so everybody may see it; the rules are those of brewing, asked ahead.
"""

import msgspec

from slet.games.carodeni.brewing import move_into_clan
from slet.games.carodeni.components import Goal, Potion, Witch
from slet.games.carodeni.gathering import on_offer, put
from slet.games.carodeni.goals import in_clan
from slet.games.carodeni.kinds import INGREDIENTS, LOCATIONS, Animal, Ingredient, Tool
from slet.games.carodeni.moves import Pay, Take
from slet.games.carodeni.payment import Service, can_pay, missing_ingredients, ways_to_pay
from slet.games.carodeni.state import Area, CarodeniState
from slet.games.carodeni.taming import tameable


class Prospect(msgspec.Struct, frozen=True):
    """How far a waiting potion is from being brewed."""

    potion: Potion
    paid: tuple[Ingredient, ...]
    """What is there of its ingredients."""
    missing: tuple[Ingredient, ...]
    clan_tools: tuple[Tool, ...]
    """Tools of its own kinds that serve and are in the clan already."""
    new_tools: tuple[Tool, ...]
    """Waiting ones that serve and would move into the clan."""
    missing_tools: tuple[Tool, ...]
    any_tools: int
    """How many symbols for any tool can be served …"""
    missing_any: int
    """… and how many cannot."""
    pairs: int
    """So many pairs would have to stand for what is missing …"""
    spare_pairs: int
    """… and so many there are."""
    ways: tuple[Pay, ...]
    """Every way to pay; none where it cannot be paid."""
    brewers: tuple[Witch, ...]
    """The active card and those in hand that have a fitting flag."""
    goals: tuple[Goal, ...]
    """What would be met at once if the active witch brewed it (paid in the first way)."""


class Opening(msgspec.Struct, frozen=True):
    """What one more thing would make possible in this turn."""

    option: str
    potions: tuple[Potion, ...]
    """Those that the active witch could brew with it and cannot brew without it."""
    animals: tuple[Animal, ...]
    """The same of taming."""


def prospects(s: CarodeniState, area: Area, active: Witch | None) -> tuple[Prospect, ...]:
    witches = [*([] if active is None else [active]), *area.hand]
    return tuple([_prospect(s, area, potion, witches, active) for potion in area.potions])


def _prospect(s: CarodeniState, area: Area, potion: Potion, witches: list[Witch], active: Witch | None) -> Prospect:
    service = Service(area, potion)
    lacking, spare_pairs = missing_ingredients(area.stock, potion)
    paid = [min(need, have) for need, have in zip(potion.needs, area.stock, strict=True)]
    missing = [need - there for need, there in zip(potion.needs, paid, strict=True)]
    clan = [tool for tool in potion.tools if tool in [card.tool for card in area.clan_tools]]
    ways = tuple(ways_to_pay(area, potion)) if can_pay(area, potion) else ()
    brews = active is not None and active.brews(potion)
    return Prospect(
        potion=potion,
        paid=_one_by_one(paid),
        missing=_one_by_one(missing),
        clan_tools=tuple(clan),
        new_tools=tuple(service.called),
        missing_tools=tuple(tool for tool in potion.tools if tool not in (*clan, *service.called)),
        any_tools=service.any_served,
        missing_any=potion.any_tools - service.any_served,
        pairs=lacking + service.lacking,
        spare_pairs=spare_pairs,
        ways=ways,
        brewers=tuple(witch for witch in witches if witch.brews(potion)),
        goals=_goals_met(s, area, potion, active, ways[0]) if ways and brews and active is not None else (),
    )


def _one_by_one(numbers: list[int]) -> tuple[Ingredient, ...]:
    return tuple(kind for kind, number in zip(INGREDIENTS, numbers, strict=True) for _ in range(number))


def _goals_met(s: CarodeniState, area: Area, potion: Potion, witch: Witch, way: Pay) -> tuple[Goal, ...]:
    """CAR-59: the goals that the clan would meet with all that moves into it."""
    then = area.copy()
    move_into_clan(then, potion, witch, way)
    return tuple(goal for goal in s.goals if progress(then, goal) == wanted(goal))


def wanted(goal: Goal) -> int:
    return sum(need.number for need in goal.needs)


def progress(area: Area, goal: Goal) -> int:
    """How many of the things that a goal asks for are in the clan."""
    return sum(min(in_clan(area, need), need.number) for need in goal.needs)


def openings(s: CarodeniState) -> tuple[Opening, ...]:
    """CAR-46, CAR-85: for everything that can still be taken in this gathering, what it would make possible."""
    if s.step != "gather":
        return ()
    me = s.areas[s.turn]
    witch = me.pile[-1]
    if witch.is_novice:
        return ()
    before = _possible(s, me, witch)
    found = []
    for location in LOCATIONS:
        for option in on_offer(s, location) if s.points[location.place] else []:
            potions, animals = _possible(s, _with(me, option), witch)
            new = Opening(
                option.id,
                tuple(potion for potion in potions if potion not in before[0]),
                tuple(animal for animal in animals if animal not in before[1]),
            )
            if new.potions or new.animals:
                found.append(new)
    return tuple(found)


def _possible(s: CarodeniState, area: Area, witch: Witch) -> tuple[list[Potion], list[Animal]]:
    potions = [potion for potion in area.potions if witch.brews(potion) and can_pay(area, potion)]
    return potions, tameable(area) if s.animals else []


def _with(area: Area, option: Take) -> Area:
    then = area.copy()
    put(then, option)
    return then
