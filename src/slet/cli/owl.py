"""What lessons and puzzles share in the terminal: the table, what has happened, and what the owl says to it."""

from collections.abc import Sequence

from rich.text import Text

from slet.cli.boards import board_for
from slet.cli.frame import OWL, Frame
from slet.cli.seating import seat_everybody
from slet.cli.terminal import Terminal
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.learn.shelf import Words


class Owl:
    """Shows a position to the seat that learns. `answers` is all there is to keep."""

    def __init__(self, game_id: str, seats: int, seat: int, answers: list[str], terminal: Terminal) -> None:
        self.answers = answers
        self.terminal = terminal
        self.words = terminal.words
        self.seat = seat
        seating = seat_everybody(game_id, seats, [seat], [], [self.words("default-name")])
        self.board = board_for(game_id, self.words, seating.names)
        self.told = 0
        """How much of what has happened was told already."""
        self.shown: list[str] | None = None
        """For which answers the table was shown last."""

    def back(self) -> None:
        """To what was said or done before."""
        if self.answers:
            self.answers.pop()
        self.told = 0
        self.shown = None

    def tell(self, match: Match) -> list[str]:
        """What has happened since it was last told."""
        sentences = self.sentences(match, self.told)
        self.told = match.told
        if not self.terminal.live:
            self.terminal.say(*sentences)
        return sentences

    def sentences(self, match: Match, since: int) -> list[str]:
        events = match.log(self.seat, since=since)
        return [self.board.wording.event(event, self.board.names, self.seat) for event in events]

    def say(self, match: Match, ask: Pick | None, story: Sequence[str], text: str) -> None:
        """The table, what has happened, and what is said to it."""
        terminal, view = self.terminal, match.view(self.seat)
        if terminal.live:
            self.paint(match, ask, [*story, text], None)
            return
        if self.shown != self.answers:
            self.shown = list(self.answers)
            if terminal.plain:
                terminal.say(*self.board.describe(view, brief=bool(self.answers)))
            else:
                terminal.write(Text(), self.board.table(view, ask or match.ask), Text())
        terminal.write(*([Text(text, style=OWL)] if text else []))
        if ask is None:
            return
        if terminal.plain:
            terminal.say(*self.board.choice_lines(view, ask), self.board.question(view, ask))
        else:
            terminal.write(self.board.own(view, ask), Text(), Text(self.board.question(view, ask)))
            terminal.say(self.words("lesson-keys"))

    def paint(self, match: Match, ask: Pick | None, story: Sequence[str], notice: str | None) -> None:
        frame = Frame(self.terminal, self.board, list(story))
        view = match.view(self.seat)
        if ask is None:
            self.terminal.paint(frame.lines(view, match.ask, None, []))
        else:
            self.terminal.paint(frame.playing(view, ask, self.seat, notice))

    def said(self, said: Words | None) -> str:
        return said[self.words.language] if said else ""

    def option(self, ask: Pick, option_id: str) -> str:
        """An option in words."""
        option = ask.option(option_id)
        assert option is not None
        return self.board.wording.option(option, self.board.names)
