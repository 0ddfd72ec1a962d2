"""The verbs by which cards go from one hand to another."""

from slet.games.big_book import closed
from slet.games.big_book.choosing import ANY, choose_cards
from slet.games.big_book.effects import Doing, verb
from slet.games.big_book.events import Gave, Passed, PassedUnseen
from slet.games.big_book.options import Choice
from slet.games.big_book.phrases import Part
from slet.games.big_book.pieces.cards import KINDS, Card
from slet.games.big_book.state import BigBookState
from slet.kernel import Rule, tell, whisper


@verb("receive")
def receive_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`receive up to [2]`: the caster gives cards of the own hand to this player's hand."""

    def do(choice: Choice) -> None:
        _give(s, doing.by, seat, choice.card)

    number = part.number(doing.times)
    return (yield from choose_cards(s, doing.by, "give", ("hand",), ANY, number, do, "BB-127", up_to=part.up_to))


@verb("exchange")
def exchange_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`exchange up to [2]`: the caster and this player swap cards of their hands, one for one (BB-127)."""
    swapped = 0
    while swapped < part.number(doing.times) and s.hands[seat] and s.hands[doing.by]:
        given: list[Card] = []

        def do(choice: Choice, given: list[Card] = given) -> None:
            given.append(choice.card)
            _give(s, doing.by, seat, choice.card)

        def back(choice: Choice) -> None:
            _give(s, seat, doing.by, choice.card)

        if not (yield from choose_cards(s, doing.by, "swap", ("hand",), ANY, 1, do, "BB-127", up_to=part.up_to)):
            break
        # Not the very card that has just come.
        others = ANY - set(given) if s.hands[seat].count(given[0]) == 1 else ANY
        yield from choose_cards(s, seat, "swap-back", ("hand",), others, 1, back, "BB-127")
        swapped += 1
    return swapped


def _give(s: BigBookState, giver: int, receiver: int, card: Card) -> None:
    """BB-127. Where hands are closed, only the two see the card."""
    s.hands[giver].remove(card)
    s.hands[receiver].append(card)
    if s.settings.open_hands:
        tell(s, Gave, giver, receiver, card)
        return
    closed.slipped_away(s, giver, card, KINDS, (giver, receiver))
    closed.came(s, receiver, card, (giver, receiver))
    if (giver, receiver) not in s.mixed:
        s.mixed.append((giver, receiver))
    whisper(s, (giver, receiver), Passed(giver, receiver, card), PassedUnseen(giver, receiver))
