"""The verbs that move cards. Each reads like the phrase it stands for."""

from collections.abc import Sequence

from slet.games.big_book.cards import WHAT, Card, element_card, higher
from slet.games.big_book.choosing import ANY, BARE, choices, choose_cards
from slet.games.big_book.effects import Doing, verb
from slet.games.big_book.events import (
    Acquired,
    Banished,
    Destroyed,
    Discarded,
    Gave,
    LaidOnDeck,
    Supported,
    Took,
    UnderCurses,
)
from slet.games.big_book.options import ACQUIRES, ENOUGH, IN_HAND, IN_SUPPORT, Acquire, Choice, Enough
from slet.games.big_book.phrases import Part, Zone
from slet.games.big_book.state import BigBookState, Laid
from slet.games.big_book.zones import (
    destroy_stack,
    destroy_top,
    discard,
    discard_top,
    draw,
    from_hand,
    in_supply,
    lay_on_deck,
    room,
    shuffle_into_deck,
    take,
    take_madness,
    to_hand,
    value_two_left,
)
from slet.kernel import Rule, draw_one, pick, tell

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


# --- discarding and destroying ---------------------------------------------------------------------------------


@verb("discard")
def discard_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`discard 1 from hand`, `discard 1 fire`, `discard all air from hand or support`, `discard 3 from deck` …"""
    number = part.number(doing.times)
    if part.source == ("deck",):
        return discard_top(s, seat, number)
    if part.amount == "all":
        return _discard_all(s, seat, part.source, WHAT[part.what])
    if part.random:
        return (yield from _discard_at_random(s, seat, number))
    if part.what == "different":
        return (yield from _discard_different(s, seat, part.source or BARE, number))
    return (yield from _discard_chosen(s, seat, part.source or BARE, WHAT[part.what], number))


def _discard_chosen(s: BigBookState, seat: int, zones: Sequence[Zone], what: frozenset[Card], number: int) -> Rule[int]:
    """BB-120, BB-121: as many as have to be; from the hand or the shared support where no place is named."""

    def do(choice: Choice) -> None:
        tell(s, Discarded, seat, (discard(s, seat, choice),))

    return (yield from choose_cards(s, seat, "discard", zones, what, number, do, "BB-120"))


def _discard_all(s: BigBookState, seat: int, zones: Sequence[Zone], what: frozenset[Card]) -> int:
    gone: list[Card] = []
    for made, cards in ((IN_HAND, s.hands[seat]), (IN_SUPPORT, s.supports[seat])):
        if ("hand" if made is IN_HAND else "support") in zones:
            gone += [discard(s, seat, made[seat][card.index]) for card in cards.copy() if card in what]
    if gone:
        tell(s, Discarded, seat, tuple(gone))
    return len(gone)


def _discard_at_random(s: BigBookState, seat: int, number: int) -> Rule[int]:
    number = min(number, len(s.hands[seat]))
    for _ in range(number):
        place = yield from draw_one(range(len(s.hands[seat])))
        card = discard(s, seat, IN_HAND[seat][s.hands[seat][place].index])
        tell(s, Discarded, seat, (card,))
    return number


def _discard_different(s: BigBookState, seat: int, zones: Sequence[Zone], number: int) -> Rule[int]:
    """`discard 2 different`: element cards, no two of one element."""
    left = WHAT["element"]
    gone: list[Card] = []

    def do(choice: Choice) -> None:
        gone.append(discard(s, seat, choice))
        tell(s, Discarded, seat, (choice.card,))

    for _ in range(number):
        if not (yield from choose_cards(s, seat, "discard", zones, left, 1, do, "BB-120")):
            break
        left -= WHAT[str(gone[-1].element)]
    return len(gone)


@verb("keep")
def keep_cards(s: BigBookState, seat: int, part: Part, _doing: Doing) -> Rule[int]:
    """`keep 4 from hand`: discard down to that many."""
    return (yield from _discard_chosen(s, seat, ("hand",), ANY, len(s.hands[seat]) - part.count))


@verb("destroy")
def destroy_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`destroy [1] from hand`, `destroy up to 2 from hand or discard`, `destroy 1 from deck` or `from stack` …"""
    number = part.number(doing.times)
    if part.source == ("stack",):
        destroy_stack(s, number)
        return 0
    if part.source == ("deck",):
        return (yield from destroy_top(s, seat, number))

    def do(choice: Choice) -> None:
        s.destroyed.append(take(s, seat, choice))
        tell(s, Destroyed, seat, (choice.card,))

    what = WHAT[part.what]
    return (yield from choose_cards(s, seat, "destroy", part.source, what, number, do, "BB-123", up_to=part.up_to))


