"""The cards and tokens of Čarodění in a few letters: a colour, and always a letter beside it."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from slet.cli.words import Words
from slet.games.carodeni.pieces.box import Goal, Potion, Witch
from slet.games.carodeni.pieces.kinds import INGREDIENTS, Animal, Ingredient, Tool

INKS = {
    "red": "#F6EBD4 on #BF3120",
    "blue": "#F6EBD4 on #224C92",
    "green": "#17202B on #45A07C",
    "yellow": "#17202B on #F5BE3E",
    "wild": "#17202B on #EFE3EF",
    "novice": "#F6EBD4 on #5B5566",
}
KIND_INKS = {"herb": "#7BC68F", "berry": "#E07A8B", "leaf": "#B7C84B", "mushroom": "#D9A066", "root": "#C9B7A2"}

BACK = "⇄"
"""Stands before what is on the other side of a card."""


class Letters:
    """Short texts in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def kind(self, kind: Ingredient | Tool | Animal) -> str:
        return self.words(f"carodeni-short-{kind.name}")

    def ingredient(self, kind: Ingredient | None) -> Text:
        if kind is None:
            return Text("··", style="dim")
        return Text(self.kind(kind), style=f"bold {KIND_INKS[kind.name]}")

    def tool(self, tool: Tool | None) -> Text:
        return Text(f"[{'?' if tool is None else self.kind(tool)}]")

    def colour(self, colour: str) -> str:
        return self.words(f"carodeni-letter-{colour}")

    def flags(self, colours: Iterable[str]) -> Text:
        flags = Text()
        for colour in colours:
            flags.append(self.colour(colour), style=f"bold {INKS[colour]}")
        return flags

    # --- cards by name ---------------------------------------------------------------------------------------

    def tag(self, card: Potion | Witch) -> Text:
        """The name in its colour, with the letter of the colour: `W04r`."""
        colour: str
        if isinstance(card, Potion):
            colour = card.colour or "wild"
        else:
            colour = "novice" if card.is_novice else card.main or "wild"
        letter = "" if colour == "novice" else self.colour(colour)
        return Text(f"{card.name}{letter}", style=f"bold {INKS[colour]}")

    # --- cards in full ---------------------------------------------------------------------------------------

    def potion(self, card: Potion, *, back: bool = True) -> Text:
        """Name, points, recipe, tools, and what is on the back."""
        text = self.tag(card).append(f" {card.points:>2} ", style="not bold default on default")
        for kind in card.ingredients:
            text = text + Text(" ") + self.ingredient(kind)
        symbols = [*card.tools, *[None] * card.any_tools]
        if symbols:
            text = text + Text(" ") + _joined(map(self.tool, symbols), "")
        if back and card.back is not None:
            text = text + Text(f" {BACK}{self.kind(card.back)}", style="dim")
        return text

    def witch(self, card: Witch, *, back: bool = True) -> Text:
        """Name, points, action points, further flags, the refresh symbol, and what is on the back."""
        points = "" if card.is_novice else f" {card.points}"
        text = self.tag(card).append(f"{points} ", style="not bold default on default")
        text = text + Text(card.gathers_as_printed)
        further = [flag for flag in card.flags if flag != card.main]
        if further and card.main:  # a witch of all colours has them in her name: W49?
            text = text + Text(" ") + self.flags(further)
        if card.refresh:
            text = text + Text(" ⟳")
        if back and card.back is not None:
            text = text + Text(f" {BACK}{self.kind(card.back)}", style="dim")
        return text

    def goal(self, goal: Goal) -> Text:
        """Its points and what it asks for: `7:W rrb`."""
        text = Text(f"{goal.points}:", style="bold")
        kinds = dict.fromkeys(need.kind for need in goal.needs)
        for kind in kinds:
            needs = [need for need in goal.needs if need.kind == kind]
            if kind in ("witch", "potion"):
                text.append(f"{self.words(f'carodeni-sign-{kind}')} ", style="not bold")
                text = text + self.flags(need.what for need in needs for _ in range(need.number))
            elif kind == "tool":
                text = text + _joined((self.tool(Tool.named(need.what)) for need in needs), "")
            else:
                text.append(self.words("carodeni-goal-animals", number=needs[0].number), style="not bold")
        return text

    def stock(self, stock: Sequence[int]) -> Text:
        parts = [
            self.ingredient(kind) + Text(f" {number}") if number else Text(f"{self.kind(kind)} –", style="dim")
            for kind, number in zip(INGREDIENTS, stock, strict=True)
        ]
        return _joined(parts, "  ")


def _joined(texts: Iterable[Text], between: str = " ") -> Text:
    return Text(between).join(texts)
