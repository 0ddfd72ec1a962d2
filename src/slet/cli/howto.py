"""How to play, for the terminal: the goal, a turn step by step, how it ends.

The signs are those of the drawn boards and left out: the terminal's own are told by `?` in a game.
"""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from slet.cli.words import Words
from slet.games.howto import howto


def howto_parts(game_id: str, words: Words, *, plain: bool) -> list[RenderableType]:
    told = howto(game_id, words.language)
    steps = [(f"{number}. {step.title}", step.text) for number, step in enumerate(told.steps, 1)]
    endings = [(words("howto-won" if ending.won else "howto-lost"), ending.text) for ending in told.endings]
    shown: list[RenderableType] = [Text(told.goal)]
    for heading, rows in ((words("howto-turn"), steps), (words("howto-end"), endings)):
        shown += [Text(), Text(heading, style="bold underline")]
        for title, text in rows:
            shown += _row(title, text, plain=plain)
    return shown


def _row(title: str, text: str, *, plain: bool) -> list[RenderableType]:
    if plain:
        return [Text(f"{title}: {text}")]
    return [Text(title, style="bold"), Padding(Text(text), (0, 0, 0, 4))]
