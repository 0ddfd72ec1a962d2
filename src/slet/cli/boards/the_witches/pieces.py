"""Cards, tiles and witches of The Witches, as they are drawn."""

from collections.abc import Mapping

from rich.text import Text

from slet.cli.words import Words
from slet.games.the_witches.attempts import CRISIS
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.planning.odds import SYMBOLS
from slet.games.the_witches.settings import Apprentice
from slet.games.the_witches.view import SpaceView

EASY, HARD, CRISIS_INK = "#45A07C", "#B58AE0", "bold #D9482B"
FACE_DOWN = "▒▒"
POWER = " ∴"
SYMBOL_INK = {"magic": "#B58AE0", "headology": "#7FB2E5", "broomstick": "#F5BE3E"}
WITCHES: dict[Apprentice, str] = {
    "tiffany": "bold #17202B on #7FB2E5",
    "annagramma": "bold #17202B on #E58FB1",
    "petulia": "bold #17202B on #8CC98A",
    "dimity": "bold #17202B on #F5BE3E",
}
LETTERS: dict[Apprentice, str] = {"tiffany": "T", "annagramma": "A", "petulia": "P", "dimity": "D"}
"""The first letters of their names, which are the same in both languages."""


def badge(apprentice: Apprentice | None) -> Text:
    if apprentice is None:
        return Text("?")
    return Text(LETTERS[apprentice], style=WITCHES[apprentice])


def problem_text(spot: SpaceView, words: Words, room: int) -> Text:
    """The problem on a space in a few letters: `Fever 7`, what it takes with its Crises. The name gives way first."""
    if spot.tile is None and not spot.is_face_down:
        return Text("·", style="dim")
    crises = ("!" * spot.crises if spot.crises < 4 else f"!{spot.crises}", CRISIS_INK)
    if spot.tile is None:
        return Text.assemble((FACE_DOWN, HARD), crises)
    before, after = ("(", ")") if spot.is_face_down else ("", "")  # known to this seat alone
    after = f" {spot.tile.difficulty + CRISIS * spot.crises}{after}"
    left = room - len(before) - len(after) - len(crises[0])
    name = words(f"witches-tile-{spot.tile.kind}")[: max(1, left)]
    return Text.assemble((f"{before}{name}{after}", HARD if spot.tile.is_hard else EASY), crises)


def card_text(card: Card, forms: Mapping[str, str]) -> Text:
    """A card: its symbol and what that adds, its benefit, its name."""
    adds = f" +{SYMBOLS[card.symbol]}" if SYMBOLS[card.symbol] else ""
    text = Text.assemble((f" {forms['symbol']}{adds} ", SYMBOL_INK[card.symbol]), (forms["benefit"], "bold"))
    text.append(f" {forms['']}", style="dim")
    return text.append(POWER, style="bold") if card.power != "none" else text


def short_card_text(card: Card, forms: Mapping[str, str]) -> Text:
    """The same where there is little room: the first letter of its symbol, what it adds, and its benefit."""
    adds = f"+{SYMBOLS[card.symbol]}" if SYMBOLS[card.symbol] else ""
    text = Text.assemble((forms["symbol"][0] + adds, SYMBOL_INK[card.symbol]), " ", (forms["benefit"], "bold"))
    return text.append(POWER, style="bold") if card.power != "none" else text
