"""One picture of a game in play: the table, what happened, the own cards, the question."""

from typing import Any

from rich.text import Text

from slet.cli.boards.board import Board
from slet.cli.terminal import Terminal
from slet.kernel.questions import Pick

MOST_STORY = 8
LEAST_STORY = 2
ACCENT = "bold #17202B on #EE6A36"
WRONG = "bold #D9482B"


class Frame:
    def __init__(self, terminal: Terminal, board: Board, story: list[str]) -> None:
        self.terminal = terminal
        self.board = board
        self.story = story

    def playing(self, view: Any, ask: Pick | None, seat: int, notice: str | None = None) -> list[str]:
        """The picture for somebody who plays: with the question, if it is theirs."""
        own = ask if ask is not None and ask.seat == seat else None
        return self.lines(view, ask, own, self._question(ask, own, notice))

    def lines(self, view: Any, ask: Pick | None, own: Pick | None, below: list[Text]) -> list[str]:
        """Everything keeps its place from one picture to the next; only what changes, changes."""
        top = self.terminal.lines(self.board.table(view, ask), Text())
        bottom = self.terminal.lines(Text(), self.board.own(view, own), Text(), *below)
        room = self.terminal.height - len(top) - len(bottom) - 1
        return [*top, *self._told(max(LEAST_STORY, min(room, MOST_STORY))), *bottom]

    def _told(self, room: int) -> list[str]:
        told = self.terminal.lines(*[Text(f" {sentence}") for sentence in self.story])[-room:] if self.story else []
        return [*told, *[""] * (room - len(told))]

    def _question(self, ask: Pick | None, own: Pick | None, notice: str | None) -> list[Text]:
        words = self.board.words
        if ask is None:
            return []
        if own is None:
            return [Text(" " + words("thinking", name=self.board.names[ask.seat]), style="dim"), Text()]
        question = Text(" ") + Text(f" {words('your-turn')} ", style=ACCENT)
        question.append(" " + self.board.wording.ask(own), style="bold")
        if notice is not None:
            return [question, Text(f" ✗ {notice}", style=WRONG)]
        return [question, Text(f" {self.board.hint(own)}", style="dim")]
