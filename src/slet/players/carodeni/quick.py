"""Čarodění at a glance: a fast policy for playing on imagined games.

What the seat lacks for its waiting potions gives each thing on the board a worth, and the best thing is taken. Nothing
is tried out on a copy. A pinch of chance lets near-equals take turns, so that many playouts see more of the game.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from slet.games.carodeni.options import (
    BrewNothing,
    Play,
    RenewIngredients,
    RenewPotions,
    TakeAnimal,
    TakeIngredient,
    TakePotion,
    TakeTool,
    TakeWitch,
)
from slet.games.carodeni.pieces.box import TOOL_POINTS, Witch
from slet.games.carodeni.pieces.kinds import LOCATIONS, ROOM
from slet.games.carodeni.state import CarodeniState
from slet.kernel.playout import Policy
from slet.kernel.questions import HasId, Pick
from slet.players.carodeni.wants import Wants

NOISE = 0.5
"""How far chance may lift one thing above another, in points."""


def quick(rng: Random, noise: float = NOISE) -> Policy:
    random = rng.random

    def policy(s: CarodeniState, pick: Pick) -> HasId:
        options = pick.options
        if len(options) == 1:
            return options[0]
        rule = RULES.get(pick.kind)
        if rule is None:
            return options[int(random() * len(options))]
        best, most = options[0], -1e9
        for option, worth in zip(options, rule(s, pick.seat, options), strict=True):
            lifted = worth + noise * random()
            if lifted > most:
                best, most = option, lifted
        return best

    return policy


def _takes(s: CarodeniState, seat: int, options: Sequence[Any]) -> list[float]:
    """What each thing is worth that an action point, or a rest, can take."""
    wants = Wants(s, seat)
    return [TAKES[option.__class__](wants, option) for option in options]


TAKES: dict[type, Callable[[Wants, Any], float]] = {
    TakeIngredient: lambda wants, option: wants.ingredients[option.ingredient.place],
    TakePotion: lambda wants, option: wants.potion(option.potion),
    TakeTool: lambda wants, option: wants.tool(option.tool),
    TakeWitch: lambda wants, option: wants.witch(option.witch),
    TakeAnimal: lambda wants, option: wants.animal(option.animal),
}


def _turns(s: CarodeniState, seat: int, options: Sequence[Any]) -> list[float]:
    """What sending a card out brings: the best things in its reach, and perhaps a potion. Or a rest."""
    wants = Wants(s, seat)
    animals = s.settings.animals
    reach = []
    for place in range(len(LOCATIONS)):
        gains = [wants.ingredients[kind.place] for kind in s.spots[ROOM * place : ROOM * place + ROOM] if kind]
        potion, witch = s.potions.open[place], s.witches.open[place]
        if potion is not None:
            gains.append(max(wants.potion(potion), wants.tool(potion.tool)))
        if witch is not None:
            gains.append(max(wants.witch(witch), wants.animal(witch.animal)) if animals else wants.witch(witch))
        gains.sort(reverse=True)
        reach.append(gains)
    return [
        _turn_with(wants, option.card, reach) if option.__class__ is Play else _rest(s, wants) for option in options
    ]


def _turn_with(wants: Wants, card: Witch, reach: list[list[float]]) -> float:
    total = 0.0
    points = 0
    for place, number in enumerate(card.gathers):
        if number:
            points += number
            total += sum(reach[place][:number])
    if card.is_novice:
        return total
    return total + wants.brewing_with(card, points)


def _rest(s: CarodeniState, wants: Wants) -> float:
    gains = sorted([wants.ingredients[kind.place] for kind in s.spots if kind is not None], reverse=True)
    return sum(gains[:2]) + wants.brewers_back()


def _renewals(s: CarodeniState, seat: int, options: Sequence[Any]) -> list[float]:
    """More than nothing only where what lies there is poor and the active card could take what comes."""
    wants = Wants(s, seat)
    points = s.points
    found = []
    for option in options:
        if option.__class__ is RenewIngredients:
            place = option.location.place
            gains = [wants.ingredients[kind.place] for kind in s.spots[ROOM * place : ROOM * place + ROOM] if kind]
            found.append(points[place] * (1.3 - max(gains, default=0.0)) - 0.4)
        elif option.__class__ is RenewPotions:
            cards = [card for card, number in zip(s.potions.open, points, strict=True) if card and number]
            found.append((2.0 - max(map(wants.potion, cards), default=0.0) if cards else 0.0) - 0.4)
        else:
            found.append(0.0)
    return found


def _brews(s: CarodeniState, _seat: int, options: Sequence[Any]) -> list[float]:
    """The potion with the most points, and those that a goal asks for."""
    wanted = {need.what for goal in s.goals for need in goal.needs if need.kind == "potion"}
    return [
        -1.0 if option.__class__ is BrewNothing else option.potion.points + 1.5 * (option.potion.colour in wanted)
        for option in options
    ]


def _payments(s: CarodeniState, seat: int, options: Sequence[Any]) -> list[float]:
    """New tools into the clan, and pairs of what is least wanted."""
    me = s.areas[seat]
    clan = {card.back for card in me.clan_tools}
    before = TOOL_POINTS[min(5, len(clan))]
    wants = Wants(s, seat)
    return [
        TOOL_POINTS[len(clan.union(option.tools))]
        - before
        - sum([wants.ingredients[kind.place] - 0.3 * me.stock[kind.place] for kind in option.pairs])
        for option in options
    ]


def _tamings(_s: CarodeniState, _seat: int, options: Sequence[Any]) -> list[float]:
    return [float(len(options) - place > 1) for place in range(len(options))]


RULES: dict[str, Callable[[CarodeniState, int, Sequence[Any]], list[float]]] = {
    "turn": _turns,
    "gather": _takes,
    "rest": _takes,
    "refresh": _renewals,
    "brew": _brews,
    "pay": _payments,
    "tame": _tamings,
}
"""How the options of each kind of question are judged; where none is named here, by lot."""
