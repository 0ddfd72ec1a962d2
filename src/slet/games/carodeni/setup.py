"""Set-up: CAR-15 to CAR-25, CAR-88 to CAR-90."""

from collections.abc import Sequence

from slet.games.carodeni.events import GameBegins, GotNovices, OstaraBegins
from slet.games.carodeni.options import PAIR_CHOICES
from slet.games.carodeni.pieces.box import GOALS, PAIRS, Goal, Novice, Potion
from slet.games.carodeni.pieces.kinds import INGREDIENTS, LOCATIONS, Ingredient
from slet.games.carodeni.state import Area, Card, CarodeniState, Step, Supply
from slet.kernel import Rule, clockwise, draw, draw_one, pick, shuffle, tell

PUT_ASIDE = 5
"""CAR-20: so many cards of each deck, where three or more play."""
STARTER_IN_SOLO = 1
"""CAR-89: who plays after Ostara has the second starter."""


def seat_players(s: CarodeniState) -> Rule[Step]:
    """CAR-15, CAR-16: who begins, and what everybody gets."""
    if s.first is None:
        s.first = yield from draw_one(range(s.seats))
    s.turn = s.first
    if s.ostara is None:
        for seat, starter in zip(clockwise(s.first, s.seats), s.spare_starters, strict=False):
            give_starter(s, s.areas[seat], starter)
        tell(s, GameBegins, s.first)
    else:
        yield from seat_ostara(s, s.ostara)
    if s.settings.choose_novices:
        return "choose_novices"
    pairs, _ = yield from draw(PAIRS, s.seats)
    for seat, pair in zip(clockwise(s.first, s.seats), pairs, strict=True):
        give_novices(s, seat, pair)
    return "lay_out"


def seat_ostara(s: CarodeniState, ostara: Area) -> Rule[None]:
    """CAR-89, CAR-90: the player has starter 2, Ostara one of the other four, and her tokens."""
    give_starter(s, s.areas[0], s.spare_starters[STARTER_IN_SOLO])
    starter = yield from draw_one(s.spare_starters)
    give_starter(s, ostara, starter)
    s.column = tuple(token for token in s.spare_tokens if s.settings.animals or not token.shows_animal)
    s.spare_tokens = tuple(token for token in s.spare_tokens if token not in s.column)
    tell(s, OstaraBegins, starter)


def give_starter(s: CarodeniState, area: Area, starter: Potion) -> None:
    area.potions.append(starter)
    s.spare_starters = tuple(other for other in s.spare_starters if other is not starter)


def choose_novices(s: CarodeniState) -> Rule[Step]:
    """CAR-17: as an option the pairs are chosen, in turn order."""
    for seat in clockwise(s.turn, s.seats):
        options = [choice for choice in PAIR_CHOICES if choice.novices[0] in s.spare_pairs]
        if len(options) == 1:
            choice = options[0]
        else:
            choice = yield from pick(seat, "novices", options, "CAR-17")
        give_novices(s, seat, choice.novices)
    return "lay_out"


def give_novices(s: CarodeniState, seat: int, pair: tuple[Novice, Novice]) -> None:
    s.areas[seat].hand += pair
    s.spare_pairs = tuple(novice for novice in s.spare_pairs if novice not in pair)
    tell(s, GotNovices, seat, pair)


def lay_out(s: CarodeniState) -> Rule[Step]:
    """CAR-18 to CAR-20: the bag, the two decks, and what lies open beside them."""
    tokens = [kind for kind, number in zip(INGREDIENTS, s.bag, strict=True) for _ in range(number)]
    drawn, rest = yield from draw(tokens, len(s.spots))
    s.spots = [*drawn]
    s.bag = count(rest)
    yield from lay_out_cards(s.potions, s.seats)
    yield from lay_out_cards(s.witches, s.seats)
    return "draw_goals"


def lay_out_cards(supply: Supply[Card], seats: int) -> Rule[None]:
    cards = yield from shuffle(supply.deck)
    aside = PUT_ASIDE if seats >= 3 else 0
    supply.box, supply.deck = tuple(cards[:aside]), cards[aside:][::-1]
    supply.open = [supply.deck.pop() for _ in LOCATIONS]


def count(tokens: Sequence[Ingredient]) -> list[int]:
    """How many of each ingredient."""
    return [tokens.count(kind) for kind in INGREDIENTS]


def draw_goals(s: CarodeniState) -> Rule[Step]:
    """CAR-21 to CAR-25: the hard goals are drawn before the easy ones, none with an animal.

    Those with animals come out of the box before them: a token may show an animal on one side only, and its other
    side must not use it up. Then all lie easy before hard, those with animals last.
    """
    with_animals = yield from draw_animal_goals(s)
    hard_number, easy_number = s.goal_numbers
    in_play = {goal.token for goal in with_animals}
    hard, _ = yield from draw([hard for _, hard in GOALS if _is_plain(hard, in_play)], hard_number)
    in_play |= {goal.token for goal in hard}
    easy, _ = yield from draw([easy for easy, _ in GOALS if _is_plain(easy, in_play)], easy_number)
    in_play |= {goal.token for goal in easy}
    s.goals = tuple(sorted((*easy, *hard, *with_animals), key=lambda goal: goal.is_hard))
    s.spare_goals = tuple(token for token in s.spare_goals if token not in in_play)
    s.round = 1
    return "ostara" if s.solo else "turn"


def _is_plain(side: Goal, in_play: set[str]) -> bool:
    return not side.shows_animals and side.token not in in_play


def draw_animal_goals(s: CarodeniState) -> Rule[list[Goal]]:
    """CAR-86, CAR-120: tokens and sides by lot, as many as there are; on Ostara's upper levels the hard side."""
    tokens = [sides for token in GOALS if (sides := [side for side in token if _may_show(s, side)])]
    if not (tokens and s.animal_goals):
        return []
    drawn, _ = yield from draw(tokens, min(s.animal_goals, len(tokens)))
    goals = []
    for sides in drawn:
        side = sides[0]
        if len(sides) > 1:
            side = yield from draw_one(sides)
        goals.append(side)
    return goals


def _may_show(s: CarodeniState, side: Goal) -> bool:
    return side.shows_animals and (side.is_hard or s.difficulty in (None, "new-apprentice"))
