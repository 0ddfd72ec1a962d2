"""What may be typed besides an answer. The words of both languages are always understood."""

from dataclasses import dataclass

COMMANDS = {
    "undo": ("u", "undo", "zpět", "zpet"),
    "undo-anyway": ("u!", "undo!", "zpět!", "zpet!"),
    "sheet": ("t", "table", "tabulka", "overview", "přehled", "prehled"),
    "view": ("v", "view", "stůl", "stul"),
    "log": ("l", "log", "záznam", "zaznam", "zápis", "zapis"),
    "hint": ("hint", "tip", "rada"),
    "help": ("?", "h", "help", "pomoc", "nápověda"),
    "leave": ("q", "quit", "exit", "konec"),
}


@dataclass(frozen=True)
class Typed:
    command: str | None
    """The command, or None where it is meant as an answer."""
    rest: str
    """What follows the command; the whole text of an answer."""


def read_typed(text: str) -> Typed:
    if text.startswith("?"):
        return Typed("help", text[1:].strip())
    first, _, rest = text.partition(" ")
    for command, spellings in COMMANDS.items():
        # Only help takes an argument; anything else with more words may be an answer.
        if first.lower() in spellings and (not rest or command == "help"):
            return Typed(command, rest.strip())
    return Typed(None, text)
