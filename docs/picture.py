"""Draws the picture of the terminal in the README: `make picture`."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from slet.cli.boards import board_for
from slet.cli.frame import Frame
from slet.cli.seating import Computers, seat_everybody
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.kernel.match import Match

PICTURE = Path(__file__).with_name("terminal.svg")
SEED, ROUND, ON_TABLE = 5, 7, 2

# The night of the product's own look, so that the picture fits beside it.
NIGHT = TerminalTheme(
    (16, 26, 36),
    (246, 235, 212),
    [
        (23, 32, 43),
        (191, 49, 32),
        (69, 160, 124),
        (245, 190, 62),
        (34, 76, 146),
        (110, 74, 134),
        (79, 170, 142),
        (217, 200, 166),
    ],
    [
        (101, 92, 73),
        (255, 141, 122),
        (124, 203, 157),
        (255, 212, 105),
        (124, 196, 255),
        (181, 131, 207),
        (79, 170, 142),
        (246, 235, 212),
    ],
)


def moment() -> tuple[Match, list[str], list[str]]:
    """A game in the middle of a trick, where the person is asked; the names, and the story since the last turn."""
    match = Match.start(find_game("wizard"), 4, {}, SEED)
    seating = seat_everybody("wizard", 4, [0], ["rules"], ["Ema"])
    everybody = seat_everybody("wizard", 4, [3], ["rules"], ["Ema"])  # somebody has to play for the person, too
    others, stand_in = Computers(seating), Computers(everybody)
    board = board_for("wizard", Words("en"), seating.names)
    story: list[str] = []
    while match.ask is not None:
        view = match.view(0)
        own = match.ask.seat == 0
        if own and view.round == ROUND and len(view.trick) == ON_TABLE:
            return match, list(seating.names), story
        before = match.told
        match.play((stand_in if own else others).answer(match, match.ask))
        told = [board.wording.event(event, seating.names) for event in match.log(0, since=before)]
        story = told if own else story + told
    raise SystemExit("This game never comes to the moment of the picture: choose another seed.")


def draw() -> str:
    match, names, story = moment()
    words = Words("en")
    terminal = Terminal(words)
    console = Console(
        record=True,
        width=80,
        height=24,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    terminal.console = console
    frame = Frame(terminal, board_for("wizard", words, names), story)
    lines = frame.playing(match.view(0), match.ask, 0)
    console.export_text(clear=True)
    console.print(Text("\n").join(Text.from_ansi(line) for line in [*lines, " > "]))
    svg = console.export_svg(title="slet play wizard", theme=NIGHT, unique_id="slet")
    # The font would come from the network; the reader's own monospaced font will do.
    svg = re.sub(r"\s*@font-face \{.*?\}|\s*<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "monospace").replace("<text ", '<text xml:space="preserve" ')
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
