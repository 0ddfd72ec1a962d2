"""One decision of a seat: what is offered, beside what it is worth."""

from collections.abc import Iterable
from typing import TypeVar

from slet.games.the_witches.options import Run, RunBy, Start, To
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.view import WitchesView
from slet.kernel.questions import HasId, Pick
from slet.players.the_witches.worth import Worth

DRAWING = ("cards", "cards_cackle", "trans")
"""The benefits that draw cards."""
O = TypeVar("O")  # noqa: E741  (O for option)


class Choosing(Worth):
    def __init__(self, view: WitchesView, ask: Pick) -> None:
        super().__init__(view)
        self.ask = ask
        self.options = {option.id: option for option in ask.options}

    def offered(self, *ids: str) -> HasId:
        """The first of these that is offered, else the first option."""
        return next((self.options[name] for name in ids if name in self.options), self.ask.options[0])

    def of(self, kind: type[O]) -> list[O]:
        """The options of this kind."""
        return [option for option in self.ask.options if isinstance(option, kind)]

    def cards(self, *benefits: str) -> list[Card]:
        """The cards that may be played now for one of these benefits, in this order."""
        useful = benefits
        if not self.view.pile and not self.view.discard:  # who draws would only get the card itself back, for ever
            useful = tuple(benefit for benefit in benefits if benefit not in DRAWING)
        cards = [card for card in self.of(Card) if card.benefit in useful]
        return sorted(cards, key=lambda card: benefits.index(card.benefit))

    def best_place(self, options: Iterable[HasId]) -> HasId:
        """The best space to start, to fly or to flee to; by a Broomstick only where nothing else is left."""
        places = [option for option in options if isinstance(option, Start | To | Run)]
        if places:
            return max(places, key=lambda option: self.value(option.space))
        return next((option for option in options if isinstance(option, RunBy)), self.ask.options[0])
