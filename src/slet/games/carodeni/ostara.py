"""Ostara's turn: CAR-91 to CAR-103, CAR-113 to CAR-115.

She has no seat and decides nothing: what she does follows from her token and from what lies open.
"""

from slet.games.carodeni.brewing import give_back
from slet.games.carodeni.display import fill_spots, lift, location_of, replace_card
from slet.games.carodeni.events import (
    OstaraBrewed,
    OstaraTookAnimal,
    OstaraTookIngredient,
    OstaraTookPotion,
    OstaraTookWitch,
    TokenTurned,
)
from slet.games.carodeni.goals import claim_goals_for_ostara
from slet.games.carodeni.ostara_choice import (
    card_kind,
    potion_to_brew,
    tokens_to_pay,
    wanted_potion,
    wanted_spot,
    wanted_witch,
    witch_to_brew,
)
from slet.games.carodeni.pieces.box import INSTEAD_OF_ANIMAL, Potion, Token
from slet.games.carodeni.pieces.kinds import LOCATIONS
from slet.games.carodeni.state import ROUNDS_IN_A_STAGE, Area, CarodeniState, Step
from slet.kernel import Rule, shuffle, tell


def ostara(s: CarodeniState) -> Rule[Step]:
    """CAR-93: her top token is turned up and carried out, then she brews if she can."""
    assert s.ostara is not None, "Ostara plays where one plays alone"
    yield from new_stage(s)
    token, *rest = s.column
    s.column, s.turned = tuple(rest), (*s.turned, token)
    tell(s, TokenTurned, token, s.round)
    for gain in token.gains:
        yield from gain_it(s, s.ostara, token, gain)
    yield from brew_if_she_can(s, s.ostara)
    return "turn"


def new_stage(s: CarodeniState) -> Rule[None]:
    """CAR-90, CAR-92: before rounds 1, 6 and 11 all her tokens are shuffled into a new column."""
    if s.round % ROUNDS_IN_A_STAGE == 1:
        column = yield from shuffle((*s.turned, *s.column))
        s.column, s.turned = tuple(column), ()


def gain_it(s: CarodeniState, ostara: Area, token: Token, gain: str) -> Rule[None]:
    """One symbol of the first row. CAR-94: what the board does not have is dropped."""
    if gain == "animal":
        yield from gain_animal(s, ostara)
    elif gain == "one ingredient":
        yield from gain_ingredients(s, ostara, 1)
    elif gain == "two ingredients":
        yield from gain_ingredients(s, ostara, 2)
    else:
        first, word, second = gain.split()
        for kind in (first, second) if word == "and" else (card_kind(s, ostara, first),):
            if kind == "witch":
                yield from gain_witch(s, ostara, token)
            else:
                yield from gain_potion(s, ostara, token)


def gain_witch(s: CarodeniState, ostara: Area, token: Token) -> Rule[None]:
    """CAR-95: her witches lie side by side in the order in which she gained them."""
    witch = wanted_witch(s, ostara, token)
    if witch is not None:
        place = lift(s.witches, witch)
        ostara.pile.append(witch)
        tell(s, OstaraTookWitch, witch, LOCATIONS[place])
        yield from replace_card(s, s.witches, place)


def gain_potion(s: CarodeniState, ostara: Area, token: Token) -> Rule[None]:
    potion = wanted_potion(s, ostara, token)
    if potion is not None:
        place = lift(s.potions, potion)
        ostara.potions.append(potion)
        tell(s, OstaraTookPotion, potion, LOCATIONS[place])
        yield from replace_card(s, s.potions, place)


def gain_animal(s: CarodeniState, ostara: Area) -> Rule[None]:
    """CAR-102: the first from the top that she does not have, unpaid; two ingredients if she has all on offer."""
    tamed = [card.back for card in ostara.clan_animals]
    on_offer = s.witches.on_offer
    new = [card for card in on_offer if card.back not in tamed]
    if new:
        card = new[0]
        place = lift(s.witches, card)
        ostara.clan_animals += (card,)
        tell(s, OstaraTookAnimal, card, card.animal, LOCATIONS[place])
        claim_goals_for_ostara(s, ostara)
        yield from replace_card(s, s.witches, place)
    elif on_offer:
        yield from gain_ingredients(s, ostara, INSTEAD_OF_ANIMAL)


def gain_ingredients(s: CarodeniState, ostara: Area, number: int) -> Rule[None]:
    """CAR-103, CAR-111: for each one the choice is made anew, on the refilled board."""
    for _ in range(number):
        spot = wanted_spot(s, ostara)
        if spot is None:
            return
        kind = s.spots[spot]
        assert kind is not None, "she wants what lies there"
        s.spots[spot] = None
        ostara.stock[kind.place] += 1
        tell(s, OstaraTookIngredient, kind, location_of(spot))
        yield from fill_spots(s)


def brew_if_she_can(s: CarodeniState, ostara: Area) -> Rule[None]:
    """CAR-113: one potion a turn, without tools; what she pays goes into the bag, potion and witch into her clan."""
    potion = potion_to_brew(ostara)
    if potion is not None:
        brew_it(s, ostara, potion)
        yield from fill_spots(s)


def brew_it(s: CarodeniState, ostara: Area, potion: Potion) -> None:
    witch = witch_to_brew(ostara, potion)
    paid = give_back(s, ostara, tokens_to_pay(ostara.stock, potion))
    ostara.potions.remove(potion)
    ostara.pile.remove(witch)
    ostara.clan_potions += (potion,)
    ostara.clan_witches += (witch,)
    tell(s, OstaraBrewed, witch, potion, paid)
    claim_goals_for_ostara(s, ostara)
