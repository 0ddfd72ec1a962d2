"""The cards of Wizard in the terminal: a colour, and always a mark beside it."""

import re

from rich.text import Text

from slet.cli.words import Words
from slet.games.wizard.pieces import DECK, SUITS, Card, Suit

CARD_WIDTH = 6

# The marks of the suits: moon, toadstool, star, leaf. All are one cell wide and no emoji.
MARKS: dict[str, str] = {"yellow": "☾", "red": "☂", "blue": "✶", "green": "♣", "wizard": "▲", "jester": "Ψ"}
INKS: dict[str, str] = {
    "yellow": "#17202B on #F5BE3E",
    "red": "#F6EBD4 on #BF3120",
    "blue": "#F6EBD4 on #224C92",
    "green": "#17202B on #45A07C",
    "wizard": "#F6EBD4 on #2C2240",
    "jester": "#17202B on #EFE3EF",
}

# Both languages' letters are understood in both: nobody should have to change the language to play a card.
_SUIT_LETTERS: dict[str, Suit] = {
    "y": "yellow",
    "r": "red",
    "b": "blue",
    "g": "green",
    "ž": "yellow",
    "č": "red",
    "c": "red",
    "m": "blue",
    "z": "green",
}
_CARD_LETTERS = {"w": "wizard", "č": "wizard", "c": "wizard", "j": "jester", "š": "jester", "s": "jester"}
_SHORT = re.compile(r"([^\W\d])[ -]?(\d{1,2})")
_BY_NAME = {card.name: card for card in DECK}


def family(card: Card) -> str:
    """The suit, or for cards without one what they are."""
    return str(card.words()["suit"])


def face(card: Card, words: Words, *, playable: bool = True) -> Text:
    """A card: six cells wide. One that may not be played now is plain and dim, but can be read."""
    kind = family(card)
    sign = str(card.rank) if card.suit else words(f"wizard-letter-{kind}").upper()
    return Text.assemble((f" {MARKS[kind]} {sign:>2} ", f"bold {INKS[kind]}" if playable else "dim"))


def suit_face(suit: Suit, name: str) -> Text:
    return Text.assemble((f" {MARKS[suit]} {name} ", f"bold {INKS[suit]}"))


def short_names(card: Card) -> list[str]:
    """What may be typed for a card: `r7`, `č7`, `w`."""
    if card.suit is None:
        return [letter for letter, kind in _CARD_LETTERS.items() if kind == family(card)]
    return [f"{letter}{card.rank}" for letter, suit in _SUIT_LETTERS.items() if suit == card.suit]


def card_meant(text: str) -> Card | None:
    """The card that somebody means, whether it is in hand or not."""
    wanted = text.lower().removeprefix("play:")
    if wanted in _BY_NAME:
        return _BY_NAME[wanted]
    if found := _SHORT.fullmatch(wanted):
        return _BY_NAME.get(f"{_SUIT_LETTERS.get(found[1])}-{int(found[2])}")
    return _BY_NAME.get(f"{_CARD_LETTERS.get(wanted)}-1")


def suit_letters(words: Words) -> dict[Suit, str]:
    return {suit: words(f"wizard-letter-{suit}") for suit in SUITS}
