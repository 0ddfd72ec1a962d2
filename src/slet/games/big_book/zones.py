"""Moving cards: drawing, discarding, destroying, Madness. What every rule of the game is made of."""

from collections.abc import Sequence

from slet.games.big_book import closed
from slet.games.big_book.events import (
    Discarded,
    Drew,
    DrewSome,
    FromDeck,
    Lost,
    Reshuffled,
    Showed,
    Shuffled,
    StackLost,
    TookMadness,
)
from slet.games.big_book.options import Choice, Wild
from slet.games.big_book.pieces.cards import MADNESS, VALUE_TWO, Card
from slet.games.big_book.state import SUPPORT, BigBookState
from slet.kernel import Rule, shuffle, tell, whisper


class AllLost(Exception):
    """BB-97: the game is over in the middle of whatever was being done."""


def lose(s: BigBookState, why: str) -> AllLost:
    s.ending = f"lost-{why}"
    tell(s, Lost, why)  # type: ignore[arg-type]
    return AllLost()


# --- the hand --------------------------------------------------------------------------------------------------


def to_hand(s: BigBookState, seat: int, card: Card) -> None:
    """A card that all see comes to the hand."""
    s.hands[seat].append(card)
    closed.came(s, seat, card)


def from_hand(s: BigBookState, seat: int, card: Card) -> None:
    """A card leaves the hand, and all see it; the caller lays it down elsewhere and then says so (`showed`)."""
    s.hands[seat].remove(card)
    if not s.settings.open_hands:
        closed.left(s, seat, card)


def showed(s: BigBookState, seat: int, choice: Choice) -> None:
    """BB-28: a card that came from a closed hand lies open now."""
    if choice.place == "hand" and not s.settings.open_hands:
        tell(s, Showed, seat, choice.card)


def take(s: BigBookState, seat: int, choice: Choice) -> Card:
    """Take a chosen card from where it lies; the caller lays it down elsewhere, and says that it was shown."""
    if choice.place == "hand":
        from_hand(s, seat, choice.card)
    elif choice.place == "support":
        s.supports[choice.seat].remove(choice.card)
    elif choice.place == "discard":
        s.discards[choice.seat].remove(choice.card)
    else:
        s.destroyed.remove(choice.card)
    return choice.card


def to_discard(s: BigBookState, seat: int, choice: Choice) -> None:
    """BB-60: a card of the support goes to the discard pile of the player in whose support it lay."""
    s.discards[choice.seat].append(take(s, seat, choice))
    showed(s, seat, choice)


def discard(s: BigBookState, seat: int, *chosen: Choice) -> None:
    """Discard by an effect, and tell it."""
    for choice in chosen:
        to_discard(s, seat, choice)
    if s.story is not None:
        for owner, cards in by_owner(chosen).items():
            tell(s, Discarded, seat, cards, owner)


def by_owner(chosen: Sequence[Choice | Wild]) -> dict[int | None, tuple[Card, ...]]:
    """Cards by the support in which they lay; None is the own hand."""
    found: dict[int | None, tuple[Card, ...]] = {}
    for choice in chosen:
        owner = choice.seat if choice.place == "support" else None
        found[owner] = (*found.get(owner, ()), choice.card)
    return found


# --- the draw deck ---------------------------------------------------------------------------------------------


def draw(s: BigBookState, seat: int, cards: int) -> Rule[int]:
    """BB-90, BB-91: cards from the top of the own draw deck, one by one; an empty deck is made anew."""
    drawn: list[Card] = []
    for _ in range(cards):
        if not s.decks[seat]:
            tell_drawn(s, seat, drawn)
            drawn.clear()
            yield from new_deck(s, seat)
        drawn.append(draw_top(s, seat))
    tell_drawn(s, seat, drawn)
    return cards


def tell_drawn(s: BigBookState, seat: int, drawn: list[Card]) -> None:
    if not drawn or s.story is None:
        return
    if s.settings.open_hands:
        tell(s, Drew, seat, tuple(drawn))
    else:
        whisper(s, (seat,), Drew(seat, tuple(drawn)), DrewSome(seat, len(drawn)))


