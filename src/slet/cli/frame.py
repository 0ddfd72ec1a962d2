"""One picture of a game in play: the table, what happened, the own cards, the question."""

import re
from typing import Any

from rich.text import Text

from slet.cli.boards.board import Board
from slet.cli.terminal import Terminal
from slet.kernel.questions import Pick

MOST_STORY = 8
ACCENT = "bold #17202B on #EE6A36"
WRONG = "bold #D9482B"
OWL = "bold #E0A526"
END_OF_SENTENCE = re.compile(r"[.!?] (?=.)")


class Frame:
    def __init__(
        self, terminal: Terminal, board: Board, story: list[str], *, several: bool = False, owl: str | None = None
    ) -> None:
        self.terminal = terminal
        self.board = board
        self.story = story
        self.several = several
        """Whether the person has several seats, so that a question says which of them it asks."""
        self.owl = owl
        """What a coach says before the question."""

    def playing(self, view: Any, ask: Pick | None, seat: int, notice: str | None = None) -> list[str]:
        """The picture for somebody who plays: with the question, if it is theirs."""
        own = ask if ask is not None and ask.seat == seat else None
        return self.lines(view, ask, own, self._question(view, ask, own, notice))

    def lines(self, view: Any, ask: Pick | None, own: Pick | None, below: list[Text]) -> list[str]:
        """Everything keeps its place from one picture to the next; only what changes, changes."""
        board, lines = self.board, self.terminal.lines
        top = lines(board.table(view, ask), Text())
        bottom = lines(Text(), board.own(view, own), Text(), *below)
        if len(top) + len(bottom) >= self.terminal.height:
            top = lines(board.brief_table(view, ask), Text())
            bottom = lines(board.brief_own(view, own), Text(), *below)
        room = self.terminal.height - len(top) - len(bottom) - 1
        if room < 0:
            return _squeezed([*top, *bottom], -room)
        return [*top, *self._told(min(room, MOST_STORY)), *bottom]

    def _told(self, room: int) -> list[str]:
        """The last of what happened, beginning with a whole sentence."""
        told: list[Text] = []
        for line in reversed(self.story):
            whole = self._hanging(Text(line))
            if len(told) + len(whole) > room:
                told = [*self._last_sentences(line, room - len(told)), *told]
                break
            told = [*whole, *told]
        if self.story and room and not told:
            told = self._beginning(self.story[-1], room)
        painted = self.terminal.lines(*told) if told else []
        return [*painted, *[""] * (room - len(painted))]

    def _last_sentences(self, line: str, room: int) -> list[Text]:
        starts = [end.end() for end in END_OF_SENTENCE.finditer(line) if line[end.end()].isupper()]
        shorter = (self._hanging(Text(f"… {line[start:]}")) for start in starts)
        return next((lines for lines in shorter if len(lines) <= room), [])

    def _beginning(self, line: str, room: int) -> list[Text]:
        """A single sentence for which there is no room; the log has it whole."""
        lines = self._hanging(Text(line))[:room]
        lines[-1].truncate(self.terminal.console.width - 2)
        return [*lines[:-1], lines[-1] + Text("…")]

    def _hanging(self, text: Text, sign: str = "") -> list[Text]:
        """The text broken into lines, all but the first of them indented."""
        first = Text(f" {sign}", style=text.style)
        rest = Text(" " * max(first.cell_len, 3))
        console = self.terminal.console
        lines = text.wrap(console, console.width - rest.cell_len)
        return [(rest if n else first) + line for n, line in enumerate(lines)]

    def _question(self, view: Any, ask: Pick | None, own: Pick | None, notice: str | None) -> list[Text]:
        words = self.board.words
        if ask is None:
            return []
        if own is None:
            return [Text(" " + words("thinking", name=self.board.names[ask.seat]), style="dim"), Text()]
        label = words("your-turn-as", name=self.board.names[own.seat]) if self.several else words("your-turn")
        asked = Text.assemble((f" {label} ", ACCENT), (" " + self.board.question(view, own), "bold"))
        owl = self._hanging(Text(self.owl, style=OWL)) if self.owl else []
        question = [*owl, *self._hanging(asked)]
        if notice is not None:
            return [*question, *self._hanging(Text(notice, style=WRONG), "✗ ")]
        return [*question, Text(f" {self.board.hint(own)}", style="dim")]


def _squeezed(lines: list[str], too_many: int) -> list[str]:
    """Without that many of the empty lines, the last ones first, so that the top stays on the screen."""
    empty = [number for number, line in enumerate(lines) if not line.strip()]
    left_out = set(empty[-too_many:])
    return [line for number, line in enumerate(lines) if number not in left_out]
