"""Čarodění by simple sense: whatever brings the own table furthest.

Every choice is judged by what lies before the seat afterwards: what its clan counts, and how near its potions are to
being brewed. What comes from the deck or the bag is not guessed, and what the others want is left out of account.
"""

from collections.abc import Sequence
from typing import Any

from slet.games.carodeni.brewing import move_into_clan
from slet.games.carodeni.gathering import put
from slet.games.carodeni.options import (
    Brew,
    Pay,
    Play,
    RenewIngredients,
    RenewPotions,
    RenewWitches,
    Take,
    TakeIngredient,
    TakePotion,
    TakeTool,
    TakeWitch,
    Tame,
)
from slet.games.carodeni.payment import Service, can_pay, missing_ingredients, ways_to_pay
from slet.games.carodeni.pieces.box import ANIMAL_POINTS, PRICES, TOOL_POINTS, Goal, Potion, Witch
from slet.games.carodeni.pieces.kinds import LOCATIONS, ROOM, Tool
from slet.games.carodeni.scoring import score_of
from slet.games.carodeni.state import Area
from slet.games.carodeni.view import CarodeniView, Memory
from slet.kernel.questions import HasId, Pick
from slet.players.contract import BySight

# What things are worth, in points. Found by letting variants of this player play against each other.
COST = 1.9
"""What each object costs that a potion still lacks: about what an action point brings elsewhere."""
QUEUE = 0.3
"""What the next potion counts beside the one before it: one is brewed after the other."""
NO_WITCH, USUAL_WITCH = 4.0, 2.5
"""What it costs a potion that nobody can brew it yet, and what the witch will be worth who comes."""
SPARE_WITCH, MORE_WITCHES = 0.6, 0.5
"""How much a witch counts who only gathers, and each further one beside the one before."""
SPARE_TOOL, MOST_SPARE_TOOLS = 0.08, 2
"""How much tools count that no waiting potion asks for: few of them ever enter the clan."""
GOAL_CARD, GOAL_TOOL = 0.5, 0.3
"""How much a card that is planned, or a tool that waits, counts towards a goal."""
ANIMAL_WAITS, MOST_ANIMALS_AT_ONCE = 0.2, 1
"""How much of an animal's points counts while it waits; more, if it can be paid for."""
USUAL_OBJECT = 1.8
"""What an action point may be expected to bring."""
USUAL_LENGTH = {1: 15, 2: 26, 3: 19, 4: 16, 5: 14}
"""About how many rounds a game has, by seats."""


class RulesPlayer(BySight):
    def look(self, view: CarodeniView, memory: Memory, ask: Pick) -> HasId:  # noqa: ARG002  (all that counts lies open)
        table = Table(view, ask.seat)
        if ask.kind == "novices":
            return ask.options[0]
        worth = table.worth_of_turn if ask.kind == "turn" else table.worth_of
        return max(ask.options, key=worth)


