"""What can be chosen."""

from typing import Literal

from slet.games.wandering_towers.pieces import CARDS, SPACES, TOWERS, Card, Spell, Wizard
from slet.kernel import Option

Direction = Literal["forward", "back"]
Thing = Literal["tower", "wizard"]


class MoveTower(Option, frozen=True, tag="tower"):
    """Take hold of a floor and move it with all above it. `tower:5/2+3`: on space 5, floor 2, three steps forward."""

    space: int
    floor: int
    steps: int
    to: int

    @property
    def id(self) -> str:
        return f"tower:{self.space}/{self.floor}{self.steps:+d}"


class MoveWizard(Option, frozen=True, tag="wizard"):
    """Move a visible wizard. `wizard:5/blue-1`: the blue one on space 5, one step back."""

    space: int
    wizard: Wizard
    steps: int
    to: int

    @property
    def id(self) -> str:
        return f"wizard:{self.space}/{self.wizard.name}{self.steps:+d}"


STEPS = (-2, -1, 1, 2, 3, 4, 5, 6)
TOWER_MOVES = {
    steps: [
        [MoveTower(space, floor, steps, (space + steps) % SPACES) for floor in range(1, len(TOWERS) + 1)]
        for space in range(SPACES)
    ]
    for steps in STEPS
}
"""By steps, space and floor - 1."""
WIZARD_MOVES = {
    steps: {
        wizard: [MoveWizard(space, wizard, steps, (space + steps) % SPACES) for space in range(SPACES)]
        for wizard in map(Wizard.named, Wizard.names())
    }
    for steps in STEPS
}
"""By steps, colour and space."""


class RollAgain(Option, frozen=True, tag="roll-again"):
    """WT-32: use a repeat."""


class Leave(Option, frozen=True, tag="leave"):
    """WT-26, WT-34, WT-127: what may be done is not done."""


class Announce(Option, frozen=True, tag="announce"):
    """WT-107: play an either card for its tower, or for its wizard."""

    card: Card
    thing: Thing


class Discard(Option, frozen=True, tag="discard"):
    """WT-22: a card unused, in place of the second."""

    card: Card


class DiscardAll(Option, frozen=True, tag="discard-all"):
    """WT-25."""


class EndTurn(Option, frozen=True, tag="end-turn"):
    """No spell any more."""


# Spells


class SwapTowers(Option, frozen=True, tag="swap"):
    """WT-115: the uppermost towers of two spaces."""

    one: int
    other: int


class NudgeKeep(Option, frozen=True, tag="nudge"):
    """WT-118."""

    direction: Direction
    to: int

    @property
    def id(self) -> str:
        return f"nudge:{self.direction}"


class Lift(Option, frozen=True, tag="lift"):
    """WT-127: look beneath a floor of a stack."""

    space: int
    floor: int


class PutOnTop(Option, frozen=True, tag="free"):
    """WT-127: the wizard found there goes on top of the stack."""

    wizard: Wizard
    space: int

    @property
    def id(self) -> str:
        return f"free:{self.wizard.name}"


class Claim(Option, frozen=True, tag="claim"):
    """WT-103: the right to cast, for later."""

    spell: Spell


class Pass(Option, frozen=True, tag="pass"):
    """Cast nothing now."""


class PassForTurn(Option, frozen=True, tag="pass-for-turn"):
    """WT-148: and nothing in the rest of this turn."""


# Teams


class AskForCard(Option, frozen=True, tag="ask-card"):
    """WT-82."""


class HandOver(Option, frozen=True, tag="hand-over"):
    """WT-82 to WT-84: a card for the partner."""

    card: Card


class HandOverNothing(Option, frozen=True, tag="hand-over-nothing"):
    """WT-82, WT-83."""


class NeverOffer(Option, frozen=True, tag="never-offer"):
    """WT-83: not to be asked any more."""


class OfferAgain(Option, frozen=True, tag="offer-again"):
    """WT-83: to be asked again."""


class EndTurns(Option, frozen=True, tag="end-turns"):
    """WT-82: end the turn, and from now on every turn by itself when only a card could still be asked for."""


class StopAgain(Option, frozen=True, tag="stop-again"):
    """WT-82: to be stopped again before such a turn ends."""


class AskForPotions(Option, frozen=True, tag="ask-potions"):
    """WT-87."""


class GivePotions(Option, frozen=True, tag="give-potions"):
    """WT-87: some of the own full potions for the partner."""

    potions: int


ANNOUNCED = {card: (Announce(card, "tower"), Announce(card, "wizard")) for card in CARDS.values()}
DISCARDS = {card: Discard(card) for card in CARDS.values()}
HAND_OVERS = {card: HandOver(card) for card in CARDS.values()}
ASK_FOR_CARD, ASK_FOR_POTIONS, NOTHING = AskForCard(), AskForPotions(), HandOverNothing()
NEVER_OFFER, OFFER_AGAIN = NeverOffer(), OfferAgain()
END_TURNS, STOP_AGAIN = EndTurns(), StopAgain()
LEAVE, ROLL_AGAIN, END_TURN, DISCARD_ALL = Leave(), RollAgain(), EndTurn(), DiscardAll()
PASS, PASS_FOR_TURN = Pass(), PassForTurn()
SWAPS = [[SwapTowers(one, other) for other in range(SPACES)] for one in range(SPACES)]
LIFTS = [[Lift(space, floor) for floor in range(1, len(TOWERS) + 1)] for space in range(SPACES)]
