"""What can go wrong, each with a sentence a player can act on.

An error carries a message key and its arguments, so that it can be said in the player's language; `str(error)`
says it in English.
"""

from typing import TYPE_CHECKING

from slet.words import say, with_names

if TYPE_CHECKING:
    from slet.kernel.match import Match


class SletError(ValueError):
    """The root of every error that Slet raises on purpose."""

    key = "error"

    def __init__(self, key: str | None = None, **arguments: str | int) -> None:
        self.key = key or self.key
        self.arguments = arguments
        super().__init__(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (type(self), self.key, self.arguments)

    def text(self, language: str = "en") -> str:
        return say(language, self.key, **(with_names(language, self.arguments) if self.arguments else {}))

    def __str__(self) -> str:
        return self.text()


class UnknownGame(SletError):
    key = "unknown-game"


class BadSetup(SletError):
    """A seat count or an option that the game does not have."""

    key = "bad-setup"


class IllegalMove(SletError):
    """An answer that is not among the options. Nothing was changed."""

    key = "illegal-move"

    @property
    def clause(self) -> str | None:
        """The clause of the rules that asks for something else; None after the end of the game."""
        rule = self.arguments.get("rule")
        return None if rule is None else str(rule)


class CannotUndo(SletError):
    key = "cannot-undo"


class BadPosition(SletError):
    """A position that cannot be set up."""

    key = "bad-position"


class DamagedRecord(SletError):
    """Text that is not a record."""

    key = "damaged-record"


class RecordMismatch(SletError):
    """A record that does not fit the rules: says at which answer, step and question.

    Where it was played by another version of the rules, it says by which.
    """

    key = "record-mismatch"
    match: "Match | None" = None
    """The match as far as the record fits; None where it could not even begin."""

    @property
    def number(self) -> int | None:
        """The number of the answer that does not fit, from 1; None where all do, and it is the end that is another."""
        number = self.arguments.get("number")
        return None if number is None else int(number)

    @property
    def other_version(self) -> bool:
        """Whether it was played by another version of the rules: then nobody is to blame."""
        return "played" in self.arguments

    def text(self, language: str = "en") -> str:
        told = super().text(language)
        if self.other_version and self.key != "record-other-rules":
            told += " " + say(language, "record-versions", **self.arguments)
        return told


def _unpickle(kind: type[SletError], key: str, arguments: dict[str, str | int]) -> SletError:
    return kind(key, **arguments)