class Table:
    """The table as one seat sees it."""

    def __init__(self, view: CarodeniView, seat: int) -> None:
        self.view = view
        own = view.areas[seat]
        self.me = Area(
            list(own.hand),
            list(own.pile),
            list(own.potions),
            list(own.tools),
            list(own.animals),
            list(own.stock),
            own.clan_potions,
            own.clan_witches,
            own.clan_tools,
            own.clan_animals,
            own.goals,
        )
        last = view.last_round or max(USUAL_LENGTH[view.seats], view.round + 2)
        self.turns = last - view.round
        """About how many turns come after this one."""
        self._base: float | None = None

    # --- one choice ------------------------------------------------------------------------------------------

    def worth_of(self, option: Any) -> float:
        """What the own table is worth after this choice."""
        me = self.me.copy()
        if isinstance(option, Take):
            put(me, option)
        elif isinstance(option, Brew):
            return max(self._after_brewing(option.potion, way) for way in ways_to_pay(self.me, option.potion))
        elif isinstance(option, Pay):
            assert self.view.brewing is not None, "somebody pays for a potion"
            return self._after_brewing(self.view.brewing, option)
        elif isinstance(option, Tame):
            me.stock[PRICES[option.animal.place].place] -= 1
            card = next(card for card in me.animals if card.back is option.animal)
            me.animals.remove(card)
            me.clan_animals += (card,)
        elif isinstance(option, RenewIngredients | RenewPotions | RenewWitches):
            return self.worth(me) + self._worth_of_renewing(option)
        return self.worth(me)

    def _after_brewing(self, potion: Potion, way: Pay) -> float:
        me = self.me.copy()
        for place, need in enumerate(potion.needs):
            me.stock[place] -= min(need, me.stock[place])
        for kind in way.pairs:
            me.stock[kind.place] -= 2
        move_into_clan(me, potion, me.pile[-1], way)
        return self.worth(me)

    # --- a whole turn ----------------------------------------------------------------------------------------

    def worth_of_turn(self, option: Any) -> float:
        """What sending a card out brings, or a rest: the best objects in reach, and a potion if one can be brewed."""
        me = self.me
        if not isinstance(option, Play):
            gains = sorted((gain for spot in range(9) for gain in self._gain_of_spot(spot)), reverse=True)
            # Whoever has nothing left but what cannot brew needs the others back.
            ready = [potion for potion in me.potions if can_pay(me, potion)]
            waiting = any(witch.brews(potion) for witch in me.pile for potion in ready)
            return sum(gains[:2]) + (3.0 if waiting else 0.0) - 1.5
        card = option.card
        gain = sum(self._best_gains(place, number) for place, number in enumerate(card.gathers))
        if card.is_novice:
            return gain
        potions = [potion for potion in me.potions if card.brews(potion)]
        if any(can_pay(me, potion) for potion in potions):
            return gain + 6.0
        within_reach = [potion for potion in potions if self._lacks(potion) <= sum(card.gathers)]
        return gain + (1.0 if within_reach else -0.5 if potions else 0.0)

    def _lacks(self, potion: Potion) -> int:
        missing, pairs = missing_ingredients(self.me.stock, potion)
        return max(0, missing + Service(self.me, potion).lacking - pairs)

    def _best_gains(self, place: int, number: int) -> float:
        if not number:
            return 0.0
        gains = [gain for spot in range(ROOM * place, ROOM * place + ROOM) for gain in self._gain_of_spot(spot)]
        potion, witch = self.view.potions[place], self.view.witches[place]
        if potion is not None:
            gains.append(max(self._gain(TakePotion(potion)), self._gain(TakeTool(potion, potion.tool))))
        if witch is not None:
            gains.append(self._gain(TakeWitch(witch)))
        return sum(sorted(gains, reverse=True)[:number])

    def _gain_of_spot(self, spot: int) -> list[float]:
        kind = self.view.spots[spot]
        return [] if kind is None else [self._gain(TakeIngredient(LOCATIONS[spot // ROOM], 1, kind))]

    def _gain(self, option: Any) -> float:
        if self._base is None:
            self._base = self.worth(self.me)
        return self.worth_of(option) - self._base

    def _worth_of_renewing(self, option: RenewIngredients | RenewPotions | RenewWitches) -> float:
        """More than nothing only where what lies there is poor and the active card could take what comes."""
        points = self.view.points
        if isinstance(option, RenewIngredients):
            place = option.location.place
            best = max(
                (gain for spot in range(3 * place, 3 * place + 3) for gain in self._gain_of_spot(spot)), default=0
            )
            return points[place] * (USUAL_OBJECT * 0.8 - best)
        offers: tuple[Potion | Witch | None, ...]
        offers = self.view.potions if isinstance(option, RenewPotions) else self.view.witches
        cards = [card for card, number in zip(offers, points, strict=True) if card is not None and number]
        takes = [TakePotion(card) if isinstance(card, Potion) else TakeWitch(card) for card in cards]
        best = max(map(self._gain, takes), default=0.0)
        return USUAL_OBJECT - best

    # --- what it is worth ------------------------------------------------------------------------------------

    def worth(self, me: Area) -> float:
        """What the clan counts now, and what lies beside it may still become."""
        score = score_of(me)
        total = float(score.total - score.ingredients)
        stock = me.stock.copy()
        witches = [card for card in (*me.hand, *me.pile) if not card.is_novice]
        tools = [card.tool for card in me.tools]
        planned_witches: list[Witch] = []
        planned_potions: list[Potion] = []
        clan_tools = dict.fromkeys(card.tool for card in me.clan_tools)
        waiting = me.potions.copy()
        for _ in range(min(len(waiting), self.turns + 1, 5)):
            best = max(
                (self._plan(potion, stock, witches, clan_tools, tools) for potion in waiting), key=lambda plan: plan[0]
            )
            worth, potion, witch, moved = best
            total += worth * QUEUE ** len(planned_potions)
            waiting.remove(potion)
            planned_potions.append(potion)
            if witch is not None:
                witches.remove(witch)
                planned_witches.append(witch)
            for tool in moved:
                tools.remove(tool)
                clan_tools[tool] = None
            _pay_as_far_as_it_goes(stock, potion)
        total += self._spare(witches, stock, tools, len(clan_tools), me)
        return total + sum(_promise(goal, me, planned_witches, planned_potions) for goal in self.view.goals)

    def _plan(
        self, potion: Potion, stock: Sequence[int], witches: Sequence[Witch], clan: dict[Tool, None], tools: list[Tool]
    ) -> tuple[float, Potion, Witch | None, list[Tool]]:
        """What a potion may bring: its points, those of the best witch for it and of the tools that come with it."""
        missing, pairs = missing_ingredients(stock, potion)
        moved = []
        for tool in potion.tools:
            if tool in tools and tool not in clan:
                moved.append(tool)
            elif tool not in clan:
                missing += 1
        new = [tool for tool in tools if tool not in clan and tool not in moved]
        for _ in range(potion.any_tools):
            if new:
                moved.append(new.pop(0))
            elif not clan:
                missing += 1
        by_pairs = min(missing, pairs)
        lacks = missing - by_pairs + 0.4 * by_pairs
        brewers = [witch for witch in witches if witch.brews(potion)]
        witch = max(brewers, key=lambda brewer: brewer.points, default=None)
        points = potion.points + (USUAL_WITCH if witch is None else witch.points)
        points += TOOL_POINTS[min(5, len(clan) + len(set(moved)))] - TOOL_POINTS[min(5, len(clan))]
        if lacks > 3 * self.turns + 3:
            return 0.0, potion, witch, moved
        net = points - COST * lacks - (NO_WITCH if witch is None else 0.0)
        return max(net, 0.1 * points / (1 + lacks)), potion, witch, moved

    def _spare(
        self, witches: Sequence[Witch], stock: Sequence[int], tools: Sequence[Tool], in_clan: int, me: Area
    ) -> float:
        """What is not planned for: witches who gather, ingredients, tools and animals in store."""
        soon = min(1.0, self.turns / 6)
        total = 0.0
        for n, witch in enumerate(sorted(witches, key=lambda one: -sum(one.gathers))):
            total += SPARE_WITCH * soon * (1.0 + 0.4 * sum(witch.gathers) + 0.2 * witch.points) * MORE_WITCHES**n
        total += sum(0.35 * min(number, 3) * soon + (0.35 if number else 0) for number in stock)
        new = min(MOST_SPARE_TOOLS, len(set(tools)))
        total += SPARE_TOOL * soon * (TOOL_POINTS[min(5, in_clan + new)] - TOOL_POINTS[min(5, in_clan)])
        if self.view.animals:
            tamed = {card.animal for card in me.clan_animals}
            coming = {card.animal for card in me.animals} - tamed
            ready = [animal for animal in coming if stock[PRICES[animal.place].place]]
            more = min(len(coming), self.turns + 1, MOST_ANIMALS_AT_ONCE)
            chance = ANIMAL_WAITS + 0.2 * bool(ready)
            total += chance * (ANIMAL_POINTS[len(tamed) + more] - ANIMAL_POINTS[len(tamed)])
        return total


def _pay_as_far_as_it_goes(stock: list[int], potion: Potion) -> None:
    """Set aside what a potion needs, in kind and then in pairs."""
    missing = 0
    for place, need in enumerate(potion.needs):
        paid = min(need, stock[place])
        stock[place] -= paid
        missing += need - paid
    for _ in range(missing):
        most = max(range(len(stock)), key=stock.__getitem__)
        if stock[most] < 2:
            break
        stock[most] -= 2


def _promise(goal: Goal, me: Area, witches: Sequence[Witch], potions: Sequence[Potion]) -> float:
    """What a goal may bring, by how much of it is there or planned."""
    there = wanted = 0.0
    for need in goal.needs:
        kind, what, number = need.kind, need.what, need.number
        if kind == "witch":
            have = sum(card.main == what for card in me.clan_witches) + GOAL_CARD * sum(
                card.main == what for card in witches
            )
        elif kind == "potion":
            have = sum(card.colour == what for card in me.clan_potions) + GOAL_CARD * sum(
                card.colour == what for card in potions
            )
        elif kind == "tool":
            have = max(
                any(card.tool.name == what for card in me.clan_tools),
                GOAL_TOOL * any(card.tool.name == what for card in me.tools),
            )
        else:
            have = len(me.clan_animals) + 0.5 * len({card.animal for card in me.animals})
        there += min(have, number)
        wanted += number
    return 0.8 * goal.points * (there / wanted) ** 2
