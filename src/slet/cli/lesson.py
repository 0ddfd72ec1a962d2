"""A lesson in the terminal: the owl speaks, the board is the one that is played on."""

from slet.cli.errors import Leave, Refused
from slet.cli.owl import Owl
from slet.cli.terminal import Terminal
from slet.cli.typed import read_typed
from slet.kernel.questions import HasId, Pick
from slet.learn.lesson import Lesson
from slet.learn.walk import READ, Stage, answer, stage


class LessonSession(Owl):
    """Plays one lesson. With its answers it goes on where it was left."""

    def __init__(self, lesson: Lesson, answers: list[str], terminal: Terminal) -> None:
        super().__init__(lesson.game, lesson.begin().state.seats, lesson.learner, answers, terminal)
        self.lesson = lesson

    def play(self) -> None:
        """To the end of the lesson; `Leave` when the learner has had enough."""
        self.terminal.say("", self._title())
        with self.terminal.stage():
            while (now := stage(self.lesson, self.answers)).beat is not None:
                if now.ask is None:
                    self._read(now)
                else:
                    self._do(now, now.ask)
            self.tell(now.match)

    def _title(self) -> str:
        return self.words("lesson-title", number=self.lesson.number, title=self.said(self.lesson.title))

    def _read(self, now: Stage) -> None:
        """Something is said; Enter goes on."""
        assert now.beat is not None
        story = self.tell(now.match)
        self.say(now.match, None, story, self.said(now.beat.said))
        typed = read_typed(self.terminal.ask(self.words("go-on")))
        if typed.command == "leave":
            raise Leave
        if typed.command == "undo":
            self.back()
        else:
            self.answers.append(READ)

    def _do(self, now: Stage, ask: Pick) -> None:
        """Ask until the right thing was done, or the learner wants to go back."""
        assert now.beat is not None
        story = self.tell(now.match)
        notice = None
        self.say(now.match, ask, story, self.said(now.beat.said))
        while True:
            if self.terminal.live and notice is not None:
                self.paint(now.match, ask, [*story, self.said(now.beat.said)], notice)
            try:
                option = self._obey(self.terminal.ask(), now, ask)
            except Refused as refused:
                notice = refused.sentence
            else:
                if option is None:
                    return
                result = answer(self.lesson, self.answers, option.id)
                if result.kind == "right":
                    self.answers.append(option.id)
                    return
                assert result.match is not None
                led_to = self.sentences(result.match, self.told)
                hint = self.said(result.said) or self.words("lesson-try", option=self.option(ask, now.right[0]))
                notice = " ".join([*led_to, hint])
            if not self.terminal.live:
                self.terminal.say(notice)

    def _obey(self, text: str, now: Stage, ask: Pick) -> HasId | None:
        """An option, or None where the stage has to be shown anew."""
        typed = read_typed(text)
        if typed.command == "leave":
            raise Leave
        if typed.command == "undo":
            self.back()
            return None
        if typed.command in ("hint", "help"):
            raise Refused(self.words("lesson-show", option=self.option(ask, now.right[0])))
        if typed.command is not None:
            self.shown = None
            return None
        if not text and len(ask.options) == 1:
            return ask.options[0]
        if not text:
            raise Refused(self.words("nothing-typed"))
        return self.board.read(text, now.match.view(self.seat), ask)
