"""The terminal itself: what is written to it and read from it.

There are three ways to write. *Live*: on a real terminal the screen is painted anew in place. *Flowing*: into a file
or a pipe, one thing after the other. *Plain*: for screen readers and dumb terminals, sentences and nothing else.
"""

import os
import select
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from slet.cli.errors import Leave
from slet.cli.words import Words

WIDEST = 96
"""Wider than this, a line is hard to follow with the eye."""

_HOME, _TO_END_OF_LINE, _TO_END_OF_SCREEN = "\x1b[H", "\x1b[K", "\x1b[J"


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Let `main` deal with it; rich itself would end the process with an error."""
        raise BrokenPipeError


class Terminal:
    def __init__(self, words: Words, *, plain: bool = False) -> None:
        self.words = words
        _let_every_letter_pass()
        console: Console = _Console(highlight=False, markup=False, emoji=False)
        self.console = console
        console.width = min(console.width, WIDEST) if console.is_terminal else 80
        self.plain = plain or console.is_dumb_terminal or not console.encoding.startswith("utf")
        self.live = console.is_terminal and sys.stdin.isatty() and not self.plain
        self._hurried = False

    @property
    def height(self) -> int:
        return self.console.height

    # --- writing ---------------------------------------------------------------------------------------------

    def say(self, *lines: str) -> None:
        """Sentences, one a line."""
        self.write(*map(Text, lines))

    def copyable(self, *lines: str) -> None:
        """Lines that somebody may want to copy, such as a command: never broken by us."""
        for line in lines:
            print(line)

    def write(self, *parts: RenderableType) -> None:
        """Parts one below the other. In plain mode a text is one line, however long it is, and has no style."""
        for part in parts:
            if self.plain and isinstance(part, Text):
                print(part.plain)
            else:
                self.console.print(part)

    def lines(self, *parts: RenderableType) -> list[str]:
        """What the parts look like, line by line."""
        with self.console.capture() as capture:
            self.console.print(Group(*parts))
        return capture.get().splitlines()

    def paint(self, lines: Iterable[str]) -> None:
        """Write the lines over what the screen shows, in one go, so that nothing flickers."""
        body = "".join(f"{line}{_TO_END_OF_LINE}\n" for line in lines)
        sys.stdout.write(_HOME + body + _TO_END_OF_SCREEN)
        sys.stdout.flush()

    @contextmanager
    def stage(self) -> Iterator[None]:
        """A screen of our own while we are live: afterwards the person's own is back as it was."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    # --- reading ---------------------------------------------------------------------------------------------

    def ask(self, prompt: str | None = None) -> str:
        """One line from the person; `Leave` where there is no more."""
        prompt = prompt or self.words("plain-prompt" if self.plain else "prompt")
        sys.stdout.write(f" {prompt} " if self.live else f"{prompt} ")
        sys.stdout.flush()
        self._hurried = False
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            raise Leave from None
        if not line:
            raise Leave
        if not sys.stdin.isatty():
            sys.stdout.write("\n")  # nobody's Enter has ended the line of the prompt
        return line.strip()

    def page(self, *parts: RenderableType) -> None:
        """Show something a screenful at a time; Enter goes on. Where the screen is not ours, just print it."""
        if not self.live:
            self.write(*parts)
            return
        lines = self.lines(Padding(Group(*parts), (0, 1)))
        room = max(5, self.height - 3)
        for start in range(0, max(len(lines), 1), room):
            self.paint([*lines[start : start + room], ""])
            more = start + room < len(lines)
            self.ask(self.words("more" if more else "go-on"))

    def wait(self, seconds: float) -> None:
        """Give the eye time to follow. Enter hurries on to the next question."""
        if not self.live or self._hurried:
            return
        try:
            if not select.select([sys.stdin], [], [], seconds)[0]:
                return
        except OSError:  # where a terminal cannot be waited for
            time.sleep(seconds)
            return
        os.read(sys.stdin.fileno(), 4096)
        self._hurried = True


def _let_every_letter_pass() -> None:
    """A letter that the terminal does not know becomes a question mark, not the end of the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
