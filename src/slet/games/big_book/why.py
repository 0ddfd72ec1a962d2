"""What a question tells besides, and why something is not offered: both from the view of who is asked."""

from collections.abc import Iterable, Sequence
from typing import Any

from slet.games.big_book.dues import dues
from slet.games.big_book.magicians import ABILITY
from slet.games.big_book.options import Break, Cast
from slet.games.big_book.pieces.cards import ELEMENTS, MADNESS, Card, Element
from slet.games.big_book.pieces.tables import Curse, Magician, Spell
from slet.games.big_book.state import HAND, SPACES
from slet.games.big_book.view import BigBookView, PlayerView
from slet.kernel import Reason

MANY = 20
"""More than that is "any number"."""


def asking(view: BigBookView) -> dict[str, Any]:
    left = view.underway[-1].left or 1 if view.underway else 1
    how = _how(left, fewer=bool(view.underway) and view.underway[-1].fewer)
    return {
        "left": left,
        "how": how,
        "many": "no" if how in ("one", "may") else "yes",
        "over": _over(view),
        "extra": tuple([choice.card for choice in view.extra]),
        "payable": "yes" if view.prices else "no",
        "curses": sum(curse is not None for curse in view.curses),
        "turns": SPACES + 1 - view.marker,
        "source": _source(view),
    }


def _source(view: BigBookView) -> str:
    """Of what it is that is being carried out."""
    what = view.underway[-1] if view.underway else None
    if what is None:
        return ""
    if isinstance(what.action, Cast):
        return what.action.spell.name
    return what.page.name if what.page is not None and what.kind == "bonus" else ""


def _how(left: int, *, fewer: bool) -> str:
    if left > MANY:
        return "any"
    if left == 1:
        return "may" if fewer else "one"
    return "upto" if fewer else "just"


def _over(view: BigBookView) -> int:
    """BB-82 to BB-84: how many cards the recovery still takes from the own hand."""
    hand = [] if view.seat is None else view.players[view.seat].hand or []
    return min(len(hand) - HAND, sum(card is not MADNESS for card in hand))


# --- why not --------------------------------------------------------------------------------------------------------

NOT_NOW = Reason("not-now")


def why_not(view: BigBookView, option: str) -> Reason | None:
    """The reasons in the order in which a player would look for them."""
    if view.seat is None:
        return None
    verb, _, name = option.partition(":")
    name, _, more = name.partition("/")
    own = view.players[view.seat]
    if verb == "cast" and name in Spell.names():
        return _cast(view, own, Spell.named(name), int(more) if more in ("1", "2", "3") else 1)
    if verb == "learn" and name in Spell.names() and Spell.named(name) in view.library:
        return _price(view, _so_much(Spell.named(name).number, 2))
    if verb == "acquire" and name in Card.names():
        return _acquire(view, Card.named(name))
    if verb == "break" and name in Curse.names():
        return _break(view, Curse.named(name))
    if verb == "banish":
        return Reason("pair", rule="BB-80") if max(_means(view, own)) < 2 else NOT_NOW
    if verb == "ability" and name in Magician.names():
        return _ability(view, Magician.named(name))
    if verb == "card" and name in Card.names():
        return _card(view, Card.named(name))
    return None


def _cast(view: BigBookView, own: PlayerView, spell: Spell, times: int) -> Reason | None:
    """BB-62, BB-66, BB-128."""
    known = next((known for known in own.spells if known.spell is spell), None)
    if known is None:
        return None
    if known.down:
        return Reason("spell-down", {"spell": spell}, "BB-129")
    if known.used:
        return Reason("spell-used", {"spell": spell}, "BB-66")
    return _price(view, _so_much(spell.number, spell.level * times))


def _acquire(view: BigBookView, card: Card) -> Reason | None:
    """BB-74, BB-77."""
    left = view.supply.get(card.name)
    if left is None:
        return None
    if not left:
        return Reason("supply-empty", {"card": card}, "BB-74")
    breaking = bool(view.underway) and isinstance(view.underway[-1].action, Break)
    if breaking and view.payment is None:
        return Reason("reward", {"card": card}, "BB-77") if card.value > 2 else None
    return _price(view, _so_much(card.number, card.value))


def _break(view: BigBookView, curse: Curse) -> Reason | None:
    """BB-75, BB-78, BB-133."""
    place = next((n for n, laid in enumerate(view.curses) if laid is not None and laid.curse is curse), None)
    if place is None:
        return None
    laid, price = view.curses[place], view.curse_prices[place]
    assert laid is not None
    assert price is not None
    return Reason("curse-asleep", rule="BB-133") if laid.down else _price(view, price)


def _ability(view: BigBookView, magician: Magician) -> Reason | None:
    """BB-136, BB-137."""
    assert view.seat is not None, "somebody is asked"
    if view.players[view.seat].magician is not magician:
        return None
    if magician.name not in ABILITY:
        return Reason("ability-itself", rule="BB-136")
    if view.seat != view.active:
        return Reason("ability-turn", rule="BB-137")
    return Reason("ability-used", rule="BB-136") if view.ability_used else Reason("ability-no-use")


def _card(view: BigBookView, card: Card) -> Reason | None:
    """BB-57, BB-59 in a payment; BB-82 in the recovery."""
    paying = view.payment
    if paying is None:
        return Reason("keep-madness", rule="BB-82") if card is MADNESS and not view.underway else None
    if card is MADNESS:
        return Reason("madness-pays-nothing", rule="BB-57")
    price, missing = paying.price, paying.missing
    if price is None or missing is None:
        return Reason("pair-card", rule="BB-80")
    if not price[card.number]:
        return Reason("not-asked-for", {"card": card}, "BB-59")
    now = next((element for element, amount in zip(ELEMENTS, missing, strict=True) if amount), None)
    return None if now is None else Reason("pay-order", {"element": now})


def _price(view: BigBookView, price: Sequence[int]) -> Reason:
    """BB-57: what the own hand and the shared support lack; where they lack nothing, it is not the moment."""
    assert view.seat is not None, "somebody is asked"
    have = _means(view, view.players[view.seat])
    lacking = [asked - there for asked, there in zip(price, have, strict=True)]
    missing = dues(lacking)
    return Reason("cannot-pay", {"missing": missing}, "BB-57") if missing else NOT_NOW


def _means(view: BigBookView, own: PlayerView) -> list[int]:
    """How much of each element the player could pay with; BB-150: Embodiment pays from the shared support alone."""
    cards = [card for player in view.players for card in player.support]
    served = () if not view.underway else view.underway[-1].served
    if not _embodying(view):
        cards += own.hand or []
    return [_worth(cards, element) - _worth((choice.card for choice in served), element) for element in ELEMENTS]


def _embodying(view: BigBookView) -> bool:
    action = view.underway[-1].action if view.underway else None
    return isinstance(action, Cast) and any(part.verb == "embody" for part in action.spell.effect.all_parts())


def _worth(cards: Iterable[Card], element: Element) -> int:
    return sum(card.value for card in cards if card.element == element)


def _so_much(number: int, amount: int) -> tuple[int, ...]:
    return tuple(amount if n == number else 0 for n in range(len(ELEMENTS)))
