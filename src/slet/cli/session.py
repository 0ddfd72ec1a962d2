"""One person at the table, on one seat or several: the loop that asks, obeys and tells, for any game."""

from pathlib import Path
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from slet.cli.boards.board import Board
from slet.cli.clauses import clause_parts, find_clause
from slet.cli.coach import Coach
from slet.cli.errors import Leave, Refused
from slet.cli.files import save
from slet.cli.frame import OWL, Frame
from slet.cli.howto import howto_parts
from slet.cli.seating import Computers, Seating
from slet.cli.terminal import Terminal
from slet.cli.typed import read_typed
from slet.kernel.errors import SletError
from slet.kernel.events import Event
from slet.kernel.foregone import answers_to_choice, foregone
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.hints import advise, facts, leads_to

A_MOMENT, A_WHILE = 0.5, 1.3
"""Seconds: to see one thing happen, and to take in what came of it."""

REMINDER = 6
"""How many lines of the log remind of what was, when a game is taken up again or an answer is taken back."""


class Session:
    def __init__(
        self,
        match: Match,
        seating: Seating,
        board: Board,
        terminal: Terminal,
        file: Path,
        *,
        resumed: bool = False,
        coach: Coach | None = None,
    ) -> None:
        self.match = match
        self.people = seating.people
        self.seat = self.people[0]
        """Whose table is shown: of several seats of the person the one that is asked, or was asked last."""
        self.alone = len(self.people) == 1
        """Whether nobody else looks at the screen, who could learn something from what is not asked."""
        self.seating = seating
        self.board = board
        self.terminal = terminal
        self.words = terminal.words
        self.file = file
        self.computers = Computers(seating)
        self.coach = coach
        self.owl: str | None = None
        """What the coach says to the open question."""
        self.story: list[str] = self._sentences(match.log(self.seat)[-REMINDER if resumed else 0 :])
        """What has happened since the person's last answer."""
        self.answered: dict[int, int] = {}
        """What `match.told` was when each of the person's seats answered last."""
        self.fresh = True
        """Whether the table has not been described since the last part of the game began."""

    def play(self) -> None:
        """Play to the end. However it stops, the game is saved first."""
        try:
            if not self.terminal.live:
                self.terminal.say(*self.story)
            with self.terminal.stage():
                while self.match.ask is not None:
                    own = self._own_question()
                    none = foregone(self.match, alone=self.alone)
                    if none is not None and none.seat in self.people:
                        self._answer(none.options[0], none.seat)
                    elif own is not None:
                        self._sit_on(own.seat)
                        self._turn(own)
                    else:
                        self._others(self.match.ask)
        except KeyboardInterrupt:
            raise Leave from None
        finally:
            self.save()

    def save(self) -> None:
        save(self.match.record(players=self.seating.written(), with_seed=True), self.file)

    def _own_question(self) -> Pick | None:
        return next((pick for pick in self.match.asks if pick.seat in self.people), None)

    def _sit_on(self, seat: int) -> None:
        """Look at the table from another of the person's seats, and hear what that one has heard."""
        if seat == self.seat:
            return
        self.seat = seat
        self.story = self._sentences(self.match.log(seat, since=self.answered.get(seat, 0)))
        self.fresh = True

    # --- answers ---------------------------------------------------------------------------------------------

    def _others(self, ask: Pick) -> None:
        self._paint(None)
        self._answer(self.computers.answer(self.match, ask), ask.seat)

    def _turn(self, ask: Pick) -> None:
        """Ask until there is an answer, or until the question has been taken back."""
        if (option := self.board.said_before(self.match.view(self.seat), ask)) is not None:
            self._answer(option, self.seat)
            return
        self.save()  # even a window that is closed now loses nothing
        self._present(ask)
        self._coach(ask)
        notice = None
        while self._own_question() is ask:
            self._paint(ask, notice)
            notice = None
            try:
                option = self._obey(self.terminal.ask(), ask)
            except Refused as refused:
                notice = refused.sentence
                if not self.terminal.live:
                    self.terminal.say(notice)
                continue
            if option is not None:
                self.story.clear()
                self.answered[self.seat] = self.match.told
                self._answer(option, self.seat)

    def _coach(self, ask: Pick) -> None:
        """What there is to say to a newcomer, once."""
        text = None if self.coach is None else self.coach.remark(self.match, ask.seat, alone=self.alone)
        self.owl = None if text is None else self.words("owl-says", text=text)
        if self.owl is not None and not self.terminal.live:
            self.terminal.write(Text(self.owl, style=OWL))

    def _answer(self, option: HasId, seat: int) -> None:
        before = self.match.told
        self.match.play(option, seat)
        self._tell(self.match.log(self.seat, since=before))

    # --- telling ---------------------------------------------------------------------------------------------

    def _tell(self, events: list[Event]) -> None:
        sentences = self._sentences(events)
        if not self.terminal.live:
            self.terminal.say(*sentences)
        self.story += sentences
        closing = [n for n, event in enumerate(events) if isinstance(event, self.board.closing)]
        if closing and self.match.ask is not None:
            closed = len(sentences) - closing[0]
            self._close(self.story[:-closed])
            self.story = sentences[closing[-1] + 1 :]
        elif self.match.ask is not None and self._own_question() is None:
            self._paint(None)
            self.terminal.wait(A_WHILE if len(events) > 1 else A_MOMENT)

    def _sentences(self, events: list[Event]) -> list[str]:
        you = self.seat if self.alone else None  # where two share a screen, both are called by their names
        return [self.board.wording.event(event, self.board.names, you) for event in events]

    def _close(self, story: list[str]) -> None:
        """A part of the game is over: how it ended, and the score sheet."""
        self.fresh = True
        last = story or self.story[-1:]
        if self.terminal.live:
            self.terminal.page(*map(Text, last), Text(), *self._sheet(len(last) + 1))
        elif not self.terminal.plain:  # in plain sentences the log has just said it all
            self.terminal.write(Text(), *self._sheet(0))

    def _sheet(self, lines_above: int) -> list[RenderableType]:
        view = self.match.view(self.seat)
        if self.terminal.plain:
            return [*map(Text, self.board.sheet_lines(view))]
        rows = self.terminal.height - lines_above - 8 if self.terminal.live else None
        sheet = self.board.sheet(view, rows)
        return [Text(self.words("no-sheet")) if sheet is None else sheet]

    def _present(self, ask: Pick) -> None:
        """Where the screen is not painted, say once how things stand."""
        if self.terminal.live:
            return
        view = self.match.view(self.seat)
        if self.terminal.plain:
            self.terminal.say(*self.board.describe(view, brief=not self.fresh))
        else:
            self.terminal.write(Text(), self.board.table(view, ask), Text())
        self.fresh = False

    def _paint(self, ask: Pick | None, notice: str | None = None) -> None:
        """The table as it stands; with a question, all that is needed to answer it."""
        view = self.match.view(self.seat)
        if self.terminal.live:
            owl = None if ask is None else self.owl
            frame = Frame(self.terminal, self.board, self.story, several=len(self.people) > 1, owl=owl)
            self.terminal.paint(frame.playing(view, ask or self.match.ask, self.seat, notice))
        elif ask is not None and notice is None:
            if self.terminal.plain:
                only = [self.words("plain-only")] if len(ask.options) == 1 else []
                self.terminal.say(*self.board.choice_lines(view, ask), self._asked(view, ask), *only)
            else:
                self.terminal.write(self.board.own(view, ask), Text(), Text(self._asked(view, ask)))
                self.terminal.say(self.board.hint(ask))

    def _asked(self, view: Any, ask: Pick) -> str:
        question = self.board.question(view, ask)
        if len(self.people) == 1:
            return question
        return self.words("asked-as", name=self.board.names[ask.seat], question=question)

    # --- commands --------------------------------------------------------------------------------------------

    def _obey(self, text: str, ask: Pick) -> HasId | None:
        """Do what was typed. An option is an answer; None means that it was something else, and is done."""
        typed = read_typed(text)
        if typed.command is None:
            if not text and len(ask.options) == 1:
                return ask.options[0]
            if not text:
                raise Refused(self.words("nothing-typed"))
            view = self.match.view(self.seat)
            if (shown := self.board.aside(text, view, plain=self.terminal.plain)) is not None:
                self.terminal.page(*shown)
                return None
            return self.board.read(text, view, ask)
        if typed.command == "leave":
            raise Leave
        if typed.command in ("undo", "undo-anyway"):
            self._undo(anyway=typed.command == "undo-anyway")
        elif typed.command == "help":
            self.terminal.page(*self._help(typed.rest, ask))
        elif typed.command == "sheet":
            self.terminal.page(*self._sheet(0))
        elif typed.command == "hint":
            self.terminal.page(*map(Text, self._hint(ask)))
        elif typed.command == "log":
            self.terminal.page(*map(Text, self._sentences(self.match.log(self.seat))))
        else:
            self.fresh = True
            self._present(ask)
        return None

    def _hint(self, ask: Pick) -> list[str]:
        """The best few options and what they lead to, by what the seat knows."""
        rng = Random(f"{self.match.commitment}/{self.match.told}/hint")
        advice = advise(self.match, ask, rng)
        wording = self.board.wording
        if len(ask.options) == 1:
            return [self.words("hint-nothing-to-choose", option=wording.option(ask.options[0]))]
        lines = [self.words("hint-title", count=len(advice.ideas), worlds=advice.worlds)]
        for number, idea in enumerate(advice.ideas, 1):
            told = wording.expectation(facts(idea.expected))
            lines.append(
                self.words("hint-idea", number=number, option=wording.option(idea.option), told=told or "none")
            )
            surely = self._sentences(leads_to(self.match, ask, idea.option, rng))
            lines += [f"   {sentence}" for sentence in surely]
        return [*lines, *([self.words("hint-close")] if advice.close else [])]

    def _undo(self, *, anyway: bool) -> None:
        """Take back the last choice. Past the information barrier only on demand, and where no rule forbids it."""
        answers = answers_to_choice(self.match, self.people, alone=self.alone)
        barrier = self.match.cannot_undo(self.people, answers=answers)
        if barrier is not None and barrier.key == "undo-nothing":
            raise Refused(barrier.text(self.words.language))
        if barrier is not None and not (anyway and self._may_agree):
            key = "undo-anyway" if self._may_agree else "undo-stands"
            raise Refused(f"{barrier.text(self.words.language)} {self.words(key)}")
        self.match.undo(self.people, force=anyway, answers=answers)
        self.answered = {seat: min(told, self.match.told) for seat, told in self.answered.items()}
        undone = self.words("undone")
        self.story = [*self._sentences(self.match.log(self.seat)[-REMINDER:]), undone]
        if not self.terminal.live:
            self.terminal.say(undone)

    @property
    def _may_agree(self) -> bool:
        return self.match.game.rules.may_agree(self.match.state)

    def _help(self, clause_id: str, ask: Pick) -> list[RenderableType]:
        language = self.words.language
        if clause_id == "?":
            return howto_parts(self.match.game.id, self.words, plain=self.terminal.plain)
        if clause_id and (shown := self.board.explain(clause_id, plain=self.terminal.plain)) is not None:
            return shown
        try:
            clause = find_clause(self.match.game.id, clause_id or ask.why, language)
        except SletError as error:
            raise Refused(error.text(language)) from None
        parts = clause_parts(clause, self.words, plain=self.terminal.plain)
        if clause_id:
            return parts
        names = [
            "undo",
            *(["undo-anyway"] if self._may_agree else []),
            "hint",
            "sheet",
            "view",
            "log",
            "clause",
            "howto",
            "leave",
        ]
        commands = [self.words(f"command-{name}") for name in names]
        legend = self.board.sentences_legend() if self.terminal.plain else self.board.legend()
        rows = [self.words("commands-heading"), *commands, *self.board.asides(), "", *legend]
        return [*parts, *map(Text, rows)]
