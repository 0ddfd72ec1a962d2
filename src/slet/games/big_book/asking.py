"""What a question says besides: how many cards are still to be chosen, how many actions may be performed."""

from typing import Any

from slet.games.big_book.cards import MADNESS
from slet.games.big_book.state import HAND
from slet.games.big_book.view import BigBookView

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
    }


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
