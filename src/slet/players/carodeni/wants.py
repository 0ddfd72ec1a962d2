"""What a seat wants from the board, worked out once for each question."""

from functools import lru_cache

from slet.games.carodeni.pieces.box import ANIMAL_POINTS, PRICES, TOOL_POINTS, Goal, Potion, Witch
from slet.games.carodeni.pieces.kinds import Animal, Tool
from slet.games.carodeni.state import CarodeniState

# What things are worth, in points. Found by letting variants play.
COST = 2.64
"""What each object costs that a potion still lacks."""
BY_PAIR = 0.53
"""How much of that a pair saves that stands for it."""
QUEUE = 0.1
"""What the next potion counts beside the one before it."""
NO_WITCH, USUAL_WITCH = 3.44, 2.24
"""What it costs a potion that nobody can brew it yet, and what the witch will be worth who comes."""
BETTER_WITCH = 0.34
"""How much a witch counts who brings more points than the one there is."""
SPARE_WITCH, MORE_WITCHES = 0.9, 0.56
"""How much a witch counts who only gathers, and each further one beside the one before."""
TOOL_IN_POTION, TOOL_ASKED, SPARE_TOOL = 1.81, 1.69, 0.12
"""What a tool brings with its potion, and what it is worth beyond its cost where it is asked for, or is not."""
SPARE, NEW_KIND = 0.56, 0.24
"""What an ingredient is worth that nothing asks for, and one of a new kind."""
GOAL = 0.43
"""How much of its part of a goal's points a card is worth."""
BREW, BREW_POINTS, WITHIN_REACH, IN_VAIN = 5.14, 0.26, 1.15, 0.69
"""What it is worth to send out a witch who can brew now, and for each point of hers; who could when she has
gathered; and what it costs to send out one who cannot."""
REST, BACK = 1.27, 2.31
"""What a rest costs, and what it is worth to take witches back who could brew."""
USUAL_LENGTH = {1: 15, 2: 26, 3: 19, 4: 16, 5: 14}
"""About how many rounds a game has, by seats."""


@lru_cache(maxsize=4096)
def asked_for(goals: tuple[Goal, ...]) -> dict[tuple[str, str | None], float]:
    """What the goals ask for: of each kind of card its part of their points."""
    parts: dict[tuple[str, str | None], float] = {}
    for goal in goals:
        number = sum(need.number for need in goal.needs)
        for need in goal.needs:
            key = (need.kind, need.what)
            parts[key] = parts.get(key, 0.0) + goal.points / number
    return parts


@lru_cache(maxsize=65536)
def ingredients_lacking(potion: Potion, stock: tuple[int, ...]) -> tuple[int, int]:
    """How many ingredients are missing, and how many pairs of others could stand for them. Asked again and again."""
    missing = pairs = 0
    for need, have in zip(potion.needs, stock, strict=True):
        if need > have:
            missing += need - have
        else:
            pairs += (have - need) // 2
    return missing, pairs


@lru_cache(maxsize=16384)
def brings(potion: Potion, goals: tuple[Goal, ...]) -> float:
    """The points of a potion, with what its tools and the goals may add."""
    points = potion.points + TOOL_IN_POTION * len(potion.tools)
    return points + GOAL * asked_for(goals).get(("potion", potion.colour), 0.0)


