"""`slet replay`: step through a record."""

from argparse import Namespace
from bisect import bisect_left

from rich.text import Text

from slet.cli.boards import board_for
from slet.cli.errors import Leave
from slet.cli.files import STDIN, load
from slet.cli.frame import Frame
from slet.cli.parser import Commands, add_command, whole_number
from slet.cli.result import result_lines, result_parts
from slet.cli.seating import names_in
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.kernel.errors import RecordMismatch, SletError
from slet.kernel.match import Match
from slet.kernel.record import FATE, Record

BACK = ("b", "back", "z", "zpět", "zpet")
STOP = ("q", "quit", "konec")


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "replay", words)
    parser.needs("record", "RECORD", words("help-record"))
    parser.how.add_argument("--seat", metavar="K", help=words("help-replay-seat"))
    parser.how.add_argument("--from", metavar="N", dest="start", help=words("help-from"))
    parser.plain()
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    record = load(args.record)
    seat = whole_number(args.seat, "--seat") if args.seat is not None else None
    tape = Tape(record, seat, terminal)
    start = whole_number(args.start, "--from") if args.start is not None else 0
    if terminal.live and args.record != STDIN:
        tape.step_through(start)
    else:
        tape.print_all(start)
    return 0 if tape.stopped is None else 1


class Tape:
    """A record that can be wound forward and back, one question after the other."""

    def __init__(self, record: Record, seat: int | None, terminal: Terminal) -> None:
        self.game = find_game(record.game)
        self.record = record
        self.seat = seat
        self.terminal = terminal
        self.board = board_for(self.game.id, terminal.words, names_in(record, terminal.words("seat-word")))
        self.stopped: RecordMismatch | None = None
        """Why the record of another version of the rules cannot be followed to its end, or ends otherwise."""
        self.last = self._followed()
        if seat is not None and not 0 <= seat < record.seats:
            raise SletError("no-such-seat", seat=seat, last=record.seats - 1)
        answers = self.last.record().answers
        # A record can be cut only where somebody is asked: chance answers at once.
        self.cuts = [n for n, answer in enumerate(answers) if answer.seat != FATE] + [len(answers)]
        # Of a game that is not over, no more is shown than the log that the seat may read.
        self.over = record.outcome is not None
        self.open_from = 0 if self.over else self.last.open_from(seat)
        self.first = bisect_left(range(len(self.cuts)), self.open_from, key=lambda step: self.at(step).told)

    def _followed(self) -> Match:
        try:
            return Match.follow(self.game, self.record, None)
        except RecordMismatch as error:
            if error.match is None or not error.other_version:
                raise
            self.stopped = error
            return error.match

    def at(self, step: int) -> Match:
        return Match.follow(self.game, self.record, self.cuts[step]) if step < len(self.cuts) - 1 else self.last

    def print_all(self, start: int) -> None:
        """The story from that step on, and how it ended."""
        terminal = self.terminal
        before = self.at(self._within(start)).told if start > 0 else 0
        events = self.last.log(self.seat, since=before, looking_back=self.over)
        terminal.say(*[self.board.wording.event(event, self.board.names, self.seat) for event in events])
        terminal.write(Text(), *result_parts(self.last, self.board, self.seat, plain=terminal.plain))
        terminal.say(*self._why_it_stops())

    def step_through(self, start: int) -> None:
        step = self._within(start)
        try:
            with self.terminal.stage():
                while True:
                    self._paint(step)
                    typed = self.terminal.ask().lower()
                    if typed in STOP:
                        return
                    step = self._within(int(typed[:9]) if typed.isdecimal() else step + (-1 if typed in BACK else 1))
        except (Leave, KeyboardInterrupt):
            return

    def _within(self, step: int) -> int:
        return max(self.first, min(step, len(self.cuts) - 1))

    def _why_it_stops(self) -> list[str]:
        if self.stopped is None:
            return []
        words = self.terminal.words
        told = self.stopped.text(words.language)
        return [told] if self.stopped.number is None else [told, words("replay-stops")]

    def _paint(self, step: int) -> None:
        match = self.at(step)
        before = self.at(step - 1).told if step else 0
        events = match.log(self.seat, since=max(before, self.open_from))
        story = [self.board.wording.event(event, self.board.names, self.seat) for event in events]
        words = self.terminal.words
        if match.ask is None:
            story += result_lines(match, self.board, self.seat)
        if match is self.last:
            story += self._why_it_stops()
        where = words("replay-step", step=step, last=len(self.cuts) - 1)
        below = [Text(f" {where}", style="bold"), Text(f" {words('replay-keys')}", style="dim")]
        frame = Frame(self.terminal, self.board, story)
        self.terminal.paint(frame.lines(match.view(self.seat), match.ask, None, below))
