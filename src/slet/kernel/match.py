"""The driver: runs the steps of one game, asks, takes answers, and can go back, split and be saved.

A running step is a generator and cannot be copied. So a match keeps the state as it was when the step began, its
*snapshot*, and the *journal* of answers given since: a fork copies the snapshot and runs the step again with these
answers; undo does the same with one answer less; a position is the two as JSON. Steps are short, so this is quick.
"""

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Generic, Self, overload

from slet.kernel import reading, saving
from slet.kernel.chance import Stream, commitment, read_seed, seed_from
from slet.kernel.errors import BadPosition, BadSetup, CannotUndo, IllegalMove, RecordMismatch, SletError
from slet.kernel.events import Event, Hearsay, Line, Story
from slet.kernel.foregone import how_chosen
from slet.kernel.game import Game, Outcome, S, V
from slet.kernel.imagining import branch, imagine
from slet.kernel.journal import REDEAL, Entry, chance_since, chances, last_answer, written
from slet.kernel.position import Position, placing, read_position, read_state
from slet.kernel.questions import Chance, HasId, Pick, Together
from slet.kernel.record import FATE, Answer, Record, first_answers, in_short, read_record
from slet.kernel.script import Script
from slet.kernel.setting_up import check_seats, game_settings
from slet.kernel.watching import Moment, accept_watched

Mark = tuple[Any, int, int, int]
"""A point to which undo may return: the state where a step began, and how long the journal and the log were and how
much chance was drawn by then."""

BETWEEN_MARKS = 60
"""Answers. A mark costs nothing, as its state is a snapshot that was taken anyway."""


