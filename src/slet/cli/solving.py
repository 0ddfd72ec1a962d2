"""A puzzle in the terminal, on the board that is played on."""

from slet.cli.errors import Leave, Refused
from slet.cli.owl import Owl
from slet.cli.terminal import Terminal
from slet.cli.typed import read_typed
from slet.kernel.questions import HasId, Pick
from slet.learn import Puzzle, Solving, attempt, solving


class _GiveUp(Exception):
    """The solver wants to be shown."""


class PuzzleSession(Owl):
    """Plays one puzzle."""

    def __init__(self, puzzle: Puzzle, terminal: Terminal) -> None:
        super().__init__(puzzle.game, puzzle.begin().state.seats, puzzle.seat, [], terminal)
        self.puzzle = puzzle
        self.failed = False
        """Whether something wrong was tried, or the solution shown: then the first try is over."""
        self.told = puzzle.begin().told

    def play(self) -> bool:
        """Until it is solved, or shown: then False. `Leave` when the solver has had enough."""
        with self.terminal.stage():
            try:
                while not (now := solving(self.puzzle, self.answers)).solved:
                    assert now.ask is not None
                    self._ask(now, now.ask)
            except _GiveUp:
                self.failed = True
                return False
            self.tell(now.match)
        return True

    def _ask(self, now: Solving, ask: Pick) -> None:
        """Ask until something right was answered, or the solver wants to go back."""
        story, question = self.tell(now.match), self.said(self.puzzle.question)
        self.say(now.match, ask, story, question)
        notice = None
        while True:
            if self.terminal.live and notice is not None:
                self.paint(now.match, ask, [*story, question], notice)
            try:
                option = self._obey(self.terminal.ask(), now, ask)
            except Refused as refused:
                notice = refused.sentence
            else:
                if option is None:
                    return
                result = attempt(self.puzzle, self.answers, option.id)
                if result.kind != "wrong":
                    self.answers.append(option.id)
                    return
                self.failed = True
                led_to = self.sentences(result.match, self.told)
                notice = " ".join([*led_to, self.said(result.said) or self.words("puzzle-wrong")])
            if not self.terminal.live:
                self.terminal.say(notice)

    def _obey(self, text: str, now: Solving, ask: Pick) -> HasId | None:
        """An option, or None where the question has to be put anew."""
        typed = read_typed(text)
        if typed.command == "leave":
            raise Leave
        if typed.command == "hint":
            raise _GiveUp
        if typed.command == "help":
            raise Refused(self.words("puzzle-help"))
        if typed.command == "undo":
            self.back()
            return None
        if typed.command is not None:
            self.shown = None
            return None
        if not text:
            raise Refused(self.words("nothing-typed"))
        return self.board.read(text, now.match.view(self.seat), ask)