def draw_top(s: BigBookState, seat: int) -> Card:
    card = s.decks[seat].pop(0)
    s.hands[seat].append(card)
    if s.tops[seat] and s.tops[seat].pop(0):
        closed.came(s, seat, card)
    return card


def new_deck(s: BigBookState, seat: int) -> Rule[None]:
    """BB-91, BB-93: one Madness to the discard pile, which is shuffled into the new draw deck."""
    take_madness(s, seat, "discard")
    cards, s.discards[seat] = s.discards[seat], []
    s.decks[seat] = cards  # put away before anything is asked, even of chance
    s.tops[seat] = []
    s.decks[seat] = yield from shuffle(cards)
    tell(s, Reshuffled, seat, len(cards))


def from_top(s: BigBookState, seat: int) -> Card:
    """The top card of the draw deck, which all see; the caller lays it down elsewhere."""
    if s.tops[seat]:
        s.tops[seat].pop(0)
    return s.decks[seat].pop(0)


def discard_top(s: BigBookState, seat: int, cards: int) -> int:
    """BB-94: from the top of the draw deck; it stops when the deck is empty, and brings no Madness."""
    gone = tuple(from_top(s, seat) for _ in range(min(cards, len(s.decks[seat]))))
    s.discards[seat] += gone
    if gone:
        tell(s, FromDeck, seat, gone, "discard")
    return len(gone)


def destroy_top(s: BigBookState, seat: int, cards: int) -> Rule[int]:
    """BB-91: like drawing, this makes an empty deck anew."""
    for _ in range(cards):
        if not s.decks[seat]:
            yield from new_deck(s, seat)
        card = from_top(s, seat)
        s.destroyed.append(card)
        tell(s, FromDeck, seat, (card,), "destroyed")
    return cards


def lay_on_deck(s: BigBookState, seat: int, card: Card, *, seen: bool = True) -> None:
    """BB-125: face down on top, to be drawn next; all have seen it, or only the owner."""
    s.decks[seat].insert(0, card)
    s.tops[seat].insert(0, seen)


def shuffle_into_deck(s: BigBookState, seat: int, what: str) -> Rule[None]:
    """BB-95: a shuffle that an effect orders brings no Madness."""
    pile = s.discards[seat] if what == "discard" else s.hands[seat]
    s.decks[seat] += pile
    pile.clear()
    if what == "hand":
        closed.emptied(s, seat)
    s.tops[seat] = []
    s.decks[seat] = yield from shuffle(s.decks[seat])
    tell(s, Shuffled, seat, what)  # type: ignore[arg-type]


# --- Madness ---------------------------------------------------------------------------------------------------


def take_madness(s: BigBookState, seat: int, to: str) -> None:
    """BB-96, BB-97: from the stack; where there is none, all lose."""
    if s.stack == 0:
        raise lose(s, "stack")
    s.stack -= 1
    if to == "discard":
        s.discards[seat].append(MADNESS)
    elif to == "deck":
        lay_on_deck(s, seat, MADNESS)
    elif to == "hand":
        to_hand(s, seat, MADNESS)
    else:  # BB-105: even into a full support
        s.supports[seat].append(MADNESS)
    tell(s, TookMadness, seat, to)  # type: ignore[arg-type]


def destroy_stack(s: BigBookState, cards: int) -> None:
    """BB-98: as many as there are."""
    cards = min(cards, s.stack)
    s.stack -= cards
    s.destroyed += [MADNESS] * cards
    if cards:
        tell(s, StackLost, cards)


# --- support and supply ----------------------------------------------------------------------------------------


def support_limit(s: BigBookState, seat: int) -> int:
    """BB-101, BB-138."""
    magician = s.magicians[seat]
    return 5 if magician is not None and magician.name == "rosana" else SUPPORT


def room(s: BigBookState, seat: int) -> int:
    """BB-102: how many cards can be put into the support."""
    return max(0, support_limit(s, seat) - len(s.supports[seat]))


def in_supply(s: BigBookState, card: Card | None) -> bool:
    return card is not None and s.supply[card.pile] > 0


def value_two_left(s: BigBookState) -> list[Card]:
    return [card for card in VALUE_TWO if s.supply[card.pile]]
