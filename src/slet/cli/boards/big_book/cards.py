"""Cards of The Big Book of Madness in the terminal: a colour, and always a mark beside it."""

import re
from collections.abc import Iterable, Sequence

from rich.text import Text

from slet.games.big_book.pieces.cards import ELEMENTS, KINDS, Card, element_card
from slet.games.big_book.pieces.tables import Magician
from slet.games.big_book.state import Laid

# All are one cell wide and no emoji.
MARKS: dict[str, str] = {"water": "≈", "earth": "■", "fire": "▲", "air": "○", "madness": "☠", "multi": "◆"}
INKS: dict[str, str] = {
    "water": "#F6EBD4 on #224C92",
    "earth": "#17202B on #45A07C",
    "fire": "#F6EBD4 on #BF3120",
    "air": "#17202B on #F5DFA0",
    "madness": "#F6EBD4 on #2C2240",
    "multi": "#17202B on #EFE3EF",
}
# Both languages' letters are understood in both: water, earth, fire, air; voda, země, oheň, vzduch (l for the wind).
_LETTERS = {"w": 0, "v": 0, "e": 1, "z": 1, "f": 2, "o": 2, "a": 3, "l": 3}
_SHORT = re.compile(r"([a-z])[ -]?([123])")


def sign(card: Card) -> str:
    """`▲2`, or `☠` for Madness."""
    return f"{MARKS['madness']}" if card.element is None else f"{MARKS[card.element]}{card.value}"


def chip(card: Card) -> Text:
    return Text(sign(card), style=f"bold {INKS[card.element or 'madness']}")


def chips(cards: Iterable[Card | None]) -> Text:
    """Cards side by side; one that lies face down is a grey one."""
    row = Text()
    for n, card in enumerate(cards):
        row.append(" " if n else "").append_text(Text("▒▒", style="dim") if card is None else chip(card))
    return row or Text("–", style="dim")


def mark(kind: str) -> Text:
    return Text(MARKS[kind], style=f"bold {INKS[kind]}")


def marks(kinds: Sequence[str]) -> Text:
    return Text(" ").join([mark(kind) for kind in kinds])


def price(laid: Laid) -> Text:
    """What it costs to break a curse: `4▲ 1○`."""
    parts = [
        Text(f"{amount}").append_text(mark(element))
        for element, amount in zip(ELEMENTS, laid.price(), strict=True)
        if amount
    ]
    return Text(" ").join(parts)


def starting_deck(magician: Magician, *, nightmare: bool) -> Text:
    """The value-1 cards by element and the value-2 card: `4≈ 3■ 2▲ 2○ ≈2`. A nightmare has no such card (BB-159)."""
    counts = [
        count + (nightmare and element == magician.element)
        for element, count in zip(ELEMENTS, magician.cards, strict=True)
    ]
    ones = [Text(str(count)).append_text(mark(element)) for element, count in zip(ELEMENTS, counts, strict=True)]
    own = [] if nightmare else [chip(element_card(magician.element, 2))]
    return Text(" ").join([*ones, *own])


def short_names(card: Card) -> list[str]:
    """What may be typed for a card: `f2`, `o2`; `m` and `d` for Madness."""
    if card.element is None:
        return ["m", "d"]
    return [f"{letter}{card.value}" for letter, number in _LETTERS.items() if number == card.number]


def card_meant(text: str) -> Card | None:
    wanted = text.lower().strip()
    if wanted in ("m", "d"):
        return KINDS[12]
    found = _SHORT.fullmatch(wanted)
    if found is None or found[1] not in _LETTERS:
        return None
    return KINDS[3 * _LETTERS[found[1]] + int(found[2]) - 1]
