"""The verbs that draw and move cards. Each reads like the phrase it stands for."""

from slet.games.big_book import closed
from slet.games.big_book.choosing import choose_cards
from slet.games.big_book.effects import Doing, verb
from slet.games.big_book.events import HidOnDeck, LaidOnDeck, Supported, Took
from slet.games.big_book.options import Choice
from slet.games.big_book.phrases import Part
from slet.games.big_book.pieces.cards import WHAT, Card
from slet.games.big_book.state import BigBookState
from slet.games.big_book.zones import draw, lay_on_deck, room, showed, shuffle_into_deck, take, to_hand
from slet.kernel import Rule, tell, whisper

# --- drawing ---------------------------------------------------------------------------------------------------


@verb("draw")
def draw_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`draw [1]`, `draw as many`."""
    return (yield from draw(s, seat, part.number(doing.times, doing.made)))


@verb("fill")
def fill_hand(s: BigBookState, seat: int, part: Part, _doing: Doing) -> Rule[int]:
    """`fill hand to 6`: draw up to that many cards in hand."""
    return (yield from draw(s, seat, max(0, part.count - len(s.hands[seat]))))


@verb("shuffle")
def shuffle_zone(s: BigBookState, seat: int, part: Part, _doing: Doing) -> Rule[int]:
    """`shuffle discard`; `shuffle hand`: into the draw deck, and then draw one card fewer than the hand had."""
    if part.what == "discard":
        yield from shuffle_into_deck(s, seat, "discard")
        return 0
    held = len(s.hands[seat])
    if held == 0:
        return 0
    yield from shuffle_into_deck(s, seat, "hand")
    return (yield from draw(s, seat, held - 1))


# --- from one place to another ---------------------------------------------------------------------------------


@verb("support")
def put_into_support(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-101, BB-102: as many as there is room for."""

    def do(choice: Choice) -> None:
        s.supports[seat].append(take(s, seat, choice))
        showed(s, seat, choice)
        tell(s, Supported, seat, choice.card)

    number = min(part.number(doing.times), room(s, seat))
    what = WHAT[part.what]
    return (yield from choose_cards(s, seat, "support", part.source, what, number, do, "BB-101", up_to=part.up_to))


@verb("lay-on-deck")
def put_on_deck(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-125: one after the other, so that the player chooses the order."""
    what = WHAT[part.what]

    def do(choice: Choice) -> None:
        if choice.place == "hand" and not s.settings.open_hands:
            _hide_on_deck(s, seat, choice.card, what)
            return
        lay_on_deck(s, seat, take(s, seat, choice))
        tell(s, LaidOnDeck, seat, choice.card)

    number = part.number(doing.times)
    return (
        yield from choose_cards(
            s, seat, "lay-on-deck", part.source, what, number, do, "BB-125", up_to=part.up_to, ordered=True
        )
    )


def _hide_on_deck(s: BigBookState, seat: int, card: Card, fitting: frozenset[Card]) -> None:
    """From a closed hand face down on the deck: nobody else sees which card it is."""
    s.hands[seat].remove(card)
    closed.slipped_away(s, seat, card, fitting, (seat,))
    lay_on_deck(s, seat, card, seen=False)
    whisper(s, (seat,), LaidOnDeck(seat, card), HidOnDeck(seat))


@verb("take")
def take_into_hand(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`take up to [1] from discard`, `take up to [2] element from destroyed`."""

    def do(choice: Choice) -> None:
        to_hand(s, seat, take(s, seat, choice))
        tell(s, Took, seat, choice.card, choice.place)

    what = WHAT[part.what]
    number = part.number(doing.times)
    return (yield from choose_cards(s, seat, "take", part.source, what, number, do, "BB-123", up_to=part.up_to))
