"""Hands, the draw pile and the discard pile."""

from slet.games.wandering_towers.events import Dealt, Drew, DrewUnseen, Reshuffled
from slet.games.wandering_towers.pieces import HAND, Card
from slet.games.wandering_towers.state import TowersState
from slet.kernel import Rule, shuffle, tell, whisper


def deal(s: TowersState) -> None:
    """WT-12, WT-141: three cards for everybody; in co-operative play three for all."""
    for side, hand in enumerate(s.hands):
        for _ in range(HAND):
            hand.append(s.pile.pop())
        if s.mode == "coop":
            tell(s, Dealt, None, tuple(hand))
        else:  # WT-70
            whisper(s, (side,), Dealt(side, tuple(hand)))


def fill_hand(s: TowersState) -> Rule[None]:
    """WT-23, WT-24, WT-135: up to three cards; an empty pile is made new from the discarded cards, but not alone."""
    side = s.side(s.active)
    hand = s.hands[side]
    drawn: list[Card] = []
    while len(hand) < HAND:
        if not s.pile:
            if s.alone or not s.discard:
                break
            s.pile, s.discard = (yield from shuffle(s.discard)), []
            tell(s, Reshuffled, len(s.pile))
        drawn.append(s.pile.pop())
        hand.append(drawn[-1])
    if not drawn:
        return
    if s.mode == "coop":  # WT-141: the hand is open
        tell(s, Drew, s.active, tuple(drawn))
    elif s.story is not None:  # WT-70
        whisper(s, (side,), Drew(s.active, tuple(drawn)), DrewUnseen(s.active, len(drawn)))


def leave_hand(s: TowersState, side: int, card: Card) -> None:
    """A card is played, discarded or handed over."""
    s.hands[side].remove(card)
    if card in s.known[side]:  # of two alike cards the partner cannot tell which one has gone
        known = list(s.known[side])
        known.remove(card)
        s.known[side] = tuple(known)


def all_cards(s: TowersState) -> list[Card]:
    """Wherever they are."""
    in_play = [] if s.card is None else [s.card]
    return [*s.pile, *s.discard, *in_play, *(card for hand in s.hands for card in hand)]
