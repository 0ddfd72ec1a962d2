"""The pieces of Wandering Towers in the terminal: a colour, and always a shape beside it."""

from collections.abc import Iterable

from rich.text import Text

from slet.games.wandering_towers.options import Thing
from slet.games.wandering_towers.pieces import Card, Spell, Wizard
from slet.games.wandering_towers.view import Player

# All signs are one cell wide and no emoji.
MARKS = {"blue": "●", "yellow": "▲", "red": "■", "green": "✚", "orange": "◆", "purple": "★"}
INKS = {
    "blue": "#F6EBD4 on #20509A",
    "yellow": "#17202B on #FADB5E",
    "red": "#F6EBD4 on #A62818",
    "green": "#17202B on #4FAA8E",
    "orange": "#17202B on #E06A2B",
    "purple": "#17202B on #B583CF",
}
# Both languages' letters are understood in both: the English one first, the Czech one last.
COLOUR_LETTERS = {
    "blue": ("b", "m"),
    "yellow": ("y", "ž"),
    "red": ("r",),  # in Czech too: č5 is the wizard (čaroděj) on space 5
    "green": ("g", "z"),
    "orange": ("o",),
    "purple": ("p", "f"),
}
TOWER, WIZARD, DIE = "♜", "♝", "⚄"
KEEP = "⌂"
CREST, COVERED_CREST = "▼", "▽"
FULL, EMPTY, SPENT = "▮", "▯", "·"

STONE, SHADE, INK = "#D9C8A6", "#8A7650", "#17202B"
EMBER, PLUM, WINDOW = "#EE6A36", "#7A4F96", "#FFD469"
LIT = "bold yellow"
"""What can be touched: as yellow as the terminal has it, so that it can be read on a light ground too."""
BANNER = f"bold {INK} on {EMBER}"
FACES: dict[Thing, str] = {"tower": f"bold {INK} on {STONE}", "wizard": "bold #F6EBD4 on #2C2240"}
SIGNS: dict[Thing, str] = {"tower": TOWER, "wizard": WIZARD}
THINGS: tuple[Thing, ...] = ("tower", "wizard")

FACE_WIDTH = 7
MOST_SIGNS = 6
"""More potions than this are written as numbers."""


def styled(text: str, style: str) -> Text:
    """A text whose style stays its own when something is added to it."""
    return Text.assemble((text, style))


def chip(wizard: Wizard) -> Text:
    return styled(MARKS[wizard.name], f"bold {INKS[wizard.name]}")


def chips(wizards: Iterable[Wizard]) -> Text:
    return Text().join(chip(wizard) for wizard in wizards)


def castle() -> Text:
    """Ravenskeep, where it stands."""
    return Text.assemble(("▟", PLUM), (KEEP, f"bold {WINDOW} on {PLUM}"), ("▙", PLUM))


def landing_place() -> Text:
    """Where Ravenskeep would fly to."""
    return styled(f"({KEEP})", "dim")


# --- cards -----------------------------------------------------------------------------------------------------


def things(card: Card) -> list[Thing]:
    """What a card can move."""
    return [thing for thing in THINGS if getattr(card, thing) is not None]


def half(card: Card, thing: Thing) -> Text:
    """One half of a card, or a whole one that has no other: seven cells wide."""
    value = DIE * card.dice if card.dice else str(getattr(card, thing))
    return styled(f" {SIGNS[thing]} {value:<{FACE_WIDTH - 4}} ", FACES[thing])


def face(card: Card) -> Text:
    """A card in a row of cards."""
    return Text().join(
        styled(f" {SIGNS[thing]} {DIE * card.dice if card.dice else getattr(card, thing)} ", FACES[thing])
        for thing in things(card)
    )


# --- potions and spells ----------------------------------------------------------------------------------------


def potions(player: Player) -> Text:
    """Full, empty and spent ones, each a sign; beyond six as numbers."""
    kinds = ((FULL, player.full, "bold"), (EMPTY, player.empty, ""), (SPENT, player.spent, "dim"))
    if player.full + player.empty + player.spent > MOST_SIGNS:
        return Text(" ").join(styled(f"{sign}{number}", style) for sign, number, style in kinds if number)
    return Text().join(styled(sign * number, style) for sign, number, style in kinds)


def price(spell: Spell) -> str:
    return FULL * spell.price