@verb("upgrade")
def upgrade_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-126, BB-153: destroy cards, and for each element card get the next higher one in the same place.

    All are destroyed before any card comes for them (BB-64), so none is raised twice.
    """
    gone: list[Card] = []

    def do(choice: Choice) -> None:
        gone.append(take(s, seat, choice))
        s.destroyed.append(choice.card)
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


# --- moving ----------------------------------------------------------------------------------------------------


@verb("support")
def put_into_support(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-101, BB-102: as many as there is room for."""

    def do(choice: Choice) -> None:
        s.supports[seat].append(take(s, seat, choice))
        tell(s, Supported, seat, choice.card)

    number = min(part.number(doing.times), room(s, seat))
    what = WHAT[part.what]
    return (yield from choose_cards(s, seat, "support", part.source, what, number, do, "BB-101", up_to=part.up_to))


@verb("lay-on-deck")
def put_on_deck(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-125: one after the other, so that the player chooses the order."""

    def do(choice: Choice) -> None:
        lay_on_deck(s, seat, take(s, seat, choice))
        tell(s, LaidOnDeck, seat, choice.card)

    what = WHAT[part.what]
    number = part.number(doing.times)
    return (
        yield from choose_cards(
            s, seat, "lay-on-deck", part.source, what, number, do, "BB-125", up_to=part.up_to, ordered=True
        )
    )


@verb("take")
def take_into_hand(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`take up to [1] from discard`, `take up to [2] element from destroyed`."""

    def do(choice: Choice) -> None:
        to_hand(s, seat, take(s, seat, choice))
        tell(s, Took, seat, choice.card, choice.place)

    what = WHAT[part.what]
    number = part.number(doing.times)
    return (yield from choose_cards(s, seat, "take", part.source, what, number, do, "BB-123", up_to=part.up_to))


@verb("banish")
def banish_madness(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-99: for nothing; the Madness goes back to the stack."""

    def do(choice: Choice) -> None:
        take(s, seat, choice)
        s.stack += 1
        tell(s, Banished, seat, 1, choice.place)

    if part.amount == "all":
        found = choices(s, seat, part.source, WHAT["madness"])
        while found:
            do(found[0])
            found = choices(s, seat, part.source, WHAT["madness"])
        return 0
    number = part.number(doing.times)
    what = WHAT["madness"]
    return (yield from choose_cards(s, seat, "banish", part.source, what, number, do, "BB-99", up_to=part.up_to))


# --- Madness ---------------------------------------------------------------------------------------------------


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


# --- new cards and cards of others -----------------------------------------------------------------------------


@verb("gain")
def gain_card(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`gain up to 1`: a value-2 card of choice to the own discard pile."""
    for _ in range(part.number(doing.times)):
        options: list[Acquire | Enough] = [ACQUIRES[card] for card in value_two_left(s)]
        if not options:
            break
        choice = yield from pick(seat, "gain", [*options, ENOUGH] if part.up_to else options, "BB-124")
        if isinstance(choice, Enough):
            break
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
        card = discard(s, seat, choice)
        tell(s, Discarded, seat, (card,))
        assert card.element is not None
        best = element_card(card.element, 3)
        if in_supply(s, best):
            s.supply[best.pile] -= 1
            lay_on_deck(s, seat, best)
            tell(s, Acquired, seat, best, "deck")

    number = part.number(doing.times)
    return (yield from choose_cards(s, seat, "trade", BARE, WHAT["one"], number, do, "BB-120", up_to=part.up_to))


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
    from_hand(s, giver, card)
    to_hand(s, receiver, card)
    tell(s, Gave, giver, receiver, card)