class Wants:
    __slots__ = ("_goals", "_have", "clan", "first", "goals", "ingredients", "me", "second", "soon", "stock", "tools",
                 "turns", "waiting", "witches")  # fmt: skip

    def __init__(self, s: CarodeniState, seat: int) -> None:
        me = self.me = s.areas[seat]
        stock = self.stock = me.stock
        last = s.last_round
        if last is None:
            last = USUAL_LENGTH[s.seats]
            if last < s.round + 2:
                last = s.round + 2
        self.turns = turns = last - s.round
        self.soon = turns / 6 if turns < 6 else 1.0
        self._goals = s.goals
        self._have = tuple(stock)
        self.goals = asked_for(s.goals)
        self.clan = {card.back for card in me.clan_tools}
        self.waiting = {card.back for card in me.tools}
        witches: dict[str | None, int] = {}
        for card in (*me.hand, *me.pile):
            for flag in card.flags:
                if card.points > witches.get(flag, -1):
                    witches[flag] = card.points
        if witches:
            witches[None] = max(witches.values())
        self.witches = witches
        first = second = 0.0
        chosen = following = None
        for potion in me.potions:
            net = self.net(potion)
            if net > first:
                first, second = net, first
                chosen, following = potion, chosen
            elif net > second:
                second, following = net, potion
        self.first, self.second = first, second
        base = SPARE * self.soon
        kind = NEW_KIND if turns > 1 else 1.0
        self.ingredients = wanted = [(base if have < 3 else 0.0) + (0.0 if have else kind) for have in stock]
        left = stock
        if chosen is not None:
            for place, need in enumerate(chosen.needs):
                if need > stock[place]:
                    wanted[place] += COST
            left = [have - need if have > need else 0 for have, need in zip(stock, chosen.needs, strict=True)]
        if following is not None:
            for place, need in enumerate(following.needs):
                if need > left[place]:
                    wanted[place] += COST * QUEUE
        self.tools: dict[Tool, float] = {}
        for planned, weight in ((chosen, 1.0), (following, QUEUE)):
            if planned is not None:
                for tool in planned.tools:
                    if tool not in self.clan and tool not in self.waiting:
                        self.tools[tool] = self.tools.get(tool, 0.0) + weight * (COST + TOOL_ASKED)

    def lacking(self, potion: Potion) -> tuple[int, int]:
        """How many objects are missing, and how many pairs could stand for them."""
        missing, pairs = ingredients_lacking(potion, self._have)
        for tool in potion.tools:
            if tool not in self.clan and tool not in self.waiting:
                missing += 1
        if potion.any_tools and len(self.me.tools) + len(self.me.clan_tools) < len(potion.tools) + potion.any_tools:
            missing += 1
        return missing, pairs

    def net(self, potion: Potion) -> float:
        """What a potion may bring: its points and those of a witch for it, less what it still costs."""
        missing, pairs = self.lacking(potion)
        if missing > 3 * self.turns + 3:
            return 0.0
        lacks = missing - BY_PAIR * (min(pairs, missing))
        witch = self.witches.get(potion.colour)
        points = brings(potion, self._goals) + (USUAL_WITCH - NO_WITCH if witch is None else witch)
        net = points - COST * lacks
        least = 0.1 * points / (1 + lacks)
        return max(least, net)

    def potion(self, potion: Potion) -> float:
        net = self.net(potion)
        if net > self.first:
            return net - self.first + QUEUE * (self.first - self.second) + QUEUE * QUEUE * self.second
        if net > self.second:
            return QUEUE * (net - self.second) + QUEUE * QUEUE * self.second
        return QUEUE * QUEUE * net

    def tool(self, tool: Tool) -> float:
        found = self.tools.get(tool)
        if found is None:
            if tool in self.clan or tool in self.waiting:
                return 0.0
            number = len(self.clan)
            found = SPARE_TOOL * self.soon * (TOOL_POINTS[min(5, number + 1)] - TOOL_POINTS[min(5, number)])
            if not self.clan and not self.waiting and any(potion.any_tools for potion in self.me.potions):
                found += COST
        return found + GOAL * self.soon * self.goals.get(("tool", tool.name), 0.0)

    def witch(self, witch: Witch) -> float:
        flags = self.witches
        most = 0.0
        for potion in self.me.potions:
            colour = potion.colour
            if colour is None or colour in witch.flags:
                have = flags.get(colour)
                gain = witch.points + NO_WITCH - USUAL_WITCH if have is None else BETTER_WITCH * (witch.points - have)
                if gain > most:
                    most = gain
        number = len(self.me.hand) + len(self.me.pile) - 2
        spare = 1.0 + 0.4 * sum(witch.gathers) + 0.2 * witch.points
        goal = GOAL * self.goals.get(("witch", witch.main), 0.0)
        return most + self.soon * (SPARE_WITCH * spare * MORE_WITCHES**number + goal)

    def animal(self, animal: Animal) -> float:
        me = self.me
        if any(card.back is animal for card in me.clan_animals) or any(card.back is animal for card in me.animals):
            return 0.0
        number = len(me.clan_animals) + len(me.animals)
        chance = 0.4 if self.stock[PRICES[animal.place].place] else 0.2
        return chance * (ANIMAL_POINTS[min(5, number + 1)] - ANIMAL_POINTS[min(5, number)])

    def brewing_with(self, card: Witch, points: int) -> float:
        """What it is worth that this witch may brew at the end of the turn."""
        most = 0.0
        for potion in self.me.potions:
            if card.brews(potion):
                missing, pairs = self.lacking(potion)
                if missing <= pairs:
                    return BREW + BREW_POINTS * card.points
                if missing - pairs <= points:
                    most = WITHIN_REACH
                elif not most:
                    most = -IN_VAIN
        return most

    def brewers_back(self) -> float:
        """What it is worth to take the witches of the pile back."""
        for potion in self.me.potions:
            missing, pairs = self.lacking(potion)
            if missing <= pairs and any(card.brews(potion) for card in self.me.pile):
                return BACK - REST
        return -REST
