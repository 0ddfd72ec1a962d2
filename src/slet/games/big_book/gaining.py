"""The verbs that bring new cards: better ones, and Madness."""

from slet.games.big_book.choosing import ANY, BARE, choose_cards
from slet.games.big_book.effects import Doing, verb
from slet.games.big_book.events import Acquired, Destroyed, UnderCurses
from slet.games.big_book.options import ACQUIRES, ENOUGH, Acquire, Choice, Enough
from slet.games.big_book.phrases import Part
from slet.games.big_book.pieces.cards import WHAT, Card, element_card, higher
from slet.games.big_book.state import BigBookState, Laid
from slet.games.big_book.zones import (
    discard,
    in_supply,
    lay_on_deck,
    room,
    showed,
    take,
    take_madness,
    to_hand,
    value_two_left,
)
from slet.kernel import Rule, pick, tell


@verb("gain")
def gain_card(s: BigBookState, seat: int, part: Part, _doing: Doing) -> Rule[int]:
    """`gain 1`, `gain up to 1`: a value-2 card of choice to the own discard pile."""
    s.note(left=1, fewer=part.up_to)
    options: list[Acquire | Enough] = [ACQUIRES[card] for card in value_two_left(s)]
    if options:
        choice = yield from pick(seat, "gain", [*options, ENOUGH] if part.up_to else options, "BB-124")
        if isinstance(choice, Acquire):
            gain(s, seat, choice.card)
    return 0


def gain(s: BigBookState, seat: int, card: Card) -> None:
    """BB-74, BB-77, BB-124: from the supply to the own discard pile."""
    s.supply[card.pile] -= 1
    s.discards[seat].append(card)
    tell(s, Acquired, seat, card, "discard")


@verb("trade")
def trade_card(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`trade up to 1`: discard a value-1 card, then lay a value-3 card of that element on the own draw deck."""

    def do(choice: Choice) -> None:
        discard(s, seat, choice)
        assert choice.card.element is not None
        best = element_card(choice.card.element, 3)
        if in_supply(s, best):
            s.supply[best.pile] -= 1
            lay_on_deck(s, seat, best)
            tell(s, Acquired, seat, best, "deck")

    number = part.number(doing.times)
    return (yield from choose_cards(s, seat, "trade", BARE, WHAT["one"], number, do, "BB-120", up_to=part.up_to))


@verb("upgrade")
def upgrade_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-126, BB-153: destroy cards, and for each element card get the next higher one in the same place.

    All are destroyed before any card comes for them (BB-64), so none is raised twice.
    """
    gone: list[Card] = []

    def do(choice: Choice) -> None:
        gone.append(take(s, seat, choice))
        s.destroyed.append(choice.card)
        showed(s, seat, choice)
        tell(s, Destroyed, seat, (choice.card,))

    number = part.number(doing.times)
    yield from choose_cards(s, seat, "upgrade", part.source, ANY, number, do, "BB-126", up_to=part.up_to)
    (zone,) = part.source
    for card in gone:
        better = higher(card)
        if better is None or not in_supply(s, better):
            continue
        if zone == "support" and not room(s, seat):
            continue  # BB-105
        s.supply[better.pile] -= 1
        if zone == "hand":
            to_hand(s, seat, better)
        else:
            (s.supports if zone == "support" else s.discards)[seat].append(better)
        tell(s, Acquired, seat, better, zone)  # type: ignore[arg-type]
    return len(gone)


@verb("madness")
def add_madness(s: BigBookState, seat: int, part: Part, doing: Doing) -> int:
    """`madness 1 to discard`, to the deck, the hand, the support; `to curses` lays one under every curse (BB-151)."""
    if part.target == "curses":
        return _lay_under_curses(s, part.number(doing.times))
    for _ in range(part.number(doing.times)):
        take_madness(s, seat, str(part.target))
    return 0


def _lay_under_curses(s: BigBookState, cards: int) -> int:
    """BB-98: earlier places first, as far as the stack reaches."""
    laid_under = 0
    for place in list(range(len(s.curses))) * cards:
        laid = s.curses[place]
        if laid is not None and s.stack:
            s.stack -= 1
            laid_under += 1
            s.curses[place] = Laid(laid.curse, laid.down, laid.tokens, laid.madness + 1)
    tell(s, UnderCurses, laid_under)
    return laid_under
