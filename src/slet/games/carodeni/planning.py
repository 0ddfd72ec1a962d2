"""What could be brewed, what it still lacks, and what each thing on offer would change: for those who plan.

All of it follows from what lies open (CAR-123), so everybody may see it; the rules are those of brewing, asked ahead.
"""

from functools import cache

import msgspec

from slet.games.carodeni.brewing import move_into_clan
from slet.games.carodeni.gathering import on_offer, put
from slet.games.carodeni.goals import in_clan
from slet.games.carodeni.options import Pay
from slet.games.carodeni.payment import Service, can_pay, missing_ingredients, ways_with
from slet.games.carodeni.pieces.box import Goal, Potion, Witch
from slet.games.carodeni.pieces.kinds import INGREDIENTS, LOCATIONS, Animal, Ingredient, Tool
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


def prospects(area: Area, goals: tuple[Goal, ...], active: Witch | None) -> tuple[Prospect, ...]:
    witches = [*([] if active is None else [active]), *area.hand]
    return tuple([_prospect(area, goals, potion, witches, active) for potion in area.potions])


def _prospect(
    area: Area, goals: tuple[Goal, ...], potion: Potion, witches: list[Witch], active: Witch | None
) -> Prospect:
    service = Service(area, potion)
    lacking, spare_pairs = missing_ingredients(area.stock, potion)
    pairs = lacking + service.lacking
    paid = tuple([min(need, have) for need, have in zip(potion.needs, area.stock, strict=True)])
    ways = tuple(ways_with(service, area, potion)) if pairs <= spare_pairs else ()
    clan, missing_tools = _tools_there(area, potion, service) if potion.tools else ((), ())
    brews = active is not None and active.brews(potion)
    return Prospect(
        potion=potion,
        paid=_one_by_one(paid),
        missing=_missing(potion, paid),
        clan_tools=clan,
        new_tools=tuple(service.called),
        missing_tools=missing_tools,
        any_tools=service.any_served,
        missing_any=potion.any_tools - service.any_served,
        pairs=pairs,
        spare_pairs=spare_pairs,
        ways=ways,
        brewers=tuple([witch for witch in witches if witch.brews(potion)]),
        goals=_goals_met(area, goals, potion, active, ways[0]) if ways and brews and active is not None else (),
    )


def _tools_there(area: Area, potion: Potion, service: Service) -> tuple[tuple[Tool, ...], tuple[Tool, ...]]:
    """Of a potion's own tools those that the clan has, and those that are nowhere."""
    in_clan = [card.back for card in area.clan_tools]
    clan = tuple([tool for tool in potion.tools if tool in in_clan])
    return clan, tuple([tool for tool in potion.tools if tool not in clan and tool not in service.called])


@cache
def _missing(potion: Potion, paid: tuple[int, ...]) -> tuple[Ingredient, ...]:
    return _one_by_one(tuple([need - there for need, there in zip(potion.needs, paid, strict=True)]))


@cache
def _one_by_one(numbers: tuple[int, ...]) -> tuple[Ingredient, ...]:
    return tuple([kind for kind, number in zip(INGREDIENTS, numbers, strict=True) for _ in range(number)])


def _goals_met(area: Area, goals: tuple[Goal, ...], potion: Potion, witch: Witch, way: Pay) -> tuple[Goal, ...]:
    """CAR-59: the goals that the clan would meet with all that moves into it."""
    then = area.copy()
    move_into_clan(then, potion, witch, way)
    return tuple(goal for goal in goals if progress(then, goal) == wanted(goal))


def wanted(goal: Goal) -> int:
    return sum([need.number for need in goal.needs])


def progress(area: Area, goal: Goal) -> int:
    """How many of the things that a goal asks for are in the clan."""
    return sum([min(in_clan(area, need), need.number) for need in goal.needs])


def openings(s: CarodeniState) -> tuple[Opening, ...]:
    """CAR-46, CAR-85: for everything that can still be taken in this gathering, what it would make possible."""
    if s.step != "gather":
        return ()
    me = s.areas[s.turn]
    witch = me.pile[-1]
    if witch.is_novice:
        return ()
    beyond = [potion for potion in me.potions if witch.brews(potion) and not can_pay(me, potion)]
    tamed = tameable(me) if s.settings.animals else []
    found = []
    for location in LOCATIONS:
        for option in on_offer(s, location) if s.points[location.place] else []:
            then = me.copy()
            put(then, option)
            new = [potion for potion in then.potions[len(me.potions) :] if witch.brews(potion)]
            potions = [potion for potion in (*beyond, *new) if can_pay(then, potion)]
            animals = [animal for animal in tameable(then) if animal not in tamed] if s.settings.animals else []
            if potions or animals:
                found.append(Opening(option.id, tuple(potions), tuple(animals)))
    return tuple(found)
