"""The animal variant: CAR-80 to CAR-87."""

from slet.games.carodeni.brewing import give_back
from slet.games.carodeni.display import fill_spots
from slet.games.carodeni.events import Tamed
from slet.games.carodeni.goals import claim_goals
from slet.games.carodeni.options import TAME_NOTHING, TAMES, Tame, TameNothing
from slet.games.carodeni.pieces.box import PRICES
from slet.games.carodeni.pieces.kinds import INGREDIENTS, Animal
from slet.games.carodeni.state import Area, CarodeniState, Step
from slet.kernel import Rule, pick, tell


def tame(s: CarodeniState) -> Rule[Step]:
    """CAR-81, CAR-82, CAR-87: who gathered with a witch and did not brew may tame one waiting animal."""
    me = s.areas[s.turn]
    if not s.settings.animals or me.pile[-1].is_novice:
        return "end_turn"
    animals = tameable(me)
    if not animals:
        return "end_turn"
    options: list[Tame | TameNothing] = [TAMES[animal] for animal in animals]
    choice = yield from pick(s.turn, "tame", [*options, TAME_NOTHING], "CAR-81")
    if isinstance(choice, TameNothing):
        return "end_turn"
    give_back(s, me, [int(kind is choice.price) for kind in INGREDIENTS])
    card = next(card for card in me.animals if card.back is choice.animal)
    me.animals.remove(card)
    me.clan_animals += (card,)
    tell(s, Tamed, s.turn, choice.animal, choice.price)
    claim_goals(s, s.turn)
    yield from fill_spots(s)
    return "end_turn"


def tameable(area: Area) -> list[Animal]:
    """CAR-83, CAR-84: waiting kinds that the clan does not have and whose ingredient can be paid."""
    tamed = [card.animal for card in area.clan_animals]
    waiting = dict.fromkeys(card.animal for card in area.animals)
    return [animal for animal in waiting if animal not in tamed and area.stock[PRICES[animal.place].place]]
