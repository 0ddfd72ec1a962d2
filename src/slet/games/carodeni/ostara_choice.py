"""What Ostara wants: CAR-96 to CAR-99, CAR-104 to CAR-115, CAR-134."""

from collections.abc import Callable, Sequence
from functools import partial

from slet.games.carodeni.payment import missing_ingredients
from slet.games.carodeni.pieces.box import Goal, Potion, Token, Witch
from slet.games.carodeni.state import Area, Card, CarodeniState

# --- cards ---------------------------------------------------------------------------------------------------


def card_kind(s: CarodeniState, ostara: Area, printed_first: str) -> str:
    """CAR-98 to CAR-100: the kind of which she has fewer, the starter counted; by the letter the other one."""
    witches = len(ostara.pile)
    potions = sum(s.settings.ostara_fills_gaps or not potion.is_starter for potion in ostara.potions)
    if witches == potions:
        return printed_first
    return "witch" if (potions < witches) != s.settings.ostara_fills_gaps else "potion"


def wanted_witch(s: CarodeniState, ostara: Area, token: Token) -> Witch | None:
    """CAR-106: a flag fits one of her potions."""
    for_goals = partial(for_a_goal, s.goals, "witch", own=[*ostara.clan_witches, *ostara.pile])
    return _wanted(token, s.witches.on_offer, for_goals, lambda card: any(map(card.brews, ostara.potions)))


def wanted_potion(s: CarodeniState, ostara: Area, token: Token) -> Potion | None:
    """CAR-106: a flag fits one of her witches."""
    for_goals = partial(for_a_goal, s.goals, "potion", own=[*ostara.clan_potions, *ostara.potions])
    return _wanted(token, s.potions.on_offer, for_goals, lambda card: any(witch.brews(card) for witch in ostara.pile))


def _wanted(
    token: Token,
    cards: list[Card],
    for_goals: Callable[[Sequence[Card]], list[Card]],
    flag_fits: Callable[[Card], bool],
) -> Card | None:
    """CAR-96, CAR-97: the criteria from the top, each among those that the one before has left; then the topmost."""
    for criterion in token.criteria:
        if criterion == "goal":
            cards = for_goals(cards) or cards
        elif criterion == "flag":
            cards = [card for card in cards if flag_fits(card)] or cards
        else:
            cards = worth_most(cards)
    return cards[0] if cards else None


def for_a_goal(goals: Sequence[Goal], kind: str, on_offer: Sequence[Card], own: Sequence[Card]) -> list[Card]:
    """CAR-104, CAR-105: the cards that fit the first goal from the left, and of it the first colour, that any fits."""
    for goal in goals:
        for need in goal.needs:
            if need.kind == kind and sum(colour_of(card) == need.what for card in own) < need.number:
                fitting = [card for card in on_offer if colour_of(card) == need.what]
                if fitting:
                    return fitting
    return []


def colour_of(card: Witch | Potion) -> str | None:
    """CAR-61, CAR-62: a witch counts for her main colour, a wild potion for none."""
    return card.main if isinstance(card, Witch) else card.colour


def worth_most(cards: Sequence[Card]) -> list[Card]:
    """CAR-107."""
    most = max((card.points for card in cards), default=0)
    return [card for card in cards if card.points == most]


# --- ingredients ---------------------------------------------------------------------------------------------


def wanted_spot(s: CarodeniState, ostara: Area) -> int | None:
    """CAR-110, CAR-112: the first ingredient that the best potion lacks, else the next best; else the first of all."""
    for potion in by_rank(ostara):
        for spot, kind in enumerate(s.spots):
            if kind is not None and ostara.stock[kind.place] < potion.needs[kind.place]:
                return spot
    return next((spot for spot, kind in enumerate(s.spots) if kind is not None), None)


def by_rank(ostara: Area) -> list[Potion]:
    """CAR-109, CAR-134: a fitting witch, the fewest missing, the most points, leftmost; each measured by itself.

    One that lacks nothing may come first: no ingredient is found for it, and the next is tried.
    """
    return sorted(
        ostara.potions,
        key=lambda potion: (
            not any(witch.brews(potion) for witch in ostara.pile),
            missing_ingredients(ostara.stock, potion)[0],
            -potion.points,
        ),
    )


# --- brewing -------------------------------------------------------------------------------------------------


def potion_to_brew(ostara: Area) -> Potion | None:
    """CAR-113, CAR-114: of those she can brew the one with the most points, then the leftmost."""
    can_brew = [
        potion
        for potion in ostara.potions
        if any(witch.brews(potion) for witch in ostara.pile) and _can_pay(ostara.stock, potion)
    ]
    return max(can_brew, key=lambda potion: potion.points, default=None)


def _can_pay(stock: Sequence[int], potion: Potion) -> bool:
    missing, spare_pairs = missing_ingredients(stock, potion)
    return missing <= spare_pairs


def witch_to_brew(ostara: Area, potion: Potion) -> Witch:
    """CAR-114: of those that fit the one with the most points, then the leftmost."""
    return max((witch for witch in ostara.pile if witch.brews(potion)), key=lambda witch: witch.points)


def tokens_to_pay(stock: Sequence[int], potion: Potion) -> list[int]:
    """CAR-113, CAR-115: in kind, and for each that is missing two of the kind of which she has most left over."""
    paid = [min(need, have) for need, have in zip(potion.needs, stock, strict=True)]
    for _ in range(sum(potion.needs) - sum(paid)):
        left = [have - gone for have, gone in zip(stock, paid, strict=True)]
        paid[left.index(max(left))] += 2
    return paid
