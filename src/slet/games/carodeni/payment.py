"""What a potion costs, and every way to pay for it: CAR-47 to CAR-55."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from slet.games.carodeni.options import Pay
from slet.games.carodeni.pieces.box import Potion
from slet.games.carodeni.pieces.kinds import INGREDIENTS, Ingredient, Tool
from slet.games.carodeni.state import Area


def can_pay(area: Area, potion: Potion) -> bool:
    """CAR-54, CAR-55: whether there are pairs enough for all that is lacking."""
    lacking, spare_pairs = missing_ingredients(area.stock, potion)
    if spare_pairs < lacking:
        return False
    if potion.tools or potion.any_tools:
        lacking += Service(area, potion).lacking
    return spare_pairs >= lacking


def missing_ingredients(stock: Sequence[int], potion: Potion) -> tuple[int, int]:
    """CAR-47, CAR-55: paid in kind as far as they go: how many are missing, and how many pairs are left over."""
    missing = pairs = 0
    for need, have in zip(potion.needs, stock, strict=True):
        if need > have:
            missing += need - have
        else:
            pairs += (have - need) // 2
    return missing, pairs


class Service:
    """CAR-48 to CAR-53, CAR-55: the player's tools serve as many of a potion's symbols as they can."""

    def __init__(self, area: Area, potion: Potion) -> None:
        clan = [card.tool for card in area.clan_tools]
        waiting = [card.tool for card in area.tools]
        self.called: list[Tool] = []
        """Waiting tools that serve a symbol of their own kind, which the clan does not have."""
        self.lacking = 0
        """Symbols that no tool can serve."""
        for tool in potion.tools:
            if tool in clan:
                clan.remove(tool)
            elif tool in waiting:
                waiting.remove(tool)
                self.called.append(tool)
            else:
                self.lacking += 1
        self.any_served = min(potion.any_tools, len(clan) + len(waiting))
        self.lacking += potion.any_tools - self.any_served
        self.from_clan = len(clan)
        self.waiting = waiting

    def choices(self) -> Iterator[tuple[Tool, ...]]:
        """CAR-49, CAR-53: for the any-tool symbols, tools of the clan or waiting ones: each choice of kinds once."""
        fewest = max(0, self.any_served - self.from_clan)
        waiting = sorted(self.waiting, key=lambda tool: tool.place)
        for number in range(fewest, min(self.any_served, len(waiting)) + 1):
            for free in dict.fromkeys(combinations(waiting, number)):
                yield tuple(sorted((*self.called, *free), key=lambda tool: tool.place))


def ways_to_pay(area: Area, potion: Potion) -> list[Pay]:
    """Every distinct way to pay: which waiting tools enter the clan, and of which kinds the pairs are."""
    return ways_with(Service(area, potion), area, potion)


def ways_with(service: Service, area: Area, potion: Potion) -> list[Pay]:
    missing, _ = missing_ingredients(area.stock, potion)
    left = [max(0, have - need) // 2 for need, have in zip(potion.needs, area.stock, strict=True)]
    pairs = list(choices_of_pairs(left, missing + service.lacking))
    return [Pay(tools, paid, len(tools), len(paid)) for tools in service.choices() for paid in pairs]


def choices_of_pairs(left: Sequence[int], number: int, place: int = 0) -> Iterator[tuple[Ingredient, ...]]:
    """All ways to choose so many pairs, where `left` tells how many there are of each kind."""
    if number == 0:
        yield ()
    elif place < len(left):
        for pairs in range(min(left[place], number), -1, -1):
            for others in choices_of_pairs(left, number - pairs, place + 1):
                yield (*(INGREDIENTS[place],) * pairs, *others)
