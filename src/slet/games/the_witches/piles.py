"""The draw pile and the discard pile: WIT-41 to WIT-43."""

from slet.games.the_witches.events import Drew, DrewSome, Shuffled
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.state import WitchesState
from slet.kernel import Rule, shuffle, tell, whisper

HAND = 3
"""WIT-27, WIT-106: so many cards are dealt to each, and the limit of a hand begins there."""


def top_card(s: WitchesState) -> Rule[Card | None]:
    """WIT-42, WIT-43: when a card is due and none is there, the discard pile is shuffled; None if that is empty too."""
    if not s.pile:
        if not s.discard:
            return None
        cards = tuple(s.discard)
        s.pile = yield from shuffle(cards)
        s.discard = []
        s.held = tuple([card for hand in s.hands for card in hand])
        tell(s, Shuffled, len(cards))
    return s.pile.pop()


def draw_into_hand(s: WitchesState, seat: int, count: int) -> Rule[None]:
    drawn = []
    for _ in range(count):
        card = s.pile.pop() if s.pile else (yield from top_card(s))
        if card is None:
            break
        s.hands[seat].append(card)
        drawn.append(card)
    if drawn and s.story is not None:
        may_see = tuple(range(s.seats)) if s.open_hands else (seat,)
        whisper(s, may_see, Drew(seat, tuple(drawn)), DrewSome(seat, len(drawn)))


def lay_down(s: WitchesState, seat: int, card: Card) -> None:
    """WIT-41: whatever a card is played for, it goes to the discard pile."""
    s.hands[seat].remove(card)
    s.discard.append(card)
