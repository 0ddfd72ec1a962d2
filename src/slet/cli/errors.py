"""What can be wrong with a command."""

from slet.cli.words import Words
from slet.kernel.errors import SletError
from slet.words import with_names


class CommandError(SletError):
    """A command line, a file or a setting that cannot be used; its sentence is one of the terminal's own."""

    def text(self, language: str = "en") -> str:
        return Words(language)(self.key, **with_names(language, self.arguments))


class Refused(Exception):
    """Something typed in the middle of a game that cannot be done. Nothing was changed."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Leave(Exception):
    """The person wants to stop: `q`, Ctrl-C, or the end of the input."""
