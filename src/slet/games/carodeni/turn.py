"""A turn: gather or rest."""

from slet.games.carodeni.events import Played, Rested
from slet.games.carodeni.gathering import ingredient_takes, take
from slet.games.carodeni.options import PLAYS, REST, Play, Rest
from slet.games.carodeni.pieces.kinds import LOCATIONS
from slet.games.carodeni.state import CarodeniState, Step
from slet.kernel import Rule, left_of, pick, tell

TAKEN_AT_REST = 2
"""CAR-66."""


def turn(s: CarodeniState) -> Rule[Step]:
    """CAR-27, CAR-64, CAR-65: a card is played to gather, or the player rests, if there is something to take back."""
    me = s.areas[s.turn]
    if not me.hand:
        return "rest"
    options: list[Play | Rest] = [PLAYS[card] for card in me.hand]
    if me.pile:
        options.append(REST)
    choice = yield from pick(s.turn, "turn", options, "CAR-27")
    if isinstance(choice, Rest):
        return "rest"
    card = choice.card
    me.hand.remove(card)
    me.pile.append(card)
    s.points = [*card.gathers]
    tell(s, Played, s.turn, card)
    return "refresh" if card.refresh else "gather"


def rest(s: CarodeniState) -> Rule[Step]:
    """CAR-66 to CAR-68: all cards come back to the hand, then two ingredients are taken; nothing is brewed."""
    me = s.areas[s.turn]
    me.hand += me.pile
    me.pile = []
    tell(s, Rested, s.turn)
    for left in range(TAKEN_AT_REST, 0, -1):
        options = [option for location in LOCATIONS for option in ingredient_takes(s, location)]
        if not options:
            break
        s.to_take = left
        choice = yield from pick(s.turn, "rest", options, "CAR-66")
        s.to_take = left - 1
        yield from take(s, choice)
    s.to_take = 0
    return "end_turn"


def end_turn(s: CarodeniState) -> Step:
    """CAR-26, CAR-71, CAR-91: the next player; after the last round of all, the scoring."""
    s.turn = left_of(s.turn, s.seats)
    if s.turn != s.first:
        return "turn"
    if s.round == s.last_round:
        return "final_scoring"
    s.round += 1
    return "ostara" if s.solo else "turn"