class Match(Generic[S, V]):
    """One game being played. Made by `slet.new`, `slet.replay` and `slet.from_position`."""

    __slots__ = (
        "_asked_at",
        "_before",
        "_given",
        "_hearsay",
        "_imagined",
        "_journal",
        "_log",
        "_marks",
        "_origin",
        "_pledge",
        "_running",
        "_script",
        "_since",
        "_snapshot",
        "_spoken",
        "_stream",
        "_together",
        "_whole",
        "ask",
        "game",
        "seats",
        "settings",
        "state",
    )

    def __init__(self, game: Game[S, V], seats: int, settings: Any, state: Any, stream: Stream | None) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        """What was chosen before the game."""
        self.state: S = state
        # Who is asked.
        self.ask: Pick | None = None
        """The open question; None when the game is over. Where several seats choose at once, the first of them."""
        self._running: Any = None
        self._together: Together | None = None
        self._given: dict[int, HasId] = {}
        self._asked_at = 0
        # What was answered.
        self._journal: list[Entry] = []
        self._stream = stream
        self._pledge: str | None = None  # the commitment of a record that keeps its seed
        self._script: Script | None = None
        # Where the present step began.
        self._snapshot: Any = state
        self._since = 0
        self._spoken = 0
        # Where the journal began, (state, how much chance was drawn), and whether that was the game's beginning.
        self._origin: tuple[Any, int] | None = None
        self._whole = False
        self._before = 0  # entries of the journal that belong to the position where it began
        self._marks: list[Mark] = []
        # What was told: own log, and before it what an imagined match heard from the one it comes from.
        self._log: list[Line] = []
        self._hearsay: Hearsay | None = None
        self._imagined = False

    # --- beginnings ------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, game: Game[S, V], seats: int, options: dict[str, Any], seed: int | str | bytes) -> Self:
        """A new match."""
        match = cls._set_up(game, seats, options, Stream(seed_from(seed)))
        match._begin()
        return match

    @classmethod
    def follow(cls, game: Game[S, V], source: "Record | dict[str, Any] | str | bytes", upto: int | None) -> Self:
        """The match that a record tells of, as it stood after its last answer, or after the first `upto`.

        A record of an earlier version of the rules is played with the options that stand for it (`Game.earlier`).
        `RecordMismatch` says where a record does not fit, and has the match as far as it does.
        """
        record = read_record(source)
        versions: dict[str, str | int] = {}
        if record.rules != game.version:
            versions = {"game": game.id, "played": record.rules, "installed": game.version}
        if record.rules > game.version:
            raise RecordMismatch("record-other-rules", **versions)
        stream = None if record.seed is None else Stream(read_seed(record.seed))
        position = None if record.position is None else read_position(record.position)
        settings = game.settings_since(record.rules, record.options)
        try:
            if position is None:
                match = cls._set_up(game, record.seats, settings, stream)
            else:
                match = cls._placed(game, position, game_settings(game, record.seats, settings), stream)
        except BadSetup as error:
            if not versions:
                raise
            raise RecordMismatch(error.key, **{**error.arguments, **versions}) from None
        match._pledge = record.commitment
        try:
            match._follow(record, upto, [] if position is None else list(position.script()))
        except RecordMismatch as error:
            error.arguments.update(versions)
            error.match = match if match.asks or match.state.step is None else None
            raise
        return match

    def _follow(self, record: Record, upto: int | None, before: list[tuple[int, Any]]) -> None:
        self._run_script([*before, *[(answer.seat, answer.id) for answer in first_answers(record, upto)]])
        if upto is None and record.outcome is not None and self.outcome != record.outcome:
            raise RecordMismatch("record-other-outcome", said=in_short(record.outcome), found=in_short(self.outcome))

    @classmethod
    def at(cls, game: Game[S, V], source: "Position | dict[str, Any] | str | bytes", seed: bytes) -> Self:
        """A match that goes on from a position; `seed` is for positions that do not bring their own."""
        position = read_position(source)
        if position.game not in (None, game.id):
            raise BadPosition("position-other-game", game=game.id, other=str(position.game))
        check_seats(game, position.seats)
        version = game.version if position.rules is None else position.rules
        settings = game_settings(game, position.seats, game.settings_since(version, position.options))
        stream = Stream(seed if position.seed is None else read_seed(position.seed))
        match = cls._placed(game, position, settings, stream)
        with placing():
            match._run_script(list(position.script()), open_ended=True)
        return match

    @classmethod
    def _placed(cls, game: Game[S, V], position: Position, settings: Any, stream: Stream | None) -> Self:
        """A match that will go on from a position, once its answers are given."""
        check_seats(game, position.seats)
        try:
            state = read_state(game, settings, position)
        except ValueError as error:
            raise BadPosition(detail=str(error)) from None
        if state.step is not None and state.step not in game.rules.steps:
            raise BadPosition("position-no-step", step=state.step, game=game.id)
        if stream is not None:
            stream.drawn = position.drawn
        match = cls(game, position.seats, settings, state, stream)
        match._origin = (state.copy(), position.drawn)
        match._before = len(position.answers) + len(position.dealt)
        with placing():
            game.rules.check(state, position.seats)
        return match

    @classmethod
    def _set_up(cls, game: Game[S, V], seats: int, options: dict[str, Any], stream: Stream | None) -> Self:
        check_seats(game, seats)
        chosen = game_settings(game, seats, options)
        match = cls(game, seats, chosen, game.rules.start(seats, chosen), stream)
        match._origin = (match.state.copy(), 0)
        match._whole = True
        return match

    # --- the question and its answer -------------------------------------------------------------------------

    @property
    def asks(self) -> tuple[Pick, ...]:
        """All open questions: one, or several where seats choose at once."""
        if self._together is not None:
            return tuple(pick for pick in self._together.picks if pick.seat not in self._given)
        return () if self.ask is None else (self.ask,)

    @overload
    def play(self, option: HasId | str, seat: int | None = None) -> None: ...
    @overload
    def play(self, option: HasId | str, seat: int | None = None, *, watched: bool) -> list[Moment]: ...
    def play(self, option: HasId | str, seat: int | None = None, *, watched: bool | None = None) -> list[Moment] | None:
        """Answer the open question with an option or its id. `seat`: who answers, where that could be in doubt.

        `watched`: returns the moments on the way to the next question, one for each line that is told (`watching.py`);
        none if it is False. Who does not speak of it gets nothing.
        """
        pick = self.ask
        if pick is None or option not in pick.options or (seat is not None and seat != pick.seat):
            pick = self._pick_of(seat, option)
            option = self._legal(pick, option)
        if watched:
            return accept_watched(self, pick, option)
        self._accept(pick, option)
        return None if watched is None else []

    def _pick_of(self, seat: int | None, option: HasId | str) -> Pick:
        asks = self.asks
        if not asks:
            raise IllegalMove("game-over" if self.state.step is None else "match-broken", option=_id(option))
        for pick in asks:
            if seat is None or pick.seat == seat:
                return pick
        raise IllegalMove("not-your-turn", seat=str(seat), turn=asks[0].seat, rule=asks[0].why)

    def _legal(self, pick: Pick, option: HasId | str) -> HasId:
        found = pick.option(_id(option))
        if found is None:
            raise IllegalMove(option=_id(option), rule=pick.why)
        return found

    def _accept(self, pick: Pick, option: Any) -> None:
        """Write the answer down and go on. If a rule breaks on it, the match stays as it was."""
        chosen = "choice" if len(pick.options) > 1 else how_chosen(self.game, self.state, pick)
        self._journal.append((pick.seat, option, len(self._log), chosen))
        if self._together is not None:
            option = self._gather(self._together, pick.seat, option)
            if option is None:
                self.ask = self.asks[0]
                return
            self._together = None
        try:
            self._run(option)
        except Exception:
            broke_at = self._last_answer(None)
            if broke_at is not None:
                self._back_to(broke_at)
            else:  # an imagined match cannot go back beyond its step: it is of no use any more
                self.ask = self._together = self._running = None
            raise

    def _gather(self, question: Together, seat: int, option: HasId) -> dict[int, HasId] | None:
        """One more of the answers that seats give together; all of them once the last has come."""
        self._given[seat] = option
        if len(self._given) < len(question.picks):
            return None
        everyone = {pick.seat: self._given[pick.seat] for pick in question.picks}
        self._given = {}
        return everyone

    # --- running the steps -----------------------------------------------------------------------------------

    def _begin(self, story: Story | None = None) -> None:
        """Run from the state as it is, as if nothing had been asked yet."""
        self.state.story = self._log if story is None else story
        self._together = None
        self._given = {}
        if self._go_to(self.state.step):
            self._run(None)

    def _run(self, answer: Any) -> None:
        """Give the running step its answer, and run on until a seat is asked or the game is over."""
        next_step: str | None = None
        while True:
            try:
                question = self._running.send(answer)
                while True:
                    if question.__class__ is Pick:
                        self.ask = question
                        return
                    if question.__class__ is Together:
                        self._open(question)
                        return
                    question = self._running.send(self._fate(question))
            except StopIteration as stop:
                next_step = stop.value
            if not self._go_to(next_step):
                return
            answer = None

    def _go_to(self, step: str | None) -> bool:
        """Begin a step; if it asks nothing, the one after it, and so on. False when the game is over."""
        state = self.state
        while True:
            state.step = step
            self._snapshot = state.copy()
            self._since = len(self._journal)
            self._spoken = len(self._log)
            if self._since >= (self._marks[-1][1] if self._marks else 0) + BETWEEN_MARKS and self._origin is not None:
                drawn = 0 if self._stream is None else self._stream.drawn
                self._marks.append((self._snapshot, self._since, self._spoken, drawn))
            if step is None:
                self.ask = self._together = self._running = None
                return False
            rule = self.game.rules.steps.get(step)
            if rule is None:
                raise self.game.no_such_step(step)
            running: Any = rule(state)
            if running is not None and not isinstance(running, str):
                self._running = running
                return True
            step = running  # a step that asks nothing returns the next one

    def _open(self, question: Together) -> None:
        """Ask several seats at once."""
        self._together = question
        self._asked_at = len(self._journal)
        self.ask = next(pick for pick in question.picks if pick.seat not in self._given)

    def _fate(self, question: Chance) -> Any:
        if self._script is not None and not self._script.is_over:
            answer = self._script.chance(self, question)
        elif self._stream is not None:
            answer = self._stream.answer(question)
        else:
            raise SletError("no-seed")
        self._journal.append((FATE, (question, answer), len(self._log), "choice"))
        return answer

    # --- running again ---------------------------------------------------------------------------------------

    def _resume(self, entries: Sequence[Entry], log: list[Line] | None) -> None:
        """Run the present step again from its snapshot with these answers; tell what happens to `log`."""
        state = self.state = self._snapshot.copy()
        state.story = log
        self._given = {}
        self._together = None
        if state.step is None:
            self.ask = self._running = None
            return
        running: Any = self.game.rules.steps[state.step](state)
        question = running.send(None)
        asked_at = self._since
        for n, (seat, answer, *_) in enumerate(entries, self._since + 1):
            if seat == FATE:
                question = running.send(answer[1])
            elif seat == REDEAL:
                self._redeal(*answer)
                if log is not None:
                    log.clear()  # what was told before is hearsay, and was true of the other match
                continue
            elif question.__class__ is Together:
                everyone = self._gather(question, seat, answer)
                if everyone is None:
                    continue
                question = running.send(everyone)
            else:
                question = running.send(answer)
            asked_at = n
        self._running = running
        if question.__class__ is Together:
            self._open(question)
            self._asked_at = asked_at
        else:
            self.ask = question
        if self._imagined:
            self._ask_anew()

    def _ask_anew(self) -> None:
        """Work out the open options again: the seats asked hold other cards now."""
        if self._together is not None:
            self._together = Together(tuple([pick.anew(self.state) for pick in self._together.picks]))
            self.ask = self.asks[0]
        elif self.ask is not None:
            self.ask = self.ask.anew(self.state)

    def _back_to(self, length: int) -> None:
        """The match as it was after that many entries of the journal."""
        entries = self._journal[:length]
        if self._stream is not None:
            self._stream.drawn -= chances(self._journal[length:])
        if length >= self._since:
            self._journal = entries
            self._log = self._log[: self._spoken]  # a new list: imagined matches may be reading the old one
            self._resume(entries[self._since :], self._log)
            return
        assert self._origin is not None, "undo goes no further back than where the journal began"
        self._marks = [mark for mark in self._marks if mark[1] <= length]
        state, at, told, drawn = self._marks[-1] if self._marks else (self._origin[0], 0, 0, self._origin[1])
        if self._stream is not None:
            self._stream.drawn = drawn
        self.state = state.copy()
        self._journal = entries[:at]
        self._log = self._log[:told]
        self._run_script([(seat, answer) for seat, answer, *_ in entries[at:]])

    def _run_script(self, answers: Sequence[tuple[int, Any]], *, open_ended: bool = False) -> None:
        """Run from the beginning with all these answers, written as in a record or as they are in the journal.

        An open-ended script leaves the chance after its last answer to the match's own stream.
        """
        script = self._script = Script(answers, open_ended=open_ended)
        try:
            self._begin()
            while script.at < len(answers):
                script.answer(self)
        finally:
            self._script = None

    # --- going back ------------------------------------------------------------------------------------------

    def cannot_undo(self, seat: int | Collection[int] | None = None, *, answers: int = 1) -> CannotUndo | None:
        """Why the last answer of that seat (of anybody, if not given) cannot be taken back freely; None if it can.
        `answers`: the same for its last so many.

        It can be, with all that came after it, as long as no chance was drawn since and nothing hidden was shown to
        anybody, other than what the seat itself has shown to the others; and no further than the game lets it (an
        event may bar the way). Several seats are those of one person.
        """
        at = self._last_answer(seat, answers)
        if at is None:
            return CannotUndo(self._nothing_to_undo)
        if chance_since(self._journal, at):
            return CannotUndo("undo-chance")
        who, _, told, _ = self._journal[at]
        barred = reading.barrier(self._log[told:], seat if isinstance(seat, Collection) else (who,))
        return None if barred is None else CannotUndo(barred)

    @property
    def _nothing_to_undo(self) -> str:
        return "undo-imagined" if self._origin is None else "undo-nothing" if self._whole else "undo-position"

    def undo(self, seat: int | Collection[int] | None = None, *, force: bool = False, answers: int = 1) -> None:
        """Take back the last answer of that seat (of anybody, if not given) and all that came after it.
        `answers`: its last so many.

        Where seats are still choosing together, the choices of the others stay.
        `force` goes past the information barrier, where all players agree or one person studies a game.
        """
        at = self._last_answer(seat, answers)
        barrier = self.cannot_undo(seat, answers=answers)
        if at is None or (barrier is not None and not force):
            raise barrier or CannotUndo()
        if self._together is not None and at >= self._asked_at:
            del self._journal[at]
            at = len(self._journal)
        self._back_to(at)

    def _last_answer(self, seat: int | Collection[int] | None, answers: int = 1) -> int | None:
        return last_answer(self._journal, seat, answers, no_further=0 if self._origin is not None else self._since)

    # --- what may be known -----------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> V:
        """What that seat may know, as plain data; without a seat, what a spectator may."""
        return self.game.sight.view(self.state, self._checked(seat))

    def recall(self, seat: int | None = None) -> Any:
        """What that seat has seen earlier but is no longer shown: what a perfect memory would add to its view."""
        return self.game.sight.recall(self.state, self._checked(seat))

    def log(self, seat: int | None = None, since: int = 0, *, looking_back: bool = False) -> list[Event]:
        """What happened, as that seat was told, less what it has to remember.

        `since` leaves out what had been told when `match.told` was that number. `looking_back`: with all that the seat
        has to remember while the game goes on, for a game that is known to be over although it stops here.
        """
        return [event for _, event in self.lines(seat, since, looking_back=looking_back)]

    def lines(self, seat: int | None = None, since: int = 0, *, looking_back: bool = False) -> list[tuple[int, Event]]:
        """The log with the number of each line. Numbers stay the same while lines fade or come back."""
        seat, over = self._checked(seat), looking_back or self.state.step is None
        return reading.lines(self.game, self.state, self._lines(), seat, since, over=over)

    def open_from(self, seat: int | None = None) -> int:
        """What `match.told` was where the log that the seat may read begins; 0 unless the game withholds some."""
        return reading.open_from(self.game, self.state, self._lines(), seat)

    def settled(self, seat: int | None = None, since: int = 0) -> int:
        """How much of the log will not change before the end of the game, neither fade nor come back.

        Lines before that number stay as the seat was told them; what comes after may still change. With `since`, 0 if
        nothing has been settled since `match.told` was that number.
        """
        return reading.settled(self.game, self.state, self._lines(), seat, since)

    def heard(self, n: int, seat: int | None, state: Any) -> Event | None:
        """What the seat was told by line n, when the state was that (see `watching.py`); None if it heard nothing."""
        return reading.heard_then(self.game, state, self._lines()[n], seat)

    @property
    def told(self) -> int:
        """How much has been told so far, to whomever."""
        return len(self._lines())

    def _lines(self) -> list[Line]:
        return self._log if self._hearsay is None else [*self._hearsay.lines(), *self._log]

    def _checked(self, seat: Any) -> int | None:
        if seat is None:
            return None
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise SletError("no-such-seat", seat=str(seat)[:80], last=self.seats - 1)
        return seat

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.score.outcome(self.state) if self.state.step is None else None

    # --- copies ----------------------------------------------------------------------------------------------

    def fork(self) -> Self:
        """A match that stands where this one stands and goes its own way."""
        twin = type(self)(self.game, self.seats, self.settings, None, None)
        if self._stream is not None:
            twin._stream = Stream(self._stream.seed, self._stream.drawn)
        twin._pledge = self._pledge
        twin._journal = self._journal.copy()
        twin._snapshot = self._snapshot  # shared: nobody changes a snapshot
        twin._since = self._since
        twin._spoken = self._spoken
        twin._origin = self._origin
        twin._whole = self._whole
        twin._before = self._before
        twin._marks = self._marks.copy()
        twin._log = self._log.copy()
        twin._hearsay = self._hearsay
        twin._imagined = self._imagined
        twin._resume(self._journal[self._since :], None)
        twin.state.story = twin._log
        return twin

    def imagine(self, seat: int | None, rng: Random, memory: float = 1.0) -> Self:
        """A fork in which all that the seat cannot know is dealt anew, and the chance to come is another.

        All that the seat knows stays as it is: its view, its options, its log. `memory` below 1 also deals anew
        that share of what the seat saw but is no longer shown. This is all a computer player gets.
        """
        return imagine(self, self._checked(seat), rng, memory)

    def branch(self, seat: int, seed: bytes) -> Self:
        """A match of its own that goes on from here as that seat may know it, by another seed.

        All that the seat cannot know is dealt anew, as in `imagine`; but this match is played for real: it can be
        saved, be taken back as far as to here, and has a record, which begins here.
        """
        checked = self._checked(seat)
        assert checked is not None
        return self.at(self.game, branch(self, checked, seed), seed)

    def _deal_anew(self, secret: tuple[int, int, float]) -> None:
        """From here on this is a branch of another match. What was told there is not told here."""
        self._redeal(*secret)
        self._imagined = True
        self._log.clear()
        self._spoken = 0
        self._journal = [(who, answer, 0, chosen) for who, answer, _, chosen in self._journal]
        self._journal.append((REDEAL, secret, 0, "choice"))
        self._ask_anew()

    def _redeal(self, seat: int | None, seed: int, memory: float) -> None:
        self.game.sight.imagine(self.state, seat, Random(seed), memory)

    def _let_go(self) -> tuple[Any, Pick | Together | None, dict[int, HasId]]:
        """Hand the running step, its question and the answers given to it to another driver; this match is used up."""
        taken = self._running, self._together or self.ask, self._given
        self._running = self._together = self.ask = None
        self.state.story = None
        return taken

    # --- saving ----------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        """The whole state as JSON: as it was when the present step began, and the answers given since."""
        return saving.position(self)

    def record(self, *, players: Sequence[str] = (), with_seed: bool | None = None) -> Record:
        """The match from its beginning, or from the position where it was set up. The seed is in it when the game is
        over, or when asked for.
        """
        return saving.record(self, players, with_seed)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers since the match began, or since the step in which it was set up from a position."""
        return written(self._journal)

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the secret seed, which fixes every roll and shuffle; None when there is no seed."""
        return commitment(self._stream.seed) if self._stream else self._pledge

    def __repr__(self) -> str:
        where = f"asks seat {self.ask.seat} to {self.ask.kind}" if self.ask else "is over"
        return f"<{self.game.id}, {self.seats} seats: {self.state.step or 'the game'} {where}>"


def _id(option: object) -> str:
    return option if isinstance(option, str) else str(getattr(option, "id", option))
